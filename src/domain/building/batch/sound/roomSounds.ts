import { heardLevel, ratioOf, unitsSound, type UnitsSound } from "../../../physics/sound/unitsInRoom.ts";
import { soundVerdict } from "../../../physics/sound/soundVerdict.ts";
import { PROPOSED_SOUND } from "../../sound/SoundSettings.ts";
import type { NoiseUse, UnitNoise } from "../../sound/unitNoise.ts";
import { unitPower } from "../../sound/unitPower.ts";
import { generalFilter, type Batch, type Hearing } from "../Batch.ts";
import { roomQuantity } from "../roomQuantity.ts";
import { type RoomSound, type SoundGap, type SoundPart } from "../state/RoomSound.ts";
import { statusOf } from "../table/ResultColumns.ts";
import { roomLimitsOf } from "./roomLimits.ts";
import { basisOf } from "./roomSoundWords.ts";

/** Noise of a product as a selection uses it; undefined if it has not been requested yet. */
export type NoiseOf = (productId: string, use: NoiseUse) => UnitNoise | undefined;

/** The batches of the other kinds of equipment in the same building. */
export type Others = () => readonly Batch<unknown>[];

/** Units of a kind in a room */
interface RoomUnits {
  readonly productId: string;
  readonly units: number;
  readonly use: NoiseUse;
}
type UnitsAt = (row: number) => RoomUnits | null;

/** Possible error of a power level that is estimated or stated as one figure, dB. */
const ESTIMATE_ERROR = 5;
/**
 * A level counts as estimated only if that error could raise it by at least this, dB; less is masked by other
 * sources.
 */
const LEAST_MOVE = 0.5;

const LOUDER = ratioOf(ESTIMATE_ERROR);

/**
 * Sum of the sound of several kinds of units, as computed and with the estimated ones louder by `ESTIMATE_ERROR`.
 */
class Heard {
  #kinds = 0;
  readonly #sum = { diffuse: 0, schultz: 0 };
  readonly #most = { diffuse: 0, schultz: 0 };

  add({ diffuse, schultz }: UnitsSound, isEstimated: boolean): void {
    const by = isEstimated ? LOUDER : 1;
    this.#kinds++;
    this.#sum.diffuse += diffuse;
    this.#sum.schultz += schultz;
    this.#most.diffuse += diffuse * by;
    this.#most.schultz += schultz * by;
  }

  /** dB(A); null if no unit was added. */
  level(background: number | null): number | null {
    return this.#kinds === 0 ? null : heardLevel(this.#sum, background);
  }

  /** Whether errors of estimates could change the level. */
  isEstimated(level: number | null, background: number | null): boolean {
    return level === null || heardLevel(this.#most, background) - level >= LEAST_MOVE;
  }
}

/** The chosen units of a batch by its rows. */
function unitsOf<Filter>(batch: Batch<Filter>): UnitsAt {
  const { kind, results, products, filters } = batch;
  const { noise } = kind;
  if (noise === undefined) return () => null;
  const general = noise.of(generalFilter(batch));
  const uses = filters.filters.map(noise.of);
  return (row) => {
    const product = statusOf(results, row) === "matched" ? products.at(results.product[row]!) : undefined;
    if (product === undefined) return null;
    const use = uses[results.judgedBy[row]!] ?? general;
    return { productId: product.id, units: roomQuantity(batch, row), use };
  };
}

/** The chosen units of another batch, by the rows of this one. */
function unitsBeside(own: Batch<unknown>, other: Batch<unknown>): UnitsAt {
  const unitsAt = unitsOf(other);
  return (row) => {
    const id = own.rooms.ids[row]!;
    // Rooms usually have the same order under all kinds.
    const there = other.rooms.ids[row] === id ? row : other.rooms.rowOf.get(id);
    return there === undefined ? null : unitsAt(there);
  };
}

const isKnown = ({ level }: SoundPart): boolean => level !== null;
const hasGap = ({ gap }: SoundPart): boolean => gap !== null;

/** Why a level or a verdict is not known: first a reason of the room's own units, then others. */
function gapOf(parts: readonly SoundPart[], hasArea: boolean, limit: number | null): SoundGap | null {
  const own = parts[0]?.gap ?? null;
  if (own !== null) return own;
  if (!hasArea) return "no-area";
  if (parts.some(hasGap)) return "others";
  return limit === null ? "no-use" : null;
}

/**
 * The verdict on a level against its limit. If not all units are known and the known ones already exceed the
 * limit, all exceed it.
 */
function verdictOf(
  { level, atLeast, isEstimated }: Pick<RoomSound, "level" | "atLeast" | "isEstimated">,
  limit: number | null,
): RoomSound["verdict"] {
  const known = level ?? atLeast;
  if (known === null || limit === null) return "cannot-judge";
  const verdict = soundVerdict(known - limit, isEstimated);
  return level !== null || verdict === "fail" ? verdict : "cannot-judge";
}

/**
 * Computes the levels in the rooms of a batch from the known noise of its products and of those of the other
 * kinds.
 */
export function hearingBy(noiseOf: NoiseOf, othersNow: Others = () => []): Hearing {
  function judging<Filter>(batch: Batch<Filter>) {
    const { rooms } = batch;
    // The levels do not depend on the type of the kind's filter.
    const own = batch as unknown as Batch<unknown>;
    const settings = batch.sound ?? PROPOSED_SOUND;
    const { height, type, background } = settings;
    const limitOf = roomLimitsOf(settings);
    const others = settings.isAlone === true ? [] : othersNow();
    const beside = others.map((other) => ({
      words: { kind: other.kind.name, ...other.kind.words },
      unitsAt: unitsBeside(own, other),
    }));
    const words = { kind: own.kind.name, ...own.kind.words };

    /** Describes one kind's units in the room of a row, and adds their sound to `heard`. */
    function partOf(
      { kind, title, counter }: Pick<typeof words, "kind" | "title" | "counter">,
      { productId, units, use }: RoomUnits,
      row: number,
      heard: Heard,
    ): SoundPart {
      const area = rooms.figures.roomArea[row]!;
      const air = rooms.figures.airSupplyVolume[row]!;
      const noise = noiseOf(productId, use);
      const found =
        noise === undefined ? "unasked" : unitPower(noise, Number.isNaN(air) ? null : air / units);
      if (typeof found === "string") {
        const statement = noise?.statement ?? null;
        return { kind, title, counter, units, statement, isEstimated: true, level: null, gap: found };
      }
      const { power, statement, isEstimated } = found;
      const sound = area > 0 ? unitsSound(power, units, { area, height, type }) : null;
      if (sound !== null) heard.add(sound, isEstimated);
      const level = sound && heardLevel(sound, null);
      return { kind, title, counter, units, statement, isEstimated, level, gap: null };
    }

    return (row: number, units: RoomUnits): RoomSound => {
      const heard = new Heard();
      const parts: [SoundPart, ...SoundPart[]] = [partOf(words, units, row, heard)];
      for (const other of beside) {
        const at = other.unitsAt(row);
        if (at !== null) parts.push(partOf(other.words, at, row, heard));
      }
      const reached = heard.level(background);
      const isEstimated = heard.isEstimated(reached, background);
      const isWhole = parts.every(isKnown);
      const [level, atLeast] = isWhole ? [reached, null] : [null, reached];
      const { use, limit, clause } = limitOf(rooms.ids[row]!, rooms.names[row]!, rooms.zones[row]!);
      const verdict = verdictOf({ level, atLeast, isEstimated }, limit);
      const gap = gapOf(parts, rooms.figures.roomArea[row]! > 0, limit);
      return { parts, use, level, atLeast, isEstimated, limit, clause, verdict, gap };
    };
  }
  return {
    soundsIn(batch) {
      if (batch.kind.noise === undefined) return () => null;
      const unitsAt = unitsOf(batch);
      const soundOf = judging(batch);
      return (row) => {
        const units = unitsAt(row);
        return units === null ? null : soundOf(row, units);
      };
    },
    soundsOf(batch) {
      const { noise } = batch.kind;
      if (noise === undefined) return () => null;
      const soundOf = judging(batch);
      return (row, { productId, units, filter }) => soundOf(row, { productId, units, use: noise.of(filter) });
    },
    explained: (sound) => sound && { ...sound, basis: basisOf(sound) },
  };
}

/** The levels of all rooms with chosen units, in the order of the building; empty while no noise is known. */
export function roomSounds<Filter>(batch: Batch<Filter>): readonly (RoomSound & { readonly row: number })[] {
  const soundAt = batch.hearing?.soundsIn(batch);
  if (soundAt === undefined) return [];
  return batch.rooms.ids.flatMap((_, row) => {
    const sound = soundAt(row);
    return sound === null ? [] : [{ row, ...sound }];
  });
}
