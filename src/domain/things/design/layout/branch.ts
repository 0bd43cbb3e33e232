import type { System } from "../Arrangement.ts";
import type { Triple } from "../../model/displayData.ts";
import type { Laid, Layout } from "./Layout.ts";

/** mm of straight pipe before the first valve, between valves, and behind the last one. */
const STRAIGHT = 120;

/** The port that faces −x: the near end of a valve that is laid along x. */
const nearEnd = ({ body: { ports } }: Laid) => ports.find(({ direction }) => direction[0] < -0.5)!;
const lengthOf = ({ body: { ports } }: Laid): number => Math.abs(ports[1]!.at[0] - ports[0]!.at[0]);

interface Branch {
  readonly from: Triple;
  /** Direction along x. */
  readonly towards: 1 | -1;
  readonly system: System;
  readonly size: number;
  readonly valves: readonly Laid[];
  readonly tag: (valve: Laid) => string;
}

/** Lays pipe and valves in turn along x and returns the end. */
export function layBranch(layout: Layout, { from, towards, system, size, valves, tag }: Branch): Triple {
  let [x] = from;
  const [, y, z] = from;
  const pipe = (to: number) => {
    layout.run({
      system,
      size,
      points: [
        [x, y, z],
        [to, y, z],
      ],
    });
    x = to;
  };
  pipe(x + towards * STRAIGHT);
  for (const valve of valves) {
    // A handle at one side moves a body's middle away from that of its bore, so the valve is placed by its end.
    const [u, v, w] = nearEnd(valve).at;
    const turn = towards === 1 ? 0 : 180;
    layout.place(valve, tag(valve), [x - towards * u, y - towards * v, z - w], turn);
    x += towards * lengthOf(valve);
    pipe(x + towards * STRAIGHT);
  }
  return [x, y, z];
}
