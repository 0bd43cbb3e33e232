import { CURVE_QUANTITIES } from "../../physics/curve/curveQuantities.ts";
import type { SourceField, SourceProduct } from "../import/SourceProduct.ts";
import { chartSource, type StatedReading } from "../chartSource.ts";
import { fitMisses, type KeptCurve } from "./fitMisses.ts";
import { keptValues, MOST_POINTS } from "./keptValues.ts";
import { readingError } from "./readingError.ts";
import type { ReadMethod, SheetCurve } from "./SheetAxis.ts";

/** A product as it was read from a page of a manual. */
export interface ManualSheet {
  readonly fileName: string;
  /** SHA-256 of the file in hexadecimal figures; empty where the browser cannot tell it. */
  readonly hash: string;
  readonly page: number;
  readonly person: string;
  /** As `2026-11-27`. */
  readonly day: string;
  readonly category: string;
  readonly brand: string;
  readonly series: string;
  readonly model: string;
  /** r/min; `null` where the curves themselves state it or nobody does. */
  readonly speed: number | null;
  readonly curves: readonly SheetCurve[];
}

/** Points of all curves: the server takes no more. */
const MOST_OF_ALL = 480;
const LONGEST_SOURCE = 512;

export const READ_METHODS = ["vector", "traced", "by-hand"] as const satisfies readonly ReadMethod[];
const METHOD_WORDS: Readonly<Record<ReadMethod, string>> = {
  vector: "矢量",
  traced: "描线",
  "by-hand": "手工取点",
};
/** How lines were read, in words. */
export const methodWords = (methods: readonly ReadMethod[]): string =>
  READ_METHODS.filter((method) => methods.includes(method))
    .map((method) => METHOD_WORDS[method])
    .join("、");
/** Figures of a file's SHA-256 that tell it from a person's other files. */
const HASH_FIGURES = 12;
/** Characters of a file's name in the source, so that the errors behind it are never cut. */
const LONGEST_NAME = 160;

/** Curves with the values that the product keeps of them. */
function keptCurves({ curves }: Pick<ManualSheet, "curves">): readonly KeptCurve[] {
  const most = Math.min(MOST_POINTS, Math.floor(MOST_OF_ALL / Math.max(1, curves.length)));
  return curves.map((curve) => ({ curve, kept: keptValues(curve, most) }));
}

/**
 * How far readings of the sheet may be off, the greatest of each quantity: by the reading, and where the product's
 * fit leaves the line that was read.
 */
export const sheetReadings = (sheet: Pick<ManualSheet, "curves">): readonly StatedReading[] =>
  readingsOf(keptCurves(sheet));

function readingsOf(curves: readonly KeptCurve[]): readonly StatedReading[] {
  const errors = new Map<string, StatedReading>();
  const note = (name: string, unit: string, error: number) =>
    errors.set(name, { name, unit, most: Math.max(error, errors.get(name)?.most ?? 0) });
  const misses = fitMisses(curves);
  for (const [at, { curve }] of curves.entries()) {
    const error = readingError(curve);
    note("流量", curve.x.unit, error.x);
    note(CURVE_QUANTITIES[curve.quantity].name, curve.y.unit, Math.hypot(error.y, misses[at]!));
  }
  return [...errors.values()];
}

/** Where the figures come from, by whom and how exact, for the product's source. */
function sheetSource(sheet: ManualSheet, kept: readonly KeptCurve[]): string {
  const { fileName, hash, page, person, day, curves } = sheet;
  const methods = methodWords(curves.map(({ method }) => method));
  const name = fileName.length > LONGEST_NAME ? `${fileName.slice(0, LONGEST_NAME)}…` : fileName;
  const file = hash === "" ? name : `${name}（SHA-256 ${hash.slice(0, HASH_FIGURES)}）`;
  const from = `${file} 第 ${page} 页，${person} ${day}`;
  return chartSource(methods, from, readingsOf(kept)).slice(0, LONGEST_SOURCE);
}

const headerOf = (name: string, unit: string) => (unit === "" ? name : `${name} (${unit})`);

/** The sheet as the import checks and takes it. */
export function sheetProduct(sheet: ManualSheet): SourceProduct {
  const { category, brand, series, model, speed } = sheet;
  const curves = keptCurves(sheet);
  const fields: readonly SourceField[] = [
    ["category", category],
    ["brand", brand],
    ["series", series],
    ["model", model],
    ["source", sheetSource(sheet, curves)],
  ];
  return {
    place: `page ${sheet.page}`,
    fields: fields.filter(([, cell]) => cell !== ""),
    faults: [],
    points: curves.flatMap(({ curve, kept }, at) =>
      kept.map(([flow, value], nth) => ({
        place: `curve ${at + 1}, point ${nth + 1}`,
        fields: [
          ...settingFields(curve.setting, speed),
          [headerOf("flow", curve.x.unit), flow] as const,
          [headerOf(curve.quantity, curve.y.unit), value] as const,
        ],
      })),
    ),
  };
}

/** Curves at several speeds are told apart by these; anything else is a setting with a name. */
function settingFields(setting: string, speed: number | null): readonly SourceField[] {
  const own = /^(?<speed>\d+(?:\.\d+)?)\s*r\/min$/u.exec(setting.trim())?.groups?.["speed"];
  if (own !== undefined) return [["转速 (r/min)", Number(own)]];
  return [
    ...(setting.trim() === "" ? [] : [["档位", setting.trim()] as const]),
    ...(speed === null ? [] : [["转速 (r/min)", speed] as const]),
  ];
}
