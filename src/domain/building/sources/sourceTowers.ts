import type { PropertyCode } from "../../catalogue/properties.ts";
import { PROPERTY } from "../../catalogue/properties.ts";
import type { ChosenMachine } from "../systems/judgeMachine.ts";
import type { Stated, StatedProduct } from "../systems/statedProduct.ts";
import { judgeTower, type StatedTower, type TowerState } from "./towerVerdict.ts";

/** A cooling tower at its one stated state. */
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

/** What a product states of itself as a tower; null where a part of its state is missing. */
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

/** Towers of one model for each machine. */
export interface TowersFor {
  readonly tower: Tower;
  /** Of each machine */
  readonly count: number;
}

/** Towers of one machine at most: a convention. */
const MOST_TOWERS = 4;

/**
 * Towers that state what they carry at the site's wet bulb or a higher one, of the same water, by their flow: nothing is
 * interpolated over the wet bulb.
 */
export const provenTowers = (towers: readonly Tower[], site: TowerState): readonly Tower[] =>
  towers
    .filter(({ stated }) => judgeTower([stated], site, 0).isMet === true)
    .sort((one, other) => one.stated.flow - other.stated.flow);

/**
 * For one machine the fewest towers of one model that carry its condenser water, the smallest of these; null where none does.
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
