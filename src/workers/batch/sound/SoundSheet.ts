import type { ToldSound } from "#domain/building/batch/state/RoomSound.ts";
import type { SoundSettings } from "#domain/building/sound/SoundSettings.ts";
import type { LineWindow } from "../systems/SystemSheet.ts";
import type { SoundVerdict } from "#domain/physics/sound/soundVerdict.ts";

/** The levels of a building as a whole. */
export interface BuildingSoundAnswer {
  /** Of the building's state that it was computed for */
  readonly version: number;
  /** Rooms with units */
  readonly rooms: number;
  readonly counts: Readonly<Record<SoundVerdict, number>>;
  /** Rooms whose use no rule tells */
  readonly withoutUse: number;
  readonly settings: SoundSettings;
}

/** Which rooms are asked for: all or those of a verdict, in the order of the building or of a figure. */
export interface SoundAsk {
  readonly show: SoundVerdict | "all";
  readonly sort: { readonly by: "level" | "margin"; readonly isFalling: boolean } | null;
}

export interface SoundLine extends ToldSound {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly floor: string;
  readonly zone: string;
  readonly model: string;
  /** dB(A) that was typed for this room; null for the limit of its use. */
  readonly own: number | null;
}

export type SoundWindow = LineWindow<SoundLine>;
