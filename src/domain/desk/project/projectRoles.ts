/** What a member may do, each more than the one before. */
export const ROLES = ["viewer", "editor", "owner"] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  viewer: "查看者",
  editor: "编辑者",
  owner: "所有者",
};

/**
 * read: see products and plans, and take them away as files. edit: select, change, delete, save plans.
 * manage: name and archive the project, and say who else sees it.
 */
export type ProjectAct = "read" | "edit" | "manage";

const ACTS: Readonly<Record<Role, readonly ProjectAct[]>> = {
  viewer: ["read"],
  editor: ["read", "edit"],
  owner: ["read", "edit", "manage"],
};

export const mayDo = (role: Role, act: ProjectAct): boolean => ACTS[role].includes(act);

/** The greater of two: an invitation never takes away what somebody has. */
export const greaterRole = (one: Role, other: Role): Role =>
  ROLES.indexOf(one) >= ROLES.indexOf(other) ? one : other;
