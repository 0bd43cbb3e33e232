import { waitFor, type within } from "@testing-library/react";
import { expect } from "vitest";

/** 采用 of an open dialog, once it is known that something would change. */
export async function adoptable(dialog: ReturnType<typeof within>): Promise<HTMLElement> {
  const button = await dialog.findByRole("button", { name: "采用" });
  await waitFor(() => expect(button).toHaveProperty("disabled", false));
  return button;
}
