import { formatNumber } from "../../../base/formatNumber.ts";
import { SAMPLE } from "../../rooms/planWords.ts";
import type { Chiller } from "../../sources/Chiller.ts";
import type { JudgedPlant } from "../../sources/JudgedPlant.ts";
import { PLANT_STATE_WORDS } from "../../sources/KeptPlant.ts";
import { numberedTags } from "../../systems/numberedTags.ts";
import type { ScheduleRow } from "./equipmentSchedule.ts";

/** Below the rows: what the sum of the schedule does not count. */
export const PLANTS_NOTE =
  "合计为末端台数，不含冷水机组；机组性能为额定工况的数值；冷却塔未随冷源采用，不在表中。";

const TAG = "LS";

function performanceOf({ capacity, cop, flow, loss, condenserFlow }: Chiller): string {
  const figures: readonly (readonly [name: string, value: number | null, digits: number, unit: string])[] = [
    ["制冷量", capacity, 0, " kW"],
    ["COP", cop, 2, ""],
    ["冷冻水", flow, 1, " m³/h"],
    ["蒸发器水阻", loss, 0, " kPa"],
    ["冷却水", condenserFlow, 1, " m³/h"],
  ];
  const stated = figures.filter(([, value]) => value !== null);
  return `额定：${stated.map(([name, value, digits, unit]) => `${name} ${formatNumber(value, digits)}${unit}`).join("，")}`;
}

/** The machines of the plants that were taken, a line for each model; the larger ones are also those that stand by. */
export function plantRows(plants: readonly JudgedPlant[]): readonly ScheduleRow[] {
  const lines = plants.flatMap((plant) =>
    plant.kept.machines.map(({ of, count }, at) => ({
      ...{ plant, of, count, isFirst: at === 0 },
      standby: at === 0 ? plant.kept.standby : 0,
    })),
  );
  const tags = numberedTags(lines.map(() => TAG));
  return lines.map(({ plant, of, count, standby, isFirst }, at): ScheduleRow => {
    const { name, load, verdict } = plant;
    const remark = [
      `${count} 用${standby > 0 ? ` ${standby} 备` : ""}`,
      ...(of.brand === "" ? [] : [`品牌：${of.brand}`]),
      ...(of.isSample ? [SAMPLE] : []),
      // The verdict is on all of them together.
      ...(isFirst
        ? [
            `${name}${load === null ? "" : `负荷 ${formatNumber(load, 1)} kW，`}${PLANT_STATE_WORDS[verdict.state]}`,
            ...verdict.faults.map(({ text }) => text),
          ]
        : []),
    ];
    return [tags[at]!, "冷水机组", of.model, performanceOf(of), count + standby, remark.join("；")];
  });
}
