import { batchPage } from "./support/batchPage.ts";
import { makeSchedule } from "./support/makeSchedule.ts";
import { andSaved } from "./support/savedRecord.ts";
import { expect, test } from "./support/test.ts";

test(
  "one building has the same rooms under every kind, and an edit under one is 已变更 under the other",
  { tag: "@twin" },
  async ({ page, open }) => {
    const batch = batchPage(page);
    const turnTo = (kind: string) =>
      page.getByRole("navigation").getByRole("link", { name: kind, exact: true }).click();
    await open("/multiRoom/fanCoil");
    await batch.importRooms(await makeSchedule(12));
    await batch.runToTheEnd();

    await turnTo("多联机室内机");
    await expect(batch.footer).toContainText("共 12 间");
    await page
      .getByRole("button", { name: /^编辑房间/u })
      .first()
      .click();
    const form = batch.dialog("编辑房间");
    await form.getByRole("textbox", { name: /^冷负荷/u }).fill("1.234");
    await andSaved(page, () => form.getByRole("button", { name: "保存" }).click());

    await turnTo("风机盘管");
    await expect(batch.footer).toContainText("已变更 1 间");
    await page.reload();
    await expect(batch.footer).toContainText("已变更 1 间");
    await turnTo("风口");
    await expect(batch.footer).toContainText("共 12 间");
  },
);
