import type { ImportChoice, ScheduleForm } from "#domain/building/rooms/importPreview.ts";
import { readRememberedForms, rememberForms } from "#domain/building/rooms/columns/rememberForms.ts";
import type { RememberedForms } from "#domain/building/rooms/columns/understandForm.ts";

/** How schedules of a form were read the last time, in every tab of this browser. */
const KEY = "volute.scheduleForms";

export function rememberedForms(): RememberedForms {
  try {
    return readRememberedForms(localStorage.getItem(KEY));
  } catch {
    // A browser told to keep nothing throws at the mere mention: every schedule is asked about again.
    return {};
  }
}

export function rememberScheduleForms(forms: readonly ScheduleForm[], choice: ImportChoice): void {
  const known = rememberedForms();
  const next = rememberForms(known, forms, choice);
  if (next === known) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Full, or forbidden.
  }
}
