import { Checkbox, Select } from "@mantine/core";
import { useEffect } from "react";
import type { ListState } from "#domain/catalogue/listing/ListState.ts";
import { toleranceInForce } from "#domain/catalogue/listing/toleranceInForce.ts";
import { machineOf } from "#domain/catalogue/machineOf.ts";
import { GRADES_SOURCE, gradesOf, type GradeName } from "#domain/catalogue/standards/gradeNames.ts";
import css from "./ToleranceFields.module.css";
import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import { useAcceptanceGrades } from "../../../product/tolerance/useAcceptanceGrades.ts";

/** Keeps the list's grade for a product's page and a comparison. */
function keepGrade(machine: Machine, grade: GradeName): void {
  const kept = useAcceptanceGrades.getState();
  if (kept[machine] !== grade) useAcceptanceGrades.keep({ ...kept, [machine]: grade });
}

export interface ToleranceFieldsProps {
  readonly categoryCode: string;
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
}

/** 公差: the acceptance grade within which a duty is judged, and whether it must be met under all tolerances. */
export function ToleranceFields({ categoryCode, state, change }: ToleranceFieldsProps) {
  const machine = machineOf(categoryCode);
  const inForce = toleranceInForce(categoryCode, state);
  const grade = inForce?.grade ?? null;
  useEffect(() => {
    if (machine !== null && grade !== null) keepGrade(machine, grade);
  }, [machine, grade]);
  if (machine === null) return null;
  return (
    <>
      <Select
        className={css["grade"]}
        aria-label="公差"
        placeholder="公差"
        clearable
        data={[
          {
            group: GRADES_SOURCE[machine],
            items: gradesOf(machine).map((each) => ({ value: each, label: `${each} 级公差` })),
          },
        ]}
        value={grade}
        onChange={(name) => {
          const chosen = gradesOf(machine).find((each) => each === name) ?? null;
          change({ tolerance: chosen && { grade: chosen, isRequired: inForce?.isRequired ?? false } });
        }}
      />
      {inForce && (
        <Checkbox
          className={css["required"]}
          label="全部公差下满足"
          checked={inForce.isRequired}
          onChange={({ currentTarget }) =>
            change({ tolerance: { ...inForce, isRequired: currentTarget.checked } })
          }
        />
      )}
    </>
  );
}
