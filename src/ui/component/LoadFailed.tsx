import { Button } from "@mantine/core";
import css from "./ComponentDrawer.module.css";

/** A failed part, with a button to try again. */
export function LoadFailed({
  what,
  loaded: { error, retry },
}: {
  readonly what: string;
  readonly loaded: { readonly error: Error; readonly retry: () => void };
}) {
  return (
    <div className={css["state"]} role="alert">
      <p>
        {what}加载失败：{error.message}
      </p>
      <Button size="xs" variant="default" mt={8} onClick={retry}>
        重试
      </Button>
    </div>
  );
}
