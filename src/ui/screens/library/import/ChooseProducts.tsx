import { Button } from "@mantine/core";
import { IconFileImport } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { classNames } from "../../../kit/layout/classNames.ts";
import text from "../../../kit/styles/text.module.css";
import css from "./ProductImport.module.css";
import { TemplateMenu } from "./TemplateMenu.tsx";

interface ChooseProductsProps {
  readonly refusal: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Asks for a file of products, by the file dialog or by dropping. */
export function ChooseProducts({ refusal, onFiles }: ChooseProductsProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={css["drop"]}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <Button
        leftSection={<IconFileImport size={16} stroke={1.5} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        选择文件
      </Button>
      <div>
        {refusal !== "" && (
          <p className={text["wrong"]} role="alert">
            {refusal}
          </p>
        )}
        <p>
          <b className={text["strong"]}>导入文件</b>　将产品表拖到这里。.xlsx、.csv 或 .json，不超过 100
          MB；导入前先预览
        </p>
        <p className={classNames(text["small"], text["dim"])}>
          列按表头识别：分类、品牌、型号必填，其余为此分类的属性（如
          额定流量(m³/h)）。同一型号的多行，或名为“曲线”的工作表，是性能曲线的点
        </p>
      </div>
      <div className={css["beside"]}>
        <TemplateMenu />
      </div>
      <input
        ref={input}
        className={css["file"]}
        type="file"
        accept=".xlsx,.csv,.json"
        aria-label="产品文件"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Allows choosing the same file again after it was corrected.
          currentTarget.value = "";
        }}
      />
    </div>
  );
}
