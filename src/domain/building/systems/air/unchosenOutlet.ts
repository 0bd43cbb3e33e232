import { estimated } from "../../../base/marked.ts";
import { SECONDS_PER_HOUR } from "../../../base/units.ts";

/**
 * Of outlets that nobody chose, as those of fresh air: their loss is that of a diffuser with this face velocity,
 * m/s.
 */
export const UNCHOSEN_OUTLET = estimated(3, "风口未选型，按面风速 3 m/s、散流器的 ζ 估算阻力");

/** m², the face of a room's outlets. @param flow m³/h */
export const unchosenFace = (flow: number): number => flow / SECONDS_PER_HOUR / UNCHOSEN_OUTLET.value;
