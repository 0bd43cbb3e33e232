import { isRound, SPHERICAL_NOZZLE, type OutletType } from "../../../catalogue/outletTypes.ts";
import { PROPERTY, type PropertyCode } from "../../../catalogue/properties.ts";
import type { FigureColumn } from "../../batch/kind/BatchKind.ts";

interface OutletColumn extends FigureColumn {
  readonly code: PropertyCode;
  readonly isOf: (type: OutletType) => boolean;
}

/** Every figure of an outlet keeps its index whatever the type, so that results of another type stay in place. */
export const AIR_OUTLET_COLUMNS: readonly OutletColumn[] = [
  {
    key: "length",
    code: PROPERTY.length,
    title: "长度",
    unit: "mm",
    digits: 0,
    isOf: (type) => !isRound(type),
  },
  {
    key: "width",
    code: PROPERTY.width,
    title: "宽度",
    unit: "mm",
    digits: 0,
    isOf: (type) => !isRound(type),
  },
  { key: "diameter", code: PROPERTY.diameter, title: "直径", unit: "mm", digits: 0, isOf: isRound },
  {
    key: "nozzleThrow",
    code: PROPERTY.nozzleThrow,
    title: "喷口射程",
    unit: "m",
    digits: 1,
    note: "根据产品性能数据估算",
    isOf: (type) => type === SPHERICAL_NOZZLE,
  },
  {
    key: "velocity",
    code: PROPERTY.outletVelocity,
    title: "出风口风速",
    unit: "m/s",
    digits: 2,
    isOf: () => true,
  },
];

export const airOutletFigures = (type: OutletType): readonly FigureColumn[] =>
  AIR_OUTLET_COLUMNS.map(({ code: _code, isOf, ...column }) => ({ ...column, isHidden: !isOf(type) }));
