// @vitest-environment happy-dom
import type { OwnIdea } from "@khamt/contract";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { leaveNothing } from "../../../test/leave-nothing.ts";
import { idOf, ownIdea } from "../../../test/fixtures.ts";
import { fakeMatchServer, match, openDialog, pass } from "../../../test/fake-matching.tsx";
import { member, visitor } from "../../../test/readers.ts";
import { MatchDialog } from "../match-dialog.tsx";
import { catalogue } from "../../../lib/language/index.ts";
import { press } from "../../../test/press.ts";

leaveNothing();
beforeEach(() => vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] }));
afterEach(() => vi.useRealTimers());

const wish = "A React developer in Darkhan";
const idea: OwnIdea = { ...ownIdea, title: "Warm yak wool" };
const mine: Record<string, object[]> = {
  "/api/my-startup-idea-profiles": [
    idea,
    { ...idea, id: idOf("half"), title: "Half an idea", missing: ["description"] },
    { ...idea, id: idOf("asleep"), title: "A sleeping idea", isActive: false },
  ],
  "/api/my-cofounder-profiles": [],
};

it("gives a visitor matches for their own words, and shows what was read in them", async () => {
  const { server } = await open();
  write(wish);
  await press("Start AI Matching");
  expect(server.asked).toEqual([{ text: wish, looksFor: "cofounder", limit: 10 }]);
  expect(screen.getByText("5 words read")).toBeDefined();
  await server.answer(found);
  expect(screen.getByText("understood: React, Darkhan")).toBeDefined();
  await pass(9000);
  const read = screen.getByRole("region", { name: "What we understood" });
  expect(read.textContent).toContain("Looking for:React");
  expect(read.textContent).toContain("Place:Darkhan");
  expect(screen.getByRole("heading", { name: "Saraa" })).toBeDefined();
});

it("begins in the text field, so that the first key is a letter of the wish", async () => {
  await open();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox")));
});

it("begins at the member's own profile where there is one", async () => {
  await open({ ...visitor, user: member });
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: /Warm yak wool/ })),
  );
});

it("says where nothing was understood, and takes an example that is pressed", async () => {
  const { server } = await open();
  write("asdf qwer");
  await press("Start AI Matching");
  await server.answer({ understood: [], matches: [match("Saraa", 1)], missing: [], loosen: [] });
  await pass(9000);
  expect(screen.getByRole("heading", { name: "0 matches found" })).toBeDefined();
  expect(screen.getByRole("heading", { name: "We did not understand that" })).toBeDefined();
  const example = screen.getByRole("button", { name: "A backend developer for payments, part-time" });
  await act(async () => fireEvent.click(example));
  expect(server.asked.at(-1)).toEqual({ text: example.textContent, looksFor: "cofounder", limit: 10 });
});

it("says where nobody fits what of the wish nobody has, and asks again without what the reader lets go", async () => {
  const { server } = await open();
  write(wish);
  await press("Start AI Matching");
  const loosen = [{ attribute: "place" as const, words: "Darkhan", matches: 4 }];
  await server.answer({ ...found, matches: [match("Saraa", 12)], missing: ["falconry"], loosen });
  await pass(9000);
  expect(screen.getByRole("heading", { name: "No match yet" })).toBeDefined();
  expect(screen.getByText("falconry")).toBeDefined();
  await press("Darkhan: 4 matches");
  expect(server.asked.at(-1)).toMatchObject({ text: wish, preferences: { place: { importance: "any" } } });
});

it("says that the words are not stored, and asks for some where there are none", async () => {
  const { server } = await open();
  const field = screen.getByRole("textbox");
  expect(field.getAttribute("aria-describedby")).toBe(screen.getByText(/do not store it/).id);
  write("  ");
  await press("Start AI Matching");
  expect(server.asked).toEqual([]);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("Write a few words about what you are looking for.")).toBeDefined();
});

it("keeps words that are too many, says by how much, and asks once they fit", async () => {
  const { server } = await open();
  write("a".repeat(4012));
  expect(screen.getByText("4,000 characters fit here. Shorten it by 12.")).toBeDefined();
  await press("Start AI Matching");
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
  expect(server.asked).toEqual([]);
  write(wish);
  await press("Start AI Matching");
  expect(server.asked).toHaveLength(1);
});

it("keeps the words when the match fails, for another try and for a change", async () => {
  const { server } = await open();
  write(wish);
  await press("Start AI Matching");
  await server.disconnect();
  expect(screen.getByRole("alert").textContent).toContain("There is no connection.");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await server.fail({ error: "unavailable", message: "The database is resting.", requestId: "r-17" });
  expect(server.asked).toHaveLength(2);
  fireEvent.click(screen.getByRole("button", { name: "Change my search" }));
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe(wish);
});

it("keeps the words when it is closed in the middle", async () => {
  const { server, close, reopen } = await open();
  write(wish);
  await press("Start AI Matching");
  await close();
  expect(server.signal()?.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
  await reopen();
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe(wish);
});

it("asks a visitor who wants their own profile to sign in", async () => {
  const askToSignIn = vi.fn<() => void>();
  await open({ ...visitor, askToSignIn });
  fireEvent.click(screen.getByRole("button", { name: "Sign in to use your own profile" }));
  expect(askToSignIn).toHaveBeenCalledOnce();
});

it("starts from the member's own profile, or from their words if they choose so", async () => {
  const { server } = await open({ ...visitor, user: member });
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Warm yak wool/ }).checked).toBe(true);
  expect(screen.queryByRole("textbox")).toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: "My own words" }));
  expect(screen.getByRole("textbox")).toBeDefined();
  fireEvent.click(screen.getByRole("radio", { name: /Warm yak wool/ }));
  await press("Start AI Matching");
  expect(server.asked).toEqual([{ type: "cofounder", source: { kind: "idea", id: idea.id }, limit: 10 }]);
});

it("shows own profiles that cannot be matched with the reason and the way to change it", async () => {
  await open({ ...visitor, user: member });
  expect(screen.queryByRole("radio", { name: /Half an idea|sleeping/ })).toBeNull();
  expect(screen.getByText("Half an idea").parentElement?.textContent).toContain("is not complete enough");
  expect(screen.getByText("A sleeping idea").parentElement?.textContent).toContain("is paused");
  expect(screen.getByRole("link", { name: "Complete it" }).getAttribute("href")).toBe("/create-startup-idea");
});

it("takes words where own profiles cannot be read, and reads them again", async () => {
  const answers = { ...mine };
  delete answers["/api/my-startup-idea-profiles"];
  await open({ ...visitor, user: member }, answers);
  expect(screen.getByRole("alert").textContent).toContain("could not be read");
  expect(screen.getByRole("textbox")).toBeDefined();
  Object.assign(answers, mine);
  await press("Read them again");
  expect(await screen.findByRole("radio", { name: /Warm yak wool/ })).toBeDefined();
});

const found = {
  understood: [
    { kind: "need" as const, label: "React" },
    { kind: "place" as const, label: "Darkhan" },
  ],
  matches: [match("Saraa", 91)],
  missing: [],
  loosen: [],
};

async function open(auth = visitor, answers = mine) {
  const server = fakeMatchServer((path) => {
    if (!path.startsWith("/api/my-")) return undefined;
    const answer = answers[path];
    return answer === undefined ? Response.json({}, { status: 503 }) : Response.json(answer);
  });
  const dialog = await openDialog({
    fetcher: server.fetcher,
    auth,
    load: ({ language }) => language.load(catalogue("matching")),
    children: (isOpen) => isOpen && <MatchDialog open onOpenChange={() => {}} type="cofounder" />,
  });
  await whenRead();
  return { server, ...dialog };
}

function write(text: string) {
  fireEvent.change(screen.getByRole("textbox"), { target: { value: text } });
}

async function whenRead() {
  await waitFor(() => expect(screen.queryByText("Reading your profiles")).toBeNull());
}
