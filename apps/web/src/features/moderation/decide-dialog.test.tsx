// @vitest-environment happy-dom
import type { VouchMade } from "@khamt/contract";
import {
  endVouch,
  listDecisions,
  listReports,
  listVouches,
  searchPartners,
  upholdReport,
  vouch,
} from "@khamt/contract/calls";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { idOf, partner } from "../../test/fixtures.ts";
import { reportCase } from "../../test/fixtures-contacts.ts";
import { openPage } from "../../test/open-page.tsx";
import { ask, note, serverWith } from "./set-up-moderation.tsx";
import { submit } from "../../test/press.ts";

leaveNothing();

it("has the rule and the reason again that were not sent yet, after a reload too, for the same decision alone", async () => {
  const { fetcher } = serverWith({
    [listReports]: () => [reportCase],
    [listDecisions]: () => [],
    [upholdReport]: () => ({ id: reportCase.id }),
  });
  const open = async (button: string) => {
    cleanup();
    await openPage(fetcher, "/moderation");
    return ask(`${button}: Yak wool`);
  };
  const reason = "Reason (optional)";
  const rule = { name: "Treat others with respect" };
  const first = await open("Breaks a rule");
  fireEvent.click(first.getByRole("radio", rule));
  fireEvent.change(first.getByLabelText(reason), { target: { value: note } });
  expect((await open("Nothing wrong")).getByLabelText(reason)).toHaveProperty("value", "");
  const again = await open("Breaks a rule");
  expect(again.getByLabelText(reason)).toHaveProperty("value", note);
  expect(again.getByRole("radio", rule)).toHaveProperty("checked", true);
  await submit("Take it down");
  expect(await screen.findByText("Decided")).toBeDefined();
  expect((await open("Breaks a rule")).getByLabelText(reason)).toHaveProperty("value", "");
});

it("finds whom to vouch for by the address, and has the reason again that was not sent yet", async () => {
  const asked: (string | null)[] = [];
  const { fetcher, calls } = serverWith({
    [listVouches]: () => [],
    [searchPartners]: ({ query }) => {
      asked.push(query.get("searchTerm"));
      return [{ ...partner, name: "Saraa Bat", isDemo: false, verification: null }];
    },
    [vouch]: () => ({ id: idOf("vouch") }),
  });
  const { router } = await openPage(fetcher, "/moderation?view=vouches");
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: " Saraa " } });
  await act(async () => fireEvent.submit(screen.getByRole("searchbox")));
  const { href } = router.state.location;
  expect(href).toContain("q=Saraa");
  const open = async () => {
    cleanup();
    await openPage(fetcher, href);
    await screen.findByRole("link", { name: "Saraa Bat" });
    return ask("Vouch: Saraa Bat");
  };
  const dialog = await open();
  fireEvent.change(dialog.getByLabelText("Reason"), { target: { value: note } });
  expect((await open()).getByLabelText("Reason")).toHaveProperty("value", note);
  await submit("Vouch for them");
  await waitFor(() => expect(calls).toMatchObject([{ body: { reason: note } }]));
  expect((await open()).getByLabelText("Reason")).toHaveProperty("value", "");
  expect(new Set(asked)).toEqual(new Set(["Saraa"]));
});

it("keeps why somebody no longer vouches until it is sent", async () => {
  const made: VouchMade = {
    id: idOf("vouch"),
    name: "Saraa Bat",
    cofounderId: null,
    reason: "We were at school together",
    by: "Bold",
    since: reportCase.reports[0]?.createdAt ?? "",
    ended: null,
  };
  const { fetcher } = serverWith({ [listVouches]: () => [made], [endVouch]: () => made });
  const open = async () => {
    cleanup();
    await openPage(fetcher, "/moderation?view=vouches");
    return ask("Take back: Saraa Bat");
  };
  const typed = await open();
  fireEvent.change(typed.getByLabelText("Reason"), { target: { value: "It was somebody else" } });
  const again = await open();
  expect(again.getByLabelText("Reason")).toHaveProperty("value", "It was somebody else");
  await submit("Take it back");
  expect((await open()).getByLabelText("Reason")).toHaveProperty("value", "");
});
