// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { AuthContext } from "../../lib/auth/index.ts";
import { catalogue, createLanguageStore, LanguageContext } from "../../lib/language/index.ts";
import { IdeaSearchPanel } from "./idea-browse-screen.tsx";
import type { IdeaSearch } from "./queries.ts";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { visitor } from "../../test/readers.ts";

leaveNothing();

async function show(search: IdeaSearch = {}) {
  const onSearch = vi.fn<(search: IdeaSearch) => void>();
  const language = createLanguageStore("en");
  await language.load(catalogue("ideas"), catalogue("vocabulary"), catalogue("ui"));
  const panel = (shown: IdeaSearch) => (
    <LanguageContext value={language}>
      <AuthContext value={visitor}>
        <IdeaSearchPanel search={shown} onSearch={onSearch} aiMatch={null} />
      </AuthContext>
    </LanguageContext>
  );
  const { rerender } = render(panel(search));
  return { onSearch, showSearch: (next: IdeaSearch) => rerender(panel(next)) };
}

it("searches only when the button is pressed, for everything that was chosen", async () => {
  const { onSearch } = await show();
  fireEvent.change(screen.getByLabelText("Stage"), { target: { value: "mvp" } });
  fireEvent.change(screen.getByLabelText("Funding needed"), { target: { value: "10k-50k" } });
  fireEvent.change(screen.getByLabelText("Keyword"), { target: { value: "  yak wool " } });
  expect(onSearch).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole("button", { name: "Search Ideas" }));
  expect(onSearch).toHaveBeenCalledExactlyOnceWith({
    stage: "mvp",
    fundingNeeded: "10k-50k",
    searchTerm: "yak wool",
  });
});

it("follows the address: going back shows the choices of that page", async () => {
  const { showSearch } = await show({ stage: "mvp" });
  fireEvent.change(screen.getByLabelText("Industry"), { target: { value: "fintech" } });
  showSearch({ stage: "planning" });
  expect(screen.getByLabelText<HTMLSelectElement>("Stage").value).toBe("planning");
  expect(screen.getByLabelText<HTMLSelectElement>("Industry").value).toBe("");
});

it("keeps what is typed while more of the list is shown", async () => {
  const { showSearch } = await show({ stage: "mvp" });
  fireEvent.change(screen.getByLabelText("Keyword"), { target: { value: "yak" } });
  showSearch({ stage: "mvp", limit: 40 });
  expect(screen.getByLabelText<HTMLInputElement>("Keyword").value).toBe("yak");
});

it("offers exactly the options of the browse page", async () => {
  await show();
  const optionsOf = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);
  expect(optionsOf("Industry")).toEqual([
    "All Industries",
    "FinTech",
    "HealthTech",
    "Education",
    "Food & Beverage",
    "Technology",
    "CleanTech",
  ]);
  expect(optionsOf("Stage")).toEqual(["Any Stage", "Concept", "Planning", "Prototype", "MVP"]);
  expect(optionsOf("Funding needed")).toEqual(["Any Amount", "$0–10K", "$10K–50K", "$50K–200K", "$200K+"]);
});
