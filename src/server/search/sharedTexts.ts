/** With more distinct texts than this, sharing saves little. */
const MOST = 10_000;

/** The same texts, with equal ones sharing one string: half a million fans have some ten names. */
export function sharedTexts<Text extends string | null>(texts: readonly Text[]): readonly Text[] {
  const known = new Map<Text, Text>();
  return texts.map((text) => {
    const held = known.get(text);
    if (held === undefined && known.size < MOST) known.set(text, text);
    return held ?? text;
  });
}
