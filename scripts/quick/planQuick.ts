import type { Seconds } from "../gate/recordedSeconds.ts";
import { isSourceOf, SERVER, SITE } from "../sources.mjs";
import type { Change } from "./changesSince.ts";
import { nearestFirst } from "./nearestFirst.ts";
import { SITE_ENTRY, siteReach } from "./siteReach.ts";
import { SourceGraph } from "./SourceGraph.ts";
import { listOfKinds, plantedKind, serverEntries, unreadOf } from "./unread.ts";
import { wholeGateReasons } from "./wholeGate.ts";
import { isShort, withinBudget } from "./withinBudget.ts";

/** All input of the choice. */
export interface Project {
  readonly paths: ReadonlySet<string>;
  /** Texts of every module and style. */
  readonly texts: ReadonlyMap<string, string>;
  /** The chunks that each browser spec fetches, by its path below tests/e2e. */
  readonly fetched: Readonly<Record<string, readonly string[]>>;
  /** Duration of each test file in the gate. */
  readonly seconds: Seconds;
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
  /** Files of tests that may be affected and are left to the whole gate. */
  readonly left: readonly string[];
  /** Why the whole gate would check more; empty if it would not. */
  readonly wholeGate: readonly string[];
}

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
  const sources = changes.filter(({ isSameSource }) => !isSameSource).map(({ path }) => path);
  const modules = sources.filter((path) => MODULE.test(path));
  const programs = changes.filter(({ isSameProgram }) => !isSameProgram).map(({ path }) => path);
  const affected = graph.affectedBy([...programs, ...graph.readersOf(all)]);
  if (concernsKinds(graph, paths, sources)) affected.add(FOURTH_KIND);

  const entries = serverEntries(texts);
  const server = graph.reachOf(entries);
  const served = programs.find((path) => server.has(path));
  const startServer = graph.affectedBy(["scripts/serveBuilt.mjs"]);
  const units = [...paths].filter((path) => UNIT.test(path) && affected.has(path));
  const processes = served === undefined ? [] : units.filter((path) => startServer.has(path));
  const near = likeliestOf(
    {
      lint: [...graph.typedBy(modules)].filter((path) => !all.includes(path) && paths.has(path)),
      build: programs.some((path) => isSourceOf(SITE, path) || isSourceOf(SERVER, path)),
      units: units.filter((path) => !processes.includes(path)),
      specs: reachedSpecs(project, graph, new Set(programs), served, affected),
    },
    {
      changed: new Set(programs),
      distances: graph.distancesFrom([...programs, ...graph.readersOf(all)]),
      seconds: project.seconds,
    },
    [
      // Without this, a moved file would be missed silently.
      ...(listOfKinds(paths) === undefined ? ["scripts/quick finds no list of kinds"] : []),
      ...[SITE_ENTRY, ...entries]
        .filter((path) => !paths.has(path))
        .map((path) => `${path} is not there: scripts/quick looks for it`),
      ...wholeGateReasons(graph, changes, (path) => path.startsWith("src/")),
      ...(processes.length > 0
        ? [`${served} is in the server: ${processes.length} test files start the built one`]
        : []),
      ...(served === undefined ? [] : [`${served} is in the server that the browser specs speak with`]),
    ],
  );
  const linted = new Set([...all, ...near.lint]);
  return {
    format: all.filter((path) => paths.has(path)),
    lint: [...linted].filter((path) => paths.has(path) && MODULE.test(path)).toSorted(),
    rooms: [...new Set(modules.flatMap((path) => ROOMS.find(([folder]) => folder.test(path))?.[1] ?? []))],
    boundaries: modules.some((path) => path.startsWith("src/")),
    unusedExports: modules.length > 0,
    build: near.build,
    units: near.units.toSorted(),
    specs: near.specs,
    left: [...near.left, ...processes],
    wholeGate: near.wholeGate,
  };
}

interface Reached {
  /** Unchanged files whose types may differ; units and specs whose result may differ. */
  readonly lint: readonly string[];
  /** Whether the build may differ. */
  readonly build: boolean;
  readonly units: readonly string[];
  readonly specs: readonly string[];
}

/** Data for finding the tests that are likeliest to fail, and quickest. */
interface Likelihood {
  readonly changed: ReadonlySet<string>;
  /** Numbers of imports from each file to the nearest changed one. */
  readonly distances: ReadonlyMap<string, number>;
  readonly seconds: Seconds;
}

/**
 * All reached tests, if they are short. Otherwise the whole gate is needed, and only the likeliest to fail run
 * before it: the nearest unit tests, and browser specs that changed themselves; without such a spec there is no
 * build.
 */
function likeliestOf(
  { lint, build, units, specs }: Reached,
  { changed, distances, seconds }: Likelihood,
  reasons: readonly string[],
): Reached & Pick<Plan, "wholeGate" | "left"> {
  const distanceOf = (path: string) =>
    // Takes half a minute and depends on every kind, so it comes last.
    path === FOURTH_KIND ? Number.POSITIVE_INFINITY : (distances.get(path) ?? Number.MAX_SAFE_INTEGER);
  const all = { units: nearestFirst(units, changed, distanceOf), specs: nearestFirst(specs, changed) };
  if (reasons.length === 0 && isShort(all, seconds)) return { ...all, lint, build, left: [], wholeGate: [] };
  const isChanged = (path: string) => changed.has(path);
  const tests = withinBudget({ units: all.units, specs: all.specs.filter(isChanged) }, seconds, isChanged);
  const chosen = new Set([...tests.units, ...tests.specs]);
  const isBuilt = build && tests.specs.length > 0;
  const count = [
    [specs.length - tests.specs.length, "more browser specs"],
    [units.length - tests.units.length, "more files of unit tests"],
    [lint.length, "more files that are linted"],
  ] as const;
  return {
    ...tests,
    lint: [],
    build: isBuilt,
    left: [...all.units, ...all.specs].filter((path) => !chosen.has(path)),
    wholeGate: [
      ...reasons,
      ...count.filter(([more]) => more > 0).map(([more, what]) => `${more} ${what} may be affected`),
      ...(build && !isBuilt ? ["the build may be affected"] : []),
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

/** Specs that changed, fetch a changed chunk, or use a changed server. */
function reachedSpecs(
  { paths, fetched }: Project,
  graph: SourceGraph,
  programs: ReadonlySet<string>,
  served: string | undefined,
  affected: ReadonlySet<string>,
): readonly string[] {
  const { isEverywhere, chunks } = siteReach(graph, programs);
  const isReached = (spec: string) =>
    isEverywhere ||
    served !== undefined ||
    affected.has(spec) ||
    // A spec that has never run has no known fetches.
    (fetched[spec.slice(E2E.length)]?.some((chunk) => chunks.has(chunk)) ?? chunks.size > 0);
  return [...paths].filter((path) => SPEC.test(path) && isReached(path));
}
