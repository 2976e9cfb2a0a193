/**
 * The pieces the app is built in. Modules that open together load together: every dynamic import belongs to the piece of
 * its folder, and a module goes with the piece that needs it. Modules that the first page and the table need are a piece
 * of their own, `both`, so that a resumed game loads nothing of the first page. Modules the table needs go with the table,
 * because every screen but the first loads it; modules that two other pieces need go into `common`. A style sheet follows
 * the screen that imports it, so a screen's styles always load after `start`, `both`, `table` and `common`.
 */
interface Module {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}
export interface Graph {
  getModuleInfo: (id: string) => Module | null;
}

/** Folders that share a piece. Every other folder is a piece of its own, called by its name. */
const PIECES: Readonly<Record<string, string>> = {
  "": "rescue",
  session: "table",
  "session/keeping": "rescue",
  ui: "table",
  "ui/backup": "handover",
  "ui/pads": "table",
  "ui/scorecard": "club",
  "ui/games": "common",
  "ui/home": "common",
  "ui/parts": "common",
  "ui/record": "common",
  "ui/settings": "common",
  "ui/words": "common",
  "ui/new-game": "common",
  "ui/patience": "tools",
  storage: "rescue",
};

/** The first screen imports these on demand, but no tap waits for them. */
const LATER = /\/src\/ui\/notices\.tsx$/;

/** Whether the first screen needs the module: the page's own script reaches it by static imports alone. */
function isInitial(id: string, graph: Graph, seen = new Set<string>()): boolean {
  const module = graph.getModuleInfo(id);
  if (!module || seen.has(id)) return false;
  seen.add(id);
  return module.isEntry || module.importers.some((importer) => isInitial(importer, graph, seen));
}

/** The piece of a dynamic import; a package is a piece of its own. Table parts that load later have their own. */
function pieceOfImport(id: string, { dynamicImporters }: Module, graph: Graph): string {
  const at = id.includes("node_modules") ? -1 : id.lastIndexOf("/src/");
  const path = at < 0 ? undefined : id.slice(at + "/src/".length);
  if (path === undefined) return id;
  const folder = path.split("/").slice(0, -1).slice(0, 2).join("/");
  const piece = PIECES[folder] ?? folder.slice(folder.indexOf("/") + 1);
  const isSoon = dynamicImporters.some((importer) => isInitial(importer, graph)) && !LATER.test(id);
  // The first page itself; its parts that load later go into `common`.
  if (folder === "ui/home" && isSoon) return "home";
  const isLater = piece === "table" && !isSoon;
  return isLater ? "table-later" : piece;
}

/** The pieces that need a module. */
function usersOf(id: string, graph: Graph, seen = new Set<string>()): ReadonlySet<string> {
  const module = graph.getModuleInfo(id);
  if (!module || seen.has(id)) return new Set();
  seen.add(id);
  const users = new Set(module.dynamicImporters.length > 0 ? [pieceOfImport(id, module, graph)] : []);
  for (const importer of module.importers) for (const user of usersOf(importer, graph, seen)) users.add(user);
  return users;
}

/** `null` lets the bundler decide: for a package that is imported on demand. */
function pieceOf(id: string, graph: Graph): string | null {
  const users = usersOf(id, graph);
  if (users.has("home") && users.has("table")) return "both";
  if (users.has("table")) return "table";
  if (users.has("home")) return "home";
  const [piece, another] = users;
  if (another !== undefined) return "common";
  return piece === undefined || piece.includes("node_modules") ? null : piece;
}

const only = (piece: string) => (id: string, graph: Graph) => (pieceOf(id, graph) === piece ? piece : null);

/** In this order, because a piece takes along the modules it imports. */
export const pieces = [
  { name: "start", tags: ["$initial" as const], priority: 3 },
  { name: only("both"), priority: 2.5 },
  { name: only("table"), priority: 2 },
  { name: only("home"), priority: 1.5 },
  { name: only("common"), priority: 1 },
  { name: pieceOf },
];
