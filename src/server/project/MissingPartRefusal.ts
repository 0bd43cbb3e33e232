import type { MissingPart } from "#api/contract/projects.ts";
import { Refusal } from "../http/route.ts";

/** The requested part is not, or no longer, in a project that the caller may see. */
export class MissingPartRefusal extends Refusal {
  readonly #missing: MissingPart;

  constructor(missing: MissingPart, message: string) {
    super("not.found", message);
    this.#missing = missing;
  }

  override get data(): { readonly missing: MissingPart } {
    return { missing: this.#missing };
  }
}
