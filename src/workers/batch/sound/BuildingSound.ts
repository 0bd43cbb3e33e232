import { planProductIds } from "#domain/building/batch/confirm/planRooms.ts";
import { roomSounds, type RoomSound } from "#domain/building/batch/sound/roomSounds.ts";
import { PROPOSED_SOUND, soundFault, type SoundSettings } from "#domain/building/sound/SoundSettings.ts";
import { NOISE_CODES, unitNoise, type NoiseUse } from "#domain/building/sound/unitNoise.ts";
import type { ProductNoise } from "#domain/catalogue/noiseStatement.ts";
import type { PlanSheet } from "../plan/ConfirmedPlan.ts";
import { StatedParameters } from "../plan/StatedParameters.ts";
import type { OpenSelection } from "../session/Opening.ts";
import { lineWindow } from "../systems/lineWindow.ts";
import { soundSheets } from "./soundSheets.ts";
import type { BuildingSoundAnswer, SoundAsk, SoundLine, SoundWindow } from "./SoundSheet.ts";

interface State {
  readonly session: OpenSelection["session"];
  readonly version: number;
  readonly known: number;
  readonly settings: SoundSettings;
  readonly sounds: readonly RoomSound[];
}

/** Levels in the rooms of the open building, computed anew where they are asked for after a change. */
export class BuildingSound {
  readonly #opened: () => OpenSelection;
  readonly #stated = new StatedParameters();
  readonly #noises = new Map<string, ProductNoise>();
  #state: State | null = null;
  #list: { readonly state: State; readonly key: string; readonly numbers: Int32Array } | null = null;

  constructor(opened: () => OpenSelection) {
    this.#opened = opened;
  }

  async answer(signal: AbortSignal): Promise<BuildingSoundAnswer> {
    await this.#know(signal);
    const { version, sounds, settings } = this.#now();
    const counts = { pass: 0, fail: 0, borderline: 0, "cannot-judge": 0 };
    for (const { verdict } of sounds) counts[verdict]++;
    const withoutUse = sounds.filter(({ gap }) => gap === "no-use").length;
    return { version, rooms: sounds.length, counts, withoutUse, settings };
  }

  lines(asked: SoundAsk, from: number, to: number): SoundWindow {
    const { sounds } = this.#now();
    return lineWindow(this.#ordered(asked), from, to, (at) => this.#line(sounds[at]!));
  }

  /** Numbers of the rooms of a list in its order: windows of one list are asked for one after the other. */
  #ordered({ show, sort }: SoundAsk): Int32Array {
    const state = this.#now();
    const key = `${show} ${sort?.by ?? ""} ${sort?.isFalling ?? ""}`;
    if (this.#list?.state === state && this.#list.key === key) return this.#list.numbers;
    const { sounds } = state;
    const numbers = Int32Array.from(sounds.keys()).filter(
      (at) => show === "all" || sounds[at]!.verdict === show,
    );
    if (sort !== null) {
      const compare = by(sort);
      numbers.sort((a, b) => compare(sounds[a]!, sounds[b]!) || a - b);
    }
    this.#list = { state, key, numbers };
    return numbers;
  }

  /** The levels of all rooms, as a workbook or paper shows them. */
  async sheets(signal: AbortSignal): Promise<readonly PlanSheet[]> {
    await this.#know(signal);
    const { sounds, settings } = this.#now();
    return soundSheets(
      sounds.map((sound) => this.#line(sound)),
      settings,
    );
  }

  /** Changes settings in one undo step; the sentence why not, or an empty text. */
  set(change: Partial<SoundSettings>): string {
    const { session } = this.#opened();
    const settings = { ...(session.batch.sound ?? PROPOSED_SOUND), ...change };
    const fault = soundFault(settings);
    if (fault !== null) return fault;
    session.edit("set-sound", { of: "filter" }, (batch) => {
      batch.sound = settings;
    });
    return "";
  }

  #line({ row, ...sound }: RoomSound): SoundLine {
    const { rooms, results, products } = this.#opened().session.batch;
    return {
      ...sound,
      id: rooms.ids[row]!,
      code: rooms.codes[row]!,
      name: rooms.names[row]!,
      floor: rooms.floors[row]!,
      zone: rooms.zones[row]!,
      // A room with a level has a product.
      model: products.at(results.product[row]!)!.model,
    };
  }

  /** Asks for what chosen products state that are not known yet. */
  async #know(signal: AbortSignal): Promise<void> {
    const { api, session } = this.#opened();
    const { noise } = session.batch.kind;
    if (noise === undefined) return;
    const codes = [...noise.figures, ...NOISE_CODES];
    await this.#stated.know(api, planProductIds(session.batch), { codes }, signal);
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

  #now(): State {
    const { session, counts } = this.#opened();
    const { version } = counts;
    const known = this.#stated.count;
    const before = this.#state;
    if (before?.session === session && before.version === version && before.known === known) return before;
    const { kind, sound } = session.batch;
    const settings = sound ?? PROPOSED_SOUND;
    const sounds =
      kind.noise === undefined ? [] : roomSounds(session.batch, kind.noise.of, this.#noiseOf, settings);
    return (this.#state = { session, version, known, settings, sounds });
  }
}

/** Rooms without the figure come last in either direction. */
function by({ by: figure, isFalling }: NonNullable<SoundAsk["sort"]>) {
  const keyOf = ({ level, limit }: RoomSound): number | null => {
    if (figure === "level" || level === null) return level;
    return limit === null ? null : limit - level;
  };
  return (one: RoomSound, other: RoomSound): number => {
    const [a, b] = [keyOf(one), keyOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return isFalling ? b - a : a - b;
  };
}
