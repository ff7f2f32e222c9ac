// @vitest-environment happy-dom
import { listDecisions, listReports, upholdReport } from "@khamt/contract/calls";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { reportCase } from "../../test/fixtures-contacts.ts";
import { openPage } from "../../test/open-page.tsx";
import { ask, note, serverWith, submit } from "./set-up-moderation.tsx";

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
