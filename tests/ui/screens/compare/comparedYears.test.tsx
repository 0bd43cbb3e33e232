import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { listProductCurves } from "#api/contract/curves.ts";
import { getProduct } from "#api/contract/products.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
// Loaded before they are asked for, so that no test waits for them.
import "#ui/screens/compare/CompareEnergy.tsx";
import "#ui/screens/compare/CompareExport.tsx";
import { CompareScreen } from "#ui/screens/compare/CompareScreen.tsx";
import { createCurveService } from "#workers/curve/curveService.ts";
import type { CurveClient } from "#workers/curve/CurveClient.ts";
import type { SheetClient } from "#workers/sheet/SheetClient.ts";
import { CURVES, DUTY, FAN, property } from "../detail/openDetail.tsx";
import { standInForChart } from "../detail/standInChart.tsx";
import { fakeApi, fakeServices, renderInApp } from "../../renderInApp.tsx";

const product = (id: string, motor: number) => ({
  ...FAN,
  ...{ id, model: `LYHB-${id}` },
  productPropertyValues: [
    ...FAN.productPropertyValues,
    property(PROPERTY.motorPower, "电机功率", motor, "kW"),
  ],
});
const PRODUCTS = [product("a", 4), product("b", 15)];
const HEAD = "年耗电：恒定流量，4,000 h/年，定速节流，IE3";

beforeEach(() => {
  localStorage.clear();
  standInForChart();
});

function open(address: string) {
  const at = { address: "" };
  function Address() {
    const { pathname, search } = useLocation();
    useEffect(() => {
      at.address = `${pathname}${search}`;
    }, [pathname, search]);
    return null;
  }
  const api = fakeApi((endpoint, asking) => {
    const { params } = asking as { readonly params: { readonly id: string } };
    if (endpoint === listProductCurves) return CURVES;
    if (endpoint === getProduct) return PRODUCTS.find(({ id }) => id === params.id);
    throw new Error(`nobody answers ${endpoint.path}`);
  });
  const comparison = vi.fn<SheetClient["comparison"]>(() => Promise.resolve(new ArrayBuffer(8)));
  const view = renderInApp(
    <>
      <CompareScreen />
      <Address />
    </>,
    {
      services: fakeServices({
        api,
        curve: createCurveService() as unknown as CurveClient,
        sheet: { comparison } as unknown as SheetClient,
      }),
      address,
    },
  );
  return { ...view, at, comparison };
}
const years = async () => {
  const head = await screen.findByRole("rowheader", { name: "年耗电 kWh/a" });
  return within(head.closest("tr") ?? document.body)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);
};

it("the years of compared fans stand in the address and the exported one, which show them again", async () => {
  const query = new URLSearchParams({ ids: "a,b", designProperties: DUTY }).toString();
  const { at, comparison, unmount } = open(`/product/compare?${query}`);
  fireEvent.click(await screen.findByRole("checkbox", { name: "年耗电" }));
  fireEvent.change(await screen.findByRole("textbox", { name: "年运行小时（h）" }), {
    target: { value: "4000" },
  });
  expect(await screen.findByText(HEAD)).toBeTruthy();
  const shown = await years();
  expect(shown.filter((text) => /^[\d,]+(?:优)?$/u.test(text))).toHaveLength(2);
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:comparison");
  fireEvent.click(screen.getByRole("button", { name: "导出" }));
  fireEvent.click(await screen.findByRole("button", { name: ".xlsx" }));
  await waitFor(() => expect(comparison).toHaveBeenCalledOnce());
  const [sheet] = comparison.mock.calls[0]!;
  const row = sheet.groups.flatMap(({ rows }) => rows).find(({ name }) => name === "年耗电");
  expect(row?.texts).toEqual(shown.map((text) => text.replace("优", "")));
  const copied = at.address;
  unmount();

  for (const address of [copied, sheet.address.slice(sheet.address.indexOf("/product/compare"))]) {
    const again = open(address);
    expect(await screen.findByText(HEAD)).toBeTruthy();
    await waitFor(async () => expect(await years()).toEqual(shown));
    again.unmount();
  }
});
