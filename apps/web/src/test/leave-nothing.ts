import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";
import { dismissToast } from "../ui/toast/toast-store.ts";
import { failOnConsole } from "./console.ts";

/** No page, notice or kept text comes from one test into the next, and none says anything on the console. */
export function leaveNothing(): void {
  failOnConsole();
  afterEach(() => {
    cleanup();
    dismissToast();
    localStorage.clear();
    sessionStorage.clear();
  });
}
