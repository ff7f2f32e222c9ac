// @vitest-environment happy-dom
import { getCurrentUser, listManagedProgrammes } from "@khamt/contract/calls";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { leaveNothing } from "../../../test/leave-nothing.ts";
import { fakeServer } from "../../../test/fake-server.ts";
import { openPage } from "../../../test/open-page.tsx";
import { member } from "../../../test/readers.ts";

leaveNothing();

it("goes on in the question that was added", async () => {
  const server = fakeServer({
    [getCurrentUser]: () => ({ user: { ...member, role: "admin" }, isManager: true }),
    [listManagedProgrammes]: () => [],
  });
  await openPage(server.fetcher, "/manage/programmes/new");
  fireEvent.click(await screen.findByRole("radio", { name: /^People who apply and are accepted/ }));
  for (const number of [1, 2]) {
    fireEvent.click(screen.getByRole("button", { name: "Add a question" }));
    expect(document.activeElement).toBe(
      screen.getByRole("textbox", { name: new RegExp(`^Question ${number} in English`) }),
    );
  }
});
