// Words that two profiles may share without a reason: everyday words of either language, however they are inflected.
import { everydayWords, fold } from "@khamt/language";

/** Whether all of the words are everyday ones. */
export function isEverydayWord(words: string): boolean {
  return words
    .toLowerCase()
    .split(/[^\p{L}\p{N}'-]+/u)
    .every((word) => word.length < shortest || isEnglish(word) || isMongolian(word));
}

/** Shorter words are abbreviations and slips of the pen as often as words. */
const shortest = 3;

function isEnglish(word: string): boolean {
  return forms.some(([ending, instead]) => {
    const stem = word.endsWith(ending) ? word.slice(0, word.length - ending.length) : undefined;
    return stem !== undefined && english.has(stem + instead);
  });
}

const forms = [
  ["", ""],
  ["s", ""],
  ["es", ""],
  ["ies", "y"],
  ["ed", ""],
  ["ed", "e"],
  ["ing", ""],
  ["ing", "e"],
  ["ly", ""],
  ["er", ""],
  ["'s", ""],
] as const;

/** Endings of Mongolian words are this long at most: өдөр, өдөртөө. A Latin word needs more of a stem to be taken for one. */
const longestEnding = 5;

function isMongolian(word: string): boolean {
  const key = fold(word);
  const shortestStem = /^[a-z]/.test(word) ? shortest + 1 : shortest;
  if (mongolian.has(key)) return true;
  for (let end = key.length; end >= Math.max(shortestStem, key.length - longestEnding); end--)
    if (mongolian.has(key.slice(0, end))) return true;
  return false;
}

const mongolian: ReadonlySet<string> = new Set(
  [
    ...everydayWords,
    ...(
      "залуу айл өрх хүүхэд гэр байшин өрөө хот сум аймаг хороо дүүрэг гудамж зам ус салхи нар мод чулуу " +
      "мөнгө үнэ тоо хувь дугаар хуудас үг өгүүлбэр ном цаас зураг бичиг хариу асуулт дуу нүд гар хөл толгой " +
      "аав ээж ах эгч дүү эхнэр багш сурагч оюутан зочин айлчин найман өглөөний өдрийн шөнийн намрын хаврын " +
      "амьдрал ажил алба үйл ашиг алдаа эрсдэл зорилго хүсэл санал шийдэл арга зам дүрэм журам эрх үүрэг " +
      "хэрэглэгч үйлчлүүлэгч харилцагч ажилтан эзэн захирал авагч төгрөг доллар хувилбар жишээ хувийн нийт нийтийн олон түмэн улс монгол монголын дэлхий"
    ).split(" "),
  ].map(fold),
);

const english: ReadonlySet<string> = new Set(
  (
    "able about above accept account across act active actual add address age ago agree aim air allow almost alone along already alright also although always amount " +
    "answer anybody anyone anything anyway anywhere apart appear area arm around arrive ask autumn available average away back bad bag base basic beautiful become bed begin behind believe " +
    "belong best better big bill bit black blue board boat body book both bottom box boy break bring broken brother brown build bunch busy buy call calm capable car card care careful carry case cash catch " +
    "center centre certain chair chance change cheap check child children choose circle city clean clear close coat cold color colour come common complete contact content continue control cool corner correct cost " +
    "count country couple course cover cross cup current cut daily dark date daughter day dead deal dear decide deep depend describe detail die differ different difficult direct distance divide dog door double down " +
    "dozen draw dream dress drink drive drop dry during each early earn east easy eat edge effect effort eight eighteen either eleven else empty end enjoy enough enter entire equal especially evening event ever every " +
    "everybody everyone everything everywhere exact example excellent except expect explain extra eye face fact fair fall family famous far farther fast father favorite feel few field fifteen fifth fifty fight figure fill final " +
    "find fine finger finish fire first fit five fix flat floor fly follow foot force foreign forget form former forty forward four fourth free fresh friday friend front full fun future game general gentle girl give glad glass " +
    "goal gold gone good great green ground group grow guess guest habit hair half hall hand handle happen happy hard hardly hate head hear heart heat heavy height hello help here herself hide high himself hit hold hole holiday home " +
    "honest hope horse hot hotel hour house household however huge hundred hurt husband idea ill imagine important improve inch include income increase indeed individual inside instead interest into invite involve issue item itself " +
    "job join joke journey just keep key kid kill kind king kitchen knee know known lack lady land language large last late laugh lay lead learn least leave left leg length less let letter level lie life lift light like likely limit " +
    "line list listen little live local long look lose lot loud love low luck lunch machine main major make man manage many mark market married matter maybe mean meal measure meet member memory mention mere message middle might mile " +
    "mind minute miss mistake modern moment monday money month mood moon more morning most mother mountain mouth move much must myself name narrow nature near nearby necessary neck need neighbor neighbour neither never new news next nice " +
    "night nine nobody noise none noon normal north nose note nothing notice now number object obvious occasion offer office often oil old once one only open opinion opposite order ordinary other otherwise ought outside own page " +
    "pain paper parent part partner party pass past pay peace people percent perfect perhaps period person phone photo pick picture piece place plain plan play please plenty point poor popular position possible pound practical practice prepare " +
    "present pretty prevent previous price print private probably problem process promise proper prove provide public pull purpose push put quality quarter question quick quiet quite rain raise range rare rate rather reach react read " +
    "ready real reason receive recent record red reduce regular relation remain remember remove repair repeat reply report respect rest result return rich ride right ring rise river road room round rule run sad safe salary same " +
    "saturday save say scale school sea season seat second secret see seem self sell send sense separate serious serve set settle seven several shape share sharp sheet shop short shot shoulder shout show shut sick side sight sign " +
    "silent similar simple since single sister sit situation six size sky sleep slight slow small smart smell smile smooth snow soft solid some somebody somehow someone something sometimes somewhere son soon sorry sort sound south space " +
    "speak special speed spend spot spring square staff stage stand standard star start state stay steady step stick still stone stop store story straight strange street strong study stuff subject succeed success such sudden " +
    "suggest summer sun sunday supply support suppose sure surface surprise sweet table tail take talk tall taste teach team tell ten tend term test thank thick thin thing think third thirty thought thousand three through throw " +
    "thursday tie time tiny tired today together tomorrow tonight tool top total touch toward town trade train travel tree trip trouble true trust try tuesday turn twelve twenty twice two type under understand unit until usual " +
    "various very view village visit voice wait walk wall want warm wash waste watch water way weak wear weather wednesday week weekend weight welcome well west wet whatever wheel whenever whether which while white whole whose why wide wife wild " +
    "willing win wind window winter wise wish within without woman women wonder wood word work world worry worse worst worth write wrong yard year yellow yes yesterday yet young yourself ward flat free third eleven build " +
    "rural urban remote food facebook instagram boring messy recording nationwide worldwide owner user client customer manager worker employee employer boss colleague"
  ).split(" "),
);
