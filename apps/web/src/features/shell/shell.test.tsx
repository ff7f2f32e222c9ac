// @vitest-environment happy-dom
import { createMemoryHistory } from "@tanstack/react-router";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Fetcher } from "../../lib/api.ts";
import { testContext } from "../../test/context.ts";
import { App, createAppRouter } from "../../test/whole-app.ts";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { fakeApi } from "../../test/fake-api.ts";

leaveNothing();

describe("the shell", () => {
  it("leads to every place of the product", async () => {
    await open("/about");
    const places = screen.getAllByRole("navigation", { name: "Main navigation", hidden: true })[0];
    if (places === undefined) throw new Error("no navigation");
    const names = within(places)
      .getAllByRole("link", { hidden: true })
      .map((link) => link.textContent);
    expect(names).toEqual([
      "Startup ideas",
      "Co-founders",
      "Companies",
      "Project listings",
      "Home",
      "Dashboard",
      "Categories",
      "My Matches",
      "Profile",
      "My Profile Form",
    ]);
  });

  it("changes the language in place", async () => {
    await open("/about");
    fireEvent.click(screen.getByRole("link", { name: "Монгол" }));
    await screen.findByRole("heading", { level: 1, name: "«Хамт»-ын тухай" });
    expect(document.documentElement.lang).toBe("mn");
    expect(document.cookie).toContain("khamt-lang=mn");
  });

  it("closes a menu once the focus has gone on, and leaves it there", async () => {
    await open("/about");
    const menu = screen.getByText("More", { selector: "summary *, summary" }).closest("details");
    if (menu === null) throw new Error("no menu");
    menu.open = true;
    within(menu).getByRole("link", { name: "Home" }).focus();
    expect(menu.open).toBe(true);
    const next = screen.getByRole("link", { name: "Монгол" });
    next.focus();
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(next);
  });

  it("opens the search with /", async () => {
    await open("/about");
    fireEvent.keyDown(document.body, { key: "/" });
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText("What are you looking for?")),
    );
  });

  it("shows that the next page is on its way, until it is there", async () => {
    const held = Promise.withResolvers<void>();
    const router = await open("/about", async (path, init) => {
      if (path.startsWith("/api/stats")) await held.promise;
      return fakeApi(path, init);
    });
    const main = screen.getByRole("main");
    const bar = () => document.querySelector("[data-pending-page]");
    expect([main.getAttribute("aria-busy"), bar()]).toEqual([null, null]);
    const going = router.navigate({ to: "/" });
    await waitFor(() => expect(bar()).not.toBeNull());
    expect(main.getAttribute("aria-busy")).toBe("true");
    held.resolve();
    await going;
    await waitFor(() => expect(bar()).toBeNull());
    expect(main.getAttribute("aria-busy")).toBeNull();
  });

  it("begins the next page at its heading, and lets nobody come there by Tab", async () => {
    await open("/help");
    const link = screen.getByRole("link", { name: "About" });
    link.focus();
    fireEvent.click(link);
    const heading = await screen.findByRole("heading", { level: 1, name: /^About/ });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    heading.blur();
    expect(heading.hasAttribute("tabindex")).toBe(false);
  });

  it("begins at the part of the next page that the link names", async () => {
    const router = await open("/help");
    await router.navigate({ to: "/about", hash: "content" });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
  });

  it("goes on, back on a page, at the link in it that was followed", async () => {
    const router = await open("/about");
    const link = within(screen.getByRole("main")).getAllByRole("link")[0];
    link?.focus();
    fireEvent.click(link ?? document.body);
    await waitFor(() => expect(router.state.location.pathname).not.toBe("/about"));
    await waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));
    router.history.back();
    await screen.findByRole("heading", { level: 1, name: /^About/ });
    const again = () => within(screen.getByRole("main")).getAllByRole("link")[0];
    await waitFor(() => expect(document.activeElement).toBe(again()));
  });

  it("leaves the focus where it is while the page stays, and to who has gone on meanwhile", async () => {
    const router = await open("/help");
    const box = screen.getByRole("searchbox");
    box.focus();
    await router.navigate({ to: "/help", search: { q: "match" } });
    expect(document.activeElement).toBe(box);
    const going = router.navigate({ to: "/about" });
    const button = screen.getByRole("button", { name: "Sign In" });
    button.focus();
    await going;
    await screen.findByRole("heading", { level: 1, name: /About/ });
    expect(document.activeElement).toBe(button);
  });

  it("asks a visitor to log in before the profile", async () => {
    await open("/profile");
    expect(screen.getByRole("heading", { level: 1, name: "Login Required" })).toBeDefined();
    expect(screen.getByText(/Please log in to view your profile/)).toBeDefined();
  });
});

async function open(address: string, fetcher: Fetcher = fakeApi) {
  document.documentElement.lang = "en";
  const context = testContext(fetcher, "en");
  const router = createAppRouter(context, createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  render(<App context={context} router={router} />);
  await screen.findByRole("heading", { level: 1 });
  return router;
}
