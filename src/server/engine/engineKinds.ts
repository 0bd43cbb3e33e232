import { KIND_MANIFESTS } from "#domain/batch/kinds/batchKinds.ts";
import type { EngineKind, KindSelection } from "./EngineKind.ts";

/** Every kind of equipment, each selected from as the folder of its name says. Server and threads both read it. */
export const ENGINE_KINDS: readonly EngineKind[] = await Promise.all(
  KIND_MANIFESTS.map(async ({ name, categoryCode, parameters }) => {
    const { selection } = (await import(`./${name}/${name}Selection.ts`)) as {
      readonly selection: KindSelection;
    };
    return { ...selection, categoryCode, parameters };
  }),
);

const BY_CATEGORY: ReadonlyMap<string, EngineKind> = new Map(
  ENGINE_KINDS.map((kind) => [kind.categoryCode, kind]),
);

/** `undefined` of a category that is not selected for rooms. */
export const engineKindOf = (categoryCode: string): EngineKind | undefined => BY_CATEGORY.get(categoryCode);
