import { describe, expect, test } from "vitest";
import { readTable, roleIn } from "./role-tables.ts";

describe("what others said that they need is no need of the writer", () => {
  test.each(
    readTable(`
My last employer needed a data analyst for two years. | data-analyst-role
Head office wanted loans sold, not checked. | sales
The boss wanted an accountant every spring. | accountant-role
We need real pharmacies to sign up. | pharmacy
We are looking for more pharmacies to subscribe. | pharmacy
We want a simple list so herders can see the prices. | herder
I could run the ward: protocols, hiring nurses, budgets. | nurse-role
We are looking for a baker, our clients ask for translation all the time. | translation
Тэд нягтлан, хуульч хэрэгтэй гэж ярьж байсан. | lawyer
ted nyagtlan heregtei gej helsen | accountant-role
Худалдан авагчид гэрчилгээ, орчуулга шаарддаг. | translation
Дэлгүүрүүдтэй гэрээ байгуулах хүн хэрэгтэй. | retail
Яамтай харилцаж чадах хүн хэрэгтэй. | government
client-uud video hiilgeh gedeg | video-production
I want to make a box with a soil sensor. | soil-topic
We plan to grow vegetables. | vegetables-topic
We look for a person to get us onto supermarket shelves. | retail
Аялал жуулчлалын компани байгуулахаар маркетер хайж байна. | tourism
Ферм нээхэд инженер хэрэгтэй. | farms-farmers
Удирдлага надаас тайлан шаарддаг байсан. | reports-dashboards
Текстээ орчуулсан, зураг хэрэгтэй. | translation
Барилга нэмэгдээд төсөвчин хэрэгтэй. | construction
`),
  )("$text: $concept", (row) => expect(roleIn(row)).not.toBe("need"));

  test.each(
    readTable(`
We are hiring nurses. | nurse-role
Our startup needed an accountant and still does. | accountant-role
We need a designer to prepare our translation. | designer
Somebody to prepare our tax papers is what we need. | tax
We still miss a cook for the summer. | cooking
We miss someone who can do accounting. | accounting
Бидэнд нягтлан хэрэгтэй гэж бодож байна. | accountant-role
I want to build something with a welder. | welder
We want to launch an app with a designer. | designer
We need our web shop translated. | translation
An illustrator who knows fossils is what we've been missing since summer. | illustrator-role
We need somebody who can talk to schools and a designer. | designer
Вэб хийдэг, нягтлан боддог хүн хэрэгтэй. | web-development
Ферм нээхэд туслах инженер хэрэгтэй. | engineer
`),
  )("$text: $concept, of the writer", (row) => expect(roleIn(row)).toBe("need"));
});
