import { describe, expect, test } from "vitest";
import { createLanguage } from "../../language.ts";
import { commonnessOf } from "./everyday.ts";

const language = createLanguage();
const commonnessIn = (text: string) => language.read(text).words.map(commonnessOf);
const conceptsIn = (text: string) => language.findConcepts(text).map(({ concept }) => concept);

const english =
  "the be to of and that have it for not on with he as you do at this but his by from they we say her she or will my one all would there their what so up out if about who get which go me when make can like time no just him know take people into year your good some could them see other than then now look only come its over think also back after use two how our work first well way even new want because any these give day most us eleven third half answer answers free winter morning nobody everything hundred million brother friend side part place thing";
const mongolian =
  "би чи тэр бид энэ юу хэн байна байсан байгаа байх байдаг бол болсон болно хийх хийж хийсэн хийдэг авах авсан өгөх ирэх ирсэн явах гарах орох үзэх мэдэх хэлэх ярих бичих ажиллах ажил өдөр өдөрт өдрийн шөнө өглөө орой цаг цагийн жил жилийн сар долоо хоног нэг хоёр гурав дөрөв тав арав зуу мянга сая төгрөг мөнгө үнэ хүн хүний хүмүүс хүүхэд залуу аав ээж ах эгч найз гэр хот хотын сум сумын аймаг аймгийн дүүрэг нутаг газар сайн муу том жижиг урт богино шинэ хуучин хурдан удаан хар улаан их бага олон бүх өөр ижил бусад дээр доор дотор гадна өмнө дараа одоо өнөөдөр маргааш хэд хэдэн ганц хамт тухай хэрэгтэй чухал хариу асуулт шалтгаан зорилго нүд гар хөл тал хэсэг үе дүн нэр чиглэлээр оноос онд төгссөн зориулсан нийцсэн үзүүлдэг тэргүүлэгч";

describe("words that all texts have tell nothing", () => {
  test.each(english.split(" "))("%s", (word) => expect(commonnessIn(word)).not.toContain("rare"));
  test.each(mongolian.split(" "))("%s", (word) => expect(commonnessIn(word)).not.toContain("rare"));
  test("those of a trade do", () => {
    for (const text of ["grizzly tarpaulin", "zorbing", "туурвил", "хөөрөг"])
      expect(new Set(commonnessIn(text)), text).toEqual(new Set(["rare"]));
  });
});

describe("a sentence is not taken for what one of its words may also mean", () => {
  test.each([
    ["He sells as well as he codes.", "water-supply-topic"],
    ["A tool that isn't for sale.", "sales"],
    ["We write bookings into a notebook.", "paper-cardboard"],
    ["We are now hiring a welder.", "recruitment"],
    ["We are hiring.", "staff-shortage"],
    ["I want to join a startup.", "mentors-startups"],
    ["Software for small businesses.", "mentors-startups"],
    ["PhD in physics.", "doctoral-training"],
    ["Four years with a Korean contractor.", "korean-language"],
    ["We deliver meals to offices.", "project-evaluation"],
    ["My mother sat by the stove.", "exams"],
    ["Grandma's recipes.", "stage-lighting"],
    ["A postman of thirty years.", "api-development"],
    ["We made a new app for all these people.", "research-papers"],
    ["A new app came out.", "news-information"],
    ["Watch this space.", "bags-accessories"],
    ["We report to the board on paper.", "paper-cardboard"],
    ["It costs forty dollars.", "exchange-rates"],
    ["You can book a table.", "publishing-industry"],
    ["Үнэ нь таван зуун төгрөг.", "exchange-rates"],
    ["Ногоон байшинд амьдардаг.", "vegetables-topic"],
    ["Хүмүүс утсаар ярьдаг.", "phones-computers"],
    ["Uniin dun ni tavan zuun tugrug bolno.", "exchange-rates"],
    ["Ene bol duulga hiideg baiguullaga baina.", "music-performance"],
    ["Испани, Вьетнам, Тайланд зэрэг орон руу явна.", "reports-dashboards"],
    ["Орлогоо нэмэгдүүлж, шинэ үйлчлүүлэгчид хүрнэ.", "poverty"],
    ["Гагнуурчин ажилд авна.", "recruitment"],
    ["Сарын цалин тогтмол.", "payroll-topic"],
    ["Бид залуу, бүтээлч хамт олон юм.", "team-building-culture"],
    ["Технологиор дамжуулан хүүхдүүдэд хүргэнэ.", "ip-licensing"],
    ["Оффис, айл өрхийн их цэвэрлэгээ.", "volunteering-topic"],
    ["AWS D1.1 гэрчилгээтэй гагнуурчин.", "aws"],
    ["Ноолуурын экспортын ачилт.", "car-breakdown"],
    ["Шилэн фасад үйлдвэрлэгч.", "production-manager"],
    ["Хувцас, цахилгаан бараа, гэр ахуйн бараа.", "energy"],
    ["I care about craft: readable code.", "handicrafts"],
    ["Need a second opinion on a contract.", "doctor-appointments"],
    ["Solar panels for residential properties.", "hoa-management"],
    ["Identifying optimization opportunities and bidding strategies.", "tendering"],
    ["A family-owned bakery.", "family-life"],
    ["Hand-made products from the steppe.", "product-management"],
    ["We review papers for a journal.", "paper-cardboard"],
    ["They donate books to schools.", "crowdfunding-topic"],
    ["We serve the local community.", "communities-clubs"],
    ["A diploma in welding.", "universities-colleges"],
    ["A cottage for couples.", "dating-relationships"],
    ["A family of three.", "family-life"],
    ["We repair Apple laptops.", "fruit-topic"],
    ["To catalogue a recent donation.", "crowdfunding-topic"],
    ["Тусгай зөвшөөрөлтэй байгууллага.", "licensing-permits"],
    ["Payroll and tax services.", "hrtech"],
    ["We are hiring a cook.", "staff-shortage"],
    ["Government-approved solutions.", "government"],
    ["Higher agricultural productivity.", "task-project-tracking"],
    ["Plants for nurseries and gardens.", "childcare-industry"],
    ["Plant nutrition and soil fertility.", "fertility"],
    ["Цогц тусламж үйлчилгээ үзүүлдэг.", "charity-help"],
    ["Civic literacy for women.", "reading-literacy"],
    ["Галт хана, тохиргоо хийж өгдөг.", "negotiation"],
    ["Амьтан аварч хамгаалдаг.", "disasters-earthquakes"],
    ["Барааны хяналтын систем.", "sensors-monitoring"],
    ["Цагийн хуваарьтай тээвэр.", "appointments-scheduling"],
    ["We post on social media twice a week.", "media"],
    ["E-mail me for a quote.", "email-correspondence"],
    ["Meeting high standards of hygiene.", "meetings-minutes"],
    ["Meeting high standards of hygiene.", "quality-assurance-topic"],
    ["We are a certified company.", "certification-topic"],
    ["Boxes that safeguard your goods from dust.", "stakeholder-relations"],
    ["Boxes that safeguard your goods from dust.", "dust-storms"],
    ["Our dedicated team follows best practices.", "software-outsourcing"],
    ["Our dedicated team follows best practices.", "knowledge-sharing-topic"],
    ["Clinics across the state.", "usa"],
    ["A request for proposals for a road.", "it-procurement"],
    ["Олон улсын стандартад нийцсэн шийдэл.", "quality-assurance-topic"],
    ["Шинэ шийдэл нэвтрүүлэгч байгууллага.", "presenter-role"],
    ["Тусгай зөвшөөрлийн дагуу үйл ажиллагаа эрхлэх болсон.", "operations"],
    ["Тусгай зөвшөөрлийн хүрээнд ажилладаг.", "licensing-permits"],
    ["Мэргэжлийн үйлчилгээ үзүүлдэг.", "services-industry"],
    ["Баримт бичгийг боловсруулна.", "email-correspondence"],
    ["Үзэсгэлэнт аяллууд зохион байгуулдаг.", "museums-exhibitions"],
    ["Танд санал өгөх үүрэгтэй.", "elections"],
    ["Магистр зэрэгтэй.", "universities-colleges"],
    ["Тав хоногийн төсөл, хөтөлбөр удирдсан.", "donor-grant-projects"],
    ["My sister in law cuts the cloth.", "legal"],
    ["They listen before sleep.", "sleep-topic"],
    ["A flat roof over the music room.", "apartments-topic"],
    ["A flat roof over the music room.", "music-industry"],
    ["We sew in her garage.", "parking"],
    ["A metal roof before the heating season.", "home-heating"],
    ["We pay for travel and rescue cats.", "tourism"],
    ["A notary seals it. Law is on our side.", "technology-law"],
    ["A patient cook would be worth gold.", "gold-silver"],
    ["Rust removal first.", "rust-language"],
    ["Zuny dund ungu zasna, hoyor udaa irne bid.", "iran"],
    ["That is a second contract.", "contracts-agreements"],
    ["A bookkeeper is on our payroll.", "payroll"],
    ["Deadline next Friday.", "task-project-tracking"],
    ["Panels from a Chinese supplier.", "chinese-language"],
    ["Mongolian herders sell us milk.", "mongolian-language"],
    ["A Korean cosmetics shop in Seoul.", "korean-language"],
    ["Korean-made trucks.", "korean-language"],
    ["My Russian clients pay late.", "russian-language"],
    ["Good Chinese suppliers, ready Korean meals.", "chinese-language"],
    ["Good Chinese suppliers, ready Korean meals.", "korean-language"],
    ["Thermal curtains for greenhouses.", "sewing"],
    ["Two plants in the north, fluent English.", "botany"],
    ["Two plants in the north, fluent English.", "simulation-modelling"],
    ["We stood in a pit and saw nothing.", "personal-income-tax"],
    ["My grandma has references.", "stage-lighting"],
    ["My grandma has references.", "research"],
    ["Үйлчлүүлэгчтэй утсаар ярина.", "textile-production"],
    ["Эцсийн бүтээгдэхүүний чанар муу.", "product-manager"],
    ["Нөгөө талаас нь харсан, nuguu tal.", "vegetables-topic"],
    ["Custom panels for yurts, then export.", "customs"],
    ["The film our herders made.", "video-production"],
    ["Иргэний мэдээллийг дэвтэрт хөтөлдөг.", "presenting"],
    ["Зургийг би хийнэ.", "music-production"],
    ["Аялал жуулчлалын компани байгуулна.", "corporate-law"],
    ["Bid hotiin tuvd bairladag, usvur uyiinhend zoriulsan.", "tuva"],
  ])("“%s” is not about %s", (text, concept) => expect(conceptsIn(text)).not.toContain(concept));
  test.each([
    ["I speak Korean daily.", "korean-language"],
    ["We read Russian contracts.", "russian-language"],
    ["My Korean is good.", "korean-language"],
    ["Subtitles for Korean drama, Mongolian voices.", "mongolian-language"],
    ["angli mongol orchuulagch", "mongolian-language"],
    ["Korean tourists and a Chinese Russian translator.", "chinese-language"],
  ])("“%s” is about %s", (text, concept) => expect(conceptsIn(text)).toContain(concept));
  test.each([
    ["paper", "paper-cardboard"],
    ["news", "news-information"],
    ["books", "publishing-industry"],
  ])("the entry “%s” means %s", (tag, concept) => expect(language.conceptsOfTag(tag)).toContain(concept));
});

test("a product is one where its name is written as a name", () => {
  expect(conceptsIn("I tested payments with Postman and Stripe.")).toContain("api-development");
  expect(conceptsIn("stripe")).toContain("payment-integration");
});
