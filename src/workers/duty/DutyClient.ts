import type { Result } from "#domain/base/result.ts";
import type { SpeedMode } from "#domain/catalogue/duty/SpeedMode.ts";
import type { AskedConditions } from "#domain/products/search/readConditions.ts";
import type { DutyPicture } from "#domain/products/search/map/DutyPicture.ts";
import type { MapView } from "#domain/products/search/map/MapView.ts";

/** A category as it is searched by curve: fans of one speed and of two are maps of their own. */
export interface DutyMapName {
  readonly categoryCode: string;
  readonly speed: SpeedMode | null;
}

export interface DutyQuestion extends DutyMapName {
  readonly conditions: AskedConditions;
  readonly view: MapView;
}

export interface DutyAnswer extends DutyPicture {
  /** ms that the answer took in the worker. */
  readonly took: number;
}

/**
 * `unavailable`: the columns could not be fetched or read, or the category has no curves. `not-understood`: the
 * conditions do not belong to the category, or the duty lacks what it requires.
 */
export type DutyFailure = "unavailable" | "not-understood";

/**
 * Search by duty without the server, over the columns of a category. Calls reject only with WorkerGone or an abort.
 */
export interface DutyClient {
  /**
   * Fetches the columns, once per page, and answers what a map shows while no duty is entered.
   *
   * @param tell with each block of the category's rows which share of them is here, 0 to 1
   */
  open(
    map: DutyMapName,
    signal?: AbortSignal,
    tell?: (share: number) => void,
  ): Promise<Result<MapView, DutyFailure>>;
  /** Latest wins: `null` when a newer question came before this one's turn; answers come in the order of the questions. */
  ask(question: DutyQuestion): Promise<Result<DutyAnswer, DutyFailure> | null>;
  dispose(): void;
}
