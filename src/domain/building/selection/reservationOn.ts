import { PROPERTY } from "../../catalogue/properties.ts";
import type { PossibleChange } from "./multiRoom.ts";

/** Why a designer would hardly make a change that helps. */
export type Reservation = "water-too-cold" | "water-too-hot" | "too-fast" | "too-slow" | "too-many" | "given";

/**
 * ℃; chillers supply nothing colder (GB 50736-2012 8.5.1), and coils are heated with 50 to 60 (to be verified).
 */
export const COLDEST_SUPPLY = 5;
export const HOTTEST_SUPPLY = 60;
/** m/s; usual upper limit of discharge velocities, that of nozzles (to be verified). */
export const FASTEST_OUTLET = 10;
/** m/s; slower air is as still as that of the occupied zone. */
export const SLOWEST_OUTLET = 0.5;
/** This many times as many units mean a mistake in the load or in the area. */
export const MOST_TIMES = 10;

/**
 * `null` for a change that designers make. Loads and air are `given`: they follow from the room, not from its
 * equipment.
 */
export function reservationOn(change: PossibleChange): Reservation | null {
  switch (change.kind) {
    case "quantity":
      return change.to > MOST_TIMES * change.from ? "too-many" : null;
    case "water":
      if (change.season === "summer") return change.to < COLDEST_SUPPLY ? "water-too-cold" : null;
      return change.to > HOTTEST_SUPPLY ? "water-too-hot" : null;
    case "range":
      if (change.property !== PROPERTY.outletVelocity) return null;
      if (change.to.to > FASTEST_OUTLET) return "too-fast";
      return change.to.from < SLOWEST_OUTLET ? "too-slow" : null;
    case "filter":
      return null;
    case "requirement":
      // The throw is entered with the filter, so a person can enter a smaller one.
      return change.check === PROPERTY.nozzleThrow ? null : "given";
  }
}
