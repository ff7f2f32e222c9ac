// @vitest-environment happy-dom
import type { ProgrammeInvitation } from "@khamt/contract";
import {
  createProgrammeInvitation,
  getCurrentUser,
  getManagedProgramme,
  listMailedInvitations,
  listManagedProgrammes,
  listProgrammeInvitations,
} from "@khamt/contract/calls";
import { fireEvent, screen, waitFor } from "@testing-library/react";
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

function fakeLinks() {
  return fakeServer({
    [getCurrentUser]: () => ({ user: member, isManager: true }),
    [listManagedProgrammes]: () => [spring],
    [getManagedProgramme]: () => spring,
    [listProgrammeInvitations]: () => [link],
    [listMailedInvitations]: () => [],
  });
}
