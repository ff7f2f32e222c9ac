import { fold, type Word } from "@khamt/language";

/** Words that say nothing about what a profile is about. */
export function isStopWord(word: Word): boolean {
  if (word.text.length < 3 || /^\d/.test(word.text)) return true;
  return word.script === "latin"
    ? english.has(word.text) || mongolian.has(fold(word.text))
    : mongolian.has(fold(word.text));
}

const english = new Set(
  (
    "the and for with that this from are our you have has had was were who whom not but your will can could into over their they them there then than " +
    "which what when where why how need needs needed want wants wanted looking look seek seeking somebody someone person people anyone all any some each every both " +
    "few more most other others such only own same very just also too about above after again against before below between because been being did does doing done down " +
    "during further here hers him his its itself let make makes made making may might must nor now off once one two three four five six seven eight nine ten out she should " +
    "so still take takes took taken under until upon use used using uses way well while work works worked working would year years month months week weeks day days " +
    "hour hours today already always never ever often since without within across along around among per via like good great new old first last next many much less least " +
    "little big small large get gets got give gives given go goes went come comes came know knows knew known see sees seen say says said think keep kept put run runs ran set " +
    "want thing things part time full help helps team teams company companies startup project projects idea ideas business partner partners hundred thousand million " +
    "experience experienced skill skills able ready willing prefer preferred possible enough almost nearly even yet own my me mine we us i it he in on at by to of or as an a is be if no do"
  ).split(" "),
);

const mongolian = new Set(
  (
    "нь байна байгаа байсан байдаг байх байж бол болон болно болох болсон юм юу энэ тэр эдгээр тэдгээр тэд бид бидэнд бидний манай манайх миний надад минь би чи та тань өөр өөрийн өөрөө бусад бүх бүгд бүр " +
    "гэж гэсэн гэх гэдэг гээд л ч ба мөн бас харин гэхдээ гэвч учир тул тийм ийм ямар хэн хаана хэзээ яаж хэрэг хэрэгтэй шаардлагатай хийх хийдэг хийж хийсэн хийнэ хийе хайж хайна хүн хүмүүс хүнтэй " +
    "нэг хоёр гурав гурван дөрөв дөрвөн тав таван зургаа зургаан долоо долоон найм найман ес есөн арав арван хорин гучин зуун мянга мянган сая олон цөөн их бага маш илүү хамгийн дээр доор дотор гадна хойш өмнө дараа хамт хооронд талаар тухай " +
    "авах авна авдаг авсан өгөх өгнө өгдөг өгсөн чадна чаддаг чадах мэднэ мэддэг мэдэх гарна гарсан гарах орох орсон ирэх ирсэн явах үед одоо цаг цагаар өдөр сар сарын жил жилийн жилээс ажил ажлын ажиллах ажиллаж ажилласан ажилладаг " +
    "баг багийн компани төсөл санаа шинэ сайн том жижиг боломжтой туршлага туршлагатай тус болгон дахь дэх руу рүү шиг гуай биш үгүй гүй зэрэг зэргийг хүсэж хүсдэг ганц бүхий хүртэл эхний сүүлийн гаруй орчим тутам болгох болж ажиллана"
  )
    .split(" ")
    .map(fold),
);
