import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sourceFiles } from "../../scripts/gate/sourceFiles.ts";

/** Seconds of an hour and the kelvin of 0 ℃: figures of `units.ts`, whoever needs them. */
const CONSTANT = /(?<![\d.])(?:3_?600|273[.]15)(?!\d)/u;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gmu;
const holdsOne = (text: string) => CONSTANT.test(text.replaceAll(COMMENT, ""));

it("finds conversions between units written in one place of the domain", () => {
  expect(holdsOne("const speed = flow / 3600 / area;")).toBe(true);
  expect(holdsOne("const kelvin = t + 273.15;")).toBe(true);
  expect(holdsOne("/** q/3600 */\nconst a = 13600; // 3600")).toBe(false);
  const found = sourceFiles(process.cwd(), "src/domain").filter((path) =>
    holdsOne(readFileSync(path, "utf8")),
  );
  expect(found.toSorted()).toEqual([
    "src/domain/base/units.ts",
    // A day in milliseconds, and an hour as IFC writes it.
    "src/domain/desk/project/projectLimits.ts",
    "src/domain/things/files/IfcFile.ts",
  ]);
});
