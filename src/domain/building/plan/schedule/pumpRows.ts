import { formatNumber } from "../../../base/formatNumber.ts";
import type { Batch } from "../../batch/Batch.ts";
import type { PlanSources } from "../../batch/confirm/planRooms.ts";
import { findSystem, pumpTags } from "../../systems/water/SystemList.ts";
import { planSystems } from "../planSystems.ts";
import type { ScheduleRow } from "./equipmentSchedule.ts";

const NAMES = { cold: "冷水循环泵", hot: "热水循环泵" } as const;

/** Below the rows: what the sum of the schedule does not count. */
export const PUMPS_NOTE = "合计为末端台数，不含水泵；水泵的设计流量和扬程随系统管长，管长未输入的为估算。";

/** The pumps that were kept for the plan's systems, a line each. */
export function pumpRows<Filter>(
  batch: Batch<Filter>,
  parametersOf: PlanSources["parametersOf"],
): readonly ScheduleRow[] {
  const { systems } = batch;
  if (systems === null || systems.every(({ settings }) => settings.pump === null)) return [];
  const planned = planSystems(batch, parametersOf);
  if (planned === undefined || planned === "too-large") return [];
  const tags = pumpTags(planned.duties);
  return planned.duties.flatMap(({ id, kind, name, flow, head, assumed }, at): readonly ScheduleRow[] => {
    const { pump, pumps, standby } = findSystem(systems, id)!.settings;
    if (pump === null) return [];
    const duty =
      flow === null || head === null
        ? "暂无工况"
        : `设计：单台流量 ${formatNumber(flow / pumps, 2)} m³/h，扬程 ${formatNumber(head, 2)} m`;
    const remark = [
      `${pumps} 用${standby > 0 ? ` ${standby} 备` : ""}`,
      name,
      ...(pump.brand === "" ? [] : [`品牌：${pump.brand}`]),
      ...(assumed > 0 ? ["管长为估算"] : []),
    ];
    return [[tags[at]!, NAMES[kind], pump.model, duty, pumps + standby, remark.join("；")]];
  });
}
