/** A room with chosen units or outlets, with its zone and storey */
export interface PlacedRoom {
  readonly roomId: string;
  readonly code: string;
  readonly name: string;
  readonly zone: string;
  /** Name of its storey in the schedule */
  readonly floor: string;
  /** Number of its storey: 0 is the ground floor, −1 the first below it. */
  readonly level: number;
  /** m²; null where not stated */
  readonly area: number | null;
  readonly model: string;
  /** Units or outlets in the room */
  readonly count: number;
}

/** Level of a storey that is numbered without 0: 1 is the ground floor, −1 the first below it. */
export const levelOfStorey = (storey: number): number => (storey > 0 ? storey - 1 : storey);

const hasSameName = (one: PlacedRoom, other: PlacedRoom): boolean =>
  one.code === other.code &&
  one.name === other.name &&
  one.zone === other.zone &&
  one.floor === other.floor &&
  one.level === other.level;

/** Instead of a terminal's index, for a room without a terminal */
export const NO_TERMINAL = -1;

/**
 * Indexes of the changed rooms; null if a terminal was added, removed or renamed.
 *
 * @param before with the terminal of each room in `terminalOf`
 */
export function changedRoomIndexes<Room extends PlacedRoom>(
  given: readonly Room[],
  before: { readonly given: readonly Room[]; readonly terminalOf: Int32Array },
  takesPart: (room: Room) => boolean,
): readonly number[] | null {
  if (before.given.length !== given.length) return null;
  const changed: number[] = [];
  for (let at = 0; at < given.length; at++) if (given[at] !== before.given[at]) changed.push(at);
  const keepsTerminal = (at: number) =>
    hasSameName(given[at]!, before.given[at]!) &&
    takesPart(given[at]!) === (before.terminalOf[at] !== NO_TERMINAL);
  return changed.every(keepsTerminal) ? changed : null;
}

/**
 * A function that gives the used codes of a room's storey and zone. It keeps the last set, because most rooms are
 * on the storey of the room before.
 */
function codesByStorey(): (room: PlacedRoom) => Set<string> {
  const zones = new Map<string, Map<number, Set<string>>>();
  let [zone, level, last]: [string, number, Set<string> | null] = ["", 0, null];
  return (room) => {
    if (last !== null && room.zone === zone && room.level === level) return last;
    [zone, level] = [room.zone, room.level];
    const levels = zones.get(zone) ?? new Map<number, Set<string>>();
    zones.set(zone, levels);
    last = levels.get(level) ?? new Set();
    levels.set(level, last);
    return last;
  };
}

/** Codes that are unique on each storey of a zone: a repeated code gets a number that no other has. */
export function distinctCodes(rooms: readonly PlacedRoom[]): readonly string[] {
  const all = rooms.map(({ code, name }) => (code === "" ? name : code));
  // In most buildings all codes are unique.
  if (new Set(all).size === all.length) return all;
  const takenAt = codesByStorey();
  const later: number[] = [];
  rooms.forEach((room, at) => {
    const taken = takenAt(room);
    const { size } = taken;
    taken.add(all[at]!);
    if (taken.size === size) later.push(at);
  });
  if (later.length === 0) return all;
  const codes = all.slice();
  const last = new Map<Set<string>, Map<string, number>>();
  for (const at of later) {
    const [taken, own] = [takenAt(rooms[at]!), all[at]!];
    const numbers = last.get(taken) ?? new Map<string, number>();
    last.set(taken, numbers);
    let number = numbers.get(own) ?? 1;
    do number++;
    while (taken.has(`${own}#${number}`));
    numbers.set(own, number);
    codes[at] = `${own}#${number}`;
    taken.add(codes[at]);
  }
  return codes;
}

/** Most characters of a storey in names of segments */
const STOREY_MOST = 8;
/** The storey's name in the schedule; without one 1F for the ground floor and B1 below it. */
export function storeyWord({ floor, level }: PlacedRoom): string {
  if (floor !== "") return floor.length > STOREY_MOST ? `${floor.slice(0, STOREY_MOST - 1)}…` : floor;
  return level < 0 ? `B${-level}` : `${level + 1}F`;
}

/** 东区 3F */
export const placeName = (room: PlacedRoom): string =>
  [room.zone, storeyWord(room)].filter(Boolean).join(" ");
