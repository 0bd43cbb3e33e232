import { create } from "zustand";
import type { WaitingSelection } from "../../page/services/Outbox.ts";

export interface OutboxState {
  /** Of whoever has signed in, the oldest first. */
  readonly waiting: readonly WaitingSelection[];
  readonly isSending: boolean;
  /** Selections of anybody that wait in this browser: all that is told to nobody. */
  readonly kept: number;
  /** Counts up with every one that was sent. */
  readonly sent: number;
}

export const useOutbox = create<OutboxState>(() => ({ waiting: [], isSending: false, kept: 0, sent: 0 }));
