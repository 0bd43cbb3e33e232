import { formatNumber } from "../../formatNumber.ts";
import { sumRow, type ScheduleRow } from "../../project/equipmentSchedule.ts";
import { SAMPLE } from "../plan.ts";
import type { PlanSchedule, ScheduledModel } from "./planSchedule.ts";

/** Characters of rooms and of tags that anybody reads in one cell. */
const MOST_NAMED = 120;

/** These, as far as a cell holds them, and how many there are where it does not. */
export function namedTexts(texts: readonly string[], counter: string): string {
  let [named, length] = [0, 0];
  while (named < texts.length && (length += texts[named]!.length + 1) <= MOST_NAMED) named++;
  // One is named however long it is.
  named = Math.min(Math.max(named, 1), texts.length);
  const shown = texts.slice(0, named).join("、");
  return named < texts.length ? `${shown} 等 ${formatNumber(texts.length, 0)} ${counter}` : shown;
}

/** 备注: where it serves, at which conditions it was selected, and what is to be known of it. */
const scheduleRemark = ({ rooms, conditions, doubtful, isSample }: ScheduledModel): string =>
  [
    conditions.join("、"),
    doubtful > 0 ? `${formatNumber(doubtful, 0)} 间待确认` : "",
    isSample ? SAMPLE : "",
    rooms.length > 0 ? `服务 ${namedTexts(rooms, "间")}` : "",
  ]
    .filter((part) => part !== "")
    .join("；");

export const floorName = (name: string): string => name || "未注明楼层";

/** The schedule as lines of a drawn table: floor by floor with its sum, then each model over the whole building. */
export function scheduleRows({ floors, totals, hasFloors }: PlanSchedule): ScheduleRow[] {
  const line = (model: ScheduledModel): ScheduleRow => [
    model.tags[0] ?? "",
    model.name,
    model.model,
    model.performance,
    model.units,
    scheduleRemark(model),
  ];
  const units = totals.reduce((sum, model) => sum + model.units, 0);
  const ofFloors = floors.flatMap((floor): ScheduleRow[] => [
    ...floor.models.map(line),
    ...(hasFloors && floor.models.length > 0
      ? [
          [
            `${floorName(floor.name)} 小计`,
            "",
            "",
            "",
            floor.units,
            `${formatNumber(floor.rooms, 0)} 间`,
          ] as const,
        ]
      : []),
  ]);
  const ofBuilding = hasFloors
    ? totals.map((model): ScheduleRow => [
        "全楼",
        model.name,
        model.model,
        "",
        model.units,
        namedTexts(model.tags, "个编号"),
      ])
    : [];
  return [...ofFloors, ...ofBuilding, sumRow(units)];
}
