import { CURVE_QUANTITIES } from "../../physics/curve/curveQuantities.ts";
import type { SourceField, SourceProduct } from "../import/SourceProduct.ts";
import { chartSource, type StatedReading } from "../chartSource.ts";
import { fitMiss } from "./fitMiss.ts";
import { valueAt } from "./fitScale.ts";
import { evenly } from "./polylines.ts";
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

/** A point of a curve in the units of its axes. */
export type CurveValue = readonly [flow: number, value: number];

/** Points of one curve, and of all: the server takes no more. */
const MOST_POINTS = 25;
const MOST_OF_ALL = 480;
const DIGITS = 6;
const LONGEST_SOURCE = 512;
const figure = (value: number) => Number(value.toPrecision(DIGITS));

/** Points along a line, as values, in the order of flow. */
export function curveValues(curve: SheetCurve, count = MOST_POINTS): readonly CurveValue[] {
  const { points, x, y } = curve;
  const { y: error } = readingError(curve);
  // A line that begins on the axis may be read a hair below it.
  const raised = (value: number) => (value < 0 && value >= -error ? 0 : value);
  const values = evenly(points, count)
    .toSorted(([one], [other]) => one - other)
    .map(([across, down]): CurveValue => [
      Math.max(0, figure(valueAt(x.scale, across))),
      raised(figure(valueAt(y.scale, down))),
    ])
    .toSorted(([one], [other]) => one - other);
  return values.filter(([flow], at) => at === 0 || flow > values[at - 1]![0]);
}

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

/** Places at which the product's fit is held against the line. */
const CLOSELY = 200;
/** Points that each curve of a sheet keeps. */
const pointsEach = ({ curves }: Pick<ManualSheet, "curves">): number =>
  Math.min(MOST_POINTS, Math.floor(MOST_OF_ALL / Math.max(1, curves.length)));

/**
 * How far readings of the sheet may be off, the greatest of each quantity: by the reading, and where the product's fit
 * leaves the line that was read.
 */
export function sheetReadings(sheet: Pick<ManualSheet, "curves">): readonly StatedReading[] {
  const count = pointsEach(sheet);
  const errors = new Map<string, StatedReading>();
  const note = (name: string, unit: string, error: number) =>
    errors.set(name, { name, unit, most: Math.max(error, errors.get(name)?.most ?? 0) });
  for (const curve of sheet.curves) {
    const error = readingError(curve);
    const miss = fitMiss(curve, curveValues(curve, count), curveValues(curve, CLOSELY));
    note("流量", curve.x.unit, error.x);
    note(CURVE_QUANTITIES[curve.quantity].name, curve.y.unit, Math.hypot(error.y, miss));
  }
  return [...errors.values()];
}

/** Where the figures come from, by whom and how exact, for the product's source. */
function sheetSource(sheet: ManualSheet): string {
  const { fileName, hash, page, person, day, curves } = sheet;
  const methods = methodWords(curves.map(({ method }) => method));
  const name = fileName.length > LONGEST_NAME ? `${fileName.slice(0, LONGEST_NAME)}…` : fileName;
  const file = hash === "" ? name : `${name}（SHA-256 ${hash.slice(0, HASH_FIGURES)}）`;
  const from = `${file} 第 ${page} 页，${person} ${day}`;
  return chartSource(methods, from, sheetReadings(sheet)).slice(0, LONGEST_SOURCE);
}

const headerOf = (name: string, unit: string) => (unit === "" ? name : `${name} (${unit})`);

/** The sheet as the import checks and takes it. */
export function sheetProduct(sheet: ManualSheet): SourceProduct {
  const { category, brand, series, model, speed, curves } = sheet;
  const fields: readonly SourceField[] = [
    ["category", category],
    ["brand", brand],
    ["series", series],
    ["model", model],
    ["source", sheetSource(sheet)],
  ];
  const count = pointsEach(sheet);
  return {
    place: `page ${sheet.page}`,
    fields: fields.filter(([, cell]) => cell !== ""),
    faults: [],
    points: curves.flatMap((curve, at) =>
      curveValues(curve, count).map(([flow, value], nth) => ({
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
