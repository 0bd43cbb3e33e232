import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import type {
  DisplayData,
  DisplayMaterial,
  DisplayMesh,
  DisplayNode,
  FaceNode,
} from "#domain/things/model/displayData.ts";
import { readDisplayData } from "#domain/things/model/readDisplayData.ts";

export const MODELS = "data/models";

export const packedModel = (id: string) => readFileSync(`${MODELS}/${id}.display_data.json.gz`);

/** A bundled model as it is read. */
export function bundledModel(id: string): DisplayData {
  const read = readDisplayData(JSON.parse(gunzipSync(packedModel(id)).toString("utf8")));
  if (!read.ok) throw new Error(`${id} is ${read.code}`);
  return read.value;
}

const GREY: DisplayMaterial = { id: 0, name: "grey", color: [0.5, 0.5, 0.5], opacity: 1 };

/** A face from a mesh, such as a square of two triangles. */
export const faceOf = (mesh: DisplayMesh, material = 0): FaceNode => ({ type: "face", material, mesh });

export const modelOf = (
  nodes: readonly DisplayNode[],
  materials: readonly DisplayMaterial[] = [GREY],
): DisplayData => ({
  version: 1,
  unit: "mm",
  up: "z",
  materials,
  nodes,
});

/** A box of six faces from a corner on, each with two triangles that are counter-clockwise from outside. */
export function boxFaces(
  [x, y, z]: readonly [number, number, number],
  [w, d, h]: readonly [number, number, number],
  material = 0,
): FaceNode[] {
  const corner = (at: number) => [x + (at & 1) * w, y + ((at >> 1) & 1) * d, z + ((at >> 2) & 1) * h];
  return [
    [0, 2, 3, 1],
    [4, 5, 7, 6],
    [0, 1, 5, 4],
    [2, 6, 7, 3],
    [0, 4, 6, 2],
    [1, 3, 7, 5],
  ].map((corners) => faceOf({ vertices: corners.flatMap(corner), triangles: [0, 1, 2, 0, 2, 3] }, material));
}

/** This number of bodies in rows, each a box of its own colour. */
export function manyBoxes(count: number): DisplayData {
  const side = Math.ceil(Math.sqrt(count));
  const materials = Array.from({ length: count }, (_, id): DisplayMaterial => {
    const shade = (step: number) => ((id * step) % 97) / 96;
    return { id, name: `colour ${id}`, color: [shade(7), shade(31), shade(53)], opacity: 1 };
  });
  const nodes = materials.map(({ id }): DisplayNode => {
    const children = boxFaces([(id % side) * 150, Math.floor(id / side) * 150, 0], [100, 100, 100], id);
    return { type: "body", name: `body ${id}`, children };
  });
  return modelOf(nodes, materials);
}

/** A hilly surface: one face of `side`² squares, with as many numbers as a scanned surface. */
export function hills(side: number): FaceNode {
  const row = side + 1;
  const vertices = Array.from({ length: row * row }, (_, at) => {
    const [x, y] = [at % row, Math.floor(at / row)];
    return [x * 10, y * 10, Math.round(1000 * (Math.sin(x / 3) + Math.cos(y / 5))) / 50];
  }).flat();
  const triangles = Array.from({ length: side * side }, (_, at) => {
    const corner = Math.floor(at / side) * row + (at % side);
    return [corner, corner + 1, corner + row, corner + 1, corner + row + 1, corner + row];
  }).flat();
  return faceOf({ vertices, triangles });
}

/** Few distinct values, so that vertices and sides often coincide, in flat and in warped faces. */
const coordinate = fc.integer({ min: -2, max: 2 });
const mesh: fc.Arbitrary<DisplayMesh> = fc.integer({ min: 1, max: 9 }).chain((count) =>
  fc
    .record({
      vertices: fc.array(coordinate, { minLength: count * 3, maxLength: count * 3 }),
      uvs: fc.option(fc.array(coordinate, { minLength: count * 2, maxLength: count * 2 }), { nil: null }),
      corners: fc.array(
        fc.tuple(
          ...([0, 1, 2].map(() => fc.nat(count - 1)) as [fc.Arbitrary<number>, ...fc.Arbitrary<number>[]]),
        ),
        { minLength: 1, maxLength: 12 },
      ),
    })
    .map(({ vertices, uvs, corners }) => ({
      vertices,
      triangles: corners.flat(),
      ...(uvs === null ? {} : { uvs }),
    })),
);
const matrix = fc
  .array(fc.integer({ min: -2, max: 2 }), { minLength: 12, maxLength: 12 })
  .map(([a, b, c, d, e, f, g, h, i, x, y, z]) =>
    [a, b, c, 0, d, e, f, 0, g, h, i, 0, x, y, z, 1].map((value) => value ?? 0),
  );

const MATERIALS: readonly DisplayMaterial[] = [
  GREY,
  { id: 1, name: "red", color: [1, 0, 0], opacity: 1 },
  { id: 7, name: "glass", color: [0, 0, 1], opacity: 0.5 },
  { id: 9, name: "wood", color: [1, 1, 1], opacity: 1, texture: "wood.jpg" },
];

/** Trees of faces in bodies and groups, rotated, mirrored and scaled. */
export const anyModel: fc.Arbitrary<DisplayData> = fc
  .letrec<{ node: DisplayNode; face: DisplayNode; placed: DisplayNode }>((tie) => ({
    node: fc.oneof({ maxDepth: 3, depthIdentifier: "tree" }, tie("face"), tie("placed")),
    face: fc
      .record({ mesh, material: fc.constantFrom(...MATERIALS.map(({ id }) => id)) })
      .map((face) => faceOf(face.mesh, face.material)),
    placed: fc
      .record({
        type: fc.constantFrom("group" as const, "body" as const),
        name: fc.string({ maxLength: 4 }),
        children: fc.array(tie("node"), { maxLength: 3, depthIdentifier: "tree" }),
        matrix: fc.option(matrix, { nil: null }),
      })
      .map(({ matrix: own, ...placed }) => ({ ...placed, ...(own === null ? {} : { matrix: own }) })),
  }))
  .node.chain((first) => fc.constant(first))
  .map((node) =>
    modelOf([node, faceOf({ vertices: [0, 0, 0, 1, 0, 0, 0, 1, 0], triangles: [0, 1, 2] })], MATERIALS),
  );
