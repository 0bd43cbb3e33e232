import { useEffect, type ReactNode } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import { vi } from "vitest";
import { listLibraries, type Library } from "#api/contract/libraries.ts";
import { listClassifications } from "#api/contract/dataStandards.ts";
import type { FoundProduct, ProductQuery, RowValue } from "#api/contract/search.ts";
import type { Relaxation } from "#api/contract/relaxations.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { DutyClient } from "#workers/duty/DutyClient.ts";
import { fakeApi, fakeServices, renderInApp } from "../../renderInApp.tsx";

const value = (code: string, amount: number, more: Partial<RowValue> = {}): RowValue => ({
  code,
  type: "Number",
  value: amount,
  valueFrom: null,
  valueTo: null,
  ratedValue: null,
  deviationRate: null,
  ...more,
});

/** A fan as the server finds it. */
export function foundFan(model: string, more: Partial<FoundProduct> = {}): FoundProduct {
  return {
    id: `fan-${model}`,
    name: "离心通风机",
    model,
    brandCode: "B000001",
    brandName: "朗源",
    gjwCategoryCode: "C000001",
    gjwCategoryName: "通风机",
    productSeriesId: "S1",
    productSeriesName: "LYF",
    imageUrl: null,
    speedControl: "SINGLE_SPEED",
    isSample: true,
    source: null,
    shortcomings: [],
    bestFlowShare: null,
    isUnstable: false,
    otherSystems: [],
    powerConsumptionPerAirVolume: 0.289,
    productPropertyValues: [
      value(PROPERTY.airFlow, 12_267, { ratedValue: 12_400, deviationRate: 2.2 }),
      value(PROPERTY.totalPressure, 679, { ratedValue: 700, deviationRate: -4.5 }),
      value(PROPERTY.motorPower, 4),
      value(PROPERTY.totalPressureEfficiency, 73.2),
      value(PROPERTY.rotationalSpeed, 1120),
    ],
    ...more,
  };
}

const NO_RELAXATION: Relaxation = {
  kind: "duty",
  count: 0,
  rate: null,
  code: null,
  name: null,
  value: null,
  valueName: null,
  speedControl: null,
};

export interface FakeCatalogue {
  readonly products: readonly FoundProduct[];
  readonly totalCount?: number;
  readonly brandUrl?: string;
  readonly definitions?: readonly unknown[];
  /** Ways on from a list that holds nothing. */
  readonly relaxations?: readonly Partial<Relaxation>[];
  /** Search by duty in the page's worker, where the page has room for its map. */
  readonly duty?: DutyClient;
  /** Whether the visitor has rated the category; asked for after 2 s. */
  readonly isVisited?: boolean;
  /** Products of the whole category; left out it is not known. */
  readonly ofCategory?: readonly { readonly code: string; readonly count: number }[];
  /** Libraries of whoever is signed in; `refused`: asking for them is a fault. */
  readonly libraries?: readonly Pick<Library, "products" | "deletedAt">[] | "refused";
  /** Thrown for every query of products that is to be ordered by this column. */
  readonly refusal?: { readonly orderBy: string; readonly error: Error };
  /** Answers nothing but failures while it is true. */
  isDown?: boolean;
}

/** A list screen over a server of the test's own; `asked` holds the queries in order. */
export function openList(screen: ReactNode, catalogue: FakeCatalogue, address = "/fan", path = "/fan") {
  const asked: ProductQuery[] = [];
  const track = vi.fn();
  const at = { address: "" };
  function Address() {
    const { pathname, search } = useLocation();
    useEffect(() => {
      at.address = decodeURIComponent(`${pathname}${search}`);
    }, [pathname, search]);
    return null;
  }
  const brand = { brandUrl: catalogue.brandUrl ?? null, count: 3, disabled: false };
  const api = fakeApi(({ path: call }, asking) => {
    if (catalogue.isDown) throw new Error("网络连接失败");
    if (call.endsWith("/brands/agg"))
      return [
        { ...brand, brandCode: "B000001", brandName: "朗源" },
        { ...brand, brandCode: "B000002", brandName: "北辰", count: 0, disabled: true },
      ];
    if (call.endsWith("/product_series/agg"))
      return [
        {
          productSeriesId: "S1",
          productSeriesName: "LYF",
          brandCode: "B000001",
          brandName: "朗源",
          count: 3,
        },
      ];
    if (call.endsWith("/search_properties_agg"))
      return [
        {
          code: PROPERTY.fanType,
          name: "风机类型",
          dataType: "Enum",
          unitSymbol: null,
          min: null,
          max: null,
          values: [
            { code: "V1", name: "离心", count: 642 },
            { code: "V2", name: "轴流", count: 0 },
          ],
        },
        {
          code: PROPERTY.motorPower,
          name: "电机功率",
          dataType: "Number",
          unitSymbol: "kW",
          min: 0.1,
          max: 90,
          values: [],
        },
      ];
    if (call.endsWith("/relaxations"))
      return (catalogue.relaxations ?? []).map((relaxation) => ({ ...NO_RELAXATION, ...relaxation }));
    if (call.endsWith("/feedback_visits/exist")) return catalogue.isVisited ?? true;
    if (call === listClassifications.path) return catalogue.ofCategory ?? [];
    if (call === listLibraries.path) {
      if (catalogue.libraries === "refused") throw new Error("nobody is signed in");
      return catalogue.libraries ?? [];
    }
    if (call.endsWith("/properties")) return catalogue.definitions ?? [];
    const { body } = asking as { readonly body: ProductQuery };
    asked.push(body);
    if (catalogue.refusal && body.orderBy === catalogue.refusal.orderBy) throw catalogue.refusal.error;
    return { list: catalogue.products, totalCount: catalogue.totalCount ?? catalogue.products.length };
  });
  renderInApp(
    <>
      <Routes>
        <Route path={path} element={screen} />
        <Route path="*" element={<p>别处</p>} />
      </Routes>
      <Address />
    </>,
    { services: fakeServices({ api, track, ...(catalogue.duty ? { duty: catalogue.duty } : {}) }), address },
  );
  return { asked, track, at };
}
