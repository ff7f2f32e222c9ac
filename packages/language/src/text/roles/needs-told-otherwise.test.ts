// Further ways in which both languages say whom somebody lacks.
import { describe, expect, test } from "vitest";
import { readTable, roleIn } from "./role-tables.ts";

describe("whom one misses, adds or would begin with", () => {
  test.each(
    readTable(`
Утасны апп, сүлжээний инженер үгүйлэгдэж байна. | networking
Йогийн багш нэмнэ. | yoga-meditation
Диспетчергүй болоод хоёр сар боллоо. | dispatch-coordination
Гаалийн бүрдүүлэгч бас авъя. | customs
Эсгүүрчин маань жирэмсний чөлөө авна. | pattern-making
Малын эмч, даатгалын хуульч хоёрыг олчихвол эхэлнэ. | veterinarian
Тайлан бичих, код бичих 3 ажил байна. | software-development
Гагнуурчин хүрэлцэхгүй байна. | welder
USSD мэддэг инженер гуйя. | engineer
Бетон цутгах, хашлага гагнах л үлдсэн. | cement-bricks
Бид англи хэл дээр бичдэг мэргэжилтэнгүй. | english-language
Борлуулалтын төлөөлөгч аймгуудад авна. | salesperson
Data analyst авна. | data-analyst-role
Аялал жуулчлал сонирхдог хүн урьж байна. | tourism
Дуу таних хиймэл оюун хөгжүүлэх, код бичих хүн алга. | artificial-intelligence
Сайт хийдэг, код бичдэг багтай хамтарна. | software-development
Аппликейшн 3 сарын дотор хийх. | mobile-development
Гүйцэтгэгч аудитын чиглэлээр туршлагатай байх. | audit
Апп дээр туслах компани хайж байна. | mobile-development
The next step is a translation, and for that we need help. | translation
Next comes accounting, and for this we have nobody yet. | accounting
We look for a partner who could run our payroll. | payroll
You have done translation before. | translation
A welder would move us most. | welder
Сав баглаа боодлын дизайнер, гагнуурчин яаралтай. | packaging-design
Программист сонгон шалгаруулна. | developer
`),
  )("“$text”: $concept", (row) => expect(roleIn(row)).toBe("need"));
});

describe("what is said to be left, or lacking, comes behind", () => {
  test.each(
    readTable(`
Remaining: translate the handbook, accounting. | accounting
Still to do: welding, accounting. | accounting
Time to have our own line: photographer, sales. | photographer-role
What keeps us from growing is marketing. | marketing
I want to make bread cheap and need a welder. | welder
Дутуу юм нь дизайнер. | designer
Team: two farmers. An accountant, yes. | accountant-role
An accountant is what we need this autumn. | accountant-role
I'm after somebody who can weld. | welding
We would also love to hear from packaging suppliers. | packaging
Химич, гагнуурчин хоёртой уулзмаар байна. | chemist-role
Himich, gagnuurchin hoyortoi uulzmaar baina. | welder
Нягтлан гэж хүн олддоггүй. | accountant-role
Хөтөч (франц, герман) авна. | tour-guide
Хүргэлтийн апп хийлгэх захиалгатай. | mobile-development
Вэб хуучирсан, аудит шинээр хийлгэх. | audit
Dutuu yum ni mobile developer. | mobile-developer
Odoo gants heregtei ni dizainer. | designer
Who we'd love to hear from: welders, insiders. | welder
I'd bring in: one React person. | react
What we can't train is a finance manager. | finance
Help with packaging, accounting and a brand would change everything. | accounting
We are thinking about a designer. | designer
Our welder's chair is empty since autumn. | welder
Upholsterers – always welcome. | furniture-restoration
Partner for sales: yes please. | sales
We are hunting for a welder. | welder
Our growth is limited by accounting. | accounting
A groomer wouldn't hurt. | pet-care
Our sound engineer dropped out last week. | audio-engineering
If you can weld and don't mind nights, the job is yours. | welding
Our weak points: accounting, translation. | accounting
Үлдсэн ажил: гагнуур, дизайн. | welding
Looking: welder, accountant. | welder
I could run it if somebody else finds customers. | sales
Манайд CTO байхгүй. | cto
Growing, so: welder, accountant. | welder
Too much work, too few hands: welding, design. | welding
Don't have: a welder, an accountant. | welder
We'd outsource accounting tomorrow. | accounting
Механик, нягтлан зарлаж байна. | accountant-role
Гадаадад гаргахад туслах хүн байна уу? | exports
What's not solved: welding, accounting. | welding
Wanted: a painter; a welder; sales. | welder
A team of farmers – nobody who can weld. | welding
We must build the website. | web-development
We have to design the packaging. | packaging-design
My gap is accounting. | accounting
Open to investors. | investor-role
What we lack is design – our screens are old – and a welder. | welder
We look for somebody who will train our welders. | welder
It would help to have someone who knows accounting. | accounting
Үлдсэнийг хийх хүмүүс хэрэгтэй: дизайнер, хуульч. | designer
Манай багт дараах хүмүүс дутагдаж байна: дизайнер, хуульч. | lawyer
Вэбсайт хийх ёстой. | web-development
Борлуулалтын хүн нэг байхад л болно. | sales
Гагнуурчин, жолооч ажилд орно уу. | welder
Инженер хайж байна, хуульч ч бас. | lawyer
Гагнуур хийдэг залуу байсан ч явчихсан. | welding
Дизайнертай хамтран ажиллахад бэлэн. | designer
`),
  )("“$text”: $concept", (row) => expect(roleIn(row)).toBe("need"));
  test.each(
    readTable(`
If you sell honey, need accounting, or both, talk to me. | accounting
My weak points: accounting, translation. | accounting
If you can weld, you know the smell. | welding
Ихэнх үйлчлүүлэгчид дизайнергүй. | designer
My brother wants to make bread and needs a welder. | welder
Paint donated by a shop. | surface-coating
Манай орчуулагч хүнд хүрэхгүй байна. | translator-role
Дизайн хийх гэж байгаа, маркетинг дутаж байна. | design
Аяллын компани нээх гэж байгаа, вэбсайт хийх хүн хэрэгтэй. | tourism
Кофены цех нээх мөрөөдөлтэй, хөрөнгө оруулагч хайж байна. | coffee-topic
Need a developer and somebody for sales to the hotels. | hospitality-industry
Wanted: a welder, someone who can talk to lawyers. | lawyer
We need a backend that respects privacy. | privacy-data-protection
It now needs to become real: an app for accounting. | accounting
I want open hotel in winter. | hospitality-industry
Happy as the second welder. | welder
Жолооч нар байгаа, вэбсайт хийх хүн хэрэгтэй. | driver
What we need isn't accounting, it's design. | accounting
Нягтлан авах бодолгүй. | accountant-role
Аялал жуулчлал сонирхдог хүн. | tourism
Дизайнер хайх ажлыг бид өөрсдөө хийнэ. | designer
If you have done translation, you know it. | translation
`),
  )("“$text” does not need $concept", (row) => expect(roleIn(row)).not.toBe("need"));
  test.each(
    readTable(`
Кофены цех нээх мөрөөдөлтэй. | coffee-topic
Аяллын компани нээх гэж байгаа, вэбсайт хийх хүн хэрэгтэй. | tourism
Aylal juulchlaliin company neeh gej bgaa. | tourism
Апп хийх гээд байгаа. | mobile-development
Онлайн худалдаа руу орох гэж байгаа. | ecommerce
Вэбсайт хийх гэсэн юм. | web-development
Апп хиймээр байна. | mobile-development
`),
  )("“$text”: $concept is planned", (row) => expect(roleIn(row)).toBe("aside"));
});
