import { packNumbers, packTexts, type PackedTable } from "../../building/rooms/PackedTable.ts";
import { formatNumber } from "../../base/formatNumber.ts";
import { aWeighted, OCTAVES } from "../../physics/sound/levels.ts";
import { noiseCriterionCurve, noiseRatingCurve, type Rating } from "../../physics/sound/ratings.ts";
import type { BookBars } from "../report/barBlock.ts";
import type { SoundFigures } from "./readSoundPath.ts";
import type { SoundAnswer } from "./soundAnswer.ts";
import type { SoundPath } from "./SoundPath.ts";
import {
  DIRECTIVITY_NAMES,
  limitText,
  modelsText,
  ratingText,
  ROOM_NAMES,
  soundLines,
  soundNotes,
  SOURCE_NAMES,
  verdictOf,
  VERDICT_WORDS,
} from "./soundWords.ts";

/** One sheet of a workbook: titles in order, and a column for each. */
export interface SoundSheet {
  readonly name: string;
  readonly titles: readonly {
    readonly key: string;
    readonly title: string;
    readonly digits: number | null;
  }[];
  readonly table: PackedTable;
  /** Drawn above the table on paper. */
  readonly bars?: BookBars;
}

/** The octaves in the room, with the NR curve that is required or reached and the NC curve that is reached. */
function roomBars({ target }: SoundFigures, { spectrum, nr, nc }: SoundAnswer): BookBars {
  const asked = askedRating(target, nr);
  return {
    title: "房间声压级 dB，倍频带中心频率 Hz",
    labels: OCTAVES.map(String),
    values: spectrum,
    curves: [
      ...(asked === null ? [] : [{ name: `NR ${asked}`, values: noiseRatingCurve(asked).slice(1) }]),
      ...(nc.rating === null ? [] : [{ name: `NC ${nc.rating}`, values: noiseCriterionCurve(nc.rating) }]),
    ],
  };
}

/** The required NR, else the NR that is reached; null where neither is known. */
export const askedRating = (target: SoundFigures["target"], nr: Rating): number | null =>
  target !== null && "nr" in target ? target.nr : nr.rating;

function lineSheet(path: SoundPath, figures: SoundFigures, answer: SoundAnswer): SoundSheet {
  const lines = soundLines(path, figures, answer);
  const bands = OCTAVES.map((octave, band) => ({
    key: `band${octave}`,
    title: `${octave} Hz dB`,
    values: lines.map(({ levels }) => levels[band]!),
  }));
  return {
    name: "逐段计算",
    bars: roomBars(figures, answer),
    titles: [
      { key: "name", title: "部件", digits: null },
      ...bands.map(({ key, title }) => ({ key, title, digits: 1 })),
      { key: "weighted", title: "dB(A)", digits: 0 },
      { key: "note", title: "说明", digits: null },
    ],
    table: {
      rows: lines.length,
      columns: {
        name: packTexts(lines.map(({ name }) => name)),
        ...Object.fromEntries(bands.map(({ key, values }) => [key, packNumbers(values)])),
        weighted: packNumbers(lines.map(({ kind, levels }) => (kind === "loss" ? null : aWeighted(levels)))),
        note: packTexts(lines.map(({ note }) => note)),
      },
    },
  };
}

/** Conditions and results by name, as the screen shows them. */
function factsOf(
  path: SoundPath,
  figures: SoundFigures,
  answer: SoundAnswer,
): readonly (readonly [string, string])[] {
  const { room, outlet } = path;
  const neck = outlet.isRound ? `φ${outlet.width}` : `${outlet.width}×${outlet.height}`;
  return [
    ["计算名称", path.name],
    ["声源", SOURCE_NAMES[path.source.kind]],
    ["风口颈部 mm", neck],
    ["每个风口风量 m³/h", outlet.flow],
    ["风口全压损失 Pa", outlet.loss],
    ["等距风口数", outlet.count],
    ["房间 m", `${room.length}×${room.width}×${room.height}`],
    ["到风口距离 m", room.distance],
    ["风口位置", DIRECTIVITY_NAMES[room.directivity]],
    ["吸声", ROOM_NAMES[room.type]],
    ["背景噪声 dB(A)", room.background],
    ["房间声级 dB(A)", formatNumber(answer.level, 0)],
    ["两种模型", modelsText(answer)],
    ["NR", ratingText(answer.nr)],
    ["NC", ratingText(answer.nc)],
    ["限值", limitText(figures)],
    ["判定", VERDICT_WORDS[verdictOf(figures, answer)]],
    ...soundNotes(figures, answer).map((note): [string, string] => ["说明", note]),
  ];
}

/** The calculation as a workbook: conditions and results, and the path by octave. */
export function soundSheets(
  path: SoundPath,
  figures: SoundFigures,
  answer: SoundAnswer,
): readonly SoundSheet[] {
  const facts = factsOf(path, figures, answer).filter(([, value]) => value.trim() !== "");
  return [
    {
      name: "条件与结果",
      titles: [
        { key: "name", title: "项目", digits: null },
        { key: "value", title: "内容", digits: null },
      ],
      table: {
        rows: facts.length,
        columns: {
          name: packTexts(facts.map(([name]) => name)),
          value: packTexts(facts.map(([, value]) => value)),
        },
      },
    },
    lineSheet(path, figures, answer),
  ];
}
