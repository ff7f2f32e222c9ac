import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { errorStatus, type ErrorId } from "@khamt/contract/errors";
import type { ErrorBody } from "@khamt/contract";
import type { Language } from "@khamt/language";
import { causesOf } from "../causes.ts";
import { errorPage } from "./error-page.ts";
import { HttpError, WaitError, WorkError } from "./http-error.ts";
import { languageHeaders, requestLanguage } from "./language.ts";
import { opensPage } from "./negotiation.ts";
import { refusedValue, wordsFor, type RefusedValue } from "./refused-value.ts";
import { securityHeaders } from "./security.ts";
import { messages } from "../words/index.ts";

const idOfCode: Record<string, ErrorId> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported-media-type",
  FST_ERR_CTP_BODY_TOO_LARGE: "payload-too-large",
  FST_UNDER_PRESSURE: "overloaded",
};

/** Codes of Node and PostgreSQL that mean: the database can't be reached just now, or has ended the connection. */
const unreachable = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|08...|25P03|57P0.)$/;
/** And those that mean: not now. Others were faster again and again, it took too long, or a disk is full. */
const tooMuch = /^(40001|40P01|53...|57014|ENOSPC|EDQUOT)$/;
/** Seconds after which either may be over. */
const secondsToWait = 3;
/** What the driver and its pool say of the same, without a code. */
const lost = /timeout exceeded when trying to connect|timeout expired|Connection terminated|is not queryable/;

/** Two did the same at once: the database keeps one. */
const isTwice = "23505";
/** PostgreSQL's codes of a time that it can't read or keep. */
const impossibleTime = /^2200[78]$/;

export function addErrors(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { id, parameter, refused } = identify(error);
    const isUnforeseen = id === "conflict" && !(error instanceof HttpError);
    const isFailure = errorStatus[id] >= 500 && id !== "getting-ready";
    if (isFailure || isUnforeseen) request.log.error({ err: error }, id);
    else request.log.info({ error: id, code: error.code }, "refused");
    const seconds =
      error instanceof WaitError ? error.seconds : id === "unavailable" ? secondsToWait : undefined;
    const work = error instanceof WorkError ? error.work : undefined;
    return sendError({ request, reply, id, parameter, refused, seconds, work });
  });
  app.setNotFoundHandler((request, reply) => sendError({ request, reply, id: "not-found" }));
}

/** Answers what no hook comes by, such as an address that can't be read, like any other refusal. */
export function refuseUnread({ publicUrl }: { publicUrl: string }) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const { id } = identify(error);
    request.log.info({ error: id, code: error.code }, "refused");
    const language = requestLanguage(request);
    reply.headers({
      ...securityHeaders(publicUrl),
      ...languageHeaders(language),
      "x-request-id": request.id,
    });
    void sendError({ request, reply, id, language });
  };
}

type Answer = {
  request: FastifyRequest;
  reply: FastifyReply;
  id: ErrorId;
  parameter?: string | undefined;
  refused?: RefusedValue | undefined;
  /** Until it may be tried again. */ seconds?: number | undefined;
  work?: ErrorBody["work"];
  language?: Language;
};

function sendError(answer: Answer) {
  const { request, reply, id, parameter, seconds, work, language = request.language } = answer;
  if (seconds !== undefined) reply.header("retry-after", seconds);
  // What is still to come of the body must not be taken for the next request.
  if (id === "too-slow") reply.header("connection", "close");
  const body: ErrorBody = {
    error: id,
    message: messageOf({ ...answer, language }),
    requestId: request.id,
    ...(parameter !== undefined && { parameter }),
    ...(work && { work }),
  };
  // What is not there now, as a script of the next version, a cache in front must not go on refusing to everybody.
  reply.code(errorStatus[id]).header("cache-control", "no-store");
  if (opensPage(request.headers))
    return reply.serializer(String).type("text/html; charset=utf-8").send(errorPage(body, language));
  // The route's own response schema describes success only.
  return reply.serializer(JSON.stringify).type("application/json; charset=utf-8").send(body);
}

type Saying = Pick<Answer, "id" | "refused" | "seconds"> & { language: Language };

/** It stands beside the field that is at fault: the name that this has for programs would tell nobody anything. */
function messageOf({ language, id, refused, seconds }: Saying): string {
  const words = messages[language];
  if (refused !== undefined) return wordsFor(refused, words);
  return id === "too-many-requests" && seconds !== undefined ? words.waitFirst(seconds) : words[id];
}

type Identified = Pick<Answer, "id" | "parameter" | "refused">;

function identify(error: FastifyError): Identified {
  if (error instanceof HttpError) return { id: error.id, parameter: error.parameter };
  if (hasZodFastifySchemaValidationErrors(error)) return identifyValidation(error.validation[0]);
  const known = idOfCode[error.code];
  if (known) return { id: known };
  const causes = causesOf(error);
  if (causes.some(isUnreachable)) return { id: "unavailable" };
  if (causes.some(({ code }) => code !== undefined && impossibleTime.test(code)))
    return { id: "bad-request" };
  if (causes.some(({ code }) => code === isTwice)) return { id: "conflict" };
  if (error.statusCode === 429) return { id: "too-many-requests" };
  return { id: error.statusCode && error.statusCode < 500 ? "bad-request" : "internal" };
}

/** A body that is no object at all has an empty path. */
function identifyValidation(broken: FastifySchemaValidationError | undefined): Identified {
  const parameter = broken?.instancePath.replace(/^\//, "").replaceAll("/", ".");
  if (!broken || !parameter) return { id: "bad-request" };
  return { id: "invalid-parameter", parameter, refused: refusedValue(broken) };
}

/** A socket in the file system that is not there has the code of any missing file. */
function isUnreachable({ code, syscall, message }: ReturnType<typeof causesOf>[number]): boolean {
  return (
    (code !== undefined && (unreachable.test(code) || tooMuch.test(code))) ||
    syscall === "connect" ||
    lost.test(message)
  );
}
