import type { DisplayData, DisplayMaterial, DisplayNode } from "#domain/things/model/displayData.ts";
import type { MergedModel } from "#domain/things/model/MergedModel.ts";

export interface PlainTriangle {
  readonly body: string | null;
  readonly texture: string | null;
  readonly opacity: number;
  /** Three corners. */
  readonly points: readonly (readonly number[])[];
}

type Move = (point: readonly number[]) => readonly number[];

const moveBy =
  (m: readonly number[]): Move =>
  (point) =>
    [0, 1, 2].map((row) =>
      [...point, 1].reduce((sum, value, column) => sum + m[column * 4 + row]! * value, 0),
    );

/** Every triangle of a model at its final position, moved by all its ancestors. */
export function plainTriangles({ nodes, materials }: DisplayData): PlainTriangle[] {
  const trianglesOf = (node: DisplayNode, body: string | null, moves: readonly Move[]): PlainTriangle[] => {
    switch (node.type) {
      case "dimension":
        return [];
      case "group":
      case "body": {
        const inside = node.type === "body" ? node.name : body;
        const placed = node.matrix === undefined ? moves : [moveBy(node.matrix), ...moves];
        return node.children.flatMap((child) => trianglesOf(child, inside, placed));
      }
      case "face": {
        const material = materials.find(({ id }) => id === node.material) as DisplayMaterial;
        const { vertices, triangles, uvs } = node.mesh;
        const corner = (at: number) =>
          moves.reduce<readonly number[]>((point, move) => move(point), vertices.slice(at * 3, at * 3 + 3));
        return Array.from({ length: triangles.length / 3 }, (_, at) => ({
          body,
          texture: uvs === undefined ? null : (material.texture ?? null),
          opacity: material.opacity,
          points: triangles.slice(at * 3, at * 3 + 3).map(corner),
        }));
      }
    }
  };
  return nodes.flatMap((node) => trianglesOf(node, null, []));
}

export const mergedTriangles = ({ groups, bodies, origin }: MergedModel): PlainTriangle[] =>
  groups.flatMap(({ texture, positions, colors, indices, faceStarts, faceBodies }) =>
    [...faceBodies].flatMap((body, face) =>
      Array.from({ length: (faceStarts[face + 1]! - faceStarts[face]!) / 3 }, (_, at) => {
        const corners = [0, 1, 2].map((offset) => indices[faceStarts[face]! + at * 3 + offset]!);
        return {
          body: bodies[body] ?? null,
          texture,
          opacity: Math.round((colors[corners[0]! * 4 + 3]! / 65_535) * 1000) / 1000,
          points: corners.map((corner) => origin.map((value, axis) => value + positions[corner * 3 + axis]!)),
        };
      }),
    ),
  );
