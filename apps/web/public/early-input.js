const waiting = new Map();
let pressed;
let timer;

addEventListener(
  "click",
  (event) => {
    const button = event.target.closest?.("button");
    // A press waits for what was typed before it.
    if (!button || (isAlive(button) && waiting.size === 0)) return;
    if (button.type === "submit" && button.form?.hasAttribute("action")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    waiting.delete(pressed);
    pressed = button;
    later(button, () => button.click());
  },
  true,
);
addEventListener(
  "keydown",
  (event) => {
    const { target, key, shiftKey, isComposing } = event;
    // Several lines of which Enter sends say so to the keyboards of phones.
    if (key !== "Enter" || shiftKey || isComposing || isAlive(target)) return;
    if (!target.matches?.("textarea[enterkeyhint]")) return;
    event.preventDefault();
    target.form?.querySelector("[type=submit]")?.click();
  },
  true,
);
addEventListener(
  "beforeinput",
  ({ target }) => {
    // What comes now stands behind it, also where the page has put a draft in its place.
    if (isAlive(target)) waiting.get(target)?.();
  },
  true,
);
addEventListener(
  "input",
  ({ target }) => {
    if (!isAlive(target)) later(target, enter(target));
    // The page hears of all of it, with what was typed before.
    else waiting.delete(target);
  },
  true,
);
addEventListener(
  "toggle",
  ({ target }) => isAlive(target) || later(target, () => tell(target, "toggle")),
  true,
);

// What was done before this script came.
for (const field of document.querySelectorAll("input, textarea, select"))
  if (!isAlive(field) && !isAsServed(field)) later(field, enter(field));

function isAsServed(field) {
  // Of several choices the other one was pressed.
  if (field.type === "radio") return field.checked === field.defaultChecked || !field.checked;
  if (field.type === "checkbox") return field.checked === field.defaultChecked;
  if (!field.options) return field.value === field.defaultValue;
  const served = [...field.options].findIndex((option) => option.defaultSelected);
  return field.selectedIndex === Math.max(served, 0);
}

function enter(field) {
  const { value, checked, type, defaultValue: served } = field;
  return () => {
    waiting.delete(field);
    if (type === "checkbox" || type === "radio") {
      field.checked = !checked;
      field.click();
      return;
    }
    const isKept = type === "textarea" && field.value !== served && field.value !== value;
    const typed = isKept ? `${field.value}\n${value}` : value;
    field.value = "";
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value").set.call(field, typed);
    tell(field, "input");
    tell(field, "change");
  };
}

function tell(element, type) {
  element.dispatchEvent(new Event(type, { bubbles: true }));
}

function later(element, act) {
  waiting.set(element, act);
  if (timer === undefined) work();
}

function work() {
  timer = undefined;
  const [next] = waiting;
  // Who pressed something else took the only press back.
  if (next === undefined) return;
  const [element, act] = next;
  if (!element.isConnected || isAlive(element)) {
    waiting.delete(element);
    if (element.isConnected) act();
  }
  if (waiting.size > 0) timer ??= setTimeout(work, 50);
}

// React marks elements while it hydrates, and hears what happens to them once that is committed: until then one above is being
// placed or hydrated (flags 2 and 4096 of its fibers).
function isAlive(element) {
  const key = Object.keys(element).find((each) => each.startsWith("__reactFiber"));
  const fiber = element[key];
  if (!fiber || fiber.alternate) return Boolean(fiber);
  for (let above = fiber; above; above = above.return) if (above.flags & 4098) return false;
  return true;
}
