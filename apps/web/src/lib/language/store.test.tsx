// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { failOnConsole, takeMessages } from "../../test/console.ts";
import { createLanguageStore, LanguageContext, useLanguage } from "./index.ts";

failOnConsole();

it("can't be asked for outside its context", () => {
  expect(() => renderHook(() => useLanguage())).toThrow("useLanguage needs a LanguageContext around it.");
  takeMessages("error");
});

it("may be switched before all of the server's page is alive", async () => {
  const Reader = () => <p>{useLanguage()}</p>;
  const page = (store: ReturnType<typeof createLanguageStore>) => (
    <LanguageContext value={store}>
      <Reader />
    </LanguageContext>
  );
  const root = document.createElement("div");
  root.innerHTML = renderToString(page(createLanguageStore("en")));

  const store = createLanguageStore("en");
  store.set("mn");
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  await act(() => hydrateRoot(root, page(store), { onRecoverableError }));
  expect(root.textContent).toBe("mn");
  expect(onRecoverableError).not.toHaveBeenCalled();
});
