import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cruiseBoundaries, type Cruise } from "../../scripts/gate/cruiseBoundaries.ts";
import { USED_IN_ONE_PLACE } from "../../scripts/gate/usedInOnePlace.ts";
import { typeOnlyImports } from "../../scripts/gate/typeOnlyImports.ts";
import { DOMAIN, PAGE, BATCH, SERVER, BATCH_WORKER } from "./floorsInOrder.ts";
import { PlantedTree } from "./PlantedTree.ts";

const value = (specifier: string) => `import { thing } from "${specifier}";\nexport const own = thing;\n`;
const type = (specifier: string) =>
  `import type { thing } from "${specifier}";\nexport type Own = typeof thing;\n`;
const late = (specifier: string) =>
  `const thing = () => import("${specifier}");\nexport const Own = () => <button onClick={thing}>open</button>;\n`;
/** dependency-cruiser does not look for imports inside of elements. */
const hidden = (specifier: string) =>
  `export const Own = () => <button onClick={() => import("${specifier}")}>open</button>;\n`;
const innocent = `export const thing = 1;\n`;

/** Each imports from the next above it; the last, which may import all, from a folder that is no subject. */
const floorPlants = (within: string, subjects: readonly string[]): [string, string, string][] =>
  subjects.map((subject, at) => [
    `${within}/${subject}`,
    `src/${within}/${subject}/plant.ts`,
    type(`#${within}/${subjects[at + 1] ?? "nowhere"}/${at + 1 < subjects.length ? "plant" : "thing"}.ts`),
  ]);

/** Rule, the file that breaks it and how. */
const PLANTS: readonly (readonly [rule: string, file: string, content: string])[] = [
  ["domain-imports-domain", "src/domain/plant.ts", type("#api/contract/thing.ts")],
  ...floorPlants("domain", DOMAIN),
  ...floorPlants("server", SERVER),
  ["server-lies-in-rooms", "src/server/start/lostPlant.ts", type("../nowhere/thing.ts")],
  ...floorPlants("workers/batch", BATCH_WORKER),
  ["batch-worker-lies-in-rooms", "src/workers/lostPlant.ts", type("./batch/nowhere/thing.ts")],
  ["domain-lies-on-floors", "src/ui/page/services/domainPlant.ts", type("#domain/nowhere/thing.ts")],
  [
    "kinds-know-no-other-kind",
    "src/domain/building/kinds/one/plant.ts",
    type("#domain/building/kinds/two/thing.ts"),
  ],
  ["domain-has-no-packages", "src/domain/packagePlant.ts", type("valibot")],
  ["contract-imports-domain", "src/api/contract/plant.ts", type("#api/client/thing.ts")],
  ["contract-has-valibot-only", "src/api/contract/packagePlant.ts", value("pako")],
  ["client-imports-contract", "src/api/client/plant.ts", type("#workers/thingClient.ts")],
  ["host-imports-contract", "src/api/host/plant.ts", value("#api/client/thing.ts")],
  ["workers-import-domain-and-api", "src/workers/plant.ts", type("#ui/page/services/thing.ts")],
  ["workers-have-their-own-packages", "src/workers/packagePlant.ts", value("react")],
  ["server-imports-contract", "src/server/plant.ts", value("#api/client/thing.ts")],
  ["server-has-no-page-packages", "src/server/packagePlant.ts", value("react")],
  ["samples-come-through-one-door", "src/server/samplePlant.ts", value("./samples/thing.ts")],
  ["standard-stands-by-itself", "src/server/standard/plant.ts", value("../samples/thing.ts")],
  ["palette-imports-domain", "src/palettePlant.ts", value("#floor.ts")],
  ["paper-imports-domain", "src/paper/plant.ts", type("#api/contract/thing.ts")],
  ["paper-draws-documents-only", "src/paper/packagePlant.ts", value("pako")],
  ["floor-imports-nothing", "src/floor/plant.ts", value("#domain/base/thing.ts")],
  [
    "browser-has-no-node",
    "src/ui/page/services/nodePlant.ts",
    `import { join } from "node:path";\nexport const own = join;\n`,
  ],
  ["nobody-imports-a-worker-entry", "src/workers/entryPlant.ts", value("./thing.worker.ts")],
  ["page-never-sees-server", "src/ui/page/services/serverPlant.ts", type("#server/http/thing.ts")],
  [
    "page-asks-workers-through-clients",
    "src/ui/page/services/workerPlant.ts",
    value("#workers/thingService.ts"),
  ],
  ["screens-reach-out-through-hooks", "src/ui/screens/one/Plant.tsx", late("#workers/thingClient.ts")],
  ["screens-do-not-import-screens", "src/ui/screens/one/Neighbour.tsx", type("../two/Two.tsx")],
  ["only-the-shell-opens-screens", "src/ui/kit/Plant.tsx", late("../screens/two/Two.tsx")],
  ...floorPlants("ui", PAGE),
  ...floorPlants("ui/screens/batch", BATCH),
  ["page-lies-on-floors", "src/ui/shell/floorPlant.ts", type("#ui/nowhere/thing.ts")],
  [USED_IN_ONE_PLACE, "src/ui/kit/onePlacePlant.ts", innocent],
  ["nobody-ships-tests", "src/domain/testPlant.ts", value("../../tests/thing.ts")],
  ["nobody-ships-development-packages", "src/server/developmentPlant.ts", value("vitest")],
  ["no-unresolvable", "src/domain/lostPlant.ts", value("./nowhere.ts")],
  ["no-cycles", "src/domain/cyclePlant.ts", type("./cyclePlant2.ts")],
  ["no-orphans", "src/domain/orphanPlant.ts", innocent],
  ["product-reaches-everything", "src/domain/searchPlainly.ts", value("./base/thing.ts")],
  ...["physics/pipe", "physics/sound", "products/tolerance", "building/systems"].map((folder) => {
    const up = "../".repeat(folder.split("/").length);
    return [
      "product-reaches-everything",
      `src/domain/${folder}/askedByNobody.ts`,
      value(`${up}base/thing.ts`),
    ] as const;
  }),
];

/** What may be imported, and imports that are allowed: none of these may be reported. */
const ALLOWED: Readonly<Record<string, string>> = {
  "src/domain/base/thing.ts": innocent,
  "src/api/contract/thing.ts": value("valibot") + `export const thing = own;\n`,
  "src/api/client/thing.ts": value("#api/contract/thing.ts") + `export const thing = own;\n`,
  "src/workers/thingClient.ts": value("#api/client/thing.ts") + `export const thing = own;\n`,
  "src/paper/thing.ts": value("#domain/base/thing.ts") + `export const thing = own;\n`,
  "src/workers/thingService.ts": value("#paper/thing.ts") + `export const thing = own;\n`,
  "src/workers/thing.worker.ts": `import "#floor.ts";\nimport { thing } from "./thingService.ts";\nexport { thing };\n`,
  "src/ui/page/services/thing.ts": value("#workers/thingClient.ts") + `export const thing = own;\n`,
  "src/ui/screens/two/Two.tsx":
    type("#workers/thingService.ts") +
    `import { thing } from "../../page/services/thing.ts";\nimport { useOwn } from "./useOwn.ts";\nexport { thing, useOwn };\n`,
  "src/ui/screens/two/useOwn.ts": value("#workers/thingClient.ts") + `export const useOwn = own;\n`,
  "src/ui/main.tsx": `import "#floor.ts";\nimport "./page/services/thing.ts";\nimport { thing } from "./screens/two/Two.tsx";\nthing.toString();\n`,
  "src/server/http/thing.ts": value("#api/contract/thing.ts") + `export const thing = own;\n`,
  "src/server/samples/thing.ts": innocent,
  "src/server/catalogue/bundledCatalogue.ts": value("../samples/thing.ts") + `export const thing = own;\n`,
  "src/server/standard/thing.ts": value("#domain/base/thing.ts") + `export const thing = own;\n`,
  "src/server/start/main.ts": `import "../catalogue/bundledCatalogue.ts";\nimport "../standard/thing.ts";\nimport { thing } from "../http/thing.ts";\nthing.toString();\n`,
  "src/floor.ts": `import "./floor/piece.ts";\n`,
  "src/floor/piece.ts": innocent,
};

const SUPPORT: Readonly<Record<string, string>> = {
  "src/ui/nowhere/thing.ts": innocent,
  "src/ui/screens/batch/nowhere/thing.ts": innocent,
  "src/ui/screens/one/onlyUser.ts": `export { thing } from "../../kit/onePlacePlant.ts";\n`,
  "src/domain/nowhere/thing.ts": innocent,
  "src/workers/batch/nowhere/thing.ts": innocent,
  "src/server/nowhere/thing.ts": innocent,
  "src/domain/building/kinds/two/thing.ts": innocent,
  "src/domain/cyclePlant2.ts": value("./cyclePlant.ts") + `export const thing = own;\n`,
  "src/ui/screens/two/Hidden.tsx": hidden("#workers/thingClient.ts"),
  "tests/thing.ts": innocent,
  ...Object.fromEntries(
    ["pako", "react", "valibot", "vitest"].flatMap((name) => [
      [`node_modules/${name}/package.json`, JSON.stringify({ name, main: "index.js" })],
      [`node_modules/${name}/index.js`, "exports.thing = 1;\n"],
    ]),
  ),
};

describe("the boundary check", () => {
  let tree: PlantedTree;
  let planted: Cruise;
  beforeAll(async () => {
    const plants = Object.fromEntries(PLANTS.map(([, file, content]) => [file, content]));
    tree = new PlantedTree({ ...ALLOWED, ...SUPPORT, ...plants }, [
      ".dependency-cruiser.mjs",
      "scripts/gate/floors.mjs",
      "package.json",
    ]);
    planted = await cruiseBoundaries(tree.root);
  });
  afterAll(() => tree.dispose());

  it.each(PLANTS)("%s refuses %s", (rule, file) => {
    expect(
      planted.violations.filter((violation) => violation.from === file).map((found) => found.rule),
    ).toContain(rule);
  });

  it("has a plant for every rule", () => {
    const once = PLANTS.filter(([, file]) => !file.endsWith("/askedByNobody.ts"));
    expect(once.map(([rule]) => rule).toSorted()).toEqual(planted.rules.toSorted());
  });

  it("lets through what the table allows", () => {
    expect(planted.violations.filter(({ from }) => from in ALLOWED)).toEqual([]);
  });

  it("reads every file", () => {
    expect(planted.modules).toBe(planted.files);
  });

  it("says which imports it did not see", () => {
    expect(planted.unseen).toEqual(["src/ui/screens/two/Hidden.tsx: #workers/thingClient.ts"]);
  });
});

describe("typeOnlyImports", () => {
  it("tells types from values, re-exports and late imports included", () => {
    const source = `
      import type { A } from "a";
      import { b } from "b";
      import { type C } from "c";
      export type { D } from "d";
      export { e } from "e";
      export * from "f";
      import "g";
      import type { H } from "h";
      const late = () => import("h");
      const element = <div>{b}</div>;
    `;
    expect([...typeOnlyImports("a.tsx", source)]).toEqual(["a", "d"]);
  });
});
