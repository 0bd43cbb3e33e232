import { formatNumber } from "../../../base/formatNumber.ts";
import type { Batch } from "../../batch/Batch.ts";
import { keptSplits } from "../../batch/systems/keptSplits.ts";
import { SAMPLE } from "../../rooms/planWords.ts";
import { assumedLengths } from "../../systems/Assumption.ts";
import { machineStateWords } from "../../systems/judgeMachine.ts";
import { ratioText } from "../../systems/split/fitWords.ts";
import { keptWords } from "../../systems/split/keptOutdoor.ts";
import { outdoorTags } from "../../systems/split/outdoorTags.ts";
import type { RanSplit } from "../../systems/split/runSplits.ts";
import type { ScheduleRow } from "./equipmentSchedule.ts";

/** Note below the rows: machines that the schedule's sum leaves out */
export const OUTDOORS_NOTE =
  "合计为室内机台数，不含室外机；室外机的修正制冷量随系统管长，管长未输入的为估算。";

function performance({ fit, demand }: RanSplit): string {
  const { outdoor, ratio, cooling, heating } = fit!;
  const heat = outdoor.heating === null ? "" : `，制热 ${formatNumber(outdoor.heating, 1)} kW`;
  return [
    `额定：制冷 ${formatNumber(outdoor.cooling, 1)} kW${heat}`,
    `修正：制冷 ${formatNumber(cooling.available, 1)} kW${heating === null ? "" : `，制热 ${formatNumber(heating.available, 1)} kW`}`,
    `组合比 ${ratioText(ratio)}%，室内机 ${formatNumber(demand.units, 0)} 台`,
  ].join("；");
}

/** The kept outdoor units of the plan's systems of indoor units, one line each */
export function outdoorRows<Filter>(batch: Batch<Filter>): readonly ScheduleRow[] {
  const systems = keptSplits(batch).filter(({ rooms }) => rooms.length > 0);
  const tags = outdoorTags(systems.length);
  return systems.flatMap((ran, at): readonly ScheduleRow[] => {
    const { system, verdict, pipes } = ran;
    const { outdoor } = system;
    if (outdoor === null || verdict === null) return [];
    const { of } = outdoor;
    const remark = [
      system.name,
      of.brand === "" ? "" : `品牌：${of.brand}`,
      machineStateWords(verdict, keptWords(outdoor)),
      pipes !== null && assumedLengths(pipes.tree) > 0 ? "管长为估算" : "",
      of.isSample ? SAMPLE : "",
    ].filter((word) => word !== "");
    return [[tags[at]!, "多联机室外机", of.model, performance(ran), 1, remark.join("；")]];
  });
}
