import {
  ColorType,
  CrosshairMode,
  LineStyle,
  type ChartOptionsImpl,
  type DeepPartial,
} from "lightweight-charts";
import { colourOf } from "#palette.ts";
import { FONT_FAMILY } from "./canvas.ts";

/** px of one value axis with its title. */
export const RAIL = 54;
/** px of the first value axis, which has the longest figures. */
export const FIRST_RAIL = 60;
const FLOW_AXIS = 44;

const blank = (values: readonly unknown[]): string[] => values.map(() => "");

/** No scrolling or zooming: the chart sets its range. The library's attribution is on the help page. */
export const chartOptions = (rightRails: number): DeepPartial<ChartOptionsImpl<number>> => ({
  autoSize: true,
  handleScroll: false,
  handleScale: false,
  layout: {
    background: { type: ColorType.Solid, color: colourOf("paper") },
    fontSize: 12,
    fontFamily: FONT_FAMILY,
    textColor: colourOf("label"),
    attributionLogo: false,
    panes: { enableResize: false, separatorColor: colourOf("axis line") },
  },
  grid: { vertLines: { visible: false }, horzLines: { visible: false } },
  crosshair: {
    mode: CrosshairMode.Normal,
    vertLine: { color: colourOf("axis line"), width: 1, style: LineStyle.Solid, labelVisible: false },
    horzLine: { visible: false, labelVisible: false },
  },
  timeScale: {
    minBarSpacing: 0.05,
    ticksVisible: false,
    borderColor: colourOf("axis line"),
    minimumHeight: FLOW_AXIS,
  },
  leftPriceScale: { visible: true, minimumWidth: FIRST_RAIL, borderVisible: false },
  rightPriceScale: { visible: true, minimumWidth: Math.max(1, rightRails) * RAIL, borderVisible: false },
  localization: { priceFormatter: String, tickmarksPriceFormatter: blank },
});
