import "../../floor.ts";
import { serve } from "../serve.ts";
import { createDutyService } from "./dutyService.ts";

serve(createDutyService());
