import { PROPERTY } from "#domain/catalogue/properties.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

const DUTY = JSON.stringify([
  { code: PROPERTY.airFlow, value: 60 },
  { code: PROPERTY.head, value: 40 },
  { code: "staticHead", value: 4 },
]);

test("a copied link is computed again, holds, leads back, and is refused when it was cut", async ({
  page,
  open,
}) => {
  // As on plain http: the page may not copy, and shows the link.
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await open("/pump");
  const first = page.getByRole("table", { name: "水泵" }).getByRole("link").first();
  const detail = new URL((await first.getAttribute("href")) ?? "", page.url()).hash.split("?")[0] ?? "";
  await page.goto("about:blank");
  await page.goto(`/${detail}?designProperties=${encodeURIComponent(DUTY)}&speedRate=0.9`);
  await page.getByRole("button", { name: "复制链接" }).click();
  const field = page.getByRole("textbox", { name: "链接" });
  await expect(field).toHaveValue(/#\/verdict\?v=1&e=\d+&c=[0-9a-f]{16}&k=C000002&.*&speedRate=0\.9&.*&a=/u);
  const link = await field.inputValue();
  await takePicture(page, "copy-link");

  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "结论仍成立" })).toBeVisible();
  await expect(page.getByText(/静扬程 4 m/u)).toBeVisible();
  await expect(page.getByRole("row", { name: /^流量 [\d,.]+ m³\/h$/u })).toBeVisible();
  await takePicture(page, "verdict");
  await page.getByRole("link", { name: "打开产品详情" }).click();
  await expect(page.getByRole("region", { name: "工作点" })).toBeVisible();
  expect(page.url()).toContain("speedRate=0.9");

  await page.goto("about:blank");
  await page.goto(link.slice(0, -3));
  await expect(page.getByText("链接不完整或已损坏")).toBeVisible();
});
