import { expose, type Endpoint } from "comlink";

/** By what a worker shows that it lives: ends of its own are told to nobody. */
export interface Life {
  /** Holds this lock for as long as the worker lives, however it ends; `false`: the browser has no locks. */
  holdLife(name: string): Promise<boolean>;
  answerPing(): void;
}

export const browserLocks = (): LockManager | undefined =>
  typeof navigator !== "undefined" && "locks" in navigator ? navigator.locks : undefined;

export const createLife = (locks: LockManager | undefined = browserLocks()): Life => ({
  holdLife: (name) =>
    new Promise((resolve, reject) => {
      if (!locks) return resolve(false);
      const forEver = new Promise<void>(() => {});
      const held = () => {
        resolve(true);
        return forEver;
      };
      locks.request(name, held).catch(reject);
    }),
  answerPing() {},
});

/** Exposes a worker's service to the page, and that it lives. */
export const serve = (service: object, endpoint?: Endpoint, life = createLife()): void =>
  expose({ ...service, ...life }, endpoint);
