// Draws two hundred reasons more, adds them to marks.txt and says how many are to be read:
//   node test/reasons/redraw.ts [seed] [good] [set]
// `good`: of matches at 60 % and more alone, of those who search with texts as they come, or of an unseen set.
import { drawGood, drawMatches } from "./draw.ts";
import { redraw } from "./marks.ts";

const [seed = "1", which, set] = process.argv.slice(2);
const open = redraw((known) =>
  which === "good" ? drawGood(200, Number(seed), known, set) : drawMatches(200, Number(seed)),
);
process.stdout.write(`${open} to be read: put r (right), t (trivial) or w (wrong) where the file has a ?\n`);
