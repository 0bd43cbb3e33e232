import { Button, TextInput } from "@mantine/core";
import { IconChartLine } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { classNames } from "../../../../kit/layout/classNames.ts";
import text from "../../../../kit/styles/text.module.css";
import type { Manual } from "#workers/curves/CurvesClient.ts";
import drop from "../ProductImport.module.css";
import { readPages } from "../tables/readPages.ts";
import css from "./Curves.module.css";

interface ChooseManualProps {
  readonly refusal: string;
  readonly onManual: (manual: Manual) => void;
  readonly onRefuse: (refusal: string) => void;
}

/** Asks for a manual whose pages show performance curves. */
export function ChooseManual({ refusal, onManual, onRefuse }: ChooseManualProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [pages, setPages] = useState("");
  function take(files: readonly File[]): void {
    const [file] = files;
    if (file === undefined) return;
    if (files.length > 1) return onRefuse("一次只能读取一个文件");
    const range = readPages(pages);
    if (range === undefined) return onRefuse("页码请写成 12 或 12-18");
    onManual({ name: file.name, file, ...(range !== null && { pages: range }) });
  }
  return (
    <div
      className={drop["drop"]}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take([...event.dataTransfer.files]);
      }}
    >
      <Button
        variant="default"
        leftSection={<IconChartLine size={16} stroke={1.5} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        选择曲线图
      </Button>
      <div className={css["chosen"]}>
        {refusal !== "" && (
          <p className={text["wrong"]} role="alert">
            {refusal}
          </p>
        )}
        <p>
          <b className={text["strong"]}>从曲线图读取</b>　厂家样本中的性能曲线，PDF，拖到这里
        </p>
        <p className={classNames(text["small"], text["dim"])}>
          自动找出图框、坐标轴和曲线，核对后导入为产品；扫描件和图片还不能读取
        </p>
      </div>
      <TextInput
        size="xs"
        w={104}
        aria-label="曲线图页码"
        placeholder="全部页"
        title="只读取 PDF 的这些页，如 12-18"
        value={pages}
        onChange={({ currentTarget }) => setPages(currentTarget.value)}
      />
      <input
        ref={input}
        className={drop["file"]}
        type="file"
        accept=".pdf"
        aria-label="曲线图文件"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          take([...(currentTarget.files ?? [])]);
          // Allows choosing the same file again after it was corrected.
          currentTarget.value = "";
        }}
      />
    </div>
  );
}
