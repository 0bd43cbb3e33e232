import type { StatedReading } from "../chartSource.ts";
import type { ManualSheet } from "../curves/manualSheet.ts";
import type { Polyline } from "../curves/PageDrawing.ts";
import type { PageEntry } from "../curves/PageEntry.ts";
import type { ChartCurve, PageCharts } from "../curves/readCharts.ts";
import type { ReadMethod } from "../curves/SheetAxis.ts";
import { thinLine } from "../curves/thinLine.ts";
import { isPictureEntry, type PictureEntry } from "./PictureEntry.ts";

/** Where a product's curves come from: what a kept sheet states without being opened. */
export interface SheetHead {
  readonly fileName: string;
  /** SHA-256 of the file in hexadecimal figures; empty where the browser could not tell it. */
  readonly hash: string;
  /** The document of 电子样本 or of the library that was opened; `null` for a file. */
  readonly documentId: string | null;
  readonly page: number;
  readonly methods: readonly ReadMethod[];
  /** Of each quantity, in the unit of its axis. */
  readonly errors: readonly StatedReading[];
}

/**
 * A reading as it is kept with its product, to be opened over the page again. It holds nothing of the page itself.
 */
export interface KeptSheet extends SheetHead {
  /**
   * Frames, axes and lines of a page of paths, as they were read then; `null` of a picture, whose entry has them.
   */
  readonly read: PageCharts | null;
  readonly entry: PageEntry | PictureEntry;
}

/** Most characters of a kept sheet. */
export const MOST_SHEET_TEXT = 400_000;
/** Lines are kept to so many points of the page, or pixels: far within any reading error. */
const LINE_OFF = 0.005;
const DECIMALS = 3;

const rounded = (points: Polyline): Polyline =>
  points.map(([x, y]) => [Number(x.toFixed(DECIMALS)), Number(y.toFixed(DECIMALS))]);
const slim = (points: Polyline): Polyline => rounded(thinLine(points, LINE_OFF));

/** A line without what only its finding needed. */
const keptCurve = (curve: ChartCurve): ChartCurve => ({
  ...{ points: slim(curve.points), colour: curve.colour, width: curve.width, dash: curve.dash },
  ...(curve.off === undefined ? {} : { off: curve.off }),
  ...{ doubts: curve.doubts, x: curve.x, y: curve.y, quantity: curve.quantity, label: curve.label },
  ...{ parameter: curve.parameter, meaningDoubts: curve.meaningDoubts },
});

/** Charts with curves that were taken, with all their lines or with those alone. */
function taken(read: PageCharts, { axes, curves, product }: PageEntry, isWhole: boolean) {
  const charts = read.charts.flatMap((chart, nth) => {
    const own = curves[nth] ?? [];
    if (!own.some(({ isTaken }) => isTaken)) return [];
    const kept = chart.curves.flatMap((curve, at) => {
      const said = own[at];
      return said && (isWhole || said.isTaken) ? [{ curve: keptCurve(curve), said }] : [];
    });
    return [
      { chart: { ...chart, curves: kept.map(({ curve }) => curve) }, said: kept, axes: axes[nth] ?? [] },
    ];
  });
  return {
    read: { ...read, charts: charts.map(({ chart }) => chart) },
    entry: {
      axes: charts.map((each) => each.axes),
      curves: charts.map((each) => each.said.map(({ said }) => said)),
      product,
    },
  };
}

const slimPicture = (entry: PictureEntry): PictureEntry => ({
  ...entry,
  corners: [],
  pictures: entry.pictures.map((picture) => ({
    ...picture,
    lines: picture.lines.map((line) =>
      line.traced === null
        ? line
        : { ...line, traced: { ...line.traced, points: rounded(line.traced.points) } },
    ),
  })),
});

/** The reading in the form in which it is kept. */
export function keptSheet(
  sheet: ManualSheet,
  documentId: string | null,
  read: PageCharts,
  entry: PageEntry,
  errors: KeptSheet["errors"],
): KeptSheet {
  const { fileName, hash, page, curves } = sheet;
  const methods = [...new Set(curves.map(({ method }) => method))];
  const head = { fileName, hash, documentId, page, methods, errors };
  if (isPictureEntry(entry)) return { ...head, read: null, entry: slimPicture(entry) };
  const whole = { ...head, ...taken(read, entry, true) };
  return keptSheetText(whole).length <= MOST_SHEET_TEXT ? whole : { ...head, ...taken(read, entry, false) };
}

/** As it is sent and stored; values that nobody has entered are null. */
export const keptSheetText = (sheet: KeptSheet): string => JSON.stringify(sheet);
