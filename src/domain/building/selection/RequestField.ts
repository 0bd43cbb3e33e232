import type { MultiRoomRequest } from "./multiRoom.ts";
import { MOST_EXCESS } from "./roomCandidates.ts";

/** The rule of a request's field as plain data, from which the contract makes its schema. */
export type RequestField =
  /** Codes of properties. */
  | { readonly type: "codes" }
  | { readonly type: "oneOf"; readonly values: readonly string[] }
  /** Both ends included. */
  | { readonly type: "number"; readonly from: number; readonly to: number }
  /** Like `number`, but may be left out. */
  | { readonly type: "optionalNumber"; readonly from: number; readonly to: number }
  /** Margins of figures by property code, in %; may be left out. */
  | { readonly type: "figureMargins"; readonly from: number; readonly to: number }
  /** Above 0; `null` if it does not apply. */
  | { readonly type: "ratio" };

type FieldFor<Value> = [Value] extends [readonly string[]]
  ? Extract<RequestField, { readonly type: "codes" }>
  : [Value] extends [string]
    ? { readonly type: "oneOf"; readonly values: readonly Value[] }
    : [Value] extends [number]
      ? Extract<RequestField, { readonly type: "number" }>
      : undefined extends Value
        ? [Value] extends [number | undefined]
          ? Extract<RequestField, { readonly type: "optionalNumber" }>
          : Extract<RequestField, { readonly type: "figureMargins" }>
        : Extract<RequestField, { readonly type: "ratio" }>;

/** A rule for each of a kind's own fields; a missing rule, or one of the wrong type, does not compile. */
export type RequestFields<Request extends MultiRoomRequest> = {
  readonly [Name in Exclude<keyof Request, keyof MultiRoomRequest>]: FieldFor<Request[Name]>;
};

/** The rules of the fields of `CheckedRequest`. */
export const CHECKS = {
  validationProperties: { type: "codes" },
  nonValidationProperties: { type: "codes" },
  margin: { type: "optionalNumber", from: 0, to: 100 * MOST_EXCESS },
  figureMargins: { type: "figureMargins", from: 0, to: 100 * MOST_EXCESS },
} as const;
