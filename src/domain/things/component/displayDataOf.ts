import type {
  BodyNode,
  DimensionNode,
  DisplayData,
  DisplayMaterial,
  Triple,
} from "#domain/things/model/displayData.ts";
import { greatest } from "../../base/lists.ts";
import { boundsOf } from "./bodyOf.ts";
import type { ComponentBody } from "./ComponentBody.ts";
import { MATERIALS, type MaterialName, type Solid } from "./Solid.ts";

/** µm are finer than anything measured here. */
const fine = (value: number) => Math.round(value * 1000) / 1000;
const flat = (triples: readonly Triple[]) => triples.flat().map(fine);

const NAMES = Object.keys(MATERIALS) as MaterialName[];

const materials = NAMES.map((name, id): DisplayMaterial => ({
  id,
  name: MATERIALS[name].name,
  color: MATERIALS[name].color,
  opacity: 1,
}));

const bodyNode = ({ name, material, patches }: Solid): BodyNode => ({
  type: "body",
  name,
  children: patches.map(({ vertices, normals, triangles }) => ({
    type: "face",
    material: NAMES.indexOf(material),
    mesh: { vertices: flat(vertices), normals: flat(normals), triangles: triangles.flat() },
  })),
});

/**
 * Dimensions of length, width and height beside the body: two extension lines, a dimension line and the figure.
 */
function overall(body: ComponentBody): DimensionNode[] {
  const [low, high] = boundsOf(body);
  const size = high.map((value, axis) => value - low[axis]!);
  const gap = greatest(size) * 0.08;
  const aside: readonly Triple[] = [
    [0, -gap, 0],
    [gap, 0, 0],
    [-gap, -gap, 0],
  ];
  const from: readonly Triple[] = [low, [high[0], low[1], low[2]], low];
  return ["长", "宽", "高"].map((name, axis) => {
    const begin = from[axis]!;
    const end = begin.map((value, at) => (at === axis ? high[axis]! : value)) as unknown as Triple;
    const shifted = (point: Triple, share: number) =>
      point.map((value, at) => fine(value + aside[axis]![at]! * share)) as unknown as Triple;
    const [a, b] = [shifted(begin, 1), shifted(end, 1)];
    return {
      type: "dimension",
      name,
      children: [
        { type: "line", from: begin, to: shifted(begin, 1.2) },
        { type: "line", from: end, to: shifted(end, 1.2) },
        { type: "line", from: a, to: b },
        {
          type: "text",
          position: a.map((value, at) => fine((value + b[at]!) / 2)) as unknown as Triple,
          text: String(Math.round(size[axis]!)),
          height: fine(gap * 0.5),
        },
      ],
    };
  });
}

/** The data by which the viewer shows a body. */
export const displayDataOf = (body: ComponentBody): DisplayData => ({
  version: 1,
  unit: "mm",
  up: "z",
  materials,
  nodes: [{ type: "group", name: "示意模型", children: body.solids.map(bodyNode) }, ...overall(body)],
});
