import { NO_SIZE } from "../../../physics/pipe/Sizes.ts";
import { circuitSegments } from "../../network/networkResults.ts";
import { terminalId } from "../runTree.ts";
import { ductsOf, type RanAir } from "./runAirSystem.ts";

/** A duct between the fan and a room */
export interface PathDuct {
  /** mm; both are the diameter of a round duct. */
  readonly a: number;
  readonly b: number;
  /** m */
  readonly length: number;
  /** The length is not typed */
  readonly isAssumed: boolean;
  /** Its area over that of all ducts that begin at the same node, 0 … 1 */
  readonly share: number;
}

/** Data for the path of sound from a fan to a room. An estimated tree has no elbows. */
export interface DuctPath {
  readonly isRound: boolean;
  /** From the fan */
  readonly ducts: readonly PathDuct[];
  readonly room: { readonly code: string; readonly name: string; readonly area: number | null };
  /** Each of `count` outlets: m², m³/h, Pa; null if the neck is not stated. */
  readonly outlet: {
    readonly count: number;
    readonly neck: number | null;
    readonly flow: number;
    readonly loss: number | null;
  };
}

/**
 * The ducts from the fan to the outlets of a room; null if the system does not serve the room or a duct has no
 * size.
 *
 * @param id of the room's terminal
 */
export function pathToRoom(
  { run, tree, settings, terminals, givenIndex }: RanAir,
  id: string,
): DuctPath | null {
  const { network, layout, columns } = run;
  const at = network.terminals.findIndex((_, index) => terminalId(terminals[givenIndex[index]!]!) === id);
  if (at < 0) return null;
  const sizes = ductsOf(settings);
  const areaOf = (segment: number) => {
    const size = columns.size[segment]!;
    return size === NO_SIZE ? Number.NaN : sizes[size]!.a * sizes[size]!.b;
  };
  const path = circuitSegments(run, at);
  const parents = new Set(path.map((segment) => layout.parent[segment]!));
  const begun = new Map<number, number>();
  network.segments.forEach((_, segment) => {
    const parent = layout.parent[segment]!;
    if (parents.has(parent)) begun.set(parent, (begun.get(parent) ?? 0) + areaOf(segment));
  });
  if (path.some((segment) => columns.size[segment] === NO_SIZE)) return null;
  const { room, flow, loss, isNeckUnknown } = terminals[givenIndex[at]!]!;
  return {
    isRound: settings.shape === "round",
    ducts: path.map((segment) => {
      const { a, b } = sizes[columns.size[segment]!]!;
      const share = areaOf(segment) / begun.get(layout.parent[segment]!)!;
      return {
        ...{ a, b, length: network.segments[segment]!.length },
        isAssumed: tree.segments[segment]!.assumed !== null,
        // The share is unknown if a duct beside it has no size.
        share: Number.isNaN(share) ? 1 : share,
      };
    }),
    room: { code: room.code, name: room.name, area: room.area },
    outlet: {
      count: room.count,
      neck: room.neck,
      flow: flow / room.count,
      loss: isNeckUnknown ? null : loss,
    },
  };
}
