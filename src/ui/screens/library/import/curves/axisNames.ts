import type { ChartAxis } from "#domain/catalogue/curves/ChartAxis.ts";

const SIDES: Readonly<Record<ChartAxis["side"], string>> = {
  bottom: "下",
  top: "上",
  left: "左",
  right: "右",
};

/** 左轴, or 左轴 2 for the second axis on one side. */
export function axisName(axes: readonly Pick<ChartAxis, "side">[], at: number): string {
  const side = axes[at]?.side;
  if (side === undefined) return "";
  const before = axes.slice(0, at).filter((axis) => axis.side === side).length;
  return `${SIDES[side]}轴${before > 0 ? ` ${before + 1}` : ""}`;
}
