import type { AnyRouter } from "@tanstack/react-router";
import { lendFocus } from "./lend-focus.ts";

/**
 * Who follows a link within the site begins at the heading of the next page, or at the part of it that the link names: a screen
 * reader reads it, and Tab goes on from there. A page that puts the focus somewhere itself keeps it, and so does who has gone on meanwhile.
 */
export function beginPages(router: AnyRouter): () => void {
  let followed: Element | null = null;
  const stops = [
    router.subscribe("onBeforeNavigate", () => {
      followed = document.activeElement;
    }),
    router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
      if (fromLocation === undefined || !pathChanged || isTakenCareOf(followed)) return;
      const start = document.getElementById(toLocation.hash) ?? heading() ?? document.querySelector("main");
      if (start instanceof HTMLElement) lendFocus(start);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function isTakenCareOf(followed: Element | null): boolean {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return false;
  return activeElement !== followed || activeElement.closest("main, dialog") !== null;
}

/** What stands beside an open conversation on a wide screen is not there on a phone. */
function heading(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>("main h1")].find((each) => each.checkVisibility());
}
