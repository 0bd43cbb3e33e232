import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Project } from "#api/contract/projects.ts";
import { DEFAULT_PROJECT_NAME } from "#domain/desk/project/projectLimits.ts";
import { Conflict, Refusal } from "../http/route.ts";
import { lockUser } from "../account/users.ts";
import { currentProjects, projectMembers, projects } from "../database/schema/projectSchema.ts";
import type { Queries } from "../database/queries.ts";
import type { Bounds } from "../process/bounds.ts";
import { noSuchProject } from "./membership.ts";

const CAN_EDIT = ["owner", "editor"] as const;

/** Projects with the role of a member. */
const projectsOf = (queries: Queries, userId: number) =>
  queries
    .select({
      id: projects.id,
      name: projects.name,
      version: projects.version,
      role: projectMembers.role,
      isCurrent: sql<boolean>`${currentProjects.projectId} is not null`,
      archivedAt: projects.archivedAt,
      members: sql<number>`(select count(*)::int from ${projectMembers} as others
        where others.project_id = ${projects.id})`,
      createdAt: projects.createdAt,
      updatedAt: projects.updatedAt,
    })
    .from(projectMembers)
    .innerJoin(projects, eq(projects.id, projectMembers.of))
    .leftJoin(
      currentProjects,
      and(eq(currentProjects.projectId, projects.id), eq(currentProjects.userId, userId)),
    )
    .$dynamic();

type Row = Awaited<ReturnType<typeof projectsOf>>[number];

const wire = ({ archivedAt, createdAt, updatedAt, ...project }: Row): Project => ({
  ...project,
  isArchived: archivedAt !== null,
  createdAt: createdAt.getTime(),
  updatedAt: updatedAt.getTime(),
});

/** The current one first, then by last change; archived ones last. */
export async function listProjects(queries: Queries, userId: number): Promise<Project[]> {
  const rows = await projectsOf(queries, userId)
    .where(eq(projectMembers.userId, userId))
    .orderBy(
      asc(sql`${projects.archivedAt} is not null`),
      asc(sql`${currentProjects.projectId} is null`),
      desc(projects.updatedAt),
      asc(projects.id),
    );
  return rows.map(wire);
}

/** @throws Refusal `not.found` for somebody who is no member */
export async function projectById(queries: Queries, id: string, userId: number): Promise<Project> {
  const [row] = await projectsOf(queries, userId).where(
    and(eq(projects.id, id), eq(projectMembers.userId, userId)),
  );
  if (row === undefined) throw noSuchProject();
  return wire(row);
}

/** @throws Refusal `invalid.input` for somebody who has too many already */
export async function addProject(
  queries: Queries,
  userId: number,
  name: string,
  { projects: most }: Pick<Bounds, "projects">,
): Promise<string> {
  if ((await queries.$count(projectMembers, eq(projectMembers.userId, userId))) >= most) {
    throw new Refusal("invalid.input", `项目已有 ${most} 个，不能再建`);
  }
  const [made] = await queries.insert(projects).values({ name }).returning({ id: projects.id });
  // The inserted row is returned.
  const { id } = made!;
  await queries.insert(projectMembers).values({ of: id, userId, role: "owner" });
  return id;
}

export const createProject = (
  queries: Queries,
  userId: number,
  name: string,
  bounds: Pick<Bounds, "projects">,
): Promise<string> =>
  queries.transaction(async (own) => {
    await lockUser(own, userId);
    return addProject(own, userId, name, bounds);
  });

/** The project for selections; `null` if none is chosen. */
async function currentProjectId(queries: Queries, userId: number): Promise<string | null> {
  const [chosen] = await queries
    .select({ id: currentProjects.projectId })
    .from(currentProjects)
    .where(eq(currentProjects.userId, userId));
  return chosen?.id ?? null;
}

/** The most recently changed project that the user may change. */
async function latestOpen(queries: Queries, userId: number): Promise<string | null> {
  const [latest] = await queries
    .select({ id: projects.id })
    .from(projectMembers)
    .innerJoin(projects, eq(projects.id, projectMembers.of))
    .where(
      and(
        eq(projectMembers.userId, userId),
        inArray(projectMembers.role, [...CAN_EDIT]),
        isNull(projects.archivedAt),
      ),
    )
    .orderBy(desc(projects.updatedAt), asc(projects.id))
    .limit(1);
  return latest?.id ?? null;
}

/**
 * The project for selections: the chosen one, otherwise the most recently changed one, otherwise a new one.
 * Of two simultaneous first uses the later one finds what the earlier one has created.
 */
export async function currentProject(
  queries: Queries,
  userId: number,
  bounds: Pick<Bounds, "projects">,
): Promise<Project> {
  const [chosen] = await projectsOf(queries, userId).where(
    and(eq(projectMembers.userId, userId), isNotNull(currentProjects.projectId)),
  );
  if (chosen !== undefined) return wire(chosen);
  const id = await queries.transaction(async (own) => {
    await lockUser(own, userId);
    const known = await currentProjectId(own, userId);
    if (known !== null) return known;
    const projectId =
      (await latestOpen(own, userId)) ?? (await addProject(own, userId, DEFAULT_PROJECT_NAME, bounds));
    await own.insert(currentProjects).values({ userId, projectId });
    return projectId;
  });
  return projectById(queries, id, userId);
}

export async function chooseCurrent(queries: Queries, userId: number, projectId: string): Promise<void> {
  await queries
    .insert(currentProjects)
    .values({ userId, projectId })
    .onConflictDoUpdate({ target: currentProjects.userId, set: { projectId } });
}

interface ProjectChange {
  readonly name?: string;
  readonly isArchived?: boolean;
  readonly version?: number;
}

/** @throws Conflict with the current project, if it was changed since the version that the caller saw */
export async function changeProject(
  queries: Queries,
  id: string,
  userId: number,
  { name, isArchived, version }: ProjectChange,
): Promise<Project> {
  const changed = await queries.transaction(async (own) => {
    const rows = await own
      .update(projects)
      .set({
        version: sql`${projects.version} + 1`,
        updatedAt: sql`now()`,
        ...(name === undefined ? {} : { name }),
        ...(isArchived === undefined ? {} : { archivedAt: isArchived ? sql`now()` : null }),
      })
      .where(and(eq(projects.id, id), version === undefined ? undefined : eq(projects.version, version)))
      .returning({ id: projects.id });
    if (isArchived === true) await own.delete(currentProjects).where(eq(currentProjects.projectId, id));
    return rows.length > 0;
  });
  const project = await projectById(queries, id, userId);
  if (!changed) throw new Conflict("The project was changed meanwhile", { current: project });
  return project;
}

/** Marks a project as changed. */
export async function touchProject(queries: Queries, id: string): Promise<void> {
  await queries
    .update(projects)
    .set({ updatedAt: sql`now()` })
    .where(eq(projects.id, id));
}
