/** A canvas of the page, in a type that a worker can use. */
interface PageCanvas extends EventTarget {
  readonly width: number;
  readonly height: number;
  readonly getContext: (kind: "2d" | "webgl2") => unknown;
  readonly toBlob: (done: (blob: Blob | null) => void) => void;
}

export type StageCanvas = PageCanvas | OffscreenCanvas;

export interface Graphics {
  /** Drawn by the processor: antialiasing would take too long. */
  readonly isSoftware: boolean;
}

/** Driver names without graphics hardware. */
const SOFTWARE = /SwiftShader|llvmpipe|softpipe|software|Basic Render/iu;

/**
 * The graphics of a one-pixel canvas; `null` if it cannot draw. Asked before a canvas is transferred for
 * good.
 */
export function graphicsIn(canvas: StageCanvas): Graphics | null {
  try {
    const gl = canvas.getContext("webgl2") as WebGL2RenderingContext | null;
    if (gl === null) return null;
    const named = gl.getExtension("WEBGL_debug_renderer_info");
    const renderer: unknown = gl.getParameter(named?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER);
    gl.getExtension("WEBGL_lose_context")?.loseContext();
    return { isSoftware: typeof renderer === "string" && SOFTWARE.test(renderer) };
  } catch {
    // Refused by a policy, or by a blocklisted driver.
    return null;
  }
}
