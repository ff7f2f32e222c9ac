// Whole families of saying the same: headings, what comes first in its sentence, who joins, what is troublesome.
import { describe, expect, test } from "vitest";
import { readTable, roleIn } from "../role-tables.ts";

describe("what is needed", () => {
  test.each(
    readTable(`
Missing so far: a welder, an accountant. | accountant-role
What we have not got: a welder, an accountant. | accountant-role
Open places: two welders, an accountant. | accountant-role
Now recruiting an accountant. | accountant-role
An accountant would help most. | accountant-role
We are two welders and no accountant. | accountant-role
Right now what we'd pay for: translation. | translation
On our wish list: an accountant. | accountant-role
Most wanted: an accountant. | accountant-role
What would help: an accountant. | accountant-role
Who should join: an accountant. | accountant-role
Needed next: an accountant. | accountant-role
Now seeking: an accountant. | accountant-role
People we want to meet: accountants. | accountant-role
Where we get stuck: translation. | translation
What beats me is accounting. | accounting
What defeats us is translation. | translation
Where we fall short is accounting. | accounting
Where I struggle is translation. | translation
What keeps us awake is accounting. | accounting
What holds us back is translation. | translation
What we can't get right is accounting. | accounting
What worries me most is accounting. | accounting
What we have yet to find is an accountant. | accountant-role
If an accountant joined, even better. | accountant-role
If a welder came on board, we could double. | welding
If an accountant is on board, we start in May. | accountant-role
As soon as a welder is on board we begin. | welding
Once an accountant joins, we start. | accountant-role
If you build apps, come and see us. | mobile-development
If you've done translation, I'm buying the coffee. | translation
If you weld, come by the workshop. | welding
If you sew, ring me. | sewing
If you know accounting, say hello. | accounting
We would welcome a paralegal. | lawyer
Looking to hire a forester. | forestry
We are looking to hire an accountant. | accountant-role
We're trying to find a welder. | welding
We have to hire an accountant this year. | accountant-role
We'd like to bring on an accountant. | accountant-role
We'd rather find an accountant than a clerk. | accountant-role
A welder would make a team. | welding
An architect who likes wood would make a team. | architect-role
A welder would round off the team. | welding
Also on the wish list, an accountant. | accountant-role
An accountant, a welder: any of those and we can begin. | accountant-role
Two things are lacking: translation and a welder. | welder
I'd go into business with a person who does accounting. | accounting
A publisher or a translator with a heart, where are you? | translator-role
So: translation, please. | translation
A welder, please. | welder
They want it in boxes, which is where we get stuck: packaging. | packaging
Insurance — no idea where to begin. | insurance
Translation is what would help first. | translation
Anybody good with welding? | welding
An accountant or a welder, that's who I look for. | accountant-role
I'd open a bar if a partner took the accounting. | accounting
Together with a nurse and somebody organised I'd start a small agency. | nurse-role
What I'm after is an accountant. | accountant-role
I'd be nothing without a bookkeeper. | accountant-role
We've been hunting for a welder since May. | welder
The only gap: accounting. | accounting
We're one welder short. | welder
We hope an accountant will join us. | accountant-role
I wish I had an accountant. | accountant-role
Without a welder we can't start. | welder
Apart from a welder we have everybody. | welder
Translation is where I need a hand. | translation
With translation I need a hand. | translation
For translation I am looking for a partner. | translation
For the accounting we want a part-timer. | accounting
For translation we have nobody. | translation
An accountant is on our wish list. | accountant-role
Could you translate? Then call me. | translation
If you happen to be a welder, write to me. | welder
You are a nurse and like dogs? Write to us. | nurse-role
I sell, you weld. | welding
I handle sales, you handle accounting. | accounting
My part is cooking, yours would be accounting. | accounting
Preferably somebody with welding experience. | welding
`),
  )("“$text”: $concept", (row) => expect(roleIn(row)).toBe("need"));
  test.each(
    readTable(`
What our clients need: translation. | translation
What sets us apart is translation. | translation
What we do best is translation. | translation
Where we shine is translation. | translation
If a welder gets hurt, we call you. | welding
If an accountant asks, we send the papers. | accountant-role
If you need translation, come and see us. | translation
If you are looking for translation, write to me. | translation
If you like translation, you will love our books. | translation
We help firms to hire accountants. | accountant-role
An app to find a welder nearby. | welding
I want a bakery of my own. | baking
I dream of a bakery of my own. | baking
Any of those translations is ours. | translation
Call the welder, please. | welder
I have no idea why people love welding. | welding
Together with a nurse I ran a clinic. | nurse-role
We serve accountants. | accountant-role
You weld at home? Our gloves protect you. | welding
We do translation, you focus on marketing. | marketing
I worked without a welder in the army. | welder
For translation we have a partner. | translation
With welding I made my living. | welding
We do welding, please call. | welding
No welding, please. | welding
`),
  )("“$text” does not need $concept", (row) => expect(roleIn(row)).not.toBe("need"));
});

describe("what others do", () => {
  test.each(
    readTable(`
Translation I pass on to a friend. | translation
Translation we send next door. | translation
Accounting we hand over to an office in town. | accounting
Welding we farm out. | welding
Welding we give to a workshop nearby. | welding
Translation my wife does. | translation
Translation is my wife's department. | translation
We need somebody to persuade accountants in Darkhan. | accountant-role
Looking for a marketer who can reach accountants. | accountant-role
We need a designer to work with welders. | welder
We need packaging that chefs like. | chef
Translation the client arranges. | translation
Everything to do with translation the client arranges. | translation
Welding our neighbour does for us. | welding
A flatmate does the accounting. | accounting
A colleague of mine does the accounting. | accounting
Somebody else does the accounting. | accounting
Translation is next door, not us. | translation
Translation happens elsewhere. | translation
Accountant and cook are already promised. | accountant-role
For welding you'd have to go to Bold on the second floor. | welding
Translation is too dear for us. | translation
Upholstery is not done in-house. | furniture-making
We don't do translation ourselves. | translation
`),
  )("“$text”: $concept", (row) => expect(roleIn(row)).toBe("aside"));
  test.each(
    readTable(`
We send translations to Korea and Japan. | translation
We are looking to work with accountants. | accountant-role
I pass on my knowledge of accounting. | accounting
The translation we send is always checked. | translation
Accounting we do ourselves. | accounting
Translation I love. | translation
We give translation to nobody, it is ours. | translation
`),
  )("“$text”: $concept is not of others", (row) => expect(roleIn(row)).not.toBe("aside"));
});

describe("what is refused", () => {
  test.each(
    readTable(`
Wholesale, yes; translation, no. | translation
Welding, yes, translation, no. | translation
Translation: not since 2019. | translation
Welding, never. | welding
I have no eye for graphic design. | graphic-design
Translation is out. | translation
Accounting I refuse on principle. | accounting
Welding we decline. | welding
Translation I avoid at all costs. | translation
Translation we don't touch on principle. | translation
Translation I don't do any more. | translation
Don't come to me about accounting. | accounting
Never call us for welding. | welding
Not needed: translation. | translation
What we no longer need: translation. | translation
Weak spots: accounting, prices. | accounting
Spinning wool, welding: never learned. | welding
Accounting drives me up the wall. | accounting
Translation we've ruled out. | translation
`),
  )("“$text”: $concept", (row) => expect(roleIn(row)).toBe("not"));
  test.each(
    readTable(`
Welding: of course. | welding
Translation, yes. | translation
I am done with welding and would love something in translation. | translation
Do you need translation, no matter what? | translation
Don't ask me why I love accounting. | accounting
`),
  )("“$text” does not refuse $concept", (row) => expect(roleIn(row)).not.toBe("not"));
});
