import type { NoiseStatement } from "../../../physics/sound/room.ts";
import type { SoundGap } from "../state/RoomSound.ts";

/** What was known of a unit's noise, as a room's line says it. */
export const STATEMENT_WORDS: Readonly<Record<NoiseStatement, string>> = {
  octaves: "倍频带声功率级",
  power: "声功率级",
  pressure: "声压级",
  bare: "未注明测试条件",
};

export const GAP_WORDS: Readonly<Record<SoundGap, string>> = {
  unasked: "噪声数据尚未取到",
  "no-noise": "产品未提供噪声值",
  "noise-kind": "噪声值未注明测试条件，不能用于房间声级",
  "no-area": "房间没有面积",
  "no-use": "房间用途未定，没有限值",
};

/** What a level rests on, or why a room is not judged. */
export function basisOf(gap: SoundGap | null, statement: NoiseStatement | null): string {
  if (gap !== null) return GAP_WORDS[gap];
  if (statement === null) return "";
  return `按${STATEMENT_WORDS[statement]}${statement === "octaves" ? "计算" : "推算，误差约 ±5 dB"}`;
}

/** What all levels of a building rest on, and what they leave out. */
export const SOUND_NOTES: readonly string[] = [
  "机组按面积均布在顶棚下，人坐在其中一台下方（耳高 1.2 m），距离逐台计入",
  "由声压级或声功率级推算的声级误差约 ±5 dB，差额不到 5 dB 判为临界",
  "未计：相邻房间、管道与管壁透声、内衬与软管、节流风阀和风口的气流噪声",
];
