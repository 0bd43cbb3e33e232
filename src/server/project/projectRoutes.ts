import {
  changeProject,
  chooseCurrentProject,
  copyProject,
  createProject,
  getCurrentProject,
  getProject,
  listProjects,
} from "#api/contract/projects.ts";
import { route } from "../http/route.ts";
import type { DatabaseParts } from "../database/connection/DatabaseParts.ts";
import { copiedProject } from "./copyProject.ts";
import { permit } from "./membership.ts";
import * as store from "./projectStore.ts";

export const projectRoutes = [
  ({ database: { queries }, bounds }: DatabaseParts) =>
    route(getCurrentProject, (_asked, { user }) => store.currentProject(queries, user.userId, bounds)),

  ({ database: { queries } }: DatabaseParts) =>
    route(chooseCurrentProject, ({ body: { projectId } }, { user }) =>
      store.chooseCurrent(queries, user.userId, projectId),
    ),

  ({ database: { queries } }: DatabaseParts) =>
    route(listProjects, (_asked, { user }) => store.listProjects(queries, user.userId)),

  ({ database: { queries }, bounds }: DatabaseParts) =>
    route(createProject, async ({ body }, { user }) => {
      const id = await store.createProject(queries, user.userId, body.name, bounds);
      return store.projectById(queries, id, user.userId);
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(getProject, ({ params }, { user }) => store.projectById(queries, params.projectId, user.userId)),

  ({ database: { queries } }: DatabaseParts) =>
    route(changeProject, async ({ params: { projectId }, body }, { user }) => {
      await permit(queries, projectId, user, "manage");
      return store.changeProject(queries, projectId, user.userId, body);
    }),

  ({ database: { queries }, bounds }: DatabaseParts) =>
    route(copyProject, async ({ params: { projectId }, body }, { user }) => {
      await permit(queries, projectId, user, "read");
      const id = await copiedProject(queries, projectId, user.userId, body.name, bounds);
      return store.projectById(queries, id, user.userId);
    }),
];
