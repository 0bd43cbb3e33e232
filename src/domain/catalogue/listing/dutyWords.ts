import { formatPlain } from "../../base/formatNumber.ts";
import { dutyFields } from "../duty/dutyFields.ts";
import type { ListState } from "./ListState.ts";

/** A duty in one line, in the order of its fields: 风量 12,000 m³/h · 全压 650 Pa. */
export function dutyWords(categoryCode: string, { duty, speedControl }: ListState): string {
  return dutyFields(categoryCode, speedControl)
    .flatMap(({ code, line, label, unit }) => {
      const entry = duty.find((each) => each.code === code);
      return entry ? `${line ?? ""}${label} ${formatPlain(entry.value)} ${unit}`.trimEnd() : [];
    })
    .join(" · ");
}
