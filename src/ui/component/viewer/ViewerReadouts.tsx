import { CloseButton, Slider } from "@mantine/core";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { Triple } from "#domain/things/model/displayData.ts";
import type { Section } from "#domain/things/model/section.ts";
import type { ModelFacts } from "#workers/model/View.ts";
import { Segments } from "../../kit/input/Segments.tsx";
import css from "./ModelViewer.module.css";
import type { ViewSettings } from "./ViewerDirector.ts";

const AXES = [
  { value: "x", label: "左右" },
  { value: "y", label: "前后" },
  { value: "z", label: "上下" },
] as const;
const PERCENT = 100;

interface SectionBarProps {
  readonly section: Section;
  readonly onChange: (section: Section) => void;
}

/** The position of the section plane. */
export function SectionBar({ section, onChange }: SectionBarProps) {
  return (
    <div className={css["section"]}>
      <Segments
        size="xs"
        data={AXES}
        value={section.axis}
        aria-label="剖切方向"
        onChange={(axis) => onChange({ ...section, axis })}
      />
      <Slider
        className={css["slider"]}
        size="sm"
        min={0}
        max={PERCENT}
        label={(value) => `${value} %`}
        value={Math.round(section.share * PERCENT)}
        thumbLabel="剖切位置"
        onChange={(share) => onChange({ ...section, share: share / PERCENT })}
      />
    </div>
  );
}

/** Millimetres, with fewer decimals for large values. */
const millimetres = (value: number) => formatNumber(value, Math.abs(value) < 100 ? 2 : 1);

function distanceWords([ax, ay, az]: Triple, [bx, by, bz]: Triple): string {
  const deltas = [bx - ax, by - ay, bz - az] as const;
  const [dx, dy, dz] = deltas.map((delta) => millimetres(Math.abs(delta)));
  return `距离 ${millimetres(Math.hypot(...deltas))} mm（左右 ${dx}，前后 ${dy}，上下 ${dz}）`;
}

/** The result of a click: the name of a part, or the distance between two points. */
export function Readout({
  settings,
  onForget,
}: {
  readonly settings: ViewSettings;
  readonly onForget: () => void;
}) {
  const { picked, marks, isMeasuring } = settings;
  const [from, to] = marks;
  const words = isMeasuring
    ? from === undefined
      ? "点击模型上的第一点"
      : to === undefined
        ? "点击第二点"
        : distanceWords(from, to)
    : picked && (picked.body ?? "未命名的形体");
  return (
    <div className={css["readout"]} role="status">
      {words && (
        <span className={css["chip"]}>
          <span>{words}</span>
          {(picked !== null || marks.length > 0) && (
            <CloseButton size={20} iconSize={14} aria-label="清除" onClick={onForget} />
          )}
        </span>
      )}
    </div>
  );
}

/** The author, as the licence requires, or a note that the model is only schematic. */
export function About({ facts: { source, bodies, triangles } }: { readonly facts: ModelFacts }) {
  return (
    <p className={css["about"]}>
      {source === "own" ? (
        <span>示意模型，按产品标注的尺寸绘制，未标注的尺寸按规则推算</span>
      ) : source === null ? (
        <span>模型的作者未注明</span>
      ) : (
        <span title={source.from}>
          示例构件，不是本产品的模型。作者 {source.author}，{source.licence}，经三角化、缩放并加注总尺寸
        </span>
      )}
      <span className={css["count"]}>
        {formatNumber(bodies, 0)} 个形体 · {formatNumber(triangles, 0)} 个三角形
      </span>
    </p>
  );
}
