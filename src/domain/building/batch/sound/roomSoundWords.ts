import type { RoomSound, SoundGap, SoundPart } from "../state/RoomSound.ts";
import type { PowerStatement } from "../../sound/unitPower.ts";

/** What a unit's sound level is computed from, as the line of a room says it. */
export const STATEMENT_WORDS: Readonly<Record<PowerStatement, string>> = {
  octaves: "倍频带声功率级",
  power: "声功率级",
  pressure: "声压级",
  bare: "未注明测试条件",
  air: "气流噪声公式",
};

const GAP_WORDS: Readonly<Record<SoundGap, string>> = {
  unasked: "噪声数据尚未取到",
  "no-noise": "产品未提供噪声值",
  "noise-kind": "噪声值未注明测试条件，不能用于房间声级",
  "no-air": "房间没有送风量，风口噪声不能推算",
  "no-test-air": "噪声值未注明测试风量，不能用于房间声级",
  "no-area": "房间没有面积",
  others: "同室其他设备的噪声未知",
  "no-use": "房间用途未定，没有限值",
};

const whole = (level: number): string => String(Math.round(level)).replace("-", "−");
const leading = ({ title, units, counter }: SoundPart): string => `${title} ${units} ${counter}`;

/** 风口 4 个 31 dB(A): the level of one kind of equipment in a room, or why it is not known. */
const partWords = (part: SoundPart): string =>
  part.level === null
    ? `${leading(part)}：${GAP_WORDS[part.gap ?? "no-area"]}`
    : `${leading(part)} ${whole(part.level)} dB(A)`;

/** The kinds of equipment in a room besides that of its line; empty if there are none. */
export const otherParts = ({ parts }: Pick<RoomSound, "parts">): string =>
  parts.slice(1).map(partWords).join("；");

/** Why a room cannot be judged by all units in it; empty if it can. */
export function gapWords({ gap, parts, atLeast }: Pick<RoomSound, "gap" | "parts" | "atLeast">): string {
  if (gap === null) return "";
  const isPartly = atLeast !== null;
  const unknown = parts.filter(({ level }) => level === null);
  const words =
    gap === "others" || (isPartly && unknown.length > 0) ? unknown.map(partWords).join("；") : GAP_WORDS[gap];
  return isPartly ? `${words}；其余合计 ${whole(atLeast)} dB(A)` : words;
}

/** What a level is computed from, or why a room is not judged. */
export function basisOf(sound: Pick<RoomSound, "gap" | "parts" | "atLeast" | "isEstimated">): string {
  if (sound.gap !== null) return gapWords(sound);
  const [own, ...others] = sound.parts;
  if (others.length > 0)
    return `${sound.parts.map(partWords).join("，")}${sound.isEstimated ? "；推算，误差约 ±5 dB" : ""}`;
  const { statement } = own;
  if (statement === null) return "";
  return `按${STATEMENT_WORDS[statement]}${sound.isEstimated ? "推算，误差约 ±5 dB" : "计算"}`;
}

/** What all levels of a building assume, and what they leave out. */
export const SOUND_NOTES: readonly string[] = [
  "机组、风口各按面积均布在顶棚下，人坐在每种设备最近一台的下方（耳高 1.2 m），距离逐台计入；同室的各种设备合计",
  "风口未提供噪声值的，按风量和颈部尺寸以气流噪声公式估算（按散流器，颈部取名义尺寸）；提供的，按风量由测试风量换算",
  "由声压级、声功率级或公式推算的声级误差约 ±5 dB，差额不到 5 dB 判为临界",
  "未计：相邻房间、经风管传来的风机噪声、管道与管壁透声、内衬与软管、节流风阀的气流噪声",
];
