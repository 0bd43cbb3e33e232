/**
 * Rooms are identified by a text here, but a host must get its id back unchanged. An id that is a number is marked
 * as such, and a text that looks marked is marked as a text.
 */
const NUMBER = "number:";
const TEXT = "text:";

const looksMarked = (id: string) => id.startsWith(NUMBER) || id.startsWith(TEXT);

/** The text that identifies a host's room here. */
export function textOfHostId(id: string | number): string {
  if (typeof id === "number") return NUMBER + id;
  return looksMarked(id) ? TEXT + id : id;
}

export function hostIdOf(text: string): string | number {
  if (text.startsWith(NUMBER)) return Number(text.slice(NUMBER.length));
  return text.startsWith(TEXT) ? text.slice(TEXT.length) : text;
}
