import * as v from "valibot";
import type { FreshSettings, OwnFresh } from "#domain/building/fresh/FreshSettings.ts";

const figure = v.pipe(v.number(), v.finite());
const orNull = v.nullable(figure);

/** Figures that are set for single rooms. */
export const OwnFreshSchema = v.array(
  v.object({ room: v.string(), flow: orNull, people: orNull, changes: orNull }),
) satisfies v.GenericSchema<unknown, readonly OwnFresh[]>;

/**
 * Ranges are checked when the settings change; this schema stays small because it is loaded with the first page.
 */
export const FreshSchema = v.object({
  height: figure,
  rules: v.array(
    v.object({
      ...{ contains: v.string(), source: v.string() },
      ...{ perPerson: orNull, areaPerPerson: orNull, perArea: orNull, changes: orNull },
    }),
  ),
  own: OwnFreshSchema,
}) satisfies v.GenericSchema<unknown, FreshSettings>;
