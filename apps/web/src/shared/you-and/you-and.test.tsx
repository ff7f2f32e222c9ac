// @vitest-environment happy-dom
import type { MatchWith } from "@khamt/contract";
import {
  getCofounder,
  getConnectionWith,
  getMatchWith,
  getProject,
  listApplicationStates,
  listCofounders,
  listMatchesWith,
} from "@khamt/contract/calls";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { cofounder, idOf, project } from "../../test/fixtures.ts";
import { connectionWith } from "../../test/fixtures-contacts.ts";
import { openPage } from "../../test/open-page.tsx";

leaveNothing();

it.each([
  ["idea", 3, 4, "They bring 3 of the 4 things you are looking for."],
  ["idea", 0, 4, "They bring none of the 4 things you are looking for."],
  ["idea", 0, 1, "They do not bring the one thing you are looking for."],
  ["company", 3, 4, "They can do 3 of the things that you do."],
  ["company", 0, 4, "They can do none of the things that you do."],
] as const)(
  "says of a person beside one's own %s what they have of it: %i of %i",
  async (kind, met, of, said) => {
    const match: MatchWith = {
      is: "matched",
      match: {
        source: { kind, id: idOf("own"), name: "Own", contentLanguage: "en" },
        others: 0,
        compatibility: 20,
        reason: "",
        reasons: [],
        needs: { asking: "source", met, of, strands: [{ name: "law", cover: "covered" }] },
      },
      unlisted: null,
    };
    const server = fakeServer({
      [getCofounder]: () => cofounder,
      [getConnectionWith]: () => connectionWith,
      [getMatchWith]: () => match,
    });
    await openPage(server.fetcher, `/startup-cofounders/${cofounder.id}`);
    expect(await screen.findByText(said)).toBeDefined();
    expect(screen.getByText("No single point stands out.")).toBeDefined();
  },
);

it("says to a member with an idea alone which profile a project is compared with", async () => {
  const server = fakeServer({
    [getProject]: () => project,
    [listApplicationStates]: () => [],
    [getMatchWith]: () => ({ is: "none", match: null, unlisted: null }) satisfies MatchWith,
  });
  await openPage(server.fetcher, `/project-listings/${project.id}`);
  expect(await screen.findByText(/compared with co-founder and company profiles/)).toBeDefined();
  expect(screen.getByRole("heading", { name: `You and “${project.title}”` })).toBeDefined();
  expect(screen.getByRole("button", { name: /^See who fits this project/ })).toBeDefined();
});

it("says on cards how well the member fits, where that is worth a look", async () => {
  const others = ["good", "far"].map((name) => ({ ...cofounder, id: idOf(name), firstName: name }));
  const source = { kind: "idea", id: idOf("own"), name: "Own" } as const;
  const server = fakeServer({
    [listCofounders]: () => others,
    [listMatchesWith]: () =>
      others.map(({ id, firstName }) => ({
        target: { kind: "cofounder", id },
        source,
        compatibility: firstName === "good" ? 25 : 24,
      })),
  });
  await openPage(server.fetcher, "/startup-cofounders");
  expect(await screen.findByRole("link", { name: "25% match with you" })).toBeDefined();
  expect(screen.queryByRole("link", { name: "24% match with you" })).toBeNull();
});
