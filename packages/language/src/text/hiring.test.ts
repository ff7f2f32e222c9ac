// How companies say whom they would take on, whom they lack and whom they need no more of.
import { describe, expect, test } from "vitest";
import { readTable, roleIn } from "./role-tables.ts";

describe("who would be taken on", () => {
  test.each(
    readTable(`
A baker who can work nights would be hired tomorrow. | butcher-baker-role
An accountant would gladly be taken on. | accountant-role
A welder is to be hired in spring. | welder
A translator who speaks Korean would get our Seoul desk. | translator-role
We would pay an engineer who knows language models. | large-language-models
We would gladly take on a lawyer. | lawyer
We would welcome a designer two days a week. | designer
We intend to hire a welder this spring. | welder
We are recruiting nurses for the night shift. | nurse-role
There is a place for a welder. | welder
Two desks are free for translators. | translator-role
Experienced welders are always welcome here. | welder
We have nobody for sales. | sales
We have no one who can weld. | welding
Clients ask for translation and we have nobody who has done it. | translation
Nobody here understands marketing. | marketing
Our only electrician retires this year. | electrician-role
Our accountant has left. | accountant-role
Химич нэмж авахаар төлөвлөж байна. | chemist-role
Гагнуурчин өндөр цалинтай авна. | welder
Гагнуурчинг шууд ажилд авна. | welder
Оёдолчин гурвыг ажилд авна. | tailor
Гагнуурчны ажлын байр нээлттэй. | welder
Дизайнер маань явсан. | designer
Манай гагнуурчин тэтгэвэрт гарсан. | welder
Борлуулалт хийдэг хүнгүй учраас өрөө хоосон. | sales
Одоогоор гагнуурчингүй байгаа. | welder
Чанар хариуцсан хүн, орчуулагч авна. | quality
Dizainer hungui baigaa. | designer
Dizainer maani garsan. | designer
`),
  )("“$text”: $concept", (row) => expect(roleIn(row)).toBe("need"));
  test.each(
    readTable(`
Our clients left for another translator. | translator-role
There is room for improvement in design. | design
A place for designers to meet. | designer
Our designer left the drawings to the welder. | designer
We would have a design to show. | design
Эмчгүй байдаг суманд очиж үйлчилдэг. | doctor
Орчуулгын ажлын байр гэж юу вэ. | translation
Жолооч маань замд гарсан. | driver
Дизайны зураг авч ирвэл дээж хийнэ. | design
`),
  )("“$text” does not need $concept", (row) => expect(roleIn(row)).not.toBe("need"));
});

describe("of whom no more are needed", () => {
  test.each(
    readTable(`
More lawyers we do not need. | lawyer
We need no further nurses. | nurse-role
We want no more designers. | designer
Сувилагчийн орон тоо дүүрсэн. | nurse-role
Дизайнерын ажлын байр дүүрсэн. | designer
Гагнуурчин илүүдэж байгаа. | welder
`),
  )("“$text”: $concept", (row) => expect(roleIn(row)).toBe("not"));
});
