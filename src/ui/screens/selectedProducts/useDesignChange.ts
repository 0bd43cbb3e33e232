import { useQueryClient } from "@tanstack/react-query";
import { changeDesignProperties, type SelectedProduct } from "#api/contract/projectProducts.ts";
import { machineOf } from "#domain/catalogue/machineOf.ts";
import { dutyFault } from "#domain/catalogue/duty/dutyFault.ts";
import { dutyFields } from "#domain/catalogue/duty/dutyFields.ts";
import { runningRate } from "#domain/desk/project/selectedFigures.ts";
import { lostRight } from "../../project/calls/lostRight.ts";
import { refreshProjects } from "../../project/projectQueries.ts";
import { rowInForce } from "./calls/RowQueue.ts";
import { runningFigures } from "../../project/calls/selectionBody.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";

export type DesignProperties = SelectedProduct["designProperties"];

const FAILED = "没有保存，请稍后重试";
const TAKEN = "设计参数刚被其他人修改，请核对后重新填写";

const entriesOf = (design: DesignProperties) =>
  design.flatMap(({ codes: [code], values: [value] }) =>
    code !== undefined && typeof value === "number" ? [{ code, value, deviationRate: null }] : [],
  );

const fieldsOf = ({ gjwCategoryCode, speedControl }: SelectedProduct) =>
  dutyFields(gjwCategoryCode, speedControl ?? "SINGLE_SPEED");

/** Saves changed design values of a row; the figures of a product with a curve are computed anew. */
export function useDesignChange(projectId: string) {
  const { api, account } = useServices();
  const queries = useQueryClient();

  async function write(row: SelectedProduct, design: DesignProperties): Promise<void> {
    const { id, productId, model, gjwCategoryCode, speedControl, runtimeProperties } = row;
    const running =
      machineOf(gjwCategoryCode) === null
        ? {}
        : {
            runtimeProperties: await runningFigures(api, {
              id: productId,
              model,
              gjwCategoryCode,
              speedControl: speedControl ?? "SINGLE_SPEED",
              duty: entriesOf(design),
              rate: runningRate(runtimeProperties),
            }),
          };
    const designProperties = design.map((property) => ({ ...property, type: "design" as const }));
    const send = (version: number) =>
      api.call(changeDesignProperties, {
        params: { projectId, id },
        body: { designProperties, ...running, version },
      });
    try {
      await send(row.version);
    } catch (error) {
      const now = rowInForce(error);
      const before = JSON.stringify(row.designProperties);
      // A simultaneous change of another cell of the row is no conflict.
      if (now === null || JSON.stringify(now.designProperties) !== before) throw error;
      await send(now.version);
    }
  }

  return {
    /** The message about impossible values; `null` if they are possible. */
    faultOf: (row: SelectedProduct, design: DesignProperties): string | null =>
      dutyFault(fieldsOf(row), entriesOf(design))?.sentence ?? null,
    /** The message if saving failed; `null` if it succeeded. */
    save: async (row: SelectedProduct, design: DesignProperties): Promise<string | null> => {
      try {
        if (!(await account.requireLogin())) return "登录后才能保存";
        await write(row, design);
      } catch (error) {
        return rowInForce(error) === null ? (lostRight(error) ?? FAILED) : TAKEN;
      } finally {
        void refreshProjects(queries);
      }
      return null;
    },
  };
}
