import "../../floor.ts";
import { serve } from "../serve.ts";
import { createCurvesService } from "./curvesService.ts";

serve(createCurvesService());
