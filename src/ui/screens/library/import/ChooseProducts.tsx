import { IconFileImport } from "@tabler/icons-react";
import { classNames } from "../../../kit/layout/classNames.ts";
import text from "../../../kit/styles/text.module.css";
import { ChooseFile } from "../ChooseFile.tsx";
import { TemplateMenu } from "./TemplateMenu.tsx";

interface ChooseProductsProps {
  readonly refusal: string;
  readonly onFiles: (files: readonly File[]) => void;
}

export const ChooseProducts = ({ refusal, onFiles }: ChooseProductsProps) => (
  <ChooseFile
    button="选择文件"
    icon={<IconFileImport size={16} stroke={1.5} aria-hidden />}
    label="产品文件"
    accept=".xlsx,.csv,.json"
    refusal={refusal}
    onFiles={onFiles}
    beside={<TemplateMenu />}
  >
    <p>
      <b className={text["strong"]}>导入文件</b>　将产品表拖到这里。.xlsx、.csv 或 .json，不超过 100
      MB；导入前先预览
    </p>
    <p className={classNames(text["small"], text["dim"])}>
      列按表头识别：分类、品牌、型号必填，其余为此分类的属性（如
      额定流量(m³/h)）。同一型号的多行，或名为“曲线”的工作表，是性能曲线的点
    </p>
  </ChooseFile>
);
