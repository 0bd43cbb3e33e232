import { answerChunks, serverFault, type ChunkRequest } from "../support/answerChunks.ts";
import { batchPage } from "../support/batchPage.ts";
import { makeSchedule } from "../support/makeSchedule.ts";
import { expect, test } from "../support/test.ts";

/** Two requests: 500 rooms, and the rest. */
const ROOMS = 600;
const REST = 100;
const isRest = ({ roomIds }: ChunkRequest) => roomIds.length === REST;
test.use({ toleratedErrors: [/Failed to load resource/u] });

test("a run in which one chunk gets no answer keeps the others and asks again for its rooms alone", async ({
  page,
  open,
}) => {
  const batch = batchPage(page);
  const chunks = await answerChunks(page, (chunk) =>
    isRest(chunk) ? chunk.abort("connectionreset") : chunk.continue(),
  );
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

test("without a network the rooms wait for a retry", { tag: "@twin" }, async ({ page, open, context }) => {
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

test(
  "a product, alternatives and a plan that do not load can be asked for again",
  { tag: "@twin" },
  async ({ page, open }) => {
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
  },
);
