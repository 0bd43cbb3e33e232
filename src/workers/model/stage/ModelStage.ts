import {
  AmbientLight,
  DirectionalLight,
  OrthographicCamera,
  PerspectiveCamera,
  Plane,
  Scene,
  Vector3,
  WebGLRenderer,
  type Texture,
} from "three";
import { boundsOf } from "#domain/things/model/Bounds.ts";
import { depthsOf, rayThrough, type Camera } from "#domain/things/model/camera.ts";
import type { MergedModel } from "#domain/things/model/MergedModel.ts";
import { FIELD_OF_VIEW } from "#domain/things/model/orbit.ts";
import { pickFace, type PickedFace } from "#domain/things/model/pickFace.ts";
import { cutPlane } from "#domain/things/model/section.ts";
import type { Click, StageNews, View, ViewSize } from "../View.ts";
import type { Graphics, StageCanvas } from "./graphicsIn.ts";
import { labelMesh } from "./labelMesh.ts";
import { loadTexture } from "./loadTexture.ts";
import { MeasureMarks } from "./MeasureMarks.ts";
import { edgeLines, groupMesh, pickedMesh, segments, setTexture } from "./modelObjects.ts";

const BACKGROUND = 0xffffff;
/** A finer resolution takes four times as long, and nobody sees it. */
const MOST_PIXEL_RATIO = 2;
const DIMENSION_COLOR = 0xff00ff;
/**
 * Together they leave a face perpendicular to the view its own colour: the factor π cancels the division in
 * Lambert's law.
 */
const AMBIENT_LIGHT = 0.3 * Math.PI;
const HEAD_LIGHT = 0.7 * Math.PI;
/** Duration of a picture, for the thread's timeline in the developer tools. */
const DRAWN = "model drawn";

export interface StageSettings {
  readonly graphics: Graphics;
  readonly staticBase: string;
  readonly createCanvas: (width: number, height: number) => StageCanvas;
  readonly onNews: (news: StageNews) => void;
}

/** A model drawn in a canvas, in a worker or on the page. It draws only when something has changed. */
export class ModelStage {
  readonly #canvas: StageCanvas;
  readonly #isSoftware: boolean;
  readonly #model: MergedModel;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #light = new DirectionalLight(0xffffff, HEAD_LIGHT);
  readonly #perspective = new PerspectiveCamera(FIELD_OF_VIEW);
  readonly #parallel = new OrthographicCamera();
  readonly #cut = new Plane();
  readonly #groups;
  readonly #edges;
  readonly #dimensions;
  readonly #labels;
  readonly #marks = new MeasureMarks();
  readonly #textures: Texture[] = [];
  #picked: { readonly key: string; readonly mesh: ReturnType<typeof pickedMesh> } | null = null;
  #view: View | null = null;
  #frame: number | null = null;
  #isDisposed = false;

  /** @throws Error when the canvas has no graphics after all */
  constructor(canvas: StageCanvas, model: MergedModel, settings: StageSettings) {
    this.#canvas = canvas;
    this.#model = model;
    this.#isSoftware = settings.graphics.isSoftware;
    // The library accepts both; a worker has no type for a canvas of the page.
    this.#renderer = new WebGLRenderer({
      canvas: canvas as OffscreenCanvas,
      antialias: !this.#isSoftware,
    });
    this.#renderer.debug.checkShaderErrors = false;
    this.#renderer.setClearColor(BACKGROUND);
    this.#renderer.localClippingEnabled = true;
    this.#groups = model.groups.map((group) => groupMesh(group));
    this.#edges = edgeLines(model);
    this.#dimensions = segments(model.dimensions.lines, DIMENSION_COLOR);
    this.#labels = labelMesh(model.dimensions.labels, settings.createCanvas);
    this.#scene.add(new AmbientLight(0xffffff, AMBIENT_LIGHT), this.#light, this.#light.target);
    this.#scene.add(...this.#groups, this.#edges, this.#dimensions, ...this.#marks.objects);
    if (this.#labels) this.#scene.add(this.#labels.mesh);
    // The library handles the event first and initialises itself again.
    canvas.addEventListener("webglcontextlost", () => {
      if (!this.#isDisposed) settings.onNews("lost");
    });
    canvas.addEventListener("webglcontextrestored", () => {
      // Everything is restored but the background, which is black again.
      this.#renderer.setClearColor(BACKGROUND);
      this.#ask();
      settings.onNews("restored");
    });
    void this.#loadTextures(settings.staticBase);
  }

  /** Draws it with the next picture; of several views the last one. */
  show(view: View): void {
    this.#view = view;
    this.#ask();
  }

  /** Draws at once. */
  draw(view: View): void {
    this.#view = view;
    const begun = performance.now();
    this.#set(view);
    this.#renderer.render(this.#scene, this.#cameraOf(view));
    performance.clearMarks(DRAWN);
    const { calls, triangles } = this.#renderer.info.render;
    performance.mark(DRAWN, { detail: { calls, triangles, ms: performance.now() - begun } });
  }

  pick({ view, x, y }: Click): PickedFace | null {
    const { camera, size, section } = view;
    const ray = rayThrough(camera, x, y, size.width / size.height);
    return pickFace(this.#model, ray, section === null ? undefined : cutPlane(section, this.#model.bounds));
  }

  /** The page does not show the other size: the former view is drawn again before it becomes visible. */
  picture(view: View): Promise<Blob> {
    const shown = this.#view;
    this.draw(view);
    const made = blobOf(this.#canvas);
    if (shown !== null) this.draw(shown);
    return made;
  }

  dispose(): void {
    this.#isDisposed = true;
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#marks.dispose();
    this.#labels?.dispose();
    for (const { geometry, material } of [...this.#groups, this.#edges, this.#dimensions]) {
      geometry.dispose();
      material.dispose();
    }
    for (const texture of this.#textures) texture.dispose();
    this.#dropPicked();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  #ask(): void {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = null;
      if (this.#view !== null) this.draw(this.#view);
    });
  }

  #set({ camera, size, showsDimensions, section, picked, marks }: View): void {
    this.#setSize(size);
    this.#dimensions.visible = showsDimensions;
    if (this.#labels) {
      this.#labels.mesh.visible = showsDimensions;
      if (showsDimensions) this.#labels.setView(camera, size);
    }
    this.#setPicked(picked);
    this.#marks.set(marks);
    this.#light.position.set(...camera.back);
    if (section !== null) {
      const { normal, constant } = cutPlane(section, this.#model.bounds);
      this.#cut.set(new Vector3(...normal), constant);
    }
    const planes = section === null ? [] : [this.#cut];
    for (const { material } of [...this.#groups, this.#edges]) material.clippingPlanes = planes;
    if (this.#picked) this.#picked.mesh.material.clippingPlanes = planes;
  }

  #setSize({ width, height, pixelRatio }: ViewSize): void {
    const ratio = this.#isSoftware ? 1 : Math.min(MOST_PIXEL_RATIO, pixelRatio);
    const isSame =
      this.#canvas.width === Math.floor(width * ratio) && this.#canvas.height === Math.floor(height * ratio);
    if (isSame) return;
    this.#renderer.setPixelRatio(ratio);
    this.#renderer.setSize(width, height, false);
  }

  #setPicked(picked: View["picked"]): void {
    const key = picked === null ? null : `${picked.group} ${picked.face}`;
    if (key === (this.#picked?.key ?? null)) return;
    this.#dropPicked();
    const group = picked === null ? undefined : this.#model.groups[picked.group];
    if (picked === null || group === undefined || key === null) return;
    this.#picked = { key, mesh: pickedMesh(group, picked.face) };
    this.#scene.add(this.#picked.mesh);
  }

  #dropPicked(): void {
    if (this.#picked === null) return;
    const { mesh } = this.#picked;
    this.#scene.remove(mesh);
    mesh.geometry.dispose();
    mesh.material.dispose();
    this.#picked = null;
  }

  #cameraOf({ camera, size, showsDimensions, marks }: View) {
    const { bounds, dimensions } = this.#model;
    const points = [bounds.min, bounds.max, ...marks].flat();
    const whole = boundsOf(points, ...(showsDimensions ? [dimensions.lines] : [])) ?? bounds;
    const [near, far] = depthsOf(camera, whole);
    const aspect = size.width / size.height;
    const lens = camera.projection === "parallel" ? this.#parallel : this.#perspective;
    if (lens === this.#parallel) {
      const { halfHeight } = camera;
      Object.assign(lens, { top: halfHeight, bottom: -halfHeight });
      Object.assign(lens, { right: halfHeight * aspect, left: -halfHeight * aspect });
    } else this.#perspective.aspect = aspect;
    Object.assign(lens, { near, far });
    place(lens, camera);
    lens.updateProjectionMatrix();
    return lens;
  }

  async #loadTextures(staticBase: string): Promise<void> {
    const files = new Set(this.#model.groups.flatMap(({ texture }) => texture ?? []));
    for (const file of files) {
      const texture = await loadTexture(staticBase, file);
      if (texture === null) continue;
      if (this.#isDisposed) return texture.dispose();
      this.#textures.push(texture);
      this.#model.groups.forEach((group, at) => {
        const mesh = this.#groups[at];
        if (group.texture === file && mesh) setTexture(mesh, texture);
      });
      this.#ask();
    }
  }
}

function place(lens: PerspectiveCamera | OrthographicCamera, { position, target, up }: Camera): void {
  lens.position.set(...position);
  lens.up.set(...up);
  lens.lookAt(...target);
}

const blobOf = (canvas: StageCanvas): Promise<Blob> =>
  "convertToBlob" in canvas
    ? canvas.convertToBlob({ type: "image/png" })
    : new Promise((resolve, reject) => {
        canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the canvas gave no picture"))));
      });
