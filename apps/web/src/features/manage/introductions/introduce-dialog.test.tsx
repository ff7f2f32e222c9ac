// @vitest-environment happy-dom
import {
  getCurrentUser,
  listIntroducible,
  listManagedIntroductions,
  listManagedProgrammes,
} from "@khamt/contract/calls";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { leaveNothing } from "../../../test/leave-nothing.ts";
import { fakeServer } from "../../../test/fake-server.ts";
import { idOf, managedProgramme } from "../../../test/fixtures.ts";
import { openPage } from "../../../test/open-page.tsx";
import { member } from "../../../test/readers.ts";

leaveNothing();

it.each([
  [["Spring"], "Spring"],
  [["Spring", "Autumn"], ""],
])("of the programmes %j, %j is chosen at the beginning", async (names, chosen) => {
  const { fetcher } = fakeServer({
    [getCurrentUser]: () => ({ user: member, isManager: true }),
    [listManagedIntroductions]: () => [],
    [listManagedProgrammes]: () => names.map(managedProgramme),
    [listIntroducible]: () => [],
  });
  await openPage(fetcher, "/manage/introductions");
  fireEvent.click(await screen.findByRole("button", { name: "Introduce two members" }));
  const choice = await screen.findByRole("combobox", { name: "Programme" });
  await waitFor(() => expect(choice.querySelectorAll("option")).toHaveLength(names.length + 1));
  expect(choice).toHaveProperty("value", chosen === "" ? "" : idOf(chosen));
  fireEvent.click(screen.getByRole("button", { name: "Ask both" }));
  expect(screen.queryAllByText("Choose a programme.")).toHaveLength(chosen === "" ? 1 : 0);
  const why = () => screen.findByRole("textbox", { name: "Why should they meet?" });
  fireEvent.change(await why(), { target: { value: "Both sell felt." } });
  cleanup();
  await openPage(fetcher, "/manage/introductions");
  fireEvent.click(await screen.findByRole("button", { name: "Introduce two members" }));
  expect(await why(), "it was not sent").toHaveProperty("value", "Both sell felt.");
});
