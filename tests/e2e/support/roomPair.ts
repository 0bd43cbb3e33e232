import type { Locator } from "@playwright/test";
import { cellTexts } from "./cellTexts.ts";

/** What the two lines of a room say at 1280 px: text and figures in the order of the columns. */
export interface ShownResult {
  readonly model: string;
  /** 风量, 全冷量, 显冷量, 制热量 of the catalogue. */
  readonly rated: readonly string[];
  /** The same of 计算修正值. */
  readonly corrected: readonly string[];
}

/** Columns before 型号, and those behind the figures. */
const BEFORE_MODEL = 8;
const ACTIONS = 1;

/** One room of the table: its two lines, its field and its buttons. */
export function roomPair(pair: Locator) {
  const [first, second] = [pair.getByRole("row").nth(0), pair.getByRole("row").nth(1)];
  return {
    pair,
    first,
    second,
    /** By its column, the one with the tick box left out. */
    cell: (column: number) => first.getByRole("cell").nth(1 + column),
    tick: pair.getByRole("checkbox"),
    calculatedQuantity: first.getByRole("cell").nth(6),
    quantity: pair.getByRole("textbox", { name: /指定数量（[台个]）$/u }),
    edit: pair.getByRole("button", { name: /^编辑房间 / }),
    detail: pair.getByRole("button", { name: "查看详情" }),
    reselect: pair.getByRole("button", { name: "重新选择" }),

    async shown(): Promise<ShownResult> {
      const above = await cellTexts(first);
      const [, ...corrected] = await cellTexts(second);
      const [model = "", ...rated] = above.slice(BEFORE_MODEL, above.length - ACTIONS);
      return { model, rated, corrected };
    },
  };
}
