/**
 * Power of a fan relative to that at its design flow: a + b·s + c·s² + d·s³, where s is the share of the design
 * flow. Defaults of DOE-2 as in EnergyPlus (fans, input-output reference). They are not exactly 1 at full flow and
 * are left so: they are estimates and labelled as such.
 */
export const PART_LOAD_POWER = {
  variableSpeed: [0.0015302446, 0.0052080574, 1.1086242, -0.11635563],
  inletVanes: [0.35071223, 0.30850535, -0.54137364, 0.87198823],
  dischargeDamper: [0.37073425, 0.97250253, -0.34240761, 0],
} as const satisfies Record<string, readonly [number, number, number, number]>;

export type PartLoadLaw = keyof typeof PART_LOAD_POWER;

/**
 * Power relative to that at the design flow; `share` of the design flow is from 0 to 1, the law does not extend
 * beyond.
 */
export function partLoadPower(law: PartLoadLaw, share: number): number {
  const [c0, c1, c2, c3] = PART_LOAD_POWER[law];
  return share >= 0 && share <= 1 ? c0 + share * (c1 + share * (c2 + share * c3)) : Number.NaN;
}
