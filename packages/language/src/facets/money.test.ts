import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatMoney, formatNumber } from "../format.ts";
import { rows } from "./reading/cases.ts";
import { parseMoney, readMoney } from "./money.ts";

/** "50M MNT", "0-40k USD", "20 USD/hour", "none". */
function told(text: string): string {
  const money = readMoney(text);
  if (money === undefined) return "none";
  const { min, max, currency, per } = money;
  const range = min === max ? short(max) : `${short(min)}-${short(max)}`;
  return `${range} ${currency}${per ? `/${per}` : ""}`;
}

function short(amount: number): string {
  const [size, letter] =
    amount >= 1e9 ? [1e9, "B"] : amount >= 1e6 ? [1e6, "M"] : amount >= 1e3 ? [1e3, "k"] : [1, ""];
  return `${Number((amount / size).toFixed(4))}${letter}`;
}

const english = rows(`
$120k | 120k USD
$10k-25k | 10k-25k USD
30-40k | 30k-40k USD
$30k–$40k | 30k-40k USD
$30k - $40k | 30k-40k USD
$30-40k | 30k-40k USD
$30k to 40k | 30k-40k USD
40-55k USD | 40k-55k USD
from $30,000 to $40,000 | 30k-40k USD
between $5,000 and $8,000 | 5k-8k USD
USD 30,000 | 30k USD
USD30,000 | 30k USD
USD 50,000 to 80,000 | 50k-80k USD
US$ 1.2M | 1.2M USD
US$160k | 160k USD
1.5M dollars | 1.5M USD
900,000-1.2M USD | 900k-1.2M USD
$1,234,567.89 | 1.2346M USD
$500 | 500 USD
200k+ | 200k USD
over $150k | 150k USD
at least 20k USD | 20k USD
more than $1 million | 1M USD
from $5k | 5k USD
$5k or more | 5k USD
up to 50k | 0-50k USD
up to $40,000 | 0-40k USD
under 4k USD | 0-4k USD
less than $10k | 0-10k USD
no more than €9,000 | 0-9k EUR
$15k max | 0-15k USD
maximum budget of $25k | 0-25k USD
max. $25k | 0-25k USD
up to about $7k | 0-7k USD
no less than $7k | 7k USD
around $38k | 38k USD
~$38k | 38k USD
approx. 60,000 EUR | 60k EUR
half a million dollars | 500k USD
two hundred thousand dollars | 200k USD
one and a half million USD | 1.5M USD
twenty-five thousand pounds | 25k GBP
a million dollars | 1M USD
.5 million dollars | 500k USD
$.5M | 500k USD
35 million MNT | 35M MNT
3-4M MNT | 3M-4M MNT
2.4 billion MNT, negotiable | 2.4B MNT
10 million tugriks | 10M MNT
€60,000 | 60k EUR
€150k | 150k EUR
£22-28k | 22k-28k GBP
¥6,000,000 | 6M JPY
500,000 RMB | 500k CNY
₩13,800,000 | 13.8M KRW
30 million won | 30M KRW
1.000.000 RUB | 1M RUB
A$30,000 | 30k AUD
C$70,000 | 70k CAD
S$1.2M | 1.2M SGD
R$ 600.000 | 600k BRL
₹1,20,000 | 120k INR
50000 | 50k USD
30000-40000 | 30k-40k USD
12,345 | 12.345k USD
70000000 | 70M MNT
a $50k grant | 50k USD
$25k or a grant | 25k USD
40k USD or a factory partner | 40k USD
$25k - 30 days | 25k USD
$25k – 5% equity | 25k USD

$20 an hour | 20 USD/hour
$20/hr | 20 USD/hour
$50-60 per hour | 50-60 USD/hour
hourly rate: $35 | 35 USD/hour
EUR 600/day, discount for health | 600 EUR/day
$3k a month, ads on top | 3k USD/month
$1,500/month until revenue | 1.5k USD/month
monthly budget of up to $3k | 0-3k USD/month
€900 monthly | 900 EUR/month
$100k a year | 100k USD/year
80k USD per annum | 80k USD/year
$300 per week | 300 USD/week
$2k a month, $24k in total | 24k USD
$50 an hour, at most $10k | 0-10k USD

800k USD as a loan, 100k equity | 800k USD
180M MNT, of which 60M in hand | 180M MNT
€85k + €10k study | 85k EUR
$40k (of $90k overall) | 90k USD
total $90k, first payment $40k | 90k USD
30M MNT ($8.5k) | 30M MNT
30M (8.5k USD) for 4000000 users | 30M USD
5-10% equity and $20k | 20k USD
Team of 5, 3 months, $20k | 20k USD
In 2026 we need $20k | 20k USD
budget in euros: 30-40k | 30k-40k EUR
our budget is USD 50k | 50k USD
six months for $50k | 50k USD
$50k hub for makers | 50k USD
four board seats and EUR 20k | 20k EUR
$30k - 100 million MNT | none

$-5 | none
$-500 | none
-500 | none
-$500 | none
budget - $500 | 500 USD
5-10% equity | none
10 percent | none
negotiable | none
equity only |none
constructor | none
we build a B2B app | none
web3 and 5G in Q2 2026 | none
by 2027 | none
3 months | none
100 m2 | none
10k users | none
call 99112233 | none
tel. +976 9911 2233 | none
2026-03-15 | none
version 1.2.3 | none
a few thousand dollars | none
2 BTC | 2 unknown
HUF 500 | 500 unknown
99999999999999999999 dollars | none
`);

const cyrillic = rows(`
50 сая төгрөг | 50M MNT
50 сая | 50M MNT
50сая₮ | 50M MNT
50 сая ₮ | 50M MNT
₮50,000,000 | 50M MNT
50,000,000₮ | 50M MNT
50 000 000 төг | 50M MNT
50.000.000 төгрөг | 50M MNT
50000000 | 50M MNT
50000000₮ | 50M MNT
35 сая төг. | 35M MNT
5000т | 5k MNT
1.5 тэрбум | 1.5B MNT
1,5 тэрбум | 1.5B MNT
1.250 тэрбум | 1.25B MNT
1 тэрбум 200 сая төгрөг | 1.2B MNT
1 сая 500 мянга | 1.5M MNT
тэрбум хагас | 1.5B MNT
1 тэрбум хагас төгрөг | 1.5B MNT
хоёр сая хагас | 2.5M MNT
хагас тэрбум төгрөг | 500M MNT
нэг тэрбум | 1B MNT
хоёр зуун сая | 200M MNT
2 зуун сая төгрөг | 200M MNT
гурван зуун тавин сая төгрөг | 350M MNT
нэг сая таван зуун мянган төгрөг | 1.5M MNT
арван сая төгрөг | 10M MNT
хорин таван сая | 25M MNT
сая төгрөг | 1M MNT
100 мянган доллар | 100k USD
200 мян | 200k MNT
200 мян.₮ | 200k MNT
150-200 мян. төгрөг | 150k-200k MNT
50 мянган ам.доллар | 50k USD
50 мянган америк доллар | 50k USD
15 мянган долларын | 15k USD
8 мянган евро | 8k EUR
300 мянган юань | 300k CNY
25 сая вон | 25M KRW
5 сая иен | 5M JPY
2 сая рубль | 2M RUB
20 мянган австрали доллар | 20k AUD
25-30 сая төгрөг | 25M-30M MNT
25–30 сая ₮ | 25M-30M MNT
35 саяас 70 сая ₮ хүртэл | 35M-70M MNT
35-аас 70 сая төгрөг | 35M-70M MNT
35 сая төгрөгөөс 70 сая төгрөг | 35M-70M MNT
таваас арван сая төгрөг | 5M-10M MNT
500 мянгаас 1 сая | 500k-1M MNT
500-1.5 сая төгрөг | 500k-1.5M MNT
800 сая - 1 тэрбум | 800M-1B MNT
хоёроос гурван сая | 2M-3M MNT
тав зургаан сая төгрөг | 5M-6M MNT
5, 6 сая төгрөг | 5M-6M MNT
зуугаас хоёр зуун сая | 100M-200M MNT
5 саяас 10 саяын хооронд | 5M-10M MNT
30к-40к доллар | 30k-40k USD
60 сая төгрөг хүртэл | 0-60M MNT
60 сая хүртэлх | 0-60M MNT
дээд тал нь 50 сая төгрөг | 0-50M MNT
хамгийн ихдээ 50 сая | 0-50M MNT
50 саяас хэтрэхгүй | 0-50M MNT
300 сая төгрөгөөс хэтрэхгүй | 0-300M MNT
50 саяас ихгүй | 0-50M MNT
50 саяас доош | 0-50M MNT
50 сая хүрэхгүй | 0-50M MNT
50 саяд багтаан | 0-50M MNT
50 саяас дээш | 50M MNT
50 саяас доошгүй | 50M MNT
дор хаяж 50 сая | 50M MNT
наад зах нь 50 сая төгрөг | 50M MNT
50 сая гаруй | 50M MNT
50 гаруй сая төгрөг | 50M MNT
20 орчим мянган доллар | 20k USD
5000 хүртэл доллар | 0-5k USD
ойролцоогоор 50 сая | 50M MNT
50 сая төгрөг орчим | 50M MNT
40000 доллар орчим | 40k USD
5000000 хүртэл | 0-5M MNT
40k орчим | 40k USD
10M төсөвтэй | 10M MNT
60 сая ₮ (хөргүүртэй машин) | 60M MNT
Төсөв (ам.доллар): 30-40k | 30k-40k USD
10 сая төгрөг хангалттай | 10M MNT
200 сая төгрөгийн хөрөнгө оруулалт | 200M MNT
450 сая төгрөгийн зээл + 40 сая хөрөнгө оруулалт | 450M MNT
эхэндээ 0, дараа нь 20 сая | 20M MNT
2026 онд 50 сая төгрөг хэрэгтэй | 50M MNT
3 хүн, 50 сая төгрөг | 50M MNT

сард 8 сая, нийт 48 сая ₮ | 48M MNT
сард 8 сая | 8M MNT/month
сарын 3 сая төгрөг | 3M MNT/month
сарын төсөв нь 3 сая төгрөг | 3M MNT/month
сар бүр 3 сая | 3M MNT/month
3 сая төгрөг/сар | 3M MNT/month
жилдээ 100-110 сая төгрөг | 100M-110M MNT/year
жилийн 100 сая | 100M MNT/year
өдрийн 200 мянга | 200k MNT/day
цагаар 60 мянга | 60k MNT/hour
цаг нь 30 мянган төгрөг | 30k MNT/hour
цагийн 25000₮ | 25k MNT/hour
20000₮/цаг | 20k MNT/hour
долоо хоногт 500 мянга | 500k MNT/week
6 сарын 50 сая төгрөг | 50M MNT
нэг сарын 5 сая төгрөг | 5M MNT/month
эхний жил 2.5 сая төгрөг | 2.5M MNT

борлуулалтын 5% | none
5-10 хувь | none
30 сая 8 хувийн оронд | 30M MNT
тохиролцоно | none
үгүй, хүн л хэрэгтэй | none
утас: 99112233 | none
Утас 9911-2233 | none
2026 онд | none
2026 оны 3-р сарын 15 | none
50 мянган хэрэглэгч | none
100 мянга гаруй айл | none
3 сар | none
хэдэн зуун мянга | none
сая эхэлсэн | none
`);

const latin = rows(`
50 say | 50M MNT
50 saya | 50M MNT
50say | 50M MNT
50 sai tugrug | 50M MNT
35 saya tugrug | 35M MNT
20 saya tug | 20M MNT
20 saya tog | 20M MNT
1.5 saya tugrug | 1.5M MNT
1,5 saya | 1.5M MNT
50 saya togrog | 50M MNT
50 saya tögrög | 50M MNT
50 saya tugrik | 50M MNT
50000000 tugrug | 50M MNT
50 000 000 tug | 50M MNT
1.5 terbum | 1.5B MNT
neg terbum tugrug | 1B MNT
terbum hagas | 1.5B MNT
1 terbum 200 saya | 1.2B MNT
1 saya 500 myanga | 1.5M MNT
hoyr zuun saya | 200M MNT
hoyor zuun sai | 200M MNT
gurvan zuun tavin saya | 350M MNT
arvan saya tugrug | 10M MNT
horin tavan saya | 25M MNT
neg saya tavan zuun myangan tugrug | 1.5M MNT
hagas terbum | 500M MNT
100 myangan dollar | 100k USD
100 mянган dollar | 100k USD
50 myangan am.dollar | 50k USD
50 myangan dollariin | 50k USD
8 myangan yevro | 8k EUR
8 myangan evro | 8k EUR
300 myangan yuani | 300k CNY
25 saya von | 25M KRW
2 saya rubli | 2M RUB
8-10 saya tugrug | 8M-10M MNT
5-10 saya bol ehelne | 5M-10M MNT
1.5-2 saya | 1.5M-2M MNT
35 sayaas 70 saya hurtel | 35M-70M MNT
35-aas 70 saya tugrug | 35M-70M MNT
35 saya tugrugees 70 saya tugrug | 35M-70M MNT
tavaas arvan saya tugrug | 5M-10M MNT
500 myangaas 1 saya | 500k-1M MNT
800 saya - 1 terbum | 800M-1B MNT
25 saya hurtel | 0-25M MNT
25 saya xurtel | 0-25M MNT
25 sayd bagtaaj | 0-25M MNT
deed tal ni 50 saya | 0-50M MNT
hamgiin ihdee 50 saya tugrug | 0-50M MNT
50 sayaas hetrehgui | 0-50M MNT
50 sayaas hetrehgvi | 0-50M MNT
50 sayaas ihgui | 0-50M MNT
50 sayaas doosh | 0-50M MNT
50 saya hurehgui | 0-50M MNT
50 sayaas deesh | 50M MNT
2.5 saya dooshgui | 2.5M MNT
50 sayaas dooshgui | 50M MNT
dor hayj 50 saya | 50M MNT
naad zah ni 50 saya | 50M MNT
50 saya garui | 50M MNT
oiroltsoogoor 50 saya | 50M MNT
50 saya orchim | 50M MNT
5000000 hurtel | 0-5M MNT
10M tusuv | 10M MNT
niit 48 saya, sard 8 saya | 48M MNT
15 saya tug (zariin mongo orolgui) | 15M MNT
3 hun, 50 saya tugrug | 50M MNT

sard 3 saya tugrug | 3M MNT/month
sariin 3 saya | 3M MNT/month
sar bur 3 saya | 3M MNT/month
3 saya/sar | 3M MNT/month
tsagiin 25000 tugrug | 25k MNT/hour
tsagaar 60 myanga | 60k MNT/hour
udriin 200 myanga | 200k MNT/day
jiliin 100 saya | 100M MNT/year
jildee 100 saya tugrug | 100M MNT/year
doloo honogt 500 myanga | 500k MNT/week

hurungu hereggui odoohondoo | none
borluulaltiin 5 huvi | none
utas 99112233 | none
2026 onii 3 sariin 15 | none
50 myangan hereglegch | none
3 sar | none
tohiroltsono | none
`);

describe.each([
  ["English", english],
  ["Cyrillic Mongolian", cyrillic],
  ["Latin-typed Mongolian", latin],
])("money in %s", (_, table) => {
  test.each(table)("%s is %s", (written, meaning) => expect(told(written)).toBe(meaning));
});

describe("in dollars", () => {
  test("tögrög are changed at the given rate, or else at a usual one", () => {
    expect(parseMoney("35-70 сая төгрөг", { mntPerUsd: 3500 })).toEqual({ min: 10_000, max: 20_000 });
    expect(parseMoney("35.7 сая төгрөг")).toEqual({ min: 10_000, max: 10_000 });
  });
  test("other currencies have one documented rate", () =>
    expect(parseMoney("€9,000/month")).toEqual({ min: 10_000, max: 10_000, per: "month" }));
  test("money without a price is no amount", () => expect(parseMoney("2 BTC")).toBeUndefined());
});

describe("a sum that names no currency", () => {
  test.each([
    ["5-10M", "MNT", { min: 5e6, max: 10e6, currency: "MNT" }],
    ["200k", "MNT", { min: 200e3, max: 200e3, currency: "MNT" }],
    ["5000", "EUR", { min: 5000, max: 5000, currency: "EUR" }],
    ["$4k", "MNT", { min: 4000, max: 4000, currency: "USD" }],
    ["20 сая", "USD", { min: 20e6, max: 20e6, currency: "MNT" }],
    ["15000000", "USD", { min: 15e6, max: 15e6, currency: "MNT" }],
  ] as const)("%s where %s is usual", (text, usual, read) => {
    expect(readMoney(text, usual)).toEqual(read);
  });
});

describe("whatever is typed", () => {
  const pieces =
    "50 |сая |сая|мянга |-|$|₮|1|,|.| |k|хагас |to |and a half |долоо |хоног |нэг |half |a |+|/|per |".split(
      "|",
    );
  const anyText = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join("")),
  );
  test("never throws, and no range is turned round", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { min, max } = parseMoney(text) ?? { min: 0, max: 0 };
        expect(min).toBeGreaterThanOrEqual(0);
        expect(min).toBeLessThanOrEqual(max);
        expect(max).toBeLessThan(Infinity);
      }),
    );
  });
  test.each(["1", " ", "сая ", "1 сая ", "$", "1,", "1-", "нэг ", "up to "])(
    "a megabyte of “%s” is read",
    (piece) => {
      expect(() => parseMoney(piece.repeat(1_000_000 / piece.length))).not.toThrow();
    },
  );
});

describe("what the platform prints is read back", () => {
  const language = fc.constantFrom("en" as const, "mn" as const);
  const amount = fc.integer({ min: 0, max: 1_000_000_000_000 });
  test("money", () => {
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom("USD" as const, "MNT" as const),
        language,
        (value, currency, reader) => {
          const printed = formatMoney(value, currency, reader);
          expect(readMoney(printed)).toEqual({ min: value, max: value, currency });
          expect(readMoney(`${printed}–${formatMoney(value + 1, currency, reader)}`)).toMatchObject({
            min: value,
            max: value + 1,
          });
        },
      ),
    );
  });
  test("numbers", () => {
    const hundredths = fc.integer({ min: 0, max: 1e13 }).map((value) => value / 100);
    fc.assert(
      fc.property(hundredths, language, (value, reader) => {
        expect(readMoney(`${formatNumber(value, reader)} төгрөг`)).toMatchObject({ min: value, max: value });
      }),
    );
  });
});
