import { PGlite, type PGliteOptions } from "@electric-sql/pglite";

/** How PostgreSQL's own error handling leaves its main loop in PGlite; whatever else leaves it has ended the program. */
const ERROR_STATUS = 100;

const isHandled = (error: unknown) =>
  typeof error === "object" && error !== null && "status" in error && error.status === ERROR_STATUS;

/**
 * A PGlite that knows when it has died. What PostgreSQL answers with a panic, such as a log that can no longer be written, aborts its
 * program: PGlite goes on as if nothing had happened, and the next query never comes back from it and holds the thread for
 * ever. From that moment on this one refuses every query.
 */
class MortalPglite extends PGlite {
  #death: Error | null = null;
  #tell: (death: Error) => void = () => {};
  /** Comes when it dies; says of what. */
  readonly died = new Promise<Error>((resolve) => (this.#tell = resolve));

  /** Call it when it is ready. */
  watch(): void {
    const { mod } = this;
    if (mod === undefined) throw new Error("PGlite is not ready");
    const { _PostgresMainLoopOnce: step, _PostgresMainLongJmp: handle } = mod;
    const stepOrDie = () => {
      // PGlite hears an exception of this kind alone, and answers it with the next function.
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
    this.#death = new Error("The embedded database has died; a new process can open it again", { cause });
    this.#tell(this.#death);
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.#death !== null) throw this.#death;
    return super.execProtocolRawSync(message);
  }

  /** What is dead need not be closed, and would not end. */
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
