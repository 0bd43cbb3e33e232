import type { PropertyCode } from "../../catalogue/properties.ts";
import { PROPERTY } from "../../catalogue/properties.ts";
import type { ChosenMachine } from "../systems/judgeMachine.ts";
import type { Stated, StatedProduct } from "../systems/statedProduct.ts";
import { judgeTower, type StatedTower, type TowerState } from "./towerVerdict.ts";

/** A cooling tower at the one state that its maker states */
export interface Tower extends ChosenMachine {
  readonly isSample: boolean;
  readonly stated: StatedTower;
}

export const TOWER_CODES: readonly PropertyCode[] = [
  PROPERTY.waterFlow,
  PROPERTY.enteringWater,
  PROPERTY.leavingWater,
  PROPERTY.wetBulb,
];

/** Reads a product as a tower; null if a figure of its state is missing. */
export function readTower(
  { id, model, brandName, isSample }: Omit<StatedProduct, "productSeriesName">,
  parameters: Stated,
): Tower | null {
  const values = TOWER_CODES.map((code) => parameters.find((each) => each.code === code)?.value);
  const [flow, entering, leaving, wetBulb] = values;
  if (
    typeof flow !== "number" ||
    typeof entering !== "number" ||
    typeof leaving !== "number" ||
    typeof wetBulb !== "number"
  )
    return null;
  return { id, model, brand: brandName ?? "", isSample, stated: { flow, entering, leaving, wetBulb } };
}

/** Towers of one model for each machine */
export interface TowersFor {
  readonly tower: Tower;
  /** Towers of each machine */
  readonly count: number;
}

/** Most towers of one machine, a convention */
const MOST_TOWERS = 4;

/**
 * Towers whose maker states the flow at the site's wet bulb or a higher one, with the same water temperatures, by
 * that flow. Nothing is interpolated over the wet bulb.
 */
export const provenTowers = (towers: readonly Tower[], site: TowerState): readonly Tower[] =>
  towers
    .filter(({ stated }) => judgeTower([stated], site, 0).isMet === true)
    .sort((one, other) => one.stated.flow - other.stated.flow);

/**
 * The fewest towers of one model that carry the condenser water of one machine, the smallest of these; null if
 * none does.
 *
 * @param proven by their flow (`provenTowers`)
 * @param needed m³/h
 */
export function towersFor(proven: readonly Tower[], needed: number): TowersFor | null {
  for (let count = 1; count <= MOST_TOWERS; count++) {
    const tower = proven.find(({ stated }) => stated.flow >= needed / count);
    if (tower !== undefined) return { tower, count };
  }
  return null;
}
