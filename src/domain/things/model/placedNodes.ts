import type { DimensionPart, DisplayData, DisplayMaterial, DisplayMesh, DisplayNode } from "./displayData.ts";
import { placedWithin, type Placement } from "./placement.ts";

export interface PlacedFace {
  readonly mesh: DisplayMesh;
  readonly material: DisplayMaterial;
  /** Index in `bodies`; -1 for none. */
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

/** Flattens the tree into lists; each item gets the combined placement of its ancestors. */
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
        // The reader has checked that every material exists.
        faces.push({ mesh: node.mesh, material: byId.get(node.material)!, body, placement });
        return;
      case "dimension":
        for (const part of node.children) parts.push({ part, placement });
    }
  }
  for (const node of nodes) walk(node, -1, null);
  return { faces, parts, bodies };
}
