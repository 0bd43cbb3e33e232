import { workbook, type CellContent } from "../../support/workbooks.ts";
import type { ChosenFile } from "./batchPage.ts";

const TITLE = "某办公楼空调房间负荷表";
const HEADER = ["房间编号", "房间名称", "面积（㎡）", "冷负荷（W）", "热负荷（kW）"];
/** Title, blank row, header: the first room stands in this row of the sheet. */
const FIRST_ROW = 4;
const USES = ["办公室", "会议室", "走廊", "休息室", "档案室"];
const ROOMS_PER_STOREY = 50;

/** W/㎡ between 90 and 150, so that neighbouring rooms ask for different models. */
const cooling = (at: number) => 90 + ((at * 7) % 61);
const area = (at: number) => 12 + ((at * 13) % 48) + (at % 10) / 10;

export const roomCode = (at: number) =>
  `${Math.floor(at / ROOMS_PER_STOREY) + 1}F-${String((at % ROOMS_PER_STOREY) + 1).padStart(2, "0")}`;

const roomRow = (at: number): CellContent[] => {
  const square = area(at);
  return [
    roomCode(at),
    `${USES[at % USES.length] ?? ""} ${at + 1}`,
    square,
    Math.round(square * cooling(at)),
    Number((square * 0.08).toFixed(2)),
  ];
};

export interface Schedule extends ChosenFile {
  /** In the order of the file. */
  readonly refused: readonly { readonly row: number; readonly code: string; readonly reason: string }[];
}

interface ScheduleOptions {
  readonly flaws?: boolean;
  /** Cells in the order of the header. */
  readonly revise?: (rooms: readonly CellContent[][]) => readonly CellContent[][];
}

/**
 * A schedule as a design office hands it out: a title merged over the columns, a blank row, loads in W beside loads
 * in kW; `flaws` puts three rows that are no rooms behind the others, `revise` makes other rooms of them.
 */
export async function makeSchedule(
  rooms: number,
  { flaws = false, revise = (all) => all }: ScheduleOptions = {},
): Promise<Schedule> {
  const flawed: readonly (readonly [CellContent[], string])[] = flaws
    ? [
        [["X-1", "待定", 20, "待定", 1], "D 列“冷负荷（W）”应为数字，实际是“待定”"],
        [["X-2", "负数", -5, 2000, 1], "C 列“面积（㎡）”是 -5 ㎡，不能小于 0"],
        [[null, "合计", 1, 1, 1], "合计行不是房间"],
      ]
    : [];
  const rows: CellContent[][] = [
    [TITLE, null, null, null, null],
    [],
    HEADER,
    ...revise(Array.from({ length: rooms }, (_, at) => roomRow(at))),
    ...flawed.map(([row]) => row),
  ];
  return {
    name: `负荷表 ${rooms}.xlsx`,
    bytes: await workbook({
      name: "房间负荷",
      rows,
      merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: HEADER.length - 1 }],
    }),
    refused: flawed.map(([[code], reason], at) => ({
      row: FIRST_ROW + rooms + at,
      code: String(code ?? "- -"),
      reason,
    })),
  };
}
