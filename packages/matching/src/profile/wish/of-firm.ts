// Whose wish it is: a firm that says what it does before it says whom it looks for.
import { habit } from "./own-in-wish.ts";
import type { Span } from "./wish-span.ts";

/** What the firm does that looks for people. */
export function isOfFirm({ surface, start, end }: Span, able: readonly Span[], text: string): boolean {
  const after = text.slice(end);
  if (firm.test(after) || firmThatDoes.test((habit.exec(surface)?.[0] ?? "") + after)) return true;
  if (ofFirm.test(surface) && inFirm.test(after)) return true;
  return able[0] !== undefined && able[0].end < start && ofFirmThat.test(text.slice(0, start));
}

/** «Хоолны хүргэлтийн стартапд маркетингийн хүн»; who worked at one knows the field. */
const inFirm =
  /^\s+(?:компани|байгууллаг|үйлдвэр|дэлгүүр|стартап|фирм|цех|баг|kompani|baiguullag|uildver|delguur|startap)[\p{L}-]{0,2}[дтdt](?:([аэоө])\1|([aeo])\2)?(?!\p{L})(?!\s+(?:ажилла|туршлаг|ajilla|turshlag))/iu;
const ofFirm = /(?:[ыи]йн|ны|ний|ын|iin|yn|nii|ny)$/iu;

/** "An accountant for a company that makes felt". */
const ofFirmThat =
  /\b(?:for|at|in)\s+(?:an?|the|our|my)\s+(?:[\w-]+\s+){0,2}(?:company|start-?up|firm|business|shop|factory|studio)\s+(?:that|which)\s+(?:[\w-]+\s+){0,2}$/i;
/** «Ноос боловсруулдаг компанид». */
const firmThatDoes =
  /^(?:\s+\p{L}+)?\s*\p{L}*(?:д[аэоө]г|d[aeou]g)\s+(?:манай\s+)?(?:компани|байгууллаг|үйлдвэр|дэлгүүр|стартап|фирм|цех|баг|kompani|baiguullag|uildver|delguur|startap)[\p{L}-]{0,2}[дтdt](?!\p{L})/iu;
/** «Хүнс хүргэлтийн компани, санхүүгийн хүн»: a firm that looks for people. */
const firm =
  /^\s+(?:компани|стартап|студи|дэлгүүр|үйлдвэр|платформ|сургууль|kompani|startup?|studi|delguur|uildver|platform|surguuli)\s*[,.]/iu;
