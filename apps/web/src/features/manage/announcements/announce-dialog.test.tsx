// @vitest-environment happy-dom
import {
  getCurrentUser,
  listManagedAnnouncements,
  listManagedProgrammes,
  sendAnnouncement,
} from "@khamt/contract/calls";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { leaveNothing } from "../../../test/leave-nothing.ts";
import { refuse } from "../../../test/fake-api.ts";
import { fakeServer } from "../../../test/fake-server.ts";
import { idOf, managedProgramme } from "../../../test/fixtures.ts";
import { openPage } from "../../../test/open-page.tsx";
import { member } from "../../../test/readers.ts";

leaveNothing();

it("cuts nothing off a title or a text, says by how much they are too long, and goes there", async () => {
  const { fetcher, calls } = fakeServer({
    [getCurrentUser]: () => ({ user: member, isManager: true }),
    [listManagedAnnouncements]: () => [],
    [listManagedProgrammes]: () => [managedProgramme("Spring")],
    [sendAnnouncement]: () => new Response("", { status: 503 }),
  });
  await openPage(fetcher, "/manage/announcements");
  fireEvent.click(await screen.findByRole("button", { name: "Write an announcement" }));
  const dialog = within(await screen.findByRole("dialog"));
  const [title, text] = ["Title in English", "Text in English"].map((name) =>
    dialog.getByRole<HTMLInputElement>("textbox", { name }),
  );
  if (title === undefined || text === undefined) throw new Error("no fields");
  await dialog.findByRole("option", { name: "Spring" });
  fireEvent.change(dialog.getByRole("combobox"), { target: { value: idOf("Spring") } });
  for (const box of dialog.getAllByRole("textbox")) fireEvent.change(box, { target: { value: "Demo day" } });
  fireEvent.change(title, { target: { value: "a".repeat(130) } });
  fireEvent.change(text, { target: { value: "b".repeat(5500) } });
  expect(title.value).toHaveLength(130);
  expect(title.maxLength).toBe(-1);
  expect(dialog.getByText("120 characters fit here. Shorten it by 10.")).toBeDefined();
  expect(dialog.getByText("4,000 characters fit here. Shorten it by 1,500.")).toBeDefined();
  fireEvent.click(dialog.getByRole("button", { name: "Send now" }));
  expect(document.activeElement).toBe(title);
  expect(calls).toEqual([]);
  fireEvent.change(title, { target: { value: "Demo day" } });
  fireEvent.change(text, { target: { value: "On Friday" } });
  fireEvent.click(dialog.getByRole("button", { name: "Send now" }));
  await waitFor(() => expect(calls).toMatchObject([{ body: { title: { en: "Demo day" } } }]));
  cleanup();
  await openPage(fetcher, "/manage/announcements");
  fireEvent.click(await screen.findByRole("button", { name: "Write an announcement" }));
  const again = within(await screen.findByRole("dialog"));
  expect(again.getByRole("textbox", { name: "Text in English" }), "it was not sent").toHaveProperty(
    "value",
    "On Friday",
  );
});

it("writes to the applicants of a programme where somebody waits, and says what is refused beside its field", async () => {
  const { fetcher, calls } = fakeServer({
    [getCurrentUser]: () => ({ user: member, isManager: true }),
    [listManagedAnnouncements]: () => [],
    [listManagedProgrammes]: () => [
      managedProgramme("Spring"),
      { ...managedProgramme("Autumn"), applications: 3 },
    ],
    [sendAnnouncement]: () => refuse("invalid-parameter", { parameter: "title.mn" }),
  });
  await openPage(fetcher, "/manage/announcements");
  fireEvent.click(await screen.findByRole("button", { name: "Write an announcement" }));
  const dialog = within(await screen.findByRole("dialog"));
  const option = await dialog.findByRole<HTMLOptionElement>("option", {
    name: "Autumn: applicants who wait",
  });
  expect(dialog.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "–",
    "Spring",
    "Autumn",
    "Autumn: applicants who wait",
  ]);
  fireEvent.change(dialog.getByRole("combobox"), { target: { value: option.value } });
  for (const box of dialog.getAllByRole("textbox")) fireEvent.change(box, { target: { value: "Demo day" } });
  fireEvent.click(dialog.getByRole("button", { name: "Send now" }));
  await waitFor(() =>
    expect(calls).toMatchObject([{ body: { programmeId: idOf("Autumn"), toApplicants: true } }]),
  );
  const title = dialog.getByRole("textbox", { name: "Title in Mongolian" });
  await waitFor(() => expect(title.getAttribute("aria-invalid")).toBe("true"));
  expect(document.activeElement).toBe(title);
  expect(dialog.getByText("The server says: invalid-parameter.")).toBeDefined();
});
