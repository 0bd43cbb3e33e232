import { groupBy } from "../../base/groupBy.ts";
import type { Triple } from "#domain/things/model/displayData.ts";
import { append } from "../../base/lists.ts";
import { boundsOf } from "../component/bodyOf.ts";
import { IfcProducts, type IfcComponent, type WrittenType } from "./ifc/IfcProducts.ts";
import { IfcSets } from "./ifc/IfcSets.ts";
import { integer, label } from "./ifc/measures.ts";
import { ifcIdentifier } from "./ifcIdentifier.ts";
import { IfcFile } from "./IfcFile.ts";
import { stepList } from "./StepText.ts";

/** Machines of one product in a project, as its schedule lists them. */
export interface ProjectUnits {
  /** Id of the row, or of the room that the machines stand in. */
  readonly id: string;
  readonly productId: string;
  /** 编号 (tag). */
  readonly number: string;
  readonly quantity: number;
  readonly remark: string;
  /** `null` if not stated. */
  readonly floor: string | null;
  /** The rooms that it serves, as the schedule names them. */
  readonly rooms: string | null;
}

export interface ProjectModel {
  readonly id: string;
  readonly name: string;
  readonly units: readonly ProjectUnits[];
}

/** mm between two machines, and between two rows. */
const AISLE = 1000;
/** Greatest length of a row of machines in mm, unless a single machine is longer. */
const ROW = 40_000;
const NOWHERE = "未指定楼层";

type Raster = (size: Triple) => Triple;

/** Places machines in rows; the next row lies behind the deepest machine of this one. */
function raster(): Raster {
  let [x, y, depth] = [0, 0, 0];
  return ([length, width]) => {
    if (x > 0 && x + length > ROW) {
      y += depth + AISLE;
      [x, depth] = [0, 0];
    }
    const at: Triple = [x + length / 2, y + width / 2, 0];
    x += length + AISLE;
    depth = Math.max(depth, width);
    return at;
  };
}

const numbered = ({ number, quantity }: ProjectUnits, n: number) =>
  quantity === 1 ? number : `${number} (${n + 1}/${quantity})`;

/**
 * Every machine of a project once, with its number, on the storey that it is for. Its position there is not known,
 * so machines stand in rows. Products without a component are left out; the caller says which.
 */
export function writeIfcProject(
  project: ProjectModel,
  components: readonly IfcComponent[],
  at: string,
): string {
  const file = new IfcFile({ sharesParts: true });
  const products = new IfcProducts(file);
  const sets = new IfcSets(file);
  const id = (part: string) => `'${ifcIdentifier(`${project.id}/${part}`)}'`;
  const byId = new Map(components.map((component) => [component.facts.productId, component]));
  const floors = groupBy(
    project.units.filter(({ productId }) => byId.has(productId)),
    ({ floor }) => floor ?? NOWHERE,
  );
  const { storeys } = file.building(
    project.id,
    project.name,
    floors.size === 0 ? [NOWHERE] : [...floors.keys()],
  );
  const types = new Map<string, WrittenType & { readonly placed: string[] }>();
  const typeOf = (component: IfcComponent) => {
    const { productId } = component.facts;
    const known = types.get(productId) ?? { ...products.type(component), placed: [] };
    types.set(productId, known);
    return known;
  };

  const stand = (units: ProjectUnits, placement: string, positionFor: Raster): string[] => {
    const component = byId.get(units.productId)!;
    const type = typeOf(component);
    const [low, high] = boundsOf(component.body);
    const size: Triple = [high[0] - low[0], high[1] - low[1], high[2] - low[2]];
    const elements = Array.from({ length: units.quantity }, (_, n) => {
      const occurrence = {
        id: `${project.id}/${units.id}/${n}`,
        name: numbered(units, n),
        tag: units.number,
        placement: file.placement(placement, positionFor(size)),
      };
      const element = products.element(component, type, occurrence);
      products.ports(component, element, occurrence);
      return element;
    });
    const owner = `${project.id}/${units.id}`;
    const set = sets.set(owner, "选型_项目", [
      sets.single("编号", label(units.number)),
      sets.single("数量", integer(units.quantity)),
      ...(units.rooms === null ? [] : [sets.single("服务房间", label(units.rooms))]),
      ...(units.remark === "" ? [] : [sets.single("备注", label(units.remark))]),
    ]);
    if (elements.length > 0) sets.define(owner, elements.join(","), set);
    append(type.placed, elements);
    return elements;
  };

  [...floors.values()].forEach((units, n) => {
    const { storey, placement } = storeys[n]!;
    const positionFor = raster();
    const elements: string[] = [];
    for (const each of units) append(elements, stand(each, placement, positionFor));
    if (elements.length > 0)
      file.add(
        `IFCRELCONTAINEDINSPATIALSTRUCTURE(${id(`contained ${n}`)},$,$,$,${stepList(elements)},${storey})`,
      );
  });
  for (const [productId, { type, placed }] of types)
    file.add(`IFCRELDEFINESBYTYPE(${id(`defines ${productId}`)},$,$,$,${stepList(placed)},${type})`);
  return file.toString(`${project.name}.ifc`, at);
}
