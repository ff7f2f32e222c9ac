import { describe, expect, test } from "vitest";
import { readTable, roleIn } from "../role-tables.ts";

describe("who is looked for, in so many words", () => {
  test.each(
    readTable(`
Багт нэг дизайнер нэмэх гэж байгаа. | designer
Нягтлан шалгаруулж авна. | accountant-role
Нягтлан олж чадахгүй байна. | accountant-role
Нягтлан хүн орж ирвэл баярлана. | accountant-role
Нягтлантай баг бүрдүүлмээр байна. | accountant-role
Нягтланд хувь өгнө. | accountant-role
Нягтлан мэдэх хүнд 10 хувь өгнө. | accountant-role
Нягтлан миний сул тал. | accountant-role
Миний сул тал бол нягтлан. | accountant-role
Надад дутаж байгаа нь нягтлан. | accountant-role
Ажлын байр: нягтлан. | accountant-role
Нээлттэй ажлын байр: нягтлан. | accountant-role
Хайж байгаа хүн: нягтлан. | accountant-role
Та нягтлан бол холбогдоорой. | accountant-role
Нягтлан бол надтай холбогдоорой. | accountant-role
Нягтлан нар холбогдоорой. | accountant-role
Нягтлан мэддэг бол нэгдээрэй. | accountant-role
nyagtlan oldohgui bna | accountant-role
Борлуулалт хянах системтэй болох гэсэн юм. | sales
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
Нягтлан хэрэгтэй хүмүүст үйлчилдэг. | accountant-role
Нягтлан хэрэгтэй бол холбогдоорой. | accountant-role
Нягтлан болохыг хүсдэг. | accountant-role
Хэрэглэгч нягтлан хэрэгтэй гэдэг. | accountant-role
Найз маань нягтлан хайж байгаа. | accountant-role
Борлуулалтаа өөрсдөө хийж чаддаг багт нэгдэнэ. | sales
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

describe("with whom and by whom help would be welcome", () => {
  test.each(
    readTable(`
Даатгалын хууль мэдэх хүн зөвлөгөө өгвөл сайн. | insurance
daatgal medeh hun zuvluguu ugvul sain | insurance
Багш хүнтэй хамтарч чадвал гоё. | teacher-role
Нягтлан хүнтэй нийлж чадвал сайн байна. | accountant-role
Хуульч, борлуулалтын хүнтэй хамтарч жижиг газруудад зориулсан үйлчилгээ гаргах бодолтой. | lawyer
Бид борлуулалт хийдэг, вэб хийдэг хүн хайж байна. | web-development
Манайд нарны цахилгаан тавиулна. | solar-energy
Гэртээ халаалт солиулна. | home-heating
`),
  )("$text: $concept", (row) => expect(roleIn(row)).toBe("need"));

  test.each(
    readTable(`
Бид борлуулалт хийдэг, вэб хийдэг хүн хайж байна. | sales
Дизайнер хүнтэй хамтарч аюулгүй байдлын үйлчилгээ гаргах бодолтой. | security-services
Агрономич биш байж болно. | agronomist
agronomich bish baisan ch bolno | agronomist
`),
  )("$text: no need of $concept, nor a refusal", (row) => expect(["need", "not"]).not.toContain(roleIn(row)));
});
