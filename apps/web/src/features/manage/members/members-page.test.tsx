// @vitest-environment happy-dom
import { getCurrentUser, listManagedProgrammes, listMembers, listSavedViews } from "@khamt/contract/calls";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeServer } from "../../../test/fake-server.ts";
import { leaveNothing } from "../../../test/leave-nothing.ts";
import { openPage } from "../../../test/open-page.tsx";
import { member } from "../../../test/readers.ts";

leaveNothing();

it("keeps what is typed and not searched for while a filter is chosen, whose control keeps the focus, and after a reload", async () => {
  const { fetcher } = fakeServer({
    [getCurrentUser]: () => ({ user: { ...member, role: "admin" } }),
    [listManagedProgrammes]: () => [],
    [listMembers]: () => [],
    [listSavedViews]: () => [],
  });
  const { router } = await openPage(fetcher, "/manage/members");
  const stands = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  const [name, word] = ["Name, email or note", "Skill or need"];
  fireEvent.change(screen.getByLabelText(name), { target: { value: "Saraa" } });
  fireEvent.change(screen.getByLabelText(word), { target: { value: "welder" } });
  const language = screen.getByLabelText("Language");
  language.focus();
  fireEvent.change(language, { target: { value: "mn" } });
  await waitFor(() => expect(router.state.location.search).toEqual({ language: "mn" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Language"));
  expect([stands(name), stands(word)]).toEqual(["Saraa", "welder"]);
  cleanup();
  await openPage(fetcher, router.state.location.href);
  expect([stands(name), stands(word)]).toEqual(["Saraa", "welder"]);
  // Below there is another, where nobody is found.
  const [clear] = screen.getAllByRole("link", { name: "Clear all" });
  fireEvent.click(clear ?? document.body);
  await waitFor(() => expect([stands(name), stands(word)]).toEqual(["", ""]));
});
