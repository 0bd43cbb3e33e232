import { ifcIdentifier } from "../ifcIdentifier.ts";
import type { IfcFile } from "../IfcFile.ts";
import { stepList, stepReal, stepText } from "../StepText.ts";
import type { StandardSet } from "./commonSets.ts";
import type { Quantity } from "./quantities.ts";

/** Writes property sets and quantity sets, each with an id derived from its owner. */
export class IfcSets {
  readonly #file: IfcFile;
  constructor(file: IfcFile) {
    this.#file = file;
  }

  single(name: string, value: string, note: string | null = null): string {
    const words = note === null ? "$" : stepText(note);
    return this.#file.add(`IFCPROPERTYSINGLEVALUE(${stepText(name)},${words},${value},$)`);
  }

  enumerated(name: string, value: string): string {
    return this.#file.add(`IFCPROPERTYENUMERATEDVALUE(${stepText(name)},$,(${value}),$)`);
  }

  /** A value within bounds that are not stated. */
  bounded(name: string, value: string): string {
    return this.#file.add(`IFCPROPERTYBOUNDEDVALUE(${stepText(name)},$,$,$,$,${value})`);
  }

  /** A curve by its points. */
  table(
    name: string,
    note: string,
    points: readonly (readonly [defining: string, defined: string])[],
  ): string {
    const [defining, defined] = [points.map(([x]) => x), points.map(([, y]) => y)];
    return this.#file.add(
      `IFCPROPERTYTABLEVALUE(${stepText(name)},${stepText(note)},${stepList(defining)},${stepList(defined)},$,$,$,$)`,
    );
  }

  set(owner: string, name: string, properties: readonly string[]): string {
    return this.#file.add(
      `IFCPROPERTYSET('${ifcIdentifier(`${owner}/${name}`)}',$,${stepText(name)},$,${stepList(properties)})`,
    );
  }

  standard(owner: string, { name, properties }: StandardSet): string {
    return this.set(
      owner,
      name,
      properties.map((each) =>
        each.isEnumerated ? this.enumerated(each.name, each.value) : this.single(each.name, each.value),
      ),
    );
  }

  quantities(owner: string, name: string, quantities: readonly Quantity[]): string {
    const lines = quantities.map((each) =>
      this.#file.add(`IFCQUANTITY${each.kind}(${stepText(each.name)},$,$,${stepReal(each.value)},$)`),
    );
    return this.#file.add(
      `IFCELEMENTQUANTITY('${ifcIdentifier(`${owner}/${name}`)}',$,${stepText(name)},$,$,${stepList(lines)})`,
    );
  }

  /** Assigns a set to an occurrence. */
  define(owner: string, what: string, set: string): void {
    this.#file.add(`IFCRELDEFINESBYPROPERTIES('${ifcIdentifier(`${owner}/has`)}',$,$,$,(${what}),${set})`);
  }
}
