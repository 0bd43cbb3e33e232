import { factsOf, flowFactsOf, type CurveQuantity } from "#domain/curve/curveQuantities.ts";
import type { ChartPoint } from "#domain/curve/ChartModel.ts";
import { formatNumber, formatPlain } from "#domain/formatNumber.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import table from "../components/table/table.module.css";

export interface PointTableProps {
  readonly chart: DrawnChart;
}

const WHOLE = 100;

/** Readings of every curve at the operating points. */
export const OperatingPointTable = ({ chart }: PointTableProps) => (
  <PointTable chart={chart} points={chart.model.duty.operatingPoints} label="工作点" />
);

/** The same at the regulated speed; nothing without regulation. */
export function RegulatedPointTable({ chart }: PointTableProps) {
  const { regulation } = chart.model;
  if (regulation === null || regulation.operatingPoints.length === 0) return null;
  return (
    <PointTable
      chart={chart}
      points={regulation.operatingPoints}
      label={`调速工作点（转速 ${formatPlain(regulation.rate * WHOLE, 1)} %）`}
      isRegulated
    />
  );
}

interface RowsProps extends PointTableProps {
  readonly points: readonly ChartPoint[];
  readonly label: string;
  readonly isRegulated?: boolean;
}

function PointTable({ chart, points, label, isRegulated = false }: RowsProps) {
  const flow = flowFactsOf(chart.machine);
  const { columns } = chart.model.frame;
  // What only follows the speed by estimate is called one.
  const titleOf = (quantity: CurveQuantity) => {
    const { name, isEstimateAtSpeed } = factsOf(quantity);
    return isRegulated && isEstimateAtSpeed ? `${name}（估算）` : name;
  };
  return (
    <table className={table["vt"]} data-dense aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{label}</th>
          <NumberHead name={flow.name} unit={flow.unit} />
          {columns.map((quantity) => (
            <NumberHead key={quantity} name={titleOf(quantity)} unit={factsOf(quantity).unit} />
          ))}
          <NumberHead name={`${flow.name}偏差`} unit="%" />
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={`${point.product}:${point.setting}:${point.design}`}>
            <th scope="row">{rowName(chart, point)}</th>
            <td className={table["num"]}>{formatNumber(point.flow, flow.decimals)}</td>
            {columns.map((quantity, column) => (
              <td key={quantity} className={table["num"]}>
                {formatNumber(point.readings[column] ?? null, factsOf(quantity).decimals)}
              </td>
            ))}
            <td className={table["num"]}>{formatNumber(point.flowDeviation, 1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const NumberHead = ({ name, unit }: { readonly name: string; readonly unit: string }) => (
  <th scope="col" className={table["num"]}>
    {name}
    <small>{unit}</small>
  </th>
);

function rowName({ products }: DrawnChart, { product, setting, isUnstable }: ChartPoint): string {
  const of = products[product];
  const name = [products.length > 1 ? of?.name : "", of?.settings[setting]?.speed].filter(Boolean).join(" ");
  return `${name === "" ? "工作点" : name}${isUnstable ? "（不稳定）" : ""}`;
}
