import { speedRate, type SpeedRate } from "../../base/units.ts";
import { SYSTEM_NAMES } from "../../catalogue/duty/systemFigures.ts";
import type { ChartModel, ChartPoint, OtherPoint } from "./ChartModel.ts";
import { factsOf, flowFactsOf, type Machine } from "../../physics/curve/curveQuantities.ts";
import { speedName } from "../../physics/curve/speedName.ts";

/** The speed at which the curves were measured; regulation starts from it and returns to it. */
export const FULL_SPEED = speedRate(1);

export interface OperatingColumn {
  readonly name: string;
  readonly unit: string;
  /** Values of this column at another speed are only an estimate. */
  readonly isEstimateAtSpeed: boolean;
}

export interface OperatingRow {
  readonly key: string;
  /** The row's speed, and its model where several are compared. */
  readonly name: string;
  /** One for each column; NaN where there is none. */
  readonly values: readonly number[];
}

/** The readings of every curve at the operating points; names are those of the specification. */
export interface OperatingData {
  readonly name: string;
  readonly tableColumns: readonly OperatingColumn[];
  readonly tableData: readonly OperatingRow[];
  /** Rows of the settings that are regulated. */
  readonly regulationTableData: readonly OperatingRow[];
  /** Speed of the regulated rows as a share of full speed; `null` without regulation. */
  readonly rate: SpeedRate | null;
  /** Speed of the rows in `tableData`, to which a reset returns. */
  readonly originRate: SpeedRate;
}

/** The part of a chart that its tables need. */
export interface OperatedChart {
  readonly machine: Machine;
  readonly products: readonly {
    readonly name: string;
    readonly settings: readonly { readonly speed: string }[];
  }[];
  readonly model: Pick<ChartModel, "frame" | "duty" | "regulation">;
}

const NAME = "工作点";

export function operatingData(chart: OperatedChart): OperatingData {
  const { machine, model } = chart;
  const { regulation } = model;
  const flow = flowFactsOf(machine);
  const plain = (name: string, unit: string) => ({ name, unit, isEstimateAtSpeed: false });
  return {
    name: NAME,
    tableColumns: [
      plain(flow.name, flow.unit),
      plain(`${flow.name}偏差`, "%"),
      ...model.frame.columns.map((quantity) => {
        const { name, unit, isEstimateAtSpeed = false } = factsOf(quantity);
        return { name, unit, isEstimateAtSpeed };
      }),
      ...(machine === "fan" ? [plain("单位风量耗功率", "W/(m³/h)")] : []),
    ],
    tableData: rowsOf(chart, model.duty, null),
    regulationTableData: regulation === null ? [] : rowsOf(chart, regulation, regulation.rate),
    rate: regulation?.rate ?? null,
    originRate: FULL_SPEED,
  };
}

interface Points {
  readonly operatingPoints: readonly ChartPoint[];
  readonly otherPoints: readonly OtherPoint[];
}

/** Operating points, followed by those on the system at its least and greatest resistance. */
const rowsOf = (
  chart: OperatedChart,
  { operatingPoints, otherPoints }: Points,
  rate: SpeedRate | null,
): OperatingRow[] => [
  ...operatingPoints.map((point) => rowOf(chart, point, rate, null)),
  ...otherPoints.flatMap(({ name, point }) => (point === null ? [] : rowOf(chart, point, rate, name))),
];

function rowOf(
  { machine, products }: OperatedChart,
  point: ChartPoint,
  rate: SpeedRate | null,
  system: OtherPoint["name"] | null,
): OperatingRow {
  const { product, setting, design, flow, flowDeviation, readings, powerPerAirVolume, isUnstable } = point;
  const of = products[product];
  const name = [
    products.length > 1 ? of?.name : "",
    system === null ? "" : SYSTEM_NAMES[system],
    speedName(of?.settings[setting]?.speed ?? "", rate),
  ]
    .filter(Boolean)
    .join(" ");
  return {
    key: `${product}:${setting}:${design}${system === null ? "" : `:${system}`}`,
    name: `${name === "" ? NAME : name}${isUnstable ? "（不稳定）" : ""}`,
    values: [
      flow,
      flowDeviation,
      ...readings,
      ...(machine === "fan" ? [powerPerAirVolume ?? Number.NaN] : []),
    ],
  };
}
