import { STATUS_CODES } from "node:http";
import type { SwaggerTransform, SwaggerTransformObject } from "@fastify/swagger";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import * as z from "zod";
import { errorBody } from "@khamt/contract";
import { type ErrorId, errorStatus } from "@khamt/contract/errors";
import { type Route, routes } from "@khamt/contract/routes";
import type { Access } from "./access.ts";
import { errorsOf } from "./failures.ts";

type Operation = {
  operationId?: string;
  responses: Record<string, object>;
  requestBody?: { content: Record<string, { example?: unknown }> };
  "x-errors"?: ErrorId[];
};
type Document = { components?: object; paths?: Record<string, Record<string, Operation>> };

const named: readonly (readonly [string, Route])[] = Object.entries(routes);
const nameOf = new Map<string, string>(named.map(([name, { call }]) => [call, name]));
const routeOf = new Map(named);

/** Describes a call under the name that the contract gives it. */
export const describeCall: SwaggerTransform = (input) => {
  const described = jsonSchemaTransform(input);
  const { method, url, config } = input.route;
  const name = nameOf.get(`${String(method)} ${url}`) ?? "";
  const route = routeOf.get(name);
  if (!route) return described;
  const { access = "public", ignoresSession = false } = config ?? {};
  return {
    ...described,
    schema: {
      ...described.schema,
      operationId: name,
      security: securityOf(access, ignoresSession),
      "x-errors": errorsOf(route, access),
    },
  };
};

/** Who is signed in sees more of what is public, too. */
function securityOf(access: Access, ignoresSession: boolean) {
  const session = { session: [] };
  if (access !== "public") return [session];
  return ignoresSession ? [] : [{}, session];
}

/** Errors and the headers of lists are said once, and every operation refers to them. */
export const describeAnswers: SwaggerTransformObject = (input) => {
  const document = ("openapiObject" in input ? input.openapiObject : {}) as Document;
  for (const operation of Object.values(document.paths ?? {}).flatMap(Object.values<Operation>)) {
    const route = routeOf.get(operation.operationId ?? "");
    if (route) describeOperation(operation, route);
  }
  return {
    ...document,
    components: { ...document.components, ...components },
  } as ReturnType<SwaggerTransformObject>;
};

function describeOperation(operation: Operation, { media, isPage, example, ...route }: Route): void {
  const status = route.status ?? 200;
  const success = operation.responses[status];
  const statuses = new Set((operation["x-errors"] ?? []).map((id) => errorStatus[id]));
  operation.responses = {
    [status]: {
      ...success,
      description: STATUS_CODES[status],
      ...(media && { content: { [media]: {} } }),
      ...(isPage && { headers: pageHeaders }),
    },
    ...Object.fromEntries(
      [...statuses].map((each) => [each, { $ref: `#/components/responses/${nameOfStatus(each)}` }]),
    ),
  };
  const body = operation.requestBody?.content["application/json"];
  if (body && example) body.example = example;
}

const pageHeaders = {
  Link: { $ref: "#/components/headers/Link" },
  "X-Total-Count": { $ref: "#/components/headers/TotalCount" },
  "X-Corrected-Keyword": { $ref: "#/components/headers/CorrectedKeyword" },
};

const components = {
  schemas: { Error: z.toJSONSchema(errorBody) },
  responses: Object.fromEntries(
    statusesOfErrors().map((status) => [nameOfStatus(status), errorResponse(status)]),
  ),
  headers: {
    Link: { description: 'The next page, as `rel="next"`; none on the last.', schema: { type: "string" } },
    TotalCount: { description: "How many there are on all pages.", schema: { type: "integer" } },
    CorrectedKeyword: {
      description: "Nothing answers the keyword: these are answers to this one. Percent-encoded.",
      schema: { type: "string" },
    },
    RetryAfter: { description: "Seconds.", schema: { type: "integer" } },
  },
};

function statusesOfErrors(): number[] {
  return [...new Set(Object.values(errorStatus))];
}

/** As HTTP says it: "NotFound". */
function nameOfStatus(status: number): string {
  return (STATUS_CODES[status] ?? "").replaceAll(" ", "");
}

function errorResponse(status: number): object {
  const ids = Object.entries(errorStatus).flatMap(([id, each]) => (each === status ? [id] : []));
  const schema = { allOf: [{ $ref: "#/components/schemas/Error" }], properties: { error: { enum: ids } } };
  return {
    description: STATUS_CODES[status],
    content: { "application/json": { schema } },
    ...([429, 503].includes(status) && {
      headers: { "Retry-After": { $ref: "#/components/headers/RetryAfter" } },
    }),
  };
}
