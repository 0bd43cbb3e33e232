/** x, y, z. Lengths are millimetres, z points up. */
export type Triple = readonly [number, number, number];

/**
 * What a viewer shows of a component: `display_data.json`, sent with gzip. A tree of groups and bodies, whose faces carry
 * triangles, with dimensions beside them.
 */
export interface DisplayData {
  readonly version: 1;
  readonly unit: "mm";
  readonly up: "z";
  readonly materials: readonly DisplayMaterial[];
  readonly nodes: readonly DisplayNode[];
  /**
   * Whose work it is; `null` where it is somebody's whose credit cannot be shown, absent where the program made the shape
   * from a product's stated dimensions.
   */
  readonly source?: DisplaySource | null;
}

export interface DisplaySource {
  /** Collection, repository and commit. */
  readonly from: string;
  readonly author: string;
  readonly licence: string;
  /** Its title there. */
  readonly work?: string;
}

export interface DisplayMaterial {
  /** Faces name it by this number. */
  readonly id: number;
  readonly name: string;
  /** Red, green, blue, 0 to 1, as seen (sRGB). */
  readonly color: Triple;
  /** 0 to 1. */
  readonly opacity: number;
  /** File beside the model, multiplied with the colour. */
  readonly texture?: string;
}

export type DisplayNode = GroupNode | BodyNode | FaceNode | DimensionNode;

interface PlacedNode {
  readonly name: string;
  readonly children: readonly DisplayNode[];
  /** Places the children: 4 × 4, column by column, the last column being the translation. */
  readonly matrix?: readonly number[];
}

export interface GroupNode extends PlacedNode {
  readonly type: "group";
}

/** One solid: what a person would call a part. */
export interface BodyNode extends PlacedNode {
  readonly type: "body";
}

/** A surface bounded by edges: a side of a box, the mantle of a cylinder. Edges are drawn within and around it. */
export interface FaceNode {
  readonly type: "face";
  readonly material: number;
  readonly mesh: DisplayMesh;
}

/** Flat lists: three numbers a vertex, a normal or a triangle, two a place in the texture. */
export interface DisplayMesh {
  readonly vertices: readonly number[];
  /** One a vertex, of length 1; computed where they are missing. */
  readonly normals?: readonly number[];
  readonly uvs?: readonly number[];
  /** Places in `vertices`, counter-clockwise from outside. */
  readonly triangles: readonly number[];
}

/** A measure as a draughtsman draws it: lines, and its text. */
export interface DimensionNode {
  readonly type: "dimension";
  /** What it measures: 宽, 深, 高, 进口直径. */
  readonly name: string;
  readonly children: readonly DimensionPart[];
}

export type DimensionPart = DimensionText | DimensionLine | DimensionArc | DimensionEllipse | DimensionEdge;

export interface DimensionText {
  readonly type: "text";
  /** Middle of the text. */
  readonly position: Triple;
  readonly text: string;
  readonly height: number;
}

export interface DimensionLine {
  readonly type: "line";
  readonly from: Triple;
  readonly to: Triple;
}

/** From `start` to `end`, radians, 0 along `xAxis` and turning towards `yAxis`; both of length 1 and square to each other. */
export interface DimensionArc {
  readonly type: "arc";
  readonly center: Triple;
  readonly radius: number;
  readonly xAxis: Triple;
  readonly yAxis: Triple;
  readonly start: number;
  readonly end: number;
}

/** A whole ellipse; the axes are as long as its radii, square to each other. */
export interface DimensionEllipse {
  readonly type: "ellipse";
  readonly center: Triple;
  readonly xAxis: Triple;
  readonly yAxis: Triple;
}

/** A line through several points, three numbers each. */
export interface DimensionEdge {
  readonly type: "edge";
  readonly points: readonly number[];
}
