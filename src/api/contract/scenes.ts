import * as v from "valibot";
import { PublicComponentSchema } from "./componentLibrary.ts";
import {
  arrangedEntries,
  CountedSchema,
  designEntries,
  designId,
  designQuery,
  thumbnail,
} from "./designs.ts";
import { endpoint } from "./endpoint.ts";
import { code, nothing } from "./limits.ts";

const SceneSchema = v.object({
  ...designEntries,
  thumbnail,
  /** Number of components in it, with repetitions. */
  componentCount: v.number(),
});
export type Scene = v.InferOutput<typeof SceneSchema>;

export const listScenes = endpoint({
  method: "GET",
  path: "/system/api_general/v2/scenes",
  summary: "Scenes by category and name, a page at a time, with the categories that the name leaves",
  params: nothing,
  query: v.strictObject(designQuery),
  body: nothing,
  output: v.object({
    list: v.array(SceneSchema),
    totalCount: v.number(),
    categories: v.array(CountedSchema),
  }),
});

export const getScene = endpoint({
  method: "GET",
  path: "/api_general/scenes/{id}",
  summary: "A scene with its components, for a program or for all",
  params: designId,
  query: v.strictObject({ software_code: v.exactOptional(code), software_version: v.exactOptional(code) }),
  body: nothing,
  output: v.object({
    ...SceneSchema.entries,
    ...arrangedEntries,
    /** Each with its quantity; components that the program does not open are omitted. */
    components: v.array(v.object({ ...PublicComponentSchema.entries, quantity: v.number() })),
  }),
});
