import {
  type AddressFault,
  type AddressProblem,
  email as emailSchema,
  mostMailedAtOnce,
} from "@khamt/contract";
import { addressesIn, hasCyrillic } from "../../platform/text/addresses.ts";

type AddressLine = { line: number; value: string };
type Problem = AddressLine & { problem: AddressProblem };
/** Addresses in lower case. */
export type Addresses = { fault: AddressFault | null; found: AddressLine[]; problems: Problem[] };

const longestShown = 100;

/**
 * Whatever stands in a line beside the addresses is left aside, as are names of columns in the first line: lists come from
 * spreadsheets, from mail programs (`Bat <bat@example.com>`) and from hand.
 */
export function readAddresses(text: string): Addresses {
  const read: Addresses = { fault: null, found: [], problems: [] };
  const seen = new Set<string>();
  text.split(/\r\n|\r|\n/u).forEach((words, at) => {
    if (words.trim() === "") return;
    const line = at + 1;
    const addresses = addressesIn(words);
    if (addresses.length === 0 && read.found.length + read.problems.length + line > 1)
      read.problems.push({ line, problem: "no-email", value: words.trim().slice(0, longestShown) });
    for (const address of addresses) {
      const value = address.toLowerCase();
      const refuse = (problem: AddressProblem) =>
        read.problems.push({ line, problem, value: value.slice(0, longestShown) });
      if (hasCyrillic(value)) refuse("cyrillic");
      else if (!emailSchema.safeParse(value).success) refuse("wrong-email");
      else if (seen.has(value)) refuse("twice");
      else read.found.push({ line, value });
      seen.add(value);
    }
  });
  const lines = read.found.length + read.problems.length;
  if (lines === 0) return { ...read, fault: "empty" };
  return read.found.length > mostMailedAtOnce ? { fault: "too-many", found: [], problems: [] } : read;
}
