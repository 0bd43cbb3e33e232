import { Loader } from "@mantine/core";
import { useState } from "react";
import css from "./Design.module.css";

export interface DrawnPictureProps {
  readonly src: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
}

/** A picture that the server may take a second or two to draw, with a loading and a failed state. */
export function DrawnPicture({ src, alt, ...size }: DrawnPictureProps) {
  const [settled, setSettled] = useState<{ readonly src: string; readonly is: "shown" | "failed" } | null>(
    null,
  );
  const state = settled?.src === src ? settled.is : "loading";
  return (
    <span className={css["drawn"]} data-state={state}>
      <img
        src={src}
        alt={alt}
        {...size}
        onLoad={() => setSettled({ src, is: "shown" })}
        onError={() => setSettled({ src, is: "failed" })}
      />
      {state === "loading" && (
        <span role="status" aria-label={`${alt}绘制中`}>
          <Loader size="sm" />
        </span>
      )}
      {state === "failed" && <span>未能取得图片</span>}
    </span>
  );
}
