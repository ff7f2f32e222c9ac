// Learns anew which concepts are often found together, from the lists in bin/together, and writes the table that the
// engine is shipped with. To be run when many concepts have changed.
//   npm run together
import { writeFileSync } from "node:fs";
import { createLanguage } from "@khamt/language";
import { learnVectors } from "./together/learn.ts";

const path = new URL("../src/profile/concept-vectors.gen.ts", import.meta.url);
const lines = learnVectors(createLanguage());
writeFileSync(
  path,
  `// Made by \`npm run together\`: a concept and its vector a line.\nexport const conceptVectors = \`\n${lines}\n\`;\n`,
);
process.stdout.write(`${lines.split("\n").length} concepts, ${lines.length} bytes\n`);
