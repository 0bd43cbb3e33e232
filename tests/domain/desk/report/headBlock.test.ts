import { expect, it } from "vitest";
import { headBlock } from "#domain/desk/report/headBlock.ts";
import { sheetWords } from "../../../support/dataSheets.ts";

/** Every character is as wide as high. */
const measure = (text: string, size: number) => text.length * size;

it("26: marks an own product with its library, whose long name is cut within the head", () => {
  const marked = (libraryName: string) =>
    headBlock(sheetWords({ isSample: false, libraryName }), measure).marks.flatMap((mark) =>
      mark.kind === "text" && mark.text.startsWith("自有") ? [mark.text] : [],
    );
  expect(marked("某院机电所")).toEqual(["自有 · 某院机电所"]);
  const [long] = marked("很长的产品库名称".repeat(8));
  expect(long).toMatch(/^自有 · 很长.*…$/u);
  expect(measure(long!, 9)).toBeLessThan(200);
});
