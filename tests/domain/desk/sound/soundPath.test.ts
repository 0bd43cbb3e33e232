import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { numberAt, textAt } from "#domain/building/rooms/PackedTable.ts";
import { keptSoundPath } from "#domain/desk/sound/keptSoundPath.ts";
import { readSilencers } from "#domain/desk/sound/readSilencers.ts";
import { readSoundPath, type SoundFigures } from "#domain/desk/sound/readSoundPath.ts";
import { soundAnswer } from "#domain/desk/sound/soundAnswer.ts";
import { EMPTY_PATH, EXAMPLE_PATH, NEW_ELEMENT, type SoundPath } from "#domain/desk/sound/SoundPath.ts";
import { soundSheets } from "#domain/desk/sound/soundSheets.ts";
import {
  limitText,
  soundLines,
  silencerVerdict,
  soundNotes,
  verdictOf,
} from "#domain/desk/sound/soundWords.ts";
import { addLevels, aWeighted, OCTAVES, type Spectrum } from "#domain/physics/sound/levels.ts";
import { noiseRating } from "#domain/physics/sound/ratings.ts";

function figuresOf(path: SoundPath): SoundFigures {
  const { figures, missing, faults } = readSoundPath(path);
  if (figures === null) throw new Error(`${missing.join()} ${[...faults].join()}`);
  return figures;
}
const answerOf = (path: SoundPath) => soundAnswer(figuresOf(path));
const withElements = (...elements: SoundPath["elements"]): SoundPath => ({ ...EXAMPLE_PATH, elements });

describe("the typed path of sound", () => {
  it("names every empty field in the order of the form, and asks for one spectrum once", () => {
    const { figures, missing, faults } = readSoundPath(EMPTY_PATH);
    expect(figures).toBeNull();
    expect(faults.size).toBe(0);
    expect(missing[0]).toBe("声源倍频带声功率级");
    expect(missing).toContain("房间净高");
    expect(missing).toHaveLength(8);
  });

  it("says of each wrong figure what its field may hold, and keeps the others", () => {
    const { faults, missing } = readSoundPath({
      ...EXAMPLE_PATH,
      elements: [{ ...NEW_ELEMENT, width: "9e9", height: "320", length: "-3" }],
      outlet: { ...EXAMPLE_PATH.outlet, count: "1.5" },
    });
    expect(missing).toEqual([]);
    expect([...faults]).toEqual([
      ["elements.0.width", "宽应在 50 到 6,000 mm 之间"],
      ["elements.0.length", "长度应在 0.1 到 500 m 之间"],
      ["outlet.count", "等距风口数应在 1 到 100 之间，为整数"],
    ]);
  });

  it("reads full-width figures and thousands", () => {
    const outlet = { ...EXAMPLE_PATH.outlet, flow: "１，４００" };
    expect(figuresOf({ ...EXAMPLE_PATH, outlet }).outlet.flow).toBe(1400);
  });

  it("gives a stated A-weighted power the spectrum of its kind of fan, with the same dB(A)", () => {
    const source = { ...EXAMPLE_PATH.source, kind: "power", power: "85" } as const;
    const figures = figuresOf({ ...EXAMPLE_PATH, source });
    expect(aWeighted(figures.source)).toBeCloseTo(85, 9);
    expect(figures.isEstimated).toBe(true);
  });

  it("takes one choice of lengths only", () => {
    const silencers = EXAMPLE_PATH.elements[2]!;
    expect(readSoundPath(withElements(silencers, silencers)).faults.get("elements")).toMatch(/只能有一个/u);
  });

  it("is empty where a browser kept something else, whatever it was", () => {
    expect(keptSoundPath(null)).toEqual(EMPTY_PATH);
    fc.assert(
      fc.property(fc.json(), (text) => {
        const path = keptSoundPath(text);
        expect(Object.keys(path)).toEqual(Object.keys(EMPTY_PATH));
        readSoundPath(path);
      }),
    );
    expect(keptSoundPath(JSON.stringify(EXAMPLE_PATH))).toEqual(EXAMPLE_PATH);
  });
});

describe("the verdict", () => {
  const limited = (dba: number, source: Partial<SoundPath["source"]> = {}) => {
    const path: SoundPath = {
      ...withElements(EXAMPLE_PATH.elements[0]!),
      source: { ...EXAMPLE_PATH.source, ...source },
      limit: { ...EXAMPLE_PATH.limit, kind: "dba", dba: String(dba) },
    };
    const figures = figuresOf(path);
    const answer = soundAnswer(figures);
    return { verdict: verdictOf(figures, answer), level: answer.level };
  };

  it("is borderline within 5 dB of the limit where the spectrum is estimated, and never where it is stated", () => {
    const power = { kind: "power", power: "85" } as const;
    const { level } = limited(60, power);
    expect([-6, -4, 4, 6].map((gap) => limited(Math.round(level) + gap, power).verdict)).toEqual([
      "fail",
      "borderline",
      "borderline",
      "pass",
    ]);
    const stated = limited(60).level;
    expect([-1, 1].map((gap) => limited(Math.round(stated) + gap).verdict)).toEqual(["fail", "pass"]);
  });

  it("of the taken silencer is that of the room, with its background", () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 50 }), fc.integer({ min: 30, max: 70 }), (level, dba) => {
        const figures = figuresOf({
          ...EXAMPLE_PATH,
          source: { ...EXAMPLE_PATH.source, kind: "power", power: "85" },
          room: { ...EXAMPLE_PATH.room, background: String(level) },
          limit: { ...EXAMPLE_PATH.limit, kind: "dba", dba: String(dba) },
        });
        const answer = soundAnswer(figures);
        const { judged, taken } = answer.silencer!;
        const row = judged.find(({ option }) => option === taken)!;
        expect(row.dba).toBeCloseTo(answer.level, 9);
        expect(silencerVerdict(figures, row)).toBe(verdictOf(figures, answer));
      }),
    );
  });

  it("names the high standard only of rooms that have one", () => {
    const limit = { ...EXAMPLE_PATH.limit, standard: "high", period: "night" } as const;
    const of = (use: "bedroom" | "classroom") =>
      limitText(figuresOf({ ...EXAMPLE_PATH, limit: { ...limit, use } }));
    expect(of("bedroom")).toBe("30 dB(A) · GB 50118-2010 住宅 卧室 夜间 高要求标准（待核对）");
    expect(of("classroom")).toBe("45 dB(A) · GB 50118-2010 教室 夜间（待核对）");
  });

  it("needs a limit", () => {
    const limit = { ...EXAMPLE_PATH.limit, kind: "nr", nr: "" } as const;
    const figures = figuresOf({ ...EXAMPLE_PATH, limit });
    expect(verdictOf(figures, soundAnswer(figures))).toBe("cannot-judge");
  });
});

it("a workbook states the figures of the screen", () => {
  const figures = figuresOf(EXAMPLE_PATH);
  const answer = soundAnswer(figures);
  const [facts, steps] = soundSheets(EXAMPLE_PATH, figures, answer);
  const names = Array.from({ length: facts!.table.rows }, (_, row) =>
    textAt(facts!.table.columns["name"]!, row),
  );
  expect(textAt(facts!.table.columns["value"]!, names.indexOf("房间声级 dB(A)"))).toBe(
    answer.level.toFixed(0),
  );
  expect(names).not.toContain("背景噪声 dB(A)");
  const last = steps!.table.rows - 1;
  expect(OCTAVES.map((octave) => numberAt(steps!.table.columns[`band${octave}`]!, last))).toEqual([
    ...answer.spectrum,
  ]);
});

describe("silencers of a table", () => {
  it("are read with and without their own noise", () => {
    const line = "1200\t5 9 18 27 33 30 22 16";
    const read = readSilencers(`${line}\n\n${line}  41 40 38 35 33 30 27 24`);
    expect(read.ok && read.value.map(({ length, own }) => [length, own?.length ?? null])).toEqual([
      [1200, null],
      [1200, 8],
    ]);
  });

  it.each([
    ["1200 5 9", /第 1 行有 3 个数/u],
    ["1200 5 9 18 27 33 30 22 16\n1200 a b c d e f g h", /第 2 行有不是数字/u],
    ["12 5 9 18 27 33 30 22 16", /长度应在/u],
    ["1200 5 9 18 27 33 30 22 160", /插入损失应在/u],
  ])("%j is refused in words", (text, sentence) => {
    const read = readSilencers(text);
    expect(read.ok ? "" : read.code).toMatch(sentence);
  });
});

describe("the level in the room", () => {
  it("falls from element to element by what each takes", () => {
    const answer = answerOf(EXAMPLE_PATH);
    let power: Spectrum = figuresOf(EXAMPLE_PATH).source;
    for (const { attenuation, power: behind } of answer.path.steps) {
      behind.forEach((level, band) => expect(level).toBeCloseTo(power[band]! - attenuation[band]!, 9));
      power = behind;
    }
    expect(answer.path.steps).toHaveLength(EXAMPLE_PATH.elements.length);
  });

  it("takes the shortest silencer that meets the limit, and the quietest where none does", () => {
    const limited = (dba: string): SoundPath => ({
      ...EXAMPLE_PATH,
      limit: { ...EXAMPLE_PATH.limit, kind: "dba", dba },
    });
    const [short, long] = answerOf(EXAMPLE_PATH).silencer!.judged.map(({ dba }) => dba) as [number, number];
    expect(long).toBeLessThan(short);
    expect(answerOf(limited(String(Math.ceil(short)))).silencer!.taken.length).toBe(900);
    const between = answerOf(limited(((short + long) / 2).toFixed(3)));
    expect([between.silencer!.taken.length, between.isMet]).toEqual([1500, true]);
    const never = answerOf(limited("10"));
    expect([never.silencer!.taken.length, never.isMet]).toEqual([1500, false]);
  });

  it("is judged with the background, which leaves less to the outlets", () => {
    const background = (text: string) =>
      answerOf({ ...EXAMPLE_PATH, room: { ...EXAMPLE_PATH.room, background: text } });
    const quiet = background("");
    const loud = background("44.9");
    expect(loud.level).toBeCloseTo(addLevels([aWeighted(loud.spectrum), 44.9]), 9);
    expect(loud.nr).toEqual(noiseRating(loud.spectrum));
    expect(loud.silencer!.taken.length).toBeGreaterThanOrEqual(quiet.silencer!.taken.length);
    // The background noise alone exceeds the limit: no silencer helps.
    expect(background("50").isMet).toBe(false);
    // The selected silencer agrees with the verdict, over backgrounds and limits.
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 60 }), fc.integer({ min: 30, max: 70 }), (level, dba) => {
        const answer = answerOf({
          ...EXAMPLE_PATH,
          room: { ...EXAMPLE_PATH.room, background: String(level) },
          limit: { ...EXAMPLE_PATH.limit, kind: "dba", dba: String(dba) },
        });
        expect(answer.silencer!.judged.some(({ isMet }) => isMet)).toBe(answer.isMet);
      }),
    );
  });

  it("rises by 10·lg n with outlets at one distance", () => {
    const of = (count: string) =>
      answerOf({ ...withElements(), outlet: { ...EXAMPLE_PATH.outlet, count } }).room.diffuseWeighted;
    expect(of("8") - of("1")).toBeCloseTo(10 * Math.log10(8), 9);
  });

  it("says which elbow does not count, which element is left out, and what the figures rest on", () => {
    const elbow = { ...NEW_ELEMENT, kind: "elbow", width: "800" } as const;
    const short = { ...NEW_ELEMENT, width: "800", height: "400", length: "1" } as const;
    const path = withElements(elbow, short, elbow, { ...NEW_ELEMENT, kind: "uncounted", name: "软管" });
    const figures = figuresOf(path);
    const answer = soundAnswer(figures);
    expect(answer.path.steps.map(({ isCounted }) => isCounted)).toEqual([true, true, false, true]);
    const lines = soundLines(path, figures, answer);
    expect(lines.map(({ note }) => note).filter((note) => note !== "")).toEqual([
      "距前一弯头不足 3 倍管宽，不计",
      "未计入衰减",
      "与墙面齐平",
      "估算，厂家数据优先",
      "每个风口",
      expect.stringMatching(/模型$/u),
    ]);
    expect(lines.every(({ levels }) => levels.length === OCTAVES.length)).toBe(true);
    expect(soundNotes(figures, answer)).toContain("软管未计入衰减");
    expect(limitText(figures)).toBe("45 dB(A) · GB 50118-2010 办公室 昼间（待核对）");
  });
});
