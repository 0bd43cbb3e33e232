import type { Timer } from "#api/client/Timer.ts";
import { conditionsInForce, type Batch } from "#domain/building/batch/Batch.ts";
import { groupRooms, NO_GROUP } from "#domain/building/batch/optimum/groupRooms.ts";
import { knownLevel, soundKey, type RoomSound } from "#domain/building/batch/state/RoomSound.ts";
import { MOST_EXCESS } from "#domain/building/selection/roomCandidates.ts";
import type { OpenSelection } from "../session/Opening.ts";
import type { NoiseParts } from "../session/NoiseParts.ts";
import { adoptPlan, type WantedProduct } from "./optimum/adoptPlan.ts";
import { askCandidates } from "./optimum/askCandidates.ts";

export const QUIETER_WORDS = "一键选型：不超过房间噪声限值";

interface QuieterParts {
  readonly opened: () => OpenSelection;
  readonly timer: Timer;
  readonly noise: Pick<NoiseParts, "know">;
}

/** Whether the known level exceeds the limit. Units whose noise cannot be computed are not loud by this. */
function isLoud(sound: RoomSound): boolean {
  const level = knownLevel(sound);
  return level !== null && sound.limit !== null && level > sound.limit;
}

/** Unlocked rooms whose units are louder than their limit, each with its `soundKey`. */
function loudRooms(batch: Batch<unknown>): ReadonlyMap<number, string> {
  const soundAt = batch.hearing?.soundsIn(batch) ?? (() => null);
  const loud = new Map<number, string>();
  batch.rooms.ids.forEach((_, row) => {
    if (batch.results.locked[row] === 1) return;
    const sound = soundAt(row);
    if (sound !== null && isLoud(sound)) loud.set(row, soundKey(sound, batch.rooms.figures.roomArea[row]!));
  });
  return loud;
}

/**
 * Replaces the products of rooms that exceed their limit: each room gets the product with the least excess that
 * keeps it. All in one undo step. A room without such a product keeps its own, and its verdict reports the noise.
 */
export async function quieterRooms(
  { opened, timer, noise }: QuieterParts,
  signal: AbortSignal,
): Promise<void> {
  const { api, session, ask } = opened();
  const batch: Batch<unknown> = session.batch;
  await noise.know(signal);
  const loud = loudRooms(batch);
  if (loud.size === 0) return;
  const groups = groupRooms(batch, conditionsInForce(batch), undefined, (row) => loud.get(row) ?? "");
  const asked = [...new Set([...loud.keys()].map((row) => groups.groupOf[row]!))].sort((a, b) => a - b);
  const { models, rows, excess } = await askCandidates(
    asked.map((group) => groups.rooms[group]!),
    {
      ...{ api, kind: batch.kind, slack: MOST_EXCESS, signal, onAnswer: () => {} },
      filters: asked.map((group) => groups.filters[group]),
    },
  );
  await noise.know(
    signal,
    models.map(({ id }) => id),
  );
  const soundOf = batch.hearing?.soundsOf(batch) ?? (() => null);
  const indexOf = new Map(asked.map((group, index) => [group, index]));
  const bestOf = new Map<number, string | null>();
  /** The quiet product with the least excess, the first by name among equals. */
  const quietFor = (row: number, group: number): string | null => {
    const index = indexOf.get(group)!;
    const [units, filter] = [groups.units[row]!, groups.filters[group]];
    let best = -1;
    for (let pair = rows.starts[index]!; pair < rows.starts[index + 1]!; pair++) {
      if (best >= 0 && excess[pair]! >= excess[best]!) continue;
      const sound = soundOf(row, { productId: models[rows.members[pair]!]!.id, units, filter });
      if (sound !== null && knownLevel(sound) !== null && !isLoud(sound)) best = pair;
    }
    return best < 0 ? null : models[rows.members[best]!]!.id;
  };
  const wanted = [...loud.keys()].flatMap((row): WantedProduct[] => {
    const group = groups.groupOf[row]!;
    if (group === NO_GROUP) return [];
    const productId = bestOf.has(group) ? bestOf.get(group)! : quietFor(row, group);
    bestOf.set(group, productId);
    const { ids, editions } = batch.rooms;
    return productId === null
      ? []
      : [{ roomId: ids[row]!, edition: editions[row]!, productId, filter: groups.filters[group] }];
  });
  if (wanted.length > 0) await adoptPlan({ session, ask, timer, wording: QUIETER_WORDS }, wanted, signal);
}
