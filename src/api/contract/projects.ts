import * as v from "valibot";
import { isOneLine } from "#domain/base/isOneLine.ts";
import { PROJECT_NAME_LENGTH } from "#domain/desk/project/projectLimits.ts";
import { ROLES } from "#domain/desk/project/projectRoles.ts";
import { userEndpoint } from "./endpoint.ts";
import { nothing } from "./limits.ts";

export const uuid = v.pipe(v.string(), v.uuid(), v.maxLength(36));
export const projectParams = v.strictObject({ projectId: uuid });

export const projectName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(PROJECT_NAME_LENGTH),
  v.check(isOneLine, "holds a line break, or a mark that turns the direction of writing"),
);
export const RoleSchema = v.picklist(ROLES);
/**
 * The version that a change is based on: if it is given, the change is refused with `conflict` when somebody
 * has made another one since.
 */
export const version = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1));
/**
 * The `data` of `not.found`: the part that does not, or no longer, exist in a project of the caller; `null`
 * if the caller is not a member.
 */
export const MissingPartSchema = v.object({
  missing: v.picklist(["row", "version", "link", "member", "part"]),
});
export type MissingPart = v.InferOutput<typeof MissingPartSchema>["missing"];
/** ms since 1970. */
export const time = v.number();

export const ProjectSchema = v.object({
  id: v.string(),
  name: v.string(),
  version: v.number(),
  /** The role of the caller. */
  role: RoleSchema,
  isCurrent: v.boolean(),
  /** Nothing in it can be changed any more. */
  isArchived: v.boolean(),
  /** Number of members, including the caller. */
  members: v.number(),
  createdAt: time,
  updatedAt: time,
});
export type Project = v.InferOutput<typeof ProjectSchema>;

export const getCurrentProject = userEndpoint({
  method: "GET",
  path: "/private/v1/personal_projects/current",
  summary: "The project that selections go to, made at first use",
  params: nothing,
  query: nothing,
  body: nothing,
  output: ProjectSchema,
});

export const chooseCurrentProject = userEndpoint({
  method: "PUT",
  path: "/private/v1/personal_projects/current",
  summary: "Let selections go to another project from now on",
  params: nothing,
  query: nothing,
  body: v.strictObject({ projectId: uuid }),
  output: ProjectSchema,
});

/** The current one first, then by last change; archived ones last. */
export const listProjects = userEndpoint({
  method: "GET",
  path: "/private/v1/personal_projects",
  summary: "The projects that the caller is a member of",
  params: nothing,
  query: nothing,
  body: nothing,
  output: v.array(ProjectSchema),
});

export const createProject = userEndpoint({
  method: "POST",
  path: "/private/v1/personal_projects",
  summary: "A new project with the caller as its owner; the current one stays as it is",
  params: nothing,
  query: nothing,
  body: v.strictObject({ name: projectName }),
  output: ProjectSchema,
});

export const getProject = userEndpoint({
  method: "GET",
  path: "/private/v1/personal_projects/{projectId}",
  summary: "One project",
  params: projectParams,
  query: nothing,
  body: nothing,
  output: ProjectSchema,
});

/** An archived project stops being the current one. */
export const changeProject = userEndpoint({
  method: "PATCH",
  path: "/private/v1/personal_projects/{projectId}",
  summary: "Name a project, archive it, or take it out of the archive",
  params: projectParams,
  query: nothing,
  body: v.strictObject({
    name: v.exactOptional(projectName),
    isArchived: v.exactOptional(v.boolean()),
    version: v.exactOptional(version),
  }),
  output: ProjectSchema,
});

/** Members and links are not copied. */
export const copyProject = userEndpoint({
  method: "POST",
  path: "/private/v1/personal_projects/{projectId}/copy",
  summary: "A project of the caller's own with the same products and plan versions",
  params: projectParams,
  query: nothing,
  body: v.strictObject({ name: projectName }),
  output: ProjectSchema,
});
