import { boundsOf } from "../../component/bodyOf.ts";
import type { ComponentBody } from "../../component/ComponentBody.ts";
import { greatest } from "../../../base/lists.ts";
import type { Triple } from "../../model/displayData.ts";
import type { Arrangement, Connection } from "../Arrangement.ts";
import { arrangementBody } from "../arrangementBody.ts";
import { plus } from "../turned.ts";
import { Layout } from "./Layout.ts";

/** mm between two groups, and between the outer groups and the walls. */
const AISLE = 1500;
/** mm between two pipes that lead from group to group. */
const LANE = 300;
/** mm between the highest part of a group and these pipes, and between the pipes and the ceiling. */
const CLEAR = 400;
const HEADROOM = 500;

/** A connection of a group: the group's index in the row, and the connection's name. */
export type End = readonly [group: number, name: string];

export interface PlantRoom {
  /** From left to right. */
  readonly groups: readonly Arrangement[];
  /** Pipes from group to group. */
  readonly links: readonly (readonly [from: End, to: End])[];
}

interface Stood {
  readonly at: Triple;
  readonly connections: readonly Connection[];
  readonly high: Triple;
}

/**
 * Groups in a row along a room. Linked headers are joined overhead behind the groups, each in a lane and at a
 * level of its own; other headers end at the wall there.
 */
export function plantRoom(
  { groups, links }: PlantRoom,
  bodyOf: (productId: string) => ComponentBody | null,
): Arrangement {
  const bounds = groups.map((group) => boundsOf(arrangementBody(group, bodyOf)));
  const total = bounds.reduce((sum, [low, high]) => sum + high[0] - low[0] + AISLE, AISLE);
  const depth = greatest(bounds.map(([low, high]) => high[1] - low[1]));
  const width = Math.ceil((depth + 2 * AISLE + links.length * 2 * LANE) / 100) * 100;
  const length = Math.ceil(total / 100) * 100;
  const layout = new Layout();
  const wall = width / 2;
  let x = -length / 2 + AISLE;
  const stood = groups.map((group, n): Stood => {
    const [low, high] = bounds[n]!;
    const at: Triple = [x - low[0], -wall + AISLE - low[1], 0];
    layout.include(group, at);
    x += high[0] - low[0] + AISLE;
    return {
      at,
      connections: group.connections.map((each) => ({ ...each, at: plus(each.at, at) })),
      high: plus(high, at),
    };
  });
  const top = greatest(stood.map(({ high }) => high[2]));
  const behind = greatest(stood.map(({ high }) => high[1]));
  const endOf = ([group, name]: End) => stood[group]!.connections.find((each) => each.name === name)!;
  const linked = new Set<Connection>();
  links.forEach(([from, to], n) => {
    const [a, b] = [endOf(from), endOf(to)];
    linked.add(a).add(b);
    const lane = behind + LANE * (2 * n + 1);
    const level = top + CLEAR + LANE * 2 * n;
    layout.run({
      system: a.system,
      size: Math.max(a.size as number, b.size as number),
      points: [
        a.at,
        [a.at[0], lane, a.at[2]],
        [a.at[0], lane, level],
        [b.at[0], lane, level],
        [b.at[0], lane, b.at[2]],
        b.at,
      ],
    });
  });
  stood.forEach(({ connections }) => {
    for (const open of connections.filter((each) => !linked.has(each) && each.direction[1] > 0.5)) {
      const at: Triple = [open.at[0], wall, open.at[2]];
      layout.run({ system: open.system, size: open.size, points: [open.at, at] });
      layout.connect({ ...open, at });
    }
  });
  const height = Math.ceil((top + CLEAR + LANE * 2 * links.length + HEADROOM) / 100) * 100;
  return layout.arranged({ length, width, height });
}
