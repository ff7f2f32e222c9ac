// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { leaveNothing } from "../../../test/leave-nothing.ts";
import type { Fetcher } from "../../../lib/api.ts";
import { match } from "../../../test/fake-matching.tsx";
import { fakeFormServer } from "../../../test/fake-forms.ts";
import { ownCompany } from "../../../test/fixtures.ts";
import { openPage } from "../../../test/open-page.tsx";

leaveNothing();

it("nothing is called listed that is not", async () => {
  const company = { ...ownCompany, missing: ["description" as const] };
  const { fetcher } = fakeFormServer({ own: { "/api/my-company-profiles": [company] } });
  await openPage(fetcher, `/first-matches?profile=company:${company.id}`);
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toContain(
    "It is saved, but not listed yet",
  );
  expect(screen.queryByText(/^Your company is listed/)).toBeNull();
  const lacks = screen.getByText("Before it is listed, it needs:").parentElement;
  expect(lacks?.textContent).toContain("a description (40 characters or more)");
  expect(screen.getByRole("link", { name: "Complete it" })).toBeDefined();
});

it("a company that is listed is shown the way to a project of its own", async () => {
  const { fetcher } = fakeFormServer({ own: { "/api/my-company-profiles": [ownCompany] } });
  await openPage(fetcher, `/first-matches?profile=company:${ownCompany.id}`);
  expect(screen.getByRole("link", { name: "Post a project" }).getAttribute("href")).toBe("/post-project");
});

it("where only distant profiles were found, none are offered to be seen as matches", async () => {
  const { fetcher } = fakeFormServer({ own: { "/api/my-company-profiles": [ownCompany] } });
  const distant: Fetcher = (path, init) =>
    path === "/api/matches" ? Promise.resolve(Response.json([match("Far", 12)])) : fetcher(path, init);
  await openPage(distant, `/first-matches?profile=company:${ownCompany.id}`);
  expect(await screen.findAllByRole("heading", { name: "No match yet" })).not.toEqual([]);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Your company is listed");
  expect(screen.queryByRole("link", { name: "See all" })).toBeNull();
});

it("says that an invitation can go out where there is somebody to invite, and not of demos alone", async () => {
  const { fetcher } = fakeFormServer({ own: { "/api/my-company-profiles": [ownCompany] } });
  const people = (isDemo: boolean): Fetcher => {
    const found = ["Saraa", "Bat", "Oyun"].map((name, at) => ({
      ...match(name, 71),
      isDemo: isDemo || at > 0,
    }));
    return (path, init) =>
      path === "/api/matches" ? Promise.resolve(Response.json(found)) : fetcher(path, init);
  };
  await openPage(people(false), `/first-matches?profile=company:${ownCompany.id}`);
  expect(await screen.findByText(/An invitation is .* can go out right now/)).toBeDefined();
  expect(screen.queryByText(/nobody can be written to/)).toBeNull();
  cleanup();

  await openPage(people(true), `/first-matches?profile=company:${ownCompany.id}`);
  expect(await screen.findAllByText(/nobody can be written to/)).not.toEqual([]);
  expect(screen.queryByText(/right now/)).toBeNull();
});

it("the page of first matches says what it is for where the address names none of the own profiles", async () => {
  await openPage(fakeFormServer({}).fetcher, "/first-matches");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Which of your profiles is it about?");
  expect(screen.getByRole("link", { name: "Your profiles" }).getAttribute("href")).toBe("/my-profile");
});
