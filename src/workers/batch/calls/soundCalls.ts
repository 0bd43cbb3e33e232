import { transfer } from "comlink";
import { buffersOf } from "#domain/building/rooms/PackedTable.ts";
import type { OpenSelection } from "../session/Opening.ts";
import type { BuildingSound } from "../sound/BuildingSound.ts";
import type { BatchImplementation } from "./batchCalls.ts";
import { fetched } from "./fetched.ts";

/** The part of a batch worker for levels of sound; its code is loaded at first use. */
export function soundCalls(opened: () => OpenSelection) {
  let made: BuildingSound | undefined;
  async function sound(): Promise<BuildingSound> {
    const { BuildingSound } = await fetched(import("../sound/BuildingSound.ts"));
    return (made ??= new BuildingSound(opened));
  }
  return {
    buildingSound: async (signal) => ({ ok: true, value: await (await sound()).answer(signal) }),
    soundLines: async (...asked) => (await sound()).lines(...asked),
    soundSheets: async (signal) => {
      const sheets = await (await sound()).sheets(signal);
      return transfer(
        { ok: true, value: sheets },
        sheets.flatMap(({ table }) => buffersOf(table)),
      );
    },
    setSound: async (change) => (await sound()).set(change),
  } satisfies Partial<BatchImplementation>;
}
