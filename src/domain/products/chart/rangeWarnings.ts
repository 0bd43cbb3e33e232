import { SYSTEM_NAMES } from "../../catalogue/duty/systemFigures.ts";
import type { ChartModel } from "./ChartModel.ts";
import type { SettingIndex } from "../../catalogue/machine/ChartRequest.ts";
import type { OperatedChart } from "./operatingData.ts";
import { othersInForce } from "./pointsInForce.ts";
import { speedName } from "../../physics/curve/speedName.ts";

/**
 * Warnings for the system at its least and greatest resistance: the machine leaves its measured range or may hunt.
 */
export function rangeWarnings(
  {
    products,
    model,
  }: Pick<OperatedChart, "products"> & { readonly model: Pick<ChartModel, "duty" | "regulation"> },
  isMeant: (at: SettingIndex) => boolean = () => true,
): string[] {
  return othersInForce(model)
    .filter(isMeant)
    .flatMap(({ product, setting, name, point }) => {
      const of = products[product];
      const several = (of?.settings.length ?? 0) > 1;
      const whose = [
        products.length > 1 ? of?.name : "",
        several ? speedName(of?.settings[setting]?.speed ?? "", null) : "",
        SYSTEM_NAMES[name],
      ]
        .filter(Boolean)
        .join(" ");
      if (point === null) return `${whose}：在实测流量范围内没有工作点，不外推`;
      return point.isUnstable
        ? `${whose}：有 ${point.crossings.length} 个交点，取流量最大的一个；运行可能不稳定`
        : [];
    });
}
