import type { PropertyCode } from "#domain/catalogue/properties.ts";
import type { Triple } from "#domain/things/model/displayData.ts";
import type { Solid } from "./Solid.ts";

/** A length that the body has. */
export interface BodyDimension {
  /** Of the property that states it; `null`: the catalogue knows no such property. */
  readonly code: PropertyCode | null;
  readonly name: string;
  /** mm */
  readonly value: number;
  /** How it was derived; `null` where the product states it. */
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

/** Where something is connected. */
export interface Port {
  readonly name: string;
  /** Middle of the opening. */
  readonly at: Triple;
  /** Out of the body, of length 1. */
  readonly direction: Triple;
  /** mm: a diameter, or width and height. */
  readonly size: number | readonly [number, number];
  readonly kind: "duct" | "pipe";
  /** Into the body, out of it, or either way. */
  readonly flow: "in" | "out" | "both";
  readonly system: keyof typeof PORT_SYSTEMS;
}

/** The shape of a product in mm: x along its length, y its width, both from the middle; z up from where it stands. */
export interface ComponentBody {
  readonly solids: readonly Solid[];
  readonly ports: readonly Port[];
  readonly dimensions: readonly BodyDimension[];
  /** Length, width and height of all of it, where these are what is stated. */
  readonly overall?: Triple;
  /** It hangs in a ceiling, and what a person knows of it is seen from below. */
  readonly facesDown?: true;
}
