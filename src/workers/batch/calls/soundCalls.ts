import { transfer } from "comlink";
import { buffersOf } from "#domain/building/rooms/PackedTable.ts";
import type { NoiseParts } from "../session/NoiseParts.ts";
import type { OpenSelection } from "../session/Opening.ts";
import type { OtherKinds } from "../session/OtherKinds.ts";
import type { BuildingSound } from "../sound/BuildingSound.ts";
import type { KnownNoise } from "../sound/KnownNoise.ts";
import type { BatchImplementation } from "./batchCalls.ts";
import { fetched } from "./fetched.ts";

/** The part of a batch worker for sound levels; its code is loaded at first use. */
export function soundCalls(opened: () => OpenSelection, others: OtherKinds) {
  let known: KnownNoise | undefined;
  let made: BuildingSound | undefined;
  async function noise(): Promise<KnownNoise> {
    const { KnownNoise } = await fetched(import("../sound/KnownNoise.ts"));
    return (known ??= new KnownNoise(opened, others));
  }
  async function sound(): Promise<BuildingSound> {
    const { BuildingSound } = await fetched(import("../sound/BuildingSound.ts"));
    const heard = await noise();
    return (made ??= new BuildingSound(opened, heard));
  }
  /** Whether noise is considered for the open kind, and it has products to ask about. */
  const isHeard = () => {
    const { batch } = opened().session;
    return batch.kind.noise !== undefined && batch.products.entries.length > 0;
  };
  const parts: NoiseParts = {
    async know(signal, ids) {
      if (isHeard() || ids !== undefined) await (await noise()).know(signal, ids);
    },
    follow() {
      if (!isHeard()) return;
      noise().then(
        (heard) => heard.follow(),
        () => {
          // Without a network the table shows no levels until they are requested again.
        },
      );
    },
  };
  const calls = {
    buildingSound: async (signal) => ({ ok: true, value: await (await sound()).answer(signal) }),
    soundLines: async (...asked) => (await sound()).lines(...asked),
    soundSheets: async (signal) => {
      const sheets = await (await sound()).sheets(signal);
      return transfer(
        { ok: true, value: sheets },
        sheets.flatMap(({ table }) => buffersOf(table)),
      );
    },
    setRoomLimit: async (roomId, limit) => (await sound()).setLimit(roomId, limit),
    setSound: async (change) => (await sound()).set(change),
  } satisfies Partial<BatchImplementation>;
  return { calls, parts };
}
