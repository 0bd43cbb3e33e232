import type { PumpType } from "#domain/catalogue/pumpTypes.ts";
import type { Shape } from "../machine/shape.ts";

/** Pumps of one kind: what every maker of it builds. */
export interface PumpFamily {
  readonly letters: string;
  readonly name: string;
  readonly type: PumpType;
  /** m³/h at best efficiency. */
  readonly flows: readonly number[];
  /** m of one stage at best efficiency and the higher of the speeds. */
  readonly stageHeads: readonly number[];
  readonly stages: readonly number[];
  /** r/min; at half the speed a stage gives a quarter of its head. */
  readonly speeds: readonly number[];
  /** Impeller diameters over the full one. */
  readonly trims: readonly number[];
  /** Specific speed 3.65·n·√Q/H^0.75 of a stage: beyond these ends nobody builds one. */
  readonly specificSpeed: { readonly from: number; readonly to: number };
  /** Impeller inlets that share the flow. */
  readonly inlets: 1 | 2;
  /** Points of percent by which its best efficiency lies above that of a single-stage end-suction pump. */
  readonly efficiency: number;
  readonly headShape: Shape;
}
