import { expect, it } from "vitest";
import { aboutText } from "#domain/desk/library/libraryWords.ts";

it("says in words how many products an import added and replaced", () => {
  expect(aboutText("imported", "离心泵：1 + 2.xlsx：30 + 4")).toBe("离心泵：1 + 2.xlsx：新增 30，替换 4");
  expect(aboutText("imported", "离心泵.xlsx：30 + 0")).toBe("离心泵.xlsx：新增 30");
  expect(aboutText("accepted", "20")).toBe("20 个产品");
  expect(aboutText("imported", "")).toBeNull();
});
