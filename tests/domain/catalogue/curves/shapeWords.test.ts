import { describe, expect, it } from "vitest";
import type { SheetCurve } from "#domain/catalogue/curves/SheetAxis.ts";
import { shapeWords } from "#domain/catalogue/curves/shapeWords.ts";

/** A curve of values over flows from 0 to `most`, on a page where a point is 1 m³/h and 0.1 m. */
function curve(
  of: (flow: number) => number,
  {
    quantity = "head",
    setting = "",
    most = 100,
    off = 0.5,
  }: Partial<{
    quantity: SheetCurve["quantity"];
    setting: string;
    most: number;
    off: number;
  }> = {},
): SheetCurve {
  return {
    quantity,
    setting,
    x: { scale: { kind: "linear", a: 0, b: 1 }, unit: "m³/h", off },
    y: { scale: { kind: "linear", a: 60, b: -0.1 }, unit: "m", off },
    points: Array.from({ length: 81 }, (_, at) => {
      const flow = (most * at) / 80;
      return [flow, (60 - of(flow)) * 10] as const;
    }),
    method: "vector",
  };
}

const falling = (q: number) => 50 - 0.003 * q * q;
const at = (rate: number) => (q: number) => rate * rate * falling(q / rate);

describe("what curves show that is unusual", () => {
  it("is nothing of a falling head, a power that rises, and speeds that follow the affinity laws", () => {
    expect(shapeWords([curve(falling), curve((q) => 5 + 0.05 * q, { quantity: "shaftPower" })])).toEqual([]);
    const family = [1, 0.8].map((rate) =>
      curve(at(rate), { setting: `${2900 * rate} r/min`, most: 100 * rate }),
    );
    expect(shapeWords(family)).toEqual([]);
  });

  it("is a droop, and a saddle, beyond what the reading may be off", () => {
    const drooping = (q: number) => 45 + 0.16 * q - 0.004 * q * q;
    expect(shapeWords([curve(drooping)])).toEqual([
      expect.stringMatching(/^扬程在 (?:18|19|20|21)\S* m³\/h 处最高，小流量处下垂（驼峰）$/u),
    ]);
    expect(shapeWords([curve(drooping, { off: 12 })])).toEqual([]);
    const saddle = (q: number) => (q < 40 ? 40 - 0.2 * q : 32 + 6 * Math.sin(((q - 40) / 60) * Math.PI));
    expect(shapeWords([curve(saddle)])).toEqual([
      expect.stringMatching(/^扬程在 \S+ m³\/h 处先降后升（马鞍形）$/u),
    ]);
  });

  it("is trims that cross, or that lie in the other order than they are called", () => {
    const steep = curve((q) => 55 - 0.006 * q * q, { setting: "Ø210" });
    expect(shapeWords([steep, curve(falling, { setting: "Ø200" })])).toEqual(["Ø210 与 Ø200 的扬程曲线相交"]);
    const swapped = [curve(falling, { setting: "Ø190" }), curve((q) => falling(q) - 8, { setting: "Ø210" })];
    expect(shapeWords(swapped)).toEqual(["Ø190 与 Ø210 的扬程次序相反，请核对工况"]);
  });

  it("is a speed that does not follow the affinity laws", () => {
    const family = [
      curve(falling, { setting: "2900 r/min" }),
      curve(at(0.7), { setting: "2320 r/min", most: 70 }),
    ];
    expect(shapeWords(family)).toEqual([
      expect.stringMatching(/^2900 r\/min 与 2320 r\/min 的扬程偏离相似定律，最多 \d+ %$/u),
    ]);
  });
});
