import { groupBy } from "../groupBy.ts";
import type { Rule, Word } from "./PageContent.ts";

/** Letters of one word stand nearer than this share of their size; a blank is wider. */
const TOUCHING = 0.12;
/** Kerned letters overlap, by up to this share of their size. */
const OVERLAP = 0.25;
const SAME_HEIGHT = 0.1;
const SAME_SIZE = 0.1;
/** Edge of a slot, in points: rules within one slot are looked up together. */
const SLOT = 4;

/**
 * Joins single letters to words: some programs print every letter by itself, so that 流量 arrives as two words and
 * 8.8 as three. Letters on both sides of an upright rule belong to two cells.
 */
export function glueLetters(words: readonly Word[], upright: readonly Rule[]): readonly Word[] {
  const rules = rulesByPosition(upright);
  const out: Word[] = [];
  for (const word of words) {
    const last = out.at(-1);
    if (last && isGoingOn(last, word) && !rules.divide(last, word))
      out[out.length - 1] = { ...last, text: last.text + word.text, right: Math.max(last.right, word.right) };
    else out.push(word);
  }
  return out;
}

/** Words arrive in the order of the page, so a continuation follows its beginning. */
function isGoingOn(last: Word, word: Word): boolean {
  const gap = word.left - last.right;
  return (
    gap < TOUCHING * word.size &&
    gap > -OVERLAP * word.size &&
    Math.abs(last.middle - word.middle) < SAME_HEIGHT * word.size &&
    Math.abs(last.size - word.size) < SAME_SIZE * word.size
  );
}

function rulesByPosition(upright: readonly Rule[]) {
  const slots = groupBy(upright, ({ at }) => Math.floor(at / SLOT));
  return {
    divide(last: Word, word: Word): boolean {
      const [from, to] = [(last.left + last.right) / 2, (word.left + word.right) / 2];
      for (let slot = Math.floor(from / SLOT); slot <= Math.floor(to / SLOT); slot++)
        for (const rule of slots.get(slot) ?? [])
          if (rule.at > from && rule.at < to && rule.from < word.middle && rule.to > word.middle) return true;
      return false;
    },
  };
}
