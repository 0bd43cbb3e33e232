import { MATERIAL_PROPERTY } from "../../materials/library/materialProperties.ts";

/** A figure of a material, or a typical one if it states none. */
export type MaterialFigure = (propertyCode: string, usual: number) => number;

/** Yuan for one unit of a material. */
type MaterialPrice = (figure: MaterialFigure) => number;

const M2_PER_MM2 = 1e-6;

/** Priced by the mass of a metre of pipe: kg/m³, and yuan per kilogram. */
const byMass =
  (density: number, yuanPerKg: number): MaterialPrice =>
  (figure) => {
    const [outer, wall] = [
      figure(MATERIAL_PROPERTY.outerDiameter, 50),
      figure(MATERIAL_PROPERTY.wallThickness, 3),
    ];
    return density * Math.PI * (outer - wall) * wall * M2_PER_MM2 * yuanPerKg;
  };
/** Work and zinc, and the sheet metal by its thickness in mm. */
const duct =
  (making: number): MaterialPrice =>
  (figure) =>
    making + 44 * figure(MATERIAL_PROPERTY.plateThickness, 1.2);
/** Priced by the copper: yuan for a metre of 1 mm². */
const cable =
  (yuan: number): MaterialPrice =>
  (figure) =>
    0.3 + yuan * figure(MATERIAL_PROPERTY.cores, 1) * figure(MATERIAL_PROPERTY.crossSection, 4);
const valve =
  (share: number): MaterialPrice =>
  (figure) => {
    const size = figure(MATERIAL_PROPERTY.nominalSize, 50);
    return (
      share * (25 + 2.1 * size + 0.028 * size ** 2) * (0.8 + 0.0125 * figure(MATERIAL_PROPERTY.pressure, 16))
    );
  };

/**
 * By category of the library: the cost of the material. These are not a manufacturer's or a market's prices.
 */
export const MATERIAL_PRICES: ReadonlyMap<string, MaterialPrice> = new Map([
  ["M000101", byMass(7850, 5.4)],
  ["M000102", byMass(7850, 6.1)],
  ["M000103", byMass(8940, 84)],
  ["M000104", byMass(8940, 88)],
  ["M000105", byMass(900, 19)],
  ["M000106", byMass(950, 14)],
  ["M000107", byMass(1400, 9)],
  ["M000108", byMass(7050, 6.4)],
  ["M000201", duct(42)],
  ["M000202", duct(56)],
  [
    "M000301",
    (figure) => {
      const thickness = figure(MATERIAL_PROPERTY.thickness, 20);
      return (
        0.6 +
        Math.PI * (figure(MATERIAL_PROPERTY.innerDiameter, 50) + thickness) * thickness * M2_PER_MM2 * 1650
      );
    },
  ],
  ["M000401", cable(0.82)],
  ["M000402", cable(0.86)],
  ["M000403", cable(0.95)],
  ["M000501", valve(1.1)],
  ["M000502", valve(1.2)],
  ["M000503", valve(0.9)],
  ["M000504", valve(1.15)],
  ["M000505", valve(0.8)],
]);
