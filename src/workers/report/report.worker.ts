import "../../floor.ts";
import "../../floor/structuredClone.ts";
import { serve } from "../serve.ts";
import { createReportService } from "./reportService.ts";

serve(createReportService());
