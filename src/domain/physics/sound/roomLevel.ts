import { addSpectra, aWeighted, type Spectrum } from "./levels.ts";
import {
  absorptionOfReverberation,
  decidingLevel,
  diffuseLevel,
  roomConstant,
  schultzSpectrum,
} from "./room.ts";

export interface RoomSource {
  /** L_W. */
  readonly power: Spectrum;
  /** Q_θ. */
  readonly directivity: number;
  /** m. */
  readonly distance: number;
}

/** The room that contains the sources. */
export interface SoundRoom {
  /** m³. */
  readonly volume: number;
  /** m². */
  readonly surface: number;
  /** Share of the sound that its surfaces absorb, by octave. */
  readonly absorption: Spectrum;
}

export interface RoomLevel {
  /** L_p of each source in the diffuse field. */
  readonly each: readonly Spectrum[];
  /** L_p of all sources and the background. */
  readonly diffuse: Spectrum;
  readonly diffuseWeighted: number;
  readonly schultz: Spectrum;
  readonly schultzWeighted: number;
  /** dB(A) of the model with the higher level. */
  readonly deciding: number;
}

/**
 * The level in a room by two models: each source counts with its own distance and directivity; the sources are
 * added, then the background.
 */
export function roomLevel(
  sources: readonly RoomSource[],
  { volume, surface, absorption }: SoundRoom,
  background: Spectrum | null = null,
): RoomLevel {
  const each = sources.map(({ power, directivity, distance }) =>
    power.map((level, band) =>
      diffuseLevel(level, directivity, distance, roomConstant(surface, absorption[band]!)),
    ),
  );
  const further = sources.map(({ power, distance }) => schultzSpectrum(power, volume, distance));
  const withBackground = (spectra: readonly Spectrum[]) =>
    addSpectra(background === null ? spectra : [...spectra, background]);
  const [diffuse, schultz] = [withBackground(each), withBackground(further)];
  return {
    each,
    diffuse,
    diffuseWeighted: aWeighted(diffuse),
    schultz,
    schultzWeighted: aWeighted(schultz),
    deciding: decidingLevel(diffuse, schultz),
  };
}

/** Absorption of a room from its reverberation time in s: one for all octaves, or one for each. */
export const absorptionInSeconds = (seconds: Spectrum, volume: number, surface: number): Spectrum =>
  seconds.map((each) => absorptionOfReverberation(volume, each, surface));
