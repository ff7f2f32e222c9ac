// Names that have another meaning in running text: a server waits at tables, a crane flies, тариа is crop and injection. There they
// count only beside another word of their field (doubtful matches of the reader); on lists they are meant.
import { mongolianKey } from "../keys.ts";
import type { Word } from "../words.ts";

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
    "accident acquiring agreement architecture band bga bidding bridge builder buyer cabin cable casting cat chair circuit cleaning clinic cloud compass conductor container contract contractor copper court coring crane culture cutting dam deaf cv dating deposit diagnosis domain drawing drill drilling driver driving fencing fiber fibre filing film flight " +
    "engagement express firing fitter flute forging foundation frame framing funnel garage gear grinding grooming gold growth guarantee harness harvest hive host hunting hydro injury inlay inspection juggling kite knit lab lace lens license loom manual migration massage medium metal mill " +
    "mixing mold node nursery nurseries offset operator optimisation optimization oss pattern paving picking pilot pipe piping pitching planting plaster painting plating playwright port porter ppl precision printer productivity pruning quarry radio rally reactor rehabilitation reel rescue resume review rig rigging rn roof routing " +
    "sanding scaling scan scouting screening seed seeding senior sensing sequencing server shell shipping shower signing site sketch spinning spirits splicing squash stage stitching stock surf survey switch tailor tank therapist tiling tracker tracking trailer travel tuning turnaround " +
    "valuation van vault yarn"
  ).split(" "),
);

const mongolian = new Set(
  (
    "хувьцаа сервер сүлжээ тариа өрөм суурь хаяг хөрөнгө шал хана дээж тохируулга цутгах холболт кабель жолоодох гагнах угсрах оёх нэхэх сийлэх будах өрөмдлөг тэжээл " +
    "ургамал дасгал касс шүүх түүх цуглуулга архитектур донор дараалал тусламж тамга хайрцаг бүжиглэх дуулах титэм цоож хаалга дээвэр цонх шинжилгээ хатаах исгэх"
  )
    .split(" ")
    .map(mongolianKey),
);
