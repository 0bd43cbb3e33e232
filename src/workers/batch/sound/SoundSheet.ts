import type { ExplainedSound } from "#domain/building/batch/state/RoomSound.ts";
import type { SoundSettings } from "#domain/building/sound/SoundSettings.ts";
import type { LineWindow } from "../systems/SystemSheet.ts";
import type { SoundVerdict } from "#domain/physics/sound/soundVerdict.ts";

/** The sound levels of a building in total. */
export interface BuildingSoundAnswer {
  /** Version of the building that it was computed for */
  readonly version: number;
  /** Rooms with units */
  readonly rooms: number;
  readonly counts: Readonly<Record<SoundVerdict, number>>;
  /** Number of rooms whose use no rule states */
  readonly withoutUse: number;
  readonly settings: SoundSettings;
}

/** The rooms of a list, all or those with one verdict, in the order of the building or of a figure. */
export interface SoundAsk {
  readonly show: SoundVerdict | "all";
  readonly sort: { readonly by: "level" | "margin"; readonly isFalling: boolean } | null;
}

export interface SoundLine extends ExplainedSound {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly floor: string;
  readonly zone: string;
  readonly model: string;
  /** Limit typed for this room, dB(A); null if the limit of its use applies. */
  readonly own: number | null;
}

export type SoundWindow = LineWindow<SoundLine>;
