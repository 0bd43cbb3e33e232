import { BufferAttribute, BufferGeometry, Line, LineBasicMaterial, Points, PointsMaterial } from "three";
import type { Triple } from "#domain/things/model/displayData.ts";

const COLOR = 0xe8590c;
/** px */
const POINT_SIZE = 9;
/** Above the model and its transparent parts, below the labels. */
const ORDER = 2;

/** The end points of a measurement and the line between them, visible through everything. */
export class MeasureMarks {
  readonly #geometry = new BufferGeometry();
  readonly #points = new Points(
    this.#geometry,
    new PointsMaterial({
      color: COLOR,
      size: POINT_SIZE,
      sizeAttenuation: false,
      depthTest: false,
      transparent: true,
    }),
  );
  readonly #line = new Line(
    this.#geometry,
    new LineBasicMaterial({ color: COLOR, depthTest: false, transparent: true }),
  );
  #shown = "";

  constructor() {
    for (const object of this.objects) {
      object.frustumCulled = false;
      object.matrixAutoUpdate = false;
      object.renderOrder = ORDER;
      object.visible = false;
    }
  }

  get objects() {
    return [this.#line, this.#points];
  }

  set(marks: readonly Triple[]): void {
    // Every view has its own list, mostly with the same points.
    const shown = marks.join();
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#geometry.setAttribute("position", new BufferAttribute(new Float32Array(marks.flat()), 3));
    this.#points.visible = marks.length > 0;
    this.#line.visible = marks.length > 1;
  }

  dispose(): void {
    this.#geometry.dispose();
    for (const { material } of [this.#points, this.#line]) material.dispose();
  }
}
