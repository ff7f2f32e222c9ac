import { wishLists } from "./wish.ts";

/** Of people who tell of themselves and of what they look for, as one writes to somebody. */
const people = [
  [
    "Hi! My brother has 40 greenhouses near Darkhan and we lose half of it in winter. Who knows heating and climate?",
    "Сайн байна уу! Ах маань Дархан орчимд 40 хүлэмжтэй, өвөл талыг нь алддаг. Хүлэмжийн халаалт, уур амьсгал мэддэг хүн байна уу?",
    "Sain bna uu! Ah maani Darhan orchimd 40 hulemjtei, uvul taliig ni alddag. Hulemjiin halaalt, uur amisgal meddeg hun bna uu?",
    "joost-climate batbold-greenhouse",
    "ulziibayar-heat",
  ],
  [
    "We already have two programmers. What is missing is a person who talks to herders and runs a cooperative.",
    "Бидэнд хоёр программист бий. Малчидтай ярьж, хоршоо удирддаг хүн л дутуу байна.",
    "Bidend 2 programmist bii. Malchidtai yarij, horshoo udirddag hun l dutuu bna.",
    "sanduijav-coop",
    "",
  ],
  [
    "need a game programmer or a 3D artist for a small game about the Gobi, evenings are fine",
    "Говийн тухай жижиг тоглоомд тоглоомын программист эсвэл 3D зураач хэрэгтэй, орой ажиллаж болно",
    "Goviin tuhai jijig togloomd togloomiin programmist esvel 3D zuraach heregtei, oroi ajillaj bolno",
    "marcus-unity bilguun-3d",
    "",
  ],
  [
    "I make felt slippers. I want them sold in Japan and have no idea how shipping and returns work there",
    "Би эсгий таавчиг хийдэг. Японд зардаг болмоор байна, тэнд хүргэлт, буцаалт яаж явдгийг мэдэхгүй",
    "Bi esgii taavchig hiideg. Yapond zardag bolmoor bna, tend hurgelt, butsaalt yaj yavdgiig medehgui",
    "yumi-crossborder",
    "",
  ],
  [
    "our app handles people's money, so we want its security tested and the privacy part done properly",
    "манай апп хүмүүсийн мөнгөтэй ажилладаг болохоор аюулгүй байдлыг нь шалгуулж, нууцлалыг нь зөв хиймээр байна",
    "manai app humuusiin mungutei ajilladag bolohoor ayulgui baidliig ni shalguulj, nuutslaliig ni zuv hiimeer bna",
    "lena-security",
    "",
  ],
  [
    "someone who can find grants from donors and write the reports, English needed",
    "донороос тэтгэлэг олж, тайланг нь бичиж чаддаг хүн, англи хэлтэй",
    "donoroos tetgeleg olj, tailang ni bichij chaddag hun, angli heltei",
    "ichinkhorloo-grants",
    "",
  ],
  [
    "I am a doctor and know nothing about phones. I need my idea turned into an Android app",
    "Би эмч хүн, утасны тухай юу ч мэдэхгүй. Санаагаа Андройд апп болгуулмаар байна",
    "Bi emch hun, utasnii tuhai yu ch medehgui. Sanaagaa Android app bolguulmaar bna",
    "sodbileg-flutter tuvshuu-rn",
    "",
  ],
  [
    "a lawyer, no students please, who has written rental contracts",
    "түрээсийн гэрээ хийж байсан хуульч, оюутан биш",
    "tureesiin geree hiij baisan huulich, oyutan bish",
    "ariunzaya-property-law",
    "anujin-contracts",
  ],
];
const ideas = [
  [
    "I was a nurse in Germany for six years, I'm back now and would like to help others go",
    "Би Германд зургаан жил сувилагч хийгээд ирсэн, одоо бусдад тусалмаар байна",
    "Bi Germand 6 jil suvilagch hiigeed irsen, odoo busdad tusalmaar bna",
    "german-for-nurses",
    "",
  ],
  [
    "retired from a bakery, I hate seeing food thrown away. Have a van too",
    "Нарийн боовны газраас тэтгэвэрт гарсан, хоол хаягдахыг харахаар харамсдаг. Бас фургонтой",
    "Nariin boovnii gazraas tetgevert garsan, hool hayagdahiig harahaar haramsdag. Bas furgontoi",
    "last-nine-trays",
    "",
  ],
  [
    "I play the morin khuur and teach it, can also record lessons on video",
    "Би морин хуур тоглодог, заадаг, видео хичээл ч бичиж чадна",
    "Bi morin huur toglodog, zaadag, video hicheel ch bichij chadna",
    "khuur-practice-app",
    "",
  ],
  [
    "electrician, put up solar on gers for years, looking for something of my own with someone",
    "Цахилгаанчин, олон жил гэрт нарны панель тавьсан, хэн нэгэнтэй хамтарч юм эхэлмээр байна",
    "Tsahilgaanchin, olon jil gert narnii panel tavisan, hen negentei hamtarch yum ehelmeer bna",
    "solar-rent-ger",
    "ger-heat-lease",
  ],
];
const companies = [
  [
    "we sell tents and jackets and want our catalogue photographed and a new logo drawn",
    "бид майхан, хүрэм зардаг, каталогоо зураг авхуулж, шинэ лого зуруулмаар байна",
    "bid maihan, hurem zardag, katalogoo zurag avhuulj, shine logo zuruulmaar bna",
    "long-song",
    "zeegt-naamal tovch-web",
  ],
  [
    "Our accountant left in the middle of the year. Books, taxes and an audit, please.",
    "Манай нягтлан жилийн дундуур гарчихлаа. Бүртгэл, татвар, аудит хийлгэмээр байна.",
    "Manai nyagtlan jiliin dunduur garchihlaa. Burtgel, tatvar, audit hiilgemeer bna.",
    "tsegtstei-dans",
    "",
  ],
  [
    "is there anybody who can watch 30 of our trucks on a map and tell how much fuel they use",
    "30 машинаа газрын зураг дээр харж, түлшийг нь хянадаг болмоор байна",
    "30 mashinaa gazriin zurag deer harj, tulshiig ni hyanadag bolmoor bna",
    "ul-mur",
    "",
  ],
  [
    "we moved here from Berlin and need the company registered and the contracts in order",
    "бид Берлинээс нүүж ирсэн, компаниа бүртгүүлж, гэрээгээ цэгцлүүлмээр байна",
    "bid Berlinees nuuj irsen, kompania burtguulj, gereegee tsegtsluulmeer bna",
    "gerege-law",
    "",
  ],
];
const projects = [
  [
    "we are three people who make cartoons and explain difficult things with them",
    "бид гурвуулаа хүүхэлдэйн кино хийдэг, хэцүү зүйлийг түүгээрээ тайлбарладаг",
    "bid gurvuulaa huuheldein kino hiideg, hetsuu zuiliig tuugeeree tailbarladag",
    "insurance-explainer",
    "",
  ],
  [
    "freelance translator of technical manuals, English to Mongolian, I also do mining",
    "техникийн гарын авлага англиас монгол руу орчуулдаг фрилансер, уул уурхайнх ч хийдэг",
    "tehnikiin gariin avlaga angliasaa mongol ruu orchuuldag freelancer, uul uurhainh ch hiideg",
    "rig-manuals",
    "terminology-mt",
  ],
  [
    "my team designs packaging for food, from cheese to sweets",
    "манай баг хүнсний сав баглаа боодол зохиодог, бяслагнаас чихэр хүртэл",
    "manai bag hunsnii sav baglaa boodol zohiodog, byaslagnaas chiher hurtel",
    "dairy-packaging",
    "",
  ],
  [
    "I teach English to adults online, mostly to IT people",
    "Би том хүмүүст онлайнаар англи хэл заадаг, ихэвчлэн мэдээллийн технологийнхонд",
    "Bi tom humuust onlainaar angli hel zaadag, ihevchlen IT-giinhend",
    "devs-english",
    "",
  ],
];

export const sentenceWishes = wishLists({ people, ideas, companies, projects });
