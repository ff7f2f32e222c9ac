// @vitest-environment happy-dom
import { hour } from "@khamt/contract/durations";
import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { useIsToCome } from "./use-is-to-come.ts";

afterEach(cleanup);

function Probe({ beginsAt }: { beginsAt: string }) {
  return useIsToCome(beginsAt) ? "to come" : "begun";
}
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

it("is said by the reader's browser alone: a page from the server may be older than the beginning", () => {
  expect(renderToString(<Probe beginsAt={at(1)} />)).toBe("begun");
  render(<Probe beginsAt={at(1)} />);
  expect(screen.getByText("to come")).toBeDefined();
  cleanup();
  render(<Probe beginsAt={at(-1)} />);
  expect(screen.getByText("begun")).toBeDefined();
});
