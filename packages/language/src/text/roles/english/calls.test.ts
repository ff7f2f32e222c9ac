import { describe, expect, test } from "vitest";
import { readTable, roleIn } from "../role-tables.ts";

describe("whoever is called for is needed", () => {
  test.each(
    readTable(`
We could really do with an accountant. | accountant-role
An accountant would be a great addition. | accountant-role
I'd like to meet an accountant. | accountant-role
Any accountants out there? | accountant-role
Are you an accountant? Then write to me. | accountant-role
Do you know accounting? Write me. | accounting
Accountants, please write to me. | accountant-role
Calling all accountants! | accountant-role
My weak point is accounting. | accounting
My weakness is accounting. | accounting
Accounting is my weak spot. | accounting
I struggle with accounting. | accounting
We struggle with accounting. | accounting
We are still without an accountant. | accountant-role
Our team has no accountant. | accountant-role
There is no accountant in our team. | accountant-role
We don't know any accountants. | accountant-role
I don't know anyone who does accounting. | accounting
I'm open to a co-founder who does accounting. | accounting
I'd share equity with an accountant. | accountant-role
I'm ready to give 20% to an accountant. | accountant-role
Equity for an accountant. | accountant-role
We plan to bring in an accountant. | accountant-role
It would help to have an accountant. | accountant-role
It takes an accountant to do this. | accountant-role
This calls for an accountant. | accountant-role
This requires accounting. | accounting
Accounting skills required. | accounting
Accounting experience is a must. | accounting
Accounting is a plus. | accounting
Knowledge of accounting is welcome. | accounting
Experience in accounting would be an advantage. | accounting
You should know accounting. | accounting
Join us if you know accounting. | accounting
If you are good at accounting, write to us. | accounting
You: accounting, humour. | accounting
Must have: accounting. | accounting
We plan to hire for accounting. | accounting
You bring accounting experience. | accounting
The ideal partner knows accounting. | accounting
My ideal co-founder is an accountant. | accountant-role
Ideally you are an accountant. | accountant-role
I imagine an accountant at my side. | accountant-role
I see myself working with an accountant. | accountant-role
I'd be happy to work with an accountant. | accountant-role
I'd be delighted to find an accountant. | accountant-role
Welcome: accountants and lawyers. | accountant-role
Who can help with accounting? | accounting
Who wants to do our accounting? | accounting
Can anyone do accounting? | accounting
Does anyone here know accounting? | accounting
Is there an accountant who wants to join? | accountant-role
On the lookout for an accountant. | accountant-role
I haven't found an accountant yet. | accountant-role
I still haven't found an accountant. | accountant-role
Someone has to do the accounting. | accounting
Somebody should do the accounting. | accounting
The accounting still has to be done. | accounting
First hire: an accountant. | accountant-role
Next hire: accountant. | accountant-role
I'd love some help with accounting. | accounting
Support with accounting is welcome. | accounting
Support in accounting would be appreciated. | accounting
I'd appreciate help with accounting. | accounting
I'd be grateful for help with accounting. | accounting
Accountant needed! | accountant-role
If there is somebody who knows accounting, I'm your partner. | accounting
Two welders needed from January. | welder
Team wanted: accountant, welder. | welder
What I don't have: a website, accounting. | accounting
`),
  )("“$text”: $concept", (row) => expect(roleIn(row)).toBe("need"));
  test.each(
    readTable(`
I can help with accounting. | accounting
I offer help with accounting and tax. | accounting
We offer support in accounting. | accounting
I would be a great addition as an accountant. | accountant-role
I give accounting lessons to designers. | accounting
Our clients need accounting. | accounting
I worked with an accountant for years. | accountant-role
I used to be an accountant. | accountant-role
We do all the accounting needed. | accounting
Accounting for people who struggle with numbers. | accounting
I know what an accountant needs. | accountant-role
I have been an accountant since 2010. | accountant-role
I'm happy to work with accountants and lawyers. | accountant-role
I am open to any accounting work. | accounting
I'd love to use my accounting skills. | accounting
My accounting skills are required by banks. | accounting
We welcome accountants to our courses. | accountant-role
Somebody who can't do accounting can use it. | accounting
My mother is an accountant. | accountant-role
I am the accountant you are looking for. | accountant-role
The accountant is already on board. | accountant-role
As an accountant I know taxes. | accountant-role
I joined a bank as an accountant. | accountant-role
I could do accounting as well. | accounting
If you need accounting, call me. | accounting
If you want good accounting, write to us. | accounting
Anyone who can count can do accounting. | accounting
People who know accounting use our app. | accounting
We are not only accountants. | accountant-role
I don't know anyone who loves accounting as I do. | accounting
We have nothing but accounting to do. | accounting
There is no accounting without us. | accounting
It takes accounting and patience. | accounting
I share the office with an accountant. | accountant-role
I quit the bank to do accounting. | accounting
I left the bank and do accounting. | accounting
I'm tired of bad accounting. | accounting
Accounting is hard to find time for. | accounting
Who can afford accounting? | accounting
I don't mind accounting. | accounting
Please write to me about accounting. | accounting
Please call if you want accounting. | accounting
We do accounting for founders who dislike it. | accounting
I have left accounting offices better than I found them. | accounting
Can you imagine accounting without paper? | accounting
Are you tired of accounting? We do it. | accounting
Do you need accounting? Call us. | accounting
Do you hate accounting? Write to us. | accounting
Not just accounting, also tax. | accounting
I should know accounting, I studied it. | accounting
Experience with accounting since 2012. | accounting
Knowledge of accounting and law. | accounting
My ideal job is accounting. | accounting
Ideally I would do accounting. | accounting
Doing accounting is a plus of mine. | accounting
I got equity for accounting. | accounting
The first thing you learn is accounting. | accounting
Is there accounting in the app? Yes. | accounting
I do accounting on the search for truth. | accounting
You should know that I do accounting. | accounting
You know me from accounting. | accounting
The app tells you what to do in accounting. | accounting
We had no accountant, so I learned accounting. | accountant-role
Except on Sundays I do accounting. | accounting
I do accounting except in July. | accounting
No accountants yet, and none needed. | accountant-role
`),
  )("“$text” calls for no $concept", (row) => {
    expect(roleIn(row)).not.toBe("need");
    expect(roleIn(row)).not.toBe("not");
  });
});
