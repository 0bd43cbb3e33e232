import readWorkbook from "read-excel-file/node";
import { batchPage } from "./support/batchPage.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { makeSchedule } from "./support/makeSchedule.ts";
import { signIn } from "./support/signIn.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

const FAN_COIL = "/multiRoom/fanCoil";

test(
  "a confirmed plan is stored with the project, listed, and opened as a building on another machine",
  { tag: "@twin" },
  async ({ page, open, browser, baseURL }) => {
    if (baseURL === undefined) throw new Error("the harness knows where its server is");
    const here = batchPage(page);
    let address = "";
    await signIn(page, baseURL);

    await test.step("确认方案 stores a version; unchanged, it is no second one", async () => {
      await open(FAN_COIL);
      await here.importRooms(await makeSchedule(60));
      await here.runToTheEnd();
      await here.confirmPlan.click();
      const plan = here.dialog("确认方案");
      await expect(plan.getByText(/^已保存到项目“我的项目”，第 1 版$/u)).toBeVisible();
      await expect(plan.getByRole("button", { name: "下载 .xlsx" })).toBeEnabled();
      await expectAccessible(page);
      await takePicture(page, "plan-saved");
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        plan.getByRole("button", { name: "下载 .xlsx" }).click(),
      ]);
      const sheets = await readWorkbook(await download.path());
      address = String(sheets.find(({ sheet }) => sheet === "链接")?.data[1]?.[0]);
      await here.close(plan).click();
      await here.confirmPlan.click();
      await expect(plan.getByText(/第 1 版相同，没有另存$/u)).toBeVisible();
      await here.close(plan).click();
    });
    const counted = (await here.footer.textContent())?.replace(/用时.*/u, "");

    await test.step("what is changed is the next version, and the differences say by what", async () => {
      const { room } = here;
      await room(0).quantity.fill("7");
      await page.keyboard.press("Enter");
      await here.confirmPlan.click();
      await here.dialog("确认方案").getByRole("button", { name: "查看版本" }).click();
      const versions = here.dialog("方案版本");
      await expect(versions.getByRole("row")).toHaveCount(3);
      await takePicture(page, "plan-versions");
      for (const box of await versions.getByRole("checkbox").all()) await box.check();
      await versions.getByRole("button", { name: "比较所选的两个版本" }).click();
      const differences = here.dialog("比较版本");
      await expect(differences.getByRole("listitem")).toHaveCount(1);
      await expect(differences.getByRole("listitem")).toContainText("指定数量 - - → 7");
      await expectAccessible(page);
      await takePicture(page, "plan-differences");
    });

    const elsewhere = await browser.newContext({
      storageState: await page.context().storageState(),
      locale: "zh-CN",
    });
    await test.step("opened in a browser that knows nothing, it is the building that was confirmed", async () => {
      const machine = await elsewhere.newPage();
      const there = batchPage(machine);
      await machine.goto(new URL(`/#${FAN_COIL}`, baseURL).href);
      await machine.getByRole("button", { name: /^建筑：/u }).click();
      await machine.getByRole("menuitem", { name: "项目中的方案版本" }).click();
      await there
        .dialog("方案版本")
        .getByRole("button", { name: / 第 1 版$/u })
        .filter({ hasText: "打开" })
        .click();
      await expect(there.notice("已作为一栋建筑打开")).toBeVisible();
      await expect(there.table).toHaveAttribute(
        "aria-rowcount",
        String(await here.table.getAttribute("aria-rowcount")),
      );
      await expect(there.footer).toContainText(counted ?? "60");
      await machine.screenshot({ path: "test-results/pictures/plan-opened-elsewhere.png" });
    });
    await test.step("and so it is by the address that its workbook prints", async () => {
      const machine = await elsewhere.newPage();
      const there = batchPage(machine);
      await machine.goto(address);
      await expect(there.notice("已作为一栋建筑打开")).toBeVisible();
      await expect(there.footer).toContainText(counted ?? "60");
      expect(machine.url()).not.toContain("planVersion");
    });
    await elsewhere.close();
  },
);
