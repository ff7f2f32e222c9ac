import { describe, expect, test } from "vitest";
import { readTable, roleIn } from "./roles/role-tables.ts";

describe("who is not taken on", () => {
  test.each(
    readTable(`
We don't take lawyers. | lawyer
We don't hire accountants. | accountant-role
We do not hire designers, we have four. | designer
We dont take agencies or developers. | developer
I do not employ welders. | welder
We don't take trainers of race horses. | race-horse-training
We don't hire a welder. | welder
We are not hiring translators. | translator-role
We don't accept nurses any more. | nurse-role
We will not hire lawyers. | lawyer
`),
  )("“$text”: $concept", (row) => expect(roleIn(row)).toBe("not"));
  test.each(
    readTable(`
Why do startups not hire a designer first? | designer
We don't take commission on sales. | sales
They don't hire accountants. | accountant-role
We don't take orders, we do translation. | translation
We don't take holidays in accounting. | accounting
We don't take money for marketing. | marketing
We don't take long: translation in a day. | translation
Farmers do not hire accountants. | accountant-role
We don't take sides in design. | design
We don't take papers for translation without a stamp. | translation
`),
  )("“$text” does not refuse $concept", (row) => expect(roleIn(row)).not.toBe("not"));
});

describe("of whom there are so many that another is not wanted", () => {
  test.each(
    readTable(`
We are three lawyers, not a fourth. | lawyer
We are three lawyers (so: not a fourth) with contracts. | lawyer
We are two designers, so not a third please. | designer
There are four developers here, not a fifth. | developer
Two accountants in the team, not another one. | accountant-role
We have three welders, not a fourth. | welder
Four welders, so no more of those. | welder
Three designers, thank you, not another lawyer. | lawyer
Accountants we have more than we can feed. | accountant-role
Designers we have more than enough. | designer
Designers we have enough. | designer
Lawyers we have too many. | lawyer
Sales we have enough of. | sales
24 welders, we really have enough of them. | welder
Geologists: thanks, we've got six. | geologist
Not wanted: shifts, auditing food. | audit
Need a lawyer, not someone for sales. | sales
We do not print or sew. | sewing
`),
  )("“$text”: $concept", (row) => expect(["not", "have"]).toContain(roleIn(row)));
  test.each(
    readTable(`
Not a second without sales. | sales
We need an accountant, not a third of a day. | accountant-role
Our translation costs three dollars, not a fourth of the price. | translation
We lost two designers, not a third. | designer
We need three designers, not a fourth office. | designer
Need a designer, not another agency. | designer
`),
  )("“$text” refuses no $concept", (row) => expect(["not", "have"]).not.toContain(roleIn(row)));
});

describe("what the writer is or does", () => {
  test.each(
    readTable(`
General dentist I am myself. | dentist
Grant writing I do myself. | fundraising-ngo
Accounting and tax I do myself. | tax
Design we do ourselves. | design
Sales I can do myself. | sales
Marketing I handle myself. | marketing
Translation I do myself (20 years). | translation
Lawyer I am myself, need a designer. | lawyer
Two Unity programmers (us). | gameplay-programmer
Two designers (us), need an accountant. | designer
No accountant is missing. | accountant-role
No designer or lawyer is missing. | lawyer
`),
  )("“$text”: $concept", (row) => expect(roleIn(row)).toBe("have"));
  test.each(
    readTable(`
Need a designer, the rest I do myself. | designer
We need accounting, sales I do myself. | accounting
Need a lawyer (contact us). | lawyer
Looking for two welders (US). | welder
Sales (US) | sales
People ask what accounting I do myself. | accounting
I need a designer more than we can pay. | designer
An accountant is missing. | accountant-role
A lawyer is still missing, marketing I do myself. | lawyer
If accounting is late I do it myself. | accounting
`),
  )("“$text” does not say that there is $concept", (row) => expect(roleIn(row)).not.toBe("have"));
});

describe("what is not theirs", () => {
  test.each(
    readTable(`
Boiler and heating pipes is not our. | home-heating
Marketing is not ours. | marketing
Sales and marketing are not ours. | sales
Cows and sheep I have not touched since the exam. | cattle
Accounting I have never done. | accounting
Sales I haven't done for years. | sales
Welding I have not tried. | welding
Statutory books and tax no. | tax
Animals and sculpture no. | sculpture
Design, sales and marketing no. | marketing
`),
  )("“$text”: $concept", (row) => expect(roleIn(row)).toBe("not"));
  test.each(
    readTable(`
The tax office said no. | tax
The design is not ours. | design
This translation is not mine. | translation
Translation I have not done yet. | translation
The accounting I have not finished. | accounting
My accountant says no. | accountant-role
Sales yes or no. | sales
Marketing I have not forgotten. | marketing
If marketing is not ours, whose is it? | marketing
The answer on tax was no. | tax
`),
  )("“$text” does not refuse $concept", (row) => expect(roleIn(row)).not.toBe("not"));
});

describe("of a need what it is not", () => {
  test.each(
    readTable(`
Looking for a riding instructor, not race horses. | race-horse-training
Wanted: riding instructor (with children, not race horses), becomes partner. | race-horse-training
We need a designer, not developers. | developer
We need accounting, not audit. | audit
Looking for an illustrator, not photography. | photography
We need translation, not interpreting. | interpreting
Need: sales, not telesales. | telesales
Looking for backend, not frontend. | frontend-development
We need a lawyer (contracts, not tax). | tax
Wanted: welder, not plumber. | plumber-role
UX researcher not a visual designer | designer
Looking for a chef not a baker. | butcher-baker-role
We need an engineer who is not a salesman. | salesperson
`),
  )("“$text”: $concept", (row) => expect(roleIn(row)).toBe("not"));
  test.each(
    readTable(`
We need sales, not racing against time. | sales
We need a designer, not only marketing. | marketing
We need a designer, not necessarily Java. | java
We need a developer who is not afraid of sales. | sales
I do marketing, not bad at design. | design
We need design, not cheap design but good design. | design
We need a lawyer, not just accounting. | accounting
Looking for a partner, not too technical, for marketing. | marketing
We need accounting, not yet audit. | audit
Marketing works, not magic. | marketing
We need a designer who is not only a developer. | developer
`),
  )("“$text” does not refuse $concept", (row) => expect(roleIn(row)).not.toBe("not"));
});

test("who develops the business is no developer", () => {
  expect(roleIn({ text: "Sales and biz dev not needed.", concept: "business-development" })).toBe("not");
  expect(() => roleIn({ text: "Sales and biz dev not needed.", concept: "developer" })).toThrow("not named");
});

describe("whom a company looks for, said of a person without a name", () => {
  test.each(
    readTable(`
What we don't have is somebody to run the reefers. | cold-chain
We'd give a share to the person who turns that around: referral, sales. | sales
A Figma person who can make our things pretty would be the next partner. | figma
A licensed accountant who can audit is what we miss. | accountant-role
`),
  )("“$text”: $concept", (row) => expect(roleIn(row)).toBe("need"));
});
