/** Roles of a member; each may do more than the one before. */
export const ROLES = ["viewer", "editor", "owner"] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  viewer: "查看者",
  editor: "编辑者",
  owner: "所有者",
};

/**
 * read: see products and plans, and export them. edit: select, change, delete, save plans. manage: name and
 * archive the project, and decide who else sees it.
 */
export type ProjectAct = "read" | "edit" | "manage";

const ACTS: Readonly<Record<Role, readonly ProjectAct[]>> = {
  viewer: ["read"],
  editor: ["read", "edit"],
  owner: ["read", "edit", "manage"],
};

export const mayDo = (role: Role, act: ProjectAct): boolean => ACTS[role].includes(act);

/** The greater of two roles, so that an invitation never reduces a member's rights. */
export const greaterRole = (one: Role, other: Role): Role =>
  ROLES.indexOf(one) >= ROLES.indexOf(other) ? one : other;
