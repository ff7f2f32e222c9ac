import type { Application, ApplicationAction } from "@khamt/contract";
import { listApplications, moveApplication } from "@khamt/contract/calls";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { refuse } from "../../test/fake-api.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { application } from "../../test/fixtures-contacts.ts";
import { openPage } from "../../test/open-page.tsx";

type State = Application["state"];

/** `note` is empty where there is nothing to add. */
type Case = [state: State, actions: ApplicationAction[], badge: string, note: string, buttons: string[]];

/** What the applicant sees. */
export const mine: Case[] = [
  [
    "sent",
    ["edit", "withdraw"],
    "Sent",
    "The company has not opened it yet. You can still change it.",
    ["Edit", "Withdraw"],
  ],
  [
    "viewed",
    ["edit", "withdraw"],
    "Seen",
    "The company has read it. You can still change it.",
    ["Edit", "Withdraw"],
  ],
  [
    "shortlisted",
    ["withdraw"],
    "Shortlisted",
    "You are on the company's shortlist. You can talk now.",
    ["Withdraw"],
  ],
  [
    "accepted",
    ["finish", "cancel"],
    "Accepted",
    "The company has accepted you. Agree on the rest in the conversation.",
    ["The work is done", "End without a result"],
  ],
  [
    "finishing",
    ["resume", "cancel"],
    "Waiting for confirmation",
    "You said that the work is done. The other side has to confirm it.",
    ["Not done yet", "End without a result"],
  ],
  ["finished", [], "Finished", "Both sides say that the work is done.", []],
  [
    "closed",
    [],
    "Listing closed",
    "The company closed the listing before it decided on your application.",
    [],
  ],
  [
    "declined",
    [],
    "Declined",
    "It did not work out this time. Your other applications are not affected.",
    [],
  ],
  ["withdrawn", [], "Withdrawn", "", []],
  ["cancelled", [], "Ended early", "", []],
];

/** What the owner of the listing sees; opening it is no button. */
export const received: Case[] = [
  [
    "sent",
    ["view", "shortlist", "accept", "decline"],
    "New",
    "You have not opened it yet.",
    ["Accept", "Shortlist", "Decline"],
  ],
  ["viewed", ["shortlist", "accept", "decline"], "Seen", "", ["Accept", "Shortlist", "Decline"]],
  [
    "shortlisted",
    ["accept", "decline"],
    "Shortlisted",
    "You can talk now. The applicant is waiting for your decision.",
    ["Accept", "Decline"],
  ],
  [
    "accepted",
    ["finish", "cancel"],
    "Accepted",
    "You work together. Say so when the work is done.",
    ["The work is done", "End without a result"],
  ],
  [
    "finishing",
    ["confirm", "resume", "cancel"],
    "Waiting for confirmation",
    "The other side says that the work is done. Is it?",
    ["Confirm: it is done", "Not done yet", "End without a result"],
  ],
  ["finished", [], "Finished", "Both sides say that the work is done.", []],
  ["withdrawn", [], "Withdrawn", "", []],
];

export async function confirm(name: string): Promise<void> {
  const dialog = within(await screen.findByRole("dialog"));
  await act(async () => fireEvent.click(dialog.getByRole("button", { name })));
}

export const received1: Application = {
  ...application,
  side: "received",
  actions: ["view", "shortlist", "accept", "decline"],
};

const afterwards: Partial<Record<ApplicationAction, State>> = {
  view: "viewed",
  accept: "accepted",
  withdraw: "withdrawn",
  decline: "declined",
};

/** A member's page on a server that moves applications on; nothing more can be done with them then. */
export async function open(items: Application[], side: Application["side"] = "mine") {
  let kept = items;
  const server = fakeServer({
    [listApplications]: () => kept,
    [moveApplication]: ({ params }) => {
      const state = afterwards[params["action"] as ApplicationAction] ?? "sent";
      kept = kept.map((each) => (each.id === params["id"] ? { ...each, state, actions: [] } : each));
      return kept.find(({ id }) => id === params["id"]) ?? refuse("not-found");
    },
  });
  await openPage(server.fetcher, `/applications?tab=${side}`);
  return server;
}
