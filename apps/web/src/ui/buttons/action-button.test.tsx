// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { catalogue, createLanguageStore, LanguageContext } from "../../lib/language/index.ts";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { ActionButton } from "./action-button.tsx";

leaveNothing();

it("is named by what it does, and by what it shows while it waits", async () => {
  const language = createLanguageStore("en");
  await language.load(catalogue("action"));
  const draw = (isPending: boolean) => (
    <LanguageContext value={language}>
      <ActionButton isPending={isPending} aria-label="Accept: Tuya Bold">
        Accept
      </ActionButton>
    </LanguageContext>
  );
  const { rerender } = render(draw(false));
  const button = screen.getByRole("button", { name: "Accept: Tuya Bold" });
  rerender(draw(true));
  expect(screen.getByRole("button", { name: "One moment…" })).toBe(button);
});
