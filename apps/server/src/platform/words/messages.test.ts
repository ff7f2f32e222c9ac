import { expect, test } from "vitest";
import { errorStatus } from "@khamt/contract/errors";
import { messages } from "./index.ts";

test.each(Object.keys(errorStatus) as (keyof typeof errorStatus)[])(
  "%s has words in both languages",
  (id) => {
    expect(messages.en[id]).toMatch(/^[A-Z].*\.$/);
    expect(messages.mn[id]).toMatch(/^[А-ЯӨҮЁ].*\.$/);
  },
);
