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
    "access accident acquiring agreement alt apple architecture arrangement balloon band bar base beam bench benefit bga bidding bin blind block " +
    "bridge builder button buyer cabin cable campus casting cat catalogue chair checker chip circuit claim classification cleaning clinic cloud coin " +
    "compass concrete conductor container contract contractor cookie copies copper copy coring court crane credit culture curtain cutting cv dam dating " +
    "deaf dealer deck deed deposit development diagnosis digital domain donor drafting drawing drift drill drilling drip driver driving elm engagement " +
    "engine environment estimate exchange exploration express extract fence fencing fiber fibre filing film firing fitter flag flight fluent flute forging " +
    "foundation frame framing fund funnel garage gate gateway gear glide gold grader grandma grinding grooming growth guarantee harness harvest hive host " +
    "housing hunting hydro image impact induction injury inlay inspection installation joiner judge juggling kite knit lab label lace layout leaflet lens " +
    "license lightning lime liquid lock log logging loom magic manual mapping massage master matching material matrix medium metal migration mill mission " +
    "mixing mode mold motion nest network node notebook nurseries nursery offset operator optimisation optimization oss outlook painting partner " +
    "pattern paving pet picking pilot pipe pipeline piping pit pitching planner plant planting plaster plating playwright policy port porter power ppl " +
    "precision printer producer productivity promotion proof protocol pruning puppet quarry radio rally ramp reactor recommendation reel reference " +
    "rehabilitation replication rescue restful resume review rig rigging rn roof routing sanding saw scaling scan scouting screen screening script seed " +
    "seeding segment senior sensing sequencing server shell ship shipping shower signing sip site sketch spinning spirits splicing squash stage " +
    "stamp stitching stock storage streaming surf survey swap switch tablet tailor tank testing therapist tiling tolerance tracker tracking trailer " +
    "transformer transit travel tuning turnaround union ups validation valuation van vault verification wave yarn yield"
  ).split(" "),
);

const mongolian = new Set(
  (
    "хувьцаа сервер сүлжээ тариа өрөм суурь хаяг хөрөнгө шал хана дээж тохируулга цутгах холболт кабель жолоодох гагнах угсрах оёх нэхэх сийлэх будах өрөмдлөг тэжээл " +
    "утас самбар хөтлөх ялгах хаалт тэнцвэр плазма бүтээгдэхүүн иргэн нийгэм " +
    "ургамал дасгал касс шүүх түүх цуглуулга архитектур донор дараалал тусламж тамга хайрцаг бүжиглэх дуулах титэм цоож хаалга дээвэр цонх шинжилгээ хатаах исгэх"
  )
    .split(" ")
    .map(mongolianKey),
);
