import { ActionIcon, Button, TextInput } from "@mantine/core";
import {
  IconArrowAutofitWidth,
  IconChartLine,
  IconChevronDown,
  IconChevronUp,
  IconDownload,
  IconZoomIn,
  IconZoomOut,
  type TablerIcon,
} from "@tabler/icons-react";
import { useState, type RefObject } from "react";
import { Link } from "react-router-dom";
import { LEAST_SCALE, MOST_SCALE, steppedScale } from "#domain/desk/documents/pageLayout.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { useTypedText } from "../../page/browser/useTypedText.ts";
import layout from "../../kit/styles/layout.module.css";
import text from "../../kit/styles/text.module.css";
import css from "./DocDetail.module.css";
import type { useFind } from "./useFind.ts";
import type { Zoom } from "./useReading.ts";

const PERCENT = 100;

interface ToolButtonProps {
  readonly name: string;
  readonly Icon: TablerIcon;
  readonly isOff?: boolean;
  readonly isOn?: boolean;
  readonly onClick: () => void;
}

const ToolButton = ({ name, Icon, isOff = false, isOn, onClick }: ToolButtonProps) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    aria-label={name}
    aria-pressed={isOn}
    data-on={isOn || undefined}
    className={css["tool"]}
    disabled={isOff}
    onClick={onClick}
  >
    <Icon size={16} stroke={1.5} aria-hidden />
  </ActionIcon>
);

interface PageFieldProps {
  readonly page: number;
  readonly count: number;
  readonly onGo: (page: number) => void;
}

/** Such as 3 / 190: the page number is typed and applied on Enter or on blur. */
function PageField({ page, count, onGo }: PageFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    if (typed !== null && typed !== "") onGo(Number(typed));
    setTyped(null);
  };
  const field = useTypedText({
    value: typed ?? String(page),
    onChange: setTyped,
    clean: (entered) => entered.replaceAll(/\D/gu, ""),
    onKeyDown: ({ key }) => {
      if (key === "Enter") take();
      if (key === "Escape") setTyped(null);
    },
  });
  return (
    <span className={css["pageField"]}>
      <ToolButton name="上一页" Icon={IconChevronUp} isOff={page <= 1} onClick={() => onGo(page - 1)} />
      <ToolButton name="下一页" Icon={IconChevronDown} isOff={page >= count} onClick={() => onGo(page + 1)} />
      <TextInput
        {...field}
        size="xs"
        w={56}
        aria-label="页码"
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        onBlur={take}
      />
      <span className={text["dim"]}>/ {formatNumber(count, 0)} 页</span>
    </span>
  );
}

interface ZoomToolsProps {
  readonly scale: number;
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
}

function ZoomTools({ scale, zoom, onZoom }: ZoomToolsProps) {
  return (
    <span className={css["zoom"]}>
      <ToolButton
        name="缩小"
        Icon={IconZoomOut}
        isOff={scale <= LEAST_SCALE}
        onClick={() => onZoom(steppedScale(scale, -1))}
      />
      <span className={css["scale"]} aria-live="polite">
        {formatNumber(scale * PERCENT, 0)} %
      </span>
      <ToolButton
        name="放大"
        Icon={IconZoomIn}
        isOff={scale >= MOST_SCALE}
        onClick={() => onZoom(steppedScale(scale, 1))}
      />
      <ToolButton
        name="适合宽度"
        Icon={IconArrowAutofitWidth}
        isOn={zoom === "fit"}
        onClick={() => onZoom("fit")}
      />
    </span>
  );
}

interface FindToolsProps {
  readonly find: ReturnType<typeof useFind>;
  readonly field: RefObject<HTMLInputElement | null>;
}

function FindTools({ find, field }: FindToolsProps) {
  const { query, setQuery, found, current, isSearching, unread, step } = find;
  const typed = useTypedText({
    value: query,
    onChange: setQuery,
    onKeyDown: (event) => {
      if (event.key === "Enter") {
        event.preventDefault();
        step(event.shiftKey ? -1 : 1);
      }
      if (event.key === "Escape") setQuery("");
    },
  });
  const count = `${found.length === 0 ? 0 : current + 1} / ${formatNumber(found.length, 0)}`;
  const said = isSearching && found.length === 0 ? "正在查找…" : found.length === 0 ? "没有找到" : count;
  const missed = unread > 0 ? `，${unread} 页无法查找` : "";
  return (
    <span className={css["find"]}>
      <TextInput
        {...typed}
        ref={field}
        size="xs"
        w={168}
        aria-label="在文档中查找"
        placeholder="在文档中查找"
        autoComplete="off"
        maxLength={100}
      />
      <span className={css["found"]} role="status">
        {query.trim() !== "" && `${said}${missed}`}
      </span>
      <ToolButton name="上一处" Icon={IconChevronUp} isOff={found.length === 0} onClick={() => step(-1)} />
      <ToolButton name="下一处" Icon={IconChevronDown} isOff={found.length === 0} onClick={() => step(1)} />
    </span>
  );
}

export interface PdfToolsProps extends PageFieldProps, ZoomToolsProps, FindToolsProps {
  /** The address where the curves of the page can be read. */
  readonly toCurves: string;
  readonly isSaving: boolean;
  readonly onSave: () => void;
}

/** The tools of a document: pages, scale, search, download. */
export function PdfTools(props: PdfToolsProps) {
  const { page, count, onGo, scale, zoom, onZoom, find, field, toCurves, isSaving, onSave } = props;
  return (
    <div className={css["tools"]} role="toolbar" aria-label="阅读工具">
      <PageField page={page} count={count} onGo={onGo} />
      <i className={layout["rule"]} />
      <ZoomTools scale={scale} zoom={zoom} onZoom={onZoom} />
      <i className={layout["rule"]} />
      <FindTools find={find} field={field} />
      <span className={layout["grow"]} />
      <Button
        size="xs"
        variant="default"
        component={Link}
        to={toCurves}
        title="读取本页的性能曲线，导入自有产品"
        leftSection={<IconChartLine size={14} stroke={1.5} aria-hidden />}
      >
        读取曲线
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconDownload size={14} stroke={1.5} aria-hidden />}
        loading={isSaving}
        onClick={onSave}
      >
        下载
      </Button>
    </div>
  );
}
