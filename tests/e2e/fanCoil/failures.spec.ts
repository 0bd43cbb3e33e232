import {
  answerChunks,
  lostSession,
  serverFault,
  type ChunkAnswer,
  type ChunkRequest,
} from "../support/answerChunks.ts";
import { batchPage } from "../support/batchPage.ts";
import { makeSchedule } from "../support/makeSchedule.ts";
import { expect, test } from "../support/test.ts";

/** Two requests: 500 rooms, and the rest. */
const ROOMS = 600;
const REST = 100;
const isRest = ({ roomIds }: ChunkRequest) => roomIds.length === REST;
/** The first request passes, whatever becomes of the second. */
const onlyRest =
  (answer: ChunkAnswer): ChunkAnswer =>
  (chunk) =>
    isRest(chunk) ? answer(chunk) : chunk.continue();

test.use({ toleratedErrors: [/Failed to load resource/u] });

test.describe("a run in which one chunk gets no answer", () => {
  for (const [what, answer] of [
    ["since the server fails", (chunk) => chunk.fulfill(serverFault())],
    ["since the connection breaks", (chunk) => chunk.abort("connectionreset")],
    [
      "since somebody else answers",
      (chunk) => chunk.fulfill({ status: 502, body: "<html>Bad gateway</html>" }),
    ],
  ] as const satisfies readonly (readonly [string, ChunkAnswer])[])
    test(`${what} keeps the others and asks again for its rooms alone`, async ({ page, open }) => {
      const batch = batchPage(page);
      const chunks = await answerChunks(page, onlyRest(answer));
      await open("/multiRoom/fanCoil");
      await batch.importRooms(await makeSchedule(ROOMS));
      await batch.select.click();
      await expect(batch.footer).toContainText(`未得到结果 ${REST} 间`);
      await expect(batch.confirmPlan).toBeEnabled();
      const kept = await batch.room(0).shown();
      await batch.search.fill("办公室 596");
      await expect(batch.room(0).first).toContainText("未得到结果");
      await batch.search.fill("");

      const lost = chunks.asked.find(({ length }) => length === REST);
      const before = chunks.asked.length;
      chunks.answer((chunk) => chunk.continue());
      await batch.footer.getByRole("button", { name: "重试" }).click();
      await expect(batch.footer).toContainText(/用时 [\d.]+ 秒/u);
      expect(chunks.asked.slice(before)).toEqual([lost]);
      await expect(batch.footer).not.toContainText("未得到结果");
      expect(await batch.room(0).shown()).toEqual(kept);
    });

  test("at first is asked again without a word", async ({ page, open }) => {
    const batch = batchPage(page);
    let failed = 0;
    await answerChunks(page, (chunk) => (failed++ === 0 ? chunk.fulfill(serverFault()) : chunk.continue()));
    await open("/multiRoom/fanCoil");
    await batch.loadSample("Walker");
    await batch.runToTheEnd();
    expect(failed).toBe(2);
    await expect(batch.footer).toContainText("已匹配 7");
    await expect(page.getByRole("alert").filter({ hasText: /./u })).toHaveCount(0);
  });
});

test("a cancelled run keeps what was answered", async ({ page, open }) => {
  const batch = batchPage(page);
  await answerChunks(
    page,
    onlyRest(() => new Promise(() => {})),
  );
  await open("/multiRoom/fanCoil");
  await batch.importRooms(await makeSchedule(ROOMS));
  await batch.select.click();
  await expect(batch.progress).toHaveAttribute("aria-valuenow", String(ROOMS - REST));
  await expect(batch.footer).toContainText(`正在选型 ${ROOMS - REST} / ${ROOMS} 间`);
  await expect(batch.select).toBeDisabled();
  await expect(batch.room(0).second).toContainText("计算修正值：");
  await batch.footer.getByRole("button", { name: "取消" }).click();
  await expect(batch.footer).toContainText(`已取消，完成 ${ROOMS - REST} / ${ROOMS} 间`);
  await expect(batch.room(0).second).toContainText("计算修正值：");
  await batch.search.fill(`办公室 ${ROOMS - 4}`);
  await expect(batch.room(0).first).toContainText("- -");
});

test("without a network the rooms wait for a retry", async ({ page, open, context }) => {
  const batch = batchPage(page);
  await open("/multiRoom/fanCoil");
  await batch.loadSample("Walker");
  await context.setOffline(true);
  await batch.select.click();
  await expect(batch.footer).toContainText("未得到结果 7 间");
  await expect(batch.footer).toContainText("网络连接失败，请检查网络");
  await context.setOffline(false);
  await batch.footer.getByRole("button", { name: "重试" }).click();
  await expect(batch.footer).toContainText("已匹配 7");
});

test("a lost session says so and keeps the rooms", async ({ page, open }) => {
  const batch = batchPage(page);
  const chunks = await answerChunks(page, (chunk) => chunk.fulfill(lostSession()));
  await open("/multiRoom/fanCoil");
  await batch.loadSample("Walker");
  await batch.select.click();
  await expect(batch.notice("登录失效了，请重新登录")).toBeVisible();
  await expect(batch.footer).toContainText("未得到结果 7 间");
  chunks.answer((chunk) => chunk.continue());
  await batch.footer.getByRole("button", { name: "重试" }).click();
  await expect(batch.footer).toContainText("已匹配 7");
});

test("lists that do not load say so beside their fields", async ({ page, open }) => {
  const batch = batchPage(page);
  await page.route(/brands\/agg/u, (route) => route.fulfill(serverFault()));
  await open("/multiRoom/fanCoil");
  const panel = page.getByRole("region", { name: "筛选条件" });
  await expect(panel.getByRole("alert")).toContainText("加载失败");
  await page.unroute(/brands\/agg/u);
  await panel.getByRole("button", { name: "重试" }).click();
  await expect(panel.getByText("加载失败")).toHaveCount(0);
  await page.getByRole("combobox", { name: "品牌" }).click();
  await expect(page.getByRole("option")).not.toHaveCount(1);
  await batch.loadSample("Walker");
});

test("a product, alternatives and a plan that do not load can be asked for again", async ({ page, open }) => {
  const batch = batchPage(page);
  await open("/multiRoom/fanCoil");
  await batch.loadSample("Walker");
  await batch.runToTheEnd();
  await page.route(/\/selection\/products\/|parameter_values/u, (route) => route.fulfill(serverFault()));
  const room = await batch.room(0).cell(1).innerText();

  await batch.room(0).detail.click();
  await expect(batch.dialog(room).getByRole("alert")).toBeVisible();
  await batch.close(batch.dialog(room)).click();
  await batch.room(0).reselect.click();
  await expect(batch.dialog(room).getByText("未能取得备选型号")).toBeVisible();
  await batch.close(batch.dialog(room)).click();
  await batch.confirmPlan.click();
  const plan = batch.dialog("确认方案");
  await expect(plan.getByText("未能生成方案")).toBeVisible();

  await page.unroute(/\/selection\/products\/|parameter_values/u);
  await plan.getByRole("button", { name: "重试" }).click();
  await expect(plan.getByRole("button", { name: "下载 .xlsx" })).toBeEnabled();
});
