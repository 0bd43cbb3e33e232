import { Button, Checkbox } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { Suspense, useMemo, useState } from "react";
import { useHref, useSearchParams } from "react-router-dom";
import { FEWEST_COMPARED } from "#domain/desk/report/comparison/comparison.ts";
import { machineOf } from "#domain/catalogue/machineOf.ts";
import type { ChartView } from "#domain/products/drawing/ChartView.ts";
import { DEFAULT_CHOICE } from "#domain/products/energy/EnergyChoice.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import { fetched } from "../../page/browser/fetched.tsx";
import type { EnergyDraft } from "../../energy/EnergyDraft.ts";
import { Panel } from "../../kit/layout/Panel.tsx";
import type { DetailConditions } from "../../duty/DetailConditions.ts";
import { pageAddress } from "../../page/browser/pageAddress.ts";
import { useOperation } from "../../product/point/useOperation.ts";
import type { ComparedProducts } from "../../product/compare/useComparedProducts.ts";
import { CompareTable } from "./CompareTable.tsx";
import { ChartSkeleton } from "../../chart/ChartSkeleton.tsx";
import { knownStages } from "../../chart/chartSourceOf.ts";
import css from "./Compare.module.css";
import { comparisonQuery } from "./comparisonQuery.ts";
import { comparedProperties, comparisonWords } from "./comparisonWords.ts";
import type { ComparedTolerances } from "./comparedTolerances.ts";
import type { ComparedYears } from "./energyRows.ts";

/** Loaded on demand: doors and dampers have no curves, and the table can be read while the chart loads. */
const PerformanceChart = fetched(
  async () => (await import("../../chart/PerformanceChart.tsx")).PerformanceChart,
);

/** Loaded on demand, with forms and prices: few comparisons include years. */
const CompareEnergy = fetched(async () => (await import("./CompareEnergy.tsx")).CompareEnergy);

/** Loaded on demand, as years are. */
const CompareTolerance = fetched(async () => (await import("./CompareTolerance.tsx")).CompareTolerance);

/** Loaded on demand, like the code for exports. */
const CompareExport = fetched(async () => (await import("./CompareExport.tsx")).CompareExport);

export interface ComparisonProps {
  /** Two to six of one category. */
  readonly compared: ComparedProducts["products"];
  readonly conditions: DetailConditions;
  readonly onRemove: (id: string) => void;
}

/** Query parameter for the table's rows: `rows=all` unless only differences are shown. */
const ROWS = { name: "rows", all: "all" } as const;

/** The curves of all products on one chart, and a table of their differences. */
export function Comparison({ compared, conditions, onRemove }: ComparisonProps) {
  const [chart, setChart] = useState<DrawnChart | null>(null);
  const [isLoading, setLoading] = useState(true);
  const [view, setView] = useState<ChartView | null>(null);
  const [isExporting, setExporting] = useState(false);
  const [params, setParams] = useSearchParams();
  const showsDifferent = params.get(ROWS.name) !== ROWS.all;
  // A link with conditions of a year opens the years.
  const [showsEnergy, setShowsEnergy] = useState(conditions.energy !== DEFAULT_CHOICE);
  const [energyDraft, setEnergyDraft] = useState<EnergyDraft | null>(null);
  const [years, setYears] = useState<ComparedYears | null>(null);
  const [showsTolerance, setShowsTolerance] = useState(false);
  const [tolerances, setTolerances] = useState<ComparedTolerances | null>(null);
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
  const isMeasured = machine !== null && sources.some(({ curves }) => curves.length > 0);
  const properties = useMemo(() => comparedProperties(products), [products]);
  const words = comparisonWords({
    products,
    properties,
    isDrawn: isMeasured,
    chart,
    state: { duty, rate: conditions.rate },
    years,
    tolerances,
    showsDifferent,
  });
  const query = comparisonQuery(products, {
    ...conditions,
    duty,
    // Years that are not shown are left out.
    energy: years?.choice ?? DEFAULT_CHOICE,
  });
  if (!showsDifferent) query.set(ROWS.name, ROWS.all);
  const address = useHref(`/product/compare?${query.toString()}`);
  const isDrawing = isMeasured && isLoading;
  const showAll = (all: boolean) =>
    setParams(
      (now) => {
        if (all) now.set(ROWS.name, ROWS.all);
        else now.delete(ROWS.name);
        return now;
      },
      { replace: true },
    );
  return (
    <>
      {machine !== null && isMeasured && (
        <Suspense fallback={<ChartSkeleton machine={machine} products={sources} />}>
          <PerformanceChart
            machine={machine}
            products={sources}
            operation={{ ...forChart, onView: setView }}
            onDrawn={setChart}
            onLoading={setLoading}
          />
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
            onYears={setYears}
          />
        </Suspense>
      )}
      {showsTolerance && chart !== null && (
        <Suspense fallback={null}>
          <CompareTolerance
            compared={compared}
            chart={chart}
            conditions={conditions}
            duty={duty}
            onTolerances={setTolerances}
          />
        </Suspense>
      )}
      <Panel
        title="产品差异"
        tools={
          <>
            {machine !== null && isMeasured && (
              <>
                <Checkbox
                  label="公差核算"
                  checked={showsTolerance}
                  onChange={({ currentTarget }) => setShowsTolerance(currentTarget.checked)}
                />
                <Checkbox
                  label="年耗电"
                  checked={showsEnergy}
                  onChange={({ currentTarget }) => setShowsEnergy(currentTarget.checked)}
                />
              </>
            )}
            <Checkbox
              label="仅看不同"
              checked={showsDifferent}
              onChange={({ currentTarget }) => showAll(!currentTarget.checked)}
            />
            <Button
              size="xs"
              variant="default"
              leftSection={<IconDownload size={14} stroke={1.5} aria-hidden />}
              disabled={isDrawing}
              title={isDrawing ? "性能曲线还没有绘制" : undefined}
              onClick={() => setExporting(true)}
            >
              导出
            </Button>
          </>
        }
      >
        {words.conditions.length > 0 && (
          <dl className={css["facts"]}>
            {words.conditions.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <CompareTable
          products={products}
          groups={words.groups}
          duty={duty}
          rate={conditions.rate}
          isDrawn={isMeasured}
          onRemove={products.length > FEWEST_COMPARED ? onRemove : undefined}
        />
        {words.notes.length > 0 && (
          <ul className={css["notes"]} aria-label="说明">
            {words.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </Panel>
      {isExporting && (
        <Suspense fallback={null}>
          <CompareExport
            words={words}
            chart={chart === null || view === null ? null : { chart, view }}
            address={pageAddress(address)}
            onClose={() => setExporting(false)}
          />
        </Suspense>
      )}
    </>
  );
}
