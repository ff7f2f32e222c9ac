import * as z from "zod";
import * as calls from "../calls/policy-reports.ts";
import type { Routes } from "./route.ts";

const said = z.string().max(4000).optional();

/** What browsers send of themselves, so that its form is theirs: names beyond these come and go. */
const policyReport = z.object({
  "csp-report": z.object({
    "document-uri": said,
    "blocked-uri": said,
    "source-file": said,
    "effective-directive": said,
    "violated-directive": said,
  }),
});

export const policyReportRoutes = {
  reportPolicy: {
    call: calls.reportPolicy,
    summary: "Takes what a browser says of a page that broke the content security policy",
    tag: "Health",
    body: policyReport,
    answer: z.object({ success: z.literal(true) }),
    isHidden: true,
  },
} satisfies Routes;
