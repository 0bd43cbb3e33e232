import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { DatabaseAway } from "../DatabaseAway.ts";

/**
 * Status with which PostgreSQL's own error handling leaves its main loop in PGlite. Any other exception means
 * that the program has ended.
 */
const ERROR_STATUS = 100;

const isHandled = (error: unknown) =>
  typeof error === "object" && error !== null && "status" in error && error.status === ERROR_STATUS;

/**
 * A PGlite that detects its own death. A panic of PostgreSQL, for example when the log can no longer be
 * written, aborts its program. PGlite continues as if nothing had happened, and its next query blocks the
 * thread for ever. After such an abort this class refuses every query.
 */
class MortalPglite extends PGlite {
  #death: Error | null = null;
  #reportDeath: (death: Error) => void = () => {};
  /** Resolves with the cause when the database dies. */
  readonly died = new Promise<Error>((resolve) => (this.#reportDeath = resolve));

  get isDead(): boolean {
    return this.#death !== null;
  }

  /** Call it once the database is ready. */
  watch(): void {
    const { mod } = this;
    if (mod === undefined) throw new Error("PGlite is not ready");
    const { _PostgresMainLoopOnce: step, _PostgresMainLongJmp: handle } = mod;
    const stepOrDie = () => {
      // PGlite catches only an exception of this kind, and then calls the function below.
      if (this.#death !== null) throw Object.assign(new Error("dead"), { status: ERROR_STATUS });
      try {
        step();
      } catch (error) {
        if (!isHandled(error)) this.#die(error);
        throw error;
      }
    };
    const handleOrEnd = () => {
      if (this.#death !== null) throw this.#death;
      handle();
    };
    Object.assign(mod, { _PostgresMainLoopOnce: stepOrDie, _PostgresMainLongJmp: handleOrEnd });
  }

  #die(cause: unknown): void {
    this.#death = new DatabaseAway("The embedded database has died; a new process can open it again", {
      cause,
    });
    this.#reportDeath(this.#death);
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.#death !== null) throw this.#death;
    return super.execProtocolRawSync(message);
  }

  /** A dead database need not be closed, and closing it would never end. */
  override close(): Promise<void> {
    return this.#death === null ? super.close() : Promise.resolve();
  }
}

export async function openMortal(options: PGliteOptions): Promise<MortalPglite> {
  const client = new MortalPglite(options);
  await client.waitReady;
  client.watch();
  return client;
}
