import { formatNumber } from "../../../base/formatNumber.ts";
import type { Batch } from "../../batch/Batch.ts";
import { ductSystems } from "../../batch/systems/ductSystems.ts";
import { fanCard, type FanCard } from "../../systems/air/fanCard.ts";
import { FAN_NAMES, fanTags } from "../../systems/air/fanTags.ts";
import { fanStateWords, type FanVerdict } from "../../systems/air/judgeFan.ts";
import { assumedLengths } from "../../systems/Assumption.ts";
import { readingWords } from "../../systems/judgeMachine.ts";
import type { ScheduleRow } from "./equipmentSchedule.ts";

/** Note below the rows */
export const FANS_NOTE = "风机的设计风量和全压随系统管长，管长未输入的为估算。";

const dutyText = (card: FanCard | null): string =>
  card === null
    ? "暂无工况"
    : `设计：风量 ${formatNumber(card.flow, 0)} m³/h，全压 ${formatNumber(card.pressure, 0)} Pa`;

/**
 * The kept fans of the plan's duct systems, one line each.
 *
 * @param verdicts on the fans, by the system's id
 */
export function fanRows<Filter>(
  batch: Batch<Filter>,
  verdicts: ReadonlyMap<string, FanVerdict>,
): readonly ScheduleRow[] {
  const { ducts, kind } = batch;
  if (kind.air === undefined || ducts === null || ducts.every(({ settings }) => settings.fan === null))
    return [];
  const systems = ductSystems(batch, kind.air).filter(({ system }) => system.terminals.length > 0);
  const tags = fanTags(systems.map(({ named }) => named.settings.use));
  return systems.flatMap(({ named, system }, at): readonly ScheduleRow[] => {
    const { use, fan } = named.settings;
    if (fan === null) return [];
    const verdict = verdicts.get(named.id);
    const remark = [
      named.name,
      fan.brand === "" ? "" : `品牌：${fan.brand}`,
      verdict === undefined ? "" : fanStateWords(verdict, fan),
      system.tree !== null && assumedLengths(system.tree) > 0 ? "管长为估算" : "",
      verdict === undefined ? "" : readingWords(verdict),
    ].filter((word) => word !== "");
    return [[tags[at]!, FAN_NAMES[use], fan.model, dutyText(fanCard(system)), 1, remark.join("；")]];
  });
}
