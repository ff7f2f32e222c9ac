// Names that have another meaning in running text: a server waits at tables, a crane flies, тариа is crop and injection. There they
// count only beside another word of their field (doubtful matches of the reader); on lists they are meant.
import { mongolianKey } from "./keys.ts";
import type { Word } from "./words.ts";

// The keys of a word are one array wherever it is read (words.ts).
const known = new WeakMap<readonly string[], boolean>();

export function isHomonym(word: Word): boolean {
  let isOne = known.get(word.keys);
  if (isOne === undefined) known.set(word.keys, (isOne = isHomonymAnew(word)));
  return isOne;
}

function isHomonymAnew({ text, keys }: Word): boolean {
  return english.has(text) || english.has(text.replace(/s$/, "")) || keys.some((key) => mongolian.has(key));
}

const english = new Set(
  (
    "bridge cable casting clinic cloud compass conductor container copper court coring crane cutting drill drilling driver driving fencing fiber fibre filing " +
    "firing fitter flute forging foundation frame framing gear grinding grooming harness harvest hive host hydro inlay kite knit lab lace lens loom massage medium mill " +
    "mixing mold operator pattern pilot pipe piping pitching planting plaster plating port pruning quarry radio rally reactor reel rig rigging roof routing " +
    "sanding scaling seeding sensing sequencing server shell sketch spinning spirits splicing squash stage stitching stock surf survey switch tank tiling tracking trailer tuning " +
    "valuation van vault yarn"
  ).split(" "),
);

const mongolian = new Set(
  (
    "сервер сүлжээ тариа өрөм суурь хаяг хөрөнгө шал хана дээж тохируулга цутгах холболт кабель жолоодох гагнах угсрах оёх нэхэх сийлэх будах өрөмдлөг тэжээл " +
    "ургамал дасгал бүжиглэх дуулах цоож хаалга дээвэр цонх шинжилгээ хатаах исгэх"
  )
    .split(" ")
    .map(mongolianKey),
);
