import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { testKeys } from "../../../test/app.ts";
import { logSecurity } from "./security-log.ts";

test("R43 a security event names the account and the network, and no address in full", () => {
  const lines: [string, object][] = [];
  const log = {
    warn: (line: object) => lines.push(["warn", line]),
    info: (line: object) => lines.push(["info", line]),
  };
  const request = { log, ip: "2001:db8::7", user: undefined } as unknown as FastifyRequest;
  logSecurity(request, { event: "signed-in", outcome: "refused", email: "Saran@Khamt.test" }, testKeys);
  logSecurity(request, { event: "signed-in", outcome: "done", userId: "id-1" }, testKeys);
  expect(lines).toEqual([
    [
      "warn",
      {
        security: "signed-in",
        outcome: "refused",
        userId: undefined,
        network: "2001:db8:0:0::/64",
        address: expect.stringMatching(/^[\w-]{16}$/),
        domain: "khamt.test",
      },
    ],
    ["info", { security: "signed-in", outcome: "done", userId: "id-1", network: "2001:db8:0:0::/64" }],
  ]);
});
