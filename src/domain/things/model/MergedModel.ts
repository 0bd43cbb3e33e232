import type { Bounds } from "./Bounds.ts";
import type { Triple } from "./displayData.ts";

type Floats = Float32Array<ArrayBuffer>;

/**
 * All faces that are drawn in one go: those of one texture, or all without one, apart from what shines through. Colours
 * stand at the vertices, so that a thousand of them need no more pictures than one.
 */
export interface MergedGroup {
  /** File beside the model; `null`: the colours alone. */
  readonly texture: string | null;
  readonly isTransparent: boolean;
  readonly positions: Floats;
  readonly normals: Floats;
  /** Red, green, blue and opacity, 65535 being 1; linear, as light is summed up. */
  readonly colors: Uint16Array<ArrayBuffer>;
  /** Of a textured group only. */
  readonly uvs: Floats | null;
  readonly indices: Uint32Array<ArrayBuffer>;
  /** Where in `indices` each face begins, and at last where they end. */
  readonly faceStarts: Uint32Array<ArrayBuffer>;
  /** The body of each face as a place in `bodies`; -1 is none. */
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

/** A model as buffers. Every position is relative to `origin`, since 32 bits hold no far-off millimetres. */
export interface MergedModel {
  readonly origin: Triple;
  /** Around all triangles. */
  readonly bounds: Bounds;
  /** What shines through comes last. */
  readonly groups: readonly MergedGroup[];
  /** Segments, six numbers each. */
  readonly edges: Floats;
  readonly dimensions: DimensionGeometry;
  /** Names of the bodies. */
  readonly bodies: readonly string[];
  readonly triangles: number;
}

/** What is handed over with it, not copied. */
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
