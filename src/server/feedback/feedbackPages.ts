import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { STATUS_OF } from "#api/contract/envelope.ts";
import { MAX_TITLE } from "#domain/desk/feedback/feedbackLimits.ts";
import { Refusal } from "../http/route.ts";
import type { Queries } from "../database/queries.ts";
import type { Bounds } from "../process/bounds.ts";
import { takeFeedback } from "./takeFeedback.ts";
import { visitorOf } from "../http/visitor.ts";
import { backQuery } from "./backQuery.ts";
import { feedbackType, readEntries } from "./feedbackForm.ts";
import { feedbackForm, feedbackThanks, NO_ENTRIES } from "./feedbackPage.ts";
import { readForm } from "./readForm.ts";

/**
 * Far more than the limit of a message, so that a message that is too long is shown again to be shortened.
 */
const MAX_BODY = 1024 * 1024;

interface FeedbackParts {
  readonly queries: Queries;
  readonly bounds: Bounds;
}

const DAMAGED = "提交的内容不完整或已损坏，能读出的部分保留在下面，核对后重新提交";

const backOf = (c: Context) => backQuery(c.req.query("back"));

async function answerForm(c: Context, { queries, bounds }: FeedbackParts) {
  const back = backOf(c);
  const { entries, isWhole } = await readForm(c.req.raw);
  const read = readEntries(entries);
  if (!isWhole || !read.ok) {
    c.status(STATUS_OF["invalid.parameter"]);
    return c.html(
      feedbackForm({
        back,
        entries,
        ...(isWhole ? {} : { refusal: DAMAGED }),
        ...(read.ok ? {} : { faults: read.faults }),
      }),
    );
  }
  try {
    const type = feedbackType(c.req.query("from"));
    const sender = { visitor: visitorOf(c), network: c.get("arrival").network };
    const message = { ...read.value, type, score: null, classification: null };
    await takeFeedback(queries, sender, message, bounds);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    c.status(STATUS_OF[error.code]);
    return c.html(feedbackForm({ back, entries, refusal: "提交过于频繁，一小时后可再试，填写的内容已保留" }));
  }
  // After a redirect, a reload shows the thanks again and posts nothing twice.
  return c.redirect(
    `feedback?sent=1${back === "" ? "" : `&${new URLSearchParams({ back }).toString()}`}`,
    303,
  );
}

/** The feedback page: without a script, so that it works in every browser and host. */
export function feedbackPages(parts: FeedbackParts): Hono {
  const pages = new Hono();
  pages.get("/feedback", (c) => {
    if (c.req.query("sent") === "1") return c.html(feedbackThanks(backOf(c)));
    const title = (c.req.query("title") ?? "").slice(0, MAX_TITLE);
    return c.html(feedbackForm({ back: backOf(c), entries: { ...NO_ENTRIES, title } }));
  });
  const onError = (c: Context) => {
    c.status(413);
    return c.html(
      feedbackForm({
        back: backOf(c),
        entries: NO_ENTRIES,
        refusal: "内容过长，未能接收；返回上一页可缩短后重新提交",
      }),
    );
  };
  pages.post("/feedback", bodyLimit({ maxSize: MAX_BODY, onError }), (c) => answerForm(c, parts));
  return pages;
}
