import type { DimensionPart, DisplayData, DisplayMaterial, DisplayMesh, DisplayNode } from "./displayData.ts";
import { placedWithin, type Placement } from "./placement.ts";

export interface PlacedFace {
  readonly mesh: DisplayMesh;
  readonly material: DisplayMaterial;
  /** Place in `bodies`; -1 is none. */
  readonly body: number;
  readonly placement: Placement;
}

export interface PlacedPart {
  readonly part: DimensionPart;
  readonly placement: Placement;
}

export interface PlacedNodes {
  readonly faces: readonly PlacedFace[];
  readonly parts: readonly PlacedPart[];
  readonly bodies: readonly string[];
}

/** The tree as lists, each thing with the placement that all above it add up to. */
export function placedNodes({ nodes, materials }: DisplayData): PlacedNodes {
  const byId = new Map(materials.map((material) => [material.id, material]));
  const faces: PlacedFace[] = [];
  const parts: PlacedPart[] = [];
  const bodies: string[] = [];

  function walk(node: DisplayNode, body: number, placement: Placement): void {
    switch (node.type) {
      case "group":
      case "body": {
        const inside = node.type === "body" ? bodies.push(node.name) - 1 : body;
        const placed = placedWithin(placement, node.matrix ?? null);
        for (const child of node.children) walk(child, inside, placed);
        return;
      }
      case "face":
        // What was read names only materials that there are.
        faces.push({ mesh: node.mesh, material: byId.get(node.material)!, body, placement });
        return;
      case "dimension":
        for (const part of node.children) parts.push({ part, placement });
    }
  }
  for (const node of nodes) walk(node, -1, null);
  return { faces, parts, bodies };
}
