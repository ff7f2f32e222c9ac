import type { AnyRouter, ParsedLocation } from "@tanstack/react-router";
import { lendFocus } from "./lend-focus.ts";

/**
 * Who follows a link within the site begins at the heading of the next page, or at the part of it that the link names: a screen
 * reader reads it, and Tab goes on from there. Who comes back goes on at the link that was followed. A page that puts the focus somewhere itself keeps it, and so does who has gone on meanwhile.
 */
export function beginPages(router: AnyRouter): () => void {
  let followed: Element | null = null;
  /** The address that each page was left by. */
  const left = new Map<string, string>();
  const stops = [
    router.subscribe("onBeforeNavigate", ({ fromLocation }) => {
      followed = document.activeElement;
      const address = followed?.closest("main") && followed.getAttribute("href");
      if (fromLocation && address) left.set(visitOf(fromLocation), address);
    }),
    router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
      if (fromLocation === undefined || !pathChanged || isTakenCareOf(followed)) return;
      const start =
        linkTo(left.get(visitOf(toLocation))) ??
        document.getElementById(toLocation.hash) ??
        heading() ??
        document.querySelector("main");
      if (start instanceof HTMLElement) lendFocus(start);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Of Back and Forward it is the same as before. */
function visitOf({ state }: ParsedLocation): string {
  // The router's own name for it.
  // oxlint-disable-next-line no-underscore-dangle
  return state.__TSR_key ?? "";
}

function linkTo(address: string | undefined): HTMLElement | undefined {
  if (address === undefined) return undefined;
  const links = [...document.querySelectorAll<HTMLElement>("main a[href]")];
  return links.find((link) => link.getAttribute("href") === address && link.checkVisibility());
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
