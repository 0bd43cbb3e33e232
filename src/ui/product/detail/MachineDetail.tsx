import { useState } from "react";
import type { WireCurve } from "#api/contract/curves.ts";
import type { Product } from "#api/contract/products.ts";
import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import { pointsInForce } from "#domain/products/chart/pointsInForce.ts";
import { shownSetting } from "#domain/catalogue/machine/shownSetting.ts";
import { dutyFault } from "#domain/catalogue/duty/dutyFault.ts";
import { dutyFields } from "#domain/catalogue/duty/dutyFields.ts";
import { motorPowers } from "#domain/catalogue/motorPowers.ts";
import { isShown } from "#domain/products/drawing/ChartView.ts";
import { UNSTATED_GRADE } from "#domain/catalogue/standards/acceptanceGrades.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import type { DetailConditions } from "../../duty/DetailConditions.ts";
import { useHeldConditions } from "../point/useHeldConditions.ts";
import { useOperation } from "../point/useOperation.ts";
import { useProductCurves } from "../facts/useProductCurves.ts";
import { speedControlOf } from "../../project/speedControlOf.ts";
import { ProductCurves } from "./ProductCurves.tsx";
import { DetailTabs } from "./DetailTabs.tsx";
import { DutySection } from "../point/DutySection.tsx";
import css from "./MachineDetail.module.css";
import { StandardPanel } from "../standard/StandardPanel.tsx";
import { OperatingPanel } from "../point/OperatingPanel.tsx";
import { ProductFacts } from "../facts/ProductFacts.tsx";
import { selectableOf } from "../../project/selectableOf.ts";
import { useAcceptanceGrades } from "../tolerance/useAcceptanceGrades.ts";
import { ResourcePanel } from "../files/ResourcePanel.tsx";

export interface MachineDetailProps {
  readonly product: Product;
  readonly machine: Machine;
  readonly conditions?: DetailConditions;
}

const NO_CURVES: readonly WireCurve[] = [];

/** The detail of a product with curves: facts, chart, operating points, standards, figures and files. */
export function MachineDetail({ product, machine, conditions: given }: MachineDetailProps) {
  const held = useHeldConditions();
  const conditions = given ?? held;
  const curves = useProductCurves(product.id);
  const [chart, setChart] = useState<DrawnChart | null>(null);
  const [isEntering, setEntering] = useState(false);
  const [isInTolerance, setInTolerance] = useState(false);
  const grade = useAcceptanceGrades()[machine] ?? UNSTATED_GRADE[machine].value;
  const { duty, forChart } = useOperation(machine, conditions, chart);
  const fault = dutyFault(dutyFields(product.gjwCategoryCode, speedControlOf(product)), duty);
  const speed = shownSetting(chart?.products[0]?.settings ?? [], conditions.setting);
  const points =
    chart === null ? [] : pointsInForce(chart.model).filter((point) => isShown(chart, { speed }, point));
  return (
    <div
      className={css["machine"]}
      role="region"
      aria-label={`${product.model} 的产品详情`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has no other way to scroll it
      tabIndex={0}
    >
      <div className={css["columns"]}>
        <div className={css["facts"]}>
          <ProductFacts product={product}>
            <DutySection
              product={product}
              conditions={conditions}
              duty={duty}
              isEntering={isEntering}
              onEntering={setEntering}
            />
          </ProductFacts>
        </div>
        <ProductCurves
          product={product}
          machine={machine}
          curves={curves}
          operation={{ ...forChart, tolerance: isInTolerance ? grade : null }}
          onDrawn={setChart}
        />
        <div className={css["side"]}>
          <OperatingPanel
            machine={machine}
            chart={chart}
            points={points}
            hasDuty={duty.length > 0}
            hasCurves={curves.status !== "ready" || curves.value.length > 0}
            motors={motorPowers(product.productPropertyValues)}
            fault={fault?.sentence ?? null}
            source={product.source}
            onEnter={() => setEntering(true)}
          />
          <StandardPanel
            product={product}
            machine={machine}
            curves={curves}
            power={points[0]?.powerPerAirVolume ?? null}
            conditions={conditions}
          />
        </div>
      </div>
      <div className={css["below"]}>
        <DetailTabs
          product={product}
          chart={chart}
          curves={curves.status === "ready" ? curves.value : NO_CURVES}
          conditions={conditions}
          duty={duty}
          onTolerance={setInTolerance}
        />
        <div className={css["files"]}>
          <ResourcePanel product={selectableOf(product, conditions)} />
        </div>
      </div>
    </div>
  );
}
