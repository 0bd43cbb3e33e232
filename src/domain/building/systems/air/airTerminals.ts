import { outletLoss, outletZeta } from "../fanDuty.ts";
import { changedRoomIndexes, distinctCodes, NO_TERMINAL, storeyWord } from "../PlacedRoom.ts";
import type { PlacedTerminal } from "../runTree.ts";
import type { AirRoom } from "./AirRoom.ts";
import type { AirSettings } from "./AirSettings.ts";

/** A room's outlets in one system */
export interface AirTerminal extends PlacedTerminal {
  readonly room: AirRoom;
  /** The loss is estimated by ζ at the neck, because no maker states a loss with its kind. */
  readonly isLossAssumed: boolean;
  /** The size is not stated, so no loss is counted. */
  readonly isNeckUnknown: boolean;
}

interface MadeTerminals {
  readonly given: readonly AirRoom[];
  /** Index of the terminal of each given room, or −1 */
  readonly terminalOf: Int32Array;
  /** ζ and density that losses depend on besides the room */
  readonly zeta: number;
  readonly density: number;
}
/** Terminals with the data that they were made from, so that only changed rooms must be computed again */
export interface AirTerminals {
  readonly terminals: readonly AirTerminal[];
  readonly made: MadeTerminals;
  /** Indexes of the terminals that were computed again; null for all, whose names may differ. */
  readonly changed: readonly number[] | null;
}

const takesPart = ({ air, count }: AirRoom): boolean => air !== null && air > 0 && count >= 1;

/** Air leaves through a diffuser and enters through a grille. */
const zetaOf = ({ use }: Pick<AirSettings, "use">): number =>
  outletZeta(use === "supply" || use === "fresh" ? "diffuser" : "returnGrille");

function terminalOf(room: AirRoom, code: string, zeta: number, density: number): AirTerminal {
  const { count, neck } = room;
  const flow = room.air!;
  // The catalogue states no losses of outlets.
  const found = neck === null ? null : outletLoss(null, null, { flow: flow / count, neck, density, zeta });
  return {
    room,
    code,
    zone: room.zone,
    level: room.level,
    storey: storeyWord(room),
    area: room.area !== null && room.area > 0 ? room.area : null,
    flow,
    loss: found?.loss ?? 0,
    valve: 0,
    isLossAssumed: found?.isEstimated ?? false,
    isNeckUnknown: neck === null,
  };
}

/**
 * Terminals for the chosen outlets of rooms: the room's air, m³/h, and the total pressure loss of one outlet, Pa,
 * by ζ at its neck (ENGINEERING-3 B.5).
 *
 * @param density in the ducts, kg/m³
 * @param before terminals before a change; those of rooms that are the same objects are kept
 */
export function airTerminals(
  given: readonly AirRoom[],
  settings: AirSettings,
  density: number,
  before: AirTerminals | null = null,
): AirTerminals {
  const zeta = zetaOf(settings);
  const isSame = before !== null && before.made.zeta === zeta && before.made.density === density;
  const rooms = isSame ? changedRoomIndexes(given, before.made, takesPart) : null;
  if (rooms === null || before === null) {
    const taking: number[] = [];
    for (let at = 0; at < given.length; at++) if (takesPart(given[at]!)) taking.push(at);
    const terminalOfRoom = new Int32Array(given.length).fill(NO_TERMINAL);
    taking.forEach((room, at) => (terminalOfRoom[room] = at));
    const codes = distinctCodes(taking.map((room) => given[room]!));
    const terminals = taking.map((room, at) => terminalOf(given[room]!, codes[at]!, zeta, density));
    return { terminals, made: { given, terminalOf: terminalOfRoom, zeta, density }, changed: null };
  }
  const { made } = before;
  const terminals = before.terminals.slice();
  const changed: number[] = [];
  for (const room of rooms) {
    const at = made.terminalOf[room]!;
    if (at === NO_TERMINAL) continue;
    terminals[at] = terminalOf(given[room]!, terminals[at]!.code, zeta, density);
    changed.push(at);
  }
  return { terminals, made: { ...made, given }, changed };
}
