import { expect, test } from "vitest";
import { readTable, roleIn } from "../role-tables.ts";

test.each(
  readTable(`
DM me if you do welding. | welding
Hit me up if you're a welder. | welder
Message us if you can weld. | welding
Anyone into welding? | welding
I'd trade equity for accounting. | accounting
Currently recruiting a welder. | welder
Missing piece: a welder. | welder
Plz help with accounting. | accounting
Help me with my accounting. | accounting
We're stuck on accounting. | accounting
Bonus points for accounting. | accounting
Accounting skills essential. | accounting
Knowledge of tax desirable. | tax
A proven track record in accounting is expected. | accounting
Must know accounting. | accounting
We're bringing on a welder. | welder
I will pay a welder. | welder
Happy to pay for accounting. | accounting
We keep messing up our accounting. | accounting
We lost our accountant. | accountant-role
Do you know a good welder? | welder
Can you recommend a welder? | welder
Where do I find a welder? | welder
Tell me if you know a welder. | welder
It would be great to partner with a welder. | welder
Welders, get in touch. | welder
Calling welders. | welder
As a welder you'll join us two days a week. | welder
The next hire is a welder. | welder
The plan fails without a welder. | welder
We depend on finding a welder. | welder
I'd like help with accounting. | accounting
Looking to partner with someone in accounting. | accounting
My future co-founder knows accounting. | accounting
You will be responsible for accounting. | accounting
No welder yet. | welder
Everything is ready except accounting. | accounting
`),
)("“$text” asks for $concept", (row) => expect(roleIn(row)).toBe("need"));

test.each(
  readTable(`
Our clients are happy to pay for accounting. | accounting
Recruiting a welder takes our clients months. | welder
We help with accounting. | accounting
No welders yet, and none needed. | welder
Drivers who know a good welder save money. | welder
They lost their accountant. | accountant-role
Everything is ready, accounting too. | accounting
`),
)("“$text” does not ask for $concept", (row) => expect(roleIn(row)).not.toBe("need"));
