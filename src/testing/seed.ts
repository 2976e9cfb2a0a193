/**
 * A seed for a law, printed so that a failure can be run again: `FC_SEED=123 vitest run the.test.ts`.
 * @param law what is being tried, for the reader of the log.
 */
export function seed(law: string): number {
  const asked = Number(process.env["FC_SEED"]);
  const chosen = Number.isInteger(asked) && asked > 0 ? asked : Date.now() % 0x7fffffff;
  console.log(`${law}: seed ${chosen}`);
  return chosen;
}
