// @vitest-environment happy-dom
import type { AdministeredAccount } from "@khamt/contract";
import { listAccounts, restoreAccount, suspendAccount } from "@khamt/contract/calls";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { dismissToast } from "../../ui/toast/toast-store.ts";
import { failOnConsole } from "../../test/console.ts";
import { refuse } from "../../test/fake-api.ts";
import { idOf } from "../../test/fixtures.ts";
import { reportCase } from "../../test/fixtures-contacts.ts";
import { openPage } from "../../test/open-page.tsx";
import { serverWith, only, ask, submit } from "./set-up-moderation.tsx";

failOnConsole();

afterEach(() => {
  cleanup();
  dismissToast();
  localStorage.clear();
});

describe("the accounts", () => {
  const account: AdministeredAccount = {
    id: idOf("account"),
    name: "Saraa Bat",
    email: "saraa@example.com",
    role: "member",
    memberSince: reportCase.reports[0]?.createdAt ?? "",
    standing: "suspended",
    sanction: {
      kind: "suspended",
      rule: "respect",
      note: "Threats",
      since: reportCase.reports[0]?.createdAt ?? "",
      until: null,
      appeal: "It was my brother",
    },
    actions: ["restrict", "suspend", "restore"],
  };

  it("say why, and what their members say against it; a restoration needs a reason", async () => {
    const { fetcher, calls } = serverWith({
      [listAccounts]: () => [account],
      [restoreAccount]: () => ({ ...account, standing: "good", sanction: null }),
    });
    await openPage(fetcher, "/moderation?view=accounts");
    for (const text of ["Suspended", "Threats", "It was my brother", "No end date"])
      expect(within(only()).getByText(text)).toBeDefined();
    const dialog = await ask("Restore: Saraa Bat");
    await submit("Restore the account");
    expect(dialog.getByText("Write the reason first.")).toBeDefined();
    fireEvent.change(dialog.getByLabelText("Reason"), { target: { value: "Settled" } });
    await submit("Restore the account");
    await waitFor(() =>
      expect(calls).toEqual([
        { call: restoreAccount, params: { id: account.id }, body: { note: "Settled" } },
      ]),
    );
  });

  it("are suspended by a rule, a reason, an end and the administrator's password", async () => {
    const { fetcher, calls } = serverWith({
      [listAccounts]: () => [
        { ...account, standing: "good", sanction: null, actions: ["restrict", "suspend"] },
      ],
      [suspendAccount]: () => account,
    });
    await openPage(fetcher, "/moderation?view=accounts&q=Saraa");
    const dialog = await ask("Suspend: Saraa Bat");
    await submit("Suspend the account");
    expect(calls).toEqual([]);
    for (const text of ["Choose a rule first.", "Write the reason first.", "Enter your password."])
      expect(dialog.getByText(text)).toBeDefined();
    fireEvent.click(dialog.getByRole("radio", { name: "Treat others with respect" }));
    fireEvent.change(dialog.getByLabelText("Reason"), { target: { value: "Threats" } });
    fireEvent.change(dialog.getByLabelText("Last day (optional)"), { target: { value: "2027-01-31" } });
    fireEvent.change(dialog.getByLabelText("Your password"), { target: { value: "secret" } });
    await submit("Suspend the account");
    const until = "2027-01-31T15:59:59.000Z";
    await waitFor(() =>
      expect(calls).toEqual([
        {
          call: suspendAccount,
          params: { id: account.id },
          body: { rule: "respect", note: "Threats", until, password: "secret" },
        },
      ]),
    );
  });

  it("lead an administrator without a second step to the settings", async () => {
    const { fetcher } = serverWith({ [listAccounts]: () => refuse("second-step-needed") });
    await openPage(fetcher, "/moderation?view=accounts");
    const alert = await screen.findByRole("alert");
    expect(within(alert).getByRole("heading", { name: "First protect your account" })).toBeDefined();
    expect(within(alert).getByRole("link").getAttribute("href")).toBe("/settings?section=security");
  });
});
