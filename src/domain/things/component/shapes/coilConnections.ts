import type { Triple } from "#domain/things/model/displayData.ts";
import type { Port } from "../ComponentBody.ts";
import { part, type Solid } from "../Solid.ts";
import { pipe } from "../solids/placed.ts";

/** Two pipes and the drain, out of the side at +x: DN20 water pipes, or the two pipes of a refrigerant circuit. */
export function coilConnections(
  pipes: "water" | "refrigerant",
  end: number,
  y: number,
  heights: readonly [number, number, number],
  stub: number,
) {
  const isWater = pipes === "water";
  const radii = isWater ? [13, 13, 10] : [5, 8, 10];
  const names = isWater ? ["进水管", "出水管", "凝结水管"] : ["液管", "气管", "凝结水管"];
  const solids: Solid[] = heights.map((z, at) =>
    part(
      names[at]!,
      at === 2 ? "white" : "copper",
      pipe("x", radii[at]!, radii[at]! * 0.85, [0, y, z], [end - stub, end]),
    ),
  );
  const ports: Port[] = heights.map((z, at) => ({
    name: names[at]!,
    at: [end, y, z] as Triple,
    direction: [1, 0, 0],
    size: radii[at]! * 2,
    kind: "pipe",
    flow: at === 0 ? "in" : "out",
    system: at === 2 ? "drain" : isWater ? "chilledWater" : "refrigerant",
  }));
  return { solids, ports };
}
