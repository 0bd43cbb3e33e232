import { expect, test } from "./support/test.ts";

test("a fan's data sheet is saved as PDF @floor", async ({ page, open }) => {
  await open("/product/detail/greenheck-12-bidw");
  const button = page.getByRole("button", { name: "数据表 (PDF)" });
  await expect(button).toBeEnabled();
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  expect(download.suggestedFilename()).toBe("12 BIDW-数据表.pdf");
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array));
  const bytes = Buffer.concat(chunks);
  expect(bytes.subarray(0, 5).toString("latin1")).toBe("%PDF-");
  expect(bytes.length).toBeGreaterThan(10_000);
  expect(bytes.length).toBeLessThan(250_000);
});
