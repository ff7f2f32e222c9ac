// @vitest-environment happy-dom
import { createMemoryHistory, RouterContextProvider } from "@tanstack/react-router";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { catalogue, LanguageContext } from "../../lib/language/index.ts";
import { testContext } from "../../test/context.ts";
import { fakeApi } from "../../test/fake-api.ts";
import { createAppRouter } from "../../test/whole-app.ts";
import { ApiError } from "../../lib/api.ts";
import { FailedScreen } from "./fallback-screens.tsx";

const noCode = new TypeError("Failed to fetch dynamically imported module: /assets/ideas.js");
const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.spyOn(location, "reload").mockImplementation(reload);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  reload.mockReset();
});

it("loads a page anew whose code did not come, with the connection", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await show(noCode);
  expect(screen.getByRole("heading", { name: "You are offline" })).toBeDefined();
  expect(reload).not.toHaveBeenCalled();
  await act(async () => dispatchEvent(new Event("online")));
  expect(reload).toHaveBeenCalledOnce();
});

it("loads it anew at once where a newer version of the site has other files, but not again and again", async () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(60_000);
  await show(noCode);
  expect(reload).toHaveBeenCalledOnce();
  cleanup();
  now.mockReturnValue(500);
  await show(noCode);
  expect(reload).toHaveBeenCalledOnce();
});

it("asks again for data that did not come", async () => {
  const router = await show(new Error("502: no answer"));
  const invalidate = vi.spyOn(router, "invalidate").mockResolvedValue();
  await act(async () => screen.getByRole("button", { name: "Try again" }).click());
  expect(invalidate).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

it("says what the server says of its failure, with the number to quote", async () => {
  const message = "Something went wrong on our side.";
  await show(new ApiError(500, JSON.stringify({ error: "internal", message, requestId: "r-17" })));
  expect(screen.getByText(`${message} Request number: r-17`)).toBeDefined();
});

async function show(error: Error) {
  const context = testContext(fakeApi, "en");
  await context.language.load(catalogue("shell"), catalogue("ui"));
  const router = createAppRouter(context, createMemoryHistory({ initialEntries: ["/about"] }));
  await act(async () =>
    render(
      <LanguageContext value={context.language}>
        <RouterContextProvider router={router}>
          <FailedScreen error={error} />
        </RouterContextProvider>
      </LanguageContext>,
    ),
  );
  return router;
}
