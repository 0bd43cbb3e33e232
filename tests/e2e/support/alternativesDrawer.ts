import type { Page } from "@playwright/test";
import { cellTexts } from "./cellTexts.ts";

/** Where the figures that the table of rooms shows as well stand among the columns of alternatives. */
const FIGURES_OF_ROOM_TABLE = [2, 3, 4, 6];

/** The drawer behind 重新选择. */
export function alternativesDrawer(page: Page, room: string) {
  const drawer = page.getByRole("dialog", { name: room, exact: true });
  const table = drawer.getByRole("table", { name: "备选型号" });
  const row = (model: string) =>
    table.getByRole("row").filter({ has: page.getByRole("button", { name: `查看 ${model}`, exact: true }) });
  return {
    drawer,
    table,
    row,
    chosen: table.locator("[aria-current]"),
    offers: table.getByRole("button", { name: /^选择 / }),
    choose: (model: string) => table.getByRole("button", { name: `选择 ${model}`, exact: true }),
    look: (model: string) => table.getByRole("button", { name: `查看 ${model}`, exact: true }),

    /** The models that are not chosen, as listed. */
    async otherModels(): Promise<string[]> {
      const names = await this.offers.evaluateAll((buttons) =>
        buttons.map((button) => button.getAttribute("aria-label") ?? ""),
      );
      return names.map((name) => name.replace("选择 ", ""));
    },

    /** 风量, 全冷量, 显冷量, 制热量 as the drawer shows them now. */
    async figures(model: string): Promise<string[]> {
      const texts = await cellTexts(row(model));
      return FIGURES_OF_ROOM_TABLE.map((column) => texts[column] ?? "");
    },
  };
}
