import type { Role } from "#domain/products/drawing/Role.ts";

/**
 * Colours for painters without CSS variables: canvases of the page and the PDF. Curves have six colours, and
 * pumps reuse those of fans; an axis has the colour of its curve family for figures and title.
 */
const COLOURS: Readonly<Record<Role, string>> = {
  totalPressure: "#0A416F",
  totalPressureEfficiency: "#2E7B66",
  staticPressure: "#1A88EE",
  staticPressureEfficiency: "#918B10",
  head: "#0A416F",
  efficiency: "#2E7B66",
  overallEfficiency: "#918B10",
  shaftPower: "#84100A",
  inputPower: "#84100A",
  npsh: "#7B18BE",
  noise: "#7B18BE",
  pressure: "#0A416F",
  power: "#84100A",
  "product 1": "#0A416F",
  "product 2": "#2E7B66",
  "product 3": "#1A88EE",
  "product 4": "#918B10",
  "product 5": "#84100A",
  "product 6": "#7B18BE",
  system: "#656C78",
  design: "#171D26",
  operating: "#171D26",
  replaced: "#656C78",
  text: "#171D26",
  label: "#48505C",
  hint: "#656C78",
  link: "#2060B9",
  paper: "#FFFFFF",
  "table head": "#F9FAFB",
  "axis line": "#BAC0C8",
  "grid line": "#E7E9ED",
  // Faint enough as a background for a curve of any colour.
  "best region": "#F0F6F4",
  pass: "#1A7448",
  "pass ground": "#EDF8F1",
  fail: "#C0272D",
  "fail ground": "#FDF0EF",
  borderline: "#A84300",
  "borderline ground": "#FFF8F0",
  "cannot-judge": "#48505C",
  "cannot-judge ground": "#F2F4F6",
};

/** `#RRGGBB` */
export const colourOf = (role: Role): string => COLOURS[role];
