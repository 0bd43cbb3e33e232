import type { SettingIndex } from "../../catalogue/machine/ChartRequest.ts";
import type { CurveQuantity } from "../../physics/curve/curveQuantities.ts";
import type { GradeName } from "../../catalogue/standards/gradeNames.ts";
import type { NamedChart } from "./ChartDrawing.ts";

/** Which parts of a chart are shown. */
export interface ChartView {
  /** Name of the only setting to show; `null` for all. */
  readonly speed: string | null;
  /** The only quantity to show; `null` for all. */
  readonly quantity: CurveQuantity | null;
  /** Whether design points and their system curves are shown. */
  readonly showsDesign: boolean;
  readonly showsOperating: boolean;
  /** Grade within whose limits the pressure or head curve may lie; `null` shows the stated curve alone. */
  readonly tolerance: GradeName | null;
}

export const WHOLE_VIEW: ChartView = {
  speed: null,
  quantity: null,
  showsDesign: true,
  showsOperating: true,
  tolerance: null,
};

export const isShown = (
  { products }: Pick<NamedChart, "products">,
  { speed }: Pick<ChartView, "speed">,
  { product, setting }: SettingIndex,
) => speed === null || products[product]?.settings[setting]?.speed === speed;
