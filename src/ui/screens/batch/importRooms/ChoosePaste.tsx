import { Textarea } from "@mantine/core";
import { Button } from "@mantine/core";
import { useState } from "react";
import css from "./Import.module.css";
import { Refusal } from "./Refusal.tsx";

/** Rows copied from a spreadsheet. What is pasted is read at once; what is typed, on the button. */
export function ChoosePaste({ refusal, onText }: { refusal: string; onText: (text: string) => void }) {
  const [typed, setTyped] = useState("");
  return (
    <>
      <Refusal>{refusal}</Refusal>
      <Textarea
        data-autofocus
        label="从表格软件复制房间行，在此粘贴"
        placeholder={"房间编号\t房间名称\t面积(㎡)\t冷负荷(kW)\t热负荷(kW)"}
        rows={8}
        value={typed}
        styles={{ label: { fontWeight: 400, color: "var(--v-ink-2)", marginBottom: 4 } }}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onPaste={(event) => {
          const text = event.clipboardData.getData("text/plain");
          if (text.trim() === "" || typed !== "") return;
          // Thousands of lines are not for a text field.
          event.preventDefault();
          onText(text);
        }}
      />
      <div className={css["readButton"]}>
        <Button variant="default" disabled={typed.trim() === ""} onClick={() => onText(typed)}>
          识别
        </Button>
      </div>
    </>
  );
}
