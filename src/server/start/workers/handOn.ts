import type { Socket } from "node:net";
import { least } from "#domain/base/lists.ts";

/** A worker that receives connections. */
export interface Receiver {
  readonly number: number;
  readonly give: (id: number, socket: Socket) => void;
}

/** Waiting connections; more than a system queues for an ordinary server. */
const MOST_WAITING = 1_000;

/**
 * Passes connections to workers in turn, first to those that have confirmed all earlier ones. This process keeps a
 * connection until a worker has confirmed it. If the worker dies before, another one gets it; without any worker
 * it waits. (Node's own cluster loses a connection that it has sent to a dying worker.)
 */
export function handOn(receivers: () => readonly Receiver[]) {
  const waiting: Socket[] = [];
  const handed = new Map<number, { readonly socket: Socket; readonly to: number }>();
  let [made, last] = [0, 0];

  const behind = (number: number) => [...handed.values()].filter(({ to }) => to === number).length;

  function next(): Receiver | undefined {
    const all = receivers();
    const inTurn = [
      ...all.filter(({ number }) => number > last),
      ...all.filter(({ number }) => number <= last),
    ];
    const fewest = least(inTurn.map(({ number }) => behind(number)));
    return inTurn.find(({ number }) => behind(number) === fewest);
  }

  function take(socket: Socket): void {
    const receiver = next();
    if (receiver === undefined) {
      if (waiting.length >= MOST_WAITING) socket.destroy();
      else waiting.push(socket);
      return;
    }
    const id = ++made;
    last = receiver.number;
    handed.set(id, { socket, to: receiver.number });
    receiver.give(id, socket);
  }

  return {
    take(socket: Socket): void {
      // The worker notices a client that closes its connection while it waits.
      socket.on("error", () => {});
      take(socket);
    },
    /** Called when a worker has confirmed a connection, which stays open there. */
    took(id: number): void {
      handed.get(id)?.socket.destroy();
      handed.delete(id);
    },
    /** Called when a worker has ended: others get the connections that it had not confirmed. */
    leave(number: number): void {
      for (const [id, { socket, to }] of handed)
        if (to === number) {
          handed.delete(id);
          take(socket);
        }
    },
    /** Called when a worker begins to receive connections. */
    begin(): void {
      for (const socket of waiting.splice(0)) take(socket);
    },
    /** Called when no worker will receive the waiting connections. */
    end(): void {
      for (const socket of waiting.splice(0)) socket.destroy();
      for (const { socket } of handed.values()) socket.destroy();
    },
  };
}
