import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sourceFiles } from "../../scripts/gate/sourceFiles.ts";

const COLOUR = /["'`]#[0-9a-f]{3,8}["'`]|\brgba?\(/iu;
const coloured = (paths: readonly string[]) =>
  paths.filter((path) => COLOUR.test(readFileSync(path, "utf8")));

it("finds no colour in what says what is drawn, only in what paints it", () => {
  expect(coloured(sourceFiles(process.cwd(), "src/domain"))).toEqual([]);
  expect(coloured(["src/palette.ts"])).toEqual(["src/palette.ts"]);
});
