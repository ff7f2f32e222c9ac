// @vitest-environment happy-dom
import type { Block, ConnectionSettings, ConnectionWith } from "@khamt/contract";
import {
  countUnreadMessages,
  createBlock,
  createReport,
  deleteBlock,
  getCofounder,
  getConnectionSettings,
  getConnectionWith,
  getConversation,
  getMatchWith,
  listBlocks,
  listConversations,
  listMessages,
  updateConnectionSettings,
} from "@khamt/contract/calls";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { refuse } from "../../test/fake-api.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { cofounder, idOf } from "../../test/fixtures.ts";
import { connectionWith, conversation, message } from "../../test/fixtures-contacts.ts";
import { switchToMongolian } from "../../test/in-mongolian.ts";
import { openPage } from "../../test/open-page.tsx";
import { submit } from "../../test/press.ts";

leaveNothing();

const subject = { kind: "cofounder", id: cofounder.id };

describe("blocking and reporting", () => {
  it("are for members, and not beside one's own profile", async () => {
    await openPage(
      fakeServer({ [getCofounder]: () => cofounder }, null).fetcher,
      `/startup-cofounders/${cofounder.id}`,
    );
    expect(screen.queryByRole("button", { name: "More about Saraa Bat" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Report" }));
    expect(await screen.findByRole("dialog", { name: "Welcome to Khamt" })).toBeDefined();
    cleanup();
    await open({ is: "own" });
    await screen.findByRole("heading", { level: 1, name: "Saraa Bat" });
    await screen.findByRole("heading", { level: 2, name: "This is yours" });
    expect(screen.queryByRole("button", { name: /^More about/ })).toBeNull();
  });

  it("stand beside everybody else's", async () => {
    await open();
    const menu = await openMenu();
    expect(menu.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual(["Block", "Report"]);
  });
});

describe("a report", () => {
  it("is open for whoever signed in for it, and is closed for good", async () => {
    const { router } = await open({}, "#report");
    const dialog = within(await screen.findByRole("dialog", { name: "Report Saraa Bat" }));
    await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Cancel" })));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(router.state.location.hash).toBe("");
  });

  it("needs one of six reasons", async () => {
    const { calls } = await open();
    const dialog = await ask("Report");
    const reason = dialog.getByLabelText<HTMLSelectElement>("What is wrong?");
    expect([...reason.options].map(({ text }) => text)).toEqual([
      "Choose a reason",
      "Advertising or the same message to everyone",
      "Asks for money, or looks like a fraud",
      "Insults or harasses",
      "Is not who they say they are",
      "Does not belong here",
      "Something else",
    ]);
    await submit("Send report");
    expect(dialog.getByText("Choose a reason first.")).toBeDefined();
    expect(reason.getAttribute("aria-invalid")).toBe("true");
    expect(calls).toEqual([]);
  });

  it("is asked for in Mongolian too", async () => {
    await open();
    await switchToMongolian();
    const dialog = await ask("Гомдол гаргах");
    await submit("Гомдол илгээх");
    expect(dialog.getByText("Эхлээд шалтгаанаа сонгоно уу.")).toBeDefined();
    expect(dialog.getByRole("option", { name: "Мөнгө нэхсэн, залилан шиг санагдсан" })).toBeDefined();
  });

  it("that is refused says why and keeps what was typed; sent again it is the same, and one is led away", async () => {
    const server = await open();
    server.answers[createReport] = () => refuse("too-many-requests");
    const dialog = await ask("Report");
    const reason = dialog.getByLabelText<HTMLSelectElement>("What is wrong?");
    const text = dialog.getByLabelText<HTMLTextAreaElement>("What happened?");
    fireEvent.change(reason, { target: { value: "scam" } });
    fireEvent.change(text, { target: { value: "They asked me for money." } });
    await submit("Send report");
    expect((await dialog.findByRole("alert")).textContent).toBe("The server says: too-many-requests.");
    expect([reason.value, text.value]).toEqual(["scam", "They asked me for money."]);
    // It had arrived all the same, and by now it says more: that is another report.
    server.answers[createReport] = () =>
      server.calls.length > 2 ? { id: idOf("report") } : refuse("conflict");
    await submit("Send report");
    expect(await screen.findByText("Report sent")).toBeDefined();
    await waitFor(() => expect(server.router.state.location.pathname).toBe("/dashboard"));
    const [first, second, third] = server.calls;
    expect(second).toEqual(first);
    expect(third?.body).toEqual({ ...(second?.body as object), clientId: expect.any(String) });
    expect(third).not.toEqual(second);
    expect(first?.body).toEqual({
      clientId: expect.any(String),
      subject,
      reason: "scam",
      text: "They asked me for money.",
    });
  });

  it("is of what one finds no more, also on the way back", async () => {
    const server = await open();
    server.answers[createReport] = () => ({ id: idOf("report") });
    const dialog = await ask("Report");
    fireEvent.change(dialog.getByLabelText("What is wrong?"), { target: { value: "scam" } });
    await submit("Send report");
    await waitFor(() => expect(server.router.state.location.pathname).toBe("/dashboard"));
    server.answers[getCofounder] = () => refuse("not-found");
    await act(async () => server.router.history.back());
    expect(
      await screen.findByRole("heading", { level: 1, name: "This profile is not listed" }),
    ).toBeDefined();
    expect(screen.queryByRole("heading", { name: "Saraa Bat" })).toBeNull();
  });
});

describe("a report about a conversation", () => {
  it("says that the conversation stays, and blocks the other side where its writer wants that too", async () => {
    const server = fakeServer({
      [listConversations]: () => [conversation],
      [getConversation]: () => conversation,
      [countUnreadMessages]: () => ({ unread: 0 }),
      [listMessages]: () => [message(1, "Send money first.")],
      [createReport]: () => ({ id: idOf("report") }),
      [createBlock]: () => [block],
    });
    await openPage(server.fetcher, `/messages/${conversation.id}`);
    const dialog = await ask("Report");
    expect(dialog.getByText(/You still see it, and they can still write to you/)).toBeDefined();
    expect(dialog.queryByText(/You no longer see what you report/)).toBeNull();
    fireEvent.change(dialog.getByLabelText("What is wrong?"), { target: { value: "scam" } });
    fireEvent.click(dialog.getByLabelText(/^Block Saraa Bat too/));
    await submit("Send report");
    expect(await screen.findByText("Report sent")).toBeDefined();
    const about = { kind: "conversation", id: conversation.id };
    expect(server.calls.filter(({ call }) => call === createReport || call === createBlock)).toMatchObject([
      { call: createReport, body: { subject: about, reason: "scam" } },
      { call: createBlock, body: { subject: about } },
    ]);
  });
});

describe("a block", () => {
  it("is asked about once, says what it does, and leads away from whom one does not see any more", async () => {
    const server = await open();
    const dialog = await ask("Block");
    expect(dialog.getByRole("heading", { name: "Block Saraa Bat?" })).toBeDefined();
    expect(dialog.getByText(/You will no longer see, find or message each other/)).toBeDefined();
    await press("Go back");
    expect(server.calls).toEqual([]);
    await ask("Block");
    await press("Block");
    expect(await screen.findByText("Blocked. You can unblock them in the settings.")).toBeDefined();
    await waitFor(() => expect(server.router.state.location.pathname).toBe("/dashboard"));
    expect(server.calls).toEqual([{ call: createBlock, params: {}, body: { subject } }]);
  });

  it("that is refused says why, and changes nothing", async () => {
    const server = await open();
    server.answers[createBlock] = () => refuse("too-many-own");
    const dialog = await ask("Block");
    await press("Block");
    expect((await dialog.findByRole("alert")).textContent).toBe("The server says: too-many-own.");
    expect(server.router.state.location.pathname).toBe(`/startup-cofounders/${cofounder.id}`);
  });

  it("is ended in the settings", async () => {
    let kept = [block];
    const { fetcher, calls } = fakeServer({
      [getConnectionSettings]: () => settings,
      [listBlocks]: () => kept,
      [deleteBlock]: ({ params }) => {
        kept = [];
        return { id: params["id"] ?? "" };
      },
    });
    await openPage(fetcher, "/settings?section=connections");
    const button = await screen.findByRole("button", { name: "Unblock: Saraa Bat" });
    await act(async () => fireEvent.click(button));
    expect(await screen.findByText("You have blocked nobody.")).toBeDefined();
    expect(screen.getByText("Unblocked. You can connect again.")).toBeDefined();
    expect(calls).toEqual([{ call: deleteBlock, params: { id: block.id }, body: undefined }]);
  });
});

describe("the settings of invitations", () => {
  it("say beside the address that it is none, and go there", async () => {
    const message = "This is not a link.";
    const { fetcher } = fakeServer({
      [getConnectionSettings]: () => settings,
      [listBlocks]: () => [],
      [updateConnectionSettings]: () => refuse("invalid-parameter", { message, parameter: "calendarUrl" }),
    });
    await openPage(fetcher, "/settings?section=connections");
    const address = await screen.findByLabelText("Address where others book a time with you");
    fireEvent.change(address, { target: { value: "ask me" } });
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Save" })));
    expect(await screen.findAllByText(message)).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toBe(address));
    expect(address.getAttribute("aria-invalid")).toBe("true");
    cleanup();
    await openPage(fetcher, "/settings?section=connections");
    const again = await screen.findByLabelText("Address where others book a time with you");
    expect(again, "until it is saved").toHaveProperty("value", "ask me");
  });
});

const block: Block = { id: idOf("block"), name: "Saraa Bat", createdAt: cofounder.createdAt };
const settings: ConnectionSettings = { question: null, weeklyCap: 20, calendarUrl: null };

/** The page of somebody else, as a member sees it. */
async function open(standing: Partial<ConnectionWith> = {}, hash = "") {
  const server = fakeServer({
    [getCofounder]: () => cofounder,
    [getConnectionWith]: () => ({ ...connectionWith, ...standing }),
    [getMatchWith]: () => ({ is: standing.is === "own" ? "own" : "none", match: null, unlisted: null }),
    [createBlock]: () => [block],
  });
  const { router } = await openPage(server.fetcher, `/startup-cofounders/${cofounder.id}${hash}`);
  return { ...server, router };
}

/** What stands behind the three dots. */
async function openMenu() {
  const dots = await screen.findByRole("button", {
    name: /^(More about Saraa Bat|Saraa Bat: бусад үйлдэл)$/,
  });
  await act(async () => fireEvent.click(dots));
  return within(await screen.findByRole("menu"));
}

async function ask(name: string) {
  const item = (await openMenu()).getByRole("menuitem", { name });
  await act(async () => fireEvent.click(item));
  return within(await screen.findByRole("dialog"));
}

async function press(name: string): Promise<void> {
  const button = within(screen.getByRole("dialog")).getByRole("button", { name });
  await act(async () => fireEvent.click(button));
}
