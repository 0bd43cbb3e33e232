import { readFile } from "node:fs/promises";
import * as v from "valibot";
import { projectFile } from "../../process/projectFile.ts";
import type { CatalogueProduct } from "../measured/CatalogueProduct.ts";
import { limitedPump, sheetPump, trimmedPumps } from "./realPumpRecords.ts";
import { RealPumpSchema } from "./RealPumpSchema.ts";

const FILE = projectFile("data/pumps.json");
const FileSchema = v.object({ records: v.array(RealPumpSchema) });

/** Real pumps from openly licensed sources, in `data/`: a product for each pump and trim. */
export async function realPumps(): Promise<readonly CatalogueProduct[]> {
  const { records } = v.parse(FileSchema, JSON.parse(await readFile(FILE, "utf8")));
  return records.flatMap((pump) => {
    if ("trims" in pump) return trimmedPumps(pump);
    return "max_curve" in pump ? limitedPump(pump) : sheetPump(pump);
  });
}
