import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatDate } from "../format.ts";
import { rows } from "./reading/cases.ts";
import { parseMonths } from "./duration.ts";

const today = "2026-03-10";

/** "3", "3-6", "none", in months. */
function told(text: string, clock?: string): string {
  const months = parseMonths(text, clock);
  if (months === undefined) return "none";
  return months.min === months.max ? `${months.max}` : `${months.min}-${months.max}`;
}

const english = rows(`
3-6 months | 3-6
3–6 months | 3-6
3 - 6 months | 3-6
3 to 6 months | 3-6
from 3 to 6 months | 3-6
between 3 and 6 months | 3-6
2 or 3 months | 2-3
5 months | 5
1 month | 1
a month | 1
six months | 6
six-month project | 6
3-month contract | 3
2.5 months | 2.5
2 ½ months | 2.5
2½ months | 2.5
two and a half months | 2.5
two months and a half | 2.5
a month and a half | 1.5
a couple of months | 2
several months | 3
a few months | 3
twelve months | 12
eighteen months | 18
12+ months | 12
12+ months, renewable | 12
6 months+ | 6
12-13 months with a winter pause | 12-13
more than 12 months | 12
at least 6 months | 6
just over a year | 12
up to 6 months | 0-6
within 6 months | 0-6
within a year | 0-12
less than a year | 0-12
no more than 3 months | 0-3
under 2 months | 0-2
6 months max | 0-6
3 months or less | 0-3
about 4 months | 4
approx. 4 months | 4
~4 months | 4
1 year | 12
one year | 12
1.5 years | 18
1,5 years | 18
a year and a half | 18
one and a half years | 18
1 year 6 months | 18
1 year and 6 months | 18
half a year | 6
half year | 6
2-3 yrs | 24-36
6 months to 1 year | 6-12
6 months - 1 year | 6-12
2 weeks | 0.5
6 weeks | 1.4
6-8 weeks | 1.4-1.8
13 weeks | 3
ten weeks | 2.3
90 days | 3
30 days | 1
10 days | 0.3
one day | 0.1
2 quarters | 6
a quarter | 3
a quarter of a year | 3
3mo | 3
4 mths | 4
2 months design, 3 months build, 5 months in total | 5
4 months, live before March | 4
next 6 months | 6
in 3 months | 3
as soon as possible | none
ongoing | none
3 designers | none
2026 | none
March 2026 | none
by 15 March | none
end of the year | none
20 hours | none
5000 years | none
`);

const cyrillic = rows(`
3-6 сар | 3-6
3–6 сар | 3-6
3 - 6 сар | 3-6
3-аас 6 сар | 3-6
3 сараас 6 сар | 3-6
3 сараас 6 сар хүртэл | 3-6
гурваас зургаан сар | 3-6
гурван сараас жил хүртэл | 3
2 эсвэл 3 сар | 2-3
хоёр гурван сар | 2-3
2, 3 сар | 2-3
5 сар | 5
5 сарын хугацаатай | 5
5 сард | 5
5сар | 5
нэг сар | 1
хоёр сар | 2
гурван сар | 3
дөрвөн сар | 4
таван сар | 5
зургаан сарын хугацаанд | 6
долоон сар | 7
найман сар | 8
есөн сар | 9
арван сар | 10
арван хоёр сар | 12
арван найман сар | 18
2.5 сар | 2.5
1,5-2 сар | 1.5-2
нэг сар хагас | 1.5
сар хагас | 1.5
хоёр сар хагас | 2.5
сар орчим | 1
хэдэн сар | 3
9 сар орчим | 9
ойролцоогоор 4 сар | 4
12 сараас дээш | 12
6 сараас доошгүй | 6
дор хаяж 6 сар | 6
6 сар гаруй | 6
1 жил гаруй | 12
6 сар хүртэл | 0-6
6 сарын дотор | 0-6
6 сард багтаан | 0-6
6 сараас ихгүй | 0-6
6 сараас хэтрэхгүй | 0-6
6 сар хүрэхгүй | 0-6
дээд тал нь 6 сар | 0-6
хамгийн ихдээ 6 сар | 0-6
жилийн дотор | 0-12
сарын дотор | 0-1
1 жил | 12
нэг жил | 12
нэг жилийн хугацаатай | 12
хагас жил | 6
жил хагас | 18
нэг жил хагас | 18
нэг жил зургаан сар | 18
1.5 жил | 18
2-3 жил | 24-36
хоёр жил | 24
6 сараас 1 жил | 6-12
6 сар - 1 жил | 6-12
2 долоо хоног | 0.5
хоёр долоо хоног | 0.5
6-8 долоо хоног | 1.4-1.8
арван долоо хоног | 2.3
13 долоо хоног | 3
долоо хоног орчим | 0.2
7 хоног | 0.2
14 хоног | 0.5
90 хоног | 3
45 хоногт | 1.5
гуч хоног | 1
10 өдөр | 0.3
60 өдрийн дотор | 0-2
2 улирал | 6
хоёр улирлын турш | 6
зураг төсөл 2 сар, нийт 5 сар | 5
ирэх 6 сард | 6
3 сарын дараа | 3
яаралтай | none
тохиролцоно | none
3-р сар | none
2026 оны 6 сар хүртэл | none
6 сарын 15 хүртэл | none
3 хүн | none
20 цаг | none
`);

const latin = rows(`
3-6 sar | 3-6
3 - 6 sar | 3-6
3-aas 6 sar | 3-6
3 saraas 6 sar hurtel | 3-6
gurvaas zurgaan sar | 3-6
2 esvel 3 sar | 2-3
hoyr gurvan sar | 2-3
5 sar | 5
5sar | 5
6 sar | 6
5 sariin hugatsaatai | 5
5 sard | 5
neg sar | 1
nege sar | 1
hoyr sar | 2
hoyor sar | 2
xoyor sar | 2
gurvan sar | 3
gurwan sar | 3
durvun sar | 4
dorvon sar | 4
tavan sar | 5
zurgaan sar | 6
doloon sar | 7
naiman sar | 8
yesun sar | 9
arvan sar | 10
arvan hoyor sar | 12
2.5 sar | 2.5
1,5-2 sar | 1.5-2
1-2 sar | 1-2
neg sar hagas | 1.5
sar hagas | 1.5
hoyr sar hagas | 2.5
sar orchim | 1
heden sar | 3
9 sar orchim | 9
oiroltsoogoor 4 sar | 4
12 saraas deesh | 12
6 saraas dooshgui | 6
dor hayj 6 sar | 6
6 sar garui | 6
1 jil garui | 12
6 sar hurtel | 0-6
6 sariin dotor | 0-6
6 sard bagtaana | 0-6
6 saraas ihgui | 0-6
6 saraas hetrehgui | 0-6
6 sar hurehgui | 0-6
deed tal ni 6 sar | 0-6
jiliin dotor | 0-12
1 jil | 12
neg jil | 12
nege jil | 12
neg jiliin hugatsaatai | 12
hagas jil | 6
jil hagas | 18
neg jil hagas | 18
1.5 jil | 18
2-3 jil | 24-36
6 saraas 1 jil | 6-12
2 doloo honog | 0.5
2 doloo xonog | 0.5
hoyr doloo honog | 0.5
6-8 doloo honog | 1.4-1.8
arvan doloo honog | 2.3
7 honog | 0.2
14 honog | 0.5
90 honog | 3
45 honogt | 1.5
10 udur | 0.3
60 udriin dotor | 0-2
2 uliral | 6
niit 5 sar | 5
ireh 6 sard | 6
3 sariin daraa | 3
yaaraltai | none
tohiroltsono | none
3-r sar | none
2026 onii 6 sar hurtel | none
6 sariin 15 hurtel | none
3 hun | none
20 tsag | none
`);

describe.each([
  ["English", english],
  ["Cyrillic Mongolian", cyrillic],
  ["Latin-typed Mongolian", latin],
])("lengths of time in %s", (_, table) => {
  test.each(table)("%s is %s", (written, meaning) => expect(told(written)).toBe(meaning));
});

const deadlines = rows(`
until June 2026 | 3.7
until the end of June 2026 | 3.7
by 15 March | 0.2
by 10 September 2026 | 6
before June 2026 | 2.7
before 10 June | 3
before Christmas | 9.5
end of Q2 | 3.7
by the end of the year | 9.7
by the end of 2027 | 21.7
this year | 9.7
by next month | 1.7
Q2 2026 | 3.7
next summer | 5.7
to be launched in October | 7.7
March to August 2026 | 6
from 1 April to 30 June 2026 | 3
start in April, finish in June | 3
starting April 2026, done by 30 September 2026 | 6
2026-04-01 - 2026-09-30 | 6
3-6 months, by the end of the year | 3-6
4 months, live before May | 4
up to 6 months from May 2026 | 0-6
starting in May 2026 | none
from June 2026 | none
since 2020 | none
until March 2024 | none
2026-03-01 | none
next 6 months | 6

2026 оны 6-р сар хүртэл | 3.7
2026 оны 6 сар хүртэл | 3.7
2026 оны 6-р сарын 10 хүртэл | 3
6 сарын 10 хүртэл | 3
6-р сараас өмнө | 2.7
6-р сарын 10-наас өмнө | 3
6-р сараас хэтрэхгүй | 3.7
энэ оны сүүлээр | 9.7
оны эцэс гэхэд | 9.7
энэ ондоо багтаана | 9.7
ирэх жил | 21.7
ирэх сард | 1.7
2026 оны 2-р улиралд | 3.7
намар гэхэд | 8.7
наадмаас өмнө | 4
шинэ жилээс өмнө | 9.8
цагаан сараас өмнө | none
2026 оны 3-р сараас 8-р сар хүртэл | 6
2026 оны 4-6 сар | 3
4-р сараас эхэлж 6-р сард дуусна | 3
гурван сар, 6-р сард дуусна | 3
6 сарын дотор | 0-6
2026 оны 5-р сараас эхэлнэ | none
5-р сараас хойш | none
2024 оны 6-р сар хүртэл | none

2026 onii 6-r sar hurtel | 3.7
2026 onii 6 sar hurtel | 3.7
6 sariin 10 hurtel | 3
6-r saraas umnu | 2.7
ene onii suuleer | 9.7
ene ondoo bagtaana | 9.7
ireh jil | 21.7
ireh sard | 1.7
namar gehed | 8.7
2026 onii 3-r saraas 8-r sar hurtel | 6
2026 onii 5-r saraas ehelne | none
2024 onii 6-r sar hurtel | none
`);

test.each(deadlines)("on 10 March 2026, “%s” is %s", (written, meaning) =>
  expect(told(written, today)).toBe(meaning),
);

test("the date that the platform prints is a deadline in both languages", () => {
  const days = fc.integer({ min: 2, max: 1000 });
  fc.assert(
    fc.property(days, fc.constantFrom("en" as const, "mn" as const), (ahead, language) => {
      const date = new Date(Date.parse(today) + ahead * 86_400_000);
      const months = parseMonths(formatDate(date, language, "UTC"), today);
      expect(months?.max).toBeCloseTo((ahead * 12) / 365, 0);
      expect(months?.min).toBe(months?.max);
    }),
  );
});

test("never throws, and no range is turned round", () => {
  const pieces =
    "3|12 |-|сар|ын |months |жил |хагас |хүртэл |within |a |year |and a half |until |march |2026 |оны |р |долоо |хоног|. |–".split(
      "|",
    );
  const anyText = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(anyText, (text) => {
      const { min, max } = parseMonths(text, today) ?? { min: 0, max: 0 };
      expect(min).toBeGreaterThanOrEqual(0);
      expect(min).toBeLessThanOrEqual(max);
    }),
  );
});

test.each(["1", " ", "3 сар ", "1 year ", "хагас ", "a "])("a megabyte of “%s” is read", (piece) => {
  expect(() => parseMonths(piece.repeat(1_000_000 / piece.length), today)).not.toThrow();
});
