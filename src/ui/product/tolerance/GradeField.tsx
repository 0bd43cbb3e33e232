import { Select } from "@mantine/core";
import { UNSTATED_GRADE } from "#domain/catalogue/standards/acceptanceGrades.ts";
import { GRADES_SOURCE, gradesOf } from "#domain/catalogue/standards/gradeNames.ts";
import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import { Field } from "../../kit/input/Field.tsx";
import css from "./GradeField.module.css";
import { useAcceptanceGrades } from "./useAcceptanceGrades.ts";

const UNSTATED = "";

/** 验收等级: the acceptance grade that this browser uses, or the default for an offer without one. */
export function GradeField({ machine }: { readonly machine: Machine }) {
  const grades = useAcceptanceGrades();
  return (
    <form className={css["form"]} aria-label="公差核算的条件" onSubmit={(event) => event.preventDefault()}>
      <Field label="验收等级">
        {(control) => (
          <Select
            {...control}
            className={css["grade"] ?? ""}
            size="xs"
            allowDeselect={false}
            data={[
              { value: UNSTATED, label: `未注明（按 ${UNSTATED_GRADE[machine].value}）` },
              { group: GRADES_SOURCE[machine], items: [...gradesOf(machine)] },
            ]}
            value={grades[machine] ?? UNSTATED}
            onChange={(value) => {
              const { [machine]: _, ...others } = grades;
              const chosen = gradesOf(machine).find((each) => each === value);
              useAcceptanceGrades.keep(chosen === undefined ? others : { ...others, [machine]: chosen });
            }}
          />
        )}
      </Field>
    </form>
  );
}
