import * as v from "valibot";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import { LooksSchema, type Look } from "./looksSchema.ts";

/** Nobody changes more before the worker has saved. */
const MOST_LOOKS = 100;

export type PageMemory = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Changes of how a building is looked at, of which the worker has not said yet that they are saved: a tab that closes
 * or reloads may end it before it has heard of them. The page leaves them in a memory that it can write without
 * waiting, and whoever opens the building next makes them once more.
 */
export class UnsavedLooks {
  readonly #kind: string;
  readonly #memory: PageMemory | undefined;
  #looks: Look[] = [];
  #underway = 0;

  constructor(kind: string, memory: PageMemory | undefined) {
    this.#kind = kind;
    this.#memory = memory;
  }

  async make<Value>(look: Look, run: () => Promise<Value>): Promise<Value> {
    this.#looks = [...this.#looks, look].slice(-MOST_LOOKS);
    this.#underway++;
    try {
      return await run();
    } finally {
      this.#underway--;
    }
  }

  /** What the worker says is true of every call that it has answered. How a second tab looks is not kept. */
  told({ saving, access }: BatchSummary): void {
    if ((saving === "saved" && this.#underway === 0) || access !== "own") this.#looks = [];
  }

  leave(building: string): void {
    if (this.#looks.length === 0) return;
    try {
      this.#memory?.setItem(this.#placeOf(building), JSON.stringify(this.#looks));
    } catch {
      // Full, or forbidden: the worker has been asked to save, too.
    }
  }

  /** What was left of this building, by this page before its worker died or by an earlier one; then it is forgotten. */
  take(building: string): readonly Look[] {
    const left = this.#looks.length > 0 ? this.#looks : this.#read(building);
    this.#looks = [];
    this.#memory?.removeItem(this.#placeOf(building));
    return left;
  }

  #placeOf(building: string): string {
    return `volute.unsaved.${this.#kind}.${building}`;
  }

  #read(building: string): readonly Look[] {
    try {
      const text = this.#memory?.getItem(this.#placeOf(building)) ?? "[]";
      return v.parse(LooksSchema, JSON.parse(text));
    } catch {
      // Not what we write: whoever wrote it can have it back as little as we.
      return [];
    }
  }
}
