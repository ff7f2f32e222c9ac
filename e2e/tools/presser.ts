type Point = { x: number; y: number };

/** What waits for a press to show. */
export type Presser = {
  /** Of the visible, enabled buttons; of those of cards that differ by whom they name alone, of the first card. */
  names: () => string[];
  /** Whether there is such a button. */
  has: (name: string) => boolean;
  /** Where a press meets the button of that name, at which it begins to look; null when after `patience` ms there is none, or something over it. */
  watch: (name: string, patience: number) => Promise<Point | null>;
  /** Whether the press has met it: what a press before has opened may close, and move all. */
  isMet: () => boolean;
  /** Whether the press showed. */
  isAnswered: () => Promise<boolean>;
  /** Resolves when nothing on the page has changed for a moment. */
  rest: (atMost: number) => Promise<void>;
  /** Whether a dialog is open. */
  isCovered: () => boolean;
};

/** Runs in the browser. */
export function makePresser(): Presser {
  const kinds = [
    "button, summary, input:is([type=submit], [type=button], [type=reset], [type=checkbox], [type=radio])",
    ...["button", "switch", "tab", "checkbox", "radio", "menuitem", "option"].map((role) => `[role=${role}]`),
  ].join(", ");
  /** Pressing what is chosen already changes nothing, and need not. */
  const chosen =
    "[aria-current]:not([aria-current=false]), [role=tab][aria-selected=true], input[type=radio]:checked, [role=radio][aria-checked=true]";
  const longestAnswer = 10_000;
  const quiet = 60;
  /** For something over the button to go away. */
  const longestCover = 1500;

  let lastChange = performance.now();
  let stopLooking = () => {};
  let isMet = false;
  let isAnswered = () => false;
  new MutationObserver(() => (lastChange = performance.now())).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  return {
    names: () => [...new Set(withoutRepeated(buttons()).map(nameOf))],
    has: (name) => buttons().some((button) => nameOf(button) === name),
    watch: async (name, patience) => {
      const begun = performance.now();
      for (;;) {
        const button = buttons().find((each) => nameOf(each) === name);
        const point = button && (await bringToHand(button));
        if (point) return point;
        const longest = button ? Math.max(patience, longestCover) : patience;
        if (performance.now() - begun >= longest) return null;
        await frame();
      }
    },
    isMet: () => isMet,
    isAnswered: async () => {
      const end = performance.now() + longestAnswer;
      while (!isAnswered() && performance.now() < end) await frame();
      stopLooking();
      return isAnswered();
    },
    rest,
    isCovered: () => document.querySelector("[role=dialog], [role=alertdialog], dialog[open]") !== null,
  };

  async function bringToHand(button: HTMLElement): Promise<Point | undefined> {
    // What a press elsewhere does by itself, such as leaving a field or closing a menu, is not the button's doing.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    for (const details of disclosures())
      if (details.contains(button) !== details.open && !isSummaryOf(button, details))
        details.open = !details.open;
    button.scrollIntoView({ block: "center", behavior: "instant" });
    await frame();
    await frame();
    if (hasFocus()) return undefined;
    const [{ left, width, top, height } = new DOMRect()] = button.getClientRects();
    const point = { x: left + width / 2, y: top + height / 2 };
    if (!isPartOf(button, document.elementFromPoint(point.x, point.y))) return undefined;
    look(button);
    return point;
  }

  /** Whether something is focused: what a press before has sent the reader to may come late, and be where this one leads. */
  function hasFocus(): boolean {
    return document.activeElement !== document.body;
  }

  function isPartOf(button: HTMLElement, met: EventTarget | null): boolean {
    const labels = button instanceof HTMLInputElement ? Array.from(button.labels ?? []) : [];
    return met instanceof Node && [button, ...labels].some((each) => each.contains(met));
  }

  function look(button: HTMLElement): void {
    stopLooking();
    isMet = false;
    isAnswered = () => false;
    const isOn = () => button instanceof HTMLInputElement && button.checked;
    let happened = false;
    const answer = () => (happened = true);
    const ending = new AbortController();
    const observer = new MutationObserver((records) => {
      if (records.some((record) => !isToastLeaving(record))) answer();
    });
    const { clipboard } = navigator;
    const options = { capture: true, signal: ending.signal };
    addEventListener(
      "pointerdown",
      ({ target }) => {
        isMet = isPartOf(button, target) && !hasFocus();
        const before = { href: location.href, scroll: scrollY, isOn: isOn(), focus: document.activeElement };
        isAnswered = () =>
          happened ||
          location.href !== before.href ||
          scrollY !== before.scroll ||
          isOn() !== before.isOn ||
          (document.activeElement !== before.focus && document.activeElement?.contains(button) === false);
        observer.observe(document.documentElement, { attributes: true });
        observer.observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
      },
      options,
    );
    addEventListener("invalid", answer, options);
    addEventListener(
      "click",
      ({ target }) => {
        if (target instanceof HTMLInputElement && target.type === "file") answer();
      },
      options,
    );
    const write = clipboard.writeText.bind(clipboard);
    clipboard.writeText = (text) => {
      answer();
      return write(text);
    };
    stopLooking = () => {
      ending.abort();
      observer.disconnect();
      clipboard.writeText = write;
    };
  }

  function isToastLeaving({ target, addedNodes }: MutationRecord): boolean {
    return target instanceof Element && target.matches("body > [aria-live]") && addedNodes.length === 0;
  }

  function buttons(): HTMLElement[] {
    const found = Array.from(document.querySelectorAll<HTMLElement>(kinds)).filter(isPressable);
    for (const details of disclosures()) {
      if (details.open || !isPressable(details)) continue;
      details.open = true;
      found.push(
        ...Array.from(details.querySelectorAll<HTMLElement>(kinds)).filter(
          (button) => !found.includes(button) && isPressable(button),
        ),
      );
      details.open = false;
    }
    return found.filter((button) => !button.matches(chosen));
  }

  /** What looks the same in two entries of a list does the same, each for its own entry. */
  function withoutRepeated(found: readonly HTMLElement[]): HTMLElement[] {
    const seen = new Map<Element, Set<string>>();
    return found.filter((button) => {
      const list = button.closest("li, tr")?.parentElement;
      if (!list || !button.hasAttribute("aria-label")) return true;
      const known = seen.get(list) ?? new Set();
      seen.set(list, known);
      const looks = `${button.localName} ${button.className} ${button.innerHTML}`;
      return known.size < known.add(looks).size;
    });
  }

  function isPressable(element: HTMLElement): boolean {
    return (
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.matches(":disabled, [aria-disabled=true]") &&
      element.closest("[inert], [aria-hidden=true], body > [aria-live]") === null
    );
  }

  function disclosures(): HTMLDetailsElement[] {
    return Array.from(document.querySelectorAll("details"));
  }

  function isSummaryOf(button: HTMLElement, details: HTMLDetailsElement): boolean {
    return button === details.querySelector(":scope > summary");
  }

  /** Without its numbers: others sign up and leave meanwhile. */
  function nameOf(button: HTMLElement): string {
    const input = button instanceof HTMLInputElement ? button : undefined;
    const labels = Array.from(input?.labels ?? [], ({ textContent }) => textContent).join(" ");
    const name = button.getAttribute("aria-label") ?? (button.textContent || labels || input?.value);
    return `${button.getAttribute("role") ?? button.localName} ${name?.trim().replaceAll(/\s+/g, " ").replaceAll(/\d+/g, "0")}`;
  }

  async function rest(atMost: number): Promise<void> {
    lastChange = performance.now();
    const end = lastChange + atMost;
    const isResting = () =>
      performance.now() - lastChange > quiet &&
      document.querySelector("[aria-busy=true], .skeleton") === null;
    while (!isResting() && performance.now() < end) await frame();
  }

  function frame(): Promise<unknown> {
    return new Promise(requestAnimationFrame);
  }
}
