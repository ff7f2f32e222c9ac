// Words that are too common to tell what a profile is about: function words, numbers, times, kin and what everybody says.
// Only words of running text are meant; a concept that is called by one of them is read all the same.
import { everydayWords } from "./everyday-words.ts";
import { fold } from "./fold.ts";
import { mongolianKey } from "./keys.ts";
import type { Word } from "./words.ts";

export type Commonness = "function" | "everyday" | "rare";

// The keys of a word are one array wherever it is read (words.ts).
const known = new WeakMap<readonly string[], Commonness>();

/** `function`: says nothing anywhere. `everyday`: says something only where it is listed on purpose. */
export function commonnessOf(word: Word): Commonness {
  let commonness = known.get(word.keys);
  if (commonness === undefined) known.set(word.keys, (commonness = commonnessIn(word)));
  return commonness;
}

function commonnessIn({ text, script, keys }: Word): Commonness {
  const isLatin = script === "latin";
  if (text.length < 3 || /^\d/.test(text)) return "function";
  if ((isLatin && functionEnglish.has(text)) || functionMongolian.has(fold(text))) return "function";
  const isEveryday =
    (isLatin && (english.has(text) || keys.some(isEverydayEnglish))) ||
    keys.some((key) => mongolian.has(key));
  return isEveryday ? "everyday" : "rare";
}

function isEverydayEnglish(key: string): boolean {
  return english.has(key) || english.has(key.replace(/(?:ing|ed|ly)$/, ""));
}

const functionEnglish = new Set(
  (
    "the and for with that this from are our you have has had was were who whom not but your will can could into over their they them there then than " +
    "which what when where why how need needs needed want wants wanted looking look seek seeking somebody someone person people anyone all any some each every both " +
    "few more most other others such only own same very just also too about above after again against before below between because been being did does doing done down " +
    "during further here hers him his its itself let make makes made making may might must nor now off once one two three four five six seven eight nine ten out she should " +
    "so still take takes took taken under until upon use used using uses way well while work works worked working would year years month months week weeks day days " +
    "hour hours today already always never ever often since without within across along around among per via like good great new old first last next many much less least " +
    "little big small large get gets got give gives given go goes went come comes came know knows knew known see sees seen say says said think keep kept put run runs ran set " +
    "want thing things part time full help helps team teams company companies startup project projects idea ideas business partner partners hundred thousand million " +
    "experience experienced skill skills able ready willing prefer preferred possible enough almost nearly even yet own my me mine we us i it he in on at by to of or as an a is be if no do"
  ).split(/\s+/),
);

const english = new Set(
  (
    " answer ask call come feel find hear hold leave lose meet move open close pay play read sell buy send set show sit speak stand start begin stay stop talk tell think try turn wait walk watch write lead follow allow add spend grow win offer " +
    "remember consider appear serve expect fall reach remain suggest raise pass decide pull bring happen become seem mean care change check choose create cost count cover cut deal end enjoy explain fill finish fit fix hope include join join keep last live look love mention pick plan point prefer press promise prove push put reason reply rest return save share shout sleep stick suit sure thank touch trust understand visit wish worry " +
    "half quarter dozen third fourth fifth eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety couple several various certain enough else instead maybe perhaps quite rather really soon later tomorrow tonight yesterday monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december spring summer autumn winter morning evening night minute second moment decade century " +
    "man men woman women child children kid kids girl boy guy friend brother sister mother father son daughter wife husband parents family everybody everyone nobody everything nothing something anything place side line word name number part case kind sort type form side top bottom middle front corner step piece bit pair group list note letter fact story problem question answer point result chance way lot end side hand head face eye door room house town city village country world life body mind heart " +
    "good bad better best worse worst free real true false right wrong clear easy hard simple difficult important different similar special general common main local public private own full empty short long high low early late fast slow quick young old strong weak happy serious nice great cheap expensive open closed ready busy able available interested honest deep wide rich poor dirty dark bright hot warm heavy alone together exactly especially mostly mainly actually usually currently recently finally simply clearly " +
    "back her these those ours yours mine whose hundred thousand million billion percent dollar dollars euro euros tugrik tugriks yuan won mnt usd eur"
  ).split(/\s+/),
);

const functionMongolian = new Set(
  (
    "нь байна байгаа байсан байдаг байх байж бол болон болно болох болсон юм юу энэ тэр эдгээр тэдгээр тэд бид бидэнд бидний манай манайх миний надад минь би чи та тань өөр өөрийн өөрөө бусад бүх бүгд бүр " +
    "гэж гэсэн гэх гэдэг гээд л ч ба мөн бас харин гэхдээ гэвч учир тул тийм ийм ямар хэн хаана хэзээ яаж хэрэг хэрэгтэй шаардлагатай хийх хийдэг хийж хийсэн хийнэ хийе хайж хайна хүн хүмүүс хүнтэй " +
    "нэг хоёр гурав гурван дөрөв дөрвөн тав таван зургаа зургаан долоо долоон найм найман ес есөн арав арван хорин гучин зуун мянга мянган сая олон цөөн их бага маш илүү хамгийн дээр доор дотор гадна хойш өмнө дараа хамт хооронд талаар тухай " +
    "авах авна авдаг авсан өгөх өгнө өгдөг өгсөн чадна чаддаг чадах мэднэ мэддэг мэдэх гарна гарсан гарах орох орсон ирэх ирсэн явах үед одоо цаг цагаар өдөр сар сарын жил жилийн жилээс ажил ажлын ажиллах ажиллаж ажилласан ажилладаг " +
    "баг багийн компани төсөл санаа шинэ сайн том жижиг боломжтой туршлага туршлагатай тус болгон дахь дэх руу рүү шиг гуай биш үгүй гүй зэрэг зэргийг хүсэж хүсдэг ганц бүхий хүртэл эхний сүүлийн гаруй орчим тутам болгох болж ажиллана"
  )
    .split(/\s+/)
    .map(fold),
);

const mongolian = new Set(
  [
    ...everydayWords,
    ...(
      "сум аймаг хот дүүрэг хороо нутаг гудамж гэр өрөө хаалга залуу хөгшин хүүхэд эмэгтэй эрэгтэй аав ээж ах эгч дүү эцэг эх охин хэд хэдхэн цөөхөн дутам " +
      "төгрөг доллар юань вон евро сая тэрбум хувь зуун мөнгө үнэ тоо дүн дундаж нийт хэмжээ хэлбэр өнгө цагаан хар улаан хөх ногоон шар " +
      "ижил алхам шалтгаан зорилго бодол сэтгэл нүд гар хөл толгой бие амь насан амьдрал үг даваа мягмар лхагва пүрэв баасан бямба ням өвөл намар " +
      "хажуу ард зам талаас тийш дахь ихэнх ихэвчлэн ердөө бараг хэмээх гэмээр төдий төдийгүй дамжуулан харагдах санагдах үлдэх болих зогсох эргэх буцах тарах цугларах уулзах таарах явуулах зөвшөөрөх итгэх хүлээх мартах санаачлах боломж хариу асуулт хариулт"
    ).split(" "),
  ].map(mongolianKey),
);
