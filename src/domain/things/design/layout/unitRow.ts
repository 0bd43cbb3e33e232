import type { Port } from "../../component/ComponentBody.ts";
import type { Arrangement } from "../Arrangement.ts";
import { layBranch } from "./branch.ts";
import { Layout, placedBounds, placedPort, type Laid } from "./Layout.ts";
import { turnOf } from "./turnOf.ts";
import { headerSize, standardSize } from "./standardSize.ts";

/** mm */
const OVERHANG = 500;
const CLEAR = 400;
const HEADER_GAP = 250;
const PLINTH = 150;
const PLINTH_EDGE = 100;

export interface UnitRow {
  readonly unit: Laid;
  readonly count: number;
  readonly tag: string;
  /** mm between two units. */
  readonly aisle: number;
  readonly isolatingValve: (size: number) => Laid;
}

/** mm by which the next header lies further from the unit than one of this size. */
const farther = (size: number) => size + HEADER_GAP;

/**
 * Machines side by side. Each of their water connections is joined across the row by a header above, with a valve
 * at each machine. A machine is turned until its connections point along x. Higher connections rise nearer to the
 * machine, so that pipes do not collide.
 */
export function unitRow({ unit, count, tag, aisle, isolatingValve }: UnitRow): Arrangement {
  const layout = new Layout();
  const pipes = unit.body.ports.filter((port) => port.kind === "pipe");
  const turn = pipes.every(({ direction }) => direction[0] > 0.5) ? 0 : turnOf(pipes[0]!);
  const ports = pipes
    .map((port) => placedPort(port, [0, 0, 0], turn))
    .filter(({ direction }) => Math.abs(direction[0]) > 0.5);
  const [low, high] = placedBounds(unit, [0, 0, PLINTH], turn);
  const pitch = Math.ceil((high[1] - low[1] + aisle) / 50) * 50;
  const level = high[2] + CLEAR;
  const places = Array.from({ length: count }, (_, n) => [0, (n - (count - 1) / 2) * pitch, PLINTH] as const);
  places.forEach((at, n) => {
    layout.furnish(
      "plinth",
      [high[0] - low[0] + 2 * PLINTH_EDGE, high[1] - low[1] + 2 * PLINTH_EDGE, PLINTH],
      [(low[0] + high[0]) / 2, at[1] + (low[1] + high[1]) / 2, 0],
    );
    layout.place(unit, `${tag}-${n + 1}`, at, turn);
  });
  let numbered = 0;
  for (const towards of [1, -1] as const) {
    const facing = ports
      .filter(({ direction }) => Math.sign(direction[0]) === towards)
      .toSorted((a, b) => b.at[2] - a.at[2]);
    let reach = 0;
    for (const port of facing) {
      const size = standardSize(port.size as number);
      const header = headerSize(size, count);
      const valve = isolatingValve(size);
      const risers = places.map((at) => {
        const { at: from } = placedPort(port, at, 0);
        const end = layBranch(layout, {
          from,
          towards,
          system: port.system,
          size,
          valves: [valve],
          tag: () => `${tag}V-${++numbered}`,
        });
        const x = end[0] + towards * reach;
        layout.run({
          system: port.system,
          size,
          points: [end, [x, end[1], end[2]], [x, end[1], level]],
        });
        return [x, end[1], level] as const;
      });
      joinHeader(layout, port, header, risers);
      reach += farther(header);
    }
  }
  return layout.arranged();
}

function joinHeader(
  layout: Layout,
  { name, system }: Port,
  size: number,
  risers: readonly (readonly [number, number, number])[],
): void {
  const [x, first, z] = risers[0]!;
  const last = risers.at(-1)![1];
  layout.run({
    system,
    size,
    points: [
      [x, first - OVERHANG, z],
      [x, last + OVERHANG, z],
    ],
  });
  layout.connect({
    name: `${name.replace(/口$/u, "")}总管`,
    system,
    at: [x, last + OVERHANG, z],
    direction: [0, 1, 0],
    size,
  });
}
