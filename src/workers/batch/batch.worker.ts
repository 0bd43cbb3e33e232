import "../../floor.ts";
import { expose } from "comlink";
import { BATCH_KINDS } from "#domain/batch/kinds/batchKinds.ts";
import { createBatchService } from "./batchService.ts";

expose(createBatchService(BATCH_KINDS));
