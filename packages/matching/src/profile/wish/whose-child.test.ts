import { expect, test } from "vitest";
import { readWish } from "../../../test/read-wish.ts";
import { conceptsOf } from "../named.ts";

test.each(["малчны хүүхэд, программ бичдэг", "malchnii huuhed, programm bichdeg"])(
  "%s: a herder's child knows herding and offers no more than what they do",
  (text) => {
    const { offers, topics } = readWish(text, "idea");
    expect(offers.flatMap(conceptsOf)).toEqual(["software-development"]);
    expect(topics.flatMap(conceptsOf)).toEqual(["animal-husbandry", "herder"]);
  },
);
