import { Checkbox } from "@mantine/core";
import { useCallback } from "react";
import type { Result } from "#domain/base/result.ts";
import type { DutyEntry } from "#domain/catalogue/listing/ListState.ts";
import { motorPowers } from "#domain/catalogue/motorPowers.ts";
import { GRADES_SOURCE } from "#domain/catalogue/standards/gradeNames.ts";
import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import type { ProductTolerance, ToleranceFault } from "#domain/products/tolerance/productTolerance.ts";
import {
  readingNotes,
  TOLERANCE_FAULTS,
  toleranceSentence,
  treeProbabilityText,
} from "#domain/products/tolerance/toleranceWords.ts";
import type { ToleranceQuestion } from "#workers/curve/CurveClient.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { createKept } from "../../../page/browser/createKept.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";
import { useLatestAnswer } from "../../../page/services/useLatestAnswer.ts";
import { GradeField } from "../../../product/tolerance/GradeField.tsx";
import { ToleranceTag } from "../../../product/tolerance/ToleranceTag.tsx";
import { useAcceptanceGrades } from "../../../product/tolerance/useAcceptanceGrades.ts";
import { Marked } from "./Marked.tsx";
import css from "./Systems.module.css";
import { useKeptProduct } from "./useKeptProduct.ts";

/** Whether the machines of systems are judged within tolerances; one setting for all systems. */
const useIsOn = createKept("volute.systemTolerance", (text) => text === "true");

interface MachineToleranceProps {
  readonly machine: Machine;
  /** Id of the kept product */
  readonly id: string;
  /** The system's duty without its margins, and the same in words */
  readonly duty: readonly DutyEntry[];
  readonly dutyText: string;
  /** The margins that are left out: 流量 5 %、扬程 10 % */
  readonly margins: string;
  /** Tolerance of the system's resistance; null where unknown. */
  readonly resistance: number | null;
}

/** 按公差核算 for the kept machine of a system: instead of the duty's margins, never together with them */
export function MachineTolerance(props: MachineToleranceProps) {
  const isOn = useIsOn();
  return (
    <div className={css["tolerance"]}>
      <Checkbox
        size="xs"
        label="按公差核算"
        checked={isOn}
        onChange={({ currentTarget }) => useIsOn.keep(currentTarget.checked)}
      />
      {isOn && <Judged {...props} />}
    </div>
  );
}

function Judged({ machine, id, duty, dutyText, margins, resistance }: MachineToleranceProps) {
  const { curve } = useServices();
  const grade = useAcceptanceGrades((grades) => grades[machine]) ?? null;
  const { kept, isGone, retry } = useKeptProduct(id);
  const asked = useLatestAnswer<ToleranceQuestion | null, Result<ProductTolerance, ToleranceFault> | null>(
    kept && {
      chart: {
        machine,
        products: [kept.source],
        conditions: [duty.map(({ code, value }) => ({ code, value }))],
        rate: null,
      },
      order: {
        setting: undefined,
        grade,
        motors: motorPowers(kept.product.productPropertyValues),
        ...(resistance !== null && { resistance }),
      },
    },
    useCallback(async (each: ToleranceQuestion | null) => each && curve.tolerance(each), [curve]),
  );
  const again = retry ?? (asked.status === "failed" ? asked.retry : null);
  const answer = asked.status === "ready" ? asked.answer : null;
  return (
    <>
      <GradeField machine={machine} />
      <div role="status">
        {isGone ? (
          "产品库中已没有该产品"
        ) : again !== null ? (
          <LinkButton onClick={again}>未能取得，重试</LinkButton>
        ) : answer === null ? (
          "正在核算"
        ) : answer.ok ? (
          <>
            <ToleranceTag verdict={answer.value.range.verdict} /> {toleranceSentence(answer.value)}{" "}
            <Marked word="待核对" title={`公差值：${GRADES_SOURCE[machine]}`} />
          </>
        ) : (
          TOLERANCE_FAULTS[answer.code]
        )}
      </div>
      {answer?.ok === true && (
        <>
          {treeProbabilityText(answer.value, resistance).map((line) => (
            <div key={line}>{line}</div>
          ))}
          {readingNotes(answer.value).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </>
      )}
      <div>
        核算工况 {dutyText}，不含余量（{margins}）；余量与公差不叠加
      </div>
    </>
  );
}
