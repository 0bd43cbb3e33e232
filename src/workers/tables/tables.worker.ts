import "../../floor.ts";
// The library finds its reader in this thread, and starts no other.
import "pdfjs-dist/legacy/build/pdf.worker.mjs";
import { serve } from "../serve.ts";
import { createTablesService } from "./tablesService.ts";

serve(createTablesService());
