import { CATEGORIES, type CategoryCode } from "#domain/catalogue/categories.ts";
import { FAN_TYPES } from "#domain/catalogue/fanTypes.ts";
import { OUTLET_TYPES } from "#domain/catalogue/outletTypes.ts";
import { FAN_COIL_STRUCTURES, PROPERTY, type PropertyCode } from "#domain/catalogue/properties.ts";
import { PUMP_TYPES } from "#domain/catalogue/pumpTypes.ts";
import { isNameIn } from "#domain/base/keyed.ts";
import type { Figures } from "../../component/Figures.ts";

/** A product's kind in terms of IFC4 ADD2 TC1. */
export interface IfcKind {
  /** For instance IFCFAN; its type is then IFCFANTYPE. */
  readonly className: string;
  /** A value of the class's enumeration; USERDEFINED if none fits what the product states. */
  readonly predefined: string;
  /** ElementType and ObjectType: the product's kind in the words of the trade. */
  readonly word: string;
}

type Predefined = readonly (readonly [code: string, predefined: string])[];

interface Rule {
  readonly className: string;
  /** Used if nothing more specific is stated. */
  readonly usual: string;
  readonly by?: PropertyCode;
  readonly predefined?: Predefined;
  /** Names of stated values that say more than the category. */
  readonly words?: ReadonlyMap<string, string>;
}

const named = (names: object): ReadonlyMap<string, string> => new Map(Object.entries(names));

const ELECTRIC = "V000872";

const RULES: { readonly [Code in CategoryCode]: Rule } = {
  C000001: {
    className: "IFCFAN",
    usual: "NOTDEFINED",
    by: PROPERTY.fanType,
    // The impellers of external-rotor, cabinet, roof and duct fans may be of either kind, so no value of the
    // standard is certain.
    predefined: [
      ["V000701", "CENTRIFUGALBACKWARDINCLINEDCURVED"],
      ["V000702", "CENTRIFUGALFORWARDCURVED"],
      ["V000704", "TUBEAXIAL"],
    ],
    words: named(FAN_TYPES),
  },
  C000002: {
    className: "IFCPUMP",
    usual: "NOTDEFINED",
    by: PROPERTY.pumpType,
    predefined: [
      ["V000601", "ENDSUCTION"],
      ["V000602", "VERTICALINLINE"],
      ["V000603", "SPLITCASE"],
      ["V000606", "CIRCULATOR"],
    ],
    words: named(PUMP_TYPES),
  },
  C000003: { className: "IFCUNITARYEQUIPMENT", usual: "AIRHANDLER" },
  C000004: { className: "IFCCOOLINGTOWER", usual: "MECHANICALINDUCEDDRAFT" },
  C000005: { className: "IFCUNITARYEQUIPMENT", usual: "SPLITSYSTEM" },
  C000006: {
    className: "IFCUNITARYEQUIPMENT",
    usual: "USERDEFINED",
    by: PROPERTY.structure,
    words: named(FAN_COIL_STRUCTURES),
  },
  C000007: { className: "IFCPUMP", usual: "USERDEFINED" },
  C000008: {
    className: "IFCCHILLER",
    usual: "NOTDEFINED",
    by: PROPERTY.productType,
    predefined: [
      ["V000821", "WATERCOOLED"],
      ["V000822", "WATERCOOLED"],
      ["V000823", "WATERCOOLED"],
      ["V000824", "AIRCOOLED"],
      ["V000825", "AIRCOOLED"],
    ],
  },
  C000009: {
    className: "IFCHEATEXCHANGER",
    usual: "NOTDEFINED",
    by: PROPERTY.productType,
    predefined: [
      ["V000841", "PLATE"],
      ["V000842", "SHELLANDTUBE"],
    ],
    words: named({ V000843: "容积式换热器" }),
  },
  C000010: {
    className: "IFCDAMPER",
    usual: "NOTDEFINED",
    by: PROPERTY.productType,
    predefined: [
      ["V000861", "BALANCINGDAMPER"],
      ["V000862", "BACKDRAFTDAMPER"],
      ["V000863", "FIREDAMPER"],
      ["V000864", "FIRESMOKEDAMPER"],
    ],
  },
  C000011: { className: "IFCDUCTSILENCER", usual: "RECTANGULAR" },
  C000012: {
    className: "IFCAIRTERMINAL",
    usual: "NOTDEFINED",
    by: PROPERTY.outletType,
    predefined: [
      ["V000167", "DIFFUSER"],
      ["V000168", "DIFFUSER"],
      ["V000169", "GRILLE"],
      ["V000170", "GRILLE"],
    ],
    words: named(OUTLET_TYPES),
  },
  C000013: { className: "IFCDOOR", usual: "DOOR" },
  C000014: { className: "IFCSPACEHEATER", usual: "RADIATOR" },
  C000015: {
    className: "IFCVALVE",
    usual: "NOTDEFINED",
    by: PROPERTY.productType,
    predefined: [
      ["V000941", "ISOLATING"],
      ["V000942", "ISOLATING"],
      ["V000943", "ISOLATING"],
      ["V000944", "CHECK"],
      ["V000945", "REGULATING"],
      ["V000946", "REGULATING"],
    ],
  },
  C000016: { className: "IFCFILTER", usual: "AIRPARTICLEFILTER" },
  C000017: {
    className: "IFCFILTER",
    usual: "NOTDEFINED",
    by: PROPERTY.purificationMethod,
    predefined: [
      ["V000981", "AIRPARTICLEFILTER"],
      ["V000984", "AIRPARTICLEFILTER"],
    ],
    words: named({ V000982: "紫外线杀菌装置", V000983: "光催化净化装置" }),
  },
  // IFC4 has no value of its own for one half of a split system.
  C000018: { className: "IFCUNITARYEQUIPMENT", usual: "SPLITSYSTEM" },
  C000019: { className: "IFCBOILER", usual: "WATER" },
};

/** Class, predefined type and word for what a product states; an unknown category becomes a proxy. */
export function ifcKindOf({ categoryCode, choice }: Figures): IfcKind {
  if (!isNameIn(RULES, categoryCode))
    return { className: "IFCBUILDINGELEMENTPROXY", predefined: "NOTDEFINED", word: "构件" };
  const { className, usual, by, predefined = [], words } = RULES[categoryCode];
  const stated = by === undefined ? null : choice(by);
  const name = stated === null ? undefined : words?.get(stated);
  const found = predefined.find(([code]) => code === stated)?.[1];
  // A motorised balancing damper serves for control.
  const isControl = found === "BALANCINGDAMPER" && choice(PROPERTY.actuator) === ELECTRIC;
  return {
    className,
    predefined: isControl ? "CONTROLDAMPER" : (found ?? (name === undefined ? usual : "USERDEFINED")),
    word: name === undefined ? CATEGORIES[categoryCode] : wordOf(CATEGORIES[categoryCode], name),
  };
}

/** Completes names such as 轴流, which do not name a thing by themselves; 球形喷口 does. */
const wordOf = (category: string, name: string): string =>
  /[机泵口器置]$/u.test(name) ? name : `${name}${category}`;
