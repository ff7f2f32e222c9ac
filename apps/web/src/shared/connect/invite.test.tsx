// @vitest-environment happy-dom
import type { ConnectionWith, MatchWith } from "@khamt/contract";
import {
  createInvitation,
  getCofounder,
  getConnectionWith,
  getCurrentUser,
  getMatchWith,
  listOwnIdeas,
} from "@khamt/contract/calls";
import { notifyManager } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { type Answers, fakeServer } from "../../test/fake-server.ts";
import { cofounder, idOf, ownIdea } from "../../test/fixtures.ts";
import { connection, connectionWith } from "../../test/fixtures-contacts.ts";
import { openPage } from "../../test/open-page.tsx";
import { member } from "../../test/readers.ts";

leaveNothing();

it("says before anything is written that one can't be sent now, and from which day on it can", async () => {
  await open({ refusal: { why: "invited-recently", until: "2026-12-18T00:00:00.000Z" } });
  const dialog = await press("Send Message");
  expect(dialog.getByText(/You can invite them again from December 18, 2026 on/)).toBeDefined();
  expect(dialog.queryByRole("textbox")).toBeNull();
});

it.each(["Invite", "Send Message"])("“%s” opens once it is known what stands between", async (name) => {
  const known = Promise.withResolvers<Response>();
  await open({}, nothing, () => known.promise);
  const button = await screen.findByRole("button", { name });
  button.focus();
  await act(async () => fireEvent.click(button));
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(screen.queryByRole("dialog")).toBeNull();
  await act(async () => known.resolve(Response.json(connectionWith)));
  const dialog = await screen.findByRole("dialog", { name: /^Invite / });
  fireEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name })));
});

it("keeps the focus while it learns what stands between, without opening anything by itself", async () => {
  const known = Promise.withResolvers<Response>();
  await open({}, nothing, () => known.promise);
  screen.getByRole("button", { name: "Invite" }).focus();
  const connectionId = idOf("invitation");
  await act(async () => known.resolve(Response.json({ ...connectionWith, is: "invited", connectionId })));
  const link = await screen.findByRole("link", { name: "Invitation sent" });
  await waitFor(() => expect(document.activeElement).toBe(link));
});

it("tells who has pressed that the server did not answer, and hears the next press", async () => {
  const { answers } = await open({}, nothing, () => new Response("", { status: 503 }));
  const button = await screen.findByRole("button", { name: "Invite" });
  await act(async () => fireEvent.click(button));
  expect(
    await screen.findByText("This could not be done. Nothing was changed. Please try again."),
  ).toBeDefined();
  expect(button.getAttribute("aria-busy")).toBe("false");
  answers[getConnectionWith] = () => connectionWith;
  await act(async () => fireEvent.click(button));
  expect(await screen.findByRole("dialog", { name: /^Invite / })).toBeDefined();
});

it("leaves one way where something stands between the two", async () => {
  await open({ is: "invited", connectionId: idOf("invitation") });
  // What is done asks for nothing.
  expect((await screen.findByRole("link", { name: "Invitation sent" })).className).toContain(
    "button-secondary",
  );
  expect(screen.queryByRole("button", { name: "Send Message" })).toBeNull();
  expect(screen.queryByRole("link", { name: "Send Message" })).toBeNull();
});

it("stays with what is typed while they invite too, and leads to what is there once it is closed", async () => {
  const { answers, router } = await open({});
  const dialog = await press("Send Message");
  const box = dialog.getByRole<HTMLTextAreaElement>("textbox", { name: "Your message" });
  fireEvent.change(box, { target: { value: "Half of a" } });
  const connectionId = idOf("invitation");
  answers[getConnectionWith] = () => ({ ...connectionWith, is: "invites-me", connectionId });
  await act(() => router.options.context.queryClient.invalidateQueries());
  // What is told before this has been told by then.
  await act(() => new Promise<void>((resolve) => notifyManager.schedule(resolve)));
  expect(box.value).toBe("Half of a");
  expect(box.isConnected).toBe(true);
  await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Cancel" })));
  const link = await screen.findByRole("link", { name: "Answer the invitation" });
  await waitFor(() => expect(document.activeElement).toBe(link));
});

it("shows a question that they have asked since, with why nothing was sent beside it", async () => {
  const { answers } = await open({});
  const dialog = await press("Send Message");
  fireEvent.change(dialog.getByRole("textbox", { name: "Your message" }), { target: { value: "Hello" } });
  const refusal = {
    error: "invalid-parameter",
    message: "Not accepted.",
    requestId: "r1",
    parameter: "answer",
  };
  answers[createInvitation] = () => Response.json(refusal, { status: 400 });
  answers[getConnectionWith] = () => ({ ...connectionWith, question: "Why me?" });
  await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Send invitation" })));
  const box = await dialog.findByRole("textbox", { name: /Why me\?/ });
  const note = document.getElementById(box.getAttribute("aria-describedby") ?? "");
  expect(note?.textContent).toBe("Answer their question first.");
});

it("fills in the own profile that they were compared with, also where it is called a message", async () => {
  await open({}, matched);
  await screen.findByText(/with your idea/);
  const dialog = await press("Send Message");
  const about = await dialog.findByRole<HTMLSelectElement>("combobox", { name: "About my profile" });
  expect(about.value).toBe(ownIdea.id);
});

it("cuts nothing off a message that is too long, and sends it once it fits", async () => {
  const { calls, answers } = await open({});
  answers[createInvitation] = () => new Response("", { status: 503 });
  const dialog = await press("Send Message");
  const box = dialog.getByRole<HTMLTextAreaElement>("textbox", { name: "Your message" });
  fireEvent.change(box, { target: { value: "a".repeat(1520) } });
  expect(dialog.getByText("1,000 characters fit here. Shorten it by 520.")).toBeDefined();
  const send = dialog.getByRole("button", { name: "Send invitation" });
  await act(async () => fireEvent.click(send));
  expect(calls).toEqual([]);
  expect(document.activeElement).toBe(box);
  expect(box.value).toHaveLength(1520);
  expect(box.getAttribute("maxlength"), "the browser would cut off what is pasted").toBeNull();
  fireEvent.change(box, { target: { value: "a".repeat(1000) } });
  expect(dialog.getByText("1,000 of 1,000 characters")).toBeDefined();
  await act(async () => fireEvent.click(send));
  expect(calls).toMatchObject([{ call: createInvitation, body: { message: "a".repeat(1000) } }]);
});

it.each(["Invite", "Send Message"])("leaves the focus with what comes after “%s”", async (button) => {
  const { answers } = await open({});
  answers[createInvitation] = () => connection;
  const dialog = await press(button);
  fireEvent.change(dialog.getByRole("textbox", { name: "Your message" }), { target: { value: "Hello" } });
  const connectionId = idOf("invitation");
  answers[getConnectionWith] = () => ({ ...connectionWith, is: "invited", connectionId });
  await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Send invitation" })));
  const link = await screen.findByRole("link", { name: "Invitation sent" });
  await waitFor(() => expect(document.activeElement).toBe(link));
});

it("stands through the end of the session, and is sent once who wrote it has signed in again", async () => {
  const { answers, calls } = await open({});
  const refusal = { error: "not-signed-in", message: "Please sign in.", requestId: "r1" };
  answers[createInvitation] = () => Response.json(refusal, { status: 401 });
  answers[getCurrentUser] = () => ({ user: null });
  const dialog = await press("Send Message");
  fireEvent.change(dialog.getByRole("textbox"), { target: { value: "Shall we talk?" } });
  await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Send invitation" })));
  expect(await screen.findByRole("dialog", { name: "Please sign in again" })).toBeDefined();
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { hidden: true, name: "Your message" }).value).toBe(
    "Shall we talk?",
  );
  answers[createInvitation] = () => connection;
  answers[getCurrentUser] = () => ({ user: member });
  // As when it was done in another tab.
  await act(async () => dispatchEvent(new StorageEvent("storage", { key: "khamt-user" })));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls.map(({ call }) => call)).toEqual([createInvitation, createInvitation]);
});

const nothing: MatchWith = { is: "none", match: null, unlisted: null };
const matched: MatchWith = {
  is: "matched",
  match: {
    source: { kind: "idea", id: ownIdea.id, name: ownIdea.title, contentLanguage: "en" },
    others: 0,
    compatibility: 60,
    reason: "",
    reasons: [],
    needs: { asking: "source", met: 0, of: 0, strands: [] },
  },
  unlisted: null,
};

async function open(
  standing: Partial<ConnectionWith>,
  match = nothing,
  answer: Answers[typeof getConnectionWith] = () => ({ ...connectionWith, ...standing }),
) {
  const server = fakeServer({
    [getCofounder]: () => cofounder,
    [getConnectionWith]: answer,
    [getMatchWith]: () => match,
    [listOwnIdeas]: () => [ownIdea],
  });
  return { ...server, ...(await openPage(server.fetcher, `/startup-cofounders/${cofounder.id}`)) };
}

async function press(name: string) {
  const button = await screen.findByRole("button", { name });
  await act(async () => fireEvent.click(button));
  return within(await screen.findByRole("dialog"));
}
