import { Button } from "@mantine/core";
import { useCallback, useEffect, useMemo } from "react";
import type { DutyEntry } from "#domain/catalogue/listing/ListState.ts";
import { motorPowers } from "#domain/catalogue/motorPowers.ts";
import { TOLERANCE_FAULTS } from "#domain/products/tolerance/toleranceWords.ts";
import type { DrawnChart, ToleranceQuestion } from "#workers/curve/CurveClient.ts";
import { chartSourceOf } from "../../chart/chartSourceOf.ts";
import type { DetailConditions } from "../../duty/DetailConditions.ts";
import { Panel } from "../../kit/layout/Panel.tsx";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { useLatestAnswer } from "../../page/services/useLatestAnswer.ts";
import type { ComparedProducts } from "../../product/compare/useComparedProducts.ts";
import { GradeField } from "../../product/tolerance/GradeField.tsx";
import { useAcceptanceGrades } from "../../product/tolerance/useAcceptanceGrades.ts";
import css from "./Compare.module.css";
import { comparedTolerances, type ComparedTolerances } from "./comparedTolerances.ts";

export interface CompareToleranceProps {
  readonly compared: ComparedProducts["products"];
  readonly chart: DrawnChart;
  readonly conditions: Pick<DetailConditions, "setting">;
  /** The duty that the chart shows. */
  readonly duty: readonly DutyEntry[];
  /** Called with the rows for the table of differences; `null` if there is nothing to compare. */
  readonly onTolerances: (tolerances: ComparedTolerances | null) => void;
}

/** 公差核算 of all products within one acceptance grade, which is chosen here and kept in the browser. */
export function CompareTolerance({ compared, chart, conditions, duty, onTolerances }: CompareToleranceProps) {
  const { curve } = useServices();
  const { machine } = chart;
  const grade = useAcceptanceGrades((grades) => grades[machine]) ?? null;
  const { setting } = conditions;
  const sources = useMemo(
    () => compared.map(({ product, curves }) => ({ product, source: chartSourceOf(product, curves) })),
    [compared],
  );
  const asked = useLatestAnswer(
    sources.map(({ product, source }): ToleranceQuestion => ({
      chart: {
        machine,
        products: [source],
        conditions: duty.length === 0 ? [] : [duty.map(({ code, value }) => ({ code, value }))],
        rate: chart.model.regulation?.rate ?? null,
      },
      order: { setting, grade, motors: motorPowers(product.productPropertyValues) },
    })),
    useCallback(
      async (questions: readonly ToleranceQuestion[]) =>
        Promise.all(questions.map(async (question) => curve.tolerance(question))),
      [curve],
    ),
  );
  const found = asked.status === "ready" ? asked.answer : null;
  const tolerances = useMemo(() => (found === null ? null : comparedTolerances(found)), [found]);
  useEffect(() => {
    onTolerances(tolerances);
    return () => onTolerances(null);
  }, [tolerances, onTolerances]);
  const fault = found?.flatMap((each) => (each.ok ? [] : each.code))[0];
  const note = tolerances === null && fault !== undefined ? TOLERANCE_FAULTS[fault] : null;
  return (
    <Panel
      title="公差核算的条件"
      className={css["conditions"]}
      note={note !== null && <span role="status">{note}</span>}
    >
      <div className={css["forms"]}>
        <GradeField machine={machine} />
        {asked.status === "failed" && (
          <p role="alert">
            公差没有核算出来{" "}
            <Button size="compact-xs" variant="default" onClick={asked.retry}>
              重试
            </Button>
          </p>
        )}
      </div>
    </Panel>
  );
}
