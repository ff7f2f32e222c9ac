// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { catalogue, createLanguageStore, LanguageContext } from "../../lib/language/index.ts";
import { leaveNothing } from "../../test/leave-nothing.ts";
import type { Suggest, Suggestion } from "../../ui/forms/suggestions.ts";
import { TagInput } from "./tag-input.tsx";

leaveNothing();

it("adds what is typed with Enter, with a comma and with the button", async () => {
  await show();
  type("  cold   storage ");
  fireEvent.keyDown(field(), { key: "Enter" });
  type("law,");
  type("Дархан");
  fireEvent.click(screen.getByRole("button", { name: "Add" }));
  expect(chosen()).toEqual(["cold storage", "law", "Дархан"]);
  expect(field().value).toBe("");
});

it("ignores what is blank, and never sends the form with Enter", async () => {
  await show();
  expect(fireEvent.keyDown(field(), { key: "Enter" })).toBe(false);
  type("  ");
  expect(fireEvent.keyDown(field(), { key: "Enter" })).toBe(false);
  expect(chosen()).toEqual([]);
});

it("takes many at once from the clipboard", async () => {
  await show();
  fireEvent.paste(field(), { clipboardData: { getData: () => "sales, law" } });
  fireEvent.paste(field(), { clipboardData: { getData: () => "law\nнягтлан;\n\nlogistics" } });
  expect(chosen()).toEqual(["sales", "law", "нягтлан", "logistics"]);
});

it("keeps each once, whatever its case, and says so", async () => {
  await show(["Хууль"]);
  type("хууль,");
  expect(chosen()).toEqual(["Хууль"]);
  expect(screen.getByRole("status").textContent).toBe("“хууль” is already there.");
});

it("keeps one of two words that mean the same in two languages, and says so", async () => {
  await show(["accounting"]);
  type("нягтлан,");
  await waitFor(() => expect(chosen()).toEqual(["accounting"]));
  expect(screen.getByRole("status").textContent).toBe(
    "“нягтлан” means the same as “accounting”, which is already there.",
  );
});

it("has an end, and says where", async () => {
  await show(["a", "b"], { most: 3 });
  type("c,");
  type("d,");
  expect(chosen()).toEqual(["a", "b", "c"]);
  expect(screen.getByRole("status").textContent).toBe("There is room for 3. Remove one to add another.");
});

it("goes from the empty field to the last tag with Backspace, and removes it with the next", async () => {
  await show(["sales", "law"]);
  fireEvent.keyDown(field(), { key: "Backspace" });
  expect(document.activeElement).toBe(tagNamed("law"));
  fireEvent.keyDown(tagNamed("law"), { key: "Backspace", repeat: true });
  expect(chosen()).toEqual(["sales", "law"]);
  fireEvent.keyDown(tagNamed("law"), { key: "Backspace" });
  expect(chosen()).toEqual(["sales"]);
  expect(document.activeElement).toBe(tagNamed("sales"));
  fireEvent.keyDown(tagNamed("sales"), { key: "Delete" });
  expect(document.activeElement).toBe(field());
});

it("removes a tag by its button and moves between tags with the arrows", async () => {
  await show(["sales", "law", "design"]);
  tagNamed("design").focus();
  fireEvent.keyDown(tagNamed("design"), { key: "ArrowLeft" });
  expect(document.activeElement).toBe(tagNamed("law"));
  fireEvent.keyDown(tagNamed("law"), { key: "ArrowRight" });
  fireEvent.keyDown(tagNamed("design"), { key: "ArrowRight" });
  expect(document.activeElement).toBe(field());
  fireEvent.click(tagNamed("law"));
  expect(chosen()).toEqual(["sales", "design"]);
});

it("suggests words in both languages; the arrows choose one, Enter takes it", async () => {
  await show();
  type("нягт");
  const options = await screen.findAllByRole("option");
  expect(options.map((option) => option.textContent)).toEqual([
    "accountingнягтлан бодох бүртгэлSkill",
    "accountantнягтлан бодогчRole",
  ]);
  expect(field().getAttribute("aria-expanded")).toBe("true");
  expect(field().getAttribute("aria-activedescendant")).toBeNull();
  fireEvent.keyDown(field(), { key: "ArrowDown" });
  fireEvent.keyDown(field(), { key: "ArrowDown" });
  expect(field().getAttribute("aria-activedescendant")).toBe(options[1]?.id);
  fireEvent.keyDown(field(), { key: "Enter" });
  expect(chosen()).toEqual(["accountant"]);
  expect(screen.queryByRole("listbox")).toBeNull();
});

it("takes what is typed when no suggestion was gone to, and closes them with Escape", async () => {
  await show();
  type("нягт");
  await screen.findByRole("listbox");
  fireEvent.keyDown(field(), { key: "Escape" });
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(field().value).toBe("нягт");
  fireEvent.keyDown(field(), { key: "Enter" });
  expect(chosen()).toEqual(["нягт"]);
});

it("works without suggestions when they cannot be had", async () => {
  const suggest = vi.fn<Suggest>(() => Promise.reject(new TypeError("Failed to fetch")));
  await show(["law"], { suggest });
  type("нягтлан");
  await waitFor(() => expect(suggest).toHaveBeenCalled());
  fireEvent.keyDown(field(), { key: "Enter" });
  await waitFor(() => expect(chosen()).toEqual(["law", "нягтлан"]));
});

it("goes with its form, with what is not yet added", async () => {
  await show(["law"]);
  type("sales");
  const form = document.querySelector("form") ?? undefined;
  expect(new FormData(form).getAll("tag")).toEqual(["sales", "law"]);
});

const concepts: readonly Suggestion[] = [
  { id: "accounting", label: "accounting", otherLabel: "нягтлан бодох бүртгэл", note: "Skill" },
  { id: "accountant", label: "accountant", otherLabel: "нягтлан бодогч", note: "Role" },
];

const suggestConcepts: Suggest = (text) =>
  Promise.resolve(
    concepts.filter(({ label, otherLabel }) => [label, otherLabel].some((word) => word.startsWith(text))),
  );

async function show(tags: readonly string[] = [], options: { most?: number; suggest?: Suggest } = {}) {
  const language = createLanguageStore("en");
  await language.load(catalogue("tags"), catalogue("ui"));
  const { most = 10, suggest = suggestConcepts } = options;
  function Form() {
    const [current, change] = useState(tags);
    return (
      <form>
        <TagInput {...{ label: "Topics", name: "tag", tags: current, onChange: change, most, suggest }} />
      </form>
    );
  }
  render(
    <LanguageContext value={language}>
      <Form />
    </LanguageContext>,
  );
}

function field(): HTMLInputElement {
  return screen.getByRole("combobox", { name: "Topics" });
}

function type(text: string) {
  fireEvent.change(field(), { target: { value: text } });
}

function tagNamed(tag: string): HTMLElement {
  return screen.getByRole("button", { name: `Remove: ${tag}` });
}

function chosen(): (string | null)[] {
  const list = screen.queryByRole("list", { name: "Chosen" });
  return list === null
    ? []
    : within(list)
        .getAllByRole("button")
        .map((button) => button.textContent);
}
