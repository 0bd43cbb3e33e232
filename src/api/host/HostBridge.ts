/** What a host answers to a call. */
export interface HostReply {
  /** `success`, or why not. */
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
}

/** Codes that do not come from a host's own vocabulary. */
export const HOST_CODES = {
  success: "success",
  /** The host does not know the path: its plug-in is older than the page. */
  methodNotFound: "request.method.not.found",
  /** No answer, or none that can be understood. */
  failure: "failure",
  timeout: "timeout",
  aborted: "aborted",
} as const;

export interface HostCallOptions {
  readonly signal?: AbortSignal | undefined;
  /** ms; `Infinity` where a person is waited for, who picks a file or signs in. */
  readonly timeout?: number | undefined;
}

/** The one way from the page to the program that hosts it, whatever carries the messages. */
export interface HostBridge {
  /** `false` on the public web, where nobody is there to be asked. */
  readonly hasHost: boolean;
  /** Always answers and never rejects: what goes wrong is a code. `params` is plain data. */
  call(path: string, params: unknown, options?: HostCallOptions): Promise<HostReply>;
}
