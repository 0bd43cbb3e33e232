import { formatNumber } from "../../../base/formatNumber.ts";
import { greatest, least } from "../../../base/lists.ts";
import { SOUND_VERDICT_WORDS, SOUND_VERDICTS, type RoomSound } from "../../batch/state/RoomSound.ts";

/**
 * Levels of a product in its rooms, for the remark: 室内 33～41 dB(A)（估算），不满足 2 间. Only rooms beyond their limit are
 * counted; empty if no room has a level.
 */
export function scheduledSound(sounds: readonly RoomSound[]): string {
  if (sounds.length === 0) return "";
  const levels = sounds.flatMap(({ level }) => level ?? []);
  const ends = levels.length === 0 ? [] : [least(levels), greatest(levels)];
  const range = [...new Set(ends.map((level) => formatNumber(level, 0)))].join("～");
  const isEstimated = sounds.some(({ isEstimated: is, level }) => is && level !== null);
  const counts = SOUND_VERDICTS.flatMap((verdict) => {
    const rooms = sounds.filter((sound) => sound.verdict === verdict).length;
    return verdict === "pass" || rooms === 0
      ? []
      : [`${SOUND_VERDICT_WORDS[verdict]} ${formatNumber(rooms, 0)} 间`];
  });
  const level = range === "" ? "室内声级" : `室内 ${range} dB(A)${isEstimated ? "（估算）" : ""}`;
  return range === "" && counts.length === 0
    ? ""
    : [level, ...counts].join("，").replace("室内声级，", "室内声级");
}
