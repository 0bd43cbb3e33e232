import type { KeptModule, PlantModule } from "#domain/building/sources/PlantModule.ts";
import type { JudgedModule } from "#domain/building/sources/judgeModule.ts";
import type { RecordState } from "#domain/building/sources/plantWords.ts";

/** A module of the library beside a plant. */
export interface ModuleOffer extends JudgedModule {
  readonly module: PlantModule;
  readonly isTaken: boolean;
}

/** Modules of the library for a plant, those that fit first. */
export interface PlantModulesAnswer {
  /** Of the module library; null where it has none for such machines. */
  readonly category: string | null;
  /** 冷水机组 */
  readonly machines: string;
  readonly offers: readonly ModuleOffer[];
  /** Modules that there are; more than were read are not offered. */
  readonly count: number;
}

/** A module that was taken, with what it is to the plant and what has become of it. */
export interface KeptModuleSheet extends JudgedModule {
  readonly kept: KeptModule;
  readonly record: RecordState;
}
