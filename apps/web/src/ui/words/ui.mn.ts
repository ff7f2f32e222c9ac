import { formatNumber } from "@khamt/language/format";
import type { Words } from "../../lib/language/index.ts";

const components: Words["ui"] = {
  loading: "Ачаалж байна",
  close: "Хаах",
  more: (count) => `+${count} бусад`,
  compatible: (percent) => `${percent}% тохирол`,
  noReviews: "Дундаж үнэлгээ хараахан гараагүй",
  starsOfFive: (stars) => `5 одноос ${stars}`,
  reviews: (count) => `(${count} үнэлгээ)`,
  filters: "Шүүлтүүр",
  showFilters: (active) => (active === 0 ? "Шүүлтүүр" : `Шүүлтүүр (${active})`),
  showResults: "Үр дүнг харах",
  activeFilters: "Сонгосон шүүлтүүр",
  removeFilter: (label) => `Шүүлтүүрээс хасах: ${label}`,
  clearFilters: "Бүгдийг арилгах",
  without: (filter, count) => `${filter} гэсэн нөхцөлгүй бол: ${formatNumber(count, "mn")}`,
  loadMore: "Цааш үзэх",
  shownOf: (shown, total) => `Харуулсан: ${shown} / ${total}`,
  missing: "Үүнийг бөглөнө үү.",
  tooLong: (most, excess) =>
    `Дээд тал нь ${formatNumber(most, "mn")} тэмдэгт багтана. ${formatNumber(excess, "mn")} тэмдэгтээр богиносгоно уу.`,
  tooShort: (least) => `Дор хаяж ${least} тэмдэгт бичнэ үү.`,
  half: {
    day: "Он, сар, өдрийг бүгдийг нь зөв оруулна уу.",
    time: "Цаг, минутыг хоёуланг нь оруулна уу.",
    moment: "Он, сар, өдөр, цаг, минутыг бүгдийг нь зөв оруулна уу.",
  },
  emailForm: "Хаягаа name@example.com гэсэн хэлбэрээр бичнэ үү.",
  failed: "Алдаа!",
  failedHint: "Жагсаалтыг ачаалж чадсангүй. Холболтоо шалгаад дахин оролдоно уу.",
  requestId: (id) => `Хүсэлтийн дугаар: ${id}`,
  retry: "Дахин оролдох",
  corrected: (typed, used) => `«${typed}» гэж хайхад юу ч олдсонгүй. Оронд нь «${used}» гэж хайлаа.`,
  quoted: (words) => `«${words}»`,
  searchAll: "Бүх төрлөөс хайх",
  backToFound: "Үр дүн рүү буцах",
  ownTime: (when) => `Таны цагаар: ${when}`,
  narrow: "Жагсаалт үүгээр төгслөө. Бусдыг харахын тулд хайлт, шүүлтүүр ашиглана уу.",
};

export default components;
