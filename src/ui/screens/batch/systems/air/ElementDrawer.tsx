import { useState } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { ELEMENT_KINDS, ELEMENT_WORDS, type ElementKind } from "#domain/building/systems/air/DuctElement.ts";
import type { SegmentLine } from "#domain/building/systems/systemLines.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { AirSheet } from "#workers/batch/systems/AirSheet.ts";
import type { AskedElement } from "#workers/batch/systems/AskedElement.ts";
import { SideDrawer } from "../../../../kit/dialog/SideDrawer.tsx";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import { Segments } from "../../../../kit/input/Segments.tsx";
import { useMayEdit } from "../../context/useMayEdit.ts";
import { useSendChange } from "../../context/useSendChange.ts";
import { ChosenElements } from "./ChosenElements.tsx";
import css from "./Elements.module.css";
import { FittingProducts } from "./FittingProducts.tsx";

const KINDS = ELEMENT_KINDS.map((value) => ({ value, label: ELEMENT_WORDS[value].name }));

interface ElementDrawerProps {
  readonly client: BatchClient<unknown>;
  readonly sheet: AirSheet;
  readonly line: SegmentLine;
  readonly onClose: () => void;
}

/**
 * Silencers and dampers of a duct: the present ones with their losses, and products of the catalogue with the
 * duct's size
 */
export function ElementDrawer({ client, sheet, line, onClose }: ElementDrawerProps) {
  const [kind, setKind] = useState<ElementKind>("fireDamper");
  const [replaced, setReplaced] = useState<string | null>(null);
  const send = useSendChange();
  const mayEdit = useMayEdit();
  const own = sheet.elements.filter(({ segment }) => segment === line.id);
  const old = own.find(({ id }) => id === replaced);
  const put = (product: AskedElement["product"]) => {
    setReplaced(null);
    const asked: AskedElement = { id: old?.id ?? null, segment: line.id, kind, product };
    void send(() => client.putElement(sheet.id, asked));
  };
  return (
    <SideDrawer
      opened
      side="right"
      width={840}
      title={`${line.name} 的消声器和风阀`}
      headExtra={
        <span>
          风管 {line.size ?? "超出系列"}，{formatNumber(line.flow, 0)} m³/h
          {line.velocity !== null && `，${formatNumber(line.velocity, 2)} m/s`}
        </span>
      }
      onClose={onClose}
    >
      <div className={css["elements"]}>
        <ChosenElements
          lines={own}
          replaced={replaced}
          onReplace={(element) => {
            setKind(element.kind);
            setReplaced(element.id === replaced ? null : element.id);
          }}
          onType={(id, loss) => void send(() => client.typeElement(sheet.id, id, loss))}
          onDrop={(id) => void send(() => client.dropElements(sheet.id, [id]))}
        />
        {mayEdit && (
          <>
            <div className={css["head"]}>
              <h3>{old === undefined ? "添加" : `改选${old.name}`}</h3>
              <Segments
                aria-label="元件"
                size="xs"
                data={KINDS}
                value={kind}
                onChange={(next) => {
                  setKind(next);
                  setReplaced(null);
                }}
              />
              <LinkButton onClick={() => put(null)}>
                {kind === "silencer" ? "不选型号，自己输入阻力" : "不选型号，按 ζ 估算或输入阻力"}
              </LinkButton>
            </div>
            <FittingProducts kind={kind} line={line} shape={sheet.settings.shape} onChoose={put} />
          </>
        )}
      </div>
    </SideDrawer>
  );
}
