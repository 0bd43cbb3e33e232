import "../../floor.ts";
import { BATCH_KINDS } from "#domain/building/kinds/batchKinds.ts";
import { serve } from "../serve.ts";
import { browserEnvironment } from "./record/batchEnvironment.ts";
import { createBatchService } from "./calls/batchService.ts";
import { TabBuilding } from "./session/TabBuilding.ts";

const environment = browserEnvironment();
const tabBuilding = new TabBuilding(environment);

// Every kind of equipment of the page requests its own service, see `sharedThread`.
addEventListener("message", ({ ports: [port] }) => {
  if (port) serve(createBatchService(BATCH_KINDS, environment, tabBuilding), port);
});
