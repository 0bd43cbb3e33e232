/** x, y, z. Lengths are in millimetres, z points up. */
export type Triple = readonly [number, number, number];

/**
 * The viewer's model of a component: `display_data.json`, sent with gzip. A tree of groups and bodies whose faces
 * carry triangles, with dimensions beside them.
 */
export interface DisplayData {
  readonly version: 1;
  readonly unit: "mm";
  readonly up: "z";
  readonly materials: readonly DisplayMaterial[];
  readonly nodes: readonly DisplayNode[];
  /**
   * Author of the model; `null` if the author's credit cannot be shown, absent if the program made the shape from
   * a product's stated dimensions.
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
  /** Faces refer to it by this number. */
  readonly id: number;
  readonly name: string;
  /** Red, green, blue, 0 to 1, as displayed (sRGB). */
  readonly color: Triple;
  /** 0 to 1. */
  readonly opacity: number;
  /** File beside the model; multiplied with the colour. */
  readonly texture?: string;
}

export type DisplayNode = GroupNode | BodyNode | FaceNode | DimensionNode;

interface PlacedNode {
  readonly name: string;
  readonly children: readonly DisplayNode[];
  /** Places the children: 4 × 4, column by column, with the translation in the last column. */
  readonly matrix?: readonly number[];
}

export interface GroupNode extends PlacedNode {
  readonly type: "group";
}

/** One solid, which a person would call a part. */
export interface BodyNode extends PlacedNode {
  readonly type: "body";
}

/**
 * A surface bounded by edges: a side of a box, the lateral surface of a cylinder. Edges are drawn within and
 * around it.
 */
export interface FaceNode {
  readonly type: "face";
  readonly material: number;
  readonly mesh: DisplayMesh;
}

/** Flat lists: three numbers for each vertex, normal or triangle, two for each texture coordinate. */
export interface DisplayMesh {
  readonly vertices: readonly number[];
  /** One unit vector for each vertex; computed if missing. */
  readonly normals?: readonly number[];
  readonly uvs?: readonly number[];
  /** Indices in `vertices`, counter-clockwise seen from outside. */
  readonly triangles: readonly number[];
}

/** A dimension as drawn: lines and a text. */
export interface DimensionNode {
  readonly type: "dimension";
  /** The dimension's name: 宽, 深, 高, 进口直径. */
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

/**
 * From `start` to `end` in radians, 0 along `xAxis` and turning towards `yAxis`; both are unit vectors at right
 * angles.
 */
export interface DimensionArc {
  readonly type: "arc";
  readonly center: Triple;
  readonly radius: number;
  readonly xAxis: Triple;
  readonly yAxis: Triple;
  readonly start: number;
  readonly end: number;
}

/** A whole ellipse; the axes are its radii, at right angles to each other. */
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
