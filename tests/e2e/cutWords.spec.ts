import { batchPage } from "./support/batchPage.ts";
import { signIn } from "./support/signIn.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 1000, height: 700 },
])
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, toleratedErrors: [/Failed to load resource/u] });

    test("a price says the whole day that it is of, in one line, also where it is old", async ({
      page,
      open,
    }) => {
      const found = await page.request.post("/api/search/selection/v1/products/query", {
        data: { gjwCategoryCode: "C000015", brandCode: "B000001" },
      });
      const { data } = (await found.json()) as { data: { list: readonly { id: string }[] } };
      await open(`/product/detail/${data.list[0]?.id}`);
      await page.getByRole("button", { name: "查询价格" }).click();
      const table = page.getByRole("dialog", { name: "价格查询" }).getByRole("table", { name: "价格" });
      const days = table.getByText(/\d{4}-\d{2}-\d{2}$/u);
      await expect(days.first()).toBeVisible();
      const cut = await days.evaluateAll((all) => {
        // The longest that is said of a day.
        const [first] = all;
        if (first) first.textContent = "超过一年 2024-12-28";
        return all.flatMap((day) => {
          const isWhole = day.scrollWidth <= day.clientWidth && day.clientHeight < 20;
          return isWhole ? [] : [`${day.textContent} ${day.scrollWidth} > ${day.clientWidth}`];
        });
      });
      expect(cut).toEqual([]);
    });

    test("the head of a building says its parts and its tools whole", async ({ page, open }) => {
      await open("/multiRoom/fanCoil");
      const batch = batchPage(page);
      await batch.loadSample("Rhea");
      const cut = await page.getByRole("region", { name: "页头" }).evaluate((head) => {
        const isCut = (element: Element, box: Element) => {
          const [own, around] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
          return element.scrollWidth > element.clientWidth || own.right > around.right + 1;
        };
        const parts = [...head.querySelectorAll("[role=radiogroup] span")];
        const tools = [...head.querySelectorAll(".mantine-Button-label")];
        // A building's own name may be of any length, and is told when it is pointed at.
        return [...parts, ...tools].flatMap((each) =>
          each.closest("[title]") === null && isCut(each, each.closest("[role=radiogroup], button")!)
            ? [each.textContent]
            : [],
        );
      });
      expect(cut).toEqual([]);
      await takePicture(page, `batch-head-${viewport.width}`);
    });

    test("a card's name that is longer than its card ends in …", async ({ page, open, baseURL }) => {
      await signIn(page, baseURL!);
      await open("/module");
      const cards = page.getByRole("list", { name: "模块", exact: true }).getByRole("listitem");
      await expect(cards.first()).toBeVisible();
      const name = await cards.first().evaluate((card) => {
        const words = document
          .createTreeWalker(card.querySelector("button[title]")!, NodeFilter.SHOW_TEXT)
          .nextNode();
        words!.textContent = "冷冻水循环泵组（两用一备）".repeat(6);
        // What holds the words themselves cuts them: where it lays parts out in a line there is no ….
        const box = words!.parentElement!;
        const { display, textOverflow, overflowX } = getComputedStyle(box);
        const within = box.getBoundingClientRect().right <= card.getBoundingClientRect().right;
        return { display, textOverflow, overflowX, isCut: box.scrollWidth > box.clientWidth, within };
      });
      expect(name).toMatchObject({
        textOverflow: "ellipsis",
        overflowX: "hidden",
        isCut: true,
        within: true,
      });
      expect(name.display).not.toContain("flex");
    });
  });
