import type { ViewToken } from "#api/contract/displayData.ts";
import type { PickedFace } from "#domain/things/model/pickFace.ts";
import type { Result } from "#domain/base/result.ts";
import type { Click, ModelFacts, ModelFault, StageNews, View } from "./View.ts";

export interface OpenModel {
  readonly facts: ModelFacts;
  /** Draws it with the next picture; of several views the last one. */
  show(view: View): void;
  pick(click: Click): Promise<PickedFace | null>;
  picture(view: View): Promise<Blob>;
}

export interface ModelOpening {
  /** Never rejects; resolves when the first picture is drawn. */
  readonly opened: Promise<Result<OpenModel, ModelFault>>;
  /** Ends its thread and frees everything, at any time. */
  readonly close: () => void;
}

export interface ModelClient {
  /**
   * Shows a model in a canvas of its own, which is put into `container`.
   * @param first the first view, made from the facts of the model
   */
  open(
    token: ViewToken,
    container: HTMLElement,
    first: (facts: ModelFacts) => View,
    onNews: (news: StageNews) => void,
  ): ModelOpening;
}
