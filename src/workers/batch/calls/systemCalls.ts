import { transfer } from "comlink";
import { buffersOf } from "#domain/building/rooms/PackedTable.ts";
import type { BatchImplementation } from "./batchCalls.ts";
import { fetched } from "./fetched.ts";
import type { OpenSelection } from "../session/Opening.ts";
import type { WaterSystems } from "../systems/WaterSystems.ts";

/** The part of a batch worker for systems of water; its code is loaded at first use. */
export function systemCalls(opened: () => OpenSelection) {
  let made: WaterSystems | undefined;
  async function waterSystems(): Promise<WaterSystems> {
    const { WaterSystems } = await fetched(import("../systems/WaterSystems.ts"));
    return (made ??= new WaterSystems(opened));
  }
  return {
    systems: async (isJudged, signal) => ({
      ok: true,
      value: await (await waterSystems()).answer(isJudged, signal),
    }),
    segmentLines: async (...asked) => (await waterSystems()).segmentLines(...asked),
    circuitLines: async (...asked) => (await waterSystems()).circuitLines(...asked),
    systemBook: async (madeOn, years, signal) => {
      const { systemBook } = await fetched(import("../systems/book/systemBook.ts"));
      const book = systemBook(await (await waterSystems()).judged(true, signal), years, madeOn);
      const sheets = book.ok ? book.value : [];
      return transfer(
        book,
        sheets.flatMap(({ table }) => buffersOf(table)),
      );
    },
    systemDiagram: async (id, season, notes) => {
      const { systemDiagram } = await fetched(import("../systems/systemDiagram.ts"));
      const { system, name } = (await waterSystems()).toDraw(id, season);
      return systemDiagram(system, name, notes);
    },
    systemDrawing: async (id, season, notes, address) => {
      const { systemDiagram, systemDrawing } = await fetched(import("../systems/systemDiagram.ts"));
      const { system, name } = (await waterSystems()).toDraw(id, season);
      const diagram = systemDiagram(system, name, notes);
      if (diagram === null) return null;
      const file = systemDrawing(diagram, address);
      return transfer(file, [file]);
    },
    setSystem: async (id, change) => (await waterSystems()).set(id, () => change),
    arrangeSystems: async (asked) => {
      const { arrangeSystems } = await fetched(import("../systems/arrangeSystems.ts"));
      return arrangeSystems(await waterSystems(), asked);
    },
    typeLength: async (...typed) => (await waterSystems()).typeLength(...typed),
    keepPump: async (...kept) => (await waterSystems()).keepPump(...kept),
    lockSize: async (...locked) => (await waterSystems()).lockSize(...locked),
  } satisfies Partial<BatchImplementation>;
}
