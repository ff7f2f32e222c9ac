// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { Fetcher } from "../../../lib/api.ts";
import { leaveNothing } from "../../../test/leave-nothing.ts";
import { fakeApi, refuse } from "../../../test/fake-api.ts";
import { openPage } from "../../../test/open-page.tsx";

leaveNothing();
beforeEach(() => {
  location.hash = "token";
});

it("says nothing of old passwords and other devices to whoever was invited", async () => {
  await openPage(fakeApi, "/reset-password?account=new");
  expect(await screen.findByRole("heading", { name: "Choose your password" })).toBeDefined();
  expect(screen.queryByText(/new password|other devices/i)).toBeNull();
  expect(screen.getByRole("button", { name: "Open my account" })).toBeDefined();
});

it("names no time in which the link works: that differs from letter to letter", async () => {
  await openPage(fakeApi, "/reset-password");
  expect(await screen.findByText(/works once\. All other devices/)).toBeDefined();
  expect(screen.queryByText(/minutes/)).toBeNull();
});

it("says beside the new password that it is the old one", async () => {
  const withSame: Fetcher = async (path, init) =>
    path === "/api/auth/password/reset" ? refuse("same-password") : fakeApi(path, init);
  await openPage(withSame, "/reset-password");
  await choose("Better-Horse-8");
  expect(await screen.findByText("The server says: same-password.")).toBeDefined();
  expect(screen.getByLabelText("New password").getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(screen.getByLabelText("New password"));
});

it("begins anew with another link that is opened in the window of one that has expired", async () => {
  const withOld: Fetcher = async (path, init) =>
    path === "/api/auth/password/reset" ? refuse("invalid-link") : fakeApi(path, init);
  await openPage(withOld, "/reset-password");
  await choose("Better-Horse-8");
  expect(await screen.findByRole("heading", { name: "This link does not work any more" })).toBeDefined();
  act(() => {
    location.hash = "newer";
    dispatchEvent(new HashChangeEvent("hashchange"));
  });
  expect(await screen.findByRole("heading", { name: "Choose a new password" })).toBeDefined();
});

async function choose(password: string): Promise<void> {
  for (const label of ["New password", "Confirm password"])
    fireEvent.change(await screen.findByLabelText(label), { target: { value: password } });
  fireEvent.click(screen.getByRole("button", { name: "Save the new password" }));
}
