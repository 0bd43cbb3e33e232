import type { DescribedComponent } from "./ComponentFacts.ts";
import { ifcIdentifier } from "./ifcIdentifier.ts";
import { classOf, IfcFile, isDoor } from "./IfcFile.ts";
import { stepList, stepText } from "./StepText.ts";

/** One component, placed once in a storey, as an office can link or open it. `at`: ISO, to the second. */
export function writeIfc(component: DescribedComponent, at: string): string {
  const { facts, body } = component;
  const file = new IfcFile();
  const { lines } = file;
  const id = (name: string) => `'${ifcIdentifier(`${facts.productId}/${name}`)}'`;
  const { storey, placement } = file.storey(facts.productId, facts.model);
  const { type, map, className } = file.type(component);
  const placed = file.placement(placement);
  const [, predefined] = classOf(facts);
  const own = isDoor(className) ? `,$,$,.${predefined}.,.NOTDEFINED.,$` : `,.${predefined}.`;
  const element = lines.add(
    `${className}(${id("element")},$,${stepText(facts.model)},${stepText(facts.name)},${stepText(facts.model)},${placed},${file.mapped(map)},$${own})`,
  );
  lines.add(`IFCRELDEFINESBYTYPE(${id("defines")},$,$,$,(${element}),${type})`);
  lines.add(`IFCRELCONTAINEDINSPATIALSTRUCTURE(${id("contained")},$,$,$,(${element}),${storey})`);
  body.ports.forEach((port, n) => file.port(port, `${facts.productId}/port ${n}`, element, placed));
  return file.toString(`${facts.model}.ifc`, at);
}

/** Types of a whole series as a library, none of them placed. */
export function writeIfcLibrary(
  series: { readonly id: string; readonly name: string },
  components: readonly DescribedComponent[],
  at: string,
): string {
  const file = new IfcFile();
  const project = file.project(`${series.id}/project`, series.name);
  const library = file.library(`${series.id}/library`, series.name);
  const types = components.map((component) => file.type(component).type);
  file.lines.add(
    `IFCRELDECLARES('${ifcIdentifier(`${series.id}/library declared`)}',$,$,$,${project},(${library}))`,
  );
  file.lines.add(
    `IFCRELDECLARES('${ifcIdentifier(`${series.id}/types`)}',$,$,$,${library},${stepList(types)})`,
  );
  return file.toString(`${series.name}.ifc`, at);
}
