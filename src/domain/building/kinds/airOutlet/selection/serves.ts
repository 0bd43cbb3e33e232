import type { AirOutletFigures } from "./AirOutletAnswer.ts";
import type { AirOutletConditions } from "./AirOutletConditions.ts";

type Asked = Pick<AirOutletConditions, "velocity" | "nozzleThrow">;

export const isInVelocity = ({ velocity }: AirOutletFigures, { velocity: { from, to } }: Asked): boolean =>
  velocity >= from && velocity <= to;

/** Whether the throw is far enough; outlets other than nozzles have none. */
export const reaches = (figures: AirOutletFigures, { nozzleThrow: needed }: Asked): boolean =>
  needed === null || (figures.nozzleThrow ?? 0) >= needed;

/** Whether an outlet with these figures meets all requirements. */
export const serves = (figures: AirOutletFigures, asked: Asked): boolean =>
  isInVelocity(figures, asked) && reaches(figures, asked);
