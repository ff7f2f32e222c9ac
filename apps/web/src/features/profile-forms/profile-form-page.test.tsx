// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterAll, describe, expect, it, vi } from "vitest";
import { leaveNothing } from "../../test/leave-nothing.ts";
import type { Fetcher } from "../../lib/api.ts";
import { account } from "../../test/fake-account.ts";
import { refuse } from "../../test/fake-api.ts";
import { fakeFormServer } from "../../test/fake-forms.ts";
import { idOf } from "../../test/fixtures.ts";
import { openPage } from "../../test/open-page.tsx";
import { member } from "../../test/readers.ts";
import { earlier, later, field, type, choose, tag, send } from "./set-up-form-page.tsx";

// Files share what they have loaded: here the form is loaded anew, with what counts its renderings, and goes with it.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock("./controls/use-problem.ts");
  vi.resetModules();
});

/** Names of fields, one for each time that one renders. */
const renderings: string[] = [];

vi.mock(import("./controls/use-problem.ts"), async (original) => {
  const { useProblem, ...rest } = await original();
  return { ...rest, useProblem: (name) => (renderings.push(name), useProblem(name)) };
});

leaveNothing();

const description = "Herders sell cashmere at the price of the day, in one sale with their neighbours.";

const draftPath = "/api/drafts/idea/new";

const deviceKey = `khamt-draft-idea-new-${member.id}`;

describe("a new idea", () => {
  it("is shown as others see it, and sent with every value as it was given", async () => {
    const { fetcher, sent } = fakeFormServer({});
    const { router } = await openPage(fetcher, "/create-startup-idea");
    fill();
    fireEvent.click(screen.getByRole("button", { name: "See it as others do" }));
    const preview = within(await screen.findByRole("dialog", { name: "As others see it" }));
    expect(preview.getByRole("heading", { name: "Cashmere together" })).toBeDefined();
    fireEvent.click(preview.getByRole("button", { name: "Close" }));
    send();
    await waitFor(() => expect(sent("POST /api/startup-ideas")).toHaveLength(1));
    expect(sent("POST /api/startup-ideas")[0]?.body).toEqual({
      title: "Cashmere together",
      description,
      industry: "agriculture",
      stage: "idea",
      fundingNeeds: "100 сая төгрөг",
      requiredSkills: ["Logistics"],
      tags: [],
      location: null,
      commitment: null,
      preferences: {},
      isPublished: true,
    });
    expect(await screen.findByText("Startup idea profile created successfully.")).toBeDefined();
    await waitFor(() => expect(router.state.location.pathname).toBe("/first-matches"));
    expect(router.state.location.search).toEqual({ profile: `idea:${idOf("new")}` });
    expect(await screen.findByRole("heading", { name: "No match yet" })).toBeDefined();
    expect(localStorage.getItem(deviceKey)).toBeNull();
  });

  it("can be sent as soon as the required fields are filled", async () => {
    await openPage(fakeFormServer({}).fetcher, "/create-startup-idea");
    const isOpen = () =>
      screen.getByRole("button", { name: "Create Profile" }).getAttribute("aria-disabled") === "false";
    type("Title", "Cashmere together");
    type("Description", description);
    choose("Industry", "agriculture");
    expect(await screen.findByRole("button", { name: "One required field is still empty" })).toBeDefined();
    expect(isOpen()).toBe(false);
    expect(screen.queryByText(/^Complete enough/)).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "One required field is still empty" }));
    expect(document.activeElement).toBe(field("Required skills"));
    tag("Required skills", "Logistics");
    await waitFor(() => expect(isOpen()).toBe(true));
    expect(screen.getByText(/^Complete enough/)).toBeDefined();
  });

  it("is sent once: while it is on its way the button says so", async () => {
    const { fetcher } = fakeFormServer({});
    const posts: string[] = [];
    await openPage((path, init) => {
      if (init?.method !== "POST") return fetcher(path, init);
      posts.push(path);
      return Promise.withResolvers<Response>().promise;
    }, "/create-startup-idea");
    fill();
    send();
    const button = await screen.findByRole("button", { name: "Creating..." });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    fireEvent.submit(button);
    expect(posts).toEqual([expect.stringMatching(/^\/api\/startup-ideas\?key=[0-9a-f-]{36}$/)]);
  });

  it("that lacks something is not sent: it leads to the first fault, and a summary to each", async () => {
    const { fetcher, sent } = fakeFormServer({});
    await openPage(fetcher, "/create-startup-idea");
    type("Title", "x".repeat(121));
    await waitFor(() => expect(screen.getByRole("button", { name: /^3 required fields/ })).toBeDefined());
    const button = screen.getByRole("button", { name: "Create Profile" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    send();
    const link = await screen.findByRole("button", { name: "Required skills: Required" });
    const summary = link.closest("[role=alert]");
    expect(document.activeElement).toBe(field("Title"));
    expect([...(summary?.querySelectorAll("button") ?? [])].map(({ textContent }) => textContent)).toEqual([
      "Title: This is too long. Write at most 120 characters.",
      "Description: Required",
      "Industry: Required",
      "Required skills: Required",
    ]);
    fireEvent.click(link);
    expect(document.activeElement).toBe(field("Required skills"));
    expect(field("Required skills").getAttribute("aria-invalid")).toBe("true");
    expect(sent("POST /api/startup-ideas")).toEqual([]);
  });

  it("renders no field while a line is typed, and a problem in its own field alone", async () => {
    await openPage(fakeFormServer({}).fetcher, "/create-startup-idea");
    renderings.length = 0;
    type("Title", "C");
    type("Title", "Ca");
    type("Title", "");
    expect(renderings).toEqual([]);
    fireEvent.blur(field("Title"));
    expect(await screen.findByText("Required")).toBeDefined();
    expect(new Set(renderings)).toEqual(new Set(["title"]));
  });

  it("says which field the server refuses, and keeps everything", async () => {
    const { fetcher, refusals } = fakeFormServer({});
    await openPage(fetcher, "/create-startup-idea");
    refusals.set("POST /api/startup-ideas", refuse("invalid-parameter", { parameter: "fundingNeeds" }));
    fill();
    send();
    expect(await screen.findByText("Failed to create profile")).toBeDefined();
    expect(screen.getByText("The server says: invalid-parameter.")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: /^Funding needed: This value was not accepted/ }));
    expect(document.activeElement).toBe(field("Funding needed"));
    expect(field("Funding needed").value).toBe("100 сая төгрөг");
  });

  it("waits for its author to sign in, and for one whose session has ended", async () => {
    const { fetcher, kept, sent } = fakeFormServer({});
    await openPage(fetcher, "/create-startup-idea");
    kept.signedIn = false;
    fill();
    send();
    expect(await screen.findByRole("dialog", { name: "Please sign in again" })).toBeDefined();
    expect(await screen.findByText(/what you typed is still here\.$/)).toBeDefined();
    expect(field("Title", "hidden").value).toBe("Cashmere together");
    expect(JSON.parse(localStorage.getItem(deviceKey) ?? "null")).toMatchObject({
      fields: { title: "Cashmere together", requiredSkills: ["Logistics"] },
    });
    fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Close" }));
    expect(await screen.findByText(/^Sign in to continue/)).toBeDefined();
    send();
    await waitFor(() => expect(sent("POST /api/startup-ideas")).toHaveLength(2));
    expect(await screen.findByRole("dialog", { name: "Please sign in again" })).toBeDefined();
    // In another tab: what was pressed here goes on.
    kept.signedIn = true;
    dispatchEvent(new StorageEvent("storage", { key: "khamt-user" }));
    await waitFor(() => expect(sent("POST /api/startup-ideas")).toHaveLength(3));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const [refused, , taken] = sent("POST /api/startup-ideas");
    // Under one key, so that what had arrived after all is not made twice.
    expect(taken).toEqual(refused);
  });
});

it("a profile that is made to apply to a listing leads back to the listing", async () => {
  const fields = {
    firstName: "Bat",
    experience: "5-10",
    availability: "part-time",
    skills: ["Accounting"],
    expertise: ["FinTech"],
  };
  const drafts = { "/api/drafts/cofounder/new": { fields, editedAt: later } };
  const listing = idOf("listing");
  const { router } = await openPage(
    fakeFormServer({ drafts }).fetcher,
    `/create-cofounder?applying=${listing}`,
  );
  send();
  await waitFor(() => expect(router.state.location.href).toBe(`/project-listings/${listing}?apply=now`));
});

describe("what was typed", () => {
  it("is there again, and can be given up and taken back", async () => {
    const { fetcher } = fakeFormServer({ signedIn: false });
    await openPage(fetcher, "/create-startup-idea");
    type("Title", "Cashmere together");
    fireEvent.input(field("Required skills"), { target: { value: "half a wo" } });
    cleanup();
    await openPage(fetcher, "/create-startup-idea");
    expect(await screen.findByText(/^Restored what you typed/)).toBeDefined();
    expect(field("Title").value).toBe("Cashmere together");
    fireEvent.click(screen.getByRole("button", { name: "Start over" }));
    expect(field("Title").value).toBe("");
    expect(localStorage).toHaveLength(0);
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(field("Title").value).toBe("Cashmere together");
    expect(screen.getByRole("button", { name: "Remove: half a wo" })).toBeDefined();
  });

  it("comes back with the place where the reader was", async () => {
    const { fetcher } = fakeFormServer({});
    await openPage(fetcher, "/create-startup-idea");
    type("Title", "Cashmere together");
    field("Funding needed").focus();
    cleanup();
    await openPage(fetcher, "/create-startup-idea");
    expect(await screen.findByText(/^Restored what you typed/)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(field("Funding needed")));
  });

  it.each([
    ["on the server", earlier, later, "From the server"],
    ["on this device", later, earlier, "From this device"],
  ])("last is what comes back: %s", async (_place, onDevice, onServer, title) => {
    keep(deviceKey, { title: "From this device" }, onDevice);
    const drafts = { [draftPath]: { fields: { title: "From the server" }, editedAt: onServer } };
    await openPage(fakeFormServer({ drafts }).fetcher, "/create-startup-idea");
    expect(await screen.findByText(/^Restored what you typed/)).toBeDefined();
    expect(field("Title").value).toBe(title);
  });

  it("is not what organisers have begun: that says who it was", async () => {
    const drafts = { [draftPath]: { fields: { title: "Tengri", isPrepared: true }, editedAt: later } };
    await openPage(fakeFormServer({ drafts }).fetcher, "/create-startup-idea");
    expect(await screen.findByText(/^The organisers have begun this/)).toBeDefined();
    expect(field("Title").value).toBe("Tengri");
  });

  it("goes with a visitor who becomes a member, and is nobody else's", async () => {
    keep("khamt-draft-idea-new-visitor", { title: "Typed before" }, later);
    keep("khamt-draft-idea-new-somebody", { title: "Another's" }, later);
    localStorage.setItem(deviceKey, "{corrupt");
    await openPage(fakeFormServer({}).fetcher, "/create-startup-idea");
    expect(await screen.findByText(/^Restored what you typed/)).toBeDefined();
    expect(field("Title").value).toBe("Typed before");
    expect(localStorage.getItem("khamt-draft-idea-new-visitor")).toBeNull();
    expect(JSON.parse(localStorage.getItem(deviceKey) ?? "null")).toMatchObject({ editedAt: later });
  });
});

describe("what the account says already", () => {
  it("is not asked again: a person's name, and a company's", async () => {
    const { fetcher } = fakeFormServer({});
    await openPage(fetcher, "/create-cofounder");
    expect([field("First name").value, field("Last name").value]).toEqual(["Bat", "Erdene"]);
    expect(localStorage.getItem(`khamt-draft-cofounder-new-${member.id}`)).toBeNull();
    cleanup();
    await openPage(fetcher, "/create-company");
    expect(field("Company name").value).toBe("");
    cleanup();
    // Who speaks for it may have a profile, by whose name they are called.
    const user = { ...member, accountType: "company", name: "Anu Bold" };
    const own = { ...account, user, firstName: "Tenger LLC", lastName: "" };
    const answers: Record<string, object> = { "/api/auth/me": { user }, "/api/account": own };
    const told: Fetcher = async (path, init) =>
      path in answers ? Response.json(answers[path]) : fetcher(path, init);
    await openPage(told, "/create-company");
    expect(field("Company name").value).toBe("Tenger LLC");
  });
});

it("leads back from the form of a company to all companies", async () => {
  await openPage(fakeFormServer({}).fetcher, "/create-company");
  expect(screen.getByRole("heading", { level: 1, name: "Create company profile" })).toBeDefined();
  expect(screen.getByRole("link", { name: "All companies" }).getAttribute("href")).toBe("/companies");
});

function fill(): void {
  type("Title", "Cashmere together");
  type("Description", description);
  choose("Industry", "agriculture");
  type("Funding needed", "100 сая төгрөг");
  tag("Required skills", "Logistics");
}

function keep(key: string, fields: object, editedAt: string): void {
  localStorage.setItem(key, JSON.stringify({ fields, editedAt }));
}
