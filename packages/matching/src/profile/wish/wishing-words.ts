// Words in which people wish, and that say nothing of what: beside them a word that no concept is called is meant.
import { fold } from "@khamt/language";

/** `romanised`: the text is Mongolian in Latin letters. */
export function isWishingWord(word: string, { romanised }: { romanised: boolean }): boolean {
  const small = word.toLowerCase();
  const isMongolian = romanised || /\p{Script=Cyrillic}/u.test(small);
  return isEnglish(small) || (isMongolian && isFormOf(fold(small)));
}

/** Of a short stem only a short ending makes a form. */
function isFormOf(folded: string): boolean {
  return (
    !others.some((other) => folded.startsWith(other)) &&
    mongolian.some(
      (stem) => folded.startsWith(stem) && folded.length - stem.length <= (stem.length < 4 ? 3 : 8),
    )
  );
}

/** A teacher is no form of «баг», a team, nor food one of «хүн». */
const others = ["багш", "хүнс"].map(fold);

function isEnglish(word: string): boolean {
  if (english.has(word)) return true;
  return ["ing", "ed", "es", "s", "ly"].some((ending) => {
    const stem = word.slice(0, -ending.length);
    return word.endsWith(ending) && (english.has(stem) || english.has(`${stem}e`));
  });
}

const english = new Set(
  (
    "hello hi hey please thanks thank greetings dear good morning evening afternoon night welcome " +
    "could would should might shall someone somebody something anything everything everyone anybody nobody nothing none else instead maybe perhaps really quite rather " +
    "join help helper handle page pages build start found begin create grow develop improve manage lead support advise teach learn bring turn try keep love enjoy interest care car hope dream plan prefer choose " +
    "talk speak call meet hire find found search ask answer tell explain understand reach show watch read write wrote written draw buy bought sell sold pay paid send sent deliver move live stay open close free busy ready " +
    "strong weak experienced expert specialist professional skilled talented motivated passionate reliable honest serious senior junior young student beginner intern local foreign international native fluent expertise knowledge background " +
    "customer client user member founder boss employee worker staff colleague friend family guy man woman men women child children kid girl boy hand head face eye " +
    "company firm agency studio office shop department organisation organization group crew side product service market brand job task role position place places area field industry sector world country city town village home house building " +
    "problem solution way kind sort type form part piece case example point reason question matter fact result chance opportunity goal need end use value level number amount quality price cost money salary share equity income " +
    "small big large tiny huge short long high low cheap expensive simple easy hard difficult complex fast quick slow early late modern old older younger wide new local private public own real true right wrong sure clear different similar special general common main several couple few " +
    "serious nice cool great best better happy interested looking available willing able current currently recently soon later tomorrow tonight monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december winter summer spring autumn " +
    "internet online offline web site email phone contact above below inside outside near nearby far around anywhere everywhere abroad here there back up down away together alone also too even still yet already almost mostly especially exactly only just mainly " +
    "don't doesn't didn't isn't aren't won't can't cannot i'm i'd i've i'll we're we've we'd we'll it's that's let's you're they're who's what's got gotten getting gives gave took taken went gone came done did does make made making work worked working want wanted wants use used using done get gets put let lets set run running fix repair repaired happen become became seem feel felt think thought believe know knew known remember forget consider include provide offer offers produce product production process " +
    "five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand million billion dollar dollars euro euros tugrik tugriks mnt usd eur krw won yen yuan day days week weeks month months year years hour hours minute minutes " +
    "another thing stuff everything lot lots bit total half quarter double first second third last next previous certain various many much more most less least enough " +
    "well left quit leaves retired resigned install project implementation speaker technology technologies tech urgent immediate deadline budget numbers ideally negotiable audience people person human beings everybody team member position candidate applicant cofounder founder partner agent language believe raise gazar organise organize badly urgently recommend cousin owner profit disappear age funding lost trained former studied bored profession taught self quote affordable compare subcontractor provider contractor"
  )
    .split(/\s+/)
    .filter(Boolean),
);

/** Beginnings of words, folded: with any ending. */
const mongolian = (
  "одоохон танил гадарла газар байгуулла хамтра хамтар нэгд нэгт хүс хүсэ хүсч сонирх дуртай чөлөөт зав завтай туслах туслан туслал тусал ажилл ажилч ажилт ажилч хийл хийх хийд хийн хийс хийж хийлг хийгээ бүтээ буте зөвхөн эсвэл ялангуя мэргэжилт мэргэж чиглэл " +
  "хэрэглэгч харилцагч үйлчлүүлэг үйлчилгээ агентлаг студи фирм баг багт багий багийн компани байгуул хүн хүмүүс хэн хэт сайн муу шинэ хуучин том жижиг хурдан удаан амар хэцүү хямд үнэтэй чанартай чадвартай туршлагатай " +
  "талаар талд талаас тухай төлөө дээр доор дэх дахь дотор гадна манай маань миний минь өөрийн өөр өөрөө бусад бүх бүгд бүр бүрэн ганц цорын хэдэн хэд олон цөөн " +
  "болгох болгон болго болсон болно болох болж болчих бол байвал байна байгаа байсан байх байдаг бна бгаа бсн эхэлж эхлэх эхэлсэн дууссан дуусга нээх нээж хаах авах авч авна авъя авдаг сул өгөх өгч өгнө өгдөг өгсөн олох олж олно олдог гаргах гаргаж гаргана ирэх ирж явах явж явна явда яв үзэх үзэж үзнэ мэдэх мэднэ мэддэг чадах чадна чаддаг чадаж ойлго сурах сурч сурна уншдаг унших бичих бичдэг бичнэ ярих ярьдаг ярина зурах зурдаг зурж " +
  "хэрэгтэй хэрэг шаардлага хайж хайна хайх хайя урьж урих санал санаа идея төсөл ажил ажлы ажлаа ажлын үүрэг албан суурь залуу настан оюутан сурагч хүүхэд найз эхнэр нөхөр ээж гэр гэрт гэрээс мөнгө үнэ төгрөг доллар юань вон сая тэрбум мянга зуу арав хорь гуч дөч тавь нэг хоёр гурав дөрөв тав зургаа долоо найм ес " +
  "жил сар хоног өдөр цаг өвөл хавар намар зуны өглөө орой шөнө өнөө маргааш дараа өмнө одоо удахгүй хурдан даваа мягмар лхагва пүрэв баасан бямба ням дүгээр дугаар " +
  "шалгах шалга тайлбар хөтөл тооцоо захиал нийлүүл хүргэ илгээ дамжуул шилжүүл холбо харилц зохион зохис ашигла хэрэглэ үйлдвэрлээд угсар суулга засда засва бэлд бэлтг боловср сайжр өсгө тэлэ хөгж хөгжү удирд хариуц " +
  "мэнд сайнуу баярлалаа баяр энд тэнд тийш тэндх эндх хаана чиглэ зүйл юм юмаа юу ямар яаж хэзээ аль мэт шиг хамгийн илүү маш их бага дэлгэр тусгай ерөнхий орон нутг гадаад дотоод олон улсын монгол хот аймаг дүүрэг " +
  "технологи хийлгэж чадах гаргах бэлтгэх дуусах эхлэх боломж боломжтой хүсэлтэй хүсэж хичээ шатны анхан дунд ахисан сэтгэл итгэл үнэнч хариуцлага сахилга мундаг бэлэн буюу засуул онлайн тонн яаралт таних дутуу дутаж чадварлаг шилдэг хугацаа удаагийн танай гүйцэтгэгч хамаагүй улирал улирлын гараг"
)
  .split(/\s+/)
  .filter((word) => word.length > 2)
  .map(fold);
