import * as calls from "../calls/drafts.ts";
import { draft, draftInput, draftParams } from "../accounts/draft.ts";
import type { Routes } from "./route.ts";

const tag = "Drafts";

export const draftsRoutes = {
  getDraft: {
    call: calls.getDraft,
    summary: "What the member has typed into a form so far",
    tag,
    params: draftParams,
    answer: draft,
  },
  saveDraft: {
    call: calls.saveDraft,
    summary:
      "Keeps what stands in a form, unless something typed later is kept; answers with what is kept now",
    tag,
    params: draftParams,
    body: draftInput,
    answer: draft,
  },
  deleteDraft: {
    call: calls.deleteDraft,
    summary: "Forgets a draft",
    tag,
    params: draftParams,
    answer: draft,
  },
} satisfies Routes;
