import css from "./print.module.css";

/** Prints the picture alone; the page is hidden until the print dialog closes. */
export function printCanvas(canvas: HTMLCanvasElement): void {
  canvas.className = css["picture"] ?? "";
  document.body.append(canvas);
  document.body.classList.add(css["printing"] ?? "");
  const end = () => {
    canvas.remove();
    document.body.classList.remove(css["printing"] ?? "");
  };
  window.addEventListener("afterprint", end, { once: true });
  window.print();
}
