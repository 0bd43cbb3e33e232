import { expect, it } from "vitest";
import { sourceParts } from "#domain/catalogue/sourceParts.ts";

it("tells where a record comes from apart from what is to be known of its figures", () => {
  const said = "5.4 m³/h 处轴功率与流量、扬程、效率不符（相差 15.7 %），按原记录保留";
  expect(sourceParts(`真实数据：a/b，c.csv（1f6746a11b0a），许可 MIT；${said}`)).toEqual({
    origin: "真实数据：a/b，c.csv（1f6746a11b0a），许可 MIT",
    remarks: [said],
  });
  expect(sourceParts("示例数据")).toEqual({ origin: "示例数据", remarks: [] });
});
