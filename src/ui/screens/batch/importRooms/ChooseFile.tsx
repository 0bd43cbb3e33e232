import { Button } from "@mantine/core";
import { IconFileImport } from "@tabler/icons-react";
import { useRef, useState, type DragEvent } from "react";
import { LinkButton } from "../../../components/LinkButton.tsx";
import text from "../../../styles/text.module.css";
import { classNames } from "../../../components/classNames.ts";
import css from "./Import.module.css";
import { Refusal } from "./Refusal.tsx";

interface ChooseFileProps {
  readonly refusal: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onTemplate: () => void;
}

/** A workbook, by the file dialog or dropped. What it is, is judged where it is read. */
export function ChooseFile({ refusal, onFiles, onTemplate }: ChooseFileProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <>
      <Refusal>{refusal}</Refusal>
      <div
        className={css["drop"]}
        data-over={isOver || undefined}
        onDragOver={onDragOver}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <span>将 Excel 文件拖到这里，或</span>
        <Button
          data-autofocus
          leftSection={<IconFileImport size={16} stroke={1.5} />}
          onClick={() => inputRef.current?.click()}
        >
          选择文件
        </Button>
        <span className={classNames(text["small"], text["dim"])}>
          仅支持 .xlsx，不超过 16 MB，一次一个文件
        </span>
        <input
          ref={inputRef}
          className={css["file"]}
          type="file"
          accept=".xlsx"
          aria-label="房间表文件"
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])]);
            // The same file, corrected, can be chosen again.
            currentTarget.value = "";
          }}
        />
      </div>
      <p className={classNames(text["small"], text["dim"], css["hint"])}>
        列按表头识别，顺序与单位不限：房间编号、房间名称、面积、冷负荷、热负荷等。
        <LinkButton small onClick={onTemplate}>
          下载模板
        </LinkButton>
      </p>
    </>
  );
}
