import type { FastifyInstance } from "fastify";
import { routes } from "@khamt/contract/routes";
import { minute } from "@khamt/contract/durations";
import { addRoute, type HandlerOf, type RequestOf } from "../../platform/http/route.ts";

type Report = RequestOf<typeof routes.reportPolicy>["body"]["csp-report"];

const bodyLimit = 16 * 1024;
/** Anybody may send one. */
const linesAMinute = 20;

/** What browsers say when a page breaks its content security policy: a line for the one who runs the server, kept nowhere else. */
export async function policyReportRoutes(
  app: FastifyInstance,
  { clock }: { clock: () => Date },
): Promise<void> {
  app.addContentTypeParser(
    "application/csp-report",
    { parseAs: "string" },
    app.getDefaultJsonParser("error", "ignore"),
  );
  addRoute(app, routes.reportPolicy, {
    access: "public",
    bodyLimit,
    handler: takeReport(clock),
  });
}

function takeReport(clock: () => Date): HandlerOf<typeof routes.reportPolicy> {
  let minuteNow = 0;
  let lines = 0;
  return ({ body, log }) => {
    const now = Math.floor(clock().getTime() / minute);
    lines = now === minuteNow ? lines + 1 : 1;
    minuteNow = now;
    if (lines <= linesAMinute)
      log.warn({ policyReport: told(body["csp-report"]) }, "a page broke the content security policy");
    return { success: true };
  };
}

function told(report: Report) {
  return {
    directive: (report["effective-directive"] ?? report["violated-directive"] ?? "").slice(0, longest),
    blocked: placeOf(report["blocked-uri"]),
    page: placeOf(report["document-uri"]),
    source: placeOf(report["source-file"]),
  };
}

const longest = 200;

/** Without what stands behind the path: search words and tokens are nobody's business. A word such as "inline" stays. */
function placeOf(address = ""): string {
  const { origin, pathname } = URL.parse(address) ?? { origin: "", pathname: address };
  return `${origin === "null" ? "" : origin}${pathname.replace(/[?#].*/s, "")}`.slice(0, longest);
}
