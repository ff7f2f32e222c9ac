// @vitest-environment happy-dom
import {
  createProgramme,
  getCurrentUser,
  getManagedProgramme,
  listManagedProgrammes,
  listProgrammeMembers,
} from "@khamt/contract/calls";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { refuse } from "../../../test/fake-api.ts";
import { fakeServer } from "../../../test/fake-server.ts";
import { managedProgramme } from "../../../test/fixtures.ts";
import { leaveNothing } from "../../../test/leave-nothing.ts";
import { openPage } from "../../../test/open-page.tsx";
import { member } from "../../../test/readers.ts";

leaveNothing();

const old = { ...managedProgramme("Spring"), name: { en: "Spring 2026", mn: "Хавар 2026" } };
const stands = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

it("makes a programme after another one, takes no applications after its end, and says beside the short address that it is taken", async () => {
  const { fetcher, calls } = fakeServer({
    [getCurrentUser]: () => ({ user: { ...member, role: "admin" }, isManager: true }),
    [listManagedProgrammes]: () => [old],
    [getManagedProgramme]: () => old,
    [listProgrammeMembers]: () => [],
    [createProgramme]: () => refuse("short-address-taken"),
  });
  await openPage(fetcher, `/manage/programmes/${old.id}`);
  fireEvent.click(await screen.findByRole("link", { name: "Copy for next time" }));
  expect(await screen.findByText(/Words and questions are those of “Spring 2026”/)).toBeDefined();
  expect(stands("Name in English")).toBe("Spring 2027");
  expect(stands("About it, in English")).toBe(old.words.en);
  fireEvent.click(screen.getByRole("radio", { name: /^People who apply/ }));
  fireEvent.change(screen.getByLabelText("Last day"), { target: { value: "2099-05-01" } });
  const closing = screen.getByLabelText("Applications close");
  fireEvent.change(closing, { target: { value: "2099-05-02T10:00" } });
  fireEvent.click(screen.getByRole("button", { name: "Make programme" }));
  expect(await screen.findByText(/^Applications close after the last day/)).toBeDefined();
  expect(calls).toEqual([]);
  fireEvent.change(closing, { target: { value: "2099-05-01T10:00" } });
  const address = screen.getByLabelText("Short address");
  fireEvent.change(address, { target: { value: "spring" } });
  fireEvent.click(screen.getByRole("button", { name: "Make programme" }));
  await expect.poll(() => address.getAttribute("aria-invalid")).toBe("true");
  expect(calls).toMatchObject([{ body: { slug: "spring", name: { en: "Spring 2027", mn: "Хавар 2027" } } }]);
});
