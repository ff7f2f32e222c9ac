// @vitest-environment happy-dom
import { createProgramme, getFirstRun } from "@khamt/contract/calls";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { refuse } from "../../../test/fake-api.ts";
import { fakeServer } from "../../../test/fake-server.ts";
import { leaveNothing } from "../../../test/leave-nothing.ts";
import { newSite } from "../../../test/new-site.ts";
import { openPage } from "../../../test/open-page.tsx";
import { member } from "../../../test/readers.ts";

leaveNothing();

it("says beside the short address that it is taken", async () => {
  const { fetcher } = fakeServer(
    {
      [getFirstRun]: () => newSite([{ step: "programme", state: "open" }]),
      [createProgramme]: () => refuse("short-address-taken"),
    },
    { ...member, role: "admin" },
  );
  await openPage(fetcher, "/manage/first-run");
  for (const box of await screen.findAllByRole("textbox"))
    fireEvent.change(box, { target: { value: "spring-2026" } });
  fireEvent.click(screen.getByRole("button", { name: "Make programme" }));
  const address = screen.getByRole("textbox", { name: "Short address" });
  await waitFor(() => expect(address.getAttribute("aria-invalid")).toBe("true"));
  expect(document.activeElement).toBe(address);
});

it("leads from the first invitation to that of a whole list", async () => {
  const { fetcher } = fakeServer(
    {
      [getFirstRun]: () => newSite([{ step: "invitation", state: "open" }]),
    },
    { ...member, role: "admin" },
  );
  await openPage(fetcher, "/manage/first-run");
  const link = await screen.findByRole("link", { name: "Invite from a list" });
  expect(link.getAttribute("href")).toBe("/manage/members/import");
});
