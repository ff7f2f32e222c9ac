// @vitest-environment happy-dom
import type { DecisionMade, ReportCase } from "@khamt/contract";
import {
  dismissReport,
  keepDecision,
  listDecisions,
  listReports,
  restoreDecision,
  upholdReport,
} from "@khamt/contract/calls";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { fakeApi, refuse } from "../../test/fake-api.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { idOf } from "../../test/fixtures.ts";
import { decisionMade, reportCase } from "../../test/fixtures-contacts.ts";
import { switchToMongolian } from "../../test/in-mongolian.ts";
import { openPage } from "../../test/open-page.tsx";
import { note, serverWith, cards, only, ask } from "./set-up-moderation.tsx";
import { submit } from "../../test/press.ts";

leaveNothing();

describe("the page of moderation", () => {
  it("is there for administrators alone", async () => {
    await openPage(fakeApi, "/moderation");
    expect(screen.getByRole("heading", { level: 1, name: /404/ })).toBeDefined();
    cleanup();
    await openPage(fakeServer({ [listReports]: () => [reportCase] }).fetcher, "/moderation");
    expect(screen.getByRole("heading", { level: 1, name: /404/ })).toBeDefined();
  });

  it("shows a case as it stands: what it says, who reports what, and what was decided before", async () => {
    const before = { ...reportCase.reports[0], id: idOf("before"), reporter: null } as const;
    await open([
      {
        ...reportCase,
        isHeld: true,
        earlier: [
          {
            ...before,
            evidence: [
              {
                author: null,
                text: "Send more money.",
                files: [{ url: "/files/0123456789", name: "Price.pdf", type: "application/pdf" }],
              },
            ],
            reason: "spam",
            text: "",
            createdAt: decisionMade.decidedAt,
            outcome: "dismissed",
            rule: "no-spam",
            decidedAt: decisionMade.decidedAt,
          },
        ],
      },
    ]);
    expect(screen.getByRole("heading", { level: 2, name: "1 case to decide" })).toBeDefined();
    const card = within(only());
    expect(card.getByText("Startup idea · Owner: Saraa Bat")).toBeDefined();
    expect(card.getByText("Hidden")).toBeDefined();
    expect(card.getByRole("region", { name: "What it says now" }).textContent).toBe("Send money first.");
    expect(card.getByText("Dorj: Asks for money, or looks like a fraud")).toBeDefined();
    expect(card.getByText("They asked me for money.")).toBeDefined();
    expect(card.getByText("1 earlier report")).toBeDefined();
    expect(card.getByText("Deleted user: Advertising or the same message to everyone")).toBeDefined();
    expect(card.getByText(/Nothing found\. Rule: No advertising/)).toBeDefined();
    const then = card.getByRole("region", { name: "What it said when this was reported", hidden: true });
    expect(then.textContent).toBe("Send more money.Price.pdf");
    expect(within(then).getByRole("link", { hidden: true }).getAttribute("href")).toBe("/files/0123456789");
  });

  it("tells what a profile has chosen in a form in the reader's language, and what it says as it stands", async () => {
    const texts = ["education · full-time · чех", "Send money, logistics, food"];
    await open([{ ...reportCase, passages: texts.map((text) => ({ author: null, text, files: [] })) }]);
    await switchToMongolian();
    const says = within(only()).getByRole("region").textContent;
    expect(says).toBe("Боловсрол · Бүтэн цагаар · чехSend money, logistics, food");
  });

  it("says of a conversation who is reported and who reports, and begins at its newest message", async () => {
    const files = [{ url: "/files/0123456789", name: "Price.pdf", type: "application/pdf" }];
    const passages = [
      { author: "Saraa Bat", text: "Send money first.", files: [] },
      { author: "Dorj", text: "No.", files },
    ];
    await open([
      {
        ...reportCase,
        subject: { kind: "conversation", id: idOf("it") },
        name: "",
        isListed: false,
        passages,
      },
    ]);
    const card = within(only());
    expect(card.getByText("Reported: Saraa Bat · Reported by: Dorj")).toBeDefined();
    expect(card.queryByText(/Owner/)).toBeNull();
    const says = card.getByRole("region", { name: "What it says now" });
    expect(says.classList).toContain("flex-col-reverse");
    expect(within(says).getByRole("link", { name: "Price.pdf" })).toBeDefined();
  });

  it.each<[ReportCase["subject"]["kind"], string | null]>([
    ["idea", `/startup-ideas/${idOf("it")}`],
    ["cofounder", `/startup-cofounders/${idOf("it")}`],
    ["company", `/companies/${idOf("it")}`],
    ["project", `/project-listings/${idOf("it")}`],
    ["story", `/success-stories#${idOf("it")}`],
    ["conversation", null],
    ["connection", null],
  ])("leads to what everyone sees of a reported %s", async (kind, href) => {
    await open([{ ...reportCase, subject: { kind, id: idOf("it") } }]);
    const link = within(only()).queryByRole("link", { name: "Open its page: Yak wool" });
    expect(link?.getAttribute("href") ?? null).toBe(href);
  });

  it("names what has no name by its kind, and says when nothing is left of it", async () => {
    await open([{ ...reportCase, name: "", isListed: false, passages: [] }]);
    expect(within(only()).getByRole("heading", { name: "Startup idea" })).toBeDefined();
    expect(within(only()).getByText("It is no longer there, or says nothing.")).toBeDefined();
    expect(screen.getByRole("button", { name: "Breaks a rule: Startup idea" })).toBeDefined();
  });

  it("offers no decision about what is one's own", async () => {
    await open([{ ...reportCase, actions: [] }]);
    expect(
      within(only()).getByText("This is your own: another administrator decides about it."),
    ).toBeDefined();
    expect(within(only()).queryAllByRole("button")).toEqual([]);
  });

  it("says when nothing waits, and asks again where the cases did not come", async () => {
    const server = await open([]);
    expect(screen.getByRole("heading", { name: "Nothing to decide" })).toBeDefined();
    cleanup();
    server.answers[listReports] = () => refuse("unavailable");
    await openPage(server.fetcher, "/moderation");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("The server says: unavailable.");
    server.answers[listReports] = () => [reportCase];
    fireEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { level: 3, name: "Yak wool" })).toBeDefined();
  });
});

describe("a decision", () => {
  it("needs a rule: without one nothing is sent, and the reader is told and led to the first", async () => {
    const { calls } = await open();
    const dialog = await ask("Breaks a rule: Yak wool");
    expect(dialog.getByRole("group", { name: "Which rule does it break?" })).toBeDefined();
    expect(dialog.getAllByRole("radio")).toHaveLength(5);
    await submit("Take it down");
    expect(dialog.getByText("Choose a rule first.").getAttribute("role")).toBe("alert");
    expect(document.activeElement).toBe(dialog.getAllByRole("radio")[0]);
    expect(calls).toEqual([]);
  });

  it("about a conversation hides nothing, and says that it warns", async () => {
    await open([{ ...reportCase, subject: { kind: "conversation", id: idOf("it") } }]);
    const dialog = await ask("Breaks a rule: Yak wool");
    expect(dialog.getByText(/What they wrote stays where it is/)).toBeDefined();
    expect(dialog.getByRole("button", { name: "Warn the author" })).toBeDefined();
    expect(dialog.queryByRole("button", { name: "Take it down" })).toBeNull();
  });

  it("is asked for in Mongolian too", async () => {
    await open();
    await switchToMongolian();
    const dialog = await ask("Дүрэм зөрчсөн: Yak wool");
    await submit("Нуух");
    expect(dialog.getByText("Эхлээд дүрмээ сонгоно уу.")).toBeDefined();
    expect(dialog.getByRole("radio", { name: "Бусдыг хүндэтгэх" })).toBeDefined();
  });

  it.each([
    ["Nothing wrong: Yak wool", "Find nothing wrong", dismissReport],
    ["Breaks a rule: Yak wool", "Take it down", upholdReport],
  ])("%s: names the rule and the reason, and the case is gone", async (button, send, call) => {
    const { calls } = await open();
    const dialog = await ask(button);
    fireEvent.click(dialog.getByRole("radio", { name: "Deceive nobody about money" }));
    fireEvent.change(dialog.getByLabelText("Reason (optional)"), { target: { value: note } });
    await submit(send);
    expect(await screen.findByText("Decided")).toBeDefined();
    const body = { rule: "no-fraud", note, ...(call === dismissReport && { isFalse: false }) };
    expect(calls).toEqual([{ call, params: { id: reportCase.id }, body }]);
    expect(await screen.findByRole("heading", { name: "Nothing to decide" })).toBeDefined();
  });

  it("that is refused says why, and keeps the rule and the reason", async () => {
    const server = await open();
    server.answers[upholdReport] = () => refuse("overloaded");
    const dialog = await ask("Breaks a rule: Yak wool");
    fireEvent.click(dialog.getByRole("radio", { name: "Treat others with respect" }));
    fireEvent.change(dialog.getByLabelText("Reason (optional)"), { target: { value: note } });
    await submit("Take it down");
    expect(await dialog.findByText("The server says: overloaded.")).toBeDefined();
    expect(dialog.getByLabelText<HTMLTextAreaElement>("Reason (optional)").value).toBe(note);
    expect(dialog.getByRole<HTMLInputElement>("radio", { name: "Treat others with respect" }).checked).toBe(
      true,
    );
  });

  it("that came elsewhere first is said, and the list is as it is now", async () => {
    const server = await open();
    server.answers[dismissReport] = () => refuse("conflict");
    server.answers[listReports] = () => [];
    const dialog = await ask("Nothing wrong: Yak wool");
    fireEvent.click(dialog.getByRole("radio", { name: "Treat others with respect" }));
    await submit("Find nothing wrong");
    expect(await screen.findByText("Somebody else has decided it in the meantime")).toBeDefined();
    expect(await screen.findByRole("heading", { name: "Nothing to decide" })).toBeDefined();
  });

  it("is kept in answer to an appeal, by the rule that it has, and the log shows the answer", async () => {
    const appealed: DecisionMade = { ...decisionMade, appeal: "It is mine.", actions: ["restore", "keep"] };
    let log = [appealed];
    const { fetcher, calls } = serverWith({
      [listDecisions]: () => log,
      [keepDecision]: () => {
        log = [{ ...appealed, appealAnswer: note, actions: ["restore"] }];
        return { id: appealed.id };
      },
    });
    await openPage(fetcher, "/moderation?view=decided");
    expect(within(only()).getByText("Appeal to answer")).toBeDefined();
    const dialog = await ask("Keep the decision: Yak wool");
    expect(dialog.queryByRole("radio")).toBeNull();
    fireEvent.change(dialog.getByLabelText("Reason (optional)"), { target: { value: note } });
    await submit("Keep the decision");
    await waitFor(() => expect(within(only()).getByText(note)).toBeDefined());
    expect(within(only()).queryByText("Appeal to answer")).toBeNull();
    expect(calls).toEqual([{ call: keepDecision, params: { id: appealed.id }, body: { note } }]);
  });

  it("waits among what is to be decided once its owner appeals, also where no report does", async () => {
    const appealed: DecisionMade = { ...decisionMade, appeal: "It is mine.", actions: ["restore", "keep"] };
    const { fetcher } = serverWith({
      [listReports]: () => [],
      [listDecisions]: ({ query }) => (query.get("appeal") === "waiting" ? [appealed] : []),
    });
    await openPage(fetcher, "/moderation");
    expect(screen.getByRole("heading", { level: 2, name: "1 appeal to answer" })).toBeDefined();
    expect(within(only()).getByText("It is mine.")).toBeDefined();
    expect(screen.queryByText("Nothing to decide")).toBeNull();
  });

  it("stays in the log with its rule, its reason and who made it, and is taken back by a rule too", async () => {
    let log = [decisionMade, { ...decisionMade, id: idOf("older"), decidedBy: null, note: "", actions: [] }];
    const { fetcher, calls } = serverWith({
      [listDecisions]: () => log,
      [restoreDecision]: () => {
        log = [{ ...decisionMade, outcome: "restored", actions: [] }];
        return { id: decisionMade.id };
      },
    });
    await openPage(fetcher, "/moderation?view=decided");
    expect(screen.getByRole("heading", { level: 2, name: "2 decisions" })).toBeDefined();
    const [newest, older] = cards();
    for (const text of ["Breaks a rule", "Deceive nobody about money", "It asks for money.", "Oyun"])
      expect(within(newest ?? document.body).getByText(text)).toBeDefined();
    expect(within(older ?? document.body).getByText("Deleted user")).toBeDefined();
    expect(within(older ?? document.body).queryByText("Reason")).toBeNull();
    expect(within(older ?? document.body).queryAllByRole("button")).toEqual([]);
    const dialog = await ask("Take back: Yak wool");
    await submit("Reverse the decision");
    expect(calls).toEqual([]);
    fireEvent.click(dialog.getByRole("radio", { name: "Deceive nobody about money" }));
    await submit("Reverse the decision");
    await waitFor(() => expect(within(only()).getByText("Reversed")).toBeDefined());
    expect(calls).toEqual([
      {
        call: restoreDecision,
        params: { id: decisionMade.id },
        body: { rule: "no-fraud", note: "", isAnswered: false },
      },
    ]);
  });
});

/** An administrator's page on a server where each decision ends what waits. */
async function open(cases: ReportCase[] = [reportCase]) {
  let waiting = cases;
  const decide = () => {
    waiting = [];
    return { id: reportCase.id };
  };
  const server = serverWith({
    [listReports]: () => waiting,
    [dismissReport]: decide,
    [upholdReport]: decide,
  });
  await openPage(server.fetcher, "/moderation");
  return server;
}
