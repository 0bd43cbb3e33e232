import { compactName } from "../../../catalogue/import/readHeader.ts";

/** Fields of a price list that are no properties of the goods. */
export type PriceListField =
  | "category"
  | "name"
  | "specification"
  | "brand"
  | "model"
  | "unit"
  | "price"
  | "untaxed"
  | "area"
  | "supplier"
  | "contact"
  | "phone"
  | "day"
  | "thickness"
  | "ignored";

const NAMES: Readonly<Record<PriceListField, readonly string[]>> = {
  category: ["分类", "类别", "产品分类", "材料分类", "category", "categorycode"],
  name: ["名称", "材料名称", "商品名称", "货物名称", "产品名称", "材料设备名称", "name", "goods", "material"],
  specification: ["规格", "规格型号", "型号规格", "规格参数", "specification", "spec"],
  brand: ["品牌", "厂家", "生产厂家", "制造商", "brand", "manufacturer"],
  model: ["型号", "产品型号", "model", "modelnumber"],
  unit: ["单位", "计量单位", "unit"],
  price: [
    "含税价",
    "含税单价",
    "含税价格",
    "含税市场价",
    "市场含税价",
    "价税合计",
    "taxincludedprice",
    "priceincludingtax",
    "pricewithtax",
    "taxincludedmarketprice",
  ],
  untaxed: [
    "不含税价",
    "除税价",
    "不含税单价",
    "除税单价",
    "价格",
    "单价",
    "市场价",
    "市场价格",
    "price",
    "unitprice",
    "marketprice",
    "priceexcludingtax",
  ],
  area: ["地区", "区域", "省市", "城市", "地区名称", "area", "region", "city"],
  supplier: ["供应商", "供货商", "经销商", "报价单位", "supplier", "vendor"],
  contact: ["联系人", "contact", "contactname", "contactperson"],
  phone: ["电话", "联系电话", "手机", "手机号", "phone", "mobile", "telephone", "tel"],
  day: ["日期", "报价日期", "价格日期", "发布日期", "报价时间", "date", "pricedate"],
  thickness: ["厚度", "thickness"],
  ignored: ["备注", "说明", "序号", "remark", "remarks", "note", "notes", "no", "id"],
};

export const PRICE_FIELD_NAMES: ReadonlyMap<string, PriceListField> = new Map(
  // The keys of the table are its fields.
  (Object.keys(NAMES) as PriceListField[]).flatMap((field) =>
    NAMES[field].map((name) => [compactName(name), field] as const),
  ),
);

/** 含税价（元/m） and 含税价（万元）: currency is not a unit that figures are converted by, except ten thousand yuan. */
const MONEY = /[\s([（【]*(万元|元|yuan|rmb|cny)(?:\s*\/[^)\]）】]*)?[\s)\]）】]*$/iu;
const TEN_THOUSAND = 10_000;

/** Splits the currency off a header, and how many yuan its unit is. */
export function withoutMoney(header: string): { readonly name: string; readonly yuan: number } {
  const [, money] = MONEY.exec(header) ?? [];
  if (money === undefined) return { name: header, yuan: 1 };
  return { name: header.replace(MONEY, ""), yuan: money === "万元" ? TEN_THOUSAND : 1 };
}
