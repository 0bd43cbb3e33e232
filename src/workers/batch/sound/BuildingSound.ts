import { roomSounds } from "#domain/building/batch/sound/roomSounds.ts";
import { basisOf } from "#domain/building/batch/sound/roomSoundWords.ts";
import { soundMargin, type RoomSound } from "#domain/building/batch/state/RoomSound.ts";
import {
  PROPOSED_SOUND,
  soundFault,
  withOwnLimit,
  type SoundSettings,
} from "#domain/building/sound/SoundSettings.ts";
import type { PlanSheet } from "../plan/ConfirmedPlan.ts";
import type { OpenSelection } from "../session/Opening.ts";
import { lineWindow } from "../systems/lineWindow.ts";
import type { KnownNoise } from "./KnownNoise.ts";
import { soundSheets } from "./soundSheets.ts";
import type { BuildingSoundAnswer, SoundAsk, SoundLine, SoundWindow } from "./SoundSheet.ts";

interface State {
  readonly session: OpenSelection["session"];
  readonly version: number;
  readonly known: string;
  readonly settings: SoundSettings;
  /** Limits typed for rooms, by room id, dB(A). */
  readonly own: ReadonlyMap<string, number>;
  readonly sounds: ReturnType<typeof roomSounds>;
}

/** The sound levels in the rooms of the open building, computed again at the first question after a change. */
export class BuildingSound {
  readonly #opened: () => OpenSelection;
  readonly #noise: KnownNoise;
  #state: State | null = null;
  #list: { readonly state: State; readonly key: string; readonly numbers: Int32Array } | null = null;

  constructor(opened: () => OpenSelection, noise: KnownNoise) {
    this.#opened = opened;
    this.#noise = noise;
  }

  async answer(signal: AbortSignal): Promise<BuildingSoundAnswer> {
    await this.#noise.know(signal);
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

  /** Numbers of a list's rooms in its order. They are kept, because a list is asked for window by window. */
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

  /** The levels of all rooms for a workbook or for paper. */
  async sheets(signal: AbortSignal): Promise<readonly PlanSheet[]> {
    await this.#noise.know(signal);
    const { sounds, settings } = this.#now();
    return soundSheets(
      sounds.map((sound) => this.#line(sound)),
      settings,
    );
  }

  /** Changes settings in one undo step; returns why it was refused, or an empty text. */
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

  /** Sets the limit of one room in the same way; `null` returns to that of its use. */
  setLimit(roomId: string, limit: number | null): string {
    const { rooms, sound } = this.#opened().session.batch;
    const { own } = sound ?? PROPOSED_SOUND;
    // Limits of deleted rooms are removed.
    const present = own.filter(({ room }) => rooms.rowOf.has(room));
    return this.set({ own: withOwnLimit(present, roomId, limit) });
  }

  #line({ row, ...sound }: State["sounds"][number]): SoundLine {
    const { rooms, results, products } = this.#opened().session.batch;
    const { own } = this.#now();
    return {
      ...sound,
      basis: basisOf(sound),
      id: rooms.ids[row]!,
      code: rooms.codes[row]!,
      name: rooms.names[row]!,
      floor: rooms.floors[row]!,
      zone: rooms.zones[row]!,
      // A room with a level has a product.
      model: products.at(results.product[row]!)!.model,
      own: own.get(rooms.ids[row]!) ?? null,
    };
  }

  #now(): State {
    const { session, counts } = this.#opened();
    const { version } = counts;
    const known = this.#noise.mark;
    const before = this.#state;
    if (before?.session === session && before.version === version && before.known === known) return before;
    const settings = session.batch.sound ?? PROPOSED_SOUND;
    const sounds = roomSounds(session.batch);
    const own = new Map(settings.own.map(({ room, limit }) => [room, limit]));
    return (this.#state = { session, version, known, settings, own, sounds });
  }
}

/** Rooms without the figure come last in either direction. */
function by({ by: figure, isFalling }: NonNullable<SoundAsk["sort"]>) {
  const keyOf = (sound: RoomSound): number | null => (figure === "level" ? sound.level : soundMargin(sound));
  return (one: RoomSound, other: RoomSound): number => {
    const [a, b] = [keyOf(one), keyOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return isFalling ? b - a : a - b;
  };
}
