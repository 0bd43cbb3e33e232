import type {
  ActionIconFactory,
  ButtonFactory,
  CheckboxFactory,
  CloseButtonFactory,
  ComboboxProps,
  DrawerRootProps,
  ExtendComponent,
  FactoryPayload,
  InputFactory,
  MantineThemeComponents,
  ModalRootProps,
  OverlayProps,
  PaginationFactory,
  PopoverProps,
  SelectFactory,
  SkeletonFactory,
  TextareaFactory,
  TextInputFactory,
  TooltipFactory,
} from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { createElement } from "react";
import { GRAY } from "./palette.ts";

/**
 * `Button.extend` is a typed identity. Only types are used here, so that components that no screen uses yet stay
 * out of the first script.
 */
const extend = <Payload extends FactoryPayload>(options: ExtendComponent<Payload>) => options;

/** Heights: 28 in heads and tool rows, 32 in forms, 36 for a page's main action. */
const CONTROLS = {
  xs: { height: "28px", font: "12px", padding: "10px" },
  sm: { height: "32px", font: "13px", padding: "12px" },
  md: { height: "36px", font: "14px", padding: "16px" },
} as const;
const controlOf = (size: unknown) => CONTROLS[size === "xs" || size === "md" ? size : "sm"];

const DRAWER_MS = 160;
/**
 * Flat, never blurred. A colour and not a variable: Mantine mixes a variable with `color-mix`, which Chromium 92
 * lacks.
 */
const OVERLAY: OverlayProps = { backgroundOpacity: 0.36, color: GRAY[9], blur: 0 };

export function themeComponents({ isStill }: { isStill: boolean }): MantineThemeComponents {
  return {
    Button: extend<ButtonFactory>({
      defaultProps: { size: "sm" },
      vars: (_, { size, variant }) => ({
        root: {
          "--button-height": controlOf(size).height,
          "--button-fz": controlOf(size).font,
          "--button-padding-x": controlOf(size).padding,
          ...(variant === "default" ? { "--button-bd": `1px solid ${GRAY[4]}` } : {}),
        },
      }),
      styles: (_, { variant }) => ({ root: { fontWeight: variant === "default" ? 400 : 600 } }),
    }),
    ActionIcon: extend<ActionIconFactory>({
      defaultProps: { variant: "subtle", color: "gray.7", size: 28 },
    }),
    Input: extend<InputFactory>({
      vars: (_, { size, error, disabled }) => ({
        wrapper: {
          "--input-height": controlOf(size).height,
          "--input-fz": controlOf(size).font,
          "--input-padding-inline-start": "10px",
          ...(error ? {} : { "--input-bd": disabled ? GRAY[3] : GRAY[5] }),
        },
      }),
    }),
    TextInput: extend<TextInputFactory>({ defaultProps: { size: "sm" } }),
    Textarea: extend<TextareaFactory>({ defaultProps: { size: "sm" } }),
    Select: extend<SelectFactory>({
      defaultProps: {
        size: "sm",
        checkIconPosition: "right",
        rightSection: createElement(IconChevronDown, { size: 14, stroke: 1.5 }),
        rightSectionPointerEvents: "none",
        comboboxProps: { transitionProps: { duration: 0 }, shadow: "md" },
      },
    }),
    Checkbox: extend<CheckboxFactory>({
      defaultProps: { size: "xs", radius: "xs" },
      styles: {
        // A target of 24 px for a box of 16 px.
        label: {
          fontSize: 13,
          lineHeight: "16px",
          padding: "4px 0 4px 6px",
          margin: "-4px 0",
          whiteSpace: "nowrap",
        },
      },
    }),
    Pagination: extend<PaginationFactory>({
      defaultProps: { size: 28, radius: "md", siblings: 1 },
      styles: { control: { fontSize: 13, fontWeight: 400, borderColor: GRAY[3] } },
    }),
    // By default Mantine renders and positions the options of every list before it is opened.
    Combobox: { defaultProps: { keepMounted: false } satisfies Partial<ComboboxProps> },
    Popover: {
      defaultProps: { transitionProps: { duration: 0 }, shadow: "md" } satisfies Partial<PopoverProps>,
    },
    Skeleton: extend<SkeletonFactory>({ defaultProps: { animate: false, radius: "xs" } }),
    Tooltip: extend<TooltipFactory>({
      defaultProps: {
        openDelay: 500,
        transitionProps: { duration: 0 },
        withArrow: false,
        color: "gray.9",
      },
    }),
    CloseButton: extend<CloseButtonFactory>({ defaultProps: { size: 28 } }),
    ModalRoot: {
      defaultProps: {
        transitionProps: { duration: 0 },
        centered: true,
        radius: "lg",
        shadow: "none",
      } satisfies Partial<ModalRootProps>,
    },
    ModalOverlay: { defaultProps: OVERLAY },
    DrawerRoot: {
      defaultProps: {
        position: "left",
        shadow: "none",
        padding: 0,
        radius: 0,
        transitionProps: { duration: isStill ? 0 : DRAWER_MS },
      } satisfies Partial<DrawerRootProps>,
    },
    DrawerOverlay: { defaultProps: OVERLAY },
  };
}
