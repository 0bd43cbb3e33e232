import { useEffect } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import { vi } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import type { WireCurve } from "#api/contract/curves.ts";
import type { Product, PropertyValue } from "#api/contract/products.ts";
import type { BrandInfo, SupplierContact } from "#api/contract/suppliers.ts";
import { FAN_TYPES } from "#domain/catalogue/fanTypes.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { ProductDetailScreen } from "#ui/screens/detail/ProductDetailScreen.tsx";
import type { CurveClient } from "#workers/curve/CurveClient.ts";
import { fakeApi, fakeServices, renderInApp } from "../../renderInApp.tsx";

export const property = (
  code: string,
  name: string,
  value: number | string | null,
  unitSymbol: string | null = null,
): PropertyValue => ({
  code,
  name,
  unitSymbol,
  groupName: "性能参数",
  dataType: typeof value === "string" ? "Enum" : "Number",
  value,
  valueFrom: null,
  valueTo: null,
});

export const FAN: Product = {
  id: "fan-1",
  name: "后向离心风机",
  model: "LYHB-600-1450",
  brandCode: "B000001",
  brandName: "朗源",
  imageUrl: null,
  productSeriesId: "s1",
  productSeriesName: "LYHB 后向离心风机",
  gjwCategoryCode: "C000001",
  gjwCategoryName: "通风机",
  isSample: true,
  source: "示例数据",
  productPropertyValues: [
    property(PROPERTY.fanType, "风机类型", FAN_TYPES.V000701),
    property(PROPERTY.impellerDiameter, "叶轮直径", 600, "mm"),
    property(PROPERTY.noise, "噪声", null, "dB(A)"),
    property(PROPERTY.highSpeedAirFlow, "高速风量", null, "m³/h"),
  ],
};

export const curve = (curveCode: string, y: (q: number) => number, setting?: string): WireCurve => ({
  id: `fan-1:${curveCode}`,
  curveCode,
  axisNameX: "风量",
  unitX: "m³/h",
  axisNameY: curveCode,
  unitY: "",
  hasFormula: true,
  isScalable: true,
  curvePropertyDefinitions: [
    { code: "PCD-P01", name: "转速", unitSymbol: "r/min", value: 1450 },
    ...(setting === undefined ? [] : [{ code: "PCD-P02", name: "档位", unitSymbol: null, value: setting }]),
  ],
  points: Array.from({ length: 9 }, (_, at) => 4000 + 1000 * at).map((q) => ({
    valueX: q,
    valueY: y(q),
    type: null,
  })),
  fittingPoints: [],
});

/** p = 1000 − 2·10⁻⁶·Q², best efficiency 80 % at 8,000 m³/h. */
export const CURVES = [
  curve("totalPressure", (q) => 1000 - 2e-6 * q * q),
  curve("totalPressureEfficiency", (q) => 80 - 1e-6 * (q - 8000) ** 2),
  curve("shaftPower", (q) => 1 + q / 5000),
];

/** K = 500/10,000² = 5·10⁻⁶: met at Q² = 1000/7·10⁶, Q = 11,952 m³/h, 714 Pa. */
export const DUTY = JSON.stringify([
  { code: PROPERTY.airFlow, value: 10_000, deviationRate: 10 },
  { code: PROPERTY.totalPressure, value: 500 },
]);

export interface FakeDetail {
  readonly product?: Product;
  /** Known beside the one that is looked at, with its curves. */
  readonly others?: readonly Product[];
  readonly curves?: readonly WireCurve[];
  readonly brand?: BrandInfo;
  readonly contact?: SupplierContact;
  /** Answers what the chart itself does not; none where a test asks for no such thing. */
  readonly curve?: CurveClient;
  isDown?: boolean;
}

export const addressOf = (query: Readonly<Record<string, string>> = {}, id = "fan-1") =>
  `/product/detail/${id}?${new URLSearchParams(query).toString()}`;

/** The page over a server of the test's own. */
export function openDetail(server: FakeDetail, address = addressOf()) {
  const track = vi.fn();
  const at = { address: "" };
  function Address() {
    const { pathname, search } = useLocation();
    useEffect(() => {
      at.address = decodeURIComponent(`${pathname}${search}`).replaceAll("+", " ");
    }, [pathname, search]);
    return null;
  }
  const { product = FAN, curves = CURVES } = server;
  const api = fakeApi(({ path }, asking) => {
    if (server.isDown) throw new ApiError("network", "网络连接失败，请检查网络");
    if (path.endsWith("/product_curves")) return curves;
    if (path.endsWith("/product_components") || path.endsWith("/cad_blocks")) return [];
    if (path.endsWith("/get_brand_info")) return server.brand;
    if (path.includes("/contactInfoBySupplierId/")) return server.contact;
    const { params } = asking as { readonly params: { readonly id: string } };
    const found = [product, ...(server.others ?? [])].find(({ id }) => id === params.id);
    if (!found) throw new ApiError("not.found", "没有这个产品", { status: 404 });
    return found;
  });
  const view = renderInApp(
    <>
      <Routes>
        <Route path="/product/detail/:id" element={<ProductDetailScreen />} />
        <Route path="*" element={<p>别处</p>} />
      </Routes>
      <Address />
    </>,
    { services: fakeServices({ api, track, ...(server.curve ? { curve: server.curve } : {}) }), address },
  );
  return { ...view, track, at };
}
