import type { ChosenMachine } from "../judgeMachine.ts";

/** Elements that can be built into a duct */
export const ELEMENT_KINDS = ["silencer", "fireDamper", "damper"] as const;
export type ElementKind = (typeof ELEMENT_KINDS)[number];

interface ElementWords {
  readonly name: string;
  /** Tag in schedules */
  readonly tag: string;
  /** Mark beside a duct in drawings */
  readonly mark: string;
}
export const ELEMENT_WORDS: Readonly<Record<ElementKind, ElementWords>> = {
  silencer: { name: "消声器", tag: "XS", mark: "消" },
  fireDamper: { name: "防火阀", tag: "FH", mark: "防" },
  damper: { name: "调节阀", tag: "TF", mark: "调" },
};

/** Pa at m³/h */
export interface LossAtFlow {
  readonly loss: number;
  readonly flow: number;
}

/** A product with its maker's figures in standard air; the program never replaces it. */
export interface KeptElement extends ChosenMachine {
  /** SHA-256 of its record at the choice; empty if it could not be read. */
  readonly hash: string;
  readonly source: string;
  /** mm; null if its maker states none. */
  readonly width: number | null;
  readonly height: number | null;
  readonly stated: LossAtFlow | null;
}

/** A silencer or damper on a segment of a duct system */
export interface DuctElement {
  /** Unique in the building */
  readonly id: string;
  /** Id of the segment */
  readonly segment: string;
  readonly kind: ElementKind;
  /** null: no product is chosen. */
  readonly product: KeptElement | null;
  /** Typed loss in the site's air, at the segment's flow at that time; it replaces the stated loss. */
  readonly typed: LossAtFlow | null;
}

/** An unused id for an element */
export const freeElementId = (elements: readonly DuctElement[]): string =>
  String(elements.reduce((most, { id }) => Math.max(most, Number(id) || 0), 0) + 1);

/** mm × mm of a kept product; null if its maker states no size. */
export const elementSize = (product: KeptElement | null): string | null =>
  product?.width == null || product.height === null ? null : `${product.width}×${product.height}`;
