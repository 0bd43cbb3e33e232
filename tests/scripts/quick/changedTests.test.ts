import { expect, it } from "vitest";
import { planQuick } from "../../../scripts/quick/planQuick.ts";

const UNIT = "tests/domain/fan.test.ts";
const SPEC = "tests/e2e/list.spec.ts";
const FILES = {
  "src/domain/building/batchKinds.ts": "export const KINDS = {};\n",
  "src/ui/main.tsx": "export const main = 1;\n",
  [UNIT]: "it();\n",
  [SPEC]: "test();\n",
};

const planOf = (seconds: Readonly<Record<string, number>>) =>
  planQuick(
    {
      paths: new Set([...Object.keys(FILES), "package.json"]),
      texts: new Map(Object.entries(FILES)),
      fetched: {},
      seconds,
    },
    [UNIT, SPEC, "package.json"].map((path) => ({
      path,
      isThere: true,
      isSameProgram: false,
      isSameSource: false,
    })),
  );

it.each([
  ["is not noted", {}],
  ["is more than the answer may take", { [UNIT]: 61, [SPEC]: 40 }],
])("changed tests are run before the whole gate where their time %s", (_, seconds) => {
  expect(planOf(seconds)).toMatchObject({ units: [UNIT], specs: [SPEC], left: [] });
});
