import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteOptions,
} from "fastify";
import type * as z from "zod";
import { splitCall } from "@khamt/contract/calls";
import { valueAt } from "@khamt/contract/records";
import type { Route } from "@khamt/contract/routes";
import { keeping, type Keeping, type Pay } from "../answers/answers.ts";
import type { Access } from "./access.ts";

/** A request after its schemas have read it. */
export type RequestOf<Each extends Route> = FastifyRequest<Input<Each>>;

export type HandlerOf<Each extends Route> = (
  request: RequestOf<Each>,
  reply: FastifyReply,
) => AnswerOf<Each> | Promise<AnswerOf<Each>>;

type Input<Each extends Route> = {
  Params: Read<Each, "params">;
  Querystring: Read<Each, "query">;
  Body: Read<Each, "body">;
};
type Read<Each extends Route, Part extends keyof Route> =
  Each extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : unknown;
/** Whoever answers no JSON sends it by the reply. */
type AnswerOf<Each extends Route> = Each extends { answer: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : FastifyReply;

type Registration<Each extends Route> = Pick<RouteOptions, "bodyLimit" | "exposeHeadRoute" | "preParsing"> & {
  access: Access;
  config?: Omit<FastifyContextConfig, "access" | "keeps">;
  /** What it answers is kept and given to others. */
  keeps?: Keeping;
  handler: HandlerOf<Each>;
};

/** Of an answer to words, whatever the call. */
const costOfWords = 25;

/** Registers a call of the contract: its address and schemas come from there, who may call it and what it does from the module. */
export function addRoute<Each extends Route>(
  app: FastifyInstance,
  route: Each,
  { access, config, keeps, handler, ...options }: Registration<NoInfer<Each>>,
): void {
  const { method, path: url } = splitCall(route.call);
  const { status } = route;
  const answer: HandlerOf<Each> = status ? (request, reply) => handler(request, reply.code(status)) : handler;
  const pay: Pay<RequestOf<Each>> = (request, task) => {
    const cost = config?.cost ?? (valueAt(request.query, "q") ? costOfWords : 0);
    return cost === 0 ? task() : app.inBudget(request, cost, task);
  };
  app.route<Input<Each>>({
    ...options,
    method,
    url,
    config: { ...config, access, ...(keeps && { keeps }) },
    schema: schemaOf(route),
    handler: keeps
      ? keeping(answer, { ...keeps, pay })
      : (request, reply) => pay(request, async () => answer(request, reply)),
  });
}

function schemaOf({ summary, tag, isHidden, params, query, body, answer, status }: Route) {
  return {
    summary,
    tags: [tag],
    ...(isHidden && { hide: true }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(answer && { response: { [status ?? 200]: answer } }),
  };
}
