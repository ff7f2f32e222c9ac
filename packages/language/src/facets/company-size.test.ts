import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rows } from "./reading/cases.ts";
import { companySizes, parseCompanySize, sizeOfHeadCount } from "./company-size.ts";

const english = rows(`
startup | startup
Startup | startup
start-up | startup
early-stage startup | startup
micro | startup
micro business | startup
solo | startup
one person | startup
1-10 | startup
1-10 employees | startup
5 people | startup
team of 5 | startup
two people | startup
a team of ten people | startup
freelancer | startup
small | small
Small business | small
small or medium | small
small team | small
SME | small
small-sized | small
10-50 | small
10-50 people | small
11-50 employees | small
20 employees | small
30+ employees | small
around 30 staff | small
twenty-five people | small
12 engineers, founded in 2015 | small
founded 2015, 12 people | small
at least 20 people | small
up to 50 people | small
medium | medium
medium-sized | medium
mid-size | medium
midsize | medium
51-200 | medium
51–200 employees | medium
50-200 people | medium
50+ people | medium
120 people | medium
100 to 150 people | medium
scale-up | medium
large | large
Large company | large
big | large
201-500 | large
201-1000 employees | large
200+ | large
over 200 people | large
500 people | large
1,000 people | large
more than 300 staff | large
enterprise | enterprise
Enterprise | enterprise
large enterprise | enterprise
corporation | enterprise
multinational | enterprise
1000+ | enterprise
1000+ people | enterprise
5,000 employees | enterprise
10k employees | enterprise
any | none
since 2015 | none
2015 | none
40% | none
not large | none
`);

const cyrillic = rows(`
стартап | startup
гарааны | startup
гарааны компани | startup
гарааны бизнес эрхлэгч | startup
бичил | startup
бичил бизнес | startup
микро | startup
микро бизнес | startup
маш жижиг | startup
ганцаараа | startup
1-10 хүн | startup
5 хүн | startup
5 хүнтэй | startup
гурван хүн | startup
гурван хүнтэй баг | startup
хоёр ажилтантай | startup
10 хүртэл ажилтан | startup
жижиг | small
Жижиг | small
жижиг компани | small
жижигхэн | small
жижиг дунд | small
жижиг, дунд үйлдвэр | small
ЖДҮ | small
ЖДҮ эрхлэгч | small
10-50 хүн | small
10-50 хүнтэй | small
11-50 ажилтан | small
30 ажилтан | small
30 ажилтантай | small
30 орчим хүн | small
30 гаруй ажилтантай | small
хорин таван хүн | small
20-иод хүн | small
2015 онд байгуулагдсан, 12 хүнтэй | small
50 хүртэлх хүн | small
дунд | medium
Дунд хэмжээний | medium
дунд хэмжээний компани | medium
дундаж | medium
дундад | medium
51-200 | medium
51-200 хүн | medium
100 хүнтэй | medium
100 гаруй ажилтантай | medium
зуун хорин хүн | medium
150 ажилчинтай | medium
том | large
том компани | large
томоохон | large
томоохон компани | large
том хэмжээний | large
200+ хүн | large
200-аас дээш хүн | large
201-500 ажилтан | large
500 хүн | large
таван зуун хүн | large
1000 хүн | large
том бус, жижиг | small
корпорац | enterprise
томоохон корпорац | enterprise
аварга компани | enterprise
маш том | enterprise
үндэстэн дамнасан компани | enterprise
1000+ хүн | enterprise
1000-аас дээш ажилтан | enterprise
1 мянга гаруй хүн | enterprise
5000 ажилтантай | enterprise
хамаагүй | none
2015 онд байгуулагдсан | none
2015 он | none
40% | none
`);

const latin = rows(`
startap | startup
garaanii | startup
garaanii kompani | startup
bichil | startup
bichil biznes | startup
mikro | startup
mash jijig | startup
gantsaaraa | startup
1-10 hun | startup
1-10 hvn | startup
5 hun | startup
5 huntei | startup
gurvan hun | startup
gurvan huntei bag | startup
hoyor ajiltantai | startup
jijig | small
jijig kompani | small
jijig dund | small
jijig, dund uildver | small
jdu | small
JDU erhlegch | small
10-50 hun | small
10-50 xun | small
10-50 huntei | small
11-50 ajiltan | small
30 ajiltan | small
30 ajiltantai | small
30 orchim hun | small
30 garui ajiltantai | small
horin tavan hun | small
2015 ond baiguulagdsan, 12 huntei | small
50 hurtelh hun | small
dund | medium
dund hemjeenii | medium
dund hemjeenii kompani | medium
dundaj | medium
51-200 hun | medium
100 huntei | medium
100 garui ajiltantai | medium
zuun horin hun | medium
150 ajilchintai | medium
tom | large
tom kompani | large
tomoohon | large
tomoohon kompani | large
tom hemjeenii | large
200+ hun | large
200-aas deesh hun | large
201-500 ajiltan | large
500 hun | large
tavan zuun hun | large
1000 hun | large
tom bish, jijig | small
korporats | enterprise
tomoohon korporats | enterprise
avarga kompani | enterprise
mash tom | enterprise
1000+ hun | enterprise
1000-aas deesh ajiltan | enterprise
1 myanga garui hun | enterprise
5000 ajiltantai | enterprise
hamaagui | none
2015 ond baiguulagdsan | none
40% | none
`);

describe.each([
  ["English", english],
  ["Cyrillic Mongolian", cyrillic],
  ["Latin-typed Mongolian", latin],
])("company size in %s", (_, table) => {
  test.each(table)("%s is %s", (written, meaning) =>
    expect(parseCompanySize(written) ?? "none").toBe(meaning),
  );
});

test("a head count is read as its band in every writing", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.constantFrom("people", "хүн", "hun"),
      (count, word) => {
        expect(parseCompanySize(`${count} ${word}`)).toBe(sizeOfHeadCount(count));
      },
    ),
  );
});

test("the stored values read as themselves", () => {
  for (const size of companySizes) expect(parseCompanySize(size)).toBe(size);
});

test("never throws", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(() => parseCompanySize(text)).not.toThrow();
    }),
  );
});
