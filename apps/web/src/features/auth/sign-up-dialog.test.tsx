// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { catalogue } from "../../lib/language/index.ts";
import { signedIn, type Answers, openDialog, fillIn, passwordField, toast } from "./set-up-dialog.tsx";

leaveNothing();

beforeAll(async () => {
  await Promise.all([
    import("./sign-in-dialog.tsx"),
    catalogue("auth").load("en"),
    catalogue("passwords").load("en"),
  ]);
});

beforeEach(() => {
  document.documentElement.lang = "en";
});

afterEach(() => vi.useRealTimers());

const strong = "Aa3!aaaa";

describe("signing up", () => {
  it("needs an account type and a strong password, typed twice alike", async () => {
    const { dialog } = await openDialog({ tab: "Sign Up" });
    const button = () => within(dialog).getByRole("button", { name: "Sign Up" });
    const isReady = () => button().getAttribute("aria-disabled") === "false";
    fillIn(dialog, { "Full Name": "Bat", Email: "bat@example.com" }, { Password: strong });
    fireEvent.change(passwordField(dialog, "Confirm password"), { target: { value: "Aa3!aaab" } });
    expect(within(dialog).getByText("Passwords do not match.")).toBeDefined();
    fireEvent.click(within(dialog).getByRole("radio", { name: /Company/ }));
    expect(within(dialog).getByLabelText("Company Name")).toHaveProperty("value", "Bat");
    expect(isReady()).toBe(false);
    fireEvent.change(passwordField(dialog, "Confirm password"), { target: { value: strong } });
    expect(within(dialog).getByText("Passwords match.")).toBeDefined();
    expect(isReady()).toBe(true);
  });

  it("says at each field what is missing when it is pressed too early, and sends nothing", async () => {
    const { dialog, asked } = await openDialog({ tab: "Sign Up" });
    const press = () => fireEvent.click(within(dialog).getByRole("button", { name: "Sign Up" }));
    const said = (label: string) => {
      const note = passwordField(dialog, label).getAttribute("aria-describedby");
      return document.getElementById(note ?? "")?.textContent;
    };
    fillIn(dialog, {}, { Password: "horse", "Confirm password": "house" });
    expect(within(dialog).queryByText("Choose one of the two.")).toBeNull();
    press();
    expect(document.activeElement).toBe(within(dialog).getByRole("radio", { name: /Individual/ }));
    expect(within(dialog).getByRole("group", { name: "Account type" }).textContent).toContain(
      "Choose one of the two.",
    );
    expect(within(dialog).getByText("Please enter a name.")).toBeDefined();
    expect(said("Password")).toMatch(/not strong enough/);
    expect(said("Confirm password")).toBe("Passwords do not match.");
    fireEvent.click(within(dialog).getByRole("radio", { name: /Individual/ }));
    fillIn(dialog, { "Full Name": "Bat", Email: "bat@example.com" }, { Password: strong });
    press();
    expect(document.activeElement).toBe(passwordField(dialog, "Confirm password"));
    expect(said("Password")).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it("names the strength of the password and the rules that hold", async () => {
    const { dialog } = await openDialog({ tab: "Sign Up" });
    const password = passwordField(dialog, "Password");
    const meter = () => within(dialog).getByRole("meter", { name: "Password strength" });
    const strengths = ["a", "aB", "aB3", "aB3!", strong].map((value) => {
      fireEvent.change(password, { target: { value } });
      return meter().getAttribute("aria-valuetext");
    });
    expect(strengths).toEqual(["Weak", "Medium", "Medium", "Strong", "Strong"]);
    fireEvent.change(password, { target: { value: "abc" } });
    fireEvent.blur(password);
    const notStrong = "Password is not strong enough. Include uppercase, lowercase, numbers, and symbols.";
    expect(within(dialog).getByText(notStrong)).toBeDefined();
    expect(within(dialog).getByText("A lowercase letter").textContent).toBe("A lowercase letter: met");
    expect(within(dialog).getByText("A number").textContent).toBe("A number: not met yet");
  });

  it("makes a password of 12 characters for both fields", async () => {
    const { dialog } = await openDialog({ tab: "Sign Up" });
    fireEvent.click(within(dialog).getByRole("button", { name: "Generate a password" }));
    const [password, again] = ["Password", "Confirm password"].map((label) => passwordField(dialog, label));
    expect(password?.value).toMatch(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[!@#$%^&*]).{12}$/);
    expect(again?.value).toBe(password?.value);
    expect(within(dialog).getByText(password?.value ?? "-")).toBeDefined();
  });

  it("takes the code as it is pasted from a Cyrillic mail, and leads to the dashboard after a second", async () => {
    const { dialog, asked, router } = await openCodeStep({ resendAfter: 60 });
    expect(toast()).toEqual({ title: "Code Sent!", description: "Look into your mail." });
    const code = within(dialog).getByLabelText<HTMLInputElement>("Verification code");
    const verify = () => within(dialog).getByRole("button", { name: "Verify" });
    fireEvent.change(code, { target: { value: " авс 23" } });
    expect(code.value).toBe("ABC23");
    expect(verify().getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(verify());
    expect(within(dialog).getByText("Invalid verification code.")).toBeDefined();
    expect(asked.at(-1)?.path, "nothing was sent").toBe("/api/auth/send-verification");
    fireEvent.change(code, { target: { value: "авс 23х" } });
    vi.useFakeTimers();
    await act(async () => fireEvent.click(verify()));
    await act(() => vi.advanceTimersByTimeAsync(999));
    expect(asked.at(-1)).toEqual({
      path: "/api/auth/verify-email",
      body: {
        email: "bat@example.com",
        code: "ABC23X",
        password: strong,
        name: "Bat Erdene",
        accountType: "individual",
        language: "en",
      },
    });
    expect(toast()?.title).toBe("Successfully Verified!");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(router.state.location.pathname).toBe("/about");
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(router.state.location.pathname).toBe("/dashboard");
    expect(toast()).toEqual({
      title: "Successfully registered!",
      description: "Successfully registered as individual.",
    });
  });

  it("goes back to the form as it was, forgets the code, and sends no second one within a minute", async () => {
    const { dialog, asked } = await openCodeStep({ resendAfter: 60 });
    expect(within(dialog).getByRole("button", { name: /^Send a new code in \d+ s$/ })).toHaveProperty(
      "disabled",
      true,
    );
    fireEvent.change(within(dialog).getByLabelText("Verification code"), { target: { value: "ABC" } });
    expect(within(dialog).queryByRole("button", { name: "Sign Up" })).toBeNull();
    fireEvent.click(within(dialog).getByRole("button", { name: "Go Back" }));
    expect(within(dialog).getByLabelText("Full Name")).toHaveProperty("value", "Bat Erdene");
    fireEvent.click(within(dialog).getByRole("button", { name: "Sign Up" }));
    expect(await within(dialog).findByLabelText("Verification code")).toHaveProperty("value", "");
    expect(asked.filter(({ path }) => path.endsWith("send-verification"))).toHaveLength(1);
  });

  it("goes on where it was after the page was loaded anew: a code that is on its way still works", async () => {
    await openCodeStep({ resendAfter: 60 });
    cleanup();
    const { dialog, asked } = await openDialog({ tab: "Sign Up" });
    expect(within(dialog).getByRole("radio", { name: /Individual/ })).toHaveProperty("checked", true);
    expect(within(dialog).getByLabelText("Full Name")).toHaveProperty("value", "Bat Erdene");
    expect(within(dialog).getByLabelText("Email")).toHaveProperty("value", "bat@example.com");
    const kept = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? "").map(
      (key) => sessionStorage.getItem(key),
    );
    expect(kept.join(), "passwords are kept nowhere").toMatch(/^(?!.*Aa3!aaaa).*bat@example\.com/s);
    fillIn(dialog, {}, { Password: strong, "Confirm password": strong });
    fireEvent.click(within(dialog).getByRole("button", { name: "Sign Up" }));
    expect(await within(dialog).findByLabelText("Verification code")).toBeDefined();
    expect(asked).toEqual([]);
  });

  it.each([
    ["the server's words", () => refuse(503, "mail-failed", "The mail rests."), "The mail rests."],
    ["its own words", () => new Response("", { status: 500 }), "Failed to send verification email."],
    ["the network", () => Promise.reject(new TypeError("offline")), "Network error occurred."],
  ])("says in %s why no code was sent, and stays at the form", async (_, answer, message) => {
    const { dialog } = await openDialog({
      tab: "Sign Up",
      answers: { "/api/auth/send-verification": answer },
    });
    fillInSignUp(dialog);
    fireEvent.click(within(dialog).getByRole("button", { name: "Sign Up" }));
    expect(await within(dialog).findByText(message)).toBeDefined();
    expect(within(dialog).getAllByText(message)).toHaveLength(1);
    expect(toast()?.tone).toBeUndefined();
    expect(within(dialog).getByLabelText("Full Name")).toHaveProperty("value", "Bat Erdene");
  });

  it("asks about an address with a slip once it is left, and takes the one that was meant", async () => {
    const { dialog } = await openDialog({ tab: "Sign Up" });
    const email = within(dialog).getByLabelText("Email");
    fireEvent.change(email, { target: { value: "bat@gmial.con" } });
    expect(within(dialog).queryByRole("button", { name: /^Did you mean/ })).toBeNull();
    fireEvent.blur(email);
    fireEvent.click(within(dialog).getByRole("button", { name: "Did you mean bat@gmail.com?" }));
    expect(email).toHaveProperty("value", "bat@gmail.com");
    expect(within(dialog).queryByRole("button", { name: /^Did you mean/ })).toBeNull();
  });

  it("moves nothing under a press that leaves the address", async () => {
    const { dialog } = await openDialog({ tab: "Sign Up" });
    const email = within(dialog).getByLabelText("Email");
    const asked = () => within(dialog).queryByRole("button", { name: /^Did you mean/ });
    fireEvent.change(email, { target: { value: "bat@gmail,com" } });
    const generate = within(dialog).getByRole("button", { name: "Generate a password" });
    fireEvent.mouseDown(generate);
    fireEvent.blur(email);
    expect(asked()).toBeNull();
    fireEvent.mouseUp(generate);
    await waitFor(() => expect(asked()).not.toBeNull());
  });

  it("says beside the address that nothing can be delivered to it, and goes there", async () => {
    const message = "Emails to this address cannot be delivered.";
    const { dialog } = await openDialog({
      tab: "Sign Up",
      answers: { "/api/auth/send-verification": () => refuse(400, "undeliverable", message) },
    });
    fillInSignUp(dialog);
    fireEvent.click(within(dialog).getByRole("button", { name: "Sign Up" }));
    const email = within(dialog).getByLabelText("Email");
    await waitFor(() => expect(email.getAttribute("aria-invalid")).toBe("true"));
    await waitFor(() => expect(document.activeElement).toBe(email));
  });

  it("tells the code where no mail server is set", async () => {
    const { dialog } = await openCodeStep({ resendAfter: 0, demoCode: "KHMT23" });
    expect(within(dialog).getByText(/the code KHMT23 is used\..*email server/)).toBeDefined();
    expect(within(dialog).queryByText(/We sent/)).toBeNull();
    expect(within(dialog).getByRole("button", { name: "Send a new code" })).toHaveProperty("disabled", false);
  });

  it.each([
    ["the server's words", () => refuse(400, "invalid-code", "This code is over."), "This code is over."],
    ["its own words", () => new Response("", { status: 500 }), "Invalid verification code."],
    ["the network", () => Promise.reject(new TypeError("offline")), "Network error occurred."],
  ])("says in %s why a code fails, and keeps it", async (_, answer, message) => {
    const { dialog } = await openCodeStep({ resendAfter: 60 }, { "/api/auth/verify-email": answer });
    fireEvent.change(within(dialog).getByLabelText("Verification code"), { target: { value: "ABC234" } });
    fireEvent.click(within(dialog).getByRole("button", { name: "Verify" }));
    expect(await within(dialog).findByText(message)).toBeDefined();
    expect(within(dialog).getAllByText(message)).toHaveLength(1);
    expect(toast()?.tone).toBeUndefined();
    expect(within(dialog).getByLabelText("Verification code")).toHaveProperty("value", "ABC234");
  });

  it("says on the way back, beside the name, that the server does not take it", async () => {
    const message = "This value is not accepted. Change it and try again.";
    const { dialog } = await openCodeStep(
      { resendAfter: 60 },
      { "/api/auth/verify-email": () => refuse(400, "invalid-parameter", message, "name") },
    );
    fireEvent.change(within(dialog).getByLabelText("Verification code"), { target: { value: "ABC234" } });
    fireEvent.click(within(dialog).getByRole("button", { name: "Verify" }));
    expect(await within(dialog).findByText(message)).toBeDefined();
    fireEvent.click(within(dialog).getByRole("button", { name: "Go Back" }));
    const name = within(dialog).getByLabelText("Full Name");
    expect(document.activeElement).toBe(name);
    expect(name.getAttribute("aria-invalid")).toBe("true");
    expect(within(dialog).getByText(message)).toBeDefined();
  });
});

function refuse(status: number, error: string, message: string, parameter?: string): Response {
  return Response.json({ error, message, requestId: "r1", parameter }, { status });
}

/** The form filled in and sent; the next thing is the code. */
async function openCodeStep(sent: { resendAfter: number; demoCode?: string }, answers: Answers = {}) {
  const opened = await openDialog({
    tab: "Sign Up",
    answers: {
      "/api/auth/send-verification": () =>
        Response.json({ success: true, message: "Look into your mail.", ...sent }),
      "/api/auth/verify-email": () => Response.json(signedIn),
      ...answers,
    },
  });
  const { dialog } = opened;
  fillInSignUp(dialog);
  fireEvent.click(within(dialog).getByRole("button", { name: "Sign Up" }));
  await within(dialog).findByLabelText("Verification code");
  return opened;
}

function fillInSignUp(dialog: HTMLElement): void {
  fireEvent.click(within(dialog).getByRole("radio", { name: /Individual/ }));
  fillIn(
    dialog,
    { "Full Name": "Bat Erdene", Email: "bat@example.com" },
    { Password: strong, "Confirm password": strong },
  );
}
