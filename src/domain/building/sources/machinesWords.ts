import type { Counted } from "./chillerCounts.ts";

/** 2 × LSG-830 + 1 × LSG-430，1 备 */
export function machinesWords(
  machines: readonly Counted<{ readonly model: string }>[],
  standby: number,
): string {
  const words = machines.map(({ of, count }) => `${count} × ${of.model}`).join(" + ");
  return standby === 0 ? words : `${words}，${standby} 备`;
}
