// What the headings of a CV say of the lines below, in small letters.

/** `line`: it says something of its own line alone, such as a name. `told`: whether what stands behind it is offered or looked for. */
export type Section = "main" | "work" | "skills" | "minor" | "private" | "line" | "told";

const headings: readonly (readonly [Section, RegExp])[] = [
  [
    "private",
    /^(?:my )?(?:hobb(?:y|ies)|(?:personal |other )?interests|interests and hobbies|hobbies (?:and|&) interests|free time|references?|referees|personal (?:details|information|data)|family|marital status|(?:social|community) (?:activity|activities|work|life)|trainings? (?:of|at) .*|хобби|сонирхол|сонирхдог зүйлс?|чөлөөт цаг(?:аар)?|хувийн мэдээлэл|гэр бүл(?:ийн байдал)?|тодорхойлолт(?: гаргах хүн| өгөх хүн)?|тодорхойлох хүн|нийгмийн (?:идэвх|оролцоо|ажил)|лавлагаа|hobbi|sonirhol|chuluut tsag|chololoo?t tsag|huviin medeelel|ger bul|todorhoilolt)$/u,
  ],
  [
    "minor",
    /^(?:education|education and training|academic background|schools?|(?:training|courses|trainings|seminars)|(?:honou?rs|prizes|awards)(?: and (?:honou?rs|prizes|awards))?|achievements at school|volunteering|volunteer work|other(?: information)?|additional information|(?:personal|soft) (?:qualities|skills)|personality|computer skills|driving(?: licen[cs]e)?|memberships?|боловсрол|сургалт|мэргэшүүлэх сургалт|шагнал(?:, урамшуулал| урамшуулал)?|сайн дурын ажил|бусад(?: мэдээлэл)?|хувь(?:ийн| хүний) (?:чанар|онцлог|ур чадвар)|(?:олгосон |авсан )?(?:шагнал|гавьяа)(?:,| ба)? ?(?:цол|медаль)?|зан чанар|компьютерийн (?:мэдлэг|ур чадвар)|жолооны (?:үнэмлэх|эрх)|bolovsrol|surgalt|shagnal|busad|huviin chanar|joloonii unemleh|joloo)$/u,
  ],
  [
    "skills",
    /^(?:(?:key |core |technical |professional |main |hard |my )?(?:skills|competenc(?:es|ies))|skills and tools|(?:мэргэжлийн |гол )?(?:ур )?чадвар(?:ууд)?|(?:mergejliin )?(?:ur )?chadvar)$/u,
  ],
  [
    "work",
    /^(?:(?:work |professional |relevant |job )?(?:experience|history)|employment(?: history)?|career(?: history)?|work|jobs|(?:ажлын )?туршлага|ажилласан (?:байдал|туршлага)|ажил эрхлэлт|(?:ajliin |ajlyn )?turshlaga|ajill?san baidal|ajil erhlelt)$/u,
  ],
  [
    "main",
    /^(?:(?:professional |career )?(?:summary|profile|objective)|about(?: me)?|(?:personal |selected )?projects|(?:foreign )?languages?|(?:licen[cs]es and )?certificat(?:es?|ions?)|publications|portfolio|achievements|товч танилцуулга|танилцуулга|зорилго|төсл?үүд|(?:гадаад )?хэл(?:ний мэдлэг)?|сертификат|бүтээл|амжилт|tovch taniltsuulga|gadaad hel|helnii medleg|sertifikat)$/u,
  ],
  [
    "told",
    /^(?:(?:my )?weak(?:nesses| (?:point|side|spot|area)s?)|not good at|(?:now )?(?:looking|searching) for|wanted|needed|(?:what )?i (?:need|look for)|сул тал(?:ууд)?|хэрэгтэй|хайж (?:байна|байгаа)|хийдэггүй|sul tal|heregtei|haij baina)$/u,
  ],
  [
    "line",
    /^(?:(?:full |first |last )?name|date of birth|birth ?date|born|age|sex|gender|nationality|address|phone|e-?mail|contacts?|(?:овог(?:,)? )?нэр|төрсөн (?:он|огноо|газар|он сар өдөр)|нас|хүйс|хаяг|утас|холбоо барих|ner|ovog ner|nas|hayag|utas|torson on)$/u,
  ],
];

export function kindOfHeading(words: string): Section | undefined {
  return headings.find(([, pattern]) => pattern.test(words))?.[0];
}
