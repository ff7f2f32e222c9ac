// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { refuse } from "../../test/fake-api.ts";
import { fakeFormServer } from "../../test/fake-forms.ts";
import { openPage } from "../../test/open-page.tsx";
import { choose, field, send, tag, type } from "./set-up-form-page.tsx";

leaveNothing();

it("a wrong entry of a list is named, with what is wrong with it", async () => {
  await openPage(fakeFormServer({}).fetcher, "/create-company");
  type("Case studies", "naransoft.mn/a\n\nnot a link\nhttps://ok.mn/x");
  fireEvent.blur(field("Case studies"));
  const link = "“not a link”: Invalid link. Write it like example.com/you.";
  expect(await screen.findByText(link)).toBeDefined();
  type("Portfolio", `Short\n${"x".repeat(201)}`);
  fireEvent.blur(field("Portfolio"));
  const tooLong = (most: number) =>
    `“${"x".repeat(40)}…”: This is too long. Write at most ${most} characters.`;
  expect(await screen.findByText(tooLong(200))).toBeDefined();
  tag("Specialties", "Payments");
  tag("Specialties", "x".repeat(61));
  fireEvent.blur(field("Specialties"));
  expect(await screen.findByText(tooLong(60))).toBeDefined();
  type("Portfolio", Array.from({ length: 21 }, (_, at) => `Work ${at}`).join("\n"));
  expect(await screen.findByText("There are too many. Keep at most 20.")).toBeDefined();
});

it("a number beyond its range is told the range, years as years are written", async () => {
  await openPage(fakeFormServer({}).fetcher, "/create-company");
  type("Number of employees", "2000000");
  fireEvent.blur(field("Number of employees"));
  expect(await screen.findByText("Write a whole number from 0 to 1,000,000.")).toBeDefined();
  type("Founded in", "1066");
  fireEvent.blur(field("Founded in"));
  expect(await screen.findByText(/^Write a whole number from 1700 to \d{4}\.$/)).toBeDefined();
});

it("an entry that the server refuses is named", async () => {
  const { fetcher, refusals } = fakeFormServer({});
  await openPage(fetcher, "/create-startup-idea");
  refusals.set("POST /api/startup-ideas", refuse("invalid-parameter", { parameter: "requiredSkills.1" }));
  type("Title", "Cashmere together");
  type("Description", "A market for herders");
  choose("Industry", "agriculture");
  tag("Required skills", "Logistics");
  tag("Required skills", "Sorting");
  send();
  expect(await screen.findByText(/^“Sorting”: This value was not accepted/)).toBeDefined();
});

it("contact data in words that everyone reads are told to be read by everyone, until they are gone; those of a company are public", async () => {
  await openPage(fakeFormServer({}).fetcher, "/create-cofounder");
  type("Bio", "I build payments. Call me: 9911-2233");
  expect(await screen.findByText(/^There is an email address or a phone number in this/)).toBeDefined();
  type("Bio", "I build payments.");
  expect(await screen.findByText(/^Two sentences are enough/)).toBeDefined();
  expect(screen.queryByText(/^There is an email address/)).toBeNull();
  cleanup();
  await openPage(fakeFormServer({}).fetcher, "/create-company");
  type("Description", "Write to sales@naran.mn");
  expect(await screen.findByText(/^What you do/)).toBeDefined();
  expect(screen.queryByText(/^There is an email address/)).toBeNull();
});

it("a text that was pasted to be read is there again after a reload, in this tab", async () => {
  // The concepts that it is read with.
  vi.stubGlobal("fetch", () => Promise.resolve(refuse("overloaded")));
  const open = async () => {
    await openPage(fakeFormServer({}).fetcher, "/create-cofounder");
    fireEvent.click(screen.getByRole("button", { name: "Paste text" }));
    return screen.findByLabelText("Text");
  };
  fireEvent.change(await open(), { target: { value: "Bold Dorj\nAccountant" } });
  cleanup();
  expect(await open()).toHaveProperty("value", "Bold Dorj\nAccountant");
});
