import { formatNumber } from "../../../base/formatNumber.ts";
import type { Batch } from "../../batch/Batch.ts";
import type { PlanSources } from "../../batch/confirm/planRooms.ts";
import { readingWords, stateWords, type PumpVerdict } from "../../systems/water/judgePump.ts";
import { movedBy, PUMP_NAMES, pumpTags } from "../../systems/water/pumpTags.ts";
import { findSystem } from "../../systems/list/NamedSystem.ts";
import { planSystems } from "../planSystems.ts";
import type { ScheduleRow } from "./equipmentSchedule.ts";

/** Below the rows: what the sum of the schedule does not count. */
export const PUMPS_NOTE = "合计为末端台数，不含水泵；水泵的设计流量和扬程随系统管长，管长未输入的为估算。";

/**
 * The pumps that were kept for the plan's systems, a line each.
 *
 * @param verdicts on them, by the system's id
 */
export function pumpRows<Filter>(
  batch: Batch<Filter>,
  parametersOf: PlanSources["parametersOf"],
  verdicts: ReadonlyMap<string, PumpVerdict>,
): readonly ScheduleRow[] {
  const { systems } = batch;
  if (systems === null || systems.every(({ settings }) => settings.pump === null)) return [];
  const planned = planSystems(batch, parametersOf, verdicts);
  if (planned === undefined || planned === "too-large") return [];
  const moved = planned.duties.map(({ kind, winter }) => movedBy(kind, winter !== undefined));
  const tags = pumpTags(moved);
  return planned.duties.flatMap(({ id, name, flow, head, winter, assumed }, at): readonly ScheduleRow[] => {
    const { pump, pumps, standby } = findSystem(systems, id)!.settings;
    if (pump === null) return [];
    const words = (of: { readonly flow: number | null; readonly head: number | null }) =>
      of.flow === null || of.head === null
        ? "暂无工况"
        : `单台流量 ${formatNumber(of.flow / pumps, 2)} m³/h，扬程 ${formatNumber(of.head, 2)} m`;
    const duty =
      winter !== undefined
        ? `夏季：${words({ flow, head })}；冬季：${words(winter)}`
        : flow === null
          ? words({ flow, head })
          : `设计：${words({ flow, head })}`;
    const verdict = verdicts.get(id);
    const reading = verdict === undefined ? "" : readingWords(verdict);
    const remark = [
      `${pumps} 用${standby > 0 ? ` ${standby} 备` : ""}`,
      name,
      ...(pump.brand === "" ? [] : [`品牌：${pump.brand}`]),
      ...(verdict === undefined ? [] : [stateWords(verdict, pump)]),
      ...(assumed > 0 ? ["管长为估算"] : []),
      ...(reading === "" ? [] : [reading]),
    ];
    return [[tags[at]!, PUMP_NAMES[moved[at]!], pump.model, duty, pumps + standby, remark.join("；")]];
  });
}
