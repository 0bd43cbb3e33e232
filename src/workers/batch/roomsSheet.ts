import { filterInForce, type Batch } from "#domain/batch/Batch.ts";
import type { ShownRoomFigure } from "#domain/batch/BatchKind.ts";
import type { RowSelection } from "#domain/batch/batchState.ts";
import type { PlanRoom } from "#domain/batch/plan.ts";
import { statusOf } from "#domain/batch/ResultColumns.ts";
import { isClimateAssumed } from "#domain/batch/roomFacts.ts";
import { reasonAt, selectionAt } from "#domain/batch/roomRow.ts";
import { ASSUMED_CLIMATE } from "#domain/rooms/Room.ts";
import { fieldTitle, fieldUnit } from "#domain/rooms/roomFields.ts";
import type { PlanSheet } from "./BatchClient.ts";
import { SheetBuilder, withUnit } from "./SheetBuilder.ts";

/** Decimals of a room's own figures. */
const ROOM_DIGITS: Readonly<Record<ShownRoomFigure, number>> = {
  roomArea: 2,
  coolingLoad: 2,
  heatLoad: 2,
  airSupplyVolume: 0,
};

/** What a reader of the plan must know of its figures. */
function notes<Filter>({ kind, rooms, assumptions }: Batch<Filter>): string[] {
  const { summerDryBulb, summerWetBulb, winterDryBulb } = ASSUMED_CLIMATE;
  const climate = `未给出室内温度的房间按夏季干球 ${summerDryBulb} ℃、湿球 ${summerWetBulb} ℃，冬季干球 ${winterDryBulb} ℃ 计算。`;
  return [assumptions, kind.hasCorrection && isClimateAssumed(rooms) ? climate : ""].filter(
    (note) => note !== "",
  );
}

/** Why a row goes without a product. */
function remark<Filter>(batch: Batch<Filter>, row: number): string {
  switch (statusOf(batch.results, row)) {
    case "matched":
      return "";
    case "unmatched":
      return [batch.kind.words.noMatch, reasonAt(batch, row)].filter((part) => part !== "").join("：");
    case "unanswered":
      return "未得到结果";
    case "waiting":
    case "blank":
      return "未选型";
  }
}

const howChosen = (selection: RowSelection | null) =>
  selection === null ? "" : selection.byHand ? "人工选择" : "一键选型";

/** 房间选型: one row per room with its product, catalogue figures and figures corrected to the room. */
export function roomsSheet<Filter>(batch: Batch<Filter>, plan: readonly PlanRoom[]): PlanSheet {
  const { kind, rooms } = batch;
  const selections = plan.map((_, row) => selectionAt(batch, row));
  const figures = kind.figures(filterInForce(batch));
  const sheet = new SheetBuilder("房间选型", plan.length, notes(batch))
    .texts("roomCode", fieldTitle("roomCode"), (row) => plan[row]!.roomCode)
    .texts("roomName", fieldTitle("roomName"), (row) => plan[row]!.roomName);
  for (const figure of kind.roomFigures)
    sheet.numbers(
      figure,
      withUnit(fieldTitle(figure), fieldUnit(figure)),
      ROOM_DIGITS[figure],
      (row) => rooms.figures[figure][row]!,
    );
  sheet
    .numbers("quantity", `数量（${kind.words.counter}）`, 0, (row) => plan[row]!.equipmentNumber)
    .texts("model", kind.words.model, (row) => plan[row]!.productModel ?? "")
    .texts("productName", "产品名称", (row) => plan[row]!.productName ?? "")
    .texts("series", "系列", (row) => selections[row]?.seriesName ?? "");
  figures.forEach(({ key, title, unit, digits, isHidden }, figure) => {
    const value = (row: number) => selections[row]?.figures[figure] ?? null;
    if (isHidden && selections.every((_, row) => value(row) === null)) return;
    sheet.numbers(key, withUnit(title, unit), digits, value);
  });
  if (kind.hasCorrection && batch.results.width > 0)
    figures.forEach(({ key, title, unit, digits }, figure) =>
      sheet.numbers(
        `corrected.${key}`,
        withUnit(`${title}修正值`, unit),
        digits,
        (row) => selections[row]?.corrected[figure] ?? null,
      ),
    );
  if (kind.surplusFigure !== null) {
    const compared = figures[kind.surplusFigure]?.title ?? "";
    sheet.numbers("surplus", `${compared}富余（%）`, 1, (row) => selections[row]?.surplus ?? null);
  }
  return sheet
    .texts("howChosen", "选择方式", (row) => howChosen(selections[row] ?? null))
    .texts("remark", "说明", (row) => remark(batch, row))
    .sheet();
}
