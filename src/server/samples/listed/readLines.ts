import * as v from "valibot";
import type { CategoryCode } from "#domain/catalogue/categories.ts";
import type { PropertyCode } from "#domain/catalogue/properties.ts";
import { readData } from "../../process/readData.ts";
import { valuesOf } from "../../standard/categoryStandards.ts";

/** The code of a value that the standard lists for a property. */
export const oneOfValues = (category: CategoryCode, property: PropertyCode) =>
  v.picklist([...valuesOf(category, property).keys()]);

/** The lines of a category: one file of `data/samples`, with an entry for each line. */
export const readLines = <Line extends v.GenericSchema>(name: string, line: Line) =>
  readData(`data/samples/${name}.json`, v.array(line));
