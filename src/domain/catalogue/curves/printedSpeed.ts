/** n = 1450 r/min, 转速 2900 转/分: a speed with its unit, so that no other figure is taken for one. */
const SPEED =
  /(?:\bn\s*[=＝:：]?|转速\s*[nN]?\s*[=＝:：]?|speed\s*[=:]?)\s*(?<speed>\d{3,5})\s*(?:r\/min|rpm|min-1|min⁻¹|1\/min|转\/分)/giu;

/** The speed that a page's words name, in r/min; `null` where they name none or several. */
export function printedSpeed(texts: readonly string[]): number | null {
  const found = new Set(
    texts.flatMap((text) => [...text.matchAll(SPEED)].map(({ groups }) => Number(groups?.["speed"]))),
  );
  const [only] = found;
  return found.size === 1 ? (only ?? null) : null;
}
