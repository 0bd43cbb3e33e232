import { Tabs } from "@mantine/core";
import type { Product } from "#api/contract/products.ts";
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

/** 产品参数 and 性能数据. */
export function DetailTabs({ product: { productPropertyValues }, chart }: DetailTabsProps) {
  const hasPoints = chart !== null && chart.model.duty.operatingPoints.length > 0;
  return (
    <Panel className={css["foot"]}>
      <Tabs defaultValue="parameters" keepMounted={false}>
        <Tabs.List className={css["tabs"]}>
          <Tabs.Tab value="parameters">产品参数</Tabs.Tab>
          <Tabs.Tab value="performance">性能数据</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="parameters">
          {productPropertyValues.length > 0 ? (
            <ParameterPairs properties={shownProperties(productPropertyValues)} />
          ) : (
            <EmptyState kind="empty" title="暂无产品参数" />
          )}
        </Tabs.Panel>
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
