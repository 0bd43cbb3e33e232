import { estimated } from "../../../base/marked.ts";
import type { AirSettings } from "./AirSettings.ts";

/** Power of the motor over the power of the fan: the maker states no other power. */
export const HANDLER_YEAR = estimated(1, "空调机组年耗电按风机电机功率 × 年运行小时，不含水泵和冷热源");

/** Energy of an air handling unit's fan in a year, kWh; null where unknown, with the reason. */
export function handlerYear({
  handler,
  hours,
  control,
}: Pick<AirSettings, "handler" | "hours" | "control">): {
  readonly energy: number | null;
  readonly why: string;
} {
  const unknown = (why: string) => ({ energy: null, why });
  if (handler === null) return unknown("未选定设备");
  const { motor } = handler.of;
  if (motor === null) return unknown("选型时的机组数据没有电机功率");
  if (hours === null) return unknown("未输入机组年运行小时");
  if (control === "variable") return unknown("变风量运行时的风机功率未知");
  return { energy: motor * hours * HANDLER_YEAR.value, why: "" };
}
