import type { CSSVariablesResolver } from "@mantine/core";
import { BRAND, GRAY, ORANGE, PLACEHOLDER } from "./palette.ts";
import type { Platform } from "#domain/desk/host/platform.ts";

/** Variables for which the theme object has no slot. Stylesheets use these names, never a hex value. */
export function cssVariables(platform: Platform): CSSVariablesResolver {
  const brand = BRAND[platform];
  const isHost = platform === "g" || platform === "r";
  return () => ({
    variables: {
      "--v-ink": GRAY[9],
      "--v-ink-2": GRAY[7],
      "--v-ink-3": GRAY[6],
      "--v-ink-off": GRAY[5],
      "--v-page": GRAY[1],
      "--v-surface": "#FFFFFF",
      "--v-sunken": GRAY[0],
      "--v-head": GRAY[0],
      "--v-hover": GRAY[0],
      "--v-line": GRAY[2],
      "--v-line-2": GRAY[3],
      "--v-line-3": GRAY[4],
      "--v-control": GRAY[5],
      "--v-accent": isHost ? brand[5] : brand[6],
      "--v-primary": brand[7],
      "--v-primary-hover": brand[8],
      "--v-selected": brand[0],
      "--v-selected-line": brand[2],
      "--v-miss": ORANGE[7],
      "--v-miss-mark": ORANGE[5],
      "--v-miss-bg": ORANGE[0],
      "--v-miss-line": ORANGE[2],
    },
    light: {
      "--mantine-color-body": "#FFFFFF",
      "--mantine-color-text": GRAY[9],
      "--mantine-color-dimmed": GRAY[6],
      "--mantine-color-placeholder": PLACEHOLDER,
      "--mantine-color-default-border": GRAY[5],
      "--mantine-color-anchor": brand[7],
      "--mantine-color-disabled": GRAY[1],
      "--mantine-color-disabled-color": GRAY[5],
      "--mantine-color-disabled-border": GRAY[3],
      "--mantine-primary-color-filled": brand[7],
      "--mantine-primary-color-filled-hover": brand[8],
    },
    dark: {},
  });
}
