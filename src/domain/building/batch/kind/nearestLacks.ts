import type { NearestProduct } from "../../selection/multiRoom.ts";
import { lackOf, type ReasonWords } from "./explainReasons.ts";

/** What the nearest product lacks, in words. */
export const nearestLacks = ({ lacks }: NearestProduct, words: ReasonWords): string =>
  lacks
    .map(({ check, required, best }) =>
      best === null ? words.unknown(check, "") : lackOf({ check, required, best }, words),
    )
    .join("；");
