import "../../floor.ts";
import { expose } from "comlink";
import { createReportService } from "./reportService.ts";

expose(createReportService());
