import { expect, it } from "vitest";
import { mendedAddress } from "./mended-address.ts";

it.each([
  "bat@gmail.con",
  "bat@gmial.com",
  "bat@gmai.com",
  "bat@gmaill.com",
  "bat@gmial.con",
  "bat@gmail,com",
  "bat@GMAIL.comm",
])("reads %s as it was meant", (typed) => {
  expect(mendedAddress(typed)).toBe("bat@gmail.com");
});

it.each([
  "bat@gmail.com",
  "bat@Gmail.com",
  "bat@mail.com",
  "bat@ymail.com",
  "bat@khamt.mn",
  "bat",
  "",
  "bat@",
])("has nothing to say of %s", (typed) => {
  expect(mendedAddress(typed)).toBeUndefined();
});
