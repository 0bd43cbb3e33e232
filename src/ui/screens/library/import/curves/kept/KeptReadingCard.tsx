import { Button } from "@mantine/core";
import { IconChartLine } from "@tabler/icons-react";
import { useRef } from "react";
import text from "../../../../../kit/styles/text.module.css";
import css from "../../ProductImport.module.css";
import type { KeptReading } from "./ReadingStore.ts";

interface KeptReadingCardProps {
  readonly reading: KeptReading;
  /** Whether the manual is stored too. */
  readonly hasFile: boolean;
  readonly refusal: string;
  readonly onResume: (file: File | null) => void;
  readonly onGiveUp: () => void;
}

/** A stored reading of curves, which can be continued or discarded. */
export function KeptReadingCard({ reading, hasFile, refusal, onResume, onGiveUp }: KeptReadingCardProps) {
  const input = useRef<HTMLInputElement>(null);
  const { fileName, page } = reading;
  return (
    <section className={css["drop"]} aria-label="未完成的读图">
      <Button
        leftSection={<IconChartLine size={16} stroke={1.5} aria-hidden />}
        onClick={() => (hasFile ? onResume(null) : input.current?.click())}
      >
        继续读图
      </Button>
      <div className={css["chosen"]}>
        {refusal !== "" && (
          <p className={text["wrong"]} role="alert">
            {refusal}
          </p>
        )}
        <p>
          <b className={text["strong"]}>未完成的读图</b>　{fileName}，第 {page} 页
          {!hasFile && "；文件没有留在此浏览器中，继续时请重新选择它"}
        </p>
      </div>
      <div className={css["beside"]}>
        <Button variant="default" onClick={onGiveUp}>
          放弃
        </Button>
      </div>
      <input
        ref={input}
        className={css["file"]}
        type="file"
        accept=".pdf,.png,.jpg,.jpeg"
        aria-label="上次的曲线图文件"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onResume(file);
          currentTarget.value = "";
        }}
      />
    </section>
  );
}
