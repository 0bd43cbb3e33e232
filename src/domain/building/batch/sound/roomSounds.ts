import type { ProductNoise } from "../../../catalogue/noiseStatement.ts";
import { addLevels } from "../../../physics/sound/levels.ts";
import { roomSoundLimit, type RoomUse } from "../../../physics/sound/roomLimits.ts";
import { soundVerdict, type SoundVerdict } from "../../../physics/sound/soundVerdict.ts";
import { unitsLevel, type UnitPower } from "../../../physics/sound/unitsInRoom.ts";
import type { SoundSettings } from "../../sound/SoundSettings.ts";
import type { KindNoise, NoiseUse } from "../../sound/unitNoise.ts";
import { generalFilter, type Batch } from "../Batch.ts";
import { roomQuantity } from "../roomQuantity.ts";
import { statusOf } from "../table/ResultColumns.ts";

/** Why a room has no level or no verdict. */
export type SoundGap = "no-noise" | "noise-kind" | "no-area" | "no-use";

/** The level that the chosen units of a room make in it. */
export interface RoomSound {
  readonly row: number;
  readonly units: number;
  /** Null where no rule fits, or the one that does says so. */
  readonly use: RoomUse | null;
  readonly statement: ProductNoise["statement"];
  /** dB(A), with the background; null where nothing can be computed of what is stated. */
  readonly level: number | null;
  /** Whether only one figure in dB(A) was known of a unit: ±5 dB. */
  readonly isEstimated: boolean;
  /** dB(A) */
  readonly limit: number | null;
  readonly verdict: SoundVerdict;
  readonly gap: SoundGap | null;
}

/** Noise of a product as a selection uses it; undefined while it is not known. */
export type NoiseOf = (productId: string, use: NoiseUse) => ProductNoise | undefined;

const powerOf = ({ octaves, power }: ProductNoise): UnitPower | null => {
  if (octaves !== null) return { octaves };
  return power === null ? null : { total: power };
};

/** The use of rooms by the texts of their rules; texts of names repeat, so each is judged once. */
function usesOf({ uses }: SoundSettings): (name: string, zone: string) => RoomUse | null {
  const rules = uses.map(({ contains, use }) => ({ part: contains.trim().toLowerCase(), use }));
  const known = new Map<string, RoomUse | null>();
  return (name, zone) => {
    const text = `${name}\n${zone}`;
    const found = known.get(text);
    if (found !== undefined) return found;
    const folded = text.toLowerCase();
    const use = rules.find(({ part }) => folded.includes(part))?.use ?? null;
    known.set(text, use);
    return use;
  };
}

/** Levels of equal rooms with equal units are computed once. */
function levelsIn(settings: SoundSettings) {
  const { height, type, background } = settings;
  const known = new Map<ProductNoise, Map<string, number>>();
  return (noise: ProductNoise, power: UnitPower, units: number, area: number): number => {
    const ofProduct = known.get(noise) ?? new Map<string, number>();
    known.set(noise, ofProduct);
    const key = `${units} ${area}`;
    const held = ofProduct.get(key);
    if (held !== undefined) return held;
    const own = unitsLevel(power, units, { area, height, type });
    const level = background === null ? own : addLevels([own, background]);
    ofProduct.set(key, level);
    return level;
  };
}

/** The levels of all rooms with chosen units, in the order of the building; none for kinds that are not heard by themselves. */
export function roomSounds<Filter>(
  batch: Batch<Filter>,
  noiseUse: KindNoise<Filter>["of"],
  noiseOf: NoiseOf,
  settings: SoundSettings,
): readonly RoomSound[] {
  const { rooms, results, products, filters } = batch;
  const purposeOf = usesOf(settings);
  const levelOf = levelsIn(settings);
  const general = noiseUse(generalFilter(batch));
  const noiseUses = filters.filters.map(noiseUse);
  const found: RoomSound[] = [];
  for (let row = 0; row < rooms.ids.length; row++) {
    const product = statusOf(results, row) === "matched" ? products.at(results.product[row]!) : undefined;
    if (product === undefined) continue;
    const noise = noiseOf(product.id, noiseUses[results.judgedBy[row]!] ?? general);
    const units = roomQuantity(batch, row);
    const area = rooms.figures.roomArea[row]!;
    const use = purposeOf(rooms.names[row]!, rooms.zones[row]!);
    const limit = use === null ? null : roomSoundLimit(use, settings.period, settings.standard)!.limit;
    const power = noise === undefined ? null : powerOf(noise);
    const level = power === null || !(area > 0) ? null : levelOf(noise!, power, units, area);
    const statement = noise?.statement ?? null;
    const isEstimated = statement !== "octaves";
    const gap =
      statement === null
        ? "no-noise"
        : power === null
          ? "noise-kind"
          : level === null
            ? "no-area"
            : limit === null
              ? "no-use"
              : null;
    const verdict =
      level === null || limit === null ? "cannot-judge" : soundVerdict(level - limit, isEstimated);
    found.push({ row, units, use, statement, level, isEstimated, limit, verdict, gap });
  }
  return found;
}
