import type { FanDrive, FanType } from "#domain/catalogue/fanTypes.ts";
import type { Shape } from "../machine/shape.ts";

/** One impeller of a family: a blade angle or a width. */
export interface FanVariant {
  /** Begins the size in the model number. */
  readonly letter: string;
  /** Total pressure over ρu² at best efficiency, the ψ of GB 19761. */
  readonly pressure: number;
  /** Air flow over (π/4)D²u at best efficiency. */
  readonly flow: number;
  /** Total-pressure efficiency of an impeller of 1 m at best efficiency. */
  readonly efficiency: number;
  /** Hub over impeller diameter; `null` of a centrifugal impeller. */
  readonly hubRatio: number | null;
}

/** How the impellers of a family are turned. */
export type FanSpeeds =
  | { readonly kind: "belt" }
  | { readonly kind: "poles"; readonly poles: readonly number[] }
  | { readonly kind: "double"; readonly poles: readonly (readonly [high: number, low: number])[] };

export interface FanFamily {
  readonly letters: string;
  readonly name: string;
  readonly type: FanType;
  readonly drive: FanDrive;
  readonly speeds: FanSpeeds;
  /** m/s at the blade tip: below it nobody builds the size, above it the wheel is too loud or bursts. */
  readonly tipSpeed: { readonly from: number; readonly to: number };
  /** mm of the smallest and the largest impeller. */
  readonly diameters: { readonly from: number; readonly to: number };
  readonly variants: readonly FanVariant[];
  /** Shares of the flow at best efficiency at which points were taken; 1 among them. */
  readonly flowShares: readonly number[];
  readonly pressureShape: Shape;
  readonly efficiencyShape: Shape;
  /** m² of outlet for each m² of D². */
  readonly outletArea: number;
  /** Of the casing, in impeller diameters. */
  readonly casing: { readonly length: number; readonly width: number; readonly height: number };
  /** kg for each m² of D², motor apart. */
  readonly weight: number;
  /** dB(A) at 1 m of a fan of 1 m³/s and 1 Pa. */
  readonly noise: number;
}
