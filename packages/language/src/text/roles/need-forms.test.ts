import { describe, expect, test } from "vitest";
import { readTable, roleIn } from "./role-tables.ts";

describe("whom somebody would like to have", () => {
  test.each(
    readTable(`
Гагнуурчинтай болмоор байна. | welder
Маркетингийн хүнтэй болмоор байна. | marketer
Өөрийн хуульчтай болмоор. | lawyer
Дизайнертай болмоор байна. | designer
Нягтлан бодогчтой болмоор байна. | accountant-role
Туршлагатай орчуулагчтай болмоор байна. | translator-role
Gagnuurchintai bolmoor bna. | welder
Programmisttai bolmoor bna. | developer
Borluulagchtai bolmoor baina. | salesperson
Uuriin huulichtai bolmoor bna. | lawyer
Manai bagt borluulalt hiih hungui bn. | sales
`),
  )("“$text”: $concept", (row) => expect(roleIn(row)).toBe("need"));
  test.each(
    readTable(`
Маркетингийн туршлагатай болмоор байна. | marketing
Орчуулгын мэдлэгтэй болмоор байна. | translation
Дизайнер болмоор байна. | designer
Programmist bolmoor bna. | developer
Мөнгөтэй болмоор байна, маркетинг хийдэг. | marketing
Хэрэглэгчид дизайнертай болмоор байдаг. | designer
Борлуулалттай болмоор байна. | sales
Дизайнертай компани татвар төлдөг болмоор байна. | designer
Нягтлантай уулзмаар байна. | accountant-role
Багштай адил болмоор байна. | teacher-role
`),
  )("“$text” does not need $concept", (row) => expect(roleIn(row)).not.toBe("need"));
});

describe("who is taken on besides those that there are", () => {
  test.each(
    readTable(`
Дизайнер нэмж авна. | designer
Flutter хүн нэмж авна, хагас цагаар. | flutter
Оёдолчин 2 авна. | tailor
Оёдолчин нэг нэмж авъя. | tailor
Хөгжмийн багш (хагас цагаар) авна. | music-education
Борлуулалтын хүн хувь эзэмшүүлж авна. | sales
Гагнуурчин гэрээгээр авна. | welder
Gagnuurchin tsalintai avna. | welder
Жолооч нэмж авмаар байна. | driver
Хуульч нэг авна. | lawyer
Гагнуурчин дахин авна. | welder
Борлуулагч 3 хүн авна. | salesperson
Dizainer nemj avna. | designer
Programmist 2 avna. | developer
Orchuulagch nemj avna. | translator-role
`),
  )("“$text”: $concept", (row) => expect(roleIn(row)).toBe("need"));
  test.each(
    readTable(`
Захиалга нэмж авна, дизайн хийдэг. | design
Зээл нэмж авна. | loans-topic
Орчуулга нэмж авна. | translation
Борлуулагчаас 10 хувь авна. | salesperson
Дизайнер нэмж авахгүй. | designer
Орчуулгын захиалга 2 авна. | translation
Маркетингийн зөвлөгөө нэмж авна. | marketing-advisor
Багшаас хичээл нэмж авна. | teacher-role
Dizaineraas sanaa nemj avna. | designer
Zeel nemj avna. | loans-topic
`),
  )("“$text” does not need $concept", (row) => expect(roleIn(row)).not.toBe("need"));
});

test.each([
  ["Яармагт байшин бариулна.", "construction-management"],
  ["Вэб сайт хийлгэнэ.", "web-development"],
])("what somebody will have done is needed: “%s”", (text, concept) =>
  expect(roleIn({ text, concept })).toBe("need"),
);

describe("for whom something is done", () => {
  test.each(
    readTable(`
Suvilagchdad german hel zaadag bagsh heregtei. | nurse-role
Сувилагчдад герман хэл заадаг багш хэрэгтэй. | nurse-role
Нягтлангуудад зориулсан апп хийх программист хэрэгтэй. | accountant-role
Дизайнеруудад туслах хүн хайж байна. | designer
Орчуулагч нарт апп хийх хүн хэрэгтэй. | translator-role
Гагнуурчдад сургалт явуулах багш хэрэгтэй. | welder
Borluulagchdad surgalt yavuulah hun heregtei. | salesperson
Эмч нарт борлуулах хүн хайж байна. | doctor
Хуульч нарт зориулсан апп хийх хүн хэрэгтэй. | lawyer
Dizainer nart tuslah hun heregtei. | designer
Багштай хувийн зурвас солилцох апп хэрэгтэй. | teacher-role
Эмчтэй холбогдох систем хэрэгтэй. | doctor
Хэрэглэгчтэй хамтран ажиллах сонирхолтой дизайнер. | designer
`),
  )("is not whom somebody needs: “$text”", (row) => expect(roleIn(row)).not.toBe("need"));
  test.each(
    readTable(`
Сувилагчдад герман хэл заадаг багш хэрэгтэй. | teacher-role
Сувилагч, багш нар хэрэгтэй. | nurse-role
Дизайнерууд хэрэгтэй. | designer
Орчуулагчид хайж байна. | translator-role
Борлуулалтад хүн хэрэгтэй. | sales
Дизайнд туслах хүн хайж байна. | design
Дизайнд хүн хэрэгтэй. | design
Borluulagchid haij bna. | salesperson
Дизайнертай хамтран ажиллах хүсэлтэй байна. | designer
Туршлагатай нягтлантай танилцмаар байна. | accountant-role
Хуульчтай холбогдмоор байна. | lawyer
Маркетинг мэддэг хүнтэй хамтран ажиллах сонирхолтой. | marketing
Би код бичдэг, дизайнертай нэгдэх хүсэлтэй. | designer
Dizainertai hamtran ajillah huselte baina. | designer
`),
  )("but who does it is: “$text”", (row) => expect(roleIn(row)).toBe("need"));
});

describe("whom a team hires, searches or bids welcome", () => {
  test.each(
    readTable(`
We hire engineer. | engineer
Would love to team up with a welder. | welder
Happy to collaborate with a nurse. | nurse-role
I dream of finding a seamstress. | sewing
We hire a welder now. | welder
We are a small team and we hire an accountant. | accountant-role
Now we hire translators. | translator-role
We search an electrical engineer. | electrical-engineer
So we search a lawyer with experience. | lawyer
I search a partner for sales. | sales
We are searching a designer. | designer
Freelance animators (blender) welcome, send a reel. | animator-role
Designers are welcome, write to us. | designer
Welders always welcome, message me. | welder
Experienced accountants welcome, apply here. | accountant-role
`),
  )("“$text”: $concept", (row) => expect(roleIn(row)).toBe("need"));
  test.each(
    readTable(`
We usually hire designers from outside. | designer
We hire agencies for design. | design
We hire freelancers for translation. | translation
We hire out cars. | cars-topic
We search for a place, marketing is done. | marketing
We search tenders for translators. | translator-role
Welcome to our translation site. | translation
Lawyers were welcome there. | lawyer
Guests are welcome, message us about translation. | translation
They hire an accountant every year. | accountant-role
You are welcome, designers. | designer
We don't search an accountant. | accountant-role
`),
  )("“$text” does not need $concept", (row) => expect(roleIn(row)).not.toBe("need"));
});

describe("who would be welcome if there were one", () => {
  test.each(
    readTable(`
Татвар мэддэг хүн олдвол цааш явна. | tax
Программист байвал эхний хувилбарыг гурван сард гаргана. | developer
Онлайн дэлгүүр хийж, нягтлан бодох хүн олдвол түншлэлийн яриа эхэлчихсэн. | accounting
Дизайнер нэгдвэл загвараа шинэчилнэ. | designer
Борлуулалт хийх хүн байвал аймаг бүрт хүрнэ. | sales
Туршлагатай гагнуурчин олдвол цехээ өргөжүүлнэ. | welder
Манайд орчуулагч нэмэгдвэл Япон руу гарна. | translator-role
Tatvar meddeg hun oldvol tsaash yavna. | tax
Бүртгэлтэй эвлэрүүлэн зуучлагч хамтарна. | mediator-role
Туршлагатай гагнуурчин нэгдэнэ. | welder
Programmist baival apphaa ene jil gargana. | developer
Zagvar zurah dizainer bval ehelne. | designer
`),
  )("“$text”: $concept", (row) => expect(roleIn(row)).toBe("need"));
  test.each(
    readTable(`
Сайт хийлгэх хүн байвал би дизайн хийнэ. | design
Дизайн хэрэгтэй хүн байвал залгаарай. | design
Нягтлан хэрэгтэй компани бичээрэй. | accounting
Япон хэл сурах хүн байвал зааж өгнө. | japanese-language
Орчуулга хийлгэхийг хүссэн хүн байвал бичээрэй. | translation
Танай компанид программист байвал сургалт орно. | developer
Хэрэв та багш байвал манай апп үнэгүй. | teacher-role
Татварын талаар асуух хүн байвал хариулна. | tax
Би эмч байвал өөрөөр хийх байсан. | doctor
Маркетинг сонирхдог хүн байвал мэдлэгээ хуваалцана. | marketing
Dizain heregtei hun baival zalgaarai. | design
Орчуулагчтай хамтарна. | translator-role
Дизайнерын багт нэгдэнэ. | designer
`),
  )("“$text” does not need $concept", (row) => expect(roleIn(row)).not.toBe("need"));
});

describe("whom somebody has a place for", () => {
  test.each(
    readTable(`
Short of a designer who knows print. | designer
There is a vacancy for a welder. | welder
Our next hire will be a translator. | translator-role
It is time we had a lawyer. | lawyer
A marketer would help us a lot. | marketer
Гагнуурчин ажилд авна. | welder
Нягтлан ажилд авах гэж байна. | accountant-role
Борлуулагч нэмж авах гэж байгаа. | salesperson
Орчуулагчийн орон тоо гарсан. | translator-role
Сул орон тоо: гагнуурчин. | welder
Gagnuurchin ajild avna. | welder
`),
  )("“$text”: $concept", (row) => expect(roleIn(row)).toBe("need"));
  test.each(
    readTable(`
Designer short film of ours won a prize. | designer
We find welders for firms that have vacancies for one. | welder
Гагнуурчин, жолооч гэх мэт хүн хайж өгдөг. | welder
Гагнуурчин хайж өгдөггүй. | welder
Хүний нөөцийн орон тоог төлөвлөдөг. | human-resources
Захиалга авах гэж байна, орчуулга бэлэн. | translation
`),
  )("“$text” does not need $concept", (row) => expect(roleIn(row)).not.toBe("need"));
  test("what asks is not asked for", () => {
    expect(roleIn({ text: "There is a vacancy for a welder.", concept: "job-search" })).not.toBe("need");
  });
});

describe("what of ours somebody is needed to work on", () => {
  test.each(
    readTable(`
We need a freelancer to redesign our SaaS landing page. | landing-page-conversion
Our company needs an agency to rebuild our e-commerce store. | ecommerce
Looking for somebody to review and improve our Google Ads. | google-ads
`),
  )("“$text”: $concept", (row) => expect(roleIn(row)).toBe("need"));
  test.each(
    readTable(`
We need someone to sell our cashmere abroad. | cashmere-industry
Need a developer for our construction company. | construction
We redesign our landing page each year. | landing-page-conversion
`),
  )("“$text” does not need $concept", (row) => expect(roleIn(row)).not.toBe("need"));
});
