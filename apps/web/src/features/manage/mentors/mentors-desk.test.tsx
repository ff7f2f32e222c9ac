// @vitest-environment happy-dom
import type { Mentorship, Talk } from "@khamt/contract";
import { getCurrentUser, listManagedMentors, listManagedProgrammes, listTalks } from "@khamt/contract/calls";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { leaveNothing } from "../../../test/leave-nothing.ts";
import { fakeServer } from "../../../test/fake-server.ts";
import { idOf, managedProgramme } from "../../../test/fixtures.ts";
import { openPage } from "../../../test/open-page.tsx";
import { member } from "../../../test/readers.ts";

leaveNothing();

const mentor: Mentorship = {
  id: idOf("mentor"),
  name: "Menna Tor",
  about: "Sales",
  programmeId: null,
  programme: null,
  free: 0,
  booked: 0,
  held: 1,
  missed: 0,
  isEnded: true,
};
/** Has gone without being ended. */
const left: Mentorship = { ...mentor, id: idOf("left"), name: "Left Bold" };
const held: Talk = {
  id: idOf("talk"),
  name: "Bat Dorj",
  beginsAt: "2026-05-04T12:00:00.000Z",
  endsAt: "2026-05-04T12:30:00.000Z",
  place: "Room 4",
  words: null,
  question: null,
  outcome: "came",
  remarks: "Come again in June",
};

it("leads to the talks of mentors that have ended, and offers nothing else of them; one who left can be ended", async () => {
  const { fetcher } = fakeServer({
    [getCurrentUser]: () => ({ user: member, isManager: true }),
    [listManagedMentors]: ({ query }) => (query.get("shelf") === "ended" ? [mentor] : [left]),
    [listTalks]: () => [held],
  });
  await openPage(fetcher, "/manage/mentors");
  expect(await screen.findByText(/^Cannot be booked/)).toBeDefined();
  expect(screen.getByRole("button", { name: "End: Left Bold" })).toBeDefined();
  const file = screen.getByRole("link", { name: "Download all talks (Excel)" });
  expect(file.getAttribute("href")).toBe("/api/manage/mentors/talks.csv?as=xlsx");
  fireEvent.click(screen.getByRole("link", { name: "Ended" }));
  expect(await screen.findByText("1 held in the last six months")).toBeDefined();
  expect(screen.queryByRole("button", { name: "End: Menna Tor" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Show talks: Menna Tor" }));
  expect(await screen.findByText("Come again in June")).toBeDefined();
  expect(screen.getByText("Bat Dorj")).toBeDefined();
});

it("finds a mentor by name and programme, and takes along the talks of that programme", async () => {
  const spring = managedProgramme("Spring");
  const { fetcher } = fakeServer({
    [getCurrentUser]: () => ({ user: member, isManager: true }),
    [listManagedProgrammes]: () => [spring],
    [listManagedMentors]: ({ query }) => {
      const isFound = query.get("q") !== "Nobody" && [null, spring.id].includes(query.get("programme"));
      return isFound ? [left] : [];
    },
  });
  await openPage(fetcher, "/manage/mentors?q=Left");
  expect(await screen.findByRole("heading", { name: "Left Bold" })).toBeDefined();
  fireEvent.change(screen.getByRole("combobox", { name: "Programme" }), { target: { value: spring.id } });
  const file = await screen.findByRole("link", { name: "Download the talks of this programme (Excel)" });
  expect(file.getAttribute("href")).toBe(`/api/manage/mentors/talks.csv?as=xlsx&programme=${spring.id}`);
  const name = screen.getByRole("searchbox", { name: "Name" });
  fireEvent.change(name, { target: { value: "Nobody" } });
  fireEvent.click(screen.getByRole("button", { name: "Search" }));
  expect(await screen.findByText("Nothing found")).toBeDefined();
});
