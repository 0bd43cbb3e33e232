import {
  acceptInvitation,
  changeProjectMember,
  createProjectLink,
  listProjectLinks,
  listProjectMembers,
  removeProjectMember,
  revokeProjectLink,
} from "#api/contract/projectSharing.ts";
import { route } from "../../http/route.ts";
import type { DatabaseParts } from "../../database/connection/DatabaseParts.ts";
import { permit } from "../membership.ts";
import { projectById } from "../projectStore.ts";
import { acceptLink, createLink, listLinks, revokeLink } from "./linkStore.ts";
import { changeMember, listMembers, removeMember } from "./memberStore.ts";

export const sharingRoutes = [
  ({ database: { queries } }: DatabaseParts) =>
    route(listProjectMembers, async ({ params: { projectId } }, { user }) => {
      await permit(queries, projectId, user, "read");
      return listMembers(queries, projectId, user.userId);
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(changeProjectMember, async ({ params: { projectId, memberId }, body }, { user }) => {
      await changeMember(queries, projectId, { memberId: Number(memberId), by: user, role: body.role });
      return listMembers(queries, projectId, user.userId);
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(removeProjectMember, async ({ params: { projectId, memberId } }, { user }) => {
      await removeMember(queries, projectId, { memberId: Number(memberId), by: user });
      return null;
    }),

  ({ database: { queries }, bounds }: DatabaseParts) =>
    route(createProjectLink, async ({ params: { projectId }, body }, { user }) => {
      return createLink(queries, projectId, user, body, bounds);
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(listProjectLinks, async ({ params: { projectId } }, { user }) => {
      await permit(queries, projectId, user, "manage");
      return listLinks(queries, projectId);
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(revokeProjectLink, async ({ params: { projectId, linkId } }, { user }) => {
      await revokeLink(queries, projectId, user, linkId);
      return null;
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(acceptInvitation, async ({ body }, { user }) => {
      const projectId = await acceptLink(queries, user.userId, body.secret);
      return projectById(queries, projectId, user.userId);
    }),
];
