// @vitest-environment happy-dom
import {
  requestUpload,
  deleteMessage,
  getConversation,
  getCurrentUser,
  listFiles,
  sendMessage,
} from "@khamt/contract/calls";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { unsentKey } from "../../shared/messages/unsent.ts";
import { catchUploads } from "../../test/fake-uploads.ts";
import { refuse } from "../../test/fake-api.ts";
import { idOf } from "../../test/fixtures.ts";
import { conversation } from "../../test/fixtures-contacts.ts";
import { hello, open, sent, kept, item, nextReader, said, box, write, useThread } from "./set-up-thread.tsx";
import { press } from "../../test/press.ts";

useThread();

const plan = { url: "/files/upload-1", name: "plan.pdf", type: "application/pdf", bytes: 3 };

describe("a message", () => {
  it("is sent with Enter and not while a line is broken; the box is empty then, and it counts as sent", async () => {
    const { server } = await open();
    write("  Tomorrow at ten.  ");
    fireEvent.keyDown(box(), { key: "Enter", shiftKey: true });
    fireEvent.keyDown(box(), { key: "Enter", isComposing: true });
    expect(sent(server)).toEqual([]);
    fireEvent.keyDown(box(), { key: "Enter" });
    expect(box().value).toBe("");
    await waitFor(() => expect(item(3).textContent).toMatch(/Tomorrow at ten\..*· Sent$/));
    expect(sent(server)).toMatchObject([{ text: "Tomorrow at ten.", attachments: [] }]);
    expect(kept()).toEqual([]);
  });

  it.each([
    ["where there is a keyboard", true, 22],
    ["but not on a phone, whose own would cover what was said", false, 0],
  ])("that was begun is gone on with at its end, %s", async (_, hasKeyboard, caret) => {
    vi.spyOn(globalThis, "matchMedia").mockReturnValue({ matches: hasKeyboard } as MediaQueryList);
    const reader = nextReader();
    localStorage.setItem(unsentKey(conversation.id, reader.id), JSON.stringify("When do you have time?"));
    await open({ reader });
    expect(box().value).toBe("When do you have time?");
    expect(document.activeElement === box()).toBe(hasKeyboard);
    expect(box().selectionEnd).toBeGreaterThanOrEqual(caret);
  });

  it("that says nothing, or more than a message holds, is not sent", async () => {
    const { server } = await open();
    write("   ");
    await press("Send");
    write("a".repeat(4001));
    await press("Send");
    expect(screen.getByText("A message has 4,000 characters at most.")).toBeDefined();
    expect(box().getAttribute("aria-invalid")).toBe("true");
    expect(box().value).toHaveLength(4001);
    expect(sent(server)).toEqual([]);
  });

  const attach = async () => {
    const { server } = await open();
    const uploads = catchUploads();
    server.answers[requestUpload] = () => ({ uploadURL: "/files/upload-1?expires=1&signature=s" });
    server.answers[listFiles] = () => [plan];
    await press("Attach files");
    const input = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>("input[type=file]");
      if (found === null) throw new Error("There is no field for files.");
      return found;
    });
    fireEvent.change(input, { target: { files: [new File(["abc"], plan.name)] } });
    await waitFor(() => expect(uploads).toHaveLength(1));
    write("The plan");
    return { server, uploads };
  };

  it.each([
    [`Try again: ${plan.name}`, [plan.url]],
    [`Remove: ${plan.name}`, []],
  ])(
    "keeps a file that did not arrive in sight until its writer decides: %s",
    async (button, attachments) => {
      const { server, uploads } = await attach();
      await act(async () => uploads[0]?.answer(503, { error: "overloaded", message: "Wait." }));
      await press("Send");
      await press("Attach files");
      expect(screen.getByText("Could not upload the file. Wait.")).toBeDefined();
      expect(screen.getByText(/^A file did not arrive/)).toBeDefined();
      expect([box().value, sent(server)]).toEqual(["The plan", []]);
      await press(button);
      await act(async () => uploads[1]?.answer(200));
      await press("Send");
      await waitFor(() => expect(sent(server)).toMatchObject([{ text: "The plan", attachments }]));
      expect(sent(server)).toHaveLength(1);
    },
  );

  it("waits for the files that are under way, says so, and goes with them", async () => {
    const { server, uploads } = await attach();
    fireEvent.keyDown(box(), { key: "Enter" });
    await press("Send");
    await press("Attach files");
    expect(
      screen.getByText("Your file is still uploading. You can send the message once it is there."),
    ).toBeDefined();
    expect(box().value).toBe("The plan");
    expect(sent(server)).toEqual([]);
    await act(async () => uploads[0]?.answer(200));
    await press("Send");
    await waitFor(() => expect(sent(server)).toMatchObject([{ text: "The plan", attachments: [plan.url] }]));
  });

  it("that waits shows its files by their names", async () => {
    const reader = nextReader();
    const waiting = {
      id: idOf("waiting"),
      conversationId: conversation.id,
      text: "The plan",
      attachments: [plan.url],
    };
    localStorage.setItem(
      `khamt-outbox-${reader.id}`,
      JSON.stringify([{ ...waiting, writtenAt: "2026-03-01T08:00:00.000Z", fault: "Not taken." }]),
    );
    await open({ reader, answers: { [listFiles]: () => [plan] } });
    expect(await screen.findByRole("link", { name: plan.name })).toBeDefined();
  });

  it("that found no connection waits on this device and is sent once there is one, under the same id", async () => {
    const { server } = await open();
    const take = server.answers[sendMessage];
    server.answers[sendMessage] = () => Promise.reject(new TypeError("Failed to fetch"));
    write("Tomorrow at ten.");
    await press("Send");
    const waiting = (await screen.findByText(/Waiting to be sent/)).closest("li");
    await waitFor(() => expect(sent(server)).toHaveLength(1));
    expect(kept()).toMatchObject([{ text: "Tomorrow at ten.", conversationId: conversation.id }]);
    if (take) server.answers[sendMessage] = take;
    await act(async () => dispatchEvent(new Event("online")));
    await waitFor(() => expect(item(3).textContent).toMatch(/· Sent$/));
    expect(item(3), "read out once").toBe(waiting);
    const [first, ...others] = sent(server);
    expect(others.every((each) => JSON.stringify(each) === JSON.stringify(first))).toBe(true);
    expect(said()).toHaveLength(3);
    expect(kept()).toEqual([]);
  });

  it("that is written when the session has run out asks to sign in again, and then goes out", async () => {
    const { server, reader } = await open();
    const take = server.answers[sendMessage];
    server.answers[sendMessage] = () => refuse("not-signed-in");
    server.answers[getCurrentUser] = () => ({ user: null });
    write("Tomorrow at ten.");
    await press("Send");
    const name = "Please sign in again";
    const close = await within(await screen.findByRole("dialog", { name })).findByRole("button", {
      name: "Close",
    });
    await act(async () => fireEvent.click(close));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    write("Or at eleven.");
    await press("Send");
    expect(await screen.findByRole("dialog", { name })).toBeDefined();
    if (take) server.answers[sendMessage] = take;
    server.answers[getCurrentUser] = () => ({ user: reader });
    // As when it was done in another tab.
    await act(async () => dispatchEvent(new StorageEvent("storage", { key: "khamt-user" })));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(item(4).textContent).toMatch(/Or at eleven.*· Sent$/));
    expect(said().slice(2)).toEqual(["You: Tomorrow at ten.", "You: Or at eleven."]);
  });

  it("that is refused says why, stays, and is sent again or let go as its writer wants", async () => {
    const { server } = await open();
    const take = server.answers[sendMessage];
    server.answers[sendMessage] = () => refuse("conversation-closed");
    write("One");
    await press("Send");
    expect(await screen.findByText("Not sent. The server says: conversation-closed.")).toBeDefined();
    write("Two");
    await press("Send");
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Delete" })).toHaveLength(2));
    fireEvent.click(screen.getAllByRole("button", { name: "Delete" })[1] ?? document.body);
    expect(said()).toEqual(["You: Hello, Saraa.", "Saraa Bat: When can we talk?", "You: One"]);
    if (take) server.answers[sendMessage] = take;
    await press("Try again");
    await waitFor(() => expect(item(3).textContent).toMatch(/One.*· Sent$/));
    expect(sent(server).map(({ text }) => text)).toEqual(["One", "Two", "One"]);
    expect(screen.queryByRole("button", { name: "Delete" })).toBeNull();
  });

  it("that is refused because the conversation has closed meanwhile is the last to be tried", async () => {
    const { server } = await open();
    server.answers[getConversation] = () => ({ ...conversation, isOpen: false });
    server.answers[sendMessage] = () => refuse("conversation-closed");
    write("One");
    await press("Send");
    expect(await screen.findByText(/^This conversation is closed/)).toBeDefined();
    expect(screen.queryByLabelText("Your message")).toBeNull();
    expect(screen.getByText("Not sent. The server says: conversation-closed.")).toBeDefined();
  });

  it("that is not sent yet stands in the box at the next visit, and in no other conversation", async () => {
    const { reader } = await open();
    write("Half a thou");
    cleanup();
    await open({ reader });
    expect(box().value).toBe("Half a thou");
    cleanup();
    await open({ reader, conversation: { id: idOf("another") } });
    expect(box().value).toBe("");
  });

  it("is deleted for both after one question; its place stays", async () => {
    const { server } = await open();
    expect(within(item(2)).queryByRole("button")).toBeNull();
    await press("Delete this message");
    const dialog = within(await screen.findByRole("dialog", { name: "Delete this message?" }));
    server.answers[deleteMessage] = () => refuse("overloaded");
    await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Delete" })));
    expect((await dialog.findByRole("alert")).textContent).toBe("The server says: overloaded.");
    expect(said()[0]).toBe("You: Hello, Saraa.");
    server.answers[deleteMessage] = () => ({ ...hello, text: "", isDeleted: true });
    await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Delete" })));
    await waitFor(() => expect(said()[0]).toBe("You: Message deleted"));
    expect(server.calls.at(-1)).toMatchObject({
      call: deleteMessage,
      params: { id: conversation.id, seq: "1" },
    });
    expect(screen.queryByRole("button", { name: "Delete this message" })).toBeNull();
  });
});
