/** Limits of compressed and unpacked bytes; 20 MB are an ordinary model. */
export const MOST_PACKED_BYTES = 24 * 1024 ** 2;
export const MOST_DISPLAY_BYTES = 64 * 1024 ** 2;

/** A million triangles need 60 MB of buffers; a weak machine still draws them, slowly. */
export const MOST_TRIANGLES = 1_000_000;
export const MOST_VERTICES = 2_000_000;
export const MOST_NODES = 200_000;
export const MOST_DEPTH = 64;
export const MOST_MATERIALS = 4096;
export const MOST_NAME = 512;

/** A drawing with more dimensions is not readable. */
export const MOST_LABELS = 500;
export const MOST_LABEL_LENGTH = 64;
export const MOST_EDGE_NUMBERS = 30_000;

/** mm: a thousand kilometres, beyond any coordinate of a building. */
export const FARTHEST = 1e9;
