import {
  ColorType,
  CrosshairMode,
  LineStyle,
  type ChartOptionsImpl,
  type DeepPartial,
} from "lightweight-charts";
import { AXIS_LINE, INK_2, PAPER } from "#domain/curve/curveColours.ts";
import { FONT_FAMILY } from "./canvas.ts";

/** px of one value axis with its title. */
export const RAIL = 54;
/** px of the first one, whose figures are the longest. */
export const FIRST_RAIL = 60;
const FLOW_AXIS = 44;

const blank = (values: readonly unknown[]): string[] => values.map(() => "");

/** Nothing is scrolled or zoomed: the range is the chart's own. The library's attribution stands on the help page. */
export const chartOptions = (rightRails: number): DeepPartial<ChartOptionsImpl<number>> => ({
  autoSize: true,
  handleScroll: false,
  handleScale: false,
  layout: {
    background: { type: ColorType.Solid, color: PAPER },
    fontSize: 12,
    fontFamily: FONT_FAMILY,
    textColor: INK_2,
    attributionLogo: false,
    panes: { enableResize: false, separatorColor: AXIS_LINE },
  },
  grid: { vertLines: { visible: false }, horzLines: { visible: false } },
  crosshair: {
    mode: CrosshairMode.Normal,
    vertLine: { color: AXIS_LINE, width: 1, style: LineStyle.Solid, labelVisible: false },
    horzLine: { visible: false, labelVisible: false },
  },
  timeScale: { minBarSpacing: 0.05, ticksVisible: false, borderColor: AXIS_LINE, minimumHeight: FLOW_AXIS },
  leftPriceScale: { visible: true, minimumWidth: FIRST_RAIL, borderVisible: false },
  rightPriceScale: { visible: true, minimumWidth: Math.max(1, rightRails) * RAIL, borderVisible: false },
  localization: { priceFormatter: String, tickmarksPriceFormatter: blank },
});
