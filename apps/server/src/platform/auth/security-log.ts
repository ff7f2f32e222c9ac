import type { FastifyRequest } from "fastify";
import { networkOf } from "./network.ts";
import type { Keys } from "./keys.ts";

type Happening = {
  event:
    | "code-sent"
    | "signed-up"
    | "signed-in"
    | "signed-out"
    | "password-reset"
    | "password-changed"
    | "account-given-back"
    | "password-proof"
    | "email-change-asked"
    | "email-changed"
    | "sessions-ended"
    | "second-step-changed"
    | "account-deletion"
    | "account-exported";
  outcome: "done" | "refused";
  userId?: string | undefined;
  email?: string;
};

/** One JSON line in the log: no password, code, token or whole address. Refusals are warnings. */
export function logSecurity(
  request: FastifyRequest,
  { event, outcome, userId, email }: Happening,
  keys: Keys,
): void {
  const line = {
    security: event,
    outcome,
    userId: userId ?? request.user?.id,
    network: networkOf(request.ip),
    ...(email !== undefined && {
      address: keys.mac("address", email.toLowerCase()).slice(0, 16),
      domain: email.slice(email.lastIndexOf("@") + 1).toLowerCase(),
    }),
  };
  if (outcome === "refused") request.log.warn(line, "security event");
  else request.log.info(line, "security event");
}
