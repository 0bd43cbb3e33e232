import type { PropertyCode } from "#domain/catalogue/properties.ts";
import type { Triple } from "#domain/things/model/displayData.ts";
import type { Solid } from "./Solid.ts";

export interface BodyDimension {
  /** The property that states it; `null` if the catalogue has no such property. */
  readonly code: PropertyCode | null;
  readonly name: string;
  /** mm */
  readonly value: number;
  /** The rule that derived it; `null` if the product states it. */
  readonly rule: string | null;
}

export const PORT_SYSTEMS = {
  supplyAir: "送风",
  returnAir: "回风",
  ventilation: "通风",
  exhaustAir: "排风排烟",
  chilledWater: "冷热水",
  heatingWater: "采暖热水",
  condenserWater: "冷却水",
  domesticWater: "给水",
  hotWater: "生活热水",
  refrigerant: "制冷剂",
  drain: "凝结水",
  water: "水",
} as const;

/** An opening where a pipe, duct or cable is connected. */
export interface Port {
  readonly name: string;
  /** Centre of the opening. */
  readonly at: Triple;
  /** Unit vector out of the body. */
  readonly direction: Triple;
  /** mm: a diameter, or width and height. */
  readonly size: number | readonly [number, number];
  readonly kind: "duct" | "pipe";
  /** Flow into the body, out of it, or in either direction. */
  readonly flow: "in" | "out" | "both";
  readonly system: keyof typeof PORT_SYSTEMS;
}

/**
 * The shape of a product in mm: x along its length and y along its width, both from the middle; z up from its
 * foot.
 */
export interface ComponentBody {
  readonly solids: readonly Solid[];
  readonly ports: readonly Port[];
  readonly dimensions: readonly BodyDimension[];
  /** Overall length, width and height, if these are stated. */
  readonly overall?: Triple;
  /** It hangs in a ceiling, and its visible side is seen from below. */
  readonly facesDown?: true;
}
