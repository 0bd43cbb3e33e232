import { Tabs } from "@mantine/core";
import { Suspense, useState } from "react";
import type { Product } from "#api/contract/products.ts";
import type { WireCurve } from "#api/contract/curves.ts";
import { DEFAULT_CHOICE } from "#domain/products/energy/EnergyChoice.ts";
import { PLAIN_SET } from "#domain/products/parallel/SetChoice.ts";
import type { DutyEntry } from "#domain/catalogue/listing/ListState.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import { fetched } from "../../page/browser/fetched.tsx";
import { OperatingPointTable, RegulatedPointTable } from "../point/PointTables.tsx";
import type { DetailConditions } from "../../duty/DetailConditions.ts";
import { draftOf } from "../../energy/EnergyDraft.ts";
import { EmptyState } from "../../kit/layout/EmptyState.tsx";
import { Panel } from "../../kit/layout/Panel.tsx";
import css from "./MachineDetail.module.css";
import { ParameterPairs, RecordedNote } from "../facts/ProductParameters.tsx";
import { shownProperties } from "../facts/shownProperties.ts";

export interface DetailTabsProps {
  readonly product: Product;
  /** `null` while nothing is drawn. */
  readonly chart: DrawnChart | null;
  readonly curves: readonly WireCurve[];
  readonly conditions: DetailConditions;
  /** The duty that the chart shows. */
  readonly duty: readonly DutyEntry[];
  /** Called with whether the tab of tolerances is open. */
  readonly onTolerance: (isOpen: boolean) => void;
}

const SetPanel = fetched(async () => (await import("../parallel/SetPanel.tsx")).SetPanel);
const EnergyPanel = fetched(async () => (await import("../energy/EnergyPanel.tsx")).EnergyPanel);
const TolerancePanel = fetched(async () => (await import("../tolerance/TolerancePanel.tsx")).TolerancePanel);

const firstTab = ({ energy, set }: DetailConditions): string =>
  set !== PLAIN_SET ? "sets" : energy !== DEFAULT_CHOICE ? "energy" : "parameters";

/**
 * The tabs 产品参数, 性能数据, 年耗电与费用, 多台运行 and 公差核算. A link to a year's conditions or to parallel
 * machines opens on that tab.
 */
export function DetailTabs({ product, chart, curves, conditions, duty, onTolerance }: DetailTabsProps) {
  const { productPropertyValues } = product;
  const hasPoints = chart !== null && chart.model.duty.operatingPoints.length > 0;
  const [draft, setDraft] = useState(() => draftOf(conditions.energy));
  const [first] = useState(firstTab(conditions));
  return (
    <Panel className={css["foot"]}>
      <Tabs defaultValue={first} keepMounted={false} onChange={(tab) => onTolerance(tab === "tolerance")}>
        <Tabs.List className={css["tabs"]}>
          <Tabs.Tab value="parameters">产品参数</Tabs.Tab>
          <Tabs.Tab value="performance">性能数据</Tabs.Tab>
          <Tabs.Tab value="energy">年耗电与费用</Tabs.Tab>
          <Tabs.Tab value="sets">多台运行</Tabs.Tab>
          <Tabs.Tab value="tolerance">公差核算</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="parameters">
          {productPropertyValues.length > 0 ? (
            <>
              <RecordedNote categoryCode={product.gjwCategoryCode} />
              <ParameterPairs properties={shownProperties(productPropertyValues)} />
            </>
          ) : (
            <EmptyState kind="empty" title="暂无产品参数" />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="energy">
          {chart === null ? (
            <EmptyState kind="empty" title="还不能计算年耗电" why="要有可以绘制的性能曲线" />
          ) : (
            <Suspense fallback={null}>
              <EnergyPanel
                product={product}
                curves={curves}
                chart={chart}
                conditions={conditions}
                duty={duty}
                draft={draft}
                onDraft={setDraft}
              />
            </Suspense>
          )}
        </Tabs.Panel>
        <Tabs.Panel value="sets">
          {chart === null ? (
            <EmptyState kind="empty" title="还不能计算多台运行" why="要有可以绘制的性能曲线" />
          ) : (
            <Suspense fallback={null}>
              <SetPanel product={product} curves={curves} chart={chart} conditions={conditions} duty={duty} />
            </Suspense>
          )}
        </Tabs.Panel>
        <Tabs.Panel value="tolerance">
          {chart === null ? (
            <EmptyState kind="empty" title="还不能按公差核算" why="要有可以绘制的性能曲线" />
          ) : (
            <Suspense fallback={null}>
              <TolerancePanel
                product={product}
                curves={curves}
                chart={chart}
                conditions={conditions}
                duty={duty}
              />
            </Suspense>
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
