import type { AirOutletFigures } from "./AirOutletAnswer.ts";
import type { AirOutletConditions } from "./AirOutletConditions.ts";

type Asked = Pick<AirOutletConditions, "velocity" | "nozzleThrow">;

export const isInVelocity = ({ velocity }: AirOutletFigures, { velocity: { from, to } }: Asked): boolean =>
  velocity >= from && velocity <= to;

/** Whether the air reaches as far as is asked; what is no nozzle throws nowhere. */
export const reaches = (figures: AirOutletFigures, { nozzleThrow: needed }: Asked): boolean =>
  needed === null || (figures.nozzleThrow ?? 0) >= needed;

/** Whether an outlet with these figures does all that is asked of it. */
export const serves = (figures: AirOutletFigures, asked: Asked): boolean =>
  isInVelocity(figures, asked) && reaches(figures, asked);
