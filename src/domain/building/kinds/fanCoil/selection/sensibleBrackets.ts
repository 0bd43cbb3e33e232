/**
 * 16 brackets bound a catalogue's sensible cooling to about 2 %, so hardly any candidate's exact root is computed
 * in vain.
 */
const BRACKETS = 16;

/**
 * Candidates grouped by the enthalpy that each kg of contact air gives off in the rated state, Q/(ρ·V·(1 − BF)).
 * In one air state sensible cooling per kg rises with it, so the values at a bracket's edges bound all candidates
 * inside.
 */
export interface SensibleBrackets {
  /** kJ/kg, one more than there are brackets. */
  readonly edges: Float64Array<ArrayBuffer>;
  /** The bracket of each index. */
  readonly of: Uint8Array<ArrayBuffer>;
}

export function sensibleBrackets(totalCooling: Float64Array, contactFlow: Float64Array): SensibleBrackets {
  const drops = totalCooling.map((total, index) => total / contactFlow[index]!);
  const least = drops.reduce((a, b) => Math.min(a, b), Infinity);
  const most = drops.reduce((a, b) => Math.max(a, b), -Infinity);
  const edges = Float64Array.from(
    { length: BRACKETS + 1 },
    (_, edge) => least + ((most - least) * edge) / BRACKETS,
  );
  edges[BRACKETS] = most;
  // The last edge at or below each drop; rounding of the edges must not leave a drop outside its bracket.
  const of = Uint8Array.from(drops, (drop) => {
    let bracket = 0;
    while (bracket < BRACKETS - 1 && edges[bracket + 1]! <= drop) bracket++;
    return bracket;
  });
  return { edges, of };
}
