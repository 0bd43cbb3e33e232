import { createApi, type Api } from "#api/client/createApi.ts";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import type { AccessToken } from "./AccessToken.ts";
import { createAskRooms, type AskRooms } from "../run/askRooms.ts";
import type { BatchEnvironment } from "../record/batchEnvironment.ts";
import { BatchSession } from "./BatchSession.ts";
import type { NumberedSummary } from "./NumberedSummary.ts";
import type { AnySession, TabBuilding } from "./TabBuilding.ts";
import { firstBuilding } from "../record/firstBuilding.ts";
import type { OpenBuilding } from "../record/OpenBuilding.ts";

export interface OpenSettings {
  /** Name of the kind of equipment. */
  readonly kind: string;
  /** Base of the API, absolute or from the root of the site. */
  readonly base: string;
  readonly token: string | undefined;
  /** `uniqueId` of the user whose own products may be shown. */
  readonly user: string | undefined;
  /**
   * Id of the building that this tab had open; `undefined`: the one that was opened last. If another kind of
   * this tab has a building open, that one is used.
   */
  readonly building: string | undefined;
  /** The page has just been opened: the stored batch is from an earlier visit. */
  readonly isFirst: boolean;
}

/** Messages that the worker sends by itself. */
export type BatchEvent =
  { readonly type: "update"; readonly update: NumberedSummary } | { readonly type: "unauthorised" };

/** One kind of equipment in the open building, with its API. */
export interface OpenSelection {
  readonly kind: string;
  /** Id of the building */
  readonly building: string;
  readonly api: Api;
  readonly ask: AskRooms<unknown>;
  readonly session: AnySession;
  /** Its version grows with every change that may show. */
  readonly counts: { readonly version: number };
}

interface OpeningParts {
  readonly kinds: Readonly<Record<string, { readonly name: string }>>;
  readonly environment: BatchEnvironment;
  readonly tabBuilding: TabBuilding;
  readonly token: AccessToken;
  /** Called before another building is opened: requests for the former one are useless. */
  readonly onMove: () => void;
}

/** Opens a kind of equipment in the tab's building, and again whenever the tab switches to another one. */
export class Opening {
  readonly #parts: OpeningParts;
  #opened: OpenSelection | undefined;

  constructor(parts: OpeningParts) {
    this.#parts = parts;
  }

  get current(): OpenSelection {
    if (!this.#opened) throw new Error("a batch must be opened first");
    return this.#opened;
  }

  /** Another tab has the building open, or this tab is about to leave it. */
  get isReadOnly(): boolean {
    return (
      this.#opened !== undefined &&
      (this.#opened.session.access !== "own" || this.#parts.tabBuilding.isMoving)
    );
  }

  /** Own products of a former user are shown no longer, nor kept. */
  async setUser(next: string | undefined, user: string | undefined): Promise<void> {
    const { token } = this.#parts;
    const isOther = token.user !== user;
    token.set(next, user);
    if (isOther) await this.#opened?.session.forgetOwn();
  }

  async open(settings: OpenSettings, notify: (event: BatchEvent) => unknown): Promise<void> {
    const { kinds, environment, tabBuilding, token, onMove } = this.#parts;
    const found = kinds[settings.kind];
    if (!found) throw new Error(`no kind of equipment is called ${settings.kind}`);
    // The registry has kinds with different filters; here all filters are of one kind.
    const kind = found as BatchKind<unknown>;
    token.set(settings.token, settings.user);
    const api = createApi({
      ...environment,
      base: settings.base,
      token: () => token.inForce,
      onAuthenticationFailed: () => token.refused(() => notify({ type: "unauthorised" })),
    });
    const ask = createAskRooms(api, kind);
    const sendUpdate = (update: NumberedSummary) => void notify({ type: "update", update });
    const counts = { version: 0, reports: 0 };
    const start = async (building: OpenBuilding, isFirst: boolean) => {
      onMove();
      const session = new BatchSession({
        ...environment,
        kind,
        building,
        tabBuilding,
        counts,
        ask,
        sendUpdate,
        user: () => token.user,
      });
      await session.open(isFirst);
      await environment.storage.setCurrent(building.id).catch(() => {
        // The next visit then begins with the building that was saved last.
      });
      this.#opened = { kind: kind.name, building: building.id, api, ask, session, counts };
      return session;
    };
    const choose = async () => {
      const first = await firstBuilding(environment.storage, kind.name, settings.building).catch(() => {
        // Without storage, nothing is kept.
        return null;
      });
      return first ?? kind.name;
    };
    await tabBuilding.enter(kind.name, choose, start, settings.isFirst);
  }
}
