import type { OpenSelection } from "../session/Opening.ts";
import type { WaterSystems } from "../systems/WaterSystems.ts";
import { fetched } from "./fetched.ts";

/** The water systems in a batch worker; their code is loaded at first use. */
export function lateWater(opened: () => OpenSelection): () => Promise<WaterSystems> {
  let water: WaterSystems | undefined;
  return async () => {
    const { WaterSystems } = await fetched(import("../systems/WaterSystems.ts"));
    return (water ??= new WaterSystems(opened));
  };
}
