import type { Camera } from "#domain/things/model/camera.ts";
import type { Bounds } from "#domain/things/model/Bounds.ts";
import type { DisplaySource, Triple } from "#domain/things/model/displayData.ts";
import type { Section } from "#domain/things/model/section.ts";

/** Why a model is not shown. */
export type ModelFault = "unreachable" | "damaged" | "too-large" | "empty" | "no-size" | "no-graphics";

/** What is known of a model once it is open. */
export interface ModelFacts {
  /** `null`: somebody's who cannot be named; `own`: the program made it from what the product states. */
  readonly source: DisplaySource | "own" | null;
  /** What is looked at, and where it lies: counted from the model's own middle. */
  readonly bounds: Bounds;
  /** With the dimensions around it. */
  readonly wholeBounds: Bounds;
  readonly bodies: number;
  readonly triangles: number;
  readonly hasDimensions: boolean;
}

/** px of the page. */
export interface ViewSize {
  readonly width: number;
  readonly height: number;
  /** Pixels of the screen in one of the page, as many as the graphics are good for. */
  readonly pixelRatio: number;
}

/** Everything that a picture is made from; a newer one replaces the older. */
export interface View {
  readonly size: ViewSize;
  readonly camera: Camera;
  readonly showsDimensions: boolean;
  readonly section: Section | null;
  /** A face that was clicked. */
  readonly picked: { readonly group: number; readonly face: number } | null;
  /** Ends of what is measured. */
  readonly marks: readonly Triple[];
}

/** A click, from −1 at the left and at the bottom to 1. */
export interface Click {
  readonly view: View;
  readonly x: number;
  readonly y: number;
}

/** What the graphics say by themselves. They lose everything when the machine takes its memory back, and recover. */
export type StageNews = "lost" | "restored";
