// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { catalogue, createLanguageStore, LanguageContext } from "../../lib/language/index.ts";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { Form, useForm } from "./form.tsx";
import { TextField } from "./text-field.tsx";

leaveNothing();

it("finds no fault with a field that came after the last try, until the next", async () => {
  const language = createLanguageStore("en");
  await language.load(catalogue("action"), catalogue("ui"));
  const shown = (questions: readonly string[]) => (
    <LanguageContext value={language}>
      <Answers questions={questions} />
    </LanguageContext>
  );
  const { rerender } = await act(async () => render(shown(["Where?"])));
  const isAtFault = (label: string) => screen.getByLabelText(label).getAttribute("aria-invalid") === "true";
  const send = () => fireEvent.click(screen.getByRole("button", { name: "Send" }));
  send();
  expect(isAtFault("Where?")).toBe(true);
  rerender(shown(["Where?", "When?"]));
  expect(isAtFault("Where?")).toBe(true);
  expect(isAtFault("When?")).toBe(false);
  send();
  expect(isAtFault("When?")).toBe(true);
});

function Answers({ questions }: { questions: readonly string[] }) {
  const { form, field } = useForm<Record<string, string>>({
    begin: () => ({}),
    check: (values) =>
      Object.fromEntries(questions.map((each) => [each, values[each] ? undefined : "Missing"])),
    onSubmit: () => undefined,
  });
  return (
    <Form {...form} action={{ isPending: false, fault: undefined }} submit="Send">
      {questions.map((each) => (
        <TextField key={each} label={each} {...field(each)} value={field(each).value ?? ""} />
      ))}
    </Form>
  );
}
