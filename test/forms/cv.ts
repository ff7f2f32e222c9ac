/** Two CVs as people write them, in either language. */
const english = `CURRICULUM VITAE
Bat-Erdene Ganbold
Senior Backend Engineer
Ulaanbaatar, Mongolia | +976 9911 2233 | bat.erdene@example.com | linkedin.com/in/bat-erdene | github.com/baterdene/tools
Portfolio: https://baterdene.dev

SUMMARY
Backend engineer with 7+ years of experience in Node.js and payments. I have built three payment systems for banks and lenders. I am looking for a part-time role with a fintech founder in Mongolia. I know no accounting.

EXPERIENCE
Senior Backend Engineer, Khan Bank, 2019 – present
• Built payment APIs with PostgreSQL and Docker, worked with the sales team and product designers
• Hired and led a team of 4
Software Developer | Mobicom | 2016 - 2019
• Django and React for the customer portal

EDUCATION
National University of Mongolia — Bachelor of Science in Computer Science, 2012–2016

SKILLS
Node.js (expert), PostgreSQL, Docker, Kubernetes, Go; REST APIs • Payment integration

LANGUAGES
Mongolian (native), English (fluent), Russian

CERTIFICATIONS
AWS Certified Solutions Architect, 2022
Certified Kubernetes Administrator

AWARDS
Winner, Startup Weekend Ulaanbaatar 2021

INTERESTS
Chess, running

REFERENCES
Sara Johnson, CTO at Acme — sara@acme.com, +1 415 555 0134
`;

const mongolian = `Анкет
Овог: Дорж
Нэр: Энхтуяа
Утас: 9911-4455, Имэйл: enkhtuya@example.mn
Хаяг: Улаанбаатар, Сүхбаатар дүүрэг
Нас: 31

Өөрийн тухай
Би санхүүгийн чиглэлээр 6 жилийн туршлагатай нягтлан бодогч. Хагас цагаар ажиллах боломжтой. Маркетинг мэдэхгүй.

Ажлын туршлага
2019-одоо Ерөнхий нягтлан бодогч, «Говь» ХК
2016-2019 Нягтлан бодогч, Худалдаа хөгжлийн банк

Боловсрол
МУИС, Нягтлан бодох бүртгэлийн бакалавр, 2015

Ур чадвар
Нягтлан бодох, татварын тайлан, Excel, төсөв төлөвлөлт

Хэлний мэдлэг
Монгол, англи, орос

Шагнал
«Шилдэг залуу нягтлан» 2022
`;

export const cv = { en: english, mn: mongolian };
