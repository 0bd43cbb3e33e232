import type { ChartAxis } from "#domain/catalogue/curves/ChartAxis.ts";

const SIDES: Readonly<Record<ChartAxis["side"], string>> = {
  bottom: "下",
  top: "上",
  left: "左",
  right: "右",
};

/** 左轴, and 左轴 2 of the second at one side. */
export function axisName(axes: readonly Pick<ChartAxis, "side">[], at: number): string {
  const side = axes[at]?.side;
  if (side === undefined) return "";
  const before = axes.slice(0, at).filter((axis) => axis.side === side).length;
  return `${SIDES[side]}轴${before > 0 ? ` ${before + 1}` : ""}`;
}
