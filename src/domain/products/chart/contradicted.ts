import { formatNumber } from "../../base/formatNumber.ts";
import type { ChartSetting } from "../../catalogue/machine/ChartRequest.ts";
import { CURVE_QUANTITIES, factsOf, type CurveQuantity } from "../../physics/curve/curveQuantities.ts";
import { POWER_TRIPLES } from "../../physics/curve/powerTriples.ts";
import { speedName } from "../../physics/curve/speedName.ts";

/** A derived curve that misses the readings of a record which contradicts itself. */
export interface ContradictedCurve {
  readonly quantity: CurveQuantity;
  /** The greatest miss, in the quantity's unit. */
  readonly missed: number;
}

/** The part of a setting that is needed to judge its record; `contradicted` is left out if nothing contradicts. */
export interface JudgedSetting {
  readonly speed: string;
  readonly contradicted?: readonly ContradictedCurve[];
}

interface JudgedProduct {
  readonly name: string;
  readonly settings: readonly JudgedSetting[];
}

export function contradictedCurves({ curves }: Pick<ChartSetting, "curves">): ContradictedCurve[] {
  return curves.flatMap(({ quantity, missed }) => (missed === undefined ? [] : { quantity, missed }));
}

/** Texts about shown efficiencies that differ from the record's, and by how much. */
export const contradictionTexts = (products: readonly JudgedProduct[]): string[] =>
  products.flatMap(({ name, settings }) =>
    settings.flatMap(({ speed, contradicted = [] }) =>
      contradicted.map(({ quantity, missed }) => {
        const whose = [
          products.length > 1 ? name : "",
          settings.length > 1 ? speedName(speed, null) : "",
        ].filter((part) => part !== "");
        const own = factsOf(quantity).name;
        const triple = POWER_TRIPLES.find(({ efficiency }) => efficiency === quantity);
        const from = `流量、${triple === undefined ? "" : `${CURVE_QUANTITIES[triple.lift].name}、`}轴功率`;
        const said = `记录的${own}与轴功率不一致：${own}曲线由${from}算得，与记录的${own}最多相差 ${formatNumber(missed, 1)} 个百分点`;
        return whose.length === 0 ? said : `${whose.join(" ")}：${said}`;
      }),
    ),
  );
