import { isSourceOf, SERVER, SITE } from "../sources.mjs";
import type { Change } from "./changesSince.ts";
import { nearestFirst } from "./nearestFirst.ts";
import { SITE_ENTRY, siteReach } from "./siteReach.ts";
import { SourceGraph } from "./SourceGraph.ts";
import { listOfKinds, plantedKind, serverEntries, unreadOf } from "./unread.ts";
import { wholeGateReasons } from "./wholeGate.ts";

/** All input of the choice. */
export interface Project {
  readonly paths: ReadonlySet<string>;
  /** Texts of every module and style. */
  readonly texts: ReadonlyMap<string, string>;
  /** The chunks that each browser spec fetches, by its path below tests/e2e. */
  readonly fetched: Readonly<Record<string, readonly string[]>>;
}

/** The checks to run for a change. */
export interface Plan {
  readonly format: readonly string[];
  readonly lint: readonly string[];
  /** Rooms whose types are checked. */
  readonly rooms: readonly string[];
  readonly boundaries: boolean;
  readonly unusedExports: boolean;
  readonly build: boolean;
  readonly units: readonly string[];
  readonly specs: readonly string[];
  /** Why the whole gate would check more; empty if it would not. */
  readonly wholeGate: readonly string[];
}

/**
 * Browser specs take some seconds each: above this number only the likeliest are run, and the others are left
 * to the whole gate.
 */
const MOST_SPECS = 8;
/** Number of specs that are run then: those whose names resemble the change most. */
const LIKELIEST = 4;

const E2E = "tests/e2e/";
const UNIT = /^tests\/.*[.]test[.]tsx?$/u;
/** Specs of the whole gate: hosts and the oldest browser are only in `npm run test:all`. */
const SPEC = /^tests\/e2e\/(?!hosts\/|chromium92).*[.]spec[.]ts$/u;
const MODULE = /[.](?:tsx?|mjs)$/u;

/** The rooms whose types include a folder; the first match decides. */
const ROOMS: readonly (readonly [folder: RegExp, rooms: readonly string[]])[] = [
  [/^(?:tests|bench|scripts)\//u, ["test"]],
  [/^src\/server\//u, ["server", "test"]],
  [/^src\/ui\//u, ["ui", "test"]],
  [/^src\/(?:workers|floor|api\/client|api\/host)\b/u, ["ui", "worker", "test"]],
  [/^src\/(?!domain)/u, ["ui", "worker", "server", "test"]],
  [/^src\//u, ["domain", "ui", "worker", "server", "test"]],
];

const FOURTH_KIND = "tests/gate/fourthKind.test.ts";

export function planQuick(project: Project, changes: readonly Change[]): Plan {
  const { paths, texts } = project;
  const gone = changes.filter(({ isThere }) => !isThere).map(({ path }) => path);
  const graph = new SourceGraph(texts, new Set([...paths, ...gone]), unreadOf(texts));
  const all = changes.map(({ path }) => path);
  const modules = all.filter((path) => MODULE.test(path));
  const programs = changes.filter(({ isSameProgram }) => !isSameProgram).map(({ path }) => path);
  const affected = graph.affectedBy([...programs, ...graph.readersOf(all)]);
  if (concernsKinds(graph, paths, all)) affected.add(FOURTH_KIND);

  const entries = serverEntries(texts);
  const server = graph.reachOf(entries);
  const served = programs.find((path) => server.has(path));
  const startServer = graph.affectedBy(["scripts/serveBuilt.mjs"]);
  const units = [...paths].filter((path) => UNIT.test(path) && affected.has(path));
  const processes = served === undefined ? [] : units.filter((path) => startServer.has(path));
  const browser = chooseSpecs(project, graph, new Set(programs), served, affected);
  return {
    format: all.filter((path) => paths.has(path)),
    lint: [...graph.typedBy(modules)].filter((path) => paths.has(path) && MODULE.test(path)).toSorted(),
    rooms: [...new Set(modules.flatMap((path) => ROOMS.find(([folder]) => folder.test(path))?.[1] ?? []))],
    boundaries: modules.some((path) => path.startsWith("src/")),
    unusedExports: modules.length > 0,
    build: programs.some((path) => isSourceOf(SITE, path) || isSourceOf(SERVER, path)),
    units: units.filter((path) => !processes.includes(path)).toSorted(),
    specs: browser.specs,
    wholeGate: [
      // Without this, a moved file would be missed silently.
      ...(listOfKinds(paths) === undefined ? ["scripts/quick finds no list of kinds"] : []),
      ...[SITE_ENTRY, ...entries]
        .filter((path) => !paths.has(path))
        .map((path) => `${path} is not there: scripts/quick looks for it`),
      ...wholeGateReasons(graph, changes, (path) => path.startsWith("src/")),
      ...(processes.length > 0
        ? [`${served} is in the server: ${processes.length} test files start the built one`]
        : []),
      ...browser.left,
    ],
  };
}

/**
 * Whether a change concerns kinds: anything that uses the list of kinds may fail with one more, as may the
 * code that makes and inspects the planted kind.
 */
function concernsKinds(graph: SourceGraph, paths: ReadonlySet<string>, changed: readonly string[]): boolean {
  const knowing = graph.typedBy([listOfKinds(paths) ?? ""]);
  const planted = graph.loadedWith(plantedKind(paths));
  return changed.some((path) => (path.startsWith("src/") ? knowing.has(path) : planted.has(path)));
}

interface ChosenSpecs {
  readonly specs: readonly string[];
  /** Why specs were left to the whole gate, if any were. */
  readonly left: readonly string[];
}

/** Specs that changed, fetch a changed chunk, or use a changed server. */
function chooseSpecs(
  { paths, fetched }: Project,
  graph: SourceGraph,
  programs: ReadonlySet<string>,
  served: string | undefined,
  affected: ReadonlySet<string>,
): ChosenSpecs {
  const { isEverywhere, chunks } = siteReach(graph, programs);
  const isReached = (spec: string) =>
    isEverywhere ||
    served !== undefined ||
    affected.has(spec) ||
    // A spec that has never run has no known fetches.
    (fetched[spec.slice(E2E.length)]?.some((chunk) => chunks.has(chunk)) ?? chunks.size > 0);
  const reached = [...paths].filter((path) => SPEC.test(path) && isReached(path));
  const ordered = nearestFirst(reached, programs);
  if (ordered.length <= MOST_SPECS) return { specs: ordered, left: [] };
  const specs = ordered.slice(0, LIKELIEST);
  const more = ordered.length - specs.length;
  const cause =
    served === undefined ? "they fetch what has changed" : `${served} is in the server that they speak with`;
  return { specs, left: [`${more} more browser specs: ${cause}`] };
}
