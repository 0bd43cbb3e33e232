import type { MantineColorsTuple } from "@mantine/core";
import type { Platform } from "#domain/desk/host/platform.ts";

/**
 * Index 5 of a host's ramp is the colour that the host specifies. White text is used on index 7 only (5.4:1 and
 * more): docs/decisions/host-colours.md.
 */
const WEB: MantineColorsTuple = [
  "#F3F7FE",
  "#E5EEFD",
  "#CCE0FC",
  "#A7C9FC",
  "#7EAEF5",
  "#5590E8",
  "#3273D2",
  "#2060B9",
  "#174D98",
  "#123970",
];
const G: MantineColorsTuple = [
  "#F1F7FF",
  "#E2EEFE",
  "#C9E0FE",
  "#A4CCFF",
  "#7CB6FE",
  "#4897F5",
  "#2A7DDB",
  "#1467BD",
  "#09529B",
  "#083C74",
];
const R: MantineColorsTuple = [
  "#EEF9FC",
  "#DAF2F9",
  "#BAE7F4",
  "#86D7ED",
  "#40C5E5",
  "#2DAFCD",
  "#038CA6",
  "#04748A",
  "#045C6F",
  "#014553",
];
export const BRAND: Readonly<Record<Platform, MantineColorsTuple>> = { web: WEB, cs: WEB, g: G, r: R };

export const GRAY: MantineColorsTuple = [
  "#F9FAFB",
  "#F2F4F6",
  "#E7E9ED",
  "#D5D9DF",
  "#BAC0C8",
  "#8C939D",
  "#656C78",
  "#48505C",
  "#2C333E",
  "#171D26",
];
/** For a missing match and the warning sign of a confirmation only. */
export const ORANGE: MantineColorsTuple = [
  "#FFF8F0",
  "#FFEFDD",
  "#FFDDB8",
  "#FFC488",
  "#F7A04F",
  "#E8740C",
  "#C75A00",
  "#A84300",
  "#863500",
  "#5E2600",
];
export const GREEN: MantineColorsTuple = [
  "#EDF8F1",
  "#D7EFE0",
  "#B0DFC2",
  "#7FC9A0",
  "#4DAF7C",
  "#2A935E",
  "#1F8353",
  "#1A7448",
  "#145A38",
  "#0E4229",
];
export const RED: MantineColorsTuple = [
  "#FDF0EF",
  "#FADCDA",
  "#F5B9B5",
  "#EC8F8A",
  "#E0635E",
  "#D43F3D",
  "#CA3034",
  "#C0272D",
  "#961D22",
  "#6E1519",
];
/** 4.6:1 on white, since a placeholder must be readable, too. */
export const PLACEHOLDER = "#6F7681";
