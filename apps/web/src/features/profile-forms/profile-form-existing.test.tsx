// @vitest-environment happy-dom
import type { OwnCofounder } from "@khamt/contract";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { refuse } from "../../test/fake-api.ts";
import { fakeFormServer } from "../../test/fake-forms.ts";
import { idOf, ownCofounder } from "../../test/fixtures.ts";
import { openPage } from "../../test/open-page.tsx";
import { earlier, later, field, type, choose, tag, send } from "./set-up-form-page.tsx";

leaveNothing();

const mine = "/api/my-cofounder-profiles";

const bat: OwnCofounder = {
  ...ownCofounder,
  id: "22222222-2222-4222-8222-222222222222",
  updatedAt: earlier,
  firstName: "Bat",
  lastName: "Erdene",
  title: "Accountant",
  bio: null,
  age: 34,
  experience: "5-10",
  availability: "part-time",
  skills: ["Accounting"],
  expertise: ["FinTech"],
};

describe("a profile that is there already", () => {
  it("opens by itself, and is saved from the version that was read", async () => {
    const { fetcher, sent } = fakeFormServer({ own: { [mine]: [bat] } });
    await openPage(fetcher, "/create-cofounder");
    expect(field("Age").value).toBe("34");
    type("Age", "thirty");
    save();
    expect(await screen.findByText("Write a whole number from 14 to 120.")).toBeDefined();
    type("Age", "35");
    type("Graduation year", "2090");
    type("Phone number", "abc");
    type("Time zone", "Mars");
    save();
    expect(
      await screen.findByText("This is not a phone number. Write it like +976 9911 2233."),
    ).toBeDefined();
    expect(
      screen.getByText("This is not a time zone. Write the hours from Greenwich, like GMT+8."),
    ).toBeDefined();
    expect(screen.getByText(/^Write a whole number from 1940 to 20[34]\d\./)).toBeDefined();
    type("Graduation year", "");
    type("Phone number", "");
    type("Time zone", "GMT+8");
    save();
    await waitFor(() => expect(sent("PUT /api/startup-cofounders")).toHaveLength(1));
    expect(sent("PUT /api/startup-cofounders")[0]).toMatchObject({
      call: `PUT /api/startup-cofounders/${bat.id}?version=${encodeURIComponent(earlier)}`,
      body: { firstName: "Bat", age: 35, skills: ["Accounting"], availability: "part-time" },
    });
  });

  it("leads to its first matches once it lacks nothing any more, and back to the profiles from then on", async () => {
    const own = { ...bat, id: idOf("kept") };
    const { fetcher, kept } = fakeFormServer({ own: { [mine]: [{ ...own, missing: ["bio"] }] } });
    const { router } = await openPage(fetcher, "/create-cofounder");
    type("Age", "35");
    kept.own[mine] = [own];
    save();
    await waitFor(() => expect(router.state.location.pathname).toBe("/first-matches"));
    expect(router.state.location.search).toEqual({ profile: `cofounder:${own.id}` });
    await act(() => router.navigate({ to: "/create-cofounder" }));
    type("Age", "36");
    save();
    await waitFor(() => expect(router.state.location.pathname).toBe("/my-profile"));
  });

  it("and was changed elsewhere is merged: only what both have changed is asked for", async () => {
    const { fetcher, kept, sent, refusals } = fakeFormServer({ own: { [mine]: [bat] } });
    await openPage(fetcher, "/create-cofounder");
    type("First name", "Batbayar");
    type("Age", "35");
    const news = { firstName: "Bataa", title: "Chief accountant", age: 36 };
    kept.own[mine] = [{ ...bat, ...news, updatedAt: later }];
    refusals.set(`PUT /api/startup-cofounders/${bat.id}`, refuse("conflict"));
    save();
    const dialog = await screen.findByRole("dialog", { name: "Changed in the meantime" });
    const groups = within(dialog).getAllByRole("group");
    expect(groups.map((group) => group.querySelector("legend")?.textContent)).toEqual(["First name", "Age"]);
    fireEvent.click(within(groups[1] ?? dialog).getByRole("radio", { name: /^Saved in the meantime/ }));
    fireEvent.click(within(dialog).getByRole("button", { name: "Save this choice" }));
    await waitFor(() => expect(sent("PUT /api/startup-cofounders")).toHaveLength(2));
    expect(sent("PUT /api/startup-cofounders")[1]).toMatchObject({
      call: `PUT /api/startup-cofounders/${bat.id}?version=${encodeURIComponent(later)}`,
      body: { firstName: "Batbayar", title: "Chief accountant", age: 36 },
    });
  });

  it("and was changed elsewhere in other fields has both changes, without a question", async () => {
    const { fetcher, kept, sent, refusals } = fakeFormServer({ own: { [mine]: [bat] } });
    await openPage(fetcher, "/create-cofounder");
    type("First name", "Batbayar");
    kept.own[mine] = [{ ...bat, title: "Chief accountant", updatedAt: later }];
    refusals.set(`PUT /api/startup-cofounders/${bat.id}`, refuse("conflict"));
    save();
    await waitFor(() => expect(sent("PUT /api/startup-cofounders")).toHaveLength(2));
    expect(sent("PUT /api/startup-cofounders")[1]).toMatchObject({
      call: `PUT /api/startup-cofounders/${bat.id}?version=${encodeURIComponent(later)}`,
      body: { firstName: "Batbayar", title: "Chief accountant" },
    });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("and was typed once more is compared, not overwritten", async () => {
    const { fetcher, kept, sent, refusals } = fakeFormServer({});
    await openPage(fetcher, "/create-cofounder");
    type("First name", "Bat");
    type("Last name", "Saikhan");
    choose("Experience", "1-3");
    tag("Skills", "React");
    tag("Expertise", "FinTech");
    kept.own[mine] = [bat];
    refusals.set("POST /api/startup-cofounders", refuse("already-exists"));
    send();
    fireEvent.click(await screen.findByRole("button", { name: "Compare with the profile you have" }));
    const dialog = await screen.findByRole("dialog", { name: "You already have such a profile" });
    fireEvent.click(within(dialog).getByRole("button", { name: "Keep all of mine" }));
    fireEvent.click(within(dialog).getByRole("button", { name: "Save this choice" }));
    await waitFor(() => expect(sent("PUT /api/startup-cofounders")).toHaveLength(1));
    expect(sent("PUT /api/startup-cofounders")[0]?.body).toMatchObject({
      lastName: "Saikhan",
      title: null,
      skills: ["React"],
    });
  });

  it("of somebody else is not found", async () => {
    await openPage(fakeFormServer({}).fetcher, `/create-startup-idea?edit=${bat.id}`);
    expect(screen.getByRole("heading", { level: 1, name: /404/ })).toBeDefined();
  });
});

function save(): void {
  fireEvent.submit(screen.getByRole("button", { name: "Save" }));
}
