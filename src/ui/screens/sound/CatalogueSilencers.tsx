import { Select } from "@mantine/core";
import { useState } from "react";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import css from "./Sound.module.css";
import { useSilencerSeries, useSilencerSizes } from "./useSilencers.ts";

export interface CatalogueSilencersProps {
  /** Name and lines of the chosen series in one cross-section. */
  readonly onTake: (name: string, lines: string) => void;
}

/**
 * Chooses a series of the catalogue and its cross-section; the calculation then uses the shortest sufficient
 * length.
 */
export function CatalogueSilencers({ onTake }: CatalogueSilencersProps) {
  const [isOpen, setOpen] = useState(false);
  const [seriesId, setSeriesId] = useState<string | null>(null);
  const series = useSilencerSeries(isOpen);
  const sizes = useSilencerSizes(seriesId);
  if (!isOpen) return <LinkButton onClick={() => setOpen(true)}>从产品目录选择</LinkButton>;
  const list = series.status === "ready" ? series.value : [];
  const options = sizes.status === "ready" ? sizes.value : [];
  const chosen = list.find((each) => each.productSeriesId === seriesId);
  const isAsked = seriesId !== null;
  const failed = [series, ...(isAsked ? [sizes] : [])].find(({ status }) => status === "failed");
  return (
    <div className={css["catalogue"]}>
      <Select
        size="xs"
        aria-label="消声器系列"
        placeholder={series.status === "loading" ? "正在读取…" : "选择系列"}
        searchable
        nothingFoundMessage="没有这样的系列"
        data={list.map(({ productSeriesId, productSeriesName, brandName }) => ({
          value: productSeriesId,
          label: `${brandName} ${productSeriesName}`,
        }))}
        value={seriesId}
        onChange={setSeriesId}
      />
      <Select
        size="xs"
        aria-label="消声器截面"
        placeholder={isAsked && sizes.status === "loading" ? "正在读取…" : "选择截面（mm）"}
        disabled={options.length === 0}
        data={options.map(({ size }) => size)}
        value={null}
        onChange={(size) => {
          const taken = options.find((each) => each.size === size);
          if (taken === undefined || chosen === undefined) return;
          onTake(`${chosen.brandName} ${chosen.productSeriesName} ${taken.size}`, taken.lines);
          setOpen(false);
        }}
      />
      <LinkButton onClick={() => setOpen(false)}>取消</LinkButton>
      {failed?.status === "failed" && (
        <p role="alert" className={css["hint"]} data-wrong>
          产品目录读取失败 <LinkButton onClick={failed.retry}>重试</LinkButton>
        </p>
      )}
      {isAsked && sizes.status === "ready" && options.length === 0 && (
        <p role="status" className={css["hint"]}>
          该系列未提供倍频带插入损失，可选其他系列或按样本填入
        </p>
      )}
    </div>
  );
}
