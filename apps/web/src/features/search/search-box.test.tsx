// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { open, box, type, results } from "./set-up-search.tsx";

leaveNothing();

it("offers ways in before anything is searched for", async () => {
  const { asked } = await open("/search");
  expect(screen.getByRole("link", { name: "Tourism" }).getAttribute("href")).toBe("/search?q=Tourism");
  expect(screen.getByRole("link", { name: "нягтлан бодогч" }).getAttribute("lang")).toBe("mn");
  expect(asked).toEqual([]);
});

it("searches as one types, when the typing pauses, and keeps the words in the address", async () => {
  const { asked, address } = await open("/search");
  type("a");
  type("acc");
  await screen.findByText("2 results");
  expect(address()).toBe("/search?q=acc");
  expect(asked.map(({ q }) => q)).toEqual(["acc"]);
});

it("searches at once with Enter", async () => {
  const { address } = await open("/search");
  type("acc ");
  fireEvent.submit(screen.getByRole("search"));
  await waitFor(() => expect(address()).toBe("/search?q=acc"));
  expect(box().value).toBe("acc ");
});

it("never takes back what is typed while an answer is on its way", async () => {
  const { address } = await open("/search");
  type("acc");
  fireEvent.submit(screen.getByRole("search"));
  type("accou");
  await waitFor(() => expect(address()).toBe("/search?q=acc"));
  expect(box().value).toBe("accou");
  await waitFor(() => expect(address()).toBe("/search?q=accou"));
});

it("shows the words of an address that is opened or gone back to", async () => {
  const { router } = await open("/search?q=law&kind=company");
  expect(box().value).toBe("law");
  await act(() => router.navigate({ to: "/search", search: { q: "sales" } }));
  expect(box().value).toBe("sales");
  await act(async () => router.history.back());
  await waitFor(() => expect(box().value).toBe("law"));
});

it("suggests topics under the box, and searches for the one that is taken", async () => {
  const { address } = await open("/search");
  type("нягт");
  const option = await screen.findByRole("option", { name: /accounting/ });
  expect(option.textContent).toBe("accountingнягтлан бодох бүртгэлSkill");
  fireEvent.keyDown(box(), { key: "ArrowDown" });
  fireEvent.keyDown(box(), { key: "Enter" });
  await waitFor(() => expect(address()).toBe("/search?q=accounting"));
  expect(box().value).toBe("accounting");
  expect(screen.queryByRole("listbox")).toBeNull();
});

it("goes through the results with the arrow keys", async () => {
  await open("/search?q=many");
  const [first, second] = results();
  first?.focus();
  fireEvent.keyDown(first ?? document.body, { key: "ArrowDown" });
  expect(document.activeElement).toBe(second);
});

it("puts the cursor into the box for who comes from another page", async () => {
  const { router } = await open("/about");
  await act(() => router.navigate({ to: "/search" }));
  await waitFor(() => expect(document.activeElement).toBe(box()));
});
