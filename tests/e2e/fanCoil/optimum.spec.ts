import { batchPage } from "../support/batchPage.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { takePicture } from "../support/takePicture.ts";
import { expect, test } from "../support/test.ts";

const ROOMS = 36;

test("a building is optimised, adopted and taken back", async ({ page, open }) => {
  test.setTimeout(240_000);
  const batch = batchPage(page);
  await open("/multiRoom/fanCoil");
  await batch.loadSample("Rhea");
  await batch.runToTheEnd();
  const models = () =>
    Promise.all([0, 1, 2, 3, 4, 5].map(async (at) => (await batch.room(at).shown()).model));
  // The summary tells the end before the table has drawn it.
  await expect.poll(models).not.toContain("- -");
  const before = await models();
  const dialog = batch.dialog("方案优化");
  const slider = dialog.getByRole("slider", { name: "型号种数" });

  await test.step("rooms that the slack leaves out are named, and a click lets them take part", async () => {
    await batch.button("方案优化").click();
    await expect(dialog).toContainText(/个房间没有可选型号，未参与/u);
    await dialog.getByRole("button", { name: /^放宽到/u }).click();
    await expect(dialog).toContainText(`共 ${ROOMS} 间`, { timeout: 60_000 });
  });

  await test.step("plans are there with what is proved of them", async () => {
    await expect(slider).toBeVisible();
    await expect(dialog).toContainText(/已证明最优|理论上不少于 \d+ 种/u);
    await expect(dialog.getByText("下限仍在计算")).toBeHidden({ timeout: 120_000 });
    await expectAccessible(page);
    await takePicture(page, "optimum-1280");
  });

  await test.step("each brand stands beside the others", async () => {
    await dialog.getByText("各品牌的方案", { exact: true }).click();
    await expect(dialog.getByRole("button", { name: /^采用 .+ 的方案$/u })).not.toHaveCount(0);
    await dialog.getByText(/^各行只用该品牌/u).scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await takePicture(page, "optimum-brands-1280");
    await dialog.getByText(/^改变的房间/u).click();
  });

  await test.step("the least price says of how many units it is, and in another area it is another", async () => {
    await dialog.getByText("价格最低", { exact: true }).click();
    const price = dialog.getByRole("row", { name: /^价格/u });
    await expect(price).toContainText(/¥ [\d,]+/u);
    await expect(dialog.getByRole("row", { name: /^有价台数/u })).toContainText(/\d+\/\d+/u);
    await expect(dialog).toContainText(/含税最低报价，全国，最早 [\d-]+，示例数据/u);
    await takePicture(page, "optimum-price-1280");
    const nationwide = await price.textContent();
    await dialog.getByRole("combobox", { name: "省份" }).click();
    await page.getByRole("option", { name: "四川省" }).click();
    await expect(dialog).toContainText("含税最低报价，四川省");
    await expect(price).not.toHaveText(nationwide!);
    await dialog.getByText("型号最少", { exact: true }).click();
    await expect(dialog.getByText(/仍在/u)).toBeHidden({ timeout: 120_000 });
  });

  await test.step("keys and dragging move along the number of models", async () => {
    const fewest = Number(await slider.getAttribute("aria-valuenow"));
    await slider.press("ArrowRight");
    expect(Number(await slider.getAttribute("aria-valuenow"))).toBeGreaterThan(fewest);
    const box = (await slider.boundingBox())!;
    await page.mouse.move(box.x + box.width - 20, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y + 60, { steps: 5 });
    await page.mouse.up();
    await expect(slider).toHaveAttribute("aria-valuenow", String(fewest));
    await expect(
      dialog
        .getByRole("list", { name: /^改变的房间/u })
        .getByRole("listitem")
        .first(),
    ).toBeVisible();
  });

  await test.step("what is adopted is one step, which is undone", async () => {
    await dialog.getByRole("button", { name: "采用" }).click();
    await expect(page.getByText(/^已采用 \d+ 种型号的方案/u)).toBeVisible({ timeout: 60_000 });
    await expect(dialog).toBeHidden();
    await expect(batch.footer).toContainText(`已匹配 ${ROOMS}`);
    await expect.poll(models).not.toEqual(before);
    await page.getByRole("button", { name: /^撤销/u }).click();
    await expect.poll(models).toEqual(before);
  });
});
