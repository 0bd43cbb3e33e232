import type { Send } from "#api/client/sendAttempt.ts";
import type { MultiRoomRequest } from "#domain/building/selection/multiRoom.ts";
import { answerCandidates, answerParameters, answerQuery, answerRooms, answerSeries } from "./testKind.ts";

export interface ScriptedCall {
  readonly path: string;
  readonly body: unknown;
  readonly authorization: string | null;
  readonly signal: AbortSignal;
  /** The answer of a server in good health. */
  readonly usual: () => Response;
}
/** `undefined` gives the usual answer. */
export type Script = (call: ScriptedCall, at: number) => Response | Promise<Response> | undefined;

export const envelope = (data: unknown, code = "success", status = 200) =>
  new Response(JSON.stringify({ code, message: code, data }), { status });

export const serverError = () => envelope(null, "internal.error", 500);

/** Rejects only on abort, as fetch does. */
export const hang = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => {
    signal.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
  });

export const roomsOf = ({ body }: ScriptedCall): string[] =>
  (body as MultiRoomRequest).inputCondition.map(({ roomId }) => roomId);

/** The one parameter of the test products that has a unit. */
const PROPERTY_DEFINITION = {
  code: "COOLING",
  name: "全冷量",
  dataType: "Number",
  unitSymbol: "kW",
  groupCode: null,
  groupName: null,
  enumValues: [],
  isPerformanceFilter: true,
  isListDisplay: true,
  isCustomSort: true,
};

function usualAnswer(path: string, body: unknown): Response {
  if (path.includes("/multi_room/")) return envelope(answerRooms(body as MultiRoomRequest));
  if (path.includes("/room_candidates/"))
    return envelope(answerCandidates(body as MultiRoomRequest & { slack: number }));
  if (path.endsWith("/product_series/agg")) return envelope(answerSeries());
  if (path.endsWith("/products/query"))
    return envelope(answerQuery(body as Parameters<typeof answerQuery>[0]));
  if (path.endsWith("/product_prices")) return envelope([]);
  if (path.endsWith("/properties")) return envelope([PROPERTY_DEFINITION]);
  const { productIds, parameter_filter } = body as { productIds: string[]; parameter_filter: string };
  return envelope(answerParameters(productIds, parameter_filter));
}

/** The outer boundary: a `fetch` against a server that follows a test's script, and otherwise works normally. */
export function scriptedServer(script: Script = () => undefined) {
  const calls: ScriptedCall[] = [];
  let current = script;
  const send: Send = async (address, init) => {
    const path = new URL(address, "http://scripted").pathname;
    const body: unknown = JSON.parse(init.body as string);
    const signal = init.signal!;
    const authorization = new Headers(init.headers).get("Authorization");
    const call = { path, body, authorization, signal, usual: () => usualAnswer(path, body) };
    calls.push(call);
    return (await current(call, calls.length - 1)) ?? call.usual();
  };
  return {
    send,
    calls,
    follow(next: Script) {
      current = next;
    },
  };
}
