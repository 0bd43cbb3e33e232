import "../../floor.ts";
import { expose } from "comlink";
import { createSheetService } from "./sheetService.ts";

expose(createSheetService());
