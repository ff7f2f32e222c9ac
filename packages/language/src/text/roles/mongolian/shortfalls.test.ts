// What a Mongolian text describes as missing without asking for it: many ways of saying so, each of several things and trades.
import { describe, expect, test } from "vitest";
import { readTable, roleIn } from "../role-tables.ts";

const things = [
  ["нягтлан бодох бүртгэл", "accounting"],
  ["маркетинг", "marketing"],
  ["видео эвлүүлэг", "video-editing"],
] as const;
const people = [
  ["нягтлан", "accountant-role"],
  ["гагнуурчин", "welder"],
  ["орчуулагч", "translator-role"],
] as const;

const ofThings = `
Одоогоор X байхгүй.
X одоохондоо байхгүй.
X огт байхгүй байгаа.
X маань сул.
X маань хоцрогдсон.
X нь ичмээр.
Манай X одоо хүртэл дэвтэр дээр явдаг.
X маань цаасан дээр хөтөлдөг.
X хийхийг нэг жил хойшлуулсан.
X хийх зав гардаггүй.
X дээр цаг гарахгүй байна.
X хийж амжихгүй байна.
X хийлгэж үзээгүй.
X нэг ч удаа хийлгээгүй.
X нь ажиллахаа больсон.
X л үгүй байна.
X дээр хүч хүрэхгүй байна.
X хийх хүч хүрэлцэхгүй байна.
X хийж дийлэхгүй байна.
X хаягдаад байна.
X хараахан хийгдээгүй.
X ойлгодог хүн манайд байдаггүй.
Бидний чаддаггүй зүйл бол X.
Бүтээгдэхүүн бий, X алга.
X ганцаараа амжихгүй байна.
X ганцаараа хийж чадахгүй.
X ганцаараа үүрч байна.
X дийлэхээ больсон.
X хэн нэгэн хийгээсэй.
X мэргэжлийн хүнээр хянуулаагүй.
X сайн мэддэг хүнтэй бол маргааш эхэлнэ.
X бидэнд хэцүү байна.
X надад дэндүү хэцүү.
X ганцаараа хийхэд хэцүү.
X дийлэхээ байлаа.
X хэн нэгэнд даатгамаар байна.
X мэргэжлийн хүнд өгөх юмсан.
X хийж чаддаг залуу байна уу?
X мэддэг нөхөр байвал холбогдоорой.
X мэддэг зөвлөхтэй ажиллая.
X маань доголж байна.
X дээр байнга алдаа гаргадаг.
X талаар бид харанхуй.
X бидний хувьд харанхуй ертөнц.
X хийх зав алга.
X мэддэг хүнээ алдчихлаа.
Хэн X хийх вэ?
Хэн нь X хийхийг мэдэхгүй.
`;
const ofPeople = `
X ховор болсон.
X олдоход хэцүү.
X дөрөв байсан, хоёр нь гараад захиалга хоцорч байна.
X маань ажлаа өгчихлөө.
X маань гараад явчихсан.
X маань жирэмсний амралтаа авсан.
X ганц ч алга.
X манайд ганц ч алга.
X бидний дунд алга.
X орон тоонд байхгүй.
X манай багт алга.
X бидэнтэй нийлбэл сайхан.
X надтай хамтарвал гоё.
Xтай бол өөрийн фирмээ эхэлнэ.
Xтай бол хээ угалзаа өөрчилмөөр байна.
X өөрсдөд маань байхгүй.
Залуу X шавьтай болмоор байна.
Xтай ажиллаж үзээгүй.
Xтай хамтарч байгаагүй.
X хийж өгөхгүй бол болохгүй.
X маань Солонгос явсан.
X байсан бол болох байлаа.
X маань өнгөрсөн жил тэтгэвэрт гарсан.
`;

function said(ways: string, words: readonly (readonly [string, string])[]) {
  return ways
    .trim()
    .split("\n")
    .flatMap((way) =>
      words.map(([word, concept]) => {
        const text = way.replace("X", word);
        return { text: text[0]?.toUpperCase() + text.slice(1), concept };
      }),
    );
}

describe("what is missing without being asked for", () => {
  test.each([...said(ofThings, things), ...said(ofPeople, people)])("“$text”: $concept", (row) =>
    expect(roleIn(row)).toBe("need"),
  );
  test.each(
    readTable(`
Монголд ийм маркетинг одоогоор байхгүй. | marketing
Хэрэглэгчид маркетинг хийж амжихгүй байна. | marketing
Би нягтлан байсан бол амар байх байсан. | accountant-role
Англи хэл маань муу. | english-language
Гагнуурчин маань эвдэрсэн машинаа зассан. | welder
Бялууны дэлгүүр нээхийг хүсэж байна. | cakes-desserts
Орчуулгын товчоо байгуулахыг хүсдэг. | translation
Хэрэглэгчидтэй ажиллаж үзээгүй нягтлан. | accountant-role
Та нягтлантай бол тайлангаа эхэлнэ. | accountant-role
Нягтлантай бол хямд. | accountant-role
Борлуулалтыг утсаар хийдэг. | sales
Малчдад борлуулалт хийхэд хэцүү. | sales
Хэн ч маркетинг хийхгүй. | marketing
Залуу дизайнер, маркетинг сонирхдог. | marketing
Хэрэглэгч маркетинг дээр алдаа гаргадаг. | marketing
Дэлгүүрийн ихэнх нь нягтлан бодох бүртгэлээ дэвтэр дээр хөтөлдөг. | accounting
Мэдээлэл хардаг байна. Өр нэхэх ажил байхгүй. | debt-collection
Хэрэглэгчид барааны тэмдгээ бүртгүүлээгүй. | intellectual-property
`),
  )("“$text” does not need $concept", (row) => expect(roleIn(row)).not.toBe("need"));
});

test.each(
  readTable(`
Би малчны охин. | herder
Багшийн хүү, одоо хуульч. | teacher-role
Вэб хөгжүүлэлтийг Эрдэнэтийн студи хийдэг. | web-development
Гэрэл зураг бол зүгээр л хобби. | photography
`),
)("“$text”: $concept is another's", (row) => expect(roleIn(row)).toBe("aside"));

test.each(
  readTable(`
Санхүүгээ дэвтэр, утсаар явуулдаг. | finance
Санхүүгээ дэвтэр, утсаар. | finance
Sanhuugee devter, utsaar. | finance
Барааны тэмдгээ бүртгүүлээгүй. | intellectual-property
Гэрээгээ хуульчаар хянуулмаар байна. | contract-law
Борлуулалтаа чатаар л авч байна. | sales
Нягтлан бодох бүртгэлээ дэвтэрт хийдэг. | accounting
`),
)("“$text”: $concept is kept by makeshift or not done yet", (row) => expect(roleIn(row)).toBe("need"));

test.each(
  readTable(`
Орос хэл ойлгодог ч орчуулга хийдэггүй. | translation
Англи хэлний гэрээ уншдаг ч орчуулдаггүй. | translation
`),
)("“$text”: it is only that language", (row) => expect(roleIn(row)).toBe("aside"));

test.each(
  readTable(`
Жолооч ажиллуулдаггүй. | driver
Код бичдэг ч орчуулга хийдэггүй. | translation
Татварын тайлан дээр толгой эргэдэг. | tax
Бид шүүхэд төлөөлөхгүй. | litigation
Дизайн бол миний хэрэг биш. | design
Хурим хийхээс залхсан. | events-industry
Эрүүгийн хэрэг, гэр бүл салалтын хэрэг авдаггүй. | divorce-custody
Нягтлан бодох бүртгэлийн ажлаас залхсан тул санал болгох хэрэггүй. | accounting
`),
)("“$text” refuses $concept", (row) => expect(roleIn(row)).toBe("not"));
