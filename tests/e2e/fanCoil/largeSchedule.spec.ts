import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { batchPage, type BatchPage } from "../support/batchPage.ts";
import { expectFreePage, recordMainThread, watchMainThread } from "../support/mainThread.ts";
import { makeSchedule, roomCode, type Schedule } from "../support/makeSchedule.ts";
import { msUntilFirstRoomChanges, printFigures, scrollFrames } from "../support/measureTable.ts";
import { expect, test } from "../support/test.ts";

test(
  "20,000 imported rooms are selected while the page only draws",
  { tag: "@measured" },
  async ({ page, open }, info) => {
    test.setTimeout(240_000);
    const rooms = 20_000;
    const schedule = await makeSchedule(rooms, { flaws: true });
    const batch = batchPage(page);
    await watchMainThread(page);
    await open("/multiRoom/fanCoil");

    await test.step("the preview says what was recognised and what was refused", () =>
      lookAtPreview(page, batch, schedule, info.outputPath("schedule.xlsx")));

    const taken = await recordMainThread(page, async () => {
      await page.getByRole("button", { name: "导入 20,000 间" }).click();
      await page.waitForFunction(
        () => document.querySelector('[data-row="0"] td:nth-child(2)')?.textContent === "1F-01",
      );
    });
    expectFreePage("20,000 rooms, from 导入 to the drawn table", taken);
    await expect(batch.notice("房间表已导入")).toBeVisible();

    const progress: string[] = [];
    await page.exposeFunction("noteProgress", (text: string) => progress.push(text));
    await page.evaluate(noteEveryProgress);
    const run = await recordMainThread(page, async () => {
      await batch.select.click();
      await page.waitForFunction(
        () => document.querySelector("footer")?.textContent.includes("用时") === true,
        null,
        { timeout: 120_000 },
      );
    });
    expectFreePage("20,000 rooms, from 一键选型 to the drawn table (budget 6,000 ms)", run);
    expect(progress.length).toBeGreaterThan(2);
    expect(progress).toEqual(progress.toSorted((one, other) => Number(one) - Number(other)));
    await expect(batch.footer).toContainText("共 20,000 间");
    await expect(batch.footer).not.toContainText("未得到结果");
    await expect(batch.room(0).second).toContainText("计算修正值：");

    await useTable(page, batch, rooms);
  },
);

test("100,000 rooms with results scroll, sort and filter", { tag: "@measured" }, async ({ page, open }) => {
  test.setTimeout(300_000);
  const rooms = 100_000;
  const schedule = await makeSchedule(rooms);
  const batch = batchPage(page);
  await watchMainThread(page);
  await open("/multiRoom/fanCoil");
  await batch.importRooms(schedule);
  await expect(batch.footer).toContainText("共 100,000 间", { timeout: 60_000 });
  await batch.select.click();
  await expect(batch.footer).toContainText(/用时/u, { timeout: 180_000 });
  await useTable(page, batch, rooms);
});

async function lookAtPreview(page: Page, batch: BatchPage, schedule: Schedule, path: string): Promise<void> {
  // By its path: a buffer would travel through the page on its way to the file field.
  await writeFile(path, schedule.bytes);
  await page.getByRole("main").getByRole("button", { name: "导入房间表" }).click();
  await page.getByLabel("房间表文件").setInputFiles(path);

  const preview = batch.dialog("导入预览");
  await expect(preview).toContainText("可导入 20,000 间", { timeout: 60_000 });
  await expect(preview).toContainText(`未通过 ${schedule.refused.length} 行`);
  await expect(preview).toContainText("schedule.xlsx，工作表 房间负荷，表头在第 3 行");
  for (const [letter, field, unit] of [
    ["D", "coolingLoad", "W"],
    ["E", "heatLoad", "kW"],
  ] as const) {
    await expect(preview.getByLabel(`${letter} 列读作`)).toHaveValue(field);
    await expect(preview.getByLabel(`${letter} 列单位`)).toHaveValue(unit);
  }
  const refused = preview.getByRole("list", { name: `未通过的 ${schedule.refused.length} 行` });
  for (const { row, code, reason } of schedule.refused) {
    const line = refused.getByRole("listitem").filter({ hasText: `第 ${row} 行` });
    await expect(line).toContainText(code);
    await expect(line).toContainText(reason);
  }
}

/** Runs in the page: tells every value that the progress bar takes. */
function noteEveryProgress(): void {
  const tell = Reflect.get(window, "noteProgress") as (text: string) => void;
  let last: string | null = null;
  new MutationObserver(() => {
    const now = document.querySelector('[role="progressbar"]')?.getAttribute("aria-valuenow") ?? null;
    if (now !== null && now !== last) tell(now);
    last = now;
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}

/** What people do with a table of results; the figures are printed, and the page must stay free. */
async function useTable(page: Page, batch: BatchPage, rooms: number): Promise<void> {
  const name = `${rooms.toLocaleString("en-US")} rooms`;
  const { count, median, p95, longest, incomplete } = await scrollFrames(batch.table);
  printFigures(`${name}, ${count} frames of scrolling`, {
    "median ms": median,
    "95 % below ms": p95,
    "longest ms": longest,
    "with a room not there yet": incomplete,
  });

  let sorting = NaN;
  let filtering = NaN;
  const recording = await recordMainThread(page, async () => {
    sorting = await msUntilFirstRoomChanges(page, "click", () => batch.sortBy("冷负荷", "ascending"));
    filtering = await msUntilFirstRoomChanges(page, "input", () => batch.search.fill(roomCode(rooms - 7)));
  });
  printFigures(`${name}, ms until drawn`, { sorted: sorting, "searched, 200 of it a pause": filtering });
  expectFreePage(`${name}, sorting and searching`, recording);
  await expect(batch.room(0).cell(0)).toHaveText(roomCode(rooms - 7));
  await expect(batch.table).toHaveAttribute("aria-rowcount", "3");
}
