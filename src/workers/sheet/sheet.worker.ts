import "../../floor.ts";
import { serve } from "../serve.ts";
import { createSheetService } from "./sheetService.ts";

serve(createSheetService());
