import type { PricedGoods } from "#api/contract/goods.ts";
import type { Area } from "#domain/products/goods/Area.ts";
import type { PriceSubject } from "#ui/prices/PriceSubject.ts";

const area = (code: string, name: string, parentCode: string | null, parentName: string | null): Area => ({
  code,
  name,
  parentCode,
  parentName,
});
export const AREAS = [
  area("1", "全国", null, null),
  area("510000", "四川省", "1", "全国"),
  area("510100", "成都市", "510000", "四川省"),
];
const definition = (code: string, name: string, unitSymbol: string | null) => ({
  code,
  name,
  dataType: "Number",
  unitSymbol,
  groupCode: null,
  groupName: null,
  enumValues: [],
  isPerformanceFilter: true,
  isListDisplay: true,
  isCustomSort: false,
});
export const DEFINITIONS = [
  definition("P000543", "公称直径", "mm"),
  definition("P000621", "流通能力", "m³/h"),
];
export const SUBJECT: PriceSubject = {
  kind: "product",
  name: "电动闸阀",
  brandCode: "B000001",
  brandName: "朗源",
  model: "LYVZF-50-16",
  properties: [
    { code: "P000543", value: 50 },
    { code: "P000621", value: 100 },
  ],
};

/** A pipe of the standard material library, and what it is searched by. */
export const PIPE: PriceSubject = {
  kind: "material",
  name: "焊接钢管",
  specification: "DN100（Φ114.3×4）",
  properties: [
    { code: "MP0001", value: 100 },
    { code: "MP0003", value: 4 },
    { code: "MP0006", value: "普通" },
  ],
};
export const PIPE_DEFINITIONS = [
  {
    ...definition("MP0001", "公称尺寸 DN", null),
    isPerformanceFilter: false,
    isSearch: true,
    enumValues: ["50", "100"].map((code) => ({ code, name: code })),
  },
  { ...definition("MP0003", "壁厚", "mm"), isPerformanceFilter: false, isSearch: true },
  { ...definition("MP0005", "理论重量", "kg/m"), isPerformanceFilter: false, isSearch: false },
];

export const goods = (at: number, of: Partial<PricedGoods> = {}): PricedGoods => ({
  id: `g-${at}`,
  name: "闸阀",
  specification: `DN${at}`,
  model: `LYVZF-${at}`,
  categoryCode: "C000015",
  isSample: true,
  suppliers: [
    {
      id: `s-${at}`,
      name: `成都市建材 ${at}`,
      brandName: "朗源",
      unit: "个",
      taxIncludedMarketPrice: 1280.5,
      areaCode: "510100",
      areaName: "四川省-成都市",
      pricedOn: "2026-09-15",
      contactUserName: "示例联系人",
      contactMobile: "000-0000-0000",
      isSample: true,
    },
  ],
  supplierCount: 1,
  ...of,
});
