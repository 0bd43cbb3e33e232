import "../../floor.ts";
import { expose } from "comlink";
import { createDutyService } from "./dutyService.ts";

expose(createDutyService());
