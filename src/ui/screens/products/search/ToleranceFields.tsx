import { Checkbox, Select } from "@mantine/core";
import type { ListState } from "#domain/catalogue/listing/ListState.ts";
import { offersTolerance, toleranceInForce } from "#domain/catalogue/listing/toleranceInForce.ts";
import { machineOf } from "#domain/catalogue/machineOf.ts";
import { gradesOf } from "#domain/catalogue/standards/acceptanceGrades.ts";
import css from "./ToleranceFields.module.css";
import { useAcceptanceGrades } from "../../../product/tolerance/useAcceptanceGrades.ts";

export interface ToleranceFieldsProps {
  readonly categoryCode: string;
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
}

/** 公差: the acceptance grade within which a duty is judged, and whether it must be met under all tolerances. */
export function ToleranceFields({ categoryCode, state, change }: ToleranceFieldsProps) {
  const kept = useAcceptanceGrades();
  const machine = machineOf(categoryCode);
  if (machine === null || !offersTolerance(categoryCode, state)) return null;
  const inForce = toleranceInForce(categoryCode, state);
  return (
    <>
      <Select
        className={css["grade"]}
        aria-label="公差"
        placeholder="公差"
        clearable
        data={gradesOf(machine).map((grade) => ({ value: grade, label: `${grade} 级公差` }))}
        value={inForce?.grade ?? null}
        onChange={(name) => {
          const grade = gradesOf(machine).find((each) => each === name) ?? null;
          // A product's page goes on with the grade of the list.
          if (grade !== null) useAcceptanceGrades.keep({ ...kept, [machine]: grade });
          change({ tolerance: grade && { grade, isRequired: inForce?.isRequired ?? false } });
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
