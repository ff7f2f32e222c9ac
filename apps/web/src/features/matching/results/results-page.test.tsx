// @vitest-environment happy-dom
import type { MatchReason } from "@khamt/contract";
import { matchText } from "@khamt/contract/calls";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { leaveNothing } from "../../../test/leave-nothing.ts";
import { match } from "../../../test/fake-matching.tsx";
import { fakeServer } from "../../../test/fake-server.ts";
import { idOf } from "../../../test/fixtures.ts";
import { openPage } from "../../../test/open-page.tsx";
import { press } from "../../../test/press.ts";

leaveNothing();

it("offers to apply to a listing that was found, and not to connect with it", async () => {
  const found = { ...match("A shop", 71), type: "project" as const, size: "any" };
  const { fetcher } = fakeServer({
    [matchText]: () => ({ understood: [], missing: [], loosen: [], matches: [found] }),
  });
  await openPage(fetcher, "/results?for=project&wish=React");
  const apply = await screen.findByRole("link", { name: "Apply: A shop" });
  expect(apply.getAttribute("href")).toBe(`/project-listings/${idOf("A shop")}?apply=now`);
  expect(screen.queryByRole("button", { name: /^Connect/ })).toBeNull();
  expect(
    screen.queryByText(/\bany\b/),
    "the size that a firm should have is none of the project's",
  ).toBeNull();
});

it("unfolds what is distant for whoever comes for that", async () => {
  const { fetcher } = fakeServer({
    [matchText]: () => ({
      understood: [],
      missing: [],
      loosen: [],
      matches: [match("Oyun", 24), match("Bat", 40)],
    }),
  });
  await openPage(fetcher, "/results?for=cofounder&wish=React#distant");
  expect((await screen.findByText("1 distant profile")).closest("details")?.open).toBe(true);
});

it("reads out with each button of a card whose it is", async () => {
  const found = ["Saraa", "Bat"].map((name) => ({
    ...match(name, 71),
    isDemo: false,
    reasons: [reasonOf("Matching skills: React.")],
    reason: "Matching skills: React.",
  }));
  const { fetcher } = fakeServer({
    [matchText]: () => ({ understood: [], missing: [], loosen: [], matches: found }),
  });
  await openPage(fetcher, "/results?for=cofounder&wish=React");
  const list = await screen.findByRole("region", { name: "2 good fits" });
  for (const name of ["Saraa", "Bat"])
    expect(within(list).getByRole("button", { name: `Connect: ${name}` })).toBeDefined();
  const beside = screen.getByRole("region", { name: /: Saraa$/ });
  expect(within(beside).getAllByText("Matching skills: React."), "no reason stands twice").toHaveLength(1);
});

it("keeps what was changed of the wish and not asked yet, for the same wish alone", async () => {
  const { fetcher } = fakeServer({
    [matchText]: () => ({ understood: [], missing: [], loosen: [], matches: [match("Saraa", 71)] }),
  });
  const open = (wish: string) => openPage(fetcher, `/results?for=cofounder&wish=${wish}`);
  const box = () => screen.findByRole<HTMLTextAreaElement>("textbox", { hidden: true });
  await open("React");
  fireEvent.change(await box(), { target: { value: "React and Go" } });
  fireEvent.click(screen.getByRole("radio", { name: "Companies", hidden: true }));
  cleanup();

  await open("React");
  expect((await box()).value).toBe("React and Go");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Companies" }).checked).toBe(true);
  expect((await box()).closest("details")?.open, "what was changed is seen").toBe(true);
  cleanup();

  await open("Rust");
  expect((await box()).value).toBe("Rust");
  expect((await box()).closest("details")?.open).toBe(false);
  cleanup();

  await open("React");
  await press("Find matches");
  cleanup();
  await open("React");
  expect((await box()).value, "what was asked stands under its own address").toBe("React");
});

function reasonOf(text: string): MatchReason {
  return { factor: "skills", kind: "strength", direction: "wanted", contribution: 1, text, evidence: [] };
}
