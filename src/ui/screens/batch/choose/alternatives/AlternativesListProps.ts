import type { Alternative } from "#domain/building/batch/state/batchState.ts";
import type { PossibleChange } from "#domain/building/selection/multiRoom.ts";
import type { Selectable } from "../../../../page/services/Selectable.ts";
import type { AlternativesJob } from "./useBatchAlternatives.ts";
import type { BatchScreenKind } from "../../context/BatchScreenKind.ts";

export interface AlternativesListProps<Filter> {
  readonly screen: BatchScreenKind<Filter>;
  readonly filter: Filter;
  readonly job: AlternativesJob;
  readonly chosenId: string | null;
  readonly onChoose: (alternative: Alternative) => void;
  /** The product in the form that 选中 adds to the project. */
  readonly selectable: (alternative: Alternative) => Selectable;
  readonly onDetail: (productId: string) => void;
  readonly onRetry: () => void;
  readonly onFollow: (change: PossibleChange) => Promise<void>;
}
