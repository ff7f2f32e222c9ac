import { expect, test } from "vitest";
import { readTable, roleIn } from "../role-tables.ts";

test.each(
  readTable(`
The job: welding. | welding
Welding must be finished before winter. | welding
We want to outsource accounting. | accounting
Quote for welding please. | welding
The supplier should have experience in accounting. | accounting
Bidders must be qualified in welding. | welding
Your task is translation. | translation
The work includes welding. | welding
We will pay for translation. | translation
Даалгавар: орчуулга. | translation
Ажлын хүрээ: гагнуур. | welding
Гагнуурын үйлчилгээ авна. | welding
Гагнуурын ажлын үнийн санал авна. | welding
Orchuulga zahialna. | translation
`),
)("a brief needs it: “$text”: $concept", (row) => expect(roleIn(row)).toBe("need"));

test.each(
  readTable(`
My job includes accounting. | accounting
Хэрэглэгчид гагнуурын үйлчилгээ авдаг. | welding
`),
)("but not: “$text”: $concept", (row) => expect(roleIn(row)).not.toBe("need"));
