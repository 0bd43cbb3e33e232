import type { CategoryCode } from "#domain/catalogue/categories.ts";

/** Class and predefined type of IFC4, and the common property set, by category. */
export const IFC_CLASSES: { readonly [Code in CategoryCode]: readonly [name: string, predefined: string] } = {
  C000001: ["IFCFAN", "NOTDEFINED"],
  C000002: ["IFCPUMP", "NOTDEFINED"],
  C000003: ["IFCUNITARYEQUIPMENT", "AIRHANDLER"],
  C000004: ["IFCCOOLINGTOWER", "MECHANICALINDUCEDDRAFT"],
  C000005: ["IFCUNITARYEQUIPMENT", "SPLITSYSTEM"],
  C000006: ["IFCUNITARYEQUIPMENT", "NOTDEFINED"],
  C000007: ["IFCPUMP", "NOTDEFINED"],
  C000008: ["IFCCHILLER", "NOTDEFINED"],
  C000009: ["IFCHEATEXCHANGER", "NOTDEFINED"],
  C000010: ["IFCDAMPER", "NOTDEFINED"],
  C000011: ["IFCDUCTSILENCER", "NOTDEFINED"],
  C000012: ["IFCAIRTERMINAL", "DIFFUSER"],
  C000013: ["IFCDOOR", "DOOR"],
  C000014: ["IFCSPACEHEATER", "RADIATOR"],
  C000015: ["IFCVALVE", "NOTDEFINED"],
  C000016: ["IFCFILTER", "AIRPARTICLEFILTER"],
  C000017: ["IFCFILTER", "AIRPARTICLEFILTER"],
};

/** Measure and factor to the unit of the file (mm, m³/h, Pa, W, °C, kg) by the unit of the catalogue. */
export const IFC_MEASURES: ReadonlyMap<string, readonly [measure: string, factor: number]> = new Map([
  ["mm", ["IFCPOSITIVELENGTHMEASURE", 1]],
  ["m³/h", ["IFCVOLUMETRICFLOWRATEMEASURE", 1]],
  ["Pa", ["IFCPRESSUREMEASURE", 1]],
  ["kPa", ["IFCPRESSUREMEASURE", 1000]],
  ["MPa", ["IFCPRESSUREMEASURE", 1_000_000]],
  ["kW", ["IFCPOWERMEASURE", 1000]],
  ["W", ["IFCPOWERMEASURE", 1]],
  ["kg", ["IFCMASSMEASURE", 1]],
  ["㎡", ["IFCAREAMEASURE", 1]],
]);
