import { globSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const src = path.resolve(import.meta.dirname, "../src");
const call = /(?<![\w.])catalogue\(\s*"([a-z-]+)",?\s*\)/g;
const anyCall = /(?<![\w.])catalogue\(/;
const prefix = "words:";

/** Puts the loaders of a catalogue's two files in the place of `catalogue("name")`. */
export function words(): Plugin {
  const places = findPlaces();
  const modules = new Map([...places.values()].map((place) => [path.join(src, `${place}.ts`), place]));

  return {
    name: "khamt-words",
    enforce: "pre",
    transform(code, id) {
      if (!id.startsWith(src) || id.endsWith("?raw") || !anyCall.test(code)) return undefined;
      const names = new Set([...code.matchAll(call)].map(([, name]) => name ?? ""));
      const calling = code.replaceAll(call, (_, name: string) => variableOf(name));
      if (anyCall.test(calling)) throw new Error(`${id} asks for a catalogue without naming it.`);
      const imports = [...names].map((name) => `import ${variableOf(name)} from "${prefix}${name}";`);
      // At the end: the lines keep their numbers.
      return { code: [calling, ...imports].join("\n"), map: null };
    },
    resolveId(specifier) {
      // As Vitest asks for what a module that it has kept from another run imports.
      const kept = path.join(this.environment.config.root, specifier);
      if (modules.has(kept)) return kept;
      if (!specifier.startsWith(prefix)) return undefined;
      const place = places.get(specifier.slice(prefix.length));
      if (place === undefined) throw new Error(`There is no catalogue ${specifier.slice(prefix.length)}.`);
      return path.join(src, `${place}.ts`);
    },
    load(id) {
      const place = modules.get(id);
      return place === undefined ? undefined : loaderOf(place);
    },
  };
}

/** Name of a catalogue → its files' path below src, without language. */
function findPlaces(): Map<string, string> {
  const files = globSync("**/words/*.en.ts", { cwd: src });
  const places = files.map((file) => file.replaceAll(path.sep, "/").replace(/\.en\.ts$/, ""));
  const byName = new Map(places.map((place) => [path.posix.basename(place), place]));
  if (byName.size < places.length) throw new Error("Two catalogues bear one name.");
  return byName;
}

function loaderOf(place: string): string {
  const name = path.posix.basename(place);
  return `
    import { defineCatalogue } from ${JSON.stringify(path.join(src, "lib/language/catalogue.ts"))};
    export default defineCatalogue("${name}", {
      en: () => import("./${name}.en.ts"),
      mn: () => import("./${name}.mn.ts"),
    });`;
}

function variableOf(name: string): string {
  return `words_${name.replaceAll("-", "_")}`;
}
