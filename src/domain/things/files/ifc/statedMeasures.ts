/** By the catalogue's unit: the IFC measure, and the factor to the file's units (mm, m³/h, Pa, W, °C, kg). */
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
