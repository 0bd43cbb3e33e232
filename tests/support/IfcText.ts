import { IFC_STANDARD_SETS } from "./ifcStandard.ts";

/** Number of attributes of the classes that we write, by the schema of IFC4 ADD2 TC1. */
const ARITIES: readonly (readonly [attributes: number, classes: string])[] = [
  [1, "CARTESIANPOINT CARTESIANPOINTLIST3D DIRECTION UNITASSIGNMENT"],
  [2, "DERIVEDUNITELEMENT LOCALPLACEMENT MAPPEDITEM MEASUREWITHUNIT REPRESENTATIONMAP"],
  [3, "AXIS2PLACEMENT3D DERIVEDUNIT PRODUCTDEFINITIONSHAPE STYLEDITEM SURFACESTYLE"],
  [4, "COLOURRGB CONVERSIONBASEDUNIT PROPERTYENUMERATEDVALUE PROPERTYSINGLEVALUE SHAPEREPRESENTATION SIUNIT"],
  [
    5,
    "CARTESIANTRANSFORMATIONOPERATOR3D PROPERTYSET QUANTITYAREA QUANTITYLENGTH QUANTITYWEIGHT TRIANGULATEDFACESET",
  ],
  [
    6,
    "CLASSIFICATIONREFERENCE ELEMENTQUANTITY GEOMETRICREPRESENTATIONCONTEXT PROPERTYBOUNDEDVALUE RELAGGREGATES RELASSOCIATESCLASSIFICATION RELCONTAINEDINSPATIALSTRUCTURE RELDECLARES RELDEFINESBYPROPERTIES RELDEFINESBYTYPE RELNESTS RELSERVICESBUILDINGS",
  ],
  [7, "CLASSIFICATION DIMENSIONALEXPONENTS DISTRIBUTIONSYSTEM RELASSIGNSTOGROUP RELCONNECTSPORTS"],
  [8, "PROPERTYTABLEVALUE"],
  [
    9,
    "AIRTERMINAL BOILER BUILDINGELEMENTPROXY CHILLER COLUMN COOLINGTOWER DAMPER DUCTFITTING DUCTSEGMENT DUCTSILENCER FAN FILTER FOOTING FURNITURE HEATEXCHANGER MEMBER PIPEFITTING PIPESEGMENT PROJECT PROJECTLIBRARY PUMP SLAB SPACEHEATER SURFACESTYLERENDERING UNITARYEQUIPMENT VALVE WALL",
  ],
  [
    10,
    "AIRTERMINALTYPE BOILERTYPE BUILDINGSTOREY CHILLERTYPE COOLINGTOWERTYPE DAMPERTYPE DISTRIBUTIONPORT DUCTSILENCERTYPE FANTYPE FILTERTYPE GEOMETRICREPRESENTATIONSUBCONTEXT HEATEXCHANGERTYPE PUMPTYPE SPACEHEATERTYPE UNITARYEQUIPMENTTYPE VALVETYPE",
  ],
  [12, "BUILDING"],
  [13, "DOOR DOORTYPE"],
  [14, "SITE"],
];
const ARITY: ReadonlyMap<string, number> = new Map(
  ARITIES.flatMap(([attributes, classes]) =>
    classes.split(" ").map((name) => [`IFC${name}`, attributes] as const),
  ),
);

export interface StepLine {
  readonly id: string;
  readonly name: string;
  /** In their written form. */
  readonly values: readonly string[];
}

/** The values of a list in their written form; brackets and quotes are not split. */
function stepValues(text: string): string[] {
  const values: string[] = [];
  let [depth, isQuoted, value] = [0, false, ""];
  for (const sign of text) {
    if (sign === "'") isQuoted = !isQuoted;
    if (!isQuoted && sign === "(") depth += 1;
    if (!isQuoted && sign === ")") depth -= 1;
    if (sign === "," && depth === 0 && !isQuoted) {
      values.push(value);
      value = "";
    } else value += sign;
  }
  return text === "" ? [] : [...values, value];
}

/** A list's values without its brackets. */
export const stepItems = (list: string): string[] => stepValues(list.slice(1, -1));

/** Decodes a string of ISO 10303-21. */
export const stepWords = (value: string): string =>
  value
    .slice(1, -1)
    .replaceAll(/\\X2\\((?:[\dA-F]{4})+)\\X0\\/gu, (_, units: string) =>
      units.replaceAll(/.{4}/gu, (unit) => String.fromCharCode(Number.parseInt(unit, 16))),
    )
    .replaceAll("''", "'");

/** Reads a file line by line, sharing no code with the writer. */
export class IfcText {
  readonly lines: ReadonlyMap<string, StepLine>;

  constructor(text: string) {
    this.lines = new Map(
      [...text.matchAll(/^(#\d+)=(\w+)\((.*)\);$/gmu)].map(([, id, name, values]) => [
        id!,
        { id: id!, name: name!, values: stepValues(values!) },
      ]),
    );
  }

  of(name: string): StepLine[] {
    return [...this.lines.values()].filter((line) => line.name === name);
  }

  at(id: string): StepLine {
    const line = this.lines.get(id);
    if (line === undefined) throw new Error(`${id} is not there`);
    return line;
  }

  /** The written properties or quantities of all sets with a name. */
  setsOf(name: string): ReadonlyMap<string, string>[] {
    const sets = [...this.of("IFCPROPERTYSET"), ...this.of("IFCELEMENTQUANTITY")];
    return sets
      .filter(({ values }) => stepWords(values[2]!) === name)
      .map(
        ({ values }) =>
          new Map(
            stepItems(values.at(-1)!).map((id) => {
              const line = this.at(id);
              const at =
                line.name === "IFCPROPERTYBOUNDEDVALUE" ? 5 : line.name.startsWith("IFCQUANTITY") ? 3 : 2;
              return [stepWords(line.values[0]!), line.values[at]!];
            }),
          ),
      );
  }

  /** Faults by the schema and by the standard's names. */
  faults(): string[] {
    return [
      ...this.#arities(),
      ...this.#references(),
      ...this.#ids(),
      ...this.#faces(),
      ...this.#sets(),
      ...this.#kinds(),
    ];
  }

  *#arities() {
    for (const { id, name, values } of this.lines.values())
      if (ARITY.get(name) !== values.length) yield `${id}: ${name} has ${values.length} attributes`;
  }

  *#references() {
    for (const { id, values } of this.lines.values())
      for (const value of values)
        if (!value.startsWith("'"))
          for (const [reference] of value.matchAll(/#\d+/gu))
            if (!this.lines.has(reference)) yield `${id} points to ${reference}, which is not there`;
  }

  *#ids() {
    const seen = new Set<string>();
    for (const { id, name, values } of this.lines.values()) {
      const [global = ""] = values;
      if (!/^'[0-3][\w$]{21}'$/u.test(global)) continue;
      if (seen.has(global)) yield `${id}: ${name} has the id of another`;
      seen.add(global);
    }
  }

  /** Each edge of a closed set must belong to two faces, once in each direction. */
  *#faces() {
    for (const { id, values } of this.of("IFCTRIANGULATEDFACESET")) {
      const points = stepItems(this.at(values[0]!).values[0]!).length;
      const edges = new Map<string, number>();
      for (const face of stepItems(values[3]!)) {
        const corners = stepItems(face).map(Number);
        if (new Set(corners).size !== 3 || corners.some((corner) => corner < 1 || corner > points))
          yield `${id} has a face ${face}`;
        corners.forEach((corner, n) => {
          const next = corners[(n + 1) % 3]!;
          const key = corner < next ? `${corner} ${next}` : `${next} ${corner}`;
          edges.set(key, (edges.get(key) ?? 0) + (corner < next ? 1 : -1));
        });
      }
      const isClosed = [...edges.values()].every((sum) => sum === 0);
      if ((values[2] === ".T.") !== isClosed)
        yield `${id} says ${values[2]} of itself, and is ${isClosed ? "" : "not "}closed`;
    }
  }

  *#sets() {
    for (const { id, values } of [...this.of("IFCPROPERTYSET"), ...this.of("IFCELEMENTQUANTITY")]) {
      const name = stepWords(values[2]!);
      if (name.startsWith("选型_")) continue;
      const known = IFC_STANDARD_SETS.get(name);
      if (known === undefined) yield `${id}: the standard has no ${name}`;
      for (const line of stepItems(values.at(-1)!).map((each) => this.at(each))) {
        const property = stepWords(line.values[0]!);
        const wanted = known?.get(property) ?? "nothing";
        if (!isOfKind(line, wanted))
          yield `${line.id}: ${name}.${property} is ${wanted}, not ${line.values.join()}`;
      }
    }
  }

  /** A user-defined kind must state what it is. */
  *#kinds() {
    for (const { id, name, values } of this.lines.values()) {
      if (!values.includes(".USERDEFINED.")) continue;
      const word = name.endsWith("TYPE") ? values[8] : values[4];
      if (word === "$" || word === "''") yield `${id}: ${name} is user defined, and says not as what`;
    }
  }
}

function isOfKind({ name, values }: StepLine, wanted: string): boolean {
  const typeOf = (value: string | undefined) => /^(IFC\w+)\(/u.exec(value ?? "")?.[1];
  switch (name) {
    case "IFCPROPERTYSINGLEVALUE":
      return typeOf(values[2]) === wanted;
    case "IFCPROPERTYBOUNDEDVALUE":
      return `B ${typeOf(values[5])}` === wanted;
    case "IFCPROPERTYTABLEVALUE": {
      const kinds = [values[2]!, values[3]!].map((list) => new Set(stepItems(list).map(typeOf)));
      const isPaired = stepItems(values[2]!).length === stepItems(values[3]!).length;
      return isPaired && `T ${kinds.map((each) => [...each].join("|")).join(" ")}` === wanted;
    }
    case "IFCPROPERTYENUMERATEDVALUE":
      return wanted.startsWith("E ") && wanted.split(" ").includes(/'(.*)'/u.exec(values[2]!)?.[1] ?? "");
    default:
      return name === `IFCQUANTITY${wanted}`;
  }
}
