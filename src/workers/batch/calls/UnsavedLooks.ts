import * as v from "valibot";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import { LooksSchema, type Look } from "./looksSchema.ts";

/** Nobody makes more changes before the worker has saved. */
const MOST_LOOKS = 100;

export type PageMemory = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Changes of view settings that the worker has not confirmed as saved: a tab that closes or reloads may end
 * the worker before it receives them. The page writes them to storage that is synchronous, and the next one
 * to open the building applies them again.
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

  /**
   * The worker's state covers every call that it has answered. View settings of a second tab are not kept.
   */
  told({ saving, access }: BatchSummary): void {
    if ((saving === "saved" && this.#underway === 0) || access !== "own") this.#looks = [];
  }

  leave(building: string): void {
    if (this.#looks.length === 0) return;
    try {
      this.#memory?.setItem(this.#placeOf(building), JSON.stringify(this.#looks));
    } catch {
      // Full or forbidden; the worker saves them as well.
    }
  }

  /**
   * The changes left for this building, by this page before its worker died or by an earlier page; they are
   * then forgotten.
   */
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
      // Not our format, so it is of no use to anybody.
      return [];
    }
  }
}
