// What a team describes as missing without asking for it: many ways of saying so, each of several things and trades.
import { describe, expect, test } from "vitest";
import { readTable, roleIn } from "../role-tables.ts";

const things = [
  ["accounting", "accounting"],
  ["translation", "translation"],
  ["marketing", "marketing"],
] as const;
const people = [
  ["a welder", "welder"],
  ["an accountant", "accountant-role"],
  ["a good translator", "translator-role"],
] as const;

const ofThings = `
Neither founder knows X.
None of the founders can do X.
Who will do the X?
The question is who does the X.
X is what keeps me up at night.
The product deserves better X.
X is a headache for us.
X is our biggest headache.
X is where it all falls apart.
X is eating my evenings.
X takes up half of my week.
Would love some X.
If only I could do X.
I wish I could do X.
X is not what we are good at.
X is the part I dread.
I dread X.
We muddle through X.
We cannot cope with X any more.
X has become too much.
There is no one for X.
X needs somebody who knows.
X is a blank page for us.
Nobody here does X.
No one on the staff understands X.
None of us knows X.
Nobody in the office handles our X.
Nobody in our circle can do X.
There is no one in our family who knows X.
There's nobody to do the X.
Nobody has time for our X.
Our X still lives in notebooks.
Our X is kept in Excel.
Our X runs over WhatsApp.
Our X is done by gut feeling, mostly from memory.
We are late, and our X is done by the director at night.
The X isn't done yet.
The X hasn't been started yet.
The X is guesswork so far, and it shows.
Our X looks like 1998.
Our X dates from the nineties.
Our X has been lying around for years.
Our X could use some work.
Our X needs attention.
Our X takes forever.
The X eats our weekends.
The X costs us a day a week.
We lose a day a week to X.
We spend too many evenings on the X.
We drown in X.
X remains open.
X is still an open question.
X is nobody's strength here.
We are good at baking, less so at X.
The X embarrasses me.
We are ashamed of our X.
I've put off the X for a year.
We have neglected X.
We never got round to X.
Somebody else would have to take X.
My partner would do X.
My future partner would take care of X.
You would bring X.
Legal things, X: that's where I could use a partner.
Legal things, X, that would be your part.
Legal things, X, I'd need to share with somebody.
X I'd like to share with a partner.
The one man who could do X retired last year.
What we don't yet have is X.
What we still haven't got is X.
X is what we fail at.
So far nobody has done any X.
We're still missing X.
Nobody on our side knows X.
There is nobody among us with a background in X.
Not one of us knows X.
We don't have the people for X.
We have no time for X.
X is new to us.
X is something we have never learned.
X falls by the wayside.
X comes last.
X still has to be arranged.
We still have to sort out the X.
We can't do the X alone.
We don't have an X team yet.
We have the product, not the X.
I have the kiln and the customers but not the X.
X is the part I can't judge.
The X is not reviewed yet.
X is unclear to us.
X is too much for one person.
The X I cannot carry alone.
We are two programmers, alone with the X.
`;
const ofPeople = `
There is no X on the staff, sadly.
There's no X in our circle.
There is not X in our village.
We have no X on the payroll.
Our team has no X yet.
We have never worked with X.
I would give a third of it to X who stays.
With X we could start tomorrow.
It would take X to finish it.
X is all we'd need.
The drawings have to be done properly by X.
X who likes wood is who I'm hoping to meet.
X is what we've been hoping for.
X who knows the mines would make it real.
We have a driver but not X.
The papers were never looked at by X.
A night cook with a car, X who knows the mines are what we lack.
A patient nurse with German, X with his own tools wanted.
A nurse for the night shift in our clinic, a cook who likes garlic and X for the summer are still missing.
`;

function said(ways: string, words: readonly (readonly [string, string])[]) {
  return ways
    .trim()
    .split("\n")
    .flatMap((way) => words.map(([word, concept]) => ({ text: filled(way, word), concept })));
}

function filled(way: string, word: string): string {
  const named = /\b(?:no|not) X/.test(way) ? word.replace(/^an? /, way.includes("not X") ? "a " : "") : word;
  const text = way.replace("X", named);
  return text[0]?.toUpperCase() + text.slice(1);
}

describe("what is missing without being asked for", () => {
  test.each([...said(ofThings, things), ...said(ofPeople, people)])("“$text”: $concept", (row) =>
    expect(roleIn(row)).toBe("need"),
  );
  test.each(
    readTable(`
Nobody here complains about accounting. | accounting
No one in our village pays for translation. | translation
We want people, but no lawyers. | lawyer
So far nobody has built such an accounting app. | accounting
There is no welder as patient as she is. | welder
Our carpets are made by hand. | wool
Translation is our daily work so far. | translation
The herders have been waiting for years. | herder
Accounting takes discipline. | accounting
Ask somebody else for accounting. | accounting
Customers would love some translation. | translation
Accounting is a headache in every firm. | accounting
Who wants accounting? | accounting
My partner does the accounting. | accounting
A herder who sells wool to a trader has one customer. | herder
We have done accounting, but not the translation. | translation
We sell carpets, not the accounting. | accounting
Started with one truck, no permit yet, no idea about lab tests. | trucks
`),
  )("“$text” does not need $concept", (row) => expect(roleIn(row)).not.toBe("need"));
});

test.each(
  readTable(`
Our designer moved to Seoul. | designer
Our only welder has left. | welder
One more welder for the summer and we'd sleep better. | welder
We haven't got an accountant. | accountant-role
We have two engineers, but no salesperson. | salesperson
We are four engineers, not a single accountant. | accountant-role
`),
)("“$text” needs $concept", (row) => expect(roleIn(row)).toBe("need"));

test.each(
  readTable(`
I want to open a bakery in Darkhan. | baking
We plan to open our own translation agency. | translation
I would like one day to own a bakery. | baking
`),
)("“$text”: $concept is planned", (row) => expect(roleIn(row)).toBe("aside"));

test.each(
  readTable(`
I am a herder's daughter who studied accounting. | herder
A teacher's son, I became a lawyer. | teacher-role
I am the daughter of a welder. | welder
`),
)("“$text”: $concept is a parent", (row) => expect(roleIn(row)).toBe("aside"));

test.each(
  readTable(`
A teacher's son, I became a lawyer. | lawyer
I am a herder's daughter who studied accounting. | accounting
`),
)("“$text”: $concept is the writer's", (row) => expect(roleIn(row)).toBe("offer"));

test.each(
  readTable(`
We don't grow vegetables. | vegetables-topic
We do not carry livestock. | livestock-industry
Translation agencies need not call. | translation
I design but don't translate. | translation
I'm allergic to sales. | sales
We live in Darkhan. I write but don't translate. | translation
`),
)("“$text” refuses $concept", (row) => expect(roleIn(row)).toBe("not"));

test.each(
  readTable(`
German I understand but don't translate. | translation
Chinese I can read, but I don't interpret. | interpreting
Photography is just a hobby of mine. | photography
My side project in agriculture is a seed catalogue. | agriculture
`),
)("“$text”: $concept is neither refused nor done", (row) => expect(roleIn(row)).toBe("aside"));
