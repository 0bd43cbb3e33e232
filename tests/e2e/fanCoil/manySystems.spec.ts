import { batchPage } from "../support/batchPage.ts";
import { expectFreePage, recordMainThread, watchMainThread } from "../support/mainThread.ts";
import { storeySchedule } from "../support/storeySchedule.ts";
import { expect, test } from "../support/test.ts";

const ROOMS = 20_000;
const FLOORS = Array.from({ length: 40 }, (_, at) => `${at + 1}F`);
/** Of a page on a processor of a quarter */
const QUARTER = { ms: 200, calibrations: 12 } as const;

test(
  "systems of 20,000 rooms open, scroll, filter and sort while the page stays free",
  { tag: "@measured" },
  async ({ page, open }) => {
    test.setTimeout(420_000);
    await watchMainThread(page);
    const batch = batchPage(page);
    const sheet = page.getByRole("table", { name: "水力计算" });
    const rows = sheet.locator("tbody tr");
    const lengthsOf = async (): Promise<number[]> =>
      sheet
        .getByRole("textbox", { name: /长度（m）$/u })
        .evaluateAll((fields) => fields.map((field) => Number((field as HTMLInputElement).value)));
    await open("/multiRoom/fanCoil");
    await batch.importRooms(await storeySchedule(ROOMS, FLOORS, ["东区", "西区", "南区", "北区"]));
    await batch.runToTheEnd();

    const opening = await recordMainThread(page, async () => {
      await batch.part("系统").click();
      await expect(page.getByText(/共 [\d,]+ 段，其中 [\d,]+ 段长度为估算/u)).toBeVisible();
      await expect(page.getByRole("table", { name: "管段" }).locator("tbody tr").first()).toContainText("P");
    });
    expectFreePage("opening systems of 20,000 rooms", opening);

    const sorting = await recordMainThread(page, async () => {
      await page.getByText("水力计算", { exact: true }).click();
      await expect(rows.first()).toContainText("机房");
      await sheet.getByRole("button", { name: "长度" }).click();
      await expect(sheet.getByRole("columnheader", { name: /长度/u })).toHaveAttribute(
        "aria-sort",
        "ascending",
      );
      await expect.poll(async () => (await lengthsOf()).length).toBeGreaterThan(10);
      await expect
        .poll(async () => (await lengthsOf()).every((each, at, all) => at === 0 || all[at - 1]! <= each))
        .toBe(true);
      await sheet.getByRole("button", { name: "长度" }).click();
      await expect
        .poll(async () => (await lengthsOf()).every((each, at, all) => at === 0 || all[at - 1]! >= each))
        .toBe(true);
      await page.getByRole("button", { name: "只看估算" }).click();
      await expect(rows.first()).toContainText("估算");
      await sheet.hover();
      await page.mouse.wheel(0, 400_000);
      await expect(sheet.locator("tbody tr[aria-rowindex]").last()).toContainText("估算");
    });
    expectFreePage("sorting, filtering and scrolling 水力计算 of 20,000 rooms", sorting);

    const protocol = await page.context().newCDPSession(page);
    await protocol.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const slowly = await recordMainThread(page, async () => {
      await batch.part("房间").click();
      await batch.part("系统").click();
      await expect(page.getByRole("table", { name: "管段" }).locator("tbody tr").first()).toContainText("P");
    });
    expectFreePage("opening systems of 20,000 rooms at a quarter of the speed", slowly, QUARTER);
  },
);
