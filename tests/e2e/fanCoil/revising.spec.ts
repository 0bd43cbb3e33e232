import type { CellContent } from "../../support/workbooks.ts";
import { batchPage } from "../support/batchPage.ts";
import { makeSchedule, roomCode } from "../support/makeSchedule.ts";
import { expect, test } from "../support/test.ts";

const ROOMS = 40;
const COOLING = 3;
const FAR_TOO_MUCH = 60_000;

const withCooling = (row: readonly CellContent[], watts: number): CellContent[] =>
  row.map((cell, at) => (at === COOLING ? watts : cell));

/** Another order; one room gone, one new, one that needs less, one that needs more than any fan coil gives. */
const revised = (rooms: readonly CellContent[][]): CellContent[][] => [
  ["9F-01", "新会议室", 30, 3600, 2.4],
  ...rooms
    .slice(1)
    .map((row, at) =>
      at === 0
        ? withCooling(row, Number(row[COOLING]) - 100)
        : at === 1
          ? withCooling(row, FAR_TOO_MUCH)
          : row,
    )
    .toReversed(),
];

test.describe("a revised schedule", () => {
  test(
    "is looked at, taken, leaves what still does, says what does not, and goes back in one step",
    { tag: "@twin" },
    async ({ page, open }) => {
      const batch = batchPage(page);
      const row = (code: string) => batch.table.locator("tbody[data-row]").filter({ hasText: code });
      await open("/multiRoom/fanCoil");
      await batch.importRooms(await makeSchedule(ROOMS));
      await batch.runToTheEnd();
      await expect(batch.footer).toContainText(`已匹配 ${ROOMS}`);
      const lessening = roomCode(1);
      const wanting = roomCode(2);
      const modelOf = async (code: string) => {
        await batch.search.fill(code);
        await expect(batch.room(0).pair).toContainText(code);
        const { model } = await batch.room(0).shown();
        return model;
      };
      const kept = await modelOf(lessening);
      const lost = await modelOf(wanting);
      expect([kept, lost]).toEqual([expect.stringMatching(/\w/u), expect.stringMatching(/\w/u)]);
      await batch.search.fill("");
      await expect(batch.table).toHaveAttribute("aria-rowcount", String(1 + 2 * ROOMS));

      await batch.button("导入房间表").click();
      await batch.chooseFile(await makeSchedule(ROOMS, { revise: revised }));
      const preview = batch.dialog("导入预览");
      await preview.getByText("更新", { exact: true }).click();
      const report = preview.getByRole("region", { name: "与现有房间的差异" });
      for (const choice of ["全部差异 4", "新增 1", "删除 1", "变更 2", "无法对应 0"])
        await expect(report.getByText(choice, { exact: true })).toBeVisible();
      await expect(report).toContainText(`不变 ${ROOMS - 3} 间`);
      await report.getByText("变更 2", { exact: true }).click();
      const list = report.getByRole("list", { name: "差异 2 间" });
      await expect(list.getByRole("listitem")).toHaveCount(2);
      await expect(list.getByRole("listitem").filter({ hasText: wanting })).toContainText("→ 60 kW");

      await preview.getByRole("button", { name: "更新房间" }).click();
      const done = batch.dialog("房间已更新");
      for (const fact of ["新增1", "删除1", "变更2", `保留选型${ROOMS - 2}`, "不再满足1", "未核对0"])
        await expect(done.locator("dl > div").filter({ hasText: fact })).toBeVisible();
      await done.getByRole("button", { name: "只看不再满足" }).click();

      await expect(batch.table).toHaveAttribute("aria-rowcount", "3");
      await expect(row(wanting)).toContainText(`${lost} 不再满足`);
      await expect(row(wanting)).toContainText(/全冷 [\d.]+ kW，单台需 [\d.]+ kW/u);
      await expect(batch.footer).toContainText("不再满足 1");
      await batch.footer.getByRole("button", { name: "显示全部" }).click();
      await expect(batch.table).toHaveAttribute("aria-rowcount", String(1 + 2 * ROOMS));
      await expect(batch.room(0).pair).toContainText("新会议室");
      expect(await modelOf(lessening)).toBe(kept);
      await batch.search.fill("");

      await page.getByRole("button", { name: /^撤销/u }).click();
      await expect(batch.footer).not.toContainText("不再满足");
      await expect(batch.footer).toContainText(`已匹配 ${ROOMS}`);
      await expect(row(roomCode(0))).toBeVisible();
      expect(await modelOf(wanting)).toBe(lost);
    },
  );

  test(
    "that the network failed leaves the rest unchecked, and 重试核对 goes on",
    { tag: "@twin" },
    async ({ page, open }) => {
      const batch = batchPage(page);
      await open("/multiRoom/fanCoil");
      await batch.importRooms(await makeSchedule(ROOMS));
      await batch.runToTheEnd();
      await batch.button("导入房间表").click();
      const every = (rooms: readonly CellContent[][]) =>
        rooms.map((room) => withCooling(room, Number(room[COOLING]) - 100));
      await batch.chooseFile(await makeSchedule(ROOMS, { revise: every }));
      const preview = batch.dialog("导入预览");
      await preview.getByText("更新", { exact: true }).click();
      await expect(preview.getByText(`变更 ${ROOMS}`, { exact: true })).toBeVisible();
      // Answered, but of no use: the browser itself would put a dropped connection on the console.
      await page.route("**/multi_room/**", (route) => route.fulfill({ status: 200, body: "not json" }));
      await preview.getByRole("button", { name: "更新房间" }).click();
      const done = batch.dialog("房间已更新");
      await expect(done.locator("dl > div").filter({ hasText: `未核对${ROOMS}` })).toBeVisible({
        timeout: 30_000,
      });
      await done.getByRole("button", { name: "完成" }).click();
      await expect(batch.footer).toContainText(`未核对 ${ROOMS}`);
      await expect(batch.room(0).pair).toContainText("未核对");

      await page.unroute("**/multi_room/**");
      await batch.footer.getByRole("button", { name: "重试核对" }).click();
      await expect(batch.footer).not.toContainText("未核对");
      await expect(batch.footer).toContainText(`已匹配 ${ROOMS}`);
    },
  );
});
