import type { FreshSettings } from "../../fresh/FreshSettings.ts";
import { freshAirOf, type FreshRoom, type RoomFresh } from "../../fresh/roomFresh.ts";
import { PROPOSED_FRESH } from "../../fresh/proposedFresh.ts";
import type { AirRoom } from "../../systems/air/AirRoom.ts";
import { unchosenFace } from "../../systems/air/unchosenOutlet.ts";
import type { Batch } from "../Batch.ts";
import { figureOrNull, storeyLevels, type BatchRooms } from "./batchRooms.ts";

type FreshBatch = Pick<Batch<unknown>, "rooms" | "fresh" | "stated">;

const NO_FRESH: BatchRooms<AirRoom> = { rooms: [], unknownFloors: [] };

/**
 * How the rooms of a batch get fresh air; until it is asked for, the proposal with the figures of the schedule.
 */
export const freshSettingsOf = ({ fresh, stated }: Omit<FreshBatch, "rooms">): FreshSettings =>
  fresh ?? { ...PROPOSED_FRESH.value, own: stated };

/** The fresh air of each row of a batch. */
export function freshRows(batch: FreshBatch): readonly RoomFresh[] {
  const { rooms } = batch;
  const freshOf = freshAirOf(freshSettingsOf(batch));
  const { ids, names, zones, figures } = rooms;
  return ids.map((id, row) => {
    const room: FreshRoom = {
      ...{ id, name: names[row]!, zone: zones[row]!, area: figureOrNull(figures.roomArea[row]) },
    };
    return freshOf(room);
  });
}

const isSame = (one: AirRoom, other: AirRoom): boolean =>
  (Object.keys(other) as (keyof AirRoom)[]).every((field) => one[field] === other[field]);

/**
 * The rooms of a batch that get fresh air, with or without chosen outlets; none if fresh air is not asked for.
 *
 * @param before the last result; unchanged rooms keep their objects, and if all are unchanged, the list does too
 */
export function freshRooms(
  batch: FreshBatch,
  before: BatchRooms<AirRoom> | null = null,
): BatchRooms<AirRoom> {
  if (batch.fresh === null) return NO_FRESH;
  const { rooms } = batch;
  const flows = freshRows(batch);
  const taken = rooms.ids.flatMap((_, row) => ((flows[row]!.flow ?? 0) > 0 ? [row] : []));
  const { levels, unknown } = storeyLevels(taken.map((row) => rooms.floors[row]!));
  const were = new Map(before?.rooms.map((room) => [room.roomId, room]));
  const found = taken.map((row): AirRoom => {
    const flow = flows[row]!.flow!;
    const room: AirRoom = {
      roomId: rooms.ids[row]!,
      code: rooms.codes[row]!,
      name: rooms.names[row]!,
      zone: rooms.zones[row]!,
      floor: rooms.floors[row]!,
      level: levels.get(rooms.floors[row]!)!,
      area: figureOrNull(rooms.figures.roomArea[row]),
      model: "新风口",
      count: 1,
      air: flow,
      neck: unchosenFace(flow),
      isUnchosen: true,
    };
    const was = were.get(room.roomId);
    return was !== undefined && isSame(was, room) ? was : room;
  });
  const isWhole =
    before !== null &&
    before.rooms.length === found.length &&
    found.every((room, at) => room === before.rooms[at]) &&
    before.unknownFloors.join("\0") === unknown.join("\0");
  return isWhole ? before : { rooms: found, unknownFloors: unknown };
}
