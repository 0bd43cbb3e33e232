import { Button, Select, TextInput } from "@mantine/core";
import { useState } from "react";
import {
  withAxis,
  withCurve,
  type PageEntry,
  type ProductEntry,
} from "#domain/catalogue/curves/PageEntry.ts";
import { machineOf } from "#domain/catalogue/machineOf.ts";
import { remarkSentence } from "#domain/desk/library/remarkWords.ts";
import { EmptyState } from "../../../../kit/layout/EmptyState.tsx";
import { Panel } from "../../../../kit/layout/Panel.tsx";
import text from "../../../../kit/styles/text.module.css";
import type { CurvesRead } from "../ImportStep.ts";
import css from "../ProductImport.module.css";
import { SendChoices } from "../SendChoices.tsx";
import type { Taking } from "../useSending.ts";
import { AxisTable } from "./AxisTable.tsx";
import { ChartPicture } from "./ChartPicture.tsx";
import { CurveTable } from "./CurveTable.tsx";
import own from "./Curves.module.css";

interface CurvesPanelProps {
  readonly reading: CurvesRead;
  readonly onPage: (page: number) => void;
  readonly onEntry: (entry: PageEntry) => void;
  readonly onSend: (taking: Taking) => void;
  readonly onLeave: () => void;
}

const FIELDS = [
  ["brand", "品牌"],
  ["series", "系列"],
  ["model", "型号"],
  ["speed", "转速 (r/min)"],
] as const satisfies readonly (readonly [keyof ProductEntry, string])[];

/** A manual's page with the curves that were read from it, and the product that they become. */
export function CurvesPanel({ reading, onPage, onEntry, onSend, onLeave }: CurvesPanelProps) {
  const { fileName, pages, page, shown, standard } = reading;
  const [lit, setLit] = useState<string | null>(null);
  const categories = standard.categories
    .filter(({ code }) => machineOf(code) !== null)
    .map(({ code, name }) => ({ value: code, label: name }));
  const isNamed =
    shown !== null && shown.entry.product.brand.trim() !== "" && shown.entry.product.model.trim() !== "";
  const taken = shown?.entry.curves.flat().filter(({ isTaken }) => isTaken).length ?? 0;
  const checked = shown?.checked ?? null;
  const isReady = isNamed && taken > 0 && checked !== null && checked.product !== null;
  return (
    <Panel className={css["preview"]}>
      <div className={css["tools"]}>
        <b className={text["clip"]}>{fileName}</b>
        <Select
          size="xs"
          w={200}
          aria-label="有曲线的页"
          allowDeselect={false}
          data={pages.map(({ page: each, curves }) => ({
            value: String(each),
            label: `第 ${each} 页，${curves} 条曲线`,
          }))}
          value={String(page)}
          onChange={(value) => onPage(Number(value))}
        />
        {shown === null && reading.refusal === "" && (
          <span className={text["dim"]} role="status">
            正在读取第 {page} 页…
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
          <section className={own["side"]} aria-label="样本页">
            {shown && (
              <ChartPicture
                read={shown.read}
                paint={shown.paint}
                window={shown.window}
                entry={shown.entry}
                lit={lit}
                onLight={setLit}
              />
            )}
          </section>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has no other way to scroll it */}
          <section className={own["side"]} aria-label="读出的产品" tabIndex={0}>
            {shown && (
              <>
                <div className={own["fields"]}>
                  <Select
                    size="xs"
                    label="分类"
                    allowDeselect={false}
                    data={categories}
                    value={shown.entry.product.category}
                    onChange={(category) =>
                      onEntry({
                        ...shown.entry,
                        product: { ...shown.entry.product, category: category ?? "" },
                      })
                    }
                  />
                  {FIELDS.map(([field, label]) => (
                    <TextInput
                      key={field}
                      size="xs"
                      maxLength={128}
                      label={label}
                      value={shown.entry.product[field]}
                      onChange={({ currentTarget: { value } }) =>
                        onEntry({ ...shown.entry, product: { ...shown.entry.product, [field]: value } })
                      }
                    />
                  ))}
                </div>
                <p className={own["said"]} role="status">
                  {!isNamed
                    ? "请填写品牌和型号"
                    : taken === 0
                      ? "请选择要导入的曲线"
                      : checked === null
                        ? "正在检查…"
                        : checked.remarks.length === 0
                          ? `检查通过：${taken} 条曲线${reading.isKnown ? "；库中已有此产品" : ""}`
                          : checked.remarks.map((remark) => remarkSentence(remark)).join("；")}
                </p>
                <CurveTable
                  read={shown.read}
                  entry={shown.entry}
                  lit={lit}
                  onLight={setLit}
                  onChange={(chart, curve, changed) => onEntry(withCurve(shown.entry, chart, curve, changed))}
                />
                <AxisTable
                  read={shown.read}
                  axes={shown.entry.axes}
                  onChange={(chart, axis, changed) => onEntry(withAxis(shown.entry, chart, axis, changed))}
                />
              </>
            )}
          </section>
        </div>
      )}
      <SendChoices known={reading.isKnown ? 1 : 0} sent={isReady ? 1 : 0} onSend={onSend} onLeave={onLeave} />
    </Panel>
  );
}
