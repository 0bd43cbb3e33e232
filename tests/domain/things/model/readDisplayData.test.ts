import { readdirSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readDisplayData, type DisplayFault } from "#domain/things/model/readDisplayData.ts";
import { anyModel, boxFaces, bundledModel, faceOf, modelOf, MODELS } from "../../../support/modelMaker.ts";

const BOX = modelOf(boxFaces([0, 0, 0], [1, 1, 1]));
const SQUARE = { vertices: [0, 0, 0, 1, 0, 0, 0, 1, 0], triangles: [0, 1, 2] };
const codeOf = (value: unknown) => {
  const read = readDisplayData(value);
  return read.ok ? "sound" : read.code;
};

test("reads every part that the program brings along", () => {
  const ids = readdirSync(MODELS).flatMap((file) => /^(.*)\.display_data\.json\.gz$/u.exec(file)?.[1] ?? []);
  expect(ids).toHaveLength(19);
  for (const id of ids) expect(bundledModel(id).source?.licence).not.toBe("");
});

test("reads what is sound", () => {
  fc.assert(
    fc.property(anyModel, (model) => {
      expect(codeOf(model)).toBe("sound");
    }),
  );
});

const withMesh = (mesh: object) => modelOf([{ type: "face", material: 0, mesh } as never]);
const withPart = (part: object) =>
  modelOf([...BOX.nodes, { type: "dimension", name: "宽", children: [part] } as never]);
const nested = (depth: number) => {
  let node: unknown = faceOf(SQUARE);
  for (let at = 0; at < depth; at++) node = { type: "group", name: "", children: [node] };
  return modelOf([node as never]);
};

const HOLES: number[] = [];
HOLES.length = 1_000_000_002;

test.each<readonly [string, unknown, DisplayFault]>([
  ["nothing", null, "damaged"],
  ["a list", [], "damaged"],
  ["another version", { ...BOX, version: 2 }, "damaged"],
  ["inches", { ...BOX, unit: "in" }, "damaged"],
  ["a model without nodes", modelOf([]), "empty"],
  ["a body without faces", modelOf([{ type: "body", name: "", children: [] }]), "empty"],
  ["a face without triangles", withMesh({ vertices: [], triangles: [] }), "empty"],
  ["an index out of range", withMesh({ ...SQUARE, triangles: [0, 1, 3] }), "damaged"],
  ["a negative index", withMesh({ ...SQUARE, triangles: [0, 1, -1] }), "damaged"],
  ["half an index", withMesh({ ...SQUARE, triangles: [0, 1, 0.5] }), "damaged"],
  ["an index of 2³²", withMesh({ ...SQUARE, triangles: [0, 1, 2 ** 32] }), "damaged"],
  [
    "an index that cannot be made a number",
    withMesh({ ...SQUARE, triangles: [0, 1, { toString: false }] }),
    "damaged",
  ],
  ["half a triangle", withMesh({ ...SQUARE, triangles: [0, 1] }), "damaged"],
  [
    "NaN, which JSON writes as null",
    withMesh({ ...SQUARE, vertices: [0, 0, null, 1, 0, 0, 0, 1, 0] }),
    "damaged",
  ],
  ["infinity", withMesh({ ...SQUARE, vertices: [0, 0, Infinity, 1, 0, 0, 0, 1, 0] }), "damaged"],
  ["a text for a number", withMesh({ ...SQUARE, vertices: [0, 0, "0", 1, 0, 0, 0, 1, 0] }), "damaged"],
  ["too few normals", withMesh({ ...SQUARE, normals: [0, 0, 1] }), "damaged"],
  ["too few places in a texture", withMesh({ ...SQUARE, uvs: [0, 0] }), "damaged"],
  [
    "an object that says it is long",
    withMesh({ vertices: { length: 1e9 }, triangles: { length: 1e9 } }),
    "damaged",
  ],
  ["a list of 10⁹ holes", withMesh({ vertices: HOLES, triangles: [] }), "too-large"],
  ["a material that is not there", modelOf([faceOf(SQUARE, 5)]), "damaged"],
  ["two materials of one number", { ...BOX, materials: [...BOX.materials, ...BOX.materials] }, "damaged"],
  [
    "a texture in another folder",
    { ...BOX, materials: [{ ...BOX.materials[0], texture: "../x.png" }] },
    "damaged",
  ],
  ["a colour beyond white", { ...BOX, materials: [{ ...BOX.materials[0], color: [2, 0, 0] }] }, "damaged"],
  [
    "a matrix of 15",
    modelOf([{ type: "group", name: "", children: [], matrix: Array(15).fill(0) }]),
    "damaged",
  ],
  [
    "a matrix that projects",
    modelOf([{ type: "group", name: "", children: [], matrix: Array(16).fill(1) }]),
    "damaged",
  ],
  ["a node of no kind", { ...BOX, nodes: [{ type: "toString" }] }, "damaged"],
  ["a tree that is too deep", nested(100_000), "too-large"],
  ["a text without a place", withPart({ type: "text", text: "1", height: 1 }), "damaged"],
  [
    "a text that is a book",
    withPart({ type: "text", text: "x".repeat(65), height: 1, position: [0, 0, 0] }),
    "damaged",
  ],
  ["an edge of one point", withPart({ type: "edge", points: [0, 0, 0] }), "damaged"],
  ["an arc that ends nowhere", withPart({ type: "arc", center: [0, 0, 0], radius: 1 }), "damaged"],
])("%s is refused", (_, value, code) => {
  expect(codeOf(value)).toBe(code);
});

test.each<readonly [string, unknown]>([
  ["a licence that is a number", { from: "", author: "", licence: 1 }],
  ["no author", { from: "a collection", licence: "CC BY 4.0" }],
  ["an author longer than a name", { from: "", author: "x".repeat(1_000_000), licence: "" }],
  ["a title that is a list", { from: "", author: "", licence: "", work: [] }],
  ["a text", "somebody"],
  ["nothing", null],
])("a credit with %s is left out, and the model is sound", (_, source) => {
  expect(readDisplayData({ ...BOX, source })).toEqual({ ok: true, value: { ...BOX, source: null } });
});

test("a credit that can be shown stays, and where there is none, there is none", () => {
  const source = { from: "a collection", author: "A", licence: "CC BY 4.0" };
  expect(readDisplayData({ ...BOX, source })).toEqual({ ok: true, value: { ...BOX, source } });
  expect(readDisplayData(BOX)).toEqual({ ok: true, value: BOX });
});

/** The model with one of its values replaced. */
function spoiled(model: object, place: number, junk: unknown): unknown {
  const text = JSON.stringify(model);
  const isLeaf = (value: unknown) => typeof value !== "object" || value === null;
  let leaves = 0;
  JSON.parse(text, (_, value: unknown) => {
    if (isLeaf(value)) leaves += 1;
    return value;
  });
  let left = place % leaves;
  return JSON.parse(text, (_, value: unknown) => (isLeaf(value) && left-- === 0 ? junk : value));
}

test("whatever a file holds, it is answered", () => {
  fc.assert(
    fc.property(anyModel, fc.jsonValue(), fc.nat(), (model, junk, place) => {
      expect(["sound", "damaged", "too-large", "empty"]).toContain(codeOf(spoiled(model, place, junk)));
    }),
  );
});
