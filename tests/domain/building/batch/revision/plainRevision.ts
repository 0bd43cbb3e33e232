import { ROOM_FIGURES, type Room } from "#domain/building/rooms/Room.ts";

const code = ({ roomCode }: Room) => roomCode.normalize("NFKC").trim();
const name = ({ roomName }: Room) => roomName.normalize("NFKC").trim();
const isSame = (one: Room, other: Room) => code(one) === code(other) && name(one) === name(other);

/**
 * Matching as the rule reads, each room held against every other: by code where it stands once at most in either
 * list, else by code and name where these do. Answers for each room of the later list its index in the earlier one.
 */
export function matchPlainly(before: readonly Room[], after: readonly Room[]): (number | null)[] {
  const isUnique = (room: Room) =>
    code(room) !== "" &&
    [before, after].every((list) => list.filter((other) => code(other) === code(room)).length <= 1);
  return after.map((room) => {
    if (code(room) === "" && name(room) === "") return null;
    const isOne = isUnique(room)
      ? (other: Room) => code(other) === code(room)
      : (other: Room) => isSame(other, room);
    const alike = before.flatMap((other, at) => (isOne(other) ? [at] : []));
    const isAlone = after.filter(isOne).length === 1;
    return alike.length === 1 && isAlone ? alike[0]! : null;
  });
}

/** The rooms that a revision must lead to: a blank quantity leaves the specified one alone. */
export const revisedPlainly = (before: readonly Room[], after: readonly Room[]) =>
  matchPlainly(before, after).map((from, at): Omit<Room, "roomId"> & { roomId: string | null } => {
    const room = after[at]!;
    const old = from === null ? undefined : before[from];
    return {
      ...room,
      roomId: old?.roomId ?? null,
      equipmentNumber: room.equipmentNumber ?? old?.equipmentNumber ?? null,
    };
  });

export const differs = (one: Omit<Room, "roomId">, other: Omit<Room, "roomId">) =>
  one.roomCode !== other.roomCode ||
  one.roomName !== other.roomName ||
  ROOM_FIGURES.some((figure) => one[figure] !== other[figure]);
