import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rows } from "./reading/cases.ts";
import { parseCommitment } from "./commitment.ts";

const english = rows(`
full-time | full-time
Full time, from May | full-time
full time | full-time
fulltime | full-time
FT | full-time
full-time only | full-time
full-time or part-time | full-time
100% | full-time
40 hours a week | full-time
40h/week | full-time
35-40 hours per week | full-time
8 hours a day | full-time
5 days a week | full-time
40 hours | full-time
160 hours a month | full-time
part-time | part-time
part time | part-time
part-time, not full-time | part-time
not full-time, part-time | part-time
part-time now, full-time after funding | part-time
half-time | part-time
half days | part-time
evenings | part-time
a few evenings | part-time
after work | part-time
in my spare time | part-time
as a side project | part-time
50% | part-time
20 hours a week | part-time
20 hours per week | part-time
20 hours weekly | part-time
20h/week | part-time
20 hrs/wk | part-time
15-20 hours/week | part-time
10+ hours a week | part-time
up to 10 hours a week | part-time
5 hours weekly | part-time
2 hours a day | part-time
4 hours daily | part-time
3 days a week | part-time
2-3 days per week | part-time
40 hours a month | part-time
20 hours | part-time
ten hours a week | part-time
a few hours a week | part-time
weekends | weekends
weekends only | weekends
evenings and weekends | weekends
nights & weekends | weekends
Saturdays and Sundays | weekends
part-time, mostly weekends | weekends
consulting | consulting
as a consultant | consulting
advisor | consulting
part-time advisor | consulting
advisory role | consulting
mentoring | consulting
freelance | consulting
contract | consulting
project-based | consulting
as needed | consulting
no consulting, full-time | full-time
full-time, no weekends | full-time
whenever | none
3 hours | none
5 years | none
negotiable | none
not full-time | none
`);

const cyrillic = rows(`
бүтэн цаг | full-time
бүтэн цагаар | full-time
бүтэн цагийн | full-time
бүтэн цагаар ажиллана | full-time
Бүтэн цагаар ажиллах боломжтой | full-time
бүтэн өдөр | full-time
бүтэн өдрөөр | full-time
бүтэн ажлын өдөр | full-time
бүтэн ажлын цагаар | full-time
бүтэн ставк | full-time
бүтэн орон тоо | full-time
бүрэн цагаар | full-time
үндсэн ажил | full-time
үндсэн ажлаа болгоно | full-time
өдөржин | full-time
бүх цагаа | full-time
40 цаг/7 хоног | full-time
долоо хоногт 40 цаг | full-time
7 хоногт 40 цаг | full-time
өдөрт 8 цаг | full-time
өдрийн 8 цаг | full-time
7 хоногт 5 өдөр | full-time
сард 160 цаг | full-time
бүтэн эсвэл хагас цагаар | part-time
хагас цаг | part-time
хагас цагаар | part-time
хагас цагийн | part-time
хагас өдөр | part-time
хагас өдрөөр | part-time
хагас ставк | part-time
цагийн ажил | part-time
цагийн ажилтан | part-time
цагаар | part-time
орой | part-time
oroi chuluutei | part-time
оройн цагаар | part-time
ажлын дараа | part-time
ажлын бус цагаар | part-time
хичээлийн дараа | part-time
чөлөөт цагаараа | part-time
завтай үедээ | part-time
20 цаг/7 хоног | part-time
20 цаг / долоо хоног | part-time
долоо хоногт 20 цаг | part-time
7 хоногт 20 цаг | part-time
7 хоногт 10-15 цаг | part-time
7 хоногт арван цаг | part-time
долоо хоног бүр 10 цаг | part-time
өдөрт 4 цаг | part-time
өдөрт 2-3 цаг | part-time
сард 40 цаг | part-time
7 хоногт 3 өдөр | part-time
20 цаг | part-time
бүтэн цагаар чадахгүй, хагас цагаар | part-time
бүтэн цаг биш, хагас цагаар | part-time
одоо хагас цагаар, дараа нь бүтэн цагаар | part-time
амралтын өдөр | weekends
амралтын өдрөөр | weekends
амралтын өдрүүдээр | weekends
орой амралтын өдөр | weekends
орой болон амралтын өдрүүдэд | weekends
хагас бүтэн сайнд | weekends
хагас, бүтэн сайн өдөр | weekends
бүтэн сайнд | weekends
бямба, ням гарагт | weekends
зөвлөх | consulting
зөвлөхөөр | consulting
зөвлөгөө өгнө | consulting
хагас цагийн зөвлөх | consulting
ментороор | consulting
гэрээгээр | consulting
гэрээт ажилтан | consulting
фриланс | consulting
фрилансераар | consulting
төслөөр | consulting
шаардлагатай үед | consulting
мэдэхгүй | none
тохиролцоно | none
бүтэн цаг биш | none
5 жил | none
Өөрөө 20 сая төгрөг байгаа | none
ooroo 20 saya tugrug bga | none
8 цаг | none
`);

const latin = rows(`
buten tsag | full-time
buten tsagaar | full-time
bvten tsagaar | full-time
buten cagaar | full-time
buten tsagiin | full-time
butniig tsagaar | full-time
buten udur | full-time
buten ajliin udur | full-time
buten stavk | full-time
undsen ajil | full-time
udurjin | full-time
40 tsag/7 honog | full-time
doloo honogt 40 tsag | full-time
7 honogt 40 tsag | full-time
udurt 8 tsag | full-time
7 honogt 5 udur | full-time
sard 160 tsag | full-time
hagas tsag | part-time
hagas tsagaar | part-time
xagas tsagaar | part-time
hagas cagaar | part-time
hagas udur | part-time
hagas stavk | part-time
tsagiin ajil | part-time
tsagaar | part-time
oroi | part-time
oroin tsagaar | part-time
ajliin daraa | part-time
hicheeliin daraa | part-time
chuluut tsagaaraa | part-time
zavtai uyedee | part-time
20 tsag/7 honog | part-time
20 tsag / doloo honog | part-time
doloo honogt 20 tsag | part-time
7 honogt 20 tsag | part-time
7 honogt 10-15 tsag | part-time
7 xonogt arvan tsag | part-time
doloo honog bur 10 tsag | part-time
udurt 4 tsag | part-time
udurt 2-3 tsag | part-time
sard 40 tsag | part-time
7 honogt 3 udur | part-time
20 tsag | part-time
buten tsagaar chadahgui, hagas tsagaar | part-time
buten tsag bish, hagas tsagaar | part-time
amraltiin udur | weekends
amraltiin udruur | weekends
amraltiin odor | weekends
oroi amraltiin udur | weekends
oroi bolon amraltiin uduruud | weekends
hagas buten saind | weekends
byamba, nyam garagt | weekends
zuvluh | consulting
zuvluhuur | consulting
zovloh | consulting
zuvluguu ugnu | consulting
hagas tsagiin zuvluh | consulting
mentoroor | consulting
gereegeer | consulting
gereet ajiltan | consulting
frilans | consulting
tusluur | consulting
shaardlagatai uyed | consulting
medehgui | none
tohiroltsono | none
buten tsag bish | none
5 jil | none
`);

describe.each([
  ["English", english],
  ["Cyrillic Mongolian", cyrillic],
  ["Latin-typed Mongolian", latin],
])("commitment in %s", (_, table) => {
  test.each(table)("%s is %s", (written, meaning) =>
    expect(parseCommitment(written) ?? "none").toBe(meaning),
  );
});

test("never throws", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(() => parseCommitment(text)).not.toThrow();
    }),
  );
});
