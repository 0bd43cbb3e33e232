import { PORT_SYSTEMS, type Port } from "../component/ComponentBody.ts";
import { IfcProducts, type IfcComponent } from "../files/ifc/IfcProducts.ts";
import { IfcSets } from "../files/ifc/IfcSets.ts";
import { measured } from "../files/ifc/measures.ts";
import { IFC_SYSTEMS } from "../files/ifc/portWords.ts";
import type { Quantity } from "../files/ifc/quantities.ts";
import { ifcIdentifier } from "../files/ifcIdentifier.ts";
import { IfcFile } from "../files/IfcFile.ts";
import { stepList, stepText } from "../files/StepText.ts";
import type { Solid } from "../component/Solid.ts";
import { append } from "../../base/lists.ts";
import type { Triple } from "../model/displayData.ts";
import type { Arrangement, Furnishing, PlacedProduct, System } from "./Arrangement.ts";
import { movedSolids, roomSolids } from "./arrangementBody.ts";
import { FURNISHING_NAMES, furnishingSolids } from "./furnishings.ts";
import { placedPort } from "./layout/Layout.ts";
import { halvesOf, isPipe } from "./legs.ts";
import { isNear, joints, type End } from "./joints.ts";
import { pipework, type Piece, type PieceKind } from "./pipework.ts";
import { runSizeText } from "./runSizeText.ts";
import { turned } from "./turned.ts";

export interface NamedArrangement {
  readonly id: string;
  readonly name: string;
  readonly arrangement: Arrangement;
}

const FITTINGS: { readonly [Kind in PieceKind]: readonly [predefined: string, words: string] } = {
  segment: ["RIGIDSEGMENT", ""],
  bend: ["BEND", "弯头"],
  junction: ["JUNCTION", "三通"],
  transition: ["TRANSITION", "变径"],
  flange: ["CONNECTOR", "法兰"],
};

/** IFC class of a piece of furniture; IFCFURNITURE if nothing more specific is known. */
const BUILT: ReadonlyMap<Furnishing["kind"], readonly [className: string, predefined: string]> = new Map([
  ["plinth", ["IFCFOOTING", "PAD_FOOTING"]],
  ["support", ["IFCMEMBER", "POST"]],
  ["column", ["IFCCOLUMN", "COLUMN"]],
]);

/** An open end at its position, with the line of its port. */
interface Joined extends End {
  readonly line: string;
}

class ArrangementFile {
  readonly file = new IfcFile();
  readonly products = new IfcProducts(this.file);
  readonly sets = new IfcSets(this.file);
  readonly elements: string[] = [];
  readonly bySystem = new Map<System, Set<string>>();
  readonly ends: Joined[] = [];
  readonly own: string;

  constructor(own: string) {
    this.own = own;
  }

  id(part: string): string {
    return `'${ifcIdentifier(`${this.own}/${part}`)}'`;
  }

  /** An object with a shape of its own that is no product. */
  piece(
    [className, predefined]: readonly [string, string],
    words: string,
    part: string,
    solids: readonly Solid[],
    placement: string,
  ): string {
    const { shapes } = this.file;
    const shape = shapes.mapped(shapes.shapeMap(solids));
    const place = this.file.placement(placement);
    const element = this.file.add(
      `${className}(${this.id(part)},$,${stepText(words)},$,$,${place},${shape},$,.${predefined}.)`,
    );
    this.elements.push(element);
    return element;
  }

  belong(system: System, element: string): void {
    const known = this.bySystem.get(system) ?? new Set();
    this.bySystem.set(system, known.add(element));
  }

  quantities(part: string, element: string, name: string, quantities: readonly Quantity[]): void {
    const owner = `${this.own}/${part}/quantities`;
    this.sets.define(owner, element, this.sets.quantities(owner, name, quantities));
  }

  join(): void {
    joints(this.ends).forEach(([a, b], n) => {
      this.file.add(
        `IFCRELCONNECTSPORTS(${this.id(`joint ${n}`)},$,$,$,${this.ends[a]!.line},${this.ends[b]!.line},$)`,
      );
    });
  }

  systems(building: string): void {
    for (const [system, elements] of this.bySystem) {
      const words = `${PORT_SYSTEMS[system]}系统`;
      const line = this.file.add(
        `IFCDISTRIBUTIONSYSTEM(${this.id(`system ${system}`)},$,${stepText(words)},$,$,$,.${IFC_SYSTEMS[system]}.)`,
      );
      this.file.add(
        `IFCRELASSIGNSTOGROUP(${this.id(`members ${system}`)},$,$,$,${stepList([...elements])},$,${line})`,
      );
      this.file.add(`IFCRELSERVICESBUILDINGS(${this.id(`serves ${system}`)},$,$,$,${line},(${building}))`);
    }
  }
}

/** The medium of an opening: that of its pipe, since a pump or a valve does not know it. */
const carriedBy = ({ runs }: Arrangement, { at, system }: Port): System =>
  runs.find(({ points }) => [points[0]!, points.at(-1)!].some((end) => isNear(end, at)))?.system ?? system;

function writeProduct(
  into: ArrangementFile,
  component: IfcComponent,
  { arrangement }: NamedArrangement,
  placement: string,
): void {
  const { file, products } = into;
  const { facts, body } = component;
  const type = products.type(component);
  const own = arrangement.products.filter(({ productId }) => productId === facts.productId);
  const placed = own.map(({ tag, at, turn }: PlacedProduct, n) => {
    const occurrence = {
      id: `${into.own}/product ${facts.productId} ${n}`,
      name: tag,
      tag,
      placement: file.placement(placement, at, turned([1, 0, 0], turn)),
    };
    const element = products.element(component, type, occurrence);
    const ports = body.ports.map((port) => placedPort(port, at, turn));
    const written = products.ports(component, element, occurrence, (_, which) =>
      carriedBy(arrangement, ports[which]!),
    );
    written.forEach(({ port, line }, which) => {
      into.ends.push({ ...ports[which]!, line });
      into.belong(port.system, element);
    });
    return element;
  });
  if (placed.length === 0) return;
  file.add(
    `IFCRELDEFINESBYTYPE(${into.id(`defines ${facts.productId}`)},$,$,$,${stepList(placed)},${type.type})`,
  );
  append(into.elements, placed);
}

function writePiece(into: ArrangementFile, piece: Piece, n: number, placement: string): void {
  const { kind, system, size, length, solids, ends } = piece;
  const part = `piece ${n}`;
  const [predefined, words] = FITTINGS[kind];
  const what = isPipe(size) ? "PIPE" : "DUCT";
  const className = `IFC${what}${kind === "segment" ? "SEGMENT" : "FITTING"}`;
  const name = [words, PORT_SYSTEMS[system], runSizeText(size)].filter((word) => word !== "").join(" ");
  const element = into.piece([className, predefined], name, part, solids, placement);
  into.belong(system, element);
  const own = `${into.own}/${part}`;
  if (kind === "segment") {
    into.quantities(part, element, `Qto_${isPipe(size) ? "Pipe" : "Duct"}SegmentBaseQuantities`, [
      { name: "Length", kind: "LENGTH", value: length },
    ]);
    const measures: readonly (readonly [string, number])[] = isPipe(size)
      ? [
          ["NominalDiameter", size],
          ["OuterDiameter", 2 * halvesOf(size)[0]],
        ]
      : [
          ["NominalDiameterOrWidth", size[0]],
          ["NominalHeight", size[1]],
        ];
    const set = into.sets.set(
      own,
      `Pset_${isPipe(size) ? "Pipe" : "Duct"}SegmentTypeCommon`,
      measures.map(([measure, value]) => into.sets.single(measure, measured("POSITIVELENGTH", value))),
    );
    into.sets.define(`${own}/measures`, element, set);
  }
  const lines = ends.map((end, which) => {
    const port: Port = { ...end, system, kind: isPipe(size) ? "pipe" : "duct", flow: "both" };
    const line = into.products.port(port, `${own}/port ${which}`, placement, null);
    into.ends.push({ ...end, line });
    return line;
  });
  into.products.nest(own, element, lines);
}

function writeRoom(into: ArrangementFile, { furnishings, room }: Arrangement, placement: string): void {
  furnishings.forEach(({ kind, size, at, turn }, n) => {
    const part = `furnishing ${n}`;
    const solids = movedSolids(furnishingSolids(kind, size), at, turn);
    const built = BUILT.get(kind) ?? ["IFCFURNITURE", "NOTDEFINED"];
    const element = into.piece(built, FURNISHING_NAMES[kind], part, solids, placement);
    if (kind === "plinth")
      into.quantities(part, element, "Qto_FootingBaseQuantities", footingQuantities(size));
  });
  if (room === null) return;
  const [slab, ...walls] = roomSolids(room);
  into.piece(["IFCSLAB", "FLOOR"], slab!.name, "slab", [slab!], placement);
  walls.forEach((wall, n) =>
    into.piece(["IFCWALL", "NOTDEFINED"], wall.name, `wall ${n}`, [wall], placement),
  );
}

const footingQuantities = ([length, width, height]: Triple): Quantity[] => [
  { name: "Length", kind: "LENGTH", value: length },
  { name: "Width", kind: "LENGTH", value: width },
  { name: "Height", kind: "LENGTH", value: height },
];

/**
 * Writes IFC4: each product once as a type with everything that it states, placed as often as it occurs; pipes and
 * ducts as lengths and fittings joined port by port, in one system for each medium; with plinths, supports and the
 * room.
 */
export function writeIfcArrangement(
  named: NamedArrangement,
  components: readonly IfcComponent[],
  at: string,
): string {
  const { id: own, name, arrangement } = named;
  const into = new ArrangementFile(own);
  const { file } = into;
  const { building, storeys } = file.building(own, name, ["Level"]);
  const { storey, placement } = storeys[0]!;
  for (const component of components) writeProduct(into, component, named, placement);
  const ports = components.flatMap(({ facts, body }) =>
    arrangement.products
      .filter(({ productId }) => productId === facts.productId)
      .flatMap((placed) => body.ports.map((port) => placedPort(port, placed.at, placed.turn))),
  );
  pipework(arrangement, ports).forEach((piece, n) => writePiece(into, piece, n, placement));
  writeRoom(into, arrangement, placement);
  into.join();
  into.systems(building);
  if (into.elements.length > 0)
    file.add(
      `IFCRELCONTAINEDINSPATIALSTRUCTURE(${into.id("contained")},$,$,$,${stepList(into.elements)},${storey})`,
    );
  return file.toString(`${name}.ifc`, at);
}
