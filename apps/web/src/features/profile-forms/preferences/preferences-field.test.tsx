// @vitest-environment happy-dom
import type { PreferenceCount, PreferenceCountRequest, Preferences } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterContextProvider } from "@tanstack/react-router";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Fetcher } from "../../../lib/api.ts";
import { catalogue, LanguageContext, type Language } from "../../../lib/language/index.ts";
import { testContext } from "../../../test/context.ts";
import { createAppRouter } from "../../../test/whole-app.ts";
import { leaveNothing } from "../../../test/leave-nothing.ts";
import { askedAttributes } from "./attributes.ts";
import { PreferencesField } from "./preferences-field.tsx";

leaveNothing();
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const must = (...values: string[]) => ({ importance: "must" as const, values });
const countOf = (met: number, musts: PreferenceCount["musts"] = []): PreferenceCount => ({
  met,
  of: 40,
  musts,
});
const placeCosts: PreferenceCount["musts"] = [
  { attribute: "place", words: "Ulaanbaatar", without: 34 },
  { attribute: "commitment", words: "full-time", without: 12 },
];

it.each(Object.entries(askedAttributes))(
  "offers no importance alone: a %s says first what is meant, or its own field has said it",
  async (kind, asked) => {
    await show({ kind: kind as EntityKind });
    expect(screen.queryByRole("radio")).toBeNull();
    cleanup();
    await show({ kind: kind as EntityKind, said: () => "Darkhan" });
    const owned = asked.filter(({ own }) => own !== undefined);
    expect(screen.getAllByRole("radio", { name: "Prefer", checked: true })).toHaveLength(owned.length);
    expect(screen.getAllByText(/^You have chosen nothing here/)).toHaveLength(owned.length);
  },
);

it("keeps each choice, and forgets what is preferred anyway", async () => {
  const { value } = await show({ kind: "idea", said: () => "Darkhan" });
  choose("Place", "Must have");
  choose("Industry", "Don't care");
  expect(value()).toEqual({ place: must(), industry: { importance: "any", values: [] } });
  choose("Place", "Prefer");
  expect(value()).toEqual({ industry: { importance: "any", values: [] } });
});

it("keeps what was stored before, an importance alone too, until it is changed", async () => {
  const { value } = await show({ kind: "idea", value: { roles: must() } });
  expect(within(row("Role")).getByRole("radio", { name: "Must have", checked: true })).toBeDefined();
  choose("Role", "Prefer");
  expect(value()).toEqual({});
  expect(within(row("Role")).queryByRole("radio")).toBeNull();
});

it("asks for the values first, keeps them through a change of mind, and drops the importance with the last", async () => {
  const { value } = await show({ kind: "idea" });
  const field = screen.getByRole("combobox", { name: /Which role/ });
  fireEvent.change(field, { target: { value: "CTO, аналитикч" } });
  // What is typed last is not lost with the way on to something else.
  fireEvent.blur(field);
  expect(value()).toEqual({ roles: { importance: "prefer", values: ["CTO", "аналитикч"] } });
  choose("Role", "Must have");
  expect(value()).toEqual({ roles: must("CTO", "аналитикч") });
  choose("Role", "Don't care");
  expect(value()).toEqual({ roles: { importance: "any", values: ["CTO", "аналитикч"] } });
  for (const role of ["CTO", "аналитикч"])
    fireEvent.click(screen.getByRole("button", { name: `Remove: ${role}` }));
  expect(value()).toEqual({});
  expect(within(row("Role")).queryByRole("radio")).toBeNull();
});

it("offers the options of a closed list, in their order", async () => {
  const { value } = await show({ kind: "cofounder" });
  fireEvent.click(screen.getByRole("checkbox", { name: "Growth" }));
  fireEvent.click(screen.getByRole("checkbox", { name: "MVP" }));
  fireEvent.click(screen.getByRole("checkbox", { name: "Idea" }));
  fireEvent.click(screen.getByRole("checkbox", { name: "Idea" }));
  choose("Stage of the idea", "Must have");
  expect(value()).toEqual({ stage: must("mvp", "growth") });
});

it("counts who meets the must-haves, of the form's demanding fields alone", async () => {
  const fields = { location: "Ulaanbaatar", title: "Secret", requiredSkills: ["law"], fundingNeeds: "$1" };
  const { asked, answer } = await show({
    kind: "idea",
    fields,
    said: () => "Darkhan",
    value: { skills: { importance: "prefer", values: [] } },
  });
  choose("Place", "Must have");
  await pause();
  expect(asked).toEqual([
    {
      kind: "idea",
      fields: { location: "Ulaanbaatar", requiredSkills: ["law"] },
      preferences: { place: must() },
    },
  ]);
  await answer(countOf(40));
  expect(status()).toBe("40 people so far: you have no must-haves.");
  choose("Time they can give", "Must have");
  await pause();
  await answer(countOf(1, placeCosts));
  expect(status()).toContain("1 of 40 people meets your must-haves.");
});

it("names what costs the most, and makes a preference of it", async () => {
  const { answer, value } = await show({ kind: "idea", value: { place: must("Ulaanbaatar") } });
  await pause();
  await answer(countOf(12, placeCosts));
  expect(status()).toBe(
    "12 of 40 people meet your must-haves.“Ulaanbaatar” costs the most: without it 34 people would meet the rest.",
  );
  fireEvent.click(screen.getByRole("button", { name: "Place: make it a preference" }));
  expect(value()).toEqual({ place: { importance: "prefer", values: ["Ulaanbaatar"] } });
  expect(status()).toBe("12 of 40 people meet your must-haves.");
  await pause();
  await answer(countOf(12, placeCosts));
  expect(status()).toContain("“Ulaanbaatar” costs the most");
  expect(screen.queryByRole("button", { name: /make it a preference/ })).toBeNull();
  expect(screen.getByText(/comes from your description/)).toBeDefined();
});

it("says it in Mongolian, with options by their names", async () => {
  const value = { commitment: must("full-time"), place: must("Дархан") };
  const { answer } = await show({ kind: "idea", value, language: "mn" });
  await pause();
  await answer(countOf(0, [{ attribute: "commitment", words: "full-time", without: 5 }]));
  expect(status()).toContain("40 хүнээс нэг нь ч заавал гэсэн шаардлагыг тань хангахгүй байна.");
  expect(status()).toContain("«Бүтэн цагаар» гэсэн шаардлага хамгийн олныг хасаж байна. Үүнгүй бол 5 хүн");
});

it("asks once when the choosing pauses, never twice for the same, and drops answers that come too late", async () => {
  const fields: Record<string, unknown> = { location: "Darkhan" };
  const { asked, signals, answer } = await show({ kind: "idea", fields, said: () => "Darkhan" });
  for (const each of ["Must have", "Prefer", "Must have"]) choose("Place", each);
  await pause();
  expect(asked).toHaveLength(1);
  choose("Industry", "Must have");
  expect(signals[0]?.aborted).toBe(true);
  await answer(countOf(33), 0);
  expect(status()).toBe("Counting…");
  await pause();
  await answer(countOf(7, placeCosts));
  expect(status()).toContain("7 of 40 people");
  const radio = screen.getAllByRole("radio")[0];
  if (!radio) throw new Error("there are radios");
  fireEvent.focus(radio);
  await pause();
  expect(asked).toHaveLength(2);
  fields["location"] = "Berlin";
  fireEvent.focus(radio);
  await pause();
  expect(asked[2]?.fields?.location).toBe("Berlin");
});

it("says so when there is no connection, keeps the last count, and goes on when there is one", async () => {
  const { asked, answer, disconnect } = await show({
    kind: "idea",
    said: () => "law",
    value: { place: must("Darkhan") },
  });
  await pause();
  await answer(countOf(12, placeCosts));
  choose("Skills", "Must have");
  await pause();
  await disconnect();
  expect(status()).toContain("12 of 40 people");
  expect(status()).toContain("You are offline.");
  act(() => void dispatchEvent(new Event("online")));
  await pause();
  await answer(countOf(3, placeCosts));
  expect(asked).toHaveLength(3);
  expect(status()).not.toContain("offline");
});

it("does not ask again and again what is refused because another field is at fault", async () => {
  const fields: Record<string, unknown> = { description: "a".repeat(5001) };
  const { asked, answer, refuse } = await show({ kind: "idea", fields, value: { place: must("Darkhan") } });
  await pause();
  await refuse();
  expect(status()).toBe("The count continues as soon as the fields of the form are right.");
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(asked).toHaveLength(1);
  fields["description"] = "Shorter";
  const [radio] = screen.getAllByRole("radio");
  if (!radio) throw new Error("there are radios");
  fireEvent.focus(radio);
  await pause();
  await answer(countOf(12, placeCosts));
  expect(status()).toContain("of 40 people");
});

type Shown = {
  kind: EntityKind;
  value?: Preferences;
  fields?: Readonly<Record<string, unknown>>;
  /** What the reader's own fields say. */
  said?: (field: string) => string;
  language?: Language;
};

async function show({ kind, value = {}, fields = {}, said = () => "", language = "en" }: Shown) {
  const server = fakeServer();
  const context = testContext(server.fetcher, language);
  const { language: words } = context;
  await words.load(catalogue("preferences"), catalogue("tags"), catalogue("ui"), catalogue("vocabulary"));
  const router = createAppRouter(context, createMemoryHistory());
  let latest = value;
  function Form() {
    const [chosen, setChosen] = useState(value);
    const onChange = (next: Preferences) => {
      latest = next;
      setChosen(next);
    };
    return (
      <PreferencesField {...{ kind, onChange }} value={chosen} getFields={() => fields} sayField={said} />
    );
  }
  render(
    <QueryClientProvider client={context.queryClient}>
      <LanguageContext value={context.language}>
        <RouterContextProvider router={router}>
          <Form />
        </RouterContextProvider>
      </LanguageContext>
    </QueryClientProvider>,
  );
  return { ...server, value: () => latest };
}

/** Answers the latest count, or that of the given number, when the test says so; knows no concepts. */
function fakeServer() {
  const asked: PreferenceCountRequest[] = [];
  const signals: (AbortSignal | null | undefined)[] = [];
  const waiting: PromiseWithResolvers<Response>[] = [];
  const fetcher: Fetcher = (path, init = {}) => {
    if (path !== "/api/preferences/count") return Promise.resolve(Response.json([]));
    asked.push(JSON.parse(init.body as string) as PreferenceCountRequest);
    signals.push(init.signal);
    const call = Promise.withResolvers<Response>();
    waiting.push(call);
    return call.promise;
  };
  const settle = (settling: (call: PromiseWithResolvers<Response> | undefined) => void, at = -1) =>
    act(async () => {
      settling(waiting.at(at));
      await vi.advanceTimersByTimeAsync(0);
    });
  return {
    fetcher,
    asked,
    signals,
    answer: (count: PreferenceCount, at?: number) =>
      settle((call) => call?.resolve(Response.json(count)), at),
    refuse: () => settle((call) => call?.resolve(new Response("too long", { status: 400 }))),
    disconnect: () => settle((call) => call?.reject(new TypeError("Failed to fetch"))),
  };
}

function choose(attribute: string, importance: string) {
  fireEvent.click(within(row(attribute)).getByRole("radio", { name: importance }));
}

function row(attribute: string): HTMLElement {
  return screen.getByRole("group", { name: attribute });
}

function status(): string {
  return screen.getAllByRole("status").at(-1)?.textContent ?? "";
}

async function pause() {
  await act(() => vi.advanceTimersByTimeAsync(400));
}
