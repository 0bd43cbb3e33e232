import { changeText, type RevisionEntry, type RevisionShow } from "../batch/revision/revisionEntries.ts";
import type { KindManifest } from "../batch/kind/KindManifest.ts";
import { rowStateWords } from "../batch/state/rowStateWords.ts";
import { formatNumber } from "../../base/formatNumber.ts";
import { SOUND_VERDICT_WORDS } from "../batch/state/RoomSound.ts";
import type { PlannedSound, PlannedUnits, RoomDifference, SoundCounts } from "./comparePlans.ts";

import type { PlanHead } from "./PlanContent.ts";

type Words = Pick<KindManifest["words"], "counter" | "noMatch">;

/** The sound line of a comparison: counts, or that one of the versions stores no levels */
export const soundCompared = (
  before: Pick<PlanHead, "isHeard">,
  after: Pick<PlanHead, "isHeard">,
  counts: SoundCounts,
): SoundCounts | null => (before.isHeard === true && after.isHeard === true ? counts : null);

const whatOf = ({ before, after }: RoomDifference): RevisionEntry["what"] =>
  before === null ? "fresh" : after === null ? "gone" : "changed";

export const differencesShown = (rooms: readonly RoomDifference[], show: RevisionShow) =>
  show === "all" ? rooms : rooms.filter((room) => whatOf(room) === show);

/** Differences as entries of a list; `from` is the index of the first one. */
export const differenceEntries = (
  rooms: readonly RoomDifference[],
  words: Words,
  from: number,
): RevisionEntry[] =>
  rooms.map((room, at) => {
    const { roomCode, roomName } = room;
    return { index: from + at, what: whatOf(room), roomCode, roomName, note: noteOf(room, words) };
  });

/** LYW-68 × 2 台; the room's state if it has no product or a stale one. */
function planned({ model, units, standing }: PlannedUnits, { counter, noMatch }: Words): string {
  const words = rowStateWords(standing, noMatch);
  if (model === null) return words;
  const given = `${model} × ${units} ${counter}`;
  return standing === "matched" ? given : `${given}（${words}）`;
}

const levelWords = ({ level }: PlannedSound): string => (level === null ? "未知" : formatNumber(level, 1));
const verdictWords = ({ verdict }: PlannedSound): string =>
  verdict === null ? "未选型" : SOUND_VERDICT_WORDS[verdict];

/** 室内声级 38.2 → 41.0 dB(A)；噪声 满足 → 不满足 */
function soundWords(sound: RoomDifference["sound"]): readonly string[] {
  if (sound === undefined) return [];
  const { before, after } = sound;
  const levels = [before, after].map(levelWords);
  const verdicts = [before, after].map(verdictWords);
  const isLevel = before.level !== null || after.level !== null;
  return [
    ...(isLevel && levels[0] !== levels[1] ? [`室内声级 ${levels.join(" → ")} dB(A)`] : []),
    ...(verdicts[0] === verdicts[1] ? [] : [`噪声 ${verdicts.join(" → ")}`]),
  ];
}

function noteOf({ changes, before, after, sound }: RoomDifference, words: Words): string {
  const [then, now] = [before, after].map((plan) => plan && planned(plan, words));
  if (!then || !now) return then ?? now ?? "";
  const stated = changes.map((change) => changeText(change.field, change.before, change.after));
  return [...stated, ...(then === now ? [] : [`${then} → ${now}`]), ...soundWords(sound)].join("；");
}
