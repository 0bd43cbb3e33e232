import {
  isLouvre,
  SPHERICAL_NOZZLE,
  SQUARE_DIFFUSER,
  type OutletType,
} from "#domain/catalogue/outletTypes.ts";
import type { OutletFace } from "#domain/building/kinds/airOutlet/selection/AirOutlet.ts";
import { length } from "#domain/base/units.ts";

/** mm of the neck, in the trade's usual steps. */
const SQUARE_SIDES = [120, 150, 180, 210, 240, 270, 300, 330, 360, 390, 420, 450, 480, 510, 540, 570, 600];
const ROUND_DIAMETERS = [100, 120, 140, 160, 180, 200, 220, 250, 280, 315, 355, 400, 450, 500, 560, 630];
const NOZZLE_DIAMETERS = [100, 125, 140, 160, 180, 200, 225, 250, 280, 315, 355, 400, 450, 500, 560, 630];
const LOUVRE_SIDES = [
  100, 120, 150, 160, 200, 250, 300, 320, 350, 400, 450, 500, 550, 600, 700, 800, 900, 1000, 1200, 1500,
];
/** Longer blades would sag; a wider face is built of two. */
const MOST_SLENDER = 8;
const WIDEST_LOUVRE = 600;

const rectangle = (long: number, short: number): OutletFace => ({
  shape: "rectangular",
  length: length(long),
  width: length(short),
});
const circle = (diameter: number): OutletFace => ({ shape: "round", diameter: length(diameter) });

const louvres = LOUVRE_SIDES.flatMap((long) =>
  LOUVRE_SIDES.filter((short) => short <= long && short <= WIDEST_LOUVRE && long / short <= MOST_SLENDER).map(
    (short) => rectangle(long, short),
  ),
);

/** The faces in which outlets of a type are built. */
export function outletSizes(type: OutletType): readonly OutletFace[] {
  if (isLouvre(type)) return louvres;
  if (type === SQUARE_DIFFUSER) return SQUARE_SIDES.map((side) => rectangle(side, side));
  return (type === SPHERICAL_NOZZLE ? NOZZLE_DIAMETERS : ROUND_DIAMETERS).map(circle);
}

/** As in a specification: 300×150, 250. */
export const sizeText = (face: OutletFace): string =>
  face.shape === "round" ? String(face.diameter) : `${face.length}×${face.width}`;
