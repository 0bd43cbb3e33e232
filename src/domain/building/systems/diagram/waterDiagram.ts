import type { RunSystem } from "../water/runWaterSystem.ts";
import type { DutyCard } from "../water/waterDutyCard.ts";
import type { WaterLists } from "../water/WaterLists.ts";
import type { Diagram } from "./Diagram.ts";
import { layOutDiagram } from "./layOutDiagram.ts";
import { plantWords } from "./plantWords.ts";

interface WaterDiagram {
  readonly title: string;
  readonly card: DutyCard | null;
  readonly notes: readonly string[];
}

/** 系统图 of pipes, each supply with its return. */
export const waterDiagram = (
  { run, places, terminals, settings }: RunSystem,
  lists: WaterLists,
  { title, card, notes }: WaterDiagram,
): Diagram =>
  layOutDiagram(
    {
      ...{ run, places, terminals, plantLevel: settings.plantLevel },
      ...{ hasReturn: true, isReversed: settings.routing === "reverse", line: "supply", pitch: 2800 },
      digitsOf: (flow) => (flow < 10 ? 2 : flow < 1000 ? 1 : 0),
      ...{ roomDigits: 2, unit: "台", plant: plantWords(settings, card) },
    },
    lists,
    { title, notes },
  );
