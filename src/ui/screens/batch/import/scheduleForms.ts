import type { ImportChoice, ScheduleForm } from "#domain/building/rooms/importPreview.ts";
import { readRememberedForms, rememberForms } from "#domain/building/rooms/columns/rememberForms.ts";
import type { RememberedForms } from "#domain/building/rooms/columns/understandForm.ts";
import { keepText, keptText } from "../../../page/browser/createKept.ts";

/** Key for the choices by which schedules of a form were last read, shared by all tabs of this browser. */
const KEY = "volute.scheduleForms";

export const rememberedForms = (): RememberedForms => readRememberedForms(keptText(KEY));

export function rememberScheduleForms(forms: readonly ScheduleForm[], choice: ImportChoice): void {
  const known = rememberedForms();
  const next = rememberForms(known, forms, choice);
  if (next !== known) keepText(KEY, JSON.stringify(next));
}
