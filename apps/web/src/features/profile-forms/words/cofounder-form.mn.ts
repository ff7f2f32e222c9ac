import type { Words } from "../../../lib/language/index.ts";

const connected =
  "Жагсаалтад хэзээ ч гарахгүй. Тантай холбогдсон хүмүүс харна. Нууцлалын тохиргооноос тухай бүр асуух, эсвэл бүгдэд харуулахыг сонгож болно.";

const cofounder: Words["cofounder-form"] = {
  head: {
    title: "Хамтран үүсгэн байгуулагчийн профайл үүсгэх",
    description:
      "Та хэн болох, юу хийж чаддаг, хэзээнээс эхэлж чадахаа бичээд, тан шиг хүн хайж буй санаачлагчид олдоорой.",
  },
  title: "Хамтран үүсгэн байгуулагчийн профайл үүсгэх",
  editTitle: "Хамтран үүсгэн байгуулагчийн профайлаа засах",
  intro:
    "Та хэн болох, юу хийж чаддаг, хэзээнээс эхэлж чадахаа бичээрэй. Яг тан шиг хүн хайж байгаа санаачлагч таныг олно.",
  sections: {
    personal: "Хувийн мэдээлэл",
    professional: "Мэргэжлийн мэдээлэл",
    education: "Боловсрол",
    contact: "Холбоо барих, байршил",
    social: "Сошиал хуудас, бүтээл",
    more: "Нэмэлт мэдээлэл",
    preferences: "Нөгөө талаас юу хүсэж байна вэ?",
  },
  fields: {
    firstName: { label: "Нэр" },
    lastName: { label: "Овог" },
    title: {
      label: "Албан тушаал",
      hint: "Юу хийдгээ хэдхэн үгээр. Таны нэрийн доор харагдана.",
      placeholder: "Нягтлан бодогч, санхүүгийн төлөвлөгч",
    },
    age: { label: "Нас" },
    bio: {
      label: "Өөрийн тухай",
      hint: "Хоёр өгүүлбэр хангалттай: юу хийж байсан, хэнтэй юу бүтээхийг хүсэж байгаагаа бичээрэй.",
      placeholder:
        "Гурван залуу компанийн тайлан тэнцлийг анхны аудит хүртэл нь хөтөлсөн. Бүтээгдэхүүн нь хэрэглэгчтэй болсон санаачлагчтай нийлмээр байна.",
    },
    profileImageUrl: {
      label: "Зураг",
      hint: "Хүмүүс хэнд бичиж байгаагаа харахыг хүсдэг. Зураггүй бол нэрийн эхний үсэг тань харагдана.",
    },
    experience: { label: "Туршлага", hint: "Санал болгож буй ажлаа хэдэн жил хийсэн бэ?" },
    availability: { label: "Цаг гаргах боломж", hint: "Хамтран ажиллах компанидаа гаргаж чадах цаг." },
    skills: {
      label: "Ур чадвар",
      hint: "Өөрөө хийж чаддаг зүйлээ нэг нэгээр нь бичээрэй. Гурав ба түүнээс олон бол тохирол сайжирна.",
      placeholder: "Нягтлан бодох, гэрээ хэлэлцээр, React",
    },
    expertise: {
      label: "Мэргэшил",
      hint: "Нэг ур чадвар биш, сайн мэддэг салбар, чиглэл.",
      placeholder: "Компанийн санхүү, татварын хууль",
    },
    industries: {
      label: "Салбар",
      hint: "Ажиллаж байсан эсвэл ажиллахыг хүсдэг салбар.",
      placeholder: "Хөдөө аж ахуй, санхүү",
    },
    languages: { label: "Хэл", placeholder: "Монгол, англи" },
    certifications: { label: "Гэрчилгээ", placeholder: "Мэргэшсэн нягтлан бодогч" },
    awards: { label: "Шагнал", placeholder: "«Startup Weekend 2024»-ийн ялагч" },
    preferredRoles: {
      label: "Хүсэж буй үүрэг",
      hint: "Компанид ямар үүрэгтэй ажиллахыг хүсэж байна вэ?",
      placeholder: "Санхүү хариуцсан захирал, борлуулалтын дарга",
    },
    workValues: {
      label: "Ажлын үнэт зүйлс",
      hint: "Хүмүүстэй ажиллахад танд юу чухал вэ?",
      placeholder: "Шударга байдал, суралцах, төвлөрч ажиллах",
    },
    hobbies: { label: "Сонирхол", placeholder: "Гүйлт, шатар" },
    education: { label: "Боловсрол", hint: "Эзэмшсэн хамгийн дээд зэрэг." },
    university: { label: "Их сургууль", placeholder: "МУИС" },
    degree: { label: "Мэргэжил", placeholder: "Нягтлан бодох бүртгэл" },
    graduationYear: { label: "Төгссөн он", placeholder: "2018" },
    location: {
      label: "Байршил",
      hint: "Хот эсвэл улс. Хаанаас ч ажиллаж чадах бол «зайнаас» гэж бичээрэй.",
      placeholder: "Улаанбаатар",
    },
    timezone: {
      label: "Цагийн бүс",
      hint: "Гринвичийн цагаас хэдэн цагаар зөрдөг вэ? Улаанбаатарынх GMT+8.",
      placeholder: "GMT+8",
    },
    phoneNumber: { label: "Утас", hint: connected, placeholder: "9911 2233" },
    email: { label: "Имэйл", hint: connected, placeholder: "ner@example.com" },
    linkedinUrl: { label: "LinkedIn", placeholder: "linkedin.com/in/tanii-ner" },
    portfolioUrl: {
      label: "Портфолио",
      hint: "Хийсэн бүтээлээ харуулсан хуудас.",
      placeholder: "tanii-ner.mn",
    },
    githubUrl: { label: "GitHub", placeholder: "github.com/tanii-ner" },
    twitterUrl: { label: "Twitter", placeholder: "x.com/tanii-ner" },
    workStyle: { label: "Ажиллах хэлбэр" },
    salaryExpectation: {
      label: "Хүсэж буй цалин",
      hint: "Өөрийн үгээр: тодорхой дүн, дүнгийн хүрээ, эсвэл одоохондоо хэрэггүй гэж бичээрэй.",
      placeholder: "Сард 4 сая төгрөг, хувь эзэмшвэл бага байж болно",
    },
    equityExpectation: {
      label: "Хүсэж буй хувь эзэмшил",
      hint: "Бодож байгаа хувь. Хүрээгээр (10–20) бичвэл ярилцахад амар.",
      placeholder: "10–20 хувь",
    },
    personalityType: {
      label: "Зан чанарын төрөл",
      hint: "Мэддэг бол бичээрэй, жишээ нь тестийн хариу.",
      placeholder: "Тайван, нухацтай",
    },
    preferences: {
      label: "Санаанаас юу хүсэж байна вэ?",
      hint: "Юу хэр чухлыг сонгоорой. Заавал шаардсан зүйл нь тохирохгүй бол тохирох хувь эрс буурч, шалтгаан нь харагдана.",
    },
  },
  submit: "Профайл үүсгэх",
  created: { title: "Амжилттай", text: "Профайл амжилттай үүслээ." },
};

export default cofounder;
