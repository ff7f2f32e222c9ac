import fc from "fast-check";
import { parametersOf, type Known, type Schema, valuesOf } from "./values.ts";

type Operation = {
  operationId?: string;
  parameters?: { name: string; in: "path" | "query" | "header"; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
  security?: object[];
};
export type OpenApi = { paths: Record<string, Record<string, Operation>> };

/** One operation of the document, and whoever called it. */
export type Call = { name: string; path: string; isPersonal: boolean; make: (seed: number) => Made };
export type Made = { method: string; url: string; body: string | undefined };

/** Of a thousand places in a body or an address so many are not what the schema says; the first are valid throughout. */
const manners = [0, 0, 40, 250];

export function callsOf({ paths }: OpenApi, knownAt: (path: string) => Known): Call[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const each = manners.map((hostile) => requests({ path, operation, hostile, known: knownAt(path) }));
      return {
        name: `${method.toUpperCase()} ${path}`,
        path,
        isPersonal: operation.security?.every((each) => "session" in each) ?? false,
        make: (seed: number) => {
          const manner = each[(seed >>> 3) % each.length] ?? fc.constant({ url: path, body: undefined });
          const [made = { url: path, body: undefined }] = fc.sample(manner, { numRuns: 1, seed });
          return { method: method.toUpperCase(), ...made };
        },
      };
    }),
  );
}

type Asked = { path: string; operation: Operation; hostile: number; known: Known };

function requests({ path, operation, hostile, known }: Asked): fc.Arbitrary<Omit<Made, "method">> {
  const manner = { hostile, known };
  const parameters = operation.parameters ?? [];
  const texts = (place: "path" | "query") =>
    Object.fromEntries(
      parameters
        .filter((each) => each.in === place)
        .map(({ name, schema }) => [name, parametersOf(schema, name, manner)]),
    );
  const required = parameters.filter((each) => each.in === "query" && each.required).map(({ name }) => name);
  const schema = operation.requestBody?.content["application/json"]?.schema;
  const bodies = schema ? valuesOf(schema, manner).map((body) => JSON.stringify(body)) : undefined;
  return fc
    .tuple(
      fc.record(texts("path")),
      fc.record(texts("query"), { requiredKeys: required }),
      bodies ?? fc.constant(undefined),
    )
    .map(([inPath, query, body]) => ({ url: addressOf(path, inPath, query), body }));
}

function addressOf(path: string, inPath: Record<string, string>, query: Record<string, string>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(inPath[name] ?? ""));
  const search = new URLSearchParams(query).toString();
  return search === "" ? filled : `${filled}?${search}`;
}
