import { seededRandom } from "#server/samples/seededRandom.ts";

/** Choices that depend only on a seed. */
export function drawFrom(seed: number) {
  const unit = seededRandom(`hostile ${seed}`);
  const below = (count: number) => Math.floor(unit() * count);
  return {
    unit,
    below,
    chance: (share: number) => unit() < share,
    /** @param of at least one */
    oneOf: <Item>(of: readonly Item[]): Item => of[below(of.length)]!,
  };
}
export type Draw = ReturnType<typeof drawFrom>;
