import { SAMPLE } from "#domain/building/rooms/planWords.ts";
import type {
  PlanSchedule,
  ScheduledModel,
  ScheduleSources,
} from "#domain/building/plan/schedule/planSchedule.ts";
import { floorName, namedTexts } from "#domain/building/plan/schedule/scheduleRows.ts";
import { SCHEDULE_TITLE, type ScheduleRow } from "#domain/building/plan/schedule/equipmentSchedule.ts";
import type { PlanSheet } from "../ConfirmedPlan.ts";
import { SheetBuilder } from "../SheetBuilder.ts";
import { addParameters } from "../totalsSheet.ts";

interface Line {
  readonly tag: string;
  readonly floor: string;
  /** `null` for a sum */
  readonly model: ScheduledModel | null;
  readonly units: number;
  readonly rooms: number;
  readonly left: number;
}

function sheetOf(
  name: string,
  lines: readonly Line[],
  isOfFloors: boolean,
  counter: string,
  { parametersOf, unitOf }: Pick<ScheduleSources, "parametersOf" | "unitOf">,
): PlanSheet {
  const text = (of: (model: ScheduledModel) => string) => (row: number) => {
    const { model } = lines[row]!;
    return model === null ? "" : of(model);
  };
  const sheet = new SheetBuilder(name, lines.length);
  sheet.texts("tag", "设备编号", (row) => lines[row]!.tag);
  if (isOfFloors) sheet.texts("floor", "楼层", (row) => lines[row]!.floor);
  sheet
    .texts(
      "name",
      "设备名称",
      text((model) => model.name),
    )
    .texts(
      "model",
      "型号",
      text((model) => model.model),
    )
    .texts(
      "series",
      "系列",
      text((model) => model.seriesName),
    )
    .numbers("units", `数量（${counter}）`, 0, (row) => lines[row]!.units)
    .numbers("rooms", "房间数（间）", 0, (row) => lines[row]!.rooms)
    .numbers("left", "未选型（间）", 0, (row) => lines[row]!.left || null)
    .texts(
      "served",
      "服务房间",
      text((model) => namedTexts(model.rooms, "间")),
    )
    .texts(
      "conditions",
      "设计工况",
      text((model) => model.conditions.join("、")),
    );
  if (lines.some(({ model }) => model !== null && model.corrected !== ""))
    sheet
      .texts(
        "rated",
        "额定性能",
        text((model) => model.performance),
      )
      .texts(
        "corrected",
        "修正性能（房间设计工况）",
        text((model) => model.corrected),
      );
  addParameters(
    sheet,
    lines.map(({ model }) => model?.productId ?? ""),
    parametersOf,
    unitOf,
  );
  if (lines.some(({ model }) => model !== null && model.sound !== ""))
    sheet.texts(
      "sound",
      "室内声级",
      text((model) => model.sound),
    );
  sheet.texts(
    "remark",
    "备注",
    text(({ doubtful, isSample }) =>
      [doubtful > 0 ? `${doubtful} 间待确认` : "", isSample ? SAMPLE : ""]
        .filter((part) => part !== "")
        .join("；"),
    ),
  );
  return sheet.sheet();
}

const lineOf = (tag: string, floor: string, model: ScheduledModel): Line => ({
  tag,
  floor,
  model,
  units: model.units,
  rooms: model.rooms.length,
  left: 0,
});

/** 设备表, each storey with its sum, and 设备汇总, each model over the building */
export function scheduleSheets(
  { floors, totals, hasFloors }: PlanSchedule,
  counter: string,
  sources: Pick<ScheduleSources, "parametersOf" | "unitOf">,
): PlanSheet[] {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const units = sum(totals.map((model) => model.units));
  const served = sum(totals.map(({ rooms }) => rooms.length));
  const left = sum(floors.map((floor) => floor.left));
  const whole: Line = { tag: "合计", floor: "", model: null, units, rooms: served, left };
  const ofFloors = floors.flatMap((floor): Line[] => {
    const name = hasFloors ? floorName(floor.name) : "";
    const lines = floor.models.map((model) => lineOf(model.tags[0] ?? "", name, model));
    if (!hasFloors) return lines;
    const rooms = floor.rooms - floor.left;
    return [...lines, { tag: "小计", floor: name, model: null, units: floor.units, rooms, left: floor.left }];
  });
  const ofBuilding = totals.map((model) => lineOf(namedTexts(model.tags, "个编号"), "", model));
  return [
    sheetOf(SCHEDULE_TITLE, [...ofFloors, whole], hasFloors, counter, sources),
    sheetOf("设备汇总", [...ofBuilding, whole], false, counter, sources),
  ];
}

/** 说明: how to read the schedule */
export const notesSheet = (notes: readonly string[]): PlanSheet =>
  new SheetBuilder("说明", notes.length).texts("note", "说明", (row) => notes[row]!).sheet();

/** 水泵, 风机 or 冷源: the machines of the plan's systems */
export const machineSheet = (name: string, rows: readonly ScheduleRow[]): PlanSheet =>
  new SheetBuilder(name, rows.length)
    .texts("tag", "设备编号", (row) => rows[row]![0])
    .texts("name", "设备名称", (row) => rows[row]![1])
    .texts("model", "型号", (row) => rows[row]![2])
    .texts("duty", "性能参数", (row) => rows[row]![3])
    .numbers("units", "数量（台）", 0, (row) => rows[row]![4])
    .texts("remark", "备注", (row) => rows[row]![5])
    .sheet();
