import { PORT_SYSTEMS } from "../component/ComponentBody.ts";
import type { DescribedComponent } from "../component/files/ComponentFacts.ts";
import { ifcIdentifier } from "../component/files/ifcIdentifier.ts";
import { classOf, IfcFile, isDoor } from "../component/files/IfcFile.ts";
import { stepList, stepText } from "../component/files/StepText.ts";
import type { Solid } from "../component/Solid.ts";
import type { Arrangement } from "./Arrangement.ts";
import { movedSolids, roomSolids, runSolids } from "./arrangementBody.ts";
import { FURNISHING_NAMES, furnishingSolids } from "./furnishings.ts";
import { runSizeText } from "./runSizeText.ts";
import { turned } from "./turned.ts";

export interface NamedArrangement {
  readonly id: string;
  readonly name: string;
  readonly arrangement: Arrangement;
}

/** IFC4: each product once as a type, with all that it states, and placed as often as it stands; pipes and room about it. */
export function writeIfcArrangement(
  { id: own, name, arrangement }: NamedArrangement,
  components: readonly DescribedComponent[],
  at: string,
): string {
  const file = new IfcFile();
  const { lines } = file;
  const id = (part: string) => `'${ifcIdentifier(`${own}/${part}`)}'`;
  const { storey, placement } = file.storey(own, name);
  const elements: string[] = [];

  const piece = (
    className: string,
    predefined: string,
    words: string,
    part: string,
    solids: readonly Solid[],
  ) => {
    if (solids.length === 0) return;
    const shape = file.mapped(file.shapeMap(solids));
    const place = file.placement(placement);
    elements.push(
      lines.add(`${className}(${id(part)},$,${stepText(words)},$,$,${place},${shape},$,.${predefined}.)`),
    );
  };

  for (const component of components) {
    const { facts } = component;
    const standing = arrangement.products.filter(({ productId }) => productId === facts.productId);
    const { type, map, className } = file.type(component);
    const [, predefined] = classOf(facts);
    const last = isDoor(className) ? `,$,$,.${predefined}.,.NOTDEFINED.,$` : `,.${predefined}.`;
    const placed = standing.map(({ tag, at: where, turn }, n) => {
      const place = file.placement(placement, where, turned([1, 0, 0], turn));
      return lines.add(
        `${className}(${id(`product ${facts.productId} ${n}`)},$,${stepText(tag)},${stepText(facts.name)},${stepText(facts.model)},${place},${file.mapped(map)},${stepText(tag)}${last})`,
      );
    });
    lines.add(`IFCRELDEFINESBYTYPE(${id(`defines ${facts.productId}`)},$,$,$,${stepList(placed)},${type})`);
    elements.push(...placed);
  }
  arrangement.runs.forEach((run, n) => {
    const isPipe = typeof run.size === "number";
    const words = `${PORT_SYSTEMS[run.system]} ${runSizeText(run.size)}`;
    piece(isPipe ? "IFCPIPESEGMENT" : "IFCDUCTSEGMENT", "RIGIDSEGMENT", words, `run ${n}`, runSolids(run));
  });
  arrangement.furnishings.forEach(({ kind, size, at: where, turn }, n) => {
    const solids = movedSolids(furnishingSolids(kind, size), where, turn);
    piece("IFCFURNITURE", "NOTDEFINED", FURNISHING_NAMES[kind], `furnishing ${n}`, solids);
  });
  if (arrangement.room !== null) {
    const [slab, ...walls] = roomSolids(arrangement.room);
    if (slab !== undefined) piece("IFCSLAB", "FLOOR", slab.name, "slab", [slab]);
    walls.forEach((wall, n) => piece("IFCWALL", "NOTDEFINED", wall.name, `wall ${n}`, [wall]));
  }
  if (elements.length > 0)
    lines.add(`IFCRELCONTAINEDINSPATIALSTRUCTURE(${id("contained")},$,$,$,${stepList(elements)},${storey})`);
  return file.toString(`${name}.ifc`, at);
}
