import { generalFilter, type Batch } from "#domain/building/batch/Batch.ts";
import type { RowSelection } from "#domain/building/batch/state/batchState.ts";
import { PLAN_SHEETS, SAMPLE, SELECTION, ROW_STATE_HEADER } from "#domain/building/rooms/planWords.ts";
import type { PlanRoom } from "#domain/building/batch/state/plan.ts";
import type { PlanConditions } from "#domain/building/batch/confirm/planConditions.ts";
import { TEXT_FIELDS } from "#domain/building/batch/table/RoomColumns.ts";
import { requiredAt, selectionAt } from "#domain/building/batch/selectionAt.ts";
import { rowStateWords } from "#domain/building/batch/state/rowStateWords.ts";
import { gapWords, otherParts } from "#domain/building/batch/sound/roomSoundWords.ts";
import { SOUND_VERDICT_WORDS, soundMargin } from "#domain/building/batch/state/RoomSound.ts";
import { marginAmong } from "#domain/building/batch/state/Surplus.ts";
import { ROOM_FIGURES } from "#domain/building/rooms/Room.ts";
import { FIGURE_DIGITS, FIGURE_FIELDS, fieldTitle, fieldUnit } from "#domain/building/rooms/roomFields.ts";
import type { PlanSheet } from "./ConfirmedPlan.ts";
import { SheetBuilder, withUnit } from "./SheetBuilder.ts";

const howChosen = (selection: RowSelection | null) =>
  selection === null ? "" : selection.adopted || (selection.byHand ? "人工选择" : "一键选型");

/** The room's columns of the schedule: those that the kind uses, and others with a value in some room */
function roomColumns<Filter>(sheet: SheetBuilder, { kind, rooms }: Batch<Filter>): void {
  sheet
    .texts("roomCode", fieldTitle("roomCode"), (row) => rooms.codes[row]!)
    .texts("roomName", fieldTitle("roomName"), (row) => rooms.names[row]!);
  for (const text of ["floors", "zones"] as const)
    if (rooms[text].some((name) => name !== ""))
      sheet.texts(TEXT_FIELDS[text], fieldTitle(TEXT_FIELDS[text]), (row) => rooms[text][row]!);
  for (const figure of ROOM_FIGURES) {
    const column = rooms.figures[figure];
    const isShown =
      figure === "equipmentNumber" ||
      kind.roomFigures.some((shown) => shown === figure) ||
      column.some((value) => !Number.isNaN(value));
    if (!isShown) continue;
    const title = withUnit(fieldTitle(figure), fieldUnit(figure));
    sheet.numbers(figure, title, FIGURE_DIGITS[FIGURE_FIELDS[figure].kind], (row) => column[row]!);
  }
}

/** The level in each room with units, with the verdict and its basis */
function soundColumns<Filter>(sheet: SheetBuilder, batch: Batch<Filter>): void {
  const soundAt = batch.hearing?.soundsIn(batch) ?? (() => null);
  const sounds = batch.rooms.ids.map((_, row) => soundAt(row));
  const of = (row: number) => sounds[row] ?? null;
  sheet
    .numbers("sound", `${SELECTION}室内声级（dB(A)）`, 0, (row) => of(row)?.level ?? null)
    .texts("soundMark", `${SELECTION}声级标记`, (row) =>
      of(row)?.level != null && of(row)!.isEstimated ? "估算" : "",
    )
    .numbers("soundLimit", `${SELECTION}噪声限值（dB(A)）`, 0, (row) => of(row)?.limit ?? null)
    .texts("soundClause", `${SELECTION}限值依据`, (row) => of(row)?.clause ?? "")
    .numbers("soundMargin", `${SELECTION}噪声余量（dB）`, 0, (row) => of(row) && soundMargin(of(row)!))
    .texts("soundVerdict", `${SELECTION}噪声判定`, (row) =>
      of(row) === null ? "" : SOUND_VERDICT_WORDS[of(row)!.verdict],
    )
    .texts("soundOthers", `${SELECTION}同室其他声源`, (row) => (of(row) === null ? "" : otherParts(of(row)!)))
    .texts("soundWhy", `${SELECTION}噪声说明`, (row) => (of(row) === null ? "" : gapWords(of(row)!)));
}

/** 房间选型: one row for each room with its data, its product, its state and the basis of the selection */
export function roomsSheet<Filter>(
  batch: Batch<Filter>,
  plan: readonly PlanRoom[],
  conditions: readonly PlanConditions[],
): PlanSheet {
  const { kind } = batch;
  const selections = plan.map((_, row) => selectionAt(batch, row));
  const needs = plan.map((_, row) => requiredAt(batch, row));
  const figures = kind.figures(generalFilter(batch));
  const sheet = new SheetBuilder(PLAN_SHEETS.rooms, plan.length);
  const texts = (key: string, title: string, text: (row: number) => string) =>
    sheet.texts(key, SELECTION + title, text);
  const numbers = (key: string, title: string, digits: number, value: (row: number) => number | null) =>
    sheet.numbers(key, SELECTION + title, digits, value);

  roomColumns(sheet, batch);
  sheet.texts("standing", ROW_STATE_HEADER, (row) => rowStateWords(plan[row]!.standing, kind.words.noMatch));
  texts("model", kind.words.model, (row) => plan[row]!.productModel ?? "");
  texts("productName", "产品名称", (row) => plan[row]!.productName ?? "");
  texts("series", "系列", (row) => selections[row]?.seriesName ?? "");
  texts("sample", "数据", (row) => (plan[row]!.isSample === true ? SAMPLE : ""));
  numbers("quantity", `数量（${kind.words.counter}）`, 0, (row) =>
    plan[row]!.productId === undefined ? null : plan[row]!.equipmentNumber,
  );
  texts("conditions", "工况", (row) =>
    selections[row] === null
      ? ""
      : (conditions.find(({ filters }) => filters.has(batch.results.judgedBy[row]!))?.name ?? ""),
  );
  figures.forEach(({ key, title, unit, digits }, figure) => {
    if (needs.every((need) => need[figure] == null)) return;
    const name = withUnit(`单${kind.words.counter}需${title}`, unit);
    numbers(`needed.${key}`, name, digits, (row) => needs[row]![figure] ?? null);
  });
  figures.forEach(({ key, title, unit, digits, isHidden }, figure) => {
    const value = (row: number) => selections[row]?.figures[figure] ?? null;
    if (isHidden && selections.every((_, row) => value(row) === null)) return;
    numbers(`selected.${key}`, withUnit(title, unit), digits, value);
  });
  if (kind.hasCorrection && batch.results.width > 0)
    figures.forEach(({ key, title, unit, digits }, figure) => {
      const value = (row: number) => selections[row]?.corrected[figure] ?? null;
      numbers(`corrected.${key}`, withUnit(`${title}修正值`, unit), digits, value);
    });
  if (kind.surplusFigure !== null) {
    const margins = selections.map((selection) => marginAmong(selection?.surpluses ?? []));
    numbers("margin", "余量（%）", 1, (row) => margins[row]?.percent ?? null);
    texts("governs", "余量取自", (row) => margins[row]?.name ?? "");
    figures.forEach(({ key, short }, figure) => {
      const value = (row: number) =>
        selections[row]?.surpluses.find((surplus) => surplus.figure === figure)?.percent ?? null;
      if (short === undefined || plan.every((_, row) => value(row) === null)) return;
      numbers(`surplus.${key}`, `${short}余量（%）`, 1, value);
    });
  }
  if (batch.kind.noise !== undefined && batch.hearing !== null) soundColumns(sheet, batch);
  texts("howChosen", "选择方式", (row) => howChosen(selections[row] ?? null));
  texts("remark", "说明", (row) => plan[row]!.remark);
  return sheet.sheet();
}
