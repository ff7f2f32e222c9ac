// Draws two hundred reasons more, adds them to marks.txt and says how many are to be read:
//   node test/reasons/redraw.ts [seed] [good] [set]
// `good`: of matches at 60 % and more alone, of those who search with texts as they come, or of an unseen set. `unread`: of matches that nobody
// has read, into last.txt; what that file has goes to marks.txt.
import { drawGood, drawMatches, drawUnread } from "./draw.ts";
import { drawAnew, redraw } from "./marks.ts";

const [number = "1", which, set] = process.argv.slice(2);
const seed = Number(number);
const open =
  which === "unread"
    ? drawAnew((known) => drawUnread(200, seed, known))
    : redraw((known) => (which === "good" ? drawGood(200, seed, known, set) : drawMatches(200, seed)));
process.stdout.write(`${open} to be read: put r (right), t (trivial) or w (wrong) where the file has a ?\n`);
