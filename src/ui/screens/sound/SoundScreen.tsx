import { TextInput } from "@mantine/core";
import { useMemo, useState } from "react";
import { readSoundPath } from "#domain/desk/sound/readSoundPath.ts";
import { EMPTY_PATH, EXAMPLE_PATH, type SoundPath } from "#domain/desk/sound/SoundPath.ts";
import { ExportMenu } from "../../kit/input/ExportMenu.tsx";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import { PageHead } from "../../kit/layout/PageHead.tsx";
import { Panel } from "../../kit/layout/Panel.tsx";
import { isSameData } from "../../page/browser/isSameData.ts";
import { ElementList } from "./ElementList.tsx";
import { LimitForm, OutletForm, RoomForm } from "./RoomForm.tsx";
import css from "./Sound.module.css";
import { SoundResult } from "./SoundResult.tsx";
import { SourceForm } from "./SourceForm.tsx";
import { useArrivedFan } from "./useArrivedFan.ts";
import { useSoundFile } from "./useSoundFile.ts";
import { useSoundPath } from "../../product/sound/useSoundPath.ts";

/** 噪声计算: from a fan through its duct into a room, in octaves. */
export function SoundScreen() {
  const path = useSoundPath();
  /** The path before it was cleared or replaced. */
  const [former, setFormer] = useState<SoundPath | null>(null);
  const reading = useMemo(() => readSoundPath(path), [path]);
  const { figures } = reading;
  const save = useSoundFile();
  const change = (changes: Partial<SoundPath>) => useSoundPath.keep({ ...path, ...changes });
  const replace = (by: SoundPath) => {
    setFormer(isSameData(path, EMPTY_PATH) ? null : path);
    useSoundPath.keep(by);
  };
  useArrivedFan(path, replace);
  return (
    <>
      <PageHead>
        {former && (
          <LinkButton
            onClick={() => {
              useSoundPath.keep(former);
              setFormer(null);
            }}
          >
            恢复之前的填写
          </LinkButton>
        )}
        <LinkButton onClick={() => replace(EXAMPLE_PATH)}>填入示例</LinkButton>
        <LinkButton disabled={isSameData(path, EMPTY_PATH)} onClick={() => replace(EMPTY_PATH)}>
          清空
        </LinkButton>
        <ExportMenu
          label="导出"
          disabled={figures === null}
          onSave={async (format) => {
            if (figures !== null) await save(format, path, figures);
          }}
        />
      </PageHead>
      <main className={css["main"]}>
        <form
          className={css["form"]}
          aria-label="噪声计算的条件"
          onSubmit={(event) => event.preventDefault()}
        >
          <Panel title="声源">
            <div className={css["group"]}>
              <TextInput
                size="xs"
                aria-label="计算名称"
                placeholder="计算名称，如风机编号与房间"
                maxLength={60}
                value={path.name}
                onChange={(event) => change({ name: event.currentTarget.value })}
              />
              <SourceForm
                source={path.source}
                faults={reading.faults}
                onChange={(source) => change({ source })}
              />
            </div>
          </Panel>
          <Panel title="风管路径">
            <div className={css["group"]}>
              <ElementList
                elements={path.elements}
                faults={reading.faults}
                onChange={(elements) => change({ elements })}
              />
            </div>
          </Panel>
          <Panel title="风口">
            <div className={css["group"]}>
              <OutletForm
                value={path.outlet}
                faults={reading.faults}
                onChange={(outlet) => change({ outlet })}
              />
            </div>
          </Panel>
          <Panel title="房间">
            <div className={css["group"]}>
              <RoomForm value={path.room} faults={reading.faults} onChange={(room) => change({ room })} />
            </div>
          </Panel>
          <Panel title="限值">
            <div className={css["group"]}>
              <LimitForm value={path.limit} faults={reading.faults} onChange={(limit) => change({ limit })} />
            </div>
          </Panel>
        </form>
        <div
          className={css["result"]}
          role="region"
          aria-label="计算结果"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has no other way to scroll it
          tabIndex={0}
        >
          <SoundResult path={path} reading={reading} onExample={() => replace(EXAMPLE_PATH)} />
        </div>
      </main>
    </>
  );
}
