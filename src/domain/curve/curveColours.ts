import type { CurveAxis, CurveQuantity } from "./curveQuantities.ts";

/** A canvas knows no CSS variables: the greys of the theme that charts use. */
export const INK = "#171D26";
export const INK_2 = "#48505C";
export const INK_3 = "#656C78";
export const AXIS_LINE = "#BAC0C8";
export const GRID_LINE = "#E7E9ED";
export const PAPER = "#FFFFFF";

export interface CurveStyle {
  readonly colour: string;
  readonly isDashed: boolean;
}

/** Total solid, static dashed, so that a pair survives a grey print; pumps reuse the six colours of fans. */
const STYLES: Readonly<Record<CurveQuantity, CurveStyle>> = {
  totalPressure: { colour: "#0A416F", isDashed: false },
  totalPressureEfficiency: { colour: "#2E7B66", isDashed: false },
  staticPressure: { colour: "#1A88EE", isDashed: true },
  staticPressureEfficiency: { colour: "#918B10", isDashed: true },
  head: { colour: "#0A416F", isDashed: false },
  efficiency: { colour: "#2E7B66", isDashed: false },
  overallEfficiency: { colour: "#918B10", isDashed: true },
  shaftPower: { colour: "#84100A", isDashed: false },
  inputPower: { colour: "#84100A", isDashed: true },
  npsh: { colour: "#7B18BE", isDashed: false },
  noise: { colour: "#7B18BE", isDashed: false },
};
export const styleOf = (quantity: CurveQuantity): CurveStyle => STYLES[quantity];

export const SYSTEM_COLOUR = "#656C78";

const AXIS_COLOURS: Readonly<Record<CurveAxis, string>> = {
  pressure: "#0A416F",
  head: "#0A416F",
  efficiency: "#2E7B66",
  power: "#84100A",
  npsh: "#7B18BE",
  noise: "#7B18BE",
};
/** Of an axis' figures and title: the colour of its curve family. */
export const axisColour = (key: CurveAxis): string => AXIS_COLOURS[key];

/** Where several products stand on one chart the colour tells the product, and all show one quantity. */
const PRODUCT_COLOURS = ["#0A416F", "#2E7B66", "#1A88EE", "#918B10", "#84100A", "#7B18BE"] as const;
export const productColour = (product: number): string =>
  // The remainder is a place in the list.
  PRODUCT_COLOURS[product % PRODUCT_COLOURS.length]!;
