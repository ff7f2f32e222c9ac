import type { Reader, Said } from "./strings.ts";

/** One thing, its word in both languages, its name in the code, and the beginnings of words that it is not called where people read. */
export type Term = {
  en: string;
  mn: string;
  code: string;
  never?: { readonly [language in Reader]?: readonly string[] };
};

export const glossary: readonly Term[] = [
  {
    en: "Khamt (the brand)",
    mn: "«Хамт», with hyphened endings: «Хамт»-ын, «Хамт»-д; bare in the logo and as a label",
    code: "`brand`",
  },
  { en: "startup idea", mn: "стартап санаа", code: "`idea`", never: { mn: ["гараан"] } },
  {
    en: "post (a project)",
    mn: "нийтлэх",
    code: "`post-project`",
    never: { mn: ["төсөл зарла", "төслөө зарла"] },
  },
  { en: "freelancer", mn: "фрилансер", code: "-", never: { mn: ["чөлөөт ажил"] } },
  {
    en: "co-founder",
    mn: "хамтран үүсгэн байгуулагч",
    code: "`cofounder`",
    never: { mn: ["хамтран үүсгэгч"] },
  },
  { en: "company", mn: "компани", code: "`company`" },
  {
    en: "to need (somebody)",
    mn: "хэрэгтэй байх, хайх",
    code: "-",
    never: { mn: ["хэрэгсэж", "хэрэгсэх", "хэрэгсдэг"] },
  },
  { en: "project listing", mn: "төслийн зар", code: "`project`" },
  { en: "partner (person or company)", mn: "түнш", code: "`partner`" },
  { en: "business partner", mn: "бизнесийн түнш", code: "`business`" },
  { en: "project partner", mn: "төслийн түнш", code: "`project`" },
  { en: "individual", mn: "хувь хүн", code: "`individual`" },
  { en: "match", mn: "тохирол", code: "`match`" },
  {
    en: "to match; matching",
    mn: "тохирол хайх; тохирол хайлт",
    code: "`matching`",
    never: { mn: ["тохируулг", "хэнтэй тохируул"] },
  },
  { en: "AI Match (the button and its results)", mn: "AI тохирол", code: "-" },
  { en: "Start AI Matching", mn: "AI хайлт эхлүүлэх", code: "-" },
  { en: "AI Match for Me", mn: "Надад тохирохыг AI-аар олох", code: "`matchForMe`" },
  { en: "compatibility (percent)", mn: "тохирох хувь", code: "`compatibility`" },
  { en: "reason", mn: "шалтгаан", code: "`reason`" },
  { en: "good fit (50% and more)", mn: "сайн тохирсон", code: "`good`" },
  { en: "worth a look (25 to 49%)", mn: "үзэж болох", code: "`worthALook`" },
  { en: "distant (below 25%)", mn: "холуур тохирсон", code: "`distant`" },
  { en: "no match yet", mn: "тохирол хараахан алга", code: "`none`" },
  {
    en: "saved search",
    mn: "хадгалсан хайлт",
    code: "`KeptSearch`",
    never: { en: ["kept search", "search that you keep", "searches that you keep"] },
  },
  { en: "stage", mn: "үе шат", code: "`stage`" },
  { en: "industry", mn: "салбар", code: "`industry`" },
  { en: "skill", mn: "ур чадвар", code: "`skill`" },
  { en: "expertise", mn: "мэргэшил", code: "`expertise`" },
  { en: "availability", mn: "цаг гаргах боломж", code: "`availability`" },
  { en: "funding needed", mn: "шаардлагатай хөрөнгө", code: "`fundingNeeds`" },
  { en: "budget", mn: "төсөв", code: "`budget`" },
  { en: "portfolio", mn: "портфолио", code: "`portfolio`", never: { mn: ["бүтээлийн сан"] } },
  { en: "timeline", mn: "хугацаа", code: "`timeline`" },
  { en: "location", mn: "байршил", code: "`location`" },
  {
    en: "demo (profile, listing, match)",
    mn: "жишээ",
    code: "`isDemo`",
    never: { en: ["sample", "example profile", "example listing"] },
  },
  { en: "sign in / sign up", mn: "нэвтрэх / бүртгүүлэх", code: "-" },
  { en: "dashboard", mn: "хянах самбар", code: "`dashboard`" },
  { en: "search (everything)", mn: "хайлт", code: "`search`" },
  { en: "result", mn: "үр дүн", code: "`SearchResult`" },
  { en: "topic (a tag that narrows a search)", mn: "сэдэв", code: "`tag`" },
  { en: "suggestion", mn: "санал болгох үг", code: "`ConceptSuggestion`" },
  { en: "typing slip, “did you mean”", mn: "бичгийн алдаа, «… гэж хайх гэсэн үү?»", code: "`correction`" },
  { en: "concept (one meaning in both languages)", mn: "ойлголт", code: "`Concept`" },
  { en: "need", mn: "хэрэгцээ", code: "`need`" },
  {
    en: "offer, to bring (a skill)",
    mn: "санал болгож буй зүйл, чадах",
    code: "`offer`",
    never: { mn: ["авчр", "авчир"] },
  },
  { en: "filter", mn: "шүүлтүүр", code: "-" },
  { en: "description", mn: "тайлбар", code: "`description`" },
  { en: "experience", mn: "туршлага", code: "`experience`" },
  { en: "education", mn: "боловсрол", code: "`education`" },
  { en: "rating", mn: "үнэлгээ", code: "`rating`" },
  {
    en: "verified; the badge: Verified",
    mn: "баталгаажсан; тэмдэг: Баталгаажсан",
    code: "`isVerified`",
    never: { en: ["mark of a verified", "bear a mark", "bears a mark", "bears the mark"] },
  },
  { en: "to vouch (for a person)", mn: "баталгаажуулах", code: "`vouch`" },
  { en: "work address", mn: "ажлын хаяг", code: "`WorkAddress`" },
  { en: "ask me each time (contacts)", mn: "надаас тухай бүр асуух", code: "`asksBeforeContact`" },
  { en: "founder of an idea", mn: "санаачлагч", code: "`founder`" },
  { en: "founder of a company", mn: "үүсгэн байгуулагч", code: "-" },
  { en: "team", mn: "баг", code: "-" },
  { en: "service", mn: "үйлчилгээ", code: "`service`" },
  { en: "service request", mn: "үйлчилгээний хүсэлт", code: "`ServiceRequest`" },
  { en: "message", mn: "зурвас", code: "`Message`", never: { mn: ["мессеж"] } },
  { en: "conversation", mn: "харилцан яриа", code: "`Conversation`" },
  { en: "mute (a conversation)", mn: "дуугүй болгох", code: "`isMuted`" },
  { en: "domain (of the internet)", mn: "домэйн, домэйн нэр", code: "`domain`" },
  { en: "claim (of a domain)", mn: "домэйны баталгаажуулалт", code: "`DomainClaim`" },
  { en: "account", mn: "бүртгэл", code: "`account`" },
  { en: "theme (light, dark)", mn: "горим", code: "`theme`" },
  { en: "password", mn: "нууц үг", code: "`password`" },
  { en: "verification code", mn: "баталгаажуулах код", code: "`code`" },
  {
    en: "authenticator app",
    mn: "баталгаажуулагч апп",
    code: "`totp`",
    never: { mn: ["баталгаажуулах апп"] },
  },
  { en: "recovery code", mn: "сэргээх код", code: "`recoveryCode`" },
  { en: "passkey", mn: "нэвтрэх түлхүүр", code: "`passkey`" },
  {
    en: "email",
    mn: "имэйл",
    code: "`Letter`",
    never: {
      en: [
        "e-mail",
        "this letter",
        "our letters",
        "these letters",
        "letters about",
        "letters like",
        "letters from",
        "by mail",
        "your mail ",
        "our mails",
        "same letter",
        "a letter",
        "no letter",
      ],
      mn: ["и-мэйл", "захидал", "захидл", "захиа бич", "захиагаа"],
    },
  },
  { en: "second step (of signing in)", mn: "хоёр дахь алхам", code: "`secondStep`" },
  { en: "website", mn: "вэбсайт", code: "`website`", never: { mn: ["вэб сайт"] } },
  { en: "device (a signed-in browser)", mn: "төхөөрөмж", code: "`device`" },
  { en: "notification", mn: "мэдэгдэл", code: "`notifications`" },
  { en: "listed (found by others)", mn: "жагсаалтад байгаа", code: "`isPublished`, `missing`" },
  { en: "pause, resume (a profile)", mn: "түр зогсоох, үргэлжлүүлэх", code: "`publish`" },
  { en: "tag (of an idea)", mn: "түлхүүр үг", code: "`tags`" },
  { en: "draft", mn: "ноорог", code: "`draft`" },
  {
    en: "covered / partly covered / not covered (need)",
    mn: "хангагдсан / хэсэгчлэн хангагдсан / хангагдаагүй",
    code: "`CoverState`",
    never: { en: ["open need"], mn: ["нээлттэй хэрэгцээ"] },
  },
  { en: "candidate (in a comparison)", mn: "сонголт", code: "`candidate`" },
  { en: "conflict", mn: "зөрчил", code: "`conflict`" },
  {
    en: "connection (of two members)",
    mn: "холбоо",
    code: "`connections`",
    never: { mn: ["холболтууд", "холболтыг нээ", "миний холболт"] },
  },
  { en: "invitation", mn: "урилга", code: "`Invitation`" },
  { en: "set aside (an invitation)", mn: "түр хойш тавих", code: "`not-now`" },
  {
    en: "delete (a profile, an account, a message)",
    mn: "устгах",
    code: "`delete`",
    never: { en: ["discard"] },
  },
  {
    en: "remove (from a list, an account, a company)",
    mn: "хасах",
    code: "`remove`",
    never: { mn: ["түлхүүрийг устга", "түлхүүр устлаа"] },
  },
  {
    en: "cancel (a booking, an event, a request)",
    mn: "цуцлах",
    code: "`cancel`",
    never: { mn: ["ажлаа цуцал", "ажлыг цуцал"] },
  },
  { en: "leave (a programme, a jury)", mn: "гарах", code: "`leave`" },
  {
    en: "no longer agree",
    mn: "зөвшөөрлөө буцаах",
    code: "`takeBack`",
    never: {
      en: ["take my yes back", "yes that is taken back", "withdraw my consent", "withdraw your consent"],
    },
  },
  {
    en: "withdraw (an invitation, an application, a story)",
    mn: "буцаан татах",
    code: "`withdraw`",
    never: {
      en: [
        "take the invitation back",
        "took the invitation back",
        "take this story back",
        "take the application back",
        "taken the application back",
      ],
      mn: ["буцаан авлаа", "урилгыг буцаах", "урилгаа буцааж"],
    },
  },
  { en: "contact details", mn: "холбоо барих мэдээлэл", code: "`ContactField`" },
  {
    en: "block (a member)",
    mn: "блоклох",
    code: "`blocks`",
    never: { mn: ["хориглож", "хориглох", "хориг,"] },
  },
  {
    en: "report",
    mn: "гомдол; to report: гомдол гаргах",
    code: "`reports`",
    never: { en: ["complaint"], mn: ["мэдээлсэн профайл"] },
  },
  { en: "decision (on a report)", mn: "шийдвэр", code: "`decisions`" },
  {
    en: "reverse (a decision)",
    mn: "хүчингүй болгох",
    code: "`restore`",
    never: {
      en: [
        "take the decision back",
        "taken our decision back",
        "taken back our decision",
        "take back the decision",
        "take our decision back",
      ],
      mn: ["шийдвэрээ буцаа", "шийдвэрийг буцаа"],
    },
  },
  {
    en: "appeal",
    mn: "шийдвэрийг дахин хянуулах хүсэлт",
    code: "`appeal`",
    never: { mn: ["давж заалд", "эсэргүүц"] },
  },
  {
    en: "desk (of administrators and managers)",
    mn: "удирдлагын хэсэг",
    code: "`desk`",
    never: { mn: ["удирдлагын ширээ"] },
  },
  {
    en: "administrator (decides reports, vouches)",
    mn: "админ",
    code: "`operator`",
    never: { mn: ["администратор", "сайтын эзэн", "сайтын эзн", "серверийн эз"] },
  },
  { en: "moderator (decides reports alone)", mn: "модератор", code: "`moderator`" },
  {
    en: "operator (runs a site); in legal pages",
    mn: "сайтыг ажиллуулагч, мэдээлэл хариуцагч",
    code: "-",
    never: { en: ["whose server", "who run a server"], mn: ["оператор"] },
  },
  {
    en: "application (to a listing); its introduction",
    mn: "хүсэлт; танилцуулга",
    code: "`application`; `letter`",
    never: { en: ["letter is required", "the letter,"], mn: ["өргөд", "хүсэлт гарга"] },
  },
  {
    en: "accept (an invitation, an application)",
    mn: "зөвшөөрөх",
    code: "`accept`",
    never: { mn: ["хүлээн аваагүй"] },
  },
  { en: "deadline (of applications)", mn: "эцсийн хугацаа", code: "`closesAt`" },
  { en: "score (of an application)", mn: "үнэлгээ", code: "`score`" },
  { en: "juror; jury", mn: "шүүгч; шүүгчид", code: "`juror`; `jury`" },
  { en: "to prepare (a decision); prepared", mn: "бэлдэх; бэлдсэн", code: "`isLater`; `prepared`" },
  { en: "shortlist (the action)", mn: "сонголтод үлдээх", code: "`shortlist`" },
  { en: "review (of a company)", mn: "үнэлгээ", code: "`review`", never: { mn: ["сэтгэгд"] } },
  { en: "profile", mn: "профайл", code: "-" },
  { en: "programme; to take part", mn: "хөтөлбөр; оролцох", code: "`programme`" },
  { en: "applicant", mn: "хүсэлт илгээгч", code: "`applicant`" },
  { en: "manager (of a programme); organiser", mn: "менежер; зохион байгуулагч", code: "`manager`" },
  { en: "matching rounds; a round of them", mn: "танилцах уулзалт; ээлж", code: "`rounds`" },
  { en: "waiting list; place (at an event)", mn: "хүлээлгийн жагсаалт; суудал", code: "`waiting`; `places`" },
  { en: "guest without having signed up", mn: "бүртгүүлэлгүй ирсэн", code: "`walkIn`" },
  { en: "summary (by email)", mn: "тойм", code: "`digest`" },
  { en: "log (of administrators)", mn: "үйлдлийн бүртгэл", code: "`acts`" },
  { en: "announcement", mn: "зарлал", code: "`announcement`" },
  { en: "event", mn: "арга хэмжээ", code: "`gathering`" },
  { en: "mentor", mn: "ментор", code: "`mentors`" },
  { en: "office hours; a slot of them", mn: "менторын цаг; цаг", code: "`mentorSlots`" },
  { en: "book; booking", mn: "цаг авах; авсан цаг", code: "`mentorBookings`" },
  { en: "introduction (of two members)", mn: "танилцуулга", code: "`introduction`" },
  { en: "success story", mn: "амжилтын түүх", code: "`SuccessStory`" },
];

/** Where such a word means something else, or is the specification's own. */
const right: readonly { file: RegExp; text: RegExp }[] = [
  // What customers say of a company: testimonials.
  { file: /\/(?:companies|company-form)\.mn\.ts$/, text: /сэтгэгдэл/u },
  { file: /\.en\.ts$/, text: /an e-mail server is needed/ },
];

const forbidden = glossary.flatMap(({ en, mn, never }) =>
  Object.entries(never ?? {}).flatMap(([language, stems]) =>
    stems.map((stem) => ({
      language,
      pattern: new RegExp(`(?<!\\p{L})${RegExp.escape(stem)}`, "iu"),
      instead: language === "en" ? en : mn,
      stem,
    })),
  ),
);

/** Words that the glossary has another one for. */
export function wrongTermsIn({ file, language, text }: Said): string[] {
  if (right.some((each) => each.file.test(file) && each.text.test(text))) return [];
  return forbidden
    .filter((each) => each.language === language && each.pattern.test(text))
    .map(({ stem, instead }) => `“${stem}…” for ${instead}`);
}

/** The rows of the page `docs/glossary.md`. */
export function glossaryRows(): string[] {
  const cells = ({ never = {} }: Term) =>
    (["en", "mn"] as const).flatMap((language) => never[language] ?? []).join(", ");
  return glossary.map((term) => `| ${term.en} | ${term.mn} | ${term.code} | ${cells(term)} |`);
}
