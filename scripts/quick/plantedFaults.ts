/** A mistake that a change could contain, made by one replacement. */
export interface PlantedFault {
  readonly name: string;
  readonly path: string;
  readonly from: string | RegExp;
  readonly to: string;
}

const LOST_RIGHT = "src/ui/project/calls/lostRight.ts";

/** One for each way in which a change reaches what checks it. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    name: "three empty lines",
    path: "src/domain/base/lists.ts",
    from: /\n$/u,
    to: "\n\n\n\n",
  },
  { name: "`any`", path: LOST_RIGHT, from: "(data: unknown)", to: "(data: any)" },
  { name: "an export that nobody uses", path: LOST_RIGHT, from: "const GONE", to: "export const GONE" },
  {
    name: "the domain imports the contract",
    path: "src/domain/base/lists.ts",
    from: /^/u,
    to: 'import "#api/contract/limits.ts";\n',
  },
  { name: "a deleted export", path: LOST_RIGHT, from: "export function", to: "function" },
  {
    name: "a type that other rooms use",
    path: "src/domain/building/rooms/Room.ts",
    from: "readonly count: number;",
    to: "readonly count: string;",
  },
  {
    name: "a field of the contract renamed",
    path: "src/api/contract/documents.ts",
    from: "  title: v.string(),",
    to: "  name: v.string(),",
  },
  {
    name: "a type error in a bench",
    path: "bench/percentile.ts",
    from: "share: number",
    to: "share: string",
  },
  {
    name: "another sentence for a code",
    path: LOST_RIGHT,
    from: "项目已归档，取消归档后才能修改",
    to: "项目已归档",
  },
  {
    name: "a fixture's figure",
    path: "tests/fixtures/psychrometrics.json",
    from: /(\d)[.](\d)/u,
    to: "$1$2",
  },
  {
    name: "a golden file",
    path: "tests/domain/things/files/revitParameters.tsv",
    from: "P000003",
    to: "P000004",
  },
  {
    name: "a worker's table of encodings",
    path: "src/workers/sheet/decodeText.ts",
    from: "[0xff, 0xfe]",
    to: "[0xff, 0xfd]",
  },
  {
    name: "a schedule's expected reading",
    path: "tests/fixtures/schedules/expect.json",
    from: "7.781",
    to: "7.782",
  },
  {
    name: "a constant of humid air",
    path: "src/domain/physics/air/humidityRatio.ts",
    from: "0.621945",
    to: "0.62",
  },
  {
    name: "a tolerance of the cases",
    path: "scripts/cases/tolerance.ts",
    from: "value / 100,",
    to: "value,",
  },
  { name: "a route's address", path: "src/ui/shell/route/routes.ts", from: '"/pump"', to: '"/pumps"' },
  { name: "a licence in NOTICE", path: "NOTICE", from: /CC BY/gu, to: "CC-BY" },
  {
    name: "a decision missing in the index",
    path: "docs/decisions/README.md",
    from: /^[|].*\(quick[.]md\).*\n/mu,
    to: "",
  },
  {
    name: "a class of a page's styles renamed",
    path: "src/ui/screens/home/Home.module.css",
    from: /^[.](\w+)/mu,
    to: ".$1Other",
  },
  {
    name: "the colour of a common style",
    path: "src/ui/kit/styles/text.module.css",
    from: "var(--v-ink-2)",
    to: "#ddd",
  },
  {
    name: "a selector that browser specs share",
    path: "tests/e2e/support/batchPage.ts",
    from: '"一键选型"',
    to: '"一键"',
  },
  {
    name: "a thread of the server without an import",
    path: "src/server/selection/selectionThread.ts",
    from: /^import .*\n/mu,
    to: "",
  },
  {
    name: "a migration",
    path: "src/server/database/migrations/0000_volute.sql",
    from: '"url" text',
    to: '"link" text',
  },
  { name: "a data file", path: "data/fans.json", from: /\d\d/u, to: "99" },
  { name: "a compiler's configuration", path: "tsconfig.domain.json", from: "ES2021", to: "ES2020" },
  { name: "a package", path: "package.json", from: '"comlink": "4.4.2"', to: '"comlink": "4.4.1"' },
  {
    name: "what every test is given at its start",
    path: "tests/support/failOnConsole.ts",
    from: "heard = [];",
    to: "heard = [level];",
  },
  {
    name: "the gate's own script",
    path: "scripts/gate/runTool.ts",
    from: "exitCode ?? 1",
    to: "exitCode ?? 0",
  },
];
