import { planProductIds } from "#domain/building/batch/confirm/planRooms.ts";
import { hearingBy } from "#domain/building/batch/sound/roomSounds.ts";
import { NOISE_CODES, unitNoise, type NoiseUse } from "#domain/building/sound/unitNoise.ts";
import type { ProductNoise } from "#domain/catalogue/noiseStatement.ts";
import { StatedParameters } from "../plan/StatedParameters.ts";
import type { OpenSelection } from "../session/Opening.ts";

/** What the catalogue states of the noise of chosen products; with it the open building hears its rooms. */
export class KnownNoise {
  readonly #opened: () => OpenSelection;
  readonly #stated = new StatedParameters();
  readonly #noises = new Map<string, ProductNoise>();
  #asked: { readonly session: unknown; readonly version: number } | null = null;

  constructor(opened: () => OpenSelection) {
    this.#opened = opened;
  }

  /** Grows with every product that becomes known. */
  get count(): number {
    return this.#stated.count;
  }

  /** Asks for what products state that is not known yet: those that were chosen, or these. */
  async know(signal?: AbortSignal, ids?: readonly string[]): Promise<void> {
    const { api, session } = this.#opened();
    const { batch } = session;
    if (batch.kind.noise === undefined) return;
    const { count } = this;
    const codes = [...batch.kind.noise.figures, ...NOISE_CODES];
    await this.#stated.know(api, ids ?? planProductIds(batch), { codes }, signal);
    if (batch.hearing !== null && count === this.count) return;
    batch.hearing ??= hearingBy(this.#noiseOf);
    // The table may be sorted and filtered by levels.
    session.order.invalidate("outdated");
    session.viewChanged();
  }

  /** The same for a table that is drawn meanwhile, which is drawn again; after a failure at its next change. */
  async follow(): Promise<void> {
    const { session, counts } = this.#opened();
    const { version } = counts;
    const { noise } = session.batch.kind;
    if (noise === undefined || session.batch.run.status === "running") return;
    if (this.#asked?.session === session && this.#asked.version === version) return;
    this.#asked = { session, version };
    await this.know().catch(() => {
      // The table says of these rooms that their noise is not known yet.
    });
  }

  /** The same object for the same product and use, by which levels are known again. */
  readonly #noiseOf = (id: string, use: NoiseUse): ProductNoise | undefined => {
    const stated = this.#stated.of(id);
    if (stated === undefined) return undefined;
    const key = `${use.figure} ${use.hasOctaves} ${id}`;
    const noise = this.#noises.get(key) ?? unitNoise(stated, use);
    this.#noises.set(key, noise);
    return noise;
  };
}
