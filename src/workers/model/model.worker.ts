import "../../floor.ts";
import { serve } from "../serve.ts";
import { createModelService, workerEnvironment } from "./modelService.ts";
import { ModelStage } from "./stage/ModelStage.ts";

serve(
  createModelService({
    ...workerEnvironment,
    stageIn: (canvas, model, settings) => new ModelStage(canvas, model, settings),
  }),
);
