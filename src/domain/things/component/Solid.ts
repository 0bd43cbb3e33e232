import type { Triple } from "#domain/things/model/displayData.ts";

/** A smooth surface bounded by edges, with a normal at each vertex. */
export interface Patch {
  readonly vertices: readonly Triple[];
  readonly normals: readonly Triple[];
  /** Counter-clockwise seen from outside. */
  readonly triangles: readonly Triple[];
}

/** Materials that a drawing distinguishes. */
export const MATERIALS = {
  casing: { name: "喷涂钢板", color: [0.87, 0.89, 0.91] },
  galvanized: { name: "镀锌钢板", color: [0.74, 0.77, 0.8] },
  dark: { name: "深色钢构件", color: [0.36, 0.4, 0.46] },
  iron: { name: "铸铁", color: [0.33, 0.45, 0.58] },
  motor: { name: "电机", color: [0.42, 0.52, 0.6] },
  stainless: { name: "不锈钢", color: [0.8, 0.82, 0.84] },
  copper: { name: "铜", color: [0.8, 0.52, 0.34] },
  aluminium: { name: "铝", color: [0.82, 0.84, 0.86] },
  white: { name: "白色面板", color: [0.95, 0.96, 0.97] },
  wood: { name: "木", color: [0.76, 0.6, 0.42] },
  filter: { name: "滤料", color: [0.93, 0.9, 0.8] },
} as const;
export type MaterialName = keyof typeof MATERIALS;

/** One closed part: each edge belongs to two triangles, and every normal points outward. */
export interface Solid {
  /** The part's name for people: 机壳, 电机. */
  readonly name: string;
  readonly material: MaterialName;
  readonly patches: readonly Patch[];
}

export const part = (name: string, material: MaterialName, patches: readonly Patch[]): Solid => ({
  name,
  material,
  patches,
});
