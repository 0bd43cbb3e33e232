import { formatNumber } from "../../../base/formatNumber.ts";
import type { PlanPumps } from "./PlanPumps.ts";

/** Differences below these, in m and as a share, do not matter to a person. */
const [LEAST_HEAD, LEAST_SHARE] = [0.05, 0.005];
const [KILO, PERCENT] = [1000, 100];

/**
 * How much more head or power the pumps need under a plan than today, and the unit that determines the head. A
 * plan of few models must not hide a high loss. Null if neither is more.
 */
export function dearerPumps({ name, plan, today }: PlanPumps): string | null {
  if (plan === null || today === null) return null;
  const [head, power] = [plan.head - today.head, plan.power / today.power - 1];
  const more = [
    ...(head > LEAST_HEAD ? [`扬程高 ${formatNumber(head, 1)} m`] : []),
    ...(power > LEAST_SHARE ? [`功率高 ${formatNumber(power * PERCENT, 0)} %`] : []),
  ];
  if (more.length === 0) return null;
  const { room, model, loss } = plan.index;
  return `${name}水泵比当前${more.join("、")}；最不利末端 ${room} 为 ${model}，水阻 ${formatNumber(loss / KILO, 1)} kPa`;
}
