import type { Result } from "#domain/base/result.ts";
import type { SpeedMode } from "#domain/catalogue/duty/SpeedMode.ts";
import type { AskedConditions } from "#domain/products/search/readConditions.ts";
import type { DutyPicture } from "#domain/products/search/map/DutyPicture.ts";
import type { MapView } from "#domain/products/search/map/MapView.ts";

/** The name of a category's map for search by curve: fans of one and of two speeds have separate maps. */
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
 * `unavailable`: the columns could not be fetched or read, or the category has no curves. `not-understood`:
 * the conditions do not belong to the category, or the duty is incomplete.
 */
export type DutyFailure = "unavailable" | "not-understood";

/**
 * Search by duty without the server, in the columns of a category. Calls reject only with WorkerGone or an
 * abort.
 */
export interface DutyClient {
  /**
   * Fetches the columns, once until `forget`, and returns what a map shows while no duty is entered.
   *
   * @param onShare receives, after each block, the share of the category's rows that has arrived, 0 to 1
   */
  open(
    map: DutyMapName,
    signal?: AbortSignal,
    onShare?: (share: number) => void,
  ): Promise<Result<MapView, DutyFailure>>;
  /**
   * Latest wins: `null` when a newer question came before this one's turn, or after `forget`; answers come in the
   * order of the questions.
   */
  ask(question: DutyQuestion): Promise<Result<DutyAnswer, DutyFailure> | null>;
  /**
   * Ends the worker with all columns, because they may be other ones now: for another user, or after a change of
   * own products. A current question is answered by `null`, and a later one fetches anew.
   */
  forget(): void;
  dispose(): void;
}
