/** A host's answer to a call. */
export interface HostReply {
  /** `success`, or the reason for a failure. */
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
}

/** Codes that do not come from a host's own vocabulary. */
export const HOST_CODES = {
  success: "success",
  /** The host does not know the path: its plug-in is older than the page. */
  methodNotFound: "request.method.not.found",
  /** No answer, or an unreadable one. */
  failure: "failure",
  timeout: "timeout",
  aborted: "aborted",
} as const;

export interface HostCallOptions {
  readonly signal?: AbortSignal | undefined;
  /** ms; `Infinity` if a person has to act, for example to pick a file or sign in. */
  readonly timeout?: number | undefined;
}

/** The only connection from the page to the program that hosts it, whatever carries the messages. */
export interface HostBridge {
  /** `false` on the public web, where there is no host. */
  readonly hasHost: boolean;
  /** Always answers and never rejects: failures are codes. `params` is plain data. */
  call(path: string, params: unknown, options?: HostCallOptions): Promise<HostReply>;
}
