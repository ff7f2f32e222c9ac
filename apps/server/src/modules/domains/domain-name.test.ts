import { expect, test } from "vitest";
import { readDomain } from "./domain-name.ts";

test.each([
  ["tengri.mn", "tengri.mn"],
  ["  Tengri.MN. ", "tengri.mn"],
  ["https://www.tengri.mn/about?x=1#y", "tengri.mn"],
  ["shop.tengri.com.mn", "shop.tengri.com.mn"],
  ["www.mn", "www.mn"],
  ["хамт.мон", "xn--80aysj.xn--l1acc"],
  ["Тэнгэр.mn", "xn--c1atkf9cc.mn"],
  ["ｔｅｎｇｒｉ.mn", "tengri.mn"],
])("“%s” is the domain %s", (typed, domain) => {
  expect(readDomain(typed)).toBe(domain);
});

test.each([
  ["a single label", ["localhost", "mn", "tengri", ".", ""]],
  [
    "an address",
    ["127.0.0.1", "10.1", "0x7f.1", "2130706433", "::1", "[::1]", "https://[::1]/", "1.2.3.4:80"],
  ],
  ["a private name", ["db.internal", "printer.local", "a.localhost", "nas.home.arpa", "x.lan", "a.test"]],
  ["a reverse zone", ["1.0.0.127.in-addr.arpa", "8.b.d.0.ip6.arpa"]],
  ["everybody's", ["com.mn", "gov.mn", "Co.UK", "gmail.com", "www.gmail.com", "mail.ru", "github.io"]],
  [
    "no name",
    ["-a.mn", "a-.mn", "a_b.mn", "a..mn", "a b.mn", "a.mn:53", "user@a.mn", "а\u202e.mn", "a.m", "a.123"],
  ],
  ["too long", [`${"a".repeat(64)}.mn`, `${"a.".repeat(118)}mn`]],
])("%s is refused", (_what, names) => {
  expect(names.map(readDomain)).toEqual(names.map(() => undefined));
});
