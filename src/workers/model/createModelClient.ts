import { proxy, transfer } from "comlink";
import type { PickedFace } from "#domain/things/model/pickFace.ts";
import type { ViewToken } from "#api/contract/displayData.ts";
import { fail, ok, type Result } from "#domain/base/result.ts";
import { WorkerGone, WorkerHandle, type WorkerLike } from "../WorkerHandle.ts";
import type { ModelClient, OpenModel } from "./ModelClient.ts";
import type { LoadedModel, ModelService } from "./modelService.ts";
import type { Graphics } from "./stage/graphicsIn.ts";
import type { Click, ModelFacts, ModelFault, StageNews, View } from "./View.ts";

export interface ModelClientSettings {
  /** Bases of the API and of the static host: absolute, or from the root of the site. */
  readonly apiBase: string;
  readonly staticBase: string;
  readonly token: () => string | undefined;
  readonly spawn?: () => WorkerLike;
}

const spawnWorker = () =>
  // Vite bundles the worker only while this expression stays in one piece.
  new Worker(new URL("./model.worker.ts", import.meta.url), { type: "module" });

/** A drawn model, in a worker or on the page. */
interface Drawn extends Omit<OpenModel, "facts"> {
  readonly close: () => void;
}

interface Order {
  readonly handle: WorkerHandle<ModelService>;
  readonly container: HTMLElement;
  readonly first: View;
  readonly staticBase: string;
  readonly onNews: (news: StageNews) => void;
}

function canvasIn(container: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  container.replaceChildren(canvas);
  return canvas;
}

/** Calls that a dead worker misses can be ignored. */
const ignoreGone = (error: unknown) => {
  if (!(error instanceof WorkerGone)) throw error;
};

async function drawInWorker(
  { handle, container, first, staticBase, onNews }: Order,
  graphics: Graphics,
): Promise<Result<Drawn, "no-graphics">> {
  const canvas = canvasIn(container).transferControlToOffscreen();
  const staged = await handle.call<Result<null, "no-graphics">>(async (service) =>
    service.stage(transfer(canvas, [canvas]), graphics, staticBase, first, proxy(onNews)),
  );
  if (!staged.ok) return staged;
  return ok({
    show: (view) => void handle.call((service) => service.show(view)).catch(ignoreGone),
    pick: (click: Click) => handle.call<PickedFace | null>(async (service) => service.pick(click)),
    picture: (view) => handle.call<Blob>(async (service) => service.picture(view)),
    close: () => {},
  });
}

/** For browsers whose workers have no graphics: the worker makes the buffers, the page draws them. */
async function drawOnPage({
  handle,
  container,
  first,
  staticBase,
  onNews,
}: Order): Promise<Result<Drawn, "no-graphics">> {
  const { graphicsIn } = await import("./stage/graphicsIn.ts");
  const createCanvas = (width: number, height: number) =>
    Object.assign(document.createElement("canvas"), { width, height });
  const graphics = graphicsIn(createCanvas(1, 1));
  if (graphics === null) return fail("no-graphics");
  const [{ ModelStage }, model] = await Promise.all([
    import("./stage/ModelStage.ts"),
    handle.call(async (service) => service.take()),
  ]);
  try {
    const stage = new ModelStage(canvasIn(container), model, { graphics, staticBase, createCanvas, onNews });
    stage.draw(first);
    return ok({
      show: (view) => stage.show(view),
      pick: (click) => Promise.resolve(stage.pick(click)),
      picture: (view) => stage.picture(view),
      close: () => stage.dispose(),
    });
  } catch {
    // As in the worker: graphics that were available a moment ago no longer are.
    return fail("no-graphics");
  }
}

const drawsInWorkers = () => typeof HTMLCanvasElement.prototype.transferControlToOffscreen === "function";

/** One worker for each open model, ended with it, so that nothing remains of it in any case. */
export function createModelClient(settings: ModelClientSettings): ModelClient {
  const { apiBase, staticBase, token: bearer, spawn = spawnWorker } = settings;

  return {
    open(token: ViewToken, container, first: (facts: ModelFacts) => View, onNews) {
      const handle = new WorkerHandle<ModelService>(spawn, { onCrash: () => onNews("lost") });
      let drawn: Drawn | null = null;
      let isWanted = true;

      async function open(): Promise<Result<OpenModel, ModelFault>> {
        const source = { token, apiBase, staticBase, bearer: bearer() };
        const graphics = drawsInWorkers()
          ? handle.call<Graphics | null>(async (service) => service.graphics())
          : Promise.resolve(null);
        const [loaded, found] = await Promise.all([
          handle.call<Result<LoadedModel, ModelFault>>(async (service) => service.load(source)),
          graphics,
        ]);
        if (!loaded.ok) return loaded;
        const { facts } = loaded.value;
        const order: Order = { handle, container: container, first: first(facts), staticBase, onNews };
        const staged = (found && (await drawInWorker(order, found))) ?? (await drawOnPage(order));
        if (!staged.ok) return staged;
        drawn = staged.value;
        if (!isWanted) drawn.close();
        return ok({ ...drawn, facts });
      }

      return {
        opened: open().catch((error: unknown) => {
          if (error instanceof WorkerGone) return fail("unreachable");
          throw error;
        }),
        close() {
          isWanted = false;
          drawn?.close();
          handle.dispose();
          container.replaceChildren();
        },
      };
    },
  };
}
