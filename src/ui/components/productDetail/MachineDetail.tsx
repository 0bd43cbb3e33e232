import { useMemo, useState } from "react";
import type { Product } from "#api/contract/products.ts";
import type { Machine } from "#domain/curve/curveQuantities.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import type { DetailConditions } from "../../hooks/DetailConditions.ts";
import { useProductCurves } from "../../hooks/useProductCurves.ts";
import { ProductCurves } from "./ProductCurves.tsx";
import { DetailTabs } from "./DetailTabs.tsx";
import { DutySection } from "./DutySection.tsx";
import css from "./MachineDetail.module.css";
import { NormPanel } from "./NormPanel.tsx";
import { OperatingPanel } from "./OperatingPanel.tsx";
import { ProductFacts } from "./ProductFacts.tsx";
import { ResourcePanel } from "./ResourcePanel.tsx";

export interface MachineDetailProps {
  readonly product: Product;
  readonly machine: Machine;
  readonly conditions?: DetailConditions;
}

const NO_DUTY: DetailConditions["duty"] = [];

/** A product that is measured over flow: who it is, its curves, what they say at a duty and to a norm, its figures and files. */
export function MachineDetail({ product, machine, conditions }: MachineDetailProps) {
  const curves = useProductCurves(product.id);
  const [chart, setChart] = useState<DrawnChart | null>(null);
  const [isEntering, setEntering] = useState(false);
  const duty = conditions?.duty ?? NO_DUTY;
  const condition = useMemo(() => duty.map(({ code, value }) => ({ code, value })), [duty]);
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
            {conditions && (
              <DutySection
                product={product}
                conditions={conditions}
                isEntering={isEntering}
                onEntering={setEntering}
              />
            )}
          </ProductFacts>
        </div>
        <ProductCurves
          product={product}
          machine={machine}
          curves={curves}
          condition={condition}
          onDrawn={setChart}
        />
        <div className={css["side"]}>
          <OperatingPanel
            machine={machine}
            chart={chart}
            hasDuty={duty.length > 0}
            hasCurves={curves.status !== "ready" || curves.value.length > 0}
            {...(conditions ? { onEnter: () => setEntering(true) } : {})}
          />
          <NormPanel
            product={product}
            machine={machine}
            curves={curves}
            power={chart?.model.duty.operatingPoints[0]?.powerPerAirVolume ?? null}
            {...(conditions ? { conditions } : {})}
          />
        </div>
      </div>
      <div className={css["below"]}>
        <DetailTabs product={product} chart={chart} />
        <ResourcePanel productId={product.id} />
      </div>
    </div>
  );
}
