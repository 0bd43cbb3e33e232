import * as v from "valibot";
import { MAX_TEXT } from "#domain/base/limits.ts";
import { endpoint } from "./endpoint.ts";
import { nothing, text } from "./limits.ts";

/**
 * Calls of the account service. They are below the account base and accept the browser's session or a bearer
 * token; every other call accepts only the bearer token.
 */
const service = { service: "account" } as const;

/** The destination: a path of ours, or an address at one of the app's origins. Anything else is refused. */
const dest = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_TEXT));
const secret = v.pipe(v.string(), v.regex(/^[\w-]{20,200}$/u, "not a code"));

const UserSchema = v.object({
  id: v.string(),
  /** Identifies this user, even if another database has a user with the same id. */
  uniqueId: v.string(),
  strId: v.string(),
  name: v.string(),
  avatar: v.nullable(v.string()),
  /** Our own service does not ask for it. */
  mobile: v.nullable(v.string()),
  /** Whether company and city are known. */
  infoCompleted: v.boolean(),
  /** Whether the user may use the operators' pages. Another account service may not know the role. */
  isOperator: v.optional(v.boolean(), false),
  accessToken: v.string(),
});

export const getUserInfo = endpoint({
  ...service,
  method: "GET",
  path: "/users/info",
  summary: "Who has signed in, with a token for the API",
  params: nothing,
  query: v.strictObject({ role: v.optional(v.literal("0"), "0") }),
  body: nothing,
  output: UserSchema,
});

const UserDetailsSchema = v.object({
  account: v.string(),
  name: v.string(),
  company: v.nullable(v.string()),
  city: v.nullable(v.string()),
  email: v.nullable(v.string()),
  infoCompleted: v.boolean(),
});

export const getUserDetails = endpoint({
  ...service,
  method: "GET",
  path: "/users/details",
  summary: "What the user has told of themselves",
  params: nothing,
  query: nothing,
  body: nothing,
  output: UserDetailsSchema,
});

/** Ends the session and every token that was made from it. */
export const endSession = endpoint({
  ...service,
  method: "DELETE",
  path: "/session",
  summary: "Sign out; answers the address to go on to, as it was asked for",
  params: nothing,
  query: v.strictObject({ dest: v.exactOptional(dest) }),
  body: nothing,
  output: v.nullable(v.string()),
});

/** The address holds a code in its fragment, valid for 60 s and once, for this destination only. */
export const getSsoUrl = endpoint({
  ...service,
  method: "GET",
  path: "/sso/url",
  summary: "An address that signs another browser of this user in and goes on to a destination",
  params: nothing,
  query: v.strictObject({ dest }),
  body: nothing,
  output: v.object({ url: v.string() }),
});

export const redeemLoginCode = endpoint({
  ...service,
  method: "POST",
  path: "/login_token",
  summary: "A token for the API in place of a code, at the destination that the code is for",
  params: nothing,
  query: nothing,
  body: v.strictObject({ code: secret, dest }),
  output: v.object({ accessToken: v.string() }),
});

export const dropLoginCodes = endpoint({
  ...service,
  method: "DELETE",
  path: "/authcode",
  summary: "Drop the user's codes that nobody has used",
  params: nothing,
  query: nothing,
  body: nothing,
  output: v.null(),
});

/** Messages from an account page in a frame to the app around it. */
export const AccountMessageSchema = v.union([
  /** A user has signed in. */
  v.strictObject({ login: v.literal(true) }),
  /** The user's details were saved, or could not be. */
  v.strictObject({ saved: v.boolean() }),
  /** Esc was pressed in the frame, which the page around it does not receive. */
  v.strictObject({ close: v.literal(true) }),
  /** A page to open outside the frame. */
  v.strictObject({ openLink: v.pipe(text, v.regex(/^https?:\/\//u, "not a web address")) }),
]);
export type AccountMessage = v.InferOutput<typeof AccountMessageSchema>;
