import {
  fieldWarning,
  type FanCoilNumberField as FieldName,
} from "#domain/building/kinds/fanCoil/fanCoilRules.ts";
import { digitsOnly } from "#domain/base/input/fieldText.ts";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import type { FilterProblems } from "../../context/useFilterGate.ts";
import { NumberEntryField } from "../../filter/fields/NumberEntryField.tsx";

interface FanCoilNumberFieldProps {
  readonly name: FieldName;
  readonly label: string;
  readonly unit: string;
  readonly value: number;
  readonly summary: Pick<BatchSummary, "climate">;
  readonly problems: FilterProblems;
  readonly onCommit: (value: number) => void;
  readonly disabled?: boolean;
}

/** A number of the fan-coil filter: digits only, judged by the kind's rules. */
export function FanCoilNumberField({ name, summary, ...field }: FanCoilNumberFieldProps) {
  return (
    <NumberEntryField
      {...field}
      // Switched off, a half-typed number is forgotten and stands in nobody's way.
      key={String(field.disabled)}
      name={name}
      clean={digitsOnly}
      check={(text) => fieldWarning(name, text, summary)}
    />
  );
}
