import * as v from "valibot";
import type { AxisDoubt } from "#domain/catalogue/curves/ChartAxis.ts";
import type { LineDoubt } from "#domain/catalogue/curves/ChartLine.ts";
import type { MeaningDoubt } from "#domain/catalogue/curves/curveMeaning.ts";
import { isAxisDoubt, isLineDoubt, isMeaningDoubt } from "#domain/catalogue/curves/doubtWords.ts";
import { READ_METHODS } from "#domain/catalogue/curves/manualSheet.ts";
import type { Polyline } from "#domain/catalogue/curves/PageDrawing.ts";
import { MOST_SHEET_TEXT, type KeptSheet } from "#domain/catalogue/tracing/keptSheet.ts";
import { TRACE_DOUBTS } from "#domain/catalogue/tracing/TraceDoubt.ts";
import { isQuantity, type Quantity } from "#domain/catalogue/tables/words/quantities.ts";
import { LONGEST_OWN_PAGE } from "#domain/desk/library/libraryLimits.ts";
import { CURVE_QUANTITY_ORDER } from "#domain/physics/curve/curveQuantities.ts";
import { userEndpoint } from "./endpoint.ts";
import { LIBRARIES, libraryParams } from "./libraries.ts";
import { id, listOf, nothing, number, pageNumber, text } from "./limits.ts";
import { time } from "./projects.ts";

/** Most frames of a page, lines of a frame, axes of a frame, and clicks of a line. */
const [MOST_FRAMES, MOST_LINES, MOST_AXES] = [24, 500, 8];
const MOST_POINTS = 20_000;
const MOST_PAGE = 100_000;
const MOST_DOUBTS = 20;
const MOST_STATE = 100_000;

const isPoint = (point: unknown) =>
  Array.isArray(point) && point.length === 2 && point.every((one) => Number.isFinite(one));
const polyline = v.custom<Polyline>(
  (points) => Array.isArray(points) && points.length <= MOST_POINTS && points.every(isPoint),
  "is no list of places",
);
const point = v.strictTuple([number, number]);
const words = v.pipe(v.string(), v.maxLength(400));
/** A value that nobody has entered is written as null. */
const enteredValue = v.pipe(
  v.nullable(number),
  v.transform((value) => value ?? NaN),
);
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_LINES));
const side = v.picklist(["bottom", "top", "left", "right"]);
const scaleKind = v.picklist(["linear", "log"]);
const scale = v.strictObject({ kind: scaleKind, a: number, b: number });
const box = v.strictObject({ left: number, top: number, right: number, bottom: number });
const namedBy = <Name extends string>(is: (name: string) => boolean) =>
  v.custom<Name>((name) => typeof name === "string" && is(name), "is not known");
const quantity = v.nullable(namedBy<Quantity>(isQuantity));
const PARAMETERS = ["impeller", "speed", "efficiency", "frequency", "angle"] as const;

const AxisSchema = v.strictObject({
  ...{ side, at: number, figuresAt: number, figures: count, error: number, scale },
  ...{ text: words, quantity, unit: words, colour: words },
  doubts: listOf(namedBy<AxisDoubt>(isAxisDoubt), MOST_DOUBTS),
});
const CurveSchema = v.strictObject({
  ...{ points: polyline, colour: words, width: number, dash: words, off: v.exactOptional(number) },
  doubts: listOf(namedBy<LineDoubt>(isLineDoubt), MOST_DOUBTS),
  ...{ x: v.nullable(count), y: v.nullable(count), quantity, label: words },
  parameter: v.nullable(
    v.strictObject({ quantity: v.nullable(v.picklist(PARAMETERS)), value: number, unit: words }),
  ),
  meaningDoubts: listOf(namedBy<MeaningDoubt>(isMeaningDoubt), MOST_DOUBTS),
});
const ReadSchema = v.strictObject({
  turns: v.picklist([0, 1, 2, 3]),
  width: number,
  height: number,
  charts: listOf(
    v.strictObject({
      frame: box,
      axes: listOf(AxisSchema, MOST_AXES),
      curves: listOf(CurveSchema, MOST_LINES),
    }),
    MOST_FRAMES,
  ),
  speed: v.nullable(number),
});

const entry = {
  axes: listOf(
    listOf(v.strictObject({ kind: scaleKind, from: enteredValue, to: enteredValue, unit: words }), MOST_AXES),
    MOST_FRAMES,
  ),
  curves: listOf(
    listOf(
      v.strictObject({
        isTaken: v.boolean(),
        quantity: v.nullable(v.picklist(CURVE_QUANTITY_ORDER)),
        setting: words,
        axis: v.nullable(count),
      }),
      MOST_LINES,
    ),
    MOST_FRAMES,
  ),
  product: v.strictObject({
    ...{ category: words, brand: words, series: words, model: words, speed: words },
  }),
};
const corners = v.strictTuple([point, point, point, point]);
const PictureSchema = v.strictObject({
  frame: v.strictObject({ corners, residual: v.nullable(number), isRuled: listOf(v.boolean(), 4) }),
  isLoose: v.exactOptional(v.literal(true)),
  sides: listOf(side, MOST_AXES),
  lines: listOf(
    v.strictObject({
      id: v.number(),
      clicks: polyline,
      method: v.picklist(["traced", "by-hand"]),
      traced: v.nullable(
        v.strictObject({
          ...{ points: polyline, width: number, off: number, clear: number },
          doubts: listOf(v.picklist(TRACE_DOUBTS), TRACE_DOUBTS.length),
        }),
      ),
    }),
    MOST_LINES,
  ),
});
const EntrySchema = v.union([
  v.strictObject({ ...entry, corners: listOf(point, 4), pictures: listOf(PictureSchema, MOST_FRAMES) }),
  v.strictObject(entry),
]);

const page = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PAGE));
const HeadEntries = {
  fileName: text,
  hash: v.pipe(v.string(), v.regex(/^(?:[\da-f]{64})?$/u, "is no SHA-256")),
  documentId: v.nullable(id),
  page,
  methods: listOf(v.picklist(READ_METHODS), READ_METHODS.length),
  errors: listOf(v.strictObject({ name: words, most: number, unit: words }), MOST_DOUBTS),
};
const KeptSheetSchema = v.pipe(
  v.strictObject({ ...HeadEntries, read: v.nullable(ReadSchema), entry: EntrySchema }),
  v.check(({ read, entry: { axes, curves } }) => {
    // Each frame, axis and line needs its settings by a person.
    if (axes.length !== curves.length) return false;
    return (
      read === null ||
      (read.charts.length === axes.length &&
        read.charts.every(
          (chart, nth) =>
            chart.axes.length === axes[nth]?.length && chart.curves.length === curves[nth]?.length,
        ))
    );
  }, "says something of other lines"),
  v.check((sheet) => (sheet.read === null) === "pictures" in sheet.entry, "is of a picture or of paths"),
);

/** The text of a stored sheet, which `readKeptSheet` reads. */
export const sheetText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MOST_SHEET_TEXT));

/** Reads a text of `keptSheetText`; `null` for any other text. */
export function readKeptSheet(content: string): KeptSheet | null {
  const read = v.safeParse(v.pipe(sheetText, v.parseJson(), KeptSheetSchema), content);
  return read.success ? read.output : null;
}

const SHEETS = `${LIBRARIES}/{libraryId}/products/{productId}/sheets` as const;
const ofProduct = { ...libraryParams.entries, productId: id };

const StateSchema = v.object({
  /** Number of this state of the product's sheet, from 1. */
  state: v.number(),
  ...HeadEntries,
  /** The manual of the library with the same bytes; null if it has none. */
  manual: v.nullable(v.object({ id: v.string(), title: v.string() })),
  /** Name, at that time, of the person who read it. */
  person: v.string(),
  madeAt: time,
  /** Whether the product's present curves are those of this state. */
  isCurrent: v.boolean(),
  /** Whether its import was undone. */
  isUndone: v.boolean(),
});
export type SheetState = v.InferOutput<typeof StateSchema>;

export const listCurveSheets = userEndpoint({
  method: "GET",
  path: SHEETS,
  summary: "States of the sheet that a product's curves were read by, the newest first",
  params: v.strictObject(ofProduct),
  query: nothing,
  body: nothing,
  output: v.object({
    product: v.object({
      ...{ id: v.string(), brandName: v.string(), model: v.string(), isDraft: v.boolean() },
    }),
    states: listOf(StateSchema, LONGEST_OWN_PAGE),
  }),
});
export type CurveSheets = v.InferOutput<typeof listCurveSheets.output>;

export const getCurveSheet = userEndpoint({
  method: "GET",
  path: `${SHEETS}/{state}`,
  summary: "One state of a product's sheet: page, frames, axes, clicks and lines, to be opened over the page",
  params: v.strictObject({ ...ofProduct, state: pageNumber(MOST_STATE) }),
  query: nothing,
  body: nothing,
  output: v.object({ content: sheetText }),
});
