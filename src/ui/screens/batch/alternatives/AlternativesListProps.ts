import type { Alternative } from "#domain/batch/batchState.ts";
import type { PossibleChange } from "#domain/selection/multiRoom.ts";
import type { AlternativesJob } from "./useBatchAlternatives.ts";
import type { BatchScreenKind } from "../kinds/BatchScreenKind.ts";

export interface AlternativesListProps<Filter> {
  readonly screen: BatchScreenKind<Filter>;
  readonly filter: Filter;
  readonly job: AlternativesJob;
  readonly chosenId: string | null;
  readonly onChoose: (alternative: Alternative) => void;
  readonly onDetail: (productId: string) => void;
  readonly onRetry: () => void;
  readonly onFollow: (change: PossibleChange) => Promise<void>;
}
