import type { SourceSettings } from "#domain/building/sources/SourceSettings.ts";
import type { HeatSettings } from "#domain/building/sources/heatSources.ts";
import type { HeatAnswer, HeatWindow } from "../sources/heat/HeatSheet.ts";
import type { SourceAsk, SourceLine, SourcesAnswer, SourceWindow } from "../sources/SourceSheet.ts";
import { edit, read, stoppableRead } from "./Call.ts";

/** Calls for the cold source of the open building. */
export const SOURCE_CALLS = {
  /**
   * Computes what has changed, after asking for chillers and towers of the catalogue that are not known yet. Only if
   * `isJudged` are answers on pumps and kept machines waited for. Prices of an area, or for `null` of the whole country;
   * without `priceArea` there are none.
   */
  sources: stoppableRead<(isJudged: boolean, priceArea: string | null | undefined) => SourcesAnswer>(),
  sourceLines: read<(asked: SourceAsk, from: number, to: number) => SourceWindow>(),
  /** The alternative of a key; null where there is none now. */
  sourceLine: read<(key: string) => SourceLine | null>(),
  /** One undo step each. The sentence why it is refused; empty if it is not. */
  setSources: edit<(change: Partial<Omit<SourceSettings, "kept" | "heat">>) => string>(),
  /** Takes the alternative of this key with its machines' records; `null`: none. */
  takePlant: edit<(key: string | null) => string>(),
  /** The same of boilers or heat exchangers for the systems of hot water. */
  heatSources: stoppableRead<(priceArea: string | null | undefined) => HeatAnswer>(),
  heatLines: read<(from: number, to: number) => HeatWindow>(),
  setHeat: edit<(change: Partial<Omit<HeatSettings, "kept">>) => string>(),
  takeHeat: edit<(key: string | null) => string>(),
};
