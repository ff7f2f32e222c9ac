import { expect, test } from "vitest";
import { readTable, roleIn } from "../role-tables.ts";

test.each(
  readTable(`
Гагнуурчин олъё. | welder
Гагнуурчин олж өгөөч. | welder
Гагнуурчин олж өгнө үү? | welder
Сайн гагнуурчин мэдэх үү? | welder
Гагнуурчинтай танилцъя. | welder
Гагнуурчинтай хувь нийлүүлье. | welder
Гагнуур мэдвэл давуу тал. | welding
Гагнуурын туршлага давуу тал. | welding
Гагнуурыг хэн хийх вэ? | welding
Гагнуурчнаа олоогүй л байна. | welder
Гагнуурчин шалгаруулж байна. | welder
Гагнуурчинд хувь санал болгож байна. | welder
Гагнуурчин заавал байх ёстой. | welder
Гагнуурчин ажилд авахаар зарлалаа. | welder
Гагнуурчны эрэлд гарлаа. | welder
Гагнуур мэддэг залуус байвал нэгдээрэй. | welding
Гагнуур хийх чадвартай хүнтэй хамтран ажиллана. | welding
`),
)("“$text” asks for $concept", (row) => expect(roleIn(row)).toBe("need"));

test.each(
  readTable(`
Хэрэглэгчид гагнуурчин олж өгнө. | welder
Гагнуурчид гагнуур мэдэх үү гэж асуудаг. | welding
Гагнуурчин хэнийг авахыг мэднэ. | welder
Гагнуурын туршлага давагдашгүй. | welding
Хоёр талын гагнуурчин ажиллана. | welder
`),
)("“$text” does not ask for $concept", (row) => expect(roleIn(row)).not.toBe("need"));

test("what the writers cannot do themselves is refused, not there", () =>
  expect(roleIn({ text: "Гагнуурыг өөрсдөө хийж чадахгүй.", concept: "welding" })).toBe("not"));
