// @vitest-environment happy-dom
import type { Application } from "@khamt/contract";
import {
  createApplication,
  getProject,
  listApplications,
  listApplicationStates,
  listOwnCofounders,
  listOwnCompanies,
  listProjects,
  readSum,
  renewProject,
  signIn,
  updateApplication,
} from "@khamt/contract/calls";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { refuse } from "../../test/fake-api.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { idOf, ownCofounder, ownCompany, ownProject, project } from "../../test/fixtures.ts";
import { application } from "../../test/fixtures-contacts.ts";
import { switchToMongolian } from "../../test/in-mongolian.ts";
import { openPage } from "../../test/open-page.tsx";
import { member } from "../../test/readers.ts";
import {
  question,
  listing,
  letter,
  untouched,
  answers,
  toldTo,
  openDialog,
  openForm,
  field,
  type,
  fill,
  send,
} from "./set-up-apply.ts";
import { press } from "../../test/press.ts";

leaveNothing();

const draftKey = `khamt-application-${listing.id}-${member.id}`;

describe("applying to a listing", () => {
  it("begins with the sign-in for a visitor, and goes on by itself", async () => {
    const signedIn = { status: "signed-in", success: true, message: "", user: member } as const;
    const { fetcher, calls } = fakeServer({ ...answers, [signIn]: () => signedIn }, null);
    const { router } = await openPage(fetcher, `/project-listings/${listing.id}`);
    await press("Apply");
    const dialog = within(await screen.findByRole("dialog", { name: "Welcome to Khamt" }));
    expect(calls).toEqual([]);
    fireEvent.change(dialog.getByLabelText("Email"), { target: { value: member.email } });
    fireEvent.change(dialog.getByLabelText("Password", { selector: "input" }), {
      target: { value: "secret" },
    });
    fireEvent.click(dialog.getByRole("button", { name: "Sign In" }));
    expect(await screen.findByRole("dialog", { name: "Apply: A shop" }, { timeout: 10_000 })).toBeDefined();
    expect(router.state.location.href).toBe(`/project-listings/${listing.id}?apply=now`);
  });

  it("says before anything is written that a listing takes nothing from the member", async () => {
    const { fetcher } = fakeServer({ ...answers, [listApplicationStates]: () => [] });
    await openPage(fetcher, `/project-listings/${listing.id}`);
    await press("Apply");
    const dialog = within(await screen.findByRole("dialog", { name: "No applications at the moment" }));
    expect(dialog.queryByRole("textbox")).toBeNull();
  });

  it("says what is missing beside each field, in the reader's language, and sends nothing", async () => {
    const { dialog, ...server } = await openForm();
    type("Introduction", "Too short");
    await send("Send application");
    expect(within(dialog).getByText("Write 50 characters or more.")).toBeDefined();
    expect(within(dialog).getByText("The company asks everyone this.")).toBeDefined();
    expect(document.activeElement).toBe(field("Introduction"));
    type("Introduction", letter);
    type("Your price", "9".repeat(121));
    await send("Send application");
    expect(document.activeElement).toBe(field("Your price"));
    expect(field("Your price").getAttribute("aria-invalid")).toBe("true");
    expect(field("Introduction").getAttribute("aria-invalid")).toBeNull();
    expect(toldTo(server)).toEqual([]);
  });

  it("tells how a price is read before it is sent, in the currency of the listing where it names none", async () => {
    const asked: string[] = [];
    const usd = { min: 1400.56, max: 2801.12 };
    const { dialog } = await openForm({
      [getProject]: () => ({ ...listing, budget: "20 сая" }),
      [readSum]: ({ query }) => {
        asked.push(`${query.get("q")} beside ${query.get("beside")}`);
        const sum = { currency: "MNT", usd, mnt: { min: 5e6, max: 10e6 }, per: null } as const;
        return { sum: query.get("q") === "5-10M" ? sum : null };
      },
    });
    type("Your price", "5-10M");
    expect(
      await within(dialog).findByText("Read as ₮5,000,000–₮10,000,000 (about $1,400–$2,800)."),
    ).toBeDefined();
    type("Your price", "$-5");
    expect(await within(dialog).findByText(/^No sum can be read in this/)).toBeDefined();
    expect(asked).toEqual(["5-10M beside 20 сая", "$-5 beside 20 сая"]);
  });

  it("is worded in Mongolian too", async () => {
    const server = fakeServer(answers);
    await openPage(server.fetcher, `/project-listings/${listing.id}`);
    await switchToMongolian();
    await press("Хүсэлт илгээх");
    const dialog = await screen.findByRole("dialog", { name: "Хүсэлт: A shop" });
    await within(dialog).findByLabelText("Танилцуулга");
    await send("Хүсэлт илгээх");
    expect(within(dialog).getByText("Дор хаяж 50 тэмдэгт бичнэ үү.")).toBeDefined();
    expect(within(dialog).getByText("Компани үүнийг хүн бүрээс асуудаг.")).toBeDefined();
  });

  it("keeps what was typed and says why where it is refused; a retry is the same application", async () => {
    const { dialog, ...server } = await openForm();
    server.answers[createApplication] = () => refuse("overloaded");
    fill();
    await send("Send application");
    expect((await within(dialog).findByRole("alert")).textContent).toBe("The server says: overloaded.");
    expect(field("Introduction").value).toBe(letter);
    expect(field(question).value).toBe("Four times.");
    server.answers[createApplication] = () => application;
    server.answers[listApplicationStates] = () => [{ ...untouched, application }];
    await send("Send application");
    expect(await screen.findByText("Your application was sent")).toBeDefined();
    const sent = await screen.findByRole("link", { name: "Your application: Sent" });
    expect(sent.getAttribute("href")).toBe(`/applications?tab=mine#${application.id}`);
    await waitFor(() => expect(document.activeElement).toBe(sent));
    const [first, second] = toldTo(server);
    expect(second).toEqual(first);
    expect(first).toMatchObject({
      params: { id: listing.id },
      body: {
        profile: { kind: "cofounder", id: ownCofounder.id },
        letter,
        price: "$5,000",
        duration: "",
        answers: [{ question, answer: "Four times." }],
      },
    });
    expect(localStorage.getItem(draftKey)).toBeNull();
  });

  it("finds what was typed again on this device, as the profile that was chosen", async () => {
    const { dialog } = await openForm();
    fill();
    fireEvent.change(field("Apply as"), { target: { value: `company ${ownCompany.id}` } });
    fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    cleanup();
    await openForm();
    expect(field("Introduction").value).toBe(letter);
    expect(field(question).value).toBe("Four times.");
    expect(field("Apply as").value).toBe(`company ${ownCompany.id}`);
    expect(screen.getByText(`${letter.length} of 4,000 characters`)).toBeDefined();
  });

  it("begins anew where what is kept on this device is corrupt", async () => {
    localStorage.setItem(draftKey, '{"letter":1}');
    await openForm();
    expect(field("Introduction").value).toBe("");
  });

  it("needs a profile, and says where one is made", async () => {
    await openDialog({ ...answers, [listOwnCofounders]: () => [], [listOwnCompanies]: () => [] });
    expect(await screen.findByText(/you need a co-founder profile or a company profile/)).toBeDefined();
    const ways = ["Create co-founder profile", "Create company profile"].map((name) =>
      screen.getByRole("link", { name }).getAttribute("href"),
    );
    expect(ways).toEqual([
      `/create-cofounder?applying=${listing.id}`,
      `/create-company?applying=${listing.id}`,
    ]);
    expect(screen.queryByLabelText("Introduction")).toBeNull();
  });

  it("is not possible to an example, which says so", async () => {
    await openDialog({ ...answers, [listApplicationStates]: () => [{ ...untouched, isDemo: true }] });
    expect(await screen.findByRole("dialog", { name: "A demo listing" })).toBeDefined();
    expect(screen.queryByLabelText("Introduction")).toBeNull();
  });

  it("is no button on an own listing: its applications are there, and more time for it near its end", async () => {
    const server = fakeServer({
      ...answers,
      [listApplicationStates]: () => [{ ...untouched, isOwn: true, canRenew: true }],
      [renewProject]: () => ownProject,
    });
    await openPage(server.fetcher, `/project-listings/${listing.id}`);
    const link = await screen.findByRole("link", { name: "See applications" });
    expect(link.getAttribute("href")).toBe(`/applications?tab=received&listing=${listing.id}`);
    await press("Renew for 60 days");
    expect(await screen.findByText("Your listing is open for 60 days from today")).toBeDefined();
    expect(toldTo(server).map(({ call }) => call)).toEqual([renewProject]);
    expect(screen.queryByRole("button", { name: "Apply" })).toBeNull();
  });

  it("is followed from the cards of a list, which ask together; on an own listing they say so", async () => {
    const cards = ["applied", "own", "other"].map((title) => ({ ...project, id: idOf(title), title }));
    const standing = (title: string) => ({ ...untouched, listing: idOf(title) });
    const server = fakeServer({
      [listProjects]: () => cards,
      [listApplicationStates]: () => [
        { ...standing("applied"), application },
        { ...standing("own"), isOwn: true },
        standing("other"),
      ],
    });
    await openPage(server.fetcher, "/project-listings");
    const mine = await screen.findByRole("link", { name: "Your application: Sent: applied" });
    expect(mine.getAttribute("href")).toBe(`/applications?tab=mine#${application.id}`);
    const yours = screen.getByRole("link", { name: "Yours: See applications: own" });
    expect(yours.getAttribute("href")).toBe(`/applications?tab=received&listing=${idOf("own")}`);
    expect(screen.getAllByRole("button", { name: /^Apply: / })).toHaveLength(1);
    expect(screen.queryByRole("button", { name: "Renew for 60 days" })).toBeNull();
    expect(server.calls.map(({ body }) => body)).toEqual([{ listings: cards.map(({ id }) => id) }]);
    await switchToMongolian();
    expect(await screen.findByRole("link", { name: "Таны хүсэлт: Илгээсэн: applied" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Таны зар: Ирсэн хүсэлтүүд: own" })).toBeDefined();
  });

  it("opens by itself with the focus in it where the address says so, and not again once it is closed", async () => {
    const { fetcher } = fakeServer(answers);
    const { router } = await openPage(fetcher, "/about");
    await act(() => router.navigate({ href: `/project-listings/${listing.id}?apply=now` }));
    const dialog = await screen.findByRole("dialog", { name: "Apply: A shop" });
    await within(dialog).findByLabelText("Introduction");
    expect(dialog.contains(document.activeElement)).toBe(true);
    fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(router.state.location.href).toBe(`/project-listings/${listing.id}`));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Apply" })));
  });
});

describe("an application that nobody has acted on", () => {
  const sent: Application = { ...application, answers: [{ question, answer: "Twice." }] };

  it("is changed from what was sent, and keeps nothing of that on this device", async () => {
    const server = fakeServer({
      ...answers,
      [listApplications]: () => [sent],
      [updateApplication]: () => ({ ...sent, price: "$6,000" }),
    });
    await openPage(server.fetcher, "/applications?tab=mine");
    await press("Edit: A shop");
    const dialog = within(await screen.findByRole("dialog", { name: "Change your application" }));
    const price = await dialog.findByLabelText<HTMLInputElement>("Your price");
    expect(price.value).toBe("$5,000");
    expect(field(question).value).toBe("Twice.");
    fireEvent.change(price, { target: { value: "$6,000" } });
    await send("Save changes");
    expect(await screen.findByText("Your changes are saved")).toBeDefined();
    expect(toldTo(server)).toMatchObject([
      { call: updateApplication, params: { id: sent.id }, body: { letter: sent.letter, price: "$6,000" } },
    ]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(Object.keys(localStorage).filter((key) => key.includes("application"))).toEqual([]);
  });

  it("has a change that was interrupted again, and none that was given up", async () => {
    const { fetcher } = fakeServer({ ...answers, [listApplications]: () => [sent] });
    const edit = async () => {
      cleanup();
      await openPage(fetcher, "/applications?tab=mine");
      await press("Edit: A shop");
      const dialog = within(await screen.findByRole("dialog", { name: "Change your application" }));
      return { dialog, price: await dialog.findByLabelText<HTMLInputElement>("Your price") };
    };
    fireEvent.change((await edit()).price, { target: { value: "$6,000" } });
    const { dialog, price } = await edit();
    expect(price.value).toBe("$6,000");
    fireEvent.click(dialog.getByRole("button", { name: "Close" }));
    expect((await edit()).price.value).toBe("$5,000");
  });
});
