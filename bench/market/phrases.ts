import type { Language } from "@khamt/language";
import type { ProfileKind } from "@khamt/matching";

/** Slots: {skill}, {role}, {topic} are concepts; {word}, {Word} is an everyday word; {name} an invented name; {number}. */
export const sentences: Readonly<Record<Language, Readonly<Record<ProfileKind, readonly string[]>>>> = {
  en: {
    idea: [
      "Every {word} in our {word} still does {topic} by hand, and {number} families told us the same about {word}.",
      "We tested {topic} with {number} customers of {name} and the {word} was better than we had expected.",
      "The {word} pays a monthly fee, the {word} gets {topic}, and {name} takes the {word} risk.",
      "Last {word} we built a small prototype for {topic}; {name} uses it beside an old {word}.",
      "Our {word} comes from {name}, where {topic} cost too much and nobody repaired the {word}.",
      "A pilot with {number} places showed that the {word} matters more than the {word}.",
    ],
    cofounder: [
      "I spent {number} years with {skill} at {name}, mostly for {topic} and its {word}.",
      "At {name} I led a {word} team, carried out {skill} and taught {word} to newcomers.",
      "My last {word} was about {topic}: {number} customers, one {word}, no lost {word}.",
      "I grew up near {name}, so {topic} and the {word} around it are familiar to me.",
      "People call me when {skill} has gone wrong and the {word} must be saved before the {word}.",
      "I write plainly, answer the same {word}, and keep a {word} for every customer.",
    ],
    company: [
      "{name} has carried out {skill} and {skill} for {number} customers since the first {word}.",
      "Our {word} covers {topic}, from the first {word} to the last {word}.",
      "We own a {word} in {name} and do {skill} ourselves instead of handing it on.",
      "Customers in {topic} stay with us because the {word} arrives on the agreed {word}.",
      "A fixed team of {number} people looks after each {word} and reports every {word}.",
      "Recent work: {topic} for {name}, with a {word} that others had given up.",
    ],
    project: [
      "{name} has {number} branches and each keeps its own {word} for {topic}.",
      "The present {word} is old, slow and known to one {word} only.",
      "The result must run on an ordinary {word} and be handed over with its {word}.",
      "Offers should name a {word}, a price and similar work in {topic}.",
      "Our {word} will answer questions within {number} days and visit {name} with you.",
      "We pay in {number} parts: after the {word}, after the {word} and at the end.",
    ],
  },
  mn: {
    idea: [
      "Манай {word} {topic} гэсэн ажлыг одоо ч гараар хийдэг, {number} айл {word} талаар ижил зүйл хэлсэн.",
      "{name} дээр {number} хэрэглэгчтэй туршиж үзэхэд {topic} илүү сонирхолтой, {word} хямд болж харагдсан.",
      "{word} сарын төлбөр төлж, {word} нь {topic} авна, эрсдэлийг {name} даана.",
      "Өнгөрсөн {word} {topic} хэсгийн анхны хувилбарыг гаргаж, {name} хуучин {word} хажууд хэрэглэж эхэлсэн.",
      "Санаа маань {name} суманд төрсөн, тэнд {topic} үнэтэй, {word} хэн ч засдаггүй байлаа.",
      "{number} газарт хийсэн туршилтаар {word} нь {word} гэхээсээ чухал болох нь мэдэгдсэн.",
    ],
    cofounder: [
      "{name} газарт {number} жил {skill} чиглэлээр ажиллаж, {topic} болон {word} хариуцаж байсан.",
      "{name} багт {word} ахалж, {skill} гүйцэтгэж, шинэ хүмүүст {word} зааж байлаа.",
      "Сүүлийн ажил маань {topic}: {number} харилцагч, нэг {word}, алдаагүй {word}.",
      "{name} орчимд өссөн тул {topic}, түүний {word} надад танил.",
      "{skill} дээр асуудал гарахад {word} аврахаар намайг дууддаг, {word} хүлээлгэдэггүй.",
      "Товч бичиж, {word} тэр дороо хариулж, харилцагч бүрд {word} хөтөлдөг.",
    ],
    company: [
      "{name} анхны {word} цагаас {number} харилцагчид {skill}, {skill} ажил гүйцэтгэсэн.",
      "Манай {word} {topic} бүхэлд нь, эхний {word} хүртэл хамардаг.",
      "{name} дэх {word} өөрсдийн мэдэлд, {skill} ажлыг бусдад дамжуулдаггүй.",
      "{topic} чиглэлийн харилцагчид {word} тохирсон {word} ирдэг тул манайхаас салдаггүй.",
      "{number} хүнтэй тогтмол баг {word} бүрийг хариуцаж, {word} болгон тайлагнадаг.",
      "Саяхны ажил: {name} захиалсан {topic}, бусдын орхисон {word}.",
    ],
    project: [
      "{name} {number} салбартай, салбар бүр {topic} тухай тусдаа {word} хөтөлдөг.",
      "Одоогийн {word} хуучин, удаан, ганц {word} л мэддэг.",
      "Үр дүн нь энгийн {word} дээр ажиллаж, {word} хамт хүлээлгэн өгөгдөх ёстой.",
      "Саналд {word}, үнэ болон {topic} чиглэлээр хийсэн төстэй ажлаа бичнэ үү.",
      "Манай {word} {number} хоногт асуултад хариулж, {name} газарт хамт очно.",
      "Төлбөрийг {number} хувааж: {word} дараа, {word} дараа, эцэст нь төлнө.",
    ],
  },
};

/** What is told in keywords: most of a text's words are met in few other texts. */
export const details: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "{Word} and {word} in {name}: {topic}.",
    "{name}, {name}: a {word} of {topic}.",
    "{Word}, {word}, {word}: {skill}.",
    "{skill}, {word}, {name}.",
  ],
  mn: [
    "{Word}, {word}, {name}: {topic}.",
    "{name}, {name}: {topic}, {word}.",
    "{Word}, {word}, {word}: {skill}.",
    "{skill}, {word}, {name}.",
  ],
};

export const needs: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "We are looking for {skill} and {skill}.",
    "What we need is somebody who has done {skill} for a {word}.",
    "We need a {role} with {skill}.",
  ],
  mn: [
    "{skill}, {skill} мэддэг хүн хайж байна.",
    "{word} дээр {skill} хийж байсан хүн хэрэгтэй.",
    "{skill} хийдэг {role} хэрэгтэй байна.",
  ],
};

export const wishes: Readonly<Record<Language, readonly string[]>> = {
  en: ["I am looking for a team in {topic}.", "Looking for founders who care about {topic} and {topic}."],
  mn: ["{topic} чиглэлийн баг хайж байна.", "{topic}, {topic} сонирхдог хамтрагч хайж байна."],
};

export const refusals: Readonly<Record<Language, readonly string[]>> = {
  en: ["No {skill}, please.", "I do not do {skill}.", "I know nothing about {skill}."],
  mn: ["{skill} мэдэхгүй.", "{skill} хийдэггүй.", "{skill} чиглэлээр туршлагагүй."],
};

export const titles: Readonly<Record<Language, Readonly<Record<ProfileKind, string>>>> = {
  en: {
    idea: "{topic} for every {word}",
    cofounder: "{role}, {topic}",
    company: "{name}",
    project: "{skill} for {name}",
  },
  mn: {
    idea: "{word} бүрд {topic}",
    cofounder: "{role}, {topic}",
    company: "{name}",
    project: "{name} {skill}",
  },
};

export const everyday: Readonly<Record<Language, readonly string[]>> = {
  en: words(`
    morning notebook winter ladder neighbour cupboard autumn receipt grandmother corridor bicycle envelope kettle
    bridge blanket counter window basket drawer garage stamp balcony summer ribbon pocket ticket lantern shelf
    curtain evening bucket staircase whistle candle saddle fence rumour apron handle gate puddle mirror carpet
    bell spoon needle thread rope hammer chimney cellar attic doorstep pavement crossing queue signature deadline
    shift shortcut detour errand habit promise favour apology mistake surprise argument silence patience courage
    doubt worry relief pride memory diary calendar folder clipboard whiteboard cable switch socket trolley crate
    pallet barrel jar lid label sticker poster leaflet banner handbook glossary footnote margin chapter sketch`),
  mn: words(`
    өглөө дэвтэр өвөл шат хөрш шүүгээ намар тасалбар эмээ хонгил унадаг дугтуй данх гүүр хөнжил лангуу цонх
    сагс тавиур гарааш тамга тагт зун тууз халаас дэнлүү хөшиг орой хувин шүгэл лаа эмээл хашаа цуурхал хормогч
    бариул хаалга шалбааг толь хивс хонх халбага зүү утас олс алх яндан зоорь дээвэр босго замын гарц дараалал
    гарын үсэг ээлж тойруу даалгавар зуршил амлалт тус уучлал алдаа гэнэтийн маргаан чимээгүй тэвчээр зориг
    эргэлзээ санаа тайвшрал бахархал дурсамж тэмдэглэл хуанли хавтас самбар кабель унтраалга залгуур тэргэнцэр
    хайрцаг торх лонх таг наалт зарлал тараах тугтай гарын авлага тайлбар зүйл бүлэг ноорог`),
};

export const syllables: Readonly<Record<Language, readonly string[]>> = {
  en: words("ar bel cor dan el fen gar hol in jor kel lan mor nor ol per rin sal tor ul ven wes yor zan"),
  mn: words(
    "алт бат болд гэр даш дорж жар зул лхам мөнх нар оюу очир пүрэв сар сүх төр уянга хүсэл цэц чим шар энх",
  ),
};

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
