import type { ChartPoint } from "#domain/curve/ChartModel.ts";
import {
  factsOf,
  flowFactsOf,
  PRESSURE_QUANTITY,
  type CurveQuantity,
  type Machine,
} from "#domain/curve/curveQuantities.ts";
import { formatNumber } from "#domain/formatNumber.ts";
import { keyed, lookUp } from "#domain/keyed.ts";

export interface OperatingFigure {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  /** `+2.0 %` from the design point; empty for what the duty does not ask. */
  readonly deviation: string;
}

/** Decimals in which a person reads a figure of a fan: whole m³/h and Pa. Pumps are smaller and keep their own. */
const FAN_DIGITS = keyed<number>({ "m³/h": 0, Pa: 0, kW: 2 });
const digitsOf = (machine: Machine, unit: string, decimals: number) =>
  machine === "fan" ? (lookUp(FAN_DIGITS, unit) ?? decimals) : decimals;

const deviationText = (rate: number) => {
  const size = formatNumber(rate, 1);
  return `${rate > 0 && size !== "0.0" ? "+" : ""}${size} %`;
};

/** The readings at an operating point, flow first, each rounded as its quantity is. */
export function operatingFigures(
  machine: Machine,
  columns: readonly CurveQuantity[],
  point: ChartPoint,
): readonly OperatingFigure[] {
  const flow = flowFactsOf(machine);
  const own = (quantity: CurveQuantity) => quantity === PRESSURE_QUANTITY[machine];
  return [
    {
      name: flow.name,
      value: formatNumber(point.flow, digitsOf(machine, flow.unit, flow.decimals)),
      unit: flow.unit,
      deviation: deviationText(point.flowDeviation),
    },
    ...columns.map((quantity, at) => {
      const { name, unit, decimals } = factsOf(quantity);
      return {
        name,
        unit,
        value: formatNumber(point.readings[at] ?? null, digitsOf(machine, unit, decimals)),
        deviation: own(quantity) ? deviationText(point.valueDeviation) : "",
      };
    }),
  ];
}
