// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { refuse } from "../../test/fake-api.ts";
import { fakeFormServer } from "../../test/fake-forms.ts";
import { ownCompany } from "../../test/fixtures.ts";
import { openPage } from "../../test/open-page.tsx";
import { member } from "../../test/readers.ts";
import { choose, later, tag, type } from "./set-up-form-page.tsx";

leaveNothing();

const toCompany = "/create-company?posting=now";
const notice = () => screen.queryByText(/^A project is posted in a company's name/);
const linkIn = (place: HTMLElement | null) => within(place ?? document.body).getByRole("link");

it("leads a member without a company to its form before anything is typed, and keeps the listing", async () => {
  const { fetcher, refusals } = fakeFormServer({});
  await openPage(fetcher, "/post-project");
  expect(linkIn(notice()?.parentElement ?? null).getAttribute("href")).toBe(toCompany);
  type("Title", "Warehouse robots");
  type("Description", "Robots that carry what is picked from the shelves to those who pack it.");
  choose("Category", "web");
  tag("Required skills", "Robotics");
  refusals.set("POST /api/project-listings", refuse("company-needed"));
  fireEvent.submit(screen.getByRole("button", { name: "Post Project" }));
  const refused = await screen.findByText("The server says: company-needed.");
  expect(linkIn(refused.parentElement).getAttribute("href")).toBe(toCompany);
  expect(localStorage.getItem(`khamt-draft-project-new-${member.id}`)).toContain("Robotics");
});

it("says it to visitors, and not to who has a company", async () => {
  await openPage(fakeFormServer({ signedIn: false }).fetcher, "/post-project");
  expect(notice()).not.toBeNull();
  cleanup();
  const own = { "/api/my-company-profiles": [ownCompany] };
  await openPage(fakeFormServer({ own }).fetcher, "/post-project");
  expect(notice()).toBeNull();
});

it("leads from the new company back to the listing", async () => {
  const fields = { name: "Robots", industry: "technology", specialties: ["Robotics"] };
  const drafts = { "/api/drafts/company/new": { fields, editedAt: later } };
  const { router } = await openPage(fakeFormServer({ drafts }).fetcher, toCompany);
  fireEvent.submit(screen.getByRole("button", { name: "Create Company Profile" }));
  await waitFor(() => expect(router.state.location.href).toBe("/post-project"));
});
