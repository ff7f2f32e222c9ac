import { expect, it } from "vitest";
import { emptyPreview, problemsOf } from "./preview.ts";
import { readStep } from "./steps.ts";

const complete = {
  companyName: "Алтан тариа",
  email: "bat@company.mn",
  fullName: "Батын Сараа",
  phone: "+976 9911-2233",
  employees: "2-10",
  industry: "retail",
  country: "mongolia",
};

it("knows the country alone at first", () => {
  expect(emptyPreview.country).toBe("mongolia");
  expect(problemsOf(emptyPreview)).toEqual({
    companyName: "missing",
    email: "missing",
    fullName: "missing",
    phone: "missing",
    employees: "missing",
    industry: "missing",
  });
  expect(problemsOf(complete)).toEqual({});
});

it.each(["bat", "bat@company", "bat@@company.mn", "bat @company.mn", "bat@company..mn"])(
  "takes %j for no e-mail address",
  (email) => expect(problemsOf({ ...complete, email })).toEqual({ email: "badEmail" }),
);

it.each(["12345", "1234567890123456", "99 11 22 33 a", "call me"])("takes %j for no phone number", (phone) =>
  expect(problemsOf({ ...complete, phone })).toEqual({ phone: "badPhone" }),
);

it("opens at the first step when an address names none that there is", () => {
  expect(["2", "4", "0", "5", "1.5", "two", ["3"], undefined].map(readStep)).toEqual([
    2, 4, 1, 1, 1, 1, 3, 1,
  ]);
});
