import type { Triple } from "#domain/things/model/displayData.ts";
import { IfcShapes } from "./ifc/IfcShapes.ts";
import { ifcIdentifier } from "./ifcIdentifier.ts";
import { StepLines, stepList, stepText, stepTriple } from "./StepText.ts";

/** The publisher of a classification, and an entry of it. */
export interface ClassificationEntry {
  readonly source: string;
  readonly name: string;
  readonly edition: string;
  /** `null` if the standard's code is not available; the description then says so. */
  readonly code: string | null;
  readonly entry: string;
  readonly description: string | null;
}

/** The lines of an IFC4 file while it is written, in millimetres. */
export class IfcFile {
  readonly lines = new StepLines();
  readonly shapes: IfcShapes;
  readonly #axes: string;
  readonly #context: string;
  readonly #classes = new Map<string, string>();

  constructor({ sharesParts = false }: { readonly sharesParts?: boolean } = {}) {
    const origin = this.add("IFCCARTESIANPOINT((0.,0.,0.))");
    const up = this.add("IFCDIRECTION((0.,0.,1.))");
    const along = this.add("IFCDIRECTION((1.,0.,0.))");
    this.#axes = this.add(`IFCAXIS2PLACEMENT3D(${origin},${up},${along})`);
    this.#context = this.add(`IFCGEOMETRICREPRESENTATIONCONTEXT($,'Model',3,1.E-05,${this.#axes},$)`);
    const body = this.add(
      `IFCGEOMETRICREPRESENTATIONSUBCONTEXT('Body','Model',*,*,*,*,${this.#context},$,.MODEL_VIEW.,$)`,
    );
    this.shapes = new IfcShapes(this.lines, { body, axes: this.#axes, origin, sharesParts });
  }

  /** Adds a line and returns the name by which other lines refer to it. */
  add(entity: string): string {
    return this.lines.add(entity);
  }

  #units(): string {
    const si = (kind: string, prefix: string, name: string) =>
      this.add(`IFCSIUNIT(*,.${kind}.,${prefix},.${name}.)`);
    const derived = (kind: string, ...elements: readonly (readonly [unit: string, exponent: number])[]) => {
      const parts = elements.map(([unit, exponent]) =>
        this.add(`IFCDERIVEDUNITELEMENT(${unit},${exponent})`),
      );
      return this.add(`IFCDERIVEDUNIT(${stepList(parts)},.${kind}.,$)`);
    };
    const second = si("TIMEUNIT", "$", "SECOND");
    const metre = si("LENGTHUNIT", "$", "METRE");
    const watt = si("POWERUNIT", "$", "WATT");
    const kelvin = si("THERMODYNAMICTEMPERATUREUNIT", "$", "KELVIN");
    const exponents = this.add("IFCDIMENSIONALEXPONENTS(0,0,1,0,0,0,0)");
    const seconds = this.add(`IFCMEASUREWITHUNIT(IFCTIMEMEASURE(3600.),${second})`);
    const hour = this.add(`IFCCONVERSIONBASEDUNIT(${exponents},.TIMEUNIT.,'HOUR',${seconds})`);
    const units = [
      si("LENGTHUNIT", ".MILLI.", "METRE"),
      si("AREAUNIT", "$", "SQUARE_METRE"),
      si("VOLUMEUNIT", "$", "CUBIC_METRE"),
      si("PLANEANGLEUNIT", "$", "RADIAN"),
      si("PRESSUREUNIT", "$", "PASCAL"),
      watt,
      si("MASSUNIT", ".KILO.", "GRAM"),
      kelvin,
      si("ELECTRICVOLTAGEUNIT", "$", "VOLT"),
      derived("VOLUMETRICFLOWRATEUNIT", [metre, 3], [hour, -1]),
      derived("ROTATIONALFREQUENCYUNIT", [second, -1]),
      derived("THERMALTRANSMITTANCEUNIT", [watt, 1], [metre, -2], [kelvin, -1]),
    ];
    return this.add(`IFCUNITASSIGNMENT(${stepList(units)})`);
  }

  project(id: string, name: string): string {
    const units = this.#units();
    return this.add(
      `IFCPROJECT('${ifcIdentifier(id)}',$,${stepText(name)},$,$,$,$,(${this.#context}),${units})`,
    );
  }

  library(id: string, name: string): string {
    const units = this.#units();
    return this.add(
      `IFCPROJECTLIBRARY('${ifcIdentifier(id)}',$,${stepText(name)},$,$,$,$,(${this.#context}),${units})`,
    );
  }

  /** `along`: direction of its x axis. */
  placement(within: string, at?: Triple, along?: Triple): string {
    if (at === undefined) return this.add(`IFCLOCALPLACEMENT(${within},${this.#axes})`);
    const [up, x] =
      along === undefined
        ? ["$", "$"]
        : [[0, 0, 1] as const, along].map((direction) => this.add(`IFCDIRECTION(${stepTriple(direction)})`));
    const point = this.add(`IFCCARTESIANPOINT(${stepTriple(at)})`);
    return this.add(`IFCLOCALPLACEMENT(${within},${this.add(`IFCAXIS2PLACEMENT3D(${point},${up},${x})`)})`);
  }

  /** Assigns a classification to an object; each classification and each entry is written once. */
  classify(id: string, what: string, entry: ClassificationEntry): void {
    const { source, name, edition, code, description } = entry;
    const once = (key: string, write: () => string) => {
      const known = this.#classes.get(key) ?? write();
      this.#classes.set(key, known);
      return known;
    };
    const classification = once(name, () =>
      this.add(`IFCCLASSIFICATION(${stepText(source)},${stepText(edition)},$,${stepText(name)},$,$,$)`),
    );
    const reference = once(`${name}/${entry.entry}`, () =>
      this.add(
        `IFCCLASSIFICATIONREFERENCE($,${code === null ? "$" : stepText(code)},${stepText(entry.entry)},${classification},${description === null ? "$" : stepText(description)},$)`,
      ),
    );
    this.add(`IFCRELASSOCIATESCLASSIFICATION('${ifcIdentifier(id)}',$,$,$,(${what}),${reference})`);
  }

  /** Project, site, building and storeys with these names, each inside the one before it. */
  building(
    own: string,
    name: string,
    storeys: readonly string[],
  ): {
    readonly building: string;
    readonly storeys: readonly { readonly storey: string; readonly placement: string }[];
  } {
    const id = (part: string) => `'${ifcIdentifier(`${own}/${part}`)}'`;
    const project = this.project(`${own}/project`, name);
    const [siteAt, buildingAt] = [this.placement("$")].flatMap((site) => [site, this.placement(site)]) as [
      string,
      string,
    ];
    const site = this.add(`IFCSITE(${id("site")},$,'Site',$,$,${siteAt},$,$,.ELEMENT.,$,$,$,$,$)`);
    const building = this.add(
      `IFCBUILDING(${id("building")},$,'Building',$,$,${buildingAt},$,$,.ELEMENT.,$,$,$)`,
    );
    const levels = storeys.map((words, n) => {
      const placement = this.placement(buildingAt);
      const storey = this.add(
        `IFCBUILDINGSTOREY(${id(n === 0 ? "storey" : `storey ${n}`)},$,${stepText(words)},$,$,${placement},$,$,.ELEMENT.,0.)`,
      );
      return { storey, placement };
    });
    [
      [project, [site]],
      [site, [building]],
      [building, levels.map(({ storey }) => storey)],
    ].forEach(([whole, parts], level) => {
      this.add(
        `IFCRELAGGREGATES(${id(`aggregates ${level}`)},$,$,$,${whole as string},${stepList(parts as readonly string[])})`,
      );
    });
    return { building, storeys: levels };
  }

  toString(name: string, at: string): string {
    return `ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION(('ViewDefinition [ReferenceView_V1.2]'),'2;1');\nFILE_NAME(${stepText(name)},'${at}',(''),(''),'Volute','Volute','');\nFILE_SCHEMA(('IFC4'));\nENDSEC;\nDATA;\n${this.lines.toString()}\nENDSEC;\nEND-ISO-10303-21;\n`;
  }
}
