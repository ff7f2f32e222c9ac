// @vitest-environment happy-dom
import { getAccount, getDashboard, updateAccount } from "@khamt/contract/calls";
import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterContextProvider } from "@tanstack/react-router";
import { act, cleanup, render, renderHook, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { oneQuery } from "../query/query.ts";
import { testContext } from "../../test/context.ts";
import { createAppRouter } from "../../test/whole-app.ts";
import { takeMessages } from "../../test/console.ts";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { fakeApi } from "../../test/fake-api.ts";
import { member } from "../../test/readers.ts";
import { AuthProvider, currentUserQuery, useAuth, type Auth, type SignInDialogProps } from "./index.ts";

leaveNothing();

const another = { ...member, id: "22222222-2222-4222-8222-222222222222", name: "Saran Dorj" };

describe("who reads", () => {
  it("is whom the server names, and a copy stays for the next visit", async () => {
    const { auth } = open({ server: member });
    expect(auth().user).toEqual(member);
    await waitFor(() => expect(copy()).toEqual(member));
  });

  it("is the copy's member until a silent server speaks again", async () => {
    localStorage.setItem("khamt-user", JSON.stringify(member));
    const { auth, answer } = open({ server: undefined });
    await waitFor(() => expect(auth().user).toEqual(member));
    await act(async () => answer(null));
    await waitFor(() => expect(auth().user).toBeNull());
    await waitFor(() => expect(copy()).toBeNull());
  });

  it.each(["{", '"a word"', '{"id":"1"}'])("is nobody where the copy is corrupt: %s", async (corrupt) => {
    localStorage.setItem("khamt-user", corrupt);
    open({ server: null });
    await waitFor(() => expect(localStorage.getItem("khamt-user")).toBeNull());
    expect(takeMessages("warn")).toEqual([[expect.stringContaining("corrupt")]]);
  });

  it("follows another tab", async () => {
    const { auth, answer, client } = open({ server: member });
    client.setQueryData([getAccount], { secret: true });
    dispatchEvent(new StorageEvent("storage", { key: "khamt-user" }));
    await act(async () => answer(another));
    await waitFor(() => expect(auth()).toMatchObject({ user: another, turn: 1 }));
    await waitFor(() => expect(client.getQueryData([getAccount])).toBeUndefined());
  });

  it("is nobody as soon as another tab signs out, before the server knows", async () => {
    const { auth, client, asked } = open({ server: member });
    client.setQueryData([getAccount], { secret: true });
    localStorage.setItem("khamt-signed-out", "1");
    dispatchEvent(new StorageEvent("storage", { key: "khamt-signed-out", newValue: "1" }));
    dispatchEvent(new StorageEvent("storage", { key: "khamt-user" }));
    await waitFor(() => expect(auth()).toMatchObject({ user: null, over: undefined, turn: 1 }));
    expect(client.getQueryData([getAccount])).toBeUndefined();
    expect(asked).not.toContain("GET /api/auth/me");
  });

  it("stays on the screen where the session has run out, until another page is opened", async () => {
    const { auth, answer, client, router } = open({ server: member });
    await waitFor(() => expect(copy()).toEqual(member));
    client.setQueryData([getDashboard], { secret: true });
    await client.prefetchQuery(oneQuery(getAccount));
    await act(async () => answer(null));
    await waitFor(() => expect(auth()).toMatchObject({ user: member, over: "held", turn: 0 }));
    // What is not on the screen goes.
    expect(client.getQueryData([getDashboard])).toBeUndefined();
    await act(() => router.navigate({ to: "/about" }));
    await waitFor(() => expect(auth()).toMatchObject({ user: null, over: "gone", turn: 1 }));
  });

  it("leaves the screen at once where the session was ended elsewhere", async () => {
    const { auth, answer, client } = open({ server: member });
    await waitFor(() => expect(copy()).toEqual(member));
    await client.prefetchQuery(oneQuery(getAccount));
    await act(async () => answer(null, { isEnded: true }));
    await waitFor(() => expect(auth()).toMatchObject({ user: null, over: "gone", turn: 1 }));
  });

  it("goes on with what was refused once signed in again, and nobody else does", async () => {
    const { auth, answer, api } = open({ server: member });
    await waitFor(() => expect(copy()).toEqual(member));
    await expect(api.call(updateAccount, { body: { firstName: "Saran" } })).rejects.toThrow("401");
    await act(async () => answer(null));
    await waitFor(() => expect(auth().over).toBe("held"));
    const went: string[] = [];
    const refuse = (name: string) =>
      void auth()
        .signInAgain()
        .then((isIn) => went.push(`${name}: ${isIn}`));
    await act(async () => refuse("their own"));
    await act(() => auth().login(member));
    expect(auth()).toMatchObject({ user: member, over: undefined, turn: 0 });
    expect(went).toEqual(["their own: true"]);
    await act(async () => refuse("another's"));
    await act(() => auth().login(another));
    expect(auth()).toMatchObject({ user: another, turn: 1 });
    expect(went).toEqual(["their own: true"]);
  });

  it("gives up what was refused with the dialog", async () => {
    const { auth, close } = open({ server: member });
    const again = auth().signInAgain();
    await act(async () => {});
    act(() => close());
    expect(await again).toBe(false);
  });

  it("leaves nothing behind on signing out", async () => {
    const { auth, client, asked } = open({ server: member });
    client.setQueryData([getAccount], { secret: true });
    await waitFor(() => expect(copy()).toEqual(member));
    await act(() => auth().logout());
    expect(asked).toContain("POST /api/auth/sign-out");
    expect(auth().user).toBeNull();
    expect(client.getQueryData([getAccount])).toBeUndefined();
    await waitFor(() => expect(copy()).toBeNull());
  });

  it("leaves nothing behind on signing out without a network, and the server hears of it with the next page", async () => {
    const { auth, client, asked, fail } = open({ server: member });
    client.setQueryData([getAccount], { secret: true });
    await waitFor(() => expect(copy()).toEqual(member));
    for (const key of [`khamt-outbox-${member.id}`, `khamt-draft-idea-new-${member.id}`])
      localStorage.setItem(key, "what I wrote");
    sessionStorage.setItem("khamt-invitation-cofounder", "what I wrote");
    fail(true);
    await act(() => expect(auth().logout()).rejects.toThrow("Failed to fetch"));
    expect(auth().user).toBeNull();
    expect(client.getQueryData([getAccount])).toBeUndefined();
    expect(Object.keys(localStorage)).toEqual(["khamt-signed-out"]);
    expect(Object.keys(sessionStorage)).toEqual([]);
    fail(false);
    cleanup();
    // The server still takes the browser for the member's.
    const next = open({ server: member });
    await waitFor(() => expect(next.asked).toContain("POST /api/auth/sign-out"));
    await waitFor(() => expect(next.auth().user).toBeNull());
    expect(Object.keys(localStorage)).toEqual([]);
    expect(asked).toContain("POST /api/auth/sign-out");
  });

  it("forgets what another member left behind when their session ended", async () => {
    const { auth } = open({ server: null });
    localStorage.setItem("khamt-outbox-somebody", "[]");
    localStorage.setItem(`khamt-outbox-${member.id}`, "[]");
    await act(() => auth().login(member));
    expect(localStorage.getItem("khamt-outbox-somebody")).toBeNull();
    expect(localStorage.getItem(`khamt-outbox-${member.id}`)).toBe("[]");
  });

  it("takes new fields only while there is a member", async () => {
    const { auth } = open({ server: null });
    act(() => auth().update({ name: "Saran" }));
    expect(auth().user).toBeNull();
    await act(() => auth().login(member));
    act(() => auth().update({ name: "Saran" }));
    expect(auth().user).toEqual({ ...member, name: "Saran" });
  });

  it("can't be asked for outside its provider", () => {
    expect(() => renderHook(() => useAuth())).toThrow("useAuth needs an AuthProvider around it.");
    takeMessages("error");
  });
});

/** A page whose server named this reader; undefined where it could not. `answer` settles the next question. */
function open({ server }: { server: typeof member | null | undefined }) {
  const asked: string[] = [];
  let isOffline = false;
  let settle: (response: Response) => void = () => undefined;
  const context = testContext((path, init) => {
    asked.push(`${init?.method ?? "GET"} ${path}`);
    if (isOffline) return Promise.reject(new TypeError("Failed to fetch"));
    if (init?.method === "POST") return Promise.resolve(Response.json({ success: true, message: "Done." }));
    if (path === "/api/account") return Promise.resolve(refusal());
    return path === "/api/auth/me" ? new Promise((resolve) => (settle = resolve)) : fakeApi(path);
  }, "en");
  const client = context.queryClient;
  if (server !== undefined) client.setQueryData(currentUserQuery.queryKey, { user: server });
  const router = createAppRouter(context, createMemoryHistory());
  let current: Auth | undefined;
  let close = (): void => undefined;
  const Dialog = ({ onClose }: SignInDialogProps) => {
    close = onClose;
    return null;
  };
  const Reader = () => {
    current = useAuth();
    return <p>{current.user?.name ?? "a visitor"}</p>;
  };
  render(
    <QueryClientProvider client={client}>
      <RouterContextProvider router={router}>
        <AuthProvider dialog={{ Dialog, load: () => Promise.resolve() }}>
          <Reader />
        </AuthProvider>
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  const auth = () => {
    if (current === undefined) throw new Error("Nothing is rendered.");
    return current;
  };
  const answer = async (user: typeof member | null, why = {}) => {
    await waitFor(() => expect(asked).toContain("GET /api/auth/me"));
    settle(Response.json({ user, ...why }));
  };
  const fail = (isFailing: boolean) => {
    isOffline = isFailing;
  };
  return { auth, answer, client, asked, fail, api: context.api, router, close: () => close() };
}

function refusal(): Response {
  const body = { error: "not-signed-in", message: "Please sign in.", requestId: "r1" };
  return Response.json(body, { status: 401 });
}

function copy(): unknown {
  return JSON.parse(localStorage.getItem("khamt-user") ?? "null");
}
