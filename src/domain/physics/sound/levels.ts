/** Octave bands, Hz. */
export const OCTAVES = [63, 125, 250, 500, 1000, 2000, 4000, 8000] as const;
/** Levels in dB of the eight octaves from 63 Hz: of power or of pressure, as the name says. */
export type Spectrum = readonly number[];

/** A-weighting after IEC 61672-1. */
export const A_WEIGHTS: Spectrum = [-26.2, -16.1, -8.6, -3.2, 0, 1.2, 1, -1.1];

const power = (level: number): number => 10 ** (level / 10);

/** 10·lg Σ10^(L/10). */
export const addLevels = (levels: readonly number[]): number =>
  10 * Math.log10(levels.reduce((sum, level) => sum + power(level), 0));

/** Adds spectra band by band; all must be powers, or pressures at one position. */
export const addSpectra = (spectra: readonly Spectrum[]): Spectrum =>
  OCTAVES.map((_, band) => addLevels(spectra.map((each) => each[band]!)));

/** dB(A) of a spectrum; missing octaves are left out. */
export const aWeighted = (levels: Spectrum): number =>
  addLevels(levels.map((level, band) => level + A_WEIGHTS[band]!));
