// Words that are too common to tell what a profile is about: function words, numbers, times, kin and what everybody says.
// Only words of running text are meant; a concept that is called by one of them is read all the same.
import { everydayMongolian } from "./everyday-words.ts";
import { fold } from "../fold.ts";
import { isMongolianKey, mongolianKey } from "../keys.ts";
import type { Word } from "../words.ts";

type Commonness = "function" | "everyday" | "rare";

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
  if (isLatin && functionEnglish.has(text.replace(/['’]/g, ""))) return "function";
  // "Bees" is no бас, unless Latin letters are Mongolian there.
  if ((!isLatin || keys.some(isMongolianKey)) && functionMongolian.has(fold(text))) return "function";
  const isEveryday =
    (isLatin && (everydayEnglish.has(text) || keys.some(isEverydayEnglish))) ||
    keys.some((key) => mongolian.has(key));
  return isEveryday ? "everyday" : "rare";
}

function isEverydayEnglish(key: string): boolean {
  const stem = key.replace(/(?:ing|ed|ly)$/, "");
  if (everydayEnglish.has(key) || everydayEnglish.has(stem)) return true;
  // Coming, stopped.
  return (
    stem !== key && (everydayEnglish.has(`${stem}e`) || everydayEnglish.has(stem.replace(/(.)\1$/, "$1")))
  );
}

const functionEnglish = new Set(
  (
    "the and for with that this from are our you have has had was were who whom not but your will can could into over their they them there then than " +
    "which what when where why how need needs needed want wants wanted looking look seek seeking somebody someone person people anyone collective crew all any some each every both " +
    "few more most other others such only own same very just also too about above after again against before below between because been being did does doing done down " +
    "during further here hers him his its itself let make makes made making may might must nor now off once one two three four five six seven eight nine ten out she should " +
    "so still take takes took taken under until upon use used using uses way well while work works worked working would year years month months week weeks day days " +
    "hour hours today already always never ever often since without within across along around among per via like good great new old first last next many much less least " +
    "little big small large get gets getting got give gives giving given go goes going went come comes coming came know knows knowing knew known see sees seeing seen say says saying said think thinking keep kept put run runs ran set " +
    "want thing things part time full help helps team teams company companies startup project projects idea ideas business partner partners hundred thousand million " +
    "experience experienced skill skills able ready willing prefer preferred possible enough almost nearly even yet own my me mine we us i it he in on at by to of or as an a is be if no do " +
    "dont cant didnt doesnt wont isnt arent wasnt werent hasnt havent hadnt couldnt wouldnt shouldnt ive weve youve theyve youre theyre thats whats theres youll " +
    "im hes shes itll etc exp yrs till cuz coz pls plz thx gonna wanna btw asap smb smbd sombody anymore manai manaih minii basicly tugrik tugriks tugrug"
  ).split(/\s+/),
);

/** Everyday English words in their first forms. */
export const everydayEnglish: ReadonlySet<string> = new Set(
  (
    "able about above accept account across act active actual actually add address age ago agree aim air allow almost alone along " +
    "already alright also although always amount answer anybody anyone anything anyway anywhere apart appear april area arm around " +
    "arrive ask august autumn available average away back bad bag base basic beautiful become bed begin behind believe belong best " +
    "better big bill billion bit black blue board boat body book boring boss both bottom box boy break bright bring broken brother " +
    "brown build bunch busy buy call calm capable car card care careful carry case cash catch center centre century certain chair " +
    "chance change cheap check child children choose circle city clean clear clearly client close closed coat cold colleague color " +
    "colour come common complete consider contact content continue control cool corner correct cost count country couple course cover " +
    "create cross cup current currently customer cut daily dark date daughter day dead deal dear decade december decide deep depend " +
    "describe detail die differ different difficult direct dirty distance divide dog dollar dollars door double down dozen draw dream " +
    "dress drink drive drop dry during each early earn east easy eat edge effect effort eight eighteen eighty either eleven else " +
    "employee employer empty end enjoy enough enter entire equal especially eur euro euros evening event ever every everybody " +
    "everyone everything everywhere exact exactly example excellent except expect expensive explain extra eye face facebook fact fair " +
    "fall false family famous far farther fast father favorite february feel few field fifteen fifth fifty fight figure fill final " +
    "finally find fine finger finish fire first fit five fix flat floor fly follow food foot force foreign forget form former forty " +
    "forward four fourteen fourth free fresh friday friend front full fun future game general gentle girl give glad glass goal gold " +
    "gone good great green ground group grow guess guest guy habit hair half hall hand handle happen happy hard hardly hate head hear " +
    "heart heat heavy height hello help her here herself hide high himself hit hold hole holiday home honest hope horse hot hotel " +
    "hour house household however huge hundred hurt husband idea ill imagine important improve inch include income increase indeed " +
    "individual inside instagram instead interest interested into invite involve issue item itself january job join joke journey july " +
    "june just keep key kid kids kill kind king kitchen knee know known lack lady land language large last late later laugh lay lead " +
    "learn least leave left leg length less let letter level lie life lift light like likely limit line list listen little live local " +
    "long look lose lot loud love low luck lunch machine main mainly major make man manage manager many march mark market married " +
    "matter maybe meal mean measure meet member memory men mention mere message messy middle might mile million mind mine minute miss " +
    "mistake mnt modern moment monday money month mood moon more morning most mostly mother mountain mouth move much must myself name " +
    "narrow nationwide nature near nearby necessary neck need neighbor neighbour neither never new news next nice night nine nineteen " +
    "ninety nobody noise none noon normal north nose note nothing notice november now number object obvious occasion october offer " +
    "office often oil old once one only open opinion opposite order ordinary other otherwise ought ours outside own owner page pain " +
    "pair paper parent parents part partner party pass past pay peace people percent perfect perhaps period person phone photo pick " +
    "picture piece place plain plan play please plenty point poor popular position possible pound practical practice prefer prepare " +
    "present press pretty prevent previous price print private probably problem process promise proper prove provide public pull " +
    "purpose push put quality quarter question quick quiet quite rain raise range rare rate rather reach react read ready real really " +
    "reason receive recent recently record recording red reduce regular relation remain remember remote remove repair repeat reply " +
    "report respect rest result return rich ride right ring rise river road room round rule run rural sad safe salary same saturday " +
    "save say scale school sea season seat second secret see seem self sell send sense separate september serious serve set settle " +
    "seven seventeen seventy several shape share sharp sheet shop short shot shoulder shout show shut sick side sight sign silent " +
    "similar simple simply since single sister sit situation six sixteen sixty size sky sleep slight slow small smart smell smile " +
    "smooth snow soft solid some somebody somehow someone something sometimes somewhere son soon sorry sort sound south space speak " +
    "special speed spend spot spring square staff stage stand standard star start state stay steady step stick still stone stop store " +
    "story straight strange street strong study stuff subject succeed success such sudden suggest suit summer sun sunday supply " +
    "support suppose sure surface surprise sweet table tail take talk tall taste teach team tell ten tend term test thank these thick " +
    "thin thing think third thirteen thirty those thought thousand three through throw thursday tie time tiny tired today together " +
    "tomorrow tonight tool top total touch toward town trade train travel tree trip trouble true trust try tuesday tugrik tugriks " +
    "turn twelve twenty twice two type under understand unit until urban usd user usual usually various very view village visit voice " +
    "wait walk wall want ward warm wash waste watch water way weak wear weather wednesday week weekend weight welcome well west wet " +
    "whatever wheel whenever whether which while white whole whose why wide wife wild willing win wind window winter wise wish within " +
    "without woman women won wonder wood word work worker world worldwide worry worse worst worth write wrong yard year yellow yes " +
    "yesterday yet young yours yourself yuan " +
    "background budget compelling curious exceptional expertise headquarter ideal innovative keen multiple passionate seamless specialise specialize vision"
  ).split(" "),
);

const functionMongolian = new Set(
  (
    "нь байна байгаа байсан байдаг байх байж бол болон болно болох болсон юм юу энэ тэр эдгээр тэдгээр тэд бид бидэнд бидний манай манайх миний надад минь би чи та тань өөр өөрийн өөрөө бусад бүх бүгд бүр " +
    "гэж гэсэн гэх гэдэг гээд л ч ба мөн бас харин гэхдээ гэвч учир тул тийм ийм ямар хэн хаана хэзээ яаж хэрэг хэрэгтэй шаардлагатай хийх хийдэг хийж хийсэн хийнэ хийе хайж хайна хүн хүмүүс хүнтэй " +
    "нэг хоёр гурав гурван дөрөв дөрвөн тав таван зургаа зургаан долоо долоон найм найман ес есөн арав арван хорин гучин зуун мянга мянган сая олон цөөн их бага маш илүү хамгийн дээр доор дотор гадна хойш өмнө дараа хамт хооронд талаар тухай " +
    "авах авна авдаг авсан өгөх өгнө өгдөг өгсөн чадна чаддаг чадах мэднэ мэддэг мэдэх гарна гарсан гарах орох орсон ирэх ирсэн явах үед одоо цаг цагаар өдөр сар сарын жил жилийн жилээс ажил ажлын ажиллах ажиллаж ажилласан ажилладаг " +
    "баг багийн компани төсөл санаа гадны гаднын шинэ сайн том жижиг боломжтой туршлага туршлагатай тус болгон дахь дэх руу рүү шиг гуай биш үгүй гүй зэрэг зэргийг хүсэж хүсдэг ганц бүхий хүртэл эхний сүүлийн гаруй орчим тутам болгох болж ажиллана зэргийн зэргээр салбар салбарын салбарт тал талын талаас төв төвийн хүү охин эмэгтэй эрэгтэй бүсгүй залуус хувь хувьцаа тутмын бүрчлэн таньдаг танилцах уулзах уулзана хийлгэх хийлгэмээр хийхээр хиймээр амьдардаг тустай явж " +
    "он онд оноос оны оныг онуудад төгссөн төгсөөд төгсөж дороос байгаад нийцсэн зориулсан зорьдог зорьж үзүүлдэг үзүүлж үзүүлнэ үйлчилдэг буй хүртэлх бүрэн болгодог " +
    // As people type them in a hurry.
    "бна бга бгаа бн бсан бдаг бдг бх бхгүй бхгуй бвал бж бол болхоор болоод хэрэгтэ хийнэ бий бгаад бгаага bna bnaa bga bgaa bsan bdag bdg bval bhgui bhgvi bhoor bolhoor bolohoor bolood heregtei heregte hregtei hregte hreg hergtei hereggui bnu bnuu bnauu bainuu hiine hiideg hiij hiih gej geed geheer ni bas mon uuruu uuroo ooroo huntei hun"
  )
    .split(/\s+/)
    .map(fold),
);

const mongolian: ReadonlySet<string> = new Set(everydayMongolian.map(mongolianKey));
