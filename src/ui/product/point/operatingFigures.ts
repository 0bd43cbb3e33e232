import type { ChartPoint } from "#domain/products/chart/ChartModel.ts";
import {
  factsOf,
  flowFactsOf,
  PRESSURE_QUANTITY,
  type CurveQuantity,
  type Machine,
} from "#domain/physics/curve/curveQuantities.ts";
import { formatQuantity } from "#domain/base/formatQuantity.ts";

export interface OperatingFigure {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  /** Deviation from the design point, such as `+2.0 %`; empty for quantities that the duty does not ask for. */
  readonly deviation: string;
}

const deviationText = (rate: number) => {
  const size = formatQuantity(rate, "%");
  return `${rate > 0 && size !== "0.0" ? "+" : ""}${size} %`;
};

/** The readings at an operating point, flow first, each rounded by its quantity's rule. */
export function operatingFigures(
  machine: Machine,
  columns: readonly CurveQuantity[],
  point: ChartPoint,
  isRegulated: boolean,
): readonly OperatingFigure[] {
  const flow = flowFactsOf(machine);
  const own = (quantity: CurveQuantity) => quantity === PRESSURE_QUANTITY[machine];
  return [
    {
      name: flow.name,
      value: formatQuantity(point.flow, flow.unit),
      unit: flow.unit,
      deviation: deviationText(point.flowDeviation),
    },
    ...columns.map((quantity, at) => {
      const { name, unit, isEstimateAtSpeed } = factsOf(quantity);
      return {
        // Quantities that are only estimated at another speed are labelled so.
        name: isRegulated && isEstimateAtSpeed ? `${name}（估算）` : name,
        unit,
        value: formatQuantity(point.readings[at] ?? null, unit),
        deviation: own(quantity) ? deviationText(point.valueDeviation) : "",
      };
    }),
  ];
}
