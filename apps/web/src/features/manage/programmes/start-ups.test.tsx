// @vitest-environment happy-dom
import type { ProgrammeStartUp } from "@khamt/contract";
import {
  getCurrentUser,
  getManagedProgramme,
  listManagedProgrammes,
  listProgrammeStartUps,
} from "@khamt/contract/calls";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeServer } from "../../../test/fake-server.ts";
import { idOf, managedProgramme } from "../../../test/fixtures.ts";
import { leaveNothing } from "../../../test/leave-nothing.ts";
import { openPage } from "../../../test/open-page.tsx";
import { member } from "../../../test/readers.ts";

leaveNothing();

it("counts what those who take part have listed, by what reports ask about", async () => {
  const spring = managedProgramme("Spring");
  const idea = (name: string, fields: Partial<ProgrammeStartUp> = {}): ProgrammeStartUp => ({
    kind: "idea",
    id: idOf(name),
    name,
    industry: "agriculture",
    stage: "mvp",
    place: "Darkhan",
    size: null,
    foundedYear: null,
    employees: null,
    annualRevenue: null,
    website: null,
    founder: "Bat Dorj",
    experience: null,
    joinedAt: spring.updatedAt,
    ...fields,
  });
  const company = {
    kind: "company",
    industry: "software",
    stage: null,
    place: null,
    size: "startup",
  } as const;
  const { fetcher } = fakeServer({
    [getCurrentUser]: () => ({ user: member, isManager: true }),
    [listManagedProgrammes]: () => [spring],
    [getManagedProgramme]: () => spring,
    [listProgrammeStartUps]: () => [
      idea("Saran LLC", company),
      idea("Stores"),
      idea("Stoves", { stage: "idea" }),
    ],
  });
  await openPage(fetcher, `/manage/programmes/${spring.id}?view=start-ups`);
  expect(await screen.findByText("1 company, 2 ideas")).toBeDefined();
  const rows = (table: string) =>
    screen
      .getByRole("heading", { level: 2, name: table })
      .parentElement?.querySelectorAll("tbody tr")
      .values()
      .map(({ textContent }) => textContent)
      .toArray();
  expect(rows("Industry")).toEqual(["Agriculture2", "Software1"]);
  expect(rows("Stage of the idea")).toEqual(["MVP1", "Idea1"]);
  expect(rows("Place")).toEqual(["Darkhan2", "Not said1"]);
  expect(rows("Company size")).toEqual(["Startup (1–10)1"]);
});
