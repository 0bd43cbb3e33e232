/** A room with chosen units or outlets, where it lies. */
export interface PlacedRoom {
  readonly roomId: string;
  readonly code: string;
  readonly name: string;
  readonly zone: string;
  /** Name of its storey as the schedule has it */
  readonly floor: string;
  /** Number of its storey: 0 is the ground floor, −1 the first below it. */
  readonly level: number;
  /** m²; null where not stated */
  readonly area: number | null;
  readonly model: string;
  /** Units or outlets in the room */
  readonly count: number;
}

/** −1 as people count, without a 0, as the number of a storey. */
export const levelOfStorey = (storey: number): number => (storey > 0 ? storey - 1 : storey);

const hasSameName = (one: PlacedRoom, other: PlacedRoom): boolean =>
  one.code === other.code &&
  one.name === other.name &&
  one.zone === other.zone &&
  one.floor === other.floor &&
  one.level === other.level;

/** Stands for a room without a terminal. */
export const NO_TERMINAL = -1;

/**
 * Numbers of the given rooms that are others than before; null where terminals come, go or are called otherwise.
 *
 * @param before its `terminalOf` has the terminal of each room
 */
export function changedInPlace<Room extends PlacedRoom>(
  given: readonly Room[],
  before: { readonly given: readonly Room[]; readonly terminalOf: Int32Array },
  takesPart: (room: Room) => boolean,
): readonly number[] | null {
  if (before.given.length !== given.length) return null;
  const changed: number[] = [];
  for (let at = 0; at < given.length; at++) if (given[at] !== before.given[at]) changed.push(at);
  const staysInPlace = (at: number) =>
    hasSameName(given[at]!, before.given[at]!) &&
    takesPart(given[at]!) === (before.terminalOf[at] !== NO_TERMINAL);
  return changed.every(staysInPlace) ? changed : null;
}

/** Of rooms of one storey and zone with the same code, the later ones get a number that none of them has. */
export function distinctCodes(rooms: readonly PlacedRoom[]): readonly string[] {
  const keyOf = ({ zone, level }: PlacedRoom, code: string) => `${level}\0${zone}\0${code}`;
  const ownOf = ({ code, name }: PlacedRoom) => (code === "" ? name : code);
  const all = rooms.map(ownOf);
  // Most buildings number their rooms through.
  if (new Set(all).size === all.length) return all;
  const taken = new Set<string>();
  const later: number[] = [];
  const codes = rooms.map((room, at) => {
    const own = all[at]!;
    const key = keyOf(room, own);
    if (taken.has(key)) later.push(at);
    else taken.add(key);
    return own;
  });
  const last = new Map<string, number>();
  for (const at of later) {
    const room = rooms[at]!;
    const own = codes[at]!;
    let number = last.get(keyOf(room, own)) ?? 1;
    do number++;
    while (taken.has(keyOf(room, `${own}#${number}`)));
    last.set(keyOf(room, own), number);
    codes[at] = `${own}#${number}`;
    taken.add(keyOf(room, codes[at]));
  }
  return codes;
}

/** Characters of a storey in the names of segments */
const STOREY_MOST = 8;
/** The storey as the schedule calls it; without a name as people count: 1F above the ground, B1 below it. */
export function storeyWord({ floor, level }: PlacedRoom): string {
  if (floor !== "") return floor.length > STOREY_MOST ? `${floor.slice(0, STOREY_MOST - 1)}…` : floor;
  return level < 0 ? `B${-level}` : `${level + 1}F`;
}
