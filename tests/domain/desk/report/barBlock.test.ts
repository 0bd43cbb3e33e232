import { describe, expect, it } from "vitest";
import { barBlock, levelRange, type BookBars } from "#domain/desk/report/barBlock.ts";
import { layoutBook } from "#domain/desk/report/layoutBook.ts";
import type { BoxMark, SheetMark, TextMark } from "#domain/desk/report/SheetMark.ts";
import { readSoundPath } from "#domain/desk/sound/readSoundPath.ts";
import { soundAnswer } from "#domain/desk/sound/soundAnswer.ts";
import { EXAMPLE_PATH } from "#domain/desk/sound/SoundPath.ts";
import { soundSheets } from "#domain/desk/sound/soundSheets.ts";
import { OCTAVES } from "#domain/physics/sound/levels.ts";
import { noiseRatingCurve } from "#domain/physics/sound/ratings.ts";

const BARS: BookBars = {
  title: "房间声压级 dB",
  labels: ["63", "125", "250"],
  values: [50, 35, 20],
  curves: [{ name: "NR 35", values: [60, 50, 40] }],
};
const boxes = (marks: readonly SheetMark[]) => marks.filter((mark): mark is BoxMark => mark.kind === "box");
const texts = (marks: readonly SheetMark[]) =>
  marks.filter((mark): mark is TextMark => mark.kind === "text").map(({ text }) => text);

describe("bars on paper", () => {
  it("are as high as their levels, each with its figure and its band", () => {
    const { marks, height } = barBlock(BARS);
    const [first, second, third] = boxes(marks);
    // From 20 to 60 dB: 50 is twice as high above 20 as 35, and 20 has no height.
    expect(first!.height).toBeCloseTo(2 * second!.height, 9);
    expect(third!.height).toBeCloseTo(0, 9);
    expect(boxes(marks).every((box) => box.y >= 0 && box.y + box.height <= height)).toBe(true);
    expect(texts(marks)).toEqual(expect.arrayContaining(["63", "125", "250", "50", "35", "20", "NR 35"]));
  });

  it("are drawn in tens, at least three, and never below −20 dB", () => {
    expect(levelRange([23, 41])).toEqual({ low: 20, high: 50 });
    expect(levelRange([21, 22])).toEqual({ low: 20, high: 50 });
    expect(levelRange([-90, 30]).low).toBe(-20);
  });

  it("stand above their table in the book", () => {
    const table = {
      name: "逐段计算",
      columns: [{ title: "部件", isFigure: false }],
      rows: [["风机"]],
      note: "",
    };
    const of = (bars: object) =>
      layoutBook(
        { title: "噪声计算", madeOn: "", tables: [{ ...table, ...bars }], link: null },
        () => 10,
      ).flat();
    const placeOf = (marks: readonly SheetMark[], text: string) =>
      marks.findIndex((mark) => mark.kind === "text" && mark.text === text);
    const withBars = of({ bars: BARS });
    expect(placeOf(withBars, "63")).toBeGreaterThan(placeOf(withBars, "逐段计算"));
    expect(placeOf(withBars, "63")).toBeLessThan(placeOf(withBars, "部件"));
    expect(placeOf(of({}), "63")).toBe(-1);
  });

  it("of a path of sound are the octaves in the room, under the NR that is asked for", () => {
    const read = (path: typeof EXAMPLE_PATH) => {
      const figures = readSoundPath(path).figures!;
      const answer = soundAnswer(figures);
      return { answer, bars: soundSheets(path, figures, answer)[1]!.bars! };
    };
    const { answer, bars } = read(EXAMPLE_PATH);
    expect(bars.values).toEqual(answer.spectrum);
    expect(bars.labels).toEqual(OCTAVES.map(String));
    const asked = {
      ...EXAMPLE_PATH,
      limit: { ...EXAMPLE_PATH.limit, kind: "nr", nr: "33" },
    } as const;
    expect(read(asked).bars.curves[0]).toEqual({ name: "NR 33", values: noiseRatingCurve(33).slice(1) });
  });
});
