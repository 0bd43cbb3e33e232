import { Button, Select } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import type { BuildingPart } from "#domain/building/batch/optimum/objective.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { ChosenForAll } from "#workers/batch/choose/chooseForAll.ts";
import { Dialog } from "../../../../kit/dialog/Dialog.tsx";
import { EmptyState } from "../../../../kit/layout/EmptyState.tsx";
import { lostCall } from "../../../../page/services/lostCall.ts";
import { useNotices } from "../../../../page/services/useNotices.ts";
import text from "../../../../kit/styles/text.module.css";
import { useMayEdit } from "../../context/useMayEdit.ts";
import { GroupChoiceReport } from "./GroupChoiceReport.tsx";
import css from "../../table/groups/Groups.module.css";
import { chosenOf, offerOptions } from "./offerOptions.ts";
import { placeText } from "../../table/groups/sumTexts.ts";
import { useGroupModels, useGroupOffer } from "./useGroupOffer.ts";

export interface GroupChoiceDialogProps {
  readonly client: Pick<BatchClient<unknown>, "groupOffer" | "groupModels" | "chooseForGroup">;
  readonly kind: Pick<BatchKind<unknown>, "words">;
  readonly part: BuildingPart;
  readonly onClose: () => void;
}

const WIDTH = 520;
const SELECT = {
  allowDeselect: false,
  searchable: true,
  nothingFoundMessage: "没有符合的选项",
  comboboxProps: { transitionProps: { duration: 0 } },
} as const;
/** Option value for the best of a series in each room. */
const BEST = "";

/** 为本组选型: chooses a series, a brand or one product for all rooms of a group whose requirement it meets. */
export function GroupChoiceDialog({ client, kind: { words }, part, onClose }: GroupChoiceDialogProps) {
  const notices = useNotices();
  const mayEdit = useMayEdit();
  const { answer: offer, again } = useGroupOffer(client, part);
  const [seriesKey, setSeriesKey] = useState<string | null>(null);
  const [productId, setProductId] = useState(BEST);
  const [failure, setFailure] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<ChosenForAll | null>(null);
  const series = useMemo(() => (offer?.ok ? offer.value.series : []), [offer]);
  const chosen = useMemo(() => chosenOf(series, seriesKey), [series, seriesKey]);
  const { answer: models } = useGroupModels(client, part, chosen);
  const name = placeText(part.by, part.name);
  const { rooms = 0, locked = 0 } = offer?.ok ? offer.value : {};
  const free = rooms - locked;

  const close = () => {
    if (!isBusy) onClose();
  };
  const submit = async () => {
    if (chosen === null || isBusy) return;
    setBusy(true);
    setFailure("");
    try {
      const answer = await client.chooseForGroup(part, { ...chosen, productId: productId || null });
      if (!answer.ok) return setFailure(answer.message);
      if (answer.value.lacking + answer.value.unasked > 0) return setOutcome(answer.value);
      notices.success("选型结果已更新", `${name} ${formatNumber(answer.value.taken, 0)} 间`);
      onClose();
    } catch (error) {
      setFailure(lostCall(error));
    } finally {
      setBusy(false);
    }
  };

  if (outcome !== null)
    return <GroupChoiceReport name={name} outcome={outcome} model={words.model} onClose={onClose} />;
  return (
    <Dialog
      opened
      title={`为本组选型：${name}`}
      width={WIDTH}
      onClose={close}
      aside={
        <span role="alert" className={text["wrong"]}>
          {failure}
        </span>
      }
      actions={
        <>
          <Button variant="default" disabled={isBusy} onClick={close}>
            取消
          </Button>
          <Button
            disabled={!mayEdit || chosen === null || free === 0 || models?.ok === false}
            loading={isBusy}
            onClick={() => void submit()}
          >
            {free > 0 ? `选型 ${formatNumber(free, 0)} 间` : "选型"}
          </Button>
        </>
      }
    >
      {offer === null ? (
        <p className={text["dim"]} role="status">
          正在查找可选系列
        </p>
      ) : !offer.ok ? (
        <EmptyState
          kind="error"
          title="未能查找可选系列"
          why={offer.message}
          actions={
            <Button leftSection={<IconRefresh size={16} stroke={1.5} />} onClick={again}>
              重试
            </Button>
          }
        />
      ) : (
        <div className={css["places"]}>
          <p>
            表格中显示的本组房间 <b>{formatNumber(rooms, 0)}</b> 间
            {locked > 0 && `，其中 ${formatNumber(locked, 0)} 间已锁定，保持不变`}
          </p>
          {series.length === 0 ? (
            <p className={text["dim"]}>当前筛选条件下没有可选系列，请调整品牌或结构形式后重试。</p>
          ) : (
            <>
              <Select
                {...SELECT}
                label="系列"
                placeholder="选择系列"
                data-autofocus
                data={offerOptions(series, words.model)}
                value={seriesKey}
                disabled={isBusy}
                onChange={(value) => {
                  setSeriesKey(value);
                  setProductId(BEST);
                  setFailure("");
                }}
              />
              <Select
                {...SELECT}
                label={words.model}
                disabled={chosen === null || isBusy || models === null || !models.ok}
                data={[
                  { value: BEST, label: `每间取最合适的${words.model}` },
                  ...(models?.ok ? models.value : []).map(({ id, model }) => ({ value: id, label: model })),
                ]}
                value={productId}
                error={models !== null && !models.ok && models.message}
                onChange={(value) => setProductId(value ?? BEST)}
              />
            </>
          )}
          <p className={text["dim"]}>
            按每间房间自己的选型条件核对；没有合适{words.model}的房间保持不变并逐一列出。可一步撤销。
          </p>
        </div>
      )}
    </Dialog>
  );
}
