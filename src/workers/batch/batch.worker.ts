import "../../floor.ts";
import { BATCH_KINDS } from "#domain/batch/kinds/batchKinds.ts";
import { serve } from "../serve.ts";
import { createBatchService } from "./batchService.ts";

serve(createBatchService(BATCH_KINDS));
