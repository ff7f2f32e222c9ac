// @vitest-environment happy-dom
import { listApplications } from "@khamt/contract/calls";
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { fakeApi, refuse } from "../../test/fake-api.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { idOf } from "../../test/fixtures.ts";
import { application } from "../../test/fixtures-contacts.ts";
import { openPage } from "../../test/open-page.tsx";
import { received1, open } from "./set-up-applications.tsx";

leaveNothing();

describe("the applications", () => {
  it("are for members", async () => {
    await openPage(fakeApi, "/applications");
    expect(screen.getByRole("heading", { level: 1, name: "Login Required" })).toBeDefined();
  });

  it("that came stand below their listings", async () => {
    const other = { ...received1.listing, id: idOf("other listing"), title: "A yurt" };
    await open(
      [received1, { ...received1, id: idOf("b"), listing: other }, { ...received1, id: idOf("c") }],
      "received",
    );
    const sections = screen
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent, parentElement }) => [
        textContent,
        parentElement?.querySelectorAll("li[id]").length,
      ]);
    expect(sections).toEqual([
      ["For “A shop”", 2],
      ["For “A yurt”", 1],
    ]);
  });

  it("are looked for on both sides where an address names one and no side", async () => {
    const server = fakeServer({
      [listApplications]: ({ query }) => (query.get("side") === "received" ? [received1] : []),
    });
    const { router } = await openPage(server.fetcher, `/applications#${received1.id}`);
    expect(await screen.findByText("You have not opened it yet.")).toBeDefined();
    expect(router.state.location.search).toEqual({ tab: "received" });
    expect(router.state.location.hash).toBe(received1.id);
  });

  it.each([
    ["mine", "You have not applied yet", "Browse project listings", "/project-listings"],
    ["received", "No applications yet", "Your listings", "/my-profile#projects"],
  ] as const)("say where to begin while there are none: %s", async (side, title, link, to) => {
    await open([], side);
    expect(screen.getByRole("heading", { name: title })).toBeDefined();
    expect(screen.getByRole("link", { name: link }).getAttribute("href")).toBe(to);
  });

  it("that could not be loaded are asked for again", async () => {
    const server = fakeServer({ [listApplications]: () => refuse("unavailable") });
    await openPage(server.fetcher, "/applications?tab=mine");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("The server says: unavailable.");
    server.answers[listApplications] = () => [application];
    fireEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "A shop" })).toBeDefined();
  });
});
