/** mm, DN of ISO 6708 as pipes are sold. */
const NOMINAL_DIAMETERS = [
  15, 20, 25, 32, 40, 50, 65, 80, 100, 125, 150, 200, 250, 300, 350, 400, 450, 500, 600,
];
const SECONDS_PER_HOUR = 3600;
const MILLIMETRES = 1000;

/**
 * The smallest DN that carries a flow (m³/h) at a velocity (m/s) or slower; the largest of all if none does.
 */
export function nominalDiameterFor(flow: number, velocity: number): number {
  const needed = Math.sqrt((4 * flow) / (SECONDS_PER_HOUR * Math.PI * velocity)) * MILLIMETRES;
  return NOMINAL_DIAMETERS.find((diameter) => diameter >= needed) ?? 600;
}
