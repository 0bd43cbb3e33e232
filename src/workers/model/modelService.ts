import { transfer } from "comlink";
import type { Send } from "#api/client/sendAttempt.ts";
import { realTimer, type Timer } from "#api/client/Timer.ts";
import { boundsOf, hasSize } from "#domain/things/model/Bounds.ts";
import type { DisplayData } from "#domain/things/model/displayData.ts";
import { modelBuffers, type MergedModel } from "#domain/things/model/MergedModel.ts";
import { mergeModel } from "#domain/things/model/mergeModel.ts";
import type { PickedFace } from "#domain/things/model/pickFace.ts";
import { fail, ok, type Result } from "#domain/base/result.ts";
import { fetchDisplayData, type ModelSource } from "./fetchDisplayData.ts";
import type { Click, ModelFacts, ModelFault, StageNews, View } from "./View.ts";
import { graphicsIn, type Graphics } from "./stage/graphicsIn.ts";
import type { ModelStage, StageSettings } from "./stage/ModelStage.ts";
import { unpackDisplayData } from "./unpackDisplayData.ts";

/** The surroundings of the worker, which tests replace. */
export interface ModelEnvironment {
  readonly send: Send;
  readonly timer: Timer;
  /** ms, of any origin. */
  readonly now: () => number;
  /** The graphics that this thread can draw with. */
  readonly graphics: () => Graphics | null;
  readonly stageIn: (canvas: OffscreenCanvas, model: MergedModel, settings: StageSettings) => ModelStage;
}

export type WorkerEnvironment = Omit<ModelEnvironment, "stageIn">;

const createOffscreen = (width: number, height: number) => new OffscreenCanvas(width, height);

export const workerEnvironment: WorkerEnvironment = {
  send: (address, init) => fetch(address, init),
  timer: realTimer,
  now: () => performance.now(),
  graphics: () => (typeof OffscreenCanvas === "undefined" ? null : graphicsIn(createOffscreen(1, 1))),
};

/** Duration of each step from bytes to buffers, ms. */
export interface ModelTimes {
  readonly unpack: number;
  readonly parse: number;
  readonly check: number;
  readonly merge: number;
}

export interface LoadedModel {
  readonly facts: ModelFacts;
  readonly times: ModelTimes;
}

function factsOf(
  { source }: DisplayData,
  { bounds, dimensions, bodies, triangles }: MergedModel,
): ModelFacts {
  const { lines, labels } = dimensions;
  const points = [...bounds.min, ...bounds.max, ...labels.flatMap(({ position }) => position)];
  return {
    source: source === undefined ? "own" : source,
    bounds,
    wholeBounds: boundsOf(points, lines) ?? bounds,
    bodies: bodies.length,
    triangles,
    hasDimensions: lines.length > 0 || labels.length > 0,
  };
}

/** The worker's service. It holds one model, and ends with it. */
export function createModelService({ send, timer, now, graphics, stageIn }: ModelEnvironment) {
  let model: MergedModel | null = null;
  let stage: ModelStage | null = null;
  const onStage = (): ModelStage => {
    if (stage === null) throw new Error("nothing is shown yet");
    return stage;
  };

  return {
    graphics,

    load(source: ModelSource): Promise<Result<LoadedModel, ModelFault>> {
      return fetchDisplayData(source, send, timer, (bytes): Result<LoadedModel, ModelFault> => {
        const unpacked = unpackDisplayData(bytes, now);
        if (!unpacked.ok) return unpacked;
        const { data, times } = unpacked.value;
        const begun = now();
        const merged = mergeModel(data);
        if (!hasSize(merged.bounds)) return fail("no-size");
        model = merged;
        return ok({ facts: factsOf(data, merged), times: { ...times, merge: now() - begun } });
      });
    },

    /** Transfers the model to a page that draws it itself. */
    take(): MergedModel {
      if (model === null) throw new Error("nothing is loaded");
      return transfer(model, modelBuffers(model));
    },

    /** Draws the loaded model from now on. */
    stage(
      canvas: OffscreenCanvas,
      drawing: Graphics,
      staticBase: string,
      first: View,
      onNews: (news: StageNews) => void,
    ): Result<null, "no-graphics"> {
      if (model === null) throw new Error("nothing is loaded");
      try {
        stage = stageIn(canvas, model, {
          graphics: drawing,
          staticBase,
          createCanvas: createOffscreen,
          onNews,
        });
        stage.draw(first);
        return ok(null);
      } catch {
        // The probe had graphics but this canvas has none: too many are open, or the driver died in between.
        return fail("no-graphics");
      }
    },

    show: (view: View): void => onStage().show(view),
    pick: (click: Click): PickedFace | null => onStage().pick(click),
    picture: (view: View): Promise<Blob> => onStage().picture(view),
    close: (): void => stage?.dispose(),
  };
}

export type ModelService = ReturnType<typeof createModelService>;
