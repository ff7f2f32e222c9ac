import * as calls from "@khamt/contract/calls";
import type { Plugin } from "vite";

const imports = /import \{([^}]*)\} from "@khamt\/contract\/calls";/g;
const texts = new Map<string, unknown>(Object.entries(calls).filter(([, call]) => typeof call === "string"));

/** Puts the calls of the contract in the place of their names: a page loads those that it makes, and no file of all of them. */
export function inlineCalls(): Plugin {
  return {
    name: "khamt-calls",
    apply: "build",
    enforce: "pre",
    transform(code) {
      if (!code.includes(`"@khamt/contract/calls"`)) return undefined;
      return { code: code.replaceAll(imports, (_, names: string) => withTexts(names)), map: null };
    },
  };
}

function withTexts(names: string): string {
  const each = names.split(",").flatMap((name) => name.trim() || []);
  const rest = each.filter((name) => !texts.has(name));
  const constants = each
    .filter((name) => texts.has(name))
    .map((name) => `const ${name} = ${JSON.stringify(texts.get(name))};`);
  const left = rest.length > 0 ? [`import { ${rest.join(", ")} } from "@khamt/contract/calls";`] : [];
  return [...left, ...constants].join(" ");
}
