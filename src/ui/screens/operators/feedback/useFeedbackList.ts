import * as v from "valibot";
import { ApiError } from "#api/client/ApiError.ts";
import {
  changeFeedback,
  ChangedMessageSchema,
  listFeedback,
  type FeedbackMessage,
} from "#api/contract/operators.ts";
import { FEEDBACK_FILTERS } from "#domain/desk/operators/operatorActs.ts";
import { loadedOf } from "../../../page/services/Loaded.ts";
import { useAsk } from "../../../page/services/useAsk.ts";
import { useNotices } from "../../../page/services/useNotices.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";
import { useAct } from "../useAct.ts";
import { useListAddress } from "../../../search/useListAddress.ts";

export const MESSAGE_TYPES = ["", "missingCategory", "wish", "rating"] as const;

/** The messages for the address's question. */
export function useFeedbackList() {
  const address = useListAddress();
  const { page, pageSize } = address;
  const type = address.choice("type", MESSAGE_TYPES);
  const state = address.choice("state", FEEDBACK_FILTERS);
  const asked = useAsk(
    listFeedback,
    {
      query: {
        ...(type === "" ? {} : { type }),
        state,
        page_no: String(page),
        page_size: String(pageSize),
      },
    },
    { keepsLast: true, isFleeting: true },
  );
  return { address, type, state, loaded: loadedOf(asked), isChanging: asked.isPlaceholderData };
}

export interface MessageChange {
  readonly isDone: boolean;
  readonly note: string;
}

/** Resolves with the message's present state and whether the change was made; `null` if that is unknown. */
export function useMessageChange() {
  const { api } = useServices();
  const notices = useNotices();
  const act = useAct();
  return ({ id, version }: FeedbackMessage, change: MessageChange) =>
    act("处理反馈", async () => {
      try {
        const current = await api.call(changeFeedback, {
          params: { messageId: id },
          body: { ...change, version },
        });
        return { current, isDone: true };
      } catch (error) {
        const other = v.safeParse(ChangedMessageSchema, error instanceof ApiError ? error.data : null);
        if (!other.success) throw error;
        notices.error("另一位管理员刚刚改过", "已显示最新内容，填写的备注仍在，核对后再保存");
        return { current: other.output.current, isDone: false };
      }
    });
}
