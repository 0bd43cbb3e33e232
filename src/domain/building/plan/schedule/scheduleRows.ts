import { formatNumber } from "../../../base/formatNumber.ts";
import { sumRow, type ScheduleRow } from "./equipmentSchedule.ts";
import { SAMPLE } from "../../rooms/planWords.ts";
import type { PlanSchedule, ScheduledModel } from "./planSchedule.ts";

/** Labels of rated and corrected figures */
const [RATED, CORRECTED] = ["额定", "修正"] as const;

/** Most characters of room names or tags in one cell */
const MOST_NAMED = 120;

/** As many texts as fit in a cell, then the total number if some are left out */
export function namedTexts(texts: readonly string[], counter: string): string {
  let [named, length] = [0, 0];
  while (named < texts.length && (length += texts[named]!.length + 1) <= MOST_NAMED) named++;
  // The first one is always shown.
  named = Math.min(Math.max(named, 1), texts.length);
  const shown = texts.slice(0, named).join("、");
  return named < texts.length ? `${shown} 等 ${formatNumber(texts.length, 0)} ${counter}` : shown;
}

/** 备注 (remark): the product's rooms, the conditions of its selection, and reservations */
const scheduleRemark = ({ rooms, conditions, doubtful, isSample, sound }: ScheduledModel): string =>
  [
    conditions.join("、"),
    doubtful > 0 ? `${formatNumber(doubtful, 0)} 间待确认` : "",
    sound,
    isSample ? SAMPLE : "",
    rooms.length > 0 ? `服务 ${namedTexts(rooms, "间")}` : "",
  ]
    .filter((part) => part !== "")
    .join("；");

export const floorName = (name: string): string => name || "未注明楼层";

/** 额定：…；修正：…: a schedule states the design condition beside the rated one. */
const performanceCell = ({ performance, corrected }: ScheduledModel): string =>
  corrected === "" ? performance : `${RATED}：${performance}；${CORRECTED}：${corrected}`;

const line = (model: ScheduledModel, remark = scheduleRemark(model)): ScheduleRow => [
  model.tags[0] ?? "",
  model.name,
  model.model,
  performanceCell(model),
  model.units,
  remark,
];

/** The schedule as lines of a table: each storey with its sum, then each model over the whole building */
export function scheduleRows({ floors, totals, hasFloors }: PlanSchedule): ScheduleRow[] {
  const units = totals.reduce((sum, model) => sum + model.units, 0);
  const ofFloors = floors.flatMap((floor): ScheduleRow[] => [
    ...floor.models.map((model) => line(model)),
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

/**
 * Only the models, for a larger schedule with sums of its own.
 *
 * @param plan name of their plan for 备注
 */
export const modelRows = ({ floors }: PlanSchedule, plan: string): ScheduleRow[] =>
  floors.flatMap(({ models }) =>
    models.map((model) =>
      line(model, [plan, scheduleRemark(model)].filter((part) => part !== "").join("；")),
    ),
  );
