import { formatNumber, MISSING } from "../../base/formatNumber.ts";
import type { FanKind } from "../../physics/sound/fanSpectrum.ts";
import type { Spectrum } from "../../physics/sound/levels.ts";
import type { Rating } from "../../physics/sound/ratings.ts";
import type { JudgedSilencer } from "../../physics/sound/silencer.ts";
import type { RoomType } from "../../physics/sound/room.ts";
import { soundVerdict, type SoundVerdict } from "../../physics/sound/soundVerdict.ts";
import type { SoundFigures } from "./readSoundPath.ts";
import type { SoundAnswer } from "./soundAnswer.ts";
import type {
  Directivity,
  ElbowShape,
  ElementKind,
  PathElement,
  SoundPath,
  SourceKind,
} from "./SoundPath.ts";

export const SOURCE_NAMES: Readonly<Record<SourceKind, string>> = {
  octaves: "倍频带",
  power: "A 声功率级",
  duty: "按工况估算",
};
export const FAN_NAMES: Readonly<Record<FanKind, string>> = {
  backward: "后向离心",
  forward: "前向离心",
  radial: "径向离心",
  axial: "轴流",
  propeller: "壁式轴流",
};
export const ELEMENT_NAMES: Readonly<Record<ElementKind, string>> = {
  straightRectangular: "矩形直管",
  straightRound: "圆形直管",
  elbow: "90° 弯头",
  branch: "三通支管",
  silencer: "消声器",
  uncounted: "其他（不计）",
};
export const SHAPE_NAMES: Readonly<Record<ElbowShape, string>> = {
  square: "直角",
  vanes: "直角带导流叶片",
  radius: "圆弧",
};
export const ROOM_NAMES: Readonly<Record<RoomType, string>> = {
  live: "反射强",
  average: "一般",
  dead: "吸声强",
};
export const DIRECTIVITY_NAMES: Readonly<Record<Directivity, string>> = {
  "1": "空间中央",
  "2": "一个面上",
  "4": "两面交线",
  "8": "三面交角",
};

/** A row of the table: what an element attenuates in each octave, and the power level behind it. */
export interface SoundLine {
  readonly name: string;
  readonly kind: "loss" | "level" | "sum";
  readonly levels: Spectrum;
  readonly note: string;
}

/** An element with its sizes, as a row of the table names it. */
function elementText(element: PathElement): string {
  const name = ELEMENT_NAMES[element.kind];
  switch (element.kind) {
    case "straightRectangular":
      return `${name} ${element.width}×${element.height} · ${element.length} m`;
    case "straightRound":
      return `${name} φ${element.diameter} · ${element.length} m`;
    case "elbow":
      return `${name} ${element.width} mm · ${SHAPE_NAMES[element.shape]}${element.isLined ? " · 内衬" : ""}`;
    case "branch":
      return `${name} ${element.share} %`;
    case "silencer":
      return name;
    case "uncounted":
      return element.name.trim() || name;
  }
}

/** The note beside an element: a silencer's product, or why the element is not counted. */
function noteOf({ kind, name }: PathElement, isCounted: boolean): string {
  if (kind === "uncounted") return "未计入衰减";
  if (kind === "silencer") return name;
  return isCounted ? "" : "距前一弯头不足 3 倍管宽，不计";
}

/** The path line by line, from the fan to the room. */
export function soundLines(
  path: SoundPath,
  figures: SoundFigures,
  answer: SoundAnswer,
): readonly SoundLine[] {
  const { steps, reflection, outlet, into } = answer.path;
  const elements = path.elements.map((element, at): SoundLine => ({
    name:
      answer.silencer?.at === at
        ? `${ELEMENT_NAMES.silencer} ${formatNumber(answer.silencer.taken.length, 0)} mm`
        : elementText(element),
    kind: "loss",
    levels: steps[at]!.attenuation.map((each) => -each),
    note: noteOf(element, steps[at]!.isCounted),
  }));
  return [
    {
      name: "风机声功率级",
      kind: "level",
      levels: figures.source,
      note: figures.isEstimated ? "频谱估算" : "",
    },
    ...elements,
    { name: "风口末端反射", kind: "loss", levels: reflection.map((each) => -each), note: "与墙面齐平" },
    { name: "风口气流噪声", kind: "level", levels: outlet.power, note: "估算，厂家数据优先" },
    { name: "进入房间的声功率级", kind: "sum", levels: into, note: "每个风口" },
    { name: "房间声压级", kind: "sum", levels: answer.spectrum, note: modelText(answer) },
  ];
}

const modelText = ({ room }: SoundAnswer): string =>
  room.diffuseWeighted >= room.schultzWeighted ? "扩散声场模型" : "舒尔茨模型";

/** The two models in the room, the higher of which decides. */
export const modelsText = ({ room }: SoundAnswer): string =>
  `扩散声场 ${formatNumber(room.diffuseWeighted, 0)} dB(A) · 舒尔茨 ${formatNumber(room.schultzWeighted, 0)} dB(A)，取大者`;

export const ratingText = ({ rating }: Rating): string => (rating === null ? MISSING : String(rating));

/** The limit in words; empty without one. */
export function limitText({ target, clause }: SoundFigures): string {
  if (target === null) return "";
  return `${"nr" in target ? `NR ${target.nr}` : `${target.dba} dB(A)`} · ${clause ?? ""}`;
}

/** Names of the verdicts, the same on screens and in files. */
export const VERDICT_WORDS: Readonly<Record<SoundVerdict, string>> = {
  pass: "满足",
  fail: "不满足",
  borderline: "临界",
  "cannot-judge": "未设限值",
};

/** What is judged: the room's level in dB(A) with its background, and its NR. */
interface JudgedLevel {
  readonly level: number;
  readonly nr: number;
  readonly isMet: boolean | null;
}

function judged({ target, isEstimated }: SoundFigures, { level, nr, isMet }: JudgedLevel): SoundVerdict {
  if (target === null || isMet === null) return "cannot-judge";
  const gap = "nr" in target ? nr - target.nr : level - target.dba;
  return soundVerdict(gap, isEstimated, isMet);
}

export const verdictOf = (figures: SoundFigures, { level, nr, isMet }: SoundAnswer): SoundVerdict =>
  judged(figures, { level, nr: nr.rating ?? nr.exact, isMet });

/** The verdict on a silencer that was compared. */
export const silencerVerdict = (figures: SoundFigures, { dba, nr, isMet }: JudgedSilencer): SoundVerdict =>
  judged(figures, { level: dba, nr: nr ?? Number.POSITIVE_INFINITY, isMet });

/** What the figures are based on, and what they leave out. */
export function soundNotes(figures: SoundFigures, answer: SoundAnswer): readonly string[] {
  return [
    ...(figures.isEstimated ? ["声源频谱按风机类型估算（约 ±4 dB），有厂家倍频带数据时以其为准"] : []),
    ...answer.uncounted.map((name) => `${name}未计入衰减`),
    ...answer.elements.flatMap((element) =>
      element.kind === "silencer" && element.own === null
        ? ["消声器未注明气流噪声：片间风速高于 12 m/s 时结果偏低"]
        : [],
    ),
    ...(figures.background === null
      ? []
      : [`背景噪声 ${formatNumber(figures.background, 0)} dB(A) 计入总声级，不计入 NR 与 NC`]),
    "未计：管壁透声、内衬与软管、静压箱、节流风阀的噪声",
    "结果按 1 dB 给出，误差约 ±5 dB",
  ];
}
