import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, sql, type Placeholder } from "drizzle-orm";
import type { Project } from "#api/contract/projects.ts";
import { DEFAULT_PROJECT_NAME } from "#domain/desk/project/projectLimits.ts";
import { Conflict, Refusal } from "../http/route.ts";
import { lockUser } from "../account/users.ts";
import { currentProjects, projectMembers, projects } from "../database/schema/projectSchema.ts";
import { prepared } from "../database/prepared.ts";
import type { Queries } from "../database/queries.ts";
import type { Bounds } from "../process/bounds.ts";
import { demandRight, noSuchProject } from "./membership.ts";

const CAN_EDIT = ["owner", "editor"] as const;

/** Projects with the role of a member. */
const projectsOf = (asking: Pick<Queries, "select">, userId: number | Placeholder) =>
  asking
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

const USER = sql.placeholder("userId");

const allProjects = prepared((queries) =>
  projectsOf(queries, USER)
    .where(eq(projectMembers.userId, USER))
    .orderBy(
      asc(sql`${projects.archivedAt} is not null`),
      asc(sql`${currentProjects.projectId} is null`),
      desc(projects.updatedAt),
      asc(projects.id),
    )
    .prepare("all_projects"),
);

/** The current one first, then by last change; archived ones last. */
export const listProjects = async (queries: Queries, userId: number): Promise<Project[]> =>
  (await allProjects(queries).execute({ userId })).map(wire);

const oneProject = prepared((queries) =>
  projectsOf(queries, USER)
    .where(and(eq(projects.id, sql.placeholder("id")), eq(projectMembers.userId, USER)))
    .prepare("one_project"),
);

/** @throws Refusal `not.found` for somebody who is no member */
export async function projectById(queries: Queries, id: string, userId: number): Promise<Project> {
  const [row] = await oneProject(queries).execute({ id, userId });
  if (row === undefined) throw noSuchProject();
  return wire(row);
}

/** @throws Refusal `invalid.input` for a user who has too many already */
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
 * If two first uses coincide, the later one finds what the earlier one has created.
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

/**
 * Chooses the project for selections, in one statement.
 * @throws Refusal as `permit`: the user must be allowed to change the project
 */
export async function chooseCurrent(queries: Queries, userId: number, projectId: string): Promise<Project> {
  const mayEdit = and(
    eq(projectMembers.userId, userId),
    eq(projectMembers.of, projectId),
    inArray(projectMembers.role, [...CAN_EDIT]),
    isNull(projects.archivedAt),
  );
  const chosen = queries.$with("chosen").as(
    queries
      .insert(currentProjects)
      .select(
        queries
          .select({ userId: projectMembers.userId, projectId: projectMembers.of })
          .from(projectMembers)
          .innerJoin(projects, eq(projects.id, projectMembers.of))
          .where(mayEdit),
      )
      .onConflictDoUpdate({ target: currentProjects.userId, set: { projectId } })
      .returning({ projectId: currentProjects.projectId }),
  );
  const [row] = await projectsOf(queries.with(chosen), userId).where(
    and(eq(projects.id, projectId), eq(projectMembers.userId, userId)),
  );
  if (row === undefined) throw noSuchProject();
  demandRight({ role: row.role, isArchived: row.archivedAt !== null }, "edit");
  // The statement sees the choice as it was before the change.
  return wire({ ...row, isCurrent: true });
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
  const changed = queries.$with("changed").as(
    queries
      .update(projects)
      .set({
        version: sql`${projects.version} + 1`,
        updatedAt: sql`now()`,
        ...(name === undefined ? {} : { name }),
        ...(isArchived === undefined ? {} : { archivedAt: isArchived ? sql`now()` : null }),
      })
      .where(and(eq(projects.id, id), version === undefined ? undefined : eq(projects.version, version)))
      .returning(),
  );
  const isChanged = exists(queries.select({ id: changed.id }).from(changed));
  const freed = queries.$with("freed").as(
    queries
      .delete(currentProjects)
      .where(and(isArchived === true ? eq(currentProjects.projectId, id) : sql`false`, isChanged))
      .returning({ projectId: currentProjects.projectId }),
  );
  // The statement sees the choice of a project as it was before the change.
  const [row] = await queries
    .with(changed, freed)
    .select({
      id: changed.id,
      name: changed.name,
      version: changed.version,
      role: projectMembers.role,
      isCurrent: sql<boolean>`${currentProjects.projectId} is not null`,
      archivedAt: changed.archivedAt,
      members: sql<number>`(select count(*)::int from ${projectMembers} as others
        where others.project_id = ${changed.id})`,
      createdAt: changed.createdAt,
      updatedAt: changed.updatedAt,
    })
    .from(changed)
    .innerJoin(projectMembers, and(eq(projectMembers.of, changed.id), eq(projectMembers.userId, userId)))
    .leftJoin(
      currentProjects,
      and(eq(currentProjects.projectId, changed.id), eq(currentProjects.userId, userId)),
    );
  if (row !== undefined) return wire({ ...row, isCurrent: row.isCurrent && row.archivedAt === null });
  const current = await projectById(queries, id, userId);
  throw new Conflict("The project was changed meanwhile", { current });
}

/** Marks a project as changed. */
export async function touchProject(queries: Queries, id: string): Promise<void> {
  await queries
    .update(projects)
    .set({ updatedAt: sql`now()` })
    .where(eq(projects.id, id));
}
