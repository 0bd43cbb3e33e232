import {
  mergeSystems,
  movePlaces,
  renameSystem,
  splitSystem,
} from "#domain/building/systems/water/SystemList.ts";
import type { Place } from "#domain/building/systems/list/places.ts";
import type { WaterSystems } from "./WaterSystems.ts";

/** What a person does with the systems of a building, beside their conditions. */
export type Arrangement =
  | { readonly act: "split"; readonly id: string; readonly places: readonly Place[] }
  | { readonly act: "move"; readonly from: string; readonly to: string; readonly places: readonly Place[] }
  | { readonly act: "merge"; readonly from: string; readonly to: string }
  | { readonly act: "rename"; readonly id: string; readonly name: string };

/** One step of undo. The sentence why it is refused; empty if it is not. */
export const arrangeSystems = (of: WaterSystems, asked: Arrangement): string =>
  of.arrange((systems, places) => {
    switch (asked.act) {
      case "split":
        return splitSystem(systems, asked.id, asked.places, places);
      case "move":
        return movePlaces(systems, asked, asked.places, places);
      case "merge":
        return mergeSystems(systems, asked, places);
      case "rename":
        return renameSystem(systems, asked.id, asked.name);
    }
  });
