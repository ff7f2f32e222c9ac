import { describe, expect, test } from "vitest";
import { readTable, roleIn } from "./role-tables.ts";

describe("who is asked not to offer something does not offer it", () => {
  test.each(
    readTable(`
Орчуулагч битгий санал болгоорой. | translator-role
Битгий дизайнер санал болгоорой. | designer
Надад борлуулалт битгий санал болгоорой. | sales
Маркетингийн ажил битгий санал болго. | marketing
Нягтлангийн ажил санал болгож болохгүй. | accountant-role
Гагнуурчин битгий залгаарай. | welder
Хуульчид анкетаа битгий явуулаарай. | lawyer
Borluulalt bitgii sanal bolgooroi. | sales
Jolooch bitgii bichee. | driver
Dizainer bitgii bicheerei. | designer
Orchuulga bitgii sanal bolgo. | translation
`),
  )("“$text”: $concept", (row) => expect(roleIn(row)).toBe("not"));
  test.each(
    readTable(`
Борлуулалтаа битгий зогсоогоорой. | sales
Татвараа төлөхөө битгий мартаарай. | taxes-topic
Гагнуурын ажлаас битгий айгаарай. | welding
Нягтлангаа битгий хүлээлгээрэй. | accountant-role
Дизайнерыг битгий яаруулаарай. | designer
Хямд үнээр орчуулга битгий санал болгоорой. | translation
Орчуулгын үнээ санал болгоорой. | translation
Утсаар битгий залгаарай, орчуулга хэрэгтэй. | translation
Битгий санаа зовоорой, маркетинг хийж өгнө. | marketing
Маркетинггүйгээр битгий эхлээрэй. | marketing
Marketingaa bitgii zogsoo. | marketing
Орчуулгыг алдаатай хийж болохгүй. | translation
`),
  )("“$text” does not refuse $concept", (row) => expect(roleIn(row)).not.toBe("not"));
});

describe("what nobody takes on or in any more", () => {
  test.each(
    readTable(`
Аман орчуулга авахгүй. | interpreting
Түүхий ноолуур авахгүй! | cashmere-processing
Барилгын ажил дахиж авахгүй. | construction-management
Хуримын зураг авалт авахгүй. | event-photography
Дизайнер дахин авахгүй. | designer
Хурим авахаа болилоо. | events-industry
Хуримын захиалга авахгүй байгаа. | events-industry
Хурим авахгүй гэдгээ хэлье. | events-industry
Хурим огт авахгүй. | events-industry
Орчуулгын захиалга хүлээж авахгүй. | translation
Гагнуур авахгүй. | welding
Нягтлан нэмж авахгүй. | accounting
Кино хадмал, аман орчуулга авахгүй. | interpreting
Aman orchuulga avahgui. | interpreting
Dizainer dahij avahgvi. | designer
Tuuhii nooluur avahguy. | cashmere-processing
`),
  )("“$text”: $concept", (row) => expect(roleIn(row)).toBe("not"));
  test.each(
    readTable(`
Мөнгө авахгүй, маркетинг хийж өгнө. | marketing
Орчуулгын урьдчилгаа мөнгө авахгүй. | translation
Маркетингийн төлбөр авахгүй. | marketing
Нягтлангийн хөлс авахгүй. | accountant-role
Дизайнер маань амралт авахгүй. | designer
Зээл авахгүй. | loans-topic
Борлуулалтаас шимтгэл авахгүй. | sales
Хөрөнгө оруулалт авахгүй. | investment
Татвар авахгүй. | tax
Дипломгүй багш авахгүй. | teacher-role
Хэрэглэгчид дизайн авахгүй. | design
Дизайныг гаднаас авахгүй. | design
Борлуулагч хариу авахгүй бол дахин залгана. | salesperson
Orchuulgiin uridchilgaa mungu avahgui. | translation
Zeel avahgui. | loans-topic
`),
  )("“$text” does not refuse $concept", (row) => expect(roleIn(row)).not.toBe("not"));
});

describe("of whom there are enough nobody is needed", () => {
  test.each(
    readTable(`
Дизайнер хангалттай. | designer
Манайд жолооч хангалттай. | driver
Гагнуурчин, оёдолчин хангалттай. | tailor
Хуульч хангалттай байгаа. | lawyer
Одоогоор нягтлан бодогч хангалттай. | accountant-role
Борлуулагч хангалттай бий. | salesperson
Бидэнд программист хангалттай. | developer
Манай багт орчуулагч хангалттай. | translator-role
Jolooch hangalttai. | driver
Manaid dizainer hangalttai bga. | designer
Жолооч нар бүрэн. | driver
Тогооч нар маань бүрэн, багш авна. | chef
Jolooch nar buren. | driver
`),
  )("“$text”: $concept", (row) => expect(roleIn(row)).toBe("not"));
  test.each(
    readTable(`
Цаг хангалттай, дизайнер хайж байна. | designer
Маркетингийн туршлага хангалттай. | marketing
Нэг дизайнер хангалттай. | designer
Хагас цагийн нягтлан бодогч хангалттай. | accountant-role
Оюутан дизайнер хангалттай. | designer
Борлуулалт хангалттай. | sales
Дизайнер хангалттай туршлагатай байх ёстой. | designer
Эхний шатанд дизайнер хангалттай. | designer
Ганц жолооч хангалттай. | driver
Дизайнер хангалттай биш. | designer
Хангалттай туршлагатай хуульч хэрэгтэй. | lawyer
Neg dizainer hangalttai. | designer
Дизайнер ажлаа бүрэн хийдэг. | designer
`),
  )("“$text” does not say that there is $concept", (row) =>
    expect(["have", "not"]).not.toContain(roleIn(row)),
  );
});

describe("who is refused with an excuse", () => {
  test.each(
    readTable(`
Хуульч, уучлаарай. | lawyer
Дизайнер, уучлаарай. | designer
Цэцэрлэгийн багш, уучлаарай. | kindergarten-teacher
Тогооч, жолооч, уучлаарай. | driver
Гагнуурчин, оёдолчин, уучлаарай. | welder
Нягтлан бодогч, уучлаарай. | accountant-role
Программистууд, уучлаарай. | developer
Орчуулагч, уучлаарай. | translator-role
Коуч, оюутан нар уучлаарай. | coach-role
Borluulagch, uuchlaarai. | salesperson
Dizainer, uuchlaarai. | designer
`),
  )("“$text”: $concept", (row) => expect(roleIn(row)).toBe("not"));
  test.each(
    readTable(`
Уучлаарай, дизайнер хэрэгтэй. | designer
Орчуулга муу, уучлаарай. | translation
Дизайнер хожуу хариулдаг, уучлаарай. | designer
Би дизайнер, уучлаарай. | designer
Манай дизайнер, уучлаарай, түр завгүй байна. | designer
Дизайнер хайж байна, уучлаарай. | designer
Монгол хэл муутай орчуулагч, уучлаарай. | translator-role
Борлуулалт, уучлаарай. | sales
Уучлаарай, хуульч. | lawyer
Bi dizainer, uuchlaarai. | designer
`),
  )("“$text” does not refuse $concept", (row) => expect(roleIn(row)).not.toBe("not"));
});

describe("who says that it is they themselves", () => {
  test.each(
    readTable(`
Дизайнер өөрөө. | designer
Дизайнер өөрөө, маркетинг нөхөр хийдэг. | designer
Программист өөрөө, хуульч хэрэгтэй. | developer
Тогооч өөрөө, борлуулагч хайж байна. | cooking
Гагнуурчин өөрөө. | welder
Хуульч нь өөрөө. | lawyer
Жолооч өөрөө. | driver
Хуульч, орчуулагч өөрөө. | translator-role
Dizainer ooroo, nyagtlan heregtei. | designer
Programmist uuruu. | developer
`),
  )("“$text”: $concept", (row) => expect(roleIn(row)).toBe("have"));
  test.each(
    readTable(`
Дизайнер өөрөө сонгоно. | designer
Асуудлыг жолооч өөрөө мэднэ. | driver
Хичээл бэлддэг нь багш өөрөө. | teacher-role
Хамгийн чухал нь дизайнер өөрөө. | designer
Программчлал өөрөө сурсан, түнш хайж байна. | software-development
Өөрөө эмч биш. | doctor
Маркетинг өөрөө хэцүү. | marketing
Борлуулалт өөрөө. | sales
Машинаа засдаг жолооч өөрөө. | driver
Suvilagch uuruu bish. | nurse-role
`),
  )("“$text” does not say so of $concept", (row) => expect(roleIn(row)).not.toBe("have"));
});

describe("who is tired of their trade", () => {
  test.each(
    readTable(`
Би нягтлангийн ажлаас залхсан. | accountant-role
Борлуулалтын ажлаас залхсан. | sales
Би борлуулалтаас залхсан. | sales
Маркетингийн ажлаас уйдсан. | marketing
Би дизайнаас уйдсан. | design
Гагнуурын ажлаас залхсан. | welding
Орчуулгын ажлаас залхсан, ферм хийнэ. | translation
Bi borluulaltaas zalhsan. | sales
Marketingiin ajlaas zalhsan. | marketing
Bi orchuulgaas uidsan. | translation
`),
  )("“$text”: $concept", (row) => expect(roleIn(row)).toBe("not"));
  test.each(
    readTable(`
Татварын тайлангаас залхсан хүмүүст зориулсан апп. | tax
Бид борлуулалтаас залхсан тул апп хийсэн. | sales
Нягтлангууд татвараас залхсан. | tax
Маркетинг хийдэг, дарга нараас залхсан. | marketing
Борлуулалтаас залхсан нягтлан бодогч хэрэгтэй. | accountant-role
Татварын тайлангаас залхсан. | tax
Компанид ажиллахаас залхсан, дизайн хийдэг. | design
Орчуулгын алдаанаас залхсан. | translation
Би орчуулгын алдаанаас залхсан. | translation
Khereglegchid marketingaas zalhsan. | marketing
`),
  )("“$text” does not refuse $concept", (row) => expect(roleIn(row)).not.toBe("not"));
});

describe("what is refused as people type it", () => {
  test.each(
    readTable(`
Huulich heregguy. | lawyer
Huulich heregguy manaid 3 bii. | lawyer
Дизайнер хэрэггүй манайд бий. | designer
Nyarav bish, dizainer heregtei. | warehouse-manager
Bi dizainer bish ee. | designer
Borluulaltaar ajillaj bgaagui. | sales
Dizain hiij bgaagvi. | design
Орчуулга хийж байгаагүй. | translation
Bi kod bichij bgaagui. | software-development
Huvtsas uyahgvi. | fashion
Жилийн тайлан гаргахгүй. | financial-reporting
`),
  )("“$text”: $concept", (row) => expect(roleIn(row)).toBe("not"));
  test.each(
    readTable(`
Дизайнер хэрэггүй манай системд бүртгүүлээрэй. | designer
Борлуулалт зогсож байгаагүй. | sales
Захиалга ирж байгаагүй тул маркетинг хийсэн. | marketing
Marketing muu bgaagui. | marketing
Дизайнер байгаагүй. | designer
Нягтлан алдаа гаргахгүй. | accountant-role
Хог гаргахгүй үйлдвэрт дизайн хийнэ. | design
Өвс тариалах төсөл биш. | animal-feed-industry
Suvilagchdad german hel zaadag bagsh heregtei. | nurse-role
Нягтлангуудад зориулсан апп хийх программист хэрэгтэй. | accountant-role
`),
  )("“$text” does not refuse $concept", (row) => expect(["not"]).not.toContain(roleIn(row)));
});

describe("who says a trade and then what they cannot do is of that trade", () => {
  test.each(
    readTable(`
Тогооч, код мэдэхгүй. | chef
Би тогооч, код бичихгүй. | chef
Малын эмч, компьютер мэдэхгүй. | veterinarian
Togooch, kod medehgui. | chef
Дизайнер, цалин хэрэггүй. | designer
Хуульч, оюутан авахгүй. | lawyer
Нягтлан, оюутан биш. | accountant-role
`),
  )("“$text”: $concept", (row) => expect(roleIn(row)).not.toBe("not"));
  test.each(
    readTable(`
Тогооч, код бичихгүй. | software-development
Дизайн, маркетинг мэдэхгүй. | marketing
Дизайн, маркетинг мэдэхгүй. | design
Тогооч, хуульч биш. | lawyer
Том систем, гар утасны апп, банкны холболт бол бидний чадах юм биш шүү. | mobile-development
Дизайнер, хөгжүүлэгч хэрэггүй. | designer
`),
  )("but not of what they cannot: “$text”: $concept", (row) => expect(roleIn(row)).toBe("not"));
});

describe("what is refused as work, by its kind or counted", () => {
  test.each(
    readTable(`
We do not take criminal cases. | criminal-law
Domains I won't touch: translation, sales. | translation
A welder I am not. | welder
Translation we gave up in 2020. | translation
Хятад хэлний орчуулга бол үгүй. | translation
We paint and letter signs. Not for loans. | lending
Эрүүгийн хэрэг авдаггүй. | criminal-law
Ан агнуур, загас барих аялал байхгүй. | fishing-hunting
Хүүхэд хардаггүй, цэцэрлэг биш шүү. | childcare-industry
Би хөтөч, орчуулга, нягтлан, сайт гурав л мэдэхгүй. | translation
Барилгаас хол байя. | construction
Ресторанд бол дахиж ажиллахгүй. | restaurant-industry
Аудит хийх эрхгүй. | audit
Барилгын ажил орохгүй, талбай бэлэн. | construction-management
I paint. Done with accounting. | accounting
I don't code and don't want to learn it. | software-development
Маркетингийн ажлаас амармаар байна. | marketing
Брэнд гаргах гэсэн ч дизайн, орчуулга мэдэхгүй. | design
`),
  )("“$text”: $concept", (row) => expect(roleIn(row)).toBe("not"));
  test.each(
    readTable(`
Дизайны брэнд эхлэх гэж байгаа ч оёдол мэдэхгүй. | design
Халаалтыг нь газаар биш, цахилгаанаар шийднэ. | home-heating
`),
  )("but not what stands before: “$text”: $concept", (row) => expect(roleIn(row)).not.toBe("not"));
  test("but not what it is a kind of", () =>
    expect(roleIn({ text: "Ан агнуурын аялал байхгүй.", concept: "tourism" })).not.toBe("not"));
});
