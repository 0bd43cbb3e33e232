import type { Bounds } from "./Bounds.ts";
import type { Triple } from "./displayData.ts";

type Floats = Float32Array<ArrayBuffer>;

/**
 * Faces that are drawn in one call: all of one texture or all without one; transparent ones are separate. Colours
 * are stored per vertex, so that a thousand colours need no more draw calls than one.
 */
export interface MergedGroup {
  /** File beside the model; `null` for colours alone. */
  readonly texture: string | null;
  readonly isTransparent: boolean;
  readonly positions: Floats;
  readonly normals: Floats;
  /** Red, green, blue and opacity, with 65535 as 1; linear light. */
  readonly colors: Uint16Array<ArrayBuffer>;
  /** Only for a group with a texture. */
  readonly uvs: Floats | null;
  readonly indices: Uint32Array<ArrayBuffer>;
  /** Start of each face in `indices`, followed by the end of the last one. */
  readonly faceStarts: Uint32Array<ArrayBuffer>;
  /** Index in `bodies` for each face; -1 for none. */
  readonly faceBodies: Int32Array<ArrayBuffer>;
}

export interface DimensionLabel {
  readonly text: string;
  readonly position: Triple;
  readonly height: number;
}

export interface DimensionGeometry {
  /** Segments, six numbers each. */
  readonly lines: Floats;
  readonly labels: readonly DimensionLabel[];
}

/**
 * A model as buffers. Positions are relative to `origin`, because 32 bits cannot hold millimetres far from zero.
 */
export interface MergedModel {
  readonly origin: Triple;
  /** Around all triangles. */
  readonly bounds: Bounds;
  /** Transparent groups come last. */
  readonly groups: readonly MergedGroup[];
  /** Segments, six numbers each. */
  readonly edges: Floats;
  readonly dimensions: DimensionGeometry;
  readonly bodies: readonly string[];
  readonly triangles: number;
}

/** Buffers that are transferred with the model instead of copied. */
export const modelBuffers = ({ groups, edges, dimensions }: MergedModel): ArrayBuffer[] => [
  edges.buffer,
  dimensions.lines.buffer,
  ...groups.flatMap(({ positions, normals, colors, uvs, indices, faceStarts, faceBodies }) => [
    positions.buffer,
    normals.buffer,
    colors.buffer,
    ...(uvs ? [uvs.buffer] : []),
    indices.buffer,
    faceStarts.buffer,
    faceBodies.buffer,
  ]),
];
