import { formatNumber } from "../../../base/formatNumber.ts";
import type { Batch } from "../../batch/Batch.ts";
import { ductSystems } from "../../batch/systems/ductSystems.ts";
import { SAMPLE } from "../../rooms/planWords.ts";
import type { KeptHandler } from "../../systems/air/AirHandler.ts";
import { fanCard } from "../../systems/air/fanCard.ts";
import { COILS } from "../../systems/air/coilNeeds.ts";
import {
  handlerNeed,
  handlerStateWords,
  judgeHandler,
  needFigures,
  needWords,
  type HandlerNeed,
} from "../../systems/air/judgeHandler.ts";
import { handlerName, handlerTag } from "../../systems/air/fanTags.ts";
import { assumedLengths } from "../../systems/Assumption.ts";
import { numberedTags } from "../../systems/numberedTags.ts";
import type { ScheduleRow } from "./equipmentSchedule.ts";

/** Note below the rows */
export const HANDLERS_NOTE =
  "空调机组的所需机外全压随系统管长，管长未输入的为估算；冷热量按产品标注值校核，额定工况未注明。";

const statedWords = ({ of: { flow, external, cooling, heating, motor } }: KeptHandler): string =>
  [
    `额定：风量 ${formatNumber(flow, 0)} m³/h`,
    external === null ? "" : `机外静压 ${formatNumber(external, 0)} Pa`,
    cooling === null ? "" : `制冷量 ${formatNumber(cooling, 1)} kW`,
    heating === null ? "" : `制热量 ${formatNumber(heating, 1)} kW`,
    motor === null ? "" : `电机 ${formatNumber(motor, 2)} kW`,
  ]
    .filter((word) => word !== "")
    .join("，");

/** The required figures; a coil without a known need gives the reason. */
const askedWords = (need: HandlerNeed): string =>
  [`所需 ${needWords(needFigures(need))}`, ...COILS.map((coil) => need.coils[coil].gap)]
    .filter((word) => word !== "")
    .join("；");

/** The kept air handling units of the plan's duct systems, one line each */
export function handlerRows<Filter>(batch: Batch<Filter>): readonly ScheduleRow[] {
  const { ducts, kind } = batch;
  if (kind.air === undefined || (ducts ?? []).every(({ settings }) => settings.handler === null)) return [];
  const systems = ductSystems(batch, kind.air).filter(
    ({ named, system }) => named.settings.handler !== null && system.terminals.length > 0,
  );
  const tags = numberedTags(systems.map(({ named }) => handlerTag(named.settings.use)));
  return systems.map(({ named, system }, at): ScheduleRow => {
    const { use, handler } = named.settings;
    const kept = handler!;
    const need = handlerNeed(system, fanCard(system));
    const remark = [
      named.name,
      kept.of.brand === "" ? "" : `品牌：${kept.of.brand}`,
      handlerStateWords(judgeHandler(kept.of, need), kept),
      system.tree !== null && assumedLengths(system.tree) > 0 ? "管长为估算" : "",
      kept.of.isSample ? SAMPLE : "",
    ].filter((word) => word !== "");
    const asked = need === null ? "暂无工况" : askedWords(need);
    return [
      tags[at]!,
      handlerName(use),
      kept.of.model,
      `${asked}；${statedWords(kept)}`,
      1,
      remark.join("；"),
    ];
  });
}
