import type { ChartPoint } from "#domain/products/chart/ChartModel.ts";
import { speedName } from "#domain/physics/curve/speedName.ts";
import { formatQuantity } from "#domain/base/formatQuantity.ts";
import type { SpeedRate } from "#domain/base/units.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";

export const pointKey = ({ setting, design }: ChartPoint): string => `${setting} ${design}`;

/** Speed of the point; `null` at full speed. */
export function rateOf({ model }: DrawnChart, point: ChartPoint): SpeedRate | null {
  // Points at a regulated speed are not among those of full speed.
  return model.duty.operatingPoints.includes(point) ? null : (model.regulation?.rate ?? null);
}

export const settingName = (chart: DrawnChart, point: ChartPoint): string =>
  speedName(chart.products[point.product]?.settings[point.setting]?.speed ?? "", rateOf(chart, point));

/** With several intersections the machine may hunt between them. */
export function unstableText({ crossings }: ChartPoint): string {
  const flows = crossings.map((flow) => formatQuantity(flow, "m³/h")).join("、");
  return `管网特性曲线与性能曲线有 ${crossings.length} 个交点（${flows} m³/h），取流量最大的一个；运行可能不稳定`;
}
