import { wishLists } from "./wish.ts";

/** Of people who say first what they are making, or what they are, and then who or what is missing. */
const people = [
  [
    "We are making an app for taxi drivers, the marketing person is missing",
    "Таксины жолооч нарын апп хийж байгаа, маркетингийн хүн дутуу байна",
    "Taksinii jolooch nariin app hiij bgaa, marketingiin hun dutuu bna",
    "tsogzolmaa-fb",
    "maralmaa-snacks khongor-video",
  ],
  [
    "building a travel app, looking for a Flutter developer who becomes a partner, equity offered",
    "аяллын апп хийж байна, Flutter хөгжүүлэгч хамтрагч хайж байна, хувь өгнө",
    "ayalliin app hiij bna, Flutter hugjuulegch hamtragch haij bna, huvi ugnu",
    "sodbileg-flutter",
    "tuvshuu-rn temuulen-fullstack",
  ],
  [
    "we are about to serve hot lunches to schools and need a cook and somebody for logistics",
    "сургуулиудад халуун хоол хүргэх гэж байна, тогооч болон логистикийн хүн хэрэгтэй",
    "surguuliudad haluun hool hurgeh gej bna, togooch bolon logistikiin hun heregtei",
    "anar-chef",
    "lkhagvasuren-intercity timur-dispatch",
  ],
  [
    "livestock specialist or a veterinarian, for a service that answers herders by video",
    "малчдад видеогоор зөвлөдөг үйлчилгээнд малын эмч хүн",
    "malchdad videogoor zuvludug uilchilgeend maliin emch hun",
    "chinbat-vet",
    "",
  ],
  [
    "someone who has sold software to companies before, we have the product",
    "өмнө нь компаниудад программ зарж байсан хүн, бүтээгдэхүүн бэлэн",
    "umnu ni kompaniudad program zarj baisan hun, buteegdehuun belen",
    "erdenebileg-sales",
    "tsogzolmaa-fb",
  ],
  [
    "I am a programmer and have the site ready. Who understands accounting and taxes?",
    "Би программист, сайт маань бэлэн. Нягтлан, татвар мэддэг хүн байна уу?",
    "Bi programmist, sait maani belen. Nyagtlan, tatvar meddeg hun bna uu?",
    "sukhee-tax",
    "uranbileg-hoa-accounting tamir-cfo",
  ],
  [
    "our greenhouse is standing, an agronomist is missing who would live in Zuunmod",
    "хүлэмж маань баригдсан, Зуунмодод амьдрах агрономич дутуу байна",
    "hulemj maani barigdsan, Zuunmodod amidrah agronomich dutuu bna",
    "batbold-greenhouse",
    "joost-climate",
  ],
  [
    "We sell cashmere scarves and now want someone with experience of online shops in Japan",
    "Бид ноолууран ороолт зардаг, одоо Японы онлайн дэлгүүрийн туршлагатай хүн хайж байна",
    "Bid nooluuran oroolt zardag, odoo Yaponii onlain delguuriin turshlagatai hun haij bna",
    "yumi-crossborder",
    "",
  ],
  [
    "two of us make podcasts about history, we lack a sound engineer",
    "бид хоёр түүхийн тухай подкаст хийдэг, дууны найруулагч л алга",
    "bid hoyor tuuhiin tuhai podcast hiideg, duunii nairuulagch l alga",
    "davaajargal-audio",
    "",
  ],
  [
    "I develop games myself, need an artist who models characters in 3D",
    "Тоглоомоо өөрөө хөгжүүлдэг, 3D дүр загварчлах зураач хэрэгтэй",
    "Togloomoo uuruu hugjuuldeg, 3D dur zagvarchlah zuraach heregtei",
    "bilguun-3d",
    "",
  ],
  [
    "Looking for a CTO for a payments startup, no agencies please",
    "Төлбөрийн стартапт CTO хайж байна, агентлаг биш",
    "Tulburiin startupt CTO haij bna, agentlag bish",
    "bayarmagnai-fintech",
    "temuulen-fullstack enkhjin-sre tuvshuu-rn sodbileg-flutter",
  ],
  [
    "opening a small clinic app, a doctor who can advise us a few hours a week",
    "эмнэлгийн апп гаргах гэж байгаа, долоо хоногт хэдэн цаг зөвлөх эмч",
    "emnelgiin app gargah gej bgaa, doloo honogt heden tsag zuvluh emch",
    "enkhtuya-soum-doctor",
    "",
  ],
];
const ideas = [
  [
    "I do marketing and would like to work on something with food",
    "маркетинг хийдэг, хоол хүнсний стартап сонирхож байна",
    "marketing hiideg, hool hunsnii startup sonirhoj bna",
    "aaruul-crunch last-nine-trays",
    "chatsargana-whole-berry milk-cold-run winter-greens",
  ],
  [
    "backend developer, seven years of Go and PostgreSQL, want to do something with transport",
    "бэкэнд хөгжүүлэгч, 7 жил Go, PostgreSQL, тээврийн чиглэлээр юм хиймээр байна",
    "backend hugjuulegch, 7 jil Go, PostgreSQL, teevriin chigleleer yum hiimeer bna",
    "soum-bus-parcels zamyn-uud-groupage",
    "",
  ],
  [
    "UX designer who would join something in education, evenings only",
    "UX дизайнер, боловсролын санаанд нэгдмээр байна, зөвхөн орой",
    "UX dizainer, bolovsroliin sanaand negdmeer bna, zuvhun oroi",
    "eesh-adaptive",
    "aimag-code-clubs khuur-practice-app dental-lab-orders huuhdiin-huvtsas german-for-nurses sign-dictionary stroke-home-rehab",
  ],
  [
    "lawyer, interested in fintech, can give a few evenings a week",
    "хуульч, финтек сонирхдог, долоо хоногт хэдэн орой гарна",
    "huulich, fintech sonirhdog, doloo honogt heden oroi garna",
    "rent-deposit-escrow",
    "seoul-payday-transfer mine-supplier-factoring clause-desk",
  ],
];
const companies = [
  [
    "we run a dental clinic and need a website with booking",
    "манай шүдний эмнэлэгт цаг захиалгатай вэбсайт хийлгэмээр байна",
    "manai shudnii emnelegt tsag zahialgatai website hiilgemeer bna",
    "tovch-web kiez-khoroo eight-tethers",
    "brickyard-17",
  ],
  [
    "our tour camp wants Korean guests, who can advertise in Korea?",
    "манай жуулчны бааз солонгос жуулчин авмаар байна, Солонгост сурталчлах компани байна уу",
    "manai juulchnii baaz solongos juulchin avmaar bna, Solongost surtalchlah kompani bna uu",
    "hangang-tuul",
    "",
  ],
  [
    "We make yoghurt and look for someone to draw new packaging and have it printed",
    "Бид тараг үйлдвэрлэдэг, шинэ сав баглаа боодол зурж хэвлүүлэх газар хайж байна",
    "Bid tarag uildverledeg, shine sav baglaa boodol zurj hevluuleh gazar haij bna",
    "zeegt-naamal",
    "long-song",
  ],
];
const projects = [
  [
    "we are four mobile developers, offline apps are what we do best",
    "бид дөрвөн гар утасны апп хөгжүүлэгч, офлайн ажилладаг апп хамгийн сайн хийдэг",
    "bid durvun gar utasnii app hugjuulegch, offline ajilladag app hamgiin sain hiideg",
    "driver-app parent-app lesson-player milk-collect-galig",
    "loyalty-app home-exercise-app loan-app insurance-compare-app",
  ],
];

export const situationWishes = wishLists({ people, ideas, companies, projects });
