// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepPlace } from "./keep-place.ts";

let stop: AbortController;
let shownPath: string;
const keep = () => keepPlace({ main: element("main"), shownPath: () => shownPath }, stop.signal);
beforeEach(() => {
  shownPath = location.pathname;
  stop = new AbortController();
  document.body.innerHTML = `<main tabindex="-1"><section><ul>
    <li id="a"><div><button>Accept A</button></div></li>
    <li id="b"><div><button>Accept B</button></div></li>
  </ul></section></main>`;
  keep();
});
afterEach(() => {
  stop.abort();
  document.body.innerHTML = "";
});

it("goes on in what has taken the place of what was pressed, and leaves no mark when it goes on from there", async () => {
  element("#a button").focus();
  element("#a").remove();
  await changed();
  expect(document.activeElement?.id).toBe("b");
  element("#b button").focus();
  expect(element("#b").hasAttribute("tabindex")).toBe(false);
});

it("goes on in the nearest part of the page that is left", async () => {
  element("#b button").focus();
  element("#b").remove();
  await changed();
  expect(document.activeElement?.tagName).toBe("UL");
  element("section").remove();
  await changed();
  expect(document.activeElement?.tagName).toBe("MAIN");
});

it("goes on in the page when a notice above it has been answered", async () => {
  element("main").insertAdjacentHTML("beforebegin", "<section id=notice><button>Keep</button></section>");
  element("#notice button").focus();
  element("#notice").remove();
  await changed();
  expect(document.activeElement?.tagName).toBe("MAIN");
});

it("goes on in the dialog whose step was sent, and where it was opened once it closes and what opened it has gone", async () => {
  element("#a button").focus();
  document.body.insertAdjacentHTML("beforeend", "<div role=dialog><form><button>Next</button></form></div>");
  const dialog = element("[role=dialog]");
  element("form button").focus();
  dialog.innerHTML = "<div><button>I have kept them</button></div>";
  await changed();
  expect(document.activeElement).toBe(dialog);
  element("[role=dialog] button").focus();
  element("#a").remove();
  await changed();
  expect(document.activeElement?.textContent).toBe("I have kept them");
  dialog.remove();
  await changed();
  expect(document.activeElement?.id).toBe("b");
});

it("goes on beside a button that can be pressed once", async () => {
  element("#b button").focus();
  element("#b button").setAttribute("disabled", "");
  await changed();
  expect(document.activeElement?.id).toBe("b");
});

it("knows what had the focus before it came", async () => {
  stop.abort();
  element("#a button").focus();
  stop = new AbortController();
  keep();
  element("#a").remove();
  await changed();
  expect(document.activeElement?.id).toBe("b");
});

it("leaves to the next page where that begins, also to who came to a part of this one while it was on its way", async () => {
  element("#a button").focus();
  shownPath = "/next";
  element("#b button").focus();
  element("#b").remove();
  await changed();
  expect(document.activeElement).toBe(document.body);
});

it("follows nobody who has gone on elsewhere", async () => {
  element("#a button").focus();
  element("#b button").focus();
  element("#a").remove();
  await changed();
  expect(document.activeElement?.textContent).toBe("Accept B");
});

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
}

/** Observers are told after what changed. */
const changed = () => new Promise((resolve) => setTimeout(resolve));
