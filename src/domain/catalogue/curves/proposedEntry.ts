import { FAN, PUMP } from "../categories.ts";
import { quantityFacts } from "../tables/words/quantities.ts";
import type { CurveQuantity } from "../../physics/curve/curveQuantities.ts";
import type { LineDoubt } from "./ChartLine.ts";
import { valueAt } from "./fitScale.ts";
import { isFunction } from "./isFunction.ts";
import type { AxisEntry, CurveEntry, PageEntry, ProductEntry } from "./PageEntry.ts";
import type { Chart, ChartCurve, PageCharts } from "./readCharts.ts";
import { endsOf } from "./sheetCurve.ts";

const DIGITS = 6;
const figure = (value: number) => Number(value.toPrecision(DIGITS));
/** A scale that is only read from figures may miss round ends by this share of its span: 160.001 is 160. */
const HAIR = 1e-4;

/** An end beside a round figure is that figure; `span` is what the axis goes over. */
function clean(value: number, span: number): number {
  const round = 10 ** (Math.floor(Math.log10(Math.abs(span))) - 2);
  const nearest = figure(Math.round(value / round) * round);
  return Math.abs(value - nearest) < HAIR * Math.abs(span) ? nearest || 0 : figure(value);
}

/** An axis as it was read. */
export function axisEntry(axis: Chart["axes"][number], frame: Chart["frame"]): AxisEntry {
  const [from, to] = endsOf(axis, frame).map((at) => valueAt(axis.scale, at)) as [number, number];
  // A small share of the span of a logarithm may be all of its lower end.
  const rounded = (value: number) => (axis.scale.kind === "log" ? figure(value) : clean(value, to - from));
  return { kind: axis.scale.kind, from: rounded(from), to: rounded(to), unit: axis.unit };
}

function curveQuantityOf({ quantity }: Pick<ChartCurve, "quantity">): CurveQuantity | null {
  const curve = quantity === null ? undefined : quantityFacts(quantity).curve;
  return curve === undefined || curve === "flow" || curve === "speed" ? null : curve;
}

function settingOf({ parameter, label }: ChartCurve): string {
  if (parameter === null) return label;
  const { quantity, value, unit } = parameter;
  if (quantity === "speed") return `${value} r/min`;
  return quantity === "impeller" ? `Ø${value}` : label || `${value}${unit}`;
}

/** What is more likely no curve of the machine is taken by a person alone. */
const NOT_TAKEN: ReadonlySet<LineDoubt> = new Set(["edge-of-field", "system-line"]);

/** A line of one efficiency in a chart of heads. */
const isContour = ({ parameter }: ChartCurve) => parameter?.quantity === "efficiency";

function curveEntries({ curves }: Chart): readonly CurveEntry[] {
  const counts = new Map<CurveQuantity | null, number>();
  for (const curve of curves)
    if (!isContour(curve)) counts.set(curveQuantityOf(curve), (counts.get(curveQuantityOf(curve)) ?? 0) + 1);
  return curves.map((curve) => {
    const quantity = isContour(curve) ? null : curveQuantityOf(curve);
    const isRead = quantity !== null && curve.x !== null && curve.y !== null;
    return {
      isTaken: isRead && isFunction(curve.points) && !curve.doubts.some((doubt) => NOT_TAKEN.has(doubt)),
      quantity,
      setting: (counts.get(quantity) ?? 0) > 1 || isContour(curve) ? settingOf(curve) : "",
      axis: curve.y,
    };
  });
}

/** What is proposed for a page; a manual is of one maker. */
export function proposedEntry(
  { charts, speed }: PageCharts,
  before: Pick<ProductEntry, "brand" | "series"> = { brand: "", series: "" },
): PageEntry {
  const curves = charts.map(curveEntries);
  const isPump = curves.flat().some(({ quantity }) => quantity === "head" || quantity === "npsh");
  // Curves at several speeds name each its own.
  const isOfSpeeds = charts.some((chart) =>
    chart.curves.some(({ parameter }) => parameter?.quantity === "speed"),
  );
  return {
    axes: charts.map(({ axes, frame }) => axes.map((axis) => axisEntry(axis, frame))),
    curves,
    product: {
      ...{
        category: isPump ? PUMP : FAN,
        model: "",
        speed: speed === null || isOfSpeeds ? "" : String(speed),
      },
      ...{ brand: before.brand, series: before.series },
    },
  };
}
