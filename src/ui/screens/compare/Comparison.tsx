import { Checkbox, Skeleton } from "@mantine/core";
import { lazy, Suspense, useMemo, useState } from "react";
import { FEWEST_COMPARED } from "#domain/compare/comparison.ts";
import { machineOf } from "#domain/curve/machineOf.ts";
import { DEFAULT_CHOICE } from "#domain/energy/EnergyChoice.ts";
import { motorPowers } from "#domain/medium/motorPowers.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import type { EnergyDraft } from "../../components/energy/EnergyDraft.ts";
import { Panel } from "../../components/layout/Panel.tsx";
import type { DetailConditions } from "../../hooks/duty/DetailConditions.ts";
import { useOperation } from "../../hooks/duty/useOperation.ts";
import type { ComparedProducts } from "../../hooks/products/useComparedProducts.ts";
import { CompareTable } from "./CompareTable.tsx";
import { knownStages } from "../../hooks/products/chartSourceOf.ts";
import css from "./Compare.module.css";
import {
  identityRows,
  operatingRows,
  operatingTitle,
  propertyGroups,
  type CompareGroup,
} from "./compareRows.ts";

/** Doors and dampers have no curves, and the table is read while the chart comes. */
const PerformanceChart = lazy(async () => ({
  default: (await import("../../charts/PerformanceChart.tsx")).PerformanceChart,
}));

/** Asked of few comparisons: forms, prices and the words of a year come with it. */
const CompareEnergy = lazy(async () => ({ default: (await import("./CompareEnergy.tsx")).CompareEnergy }));

const COMING = (
  <Panel title="性能曲线">
    <Skeleton height="var(--chart-height)" mx={12} width="auto" aria-label="正在绘制曲线" />
  </Panel>
);

export interface ComparisonProps {
  /** Two to six of one category. */
  readonly compared: ComparedProducts["products"];
  readonly conditions: DetailConditions;
  readonly onRemove: (id: string) => void;
}

/**
 * Groups with what differs, and what speaks against a product, be it against all of them; what was read at the duty stays
 * whole, since it is what the comparison is for.
 */
const different = (groups: readonly CompareGroup[]): readonly CompareGroup[] =>
  groups.map(({ name, rows }) => ({
    name,
    rows: rows.filter(({ differs, bad }) => differs || bad.size > 0),
  }));

/** The curves of all products on one chart, and what differs between them. */
export function Comparison({ compared, conditions, onRemove }: ComparisonProps) {
  const [chart, setChart] = useState<DrawnChart | null>(null);
  const [showsDifferent, setShowsDifferent] = useState(true);
  // A link to a chosen year shows it.
  const [showsEnergy, setShowsEnergy] = useState(conditions.energy !== DEFAULT_CHOICE);
  const [energyDraft, setEnergyDraft] = useState<EnergyDraft | null>(null);
  const [energy, setEnergy] = useState<CompareGroup | null>(null);
  const products = useMemo(() => compared.map(({ product }) => product), [compared]);
  const machine = machineOf(products[0]?.gjwCategoryCode ?? "");
  const sources = useMemo(
    () =>
      compared.map(({ product, curves }) => ({
        id: product.id,
        name: product.model,
        curves,
        ...knownStages(product),
      })),
    [compared],
  );
  const { duty, forChart } = useOperation(machine, conditions, chart);
  const properties = useMemo(
    () => [{ name: "产品", rows: identityRows(products) }, ...propertyGroups(products)],
    [products],
  );
  const motors = products.map(({ productPropertyValues }) => motorPowers(productPropertyValues));
  const operating = chart === null ? [] : operatingRows(chart, motors);
  const shown = [
    { name: operatingTitle(chart), rows: operating },
    ...(energy === null ? [] : [energy]),
    ...(showsDifferent ? different(properties) : properties),
  ].filter(({ rows }) => rows.length > 0);
  const isMeasured = machine !== null && sources.some(({ curves }) => curves.length > 0);
  return (
    <>
      {machine !== null && isMeasured && (
        <Suspense fallback={COMING}>
          <PerformanceChart machine={machine} products={sources} operation={forChart} onDrawn={setChart} />
        </Suspense>
      )}
      {showsEnergy && chart !== null && (
        <Suspense fallback={null}>
          <CompareEnergy
            compared={compared}
            chart={chart}
            conditions={conditions}
            duty={duty}
            draft={energyDraft}
            onDraft={setEnergyDraft}
            onGroup={setEnergy}
          />
        </Suspense>
      )}
      <Panel
        title="产品差异"
        note={duty.length > 0 && isMeasured && operating.length === 0 && "没有产品与该工况相交"}
        tools={
          <>
            {machine !== null && isMeasured && (
              <Checkbox
                label="年耗电"
                checked={showsEnergy}
                onChange={({ currentTarget }) => setShowsEnergy(currentTarget.checked)}
              />
            )}
            <Checkbox
              label="仅看不同"
              checked={showsDifferent}
              onChange={({ currentTarget }) => setShowsDifferent(currentTarget.checked)}
            />
          </>
        }
      >
        <CompareTable
          products={products}
          groups={shown}
          duty={duty}
          rate={conditions.rate}
          isDrawn={isMeasured}
          onRemove={products.length > FEWEST_COMPARED ? onRemove : undefined}
        />
        {shown.length === 0 && <p className={css["notice"]}>已有参数全部相同</p>}
      </Panel>
    </>
  );
}
