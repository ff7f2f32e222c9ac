// @vitest-environment happy-dom
import type { ProgrammeView } from "@khamt/contract";
import {
  changeProgrammeApplication,
  chooseProgrammePool,
  getCurrentUser,
  getProgramme,
  joinProgramme,
  leaveProgramme,
  listMentors,
} from "@khamt/contract/calls";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { refuse } from "../../test/fake-api.ts";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { idOf, managedProgramme } from "../../test/fixtures.ts";
import { openPage } from "../../test/open-page.tsx";
import { member } from "../../test/readers.ts";

leaveNothing();
beforeEach(() => vi.stubEnv("TZ", "Europe/Berlin"));
afterEach(() => vi.unstubAllEnvs());

const build = { en: "What do you build?", mn: "Та юу бүтээж байна вэ?" };

function sent(closesAt: string, membership?: Partial<ProgrammeView["membership"]> | null): ProgrammeView {
  const {
    invited: _,
    applications: __,
    isListed: ___,
    updatedAt: ____,
    ...spring
  } = managedProgramme("Spring");
  return {
    ...spring,
    entry: "applied",
    closesAt,
    questions: [{ text: build, isRequired: true }],
    membership:
      membership === null
        ? null
        : { role: "member", state: "applied", pool: "both", isShown: false, note: null, ...membership },
    application: {
      answers: [{ question: build, answer: "A cold store" }],
      sentAt: "2026-11-01T08:00:00.000Z",
      changedAt: null,
    },
    startUps: [],
    isHere: false,
    invitation: null,
  };
}

async function open(closesAt: string, isArchived = false) {
  const server = fakeServer({
    [getCurrentUser]: () => ({ user: member }),
    [getProgramme]: () => ({ ...sent(closesAt), isArchived }),
    [changeProgrammeApplication]: () => sent(closesAt),
    [leaveProgramme]: () => sent(closesAt),
  });
  await openPage(server.fetcher, "/programmes/spring");
  return server;
}

it("is read again and changed by who sent it, with the deadline by their own clock too", async () => {
  const { calls } = await open("2999-01-05T15:59:00.000Z");
  const own = within(await screen.findByRole("region", { name: "What you sent" }));
  expect(own.getByText("A cold store")).toBeDefined();
  expect(screen.getByText("Applications close on January 5, 2999, 23:59, Ulaanbaatar time.")).toBeDefined();
  expect(screen.getByText("By your clock: January 5, 2999, 16:59")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Change application" }));
  const answer = screen.getByRole("textbox", { name: /^What do you build/ });
  expect(answer).toHaveProperty("value", "A cold store");
  expect(document.activeElement).toBe(answer);
  fireEvent.change(answer, { target: { value: "Two cold stores" } });
  fireEvent.click(screen.getByRole("button", { name: "Save changes" }));
  await screen.findByRole("button", { name: "Change application" });
  expect(calls).toMatchObject([{ body: { answers: ["Two cold stores"] } }]);
});

it("is not changed over what its applicant has changed in another tab, which stands beside it", async () => {
  let now = sent("2999-01-05T15:59:00.000Z");
  const changedAt = "2026-11-02T08:00:00.000Z";
  const { fetcher, calls } = fakeServer({
    [getCurrentUser]: () => ({ user: member }),
    [getProgramme]: () => now,
    [changeProgrammeApplication]: ({ query }) =>
      query.get("version") === changedAt ? now : refuse("conflict"),
  });
  await openPage(fetcher, "/programmes/spring");
  fireEvent.click(await screen.findByRole("button", { name: "Change application" }));
  const answer = screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^What do you build/ });
  fireEvent.change(answer, { target: { value: "A mill" } });
  const answers = [{ question: build, answer: "Two cold stores" }];
  now = { ...now, application: { answers, sentAt: "2026-11-01T08:00:00.000Z", changedAt } };
  const save = () => fireEvent.click(screen.getByRole("button", { name: "Save changes" }));
  save();
  expect(await screen.findByText("There it says now: Two cold stores")).toBeDefined();
  expect(answer.value).toBe("A mill");
  save();
  await screen.findByRole("button", { name: "Change application" });
  expect(calls).toHaveLength(2);
});

it("is not sent with answers under other questions, which come with what was typed, on another day too", async () => {
  const sell = { en: "Who sells it?", mn: "Хэн борлуулах вэ?" };
  let questions = [{ text: build, isRequired: true }];
  const view = () => ({ ...sent("2999-01-05T15:59:00.000Z", null), application: null, questions });
  const { fetcher, calls } = fakeServer({
    [getCurrentUser]: () => ({ user: member }),
    [getProgramme]: view,
    [joinProgramme]: () => sent("2999-01-05T15:59:00.000Z"),
  });
  const answer = (name: RegExp) => screen.getByRole<HTMLTextAreaElement>("textbox", { name });
  await openPage(fetcher, "/programmes/spring");
  await screen.findByText("What you write stays on this device until you send it.");
  fireEvent.change(answer(/^What do you build/), { target: { value: "A cold store" } });
  questions = [{ text: sell, isRequired: true }, ...questions];
  const press = () => fireEvent.click(screen.getByRole("button", { name: "Send application" }));
  press();
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toMatch(/^The organisers have changed the questions/),
  );
  expect(calls).toEqual([]);
  await screen.findByRole("textbox", { name: /^Who sells it/ });
  expect(answer(/^What do you build/).value).toBe("A cold store");
  fireEvent.change(answer(/^Who sells it/), { target: { value: "My aunt" } });
  cleanup();
  sessionStorage.clear();
  await openPage(fetcher, "/programmes/spring");
  await waitFor(() => expect(answer(/^Who sells it/).value).toBe("My aunt"));
  press();
  await waitFor(() => expect(calls).toMatchObject([{ body: { answers: ["My aunt", "A cold store"] } }]));
});

it("is only read once the programme is put aside, whenever applications would have closed", async () => {
  await open("2999-01-05T15:59:00.000Z", true);
  await screen.findByRole("region", { name: "What you sent" });
  expect(screen.queryByRole("button", { name: "Change application" })).toBeNull();
  expect(screen.queryByText(/Applications close/)).toBeNull();
});

it("is only read once applications have closed, and withdrawn after a warning", async () => {
  const { calls } = await open("2026-11-02T15:59:00.000Z");
  expect(await screen.findByText("A cold store")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Change application" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Withdraw application" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("Applications have closed: you cannot apply again.")).toBeDefined();
  expect(calls).toEqual([]);
});

it("has its questions shown to visitors before they sign up", async () => {
  const { fetcher } = fakeServer({ [getProgramme]: () => sent("2999-01-05T15:59:00.000Z", null) }, null);
  await openPage(fetcher, "/programmes/spring");
  expect(await screen.findByRole("button", { name: "Sign up or sign in to join" })).toBeDefined();
  expect(screen.getByText("What do you build?").closest("section")?.textContent).toContain(
    "What you will be asked",
  );
});

it("that was declined has the managers' own words beside it", async () => {
  const { fetcher } = fakeServer({
    [getCurrentUser]: () => ({ user: member }),
    [getProgramme]: () => sent("2999-01-05T15:59:00.000Z", { state: "declined", note: "Come back in May" }),
  });
  await openPage(fetcher, "/programmes/spring");
  expect(await screen.findByText("Come back in May")).toBeDefined();
});

it("asks whoever takes part before they leave, with the way back", async () => {
  const { fetcher, calls } = fakeServer({
    [getProgramme]: () => sent("2999-01-05T15:59:00.000Z", { state: "joined" }),
    [leaveProgramme]: () => sent("2999-01-05T15:59:00.000Z", { state: "left" }),
  });
  await openPage(fetcher, "/programmes/spring");
  fireEvent.click(await screen.findByRole("button", { name: "Leave the programme" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("To come back you need an invitation, or apply again.")).toBeDefined();
  expect(calls).toEqual([]);
  fireEvent.click(dialog.getByRole("button", { name: "Leave the programme" }));
  await waitFor(() => expect(calls).toMatchObject([{ call: leaveProgramme }]));
});

it.each([
  ["nobody", [], 0],
  ["somebody of another programme", ["autumn"], 0],
  ["somebody of this one", ["autumn", "spring"], 1],
  ["somebody for everybody", [null], 1],
])("offers a mentor to whoever takes part where there is %s", async (_, slugs, offered) => {
  const { fetcher } = fakeServer({
    [getCurrentUser]: () => ({ user: member }),
    [getProgramme]: () => sent("2999-01-05T15:59:00.000Z", { state: "joined" }),
    [listMentors]: () =>
      slugs.map((slug) => ({
        id: idOf(`mentor ${slug}`),
        name: "Menna",
        about: "Prices",
        programme: slug === null ? null : { slug, name: { en: slug, mn: slug } },
        booked: 0,
        slots: [],
      })),
  });
  await openPage(fetcher, "/programmes/spring");
  await screen.findByRole("button", { name: "Leave the programme" });
  await waitFor(() => expect(screen.queryAllByRole("link", { name: "Book a mentor" })).toHaveLength(offered));
});

it("shows what those have listed who wish it, and lets whoever takes part choose", async () => {
  const startUp = { id: idOf("Stoves"), name: "Stoves LLC", industry: "software", stage: null } as const;
  const joined: ProgrammeView = {
    ...sent("2999-01-05T15:59:00.000Z", { state: "joined" }),
    startUps: [{ kind: "company", ...startUp }],
  };
  const { fetcher, calls } = fakeServer({
    [getCurrentUser]: () => ({ user: member }),
    [getProgramme]: () => joined,
    [chooseProgrammePool]: () => joined,
    [listMentors]: () => [],
  });
  await openPage(fetcher, "/programmes/spring");
  const link = await screen.findByRole("link", { name: "Stoves LLC" });
  expect(link.getAttribute("href")).toBe(`/companies/${idOf("Stoves")}`);
  fireEvent.click(screen.getByRole("checkbox", { name: /^Show my company and ideas on this page/ }));
  await waitFor(() => expect(calls).toMatchObject([{ body: { isShown: true } }]));
});
