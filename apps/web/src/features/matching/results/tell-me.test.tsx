// @vitest-environment happy-dom
import type { KeptSearch } from "@khamt/contract";
import { keepSearch, listKeptSearches, matchText } from "@khamt/contract/calls";
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { leaveNothing } from "../../../test/leave-nothing.ts";
import { refuse } from "../../../test/fake-api.ts";
import { match } from "../../../test/fake-matching.tsx";
import { fakeServer } from "../../../test/fake-server.ts";
import { idOf } from "../../../test/fixtures.ts";
import { openPage } from "../../../test/open-page.tsx";

leaveNothing();

const kept: KeptSearch = {
  id: idOf("kept"),
  looksFor: "cofounder",
  text: "React",
  source: null,
  createdAt: "2026-03-01T04:00:00.000Z",
};

it("says of a search that is kept already that it is, and leads to all of them", async () => {
  const { fetcher } = fakeServer({
    [matchText]: () => ({ understood: [], missing: [], loosen: [], matches: [match("Saruul", 71)] }),
    [listKeptSearches]: () => [kept],
  });
  await openPage(fetcher, "/results?for=cofounder&wish=React");
  const all = await screen.findByRole("link", { name: "Your saved searches" });
  expect(all.getAttribute("href")).toBe("/my-matches");
  expect(screen.getByText("We will tell you as soon as somebody new fits.")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Tell me when somebody fits" })).toBeNull();
});

it("leads who keeps as many as one may to all of them", async () => {
  const { fetcher } = fakeServer({
    [matchText]: () => ({ understood: [], missing: [], loosen: [], matches: [match("Saruul", 71)] }),
    [listKeptSearches]: () => [],
    [keepSearch]: () => refuse("too-many-own"),
  });
  await openPage(fetcher, "/results?for=cofounder&wish=React");
  fireEvent.click(await screen.findByRole("button", { name: "Tell me when somebody fits" }));
  expect(await screen.findByText(/^You have saved as many searches/)).toBeDefined();
  expect(screen.getByRole("link", { name: "Your saved searches" })).toBeDefined();
});

it.each([
  ["found people who may not be the right ones", [match("Saruul", 71)]],
  ["found nobody", []],
])("keeps a search that %s, and each of its own", async (_, matches) => {
  const { fetcher, calls } = fakeServer({
    [matchText]: () => ({
      understood: [{ kind: "need", label: "React" }],
      missing: [],
      loosen: [],
      matches,
    }),
    [listKeptSearches]: () => [],
    [keepSearch]: () => kept,
  });
  const { router } = await openPage(fetcher, "/results?for=cofounder&wish=React");
  const button = () => screen.findByRole("button", { name: "Tell me when somebody fits" });
  await act(async () => fireEvent.click(await button()));
  expect(await screen.findByText("We will tell you as soon as somebody new fits.")).toBeDefined();
  const asked = calls.filter(({ call }) => call === keepSearch);
  expect(asked).toMatchObject([{ body: { looksFor: "cofounder", about: { text: "React" } } }]);
  await act(() => router.navigate({ to: "/results", search: { for: "cofounder", wish: "Vue" } }));
  expect(await button()).toBeDefined();
  expect(screen.queryByText("We will tell you as soon as somebody new fits.")).toBeNull();
});
