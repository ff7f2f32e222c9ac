// @vitest-environment happy-dom
import type { Sanction } from "@khamt/contract";
import { readOwnSanction } from "@khamt/contract/calls";
import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { fakeServer } from "../../../test/fake-server.ts";
import { leaveNothing } from "../../../test/leave-nothing.ts";
import { openPage } from "../../../test/open-page.tsx";

leaveNothing();
beforeEach(() => {
  location.hash = "token";
});

it("shows what was answered to an appeal once its reader looks at the page again, and stays where that can't be asked", async () => {
  const waiting: Sanction = {
    kind: "suspended",
    rule: "no-spam",
    note: "The same words to many.",
    since: "2026-11-20T00:00:00.000Z",
    until: null,
    appeal: "They had asked me to.",
    appealAnswer: null,
  };
  const of = (sanction: Sanction) => ({ sanction, appealTo: null, isRead: true });
  const server = fakeServer({ [readOwnSanction]: () => of(waiting) }, null);
  await openPage(server.fetcher, "/appeal");
  await screen.findByText(/will read what you wrote/);
  server.answers[readOwnSanction] = () => Promise.reject<Response>(new TypeError("no connection"));
  await lookAgain();
  expect(screen.getByText(/They had asked me to/)).toBeDefined();
  server.answers[readOwnSanction] = () => of({ ...waiting, appealAnswer: "We see it as before." });
  await lookAgain();
  expect(await screen.findByText(/We see it as before/)).toBeDefined();
});

const lookAgain = () => act(async () => fireEvent(window, new Event("visibilitychange")));
