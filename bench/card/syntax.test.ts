import { expect, test } from "vitest";
import { readSyntax } from "./syntax.ts";

const read = (text: string) => readSyntax({ path: "file.tsx", text });

test("functions with braces are counted in lines, each by itself", () => {
  const text = `
function outer() {
  const inner = () => {
    return 1;
  };
  return inner;
}
const short = (a: number) => a + 1;
const object = { method() { return short(1); } };
class Kept { get() {
  return 1;
} }
`;
  expect(read(text).functions.toSorted((a, b) => a - b)).toEqual([1, 3, 3, 6]);
});

test("casts are counted, renamed imports and constants are not", () => {
  const text = `
import { a as b } from "./a.ts";
const list = [1, 2] as const;
const text = "one as Type"; // two as Type
const cast = b as unknown as string;
const element = <p>{cast as string}</p>;
export { list as numbers, text as words, element };
`;
  expect(read(text).casts).toBe(3);
});

test("a line counts as a comment when nothing else stands before it", () => {
  expect(read("/**\n * Why.\n */\nconst a = 1; // beside\n  // alone\nconst b = a;\n").comments).toBe(4);
});

test("addresses of the API are literals that begin with its path", () => {
  const text = `
import { api } from "../lib/api/client.ts";
const addresses = ["/api/ideas", \`/api/ideas/\${1}\`, "see /api/", "/apiary"];
const link = <a href="/api/docs">API</a>;
`;
  expect(read(text).apiPaths).toBe(3);
});

test("imports are found in every form", () => {
  const text = `
import "./a.css";
import type { B } from "./b.ts";
export * from "./c.ts";
export { d } from "./d.ts";
type E = import("./e.ts").E;
const f = () => import("./f.ts");
const name = "./g.ts";
const g = () => import(name);
export const own = 1;
`;
  const { imports } = read(text);
  expect(imports).toEqual(["./a.css", "./b.ts", "./c.ts", "./d.ts", "./e.ts", "./f.ts"]);
});

test("a file that can't be read is an error that names it", () => {
  expect(() => read("const = 1;")).toThrow("file.tsx");
});
