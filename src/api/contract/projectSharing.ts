import * as v from "valibot";
import { MAX_PAGE } from "#domain/base/limits.ts";
import { LONGEST_SELECTED_PAGE, SELECTED_PAGE } from "#domain/desk/project/projectLimits.ts";
import { endpoint, userEndpoint } from "./endpoint.ts";
import { code, nothing } from "./limits.ts";
import { linkSecret, linkTerms, memberId, MemberSchema, roleBody } from "./memberships.ts";
import { OpenedVersionSchema, partId, PlanPartSchema, VersionPageSchema } from "./projectPlans.ts";
import { CategoryAggregateSchema, SelectedPageSchema } from "./projectProducts.ts";
import { projectParams, ProjectSchema, time, uuid } from "./projects.ts";

const PROJECT = "/private/v1/personal_projects/{projectId}" as const;

const memberParams = v.strictObject({ projectId: uuid, memberId });

export const listProjectMembers = userEndpoint({
  method: "GET",
  path: `${PROJECT}/members`,
  summary: "Members of a project, in the order of their joining",
  params: projectParams,
  query: nothing,
  body: nothing,
  output: v.array(MemberSchema),
});

/** The last owner cannot be changed: `conflict`. A link made earlier does not restore a lowered role. */
export const changeProjectMember = userEndpoint({
  method: "PATCH",
  path: `${PROJECT}/members/{memberId}`,
  summary: "Give a member another role",
  params: memberParams,
  query: nothing,
  body: roleBody,
  output: v.array(MemberSchema),
});

/** Any member may leave, except the last owner: `conflict`. */
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
  /** read: the holder may read. viewer, editor: the holder may join in that role. */
  purpose: v.picklist(PURPOSES),
  /** For a link to one version. */
  planVersionId: v.nullable(v.string()),
  createdBy: v.nullable(v.string()),
  createdAt: time,
  expiresAt: v.nullable(time),
  revokedAt: v.nullable(time),
  /** For a link to join: only the first person can use it. */
  isForOne: v.boolean(),
  /** For a link for one person: when it was used. */
  usedAt: v.nullable(time),
});
export type ProjectLink = v.InferOutput<typeof LinkSchema>;

/**
 * The secret is returned once and not stored: it belongs in the fragment of an address, and in bodies of
 * calls.
 */
export const createProjectLink = userEndpoint({
  method: "POST",
  path: `${PROJECT}/links`,
  summary: "A link to look at a project or at one version, or to join",
  params: projectParams,
  query: nothing,
  body: v.strictObject({
    purpose: v.picklist(PURPOSES),
    planVersionId: v.exactOptional(uuid),
    /**
     * By default a link for reading is valid until it is revoked, and a link to join for a week. Only a link to
     * join may be for one person.
     */
    ...linkTerms,
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

/**
 * A member with a higher role keeps it. A link made earlier does not restore a role that somebody else
 * removed or lowered: a former member gets `not.found` with the reason `removed`, a present member no change.
 */
export const acceptInvitation = userEndpoint({
  method: "POST",
  path: "/private/v1/project_invitations/accept",
  summary: "Join a project by the secret of a link",
  params: nothing,
  query: nothing,
  body: v.strictObject({ secret: linkSecret }),
  output: ProjectSchema,
});

const wholeFrom1 = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));
const page = {
  page_no: v.optional(wholeFrom1(MAX_PAGE), 1),
  page_size: v.optional(wholeFrom1(LONGEST_SELECTED_PAGE), SELECTED_PAGE),
};

/** Shared content contains no names of people. */
export const openSharedProject = endpoint({
  method: "POST",
  path: "/shared/v1/project",
  summary: "What a link leads to",
  isRead: true,
  params: nothing,
  query: nothing,
  body: v.strictObject({ secret: linkSecret }),
  output: v.object({
    name: v.string(),
    purpose: v.picklist(PURPOSES),
    planVersionId: v.nullable(v.string()),
    sharedAt: time,
    expiresAt: v.nullable(time),
    /** For a link to a whole project. */
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
  body: v.strictObject({ secret: linkSecret, gjw_category_code: v.exactOptional(code), ...page }),
  output: SelectedPageSchema,
});

export const listSharedVersions = endpoint({
  method: "POST",
  path: "/shared/v1/plan_versions",
  summary: "Versions of the plans of a shared project, the newest first; a link to one version has no list",
  isRead: true,
  params: nothing,
  query: nothing,
  body: v.strictObject({ secret: linkSecret, ...page }),
  output: VersionPageSchema,
});

export const openSharedVersion = endpoint({
  method: "POST",
  path: "/shared/v1/plan_version",
  summary: "A shared version with the ids of its parts",
  isRead: true,
  params: nothing,
  query: nothing,
  body: v.strictObject({ secret: linkSecret, versionId: uuid }),
  output: OpenedVersionSchema,
});

export const readSharedPart = endpoint({
  method: "POST",
  path: "/shared/v1/plan_part",
  summary: "A part of a shared version",
  isRead: true,
  params: nothing,
  query: nothing,
  body: v.strictObject({ secret: linkSecret, versionId: uuid, partId }),
  output: PlanPartSchema,
});
