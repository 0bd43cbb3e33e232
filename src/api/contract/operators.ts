import * as v from "valibot";
import { MAX_PAGE } from "#domain/base/limits.ts";
import { isOneLine } from "#domain/base/isOneLine.ts";
import {
  ACCOUNT_FILTERS,
  ACT_REFUSALS,
  FEEDBACK_FILTERS,
  FEEDBACK_NOTE_LENGTH,
  LOCK_REASON_LENGTH,
  OPERATOR_ACTS,
} from "#domain/desk/operators/operatorActs.ts";
import { operatorEndpoint } from "./endpoint.ts";
import { FEEDBACK_TYPES } from "./feedback.ts";
import { nothing, pageNumber, text } from "./limits.ts";
import { time } from "./projects.ts";

/** Calls of the operators' pages: every other user is answered `forbidden`. */
export const OPERATORS = "/operators/v1" as const;

const LONGEST_PAGE = 100;
const PER_PAGE = 20;
export const operatorPage = {
  page_no: v.optional(pageNumber(MAX_PAGE), "1"),
  page_size: v.optional(pageNumber(LONGEST_PAGE), String(PER_PAGE)),
};
/** A number that identifies something, in a path. */
export const rowNumber = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/u, "is no number"));
export const operatorWords = v.exactOptional(v.pipe(text, v.trim()));

/** The `data` of `conflict`: why an operator may not do this, or that somebody else was faster. */
export const ActRefusalSchema = v.object({ reason: v.picklist(ACT_REFUSALS) });

const AccountSchema = v.object({
  id: v.string(),
  account: v.string(),
  name: v.string(),
  company: v.nullable(v.string()),
  city: v.nullable(v.string()),
  email: v.nullable(v.string()),
  createdAt: time,
  signedInAt: v.nullable(time),
  lockedAt: v.nullable(time),
  lockReason: v.nullable(v.string()),
  isOperator: v.boolean(),
  isYou: v.boolean(),
  /** Browsers that are signed in. */
  sessions: v.number(),
  /** Projects that the user is a member of. */
  projects: v.number(),
  /** Stored size of the projects that the user owns. */
  bytes: v.number(),
});
export type OperatedAccount = v.InferOutput<typeof AccountSchema>;

export const listAccounts = operatorEndpoint({
  method: "GET",
  path: `${OPERATORS}/accounts`,
  summary: "Accounts by words in name, account and e-mail address, the newest first",
  params: nothing,
  query: v.strictObject({
    words: operatorWords,
    filter: v.optional(v.picklist(ACCOUNT_FILTERS), "all"),
    ...operatorPage,
  }),
  body: nothing,
  output: v.object({ list: v.array(AccountSchema), totalCount: v.number() }),
});

const accountParams = v.strictObject({ accountId: rowNumber });

export const getAccount = operatorEndpoint({
  method: "GET",
  path: `${OPERATORS}/accounts/{accountId}`,
  summary: "One account",
  params: accountParams,
  query: nothing,
  body: nothing,
  output: AccountSchema,
});

/** One's own account cannot be locked: `conflict`. */
export const lockAccount = operatorEndpoint({
  method: "POST",
  path: `${OPERATORS}/accounts/{accountId}/lock`,
  summary: "Lock an account: it is signed out everywhere and cannot sign in until it is unlocked",
  params: accountParams,
  query: nothing,
  body: v.strictObject({
    /** Shown to the account's owner. */
    reason: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(),
      v.maxLength(LOCK_REASON_LENGTH),
      v.check(isOneLine, "holds a line break, or a mark that turns the direction of writing"),
    ),
  }),
  output: AccountSchema,
});

export const unlockAccount = operatorEndpoint({
  method: "DELETE",
  path: `${OPERATORS}/accounts/{accountId}/lock`,
  summary: "Let a locked account sign in again",
  params: accountParams,
  query: nothing,
  body: nothing,
  output: AccountSchema,
});

export const signOutAccount = operatorEndpoint({
  method: "DELETE",
  path: `${OPERATORS}/accounts/{accountId}/sessions`,
  summary: "Sign an account out everywhere",
  params: accountParams,
  query: nothing,
  body: nothing,
  output: AccountSchema,
});

/** The code is in no other answer and cannot be read again. An earlier one becomes invalid. */
export const makeAccountCode = operatorEndpoint({
  method: "POST",
  path: `${OPERATORS}/accounts/{accountId}/reset_code`,
  summary: "A code with which the owner sets a new password",
  params: accountParams,
  query: nothing,
  body: nothing,
  output: v.object({ code: v.string(), expiresAt: time }),
});

/** One's own account cannot be deleted here: `conflict`. */
export const deleteAccount = operatorEndpoint({
  method: "DELETE",
  path: `${OPERATORS}/accounts/{accountId}`,
  summary: "Delete an account with its data",
  params: accountParams,
  query: nothing,
  /** The name of the account, typed by the operator. */
  body: v.strictObject({ account: text }),
  output: v.null(),
});

const ActSchema = v.object({
  id: v.string(),
  at: time,
  /** Name of the operator's account as it was; `null` for a command at the terminal. */
  operator: v.nullable(v.string()),
  act: v.picklist(OPERATOR_ACTS),
  /** Name of the account as it was, or the title of the message. */
  subject: v.string(),
  /** State before and after, or a count. */
  was: v.nullable(v.string()),
  became: v.nullable(v.string()),
  note: v.string(),
});
export type OperatorActRow = v.InferOutput<typeof ActSchema>;

export const listOperatorActs = operatorEndpoint({
  method: "GET",
  path: `${OPERATORS}/acts`,
  summary: "Acts of operators by words in operator, account, title and reason, the newest first",
  params: nothing,
  query: v.strictObject({
    words: operatorWords,
    act: v.exactOptional(v.picklist(OPERATOR_ACTS)),
    ...operatorPage,
  }),
  body: nothing,
  output: v.object({ list: v.array(ActSchema), totalCount: v.number() }),
});

const MessageSchema = v.object({
  id: v.string(),
  type: v.picklist(FEEDBACK_TYPES),
  title: v.string(),
  description: v.string(),
  mobile: v.nullable(v.string()),
  score: v.nullable(v.number()),
  /** Name of the category in question. */
  category: v.nullable(v.string()),
  receivedAt: time,
  doneAt: v.nullable(time),
  note: v.string(),
  version: v.number(),
});
export type FeedbackMessage = v.InferOutput<typeof MessageSchema>;

export const listFeedback = operatorEndpoint({
  method: "GET",
  path: `${OPERATORS}/feedback`,
  summary: "Messages and ratings of visitors, open or done with, the newest first",
  params: nothing,
  query: v.strictObject({
    type: v.exactOptional(v.picklist(FEEDBACK_TYPES)),
    state: v.optional(v.picklist(FEEDBACK_FILTERS), "open"),
    ...operatorPage,
  }),
  body: nothing,
  output: v.object({ list: v.array(MessageSchema), totalCount: v.number() }),
});

/** The `data` of `conflict`: the message as another operator left it. */
export const ChangedMessageSchema = v.object({ current: MessageSchema });

export const changeFeedback = operatorEndpoint({
  method: "PATCH",
  path: `${OPERATORS}/feedback/{messageId}`,
  summary: "Be done with a message, open it again, or note something",
  params: v.strictObject({ messageId: rowNumber }),
  query: nothing,
  body: v.strictObject({
    isDone: v.boolean(),
    note: v.pipe(v.string(), v.trim(), v.maxLength(FEEDBACK_NOTE_LENGTH)),
    /** The version that the change is based on. */
    version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1)),
  }),
  output: MessageSchema,
});
