import { describe, expect, test } from "vitest";
import { readTable, roleIn } from "../role-tables.ts";

describe("who is looked for, in so many words", () => {
  test.each(
    readTable(`
Багт нэг дизайнер нэмэх гэж байгаа. | designer
Вэб хийж чадах залуутай нийлнэ. | web-development
Маркетингийн чиглэлээр хамтрах компанитай холбогдмоор байна. | marketing
Вэб хийх мэргэжилтэн олбол сайн. | web-development
Нягтлан авах санаатай. | accountant-role
Манайх нягтлан авч байгаа. | accountant-role
Дизайнер авч ажиллуулмаар байна. | designer
3 гагнуурчин ажиллуулна. | welder
Дизайнер эрж байна. | designer
Дизайнер сураглаж байна. | designer
Дизайнер хүлээж байна. | designer
Борлуулалтын мэргэжлийн хамтрагч эрэлхийлж байна. | sales
Дизайнер байна уу? | designer
Дизайнтай ажилладаг хүн бий юу? | design
Dizaintai ajilladag hun bii yu? | design
Гагнуурчин яаралтай. | welder
Нягтлангийн хүн чухал байна. | accountant-role
Хамгийн их дутагдаж байгаа зүйл бол дизайн. | design
Гацаж байгаа зүйл маань дизайн. | design
Санхүүгийн компани бөгөөд бид дизайнер хайж байна. | designer
`),
  )("“$text” needs $concept", (row) => expect(roleIn(row)).toBe("need"));
  test.each(
    readTable(`
Хариу хүлээж байна, дизайнер. | designer
Жуулчин хүлээж авдаг. | tourists-guides
Танайд гагнуурчин байна уу? | welder
Манайх 3 гагнуурчин ажиллуулдаг. | welder
Гагнуурчин авч байсан. | welder
Санхүүгийн компани бөгөөд бид дизайнер хайж байна. | finance
Дизайнер хайж буй компаниудыг холбодог. | designer
Dizainer haij baigaa kompaniudiig holbodog. | designer
`),
  )("“$text” does not need $concept", (row) => expect(roleIn(row)).not.toBe("need"));
});

describe("what others are to do", () => {
  test.each(
    readTable(`
Вэб хийлгэмээр байна. | web-development
Вэб хийлгэх гэсэн юм. | web-development
Апп хөгжүүлүүлэх гэсэн юм. | mobile-development
Хэн нэгэн дизайн хийж өгөөч. | design
Веб хийж өгнө үү. | web-development
Veb hiilgemeer bna. | web-development
`),
  )("is needed: “$text”", (row) => expect(roleIn(row)).toBe("need"));
  test.each(
    readTable(`
Вэб хийлгэсэн. | web-development
Вэб хийж өгөөч гэж гуйдаг. | web-development
Вэб хийж өгдөг. | web-development
`),
  )("but not what they ask or have: “$text”", (row) => expect(roleIn(row)).not.toBe("need"));
});

test.each(["Гагнуурчин олдсон. | welder", "Гагнуурчин олсон. | welder"].flatMap(readTable))(
  "who is found is there: “$text”",
  (row) => expect(roleIn(row)).toBe("have"),
);
