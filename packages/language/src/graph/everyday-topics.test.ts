// What people live with is of no trade because a kind of software is made for it.
import { describe, expect, test } from "vitest";
import { createLanguage } from "../language.ts";

const { isWithin } = createLanguage();

describe("topics of everyday life", () => {
  test.each([
    ["payroll-topic", "technology"],
    ["job-search", "technology"],
    ["pregnancy", "technology"],
    ["doctor-appointments", "technology"],
    ["loans-topic", "technology"],
    ["ger-district-life", "technology"],
    ["parking", "technology"],
    ["board-card-games", "technology"],
    ["home-appliances", "technology"],
    ["reviews-ratings", "technology"],
    ["mentors-startups", "real-estate"],
  ])("%s is not within %s", (topic, field) => expect(isWithin(topic, field)).toBe(false));

  test.each([
    ["pregnancy", "healthcare"],
    ["loans-topic", "finance-industry"],
    ["parking", "transport"],
    ["payments-industry", "technology"],
  ])("%s is within %s", (topic, field) => expect(isWithin(topic, field)).toBe(true));
});
