import type { Port } from "../../component/ComponentBody.ts";
import type { Arrangement, RunSize } from "../Arrangement.ts";
import { Layout, placedBounds, type Laid } from "./Layout.ts";

/** mm of duct between two parts: a flexible joint and a transition. */
const JOINT = 300;
/** mm of duct at both ends. */
const END = 500;

export interface DuctPart extends Laid {
  readonly tag: string;
}

const opening = ({ size }: Port): readonly [number, number] =>
  typeof size === "number" ? [size, size] : size;

const portAt = ({ body: { ports } }: Laid, side: -1 | 1): Port =>
  ports.find(({ kind, direction }) => kind === "duct" && direction[0] * side > 0.5)!;

/** The smaller of two openings; the joint is no wider than either. */
function joint(a: Port, b: Port): RunSize {
  const [wide, high] = [opening(a), opening(b)];
  return [Math.min(wide[0], high[0]), Math.min(wide[1], high[1])];
}

/**
 * Parts of a duct in the direction of the air, with their openings on one axis `level` mm above the floor; parts
 * above the floor stand on supports. Each part opens along x.
 */
export function ductLine(parts: readonly DuctPart[], level: number): Arrangement {
  const layout = new Layout();
  let x = 0;
  let before: Port | null = null;
  for (const part of parts) {
    const [inlet, outlet] = [portAt(part, -1), portAt(part, 1)];
    const gap = before === null ? END : JOINT;
    layout.run({
      system: "supplyAir",
      size: before === null ? opening(inlet) : joint(before, inlet),
      points: [
        [x, 0, level],
        [x + gap, 0, level],
      ],
    });
    x += gap;
    const at = [x - inlet.at[0], -inlet.at[1], level - inlet.at[2]] as const;
    layout.place(part, part.tag, at);
    const [low, high] = placedBounds(part, at, 0);
    if (at[2] > 0)
      for (const share of [0.2, 0.8])
        layout.furnish("support", [60, 60, at[2]], [low[0] + (high[0] - low[0]) * share, 0, 0]);
    x += outlet.at[0] - inlet.at[0];
    before = outlet;
  }
  if (before !== null) {
    layout.run({
      system: "supplyAir",
      size: opening(before),
      points: [
        [x, 0, level],
        [x + END, 0, level],
      ],
    });
    layout.connect({
      name: "出风口",
      system: "supplyAir",
      at: [x + END, 0, level],
      direction: [1, 0, 0],
      size: opening(before),
    });
  }
  return layout.arranged();
}
