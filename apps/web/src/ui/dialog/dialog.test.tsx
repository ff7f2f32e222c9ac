// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { catalogue, createLanguageStore, LanguageContext } from "../../lib/language/index.ts";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { Dialog } from "./dialog.tsx";

leaveNothing();

it("sends its own form, and not the one around the button that opened it", async () => {
  const language = createLanguageStore("en");
  await language.load(catalogue("ui"));
  const [inner, outer] = [vi.fn<() => void>(), vi.fn<() => void>()];
  await act(async () =>
    render(
      <LanguageContext value={language}>
        <form onSubmit={outer}>
          <Dialog open onOpenChange={() => undefined} title="Private AI">
            <form aria-label="Wish" onSubmit={inner} />
          </Dialog>
        </form>
      </LanguageContext>,
    ),
  );
  fireEvent.submit(screen.getByRole("form", { name: "Wish" }));
  expect(inner).toHaveBeenCalledOnce();
  expect(outer).not.toHaveBeenCalled();
});
