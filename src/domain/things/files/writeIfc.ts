import { IfcProducts, type IfcComponent } from "./ifc/IfcProducts.ts";
import { ifcIdentifier } from "./ifcIdentifier.ts";
import { IfcFile } from "./IfcFile.ts";
import { stepList } from "./StepText.ts";

/** One component, placed once in a storey, in a file that an office can link or open. `at`: ISO, to the second. */
export function writeIfc(component: IfcComponent, at: string): string {
  const { productId, model } = component.facts;
  const file = new IfcFile();
  const products = new IfcProducts(file);
  const id = (name: string) => `'${ifcIdentifier(`${productId}/${name}`)}'`;
  const { storey, placement } = file.building(productId, model, ["Level"]).storeys[0]!;
  const type = products.type(component);
  const occurrence = {
    id: `${productId}/element`,
    name: model,
    tag: model,
    placement: file.placement(placement),
  };
  const element = products.element(component, type, occurrence);
  file.add(`IFCRELDEFINESBYTYPE(${id("defines")},$,$,$,(${element}),${type.type})`);
  file.add(`IFCRELCONTAINEDINSPATIALSTRUCTURE(${id("contained")},$,$,$,(${element}),${storey})`);
  products.ports(component, element, occurrence);
  return file.toString(`${model}.ifc`, at);
}

/** The types of a whole series as a library, without occurrences; equal parts are written once. */
export function writeIfcLibrary(
  series: { readonly id: string; readonly name: string },
  components: readonly IfcComponent[],
  at: string,
): string {
  const file = new IfcFile({ sharesParts: true });
  const products = new IfcProducts(file);
  const id = (name: string) => `'${ifcIdentifier(`${series.id}/${name}`)}'`;
  const project = file.project(`${series.id}/project`, series.name);
  const library = file.library(`${series.id}/library`, series.name);
  const types = components.map((component) => products.type(component).type);
  file.add(`IFCRELDECLARES(${id("library declared")},$,$,$,${project},(${library}))`);
  file.add(`IFCRELDECLARES(${id("types")},$,$,$,${library},${stepList(types)})`);
  return file.toString(`${series.name}.ifc`, at);
}
