// @vitest-environment happy-dom
import type { ServiceRequest } from "@khamt/contract";
import { cancelServiceRequest, confirmServiceRequest, listServiceRequests } from "@khamt/contract/calls";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeServer } from "../../test/fake-server.ts";
import { idOf } from "../../test/fixtures.ts";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { openPage } from "../../test/open-page.tsx";

leaveNothing();

const at = "2026-11-21T10:00:00.000Z";
const request: ServiceRequest = {
  id: idOf("request"),
  service: "legal-support",
  state: "requested",
  actions: ["confirm", "cancel"],
  side: "operator",
  requester: "Saraa Bat",
  need: "An agreement for three founders",
  contentLanguage: "en",
  preferredTime: "Mondays",
  proposedTime: null,
  answer: null,
  cancelledBy: null,
  cancelReason: null,
  conversationId: null,
  createdAt: at,
  updatedAt: at,
};

it.each([
  ["Cancel", "Reason", "Cancel request", cancelServiceRequest],
  ["Confirm", "Answer", "Confirm", confirmServiceRequest],
] as const)(
  "%s: what is typed of a request is back after a reload, until it is sent",
  async (button, label, send, call) => {
    const { fetcher, calls } = fakeServer({
      [listServiceRequests]: () => [request],
      [call]: () => request,
    });
    const open = async () => {
      cleanup();
      await openPage(fetcher, "/services/requests");
      await act(async () =>
        fireEvent.click(await screen.findByRole("button", { name: new RegExp(`^${button}\\b`) })),
      );
      return within(await screen.findByRole("dialog"));
    };
    const typed = await open();
    for (const box of typed.getAllByRole("textbox"))
      fireEvent.change(box, { target: { value: "We have no lawyer until spring" } });
    const again = await open();
    expect(again.getByLabelText(label)).toHaveProperty("value", "We have no lawyer until spring");
    await act(async () => fireEvent.submit(again.getByRole("button", { name: send })));
    expect(calls).toHaveLength(1);
    expect((await open()).getByLabelText(label)).toHaveProperty("value", "");
  },
);

it.each([
  ["", "My service requests"],
  ["?side=all", "Service requests"],
])("has the title of the page in its tab: /services/requests%s", async (search, title) => {
  const { router } = await openPage(fakeServer({}).fetcher, `/services/requests${search}`);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
  const meta = expect.arrayContaining([{ title }]) as unknown;
  expect(router.state.matches.at(-1)?.loaderData).toMatchObject({ head: { meta } });
});
