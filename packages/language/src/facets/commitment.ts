import { hoursAWeek } from "./hours.ts";
import { createPhrases } from "./reading/phrases.ts";
import { scan, type Tokens } from "./reading/scan.ts";

export type Commitment = "full-time" | "part-time" | "consulting" | "weekends";

/**
 * How much of their time someone gives or asks for, from an option value or free words of either language. The first
 * named counts ("part-time now, full-time from May"), but consulting and weekends say more than the part-time before
 * them. Hours count where no word does: from 32 a week on they are full-time.
 */
export function parseCommitment(text: string): Commitment | undefined {
  const tokens = scan(text);
  const named = namedIn(tokens);
  const [first] = named;
  if (first === undefined) return ofHours(hoursAWeek(tokens));
  const particular = named.find((commitment) => commitment === "consulting" || commitment === "weekends");
  return first === "part-time" ? (particular ?? first) : first;
}

const fullTimeHours = 32;

function ofHours(hours: number | undefined): Commitment | undefined {
  if (hours === undefined) return undefined;
  return hours >= fullTimeHours ? "full-time" : "part-time";
}

/** What is named and not denied, in the order of the text. */
function namedIn(tokens: Tokens): Commitment[] {
  const named: Commitment[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = commitments.at(tokens, at);
    if (found !== undefined && !isDenied(tokens, found)) named.push(found.means);
    at = found?.end ?? at + 1;
  }
  return named;
}

function isDenied(tokens: Tokens, { start, end }: { start: number; end: number }): boolean {
  const isBefore =
    denialsBefore.before(tokens, start) ?? denialsBefore.before(tokens, wordBefore(tokens, start));
  return isBefore !== undefined || [0, 1].some((ahead) => denialsAfter.at(tokens, end + ahead));
}

function wordBefore(tokens: Tokens, at: number): number {
  return tokens[at - 1]?.kind === "word" ? at - 1 : at;
}

const denialsBefore = createPhrases<true>([
  { means: true, exact: "not|no|never|cannot|can ' t|don ' t|isn ' t" },
]);
const denialsAfter = createPhrases<true>([
  { means: true, mongolian: "биш|чадахгүй|үгүй|болохгүй|боломжгүй|амжихгүй|завгүй" },
]);

const commitments = createPhrases<Commitment>([
  {
    means: "full-time",
    exact:
      "full time|full - time|fulltime|fulltimer|ft|f / t|full week|full working week|all day|whole day|whole week|100 %|full commitment|1 . 0 fte|9 to 5|9 - 5",
    mongolian:
      "бүтэн цаг*|бүрэн цаг*|бүтэн цагын|бүтэн өдөр*|бүтэн өдр*|бүтэн ставк*|бүтэн орон тоо*|бүтэн ажлын цаг*|бүтэн ажлын өдөр*|бүтэн ажлын өдр*|үндсэн ажил*|үндсэн ажл*|үндсэн ажилтан*|өдөржин|өдөржингөө|бүх цаг*|бүх цагаа|бүх цаг заваа|бүтний цаг*|бүтнийг цаг*|бүтнээр",
  },
  {
    means: "part-time",
    // By its sound «орой» is «өөрөө», oneself.
    exact:
      "part time|part - time|parttime|parttimer|pt|p / t|half time|half - time|halftime|half days|half a day|half day|evening|evenings|nights|after work|after hours|after school|side project|on the side|spare time|free time|a few hours|few hours|some hours|couple of hours|couple of days|50 %|0 . 5 fte|mornings|afternoons|besides my job|alongside my job|next to my job|орой|oroi|oroy",
    mongolian:
      "хагас цаг*|хагас өдөр*|хагас өдр*|хагас ставк*|хагас орон тоо*|цагийн ажил*|цагийн ажл*|цагаар|цагийн ажилтан*|оройн цаг*|орой үд*|оройгоор|оройдоо|оройнуудад|шөнө*|ажлын дараа|ажлаа тараад|ажлын бус цаг*|хичээлийн дараа|хичээлээ тараад|чөлөөт цаг*|чөлөөт цагаараа|зав чөлөө*|завтай үед*|завтай цаг*|завтай үедээ|зав гарвал|зарим цаг*|хэдэн цаг*|хэсэгчилсэн цаг*|давхар ажил*|өглөө*|үдээс хойш",
  },
  {
    means: "consulting",
    exact:
      "consult|consultant|consultants|consultancy|consulting|consultation|consultations|advise|adviser|advisor|advisors|advisory|advising|advice|mentor|mentoring|mentorship|freelance|freelancer|freelancing|freelancers|contract|contractor|contracting|contract - based|project - based|project based|per project|by project|ad hoc|ad - hoc|as needed|on call|on demand|occasional|occasionally|gig|retainer",
    mongolian:
      "зөвлөх*|зөвлөхөөр|зөвлөгч*|зөвлөгөө*|зөвлөмж*|зөвлөнө|зөвлөж|ментор*|гэрээт|гэрээгээр|гэрээний|гэрээтэй|гэрээ|гэрээт ажилтан*|фриланс*|фрилансер*|фриланцер*|төслөөр|төсөл бүр*|төсөлд суурилсан|хэрэгцээгээр|шаардлагатай үед*|хэрэгтэй үед*|дуудлагаар|захиалгаар|үе үе",
  },
  {
    means: "weekends",
    exact:
      "weekend|weekends|week - end|week end|week - ends|saturday|saturdays|sunday|sundays|sat - sun|sat / sun",
    mongolian:
      "амралтын өдөр*|амралтын өдр*|амралтын хоног*|амралтын өдрүүд*|амралтаар|хагас бүтэн сайн*|хагас бүтэн|хагас сайн*|бүтэн сайн*|бямба*|ням гараг*|бямба ням*|ням|нямд",
  },
]);
