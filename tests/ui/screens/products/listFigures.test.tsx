import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { RowValue } from "#api/contract/search.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { PumpList } from "#ui/screens/products/PumpList.tsx";
import { foundFan, openList } from "./openList.tsx";

const definition = (code: string, name: string, unitSymbol: string | null, dataType = "Number") => ({
  code,
  name,
  dataType,
  unitSymbol,
  groupCode: null,
  groupName: null,
  enumValues: [],
  isPerformanceFilter: false,
  isListDisplay: true,
  isCustomSort: false,
});
const value = (code: string, more: Partial<RowValue>): RowValue => ({
  code,
  type: "Number",
  value: null,
  valueFrom: null,
  valueTo: null,
  ratedValue: null,
  deviationRate: null,
  ...more,
});

it("a list writes its figures as detail, chart and comparison do", async () => {
  const pump = foundFan("BL25-R91", {
    productPropertyValues: [
      value(PROPERTY.airFlow, { value: 9.14 }),
      value(PROPERTY.head, { value: 32 }),
      value(PROPERTY.noise, { value: 61 }),
      value(PROPERTY.motorPower, { value: 0.045 }),
      value("P1", { type: "Range", valueFrom: 4.25, valueTo: 1234 }),
      value("P2", { value: 1.5 }),
    ],
  });
  openList(
    <PumpList />,
    {
      products: [pump],
      definitions: [
        definition(PROPERTY.airFlow, "流量", "m³/h"),
        definition(PROPERTY.head, "扬程", "m"),
        definition(PROPERTY.noise, "噪声", "dB(A)"),
        definition(PROPERTY.motorPower, "功率", "kW"),
        definition("P1", "流量范围", "m³/h", "Range"),
        definition("P2", "面积", "㎡"),
      ],
    },
    "/pump",
    "/pump",
  );
  const row = (await screen.findByRole("link", { name: "BL25-R91" })).closest("tr") ?? document.body;
  const texts = within(row)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);
  expect(texts.slice(1, -1)).toEqual(["9.1", "32.00", "61.0", "0.045", "4.3 – 1,234", "1.50"]);
});
