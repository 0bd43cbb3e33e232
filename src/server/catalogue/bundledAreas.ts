import * as v from "valibot";
import type { Area } from "#domain/products/goods/Area.ts";
import { readData } from "../process/readData.ts";

const AreasSchema = v.array(
  v.strictObject({
    code: v.string(),
    name: v.string(),
    parentCode: v.nullable(v.string()),
    parentName: v.nullable(v.string()),
  }),
) satisfies v.GenericSchema<unknown, Area[]>;

/** The country's administrative divisions, each after its parent (NOTICE names their source). */
export const bundledAreas = (): readonly Area[] => readData("data/areas.json", AreasSchema);
