import type { KindManifest } from "#domain/building/batch/kind/KindManifest.ts";
import { KIND_MANIFESTS } from "#domain/building/kinds/batchKinds.ts";
import type { EngineKind, KindSelection } from "./EngineKind.ts";

export type EngineKinds = ReadonlyMap<string, EngineKind>;

/** Loads the selection of a kind from the folder with its name. */
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
 * Every kind of equipment, for server and threads. Loaded at first use, not with this module: in the build, a
 * kind may be in a file that waits for the file of this module.
 */
export const engineKinds = (): Promise<EngineKinds> => (loading ??= loadKinds());
