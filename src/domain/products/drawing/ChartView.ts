import type { SettingPlace } from "../../catalogue/machine/ChartRequest.ts";
import type { CurveQuantity } from "../../physics/curve/curveQuantities.ts";
import type { NamedChart } from "./ChartDrawing.ts";

/** What of a chart is shown. */
export interface ChartView {
  /** Name of the only setting to show; `null`: all. */
  readonly speed: string | null;
  /** The only quantity to show; `null`: all. */
  readonly quantity: CurveQuantity | null;
  /** Design points with their system curves. */
  readonly showsDesign: boolean;
  readonly showsOperating: boolean;
}

export const WHOLE_VIEW: ChartView = {
  speed: null,
  quantity: null,
  showsDesign: true,
  showsOperating: true,
};

export const isShown = (
  { products }: Pick<NamedChart, "products">,
  { speed }: Pick<ChartView, "speed">,
  { product, setting }: SettingPlace,
) => speed === null || products[product]?.settings[setting]?.speed === speed;
