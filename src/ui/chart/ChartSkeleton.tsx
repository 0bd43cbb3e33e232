import { Skeleton } from "@mantine/core";
import { CURVE_QUANTITY_ORDER, factsOf, type Machine } from "#domain/physics/curve/curveQuantities.ts";
import { gridOf } from "#domain/products/chart/gridOf.ts";
import type { ChartProductSource } from "#workers/curve/CurveClient.ts";
import { Panel } from "../kit/layout/Panel.tsx";
import css from "./Charts.module.css";

export interface ChartSkeletonProps {
  readonly machine: Machine;
  /** None while their curves are being fetched. */
  readonly products: readonly ChartProductSource[];
}

/** Of most products of a kind: pumps have head, power, efficiency and NPSH. */
const USUAL_GRIDS: Readonly<Record<Machine, number>> = { fan: 1, pump: 2 };

/** As high as the chart that will replace it, so that nothing below moves under a pointer. */
export const ChartSkeleton = ({ machine, products }: ChartSkeletonProps) => (
  <Panel title="性能曲线" className={css["panel"]}>
    {machine === "pump" && <div className={css["row"]} />}
    <div
      className={css["canvas"]}
      data-grids={products.length === 0 ? USUAL_GRIDS[machine] : countGrids(products)}
    >
      <div className={css["stage"]}>
        <Skeleton height="100%" aria-label="正在绘制曲线" />
      </div>
    </div>
  </Panel>
);

/** Several products begin with one quantity; one shows all of its own. */
function countGrids(products: readonly ChartProductSource[]): number {
  if (products.length > 1) return 1;
  const codes = new Set(products.flatMap(({ curves }) => curves.map(({ curveCode }) => curveCode)));
  const quantities = CURVE_QUANTITY_ORDER.filter((quantity) => codes.has(quantity));
  const axes = new Set(quantities.map((quantity) => factsOf(quantity).axis));
  return 1 + gridOf(axes.size - 1);
}
