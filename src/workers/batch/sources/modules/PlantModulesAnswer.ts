import type { KeptModule, PlantModule } from "#domain/building/sources/PlantModule.ts";
import type { JudgedModule } from "#domain/building/sources/judgeModule.ts";
import type { RecordState } from "#domain/building/sources/plantWords.ts";

/** A module of the library compared with a plant */
export interface ModuleOffer extends JudgedModule {
  readonly module: PlantModule;
  readonly isTaken: boolean;
}

/** Modules of the library for a plant, those that fit first */
export interface PlantModulesAnswer {
  /** Category of the module library; null if it has none for these machines. */
  readonly category: string | null;
  /** 冷水机组 */
  readonly machines: string;
  readonly offers: readonly ModuleOffer[];
  /** Number of modules in the library; only those that were read are offered. */
  readonly count: number;
}

/** A module that was taken, compared with the plant, and how its record changed */
export interface KeptModuleSheet extends JudgedModule {
  readonly kept: KeptModule;
  readonly record: RecordState;
}
