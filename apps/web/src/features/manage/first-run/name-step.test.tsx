// @vitest-environment happy-dom
import { getCurrentUser, getFirstRun, getSiteSettings, updateAccount } from "@khamt/contract/calls";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { account } from "../../../test/fake-account.ts";
import { fakeServer } from "../../../test/fake-server.ts";
import { leaveNothing } from "../../../test/leave-nothing.ts";
import { newSite } from "../../../test/new-site.ts";
import { openPage } from "../../../test/open-page.tsx";
import { member } from "../../../test/readers.ts";
import { untouchedSite } from "../../../test/site-settings.ts";

leaveNothing();

const firstRun = newSite([{ step: "site", state: "open" }]);

it("asks for the site's name in the administrator's language first, and keeps what is typed", async () => {
  const user = { ...member, role: "admin" as const };
  const { fetcher } = fakeServer({
    [getCurrentUser]: () => ({ user }),
    [getFirstRun]: () => firstRun,
    [getSiteSettings]: () => untouchedSite,
    [updateAccount]: () => account,
  });
  const asked = () => screen.getAllByRole<HTMLInputElement>("textbox");
  await openPage(fetcher, "/manage/first-run");
  expect(asked().map(({ lang }) => lang)).toEqual(["en", "mn"]);
  fireEvent.change(asked()[1] ?? document.body, { target: { value: "Өсөлт" } });
  cleanup();
  await openPage(fetcher, "/manage/first-run");
  expect(asked().map(({ value }) => value)).toEqual(["", "Өсөлт"]);
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "mn" } });
  await screen.findByLabelText("Сайтын нэр, монголоор");
  expect(asked().map(({ lang, value }) => [lang, value])).toEqual([
    ["mn", "Өсөлт"],
    ["en", ""],
  ]);
});
