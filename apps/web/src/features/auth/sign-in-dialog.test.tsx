// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { refuse } from "../../test/fake-api.ts";
import { member } from "../../test/readers.ts";
import { catalogue } from "../../lib/language/index.ts";
import { signedIn, openDialog, fillIn, toast } from "./set-up-dialog.tsx";

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

describe("signing in", () => {
  it("greets, shows the member's menu, and leads to the dashboard", async () => {
    const { dialog, router } = await openDialog({
      answers: { "/api/auth/sign-in": () => Response.json({ status: "signed-in", ...signedIn }) },
    });
    fillIn(dialog, { Email: "bat@example.com" }, { Password: "secret" });
    fireEvent.click(within(dialog).getByRole("button", { name: "Sign In" }));
    await waitFor(() =>
      expect(toast()).toEqual({ title: "Successfully signed in!", description: "Welcome back!" }),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
    expect(await screen.findByLabelText("Your account: Bat Erdene")).toBeDefined();
    expect(JSON.parse(localStorage.getItem("khamt-user") ?? "")).toEqual(member);
  });

  it("has no stop of the Tab key between its tabs and its first field", async () => {
    const { dialog } = await openDialog({});
    expect(within(dialog).getByRole("tabpanel").tabIndex).toBe(-1);
  });

  it("leads on half a second after the greeting, not before", async () => {
    const { dialog, router } = await openDialog({
      answers: { "/api/auth/sign-in": () => Response.json({ status: "signed-in", ...signedIn }) },
    });
    fillIn(dialog, { Email: "bat@example.com" }, { Password: "secret" });
    vi.useFakeTimers();
    await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: "Sign In" })));
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(toast()?.title).toBe("Successfully signed in!");
    expect(router.state.location.pathname).toBe("/about");
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(router.state.location.pathname).toBe("/dashboard");
  });

  it.each(["bat", "bat@gmail"])(
    "says what is missing beside its field before anything is sent: %s",
    async (typed) => {
      const { dialog, asked } = await openDialog({});
      fillIn(dialog, { Email: typed }, {});
      fireEvent.click(within(dialog).getByRole("button", { name: "Sign In" }));
      const email = within(dialog).getByLabelText("Email");
      expect(email.getAttribute("aria-invalid")).toBe("true");
      expect(within(dialog).getByText(/^This is not an email address/)).toBeDefined();
      expect(within(dialog).getByText("Please enter your password.")).toBeDefined();
      expect(asked).toEqual([]);
    },
  );

  it("says a wrong password once, beside the password, and goes there", async () => {
    const message = "Email or password is wrong.";
    const refusal = () =>
      Response.json({ error: "wrong-credentials", message, requestId: "r1" }, { status: 401 });
    const { dialog } = await openDialog({ answers: { "/api/auth/sign-in": refusal } });
    const email = within(dialog).getByLabelText("Email");
    await waitFor(() => expect(document.activeElement).toBe(email));
    fillIn(dialog, { Email: "bat@example.com" }, { Password: "secret" });
    fireEvent.click(within(dialog).getByRole("button", { name: "Sign In" }));
    await within(dialog).findByText(message);
    const password = within(dialog).getByLabelText("Password");
    await waitFor(() => expect(document.activeElement).toBe(password));
    expect(password.getAttribute("aria-invalid")).toBe("true");
    expect(password).toHaveProperty("value", "secret");
    expect(
      within(dialog)
        .getAllByRole("alert")
        .map((each) => each.textContent),
    ).toEqual([""]);
    expect(within(dialog).getAllByText(message)).toHaveLength(1);
    expect(toast()?.tone).toBeUndefined();
  });

  it("begins in the first field, and is fetched once the reader comes near its button", async () => {
    const asked = vi.spyOn(catalogue("auth"), "load");
    const { dialog } = await openDialog({
      near: (button) => {
        expect(asked).not.toHaveBeenCalled();
        fireEvent.focus(button);
        expect(asked).toHaveBeenCalled();
      },
    });
    const email = within(dialog).getByLabelText("Email");
    await waitFor(() => expect(document.activeElement).toBe(email));
  });

  it("asks for the second step where the account has one", async () => {
    const { dialog, asked } = await openDialog({
      answers: {
        "/api/auth/sign-in": () => Response.json({ status: "second-step", methods: ["totp"] }),
        "/api/auth/second-step": () => Response.json(signedIn),
      },
    });
    fillIn(dialog, { Email: "bat@example.com" }, { Password: "secret" });
    fireEvent.click(within(dialog).getByRole("button", { name: "Sign In" }));
    const code = await within(dialog).findByLabelText("Code from your app, or a recovery code");
    fireEvent.change(code, { target: { value: "123456" } });
    fireEvent.click(within(dialog).getByRole("button", { name: "Continue" }));
    await waitFor(() => expect(toast()?.title).toBe("Successfully signed in!"));
    expect(asked).toContainEqual({ path: "/api/auth/second-step", body: { code: "123456" } });
  });

  it("says of a code of the second step what may be wrong with it, and of a sign-in that is over how to begin anew", async () => {
    const refusals = ["invalid-code", "sign-in-over"] as const;
    let tries = 0;
    const { dialog } = await openDialog({
      answers: {
        "/api/auth/sign-in": () => Response.json({ status: "second-step", methods: ["totp"] }),
        "/api/auth/second-step": () => refuse(refusals[tries++] ?? "invalid-code"),
      },
    });
    fillIn(dialog, { Email: "bat@example.com" }, { Password: "secret" });
    fireEvent.click(within(dialog).getByRole("button", { name: "Sign In" }));
    const code = await within(dialog).findByLabelText("Code from your app, or a recovery code");
    fireEvent.change(code, { target: { value: "123456" } });
    fireEvent.click(within(dialog).getByRole("button", { name: "Continue" }));
    expect(await within(dialog).findByText(/newest one\..* set its clock/)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(code));
    fireEvent.click(within(dialog).getByRole("button", { name: "Continue" }));
    expect(await within(dialog).findByText("The server says: sign-in-over.")).toBeDefined();
    expect(within(dialog).getByRole("link", { name: /^No phone and no recovery code/ })).toBeDefined();
    fireEvent.click(within(dialog).getByRole("button", { name: "Go Back" }));
    expect(within(dialog).getByLabelText("Password", { selector: "input" })).toHaveProperty(
      "value",
      "secret",
    );
  });

  it("sends a link to whoever forgot the password", async () => {
    const message = "If there is an account with this address, a link is on its way.";
    const { dialog } = await openDialog({
      answers: { "/api/auth/password/forgot": () => Response.json({ success: true, message }) },
    });
    fillIn(dialog, { Email: "bat@example.com" }, {});
    fireEvent.click(within(dialog).getByRole("button", { name: "Forgot password?" }));
    expect(within(dialog).getByLabelText("Email")).toHaveProperty("value", "bat@example.com");
    fireEvent.click(within(dialog).getByRole("button", { name: "Send the link" }));
    expect(await within(dialog).findByText(message)).toBeDefined();
  });
});
