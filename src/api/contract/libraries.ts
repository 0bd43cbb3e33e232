import * as v from "valibot";
import { isOneLine } from "#domain/base/isOneLine.ts";
import { LIBRARY_NAME_LENGTH } from "#domain/desk/library/libraryLimits.ts";
import { userEndpoint } from "./endpoint.ts";
import { nothing } from "./limits.ts";
import { linkSecret, linkTerms, memberId, MemberSchema, roleBody } from "./memberships.ts";
import { RoleSchema, time, uuid, version } from "./projects.ts";

/** Calls on libraries of own products; a caller who is no member is answered `not.found`. */
export const LIBRARIES = "/private/v1/libraries" as const;
const LIBRARY = `${LIBRARIES}/{libraryId}` as const;
export const libraryParams = v.strictObject({ libraryId: uuid });

const libraryName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(LIBRARY_NAME_LENGTH),
  v.check(isOneLine, "holds a line break, or a mark that turns the direction of writing"),
);

const LibrarySchema = v.object({
  id: v.string(),
  name: v.string(),
  version: v.number(),
  /** The caller's personal library: nobody else owns it, and it is never deleted. */
  isPersonal: v.boolean(),
  /** The role of the caller. */
  role: RoleSchema,
  /** Number of members, including the caller. */
  members: v.number(),
  /** Products in use, and drafts. */
  products: v.number(),
  drafts: v.number(),
  manuals: v.number(),
  createdAt: time,
  /** For owners: a deleted library can be restored for thirty days. */
  deletedAt: v.nullable(time),
});
export type Library = v.InferOutput<typeof LibrarySchema>;

export const listLibraries = userEndpoint({
  method: "GET",
  path: LIBRARIES,
  summary: "The libraries of the caller, the personal one first, which is made at first use",
  params: nothing,
  query: nothing,
  body: nothing,
  output: v.array(LibrarySchema),
});

export const createLibrary = userEndpoint({
  method: "POST",
  path: LIBRARIES,
  summary: "A new library for a team, with the caller as its owner",
  params: nothing,
  query: nothing,
  body: v.strictObject({ name: libraryName }),
  output: LibrarySchema,
});

export const getLibrary = userEndpoint({
  method: "GET",
  path: LIBRARY,
  summary: "One library",
  params: libraryParams,
  query: nothing,
  body: nothing,
  output: LibrarySchema,
});

export const renameLibrary = userEndpoint({
  method: "PATCH",
  path: LIBRARY,
  summary: "Give a library another name",
  params: libraryParams,
  query: nothing,
  body: v.strictObject({ name: libraryName, version: v.exactOptional(version) }),
  output: LibrarySchema,
});

/** The personal library cannot be deleted: `conflict`. */
export const deleteLibrary = userEndpoint({
  method: "DELETE",
  path: LIBRARY,
  summary: "Delete a library; an owner can restore it for thirty days",
  params: libraryParams,
  query: nothing,
  body: nothing,
  output: v.null(),
});

export const restoreLibrary = userEndpoint({
  method: "POST",
  path: `${LIBRARY}/restore`,
  summary: "Bring a deleted library back",
  params: libraryParams,
  query: nothing,
  body: nothing,
  output: LibrarySchema,
});

const memberParams = v.strictObject({ libraryId: uuid, memberId });

export const listLibraryMembers = userEndpoint({
  method: "GET",
  path: `${LIBRARY}/members`,
  summary: "Members of a library, in the order of their joining",
  params: libraryParams,
  query: nothing,
  body: nothing,
  output: v.array(MemberSchema),
});

/** The last owner cannot be changed: `conflict`. To hand a library over, make another member an owner first. */
export const changeLibraryMember = userEndpoint({
  method: "PATCH",
  path: `${LIBRARY}/members/{memberId}`,
  summary: "Give a member another role",
  params: memberParams,
  query: nothing,
  body: roleBody,
  output: v.array(MemberSchema),
});

export const removeLibraryMember = userEndpoint({
  method: "DELETE",
  path: `${LIBRARY}/members/{memberId}`,
  summary: "Take a member out of a library, or leave it",
  params: memberParams,
  query: nothing,
  body: nothing,
  output: v.null(),
});

const LinkRoleSchema = v.picklist(["viewer", "editor"]);
const LinkSchema = v.object({
  id: v.string(),
  role: LinkRoleSchema,
  createdBy: v.nullable(v.string()),
  createdAt: time,
  expiresAt: time,
  revokedAt: v.nullable(time),
  isForOne: v.boolean(),
  usedAt: v.nullable(time),
});
export type LibraryLink = v.InferOutput<typeof LinkSchema>;

/** The secret is returned once and not stored. */
export const createLibraryLink = userEndpoint({
  method: "POST",
  path: `${LIBRARY}/links`,
  summary: "A link by which others join",
  params: libraryParams,
  query: nothing,
  body: v.strictObject({ role: LinkRoleSchema, ...linkTerms }),
  output: v.object({ ...LinkSchema.entries, secret: v.string() }),
});

export const listLibraryLinks = userEndpoint({
  method: "GET",
  path: `${LIBRARY}/links`,
  summary: "Links of a library, the newest first, revoked ones too",
  params: libraryParams,
  query: nothing,
  body: nothing,
  output: v.array(LinkSchema),
});

export const revokeLibraryLink = userEndpoint({
  method: "DELETE",
  path: `${LIBRARY}/links/{linkId}`,
  summary: "End a link: it opens nothing from now on",
  params: v.strictObject({ libraryId: uuid, linkId: uuid }),
  query: nothing,
  body: nothing,
  output: v.null(),
});

/** The library that a link leads to, before joining; `not.found` with a reason as for projects. */
export const openLibraryInvitation = userEndpoint({
  method: "POST",
  path: "/private/v1/library_invitations/open",
  summary: "The library that a link leads to",
  params: nothing,
  query: nothing,
  body: v.strictObject({ secret: linkSecret }),
  output: v.object({ name: v.string(), role: LinkRoleSchema, expiresAt: time }),
});

export const acceptLibraryInvitation = userEndpoint({
  method: "POST",
  path: "/private/v1/library_invitations/accept",
  summary: "Join a library by the secret of a link",
  params: nothing,
  query: nothing,
  body: v.strictObject({ secret: linkSecret }),
  output: LibrarySchema,
});
