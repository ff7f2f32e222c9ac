import type { Plugin } from "vite";

/** Modules that the libraries bring along and nothing here calls. Whoever comes to need one takes its line out. */
const unused: readonly { module: RegExp; names: readonly string[]; standIn?: string }[] = [
  {
    module: /query-core\/build\/modern\/infiniteQueryBehavior\.js$/,
    names: ["infiniteQueryBehavior", "hasNextPage", "hasPreviousPage"],
  },
  {
    // `lib/query/use-mutation.ts` stands in for it.
    module: /query-core\/build\/modern\/mutation\.js$/,
    names: ["Mutation", "getDefaultState"],
  },
  {
    // So that none is ever kept; a client asks for those to go on with whenever the window is looked at again.
    module: /query-core\/build\/modern\/mutationCache\.js$/,
    names: [],
    standIn:
      "export class MutationCache { resumePausedMutations() { return Promise.resolve(); } clear() {} }",
  },
  {
    // The router is given its own `parseSearch` and `stringifySearch`.
    module: /router-core\/dist\/esm\/searchParams\.js$/,
    names: ["defaultParseSearch", "defaultStringifySearch", "parseSearchWith", "stringifySearchWith"],
  },
];

/** Keeps unused library code out of what every page loads; calling it all the same says where it went. */
export function leftOut(): Plugin {
  return {
    name: "khamt-left-out",
    apply: "build",
    enforce: "pre",
    transform(_code, id) {
      const found = unused.find(({ module }) => module.test(id));
      return found === undefined ? undefined : [found.standIn, ...found.names.map(refusal)].join("\n");
    },
  };
}

function refusal(name: string): string {
  return `export function ${name}() { throw new Error("${name} is left out of the build: see build/left-out.ts"); }`;
}
