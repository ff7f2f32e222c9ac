// @vitest-environment happy-dom
import type { ImportPreview } from "@khamt/contract";
import {
  getCurrentUser,
  importMembers,
  listManagedProgrammes,
  listMembers,
  listSavedViews,
  previewMemberImport,
  saveView,
} from "@khamt/contract/calls";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeServer } from "../../../test/fake-server.ts";
import { leaveNothing } from "../../../test/leave-nothing.ts";
import { openPage } from "../../../test/open-page.tsx";
import { managedProgramme } from "../../../test/fixtures.ts";
import { member } from "../../../test/readers.ts";

leaveNothing();

const administrator = () => ({ user: { ...member, role: "admin" } as const });

it("keeps the name that is typed for a view until it is saved", async () => {
  const { fetcher } = fakeServer({
    [getCurrentUser]: administrator,
    [listManagedProgrammes]: () => [],
    [listMembers]: () => [],
    [listSavedViews]: () => [],
    [saveView]: () => ({ id: member.id, name: "Spring", filters: {} }),
  });
  const open = async () => {
    await openPage(fetcher, "/manage/members?language=mn");
    fireEvent.click(screen.getByRole("button", { name: "Save this view" }));
    return screen.findByLabelText<HTMLInputElement>("Name of the view");
  };
  fireEvent.change(await open(), { target: { value: "Spring" } });
  cleanup();
  expect((await open()).value).toBe("Spring");
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  cleanup();
  expect((await open()).value).toBe("");
});

it("keeps what is chosen for an import in its address, with the programme whose members are looked at", async () => {
  const spring = managedProgramme("Spring");
  const { fetcher } = fakeServer({
    [getCurrentUser]: administrator,
    [listManagedProgrammes]: () => [spring],
    [listMembers]: () => [],
    [listSavedViews]: () => [],
  });
  const { router } = await openPage(fetcher, `/manage/members?programme=${spring.id}`);
  fireEvent.click(screen.getByRole("link", { name: "Invite from a list" }));
  const language = await screen.findByLabelText("Language of the emails");
  expect(screen.getByLabelText<HTMLSelectElement>("Programme").value).toBe(spring.id);
  fireEvent.change(language, { target: { value: "mn" } });
  await waitFor(() => expect(router.state.location.search).toEqual({ programme: spring.id, language: "mn" }));
});

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

it("begins profiles of start-ups that a list names where that is chosen, and says which columns they take", async () => {
  const preview: ImportPreview = {
    fault: null,
    columns: { read: ["Email"], others: ["Startup", "Score"] },
    people: 2,
    joining: 0,
    noted: 0,
    drafts: { count: 2, company: ["Startup"], idea: ["Startup"] },
    examples: [],
    problems: [],
    warnings: [],
    hasMail: true,
  };
  const { fetcher, calls } = fakeServer({
    [getCurrentUser]: administrator,
    [listManagedProgrammes]: () => [],
    [previewMemberImport]: () => preview,
    [importMembers]: () => ({ invited: 2, joined: 0, noted: 0, drafted: 2, hasMail: true }),
  });
  await openPage(fetcher, "/manage/members/import");
  const file = new File(["Email,Startup,Score\na@uni.mn,Tengri,9\nb@uni.mn,Nar,8"], "list.csv");
  const input = await waitFor(() => document.querySelector("input[type=file]") ?? raise());
  fireEvent.change(input, { target: { files: [file] } });
  fireEvent.click(await screen.findByRole("button", { name: "Preview" }));
  const choice = await screen.findByLabelText(/^This table names 2 start-ups/);
  expect(screen.getByText("Not used: Startup · Score")).toBeDefined();
  fireEvent.change(choice, { target: { value: "company" } });
  expect(screen.getByText("Filled in: Startup")).toBeDefined();
  expect(screen.getByText("Not used: Score")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Invite 2 people" }));
  expect(await screen.findByText(/^2 profiles are begun/)).toBeDefined();
  expect(calls.at(-1)).toMatchObject({ body: { startUps: "company", drafted: 2, people: 2 } });
});

function raise(): never {
  throw new Error("not there yet");
}
