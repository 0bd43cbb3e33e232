import type { LimitFilter } from "#domain/batch/LimitFilter.ts";
import { LIMIT_WORDS, limitWarning, type LimitName } from "#domain/batch/limitRules.ts";
import { digitsOnly } from "#domain/input/fieldText.ts";
import { Field } from "../../../components/input/Field.tsx";
import { QuantityInput } from "../../../components/input/QuantityInput.tsx";
import type { FilterProblems } from "../../../hooks/page/useFilterGate.ts";
import { useNumberEntry } from "./useNumberEntry.ts";

export interface LimitFieldsProps {
  readonly filter: LimitFilter;
  readonly problems: FilterProblems;
  readonly onChange: (limits: LimitFilter) => void;
}

interface LimitFieldProps extends LimitFieldsProps {
  readonly name: LimitName;
}

/** Empty is no limit. */
function LimitField({ name, filter, problems, onChange }: LimitFieldProps) {
  const { label, unit } = LIMIT_WORDS[name];
  const { text, warning, ...input } = useNumberEntry<number | null>({
    name,
    value: filter[name] ?? null,
    check: (typed) => limitWarning(name, typed),
    onCommit: (value) => onChange({ [name]: value }),
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

/** 噪声上限 and 允许余量, of the kinds whose products state what they are held to. */
export function LimitFields(props: LimitFieldsProps) {
  return (
    <>
      <LimitField {...props} name="noiseLimit" />
      <LimitField {...props} name="marginLimit" />
    </>
  );
}
