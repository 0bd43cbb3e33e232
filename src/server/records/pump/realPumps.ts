import { readData } from "../../process/readData.ts";
import type { CatalogueProduct } from "../measured/CatalogueProduct.ts";
import { limitedPump, sheetPump, trimmedPumps } from "./realPumpRecords.ts";
import { PumpsSchema } from "./RealPumpSchema.ts";

/** Real pumps from openly licensed sources, in `data/`: a product for each pump and trim. */
export const realPumps = (): readonly CatalogueProduct[] =>
  readData("data/pumps.json", PumpsSchema).records.flatMap((pump) => {
    if ("trims" in pump) return trimmedPumps(pump);
    return "max_curve" in pump ? limitedPump(pump) : sheetPump(pump);
  });
