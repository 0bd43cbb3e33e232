import { cameraOf, fitted, seenAt, type Projection } from "#domain/things/model/camera.ts";
import type { Triple } from "#domain/things/model/displayData.ts";
import { STANDARD_VIEWS, type Orbit, type StandardView } from "#domain/things/model/orbit.ts";
import type { PickedFace } from "#domain/things/model/pickFace.ts";
import type { Section } from "#domain/things/model/section.ts";
import type { OpenModel } from "#workers/model/ModelClient.ts";
import type { ModelFacts, View, ViewSize } from "#workers/model/View.ts";
import { OrbitDriver } from "./OrbitDriver.ts";
import { listenTo } from "./listenTo.ts";

/** Size of the picture while its container has none. */
const FALLBACK = { width: 700, height: 600 } as const;
/** Size of a picture for a report. */
const PICTURE: ViewSize = { width: 1600, height: 1200, pixelRatio: 1 };
/** px: a click this near to a corner picks the corner. */
const SNAP = 10;

/** View settings of a model, and what was clicked. */
export interface ViewSettings {
  readonly showsDimensions: boolean;
  readonly projection: Projection;
  readonly section: Section | null;
  readonly isMeasuring: boolean;
  readonly isTurning: boolean;
  readonly picked: PickedFace | null;
  /** End points of a measurement. */
  readonly marks: readonly Triple[];
}

const AT_FIRST: ViewSettings = {
  showsDimensions: false,
  projection: "perspective",
  section: null,
  isMeasuring: false,
  isTurning: false,
  picked: null,
  marks: [],
};

function sizeOf({ clientWidth: width, clientHeight: height }: HTMLElement): ViewSize {
  const isReal = width > 0 && height > 0;
  return { ...(isReal ? { width, height } : FALLBACK), pixelRatio: window.devicePixelRatio };
}

const aspectOf = ({ width, height }: ViewSize) => width / height;

const firstOrbit = ({ bounds }: ModelFacts, size: ViewSize): Orbit =>
  fitted(
    { target: [0, 0, 0], distance: 1, ...STANDARD_VIEWS.oblique },
    bounds,
    aspectOf(size),
    "perspective",
  );

const viewOf = (orbit: Orbit, size: ViewSize, settings: ViewSettings): View => ({
  size,
  camera: cameraOf(orbit, settings.projection),
  showsDimensions: settings.showsDimensions,
  section: settings.section,
  picked: settings.picked && { group: settings.picked.group, face: settings.picked.face },
  marks: settings.marks,
});

/** The view before the user has changed anything. */
export function firstView(container: HTMLElement, facts: ModelFacts): View {
  const size = sizeOf(container);
  return viewOf(firstOrbit(facts, size), size, AT_FIRST);
}

/** The corner of the hit triangle if the click was near it; otherwise the point itself. */
function snapped({ point, corners }: PickedFace, { camera, size }: View): Triple {
  const seen = (at: Triple) => {
    const [x, y] = seenAt(camera, at, aspectOf(size));
    return [(x * size.width) / 2, (y * size.height) / 2] as const;
  };
  const [x, y] = seen(point);
  const near = corners
    .map((corner) => ({ corner, far: Math.hypot(seen(corner)[0] - x, seen(corner)[1] - y) }))
    .filter(({ far }) => far <= SNAP)
    .toSorted((a, b) => a.far - b.far);
  return near[0]?.corner ?? point;
}

/** Shows an open model in its container by the view settings. It draws only when something changes. */
export class ViewerDirector {
  readonly facts: ModelFacts;
  readonly #container: HTMLElement;
  readonly #model: OpenModel;
  readonly #driver: OrbitDriver;
  readonly #listeners = new Set<() => void>();
  readonly #resizes: ResizeObserver;
  readonly #stopListening: () => void;
  #settings = AT_FIRST;

  constructor(container: HTMLElement, model: OpenModel) {
    this.facts = model.facts;
    this.#container = container;
    this.#model = model;
    this.#driver = new OrbitDriver(firstOrbit(model.facts, sizeOf(container)), model.facts.bounds, () =>
      this.#show(),
    );
    this.#stopListening = listenTo(container, this.#driver, (x, y) => this.#click(x, y));
    this.#resizes = new ResizeObserver(() => this.#show());
    this.#resizes.observe(container);
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly settings = (): ViewSettings => this.#settings;

  set(change: Partial<ViewSettings>): void {
    this.#settings = { ...this.#settings, ...change };
    if (change.isTurning !== undefined) this.#driver.setTurning(change.isTurning);
    this.#show();
    for (const listener of this.#listeners) listener();
  }

  /** Fits the whole model into view, with its dimensions if they are shown. */
  fit(): void {
    const { projection, showsDimensions } = this.#settings;
    const { bounds, wholeBounds } = this.facts;
    this.#driver.fit(this.#aspect, projection, showsDimensions ? wholeBounds : bounds);
  }

  showFrom(view: StandardView): void {
    this.#driver.showFrom(view, this.#aspect, this.#settings.projection);
  }

  /** A picture for a report: larger than on the page, and without marks that only the page needs. */
  picture(): Promise<Blob> {
    return this.#model.picture(viewOf(this.#driver.orbit, PICTURE, this.#settings));
  }

  dispose(): void {
    this.#stopListening();
    this.#resizes.disconnect();
    this.#driver.dispose();
    this.#listeners.clear();
  }

  get #aspect(): number {
    return aspectOf(sizeOf(this.#container));
  }

  get #view(): View {
    return viewOf(this.#driver.orbit, sizeOf(this.#container), this.#settings);
  }

  #show(): void {
    this.#model.show(this.#view);
  }

  #click(x: number, y: number): void {
    const view = this.#view;
    const take = (picked: PickedFace | null) => {
      const { isMeasuring, marks } = this.#settings;
      if (!isMeasuring) return this.set({ picked, marks: [] });
      // A click beside the model clears nothing.
      if (picked !== null)
        this.set({ picked: null, marks: [...(marks.length > 1 ? [] : marks), snapped(picked, view)] });
    };
    // A worker that ends meanwhile gives no answer.
    this.#model.pick({ view, x, y }).then(take, () => {});
  }
}
