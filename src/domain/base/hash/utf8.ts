/** The UTF-8 bytes of a text; the bare language has no function for it. A lone surrogate becomes U+FFFD. */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    if (point < 0x80) bytes.push(point);
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), continued(point));
    else if (point >= 0xd800 && point < 0xe000) bytes.push(0xef, 0xbf, 0xbd);
    else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), continued(point >> 6), continued(point));
    else bytes.push(0xf0 | (point >> 18), continued(point >> 12), continued(point >> 6), continued(point));
  }
  return Uint8Array.from(bytes);
}

const continued = (bits: number): number => 0x80 | (bits & 0x3f);
