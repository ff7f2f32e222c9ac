// @vitest-environment happy-dom
import {
  findMatches,
  getConnectionWith,
  listMyMatches,
  saveMatches,
  updateMatch,
} from "@khamt/contract/calls";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { catalogue } from "../../lib/language/index.ts";
import { toSaved } from "../../shared/saves/to-saved.ts";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { match, openDialog } from "../../test/fake-matching.tsx";
import { fakeServer } from "../../test/fake-server.ts";
import { connectionWith } from "../../test/fixtures-contacts.ts";
import { idea, idOf } from "../../test/fixtures.ts";
import { member, visitor } from "../../test/readers.ts";
import { Toaster } from "../../ui/toast/toaster.tsx";
import { MatchDialog } from "./match-dialog.tsx";
import { press } from "../../test/press.ts";

leaveNothing();
afterEach(() => vi.restoreAllMocks());

const source = { kind: "idea", id: idea.id, name: "Yak wool" } as const;

it("takes who is not wanted out of what a dialog has found, and back, asking once for each", async () => {
  vi.spyOn(globalThis, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  const all = [match("Saraa", 91), match("Bat", 60)];
  const saved = { ...toSaved({ result: match("Saraa", 91), source }, new Date()), id: idOf("saved") };
  let isOut = false;
  const { fetcher, calls } = fakeServer({
    [findMatches]: () => all.filter(({ name }) => !isOut || name !== "Saraa"),
    [getConnectionWith]: () => ({ ...connectionWith, is: "own" }),
    [listMyMatches]: () => [saved],
    [saveMatches]: () => {
      isOut = true;
      return { saved: [{ ...saved, status: "dismissed" }], left: [] };
    },
    [updateMatch]: () => {
      isOut = false;
      return saved;
    },
  });
  await openDialog({
    fetcher,
    load: ({ language }) => language.load(catalogue("matching")),
    auth: { ...visitor, user: member },
    children: (open) => (
      <>
        <MatchDialog {...{ open, onOpenChange: () => undefined, type: "cofounder", source }} />
        <Toaster />
      </>
    ),
  });
  await press("Start AI Matching");
  fireEvent.click(await screen.findByRole("button", { name: "Not for me: Saraa" }));
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Saraa" })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "1 match found" }));
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("heading", { name: "Saraa" })).toBeDefined();
  expect(calls.filter(({ call }) => call === findMatches)).toHaveLength(3);
});
