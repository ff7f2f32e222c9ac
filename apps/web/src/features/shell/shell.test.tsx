// @vitest-environment happy-dom
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { testContext } from "../../test/context.ts";
import { App, createAppRouter } from "../../test/whole-app.ts";
import { failOnConsole } from "../../test/console.ts";
import { fakeApi } from "../../test/fake-api.ts";

failOnConsole();
afterEach(cleanup);

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

  it("opens the search with /", async () => {
    await open("/about");
    fireEvent.keyDown(document.body, { key: "/" });
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText("What are you looking for?")),
    );
  });

  it("asks a visitor to log in before the profile", async () => {
    await open("/profile");
    expect(screen.getByRole("heading", { level: 1, name: "Login Required" })).toBeDefined();
    expect(screen.getByText(/Please log in to view your profile/)).toBeDefined();
  });
});

async function open(address: string): Promise<void> {
  document.documentElement.lang = "en";
  const context = testContext(fakeApi, "en");
  const router = createAppRouter(context, createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  render(<App context={context} router={router} />);
  await screen.findByRole("heading", { level: 1 });
}
