import * as v from "valibot";
import { MAX_PAGE } from "#domain/base/limits.ts";
import { LONGEST_SELECTED_PAGE, SELECTED_PAGE } from "#domain/desk/project/projectLimits.ts";
import { endpoint, userEndpoint } from "./endpoint.ts";
import { code, nothing } from "./limits.ts";
import { OpenedVersionSchema, partId, PlanPartSchema, VersionPageSchema } from "./projectPlans.ts";
import { CategoryAggregateSchema, SelectedPageSchema } from "./projectProducts.ts";
import { projectParams, ProjectSchema, RoleSchema, time, uuid } from "./projects.ts";

const PROJECT = "/private/v1/personal_projects/{projectId}" as const;

const MemberSchema = v.object({
  id: v.string(),
  name: v.string(),
  role: RoleSchema,
  isYou: v.boolean(),
  joinedAt: time,
});
export type ProjectMember = v.InferOutput<typeof MemberSchema>;
const memberParams = v.strictObject({
  projectId: uuid,
  memberId: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/u, "is no member")),
});

export const listProjectMembers = userEndpoint({
  method: "GET",
  path: `${PROJECT}/members`,
  summary: "Members of a project, in the order of their joining",
  params: projectParams,
  query: nothing,
  body: nothing,
  output: v.array(MemberSchema),
});

/** The last owner stays one: `conflict`. A role that is lowered does not come back by a link that was made before. */
export const changeProjectMember = userEndpoint({
  method: "PATCH",
  path: `${PROJECT}/members/{memberId}`,
  summary: "Give a member another role",
  params: memberParams,
  query: nothing,
  body: v.strictObject({ role: RoleSchema }),
  output: v.array(MemberSchema),
});

/** Anybody may leave; the last owner may not: `conflict`. */
export const removeProjectMember = userEndpoint({
  method: "DELETE",
  path: `${PROJECT}/members/{memberId}`,
  summary: "Take a member out of a project, or leave it",
  params: memberParams,
  query: nothing,
  body: nothing,
  output: v.null(),
});

const PURPOSES = ["read", "viewer", "editor"] as const;
const LinkSchema = v.object({
  id: v.string(),
  /** read: whoever has it looks on. viewer, editor: whoever has it may join as one. */
  purpose: v.picklist(PURPOSES),
  /** Of a link to one version. */
  planVersionId: v.nullable(v.string()),
  createdBy: v.nullable(v.string()),
  createdAt: time,
  expiresAt: v.nullable(time),
  revokedAt: v.nullable(time),
  /** Of a link to join: the first who joins by it is the last. */
  isForOne: v.boolean(),
  /** Of a link for one: when somebody joined by it. */
  usedAt: v.nullable(time),
});
export type ProjectLink = v.InferOutput<typeof LinkSchema>;

const MOST_DAYS = 365;

/** The secret is answered once and kept nowhere: it belongs behind the # of an address, and into bodies of calls. */
export const createProjectLink = userEndpoint({
  method: "POST",
  path: `${PROJECT}/links`,
  summary: "A link to look at a project or at one version, or to join",
  params: projectParams,
  query: nothing,
  body: v.strictObject({
    purpose: v.picklist(PURPOSES),
    planVersionId: v.exactOptional(uuid),
    /** Without it a link to look holds until it is revoked, one to join a week. */
    days: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_DAYS))),
    /** A link to join that is used up by the first who joins by it. */
    isForOne: v.exactOptional(v.boolean()),
  }),
  output: v.object({ ...LinkSchema.entries, secret: v.string() }),
});

export const listProjectLinks = userEndpoint({
  method: "GET",
  path: `${PROJECT}/links`,
  summary: "Links of a project, the newest first, revoked ones too",
  params: projectParams,
  query: nothing,
  body: nothing,
  output: v.array(LinkSchema),
});

export const revokeProjectLink = userEndpoint({
  method: "DELETE",
  path: `${PROJECT}/links/{linkId}`,
  summary: "End a link: it opens nothing from now on",
  params: v.strictObject({ projectId: uuid, linkId: uuid }),
  query: nothing,
  body: nothing,
  output: v.null(),
});

const secret = v.pipe(v.string(), v.regex(/^[\w-]{43}$/u, "is no secret of a link"));

/**
 * Whoever is a member already keeps a greater role. A role that somebody else took away or lowered does not come back by a link
 * that was made before: `not.found` with the reason `removed` for whoever is no member, no change for whoever still is one.
 */
export const acceptInvitation = userEndpoint({
  method: "POST",
  path: "/private/v1/project_invitations/accept",
  summary: "Join a project by the secret of a link",
  params: nothing,
  query: nothing,
  body: v.strictObject({ secret }),
  output: ProjectSchema,
});

const wholeFrom1 = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));
const page = {
  page_no: v.optional(wholeFrom1(MAX_PAGE), 1),
  page_size: v.optional(wholeFrom1(LONGEST_SELECTED_PAGE), SELECTED_PAGE),
};

/** What `data` of `not.found` carries where a secret opens nothing, or nothing any more. */
export const DeadLinkSchema = v.object({
  reason: v.picklist(["unknown", "revoked", "expired", "used", "removed"]),
});
export type DeadLinkReason = v.InferOutput<typeof DeadLinkSchema>["reason"];

/** Of what is shared nobody's name is told. */
export const openSharedProject = endpoint({
  method: "POST",
  path: "/shared/v1/project",
  summary: "What a link leads to",
  isRead: true,
  params: nothing,
  query: nothing,
  body: v.strictObject({ secret }),
  output: v.object({
    name: v.string(),
    purpose: v.picklist(PURPOSES),
    planVersionId: v.nullable(v.string()),
    sharedAt: time,
    expiresAt: v.nullable(time),
    /** Of a link to a whole project. */
    categories: v.array(CategoryAggregateSchema),
  }),
});

export const pageSharedProducts = endpoint({
  method: "POST",
  path: "/shared/v1/personal_products/page",
  summary: "Selected products of a shared project, a page at a time",
  isRead: true,
  params: nothing,
  query: nothing,
  body: v.strictObject({ secret, gjw_category_code: v.exactOptional(code), ...page }),
  output: SelectedPageSchema,
});

export const listSharedVersions = endpoint({
  method: "POST",
  path: "/shared/v1/plan_versions",
  summary: "Versions of the plans of a shared project, the newest first; a link to one version has no list",
  isRead: true,
  params: nothing,
  query: nothing,
  body: v.strictObject({ secret, ...page }),
  output: VersionPageSchema,
});

export const openSharedVersion = endpoint({
  method: "POST",
  path: "/shared/v1/plan_version",
  summary: "A shared version with the ids of its parts",
  isRead: true,
  params: nothing,
  query: nothing,
  body: v.strictObject({ secret, versionId: uuid }),
  output: OpenedVersionSchema,
});

export const readSharedPart = endpoint({
  method: "POST",
  path: "/shared/v1/plan_part",
  summary: "A part of a shared version",
  isRead: true,
  params: nothing,
  query: nothing,
  body: v.strictObject({ secret, versionId: uuid, partId }),
  output: PlanPartSchema,
});
