import { readData } from "../../process/readData.ts";
import { PumpFamiliesSchema } from "./PumpFamily.ts";

export const PUMPS = readData("data/samples/pumps.json", PumpFamiliesSchema);
