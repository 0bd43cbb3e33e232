import * as v from "valibot";
import { RoleSchema, time } from "./projects.ts";

/** Parts that calls on members and on links to join share, for projects and for libraries. */
export const MemberSchema = v.object({
  id: v.string(),
  name: v.string(),
  role: RoleSchema,
  isYou: v.boolean(),
  joinedAt: time,
});
export type ListedMember = v.InferOutput<typeof MemberSchema>;

export const memberId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/u, "is no member"));
export const roleBody = v.strictObject({ role: RoleSchema });

const MOST_DAYS = 365;
/** How long a link works, and whether only the first person can use it. */
export const linkTerms = {
  days: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_DAYS))),
  isForOne: v.exactOptional(v.boolean()),
};

/** The secret of a link; it is returned once and not stored. */
export const linkSecret = v.pipe(v.string(), v.regex(/^[\w-]{43}$/u, "is no secret of a link"));

/** The `data` of `not.found` for a secret that is unknown or no longer valid. */
export const DeadLinkSchema = v.object({
  reason: v.picklist(["unknown", "revoked", "expired", "used", "removed"]),
});
export type DeadLinkReason = v.InferOutput<typeof DeadLinkSchema>["reason"];
