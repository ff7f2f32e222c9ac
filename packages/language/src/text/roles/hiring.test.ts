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
We would welcome a legal expert. | legal
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
An accountant on Fridays would be a blessing. | accountant-role
The third of us leaves, a data engineer for ten hours a week would save our autumn. | data-engineer-role
We'd take a second welder tomorrow. | welder
There is too much to do: room for one more nurse. | nurse-role
We are after an English teacher. | language-teacher
If anyone has experience in accounting, please write. | accounting
Fully remote. Ideal: designer with an interest in film. | designer
A chemist is what we have been hunting for. | chemist-role
Selling abroad is where we get stuck. | exports
Marketing is the hole in the team. | marketing
What hurts is the accounting. | accounting
We would kill for a decent accountant. | accountant-role
We would love to add a math teacher. | teacher-role
Hoping for a quality engineer. | quality-manager-role
Night cook needed yesterday. | cooking
A third welder from April. | welder
We need our own lawyer. | lawyer
Whoever has exported food is welcome. | export-import
Vacancy: mountain guide. | tour-guide
A translator from Kazakh is missing since spring. | translator-role
Химич нэмж авахаар төлөвлөж байна. | chemist-role
Гагнуурчин өндөр цалинтай авна. | welder
Гагнуурчинг шууд ажилд авна. | welder
Оёдолчин гурвыг ажилд авна. | tailor
Гагнуурчны ажлын байр нээлттэй. | welder
Дизайнер маань явсан. | designer
Нягтлан маань ирэх сард явах гэж байгаа. | accountant-role
Гагнуурчин байнга авна. | welder
Гагнуурчингүй зовж байна. | welder
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
Clients say that an app would save them time, so we make design. | design
The doctor would help the patients. | doctor
Good design is what we make. | design
Дизайнерын хэрэг алга. | designer
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
Cooks are plenty here. | cooking
We have no use for financiers. | finance
Манай 5 гагнуурчин хангалттай. | welder
Дизайнерын хэрэг алга. | designer
Эмч биш сувилагч хэрэгтэй. | doctor
Сувилагчийн орон тоо дүүрсэн. | nurse-role
Дизайнерын ажлын байр дүүрсэн. | designer
Гагнуурчин илүүдэж байгаа. | welder
`),
  )("“$text”: $concept", (row) => expect(roleIn(row)).toBe("not"));
});
