import "../../floor.ts";
import { serve } from "../serve.ts";
import { createCurveService } from "./curveService.ts";

serve(createCurveService());
