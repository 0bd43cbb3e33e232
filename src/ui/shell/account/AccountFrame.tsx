import { CloseButton, Modal } from "@mantine/core";
import { useEffect, useRef, type ReactNode } from "react";
import type { AccountMessage } from "#api/contract/account.ts";
import { useFocusBack } from "../../page/browser/useFocusBack.ts";
import { accountMessage } from "./accountFrame.ts";
import css from "./AccountFrame.module.css";

export interface AccountFrameProps {
  readonly title: string;
  readonly url: URL;
  /** px. */
  readonly size: readonly [width: number, height: number];
  readonly onMessage: (message: FrameMessage) => void;
  readonly onClose: () => void;
  /** The message above the page. */
  readonly refusal?: string | null;
  /** Content at the left of the page. */
  readonly aside?: ReactNode;
}

/** Messages for the dialog; the frame itself handles closing. */
export type FrameMessage = Exclude<AccountMessage, { readonly close: true }>;

/** Above other dialogs: a selection in a drawer may ask for a login. */
const LAYER = 450;

/** A page of the account service in a dialog. Only messages of that page are accepted. */
export function AccountFrame({
  title,
  url,
  size,
  onMessage,
  onClose,
  refusal = null,
  aside,
}: AccountFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useFocusBack(true);
  const { origin } = url;
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const message = accountMessage(event, frame.current?.contentWindow ?? null, origin);
      if (message === null) return;
      if ("close" in message) onClose();
      else onMessage(message);
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [origin, onMessage, onClose]);
  const [width, height] = size;
  return (
    <Modal.Root opened centered onClose={onClose} size={width} zIndex={LAYER} closeOnClickOutside={false}>
      <Modal.Overlay />
      <Modal.Content aria-label={title}>
        <div className={css["dialog"]} style={{ height }}>
          <CloseButton className={css["close"]} aria-label="关闭" onClick={onClose} />
          {aside !== undefined && <div className={css["aside"]}>{aside}</div>}
          <div className={css["page"]}>
            {refusal !== null && (
              <p className={css["refusal"]} role="alert">
                {refusal}
              </p>
            )}
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page needs scripts and its cookie; a sandbox with both is none */}
            <iframe data-autofocus ref={frame} className={css["frame"]} src={url.href} title={title} />
          </div>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
