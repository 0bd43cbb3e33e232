import { describe, expect, it } from "vitest";
import { printedSpeed } from "#domain/catalogue/curves/printedSpeed.ts";

describe("printedSpeed", () => {
  it.each([
    ["示例 153-364 性能曲线 n = 1450 r/min", 1450],
    ["SLB 100-200 性能曲线（n = 2950 r/min，20 ℃ 清水）", 2950],
    ["额定转速 2900 转/分", 2900],
    ["Speed: 1480 rpm", 1480],
    ["n=980 min-1", 980],
  ])("is read with its unit: %s", (text, speed) => {
    expect(printedSpeed(["流量 Q (m³/h)", text])).toBe(speed);
  });

  it.each([
    [["n = 1450"]],
    [["Q = 1450 m³/h", "1450 r/min"]],
    [["n = 1450 r/min", "n = 2900 r/min"]],
    [["比转速 n 120"]],
    [[]],
  ])("is none where the words do not say it, or say several: %j", (texts) => {
    expect(printedSpeed(texts)).toBeNull();
  });
});
