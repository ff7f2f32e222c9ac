import { expect, test } from "vitest";
import { readWish } from "../../../test/read-wish.ts";
import { conceptsOf } from "../named.ts";

const read = (text: string) => {
  const { needs, topics } = readWish(text, "cofounder");
  return { needs: needs.map(conceptsOf), topics: topics.map(conceptsOf) };
};

test.each([
  ["хоол захиалгын апп", ["delivery-platforms", "software-development"], ["foodtech"]],
  ["school lunch ordering app", ["booking-systems", "software-development"], ["catering", "school-meals"]],
])("%s: whoever makes software is looked for, and its field is what it is about", (text, need, topic) => {
  expect(read(text)).toEqual({ needs: [need], topics: [topic] });
});

test.each([
  ["Манай хоолны хүргэлтийн стартапд маркетингийн хүн", ["marketer"]],
  ["логистикийн компанидаа нягтлан", ["accounting", "accountant-role"]],
  ["manai logistikiin kompanid nyagtlan", ["accounting", "accountant-role"]],
  ["эрүүл хооллолтын бизнест тогооч", ["cooking", "chef"]],
])("%s: what the firm does is none of what is looked for", (text, need) => {
  expect(read(text).needs).toEqual([need]);
});

test("who worked at a firm of the field knows it", () => {
  expect(read("логистикийн компанид ажиллаж байсан нягтлан").needs.flat()).toContain("logistics");
});

test("that an app is made asks for nothing beside the app", () => {
  expect(read("такси дуудлагын апп хийх хөгжүүлэгч").needs).toEqual([
    ["delivery-platforms", "software-development"],
    ["developer"],
  ]);
});
