/** As whom the server is asked, and whether it was said that it refused that. */
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

  /** Four chunks refused at once are one thing to say. */
  refused(tell: () => unknown): void {
    if (!this.#isRefusalReported) tell();
    this.#isRefusalReported = true;
  }
}
