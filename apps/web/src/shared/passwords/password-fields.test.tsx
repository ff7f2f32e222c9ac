// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { catalogue, createLanguageStore, LanguageContext } from "../../lib/language/index.ts";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { PasswordFields, noPassword } from "./password-fields.tsx";

leaveNothing();

it("knows what was typed before the page was alive", async () => {
  const language = createLanguageStore("en");
  await language.load(catalogue("passwords"), catalogue("ui"));
  const form = (
    <LanguageContext value={language}>
      <Form />
    </LanguageContext>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(form);
  for (const field of container.querySelectorAll("input")) field.value = "Chuluut-Gol9";
  render(form, { container, hydrate: true });
  expect(screen.getByRole("status", { name: "held" }).textContent).toBe("Chuluut-Gol9 Chuluut-Gol9");
});

function Form() {
  const [value, setValue] = useState(noPassword);
  return (
    <>
      <PasswordFields value={value} onChange={setValue} errors={{}} />
      <output aria-label="held">{`${value.password} ${value.confirmation}`}</output>
    </>
  );
}
