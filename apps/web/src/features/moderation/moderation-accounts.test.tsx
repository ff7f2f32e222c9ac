// @vitest-environment happy-dom
import type { AdministeredAccount, MemberDetails, Sanction } from "@khamt/contract";
import {
  actOnMembers,
  getManagedMember,
  keepSanction,
  listManagedProgrammes,
  listMembers,
  listSavedViews,
} from "@khamt/contract/calls";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { refuse } from "../../test/fake-api.ts";
import { idOf } from "../../test/fixtures.ts";
import { reportCase } from "../../test/fixtures-contacts.ts";
import { openPage } from "../../test/open-page.tsx";
import { serverWith, ask } from "./set-up-moderation.tsx";
import { submit } from "../../test/press.ts";

leaveNothing();

const since = reportCase.reports[0]?.createdAt ?? "";
const sanction: Sanction = {
  kind: "suspended",
  rule: "respect",
  note: "Threats",
  since,
  until: null,
  appeal: "It was my brother",
  appealAnswer: null,
};
const suspended: MemberDetails = {
  id: idOf("account"),
  name: "Saraa Bat",
  email: "saraa@example.com",
  accountType: "individual",
  role: "member",
  language: "en",
  state: "suspended",
  isVerified: false,
  has: [],
  completeness: null,
  lastSeenAt: null,
  memberSince: since,
  sanction,
  acts: ["restrict", "suspend", "restore"],
  hasSecondStep: false,
  isSelf: false,
  vouchId: null,
  profiles: [],
  programmes: [],
  figures: {
    invitationsSent: 0,
    invitationsReceived: 0,
    connections: 0,
    applications: 0,
    messagesSent: 0,
    matchesKept: 0,
  },
  letters: [],
  reports: [],
  log: [],
  notes: [],
  prepared: [],
};
const administered: AdministeredAccount = {
  id: suspended.id,
  name: suspended.name,
  email: suspended.email,
  role: "member",
  memberSince: since,
  standing: "suspended",
  sanction,
  actions: ["restrict", "suspend", "restore"],
};
const page = `/manage/members/${suspended.id}`;
const done = () => ({ done: 1, refused: [] });

describe("the accounts", () => {
  it("are among the members, where their old address leads", async () => {
    const asked: (string | null)[] = [];
    const { fetcher } = serverWith({
      [listMembers]: ({ query }) => {
        asked.push(query.get("state") ?? query.get("report") ?? query.get("q"));
        return [suspended];
      },
      [listSavedViews]: () => [],
      [listManagedProgrammes]: () => [],
    });
    const report = idOf("report");
    for (const query of ["", "&q=Saraa", `&report=${report}`]) {
      await openPage(fetcher, `/moderation?view=accounts${query}`);
      const link = await screen.findByRole("link", { name: "Saraa Bat" });
      expect(link.getAttribute("href")).toBe(page);
      cleanup();
    }
    expect(new Set(asked)).toEqual(new Set(["limited", "Saraa", report]));
  });

  it("say why, and what their members say against it; a restoration needs a reason", async () => {
    const { fetcher, calls } = serverWith({ [getManagedMember]: () => suspended, [actOnMembers]: done });
    await openPage(fetcher, page);
    expect(screen.getByText(/^Suspended · .*respect.* · Threats$/i)).toBeDefined();
    expect(screen.getByText("It was my brother")).toBeDefined();
    const dialog = await ask("Restore");
    await submit("Restore");
    expect(dialog.getByText("Write the reason first.")).toBeDefined();
    fireEvent.change(dialog.getByLabelText("Reason"), { target: { value: "Settled" } });
    await submit("Restore");
    const seen = { [suspended.id]: "suspended" };
    const body = {
      id: expect.any(String),
      act: "restore",
      ids: [suspended.id],
      note: "Settled",
      until: null,
      seen,
    };
    await waitFor(() => expect(calls).toEqual([{ call: actOnMembers, params: {}, body }]));
  });

  it("stay as they are in answer to an appeal, which needs no reason and is answered once", async () => {
    let answer: string | null = null;
    const { fetcher, calls } = serverWith({
      [getManagedMember]: () => ({ ...suspended, sanction: { ...sanction, appealAnswer: answer } }),
      [keepSanction]: ({ body }) => {
        answer = String(body.note);
        return administered;
      },
    });
    await openPage(fetcher, page);
    await ask("Keep the decision");
    await submit("Keep the decision");
    expect(await screen.findByText("The decision was kept.")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Keep the decision" })).toBeNull();
    expect(calls).toEqual([{ call: keepSanction, params: { id: suspended.id }, body: { note: "" } }]);
  });

  it("are suspended by a rule, a reason, an end and the administrator's password", async () => {
    const good: MemberDetails = {
      ...suspended,
      state: "good",
      sanction: null,
      acts: ["restrict", "suspend"],
    };
    const { fetcher, calls } = serverWith({ [getManagedMember]: () => good, [actOnMembers]: done });
    await openPage(fetcher, page);
    const dialog = await ask("Suspend");
    await submit("Suspend");
    expect(calls).toEqual([]);
    for (const text of ["Choose a rule first.", "Write the reason first.", "Enter your password."])
      expect(dialog.getByText(text)).toBeDefined();
    fireEvent.click(dialog.getByRole("radio", { name: "Treat others with respect" }));
    fireEvent.change(dialog.getByLabelText("Reason"), { target: { value: "Threats" } });
    const lastDay = dialog.getByLabelText("Last day (optional)");
    fireEvent.change(lastDay, { target: { value: "2026-01-31" } });
    fireEvent.change(dialog.getByLabelText("Your password"), { target: { value: "secret" } });
    await submit("Suspend");
    expect(await dialog.findByText("Choose a day from today on.")).toBeDefined();
    fireEvent.change(lastDay, { target: { value: "2099-01-31" } });
    await submit("Suspend");
    const until = "2099-01-31T15:59:59.000Z";
    const sent = { note: "Threats", until, rule: "respect", password: "secret" };
    const body = {
      id: expect.any(String),
      act: "suspend",
      ids: [good.id],
      ...sent,
      seen: { [good.id]: "good" },
    };
    await waitFor(() => expect(calls).toEqual([{ call: actOnMembers, params: {}, body }]));
  });

  it("are decided with the words that were typed before a reload, and the password typed anew", async () => {
    const good: MemberDetails = { ...suspended, state: "good", sanction: null, acts: ["suspend"] };
    const { fetcher } = serverWith({ [getManagedMember]: () => good, [actOnMembers]: done });
    const open = async () => {
      cleanup();
      await openPage(fetcher, page);
      return ask("Suspend");
    };
    const typed: Record<string, string> = { Reason: "Threats", "Your password": "secret" };
    const dialog = await open();
    for (const [label, value] of Object.entries(typed))
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    const again = await open();
    expect(again.getByLabelText("Reason")).toHaveProperty("value", "Threats");
    expect(again.getByLabelText("Your password")).toHaveProperty("value", "");
    const kept = Array.from({ length: sessionStorage.length }, (_, at) =>
      sessionStorage.getItem(sessionStorage.key(at) ?? ""),
    ).join();
    expect(kept).toContain("Threats");
    expect(kept).not.toContain("secret");
  });

  it("lead an administrator without a second step to the settings", async () => {
    const { fetcher } = serverWith({
      [listMembers]: () => refuse("second-step-needed"),
      [listSavedViews]: () => [],
      [listManagedProgrammes]: () => [],
    });
    await openPage(fetcher, "/moderation?view=accounts");
    const alert = await screen.findByRole("alert");
    expect(within(alert).getByRole("heading", { name: "First protect your account" })).toBeDefined();
    expect(within(alert).getByRole("link").getAttribute("href")).toBe("/settings?section=security");
  });
});
