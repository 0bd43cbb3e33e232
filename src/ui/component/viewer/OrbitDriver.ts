import type { Bounds } from "#domain/things/model/Bounds.ts";
import { fitted, withinReach, type Projection } from "#domain/things/model/camera.ts";
import {
  advance,
  AT_REST,
  isStill,
  pannedBy,
  STANDARD_VIEWS,
  turnedBy,
  turnedFor,
  zoomedBy,
  zoomedTo,
  type Motion,
  type Orbit,
  type StandardView,
} from "#domain/things/model/orbit.ts";

/** A tab that was suspended does not catch up. */
const LONGEST_STEP_MS = 100;

/** The camera's orbit, moved by hand. It reports every step and stops once nothing moves. */
export class OrbitDriver {
  readonly #bounds: Bounds;
  readonly #onStep: (orbit: Orbit) => void;
  #orbit: Orbit;
  #motion: Motion = AT_REST;
  #isTurning = false;
  #frame: number | null = null;
  #last = 0;

  constructor(orbit: Orbit, bounds: Bounds, onStep: (orbit: Orbit) => void) {
    this.#orbit = orbit;
    this.#bounds = bounds;
    this.#onStep = onStep;
  }

  get orbit(): Orbit {
    return this.#orbit;
  }

  /** px, over a picture of the given height. */
  turn(dx: number, dy: number, height: number): void {
    this.#motion = turnedBy(this.#motion, dx, dy, height);
    this.#ask();
  }

  pan(dx: number, dy: number, height: number): void {
    this.#motion = pannedBy(this.#motion, this.#orbit, dx, dy, height);
    this.#ask();
  }

  wheel(turned: number): void {
    this.#set(zoomedBy(this.#orbit, turned));
  }

  zoom(share: number): void {
    this.#set(zoomedTo(this.#orbit, share));
  }

  fit(aspect: number, projection: Projection, bounds = this.#bounds): void {
    this.#motion = AT_REST;
    this.#set(fitted(this.#orbit, bounds, aspect, projection));
  }

  showFrom(view: StandardView, aspect: number, projection: Projection): void {
    this.#orbit = { ...this.#orbit, ...STANDARD_VIEWS[view] };
    this.fit(aspect, projection);
  }

  setTurning(isTurning: boolean): void {
    this.#isTurning = isTurning;
    this.#last = 0;
    if (isTurning) this.#ask();
  }

  dispose(): void {
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#isTurning = false;
    this.#frame = null;
  }

  #set(orbit: Orbit): void {
    this.#orbit = withinReach(orbit, this.#bounds);
    this.#onStep(this.#orbit);
  }

  #ask(): void {
    this.#frame ??= requestAnimationFrame((now) => this.#step(now));
  }

  #step(now: number): void {
    this.#frame = null;
    if (this.#isTurning) {
      const seconds = this.#last === 0 ? 0 : Math.min(LONGEST_STEP_MS, now - this.#last) / 1000;
      this.#last = now;
      const turned = turnedFor(this.#motion, seconds);
      // Automatic turning is even; only motion by hand slows down.
      const own = turned.azimuth - this.#motion.azimuth;
      this.#orbit = { ...this.#orbit, azimuth: this.#orbit.azimuth + own };
    }
    const { orbit, motion } = advance(this.#orbit, this.#motion);
    this.#motion = isStill(motion, orbit) ? AT_REST : motion;
    this.#set(orbit);
    if (this.#isTurning || this.#motion !== AT_REST) this.#ask();
  }
}
