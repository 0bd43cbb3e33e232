import { Button } from "@mantine/core";
import { useCallback, useMemo } from "react";
import type { WireCurve } from "#api/contract/curves.ts";
import type { Product } from "#api/contract/products.ts";
import type { Result } from "#domain/base/result.ts";
import type { DutyEntry } from "#domain/catalogue/listing/ListState.ts";
import { motorPowers } from "#domain/catalogue/motorPowers.ts";
import type { ProductTolerance, ToleranceFault } from "#domain/products/tolerance/productTolerance.ts";
import {
  TOLERANCE_FAULTS,
  toleranceNotes,
  toleranceRows,
  toleranceSentence,
  type ToleranceRow,
} from "#domain/products/tolerance/toleranceWords.ts";
import type { DrawnChart, ToleranceQuestion } from "#workers/curve/CurveClient.ts";
import { chartSourceOf } from "../../chart/chartSourceOf.ts";
import type { DetailConditions } from "../../duty/DetailConditions.ts";
import text from "../../kit/styles/text.module.css";
import { EmptyState } from "../../kit/layout/EmptyState.tsx";
import { figureColumn, rowHeadColumn, textColumn } from "../../kit/table/columns.ts";
import type { DataColumn } from "../../kit/table/DataColumn.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { useLatestAnswer } from "../../page/services/useLatestAnswer.ts";
import { WideTable } from "../tables/WideTable.tsx";
import css from "./TolerancePanel.module.css";
import { GradeField } from "./GradeField.tsx";
import { ToleranceTag } from "./ToleranceTag.tsx";
import { useAcceptanceGrades } from "./useAcceptanceGrades.ts";

export interface TolerancePanelProps {
  readonly product: Product;
  readonly curves: readonly WireCurve[];
  /** The shown chart; its speed is the current one. */
  readonly chart: DrawnChart;
  readonly conditions: Pick<DetailConditions, "setting">;
  /** The duty that the chart shows. */
  readonly duty: readonly DutyEntry[];
}

const COLUMNS: readonly DataColumn<ToleranceRow>[] = [
  rowHeadColumn("项目", ({ name }) => name),
  textColumn("单位", ({ unit }) => unit),
  figureColumn("最小", ({ least }) => least),
  figureColumn("名义", ({ nominal }) => nominal),
  figureColumn("最大", ({ most }) => most),
  textColumn("说明", ({ remark }) => remark),
];

/** 公差核算: the effect of a machine's acceptance grade on its duty. */
export function TolerancePanel({ product, curves, chart, conditions, duty }: TolerancePanelProps) {
  const { curve } = useServices();
  const { machine } = chart;
  const grade = useAcceptanceGrades((grades) => grades[machine]) ?? null;
  const source = useMemo(() => chartSourceOf(product, curves), [product, curves]);
  const asked = useLatestAnswer<ToleranceQuestion, Result<ProductTolerance, ToleranceFault>>(
    {
      chart: {
        machine,
        products: [source],
        conditions: duty.length === 0 ? [] : [duty.map(({ code, value }) => ({ code, value }))],
        rate: chart.model.regulation?.rate ?? null,
      },
      order: { setting: conditions.setting, grade, motors: motorPowers(product.productPropertyValues) },
    },
    useCallback((question) => curve.tolerance(question), [curve]),
  );
  return (
    <div className={css["panel"]}>
      <GradeField machine={machine} />
      <div className={css["result"]} aria-busy={asked.status === "ready" && asked.isBehind}>
        {asked.status === "failed" && (
          <EmptyState
            kind="error"
            title="公差没有核算出来"
            why="产品资料不受影响"
            actions={<Button onClick={asked.retry}>重试</Button>}
          />
        )}
        {asked.status === "ready" &&
          (asked.answer.ok ? (
            <Answer tolerance={asked.answer.value} />
          ) : (
            <EmptyState kind="empty" title="还不能按公差核算" why={TOLERANCE_FAULTS[asked.answer.code]} />
          ))}
      </div>
    </div>
  );
}

const Answer = ({ tolerance }: { readonly tolerance: ProductTolerance }) => (
  <>
    <p className={css["verdict"]} role="status">
      <ToleranceTag verdict={tolerance.range.verdict} />
      {toleranceSentence(tolerance)}
    </p>
    <WideTable
      label="公差下的工作点"
      className={css["wide"]}
      columns={COLUMNS}
      rows={toleranceRows(tolerance)}
      rowKey={({ name }) => name}
    />
    <ul className={text["notes"]} aria-label="核算依据">
      {toleranceNotes(tolerance).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </>
);
