import type { Api } from "#api/client/createApi.ts";
import { figureColumns, textColumns } from "#domain/building/batch/table/RoomColumns.ts";
import type { KindManifest } from "#domain/building/batch/kind/KindManifest.ts";
import {
  revisionEntries,
  revisionOrder,
  type RevisionEntry,
  type RevisionOrder,
  type RevisionShow,
} from "#domain/building/batch/revision/revisionEntries.ts";
import { reviseRooms, type RevisedSchedule } from "#domain/building/batch/revision/RoomRevision.ts";
import { comparePlans, type RoomDifference } from "#domain/building/plan/comparePlans.ts";
import { compareSystems } from "#domain/building/plan/compareSystems.ts";
import { differenceEntries, differencesShown, soundCompared } from "#domain/building/plan/planDifferences.ts";
import type { PlanRooms } from "#domain/building/plan/PlanContent.ts";
import { readVersion } from "./readVersion.ts";
import type { VersionComparison } from "./SavedVersion.ts";

/** A comparison, kept for the lists of its differences */
export interface HeldComparison {
  readonly answer: Omit<VersionComparison, "id">;
  readonly entries: (show: RevisionShow, from: number, to: number) => readonly RevisionEntry[];
}

/** Computes each list of differences once. */
function bySort<Order>(make: (show: RevisionShow) => Order): (show: RevisionShow) => Order {
  const made = new Map<RevisionShow, Order>();
  return (show) => {
    const order = made.get(show) ?? make(show);
    made.set(show, order);
    return order;
  };
}

export async function compareVersions(
  api: Api,
  kinds: Readonly<Record<string, KindManifest | undefined>>,
  { projectId, earlier, later }: { projectId: string; earlier: string; later: string },
  signal: AbortSignal,
): Promise<HeldComparison> {
  const before = await readVersion(api, projectId, earlier, signal);
  const after = await readVersion(api, projectId, later, signal);
  const { rooms, sound, ...answer } = comparePlans(before.content, after.content);
  const [was, now] = [before.version.head, after.version.head];
  const words = kinds[after.version.kind]?.words ?? { counter: "台", noMatch: "未匹配" };
  const shown = bySort((show): readonly RoomDifference[] => differencesShown(rooms, show));
  return {
    answer: {
      ...answer,
      unmatched: 0,
      sound: soundCompared(was, now, sound),
      systems: compareSystems(was.systems?.duties, now.systems?.duties),
      ducts: compareSystems(was.systems?.ducts, now.systems?.ducts),
      plants: compareSystems(was.sources?.plants, now.sources?.plants),
      splits: compareSystems(was.systems?.splits, now.systems?.splits),
    },
    entries: (show, from, to) => differenceEntries(shown(show).slice(from, to), words, from),
  };
}

const roomList = ({ figures, ...rooms }: PlanRooms) => ({
  ...textColumns((text) => rooms[text] ?? rooms.ids.map(() => "")),
  figures: figureColumns((figure) => Float64Array.from(figures[figure], (value) => value ?? NaN)),
});

export async function compareWithSchedule(
  api: Api,
  { projectId, versionId }: { projectId: string; versionId: string },
  schedule: RevisedSchedule,
  signal: AbortSignal,
): Promise<HeldComparison> {
  const { content } = await readVersion(api, projectId, versionId, signal);
  const revision = reviseRooms(roomList(content.rooms), schedule);
  const order = bySort((show): RevisionOrder => revisionOrder(revision, show));
  return {
    answer: {
      ...revision.counts,
      sound: "schedule",
      products: [],
      systems: [],
      ducts: [],
      plants: [],
      splits: [],
    },
    entries: (show, from, to) => revisionEntries(revision, order(show).subarray(from, to), from),
  };
}
