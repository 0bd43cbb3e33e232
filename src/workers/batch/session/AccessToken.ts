/** The token for the server with its user, and whether its refusal was reported. */
export class AccessToken {
  #token: string | undefined;
  #user: string | undefined;
  #isRefusalReported = false;

  get inForce(): string | undefined {
    return this.#token;
  }

  /** `uniqueId` of the user, also of one whose token is being renewed. */
  get user(): string | undefined {
    return this.#user;
  }

  /** `undefined` logs out. */
  set(next: string | undefined, user: string | undefined): void {
    this.#token = next;
    this.#user = user;
    this.#isRefusalReported = false;
  }

  /** Four chunks that are refused at once are reported once. */
  refused(notify: () => unknown): void {
    if (!this.#isRefusalReported) notify();
    this.#isRefusalReported = true;
  }
}
