import type { Collector } from "./Collector.ts";

/** Ends a search at its first find. */
export class FirstFind implements Collector {
  isFound = false;

  get limit(): number {
    return this.isFound ? -Infinity : Infinity;
  }
  offer(): void {
    this.isFound = true;
  }
}
