// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { takeMessages } from "../../test/console.ts";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { fakeApi } from "../../test/fake-api.ts";
import { openPage } from "../../test/open-page.tsx";
import { key, card, stored } from "./set-up-my-matches.tsx";
import { press } from "../../test/press.ts";

leaveNothing();

describe("a visitor's matches", () => {
  it("begin with five samples, each marked, counted in the tabs, and none leading to somebody who is not there", async () => {
    await openPage(fakeApi, "/my-matches");
    expect(screen.getAllByText("Demo")).toHaveLength(5);
    expect(tabs()).toEqual(["All5", "All Partners3", "Individuals2", "Companies1", "Ideas2"]);
    const summary = [...screen.getByLabelText("Summary").children].map(({ textContent }) => textContent);
    expect(summary).toEqual(["Matches5", "Partners3", "Ideas2", "Contacted0"]);
    const links = screen.getAllByRole("link", { name: "Search for such profiles" });
    expect(links.map((link) => link.getAttribute("href")).every((to) => to?.startsWith("/search?q="))).toBe(
      true,
    );
    expect(screen.queryByRole("link", { name: /View Profile/ })).toBeNull();
    expect(within(card("Web developer")).getByText("+1 more")).toBeDefined();
  });

  it("have dots only between the facts that there are", async () => {
    await openPage(fakeApi, "/my-matches");
    const facts = "Builds web products from first sketch to launch · Ulaanbaatar";
    expect(within(card("Web developer")).getByText(/first sketch/).textContent).toBe(facts);
  });

  it("stand in the group that the address names", async () => {
    await openPage(fakeApi, "/my-matches?tab=companies");
    expect(screen.getAllByRole("heading", { level: 3 }).map((each) => each.textContent)).toEqual([
      "Mobile app studio",
    ]);
    expect(screen.getByRole("link", { current: "page", name: /Companies/ })).toBeDefined();
  });

  it("are removed with a way back to their old place, and stay so", async () => {
    await openPage(fakeApi, "/my-matches");
    await press("Remove: FinTech for small shops");
    expect(tabs()[0]).toBe("All4");
    expect(document.activeElement?.textContent).toBe("4 matches");
    expect(stored().samples).toHaveLength(4);
    fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(tabs()[0]).toBe("All5"));
    const names = screen.getAllByRole("heading", { level: 3 }).map((each) => each.textContent);
    expect(names[1]).toBe("FinTech for small shops");
  });

  it("are contacted once", async () => {
    await openPage(fakeApi, "/my-matches");
    await press("Contact: Marketing specialist");
    const button = within(card("Marketing specialist")).getByRole<HTMLButtonElement>("button", {
      name: "Contacted",
    });
    expect(button.disabled).toBe(true);
    expect(await screen.findByText(/nothing was sent/)).toBeDefined();
  });

  it.each(["{", "[]", '{"samples":[],"matches":[{"id":1}]}'])(
    "are begun anew where they are corrupt: %s",
    async (text) => {
      localStorage.setItem(key, text);
      await openPage(fakeApi, "/my-matches");
      expect(screen.getAllByText("Demo")).toHaveLength(5);
      expect(localStorage.getItem(key)).toBeNull();
      expect(takeMessages("warn")).toEqual([[expect.stringContaining("corrupt")]]);
    },
  );

  it("are not generated for nobody: the way to an account is shown at once", async () => {
    await openPage(fakeApi, "/my-matches");
    await press("Generate New Matches");
    const status = await screen.findByText(/Sign in and create a profile/);
    expect(status).toBeDefined();
  });
});

function tabs(): (string | null)[] {
  const nav = screen.getByRole("navigation", { name: "Show" });
  return within(nav)
    .getAllByRole("link")
    .map((link) => link.textContent);
}
