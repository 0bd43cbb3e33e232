import type { FigureColumn } from "#domain/building/batch/kind/BatchKind.ts";
import type { LimitFilter } from "#domain/building/batch/kind/LimitFilter.ts";
import { LIMIT_ENTRIES, limitWarning, type LimitName } from "#domain/building/batch/kind/limitRules.ts";
import { digitsOnly } from "#domain/base/input/fieldText.ts";
import { Field } from "../../../../kit/input/Field.tsx";
import { QuantityInput } from "../../../../kit/input/QuantityInput.tsx";
import type { FilterProblems } from "../../context/useFilterGate.ts";
import { useNumberEntry } from "./useNumberEntry.ts";

export interface LimitFieldsProps {
  readonly filter: LimitFilter;
  readonly problems: FilterProblems;
  /** Figures of the kind, and the keys of those that are checked. */
  readonly columns: readonly FigureColumn[];
  readonly checked: readonly string[];
  readonly onChange: (limits: LimitFilter) => void;
}

interface LimitEntryProps {
  readonly name: LimitName;
  /** Key of the field, if it is not the name. */
  readonly entry?: string;
  readonly label?: string;
  readonly value: number | null;
  readonly problems: FilterProblems;
  readonly onCommit: (value: number | null) => void;
}

/** A number field in which empty means no limit. */
export function LimitEntry({ name, entry = name, value, problems, onCommit, ...words }: LimitEntryProps) {
  const { label, unit } = { ...LIMIT_ENTRIES[name], ...words };
  const { text, warning, ...input } = useNumberEntry<number | null>({
    name: entry,
    value,
    check: (typed) => limitWarning(name, typed),
    onCommit,
    problems,
  });
  return (
    <Field label={label} error={warning ?? undefined}>
      {(control) => (
        <QuantityInput
          {...control}
          {...input}
          label={label}
          unit={unit}
          value={text}
          placeholder="不限"
          clean={digitsOnly}
          error={warning !== null}
        />
      )}
    </Field>
  );
}
