import type { DiagramLine, DiagramText } from "../../building/systems/diagram/Diagram.ts";
import type { Role } from "../../products/drawing/Role.ts";

/** How a line is drawn: its colour, and its width in points of paper or pixels of a screen. */
interface LineStyle {
  readonly role: Role;
  readonly width: number;
}

/** Font size divided by the height of its capitals. */
export const CAPITAL_EM = 1 / 0.72;

const LINE_STYLES: Readonly<Record<DiagramLine["role"], LineStyle>> = {
  floor: { role: "axis line", width: 0.4 },
  supply: { role: "text", width: 0.9 },
  return: { role: "label", width: 0.7 },
  duct: { role: "text", width: 1.2 },
  condenserSupply: { role: "text", width: 0.9 },
  condenserReturn: { role: "label", width: 0.7 },
  unit: { role: "label", width: 0.6 },
};
const INDEX = { role: "link", width: 1.8 } as const;
const TEXT_ROLES: Readonly<Record<DiagramText["role"], Role>> = {
  title: "text",
  floor: "label",
  size: "text",
  unit: "text",
  note: "hint",
};

export const lineStyle = ({ role, isIndex }: Pick<DiagramLine, "role" | "isIndex">): LineStyle =>
  isIndex && role !== "floor" ? INDEX : LINE_STYLES[role];

export const textRole = ({ role, isIndex }: DiagramText): Role => (isIndex ? INDEX.role : TEXT_ROLES[role]);
