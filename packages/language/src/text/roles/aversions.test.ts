// What somebody dislikes, has left behind or leaves to others.
import { describe, expect, test } from "vitest";
import { readTable, roleIn } from "./role-tables.ts";

describe("who does no more of something, or never liked it", () => {
  test.each(
    readTable(`
Taxes bore me to death. | tax
I left accounting for good. | accounting
We turn away mining. | mining
I can't do accounting myself. | accounting
I've been out of accounting since 2020. | accounting
I've moved on from accounting. | accounting
I'm retired from teaching. | teaching
Used to do accounting, not anymore. | accounting
Accounting is not on offer. | accounting
Burnt out on accounting. | accounting
I prefer not to do accounting. | accounting
We pass on accounting. | accounting
Not available for accounting. | accounting
No-go: accounting. | accounting
Нягтлангийн ажлаас бүрмөсөн гарсан. | accounting
Орчуулгыг бусдад үлдээнэ. | translation
Орчуулгын ажлаа орхисон. | translation
Орчуулгаа хаясан. | translation
Дургүй зүйл: орчуулга. | translation
Борлуулалтаас айгаад байгаа. | sales
Bi zurag avdag. Borluulalt durgui. | sales
I don't do websites, accounting or anything with numbers. | accounting
I lack patience for accounting. | accounting
Sales (eight years), not accounting. | accounting
Мөрийтэй тоглоом авахгүй. | gaming-lottery-industry
No outside money, ever. | investor-role
We had bad luck with accountants. | accountant-role
So long as it's not accounting. | accounting
I turned down accounting twice. | accounting
Блокчэйн ашиглахгүй. | blockchain
Нягтлан хийж байгаад залхсан. | accountant-role
Даатгалын салбар руу буцахгүй. | insurance
Архины бизнест орохгүй. | beer-wine-spirits
I am not going to do sales. | sales
We're not willing to make websites. | websites-topic
Дизайн авахгүй. | design
Аудит авахгүй. | audit
Don't send me accounting jobs. | accounting
I am not keen on accounting. | accounting
I cannot stand accounting. | accounting
I can't stand accounting. | accounting
I dislike accounting. | accounting
I keep my hands off accounting. | accounting
Hands off accounting! | accounting
I'm tired of accounting. | accounting
I'm sick of accounting. | accounting
I'm fed up with accounting. | accounting
I'm bored of accounting. | accounting
I'm through with accounting. | accounting
I've had it with accounting. | accounting
I left accounting behind. | accounting
Accounting never again. | accounting
I have no intention to do accounting. | accounting
Accounting is not something we do. | accounting
Accounting is out of scope. | accounting
Accounting is not in scope. | accounting
Accounting is excluded. | accounting
Excluding accounting. | accounting
Just not accounting. | accounting
But not accounting. | accounting
I leave the accounting to you. | accounting
We're not accountants. | accountant-role
Accounting gives me a headache. | accounting
Accounting doesn't interest me. | accounting
Accounting does not appeal to me. | accounting
Accounting is nothing for me. | accounting
Нягтлангаас хол байна. | accountant-role
Нягтлан ажил санал болгохгүй байхыг хүсье. | accountant-role
Нягтлангийн ажлаа хаясан. | accountant-role
Нягтлангаар ажиллах бодолгүй. | accountant-role
Нягтлан хийх бодолгүй байна. | accountant-role
Нягтланг бусдад даатгадаг. | accountant-role
Нягтланг мэргэжлийн хүнд үлдээдэг. | accountant-role
Нягтлан энэ ажилд орохгүй. | accountant-role
Нягтлан төсөлд хамаарахгүй. | accountant-role
Нягтлан үнэд ороогүй. | accountant-role
Хурим авдаггүй болсон. | events-industry
I leave the cooking to you. | cooking
Medical waste is outside my knowledge. | hazardous-waste
Machine translation is not accepted. | machine-translation-topic
Taxes scare me. | tax
Programming is a closed book to me. | software-development
Accounting is not an option for us. | accounting
Translation isn't part of this project. | translation
Welding is not included in the offer. | welding
Real estate I have had enough of. | real-estate
We've had enough of translation. | translation
I've stopped translation. | translation
Open to all kinds of work, except for translation. | translation
If it is about translation, I'm out. | translation
We have never made furniture. | furniture-making
Selling is something I keep away from. | sales
I keep away from marketing. | marketing
I leave accounting to others. | accounting
I gladly leave accounting to whoever likes it. | accounting
You will not see me doing sales. | sales
I have no patience for bookkeeping. | accounting
I used to translate; those days are over. | translation
My sales years are behind me. | sales
Design is for others to do. | design
Wedding photography I gave up long ago. | event-photography
Never again in sales. | sales
Welding is fine, design is not. | design
We no longer take translation. | translation
Accounting makes me sleepy. | accounting
Selling is beyond me. | sales
Night shifts are over for me. | night-shift
School meals are not what I left Bologna for. | school-meals
I will not go back to nursing. | nursing
I stopped auditing in 2014. | audit
I don't sign audit reports any more. | audit
I don't treat children. | children-topic
Translation: please no. | translation
Teaching – no thanks. | teaching
Teaching? Never again. | teaching
Weddings are off my list. | events-industry
Interpreting is above my level. | interpreting
Cold calling makes me want to hide. | telesales
Орчуулга хийхээ больсон. | translation
Багшлахаа больсон. | teaching
Зураг авахаа больчихсон. | photography
Борлуулалтаас бүр мөсөн залхсан. | sales
Орчуулгын ажлаас халширсан. | translation
Видео зураг авалтыг бусдад үлдээсэн. | video-production
Аудит надад хамаагүй. | audit
Хүн удирдах дургүй. | leadership
Эмнэлэгт дахиж ажиллахгүй. | healthcare
Эмнэлэгт буцахгүй. | healthcare
Уурхайд дахин очихгүй гэж амласан. | mining
Хүүхэд эмчилдэггүй. | children-topic
Хурим битгий дуудаарай. | events-industry
Орчуулга хийхээ зогсоосон. | translation
Дизайны ажилд буцаж орохгүй. | design
Нягтлангийн ажил хийхгүй гэж шийдсэн. | accounting
Borluulaltiin ajil hiihgui gej shiidsen. | sales
`),
  )("“$text” refuses $concept", (row) => expect(roleIn(row)).toBe("not"));
  test.each(
    readTable(`
Taxes that bore me were the reason for our accounting app. | accounting
Never again in debt: accounting for families. | accounting
Welding is fine, design is fine. | welding
Our clients stopped buying design. | design
Late papers make our clients angry, so we do accounting. | accounting
Good design is over budget for small shops. | design
Малчид эмчилгээгүй, мал эмнэлэгт хүрэхгүй. | veterinary
Багшлахаа мэддэг. | teaching
Who needs teaching? Never mind, we all do. | teaching
Our translation is for others a revelation. | translation
Those years are behind our design. | design
Гэрт орохгүй, дизайн хийнэ. | design
We don't do accounting ourselves. | accounting
I left the design team for a good job. | design
Дизайнаас ашиг гарсан. | design
Дизайнаа бусдад харуулдаг. | design
Accounting, retired from the army. | accounting
I am out of the accounting office at five. | accounting
Accounting doesn't scare me. | accounting
Design yes, accounting no. | design
A tool for farmers, not accountants. | accountant-role
Accounting won't really bore me. | accounting
Accounting has never bothered me. | accounting
Accounting does not put me off. | accounting
Mongolian would not frighten us. | mongolian-language
`),
  )("“$text” does not refuse $concept", (row) => expect(roleIn(row)).not.toBe("not"));
  test("what somebody is useless at is nothing that they have", () =>
    expect(roleIn({ text: "I am useless at marketing.", concept: "marketing" })).toBe("need"));
  test.each(["Printing goes to a partner.", "Printing is done elsewhere."])("“%s”: by others", (text) =>
    expect(roleIn({ text, concept: "print-production" })).toBe("aside"),
  );
});
