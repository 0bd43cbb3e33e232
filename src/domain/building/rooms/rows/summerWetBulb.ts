import { wetBulbOfHumidity } from "../../../physics/air/wetBulb.ts";
import { temperature, type Pressure } from "../../../base/units.ts";
import type { RoomFigure } from "../Room.ts";
import { cellNumberText } from "../../../base/sheet/SheetGrid.ts";

type RoomFigures = Partial<Record<RoomFigure, number | null>>;

/** Steps per ℃ to which the computed wet bulb is rounded. */
const WET_BULB_STEPS = 100;

/**
 * Computes the wet bulb from a stated humidity and dry bulb if none is stated. Returns why no air has these; else
 * `null`.
 */
export function takeHumidity(figures: RoomFigures, humidity: number, site: Pressure): string | null {
  const dryBulb = figures.summerDryBulb ?? null;
  if (figures.summerWetBulb != null) return null;
  if (dryBulb === null) return null;
  const wetBulb = wetBulbOf(dryBulb, humidity, site);
  if (wetBulb === null) return `夏季相对湿度 ${cellNumberText(humidity)} % 没有对应的湿球温度`;
  figures.summerWetBulb = wetBulb;
  return null;
}

/** Rooms share a few states; each is computed once. */
const wetBulbs = new Map<string, number | null>();
const MOST_STATES = 10_000;

function wetBulbOf(dryBulb: number, humidity: number, site: Pressure): number | null {
  const key = `${dryBulb} ${humidity} ${site}`;
  const known = wetBulbs.get(key);
  if (known !== undefined) return known;
  const found = wetBulbOfHumidity(temperature(dryBulb), humidity / 100, site);
  const wetBulb = found.ok ? Math.round(found.value * WET_BULB_STEPS) / WET_BULB_STEPS : null;
  if (wetBulbs.size < MOST_STATES) wetBulbs.set(key, wetBulb);
  return wetBulb;
}

/** Why a wet bulb is impossible: it is warmer than the dry bulb. */
export function warmWetBulb({ summerDryBulb, summerWetBulb }: RoomFigures): string | null {
  if (summerDryBulb == null || summerWetBulb == null || summerWetBulb <= summerDryBulb) return null;
  return `夏季湿球温度 ${cellNumberText(summerWetBulb)} ℃ 高于夏季干球温度 ${cellNumberText(summerDryBulb)} ℃`;
}
