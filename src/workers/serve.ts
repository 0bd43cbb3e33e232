import { expose, type Endpoint } from "comlink";

/** Signs of life of a worker: no event reports it when the browser ends it. */
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

/** Exposes a worker's service and its signs of life to the page. */
export const serve = (service: object, endpoint?: Endpoint, life = createLife()): void =>
  expose({ ...service, ...life }, endpoint);
