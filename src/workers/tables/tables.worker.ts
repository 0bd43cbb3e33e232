import "../../floor.ts";
import { serve } from "../serve.ts";
import { createTablesService } from "./tablesService.ts";

serve(createTablesService());
