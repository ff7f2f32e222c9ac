import { splitCall } from "@khamt/contract/calls";
import { type ErrorId, errorStatus } from "@khamt/contract/errors";
import type { Route } from "@khamt/contract/routes";
import type { Access } from "./access.ts";

/** Of every call, and of those that may send a body. */
const common: readonly ErrorId[] = [
  "bad-request",
  "invalid-parameter",
  "too-many-requests",
  "internal",
  "overloaded",
  "getting-ready",
  "unavailable",
];
const ofWrites: readonly ErrorId[] = [
  "work-needed",
  "forbidden",
  "conflict",
  "too-slow",
  "payload-too-large",
  "unsupported-media-type",
];
const ofAccess: Readonly<Record<Access, readonly ErrorId[]>> = {
  public: [],
  member: ["not-signed-in"],
  writer: ["not-signed-in", "account-restricted"],
  manager: ["not-signed-in", "second-step-needed"],
  organiser: ["not-signed-in", "account-restricted", "second-step-needed"],
  moderator: ["not-signed-in", "not-allowed", "second-step-needed"],
  admin: ["not-signed-in", "not-allowed", "second-step-needed"],
};

/** Every way in which a call may fail, by status. */
export function errorsOf(route: Route, access: Access): ErrorId[] {
  const isWrite = splitCall(route.call).method !== "GET";
  const ids = [...common, ...(isWrite ? ofWrites : []), ...ofAccess[access], ...(route.errors ?? [])];
  return [...new Set(ids)].sort((one, other) => errorStatus[one] - errorStatus[other]);
}
