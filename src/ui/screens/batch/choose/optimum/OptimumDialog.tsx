import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import {
  countsModels,
  DEFAULT_SLACK,
  type OptimumQuestion,
} from "#domain/building/batch/optimum/objective.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { Answered } from "#workers/batch/run/answered.ts";
import type { OptimumAdopted, OptimumUpdate } from "#workers/batch/choose/optimum/OptimumUpdate.ts";
import { Dialog } from "../../../../kit/dialog/Dialog.tsx";
import { EmptyState } from "../../../../kit/layout/EmptyState.tsx";
import { classNames } from "../../../../kit/layout/classNames.ts";
import { useAskedArea } from "../../context/useAskedArea.ts";
import { useSame } from "../../../../page/browser/useSame.ts";
import { useNotices } from "../../../../page/services/useNotices.ts";
import text from "../../../../kit/styles/text.module.css";
import { useMayEdit } from "../../context/useMayEdit.ts";
import { placeText } from "../../table/groups/sumTexts.ts";
import { usePlaces } from "../../table/groups/usePlaces.ts";
import css from "./Optimum.module.css";
import type { OptimisedKind, OptimumClient } from "./OptimumClient.ts";
import { OptimumForm } from "./OptimumForm.tsx";
import { LeftOut, LimitShort, OptimumPlans } from "./OptimumPlans.tsx";
import { usePlanEffect } from "./usePlanEffect.ts";
import { PriceAreaSelects } from "./PriceAreaSelects.tsx";
import { useOptimum } from "./useOptimum.ts";

export interface OptimumDialogProps {
  readonly client: OptimumClient;
  readonly kind: OptimisedKind;
  readonly onClose: () => void;
}

const WIDTH = 920;
const WORKER_GONE = "处理中断，选型结果没有改动";

const waitingText = (update: OptimumUpdate | null) =>
  update && update.asked.done < update.asked.total
    ? `正在查找可选型号 ${formatNumber(update.asked.done, 0)} / ${formatNumber(update.asked.total, 0)} 种要求`
    : "正在寻找方案";

/** 方案优化: plans of few models for the whole building, compared with the current products; one can be adopted. */
export function OptimumDialog({ client, kind, onClose }: OptimumDialogProps) {
  const [question, setQuestion] = useState<OptimumQuestion>({
    objective: "fewest",
    slack: DEFAULT_SLACK,
    noiseLimit: null,
  });
  const places = usePlaces(client);
  const area = useAskedArea();
  const asked = useMemo(
    () => (area === undefined ? question : { ...question, priceArea: area }),
    [question, area],
  );
  const { job, retry } = useOptimum(client, asked);
  /** The number of models that the user chose; by default that of the objective. */
  const [wanted, setWanted] = useState<number | null>(null);
  const [adopting, setAdopting] = useState<"idle" | "adopting" | { readonly failed: string }>("idle");
  const notices = useNotices();
  const mayEdit = useMayEdit();
  const excess = kind.words.excess ?? "余量";

  const update = job.status === "failed" ? null : job.update;
  const scope = update?.scope ?? null;
  const found = update?.found ?? null;
  const steps = found?.steps ?? [];
  const place =
    wanted === null
      ? countsModels(question.objective)
        ? 0
        : steps.length - 1
      : Math.max(
          0,
          steps.findLastIndex(({ models }) => models <= wanted),
        );
  const models = steps[place]?.models ?? null;
  const plan = useSame({ models, version: update?.version ?? 0 });
  const effect = usePlanEffect(client, plan);
  const ask = (next: OptimumQuestion) => {
    setWanted(null);
    setAdopting("idle");
    setQuestion(next);
  };

  const adopt = async (what: string, call: () => Promise<Answered<OptimumAdopted>>) => {
    setAdopting("adopting");
    try {
      const answer = await call();
      if (!answer.ok) return setAdopting({ failed: answer.message });
      const kept = answer.value.kept;
      notices.success(
        `已采用 ${what}，${formatNumber(answer.value.changed, 0)} 间房间已改变`,
        kept > 0 ? `${formatNumber(kept, 0)} 间在此期间已变更或已不适用，保持原样` : undefined,
      );
      onClose();
    } catch {
      setAdopting({ failed: WORKER_GONE });
    }
  };

  return (
    <Dialog
      opened
      title="方案优化"
      width={WIDTH}
      onClose={onClose}
      aside={
        <span role="alert" className={classNames(text["small"], text["wrong"])}>
          {typeof adopting === "object" && `未能采用，房间没有改动：${adopting.failed}`}
        </span>
      }
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            关闭
          </Button>
          <Button
            disabled={!mayEdit || models === null || effect === null || effect.changed === 0}
            loading={adopting === "adopting"}
            onClick={() =>
              models !== null &&
              void adopt(`${formatNumber(models, 0)} 种型号的方案`, () => client.adoptOptimum(models))
            }
          >
            采用
          </Button>
        </>
      }
    >
      <OptimumForm
        question={question}
        objectives={scope?.objectives ?? [question.objective]}
        excess={excess}
        places={places}
        isHeard={kind.noise !== undefined}
        hasTypes={client.summary().rules.length > 0}
        onChange={ask}
      >
        {(scope?.prices || area != null) && (
          <PriceAreaSelects
            onChange={() => {
              setWanted(null);
              setAdopting("idle");
            }}
          />
        )}
      </OptimumForm>
      {question.part && (
        <p className={classNames(text["small"], text["dim"])}>
          只计算 {placeText(question.part.by, question.part.name)} 的房间，其他房间不变，不计入型号种数。
        </p>
      )}
      {job.status === "failed" && (
        <EmptyState
          kind="error"
          title="未能计算方案"
          why={job.message || "服务暂时没有响应，选型结果没有改动"}
          actions={
            <Button leftSection={<IconRefresh size={16} stroke={1.5} />} onClick={retry}>
              重试
            </Button>
          }
        />
      )}
      {scope && (
        <LeftOut
          scope={scope}
          question={question}
          excess={excess}
          onSlack={(slack) => ask({ ...question, slack })}
        />
      )}
      {scope?.limit && question.limit && (
        <LimitShort
          limit={scope.limit}
          onMost={(most) => ask({ ...question, limit: { by: scope.limit!.by, most } })}
        />
      )}
      {scope && found ? (
        <OptimumPlans
          client={client}
          question={question}
          scope={scope}
          found={found}
          place={place}
          effect={effect}
          plan={plan}
          excess={excess}
          kind={kind}
          area={area ?? null}
          onPlace={(to) => setWanted(steps[to]?.models ?? null)}
          onAdoptBrand={
            mayEdit && adopting !== "adopting"
              ? (brand) => void adopt(`品牌 ${brand.name} 的方案`, () => client.adoptOptimumBrand(brand))
              : undefined
          }
        />
      ) : (
        job.status !== "failed" && (
          <p className={css["waiting"]} role="status">
            {job.status === "done" ? "没有房间参与优化" : waitingText(update)}
          </p>
        )
      )}
    </Dialog>
  );
}
