import type { ProductNoise } from "../../../catalogue/noiseStatement.ts";
import { addLevels } from "../../../physics/sound/levels.ts";
import { soundVerdict } from "../../../physics/sound/soundVerdict.ts";
import { unitsLevel, type UnitPower } from "../../../physics/sound/unitsInRoom.ts";
import { PROPOSED_SOUND, type SoundSettings } from "../../sound/SoundSettings.ts";
import type { NoiseUse } from "../../sound/unitNoise.ts";
import { generalFilter, type Batch, type Hearing } from "../Batch.ts";
import { roomQuantity } from "../roomQuantity.ts";
import type { RoomSound, SoundGap } from "../state/RoomSound.ts";
import { statusOf } from "../table/ResultColumns.ts";
import { roomLimitsOf } from "./roomLimits.ts";
import { basisOf } from "./roomSoundWords.ts";

/** Noise of a product as a selection uses it; undefined while it was not asked for. */
export type NoiseOf = (productId: string, use: NoiseUse) => ProductNoise | undefined;

const powerOf = ({ octaves, power }: ProductNoise): UnitPower | null => {
  if (octaves !== null) return { octaves };
  return power === null ? null : { total: power };
};

type LevelOf = (noise: ProductNoise, power: UnitPower, units: number, area: number) => number;

/** Levels of equal rooms with equal units are computed once. */
function levelsIn(settings: SoundSettings): LevelOf {
  const { height, type, background } = settings;
  const known = new Map<ProductNoise, Map<string, number>>();
  return (noise, power, units, area) => {
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

function gapOf(noise: ProductNoise | undefined, level: number | null, limit: number | null): SoundGap | null {
  if (noise === undefined) return "unasked";
  if (noise.statement === null) return "no-noise";
  if (powerOf(noise) === null) return "noise-kind";
  if (level === null) return "no-area";
  return limit === null ? "no-use" : null;
}

/**
 * Levels in the rooms of a batch by what is known of the noise of its products. Those of equal rooms stay known until the
 * settings are others, so that a table may ask for its rows, its order and its filters one after the other.
 */
export function hearingBy(noiseOf: NoiseOf): Hearing {
  let held: { readonly settings: SoundSettings; readonly levelOf: LevelOf } | null = null;
  /** The level of so many units of a product in a room. */
  function judging<Filter>({ rooms, sound }: Batch<Filter>) {
    const settings = sound ?? PROPOSED_SOUND;
    if (held?.settings !== settings) held = { settings, levelOf: levelsIn(settings) };
    const { levelOf } = held;
    const limitOf = roomLimitsOf(settings);
    return (row: number, productId: string, units: number, noiseUse: NoiseUse): RoomSound => {
      const noise = noiseOf(productId, noiseUse);
      const area = rooms.figures.roomArea[row]!;
      const { use, limit, clause } = limitOf({
        id: rooms.ids[row]!,
        name: rooms.names[row]!,
        zone: rooms.zones[row]!,
      });
      const power = noise === undefined ? null : powerOf(noise);
      const level = power === null || !(area > 0) ? null : levelOf(noise!, power, units, area);
      const statement = noise?.statement ?? null;
      const isEstimated = statement !== "octaves";
      const verdict =
        level === null || limit === null ? "cannot-judge" : soundVerdict(level - limit, isEstimated);
      const gap = gapOf(noise, level, limit);
      const basis = basisOf(gap, statement);
      return { units, use, statement, level, isEstimated, limit, clause, verdict, gap, basis };
    };
  }
  return {
    soundsIn(batch) {
      const { kind, results, products, filters } = batch;
      if (kind.noise === undefined) return () => null;
      const general = kind.noise.of(generalFilter(batch));
      const noiseUses = filters.filters.map(kind.noise.of);
      const soundOf = judging(batch);
      return (row) => {
        const product = statusOf(results, row) === "matched" ? products.at(results.product[row]!) : undefined;
        if (product === undefined) return null;
        return soundOf(
          row,
          product.id,
          roomQuantity(batch, row),
          noiseUses[results.judgedBy[row]!] ?? general,
        );
      };
    },
    soundsOf(batch) {
      const { noise } = batch.kind;
      if (noise === undefined) return () => null;
      const soundOf = judging(batch);
      return (row, { productId, units, filter }) => soundOf(row, productId, units, noise.of(filter));
    },
  };
}

/** The levels of all rooms with chosen units, in the order of the building; none while nothing is known of any noise. */
export function roomSounds<Filter>(batch: Batch<Filter>): readonly (RoomSound & { readonly row: number })[] {
  const soundAt = batch.hearing?.soundsIn(batch);
  if (soundAt === undefined) return [];
  return batch.rooms.ids.flatMap((_, row) => {
    const sound = soundAt(row);
    return sound === null ? [] : [{ row, ...sound }];
  });
}
