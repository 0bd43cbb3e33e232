import type { CategoryCode } from "#domain/catalogue/categories.ts";
import { PROPERTY, type PropertyCode } from "#domain/catalogue/properties.ts";

/** A figure of a product, or a typical one if it states none. */
export type FigureOf = (property: PropertyCode, usual: number) => number;

/** Yuan for one product of a category in plain material, by its size. */
type PriceModel = (figure: FigureOf) => number;

const SQUARE_MM_PER_M2 = 1e6;
const area = (figure: FigureOf, one: PropertyCode, other: PropertyCode, usual: number) =>
  (figure(one, usual) * figure(other, usual)) / SQUARE_MM_PER_M2;

const motor = (figure: FigureOf) => 380 * figure(PROPERTY.motorPower, 0.25) ** 0.85;
const pump = (figure: FigureOf) =>
  900 + 420 * figure(PROPERTY.motorPower, 1) ** 0.9 + 8 * figure(PROPERTY.nominalDiameter, 50);

/**
 * Not market prices: they grow with the size that decides the price (air flow, power, area, diameter), so
 * that the order of magnitude is right and a larger machine costs more than a smaller one of its kind.
 */
export const PRICE_MODELS: Readonly<Record<CategoryCode, PriceModel>> = {
  C000001: (figure) =>
    300 + 0.09 * figure(PROPERTY.airFlow, figure(PROPERTY.highSpeedAirFlow, 1000)) + motor(figure),
  C000002: pump,
  C000003: (figure) => 3500 + 2.1 * figure(PROPERTY.airFlow, 2000) + motor(figure),
  C000004: (figure) => 3000 + 260 * figure(PROPERTY.waterFlow, 30),
  C000005: (figure) => 1800 + 520 * figure(PROPERTY.coolingCapacity, 2.8) ** 0.9,
  C000006: (figure) =>
    350 + 1.05 * figure(PROPERTY.highAirFlow, 680) + 2.5 * figure(PROPERTY.externalStaticPressure, 12),
  C000007: (figure) =>
    6000 + figure(PROPERTY.pumpCount, 2) * (pump(figure) + 1200 + 300 * figure(PROPERTY.motorPower, 1)),
  C000008: (figure) => 25_000 + 620 * figure(PROPERTY.coolingCapacity, 300),
  C000009: (figure) => 1500 + 420 * figure(PROPERTY.exchangeArea, 5) ** 0.95,
  C000010: (figure) => 120 + 520 * area(figure, PROPERTY.width, PROPERTY.height, 300),
  C000011: (figure) =>
    150 +
    (840 * (figure(PROPERTY.width, 400) + figure(PROPERTY.height, 300)) * figure(PROPERTY.length, 900)) /
      SQUARE_MM_PER_M2,
  C000012: (figure) =>
    28 +
    Math.max(
      950 * area(figure, PROPERTY.length, PROPERTY.width, 200),
      1400 * figure(PROPERTY.effectiveArea, 0),
    ),
  C000013: (figure) => 160 + 480 * area(figure, PROPERTY.width, PROPERTY.height, 1000),
  C000014: (figure) => 30 + 520 * figure(PROPERTY.heatingCapacity, 1),
  C000015: (figure) =>
    (25 + 2.1 * figure(PROPERTY.nominalDiameter, 50) + 0.028 * figure(PROPERTY.nominalDiameter, 50) ** 2) *
    (0.8 + 0.125 * figure(PROPERTY.workingPressure, 1.6)),
  C000016: (figure) => 60 + 0.06 * figure(PROPERTY.airFlow, 1500),
  C000017: (figure) => 800 + 0.9 * figure(PROPERTY.airFlow, 1000),
  C000018: (figure) => 5000 + 950 * figure(PROPERTY.coolingCapacity, 28),
  C000019: (figure) => 6000 + 120 * figure(PROPERTY.heatingCapacity, 350),
};

/**
 * Price factors of better material or more work, by words in the product's name and its enumerated values.
 */
const WARES: readonly (readonly [RegExp, number])[] = [
  [/不锈钢/u, 2.2],
  [/铜/u, 1.5],
  [/铝合金/u, 1.25],
  [/甲级/u, 1.35],
  [/乙级/u, 1.15],
  [/双扇/u, 1.2],
  [/电动/u, 1.6],
  [/双速/u, 1.25],
  [/直流/u, 1.3],
  [/亚高效|高效/u, 2.6],
  [/中效/u, 1.5],
  [/排烟|防火|防爆/u, 1.3],
];

export const wareFactor = (words: string): number =>
  WARES.reduce((factor, [word, more]) => (word.test(words) ? factor * more : factor), 1);
