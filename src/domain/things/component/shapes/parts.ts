import type { Triple } from "#domain/things/model/displayData.ts";
import { part, type MaterialName, type Solid } from "../Solid.ts";
import { rectangle, turnedRectangle, type Corner } from "../solids/outlines.ts";
import { box, pipe, placed, rod, type Axis } from "../solids/placed.ts";
import { prism, tube, type Span } from "../solids/prism.ts";
import { revolve } from "../solids/revolve.ts";

/** The span of a length centred at 0. */
export const half = (length: number): Span => [-length / 2, length / 2];

/** A motor along an axis, centred at a point: body, fan cover and terminal box, all within `radius`. */
export function motor(axis: Axis, at: Triple, radius: number, [from, to]: Span): Solid[] {
  const length = to - from;
  const body = rod(axis, radius * 0.86, at, [from, from + length * 0.8]);
  const cover = rod(axis, radius * 0.74, at, [from + length * 0.8, to]);
  const [x, y, z] = at;
  const [begin, end] = [from + length * 0.2, from + length * 0.55];
  const wide = radius * 0.34;
  const terminals = {
    x: () => box([x + begin, x + end], [y - wide, y + wide], [z + radius * 0.6, z + radius]),
    y: () => box([x - wide, x + wide], [y + begin, y + end], [z + radius * 0.6, z + radius]),
    z: () => box([x + radius * 0.6, x + radius], [y - wide, y + wide], [z + begin, z + end]),
  };
  return [
    part("电机", "motor", body),
    part("电机风罩", "dark", cover),
    part("接线盒", "dark", terminals[axis]()),
  ];
}

/** A round flange around a pipe. */
export const flange = (axis: Axis, outer: number, inner: number, at: Triple, span: Span): Solid =>
  part("法兰", "iron", pipe(axis, outer, inner, at, span));

/** A rectangular flange around an opening of a duct. */
export const ductFlange = (
  axis: Axis,
  [halfU, halfV]: Corner,
  width: number,
  at: Triple,
  span: Span,
): Solid =>
  part(
    "法兰",
    "galvanized",
    placed(
      tube(
        rectangle(-halfU - width, halfU + width, -halfV - width, halfV + width),
        rectangle(-halfU, halfU, -halfV, halfV),
        span,
      ),
      axis,
      at,
    ),
  );

/** Hub and blades of an axial fan around an axis. */
export function axialImpeller(
  axis: Axis,
  at: Triple,
  hub: number,
  tip: number,
  width: number,
  blades: number,
): Solid[] {
  const wheel = part("轮毂", "aluminium", rod(axis, hub, at, half(width)));
  const thick = Math.max(2, tip * 0.012);
  const foot = turnedRectangle(thick, hub * 0.45, 0.9);
  const end = turnedRectangle(thick, tip * 0.2, 0.45);
  const blade = (angle: number) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    // A blade stands on the hub: its local w points away from the axis.
    return prism(foot, [hub * 0.9, tip], end).map(({ vertices, normals, triangles }) => {
      const turn = ([u, v, w]: Triple): Triple => [w * cos + v * sin, w * sin - v * cos, u];
      return { vertices: vertices.map(turn), normals: normals.map(turn), triangles };
    });
  };
  return [
    wheel,
    ...Array.from({ length: blades }, (_, n) =>
      part("叶片", "aluminium", placed(blade((2 * Math.PI * n) / blades), axis, at)),
    ),
  ];
}

/** The bars along the edges of a cabinet. */
export function cabinetFrame([x0, x1]: Span, [y0, y1]: Span, [z0, z1]: Span, bar: number): Solid[] {
  const ends = ([from, to]: Span): Span[] => [
    [from, from + bar],
    [to - bar, to],
  ];
  const edges = [
    ...ends([y0, y1]).flatMap((y) => ends([z0, z1]).map((z) => box([x0, x1], y, z))),
    ...ends([x0, x1]).flatMap((x) => ends([z0, z1]).map((z) => box(x, [y0, y1], z))),
    ...ends([x0, x1]).flatMap((x) => ends([y0, y1]).map((y) => box(x, y, [z0, z1]))),
  ];
  return edges.map((patches) => part("框架", "aluminium", patches));
}

/** A panel within the frame, slightly recessed. */
export const panelled = ([x0, x1]: Span, [y0, y1]: Span, [z0, z1]: Span, depth: number): Solid =>
  part("箱体", "casing", box([x0 + depth, x1 - depth], [y0 + depth, y1 - depth], [z0 + depth, z1 - depth]));

/** A domed vessel along an axis: its ends are half as deep as wide. */
export function vessel(
  name: string,
  material: MaterialName,
  axis: Axis,
  radius: number,
  at: Triple,
  [from, to]: Span,
): Solid {
  const depth = Math.min(radius / 2, (to - from) / 4);
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => (share * Math.PI) / 2);
  const low = steps.map((angle): Corner => [
    radius * Math.sin(angle),
    from + depth - depth * Math.cos(angle),
  ]);
  const high = steps.map((angle): Corner => [radius * Math.cos(angle), to - depth + depth * Math.sin(angle)]);
  const onAxis = (corner: Corner): Corner => (corner[0] < 1e-9 ? [0, corner[1]] : corner);
  return part(name, material, placed(revolve([...low, ...high].map(onAxis)), axis, at));
}

/** A row of flat bars across an opening, turned by an angle: louvres, grilles, vanes. */
export function vanes(
  { name, material }: { readonly name: string; readonly material: MaterialName },
  axis: Axis,
  {
    count,
    span,
    across,
    width,
    thickness,
    angle,
    side,
  }: {
    readonly count: number;
    /** Length of the bars, along the axis. */
    readonly span: Span;
    /** Range over which the bars are distributed. */
    readonly across: Span;
    /** Along u or along v. */
    readonly side: "u" | "v";
    readonly width: number;
    readonly thickness: number;
    readonly angle: number;
  },
  at: Triple = [0, 0, 0],
): Solid[] {
  const step = (across[1] - across[0]) / count;
  return Array.from({ length: count }, (_, n) => {
    const offset = across[0] + step * (n + 0.5);
    const section = turnedRectangle(width / 2, thickness / 2, angle).map(([a, b]): Corner =>
      side === "u" ? [a + offset, b] : [a, b + offset],
    );
    return part(name, material, placed(prism(section, span), axis, at));
  });
}

/** A straight round connection with a flange at its end: the pipe reaches from the body to `to`. */
export function nozzle(axis: Axis, nominal: number, at: Triple, [from, to]: Span): Solid[] {
  const outer = nominal * 0.55;
  const out = to > from;
  const thick = Math.min(Math.abs(to - from) * 0.4, 10 + nominal * 0.08);
  const span: Span = out ? [from, to] : [to, from];
  const end: Span = out ? [to - thick, to] : [to, to + thick];
  return [
    part("接管", "iron", pipe(axis, outer, nominal * 0.5, at, span)),
    flange(axis, flangeRadius(nominal), nominal * 0.5, at, end),
  ];
}

/** After GB/T 9124, PN16; the outer diameter of a flange grows more slowly than its pipe. */
export const flangeRadius = (nominal: number): number => (nominal * 1.12 + 75) / 2;
