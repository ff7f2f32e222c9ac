// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { Fold } from "./fold.tsx";

leaveNothing();

const fold = (
  <Fold summary={<summary>More</summary>} before={<p>In short</p>}>
    {() => <p>The whole</p>}
  </Fold>
);

function open(details: HTMLDetailsElement): void {
  details.open = true;
  details.dispatchEvent(new Event("toggle"));
}

function requireDetails(place: ParentNode): HTMLDetailsElement {
  const details = place.querySelector("details");
  if (!details) throw new Error("nothing folds out");
  return details;
}

it("holds little until it is opened, and the whole from then on", () => {
  const { container } = render(fold);
  const details = requireDetails(container);
  expect(screen.getByText("In short")).toBeDefined();
  expect(screen.queryByText("The whole")).toBeNull();
  act(() => open(details));
  expect(screen.getByText("The whole")).toBeDefined();
  expect(screen.queryByText("In short")).toBeNull();
  act(() => {
    details.open = false;
    details.dispatchEvent(new Event("toggle"));
  });
  expect(screen.getByText("The whole")).toBeDefined();
});

it("is whole where it was opened before the page's scripts came", () => {
  const place = document.createElement("div");
  document.body.append(place);
  place.innerHTML = renderToString(fold);
  requireDetails(place).open = true;
  render(fold, { container: place, hydrate: true });
  expect(screen.getByText("The whole")).toBeDefined();
  cleanup();
  place.remove();
});
