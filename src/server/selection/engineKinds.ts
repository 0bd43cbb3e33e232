import type { KindManifest } from "#domain/building/batch/kind/KindManifest.ts";
import { KIND_MANIFESTS } from "#domain/building/kinds/batchKinds.ts";
import type { EngineKind, KindSelection } from "./EngineKind.ts";

/** By category. */
export type EngineKinds = ReadonlyMap<string, EngineKind>;

/** A kind of equipment is selected from as the folder of its name says. */
async function loadKind({ name, categoryCode, parameters }: KindManifest): Promise<EngineKind> {
  const { selection } = (await import(`./${name}/${name}Selection.ts`)) as {
    readonly selection: KindSelection;
  };
  return { ...selection, categoryCode, parameters };
}

async function loadKinds(): Promise<EngineKinds> {
  const kinds = await Promise.all(KIND_MANIFESTS.map(loadKind));
  return new Map(kinds.map((kind) => [kind.categoryCode, kind]));
}

let loading: Promise<EngineKinds> | undefined;

/**
 * Every kind of equipment. Server and threads both read it. Loaded when first asked for, not with this module: built, a
 * kind may lie in a file that waits for the one this module lies in.
 */
export const engineKinds = (): Promise<EngineKinds> => (loading ??= loadKinds());
