// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { leaveNothing } from "../../../test/leave-nothing.ts";
import { account, fakeAccountServer } from "../../../test/fake-account.ts";
import { fakeApi, refuse } from "../../../test/fake-api.ts";
import { catchUploads } from "../../../test/fake-uploads.ts";
import { openPage } from "../../../test/open-page.tsx";

leaveNothing();
afterEach(() => vi.unstubAllGlobals());

it("asks a visitor to log in, and opens the dialog for that", async () => {
  await openPage(fakeApi, "/profile");
  expect(screen.getByRole("heading", { level: 1, name: "Login Required" })).toBeDefined();
  expect(screen.getByText("Please log in to view your profile.")).toBeDefined();
  fireEvent.click(within(screen.getByRole("main")).getByRole("button", { name: "Sign In" }));
  const dialog = await screen.findByRole("dialog");
  expect(await within(dialog).findByText(/You then go on where you were/)).toBeDefined();
});

it("shows who the member is, and what was really done", async () => {
  await openPage(fakeAccountServer().fetcher, "/profile");
  const main = screen.getByRole("main");
  expect(within(main).getByRole("heading", { level: 2, name: "Bat Erdene" })).toBeDefined();
  const facts = [...main.querySelectorAll("dt")].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
  expect(facts).toEqual([
    ["Name", "Bat Erdene"],
    ["Email", "bat@example.com"],
    ["Account type", "Individual"],
    ["Email verification", "Email verified"],
    ["Member since", "March 1, 2026"],
    ["ideas viewed", "12"],
    ["profiles viewed", "1,234"],
    ["partners contacted", "5"],
    ["matches saved", "3"],
  ]);
});

it("says by which name others see who is called otherwise on their profile", async () => {
  const { fetcher } = fakeAccountServer();
  const user = { ...account.user, name: "Бат Дорж" };
  await openPage(
    (path, init) =>
      path === "/api/account" ? Promise.resolve(Response.json({ ...account, user })) : fetcher(path, init),
    "/profile",
  );
  expect(screen.getByRole("heading", { level: 2, name: "Бат Дорж" })).toBeDefined();
  expect(screen.getByText(/^Others see you under this name/)).toBeDefined();
  expect(within(screen.getByRole("main")).getByText("Bat Erdene")).toBeDefined();
});

it("leads to each part of the settings", async () => {
  await openPage(fakeAccountServer().fetcher, "/profile");
  const settings = screen.getByRole("heading", { name: "Settings" }).closest("section");
  const links = [...(settings?.querySelectorAll("a") ?? [])];
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Email address", "/settings?section=account"],
    ["Notifications", "/settings?section=notifications"],
    ["Privacy", "/settings?section=privacy"],
    ["Password and security", "/settings?section=security"],
    ["Your data", "/settings?section=data"],
  ]);
});

it("saves a new name, and says so", async () => {
  const { fetcher, calls } = fakeAccountServer();
  await openPage(fetcher, "/profile");
  edit("First name", "Tuya");
  fireEvent.submit(screen.getByRole("form", { name: "Edit profile" }));
  expect(await screen.findByText("Successfully saved!")).toBeDefined();
  expect(screen.getByText("Profile information updated")).toBeDefined();
  expect(calls).toEqual([{ call: "PATCH /api/account", body: { firstName: "Tuya", lastName: "Erdene" } }]);
  expect(await screen.findByRole("heading", { level: 2, name: "Tuya Erdene" })).toBeDefined();
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Edit"));
});

it("says in the page's words that a name is missing, and sends nothing", async () => {
  const { fetcher, calls } = fakeAccountServer();
  await openPage(fetcher, "/profile");
  edit("First name", "   ");
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  const field = screen.getByLabelText("First name");
  expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Please fill this in.",
  );
  expect(document.activeElement).toBe(field);
  fireEvent.input(field, { target: { value: "Tuya" } });
  expect(field.getAttribute("aria-invalid")).toBeNull();
  expect(calls).toEqual([]);
});

it("takes a picture of the member, shown here and in the header once it is saved", async () => {
  const sent = catchUploads();
  const server = fakeAccountServer();
  await openPage((path, init) => {
    if (path !== "/api/projects/upload") return server.fetcher(path, init);
    return Promise.resolve(Response.json({ uploadURL: "/files/0123456789?expires=1&signature=s" }));
  }, "/profile");
  fireEvent.click(screen.getByRole("button", { name: "Edit" }));
  const input = screen.getByRole("form").querySelector("input[type=file]");
  if (input !== null) fireEvent.change(input, { target: { files: [new File(["abc"], "me.png")] } });
  await waitFor(() => expect(sent.length).toBe(1));
  await act(async () => sent[0]?.answer(200));
  expect(pictures()).toEqual(["/files/0123456789?size=card"]);
  fireEvent.submit(screen.getByRole("form", { name: "Edit profile" }));
  await screen.findByText("Successfully saved!");
  expect(server.calls[0]?.body).toEqual({
    firstName: "Bat",
    lastName: "Erdene",
    avatar: "/files/0123456789",
  });
  expect(pictures()).toEqual(["/files/0123456789?size=small", "/files/0123456789?size=card"]);
});

it("keeps what was typed when saving fails; Cancel brings the old name back", async () => {
  const { fetcher } = fakeAccountServer({ "PATCH /api/account": "The server rests." });
  await openPage(fetcher, "/profile");
  edit("Last name", "Tuguldur");
  fireEvent.submit(screen.getByRole("form", { name: "Edit profile" }));
  expect(await screen.findByText("The server rests.")).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>("Last name").value).toBe("Tuguldur");
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  fireEvent.click(screen.getByRole("button", { name: "Edit" }));
  expect(screen.getByLabelText<HTMLInputElement>("Last name").value).toBe("Erdene");
});

it("has the new name again when the session ended before it was saved, and asks to sign in", async () => {
  const { fetcher } = fakeAccountServer();
  const open = async () => {
    cleanup();
    await openPage(
      (path, init) =>
        init?.method === "PATCH" ? Promise.resolve(refuse("not-signed-in")) : fetcher(path, init),
      "/profile",
    );
  };
  await open();
  edit("Last name", "Tuguldur");
  fireEvent.submit(screen.getByRole("form", { name: "Edit profile" }));
  expect(within(await screen.findByRole("dialog")).getByRole("heading", { level: 2 }).textContent).toBe(
    "Please sign in again",
  );
  await open();
  fireEvent.click(screen.getByRole("button", { name: "Edit" }));
  expect(screen.getByLabelText<HTMLInputElement>("Last name").value).toBe("Tuguldur");
});

function pictures(): (string | null)[] {
  return [...document.querySelectorAll("img")].map((image) => image.getAttribute("src"));
}

function edit(label: string, value: string): void {
  fireEvent.click(screen.getByRole("button", { name: "Edit" }));
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}
