// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { failOnConsole } from "../../../test/console.ts";
import { fakeApi } from "../../../test/fake-api.ts";
import { openPage } from "../../../test/open-page.tsx";

failOnConsole();
beforeEach(() => {
  location.hash = "token";
});
afterEach(cleanup);

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
