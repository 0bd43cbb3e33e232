import type { FanFamily } from "./FanFamily.ts";
import { tipSpeed } from "./fanSet.ts";

/** r/min at 50 Hz with the slip of a loaded motor, by poles. */
const MOTOR_SPEEDS: Readonly<Record<number, number>> = { 2: 2900, 4: 1450, 6: 960, 8: 720 };
/** Ratio between neighbouring speeds of a belt drive. */
const BELT_STEP = 1.09;
/** mm, R20 of ISO 3. */
const DIAMETERS = [
  160, 180, 200, 224, 250, 280, 315, 355, 400, 450, 500, 560, 630, 710, 800, 900, 1000, 1120, 1250, 1400,
  1600,
];

/** r/min of one product: its speed, and that of its low set. */
export interface FanSpeed {
  readonly speed: number;
  readonly low: number | null;
}

/** mm, the sizes in which a family is built. */
export const diametersOf = ({ diameters: { from, to } }: FanFamily) =>
  DIAMETERS.filter((diameter) => diameter >= from && diameter <= to);

function motorSpeed(poles: number): number {
  const speed = MOTOR_SPEEDS[poles];
  if (speed === undefined) throw new Error(`No motor has ${poles} poles here.`);
  return speed;
}

const roundSpeed = (speed: number) => {
  const step = speed < 500 ? 5 : 10;
  return Math.round(speed / step) * step;
};

/** Every speed at which an impeller (m) of the family is offered. */
export function speedsOf({ speeds, tipSpeed: { from, to } }: FanFamily, diameter: number): FanSpeed[] {
  const isFit = ({ speed }: FanSpeed) => {
    const tip = tipSpeed(diameter, speed);
    return tip >= from && tip <= to;
  };
  switch (speeds.kind) {
    case "poles":
      return speeds.poles.map((poles) => ({ speed: motorSpeed(poles), low: null })).filter(isFit);
    case "double":
      return speeds.poles
        .map(([high, low]) => ({ speed: motorSpeed(high), low: motorSpeed(low) }))
        .filter(isFit);
    case "belt": {
      const found: FanSpeed[] = [];
      for (let tip = from; tip <= to; tip *= BELT_STEP) {
        found.push({ speed: roundSpeed((tip * 60) / (Math.PI * diameter)), low: null });
      }
      return found;
    }
  }
}
