import { Select } from "@mantine/core";
import { useState } from "react";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import css from "./Sound.module.css";
import { useSilencerSeries, useSilencerSizes } from "./useSilencers.ts";

export interface CatalogueSilencersProps {
  /** Name and lines of the chosen series in one cross-section. */
  readonly onTake: (name: string, lines: string) => void;
}

const FAILED = "读取失败，请重试";

/** Chooses a series of the catalogue and its cross-section; the calculation then takes the shortest length that meets. */
export function CatalogueSilencers({ onTake }: CatalogueSilencersProps) {
  const [isOpen, setOpen] = useState(false);
  const [seriesId, setSeriesId] = useState<string | null>(null);
  const series = useSilencerSeries(isOpen);
  const sizes = useSilencerSizes(seriesId);
  if (!isOpen) return <LinkButton onClick={() => setOpen(true)}>从产品目录选择</LinkButton>;
  const list = series.status === "ready" ? series.value : [];
  const options = sizes.status === "ready" ? sizes.value : [];
  const chosen = list.find((each) => each.productSeriesId === seriesId);
  const isWithout = seriesId !== null && sizes.status === "ready" && options.length === 0;
  return (
    <div className={css["catalogue"]}>
      <Select
        size="xs"
        aria-label="消声器系列"
        placeholder={series.status === "loading" ? "正在读取…" : "选择系列"}
        error={series.status === "failed" && FAILED}
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
        placeholder={seriesId !== null && sizes.status === "loading" ? "正在读取…" : "截面 mm"}
        error={
          isWithout ? "该系列未提供倍频带插入损失" : seriesId !== null && sizes.status === "failed" && FAILED
        }
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
    </div>
  );
}
