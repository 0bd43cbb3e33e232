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
  /** What the fields stand for now, searched or not. */
  readonly duty: readonly DutyEntry[];
  /** Required fields left empty while another is filled. */
  readonly missing: ReadonlySet<string>;
  /** Fields whose text is no quantity above zero. */
  readonly invalid: ReadonlySet<string>;
  /** Why the system that the fields stand for cannot be; `null` where it can. */
  readonly fault: DutyFault | null;
  /** What the fields stand for can be searched. */
  readonly isWhole: boolean;
  readonly type: (code: string, part: "value" | "rate", text: string) => void;
  /** Puts quantities, by property, in their fields; answers what the fields then stand for. */
  readonly put: (values: ReadonlyMap<string, number>) => readonly DutyEntry[];
  readonly chooseFlowUnit: (unit: FlowUnit) => void;
}

/**
 * The fields of a curve search, which somebody types into while the list still shows what was searched last. They follow
 * the duty in force (`searched`) whenever that changes: by a link, by 清除, by the way back.
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
