import type { ComponentFacts } from "#domain/things/files/ComponentFacts.ts";
import type { IfcComponent } from "#domain/things/files/ifc/IfcProducts.ts";
import { sharedParameters, typeCatalogue } from "#domain/things/files/revit/revitText.ts";
import { writeDxf } from "#domain/things/files/writeDxf.ts";
import { writeIfc, writeIfcLibrary } from "#domain/things/files/writeIfc.ts";
import { writeIfcProject } from "#domain/things/files/writeIfcProject.ts";
import { writeIfcArrangement } from "#domain/things/design/writeIfcArrangement.ts";
import { writeObj } from "#domain/things/files/writeObj.ts";
import { figuresOf, shapeOf } from "../statedBody.ts";
import { zipOf } from "./zipOf.ts";
import type { DesignFileOrder, FileOrder, FileSource, ProjectFileOrder } from "./FileOrder.ts";

function described({ facts, stated }: FileSource): IfcComponent {
  const body = shapeOf(stated);
  if (body === null) throw new Error(`Nobody has drawn ${stated.categoryCode}`);
  return { facts, body, figures: figuresOf(stated) };
}

const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
const utf8 = (text: string) => Buffer.from(text, "utf8");

/** Writes a file in its format's encoding: Revit reads Chinese in text files only as UTF-16. */
export function writeFile(order: FileOrder | DesignFileOrder | ProjectFileOrder): Buffer {
  if (order.kind === "design")
    return utf8(writeIfcArrangement(order.design, order.sources.map(described), order.at));
  if (order.kind === "project")
    return utf8(writeIfcProject(order.project, order.sources.map(described), order.at));
  const { kind, sources, at } = order;
  const first = sources[0]!;
  const facts = sources.map((source): ComponentFacts => source.facts);
  switch (kind) {
    case "ifc":
    case "nova":
      return utf8(writeIfc(described(first), at));
    case "dxf":
      return utf8(writeDxf(described(first), order.drawing));
    case "obj": {
      const { name, obj, mtl } = writeObj(described(first));
      return zipOf([
        { name: `${name}.obj`, bytes: utf8(obj) },
        { name: `${name}.mtl`, bytes: utf8(mtl) },
      ]);
    }
    case "types":
      return utf16(typeCatalogue(facts));
    case "params":
      return utf16(sharedParameters(first.facts));
    case "library": {
      const { productId, series, model } = first.facts;
      return utf8(
        writeIfcLibrary({ id: series ?? productId, name: series ?? model }, sources.map(described), at),
      );
    }
  }
}
