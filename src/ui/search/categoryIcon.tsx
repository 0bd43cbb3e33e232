import {
  IconAdjustments,
  IconAirConditioning,
  IconAperture,
  IconBuildingFactory2,
  IconColumns3,
  IconDoor,
  IconDroplet,
  IconDropletHalf2,
  IconEngine,
  IconFilter,
  IconGridDots,
  IconPropeller,
  IconServer2,
  IconSnowflake,
  IconTemperature,
  IconVolumeOff,
  IconWind,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { CategoryCode } from "#domain/catalogue/categories.ts";
import { CoilIcon } from "../kit/layout/Art.tsx";

const STROKE = { size: 18, stroke: 1.5, "aria-hidden": true } as const;

const ICONS: Readonly<Record<CategoryCode, ReactNode>> = {
  C000001: <IconPropeller {...STROKE} />,
  C000002: <IconDroplet {...STROKE} />,
  C000003: <IconBuildingFactory2 {...STROKE} />,
  C000004: <IconWind {...STROKE} />,
  C000005: <IconAirConditioning {...STROKE} />,
  C000006: <CoilIcon size={18} />,
  C000007: <IconEngine {...STROKE} />,
  C000008: <IconSnowflake {...STROKE} />,
  C000009: <IconTemperature {...STROKE} />,
  C000010: <IconAdjustments {...STROKE} />,
  C000011: <IconVolumeOff {...STROKE} />,
  C000012: <IconGridDots {...STROKE} />,
  C000013: <IconDoor {...STROKE} />,
  C000014: <IconColumns3 {...STROKE} />,
  C000015: <IconDropletHalf2 {...STROKE} />,
  C000016: <IconFilter {...STROKE} />,
  C000017: <IconAperture {...STROKE} />,
  C000018: <IconServer2 {...STROKE} />,
  C000019: <IconTemperature {...STROKE} />,
};

const icons: ReadonlyMap<string, ReactNode> = new Map(Object.entries(ICONS));
/** Icon of 18 px for lists and rows; undefined for a category without one. */
export const categoryIcon = (code: string) => icons.get(code);
