import { SECONDS_PER_HOUR } from "../../../base/units.ts";
import { rounded } from "../Figures.ts";

/** m/s of water in the connections of large machines. */
const PIPE_VELOCITY = 2;

/** Diameter in mm of a pipe for a flow in m³/h. */
export const pipeFor = (flow: number): number =>
  Math.max(25, rounded(1000 * Math.sqrt((4 * flow) / (SECONDS_PER_HOUR * Math.PI * PIPE_VELOCITY))));
