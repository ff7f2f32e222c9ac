import type { Wish } from "./wish.ts";

/** Of founders who say what somebody should do, in verbs. */
export const deedWishes: readonly Wish[] = [
  [
    "someone to keep the books",
    "дансаа хөтлүүлэх хүн",
    "dansaa hutluuleh hun",
    "sukhee-tax uranbileg-hoa-accounting",
    "",
  ],
  [
    "who can build our website",
    "манай вэбсайтыг хийж өгөх хүн",
    "manai vebsaitiig hiij uguh hun",
    "temuulen-fullstack",
    "tuvshuu-rn yumi-crossborder",
  ],
  [
    "somebody who sells to companies",
    "компаниудад борлуулалт хийдэг хүн",
    "kompaniudad borluulalt hiideg hun",
    "erdenebileg-sales",
    "tsogzolmaa-fb",
  ],
  ["someone to cook for us", "хоол хийдэг хүн", "hool hiideg hun", "anar-chef", ""],
  ["a person who edits videos", "видео эвлүүлдэг хүн", "video evluuldeg hun", "khongor-video", ""],
  [
    "who can raise money for us",
    "мөнгө босгож өгөх хүн",
    "mungu bosgoj uguh hun",
    "tamir-cfo ichinkhorloo-grants",
    "oyundari-coo",
  ],
  ["run our Facebook ads", "фэйсбүүк зар явуулдаг хүн", "facebook zar yavuuldag hun", "tsogzolmaa-fb", ""],
  [
    "someone to draw up contracts",
    "гэрээ хийдэг хүн",
    "geree hiideg hun",
    "anujin-contracts ariunzaya-property-law",
    "hannah-royalties",
  ],
  ["somebody to treat our animals", "мал эмчилдэг хүн", "mal emchildeg hun", "chinbat-vet", ""],
  [
    "who can analyse our data",
    "дата шинжилдэг хүн",
    "data shinjildeg hun",
    "aigerim-data david-air anand-student",
    "munkhzul-psychometrics khulan-credit bolor-remote-sensing tsenguun-llm nomin-actuary",
  ],
  ["someone to design our app", "апп дизайн хийдэг хүн", "app dizain hiideg hun", "misheel-uxr priya-ux", ""],
  [
    "build an iPhone app",
    "айфон апп хийдэг хүн",
    "iphone app hiideg hun",
    "sodbileg-flutter tuvshuu-rn",
    "temuulen-fullstack",
  ],
  [
    "somebody who trains language models",
    "хэлний загвар сургадаг хүн",
    "helnii zagvar surgadag hun",
    "tsenguun-llm",
    "aiko-speech",
  ],
  ["teach children to code", "хүүхдэд код заадаг хүн", "huuhded kod zaadag hun", "tumurbaatar-teacher", ""],
  [
    "who can install heat pumps",
    "дулааны насос суурилуулдаг хүн",
    "dulaanii nasos suuriluuldag hun",
    "ulziibayar-heat",
    "munkhbat-energy joost-climate",
  ],
  [
    "somebody who grows vegetables",
    "ногоо тарьдаг хүн",
    "nogoo taridag hun",
    "batbold-greenhouse",
    "joost-climate",
  ],
  [
    "clear our goods through customs",
    "гаалийн бичиг баримт хийдэг хүн",
    "gaaliin bichig barimt hiideg hun",
    "dashdavaa-customs",
    "timur-dispatch",
  ],
  ["record audio books", "аудио ном бичдэг хүн", "audio nom bichdeg hun", "davaajargal-audio", ""],
  [
    "someone to manage our people",
    "хүмүүс удирдаж чаддаг хүн",
    "humuus udirdaj chaddag hun",
    "oyundari-coo",
    "munkhbat-energy solongo-pharmacy tserennadmid-leather narantuya-gercamp tsogzolmaa-fb",
  ],
  ["make 3D characters", "3D дүр хийдэг хүн", "3D dur hiideg hun", "bilguun-3d", ""],
].map(([en = "", mn = "", latin = "", right = "", good = ""]) => ({
  en,
  mn,
  latin,
  right: keysIn(right),
  good: keysIn(good),
}));

function keysIn(list: string): string[] {
  return list.split(" ").filter((key) => key !== "");
}
