/** The token for the server, and whether its refusal was reported. */
export class AccessToken {
  #token: string | undefined;
  #isRefusalReported = false;

  get inForce(): string | undefined {
    return this.#token;
  }

  /** `undefined` logs out. */
  set(next: string | undefined): void {
    this.#token = next;
    this.#isRefusalReported = false;
  }

  /** Four chunks that are refused at once are reported once. */
  refused(notify: () => unknown): void {
    if (!this.#isRefusalReported) notify();
    this.#isRefusalReported = true;
  }
}
