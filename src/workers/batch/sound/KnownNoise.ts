import type { Batch } from "#domain/building/batch/Batch.ts";
import { planProductIds } from "#domain/building/batch/confirm/planRooms.ts";
import { hearingBy } from "#domain/building/batch/sound/roomSounds.ts";
import { NOISE_CODES, unitNoise, type NoiseUse, type UnitNoise } from "#domain/building/sound/unitNoise.ts";
import { StatedParameters } from "../plan/StatedParameters.ts";
import type { OpenSelection } from "../session/Opening.ts";
import type { OtherKinds } from "../session/OtherKinds.ts";
import { unitsMark } from "./unitsMark.ts";

/** The batches of the other kinds of equipment in a session's building. */
interface Beside {
  readonly session: unknown;
  batches: readonly Batch<unknown>[];
}

/** What the catalogue states about the noise of chosen products. It gives the open batch its `hearing`. */
export class KnownNoise {
  readonly #opened: () => OpenSelection;
  readonly #kinds: Pick<OtherKinds, "of">;
  readonly #stated = new StatedParameters();
  readonly #noises = new Map<string, UnitNoise>();
  #beside: Beside | null = null;
  #known: { readonly session: unknown; readonly mark: string } | null = null;
  #asked: { readonly session: unknown; readonly version: number; readonly mark: string } | null = null;

  constructor(opened: () => OpenSelection, kinds: Pick<OtherKinds, "of">) {
    this.#opened = opened;
    this.#kinds = kinds;
  }

  /**
   * Changes with every product that becomes known, and with every change of the other kinds' units in the rooms.
   */
  get mark(): string {
    return `${this.#stated.count} ${this.#known?.mark ?? ""}`;
  }

  /** Requests what is not known yet about the products that were chosen for the rooms, or about these. */
  async know(signal?: AbortSignal, ids?: readonly string[]): Promise<void> {
    const { session } = this.#opened();
    const { batch } = session;
    if (batch.kind.noise === undefined) return;
    const { count } = this.#stated;
    const beside = await this.#others();
    await this.#ask(batch, ids ?? planProductIds(batch), signal);
    for (const other of beside.batches) await this.#ask(other, planProductIds(other), signal);
    const mark = beside.batches.map(unitsMark).join();
    const isSame = this.#known?.session === session && this.#known.mark === mark;
    if (batch.hearing !== null && count === this.#stated.count && isSame) return;
    this.#known = { session, mark };
    // The object stays with this batch: a confirmed plan keeps using it when another building is opened.
    batch.hearing ??= hearingBy(this.#noiseOf, () => beside.batches);
    // The table may be sorted or filtered by levels.
    session.order.invalidate("outdated");
    session.viewChanged();
  }

  /**
   * Does the same for a table that is being drawn, which is then drawn again. After a failure the next change
   * tries again.
   */
  async follow(): Promise<void> {
    const { session, counts } = this.#opened();
    const { version } = counts;
    const { noise } = session.batch.kind;
    if (noise === undefined || session.batch.run.status === "running") return;
    const mark = (await this.#others()).batches.map(unitsMark).join();
    if (this.#asked?.session === session && this.#asked.version === version && this.#asked.mark === mark)
      return;
    this.#asked = { session, version, mark };
    await this.know().catch(() => {
      // The table shows that the noise of these rooms is not known yet.
    });
  }

  async #ask({ kind }: Batch<unknown>, ids: readonly string[], signal?: AbortSignal): Promise<void> {
    if (kind.noise === undefined) return;
    const codes = [...kind.noise.figures, ...NOISE_CODES];
    await this.#stated.know(this.#opened().api, ids, { codes }, signal);
  }

  /** The other kinds' batches: open in the tab, or as they were saved. */
  async #others(): Promise<Beside> {
    const { building, session } = this.#opened();
    const found = await this.#kinds.of(building, session.batch);
    if (this.#beside?.session !== session) this.#beside = { session, batches: [] };
    this.#beside.batches = found.filter(({ kind }) => kind.noise !== undefined);
    return this.#beside;
  }

  /** Returns the same object for the same product and use. */
  readonly #noiseOf = (id: string, use: NoiseUse): UnitNoise | undefined => {
    const stated = this.#stated.of(id);
    if (stated === undefined) return undefined;
    const key = `${use.figure} ${use.hasOctaves} ${id}`;
    const noise = this.#noises.get(key) ?? unitNoise(stated, use);
    this.#noises.set(key, noise);
    return noise;
  };
}
