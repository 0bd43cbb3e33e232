import type { FanCoilInstallation, FanCoilStructure } from "../../../../catalogue/properties.ts";
import type { Level } from "../../../selection/multiRoom.ts";
import type { FanCoil, RatedState } from "./FanCoil.ts";
import { levelOf } from "./levelOf.ts";
import { ratedCoil, type RatedCoil } from "./RatedCoil.ts";
import { byTieOrderAt } from "./byTieOrderAt.ts";

type Figures = Float64Array<ArrayBuffer>;
type Indexes = Uint32Array<ArrayBuffer>;

/** The figures of all candidates at one level. */
export interface LevelColumns {
  /** m³/h */
  readonly airFlow: Figures;
  /** kW */
  readonly totalCooling: Figures;
  /** kW */
  readonly sensibleCooling: Figures;
  /** kW; NaN is "not stated". */
  readonly heating: Figures;
  /** kg/s, see RatedCoil. */
  readonly contactFlow: Figures;
  /** dB(A); NaN is "not stated". */
  readonly noise: Figures;
  /** Rank of each row among equally good candidates. */
  readonly tieOrder: Indexes;
}

/**
 * The candidates as a structure of arrays, made once per catalogue and given to each engine thread once. Each row
 * is a product. Plain data that can be cloned.
 */
export interface FanCoilColumns {
  readonly size: number;
  readonly ids: readonly string[];
  readonly models: readonly string[];
  readonly brandCodes: readonly string[];
  readonly structures: readonly (FanCoilStructure | null)[];
  readonly installations: readonly (FanCoilInstallation | null)[];
  /** Pa; NaN is "not stated". */
  readonly externalStaticPressure: Figures;
  /** The distinct rated states, and the state of each row. */
  readonly ratedStates: readonly RatedState[];
  readonly ratedState: Indexes;
  readonly levels: Readonly<Record<Level, LevelColumns>>;
}

/**
 * Throws for a fan coil that `ratedCoil` refuses: the import keeps those out of the catalogue, so one that arrives
 * here is a program error.
 */
export function fanCoilColumns(coils: readonly FanCoil[]): FanCoilColumns {
  const { states, indexOf } = distinctStates(coils);
  return {
    size: coils.length,
    ids: coils.map(({ id }) => id),
    models: coils.map(({ model }) => model),
    brandCodes: coils.map(({ brandCode }) => brandCode),
    structures: coils.map(({ structure }) => structure),
    installations: coils.map(({ installation }) => installation),
    externalStaticPressure: Float64Array.from(coils, (coil) => coil.externalStaticPressure ?? NaN),
    ratedStates: states,
    ratedState: indexOf,
    levels: {
      MEDIUM_LEVEL: levelColumns(coils, "MEDIUM_LEVEL"),
      HIGH_LEVEL: levelColumns(coils, "HIGH_LEVEL"),
    },
  };
}

function levelColumns(coils: readonly FanCoil[], level: Level): LevelColumns {
  const rated = coils.map((coil) => soundCoil(coil, level));
  const tieOrder = new Uint32Array(coils.length);
  const order = byTieOrderAt(level);
  coils
    .map((coil, row) => ({ coil, row }))
    .sort((a, b) => order(a.coil, b.coil))
    .forEach(({ row }, index) => (tieOrder[row] = index));
  return {
    airFlow: Float64Array.from(rated, (coil) => coil.airFlow),
    totalCooling: Float64Array.from(rated, (coil) => coil.totalCooling),
    sensibleCooling: Float64Array.from(rated, (coil) => coil.sensibleCooling),
    heating: Float64Array.from(rated, (coil) => coil.heating ?? NaN),
    contactFlow: Float64Array.from(rated, (coil) => coil.contactFlow),
    noise: Float64Array.from(coils, (coil) => levelOf(coil, level).noise ?? NaN),
    tieOrder,
  };
}

function soundCoil(coil: FanCoil, level: Level): RatedCoil {
  const sound = ratedCoil(levelOf(coil, level), coil.rated);
  if (!sound.ok) throw new RangeError(`fan coil ${coil.id} at ${level}: ${sound.code}`);
  return sound.value;
}

function distinctStates(coils: readonly FanCoil[]): { states: RatedState[]; indexOf: Indexes } {
  const states: RatedState[] = [];
  const indexes = new Map<string, number>();
  const indexOf = Uint32Array.from(coils, ({ rated }) => {
    const key = [
      rated.coolingDryBulb,
      rated.coolingWetBulb,
      rated.coolingWater,
      rated.heatingDryBulb,
      rated.heatingWater,
    ].join();
    const index = indexes.get(key) ?? states.push(rated) - 1;
    indexes.set(key, index);
    return index;
  });
  return { states, indexOf: indexOf };
}
