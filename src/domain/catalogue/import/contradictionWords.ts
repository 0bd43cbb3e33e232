import type { Curve } from "../../physics/curve/Curve.ts";
import { CURVE_QUANTITIES, type CurveQuantity } from "../../physics/curve/curveQuantities.ts";
import { POWER_TRIPLES } from "../../physics/curve/powerTriples.ts";
import { formatPlain } from "../../base/formatNumber.ts";
import { greatest } from "../../base/lists.ts";
import { powerContradiction } from "./powerContradiction.ts";

interface WrittenCurve {
  readonly quantity: CurveQuantity;
  readonly setting: string | null;
  readonly flows: readonly number[];
  readonly values: readonly number[];
}

const PERCENT = 100;
/** If more points than this contradict, only the first and the last are named. */
const MOST_NAMED = 4;
const curveOf = ({ flows, values }: WrittenCurve): Curve => ({
  x: Float64Array.from(flows),
  y: Float64Array.from(values),
});

/**
 * A text beside the source that names measured points which contradict each other by more than readings of one
 * machine may; `null` if there are none. Such points are kept as measured: they are the record and not ours to
 * correct.
 */
export function contradictionWords(curves: readonly WrittenCurve[]): string | null {
  const settings = [...new Set(curves.map(({ setting }) => setting))];
  const words = settings.flatMap((setting) =>
    POWER_TRIPLES.flatMap((triple) => {
      const find = (quantity: CurveQuantity) =>
        curves.find((curve) => curve.setting === setting && curve.quantity === quantity);
      const [lift, efficiency, power] = [find(triple.lift), find(triple.efficiency), find("shaftPower")];
      if (!lift || !efficiency || !power) return [];
      const { points } = powerContradiction(triple, curveOf(lift), curveOf(efficiency), curveOf(power));
      if (points.length === 0) return [];
      const flows = points.map(({ flow }) => formatPlain(Number(flow.toFixed(1))));
      const most = greatest(points.map(({ share }) => share)) * PERCENT;
      const where = flows.length > MOST_NAMED ? `${flows[0]} 至 ${flows.at(-1)}` : flows.join("、");
      const by = `相差${flows.length > 1 ? "至多" : ""} ${most.toFixed(1)} %`;
      const names = `流量、${CURVE_QUANTITIES[triple.lift].name}、${CURVE_QUANTITIES[triple.efficiency].name}`;
      return [`${setting ?? ""}${where} m³/h 处轴功率与${names}不符（${by}），按原记录保留`];
    }),
  );
  return words.length === 0 ? null : words.join("；");
}
