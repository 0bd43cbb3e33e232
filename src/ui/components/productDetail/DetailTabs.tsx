import { Tabs } from "@mantine/core";
import { lazy, Suspense } from "react";
import type { Product } from "#api/contract/products.ts";
import { WATER_SUPPLY_SET } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import { OperatingPointTable, RegulatedPointTable } from "../../charts/PointTables.tsx";
import { EmptyState } from "../layout/EmptyState.tsx";
import { Panel } from "../layout/Panel.tsx";
import css from "./MachineDetail.module.css";
import { ParameterPairs } from "./ProductParameters.tsx";
import { shownProperties } from "./shownProperties.ts";

export interface DetailTabsProps {
  readonly product: Product;
  /** `null` while nothing is drawn. */
  readonly chart: DrawnChart | null;
}

const SetPanel = lazy(async () => ({ default: (await import("./SetPanel.tsx")).SetPanel }));

/** kW of the motor of one machine: a set states that of all its pumps. */
function ratedPowerOf({ gjwCategoryCode, productPropertyValues }: Product): number | null {
  const figure = (code: string) => {
    const value = productPropertyValues.find((property) => property.code === code)?.value;
    return typeof value === "number" ? value : null;
  };
  const rated = figure(PROPERTY.motorPower);
  const parts = gjwCategoryCode === WATER_SUPPLY_SET ? figure(PROPERTY.pumpCount) : 1;
  return rated === null || parts === null ? null : rated / parts;
}

/** 产品参数, 性能数据 and, where several machines share the duty, 多台并联. */
export function DetailTabs({ product, chart }: DetailTabsProps) {
  const { productPropertyValues } = product;
  const hasSets = chart !== null && chart.model.duty.sets.length > 0;
  const hasPoints = chart !== null && chart.model.duty.operatingPoints.length > 0;
  return (
    <Panel className={css["foot"]}>
      <Tabs defaultValue="parameters" keepMounted={false}>
        <Tabs.List className={css["tabs"]}>
          <Tabs.Tab value="parameters">产品参数</Tabs.Tab>
          <Tabs.Tab value="performance">性能数据</Tabs.Tab>
          {hasSets && <Tabs.Tab value="sets">多台并联</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="parameters">
          {productPropertyValues.length > 0 ? (
            <ParameterPairs properties={shownProperties(productPropertyValues)} />
          ) : (
            <EmptyState kind="empty" title="暂无产品参数" />
          )}
        </Tabs.Panel>
        {hasSets && (
          <Tabs.Panel value="sets">
            <Suspense fallback={null}>
              <SetPanel chart={chart} ratedPower={ratedPowerOf(product)} />
            </Suspense>
          </Tabs.Panel>
        )}
        <Tabs.Panel value="performance">
          {hasPoints ? (
            <div className={css["tables"]}>
              <OperatingPointTable chart={chart} />
              <RegulatedPointTable chart={chart} />
            </div>
          ) : (
            <EmptyState
              kind="empty"
              title="暂无性能数据"
              why="有工况和工作点时，这里列出各条曲线在工作点的数值"
            />
          )}
        </Tabs.Panel>
      </Tabs>
    </Panel>
  );
}
