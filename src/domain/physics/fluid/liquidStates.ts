/**
 * Whether a pump has enough NPSH; `unknown` where its required NPSH was not measured, or the flow is outside its
 * measured range.
 */
export const NPSH_VERDICTS = ["met", "short", "unknown"] as const;
export type NpshVerdict = (typeof NPSH_VERDICTS)[number];

export const VISCOSITY_STATES = ["none", "corrected", "outside", "unknown"] as const;
export type ViscosityState = (typeof VISCOSITY_STATES)[number];
