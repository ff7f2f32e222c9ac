// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Fetcher } from "../../lib/api.ts";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { fakeFormServer } from "../../test/fake-forms.ts";
import { openPage } from "../../test/open-page.tsx";
import { choose, field, send, tag, type } from "./set-up-form-page.tsx";

leaveNothing();

it("a form says that the network failed, keeps everything, and is sent again", async () => {
  const { fetcher, sent } = fakeFormServer({});
  let isDown = true;
  const failing: Fetcher = (path, init) =>
    isDown && init?.method === "POST"
      ? Promise.reject(new TypeError("Failed to fetch"))
      : fetcher(path, init);
  await openPage(failing, "/create-startup-idea");
  type("Title", "Cashmere together");
  type("Description", "A market for herders");
  choose("Industry", "agriculture");
  tag("Required skills", "Logistics");
  send();
  expect(await screen.findByText("Failed to create profile")).toBeDefined();
  expect(screen.getByText(/^Network error occurred\. /)).toBeDefined();
  expect(field("Title").value).toBe("Cashmere together");
  isDown = false;
  send();
  await waitFor(() => expect(sent("POST /api/startup-ideas")).toHaveLength(1));
});
