import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { readRuntimePoints, readWorkCondition } from "#api/contract/curves.ts";
import { selectProduct } from "#api/contract/projectProducts.ts";
import { getCurrentProject } from "#api/contract/projects.ts";
import type { DutyEntry } from "#domain/listing/ListState.ts";
import type { SpeedMode } from "#domain/duty/SpeedMode.ts";
import { machineOf } from "#domain/curve/machineOf.ts";
import { designProperties, runtimeProperties } from "#domain/project/selectedFigures.ts";
import { useNotices } from "../services/useNotices.ts";
import { useServices } from "../services/ServicesContext.tsx";
import { refreshProjects } from "./projectQueries.ts";

/** A product as it stands before the person who selects it. */
export interface Selectable {
  readonly id: string;
  readonly gjwCategoryCode: string;
  readonly speedControl: SpeedMode;
  readonly duty: readonly DutyEntry[];
  /** Share of full speed; `null` where nothing is regulated. */
  readonly rate: number | null;
}

/** 选中: into the current project, with what was asked of the product and what it does there. */
export function useSelectProduct() {
  const { api, account } = useServices();
  const notices = useNotices();
  const queries = useQueryClient();
  const [selecting, setSelecting] = useState<string | null>(null);

  async function readings({ id, gjwCategoryCode, duty, rate }: Selectable) {
    if (duty.length === 0 || machineOf(gjwCategoryCode) === null) return [];
    const condition = duty.map(({ code, value }) => ({ code, value }));
    if (rate === null) return api.call(readRuntimePoints, { params: { id }, body: { condition } });
    const { speedRegulate } = await api.call(readWorkCondition, {
      params: { id },
      body: { condition, rate },
    });
    return speedRegulate?.intersectionPoints ?? [];
  }

  async function select(product: Selectable): Promise<void> {
    const { id, gjwCategoryCode, speedControl, duty, rate } = product;
    setSelecting(id);
    try {
      if (!(await account.requireLogin())) return;
      const [project, running] = await Promise.all([api.call(getCurrentProject, {}), readings(product)]);
      await api.call(selectProduct, {
        params: { projectId: project.id },
        body: {
          productId: id,
          designProperties: designProperties(gjwCategoryCode, speedControl, duty),
          runtimeProperties: runtimeProperties(running, running.length > 0 ? rate : null),
        },
      });
      notices.success("已选中，可在“已选产品”中查看");
      void refreshProjects(queries);
    } catch {
      notices.error("选中失败，请稍后重试");
    } finally {
      setSelecting(null);
    }
  }
  return { selecting, select };
}
