import { isFunction } from "./isFunction.ts";
import type { AxisEntry, PageEntry } from "./PageEntry.ts";
import type { PageCharts } from "./readCharts.ts";
import { sheetCurve } from "./sheetCurve.ts";

/** Why the curves that are taken make no product yet; empty if they do. */
export function takenWords({ charts }: PageCharts, { axes, curves }: PageEntry): string {
  const taken = curves.flatMap((list, chart) =>
    list.flatMap((entry, at) => (entry.isTaken ? [{ chart, at, entry }] : [])),
  );
  if (taken.length === 0) return "请选择要导入的曲线";
  type Taken = (typeof taken)[number];
  const names = (of: readonly Taken[]) =>
    of.map(({ chart, at }) => `${charts.length > 1 ? `${chart + 1}-` : ""}${at + 1}`).join("、");
  const folded = taken.filter(({ chart, at }) => !isFunction(charts[chart]?.curves[at]?.points ?? []));
  if (folded.length > 0)
    return `曲线 ${names(folded)} 在同一流量有多个值：请改点、分开成各段，或不导入这条曲线`;
  // Nothing that is ticked is left out without a word.
  const open = taken.filter(({ chart, at, entry }) => {
    const own = charts[chart];
    return !own || sheetCurve(own, at, axes[chart] ?? [], entry) === null;
  });
  if (open.length === 0) return "";
  const faults = open.flatMap(({ chart, entry: { axis }, at }) =>
    [charts[chart]?.curves[at]?.x ?? null, axis].map((index) =>
      index === null ? "" : axisFault(axes[chart]?.[index]),
    ),
  );
  const why = faults.find((fault) => fault !== "") ?? "";
  return `请填写曲线 ${names(open)} 的坐标轴两端数值${why === "" ? "" : `：${why}`}`;
}

/** Why the values at both ends of an axis make no scale; empty if they are only not entered yet. */
function axisFault(axis: AxisEntry | undefined): string {
  if (!axis || !Number.isFinite(axis.from) || !Number.isFinite(axis.to)) return "";
  if (axis.kind === "log" && (axis.from <= 0 || axis.to <= 0)) return "对数轴的两端须大于 0";
  return axis.from === axis.to ? "两端数值相同" : "";
}
