import { Select } from "@mantine/core";
import { IconChartLine } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { classNames } from "../../../../kit/layout/classNames.ts";
import text from "../../../../kit/styles/text.module.css";
import type { LibraryManual } from "#api/contract/libraryManuals.ts";
import type { Manual } from "#workers/curves/CurvesClient.ts";
import css from "../ProductImport.module.css";
import { useManualChoice } from "../useManualChoice.ts";
import { ChooseFile } from "../../ChooseFile.tsx";
import { PageRangeInput } from "../PageRangeInput.tsx";
import { readPages } from "../tables/readPages.ts";

interface ChooseManualProps {
  readonly refusal: string;
  readonly libraryId: string;
  readonly onManual: (manual: Manual) => void;
  readonly onLibraryManual: (manual: LibraryManual, pages: Manual["pages"]) => void;
  readonly onRefuse: (refusal: string) => void;
}

/** Lets a person choose a manual with performance curves. */
export function ChooseManual(props: ChooseManualProps) {
  const { refusal, libraryId, onManual, onLibraryManual, onRefuse } = props;
  const { manuals } = useManualChoice(libraryId, "");
  const [pages, setPages] = useState("");
  function take(files: readonly File[]): void {
    const [file] = files;
    if (file === undefined) return;
    if (files.length > 1) return onRefuse("一次只能读取一个文件");
    const range = readPages(pages);
    if (range === undefined) return onRefuse("页码请写成 12 或 12-18");
    onManual({ name: file.name, file, ...(range !== null && { pages: range }) });
  }
  function takeManual(id: string | null): void {
    const manual = manuals.find((each) => each.id === id);
    if (manual === undefined) return;
    const range = readPages(pages);
    if (range === undefined) return onRefuse("页码请写成 12 或 12-18");
    onLibraryManual(manual, range ?? undefined);
  }
  const taken = useRef(take);
  useEffect(() => {
    taken.current = take;
  });
  useEffect(() => {
    /** A pasted screenshot has no file name. */
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      const pictures = [...(clipboardData?.files ?? [])].filter(({ type }) =>
        /^image\/(?:png|jpeg)$/u.test(type),
      );
      if (pictures.length > 0) taken.current(pictures);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, []);
  return (
    <ChooseFile
      button="选择曲线图"
      icon={<IconChartLine size={16} stroke={1.5} aria-hidden />}
      isSecond
      label="曲线图文件"
      accept=".pdf,.png,.jpg,.jpeg"
      refusal={refusal}
      onFiles={take}
      beside={
        <div className={css["choice"]}>
          {manuals.length > 0 && (
            <Select
              size="xs"
              w={200}
              aria-label="打开库中的样本"
              placeholder="打开库中的样本"
              searchable
              nothingFoundMessage="没有这样的样本"
              data={manuals.map(({ id, title }) => ({ value: id, label: title }))}
              value={null}
              onChange={takeManual}
            />
          )}
          <PageRangeInput label="曲线图页码" all="全部页" value={pages} onChange={setPages} />
        </div>
      }
    >
      <p>
        <b className={text["strong"]}>从曲线图读取</b>　厂家样本中的性能曲线，PDF
        或图片，拖到这里；截图可直接粘贴
      </p>
      <p className={classNames(text["small"], text["dim"])}>
        矢量 PDF 自动找出图框、坐标轴和曲线；扫描件和图片点几下描线。核对后导入为产品
      </p>
    </ChooseFile>
  );
}
