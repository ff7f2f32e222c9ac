// What the check of the concepts lets stand, each with its reason. Keep these lists short: most faults have a better cure.

/** Labels that two concepts of one kind share, because the words themselves have two meanings. */
export const ambiguousLabels: ReadonlySet<string> = new Set([
  // One word, two things.
  "crane",
  "cranes",
  "cream",
  "creams",
  "wardrobe",
  "wardrobes",
  "sketches",
  "Sketch",
  "security",
  "Steam",
  "STEAM",
  "camera",
  "аюулгүй байдал",
  "хамгаалалт",
  "зураг авалт",
  "зохиол",
  "гэрээ хэлэлцээр",
  "будаг",
  "будах",
  "camp management",
  "socket",
  "sockets",
  "illustrator",
  "Illustrator",
  "иллюстратор",
  "кемп",
  "кемп менежмент",
  "каталог",
  "catalog",
  "catalogue",
  "шинжилгээ",
  "лабораторийн шинжилгээ",
  "performance tuning",
  "e-commerce",
  "ecommerce",
  "онлайн дэлгүүр",
  "цахим худалдаа",
  "баглаа",
  "cameras",
  "taxonomy",
  "taxonomies",
  "security industry",
  "securities industry",
  // Short names that differ by an s which the reader takes for a plural.
  "EDM",
  "EDMS",
  "hrm",
  "hrms",
  // Different things whose words differ by an ending alone: work by the hour and in time, an interview and for one.
  "цагаар ажиллах",
  "цагтаа ажиллах",
  "захиалгын систем",
  "захиалгат систем",
  "ярилцлага бэлтгэх",
  "ярилцлагад бэлтгэх",
  // Large and small livestock: the reader sees an ending in бод.
  "бод мал",
  "бог мал",
]);

/** Skills and roles that are tied to no other concept: they say how or for whom someone works, not at what. */
export const aloneConcepts: ReadonlySet<string> = new Set([
  "foreign-languages",
  "freelancer",
  "intern",
  "volunteer-role",
]);

/** Mongolian labels that are not understood when they are typed in Latin letters. */
export const cyrillicOnlyLabels: ReadonlySet<string> = new Set([
  // odoo is одоо "now".
  "odoo хөгжүүлэгч",
]);

/** Skills that are shown by the name of a product, or by one that is written like a product's. */
export const productsAsNames: ReadonlySet<string> = new Set([
  // Everyone says the product and means its whole kind.
  "docker",
  "kubernetes",
  "microsoft-excel",
  // The markup of the web is these two languages.
  "html-css",
  // Names of a craft or a method.
  "devops",
  "mlops",
  "dj",
  "lean-six-sigma",
]);
