import { dutyFormOf } from "../duty/dutyForms.ts";
import type { ListState } from "./ListState.ts";

/** Name of the list's default order: by shaft power if the duty has its whole point. */
export function ownOrderName(
  categoryCode: string,
  { duty, speedControl }: Pick<ListState, "duty" | "speedControl">,
): string {
  if (duty.length === 0) return "推荐优先";
  const form = dutyFormOf(categoryCode, speedControl);
  const isEntered = (code: string | undefined) => duty.some((entry) => entry.code === code);
  return isEntered(form?.flow) && isEntered(form?.value) ? "省功率优先" : "合适优先";
}
