import type { Triple } from "#domain/things/model/displayData.ts";
import { MATERIALS, type MaterialName, type Solid } from "../../component/Solid.ts";
import { stepList, stepReal, stepText, type StepLines } from "../StepText.ts";

/** Points of a shape are rounded to a thousandth of a mm. */
const FINENESS = 1000;
const fine = (value: number) => Math.round(value * FINENESS) / FINENESS;

interface Faces {
  readonly points: string;
  readonly triangles: string;
}

function lowestOf({ patches }: Solid): Triple {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  for (const { vertices } of patches)
    for (const vertex of vertices)
      vertex.forEach((value, axis) => {
        low[axis] = Math.min(low[axis]!, value);
      });
  return low;
}

/** The points of a solid, each once, relative to a point. */
function facesOf({ patches }: Solid, from: Triple): Faces {
  const numbers = new Map<string, number>();
  const triangles: string[] = [];
  for (const { vertices, triangles: corners } of patches) {
    const own = vertices.map((vertex) => {
      const text = stepList(vertex.map((value, axis) => stepReal(fine(value - from[axis]!))));
      const known = numbers.get(text) ?? numbers.size + 1;
      numbers.set(text, known);
      return known;
    });
    for (const [a, b, c] of corners) {
      const [p, q, r] = [own[a]!, own[b]!, own[c]!];
      // Triangles narrower than a thousandth of a millimetre are dropped; their sides belong to their neighbours.
      if (p !== q && q !== r && r !== p) triangles.push(`(${p},${q},${r})`);
    }
  }
  return { points: stepList([...numbers.keys()]), triangles: stepList(triangles) };
}

const ORIGIN: Triple = [0, 0, 0];

export interface ShapeContext {
  readonly body: string;
  readonly axes: string;
  readonly origin: string;
  /** For several products: equal parts are written once, wherever they stand. */
  readonly sharesParts: boolean;
}

export class IfcShapes {
  readonly #lines: StepLines;
  readonly #context: ShapeContext;
  readonly #styles = new Map<MaterialName, string>();
  /** The shape maps already written, by their contents. */
  readonly #known = new Map<string, string>();
  readonly #points = new Map<string, string>();

  constructor(lines: StepLines, context: ShapeContext) {
    this.#lines = lines;
    this.#context = context;
  }

  readonly #add = (entity: string) => this.#lines.add(entity);

  #style(material: MaterialName): string {
    const known = this.#styles.get(material);
    if (known !== undefined) return known;
    const { name, color } = MATERIALS[material];
    const rgb = this.#add(`IFCCOLOURRGB($,${color.map(stepReal).join(",")})`);
    const shade = this.#add(`IFCSURFACESTYLERENDERING(${rgb},0.,$,$,$,$,$,$,.NOTDEFINED.)`);
    const style = this.#add(`IFCSURFACESTYLE(${stepText(name)},.BOTH.,(${shade}))`);
    this.#styles.set(material, style);
    return style;
  }

  #point([x, y, z]: Triple): string {
    const text = stepList([x, y, z].map((value) => stepReal(fine(value))));
    const known = this.#points.get(text) ?? this.#add(`IFCCARTESIANPOINT(${text})`);
    this.#points.set(text, known);
    return known;
  }

  #map(kind: "Tessellation" | "MappedRepresentation", items: readonly string[]): string {
    const shape = this.#add(
      `IFCSHAPEREPRESENTATION(${this.#context.body},'Body','${kind}',${stepList(items)})`,
    );
    return this.#add(`IFCREPRESENTATIONMAP(${this.#context.axes},${shape})`);
  }

  #set(material: MaterialName, { points, triangles }: Faces): string {
    const list = this.#add(`IFCCARTESIANPOINTLIST3D(${points})`);
    // Each edge of a part belongs to two triangles, so a program may make a solid of it.
    const set = this.#add(`IFCTRIANGULATEDFACESET(${list},$,.T.,${triangles},$)`);
    this.#add(`IFCSTYLEDITEM(${set},(${this.#style(material)}),$)`);
    return set;
  }

  /** A part at its position. Its shape counts from its lowest corner, so that equal parts give equal texts. */
  #shared(solid: Solid): string {
    const at = lowestOf(solid);
    const faces = facesOf(solid, at);
    const key = `${solid.material}${faces.points}${faces.triangles}`;
    const known = this.#known.get(key) ?? this.#map("Tessellation", [this.#set(solid.material, faces)]);
    this.#known.set(key, known);
    const moved = this.#add(`IFCCARTESIANTRANSFORMATIONOPERATOR3D($,$,${this.#point(at)},1.,$)`);
    return this.#add(`IFCMAPPEDITEM(${known},${moved})`);
  }

  /** The shape of a type, to be placed as often as needed. */
  shapeMap(solids: readonly Solid[]): string {
    const { sharesParts } = this.#context;
    return this.#map(
      sharesParts ? "MappedRepresentation" : "Tessellation",
      solids.map((solid) =>
        sharesParts ? this.#shared(solid) : this.#set(solid.material, facesOf(solid, ORIGIN)),
      ),
    );
  }

  /** The shape of an occurrence, from its map. */
  mapped(map: string): string {
    const same = this.#add(`IFCCARTESIANTRANSFORMATIONOPERATOR3D($,$,${this.#context.origin},1.,$)`);
    const item = this.#add(`IFCMAPPEDITEM(${map},${same})`);
    const shape = this.#add(
      `IFCSHAPEREPRESENTATION(${this.#context.body},'Body','MappedRepresentation',(${item}))`,
    );
    return this.#add(`IFCPRODUCTDEFINITIONSHAPE($,$,(${shape}))`);
  }
}
