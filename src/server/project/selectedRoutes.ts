import {
  aggregateSelectedCategories,
  changeDesignProperties,
  changeSelectedProduct,
  deleteSelectedProducts,
  getSelected,
  listShareParamDefinitions,
  pageSelectedProducts,
  readArrangementInfo,
  restoreSelectedProducts,
  selectProduct,
} from "#api/contract/projectProducts.ts";
import { route } from "../route.ts";
import type { RouteParts } from "../routes/RouteParts.ts";
import { arrangementInfo } from "./arrangementInfo.ts";
import { permit } from "./membership.ts";
import { currentProjectId } from "./projectStore.ts";
import * as store from "./selectedStore.ts";
import { sharedParameters } from "./sharedParameters.ts";

export const selectedRoutes = [
  ({ database: { queries } }: RouteParts) =>
    route(aggregateSelectedCategories, async ({ params: { projectId } }, { user }) => {
      await permit(queries, projectId, user.userId, "read");
      return store.aggregateCategories(queries, projectId);
    }),

  ({ database: { queries } }: RouteParts) =>
    route(pageSelectedProducts, async ({ params: { projectId }, query }, { user }) => {
      await permit(queries, projectId, user.userId, "read");
      const { gjw_category_code: categoryCode, page_no: pageNo, page_size: pageSize, after } = query;
      return store.selectedPage(queries, projectId, {
        pageNo,
        pageSize,
        ...(categoryCode === undefined ? {} : { categoryCode }),
        ...(after === undefined ? {} : { after }),
      });
    }),

  ({ database: { queries } }: RouteParts) =>
    route(selectProduct, async ({ params: { projectId }, body }, { user }) => {
      await permit(queries, projectId, user.userId, "edit");
      return store.selectProduct(queries, projectId, user.userId, body);
    }),

  ({ database: { queries } }: RouteParts) =>
    route(deleteSelectedProducts, async ({ params: { projectId }, body }, { user }) => {
      await permit(queries, projectId, user.userId, "edit");
      return { ids: await store.deleteSelected(queries, projectId, body.ids) };
    }),

  ({ database: { queries } }: RouteParts) =>
    route(restoreSelectedProducts, async ({ params: { projectId }, body }, { user }) => {
      await permit(queries, projectId, user.userId, "edit");
      return { ids: await store.restoreSelected(queries, projectId, body.ids) };
    }),

  ({ database: { queries } }: RouteParts) =>
    route(changeDesignProperties, async ({ params: { projectId, id }, body }, { user }) => {
      await permit(queries, projectId, user.userId, "edit");
      const { version, ...change } = body;
      return store.changeSelected(queries, projectId, id, change, version);
    }),

  ({ database: { queries } }: RouteParts) =>
    route(changeSelectedProduct, async ({ params: { projectId, id }, body }, { user }) => {
      await permit(queries, projectId, user.userId, "edit");
      const { version, ...change } = body;
      return store.changeSelected(queries, projectId, id, change, version);
    }),

  ({ database: { queries } }: RouteParts) =>
    route(getSelected, async ({ params }, { user }) => {
      const projectId = await currentProjectId(queries, user.userId);
      const list = projectId === null ? [] : await store.selectionsOf(queries, projectId, params.id);
      return { isSelected: list.length > 0, projectId, list };
    }),

  ({ database: { queries } }: RouteParts) =>
    route(listShareParamDefinitions, ({ query }) => sharedParameters(queries, query.gjw_category_code)),

  ({ database: { queries } }: RouteParts) =>
    route(readArrangementInfo, async ({ body: { projectId, ids } }, { user }) => {
      await permit(queries, projectId, user.userId, "read");
      return arrangementInfo(queries, projectId, ids);
    }),
];
