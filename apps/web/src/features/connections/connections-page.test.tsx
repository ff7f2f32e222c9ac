// @vitest-environment happy-dom
import type { Connection, ConnectionList, ContactPanel } from "@khamt/contract";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Fetcher } from "../../lib/api.ts";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { fakeAccountServer } from "../../test/fake-account.ts";
import { fakeApi } from "../../test/fake-api.ts";
import { idOf } from "../../test/fixtures.ts";
import { connection } from "../../test/fixtures-contacts.ts";
import { openPage } from "../../test/open-page.tsx";

leaveNothing();

describe("the connections of a member", () => {
  it("are for members", async () => {
    await openPage(fakeApi, "/connections");
    expect(screen.getByRole("heading", { level: 1, name: "Login Required" })).toBeDefined();
  });

  it("show of each what can be done with it, and what was written without links", async () => {
    const { fetcher, calls } = fakeServer([invitation]);
    await openPage(fetcher, "/connections");
    const more = await screen.findByRole("button", { name: "More about Sara" });
    const buttons = within(screen.getByRole("article")).getAllByRole("button");
    expect(buttons.filter((each) => each !== more).map((button) => button.textContent)).toEqual([
      "Accept",
      "Ask a question",
      "Decline",
      "Not right now",
    ]);
    expect(screen.getByText(/https:\/\/example.com/).closest("a")).toBeNull();
    const about = screen.getByText(/About your startup idea/);
    expect(within(about).getByRole("link", { name: "Dairy" }).getAttribute("href")).toBe(
      `/idea/${idOf("dairy")}`,
    );
    const profile = screen.getByRole("link", { name: "See the profile: Sara" });
    expect(profile.textContent, "the name stands above it").toBe("See the profile");
    expect(screen.getByRole("link", { current: "page", name: /Received/ }).textContent).toBe("Received1");
    expect(screen.getByRole("link", { name: /^Sent/ }).textContent, "none waits").toBe("Sent");
    await waitFor(() => expect(calls).toEqual([`POST /api/connections/${invitation.id}/view`]));
    await press("Accept: Sara");
    await screen.findByText("You are connected. The conversation is open.");
    expect(screen.getByRole("heading", { name: "You and Sara are connected" })).toBeDefined();
    const next = screen.getByRole("link", { name: "What to settle before you work together" });
    expect(next.getAttribute("href")).toBe("/help#together");
    expect(calls).toContain(`POST /api/connections/${invitation.id}/accept`);
  });

  it.each([
    ["Decline: Sara", "A word to the sender"],
    ["Ask a question: Sara", "Your question"],
  ])("have what was typed at %s again, until it is sent", async (button, label) => {
    const { fetcher, calls } = fakeServer([invitation]);
    const open = async () => {
      cleanup();
      await openPage(fetcher, "/connections");
      await press(button);
      return within(await screen.findByRole("dialog"));
    };
    const typed = (await open()).getByLabelText(label);
    fireEvent.change(typed, { target: { value: "Perhaps in spring" } });
    const again = (await open()).getByLabelText<HTMLTextAreaElement>(label);
    expect(again.value).toBe("Perhaps in spring");
    await act(async () => fireEvent.submit(again.closest("form") ?? again));
    await waitFor(() => expect(calls.at(-1)).toMatch(/\/(decline|ask)$/));
    expect((await open()).getByLabelText<HTMLTextAreaElement>(label).value).toBe("");
  });

  it("leave open what is being written when the other one takes the invitation back, and say it once it is sent", async () => {
    const received = [invitation];
    const { fetcher } = fakeServer(received);
    const { router } = await openPage(fetcher, "/connections");
    await press("Ask a question: Sara");
    const label = "Your question";
    const change = (value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await screen.findByLabelText(label);
    change("Who pays for the cows?");
    received.pop();
    await act(() => router.options.context.queryClient.invalidateQueries());
    await waitFor(() => expect(screen.queryByRole("article", { hidden: true })).toBeNull());
    const typed = screen.getByLabelText<HTMLTextAreaElement>(label);
    expect(typed.value).toBe("Who pays for the cows?");
    await act(async () => fireEvent.submit(typed.closest("form") ?? typed));
    await waitFor(() =>
      expect(screen.getByRole("alert").textContent).toMatch(/^This changed in the meantime, so nothing/),
    );
    expect(typed.value).toBe("Who pays for the cows?");
    await act(async () => router.navigate({ to: "/about" }));
    expect(screen.queryByLabelText(label), "on the next page").toBeNull();
    await act(async () => router.navigate({ to: "/connections" }));
    await screen.findByRole("heading", { name: "No invitations yet" });
    expect(screen.queryByLabelText(label), "back again").toBeNull();
  });

  it("close what only asks once when there is nothing left to be done", async () => {
    const sent: Connection[] = [{ ...invitation, role: "sender", actions: ["withdraw"] }];
    const { fetcher } = fakeServer([], { sent });
    const { router } = await openPage(fetcher, "/connections?tab=sent");
    await press("Withdraw: Sara");
    await screen.findByRole("dialog");
    sent.pop();
    await act(() => router.options.context.queryClient.invalidateQueries());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("are gone on with by words to begin with, which leave what was said behind", async () => {
    const { fetcher } = fakeServer([invitation]);
    const { router } = await openPage(fetcher, "/connections");
    await press("Accept: Sara");
    await screen.findByText("You are connected. The conversation is open.");
    fireEvent.click(await screen.findByRole("button", { name: /^Hello Sara/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/messages/${idOf("conversation")}`));
    expect(screen.queryByText("You are connected. The conversation is open.")).toBeNull();
  });

  it("begin where there is something, and stay where the reader goes", async () => {
    const accepted: Connection = { ...invitation, state: "accepted", actions: [] };
    const { fetcher } = fakeServer([], { connected: [accepted] });
    const { router } = await openPage(fetcher, "/connections");
    expect(await screen.findByRole("button", { name: "Contact details: Sara" })).toBeDefined();
    expect(screen.getByRole("link", { name: "What to settle before you work together" })).toBeDefined();
    fireEvent.click(screen.getByRole("link", { name: /^Received/ }));
    expect(await screen.findByRole("heading", { name: "No invitations yet" })).toBeDefined();
    expect(router.state.location.search).toEqual({ tab: "received" });
  });

  it("show a contact when it is asked for, and say who has looked", async () => {
    const { fetcher, calls } = fakeServer([
      { ...invitation, state: "accepted", actions: [], conversationId: idOf("conversation") },
    ]);
    await openPage(fetcher, "/connections?tab=connected");
    await press("Contact details: Sara");
    expect(await screen.findByText("Sara saw: Phone")).toBeDefined();
    expect(screen.queryByText("99112233")).toBeNull();
    await press("Show: Phone");
    expect(await screen.findByText("99112233")).toBeDefined();
    fireEvent.click(screen.getByRole("switch", { name: /Email/ }));
    await waitFor(() => expect(calls).toContain(`POST /api/connections/${invitation.id}/contacts`));
  });

  it("are found on the side where a letter's one stands by now, and an accepted one in its conversation", async () => {
    const sent: Connection = { ...invitation, id: idOf("sent"), role: "sender", actions: ["answer"] };
    const { fetcher } = fakeServer([invitation], { sent: [sent] });
    const { router } = await openPage(fetcher, `/connections#${sent.id}`);
    await screen.findByRole("button", { name: "Answer the question: Sara" });
    expect(router.state.location.search).toEqual({ tab: "sent" });
    expect(router.state.location.hash).toBe(sent.id);
    cleanup();
    const conversationId = idOf("conversation");
    const accepted: Connection = { ...sent, state: "accepted", actions: [], conversationId };
    const later = await openPage(
      fakeServer([], { connected: [accepted] }).fetcher,
      `/connections#${sent.id}`,
    );
    await waitFor(() => expect(later.router.state.location.pathname).toBe(`/messages/${conversationId}`));
  });

  it("stay where one that was received is accepted, to begin from there", async () => {
    const { fetcher } = fakeServer([invitation]);
    const { router } = await openPage(fetcher, `/connections#${invitation.id}`);
    await press("Accept: Sara");
    await screen.findByRole("heading", { name: "You and Sara are connected" });
    expect(router.state.location.pathname).toBe("/connections");
  });
});

const invitation: Connection = {
  ...connection,
  message: "Look at https://example.com",
  target: { kind: "idea", id: idOf("dairy"), name: "Dairy" },
};

const panel: ContactPanel = {
  mine: [{ field: "email", value: "bat@example.com", isGranted: false, isPublic: false }],
  theirs: ["phone"],
  log: [{ field: "phone", name: "Sara", seenAt: "2026-11-20T00:00:00.000Z" }],
};

/** A server with one member, who has received these. */
function fakeServer(
  received: Connection[],
  elsewhere: { sent?: Connection[]; connected?: Connection[] } = { connected: received },
) {
  const account = fakeAccountServer();
  const calls: string[] = [];
  const fetcher: Fetcher = (path, init = {}) => {
    if (!path.startsWith("/api/connections")) return account.fetcher(path, init);
    const { method = "GET" } = init;
    if (method !== "GET") calls.push(`${method} ${path}`);
    if (path.endsWith("/reveal"))
      return Promise.resolve(
        Response.json({ connectionId: invitation.id, field: "phone", value: "99112233" }),
      );
    if (path.endsWith("/contacts")) return Promise.resolve(Response.json(panel));
    if (path.endsWith("/accept"))
      return Promise.resolve(
        Response.json({
          ...invitation,
          state: "accepted",
          actions: [],
          conversationId: idOf("conversation"),
        }),
      );
    if (method !== "GET" && received[0] === undefined)
      return Promise.resolve(Response.json({ error: "conflict", message: "Changed" }, { status: 409 }));
    if (method !== "GET") return Promise.resolve(Response.json(received[0]));
    const { sent = [], connected = [] } = elsewhere;
    const counts = { received: received.length, sent: sent.length, connected: connected.length };
    const tab = new URLSearchParams(path.split("?")[1]).get("tab");
    const items = (tab === "sent" || tab === "connected" ? elsewhere[tab] : received) ?? [];
    return Promise.resolve(Response.json({ items, counts, next: null } satisfies ConnectionList));
  };
  return { fetcher, calls };
}

async function press(name: string): Promise<void> {
  const button = await screen.findByRole("button", { name });
  await act(async () => fireEvent.click(button));
}
