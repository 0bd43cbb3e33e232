/** A list of more different texts shares little. */
const MOST = 10_000;

/** The same texts, those that are alike being one: half a million fans are called by some ten names. */
export function sharedTexts<Text extends string | null>(texts: readonly Text[]): readonly Text[] {
  const known = new Map<Text, Text>();
  return texts.map((text) => {
    const held = known.get(text);
    if (held === undefined && known.size < MOST) known.set(text, text);
    return held ?? text;
  });
}
