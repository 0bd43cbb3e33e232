import { isSourceOf, SERVER, SITE } from "../sources.mjs";
import type { Change } from "./changesSince.ts";
import { nearestFirst } from "./nearestFirst.ts";
import { SITE_ENTRY, siteReach } from "./siteReach.ts";
import { SourceGraph } from "./SourceGraph.ts";
import { listOfKinds, plantedKind, serverEntries, unreadOf } from "./unread.ts";
import { wholeGateReasons } from "./wholeGate.ts";

/** All that a choice is made from. */
export interface Project {
  readonly paths: ReadonlySet<string>;
  /** Of every module and style. */
  readonly texts: ReadonlyMap<string, string>;
  /** The chunks that each browser spec fetches, by its path below tests/e2e. */
  readonly fetched: Readonly<Record<string, readonly string[]>>;
}

/** What is to be run for a change. */
export interface Plan {
  readonly format: readonly string[];
  readonly lint: readonly string[];
  /** Configurations of types. */
  readonly rooms: readonly string[];
  readonly boundaries: boolean;
  readonly unusedExports: boolean;
  readonly build: boolean;
  readonly units: readonly string[];
  readonly specs: readonly string[];
  /** Why this is not all that the whole gate would look at; empty where it is. */
  readonly wholeGate: readonly string[];
}

/** Browser specs are some seconds each: of more than so many only the likeliest are run, and the whole gate the others. */
const MOST_SPECS = 8;
/** Those that are named most like what changed. */
const LIKELIEST = 4;

const E2E = "tests/e2e/";
const UNIT = /^tests\/.*[.]test[.]tsx?$/u;
/** What the whole gate runs: hosts and the oldest browser come with `npm run test:all`. */
const SPEC = /^tests\/e2e\/(?!hosts\/|chromium92).*[.]spec[.]ts$/u;
const MODULE = /[.](?:tsx?|mjs)$/u;

/** Which types are read with a folder's: whoever stands first decides. */
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
      // What has moved would be missed in silence.
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

/** Whoever knows the list of kinds may stumble over one more; so may what the planted kind is made and looked at with. */
function concernsKinds(graph: SourceGraph, paths: ReadonlySet<string>, changed: readonly string[]): boolean {
  const knowing = graph.typedBy([listOfKinds(paths) ?? ""]);
  const planted = graph.loadedWith(plantedKind(paths));
  return changed.some((path) => (path.startsWith("src/") ? knowing.has(path) : planted.has(path)));
}

interface ChosenSpecs {
  readonly specs: readonly string[];
  /** Why others were left, where they were. */
  readonly left: readonly string[];
}

/** Specs that are others, fetch a chunk that is another, or speak with a server that is. */
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
    // Of a spec that has never run it is not known what it fetches.
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
