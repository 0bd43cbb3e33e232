import { useState } from "react";
import { dutyFault, type DutyFault } from "#domain/catalogue/duty/dutyFault.ts";
import type { DutyField } from "#domain/catalogue/duty/dutyFields.ts";
import { missingFigures } from "#domain/catalogue/duty/dutyForms.ts";
import type { DutyEntry } from "#domain/catalogue/listing/ListState.ts";
import {
  draftOf,
  dutyOf,
  inFlowUnit,
  invalidFields,
  textsOf,
  withText,
  withValues,
  type DutyDraft,
  type FlowUnit,
} from "./dutyDraft.ts";

export interface CurveForm {
  readonly fields: readonly DutyField[];
  readonly draft: DutyDraft;
  /** The duty that the fields describe now, searched or not. */
  readonly duty: readonly DutyEntry[];
  /** Required fields that are empty while another field is filled. */
  readonly missing: ReadonlySet<string>;
  /** Fields whose text is not a quantity above zero. */
  readonly invalid: ReadonlySet<string>;
  /** Why the fields describe no possible system; `null` if they do. */
  readonly fault: DutyFault | null;
  /** Whether the duty is complete and can be searched. */
  readonly isWhole: boolean;
  readonly type: (code: string, part: "value" | "rate", text: string) => void;
  /** Fills in quantities by property code; returns the duty that the fields then describe. */
  readonly put: (values: ReadonlyMap<string, number>) => readonly DutyEntry[];
  readonly chooseFlowUnit: (unit: FlowUnit) => void;
}

/**
 * The fields of a curve search. They can be edited while the list still shows the last search. They follow the
 * searched duty (`searched`) whenever it changes: by a link, by 清除, or by going back.
 */
export function useCurveForm(fields: readonly DutyField[], searched: readonly DutyEntry[]): CurveForm {
  const [draft, setDraft] = useState(() => draftOf(fields, searched, "m³/h"));
  const inForce = JSON.stringify([fields.map(({ code }) => code), searched]);
  const [known, setKnown] = useState(inForce);
  if (known !== inForce) {
    setKnown(inForce);
    setDraft(draftOf(fields, searched, draft.flowUnit));
  }
  const filled = new Set(
    fields.filter(({ code }) => textsOf(draft, code).value !== "").map(({ code }) => code),
  );
  const duty = dutyOf(fields, draft);
  const missing = new Set(missingFigures(fields, filled));
  const invalid = new Set(invalidFields(fields, draft));
  const fault = dutyFault(fields, duty);
  return {
    fields,
    draft,
    duty,
    missing,
    invalid,
    fault,
    isWhole: missing.size === 0 && invalid.size === 0 && fault === null,
    type: (code, part, text) => setDraft((now) => withText(now, code, part, text)),
    put(values) {
      const next = withValues(fields, draft, values);
      setDraft(next);
      return dutyOf(fields, next);
    },
    chooseFlowUnit: (unit) => setDraft((now) => inFlowUnit(fields, now, unit)),
  };
}
