import { estimated } from "../../../base/marked.ts";
import { SECONDS_PER_HOUR } from "../../../base/units.ts";

/** Assumed face velocity for outlets that are not chosen, m/s; their loss is that of a diffuser. */
export const UNCHOSEN_OUTLET = estimated(3, "风口未选型，按面风速 3 m/s、散流器的 ζ 估算阻力");

/**
 * Face of a room's outlets, m².
 *
 * @param flow m³/h
 */
export const unchosenFace = (flow: number): number => flow / SECONDS_PER_HOUR / UNCHOSEN_OUTLET.value;
