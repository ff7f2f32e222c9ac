// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { failOnConsole } from "../../test/console.ts";
import { Checkbox } from "./checkbox.tsx";
import { RadioChoice } from "./radio-choice.tsx";
import { Switch } from "./switch.tsx";

failOnConsole();
afterEach(cleanup);

it("tells of what was pressed before the page was alive", () => {
  const { heard, isChecked } = alive(["Letters", "Both", "Night"]);
  expect(heard).toEqual(["Letters true", "Both true", "Night true"]);
  expect(["Letters", "Both", "Day", "Night"].map(isChecked)).toEqual([true, true, false, true]);
});

it("tells of nothing where nothing was pressed, or pressed back", () => {
  const { heard, isChecked } = alive(["Letters", "Night", "Letters", "Day"]);
  expect(heard).toEqual([]);
  expect(["Letters", "Both", "Day", "Night"].map(isChecked)).toEqual([false, false, true, false]);
});

/** The form once its scripts are there, `pressed` before they came. */
function alive(pressed: string[]) {
  const heard: string[] = [];
  const form = <Form onChange={(name, isOn) => heard.push(`${name} ${isOn}`)} />;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(form);
  const named = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  for (const name of pressed) named(name).click();
  render(form, { container, hydrate: true });
  return { heard, isChecked: (name: string) => named(name).checked };
}

function Form({ onChange }: { onChange: (name: string, isOn: boolean) => void }) {
  const [letters, setLetters] = useState(false);
  const [both, setBoth] = useState(false);
  const [time, setTime] = useState("Day");
  const change = (name: string, isOn: boolean, set: () => void) => {
    onChange(name, isOn);
    set();
  };
  return (
    <>
      <Switch
        aria-label="Letters"
        checked={letters}
        onChange={({ target }) => change("Letters", target.checked, () => setLetters(target.checked))}
      />
      <Checkbox
        aria-label="Both"
        checked={both}
        onChange={({ target }) => change("Both", target.checked, () => setBoth(target.checked))}
      />
      {["Day", "Night"].map((each) => (
        <RadioChoice
          key={each}
          name="time"
          label={each}
          checked={time === each}
          onChange={({ target }) => change(each, target.checked, () => setTime(each))}
        />
      ))}
    </>
  );
}
