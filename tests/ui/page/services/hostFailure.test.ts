import { expect, it } from "vitest";
import { hostFailure } from "#ui/page/services/hostFailure.ts";

const failed = (message: string) => hostFailure({ code: "failure", message, data: null });

it("says what the host says, of a long text the beginning", () => {
  expect(failed("图纸没有打开")).toBe("图纸没有打开");
  expect(failed("")).toBe("设计软件没有说明原因");
  expect(failed("风".repeat(200_000))).toBe(`${"风".repeat(300)}…`);
});
