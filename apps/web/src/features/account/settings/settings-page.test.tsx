// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { Delivery } from "@khamt/contract";
import type { Fetcher } from "../../../lib/api.ts";
import { leaveNothing } from "../../../test/leave-nothing.ts";
import { account, fakeAccountServer, password } from "../../../test/fake-account.ts";
import { idOf } from "../../../test/fixtures.ts";
import { openPage } from "../../../test/open-page.tsx";
import { press, type } from "../../../test/press.ts";

leaveNothing();

describe("the settings", () => {
  it("show the section that the address names", async () => {
    await openPage(fakeAccountServer().fetcher, "/settings?section=privacy");
    expect(screen.getByRole("heading", { level: 2, name: "Privacy" })).toBeDefined();
    const sections = within(screen.getByRole("navigation", { name: "Sections of the settings" }));
    expect(sections.getByRole("link", { current: "page" }).textContent).toBe("Privacy");
    expect(sections.getAllByRole("link").map((link) => link.getAttribute("href"))).toContain("/settings");
  });

  it("save a switch at once, with its neighbour as it is, and take it back if that fails", async () => {
    const { fetcher, calls, refusals } = fakeAccountServer();
    await openPage(fetcher, "/settings?section=notifications");
    fireEvent.click(toggle("Messages: by email"));
    await waitFor(() => expect(toggle("Messages: by email").checked).toBe(false));
    fireEvent.click(toggle("Messages: in the app"));
    await waitFor(() => expect(toggle("Messages: in the app").checked).toBe(false));
    expect(await screen.findByText("Saved")).toBeDefined();
    expect(calls.map(({ body }) => body)).toEqual([
      { notifications: { messages: { app: true, mail: false } } },
      { notifications: { messages: { app: false, mail: false } } },
    ]);
    refusals["PATCH /api/account"] = "The server rests.";
    fireEvent.click(toggle("Messages: in the app"));
    expect(await screen.findByText("Not saved")).toBeDefined();
    expect(toggle("Messages: in the app").checked).toBe(false);
  });

  it("offer quiet hours with a suggestion, and tell what was sent and what was not and why", async () => {
    const { fetcher, calls } = fakeAccountServer();
    const times = { createdAt: "2026-11-20T00:00:00.000Z", dueAt: "2026-11-20T00:00:00.000Z" };
    const log: Delivery[] = [
      {
        id: idOf("first"),
        kind: "invitation",
        channel: "app",
        state: "sent",
        why: null,
        about: { title: "Yak wool", path: `/connections#${idOf("first")}` },
        ...times,
        changedAt: times.dueAt,
      },
      {
        id: idOf("second"),
        kind: "digest",
        channel: "mail",
        state: "skipped",
        why: "settings",
        about: null,
        ...times,
        changedAt: times.dueAt,
      },
    ];
    const telling: Fetcher = (path, init) =>
      path === "/api/notifications/deliveries" ? Promise.resolve(Response.json(log)) : fetcher(path, init);
    await openPage(telling, "/settings?section=notifications");
    fireEvent.click(toggle("Quiet hours"));
    fireEvent.change(await screen.findByLabelText("Until"), { target: { value: "07:00" } });
    await waitFor(() => expect(calls).toHaveLength(2));
    const quietHours = { from: "22:00", until: "08:00", timeZone: "Asia/Ulaanbaatar" };
    expect(calls.map(({ body }) => body)).toEqual([
      { quietHours },
      { quietHours: { ...quietHours, until: "07:00" } },
    ]);
    const lines = (await screen.findByRole("heading", { name: "What we sent you" })).closest("section");
    await waitFor(() => expect(lines?.textContent).toMatch(/Invitation: Yak wool in the app.*sent/));
    expect(screen.getByRole("link", { name: "Invitation: Yak wool" }).getAttribute("href")).toBe(
      `/connections#${idOf("first")}`,
    );
    expect(lines?.textContent).toMatch(/Summary by email.*not sent: switched off by you/);
  });

  it("save at once how often the summary comes", async () => {
    const { fetcher, calls } = fakeAccountServer();
    await openPage(fetcher, "/settings?section=notifications");
    const pace = () => screen.getByLabelText<HTMLSelectElement>("How often the summary comes");
    expect(pace().value).toBe("week");
    fireEvent.change(pace(), { target: { value: "day" } });
    expect(await screen.findByText("Saved")).toBeDefined();
    expect(pace().value).toBe("day");
    expect(calls).toEqual([{ call: "PATCH /api/account", body: { digestPace: "day" } }]);
  });

  it("change the language in the account and on the page", async () => {
    const { fetcher, calls } = fakeAccountServer();
    await openPage(fetcher, "/settings?section=language");
    fireEvent.click(screen.getByRole("radio", { name: "Монгол" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Тохиргоо" })).toBeDefined();
    expect(calls).toEqual([{ call: "PATCH /api/account", body: { language: "mn" } }]);
  });

  it("keep in the account what the header's language switch chose", async () => {
    const { fetcher, calls } = fakeAccountServer();
    await openPage(fetcher, "/settings?section=theme");
    fireEvent.click(screen.getByRole("link", { name: "Монгол" }));
    await waitFor(() => expect(calls).toEqual([{ call: "PATCH /api/account", body: { language: "mn" } }]));
  });

  it("keep in the account the language that the page was opened in by its address, and leave it alone otherwise", async () => {
    const { fetcher, calls } = fakeAccountServer();
    const body = JSON.stringify({ language: "mn" });
    await fetcher("/api/account", { method: "PATCH", body });
    await openPage(fetcher, "/settings?section=language");
    await waitFor(() => expect(radio("Монгол").checked).toBe(true));
    expect(calls).toHaveLength(1);
    cleanup();
    const asked = performance.mark("https://khamt.example/settings?section=language&lang=en");
    const opening = vi.spyOn(performance, "getEntriesByType").mockReturnValue([asked]);
    await openPage(fetcher, "/settings?section=language");
    await waitFor(() => expect(radio("English").checked).toBe(true));
    expect(calls.slice(1)).toEqual([{ call: "PATCH /api/account", body: { language: "en" } }]);
    opening.mockRestore();
  });

  it("sign another device out after asking, never this one", async () => {
    await openPage(fakeAccountServer().fetcher, "/settings?section=devices");
    expect(await screen.findByText("This device")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Sign out: Firefox, Linux" })).toBeNull();
    await press("Sign out: Safari, iOS");
    const dialog = within(await screen.findByRole("dialog", { name: "Sign out this device?" }));
    fireEvent.change(await dialog.findByLabelText("Your password"), { target: { value: password } });
    fireEvent.submit(dialog.getByRole("button", { name: "Sign out" }));
    expect(await screen.findByText("You are signed in nowhere else.")).toBeDefined();
    expect(screen.queryByText("Safari, iOS")).toBeNull();
  });

  it("put a wrong password beside its field, and keep all that was typed", async () => {
    await openPage(fakeAccountServer().fetcher, "/settings?section=security");
    await press("Change password");
    await screen.findByLabelText("Current password");
    type("Current password", "Wrong-Horse-1");
    type("New password", "Better-Horse-8");
    type("Confirm password", "Better-Horse-8");
    fireEvent.submit(screen.getByRole("form", { name: "Change password" }));
    await waitFor(() =>
      expect(screen.getByLabelText("Current password").getAttribute("aria-invalid")).toBe("true"),
    );
    expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe("Better-Horse-8");
  });

  it("say beside the new password that it is the old one, and keep all that was typed", async () => {
    const { fetcher } = fakeAccountServer();
    const refusal = { error: "same-password", message: "Choose another one.", requestId: "r1" };
    const withSame: Fetcher = async (path, init) =>
      path === "/api/auth/password/change" ? Response.json(refusal, { status: 400 }) : fetcher(path, init);
    await openPage(withSame, "/settings?section=security");
    await press("Change password");
    await screen.findByLabelText("Current password");
    for (const label of ["Current password", "New password", "Confirm password"])
      type(label, "Better-Horse-8");
    fireEvent.submit(screen.getByRole("form", { name: "Change password" }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("New password")));
    expect(screen.getByLabelText("New password").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText(refusal.message)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe("Better-Horse-8");
  });

  it("say beside a first password that it needs a fresh sign-in, and keep all that was typed", async () => {
    const { fetcher, calls } = fakeAccountServer();
    const refusal = { error: "sign-in-again", message: "Sign in again and repeat it.", requestId: "r1" };
    const withoutPassword: Fetcher = async (path, init) => {
      if (path === "/api/account") return Response.json({ ...account, hasPassword: false });
      const answer = await fetcher(path, init);
      return path === "/api/auth/password/change" ? Response.json(refusal, { status: 403 }) : answer;
    };
    await openPage(withoutPassword, "/settings?section=security");
    await press("Set password");
    await screen.findByLabelText("New password");
    type("New password", "Better-Horse-8");
    type("Confirm password", "Better-Horse-8");
    const form = screen.getByRole("form", { name: "Set password" });
    fireEvent.submit(form);
    expect(await within(form).findByText(refusal.message)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe("Better-Horse-8");
    expect(calls.map(({ body }) => body)).toEqual([{ password: "Better-Horse-8" }]);
  });
});

describe("a new address that waits", () => {
  it("can be given up, and the cursor goes on at the address that stays", async () => {
    let waits = true;
    const withWaiting: Fetcher = async (path, init) => {
      if (path === "/api/account")
        return Response.json({ ...account, pendingEmail: waits ? "bta@example.com" : null });
      if (path !== "/api/auth/email/change") return fakeAccountServer().fetcher(path, init);
      waits = init?.method !== "DELETE";
      return Response.json({ success: true, message: "Your address stays." });
    };
    await openPage(withWaiting, "/settings");
    await press("Keep my old address");
    expect(await screen.findByText("Your address stays.")).toBeDefined();
    expect(screen.queryByText(/bta@example\.com/)).toBeNull();
    expect(document.activeElement?.textContent).toBe(account.user.email);
  });
});

describe("the second step", () => {
  it("asks for the password, shows the key, takes the app's code, and gives recovery codes", async () => {
    await openPage(fakeAccountServer().fetcher, "/settings?section=security");
    await press("Turn on");
    await prove("Wrong-Horse-1", "Continue");
    expect(await within(screen.getByRole("dialog")).findByText("This is not your password.")).toBeDefined();
    await prove(password, "Continue");
    expect(await screen.findByRole("img", { name: "QR code for the authenticator app" })).toBeDefined();
    expect(screen.getByText("ABCD EFGH IJKL")).toBeDefined();
    confirm("654321");
    expect(
      await within(screen.getByRole("dialog")).findByText(/not the code .* let your phone set its clock/),
    ).toBeDefined();
    confirm("123 456");
    const codes = await screen.findByRole("list", { name: "Recovery codes" });
    expect(codes.textContent).toBe("AAAA-BBBBCCCC-DDDD");
    // They are shown once: a slip of the hand does not take them away.
    fireEvent.keyDown(codes, { key: "Escape" });
    expect(screen.getByRole("list", { name: "Recovery codes" })).toBe(codes);
    fireEvent.click(screen.getByRole("button", { name: "I have kept them" }));
    expect(await screen.findByText("2 recovery codes are left.")).toBeDefined();
  });
});

describe("the member's data", () => {
  it("comes as a file under the server's name, in lines that a person can read", async () => {
    const made = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:test");
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function keep(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await openPage(fakeAccountServer().fetcher, "/settings?section=data");
    await press("Download my data");
    await prove(password, "Download my data");
    expect(await screen.findByText("Your data is downloaded")).toBeDefined();
    expect(names).toEqual(["khamt-2026-11-21.json"]);
    const [file] = made.mock.calls[0] ?? [];
    expect(file instanceof Blob && (await file.text())).toContain('{\n  "exportedAt": "2026-11-21');
  });

  it("asks for the password at the place where the reader is to type it", async () => {
    await openPage(fakeAccountServer().fetcher, "/settings?section=data");
    await press("Delete my account");
    const field = within(await screen.findByRole("dialog")).getByLabelText(/password/, { selector: "input" });
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it("is planned to be deleted, which every page says until the member keeps the account", async () => {
    const { router } = await openPage(fakeAccountServer().fetcher, "/settings?section=data");
    await press("Delete my account");
    await prove(password, "Delete my account");
    const banner = await screen.findByRole("region", { name: "Planned deletion" });
    expect(banner.textContent).toContain("December 21, 2026");
    await router.navigate({ to: "/about" });
    expect(screen.getByRole("region", { name: "Planned deletion" })).toBeDefined();
    fireEvent.click(within(banner).getByRole("button", { name: "Keep my account" }));
    await waitFor(() => expect(screen.queryByRole("region", { name: "Planned deletion" })).toBeNull());
  });
});

function toggle(name: string): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>("switch", { name });
}

async function prove(typed: string, action: string): Promise<void> {
  const dialog = within(await screen.findByRole("dialog"));
  const field = dialog.getByLabelText<HTMLInputElement>("Your password");
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.click(dialog.getByRole("button", { name: action }));
}

function confirm(code: string): void {
  type("Code from the app", code);
  const { form } = screen.getByLabelText<HTMLInputElement>("Code from the app");
  if (form === null) throw new Error("the code has no form");
  fireEvent.submit(form);
}

function radio(name: string): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>("radio", { name });
}
