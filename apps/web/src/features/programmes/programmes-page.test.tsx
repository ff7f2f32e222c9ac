// @vitest-environment happy-dom
import { listProgrammes } from "@khamt/contract/calls";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { managedProgramme } from "../../test/fixtures.ts";
import { openPage } from "../../test/open-page.tsx";

leaveNothing();

it("says how many take part once somebody does", async () => {
  const listed = [managedProgramme("Spring"), { ...managedProgramme("Autumn"), members: 0 }];
  const { fetcher } = fakeServer({
    [listProgrammes]: () =>
      listed.map(({ invited: _, applications: __, isListed: ___, updatedAt: ____, ...each }) => each),
  });
  await openPage(fetcher, "/programmes");
  expect(await screen.findByText("Autumn", { selector: "a" })).toBeDefined();
  expect(screen.getAllByText(/people$/).map(({ textContent }) => textContent)).toEqual(["2 people"]);
});
