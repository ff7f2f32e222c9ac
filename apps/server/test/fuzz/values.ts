import fc from "fast-check";

/** As much of JSON Schema as the document of the API uses. */
export type Schema = {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  items?: Schema | boolean;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

/** What answers have named so far: without it hardly a call would get past "not found". */
export type Known = {
  ids: string[];
  times: string[];
  cursors: string[];
  slugs: string[];
  anywhere: readonly string[];
  /** Of who calls. */
  own: { ids: string[]; times: string[] };
};

type Manner = {
  known: Known;
  /** Of a thousand places so many hold something that the schema does not allow, or only just. */
  hostile: number;
};

const usual = 1000;

export function valuesOf(schema: Schema, manner: Manner): fc.Arbitrary<unknown> {
  const allowed = allowedBy(schema, manner);
  if (manner.hostile === 0) return allowed;
  return fc.oneof(
    { weight: usual - manner.hostile, arbitrary: allowed },
    { weight: manner.hostile, arbitrary: hostile },
  );
}

function allowedBy(schema: Schema, manner: Manner): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((each) => valuesOf(each, manner)));
  switch (schema.type) {
    case "string":
      return textsOf(schema, manner.known);
    case "integer":
      return fc.integer({ min: schema.minimum ?? -10, max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1) });
    case "number":
      return fc.double({ min: schema.minimum ?? -10, max: schema.maximum ?? 1e6, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return listsOf(schema, manner);
    case "object":
      return objectsOf(schema, manner);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function listsOf({ items, minItems = 0, maxItems = 3 }: Schema, manner: Manner): fc.Arbitrary<unknown> {
  const each = typeof items === "object" ? valuesOf(items, manner) : fc.jsonValue({ maxDepth: 1 });
  return fc.array(each, { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 4)) });
}

function objectsOf(schema: Schema, manner: Manner): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const record: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(
    Object.entries(properties).map(([name, each]) => [name, fieldOf(name, each, manner)]),
  );
  const isWild = manner.hostile > 0;
  const needed = isWild ? required.filter((name) => name.length % 5 > 0) : required;
  const known = fc.record(record, { requiredKeys: needed.filter((name) => name in record) });
  if (typeof additionalProperties !== "object") return known;
  const names = schema.propertyNames
    ? allowedBy({ type: "string", ...schema.propertyNames }, manner).map(String)
    : fc.string();
  return fc.tuple(known, fc.dictionary(names, valuesOf(additionalProperties, manner), { maxKeys: 3 })).map(
    // A dictionary has no prototype, and JSON keeps none.
    ([own, more]) => ({ ...(own as object), ...more }),
  );
}

/** What the caller makes the name of is mostly new. */
function fieldOf(name: string, schema: Schema, manner: Manner): fc.Arbitrary<unknown> {
  const value = valuesOf(schema, manner);
  if (name === "clientId") return fc.oneof({ weight: 4, arbitrary: fc.uuid() }, value);
  return name === "id" && schema.format === "uuid" ? fc.oneof(value, value, fc.uuid()) : value;
}

const words = [
  "Go",
  "React",
  "нягтлан бодох бүртгэл",
  "ноолуур",
  "Улаанбаатар",
  "fintech",
  "дизайн",
  "mobile app",
  "агуулах",
  "ухаалаг төхөөрөмж",
  "нэг",
  "Khamt",
];

/** Words that the product knows, and letters of every script. */
const said = fc.oneof(
  fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 }).map((some) => some.join(" ")),
  fc.string({ unit: "grapheme", maxLength: 60 }),
);

function textsOf(schema: Schema, known: Known): fc.Arbitrary<string> {
  if (schema.format === "uuid") return idsOf(known);
  if (schema.format === "date-time") return timesOf(known);
  if (schema.format === "email") return fc.nat(500).map((number) => `fuzz-${number}@khamt.test`);
  if (schema.format === "uri") return fc.webUrl();
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern, "u"));
  const { minLength = 0, maxLength = 200 } = schema;
  return said
    .map((text) => text.padEnd(minLength, " сайн байна уу"))
    .map((text) => Array.from(text).slice(0, maxLength).join(""));
}

function idsOf({ ids, own, anywhere }: Known): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 4, arbitrary: oneOf(() => own.ids) },
    { weight: 4, arbitrary: oneOf(() => ids) },
    { weight: 2, arbitrary: oneOf(() => anywhere) },
    { weight: 1, arbitrary: fc.uuid() },
  );
}

function timesOf({ times, own }: Known): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 4, arbitrary: oneOf(() => own.times) },
    { weight: 1, arbitrary: oneOf(() => times) },
    { weight: 1, arbitrary: instants },
  );
}

/** From what is known when the value is drawn. */
function oneOf(pool: () => readonly string[]): fc.Arbitrary<string> {
  return fc.nat().map((number) => {
    const known = pool();
    return known[number % known.length] ?? "00000000-0000-4000-8000-000000000000";
  });
}

const instants = fc
  .date({ min: new Date("1970-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString());

/** What has broken programs before, and anything else that JSON can say. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    "",
    " ",
    "\u0000",
    "a\u0000b",
    "\ud800",
    "\u202Egpj.exe",
    "%",
    "_%\\'\";--",
    "{}",
    "../../etc/passwd",
    "0000-01-01T00:00:00.000Z",
    "9999-12-31T23:59:59.999Z",
    "-infinity",
    "NaN",
    "00000000-0000-0000-0000-000000000000",
    "é".repeat(300),
    "ү".repeat(20_000),
    "e\u0301".repeat(2000),
    "🏔️".repeat(200),
    0,
    -1,
    0.1,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    1e308,
    true,
    [],
    {},
    [[[[[[[[]]]]]]]],
    { $gt: "" },
    { constructor: { prototype: { isAdmin: true } } },
  ),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.jsonValue(),
);

/** A parameter of the address is a text, whatever its schema says. */
export function parametersOf(schema: Schema, name: string, manner: Manner): fc.Arbitrary<string> {
  const allowed =
    name === "cursor"
      ? oneOf(() => manner.known.cursors)
      : name === "slug"
        ? oneOf(() => manner.known.slugs)
        : allowedBy(schema, manner).map((value) => textOf(value));
  if (manner.hostile === 0) return allowed;
  return fc.oneof(
    { weight: usual - manner.hostile, arbitrary: allowed },
    { weight: manner.hostile, arbitrary: hostile.map((value) => textOf(value).slice(0, 4000)) },
  );
}

function textOf(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  // An address is UTF-8: a lone surrogate can't stand in it.
  return text.toWellFormed();
}
