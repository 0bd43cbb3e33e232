import {
  gapWords,
  otherParts,
  SOUND_NOTES,
  STATEMENT_WORDS,
} from "#domain/building/batch/sound/roomSoundWords.ts";
import { SOUND_VERDICT_WORDS } from "#domain/building/batch/state/RoomSound.ts";
import type { SoundSettings } from "#domain/building/sound/SoundSettings.ts";
import { ROOM_NAMES } from "#domain/desk/sound/soundWords.ts";
import { PERIOD_NAMES, USE_NAMES } from "#domain/physics/sound/roomLimits.ts";
import type { PlanSheet } from "../plan/ConfirmedPlan.ts";
import { SheetBuilder } from "../plan/SheetBuilder.ts";
import type { SoundLine } from "./SoundSheet.ts";

/** The assumptions behind the levels, so that the file can be read without the page. */
function conditions({ period, standard, height, type, background, isAlone }: SoundSettings): PlanSheet {
  const facts = [
    ["时段", PERIOD_NAMES[period]],
    ["标准", standard === "high" ? "高要求标准（没有时按一般标准）" : "一般标准"],
    ["房间净高 m", String(height)],
    ["吸声", ROOM_NAMES[type]],
    ["背景噪声 dB(A)", background === null ? "不计" : String(background)],
    ["同室其他设备", isAlone === true ? "不计" : "计入"],
    ["限值", "GB 50118-2010，二手资料，待核对"],
    ...SOUND_NOTES.map((note) => ["说明", note] as const),
  ] as const;
  return new SheetBuilder("条件", facts.length)
    .texts("name", "项目", (row) => facts[row]![0])
    .texts("value", "内容", (row) => facts[row]![1])
    .sheet();
}

/** The sheets of 房间声级: conditions, and one line for every room with units. Figures are unrounded. */
export function soundSheets(lines: readonly SoundLine[], settings: SoundSettings): readonly PlanSheet[] {
  const at = (row: number) => lines[row]!;
  const own = (row: number) => at(row).parts[0];
  const rooms = new SheetBuilder("房间声级", lines.length)
    .texts("code", "房号", (row) => at(row).code)
    .texts("name", "房间名称", (row) => at(row).name)
    .texts("floor", "楼层", (row) => at(row).floor)
    .texts("zone", "分区", (row) => at(row).zone)
    .texts("use", "用途", (row) => (at(row).use === null ? "" : USE_NAMES[at(row).use!]))
    .texts("model", "机组", (row) => at(row).model)
    .numbers("units", "数量", 0, (row) => own(row).units)
    .texts("statement", "噪声数据", (row) => {
      const { statement } = own(row);
      return statement === null ? "" : STATEMENT_WORDS[statement];
    })
    .numbers("own", "单独声级 dB(A)", 0, (row) => own(row).level)
    .texts("others", "同室其他声源", (row) => otherParts(at(row)))
    .numbers("level", "室内声级 dB(A)", 0, (row) => at(row).level)
    .texts("mark", "标记", (row) => (at(row).level !== null && at(row).isEstimated ? "估算" : ""))
    .numbers("limit", "限值 dB(A)", 0, (row) => at(row).limit)
    .texts("clause", "依据", (row) => at(row).clause)
    .texts("verdict", "判定", (row) => SOUND_VERDICT_WORDS[at(row).verdict])
    .texts("why", "原因", (row) => gapWords(at(row)))
    .sheet();
  return [conditions(settings), rooms];
}
