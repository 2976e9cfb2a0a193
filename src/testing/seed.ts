/**
 * A seed for a property test, printed so that a failure can be repeated: `FC_SEED=123 vitest run the.test.ts`.
 * @param law the name of the property
 */
export function seed(law: string): number {
  const asked = Number(process.env["FC_SEED"]);
  const chosen = Number.isInteger(asked) && asked > 0 ? asked : Date.now() % 0x7fffffff;
  console.log(`${law}: seed ${chosen}`);
  return chosen;
}

/** How often a property test runs: `FC_RUNS=3000 vitest run the.test.ts` asks for more than usual. */
export function runs(usual: number): number {
  return Number(process.env["FC_RUNS"]) || usual;
}
