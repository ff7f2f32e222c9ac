// @vitest-environment happy-dom
import { listProjects } from "@khamt/contract/calls";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { switchToMongolian } from "../../test/in-mongolian.ts";
import { openPage } from "../../test/open-page.tsx";

leaveNothing();

it("a list that finds nothing leads on to the search that forgives slips, with the words", async () => {
  const { fetcher } = fakeServer({ [listProjects]: () => [] });
  await openPage(fetcher, "/project-listings?q=mobil+fluter");
  expect(await screen.findByRole("heading", { name: "No projects found" })).toBeDefined();
  const link = screen.getByRole("link", { name: "Search everywhere" });
  expect(link.getAttribute("href")).toBe("/search?q=mobil+fluter");
  expect(screen.getByText("“mobil fluter”")).toBeDefined();
  const [atTop] = screen.getAllByRole("link", { name: "Post a project" });
  expect(atTop?.closest("header")).toBeTruthy();
  await switchToMongolian();
  expect(await screen.findByText("«mobil fluter»")).toBeDefined();
});
