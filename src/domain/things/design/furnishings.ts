import { part, type MaterialName, type Solid } from "../component/Solid.ts";
import { box, rod } from "../component/solids/placed.ts";
import type { Triple } from "../model/displayData.ts";

type Build = (size: Triple) => Solid[];

/** A block given as shares of the whole size, from and to along each axis, with length and width centred at 0. */
const block =
  ([length, width, height]: Triple) =>
  (
    name: string,
    material: MaterialName,
    [x0, x1]: readonly [number, number],
    [y0, y1]: readonly [number, number],
    [z0, z1]: readonly [number, number],
  ): Solid =>
    part(
      name,
      material,
      box([x0 * length, x1 * length], [y0 * width, y1 * width], [z0 * height, z1 * height]),
    );

const ALL = [-0.5, 0.5] as const;

/** mm */
const TOP = 30;
const LEG = 40;

const table =
  (name: string, material: MaterialName): Build =>
  ([length, width, height]) => [
    part(name, material, box([-length / 2, length / 2], [-width / 2, width / 2], [height - TOP, height])),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((y) => {
        const [u, v] = [x * (length / 2 - LEG), y * (width / 2 - LEG)];
        return part(
          "腿",
          "dark",
          box([u - LEG / 2, u + LEG / 2], [v - LEG / 2, v + LEG / 2], [0, height - TOP]),
        );
      }),
    ),
  ];

const chair: Build = (size) => {
  const piece = block(size);
  return [
    piece("座面", "dark", ALL, ALL, [0.44, 0.52]),
    piece("靠背", "dark", ALL, [0.4, 0.5], [0.52, 1]),
    piece("椅脚", "iron", [-0.08, 0.08], [-0.08, 0.08], [0.04, 0.44]),
    piece("椅脚", "iron", [-0.4, 0.4], [-0.06, 0.06], [0, 0.05]),
    piece("椅脚", "iron", [-0.06, 0.06], [-0.4, 0.4], [0, 0.05]),
  ];
};

const bed: Build = (size) => {
  const piece = block(size);
  return [
    piece("床架", "wood", ALL, ALL, [0, 0.28]),
    piece("床垫", "white", [-0.48, 0.5], [-0.48, 0.48], [0.28, 0.5]),
    piece("被子", "filter", [-0.12, 0.5], [-0.49, 0.49], [0.5, 0.56]),
    piece("枕头", "white", [-0.44, -0.26], [-0.4, -0.04], [0.5, 0.62]),
    piece("枕头", "white", [-0.44, -0.26], [0.04, 0.4], [0.5, 0.62]),
    piece("床头", "wood", [-0.5, -0.47], ALL, [0, 1]),
  ];
};

const sofa: Build = (size) => {
  const piece = block(size);
  return [
    piece("座垫", "motor", [-0.5, 0.5], [-0.5, 0.3], [0, 0.5]),
    piece("靠背", "motor", [-0.5, 0.5], [0.3, 0.5], [0, 1]),
    piece("扶手", "motor", [-0.5, -0.42], [-0.5, 0.3], [0.5, 0.7]),
    piece("扶手", "motor", [0.42, 0.5], [-0.5, 0.3], [0.5, 0.7]),
  ];
};

const cabinet: Build = (size) => {
  const piece = block(size);
  return [
    piece("柜体", "wood", ALL, [-0.46, 0.5], [0, 1]),
    piece("柜门", "white", [-0.48, -0.01], [-0.5, -0.46], [0.04, 0.97]),
    piece("柜门", "white", [0.01, 0.48], [-0.5, -0.46], [0.04, 0.97]),
  ];
};

const shelf: Build = (size) => {
  const piece = block(size);
  return [
    ...[-0.5, 0.47].map((x) => piece("立柱", "dark", [x, x + 0.03], ALL, [0, 1])),
    ...[0.04, 0.28, 0.52, 0.76, 0.98].map((z) => piece("层板", "casing", ALL, ALL, [z, z + 0.02])),
    ...[0.06, 0.3, 0.54].map((z) => piece("货物", "filter", [-0.44, 0.44], [-0.42, 0.42], [z, z + 0.16])),
  ];
};

const board: Build = (size) => {
  const piece = block(size);
  return [
    piece("边框", "aluminium", ALL, [-0.2, 0.5], [0, 1]),
    piece("板面", "white", [-0.48, 0.48], [-0.5, -0.2], [0.04, 0.96]),
  ];
};

const screen: Build = (size) => {
  const piece = block(size);
  return [
    piece("屏幕", "iron", ALL, [-0.3, 0.3], [0.3, 1]),
    piece("支架", "dark", [-0.06, 0.06], [-0.15, 0.15], [0.02, 0.3]),
    piece("底座", "dark", [-0.25, 0.25], [-0.5, 0.5], [0, 0.03]),
  ];
};

const car: Build = (size) => {
  const [length, width, height] = size;
  const piece = block(size);
  const wheel = height * 0.22;
  return [
    piece("车身", "motor", ALL, ALL, [0.18, 0.58]),
    piece("车厢", "casing", [-0.28, 0.26], [-0.44, 0.44], [0.58, 1]),
    ...[-0.31, 0.31].flatMap((x) =>
      [-1, 1].map((side) =>
        part(
          "车轮",
          "iron",
          rod(
            "y",
            wheel,
            [x * length, 0, wheel],
            side < 0 ? [-width / 2 - 5, -width / 2 + 180] : [width / 2 - 180, width / 2 + 5],
            20,
          ),
        ),
      ),
    ),
  ];
};

const column: Build = (size) => [block(size)("柱", "casing", ALL, ALL, [0, 1])];

const counter: Build = (size) => {
  const piece = block(size);
  return [
    piece("柜体", "casing", [-0.49, 0.49], [-0.46, 0.5], [0, 0.95]),
    piece("台面", "stainless", ALL, ALL, [0.95, 1]),
  ];
};

const plinth: Build = (size) => [block(size)("混凝土基础", "casing", ALL, ALL, [0, 1])];

const support: Build = (size) => {
  const piece = block(size);
  return [
    piece("支架", "dark", ALL, ALL, [0.03, 1]),
    piece("支架底板", "dark", [-1.2, 1.2], [-1.2, 1.2], [0, 0.03]),
  ];
};

/** Shapes of the furniture; each fills the size that it is placed with. */
const FURNISHINGS = {
  desk: table("桌面", "wood"),
  meetingTable: table("会议桌", "wood"),
  chair,
  bed,
  sofa,
  cabinet,
  shelf,
  board,
  screen,
  car,
  column,
  counter,
  plinth,
  support,
} as const satisfies { readonly [kind in string]: Build };
export type FurnishingKind = keyof typeof FURNISHINGS;

/** Names of the furniture in the interface and in files. */
export const FURNISHING_NAMES: { readonly [Kind in FurnishingKind]: string } = {
  desk: "办公桌",
  meetingTable: "会议桌",
  chair: "椅",
  bed: "床",
  sofa: "沙发",
  cabinet: "柜",
  shelf: "货架",
  board: "白板",
  screen: "显示屏",
  car: "小汽车",
  column: "柱",
  counter: "操作台",
  plinth: "设备基础",
  support: "管道支架",
};

/** The parts of a piece of furniture, standing on the floor, centred at 0, 0. */
export const furnishingSolids = (kind: FurnishingKind, size: Triple): Solid[] => FURNISHINGS[kind](size);
