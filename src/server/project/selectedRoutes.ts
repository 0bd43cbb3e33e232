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
import { route, routeWith } from "../http/route.ts";
import type { DatabaseParts } from "../database/connection/DatabaseParts.ts";
import { arrangementInfo } from "./arrangementInfo.ts";
import { permit } from "./membership.ts";
import { askedFacts } from "./productFactsStore.ts";
import { selectProduct as storeSelection } from "./selectProduct.ts";
import { selectedPage } from "./selectedPage.ts";
import * as store from "./selectedStore.ts";
import { sharedParameters } from "./sharedParameters.ts";

export const selectedRoutes = [
  ({ database: { queries } }: DatabaseParts) =>
    route(aggregateSelectedCategories, async ({ params: { projectId } }, { user }) => {
      await permit(queries, projectId, user, "read");
      return store.aggregateCategories(queries, projectId);
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(pageSelectedProducts, async ({ params: { projectId }, query }, { user }) => {
      await permit(queries, projectId, user, "read");
      const { gjw_category_code: categoryCode, page_no: pageNo, page_size: pageSize, after } = query;
      const asked = {
        pageNo,
        pageSize,
        ...(categoryCode === undefined ? {} : { categoryCode }),
        ...(after === undefined ? {} : { after }),
      };
      return selectedPage(queries, projectId, asked, user.userId);
    }),

  ({ database: { queries } }: DatabaseParts) =>
    routeWith(
      selectProduct,
      ({ params: { projectId }, body }) => askedFacts(projectId, body.productId),
      async ({ params: { projectId }, body: selection }, { user }, asked) => {
        await permit(queries, projectId, user, "edit");
        return storeSelection(queries, { projectId, user, selection }, asked);
      },
    ),

  ({ database: { queries } }: DatabaseParts) =>
    route(deleteSelectedProducts, async ({ params: { projectId }, body }, { user }) => {
      await permit(queries, projectId, user, "edit");
      return { ids: await store.deleteSelected(queries, projectId, body.ids) };
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(restoreSelectedProducts, async ({ params: { projectId }, body }, { user }) => {
      await permit(queries, projectId, user, "edit");
      return { ids: await store.restoreSelected(queries, projectId, body.ids) };
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(changeDesignProperties, async ({ params: { projectId, id }, body }, { user }) => {
      await permit(queries, projectId, user, "edit");
      const { version, ...change } = body;
      return store.changeSelected(queries, projectId, id, change, version);
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(changeSelectedProduct, async ({ params: { projectId, id }, body }, { user }) => {
      await permit(queries, projectId, user, "edit");
      const { version, ...change } = body;
      return store.changeSelected(queries, projectId, id, change, version);
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(getSelected, async ({ params }, { user }) => {
      const { projectId, list } = await store.selectionsOf(queries, user.userId, params.id);
      return { isSelected: list.length > 0, projectId, list };
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(listShareParamDefinitions, ({ query }) => sharedParameters(queries, query.gjw_category_code)),

  ({ database: { queries } }: DatabaseParts) =>
    route(readArrangementInfo, async ({ body: { projectId, ids } }, call) => {
      await permit(queries, projectId, call.user, "read");
      return arrangementInfo(queries, call, projectId, ids);
    }),
];
