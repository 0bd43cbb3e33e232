import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { manualSheet } from "#domain/catalogue/curves/sheetCurve.ts";
import { checkSheet } from "#workers/curves/productWork.ts";
import { readExpectedChart } from "../../../scripts/digitise/ExpectedChart.ts";
import { openPicture } from "../../../scripts/digitise/openPicture.ts";
import { isGood } from "../../../scripts/digitise/scoreCurve.ts";
import { traceChart } from "../../../scripts/digitise/traceChart.ts";
import { TEST_STANDARD } from "../../support/importStandards.ts";
import { readFixture } from "../../support/readSheet.ts";

const FOLDER = "tests/fixtures/curves/";

it.each([
  ["c10-clean-colour", 4],
  ["c16-jpeg-rotated", 3],
  ["c17-scan-black", 3],
])("%s gives its %i curves under clicks that shake", async (name, count) => {
  // The library that opens scans says which parts of a browser it lacks here.
  vi.spyOn(console, "log").mockImplementation(() => {});
  const expected = readExpectedChart(readFileSync(`${FOLDER}${name}.json`, "utf8"), name)!;
  const bytes = new Uint8Array(readFileSync(`${FOLDER}${expected.file}`));
  const open = await openPicture(expected.file, bytes, expected.page);
  const { outcomes, scores } = traceChart(expected, open, "1");
  expect(outcomes.filter(({ status }) => status === "wrong" || status === "asked")).toEqual([]);
  expect(scores).toHaveLength(count);
  expect(scores.filter((score) => !isGood(score))).toEqual([]);
});

it.each([
  ["c01-pump-three-axes", 3],
  ["c08-gnuplot", 2],
])("%s gives its %i curves without a click, and they pass the checks of a product", async (name, count) => {
  const { read, entry } = await readFixture(name);
  const taken = entry.curves.flat().filter(({ isTaken }) => isTaken);
  expect(taken).toHaveLength(count);
  const from = { fileName: `${name}.pdf`, hash: "", page: 1, person: "某人", day: "2026-11-30" };
  const sheet = manualSheet(read, entry, from);
  expect(sheet.curves).toHaveLength(count);
  const { product, remarks } = checkSheet(sheet, TEST_STANDARD);
  expect(product).not.toBeNull();
  expect(remarks.filter(({ severity }) => severity === "refused")).toEqual([]);
});
