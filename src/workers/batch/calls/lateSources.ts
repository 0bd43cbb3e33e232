import type { OpenSelection } from "../session/Opening.ts";
import type { BuildingSources } from "../sources/BuildingSources.ts";
import type { WaterSystems } from "../systems/WaterSystems.ts";
import { fetched } from "./fetched.ts";

/** The cold sources of a batch worker; their code is loaded at first use. */
export function lateSources(
  opened: () => OpenSelection,
  water: () => Promise<WaterSystems>,
  user: () => string | undefined,
): () => Promise<BuildingSources> {
  let sources: BuildingSources | undefined;
  return async () => {
    const { BuildingSources } = await fetched(import("../sources/BuildingSources.ts"));
    return (sources ??= new BuildingSources({ opened, water, user }));
  };
}
