import * as v from "valibot";
import { freshFault, type FreshSettings } from "#domain/building/fresh/FreshSettings.ts";

const figure = v.pipe(v.number(), v.finite());
const orNull = v.nullable(figure);

export const FreshSchema = v.pipe(
  v.object({
    height: figure,
    rules: v.array(
      v.object({
        ...{ contains: v.string(), source: v.string() },
        ...{ perPerson: orNull, areaPerPerson: orNull, perArea: orNull, changes: orNull },
      }),
    ),
    own: v.array(v.object({ room: v.string(), flow: orNull, people: orNull, changes: orNull })),
  }),
  v.check((settings) => freshFault(settings) === null),
) satisfies v.GenericSchema<unknown, FreshSettings>;
