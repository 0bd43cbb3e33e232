import { vi } from "vitest";

/** The size that the map finds on a page of 1280 px. */
export const MAP = { width: 315, height: 128 } as const;

/** A page of 1280 px with elements of the map's size, which the test's DOM does not lay out. */
export function makeRoom(): void {
  const none = () => {};
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("1200"),
    media: query,
    addEventListener: none,
    removeEventListener: none,
    addListener: none,
    removeListener: none,
  }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly #tell: ResizeObserverCallback;
      constructor(tell: ResizeObserverCallback) {
        this.#tell = tell;
      }
      observe(target: Element): void {
        const contentRect = { ...MAP, x: 0, y: 0, left: 0, top: 0, right: MAP.width, bottom: MAP.height };
        const entry = { target, contentRect, borderBoxSize: [], contentBoxSize: [] };
        this.#tell([entry as unknown as ResizeObserverEntry], this);
      }
      unobserve = none;
      disconnect = none;
    },
  );
}

/** Calls of the canvas by name, in order; setting a style is none. */
export function watchPen(): string[] {
  const calls: string[] = [];
  const pen = new Proxy<Record<string, unknown>>(
    {},
    {
      get: (styles, name: string) =>
        name in styles
          ? styles[name]
          : (...parts: unknown[]) => void calls.push(`${name} ${parts.join(" ")}`),
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(
    pen as unknown as CanvasRenderingContext2D & ImageBitmapRenderingContext & GPUCanvasContext,
  );
  return calls;
}
