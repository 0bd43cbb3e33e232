import type { Port } from "../../component/ComponentBody.ts";
import type { Arrangement, System } from "../Arrangement.ts";
import { layBranch } from "./branch.ts";
import { Layout, placedBounds, placedPort, type Laid } from "./Layout.ts";
import { headerSize, standardSize } from "./standardSize.ts";
import { turnOf } from "./turnOf.ts";

/** mm between two pumps, enough to pass and to remove a motor (GB 50015 and GB 50736 require at least 0.7 m). */
const AISLE = 800;
/** mm of a header beyond the outermost branch at each end. */
const OVERHANG = 400;
/** mm by which a pipe clears what it passes over. */
const CLEAR = 300;
const PLINTH = 150;
/** mm of a plinth beyond the pump's base. */
const PLINTH_EDGE = 100;

export interface PumpGroup {
  readonly pump: Laid;
  readonly count: number;
  /** Number of standby pumps among them. */
  readonly standby: number;
  readonly system: System;
  readonly tag: string;
  readonly isolatingValve: (size: number) => Laid;
  readonly checkValve: (size: number) => Laid;
}

const isUpright = ({ direction }: Port) => direction[2] > 0.5;

/**
 * Pumps side by side between a suction and a discharge header. Each has an isolating valve before it, and a check
 * valve with another isolating valve behind it. Each header has its outer connection at the far end of the row.
 */
export function pumpGroup({ pump, count, standby, system, tag, ...valves }: PumpGroup): Arrangement {
  const [suction, discharge] = pump.body.ports as readonly [Port, Port];
  const turn = turnOf(suction);
  const layout = new Layout();
  const [low, high] = placedBounds(pump, [0, 0, PLINTH], turn);
  const pitch = Math.ceil((high[1] - low[1] + AISLE) / 50) * 50;
  const [inner, outer] = [suction, discharge].map(({ size }) => standardSize(size as number)) as [
    number,
    number,
  ];
  const above = high[2] + CLEAR;
  const inlet = [valves.isolatingValve(inner)];
  const outlet = [valves.checkValve(outer), valves.isolatingValve(outer)];
  const working = Math.max(1, count - standby);
  let numbered = 0;
  const valveTag = () => `${tag}V-${++numbered}`;
  const ends = Array.from({ length: count }, (_, n) => {
    const y = (n - (count - 1) / 2) * pitch;
    const at = [0, y, PLINTH] as const;
    layout.furnish(
      "plinth",
      [high[0] - low[0] + 2 * PLINTH_EDGE, high[1] - low[1] + 2 * PLINTH_EDGE, PLINTH],
      [(low[0] + high[0]) / 2, y + (low[1] + high[1]) / 2, 0],
    );
    layout.place(pump, `${tag}-${n + 1}`, at, turn, n >= working);
    return [suction, discharge].map((port, side) => {
      const { at: end } = placedPort(port, at, turn);
      const size = side === 0 ? inner : outer;
      // A port that opens upwards is led over the pump and then across.
      const from = isUpright(port) ? ([end[0], end[1], above] as const) : end;
      layout.run({ system, size, points: [end, from] });
      return layBranch(layout, {
        from,
        towards: side === 0 ? -1 : 1,
        system,
        size,
        valves: side === 0 ? inlet : outlet,
        tag: valveTag,
      });
    });
  });
  [
    { name: "吸入总管", side: 0, size: headerSize(inner, working) },
    { name: "压出总管", side: 1, size: headerSize(outer, working) },
  ].forEach(({ name, side, size }) => {
    const [first, last] = [ends[0]![side]!, ends.at(-1)![side]!];
    const [x, , z] = first;
    const [from, to] = [first[1] - OVERHANG, last[1] + OVERHANG];
    layout.run({
      system,
      size,
      points: [
        [x, from, z],
        [x, to, z],
      ],
    });
    for (const y of [from + OVERHANG / 2, to - OVERHANG / 2])
      layout.furnish("support", [80, 80, z - size * 0.55], [x, y, 0]);
    layout.connect({ name, system, at: [x, to, z], direction: [0, 1, 0], size });
  });
  return layout.arranged();
}
