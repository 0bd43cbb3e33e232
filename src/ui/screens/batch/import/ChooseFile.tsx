import { Button } from "@mantine/core";
import { IconFileImport } from "@tabler/icons-react";
import { useRef, useState, type DragEvent, type RefObject } from "react";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import text from "../../../kit/styles/text.module.css";
import { classNames } from "../../../kit/layout/classNames.ts";
import css from "./Import.module.css";
import { Refusal } from "./Refusal.tsx";

interface ChooseFileProps {
  readonly refusal: string;
  readonly onFiles: (files: readonly File[], kind: "workbook" | "csv") => void;
  /** Absent if the file is only compared. */
  readonly onTemplate?: (() => void) | undefined;
}

/** Asks for a workbook, by the file dialog or by dropping. The reader judges the format. */
export function ChooseFile({ refusal, onFiles, onTemplate }: ChooseFileProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const csvRef = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files], "workbook");
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
        <ScheduleField
          ref={inputRef}
          label="房间表文件"
          extension=".xlsx"
          onFiles={(files) => onFiles(files, "workbook")}
        />
      </div>
      <p className={classNames(text["small"], text["dim"], css["hint"])}>
        不能另存为 .xlsx 时，可用 .csv（UTF-8 或 GBK）：
        <LinkButton small onClick={() => csvRef.current?.click()}>
          选择 .csv 文件
        </LinkButton>
        <ScheduleField
          ref={csvRef}
          label="CSV 文件"
          extension=".csv"
          onFiles={(files) => onFiles(files, "csv")}
        />
      </p>
      <p className={classNames(text["small"], text["dim"], css["hint"])}>
        列按表头识别，顺序与单位不限：房间编号、房间名称、面积、冷负荷、热负荷等。
        {onTemplate && (
          <LinkButton small onClick={onTemplate}>
            下载模板
          </LinkButton>
        )}
      </p>
    </>
  );
}

interface ScheduleFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly extension: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The browser's file input, hidden behind a button of ours. */
const ScheduleField = ({ ref, label, extension, onFiles }: ScheduleFieldProps) => (
  <input
    ref={ref}
    className={css["file"]}
    type="file"
    accept={extension}
    aria-label={label}
    tabIndex={-1}
    onChange={({ currentTarget }) => {
      onFiles([...(currentTarget.files ?? [])]);
      // Allows choosing the same file again after it was corrected.
      currentTarget.value = "";
    }}
  />
);
