import { choice, NOMINAL_SIZE, PRESSURE } from "./materialProperties.ts";
import { cited, NOT_VERIFIED, valuesOf, type LibraryCategory } from "./LibraryCategory.ts";

const VALVES = "M000500";
const STANDARD = "GB/T 32808";
const SIZES = [15, 20, 25, 32, 40, 50, 65, 80, 100, 125, 150, 200, 250, 300, 350, 400, 450, 500, 600];

const END = choice("MP0042", "连接", ["螺纹", "法兰", "对夹"]);
const BODY = choice("MP0043", "阀体材料", ["铜合金", "灰铸铁", "球墨铸铁", "碳素铸钢"]);
const DRIVE = choice("MP0044", "驱动", ["手柄/手轮", "蜗轮", "电动", "自动"]);

/** A designation is type, drive, end, build, seat, pressure and body, one sign each. */
interface Model {
  readonly designation: string;
  readonly name: string;
  readonly end: "螺纹" | "法兰" | "对夹";
  readonly body: "铜合金" | "灰铸铁" | "球墨铸铁" | "碳素铸钢";
  readonly drive: "手柄/手轮" | "蜗轮" | "电动" | "自动";
  readonly from: number;
  readonly to: number;
}

const model = (
  [designation, name]: readonly [string, string],
  [end, body, drive]: readonly [Model["end"], Model["body"], Model["drive"]],
  [from, to]: readonly [number, number],
): Model => ({ designation, name, end, body, drive, from, to });

/** Behind the dash: ten times MPa, which is bar. */
const pressureOf = (designation: string) => Number(/-(\d+)/u.exec(designation)?.[1]);

const kind = (code: string, name: string, models: readonly Model[]): LibraryCategory => ({
  code,
  parentCode: VALVES,
  name,
  standard: STANDARD,
  unit: "个",
  source: cited(STANDARD),
  definitions: [NOMINAL_SIZE, PRESSURE, END, BODY, DRIVE],
  materials: models.flatMap((each) =>
    SIZES.filter((size) => size >= each.from && size <= each.to).map((size) => ({
      name: each.name,
      specification: `${each.designation} DN${size}`,
      verifiedBy: NOT_VERIFIED,
      values: valuesOf(
        [NOMINAL_SIZE, size],
        [PRESSURE, pressureOf(each.designation)],
        [END, each.end],
        [BODY, each.body],
        [DRIVE, each.drive],
      ),
    })),
  ),
});

const HAND = "手柄/手轮";

export const gateValves = kind("M000501", "闸阀", [
  model(["Z15W-16T", "内螺纹铜闸阀"], ["螺纹", "铜合金", HAND], [15, 50]),
  model(["Z41H-16C", "法兰明杆闸阀"], ["法兰", "碳素铸钢", HAND], [50, 400]),
  model(["Z41H-25", "法兰明杆闸阀"], ["法兰", "碳素铸钢", HAND], [50, 400]),
  model(["Z45X-16Q", "法兰暗杆软密封闸阀"], ["法兰", "球墨铸铁", HAND], [50, 600]),
]);

export const globeValves = kind("M000502", "截止阀", [
  model(["J11W-16T", "内螺纹铜截止阀"], ["螺纹", "铜合金", HAND], [15, 65]),
  model(["J41H-16C", "法兰截止阀"], ["法兰", "碳素铸钢", HAND], [15, 200]),
  model(["J41H-25", "法兰截止阀"], ["法兰", "碳素铸钢", HAND], [15, 200]),
]);

export const checkValves = kind("M000503", "止回阀", [
  model(["H14W-16T", "内螺纹铜旋启式止回阀"], ["螺纹", "铜合金", "自动"], [15, 50]),
  model(["H41H-16C", "法兰升降式止回阀"], ["法兰", "碳素铸钢", "自动"], [15, 200]),
  model(["H44H-16C", "法兰旋启式止回阀"], ["法兰", "碳素铸钢", "自动"], [50, 600]),
  model(["H76H-16C", "对夹双瓣旋启式止回阀"], ["对夹", "碳素铸钢", "自动"], [50, 600]),
]);

export const ballValves = kind("M000504", "球阀", [
  model(["Q11F-16T", "内螺纹铜球阀"], ["螺纹", "铜合金", HAND], [15, 50]),
  model(["Q41F-16C", "法兰球阀"], ["法兰", "碳素铸钢", HAND], [15, 200]),
  model(["Q941F-16C", "电动法兰球阀"], ["法兰", "碳素铸钢", "电动"], [15, 200]),
]);

export const butterflyValves = kind("M000505", "蝶阀", [
  model(["D71X-16Q", "对夹软密封蝶阀"], ["对夹", "球墨铸铁", HAND], [50, 200]),
  model(["D371X-16Q", "蜗轮对夹软密封蝶阀"], ["对夹", "球墨铸铁", "蜗轮"], [50, 600]),
  model(["D341X-16Q", "蜗轮法兰软密封蝶阀"], ["法兰", "球墨铸铁", "蜗轮"], [50, 600]),
  model(["D971X-16Q", "电动对夹软密封蝶阀"], ["对夹", "球墨铸铁", "电动"], [50, 600]),
  model(["D371X-16", "蜗轮对夹软密封蝶阀"], ["对夹", "灰铸铁", "蜗轮"], [50, 600]),
]);
