import type { Socket } from "node:net";
import { least } from "#domain/base/lists.ts";

/** A worker that takes connections. */
export interface Receiver {
  readonly number: number;
  readonly give: (id: number, socket: Socket) => void;
}

/** More connections than a system lets wait for an ordinary server. */
const MOST_WAITING = 1_000;

/**
 * Hands connections on to workers in turn, first to those that are not behind with taking them. A connection is
 * ours until a worker has said that it has it: one that dies before leaves it to another, and without any worker it
 * waits. (Node's own cluster forgets a connection that it has sent to a worker which is dying.)
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
    /** A worker has a connection; it stays open there. */
    took(id: number): void {
      handed.get(id)?.socket.destroy();
      handed.delete(id);
    },
    /** A worker has ended: others get what it had not taken yet. */
    leave(number: number): void {
      for (const [id, { socket, to }] of handed)
        if (to === number) {
          handed.delete(id);
          take(socket);
        }
    },
    /** A worker takes connections from now on. */
    begin(): void {
      for (const socket of waiting.splice(0)) take(socket);
    },
    /** Nobody takes what waits any more. */
    end(): void {
      for (const socket of waiting.splice(0)) socket.destroy();
      for (const { socket } of handed.values()) socket.destroy();
    },
  };
}
