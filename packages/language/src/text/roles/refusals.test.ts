import { describe, expect, test } from "vitest";
import { createLanguage } from "../../language.ts";
import { readTable, type Row } from "./role-tables.ts";

const language = createLanguage();

const refusals = `
I don't do marketing. | marketing
I do not write code. | software-development
I can't do accounting and would rather pay somebody for it. | accounting
Please no sales. | sales
I am not a designer. | designer
I'm no accountant, that much is certain. | accountant-role
I have no experience in sales. | sales
I have no accounting background. | accounting
We do not offer translation. | translation
We don't do construction, only repairs. | construction
Our studio does not do branding. | branding
I have never worked in sales. | sales
I never did any marketing. | marketing
I am not interested in crypto. | blockchain
I'm not good at sales. | sales
Sales is not my thing. | sales
Accounting is not for me. | accounting
Translation and accounting are outside our practice. | translation
Construction lies beyond what we do. | construction
Sales is out of my field. | sales
Translation is a different licence which we do not have. | translation
Construction is another trade. | construction
I hate sales. | sales
I do everything but sales. | sales
I will take on anything except accounting. | accounting
We no longer do translation. | translation
I know nothing about marketing. | marketing
We avoid construction. | construction
Recipes and design I leave to others. | design
I gladly leave accounting to the professionals. | accounting
Marketing I left behind for good. | marketing
Accounting was my old life. | accounting
Marketing is behind me now. | marketing
Hands-on repair is not what I do. | repair-maintenance
We used to make mobile apps, since 2020 we don't. | mobile-development
We used to do translation but no longer. | translation
I quit design in 2020. | design
No coding, no design. | software-development
Backend yes, no design please. | design
I love numbers, but I do not sell or do marketing. | marketing
Би код бичдэггүй. | software-development
Маркетинг хийж чадахгүй. | marketing
Нягтлан бодох бүртгэл мэдэхгүй. | accounting
Борлуулалтын туршлагагүй. | sales
Дизайн хийдэггүй, зөвхөн текст бичдэг. | design
Би дизайнер биш. | designer
Татварын талаар мэдлэг алга. | tax
Бид орчуулга хийдэггүй. | translation
Манай студи орчуулга хийдэггүй. | translation
Борлуулалтаар ажиллаж үзээгүй. | sales
Маркетингаас бусдыг хийж чадна. | marketing
Код бичдэггүй ч гэсэн бизнесээ сайн мэднэ. | software-development
Орчуулга сонирхохгүй. | translation
Барилга хийхгүй. | construction
Bi kod bichdeggui. | software-development
Marketing hiij chadahgui. | marketing
Nyagtlan bodoh burtgel medehgui. | accounting
Borluulaltiin turshlagagui. | sales
Bi dizainer bish. | designer
Manai bag orchuulga hiideggui. | translation
Tatvariin medleg alga. | tax
Don't expect me to be your accountant, I do not do accounting. | accounting
Honestly, I cannot draw and I can't do design. | design
I am no good at sales. | sales
I would never work in construction. | construction
My background is law; I do not have any marketing skills. | marketing
The two of us know the trade, but we do not know marketing. | marketing
We are a print shop and do not offer design. | design
Харин борлуулалт миний ажил биш. | sales
Би өөрөө маркетинг мэдэхгүй, тиймээс түнш хайж байна. | marketing
Дизайны мэдлэг огт байхгүй. | design
Орчуулгын ажил авдаггүй. | translation
Борлуулалт бол миний чадах зүйл биш. | sales
Bid barilga hiideggui. | construction
Borluulalt bol minii chaddag yum bish. | sales
I quit doing accounting last year. | accounting
I would rather not be a designer again. | designer
Design no, marketing yes. | design
Translation we don't offer. | translation
Бид орчуулгаас татгалздаг. | translation
Борлуулалт хийхээ больсон. | sales
Marketingaas tatgalzana. | marketing
I gave up sales. | sales
Marketing, no thanks. | marketing
I'd rather not do sales. | sales
I stopped doing translation. | translation
Accounting yes; payroll I don't do. | payroll
Frontend yes, backend no. | backend-development
Маркетингаас татгалзана. | marketing
Bi orchuulga hiihee bolison. | translation
What we turn down: weddings, translation and SEO. | translation
Not for me: sales, payroll. | payroll
Things I won't do: sales, cold calling. | telesales
I never touch: sales, payroll. | payroll
Бид мобайл апп хөгжүүлдэггүй. | mobile-development
Bid mobile app hogjuuldeggui, zuvhun veb hiine. | mobile-development
Бид сургалт зохион байгуулдаггүй. | training
Манайх ачаа тээвэрлэдэггүй. | trucking-dispatch
Хийдэггүй ажил: дизайн, орчуулга. | translation
Animation - no, we send that to friends. | animation
Teaching is what I did before - never again. | teaching
I want something green, not mining anymore. | mining
Код бичихгүй. | software-development
Kod bichihgui. | software-development
Dizain hiij ogohgui, hevlene. | design
Нягтлан хэрэгүй. | accounting
Nyagtlan heregui. | accounting
I never touched CAD. | cad-design
Weak: sales, design. | design
Сул тал: борлуулалт, санхүү. | finance
We clean data, not doing machine learning. | machine-learning
Хүнсний ачаа авдаггүй. | parcels
Татгалздаг ажлууд – борлуулалт, маркетинг. | marketing
I don't sew. | sewing
We don't audit. | audit
No more lawyers. | lawyer
Please, no more sales people. | sales
`;

const none = `
I work without marketing. | marketing
You can start without a tax number. | tax
Anyone can build a shop without a designer. | designer
We sell honey without a website. | websites-topic
It is not only accounting but also tax. | accounting
I don't just do marketing. | marketing
Not just a designer, I also write. | designer
I don't do marketing without a budget. | marketing
I don't take on translation unless the text is ready. | translation
We do not do branding for less than a month. | branding
We don't do translation under five million. | translation
I don't do sales yet, next year I start. | sales
I cannot code, but my accounting is strong. | accounting
No frontend, but backend yes. | backend-development
No sales, but I do all the marketing. | marketing
I do everything but sales: marketing too. | marketing
Nothing but accounting for ten years. | accounting
Customers do not know accounting. | accounting
Most shops do not do marketing. | marketing
The app does not do accounting. | accounting
Banks don't know marketing. | marketing
There is no good accounting in the countryside. | accounting
There are no designers in our town. | designer
Nobody here does marketing. | marketing
Herders do not understand tax. | tax
Our clients don't have accounting skills. | accounting
People who don't know accounting need us. | accounting
Students who can't do accounting learn quickly with it. | accounting
No more lost invoices in your accounting. | accounting
No matter what, sales comes first. | sales
No problem with accounting. | accounting
I am not afraid of sales. | sales
I'm not new to accounting. | accounting
Not a week without sales. | sales
I cannot wait to do marketing. | marketing
I can't imagine life without design. | design
We never stopped marketing. | marketing
I never miss a tax deadline. | tax
The tax office did not answer. | tax
Sales were not bad last year. | sales
Marketing did not help us, so we changed the product. | marketing
We could not find an accountant. | accountant-role
We can't afford a designer. | designer
If you do not know accounting, we teach it. | accounting
I do accounting when nobody else does. | accounting
My brother does not do marketing. | marketing
They do not do translation. | translation
I did not study for nothing: accounting is my trade. | accounting
I don't mind sales. | sales
It is not easy to find accounting help. | accounting
Маркетингийн төсөвгүй эхэлсэн. | marketing
Маркетинггүй дэлгүүр олон бий. | marketing
Орчуулга хийхгүйгээр уншдаг хэрэгсэл. | translation
Код бичдэггүй хүмүүст зориулсан хэрэгсэл. | software-development
Маркетинг хийдэггүй компаниудад тусалдаг. | marketing
Хэрэглэгчид нягтлан бодох бүртгэл мэдэхгүй. | accounting
Малчид татвар мэддэггүй. | tax
Хүмүүс маркетинг ойлгодоггүй. | marketing
Зөвхөн маркетинг биш, борлуулалт ч хийдэг. | marketing
Маркетингаас өөр юм мэдэхгүй. | marketing
Гэрээгүй бол орчуулга хийхгүй. | translation
Хэрэв төсөвгүй бол маркетинг хийхгүй. | marketing
Борлуулалт муу биш. | sales
Нягтлан бодох бүртгэл хэцүү биш. | accounting
Маркетинг сайн хийдэг, харин код бичдэггүй. | marketing
Код бичдэггүй ч маркетинг сайн хийдэг. | marketing
Борлуулалтын баг амрахгүй ажилладаг. | sales
Дэлгүүрт ачаа орхигдсон тул буцааж авч чадахгүй. | retail
Дэлгүүртээ байнга суудаггүй болсон. | retail
Онлайн худалдаа хийдэг, зээлийн апп руу дахиж орохгүй. | ecommerce
Маркетингийн зардал буурахгүй байна. | marketing
Татвар төлөхгүй байж болохгүй. | taxes-topic
Нягтлан маань ажлаа алддаггүй. | accountant-role
Борлуулалт зогсохгүй өссөөр байна. | sales
Санхүүгийн тайлан хоцроодоггүй. | financial-reporting
Туршлагагүй ч болно, маркетинг заана. | marketing
Борлуулалтад хүн алга. | sales
Манайд дизайнер алга. | designer
Delguurt achaa orhigdson, butsaaj avch chadahgui. | retail
Onlain hudaldaa hiideg, zeeliin app ruu dahij orohgui. | ecommerce
Marketing sain hiideg, harin kod bichdeggui. | marketing
Hereglegchid nyagtlan bodoh burtgel medehgui. | accounting
Kod bichdeggui humuust zoriulsan heregsel. | software-development
Zovhon marketing bish, borluulalt ch hiideg. | marketing
Geree baihgui bol orchuulga hiihgui. | translation
Marketingaas oor yum medehgui. | marketing
Borluulalt muu bish. | sales
Marketing is not cheap. | marketing
Design does not sell itself. | design
Our accountant does not work on Sundays. | accountant-role
I won't rest until the accounting is done. | accounting
Do not worry about tax, we file it for you. | tax
Sales do not happen by themselves. | sales
We did not raise prices, yet sales grew. | sales
There was no accountant in the valley before me. | accountant-role
Why do startups not hire a designer first? | designer
I don't only translate: accounting is my second trade. | accounting
You don't have to know accounting to use it. | accounting
Ask me about marketing, not about the weather. | marketing
Татвараа төлөөгүй иргэд олон. | tax
Борлуулалт өсөхгүй байгаа компанид тусална. | sales
Маркетинг хийхэд хэзээ ч оройтохгүй. | marketing
Дизайн бол зөвхөн зураг биш. | design
Нягтлан бодогчгүй компаниудад үйлчилдэг. | accountant-role
Орчуулгаа өөрсдөө хийж чаддаггүй байгууллагад туслана. | translation
Tatvaraa tolj chadahgui irged olon. | taxes-topic
Nyagtlan bodogchgui kompaniudad uilchildeg. | accountant-role
Delivery yes or no, we need design. | design
Harvest stopped, but sales did not. | sales
We gave up our office, marketing goes on. | marketing
They stopped doing marketing, so we came in. | marketing
Marketing helped when nobody said no. | marketing
When I can't do sales, my brother does. | sales
If you know no accounting, ask us. | accounting
Харилцагчид маркетингаас татгалздаг. | marketing
Хэн ч орчуулгаас татгалздаггүй. | translation
Компани маркетингаа больсон тул бид орлосон. | marketing
Зочид дизайнаас татгалзана гэж байхгүй. | design
No translation on weekends. | translation
Would rather not lose an accountant. | accountant-role
Customers say no to sales calls, I say yes to sales. | sales
A shop with no design cannot sell. | design
If there is no budget, I can't do marketing. | marketing
No marketing on Sundays. | marketing
Амралтын өдөр орчуулга хийхгүй. | translation
I rarely do design. | design
No sales calls before ten, please. | sales
Translation only if the text is short. | translation
What we do: design, translation. | translation
What we turn down: design without a brief. | design
What customers do not know: accounting. | accounting
Work: translation, design. | translation
Sales manager at School No. 11, Ulaanbaatar. | sales
Апп хөгжүүлээгүй тул хөгжүүлэгч хайж байна. | mobile-development
Бид апп хөгжүүлээгүй байна. | mobile-development
Хэрэглэгчдийн чаддаггүй зүйл: нягтлан бодох бүртгэл. | accounting
Хийдэг ажил: орчуулга, дизайн. | translation
I can't code, can read SQL. | sql
If you need accounting, go elsewhere. | accounting
Зээл өгдөггүй банк олон. | loans-topic
`;

const cases = [
  ...readTable(refusals).map((row) => ({ ...row, isRefusal: true })),
  ...readTable(none).map((row) => ({ ...row, isRefusal: false })),
].map((row) => ({ ...row, isRead: isDenied(row) }));
const right = cases.filter(({ isRead, isRefusal }) => isRead && isRefusal).length;
const precision = right / cases.filter(({ isRead }) => isRead).length;
const recall = right / cases.filter(({ isRefusal }) => isRefusal).length;

describe(`refusals in ${cases.length} sentences: precision ${precision.toFixed(2)}, recall ${recall.toFixed(2)}`, () => {
  test("the table is long", () => {
    expect(readTable(refusals).length).toBeGreaterThanOrEqual(40);
    expect(readTable(none).length).toBeGreaterThanOrEqual(80);
  });
  test("nearly all that is read as a refusal is one", () => expect(precision).toBeGreaterThanOrEqual(0.95));
  test("most refusals are read", () => expect(recall).toBeGreaterThanOrEqual(0.9));
  test.each(cases)("“$text” speaks of $concept", ({ text, concept }) =>
    expect(language.findConcepts(text).map((match) => match.concept)).toContain(concept),
  );
});

function isDenied({ text, concept }: Row): boolean {
  return language.findConcepts(text).some((match) => match.concept === concept && match.role === "not");
}
