// @vitest-environment happy-dom
import type { ServiceRequest } from "@khamt/contract";
import { confirmServiceRequest, getCurrentUser, listServiceRequests } from "@khamt/contract/calls";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeServer } from "../../test/fake-server.ts";
import { idOf } from "../../test/fixtures.ts";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { openPage } from "../../test/open-page.tsx";
import { member } from "../../test/readers.ts";

leaveNothing();

const request: ServiceRequest = {
  id: idOf("request"),
  service: "mentorship",
  state: "requested",
  actions: ["confirm", "cancel"],
  side: "operator",
  requester: "Saraa Bat",
  need: "Somebody who has sold to hospitals before.",
  contentLanguage: "en",
  preferredTime: "Any evening",
  proposedTime: null,
  answer: null,
  cancelledBy: null,
  cancelReason: null,
  conversationId: null,
  createdAt: "2026-05-04T10:00:00.000Z",
  updatedAt: "2026-05-04T10:00:00.000Z",
};

it("is answered with the words that were typed before a reload, each act with its own", async () => {
  const { fetcher, calls } = fakeServer({
    [getCurrentUser]: () => ({ user: { ...member, role: "admin" } }),
    [listServiceRequests]: () => [request],
    [confirmServiceRequest]: () => ({ ...request, state: "confirmed", actions: [] }),
  });
  const open = async (button: RegExp) => {
    cleanup();
    await openPage(fetcher, "/services/requests?side=all");
    fireEvent.click(await screen.findByRole("button", { name: button }));
    return within(await screen.findByRole("dialog"));
  };
  const first = await open(/^Confirm/);
  const [time, answer] = first.getAllByRole<HTMLInputElement>("textbox");
  fireEvent.change(time ?? document.body, { target: { value: "Friday at ten" } });
  fireEvent.change(answer ?? document.body, { target: { value: "We know somebody." } });
  const cancelling = await open(/^Cancel/);
  expect(cancelling.getByRole<HTMLInputElement>("textbox").value).toBe("");
  const again = await open(/^Confirm/);
  expect(again.getAllByRole<HTMLInputElement>("textbox").map(({ value }) => value)).toEqual([
    "Friday at ten",
    "We know somebody.",
  ]);
  fireEvent.submit(again.getByRole("button", { name: /^Confirm/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls).toMatchObject([{ body: { time: "Friday at ten", answer: "We know somebody." } }]);
  const anew = await open(/^Confirm/);
  expect(anew.getAllByRole<HTMLInputElement>("textbox").map(({ value }) => value)).toEqual(["", ""]);
});
