import type { Batch } from "../../Batch.ts";
import type { TextKey } from "../../state/TextKey.ts";
import { SOUND_VERDICTS, SOUND_VERDICT_WORDS } from "../../state/RoomSound.ts";
import { statusOf } from "../../table/ResultColumns.ts";

/** Stands for a row without a product, which has neither model nor series. */
export const NO_TEXT = -1;

/** A column of texts by number: rows with the same product share a text. */
interface TextColumn {
  readonly texts: readonly string[];
  /** Index of the row's text in `texts`, or NO_TEXT. */
  readonly indexAt: (row: number) => number;
}

/** The texts that rows show in this column; the empty text is "not stated". */
export function textColumn<Filter>(batch: Batch<Filter>, key: TextKey): TextColumn {
  const { rooms, results, products } = batch;
  const ofProduct = (row: number) => (statusOf(results, row) === "matched" ? results.product[row]! : NO_TEXT);
  switch (key) {
    case "roomCode":
      return { texts: rooms.codes, indexAt: (row) => row };
    case "roomName":
      return { texts: rooms.names, indexAt: (row) => row };
    case "floor":
      return { texts: rooms.floors, indexAt: (row) => row };
    case "zone":
      return { texts: rooms.zones, indexAt: (row) => row };
    case "model":
      return { texts: products.entries.map(({ model }) => model), indexAt: ofProduct };
    case "series":
      return { texts: products.entries.map(({ seriesName }) => seriesName), indexAt: ofProduct };
    case "soundVerdict": {
      const soundAt = batch.hearing?.soundsIn(batch);
      return {
        texts: SOUND_VERDICTS.map((verdict) => SOUND_VERDICT_WORDS[verdict]),
        indexAt: (row) => {
          const sound = soundAt?.(row) ?? null;
          return sound === null ? NO_TEXT : SOUND_VERDICTS.indexOf(sound.verdict);
        },
      };
    }
  }
}
