import { useState } from "react";
import { PRESSURE_QUANTITY } from "#domain/curve/curveQuantities.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import type { ChartView } from "./ChartView.ts";

/** High and low speed are read together; more speeds than these would cover one another. */
const MOST_AT_ONCE = 2;

/** What is shown at first: of many speeds the first, of several products what their duty is read against. */
export const useChartView = ({ machine, products }: DrawnChart) =>
  useState<ChartView>(() => {
    const [only, ...others] = products;
    const settings = others.length > 0 ? [] : (only?.settings ?? []);
    return {
      speed: settings.length > MOST_AT_ONCE ? (settings[0]?.speed ?? null) : null,
      quantity: others.length > 0 ? PRESSURE_QUANTITY[machine] : null,
      showsDesign: true,
      showsOperating: true,
    };
  });
