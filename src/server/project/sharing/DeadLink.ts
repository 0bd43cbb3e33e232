import type { DeadLinkReason } from "#api/contract/memberships.ts";
import { Refusal } from "../../http/route.ts";

/**
 * A link that gives no access. A guessed secret of 256 bits is never valid, so the holder of a real one may
 * be told why it no longer works.
 */
export class DeadLink extends Refusal {
  readonly #reason: DeadLinkReason;

  constructor(reason: DeadLinkReason) {
    super("not.found", "The link opens nothing any more; the reason says why");
    this.#reason = reason;
  }

  override get data() {
    return { reason: this.#reason };
  }
}
