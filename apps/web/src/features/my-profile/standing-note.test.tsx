// @vitest-environment happy-dom
import { listOwnDecisions } from "@khamt/contract/calls";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { idOf } from "../../test/fixtures.ts";
import { openPage } from "../../test/open-page.tsx";

leaveNothing();

it("goes on in the field for the appeal, in which whoever asks for a second look writes at once, and finds it again", async () => {
  const decision = { rule: null, note: "", isAppealed: false, appealAnswer: null };
  const warning = {
    subject: { kind: "conversation", id: idOf("conversation") },
    name: "",
    since: "2026-11-01T08:00:00.000Z",
    isAsked: false,
    decision,
  } as const;
  const { fetcher } = fakeServer({
    [listOwnDecisions]: () => ({ items: [warning], appealTo: null, isRead: true }),
  });
  await openPage(fetcher, "/my-profile");
  fireEvent.click(screen.getByRole("button", { name: "Ask for a second look" }));
  const write = () => screen.getByRole("textbox", { name: "What did we miss?" });
  expect(document.activeElement).toBe(write());
  fireEvent.change(write(), { target: { value: "It was a joke." } });
  cleanup();
  await openPage(fetcher, "/my-profile");
  fireEvent.click(screen.getByRole("button", { name: "Ask for a second look" }));
  expect(write(), "on the way back").toHaveProperty("value", "It was a joke.");
});
