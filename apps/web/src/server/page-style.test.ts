import { expect, it } from "vitest";
import { readStyleSheet } from "./page-style.ts";

const sheet = readStyleSheet(
  [
    `/*! licence */ @layer properties{*{--tw-a:0;--tw-b:0}}`,
    `@layer theme{:root{--color-ink:#000;--color-page:#fff}}`,
    `@layer base{body{color:var(--color-ink)}hr,h1{margin:0}code{top:0}::file-selector-button{left:0}}`,
    `@layer components{.icon{width:1px}}`,
    String.raw`@layer utilities{.p-2\.5{padding:var(--tw-a)}.card{& svg{color:red}}.\32 xl\:flex{display:flex}`,
    String.raw`@media (width>=40rem){.sm\:p-8{padding:8px}}.\[\&\>a\]\:b>a{color:blue}}`,
    `.stirs{animation:stir 1s}.p-8.none,.tags>li:not(.more),:is(.none,.tags) b{right:0}@keyframes stir{0%{top:0}}`,
    `@property --tw-a{syntax:"*";inherits:false}@property --tw-b{syntax:"*";inherits:false}`,
  ].join(""),
);
const page = (classes: string) => sheet(`<p class="${classes}"><a></a></p>`);

it("keeps the rules of the page's classes, and those that name none", () => {
  const css = page("card p-2.5");
  expect(css).toContain("@layer base{body{color:var(--color-ink)}}");
  expect(css).toContain(String.raw`@layer utilities{.p-2\.5{padding:var(--tw-a)}.card{& svg{color:red}}}`);
  expect(css).not.toMatch(/icon|sm|flex|blue/);
});

it("finds classes whose names a style sheet or an attribute writes otherwise", () => {
  expect(page("2xl:flex")).toContain("display:flex");
  expect(page("[&amp;&gt;a]:b")).toContain("color:blue");
  expect(page("sm:p-8")).toContain("@media (width>=40rem){");
});

it("keeps every layer in its place, so that the whole sheet changes nothing when it comes", () => {
  const layers = (css: string) => Array.from(css.matchAll(/@layer (\w+)/g), ([, name]) => name);
  expect(layers(page("none"))).toEqual(["properties", "theme", "base", "components", "utilities"]);
});

it("leaves out what is said of properties that nothing on the page reads", () => {
  const css = page("p-2.5");
  expect(css).toContain("--tw-a:0");
  expect(css).toContain("@property --tw-a");
  expect(css).not.toMatch(/--tw-b|--color-page/);
});

it("leaves out rules of elements and movements that the page has not", () => {
  const css = page("p-2.5");
  expect(css).not.toMatch(/margin:0|code|file-selector|right:0|@keyframes/);
  expect(sheet("<h1></h1>")).toContain("hr,h1{margin:0}");
  expect(sheet("<p><code></code></p>")).toContain("code{top:0}");
  expect(sheet(`<input required="" type="file"/>`)).toContain("::file-selector-button{left:0}");
  expect(page("stirs")).toContain("@keyframes stir{0%{top:0}}");
  expect(sheet(`<ul class="tags"><li></li></ul>`)).toContain("right:0");
});
