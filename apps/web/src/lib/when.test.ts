// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { whenUsed } from "./when.ts";

afterEach(() => document.body.replaceChildren());

function draw(): HTMLTextAreaElement {
  document.body.innerHTML = '<div id="place"><textarea></textarea></div>';
  return document.querySelector("textarea") ?? document.createElement("textarea");
}

async function isSettled(waiting: Promise<void>): Promise<boolean> {
  return Promise.race([waiting.then(() => true), Promise.resolve().then(() => false)]);
}

test("waits until the reader does something with what the server has drawn", async () => {
  const field = draw();
  const waiting = whenUsed("place");
  expect(await isSettled(waiting)).toBe(false);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  expect(await isSettled(waiting)).toBe(true);
});

test("does not wait where the server has drawn nothing, nor for who is in a field before the page's scripts have come", async () => {
  expect(await isSettled(whenUsed("elsewhere"))).toBe(true);
  draw().focus();
  expect(await isSettled(whenUsed("place"))).toBe(true);
});
