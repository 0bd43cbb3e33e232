import { Button, Radio } from "@mantine/core";
import { useState } from "react";
import type { CadBlock } from "#api/contract/resources.ts";
import { DRAWING_SCALES, USUAL_DRAWING } from "#domain/things/files/drawingOptions.ts";
import type { DxfVersion } from "#domain/things/dxf/dxfValues.ts";
import text from "../../kit/styles/text.module.css";
import { Dialog } from "../../kit/dialog/Dialog.tsx";
import css from "./DownloadDialogs.module.css";
import { fileName } from "./fileWords.ts";
import type { ChosenFile } from "./useFileDownload.ts";

const WIDTH = 480;
const VERSIONS: readonly (readonly [DxfVersion, string])[] = [
  ["R2007", "AutoCAD 2007 及以后"],
  ["R2000", "AutoCAD 2000 及以后"],
];

export interface DrawingDialogProps {
  readonly block: CadBlock;
  readonly onChosen: (drawing: NonNullable<ChosenFile["drawing"]>) => void;
  readonly onClose: () => void;
}

/** A choice of scale and program version for a drawing. */
export function DrawingDialog({ block, onChosen, onClose }: DrawingDialogProps) {
  const [scale, setScale] = useState(String(USUAL_DRAWING.scale));
  const [version, setVersion] = useState<DxfVersion>(USUAL_DRAWING.version);
  return (
    <Dialog
      opened
      title="下载图块"
      width={WIDTH}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            取消
          </Button>
          <Button onClick={() => onChosen({ scale, version })}>下载</Button>
        </>
      }
    >
      <p className={css["file"]}>
        <b>{fileName(block)}</b>
      </p>
      <Radio.Group label="出图比例" value={scale} onChange={setScale}>
        <div className={css["versions"]}>
          {DRAWING_SCALES.map((one) => (
            <Radio key={one} size="md" value={String(one)} label={`1:${one}`} />
          ))}
        </div>
      </Radio.Group>
      <Radio.Group
        label="文件版本"
        mt={12}
        value={version}
        onChange={(chosen) => setVersion(chosen === "R2000" ? "R2000" : "R2007")}
      >
        <div className={css["versions"]}>
          {VERSIONS.map(([one, name]) => (
            <Radio key={one} size="md" value={one} label={name} />
          ))}
        </div>
      </Radio.Group>
      <p className={`${css["note"]} ${text["dim"]}`}>
        图形按 1:1 绘制，文字和尺寸按出图比例，图纸上高 2.5 mm
      </p>
    </Dialog>
  );
}
