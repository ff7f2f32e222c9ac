// @vitest-environment happy-dom
import { matchText } from "@khamt/contract/calls";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { failOnConsole } from "../../../test/console.ts";
import { match } from "../../../test/fake-matching.tsx";
import { fakeServer } from "../../../test/fake-server.ts";
import { idOf } from "../../../test/fixtures.ts";
import { openPage } from "../../../test/open-page.tsx";

failOnConsole();
afterEach(cleanup);

it("offers to apply to a listing that was found, and not to connect with it", async () => {
  const found = { ...match("A shop", 71), type: "project" as const };
  const { fetcher } = fakeServer({
    [matchText]: () => ({ understood: [], missing: [], loosen: [], matches: [found] }),
  });
  await openPage(fetcher, "/results?for=project&wish=React");
  const apply = await screen.findByRole("link", { name: "Apply" });
  expect(apply.getAttribute("href")).toBe(`/project-listings/${idOf("A shop")}?apply=now`);
  expect(screen.queryByRole("button", { name: "Connect" })).toBeNull();
});
