import "../../floor.ts";
import { serve } from "../serve.ts";
import { createProductFileService } from "./productFileService.ts";

serve(createProductFileService());
