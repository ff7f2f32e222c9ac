// @vitest-environment happy-dom
import type { ProgrammeInvitation } from "@khamt/contract";
import {
  createProgrammeInvitation,
  getCurrentUser,
  getManagedProgramme,
  listMailedInvitations,
  listManagedProgrammes,
  listProgrammeInvitations,
  mailInvitations,
  previewMailedInvitations,
} from "@khamt/contract/calls";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { leaveNothing } from "../../../test/leave-nothing.ts";
import { refuse } from "../../../test/fake-api.ts";
import { fakeServer } from "../../../test/fake-server.ts";
import { idOf, managedProgramme } from "../../../test/fixtures.ts";
import { openPage } from "../../../test/open-page.tsx";
import { member } from "../../../test/readers.ts";

leaveNothing();

const spring = managedProgramme("Spring");
const link: ProgrammeInvitation = {
  id: idOf("link"),
  token: "of-the-link",
  qr: { size: 1, path: "M0 0h1v1h-1z" },
  places: 30,
  used: 0,
  endsAt: null,
  createdAt: "2026-11-20T00:00:00.000Z",
};

it("sends a link that was not answered again as the same one, and the next as another", async () => {
  const { fetcher, answers, calls } = fakeLinks();
  await openPage(fetcher, `/manage/programmes/${idOf("Spring")}?view=invitations`);
  const make = async (sent: number) => {
    fireEvent.click(await screen.findByRole("button", { name: "Make a link" }));
    await waitFor(() => expect(calls).toHaveLength(sent));
  };
  answers[createProgrammeInvitation] = () => refuse("unavailable");
  await make(1);
  expect(await screen.findByText(/The server says: unavailable/)).toBeDefined();
  answers[createProgrammeInvitation] = () => link;
  await make(2);
  await screen.findByText("The link is ready");
  await make(3);
  const ids = calls.map(({ body }) => (body as { id: string }).id);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[1]);
});

it("has the list of addresses again that was not sent yet, after a reload too", async () => {
  const { fetcher, answers, calls } = fakeLinks();
  const open = async () => {
    cleanup();
    await openPage(fetcher, `/manage/programmes/${idOf("Spring")}?view=invitations`);
    return screen.findByRole("textbox", { name: "Email addresses" });
  };
  fireEvent.change(await open(), { target: { value: "bat@uni.mn" } });
  expect(await open()).toHaveProperty("value", "bat@uni.mn");
  answers[previewMailedInvitations] = () => ({
    fault: null,
    people: 1,
    added: 0,
    problems: [],
    hasMail: true,
  });
  answers[mailInvitations] = () => ({ invited: 1, added: 0, hasMail: true });
  for (const name of ["Check the list", "Invite 1 person"])
    fireEvent.click(await screen.findByRole("button", { name }));
  await waitFor(() => expect(calls).toHaveLength(2));
  await waitFor(async () =>
    expect(screen.getByRole("textbox", { name: "Email addresses" })).toHaveProperty("value", ""),
  );
  expect(await open()).toHaveProperty("value", "");
});

it("says of a link that would outlive the programme when that ends, and offers none once it is over", async () => {
  const { fetcher, answers, calls } = fakeLinks();
  answers[getManagedProgramme] = () => ({ ...spring, endsOn: "2099-05-01" });
  const open = async () => {
    cleanup();
    await openPage(fetcher, `/manage/programmes/${idOf("Spring")}?view=invitations`);
  };
  await open();
  const last = await screen.findByLabelText("Last day of the link");
  fireEvent.change(last, { target: { value: "2099-05-02" } });
  fireEvent.click(screen.getByRole("button", { name: "Make a link" }));
  expect(
    await screen.findByText("The programme ends on May 1, 2099: choose a day until then."),
  ).toBeDefined();
  expect(calls).toEqual([]);
  answers[getManagedProgramme] = () => ({ ...spring, endsOn: "2026-05-01" });
  await open();
  expect(await screen.findByText(/^The programme is over or archived/)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Make a link" })).toBeNull();
});

function fakeLinks() {
  return fakeServer({
    [getCurrentUser]: () => ({ user: member, isManager: true }),
    [listManagedProgrammes]: () => [spring],
    [getManagedProgramme]: () => spring,
    [listProgrammeInvitations]: () => [link],
    [listMailedInvitations]: () => [],
  });
}
