import * as contract from "#api/contract/libraries.ts";
import {
  deleteOwnProducts,
  pageLibraryActs,
  pageOwnProducts,
  setDrafts,
} from "#api/contract/libraryProducts.ts";
import type { DatabaseParts } from "../database/connection/DatabaseParts.ts";
import { route } from "../http/route.ts";
import { pageActs } from "./libraryActs.ts";
import { permit } from "./libraryRights.ts";
import * as store from "./libraryStore.ts";
import { acceptLink, createLink, linkOf, listLinks, revokeLink } from "./linkStore.ts";
import { changeMember, listMembers, removeMember } from "./memberStore.ts";
import { deleteProducts, markDrafts } from "./ownProductChanges.ts";
import { pageProducts } from "./ownProductPage.ts";

export const libraryRoutes = [
  ({ database: { queries } }: DatabaseParts) =>
    route(contract.listLibraries, (_asked, { user }) => store.listLibraries(queries, user)),

  ({ database: { queries }, bounds }: DatabaseParts) =>
    route(contract.createLibrary, async ({ body }, { user }) => {
      const id = await store.createLibrary(queries, user, body.name, bounds);
      return store.libraryById(queries, id, user.userId);
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(contract.getLibrary, ({ params }, { user }) =>
      store.libraryById(queries, params.libraryId, user.userId),
    ),

  ({ database: { queries } }: DatabaseParts) =>
    route(contract.renameLibrary, async ({ params: { libraryId }, body }, { user }) => {
      return store.renameLibrary(queries, libraryId, user, body);
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(contract.deleteLibrary, async ({ params: { libraryId } }, { user }) => {
      await store.deleteLibrary(queries, libraryId, user);
      return null;
    }),

  ({ database: { queries }, bounds }: DatabaseParts) =>
    route(contract.restoreLibrary, async ({ params: { libraryId } }, { user }) => {
      await store.restoreLibrary(queries, libraryId, user, bounds);
      return store.libraryById(queries, libraryId, user.userId);
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(contract.listLibraryMembers, async ({ params: { libraryId } }, { user }) => {
      await permit(queries, libraryId, user, "read");
      return listMembers(queries, libraryId, user.userId);
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(contract.changeLibraryMember, async ({ params: { libraryId, memberId }, body }, { user }) => {
      await changeMember(queries, libraryId, Number(memberId), { role: body.role, by: user });
      return listMembers(queries, libraryId, user.userId);
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(contract.removeLibraryMember, async ({ params: { libraryId, memberId } }, { user }) => {
      await removeMember(queries, libraryId, Number(memberId), user);
      return null;
    }),

  ({ database: { queries }, bounds }: DatabaseParts) =>
    route(contract.createLibraryLink, async ({ params: { libraryId }, body }, { user }) => {
      return createLink(queries, libraryId, user, body, bounds);
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(contract.listLibraryLinks, async ({ params: { libraryId } }, { user }) => {
      await permit(queries, libraryId, user, "manage");
      return listLinks(queries, libraryId);
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(contract.revokeLibraryLink, async ({ params: { libraryId, linkId } }, { user }) => {
      await revokeLink(queries, libraryId, user, linkId);
      return null;
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(contract.openLibraryInvitation, async ({ body }, { user }) => {
      const { link, name } = await linkOf(queries, body.secret, user.userId);
      return { name, role: link.role, expiresAt: link.expiresAt.getTime() };
    }),

  ({ database: { queries }, bounds }: DatabaseParts) =>
    route(contract.acceptLibraryInvitation, async ({ body }, { user }) => {
      const libraryId = await acceptLink(queries, user, body.secret, bounds);
      return store.libraryById(queries, libraryId, user.userId);
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(pageOwnProducts, async ({ params: { libraryId }, query }, { user }) => {
      await permit(queries, libraryId, user, "read");
      return pageProducts(queries, libraryId, query);
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(setDrafts, async ({ params: { libraryId }, body }, { user }) => {
      return { changed: await markDrafts(queries, libraryId, user, body) };
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(deleteOwnProducts, async ({ params: { libraryId }, body }, { user }) => {
      return { changed: await deleteProducts(queries, libraryId, user, body.ids) };
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(pageLibraryActs, async ({ params: { libraryId }, query }, { user }) => {
      await permit(queries, libraryId, user, "read");
      return pageActs(queries, libraryId, query);
    }),
];
