import { download, exportSelectedProducts, getExportUrl } from "#api/contract/projectExport.ts";
import { MOST_PDF_ROWS } from "#domain/desk/project/projectLimits.ts";
import { bytesRoute } from "../../http/bytesRoute.ts";
import { Refusal, route } from "../../http/route.ts";
import type { DatabaseParts } from "../../database/connection/DatabaseParts.ts";
import { selectedProducts } from "../../database/schema/projectSchema.ts";
import { permit } from "../membership.ts";
import { planLines, scheduledPlans } from "../plans/scheduledPlans.ts";
import { rowsOf } from "../selectedStore.ts";
import { openDownload, redeemDownload } from "./downloads.ts";
import { exportFile } from "./exportFile.ts";
import { modelLacks, modelUnits } from "./projectModel.ts";
import { idOfOrder, orderOf } from "./exportOrder.ts";

export const exportRoutes = [
  ({ database: { queries } }: DatabaseParts) =>
    route(exportSelectedProducts, async ({ params: { projectId }, body }, { user }) => {
      await permit(queries, projectId, user, "read");
      const { format, gjw_category_code: categoryCode } = body;
      let rows = await queries.$count(selectedProducts, rowsOf(projectId, categoryCode));
      for (const plan of await scheduledPlans(queries, projectId, categoryCode))
        rows += (await planLines(queries, projectId, plan)).rows.length;
      if (format === "pdf" && rows > MOST_PDF_ROWS) {
        throw new Refusal(
          "invalid.input",
          `A PDF holds no more than ${MOST_PDF_ROWS} rows, the schedule has ${rows}: export a category, or a workbook`,
        );
      }
      const { units } = format === "ifc" ? await modelUnits(queries, projectId, categoryCode) : { units: [] };
      return {
        rows,
        lacks: units.length === 0 ? [] : await modelLacks(queries, user.userId, units),
        exportId: idOfOrder({ format, ...(categoryCode === undefined ? {} : { categoryCode }) }),
      };
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(getExportUrl, async ({ params: { projectId }, query }, { user }) => {
      await permit(queries, projectId, user, "read");
      const { export_id: exportId, page_address: pageAddress } = query;
      const ordered = { projectId, exportId, ...(pageAddress === undefined ? {} : { pageAddress }) };
      const grant = await openDownload(queries, user, ordered);
      return { url: `${download.path}?grant=${grant}` };
    }),

  ({ database: { queries } }: DatabaseParts) =>
    bytesRoute(download, async ({ query }) => {
      const { userId, projectId, exportId, pageAddress } = await redeemDownload(queries, query.grant);
      await permit(queries, projectId, { userId }, "read");
      return exportFile(queries, { projectId, userId, pageAddress }, orderOf(exportId));
    }),
];
