import { describe, expect, test } from "vitest";
import { type ErrorId, errorStatus } from "@khamt/contract/errors";
import { type Route, routes } from "@khamt/contract/routes";
import { testServer } from "../../../test/test-server.ts";

const server = testServer();

describe("the contract for readers", () => {
  test("is a page that loads nothing from elsewhere, under its own policy", async () => {
    const page = await server.get("/api/docs/");
    expect(page.statusCode).toBe(200);
    expect(page.headers["content-security-policy"]).toContain("'sha256-");
    expect(page.headers["content-security-policy"]).not.toContain("script-src 'self' 'unsafe-inline'");
    expect([...page.body.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, to]) => to)).toEqual(["js/scalar.js"]);
    expect((await server.get("/api/docs/js/scalar.js")).statusCode).toBe(200);
  });

  test("R16 describes a closed answer for every address: nothing unlisted can leave", async () => {
    type Schema = { additionalProperties?: boolean; items?: Schema; oneOf?: Schema[] };
    type Operation = { responses: Record<string, { content?: Record<string, { schema: Schema }> }> };
    const { paths } = (await server.get("/api/openapi.json")).json<{
      paths: Record<string, Record<string, Operation>>;
    }>();
    // What a browser needs for a passkey is defined elsewhere, and public by its nature; two answers are packed bytes, seven are tables, and two are a calendar's.
    const others =
      /passkeys\/(sign-in-)?options$|private-index|concept-graph|members\/export$|timetable$|table\.csv$|(guests|members|start-ups|talks)\.csv$|(event|booking)\.ics$/;
    const ours = Object.entries(paths).filter(([path]) => !others.test(path));
    for (const [path, operations] of ours) {
      for (const [method, { responses }] of Object.entries(operations)) {
        const schema = (responses["200"] ?? responses["201"])?.content?.["application/json"]?.schema;
        for (const each of schema?.oneOf ?? [schema?.items ?? schema])
          expect(each?.additionalProperties, `${method} ${path}`).toBe(false);
      }
    }
  });

  test("R30 bounds every list and every text of a query", async () => {
    type Schema = {
      type?: string;
      format?: string;
      anyOf?: Schema[];
      enum?: string[];
      maxLength?: number;
      maximum?: number;
      pattern?: string;
    };
    type Operation = { parameters?: { name: string; in: string; schema: Schema }[] };
    const { paths } = (await server.get("/api/openapi.json")).json<{
      paths: Record<string, Record<string, Operation>>;
    }>();
    const isBounded = ({ type, format, anyOf, enum: names, maxLength, pattern }: Schema): boolean =>
      anyOf?.every(isBounded) ??
      (type !== "string" ||
        names !== undefined ||
        (maxLength ?? Infinity) <= 1000 ||
        (format ?? pattern) !== undefined);
    const queries = Object.entries(paths).flatMap(([path, operations]) =>
      Object.values(operations).flatMap(({ parameters = [] }) =>
        parameters.filter((each) => each.in === "query").map((each) => ({ path, ...each })),
      ),
    );
    const limits = queries.filter(({ name }) => name === "limit");
    expect(limits.length).toBeGreaterThan(10);
    expect(limits.filter(({ schema }) => (schema.maximum ?? Infinity) > 100)).toEqual([]);
    expect(
      queries.filter(({ schema }) => !isBounded(schema)).map(({ path, name }) => `${path} ${name}`),
    ).toEqual([]);
  });

  describe("is complete", () => {
    type Response = { $ref?: string; description?: string };
    type Described = {
      operationId?: string;
      summary?: string;
      tags?: string[];
      security?: object[];
      "x-errors"?: ErrorId[];
      responses: Record<string, Response>;
    };
    type Document = {
      paths: Record<string, Record<string, Described>>;
      components: {
        securitySchemes: object;
        responses: Record<string, { content: Record<string, { schema: ErrorSchema }> }>;
      };
    };
    type ErrorSchema = { properties: { error: { enum: ErrorId[] } } };

    async function readDocument() {
      const document = (await server.get("/api/openapi.json")).json<Document>();
      const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({
          ...operation,
          call: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`,
        })),
      );
      return { ...document, operations };
    }

    test("with every call of the contract under its name, but for what is hidden", async () => {
      const { operations } = await readDocument();
      const open = Object.entries<Route>(routes).filter(([, { isHidden }]) => !isHidden);
      expect(Object.fromEntries(operations.map(({ operationId, call }) => [operationId, call]))).toEqual(
        Object.fromEntries(open.map(([name, { call }]) => [name, call])),
      );
      for (const { summary, tags, call } of operations) expect(summary && tags?.length, call).toBe(1);
    });

    test("with who may call", async () => {
      const { operations, components } = await readDocument();
      expect(components.securitySchemes).toEqual({
        session: { type: "apiKey", in: "cookie", name: "khamt-session" },
      });
      const securityOf = (name: string) =>
        operations.find(({ operationId }) => operationId === name)?.security;
      expect(securityOf("getAccount")).toEqual([{ session: [] }]);
      expect(securityOf("listReports")).toEqual([{ session: [] }]);
      expect(securityOf("listIdeas")).toEqual([{}, { session: [] }]);
      expect(securityOf("getPrivateIndex")).toEqual([]);
      expect(operations.filter(({ security }) => !security)).toEqual([]);
    });

    test("with how each call may fail, by reference to what is said once", async () => {
      const { operations, components } = await readDocument();
      const isSaid = new Set<string>();
      for (const { call, responses, "x-errors": ids = [] } of operations) {
        const said = Object.entries(responses).flatMap(([status, { $ref }]) =>
          $ref ? [[status, $ref] as const] : [],
        );
        expect(new Set(said.map(([status]) => Number(status))), call).toEqual(
          new Set(ids.map((id) => errorStatus[id])),
        );
        for (const [, $ref] of said) isSaid.add($ref.replace("#/components/responses/", ""));
      }
      for (const name of isSaid) expect(components.responses).toHaveProperty(name);
      const described = Object.values(components.responses).flatMap(
        ({ content }) => content["application/json"]?.schema.properties.error.enum ?? [],
      );
      expect(new Set(described)).toEqual(new Set(Object.keys(errorStatus)));
    });

    test("with an answer of each call's own", async () => {
      const { body } = await server.get("/api/openapi.json");
      expect(body).not.toContain("Default Response");
      const { operations } = await readDocument();
      const answered = operations.map(({ responses }) =>
        Object.keys(responses).filter((status) => status.startsWith("2")),
      );
      expect(answered.filter(({ length }) => length !== 1)).toEqual([]);
    });
  });
});
