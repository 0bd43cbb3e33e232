import type { Camera } from "#domain/things/model/camera.ts";
import type { Bounds } from "#domain/things/model/Bounds.ts";
import type { DisplaySource, Triple } from "#domain/things/model/displayData.ts";
import type { Section } from "#domain/things/model/section.ts";

/** Why a model is not shown. */
export type ModelFault = "unreachable" | "damaged" | "too-large" | "empty" | "no-size" | "no-graphics";

/** Facts about a model, once it is open. */
export interface ModelFacts {
  /** `null`: an unnamed source; `own`: the program made it from the product's values. */
  readonly source: DisplaySource | "own" | null;
  /** Bounds of the viewed object, relative to the model's centre. */
  readonly bounds: Bounds;
  /** Including the dimensions around it. */
  readonly wholeBounds: Bounds;
  readonly bodies: number;
  readonly triangles: number;
  readonly hasDimensions: boolean;
}

/** px of the page. */
export interface ViewSize {
  readonly width: number;
  readonly height: number;
  /** Screen pixels per CSS pixel, as far as the graphics can handle it. */
  readonly pixelRatio: number;
}

/** All input of a picture; a newer one replaces the older. */
export interface View {
  readonly size: ViewSize;
  readonly camera: Camera;
  readonly showsDimensions: boolean;
  readonly section: Section | null;
  /** A face that was clicked. */
  readonly picked: { readonly group: number; readonly face: number } | null;
  /** End points of a measurement. */
  readonly marks: readonly Triple[];
}

/** A click, from −1 at the left and at the bottom to 1. */
export interface Click {
  readonly view: View;
  readonly x: number;
  readonly y: number;
}

/** Events of the graphics. They lose everything when the system reclaims its memory, and recover. */
export type StageNews = "lost" | "restored";
