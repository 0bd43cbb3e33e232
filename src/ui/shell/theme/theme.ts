import { createTheme, type MantineThemeOverride } from "@mantine/core";
import type { Platform } from "#domain/desk/host/platform.ts";
import { BRAND, GRAY, GREEN, ORANGE, RED } from "./palette.ts";
import { themeComponents } from "./themeComponents.ts";

const POPPED = "0 2px 8px rgba(23,29,38,.12)";

/** Platforms differ by the brand colours. Hosts have no animations, because they run on slow machines. */
export function makeTheme(platform: Platform): MantineThemeOverride {
  return createTheme({
    primaryColor: "brand",
    primaryShade: 7,
    colors: { brand: BRAND[platform], gray: GRAY, orange: ORANGE, green: GREEN, red: RED },
    black: GRAY[9],
    white: "#FFFFFF",
    fontFamily:
      '"Segoe UI", "PingFang SC", "Microsoft YaHei UI", "Microsoft YaHei", "Noto Sans CJK SC", "Source Han Sans SC", sans-serif',
    fontFamilyMonospace: 'Consolas, "Cascadia Mono", "Noto Sans Mono CJK SC", monospace',
    fontSizes: { xs: "12px", sm: "13px", md: "14px", lg: "16px", xl: "20px" },
    lineHeights: { xs: "18px", sm: "20px", md: "22px", lg: "24px", xl: "28px" },
    spacing: { xs: "4px", sm: "8px", md: "12px", lg: "16px", xl: "24px" },
    radius: { xs: "2px", sm: "3px", md: "4px", lg: "6px", xl: "8px" },
    defaultRadius: "md",
    shadows: { xs: "none", sm: "none", md: POPPED, lg: POPPED, xl: POPPED },
    headings: {
      fontWeight: "600",
      sizes: {
        h1: { fontSize: "20px", lineHeight: "28px" },
        h2: { fontSize: "16px", lineHeight: "24px" },
        h3: { fontSize: "14px", lineHeight: "22px" },
        h4: { fontSize: "13px", lineHeight: "20px" },
      },
    },
    focusRing: "auto",
    cursorType: "pointer",
    respectReducedMotion: true,
    components: themeComponents({ isStill: platform !== "web" }),
  });
}
