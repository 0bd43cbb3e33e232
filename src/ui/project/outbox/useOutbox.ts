import { create } from "zustand";
import type { WaitingSelection } from "../../page/services/Outbox.ts";

export interface OutboxState {
  /** Selections of the signed-in user, oldest first. */
  readonly waiting: readonly WaitingSelection[];
  readonly isSending: boolean;
  /** Number of waiting selections of all users in this browser; without a login nothing else is shown. */
  readonly kept: number;
  /** Counts sent selections. */
  readonly sent: number;
}

export const useOutbox = create<OutboxState>(() => ({ waiting: [], isSending: false, kept: 0, sent: 0 }));
