import { CURVE_QUANTITIES } from "#domain/physics/curve/curveQuantities.ts";
import { fitSetting } from "#domain/physics/curve/fitSetting.ts";
import { packFit, type PackedFit } from "#domain/physics/curve/packFit.ts";
import { settingName } from "#domain/catalogue/machine/productChart.ts";
import { readLists } from "#domain/physics/curve/readCurve.ts";
import { isNameIn } from "#domain/base/keyed.ts";
import type { CurveSet } from "../database/schema/ProductSheet.ts";

type SetLine = Omit<CurveSet, "lines"> & CurveSet["lines"][number];

const haveOneSetting = (lines: readonly SetLine[]): boolean =>
  lines.every(
    ({ setting, rotationalSpeed }) =>
      setting === lines[0]!.setting && rotationalSpeed === lines[0]!.rotationalSpeed,
  );

/** Fits shaft power and its efficiency together for older lines, whose fits were made separately. */
export function refittedLines(lines: readonly SetLine[]): readonly SetLine[] {
  const isOlder = (own: readonly SetLine[]) =>
    own.some(({ quantity, fit }) => quantity === "shaftPower" && fit !== null) &&
    own.every(({ fit }) => fit === null || (fit as PackedFit).kind !== "derived");
  // Most products have one setting, and a category may have millions of lines.
  if (haveOneSetting(lines) && !isOlder(lines)) return lines;
  const names = new Set(lines.map(settingName));
  const fits = new Map<SetLine, PackedFit>();
  for (const name of names) {
    const own = lines.filter((line) => settingName(line) === name);
    if (!isOlder(own)) continue;
    const measured = own.flatMap((line) => {
      const { quantity, flows, values } = line;
      if (line.fit === null || !isNameIn(CURVE_QUANTITIES, quantity)) return [];
      const read = readLists(flows, values, quantity);
      return read.ok ? [{ line, quantity, curve: read.value }] : [];
    });
    // There is a fit for each, in the same order.
    fitSetting(measured).forEach(({ fitted }, at) => fits.set(measured[at]!.line, packFit(fitted)));
  }
  return fits.size === 0 ? lines : lines.map((line) => ({ ...line, fit: fits.get(line) ?? line.fit }));
}
