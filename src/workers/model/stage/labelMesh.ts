import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  ShaderMaterial,
} from "three";
import { depthOf, seenAt, type Camera } from "#domain/things/model/camera.ts";
import { labelAtlas } from "#domain/things/model/labelAtlas.ts";
import { labelShifts, type SeenLabel } from "#domain/things/model/labelShifts.ts";
import type { DimensionLabel } from "#domain/things/model/MergedModel.ts";
import { HALF_VIEW_TANGENT } from "#domain/things/model/orbit.ts";
import type { ViewSize } from "../View.ts";
import type { StageCanvas } from "./graphicsIn.ts";

/** px: sharp at twice the usual height of labels. */
const FONT_SIZE = 48;
const FONT = `${FONT_SIZE}px sans-serif`;
const ROW = 64;
const HALO = 6;
/** px on the screen: smaller labels are unreadable. */
const LEAST_HEIGHT = 13;
const COLOR = "#ff00ff";

/** Faces the viewer, as high as the drawing says, but never too small to read. */
const VERTEX_SHADER = `
attribute vec2 corner;
attribute float height;
attribute float shift;
uniform float unitsPerPixel;
varying vec2 place;
void main() {
  place = uv;
  vec4 middle = modelViewMatrix * vec4(position, 1.0);
  float depth = projectionMatrix[2][3] == -1.0 ? -middle.z : 1.0;
  middle.xy += (corner + vec2(0.0, shift)) * max(height, ${LEAST_HEIGHT.toFixed(1)} * unitsPerPixel * depth);
  gl_Position = projectionMatrix * middle;
}`;
const FRAGMENT_SHADER = `
uniform sampler2D letters;
varying vec2 place;
void main() {
  gl_FragColor = texture2D(letters, place);
  if (gl_FragColor.a < 0.02) discard;
}`;

export interface LabelMesh {
  readonly mesh: Mesh<BufferGeometry, ShaderMaterial>;
  /** Sizes labels so that they are readable in this view, and none covers another. */
  readonly setView: (camera: Camera, size: ViewSize) => void;
  readonly dispose: () => void;
}

/** All labels in one draw call: one texture with every text, and a rectangle of it for each. */
export function labelMesh(
  labels: readonly DimensionLabel[],
  createCanvas: (width: number, height: number) => StageCanvas,
): LabelMesh | null {
  const texts = [...new Set(labels.map(({ text }) => text))];
  const measuring = drawingOn(createCanvas(1, 1));
  if (texts.length === 0 || measuring === null) return null;
  measuring.font = FONT;
  const atlas = labelAtlas(
    texts.map((text) => measuring.measureText(text).width + 2 * HALO),
    ROW,
  );
  const canvas = createCanvas(atlas.width, atlas.height);
  const drawing = drawingOn(canvas);
  if (drawing === null) return null;
  Object.assign(drawing, {
    font: FONT,
    textBaseline: "middle",
    lineJoin: "round",
    lineWidth: HALO,
    strokeStyle: "#ffffff",
    fillStyle: COLOR,
  });
  texts.forEach((text, at) => {
    const { x, y, width } = atlas.boxes[at]!;
    const word = [text, x + HALO, y + ROW / 2, width - 2 * HALO] as const;
    drawing.strokeText(...word);
    drawing.fillText(...word);
  });

  const texture = new CanvasTexture(canvas);
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  const uniforms = { letters: { value: texture }, unitsPerPixel: { value: 1 } };
  const material = new ShaderMaterial({
    uniforms,
    vertexShader: VERTEX_SHADER,
    fragmentShader: FRAGMENT_SHADER,
    transparent: true,
    depthTest: false,
    depthWrite: false,
  });
  const rectangles = labels.map((label) => ({ label, ...atlas.boxes[texts.indexOf(label.text)]! }));
  const mesh = new Mesh(rectangleGeometry(rectangles, atlas), material);
  mesh.frustumCulled = false;
  mesh.matrixAutoUpdate = false;
  // Above everything else.
  mesh.renderOrder = 3;
  return {
    mesh,
    setView(camera, size) {
      const isParallel = camera.projection === "parallel";
      const unitsPerPixel = (2 * (isParallel ? camera.halfHeight : HALF_VIEW_TANGENT)) / size.height;
      uniforms.unitsPerPixel.value = unitsPerPixel;
      const seen = rectangles.map(({ label, width }): SeenLabel => {
        const [x, y] = seenAt(camera, label.position, size.width / size.height);
        const height = Math.max(
          LEAST_HEIGHT,
          (label.height * (ROW / FONT_SIZE)) /
            (unitsPerPixel * (isParallel ? 1 : depthOf(camera, label.position))),
        );
        return { x: (x * size.width) / 2, y: (y * size.height) / 2, width: (width / ROW) * height, height };
      });
      const shifts = mesh.geometry.getAttribute("shift") as BufferAttribute;
      labelShifts(seen).forEach((shift, at) => {
        for (let corner = 0; corner < 4; corner++) shifts.setX(at * 4 + corner, shift);
      });
      shifts.needsUpdate = true;
    },
    dispose() {
      mesh.geometry.dispose();
      material.dispose();
      texture.dispose();
    },
  };
}

interface Rectangle {
  readonly label: DimensionLabel;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function rectangleGeometry(
  rectangles: readonly Rectangle[],
  atlas: { readonly width: number; readonly height: number },
): BufferGeometry {
  const corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const;
  const perCorner = rectangles.flatMap((rectangle) => corners.map((corner) => ({ ...rectangle, corner })));
  const attribute = (size: number, valuesOf: (of: (typeof perCorner)[number]) => readonly number[]) =>
    new BufferAttribute(new Float32Array(perCorner.flatMap(valuesOf)), size);
  const geometry = new BufferGeometry();
  geometry.setAttribute(
    "position",
    attribute(3, ({ label }) => label.position),
  );
  geometry.setAttribute(
    "height",
    attribute(1, ({ label }) => [label.height * (ROW / FONT_SIZE)]),
  );
  geometry.setAttribute(
    "shift",
    attribute(1, () => [0]),
  );
  geometry.setAttribute(
    "corner",
    attribute(2, ({ width, corner: [u, v] }) => [((u - 0.5) * width) / ROW, v - 0.5]),
  );
  geometry.setAttribute(
    "uv",
    attribute(2, ({ x, y, width, corner: [u, v] }) => [
      (x + u * width) / atlas.width,
      1 - (y + (1 - v) * ROW) / atlas.height,
    ]),
  );
  geometry.setIndex(rectangles.flatMap((_, at) => [0, 1, 2, 0, 2, 3].map((corner) => at * 4 + corner)));
  return geometry;
}

const drawingOn = (canvas: StageCanvas) =>
  // The context of a page's canvas draws text in the same way.
  canvas.getContext("2d") as OffscreenCanvasRenderingContext2D | null;
