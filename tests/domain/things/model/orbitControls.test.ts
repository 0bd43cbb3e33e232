import { PerspectiveCamera } from "three";
import { OrbitControls } from "three/examples/jsm/controls/OrbitControls.js";
import { expect, test } from "vitest";
import { cameraOf } from "#domain/things/model/camera.ts";
import { advance, AT_REST, pannedBy, turnedBy, zoomedBy, type Orbit } from "#domain/things/model/orbit.ts";

/**
 * The specification's figures are properties of three.js' own controls: ours must move in the same way, with z up.
 */
function controlsOf(orbit: Orbit) {
  const camera = new PerspectiveCamera(45);
  camera.up.set(0, 0, 1);
  camera.position.set(...cameraOf(orbit, "perspective").position);
  const controls = new OrbitControls(camera, null);
  Object.assign(controls, {
    rotateSpeed: 2,
    zoomSpeed: 1,
    panSpeed: 1.5,
    enableDamping: true,
    dampingFactor: 0.3,
  });
  controls.target.set(...orbit.target);
  // Stands in for the element: drags are measured by its size, and the test sends no events.
  controls.domElement = { clientHeight: 600, clientWidth: 800 } as HTMLElement;
  return { camera, controls };
}

const START: Orbit = { target: [3, -2, 5], distance: 40, azimuth: 0.7, polar: 1.1 };

/** The handlers that its drag and wheel events call. */
const handlerOf =
  (controls: OrbitControls, name: string) =>
  (...given: number[]): number =>
    (Reflect.get(controls, `_${name}`) as (...given: number[]) => number).apply(controls, given);

test("turns, pans and zooms go as far as those of OrbitControls, picture by picture", () => {
  const { camera, controls } = controlsOf(START);
  controls.update();
  camera.updateMatrix();
  const [dx, dy] = [37, -21];
  handlerOf(controls, "rotateLeft")((2 * Math.PI * dx * 2) / 600);
  handlerOf(controls, "rotateUp")((2 * Math.PI * dy * 2) / 600);
  handlerOf(controls, "pan")(12 * 1.5, 9 * 1.5);
  handlerOf(controls, "dollyIn")(handlerOf(controls, "getZoomScale")(-100));
  let step = {
    orbit: START,
    motion: pannedBy(turnedBy(AT_REST, dx, dy, 600), START, 12, 9, 600),
  };
  step = { ...step, orbit: zoomedBy(step.orbit, -100) };
  for (let at = 0; at < 12; at++) {
    controls.update();
    step = advance(step.orbit, step.motion);
    const { position } = cameraOf(step.orbit, "perspective");
    camera.position.toArray().forEach((value, axis) => expect(position[axis]).toBeCloseTo(value, 4));
    controls.target.toArray().forEach((value, axis) => expect(step.orbit.target[axis]).toBeCloseTo(value, 4));
  }
});
