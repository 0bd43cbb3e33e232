import type { OpenSelection } from "../session/Opening.ts";
import type { BuildingSources } from "../sources/BuildingSources.ts";
import type { HeatSources } from "../sources/heat/HeatSources.ts";
import type { PlantModules } from "../sources/modules/PlantModules.ts";
import type { WaterSystems } from "../systems/WaterSystems.ts";
import { fetched } from "./fetched.ts";

/** The heat sources in a batch worker; their code is loaded at first use. */
export function lateHeat(
  opened: () => OpenSelection,
  water: () => Promise<WaterSystems>,
  user: () => string | undefined,
): () => Promise<HeatSources> {
  let heat: HeatSources | undefined;
  return async () => {
    const { HeatSources } = await fetched(import("../sources/heat/HeatSources.ts"));
    return (heat ??= new HeatSources({ opened, water, user }));
  };
}

/** The cold sources in a batch worker; their code is loaded at first use. */
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

/** Modules for plants in a batch worker; their code is loaded at first use. */
export function lateModules(opened: () => OpenSelection): () => Promise<PlantModules> {
  let modules: PlantModules | undefined;
  return async () => {
    const { PlantModules } = await fetched(import("../sources/modules/PlantModules.ts"));
    return (modules ??= new PlantModules(opened));
  };
}
