import { groupBy } from "../../../base/groupBy.ts";
import { isNameIn } from "#domain/base/keyed.ts";
import { CATEGORIES } from "#domain/catalogue/categories.ts";
import { productNoise } from "#domain/catalogue/noiseStatement.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { OCTAVES } from "#domain/physics/sound/levels.ts";
import type { Triple } from "#domain/things/model/displayData.ts";
import type { Port } from "../../component/ComponentBody.ts";
import type { Figures } from "../../component/Figures.ts";
import type { ComponentFacts, DescribedComponent, FactValue } from "../ComponentFacts.ts";
import { IFC_MEASURES } from "./statedMeasures.ts";
import { ifcIdentifier } from "../ifcIdentifier.ts";
import type { IfcFile } from "../IfcFile.ts";
import { stepList, stepReal, stepText } from "../StepText.ts";
import { standardSets } from "./commonSets.ts";
import { IfcSets } from "./IfcSets.ts";
import { ifcKindOf, type IfcKind } from "./kinds.ts";
import { kelvin, label, measured } from "./measures.ts";
import { portSet } from "./portSets.ts";
import { electricalPort, IFC_SYSTEMS, portDescription } from "./portWords.ts";
import { baseQuantities } from "./quantities.ts";

/** A component with its figures by code, from which its IFC class follows. */
export interface IfcComponent extends DescribedComponent {
  readonly figures: Figures;
}

export interface WrittenType {
  readonly type: string;
  readonly map: string;
  readonly kind: IfcKind;
}

/** Position and name of an occurrence. */
export interface IfcOccurrence {
  readonly id: string;
  readonly name: string;
  readonly tag: string;
  readonly placement: string;
}

export interface WrittenPort {
  readonly port: Port;
  readonly line: string;
}

const FLOWS = { in: "SINK", out: "SOURCE", both: "SOURCEANDSINK" } as const;

/** A door states its size itself and belongs to no system. */
const isDoor = ({ className }: IfcKind) => className === "IFCDOOR";

/** Products of the catalogue in a file: their types, occurrences and connections. */
export class IfcProducts {
  readonly #file: IfcFile;
  readonly #sets: IfcSets;

  constructor(file: IfcFile) {
    this.#file = file;
    this.#sets = new IfcSets(file);
  }

  /**
   * The type with its shape and everything that the product states, both by the standard's names and by the
   * catalogue's own.
   */
  type(component: IfcComponent): WrittenType {
    const { facts, body, figures } = component;
    const { productId, model } = facts;
    const kind = ifcKindOf(figures);
    const map = this.#file.shapes.shapeMap(body.solids);
    const sets = [
      this.#maker(facts),
      ...standardSets(figures, kind, model).map((set) => this.#sets.standard(productId, set)),
      ...this.#sound(facts, figures),
      ...this.#stated(facts),
      this.#model(component),
    ];
    const own = isDoor(kind) ? `,.${kind.predefined}.,.NOTDEFINED.,$,$` : `,.${kind.predefined}.`;
    const type = this.#file.add(
      `${kind.className}TYPE('${ifcIdentifier(`${productId}/type`)}',$,${stepText(model)},${stepText(facts.name)},$,${stepList(sets)},(${map}),${stepText(model)},${stepText(kind.word)}${own})`,
    );
    this.#classify(type, facts);
    return { type, map, kind };
  }

  /** An occurrence of a type, with its quantities. */
  element({ facts, figures }: IfcComponent, { map, kind }: WrittenType, occurrence: IfcOccurrence): string {
    const { id, name, tag, placement } = occurrence;
    const sizes = [PROPERTY.height, PROPERTY.width].map((code) => {
      const side = figures.number(code);
      return side === null || side <= 0 ? "$" : stepReal(side);
    });
    const own = isDoor(kind)
      ? `,${sizes.join(",")},.${kind.predefined}.,.NOTDEFINED.,$`
      : `,.${kind.predefined}.`;
    const element = this.#file.add(
      `${kind.className}('${ifcIdentifier(id)}',$,${stepText(name)},${stepText(facts.name)},${stepText(kind.word)},${placement},${this.#file.shapes.mapped(map)},${stepText(tag)}${own})`,
    );
    const base = baseQuantities(kind.className, figures);
    if (base !== null) {
      const owner = `${id}/quantities`;
      this.#sets.define(owner, element, this.#sets.quantities(owner, base.name, base.quantities));
    }
    return element;
  }

  /** Ports of an occurrence, including the one for its cable. */
  ports(
    { body, figures }: IfcComponent,
    owner: string,
    { id, placement }: IfcOccurrence,
    systemOf: (port: Port, n: number) => Port["system"] = ({ system }) => system,
  ): WrittenPort[] {
    const written = body.ports.map((port, n): WrittenPort => {
      const carried = { ...port, system: systemOf(port, n) };
      return { port: carried, line: this.port(carried, `${id}/port ${n}`, placement, figures) };
    });
    const cable = this.#cable({ body, figures }, id, placement);
    this.nest(`${id}/ports`, owner, [...written.map(({ line }) => line), ...cable]);
    return written;
  }

  /** @param figures of the product that it belongs to; `null` for a pipe or a duct */
  port(port: Port, id: string, within: string, figures: Figures | null): string {
    const kind = port.kind === "duct" ? "DUCT" : "PIPE";
    const words = portDescription(figures?.categoryCode ?? "", port);
    const line = this.#distribution(id, port.name, words, within, port.at, [
      FLOWS[port.flow],
      kind,
      IFC_SYSTEMS[port.system],
    ]);
    this.#sets.define(id, line, portSet(this.#sets, id, port, figures));
    return line;
  }

  /** Attaches ports to the object that they belong to. */
  nest(id: string, owner: string, ports: readonly string[]): void {
    if (ports.length > 0)
      this.#file.add(`IFCRELNESTS('${ifcIdentifier(`${id}/nests`)}',$,$,$,${owner},${stepList(ports)})`);
  }

  #distribution(
    id: string,
    name: string,
    words: string,
    within: string,
    at: Triple,
    kinds: readonly [flow: string, kind: string, system: string],
  ): string {
    const placement = this.#file.placement(within, at);
    return this.#file.add(
      `IFCDISTRIBUTIONPORT('${ifcIdentifier(id)}',$,${stepText(name)},${stepText(words)},$,${placement},$,${kinds.map((word) => `.${word}.`).join(",")})`,
    );
  }

  #cable({ body, figures }: Pick<IfcComponent, "body" | "figures">, id: string, within: string): string[] {
    const cable = electricalPort(figures, body);
    if (cable === null) return [];
    const own = `${id}/cable`;
    const line = this.#distribution(own, "电源", "动力", within, cable.at, ["SINK", "CABLE", "ELECTRICAL"]);
    if (cable.power !== null) {
      const power = this.#sets.bounded("Power", measured("POWER", cable.power));
      this.#sets.define(own, line, this.#sets.set(own, "Pset_DistributionPortTypeCable", [power]));
    }
    return [line];
  }

  #maker({ productId, brand, model, name }: ComponentFacts): string {
    return this.#sets.set(productId, "Pset_ManufacturerTypeInformation", [
      this.#sets.single("Manufacturer", label(brand)),
      this.#sets.single("ModelReference", label(model)),
      this.#sets.single("ModelLabel", label(name)),
    ]);
  }

  #stated({ productId, values }: ComponentFacts): string[] {
    return [...groupBy(values, ({ group }) => group)].map(([group, own]) =>
      this.#sets.set(
        productId,
        `选型_${group}`,
        own.map((value) => this.#sets.single(value.name, ifcValue(value), value.unit)),
      ),
    );
  }

  /**
   * Writes the octaves of its sound power to the standard's set. The set's definition names decibels although its
   * measure is a power, so the property's description names the unit. A product without all octaves has no such
   * set.
   */
  #sound({ productId }: ComponentFacts, figures: Figures): string[] {
    const { octaves } = productNoise(figures);
    if (octaves === null) return [];
    const points = octaves.map(
      (level, band) => [measured("FREQUENCY", OCTAVES[band]!), measured("SOUNDPOWER", level)] as const,
    );
    return [
      this.#sets.set(productId, "Pset_SoundGeneration", [
        this.#sets.table("SoundCurve", "dB re 1 pW", points),
      ]),
    ];
  }

  #model({ facts, body }: IfcComponent): string {
    return this.#sets.set(facts.productId, "选型_模型", [
      this.#sets.single("模型说明", label("示意模型：按标注尺寸绘制，未标注的尺寸按规则推算")),
      this.#sets.single("数据来源", label(facts.source)),
      ...body.dimensions.map(({ name, value, rule }) =>
        this.#sets.single(`尺寸_${name}`, measured("POSITIVELENGTH", value), rule ?? "产品标注"),
      ),
    ]);
  }

  /** Classifies by our own codes, and by the name of the national standard, whose code is not available. */
  #classify(type: string, { productId, categoryCode }: ComponentFacts): void {
    if (!isNameIn(CATEGORIES, categoryCode)) return;
    const entry = CATEGORIES[categoryCode];
    this.#file.classify(`${productId}/classified`, type, {
      source: "Volute",
      name: "产品数据标准",
      edition: "1",
      code: categoryCode,
      entry,
      description: null,
    });
    this.#file.classify(`${productId}/classified proposed`, type, {
      source: "住房和城乡建设部",
      name: "GB/T 51269 建筑信息模型分类和编码标准",
      edition: "2017",
      code: null,
      entry,
      description: "建议分类，标准编码待确认",
    });
  }
}

/** A value in the file's units if the catalogue's unit has a measure, else a plain number. */
function ifcValue({ value, unit }: FactValue): string {
  if (typeof value === "boolean") return `IFCBOOLEAN(.${value ? "T" : "F"}.)`;
  if (typeof value === "string") return label(value);
  if (unit === "℃") return measured("THERMODYNAMICTEMPERATURE", kelvin(value));
  const [measure, factor] = (unit === null ? undefined : IFC_MEASURES.get(unit)) ?? ["IFCREAL", 1];
  // IFC does not accept 0 as a positive length.
  return `${value <= 0 && measure === "IFCPOSITIVELENGTHMEASURE" ? "IFCLENGTHMEASURE" : measure}(${stepReal(value * factor)})`;
}
