import { ActionIcon, Menu, Tooltip } from "@mantine/core";
import {
  IconCamera,
  IconCube,
  IconEye,
  IconEyeOff,
  IconMaximize,
  IconPerspective,
  IconRotate360,
  IconRulerMeasure,
  IconSlice,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { StandardView } from "#domain/things/model/orbit.ts";
import css from "./ModelViewer.module.css";
import type { ViewSettings, ViewerDirector } from "./ViewerDirector.ts";

const ICON = { size: 18, stroke: 1.5, "aria-hidden": true } as const;
/** ms. */
const TOOLTIP_DELAY = 500;
const NO_DIMENSIONS = "该文件没有尺寸标注";

const VIEWS: readonly (readonly [StandardView, string])[] = [
  ["front", "主视"],
  ["top", "俯视"],
  ["left", "左视"],
  ["oblique", "轴测"],
];

interface ToolProps {
  readonly label: string;
  /** Whether a toggle is on; absent for a tool that acts at once. */
  readonly isOn?: boolean;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Tool({ label, isOn, isDisabled = false, onClick, children }: ToolProps) {
  return (
    <Tooltip label={label} openDelay={TOOLTIP_DELAY} withArrow>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        className={css["tool"]}
        aria-label={label}
        aria-pressed={isOn}
        // A button with `disabled` gets no pointer events, so its tooltip could not say why.
        aria-disabled={isDisabled || undefined}
        data-on={isOn || undefined}
        onClick={isDisabled ? undefined : onClick}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}

export interface ViewerToolsProps {
  readonly director: ViewerDirector;
  readonly settings: ViewSettings;
  readonly onPicture: () => void;
}

/** The tools of a shown model. */
export function ViewerTools({ director, settings, onPicture }: ViewerToolsProps) {
  const { showsDimensions, projection, section, isMeasuring, isTurning } = settings;
  const { hasDimensions } = director.facts;
  const set = (change: Partial<ViewSettings>) => director.set(change);
  return (
    <div className={css["tools"]} role="toolbar" aria-label="模型工具">
      <Tool
        label={hasDimensions ? (showsDimensions ? "隐藏尺寸标注" : "显示尺寸标注") : NO_DIMENSIONS}
        isOn={showsDimensions}
        isDisabled={!hasDimensions}
        onClick={() => set({ showsDimensions: !showsDimensions })}
      >
        {showsDimensions ? <IconEye {...ICON} /> : <IconEyeOff {...ICON} />}
      </Tool>
      <span className={css["rule"]} />
      <Menu position="top" withinPortal={false}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={32} className={css["tool"]} aria-label="标准视图">
            <IconCube {...ICON} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {VIEWS.map(([view, name]) => (
            <Menu.Item key={view} onClick={() => director.showFrom(view)}>
              {name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Tool label="适合窗口" onClick={() => director.fit()}>
        <IconMaximize {...ICON} />
      </Tool>
      <Tool
        label="平行投影"
        isOn={projection === "parallel"}
        onClick={() => set({ projection: projection === "parallel" ? "perspective" : "parallel" })}
      >
        <IconPerspective {...ICON} />
      </Tool>
      <Tool label="自动旋转" isOn={isTurning} onClick={() => set({ isTurning: !isTurning })}>
        <IconRotate360 {...ICON} />
      </Tool>
      <span className={css["rule"]} />
      <Tool
        label="剖切"
        isOn={section !== null}
        onClick={() => set({ section: section === null ? { axis: "y", share: 0.5 } : null })}
      >
        <IconSlice {...ICON} />
      </Tool>
      <Tool
        label="测量两点"
        isOn={isMeasuring}
        onClick={() => set({ isMeasuring: !isMeasuring, picked: null, marks: [] })}
      >
        <IconRulerMeasure {...ICON} />
      </Tool>
      <Tool label="保存图片" onClick={onPicture}>
        <IconCamera {...ICON} />
      </Tool>
    </div>
  );
}
