import { estimated } from "../../../base/marked.ts";
import { SECONDS_PER_HOUR } from "../../../base/units.ts";

/** Outlets of fresh air are not chosen by room: their loss is that of a diffuser with this face velocity, m/s. */
export const FRESH_OUTLET = estimated(3, "新风口未选型，按面风速 3 m/s、散流器的 ζ 估算阻力");

/** m², the face of a room's outlets of fresh air. @param flow m³/h */
export const freshFace = (flow: number): number => flow / SECONDS_PER_HOUR / FRESH_OUTLET.value;
