import * as v from "valibot";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import { ViewChangesSchema, type ViewChange } from "./viewChangeSchema.ts";

/** Nobody makes more changes before the worker has saved. */
const MOST_CHANGES = 100;

export type PageMemory = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Changes of view settings that the worker has not confirmed as saved: a tab that closes or reloads may end
 * the worker before it receives them. The page writes them to storage that is synchronous, and the next one
 * to open the building applies them again.
 */
export class UnsavedViewChanges {
  readonly #kind: string;
  readonly #memory: PageMemory | undefined;
  #changes: ViewChange[] = [];
  #underway = 0;

  constructor(kind: string, memory: PageMemory | undefined) {
    this.#kind = kind;
    this.#memory = memory;
  }

  async make<Value>(change: ViewChange, run: () => Promise<Value>): Promise<Value> {
    this.#changes = [...this.#changes, change].slice(-MOST_CHANGES);
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
  confirm({ saving, access }: BatchSummary): void {
    if ((saving === "saved" && this.#underway === 0) || access !== "own") this.#changes = [];
  }

  leave(building: string): void {
    if (this.#changes.length === 0) return;
    try {
      this.#memory?.setItem(this.#keyOf(building), JSON.stringify(this.#changes));
    } catch {
      // Full or forbidden; the worker saves them as well.
    }
  }

  /**
   * The changes left for this building, by this page before its worker died or by an earlier page; they are
   * then forgotten.
   */
  take(building: string): readonly ViewChange[] {
    const left = this.#changes.length > 0 ? this.#changes : this.#read(building);
    this.#changes = [];
    this.#memory?.removeItem(this.#keyOf(building));
    return left;
  }

  #keyOf(building: string): string {
    return `volute.unsaved.${this.#kind}.${building}`;
  }

  #read(building: string): readonly ViewChange[] {
    try {
      const text = this.#memory?.getItem(this.#keyOf(building)) ?? "[]";
      return v.parse(ViewChangesSchema, JSON.parse(text));
    } catch {
      // Not our format, so it is of no use to anybody.
      return [];
    }
  }
}
