import { useState } from "react";
import { PRESSURE_QUANTITY } from "#domain/curve/curveQuantities.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import type { ChartView } from "./ChartView.ts";

/** What is shown at first: everything, and of several products what their duty is read against. */
export const useChartView = ({ machine, products }: DrawnChart) =>
  useState<ChartView>({
    speed: null,
    quantity: products.length > 1 ? PRESSURE_QUANTITY[machine] : null,
    showsDesign: true,
    showsOperating: true,
  });
