/** Bytes as they come, and unpacked: 20 MB are an ordinary model. */
export const MOST_PACKED_BYTES = 24 * 1024 ** 2;
export const MOST_DISPLAY_BYTES = 64 * 1024 ** 2;

/** A million triangles are 60 MB of buffers, which a weak machine still draws, slowly. */
export const MOST_TRIANGLES = 1_000_000;
export const MOST_VERTICES = 2_000_000;
export const MOST_NODES = 200_000;
export const MOST_DEPTH = 64;
export const MOST_MATERIALS = 4096;
export const MOST_NAME = 512;

/** A drawing with more measures is read by nobody. */
export const MOST_LABELS = 500;
export const MOST_LABEL_LENGTH = 64;
export const MOST_EDGE_NUMBERS = 30_000;

/** mm: a thousand kilometres. Further out no coordinate of a building lies. */
export const FARTHEST = 1e9;
