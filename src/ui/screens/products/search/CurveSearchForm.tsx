import { Button } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import type { DutyEntry } from "#domain/catalogue/listing/ListState.ts";
import { CurveFields } from "../../../duty/form/CurveFields.tsx";
import css from "./CurveSearchForm.module.css";
import type { CurveForm } from "../../../duty/form/useCurveForm.ts";

export interface CurveSearchFormProps {
  readonly form: CurveForm;
  readonly onSearch: (duty: readonly DutyEntry[]) => void;
}

/**
 * The curve search of a list. 查询 or Enter searches, unless a required field is missing or a figure is not above
 * zero, which is then marked. An empty form searches without a duty.
 */
export function CurveSearchForm({ form, onSearch }: CurveSearchFormProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <form
      className={css["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (form.isWhole) onSearch(form.duty);
      }}
    >
      <CurveFields form={form} isAsked={isAsked} />
      <Button type="submit" leftSection={<IconSearch size={14} stroke={1.75} aria-hidden />}>
        查询
      </Button>
    </form>
  );
}
