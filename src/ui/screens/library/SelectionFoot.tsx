import { Button } from "@mantine/core";
import { useState } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { Confirm } from "../../kit/dialog/Confirm.tsx";
import { classNames } from "../../kit/layout/classNames.ts";
import layout from "../../kit/styles/layout.module.css";
import text from "../../kit/styles/text.module.css";
import { useNotices } from "../../page/services/useNotices.ts";
import css from "./Library.module.css";
import { useProductActs } from "./useOwnProducts.ts";

interface SelectionFootProps {
  readonly libraryId: string;
  readonly ids: readonly string[];
  readonly onDone: () => void;
}

const countText = (count: number) => `${formatNumber(count, 0)} 个产品`;

/** Actions on the chosen products. */
export function SelectionFoot({ libraryId, ids, onDone }: SelectionFootProps) {
  const acts = useProductActs(libraryId);
  const notices = useNotices();
  const [isBusy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const isOff = ids.length === 0 || isBusy;
  const run = async (act: () => Promise<{ readonly changed: number } | null>, what: string) => {
    setBusy(true);
    const done = await act();
    setBusy(false);
    if (done === null) return;
    notices.success(`${countText(done.changed)}${what}`);
    onDone();
  };
  return (
    <section className={classNames(layout["foot"], css["foot"])} aria-label="所选产品">
      {ids.length === 0 ? (
        <span className={text["dim"]}>勾选产品后可以启用、改为草稿或删除；草稿不进入选型，只在此处可见</span>
      ) : (
        <span>
          已选 <b>{formatNumber(ids.length, 0)}</b> 个
        </span>
      )}
      <span className={layout["grow"]} />
      <Button variant="outline" color="red" disabled={isOff} onClick={() => setAsked(true)}>
        删除
      </Button>
      <Button
        variant="default"
        disabled={isOff}
        onClick={() => void run(() => acts.setDrafts(ids, true), "已改为草稿")}
      >
        改为草稿
      </Button>
      <Button disabled={isOff} onClick={() => void run(() => acts.setDrafts(ids, false), "已启用")}>
        启用
      </Button>
      <Confirm
        opened={isAsked}
        title="删除产品"
        message={`从此产品库删除 ${countText(ids.length)}？`}
        extra="删除后不能恢复；项目和方案中已选的产品保持当时的数据"
        confirmLabel="删除"
        onConfirm={() => {
          setAsked(false);
          void run(() => acts.remove(ids), "已删除");
        }}
        onCancel={() => setAsked(false)}
      />
    </section>
  );
}
