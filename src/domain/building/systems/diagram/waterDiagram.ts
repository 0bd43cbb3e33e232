import type { RunSystem } from "../water/runWaterSystem.ts";
import type { DutyCard } from "../water/waterDutyCard.ts";
import type { WaterLists } from "../water/WaterLists.ts";
import type { Diagram } from "./Diagram.ts";
import { layOutDiagram } from "./layOutDiagram.ts";
import { waterPlant } from "./waterPlant.ts";

interface WaterDiagram {
  readonly title: string;
  readonly card: DutyCard | null;
  readonly notes: readonly string[];
}

/** 系统图 of pipes, each supply with its return */
export const waterDiagram = (
  system: RunSystem,
  lists: WaterLists,
  { title, card, notes }: WaterDiagram,
): Diagram => {
  const { run, givenIndex, terminals, settings } = system;
  return layOutDiagram(
    {
      ...{ run, givenIndex, terminals, plantLevel: settings.plantLevel },
      ...{ hasReturn: true, isReversed: settings.routing === "reverse", line: "supply", pitch: 2800 },
      digitsOf: (flow) => (flow < 10 ? 2 : flow < 1000 ? 1 : 0),
      ...{ roomDigits: 2, unit: "台", plant: waterPlant(system, card) },
    },
    lists,
    { title, notes },
  );
};
