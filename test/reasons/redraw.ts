// Draws two hundred reasons anew, writes them to marks.txt with the marks that are known, and says how many are to be read:
//   node test/reasons/redraw.ts [seed]
import { drawMatches } from "./draw.ts";
import { redraw } from "./marks.ts";

const open = redraw(drawMatches(200, Number(process.argv[2] ?? 1)));
process.stdout.write(`${open} to be read: put r (right), t (trivial) or w (wrong) where the file has a ?\n`);
