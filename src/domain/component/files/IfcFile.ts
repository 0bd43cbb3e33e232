import { isNameIn } from "#domain/keyed.ts";
import type { Triple } from "#domain/model/displayData.ts";
import type { Port } from "../ComponentBody.ts";
import { MATERIALS, type MaterialName, type Solid } from "../Solid.ts";
import type { ComponentFacts, DescribedComponent, FactValue } from "./ComponentFacts.ts";
import { IFC_CLASSES, IFC_MEASURES } from "./ifcClasses.ts";
import { ifcIdentifier } from "./ifcIdentifier.ts";
import { StepLines, stepList, stepReal, stepText, stepTriple } from "./StepText.ts";

const FLOWS = { in: "SINK", out: "SOURCE", both: "SOURCEANDSINK" } as const;
const SYSTEMS = {
  supplyAir: "AIRCONDITIONING",
  returnAir: "AIRCONDITIONING",
  chilledWater: "CHILLEDWATER",
  condenserWater: "CONDENSERWATER",
  domesticWater: "DOMESTICCOLDWATER",
  refrigerant: "REFRIGERATION",
  drain: "DRAINAGE",
} as const;

/** A door states its size itself and is no part of a system. */
export const isDoor = (name: string) => name === "IFCDOOR";

/** The lines of an IFC4 file that is being written, in millimetres. */
export class IfcFile {
  readonly lines = new StepLines();
  readonly #add = (entity: string) => this.lines.add(entity);
  readonly #origin: string;
  readonly #axes: string;
  readonly #body: string;
  readonly #styles = new Map<MaterialName, string>();
  readonly #context: string;

  constructor() {
    this.#origin = this.#add("IFCCARTESIANPOINT((0.,0.,0.))");
    const up = this.#add("IFCDIRECTION((0.,0.,1.))");
    const along = this.#add("IFCDIRECTION((1.,0.,0.))");
    this.#axes = this.#add(`IFCAXIS2PLACEMENT3D(${this.#origin},${up},${along})`);
    this.#context = this.#add(`IFCGEOMETRICREPRESENTATIONCONTEXT($,'Model',3,1.E-05,${this.#axes},$)`);
    this.#body = this.#add(
      `IFCGEOMETRICREPRESENTATIONSUBCONTEXT('Body','Model',*,*,*,*,${this.#context},$,.MODEL_VIEW.,$)`,
    );
  }

  #units(): string {
    const si = (kind: string, prefix: string, name: string) =>
      this.#add(`IFCSIUNIT(*,.${kind}.,${prefix},.${name}.)`);
    const second = si("TIMEUNIT", "$", "SECOND");
    const metre = si("LENGTHUNIT", "$", "METRE");
    const exponents = this.#add("IFCDIMENSIONALEXPONENTS(0,0,1,0,0,0,0)");
    const seconds = this.#add(`IFCMEASUREWITHUNIT(IFCTIMEMEASURE(3600.),${second})`);
    const hour = this.#add(`IFCCONVERSIONBASEDUNIT(${exponents},.TIMEUNIT.,'HOUR',${seconds})`);
    const cubic = this.#add(`IFCDERIVEDUNITELEMENT(${metre},3)`);
    const hourly = this.#add(`IFCDERIVEDUNITELEMENT(${hour},-1)`);
    const units = [
      si("LENGTHUNIT", ".MILLI.", "METRE"),
      si("AREAUNIT", "$", "SQUARE_METRE"),
      si("VOLUMEUNIT", "$", "CUBIC_METRE"),
      si("PLANEANGLEUNIT", "$", "RADIAN"),
      si("PRESSUREUNIT", "$", "PASCAL"),
      si("POWERUNIT", "$", "WATT"),
      si("MASSUNIT", ".KILO.", "GRAM"),
      si("THERMODYNAMICTEMPERATUREUNIT", "$", "KELVIN"),
      this.#add(`IFCDERIVEDUNIT((${cubic},${hourly}),.VOLUMETRICFLOWRATEUNIT.,$)`),
    ];
    return this.#add(`IFCUNITASSIGNMENT(${stepList(units)})`);
  }

  project(id: string, name: string): string {
    const units = this.#units();
    return this.#add(
      `IFCPROJECT('${ifcIdentifier(id)}',$,${stepText(name)},$,$,$,$,(${this.#context}),${units})`,
    );
  }

  library(id: string, name: string): string {
    const units = this.#units();
    return this.#add(
      `IFCPROJECTLIBRARY('${ifcIdentifier(id)}',$,${stepText(name)},$,$,$,$,(${this.#context}),${units})`,
    );
  }

  /** `along`: where its x points. */
  placement(within: string, at?: Triple, along?: Triple): string {
    if (at === undefined) return this.#add(`IFCLOCALPLACEMENT(${within},${this.#axes})`);
    const [up, x] =
      along === undefined
        ? ["$", "$"]
        : [[0, 0, 1] as const, along].map((way) => this.#add(`IFCDIRECTION(${stepTriple(way)})`));
    const point = this.#add(`IFCCARTESIANPOINT(${stepTriple(at)})`);
    return this.#add(`IFCLOCALPLACEMENT(${within},${this.#add(`IFCAXIS2PLACEMENT3D(${point},${up},${x})`)})`);
  }

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

  #faces({ patches, material }: Solid): string {
    const places: string[] = [];
    const triangles: string[] = [];
    for (const patch of patches) {
      const first = places.length + 1;
      places.push(...patch.vertices.map(stepTriple));
      for (const corners of patch.triangles)
        triangles.push(stepList(corners.map((corner) => String(corner + first))));
    }
    const list = this.#add(`IFCCARTESIANPOINTLIST3D(${stepList(places)})`);
    const set = this.#add(`IFCTRIANGULATEDFACESET(${list},$,$,${stepList(triangles)},$)`);
    this.#add(`IFCSTYLEDITEM(${set},(${this.#style(material)}),$)`);
    return set;
  }

  shapeMap(solids: readonly Solid[]): string {
    const items = solids.map((solid) => this.#faces(solid));
    const shape = this.#add(`IFCSHAPEREPRESENTATION(${this.#body},'Body','Tessellation',${stepList(items)})`);
    return this.#add(`IFCREPRESENTATIONMAP(${this.#axes},${shape})`);
  }

  mapped(map: string): string {
    const same = this.#add(`IFCCARTESIANTRANSFORMATIONOPERATOR3D($,$,${this.#origin},1.,$)`);
    const item = this.#add(`IFCMAPPEDITEM(${map},${same})`);
    const shape = this.#add(`IFCSHAPEREPRESENTATION(${this.#body},'Body','MappedRepresentation',(${item}))`);
    return this.#add(`IFCPRODUCTDEFINITIONSHAPE($,$,(${shape}))`);
  }

  /** Type with its shape and everything that the product states, group by group. */
  type({ facts, body }: DescribedComponent): {
    readonly type: string;
    readonly map: string;
    readonly className: string;
  } {
    const [className, predefined] = classOf(facts);
    const map = this.shapeMap(body.solids);
    const sets = this.#propertySets(facts, body.dimensions);
    const own = isDoor(className) ? `,.${predefined}.,.NOTDEFINED.,$,$` : `,.${predefined}.`;
    const type = this.#add(
      `${className}TYPE('${ifcIdentifier(`${facts.productId}/type`)}',$,${stepText(facts.model)},${stepText(facts.name)},$,${stepList(sets)},(${map}),${stepText(facts.model)},$${own})`,
    );
    return { type, map, className };
  }

  #propertySets(facts: ComponentFacts, dimensions: DescribedComponent["body"]["dimensions"]): string[] {
    const property = (name: string, value: string, note = "$") =>
      this.#add(`IFCPROPERTYSINGLEVALUE(${stepText(name)},${note},${value},$)`);
    const set = (name: string, properties: readonly string[]) =>
      this.#add(
        `IFCPROPERTYSET('${ifcIdentifier(`${facts.productId}/${name}`)}',$,${stepText(name)},$,${stepList(properties)})`,
      );
    const label = (text: string) => `IFCLABEL(${stepText(text)})`;
    const groups = grouped(facts.values);
    return [
      set("Pset_ManufacturerTypeInformation", [
        property("Manufacturer", label(facts.brand)),
        property("ModelReference", `IFCIDENTIFIER(${stepText(facts.model)})`),
        property("ModelLabel", label(facts.name)),
      ]),
      ...[...groups].map(([group, values]) =>
        set(
          `选型_${group}`,
          values.map((value) =>
            property(value.name, ifcValue(value), value.unit === null ? "$" : stepText(value.unit)),
          ),
        ),
      ),
      set("选型_模型", [
        property("模型说明", label("示意模型：按标注尺寸绘制，未标注的尺寸按规则推算")),
        property("数据来源", label(facts.source)),
        ...dimensions.map(({ name, value, rule }) =>
          property(
            `尺寸_${name}`,
            `IFCPOSITIVELENGTHMEASURE(${stepReal(value)})`,
            stepText(rule ?? "产品标注"),
          ),
        ),
      ]),
    ];
  }

  port(port: Port, id: string, owner: string, within: string): void {
    const at = this.placement(within, port.at);
    const kind = port.kind === "duct" ? "DUCT" : "PIPE";
    const entity = this.#add(
      `IFCDISTRIBUTIONPORT('${ifcIdentifier(id)}',$,${stepText(port.name)},$,$,${at},$,.${FLOWS[port.flow]}.,.${kind}.,.${SYSTEMS[port.system]}.)`,
    );
    this.#add(`IFCRELNESTS('${ifcIdentifier(`${id}/nests`)}',$,$,$,${owner},(${entity}))`);
  }

  /** Project, site, building and storey, each in the one before it; answers the storey and its placement. */
  storey(own: string, name: string): { readonly storey: string; readonly placement: string } {
    const id = (part: string) => `'${ifcIdentifier(`${own}/${part}`)}'`;
    const project = this.project(`${own}/project`, name);
    const site = this.placement("$");
    const building = this.placement(site);
    const placement = this.placement(building);
    const places = [
      this.#add(`IFCSITE(${id("site")},$,'Site',$,$,${site},$,$,.ELEMENT.,$,$,$,$,$)`),
      this.#add(`IFCBUILDING(${id("building")},$,'Building',$,$,${building},$,$,.ELEMENT.,$,$,$)`),
      this.#add(`IFCBUILDINGSTOREY(${id("storey")},$,'Level',$,$,${placement},$,$,.ELEMENT.,0.)`),
    ];
    [project, ...places].slice(0, -1).forEach((whole, level) => {
      this.#add(`IFCRELAGGREGATES(${id(`aggregates ${level}`)},$,$,$,${whole},(${places[level]!}))`);
    });
    return { storey: places[2]!, placement };
  }

  toString(name: string, at: string): string {
    return `ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION(('ViewDefinition [ReferenceView_V1.2]'),'2;1');\nFILE_NAME(${stepText(name)},'${at}',(''),(''),'Volute','Volute','');\nFILE_SCHEMA(('IFC4'));\nENDSEC;\nDATA;\n${this.lines.toString()}\nENDSEC;\nEND-ISO-10303-21;\n`;
  }
}

function grouped(values: readonly FactValue[]): Map<string, FactValue[]> {
  const groups = new Map<string, FactValue[]>();
  for (const value of values) groups.set(value.group, [...(groups.get(value.group) ?? []), value]);
  return groups;
}

/** Class and predefined type of a category. */
export const classOf = ({ categoryCode }: ComponentFacts): readonly [string, string] =>
  isNameIn(IFC_CLASSES, categoryCode) ? IFC_CLASSES[categoryCode] : ["IFCBUILDINGELEMENTPROXY", "NOTDEFINED"];

/** A measure of the file's units where the catalogue's unit has one, else a plain number. */
function ifcValue({ value, unit }: FactValue): string {
  if (typeof value === "boolean") return `IFCBOOLEAN(.${value ? "T" : "F"}.)`;
  if (typeof value === "string") return `IFCLABEL(${stepText(value)})`;
  if (unit === "℃") return `IFCTHERMODYNAMICTEMPERATUREMEASURE(${stepReal(value + 273.15)})`;
  const [measure, factor] = (unit === null ? undefined : IFC_MEASURES.get(unit)) ?? ["IFCREAL", 1];
  // A length of 0 is none that IFC takes.
  return `${value <= 0 && measure === "IFCPOSITIVELENGTHMEASURE" ? "IFCLENGTHMEASURE" : measure}(${stepReal(value * factor)})`;
}
