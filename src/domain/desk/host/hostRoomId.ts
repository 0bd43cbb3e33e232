/**
 * Rooms are told apart by a text, and a host's id comes back as it came: one that is a number is marked as such, and
 * a text that looks marked is marked as a text.
 */
const NUMBER = "number:";
const TEXT = "text:";

const looksMarked = (id: string) => id.startsWith(NUMBER) || id.startsWith(TEXT);

/** The text that a room of the host goes under with us. */
export function textOfHostId(id: string | number): string {
  if (typeof id === "number") return NUMBER + id;
  return looksMarked(id) ? TEXT + id : id;
}

/** As the host gave it. */
export function hostIdOf(text: string): string | number {
  if (text.startsWith(NUMBER)) return Number(text.slice(NUMBER.length));
  return text.startsWith(TEXT) ? text.slice(TEXT.length) : text;
}
