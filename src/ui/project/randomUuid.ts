const BYTES = 16;

/** A random id (version 4) that also works without TLS, where `crypto.randomUUID` is missing. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map(([from, to]) => hex.slice(from, to))
    .join("-");
}
