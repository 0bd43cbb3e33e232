import { changeText, type RevisionEntry, type RevisionShow } from "../batch/revision/revisionEntries.ts";
import type { KindManifest } from "../batch/kind/KindManifest.ts";
import { standingWords } from "../batch/state/standingWords.ts";
import type { PlannedUnits, RoomDifference } from "./comparePlans.ts";

type Words = Pick<KindManifest["words"], "counter" | "noMatch">;

const whatOf = ({ before, after }: RoomDifference): RevisionEntry["what"] =>
  before === null ? "fresh" : after === null ? "gone" : "changed";

export const differencesShown = (rooms: readonly RoomDifference[], show: RevisionShow) =>
  show === "all" ? rooms : rooms.filter((room) => whatOf(room) === show);

/** Differences for a list; `from` is the first one's index. */
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
  const words = standingWords(standing, noMatch);
  if (model === null) return words;
  const given = `${model} × ${units} ${counter}`;
  return standing === "matched" ? given : `${given}（${words}）`;
}

function noteOf({ changes, before, after }: RoomDifference, words: Words): string {
  const [then, now] = [before, after].map((plan) => plan && planned(plan, words));
  if (!then || !now) return then ?? now ?? "";
  const stated = changes.map((change) => changeText(change.field, change.before, change.after));
  return [...stated, ...(then === now ? [] : [`${then} → ${now}`])].join("；");
}
