// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { AuthContext } from "../../lib/auth/index.ts";
import { catalogue, createLanguageStore, LanguageContext } from "../../lib/language/index.ts";
import { PartnerSearchPanel } from "./partner-search-panel.tsx";
import type { PartnerSearch, PartnerView } from "./search-views.ts";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { visitor } from "../../test/readers.ts";

leaveNothing();

async function show(view: PartnerView, search: PartnerSearch = {}) {
  const onSearch = vi.fn<(search: PartnerSearch) => void>();
  const language = createLanguageStore("en");
  await language.load(catalogue("partner-search"), catalogue("vocabulary"), catalogue("ui"));
  render(
    <LanguageContext value={language}>
      <AuthContext value={visitor}>
        <PartnerSearchPanel view={view} search={search} onSearch={onSearch} aiMatch={null} />
      </AuthContext>
    </LanguageContext>,
  );
  return { onSearch };
}

const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const optionsOf = (label: string) => [...select(label).options].map(({ text }) => text);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const places = ["Ulaanbaatar", "Mongolia", "San Francisco", "New York", "London", "Berlin", "Remote"];
const morePlaces = ["Austin", "Boston", "Seattle", "Chicago", "San Jose"];

it("offers the filters of the search for business partners", async () => {
  await show("business");
  expect(screen.getAllByRole("combobox").map((each) => (each as HTMLSelectElement).name)).toEqual([
    "type",
    "expertise",
    "location",
    "availability",
  ]);
  expect(optionsOf("Partner type")).toEqual(["Any Type", "Individual", "Company"]);
  expect(optionsOf("Business expertise")).toEqual([
    "Any Expertise",
    "AI/ML",
    "Web3/Blockchain",
    "Mobile Development",
    "SaaS",
    "E-commerce",
    "HealthTech",
  ]);
  expect(optionsOf("Location")).toEqual(["Any Location", ...places, ...morePlaces]);
  expect(optionsOf("Availability")).toEqual(["Any Availability", "Full-time", "Part-time", "Weekends"]);
});

it("chooses a skill by a tile, takes it back by the same, and searches only by the button", async () => {
  const { onSearch } = await show("project");
  press("Technical Software, data, electronics");
  expect(select("Skill focus").value).toBe("technical");
  fireEvent.change(select("Skill focus"), { target: { value: "marketing" } });
  expect(screen.getByRole("button", { pressed: true }).textContent).toContain("Marketing");
  press("Marketing Brand, advertising, growth");
  expect(select("Skill focus").value).toBe("");
  press("Design Product, graphics, experience");
  fireEvent.change(select("Industry focus"), { target: { value: "cleantech" } });
  expect(onSearch).not.toHaveBeenCalled();
  press("Search");
  expect(onSearch).toHaveBeenCalledExactlyOnceWith({ skills: "design", industry: "cleantech" });
});

it("forgets on reset what was searched for and what was only chosen", async () => {
  const { onSearch } = await show("business", { location: "berlin" });
  fireEvent.change(select("Availability"), { target: { value: "weekends" } });
  fireEvent.change(screen.getByLabelText("Keyword"), { target: { value: "wool" } });
  press("Reset");
  expect(onSearch).toHaveBeenCalledExactlyOnceWith({});
  expect(screen.getAllByRole("combobox").map((each) => (each as HTMLSelectElement).value)).toEqual(
    Array(4).fill(""),
  );
  expect(screen.getByLabelText<HTMLInputElement>("Keyword").value).toBe("");
});
