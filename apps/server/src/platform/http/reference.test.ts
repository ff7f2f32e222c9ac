import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ErrorId, errorStatus } from "@khamt/contract/errors";
import { type Route, routes } from "@khamt/contract/routes";
import { openTestApp, type TestApp } from "../../../test/app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

describe("the contract for readers", () => {
  test("lists every address of the catalogue and of members' own; those of accounts are in the table of permissions", async () => {
    const { paths } = (await server.get("/api/openapi.json")).json<{ paths: Record<string, unknown> }>();
    const addresses = [
      "/api/startup-ideas",
      "/api/ideas",
      "/api/ideas/search",
      "/api/startup-cofounders",
      "/api/companies",
      "/api/project-listings",
      "/api/partners",
      "/api/partners/search",
      "/api/partners/counts",
      "/api/startup-ideas/{id}",
      "/api/startup-cofounders/{id}",
      "/api/companies/{id}",
      "/api/project-listings/{id}",
      "/api/partners/{id}",
      "/api/matches",
      "/api/matches/pair",
      "/api/matches/advice",
      "/api/matches/team",
      "/api/matches/text",
      "/api/preferences/count",
      "/api/search",
      "/api/concepts",
      "/api/stats",
      "/api/my-startup-idea-profile",
      "/api/my-startup-idea-profiles",
      "/api/my-cofounder-profile",
      "/api/my-cofounder-profiles",
      "/api/my-company-profile",
      "/api/my-company-profiles",
      "/api/my-project-listing",
      "/api/my-project-listings",
      "/api/contact",
      "/api/operator",
      "/api/verification",
      "/api/verification/address",
      "/api/verification/address/confirm",
      "/api/startup-cofounders/{id}/reviews",
      "/api/my-matches/with",
      "/api/my-matches/with/{kind}/{id}",
      "/api/dashboard",
      "/api/showcase",
      "/api/kept-searches",
      "/api/kept-searches/{id}",
      "/api/domains",
      "/api/manage/members",
      "/api/manage/members/acts",
      "/api/manage/members/export",
      "/api/manage/members/import",
      "/api/manage/members/import/preview",
      "/api/manage/members/{id}",
      "/api/manage/members/{id}/notes",
      "/api/manage/members/{id}/notes/{note}",
      "/api/manage/views",
      "/api/manage/views/{id}",
      "/api/domains/{id}",
      "/api/domains/{id}/check",
      "/api/drafts/{kind}/{entity}",
      "/api/projects/upload",
      "/api/my-files",
      "/api/my-matches",
      "/api/my-matches/generate",
      "/api/my-matches/{id}",
      "/api/notifications",
      "/api/notifications/unread",
      "/api/notifications/read",
      "/api/notifications/deliveries",
      "/api/conversations",
      "/api/conversations/unread",
      "/api/conversations/search",
      "/api/conversations/{id}",
      "/api/conversations/{id}/messages",
      "/api/conversations/{id}/messages/{seq}",
      "/api/conversations/{id}/read",
      "/api/conversations/{id}/typing",
      "/api/conversations/{id}/mute",
      "/api/connections",
      "/api/connections/quota",
      "/api/connections/settings",
      "/api/connections/with/{kind}/{id}",
      ...["view", "accept", "not-now", "withdraw", "decline", "ask", "answer", "contacts", "reveal"].map(
        (call) => `/api/connections/{id}/${call}`,
      ),
      "/api/blocks",
      "/api/blocks/{id}",
      "/api/reports",
      "/api/my-decisions",
      "/api/my-decisions/appeals",
      "/api/admin/vouches",
      "/api/admin/vouches/{id}/end",
      "/api/admin/accounts",
      "/api/admin/accounts/{id}/restore",
      "/api/admin/accounts/{id}/restrict",
      "/api/admin/accounts/{id}/suspend",
      "/api/admin/acts",
      "/api/admin/administrators",
      "/api/admin/administrators/{id}/demote",
      "/api/appeal",
      "/api/appeal/read",
      "/api/admin/decisions",
      "/api/admin/decisions/{id}/restore",
      "/api/admin/reports",
      "/api/admin/reports/{id}/dismiss",
      "/api/admin/reports/{id}/uphold",
      "/api/service-requests",
      "/api/service-requests/{id}/cancel",
      "/api/service-requests/{id}/confirm",
      "/api/service-requests/{id}/done",
      "/api/applications",
      "/api/applications/{id}",
      "/api/applications/{id}/{action}",
      "/api/applications/with/{listingId}",
      "/api/project-listings/{id}/applications",
      "/api/project-listings/{id}/close",
      "/api/project-listings/{id}/renew",
      "/api/companies/{id}/reviews",
      "/api/reviews/{id}/answer",
      "/api/success-stories",
      "/api/success-stories/mine",
      "/api/success-stories/{id}",
      "/api/success-stories/{id}/{action}",
      "/api/private-index/{kind}",
      "/api/concept-graph",
      "/files/{key}",
    ];
    const found = Object.keys(paths).filter((path) => !/^\/api\/(auth|account)\b/.test(path));
    expect(found.sort()).toEqual(addresses.sort());
  });

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
    // What a browser needs for a passkey is defined elsewhere, and public by its nature; two answers are packed bytes, and one is a table.
    const others = /passkeys\/(sign-in-)?options$|private-index|concept-graph|members\/export$/;
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
