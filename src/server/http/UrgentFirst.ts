import { FixedQueue, queueOptionsSymbol, type TaskQueue } from "piscina";

type Task = Parameters<TaskQueue["push"]>[0];

const URGENT = { isUrgent: true };

/** Marks an order that precedes those that are not urgent. */
export const urgent = <Order extends object>(order: Order): Order => ({
  ...order,
  [queueOptionsSymbol]: URGENT,
});

/** Task queue of a thread: urgent tasks first, each group in order of arrival. */
export class UrgentFirst implements TaskQueue {
  readonly #urgent = new FixedQueue();
  readonly #others = new FixedQueue();

  get size(): number {
    return this.#urgent.size + this.#others.size;
  }
  shift(): Task | null {
    return this.#urgent.shift() ?? this.#others.shift();
  }
  push(task: Task): void {
    this.#queueOf(task).push(task);
  }
  remove(task: Task): void {
    this.#queueOf(task).remove(task);
  }
  #queueOf(task: Task) {
    return task[queueOptionsSymbol] === URGENT ? this.#urgent : this.#others;
  }
}
