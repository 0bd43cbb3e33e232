import type { SourceSettings } from "#domain/building/sources/SourceSettings.ts";
import type { HeatSettings } from "#domain/building/sources/heatSources.ts";
import type { PlantId } from "#domain/building/sources/JudgedPlant.ts";
import type { PlantModulesAnswer } from "../sources/modules/PlantModulesAnswer.ts";
import type { HeatAnswer, HeatWindow } from "../sources/heat/HeatSheet.ts";
import type { SourceAsk, SourceLine, SourcesAnswer, SourceWindow } from "../sources/SourceSheet.ts";
import { edit, read, stoppableRead } from "./Call.ts";

/** Calls for the cold source of the open building. */
export const SOURCE_CALLS = {
  /**
   * Computes what has changed. Requests the catalogue's chillers and towers that are not known yet. Waits for
   * answers about pumps and kept machines only if `isJudged`. Prices are those of an area, or for `null` of the
   * whole country; without `priceArea` there are none.
   */
  sources: stoppableRead<(isJudged: boolean, priceArea: string | null | undefined) => SourcesAnswer>(),
  sourceLines: read<(asked: SourceAsk, from: number, to: number) => SourceWindow>(),
  /** The alternative with this key; null if there is none now. */
  sourceLine: read<(key: string) => SourceLine | null>(),
  /** One undo step each. Answers why it was refused; empty if it was not. */
  setSources: edit<(change: Partial<Omit<SourceSettings, "kept" | "heat">>) => string>(),
  /** Chooses the alternative with this key, and stores its machines' records; `null` removes the choice. */
  takePlant: edit<(key: string | null) => string>(),
  /** Chooses the towers of now for this chiller of the chosen plant, or removes them. */
  takeTowers: edit<(chiller: string, isTaken: boolean) => string>(),
  /** The source of heat: boilers or heat exchangers of the hot water systems. */
  heatSources: stoppableRead<(priceArea: string | null | undefined) => HeatAnswer>(),
  heatLines: read<(from: number, to: number) => HeatWindow>(),
  setHeat: edit<(change: Partial<Omit<HeatSettings, "kept">>) => string>(),
  /** Modules of the library for the chosen plant; null if there is none. */
  plantModules: stoppableRead<(plant: PlantId) => PlantModulesAnswer | null>(),
  /** Takes the module with this id with the chosen plant; `null` removes it. */
  takeModule: edit<(plant: PlantId, id: string | null) => string>(),
  takeHeat: edit<(key: string | null) => string>(),
};
