import { render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Fetched } from "#ui/shell/Fetched.tsx";

const Corner = () => <p>there</p>;

it("fetches what is wanted when it is wanted, and once", async () => {
  const load = vi.fn(() => Promise.resolve(Corner));
  const onFailure = vi.fn();
  const { rerender } = render(<Fetched isWanted={false} load={load} onFailure={onFailure} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Fetched isWanted load={load} onFailure={onFailure} />);
  expect(await screen.findByText("there")).toBeTruthy();
  rerender(<Fetched isWanted={false} load={load} onFailure={onFailure} />);
  rerender(<Fetched isWanted load={load} onFailure={onFailure} />);
  expect(load).toHaveBeenCalledOnce();
  expect(onFailure).not.toHaveBeenCalled();
});

it("leaves to whoever wants it what happens without, and is fetched the next time", async () => {
  const load = vi.fn<() => Promise<typeof Corner>>().mockRejectedValueOnce(new TypeError("Failed to fetch"));
  load.mockResolvedValueOnce(Corner);
  const onFailure = vi.fn();
  const { rerender } = render(<Fetched isWanted load={load} onFailure={onFailure} />);
  await waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  expect(screen.queryByText("there")).toBeNull();
  rerender(<Fetched isWanted={false} load={load} onFailure={onFailure} />);
  rerender(<Fetched isWanted load={load} onFailure={onFailure} />);
  expect(await screen.findByText("there")).toBeTruthy();
  expect(onFailure).toHaveBeenCalledOnce();
});
