import { Button, Select, TextInput } from "@mantine/core";
import { IconArrowBackUp, IconArrowForwardUp } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { redoStep, undoStep } from "#domain/base/Steps.ts";
import {
  withAxis,
  withCurve,
  type CurveEntry,
  type PageEntry,
  type ProductEntry,
} from "#domain/catalogue/curves/PageEntry.ts";
import { takenWords } from "#domain/catalogue/curves/takenWords.ts";
import {
  withQuantity,
  withSide,
  withoutFrame,
  withoutLine,
  withoutSide,
} from "#domain/catalogue/tracing/pictureEdits.ts";
import { isPictureEntry } from "#domain/catalogue/tracing/PictureEntry.ts";
import { machineOf } from "#domain/catalogue/machineOf.ts";
import { remarkSentence } from "#domain/desk/library/remarkWords.ts";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import { classNames } from "../../../../kit/layout/classNames.ts";
import { EmptyState } from "../../../../kit/layout/EmptyState.tsx";
import { Panel } from "../../../../kit/layout/Panel.tsx";
import text from "../../../../kit/styles/text.module.css";
import type { CurvesRead, PageSteps } from "../ImportStep.ts";
import css from "../ProductImport.module.css";
import { SendChoices } from "../SendChoices.tsx";
import type { Taking } from "../useSending.ts";
import { AxisTable } from "./AxisTable.tsx";
import { PictureEditor } from "./picture/PictureEditor.tsx";
import type { OpenLine } from "./picture/usePictureActs.ts";
import { ChartPicture } from "./ChartPicture.tsx";
import { CurveTable } from "./CurveTable.tsx";
import { useUndoKeys } from "./useUndoKeys.ts";
import own from "./Curves.module.css";

interface CurvesPanelProps {
  readonly reading: CurvesRead;
  readonly onPage: (page: number) => void;
  /** @param of what is changed: consecutive changes of the same thing are one step */
  readonly onEntry: (entry: PageEntry, of?: string) => void;
  readonly onStep: (steps: PageSteps) => void;
  readonly onSend: (taking: Taking) => void;
  readonly onLeave: () => void;
}

const FIELDS = [
  ["brand", "品牌"],
  ["series", "系列"],
  ["model", "型号"],
  ["speed", "转速 (r/min)"],
] as const satisfies readonly (readonly [keyof ProductEntry, string])[];

const ICON = { size: 16, stroke: 1.5, "aria-hidden": true } as const;

/** A page of a manual with the curves read from it, and the resulting product. */
export function CurvesPanel({ reading, onPage, onEntry, onStep, onSend, onLeave }: CurvesPanelProps) {
  const { manual, pages, page, shown, standard } = reading;
  const [lit, setLit] = useState<string | null>(null);
  const [open, setOpen] = useState<OpenLine | null>(null);
  const categories = standard.categories
    .filter(({ code }) => machineOf(code) !== null)
    .map(({ code, name }) => ({ value: code, label: name }));
  const entry = shown?.steps.now ?? null;
  const picture = entry && isPictureEntry(entry) ? entry : null;
  const isNamed = entry !== null && entry.product.brand.trim() !== "" && entry.product.model.trim() !== "";
  const checked = shown?.checked ?? null;
  /** A correction belongs to one product, so its names stay. */
  const isCorrection = reading.origin.corrects !== null;
  const why = shown && entry ? takenWords(shown.read, entry) : "";
  const taken = entry?.curves.flat().filter(({ isTaken }) => isTaken).length ?? 0;
  const isReady = isNamed && why === "" && checked !== null && checked.product !== null;

  function changeCurve(chart: number, curve: number, changed: Partial<CurveEntry>): void {
    if (!entry) return;
    const { quantity } = changed;
    const of = "setting" in changed ? `setting ${chart} ${curve}` : "";
    if (picture && quantity) onEntry(withQuantity(picture, chart, curve, quantity));
    else onEntry(withCurve(entry, chart, curve, changed), of);
  }
  const idAt = (chart: number, curve: number) => picture?.pictures[chart]?.lines[curve]?.id;
  const openIndex = open && picture?.pictures[open.chart]?.lines.findIndex(({ id }) => id === open.id);

  // The pressed button was unmounted, so the focus moves to the title.
  const title = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  useUndoKeys(
    () => shown && onStep(undoStep(shown.steps)),
    () => shown && onStep(redoStep(shown.steps)),
  );

  return (
    <Panel className={css["preview"]}>
      <div className={css["tools"]}>
        <b ref={title} className={text["clip"]} tabIndex={-1}>
          {manual.name}
        </b>
        <Select
          size="xs"
          w={200}
          aria-label="有曲线的页"
          allowDeselect={false}
          data={pages.map(({ page: each, curves }) => ({
            value: String(each),
            label: `第 ${each} 页，${curves > 0 ? `${curves} 条曲线` : "图片"}`,
          }))}
          value={String(page)}
          onChange={(value) => {
            setOpen(null);
            onPage(Number(value));
          }}
        />
        {shown === null && reading.refusal === "" && (
          <span className={text["dim"]} role="status">
            正在读取第 {page} 页…
          </span>
        )}
        {shown && (
          <span className={own["steps"]} role="group" aria-label="撤销与重做">
            <LinkButton
              title="撤销（Ctrl+Z）"
              disabled={shown.steps.past.length === 0}
              onClick={() => onStep(undoStep(shown.steps))}
            >
              <IconArrowBackUp {...ICON} />
              撤销
            </LinkButton>
            <LinkButton
              title="重做（Ctrl+Y）"
              disabled={shown.steps.future.length === 0}
              onClick={() => onStep(redoStep(shown.steps))}
            >
              <IconArrowForwardUp {...ICON} />
              重做
            </LinkButton>
          </span>
        )}
      </div>
      {reading.refusal !== "" ? (
        <EmptyState
          kind="error"
          title="此页没有读取成功"
          why={reading.refusal}
          actions={<Button onClick={() => onPage(page)}>重试</Button>}
        />
      ) : (
        <div className={own["sides"]}>
          <section
            className={classNames(own["side"], picture ? own["pictured"] : undefined)}
            aria-label="样本页"
          >
            {shown?.page.kind === "paths" && (
              <ChartPicture
                read={shown.read}
                paint={shown.page.paint}
                window={shown.page.window}
                entry={shown.steps.now}
                lit={lit}
                onLight={setLit}
                onEntry={onEntry}
              />
            )}
            {shown?.page.kind === "picture" && picture && (
              <PictureEditor
                key={page}
                page={shown.page}
                charts={shown.read.charts}
                entry={picture}
                lit={lit}
                open={open}
                onOpen={setOpen}
                onEntry={onEntry}
              />
            )}
          </section>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has no other way to scroll it */}
          <section className={own["side"]} aria-label="读出的产品" tabIndex={0}>
            {shown && entry && (
              <>
                <div className={own["fields"]}>
                  <Select
                    size="xs"
                    label="分类"
                    allowDeselect={false}
                    disabled={isCorrection}
                    data={categories}
                    value={entry.product.category}
                    onChange={(category) =>
                      onEntry({ ...entry, product: { ...entry.product, category: category ?? "" } })
                    }
                  />
                  {FIELDS.map(([field, label]) => (
                    <TextInput
                      key={field}
                      size="xs"
                      maxLength={128}
                      label={label}
                      disabled={isCorrection && (field === "brand" || field === "model")}
                      value={entry.product[field]}
                      onChange={({ currentTarget: { value } }) =>
                        onEntry({ ...entry, product: { ...entry.product, [field]: value } }, field)
                      }
                    />
                  ))}
                </div>
                <p className={own["said"]} role="status">
                  {!isNamed
                    ? "请填写品牌和型号"
                    : why !== ""
                      ? why
                      : checked === null
                        ? "正在检查…"
                        : [
                            ...(checked.remarks.length === 0
                              ? [`检查通过：${taken} 条曲线`, ...(reading.isKnown ? ["库中已有此产品"] : [])]
                              : checked.remarks.map((remark) => remarkSentence(remark))),
                            ...checked.shape,
                          ].join("；")}
                </p>
                <CurveTable
                  read={shown.read}
                  entry={entry}
                  lit={lit}
                  onLight={setLit}
                  onChange={changeCurve}
                  {...(picture && {
                    lines: {
                      open: openIndex === null ? null : `${open?.chart} ${openIndex}`,
                      onOpen: (chart, curve) => {
                        const id = idAt(chart, curve);
                        setOpen(id === undefined || open?.id === id ? null : { chart, id });
                      },
                      remove: (chart, curve) => onEntry(withoutLine(picture, chart, curve)),
                    },
                  })}
                />
                <AxisTable
                  read={shown.read}
                  axes={entry.axes}
                  onChange={(chart, axis, changed) =>
                    onEntry(
                      withAxis(entry, chart, axis, changed),
                      "unit" in changed ? `unit ${chart} ${axis}` : "",
                    )
                  }
                  {...(picture && {
                    sides: {
                      add: (chart, side) => onEntry(withSide(picture, chart, side)),
                      remove: (chart, axis) => onEntry(withoutSide(picture, chart, axis)),
                      removeChart: (chart) => onEntry(withoutFrame(picture, chart)),
                    },
                  })}
                />
              </>
            )}
          </section>
        </div>
      )}
      <SendChoices
        known={reading.isKnown ? 1 : 0}
        sent={isReady ? 1 : 0}
        corrected={reading.origin.corrects}
        onSend={onSend}
        onLeave={onLeave}
      />
    </Panel>
  );
}
