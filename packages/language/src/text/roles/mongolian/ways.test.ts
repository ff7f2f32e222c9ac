// Whole families of saying the same: what others do, what is stuck or absent, whom somebody would like to meet.
import { describe, expect, test } from "vitest";
import { readTable, roleIn } from "../role-tables.ts";

describe("what is needed", () => {
  test.each(
    readTable(`
Орчуулга, гагнуур хоёр дээр мухардаад байна. | translation
Орчуулга, гагнуур хоёр дээр мухардаад байна. | welding
Маркетинг дээр тээглээд байгаа. | marketing
Маркетинг тал дээр тааруу. | marketing
Маркетинг, борлуулалт тал дээр тааруу байна. | marketing
Борлуулалт талдаа сул. | sales
Орчуулгад л гацаад байна. | translation
Нягтлан, орчуулагч, гагнуурчин гурав байхгүй. | accountant-role
Орчуулагч хэрэгтэй, мөн ахлах гагнуурчин. | welder
Nyagtlan heregtei, bas neg gagnuurchin. | welder
Оёдлын цехтэй хамтарна. | sewing
Логистикийн компанитай хамтран ажиллана. | logistics
Зохиолчидтой хамтарна. | writing
Гагнуур хийдэг хүн зайлшгүй. | welding
Англи хэл зайлшгүй. | english-language
Гагнуурчин нээлттэй ажлын байр. | welder
Ачааны машин, вэбсайт, хятад хэл гурав байхгүй. | chinese-language
Вэб, орчуулга хоёр л алга. | translation
Гагнуурчин манайд байхгүй. | welding
Экспорт хийж үзсэн хүнтэй уулзмаар байна. | export-import
Орчуулга мэддэг хүнтэй ярилцмаар байна. | translation
Нягтлан мэдэх хүнтэй танилцах юмсан. | accounting
Орчуулга хийдэг хүмүүс холбогдоорой. | translation
Гагнуур мэддэг хүмүүс бичээрэй. | welding
Нягтлан хийж байсан хүн надтай ярьж өгөөч. | accounting
Маркетинг мэддэг хүн зөвлөж өгөөч. | marketing
Орчуулга хийдэг хүнтэй нийлж ажиллавал сайн байна. | translation
Нягтлан мэддэг бол бүр ч гоё. | accounting
Зураг төслийн товчоотой хамтрахыг хүсэж байна. | engineering-services-industry
Аудит хийлгэж, дараа нь сургалт хийлгэнэ. | audit
Орчуулах ажил байна. | translation
Хөдөлгүүрийн механик 2 авна. | mechanic
Гагнуурчинтай болохыг хүсэж байна. | welder
Орчуулагчтай хамтрах санаатай. | translator-role
Гагнуурчин дутагдалтай байгаа. | welder
Орчуулга хийх хамтрагч гарвал нээнэ. | translation
Одоо нягтлан л үлдсэн. | accountant-role
Ганц дутуу нь гагнуурчин. | welder
Орчуулга дээр туслаач. | translation
Маркетинг дээр зөвлөгөө авмаар байна. | marketing
Орчуулга мэддэг хүн хаана байна? | translation
Гагнуур мэддэг бол надад хэлээрэй. | welding
Оёдол мэддэг эмэгтэй авна. | sewing
Гагнуур хийх хүнтэй ашгаа хуваана. | welding
orchuulga hiih hun bnu? | translation
orchuulga medeh hun bvl holbogdoroi | translation
nyagtlan heregteishd | accounting
Орчуулга тал дээр бол мэдлэг хомс. | translation
Агуулахаа өргөтгөх гэж байгаа тул гагнуурчин, няравын орон тоо гарлаа. | welder
Орчуулга хийж чадах хүн л байвал. | translation
Орчуулга хийдэг хүн сонирхвол утас 99. | translation
Haigaad oldohgui baigaa hun maani: agronomich, orchuulagch. | agronomist
Орчуулга хийдэг хүнтэй хувь нийлүүлж ажиллах бодолтой. | translation
Хэвлэлийн газар, эсвэл орчуулагч ороод ирээсэй. | translator-role
`),
  )("“$text”: $concept", (row) => expect(roleIn(row)).toBe("need"));
  test.each(
    readTable(`
Малчид борлуулалт тал дээр тааруу. | sales
Орчуулга авах хүмүүс холбогдоорой. | translation
Орчуулга хэрэгтэй хүмүүс холбогдоорой. | translation
Орчуулгаар хичээл авах хүмүүс бичээрэй. | translation
Нягтлантай уулзаж байсан. | accountant-role
Тэндээс ашиг гарвал орчуулга хийнэ. | translation
Орчуулга хийх санаатай. | translation
Орчуулга хэрэгтэй бол хэлээрэй. | translation
Гагнуурчид манайхаас бээлий авдаг. | welder
Аудит хийж, дараа нь сургалт хийлгэнэ. | audit
Орчуулгын ажил байгаа үед ирдэг. | translation
Uuriin restorantai bolohig husdeg. | restaurant-industry
Малчин 64 өрхийн хоршооны 2025 оны санхүүд аудит хийлгэнэ. | herder
`),
  )("“$text” does not need $concept", (row) => expect(roleIn(row)).not.toBe("need"));
});

describe("what others do", () => {
  test.each(
    readTable(`
Зөвшөөрлийг захиалагч өөрөө авдаг. | permits-licences
Орчуулгыг эгчийн хүү хийж өгдөг. | translation
Борлуулалтыг нөхөр маань хариуцдаг. | sales
Нягтланг эхнэр маань хийдэг. | accountant-role
Жуулчинтай ажиллах менежер хэрэгтэй. | tourists-guides
Гагнуурчин нарыг бүртгэх хүн хэрэгтэй. | welder
Гагнуурчин нарын ашиглах апп хэрэгтэй. | welder
Логистикийн компанитай хамтран ажилладаг. | logistics
Гагнуурчидтай гэрээ байгуулдаг. | welder
Гагнуурчид бол манай гол харилцагч. | welder
App hiie gj bodoj bn. | mobile-development
Маркетингийг дүү маань хариуцаж байгаа. | marketing
Орчуулгыг хамтран үүсгэн байгуулагч маань хийдэг. | translation
Гагнуурыг туслан гүйцэтгэгч хийдэг. | welding
Татварын тайланг хажуугийн фирм гаргадаг. | tax
Маркетингийг ахын найз хариуцдаг. | marketing
Teevriig ahiin naiz hiideg. | transport
Гагнуурыг найздаа шилжүүлдэг. | welding
Татварыг хажуугийн фирм рүү явуулдаг. | tax
Орчуулгыг мэргэжлийн хүнд өгдөг. | translation
Маркетингийг агентлагт өгчихсөн. | marketing
Нягтлан найзтай. | accountant-role
Орчуулагч эхнэртэй. | translator-role
Хятад хэл надад байхгүй. | chinese-language
Гаалийн бүрдүүлэлтийг Эрээний брокер хийж өгдөг. | customs
Вэб хуудас байхгүй. | web-development
Буулгалтын гагнуурыг захиалагч тал хариуцна. | welding
`),
  )("“$text”: $concept", (row) => expect(roleIn(row)).toBe("aside"));
  test.each(
    readTable(`
Орчуулгыг би хийдэг. | translation
Орчуулгыг манай багш нар хийдэг. | translation
Орчуулгыг мэргэжлийн баг хийдэг. | translation
Гагнуурыг бид өөрсдөө хийдэг. | welding
Сувилагч нарт сургалт өгдөг. | training
Нягтлангийн туршлагатай. | accountant-role
Орчуулгаа найзуудтайгаа өөрөө хийдэг. | translation
Орчуулгын хамтрагч байж чадна. | translation
Гагнуурчин нарыг хайж байна. | welder
`),
  )("“$text”: $concept is not of others", (row) => expect(roleIn(row)).not.toBe("aside"));
});

describe("what is refused", () => {
  test.each(
    readTable(`
Орчуулга манайд байхгүй, хажууд бий. | translation
Бетонд гар хүрэхгүй. | cement-bricks
Маркетингт сул. | marketing
Би борлуулалтад маш муу. | sales
Тайлан гаргах, орчуулга хийхдээ тааруу. | translation
Англи хэлгүй. | english-language
Шашны байгууллагатай хамтрахгүй. | religion-topic
Гагнуурт гар хүрдэггүй. | welding
Татварын асуудлаар надад битгий хандаарай. | tax
Эрүүгийн хэргээр бол надад битгий хандаарай. | criminal-law
Орчуулгаар битгий холбогдоорой. | translation
Орчуулга надад тохирохгүй. | translation
Гагнуурын ажил бидэнд тохирохгүй. | welding
Багшлахаа больж орчуулга хийсэн. | teaching
Багшлахаа байсан. | teaching
Гагнуур бол надад биш. | welding
Орчуулгын ажлыг түр зогсоосон. | translation
orchuulga hiij chadahgu | translation
orchuulga hiideggu | translation
Орчуулга хийхгүээ. | translation
Орчуулга хийхгүй би. | translation
Bi orchuulga hiihguie. | translation
`),
  )("“$text”: $concept", (row) => expect(roleIn(row)).toBe("not"));
  test.each(
    readTable(`
Энэ арга гагнуурт тохирохгүй. | welding
Хотын агаарын бохирдол хүүхдэд муу. | children-topic
Орчуулгын алдаа байхгүй. | translation
Багшилж байсан. | teaching
Гагнуурчин манайд байхгүй. | welding
`),
  )("“$text” does not refuse $concept", (row) => expect(roleIn(row)).not.toBe("not"));
});
