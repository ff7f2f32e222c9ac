// @vitest-environment happy-dom
import { createMemoryHistory, isNotFound } from "@tanstack/react-router";
import type { Role } from "@khamt/contract/vocabulary";
import { expect, test } from "vitest";
import { currentUserQuery } from "../../../lib/auth/index.ts";
import { testContext } from "../../../test/context.ts";
import { failOnConsole } from "../../../test/console.ts";
import { fakeApi } from "../../../test/fake-api.ts";
import { member } from "../../../test/readers.ts";
import { createAppRouter } from "../../../test/whole-app.ts";
import { deskSections } from "./sections.ts";

failOnConsole();

/** Whether there is a page for this reader. */
async function opens(path: string, isManager: boolean, role: Role = "member"): Promise<boolean> {
  const context = testContext((asked) => fakeApi(asked), "en");
  context.queryClient.setQueryData(currentUserQuery.queryKey, { user: { ...member, role }, isManager });
  const router = createAppRouter(context, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  return !router.state.matches.some(({ error }) => isNotFound(error));
}

test.each(deskSections.filter(({ link }) => link.to.startsWith("/manage")))(
  "$name opens for a manager of a programme where it is theirs, and for no other member",
  async ({ for: whose, link }) => {
    expect(await opens(link.to, true)).toBe(whose === "managers");
    expect(await opens(link.to, false)).toBe(false);
    expect(await opens(link.to, false, "moderator")).toBe(false);
  },
);

test("moderators have what was reported and what was decided, and none of the other views", async () => {
  expect(await opens("/moderation", false)).toBe(false);
  expect(await opens("/moderation", true)).toBe(false);
  expect(await opens("/moderation", false, "moderator")).toBe(true);
  expect(await opens("/moderation?view=decided", false, "moderator")).toBe(true);
  for (const view of ["vouches", "administrators", "acts"])
    expect(await opens(`/moderation?view=${view}`, false, "moderator"), view).toBe(false);
});
