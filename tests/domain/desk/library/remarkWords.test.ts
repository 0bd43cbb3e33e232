import { describe, expect, it } from "vitest";
import { placeWords, remarkSentence } from "#domain/desk/library/remarkWords.ts";

describe("a remark of an import", () => {
  it.each([
    ["brand", "is missing", "品牌 没有填写"],
    ["model", "stands in the file twice, first at curves row 2", "型号 在文件中重复，首次在 曲线第 2 行"],
    ["扬程 m", 'is "高", which is not a number', "扬程 m 是“高”，应为数字"],
    ["扬程 m", "is 1e+300, larger than any figure of a product", "扬程 m 是 1e+300，超出产品参数的范围"],
    [
      "扬程 kW",
      "is stated in kW, which is not a unit of this quantity",
      "扬程 kW 的单位是 kW，不是此参数的单位",
    ],
    ["结构", 'is "立式"; it must be one of 卧式, 管道', "结构 是“立式”，应为下列之一：卧式, 管道"],
    ["flow", "is missing beside what was measured over it", "流量 没有填写，而同一行有随流量变化的数值"],
    ["curves", "have more than 64 points", "曲线 超过 64 个点"],
    [
      "轴功率",
      "differs by up to 42.8 % from what flow, 扬程 and 效率 give (at 36, 72 m³/h); W is likely (2.8 kW) for 轴功率",
      "轴功率 与由流量、扬程和效率算得的最多相差 42.8 %（流量 36, 72 m³/h），轴功率的单位可能是 W（2.8 kW）",
    ],
    [
      "效率",
      "at its greatest is 0.71 %, where 3 to 100 % are usual; fraction is likely (71 %)",
      "效率 最大值是 0.71 %，通常为 3 至 100 %，单位可能是小数（71 %）",
    ],
    [
      "扬程",
      "is 80 m, where its curve has 23 m at 50 m³/h; ft is likely (24.4 m)",
      "扬程 是 80 m，而曲线在 50 m³/h 处是 23 m，单位可能是 ft（24.4 m）",
    ],
    [
      "额定流量",
      "is 90 m³/h, outside the 10 to 70 m³/h of its curves",
      "额定流量 是 90 m³/h，在曲线的 10 至 70 m³/h 之外",
    ],
    [
      "电压",
      '"220/380" does not fit 额定电压 and is left out',
      "电压 “220/380”不能作为“额定电压”的数值，没有导入",
    ],
    [
      "selection for rooms",
      "will not find this product (cooling-missing)",
      "按房间选型 找不到此产品（cooling-missing）",
    ],
  ])("is said in Chinese: %s %s", (field, message, expected) => {
    expect(remarkSentence({ field, message })).toBe(expected);
  });

  it("without a fixed form stays as it is", () => {
    expect(remarkSentence({ field: "points", message: "Invalid type: Expected Array" })).toBe(
      "points Invalid type: Expected Array",
    );
  });

  it("has its place in Chinese", () => {
    expect(placeWords("product 3, curve 2, point 4")).toBe("第 3 个产品，曲线 2，点 4");
  });
});
