// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useEffectEvent, useLayoutEffect } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { catalogue, createLanguageStore, LanguageContext } from "../../lib/language/index.ts";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { showIn } from "../../test/show-in.tsx";
import { Form, useForm } from "./form.tsx";
import { TextArea, TextField } from "./text-field.tsx";

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

it("is drawn as the server has it, and then has what the device kept and what was typed meanwhile", async () => {
  const language = createLanguageStore("en");
  await language.load(catalogue("action"), catalogue("ui"));
  const form = (isTypedEarly: boolean) => (
    <LanguageContext value={language}>
      <Kept isTypedEarly={isTypedEarly} />
    </LanguageContext>
  );
  const stand = () => screen.getAllByRole<HTMLInputElement>("textbox").map(({ value }) => value);
  for (const isTypedEarly of [false, true]) {
    cleanup();
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(form(isTypedEarly));
    expect(stand()).toEqual(["", ""]);
    await act(async () => render(form(isTypedEarly), { container, hydrate: true }));
    expect(stand()).toEqual([isTypedEarly ? "Typed early" : "Kept title", "Kept words"]);
  }
});

it("drops signs that nobody sees and no line may have, and says by how much an address is too long", async () => {
  await showIn("en", [catalogue("action"), catalogue("ui")], <Account />);
  const type = (label: string, value: string) => {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    fireEvent.change(field, { target: { value } });
    return field;
  };
  expect(type("Name", "\u202aБат\u2069 Дорж\u202c\u0085").value).toBe("Бат Дорж");
  expect(type("Password", "\u202aБат").value).toBe("\u202aБат");
  const email = type("Email", `${"a".repeat(250)}@a.mn`);
  expect(email.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("254 characters fit here. Shorten it by 1.")).toBeDefined();
});

it("says of blanks and of what is too short what it says of nothing, in the language that is read by then", async () => {
  const onSubmit = vi.fn<() => void>();
  const { language } = await showIn(
    "en",
    [catalogue("action"), catalogue("ui")],
    <Letter onSubmit={onSubmit} />,
  );
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const send = () => fireEvent.submit(screen.getByRole("form"));
  type("Name", "  ");
  type("Words", "    few    ");
  send();
  expect(document.activeElement).toBe(screen.getByLabelText("Name"));
  const said = () => ["Name", "Words"].map((label) => wordsBeside(screen.getByLabelText(label)));
  expect(said()).toEqual(["Please fill this in.", "Write 10 characters or more."]);
  await Promise.all([catalogue("action").load("mn"), catalogue("ui").load("mn")]);
  await act(async () => language.set("mn"));
  expect(said()).toEqual(["Үүнийг бөглөнө үү.", "Дор хаяж 10 тэмдэгт бичнэ үү."]);
  expect(onSubmit).not.toHaveBeenCalled();
  type("Name", "Bat");
  type("Words", "Many more of them");
  send();
  expect(onSubmit).toHaveBeenCalledOnce();
});

it("is not sent with a time that is typed in part, and says so at its field until it is whole or cleared", async () => {
  const onSubmit = vi.fn<() => void>();
  await showIn("en", [catalogue("action"), catalogue("ui")], <Deadline onSubmit={onSubmit} />);
  const field = screen.getByLabelText<HTMLInputElement>("Until");
  let badInput = true;
  Object.defineProperty(field, "validity", { get: () => ({ badInput }) });
  fireEvent.submit(screen.getByRole("form"));
  expect(wordsBeside(field)).toBe("Give a day, a month and a year that the calendar has, and the time.");
  expect(document.activeElement).toBe(field);
  expect(onSubmit).not.toHaveBeenCalled();
  badInput = false;
  fireEvent.keyUp(field, { key: "Delete" });
  expect(wordsBeside(field)).toBeUndefined();
  fireEvent.submit(screen.getByRole("form"));
  expect(onSubmit).toHaveBeenCalledOnce();
});

it("says what the server refuses beside the field that the server names, and all else above the button", async () => {
  const language = createLanguageStore("en");
  await language.load(catalogue("action"), catalogue("ui"));
  const shown = (parameter: string) => (
    <LanguageContext value={language}>
      <Letter
        onSubmit={() => undefined}
        fault={{ message: "Refused.", id: "invalid-parameter", parameter }}
      />
    </LanguageContext>
  );
  const { rerender } = await act(async () => render(shown("words.1")));
  expect(wordsBeside(screen.getByLabelText("Words"))).toBe("Refused.");
  expect(document.activeElement).toBe(screen.getByLabelText("Words"));
  expect(screen.getByRole("alert").textContent).toBe("");
  rerender(shown("writtenAt"));
  expect(wordsBeside(screen.getByLabelText("Words")), "by the server's name for it").toBe("Refused.");
  rerender(shown("token"));
  expect(wordsBeside(screen.getByLabelText("Words"))).toBeUndefined();
  expect(screen.getByRole("alert").textContent).toBe("Refused.");
});

const wordsBeside = (field: HTMLElement) =>
  document.getElementById(field.getAttribute("aria-describedby") ?? "none")?.textContent;

type LetterProps = { onSubmit: () => void; fault?: { message: string; id: string; parameter: string } };

function Letter({ onSubmit, fault: given }: LetterProps) {
  const { form, field, fault } = useForm({
    begin: () => ({ name: "", words: "" }),
    fault: given,
    places: { writtenAt: "words" },
    onSubmit,
  });
  return (
    <Form {...form} aria-label="Letter" action={{ isPending: false, fault }} submit="Send">
      <TextField label="Name" required {...field("name")} />
      <TextArea label="Words" required minLength={10} {...field("words")} />
    </Form>
  );
}

function Deadline({ onSubmit }: { onSubmit: () => void }) {
  const { form, field } = useForm({ begin: () => ({ closesAt: "" }), check: () => ({}), onSubmit });
  return (
    <Form {...form} aria-label="Deadline" action={{ isPending: false, fault: undefined }} submit="Save">
      <TextField label="Until" type="datetime-local" {...field("closesAt")} />
    </Form>
  );
}

function Account() {
  const { form, field } = useForm({
    begin: () => ({ name: "", email: "", password: "" }),
    onSubmit: () => undefined,
  });
  return (
    <Form {...form} action={{ isPending: false, fault: undefined }} submit="Send">
      <TextField label="Name" {...field("name")} />
      <TextField label="Email" type="email" {...field("email")} />
      <TextField label="Password" type="password" {...field("password")} />
    </Form>
  );
}

/** Typed early: before anything of the device is read. */
function Kept({ isTypedEarly }: { isTypedEarly: boolean }) {
  const { form, field, change } = useForm({
    fresh: () => ({ title: "", words: "" }),
    begin: () => ({ title: "Kept title", words: "Kept words" }),
    stored: () => ({ title: "Kept title", words: "Kept words" }),
    onSubmit: () => undefined,
  });
  const typeEarly = useEffectEvent(() => isTypedEarly && change({ title: "Typed early" }));
  useLayoutEffect(() => void typeEarly(), []);
  return (
    <Form {...form} action={{ isPending: false, fault: undefined }} submit="Send">
      <TextField label="Title" {...field("title")} />
      <TextArea label="Words" {...field("words")} />
    </Form>
  );
}

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
