import { configure, prettyDOM } from "@testing-library/react";
import type { Fetcher } from "../lib/api.ts";
import type { Language } from "../lib/language/index.ts";
import { createContext } from "../lib/router-context.ts";
import { byContract } from "./by-contract.ts";

// What is loaded when it is wanted takes its time on a busy machine.
configure({ asyncUtilTimeout: 30_000, getElementError });

/** What the page holds is written down once somebody reads it: a test that waits looks for an element many times, and reads nothing. */
function getElementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = "TestingLibraryElementError";
  const read = () => `${message}\n\n${prettyDOM(container)}`;
  return Object.defineProperty(error, "message", { get: read, configurable: true });
}

/** What an application in a test reaches: its fake server is held to the contract. */
export const testContext = (fetcher: Fetcher, language: Language = "en") =>
  createContext(byContract(fetcher), language);
