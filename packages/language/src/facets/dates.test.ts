import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatDate } from "../format.ts";
import { rows } from "./reading/cases.ts";
import { parseDate } from "./dates.ts";

const today = "2026-03-10"; // A Tuesday.

/** "2026-03-15", "2026-03-01 to 2026-03-31", "none". */
function told(text: string): string {
  const period = parseDate(text, today);
  if (period === undefined) return "none";
  return period.from === period.to ? period.from : `${period.from} to ${period.to}`;
}

const english = rows(`
2026-03-15 | 2026-03-15
2026/03/15 | 2026-03-15
2026.3.5 | 2026-03-05
15.03.2026 | 2026-03-15
15/03/2026 | 2026-03-15
03/15/2026 | 2026-03-15
05/05/2026 | 2026-05-05
03/04/2026 | none
2026-13-01 | none
2026-02-30 | none
2026-06 | 2026-06-01 to 2026-06-30
06/2026 | 2026-06-01 to 2026-06-30
06.2026 | 2026-06-01 to 2026-06-30
15 March 2026 | 2026-03-15
15th of March, 2026 | 2026-03-15
the 3rd of June 2027 | 2027-06-03
March 15, 2026 | 2026-03-15
March 15th 2026 | 2026-03-15
Mar. 15, 2026 | 2026-03-15
Sept 1, 2026 | 2026-09-01
15 Mar 2026 | 2026-03-15
MARCH 2026 | 2026-03-01 to 2026-03-31
March, 2026 | 2026-03-01 to 2026-03-31
launch in October 2027 | 2027-10-01 to 2027-10-31
March 15 | 2026-03-15
March 9 | 2027-03-09
10 March | 2026-03-10
February 29 | 2028-02-29
February 30 | none
in May | 2026-05-01 to 2026-05-31
by June | 2026-06-01 to 2026-06-30
February | 2027-02-01 to 2027-02-28
March | 2026-03-01 to 2026-03-31
we may hire somebody | none
the march of progress | none
Q2 2026 | 2026-04-01 to 2026-06-30
2026 Q2 | 2026-04-01 to 2026-06-30
2Q 2026 | 2026-04-01 to 2026-06-30
second quarter of 2026 | 2026-04-01 to 2026-06-30
Q4 | 2026-10-01 to 2026-12-31
H1 2027 | 2027-01-01 to 2027-06-30
second half of 2026 | 2026-07-01 to 2026-12-31
spring 2026 | 2026-03-01 to 2026-05-31
Summer of 2026 | 2026-06-01 to 2026-08-31
autumn | 2026-09-01 to 2026-11-30
fall 2026 | 2026-09-01 to 2026-11-30
winter 2026 | 2026-12-01 to 2027-02-28
this summer | 2026-06-01 to 2026-08-31
next spring | 2027-03-01 to 2027-05-31
a Spring developer | none
2026 | 2026-01-01 to 2026-12-31
by 2027 | 2027-01-01 to 2027-12-31
this year | 2026-01-01 to 2026-12-31
next year | 2027-01-01 to 2027-12-31
end of the year | 2026-10-01 to 2026-12-31
by the end of next year | 2027-10-01 to 2027-12-31
end of 2026 | 2026-10-01 to 2026-12-31
early 2027 | 2027-01-01 to 2027-03-31
mid-2026 | 2026-05-01 to 2026-08-31
late 2026 | 2026-10-01 to 2026-12-31
mid-March | 2026-03-11 to 2026-03-20
end of Q2 | 2026-06-01 to 2026-06-30
naadam 2026 | 2026-07-11 to 2026-07-15
end of June | 2026-06-21 to 2026-06-30
early May 2026 | 2026-05-01 to 2026-05-10
beginning of April | 2026-04-01 to 2026-04-10
end of the month | 2026-03-21 to 2026-03-31
next month | 2026-04-01 to 2026-04-30
this month | 2026-03-01 to 2026-03-31
end of next month | 2026-04-21 to 2026-04-30
next week | 2026-03-16 to 2026-03-22
this week | 2026-03-09 to 2026-03-15
next quarter | 2026-04-01 to 2026-06-30
today | 2026-03-10
tomorrow | 2026-03-11
the day after tomorrow | 2026-03-12
in 3 months | 2026-06-10
in two weeks | 2026-03-24
6 weeks from now | 2026-04-21
March to June 2026 | 2026-03-01 to 2026-06-30
from 1 April to 30 June 2026 | 2026-04-01 to 2026-06-30
between June and August | 2026-06-01 to 2026-08-31
Nov 2026 – Feb 2027 | 2026-11-01 to 2027-02-28
November to February 2027 | 2026-11-01 to 2027-02-28
November to February | 2026-11-01 to 2027-02-28
15-20 March 2026 | 2026-03-15 to 2026-03-20
March 15-20, 2026 | 2026-03-15 to 2026-03-20
2026-03-15 - 2026-06-30 | 2026-03-15 to 2026-06-30
2026-2027 | 2026-01-01 to 2027-12-31
June 2026 to March 2026 | none
3 months | none
next 6 months | none
as soon as possible | none
2000 users | none
version 2.1.3 | none
call 9911-2233 | none
`);

const cyrillic = rows(`
2026 оны 3-р сарын 15 | 2026-03-15
2026 оны 3-р сарын 15-ны өдөр | 2026-03-15
2026 оны 3-р сарын 15-нд | 2026-03-15
2026 оны 3-р сарын 15-н | 2026-03-15
2026 оны 3 сарын 15 | 2026-03-15
2026 оны 03 сарын 15-ны | 2026-03-15
2026 оны гуравдугаар сарын 15 | 2026-03-15
2026 оны 3 дугаар сарын 15 | 2026-03-15
2026 оны 3 дугаар сарын 15-ны өдрийн дотор | 2026-03-15
2026он 3сарын 15 | 2026-03-15
26 оны 3 сарын 15 | 2026-03-15
2026.03.15 | 2026-03-15
2026-03-15-ны өдөр | 2026-03-15
2026/03/15 хүртэл | 2026-03-15
2026.03 | 2026-03-01 to 2026-03-31
3 сарын 15 | 2026-03-15
3-р сарын 15 | 2026-03-15
3 сарын 9 | 2027-03-09
12 сарын 1-нд | 2026-12-01
тавдугаар сарын 1 | 2026-05-01
2 сарын 30 | none
2026 оны 3-р сар | 2026-03-01 to 2026-03-31
2026 оны 3 сар | 2026-03-01 to 2026-03-31
2026 оны 6-р сар хүртэл | 2026-06-01 to 2026-06-30
2026 оны зургаадугаар сард | 2026-06-01 to 2026-06-30
2026 оны арван хоёрдугаар сар | 2026-12-01 to 2026-12-31
2026 оны арванхоёрдугаар сар | 2026-12-01 to 2026-12-31
3-р сар | 2026-03-01 to 2026-03-31
2-р сард | 2027-02-01 to 2027-02-28
нэгдүгээр сар | 2027-01-01 to 2027-01-31
6 дугаар сард | 2026-06-01 to 2026-06-30
2026 оны хавар | 2026-03-01 to 2026-05-31
2026 оны зун | 2026-06-01 to 2026-08-31
2026 оны намар гэхэд | 2026-09-01 to 2026-11-30
2026 оны өвөл | 2026-12-01 to 2027-02-28
хаврын улиралд | 2026-03-01 to 2026-05-31
намраас өмнө | 2026-09-01 to 2026-11-30
ирэх намар | 2026-09-01 to 2026-11-30
ирэх хавар | 2027-03-01 to 2027-05-31
энэ зун | 2026-06-01 to 2026-08-31
2026 оны 2-р улирал | 2026-04-01 to 2026-06-30
2026 оны хоёрдугаар улирал | 2026-04-01 to 2026-06-30
2026 оны II улиралд | 2026-04-01 to 2026-06-30
2026 оны 2 улирал | 2026-04-01 to 2026-06-30
3-р улирал | 2026-07-01 to 2026-09-30
2027 оны эхний улирал | 2027-01-01 to 2027-03-31
2026 оны эхний хагас | 2026-01-01 to 2026-06-30
2026 оны сүүлийн хагаст | 2026-07-01 to 2026-12-31
2026 оны хоёрдугаар хагас | 2026-07-01 to 2026-12-31
2026 он | 2026-01-01 to 2026-12-31
2026 онд | 2026-01-01 to 2026-12-31
2027 он гэхэд | 2027-01-01 to 2027-12-31
энэ жил | 2026-01-01 to 2026-12-31
энэ ондоо багтаан | 2026-01-01 to 2026-12-31
ирэх жил | 2027-01-01 to 2027-12-31
дараа жил | 2027-01-01 to 2027-12-31
дараагийн жилд | 2027-01-01 to 2027-12-31
ирэх жилийн 3 сар | 2027-03-01 to 2027-03-31
ирэх оны 3-р сарын 15 | 2027-03-15
дараа жилийн хавар | 2027-03-01 to 2027-05-31
энэ оны сүүлээр | 2026-10-01 to 2026-12-31
оны сүүлээр | 2026-10-01 to 2026-12-31
жилийн эцэст | 2026-10-01 to 2026-12-31
оны эцсээр | 2026-10-01 to 2026-12-31
2027 оны эхээр | 2027-01-01 to 2027-03-31
2026 оны дундуур | 2026-05-01 to 2026-08-31
2026 оны сүүлч | 2026-10-01 to 2026-12-31
6-р сарын сүүлээр | 2026-06-21 to 2026-06-30
5 сарын эхээр | 2026-05-01 to 2026-05-10
4-р сарын дундуур | 2026-04-11 to 2026-04-20
сарын сүүлээр | 2026-03-21 to 2026-03-31
ирэх сар | 2026-04-01 to 2026-04-30
дараа сард | 2026-04-01 to 2026-04-30
дараагийн сарын эхээр | 2026-04-01 to 2026-04-10
ирэх сарын 15 | 2026-04-15
ирэх сарын 15-нд | 2026-04-15
энэ сар | 2026-03-01 to 2026-03-31
ирэх долоо хоног | 2026-03-16 to 2026-03-22
ирэх 7 хоногт | 2026-03-16 to 2026-03-22
энэ долоо хоногт | 2026-03-09 to 2026-03-15
дараагийн улиралд | 2026-04-01 to 2026-06-30
өнөөдөр | 2026-03-10
маргааш | 2026-03-11
нөгөөдөр | 2026-03-12
3 сарын дараа | 2026-06-10
хоёр долоо хоногийн дараа | 2026-03-24
10 хоногийн дараа | 2026-03-20
жилийн дараа | none
2026 оны 3-р сараас 6-р сар хүртэл | 2026-03-01 to 2026-06-30
2026 оны 3-6 сар | 2026-03-01 to 2026-06-30
3-6-р сар | 2026-03-01 to 2026-06-30
3-р сарын 15-20 | 2026-03-15 to 2026-03-20
2026.03.15-2026.06.30 | 2026-03-15 to 2026-06-30
2026 оны 11-р сараас 2027 оны 2-р сар | 2026-11-01 to 2027-02-28
11-р сараас 2-р сар | 2026-11-01 to 2027-02-28
3 сар | none
3-6 сар | none
ирэх 6 сард | none
3 сарын 15 сая төгрөг | none
яаралтай | none
50 сая төгрөг | none
`);

const latin = rows(`
2026 onii 3 sariin 15 | 2026-03-15
2026 onii 3-r sariin 15 | 2026-03-15
2026 ony 3-r saryn 15 | 2026-03-15
2026 onii 3 sariin 15nd | 2026-03-15
2026 onii 3 sariin 15-nii udur | 2026-03-15
2026 onii guravdugaar sariin 15 | 2026-03-15
2026 onii 3 dugaar sariin 15 | 2026-03-15
2026on 3sariin 15 | 2026-03-15
26 onii 3 sariin 15 | 2026-03-15
2026.03.15 hurtel | 2026-03-15
2026-03-15-nd | 2026-03-15
3 sariin 15 | 2026-03-15
3-r sariin 15 | 2026-03-15
3 sarin 9 | 2027-03-09
12 sariin 1-nd | 2026-12-01
tavdugaar sariin 1 | 2026-05-01
2 sariin 30 | none
2026 onii 3 sar | 2026-03-01 to 2026-03-31
2026 onii 3-r sar | 2026-03-01 to 2026-03-31
2026 onii 6-r sar hurtel | 2026-06-01 to 2026-06-30
2026 onii 6 sard | 2026-06-01 to 2026-06-30
2026 onii arvan hoyrdugaar sar | 2026-12-01 to 2026-12-31
3-r sar | 2026-03-01 to 2026-03-31
2-r sard | 2027-02-01 to 2027-02-28
negdugeer sar | 2027-01-01 to 2027-01-31
6 dugaar sard | 2026-06-01 to 2026-06-30
2026 onii havar | 2026-03-01 to 2026-05-31
2026 onii zun | 2026-06-01 to 2026-08-31
2026 onii namar gehed | 2026-09-01 to 2026-11-30
2026 onii uvul | 2026-12-01 to 2027-02-28
2026 onii övöl | 2026-12-01 to 2027-02-28
havriin uliral | 2026-03-01 to 2026-05-31
irex namar | 2026-09-01 to 2026-11-30
ireh havar | 2027-03-01 to 2027-05-31
ene zun | 2026-06-01 to 2026-08-31
2026 onii 2-r uliral | 2026-04-01 to 2026-06-30
2026 onii hoyrdugaar uliral | 2026-04-01 to 2026-06-30
2026 onii II uliral | 2026-04-01 to 2026-06-30
3-r uliral | 2026-07-01 to 2026-09-30
2027 onii ehnii uliral | 2027-01-01 to 2027-03-31
2026 onii ehnii hagas | 2026-01-01 to 2026-06-30
2026 onii suuliin hagast | 2026-07-01 to 2026-12-31
2026 on | 2026-01-01 to 2026-12-31
2026 ond | 2026-01-01 to 2026-12-31
2027 on gehed | 2027-01-01 to 2027-12-31
ene jil | 2026-01-01 to 2026-12-31
ene ondoo bagtaana | 2026-01-01 to 2026-12-31
ireh jil | 2027-01-01 to 2027-12-31
daraa jil | 2027-01-01 to 2027-12-31
daraagiin jild | 2027-01-01 to 2027-12-31
ireh jiliin 3 sar | 2027-03-01 to 2027-03-31
ireh onii 3-r sariin 15 | 2027-03-15
daraa jiliin havar | 2027-03-01 to 2027-05-31
ene onii suuleer | 2026-10-01 to 2026-12-31
onii suuleer | 2026-10-01 to 2026-12-31
jiliin etsest | 2026-10-01 to 2026-12-31
2027 onii eheer | 2027-01-01 to 2027-03-31
2026 onii dunduur | 2026-05-01 to 2026-08-31
6-r sariin suuleer | 2026-06-21 to 2026-06-30
5 sariin eheer | 2026-05-01 to 2026-05-10
sariin suuleer | 2026-03-21 to 2026-03-31
ireh sar | 2026-04-01 to 2026-04-30
daraa sard | 2026-04-01 to 2026-04-30
daraagiin sariin eheer | 2026-04-01 to 2026-04-10
ireh sariin 15 | 2026-04-15
ene sar | 2026-03-01 to 2026-03-31
ireh doloo honog | 2026-03-16 to 2026-03-22
ireh 7 honogt | 2026-03-16 to 2026-03-22
unuudur | 2026-03-10
margaash | 2026-03-11
3 sariin daraa | 2026-06-10
hoyr doloo honogiin daraa | 2026-03-24
10 honogiin daraa | 2026-03-20
2026 onii 3-r saraas 6-r sar hurtel | 2026-03-01 to 2026-06-30
2026 onii 3-6 sar | 2026-03-01 to 2026-06-30
3-6-r sar | 2026-03-01 to 2026-06-30
11-r saraas 2-r sar | 2026-11-01 to 2027-02-28
3 sar | none
3-6 sar | none
ireh 6 sard | none
yaaraltai | none
50 saya tugrug | none
`);

describe.each([
  ["English", english],
  ["Cyrillic Mongolian", cyrillic],
  ["Latin-typed Mongolian", latin],
])("dates in %s", (_, table) => {
  test.each(table)("%s is %s", (written, meaning) => expect(told(written)).toBe(meaning));
});

const anyDay = fc.date({
  min: new Date("1900-01-01"),
  max: new Date("2199-12-31T23:59:59Z"),
  noInvalidDate: true,
});
const iso = (date: Date) => date.toISOString().slice(0, 10);

test("what the platform prints is read back, whatever day it is", () => {
  fc.assert(
    fc.property(anyDay, anyDay, fc.constantFrom("en" as const, "mn" as const), (date, now, language) => {
      const day = iso(date);
      expect(parseDate(formatDate(date, language, "UTC"), iso(now))).toEqual({ from: day, to: day });
      expect(parseDate(day, iso(now))).toEqual({ from: day, to: day });
    }),
  );
});

test("a date without a year is today or lies ahead, by no more than the leap years are apart", () => {
  fc.assert(
    fc.property(
      anyDay,
      fc.date({ min: new Date("1901-01-01"), max: new Date("2190-01-01"), noInvalidDate: true }),
      (date, now) => {
        const [, month, day] = iso(date).split("-").map(Number);
        const found = parseDate(`${month} сарын ${day}`, iso(now));
        expect(found?.from.slice(5)).toBe(iso(date).slice(5));
        expect((found?.from ?? "") >= iso(now)).toBe(true);
      },
    ),
  );
});

test("never throws, and no period ends before it begins", () => {
  const pieces =
    "2026 |он|ы |3|-|р |сар|ын |end of |march |to |next |ирэх |жил |q2|.|/|15 |in |сүүлээр |даr|хагас |week ".split(
      "|",
    );
  const anyText = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(anyText, anyDay, (text, now) => {
      const period = parseDate(text, iso(now));
      expect((period?.from ?? "") <= (period?.to ?? "")).toBe(true);
    }),
  );
});

test.each(["1", "2026 ", "2026-", "3 сар", "end of ", "ирэх "])("a megabyte of “%s” is read", (piece) => {
  expect(() => parseDate(piece.repeat(1_000_000 / piece.length), today)).not.toThrow();
});

test("a clock that shows no day gives no date", () => {
  expect(parseDate("2026-03-15", "today")).toBeUndefined();
  expect(parseDate("2026-03-15", "2026-02-30")).toBeUndefined();
});
