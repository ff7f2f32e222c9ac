import { createLanguage } from "@khamt/language";
import { describe, expect, test } from "vitest";
import { createMatcher } from "../../matcher.ts";

const language = createLanguage();
const matcher = createMatcher({ language });

// A sentence in which a word is meant so, and the concept that it then is.
const meant = `
I ship software in containers with Docker and Kubernetes. | docker
I trade stocks and bonds. | securities-trading
We moved our systems to the cloud on AWS and Azure. | cloud-computing
Linux, networks, and a rack with twelve servers that I look after. | system-administration
Excavators, loaders, and a crane on building sites. | heavy-machines-topic
The bridge over the Tuul and forty kilometres of road were our projects. | roads-bridges
I write python and django. | python
Javascript, react and css every day. | react
Ruby on Rails, ruby gems. | ruby-language
rust and C++ for low latency. | rust-language
I program in Rust and Go. | rust-language
House cleaning, windows, floors and the cleaning of carpets. | cleaning-services
We spin yarn and knit sweaters of camel wool. | wool
Tiling, plastering, painting of whole flats. | building-finishing
Pipes, boilers, heating: plumbing of old houses. | plumbing
We test soil and water in our lab, with chemistry and microbiology. | laboratory-testing
A survey of four hundred households, statistics, a report. | survey-research
A tank, a pump, a pipe: water stations. | pumps-compressors
Looking for a cameraman, an editor and a sound engineer. | editor-role
Casting, locations, the film producer's whole desk. | film-producing
I defend people in court, a lawyer for ten years. | courts-justice
Серверийн систем админ, сервер суурилуулдаг. | system-administration
Оффисын сүлжээ, роутер, Cisco тохируулдаг. | networking
Улаанбуудай, төмс, тариа тарьдаг тариаланч. | crop-farming
Сүүгээр өрөм, тараг хийдэг. | curds-cheese-butter
Хөрөнгө босгох, хөрөнгө оруулалтын зөвлөгөө өгдөг. | investment
Оёдолчин, дээл хувцас оёдог. | sewing
Гагнуурчин, хаалга, цонх гагнадаг. | welding
Барилгын засал, обой, паркет, шал хийдэг. | building-finishing
Дээж бэлтгэл, геологийн хайгуул. | geology
Програмчлал, cloud, docker мэддэг. | cloud-computing
A notary and lawyer: wills, court, signing of contracts. | courts-justice
Chairs, tables, a carpenter's furniture of larch. | furniture-topic
Касс, лангуу, худалдагч: дэлгүүрийн бүх ажил. | cashier-work
A developer who knows Node, Express and Git. | nodejs
Music by drawing: houses, architecture, the design of old streets. | architecture
Музейн үзмэр, түүх соёлын дурсгал судалдаг. | history-topic
`;

// A sentence in which it is meant otherwise, and the concept that it is not.
const otherwise = `
Customers react quickly to our prices. | react
The zoo has a python and two bears. | python
A ring with a ruby for my mother. | ruby-language
We remove rust from old cars and paint them. | rust-language
We express our thanks to all. | nodejs
Wild cranes nest on the lake and we film them. | heavy-machines-topic
We play on the tennis court behind the school. | courts-justice
A company whose culture is friendly. | arts-culture-industry
Донор болсон хүнд эмч талархдаг. | donor-grant-projects
Statistics, and before it the cleaning of records. | cleaning-services
Our bags come by express from Kathmandu. | nodejs
Python, Django, the architecture of services. | architecture
A cloud of dust came over the steppe. | cloud-computing
The servers in our restaurant speak English. | system-administration
We ran a pilot in three schools last winter. | aviation
We drill the children in arithmetic. | drilling-services
My family is the foundation of all I do. | masonry-concrete
The band was on stage until midnight. | theatre-production
I draft contracts, argue over deposits and structure escrow. A neutral account settles most disputes. | accounting
We are a bridge between two cultures. | roads-bridges
A van full of friends drove to the lake. | transport
I came to the clinic with a cold. | clinic-business
She hosts us in summer, the mill of rumours turns. | flour-milling
I pitch my tent in the mountains and cast a line. | film-producing
The editor's hive of ideas. | beekeeping
He went through a rough patch, like a tank through mud. | pumps-compressors
They shell peas and gear up for winter. | shell-scripting
What a reel of memories from the army. | photos-video-sharing
It was an age of copper and bronze. | mining
Prices surf on the mood of the day. | skate-surf-sports
My mother's lace dress hangs in the hall. | lace-making
Манай хаяг: Сүхбаатар дүүрэг, 5-р хороо. | signage-design
Тараг бүрэх хөрөнгө авна. | investment
Суурь мэдлэг сайтай. | masonry-concrete
Амьдралын хана мөргөсөн. | building-finishing
Зүрхний цонх нь нүд. | doors-windows
Өмнө нь үүдний хаалга нээлттэй байсан. | doors-windows
Ажлын тэжээл нь урам. | pasture-management
Ирээдүйн дээж болох залуус. | sample-preparation
Муу зуршлаа хаяж, сэтгэлийн шал дээр суулаа. | building-finishing
Нүдэнд хана мэт харагдана. | ger-making
My grandma taught me to be patient. | audio-visual-systems
We cast our nets at dawn and sleep by noon. | dotnet
I chair the meeting, she builds the case. | furniture-topic
We review each other on Fridays. | reviews-ratings
Each engagement lasts a season, with a short turnaround. | retention-topic
We are dating our roots to the thirteenth century. | dating-relationships
Manual work under the sun, picking up the pieces. | warehouse-systems-work
Growth pains paved the way. | growth-marketing
Жимс түүж, цай чанаж явлаа. | history-topic
Найзынхаа тусламжаар зорилгодоо хүрсэн. | charity-help
Сумын тамгын газарт очсон. | stationery
Гэрт минь гурван хайрцаг хуучин зураг бий. | packaging-topic
`;

describe("words with two meanings", () => {
  test.each(rows(meant))("“%s” speaks of %s", (text, concept) => expect(conceptsIn(text)).toContain(concept));
  test.each(rows(otherwise))("“%s” does not speak of %s", (text, concept) => {
    expect(language.get(concept)).toBeDefined();
    expect(conceptsIn(text)).not.toContain(concept);
  });
});

test("nobody is called by what a word of their title does not mean", () => {
  const callingsOf = (title: string, bio: string) =>
    matcher.analyse("cofounder", { id: "a", title, bio }).callings;
  expect(callingsOf("Gate driver tester", "I design circuit boards and firmware.")).not.toContain("driver");
  const { callings } = matcher.analyse("idea", { id: "i", description: "We already have a driver." });
  expect(callings).toContain("driver");
  expect(callingsOf("Driver and guide", "I drive tourists in a van and fix trucks.")).toContain("driver");
});

test("on a list they are meant", () => {
  const { offers } = matcher.analyse("cofounder", {
    id: "a",
    skills: ["python", "react", "crane", "сервер"],
  });
  expect(offers.map(({ parts }) => parts.flatMap(({ concepts }) => concepts).length > 0)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test("a word of the field on a list is enough", () => {
  const alone = { id: "a", bio: "I like python." };
  expect(conceptsOf(alone)).not.toContain("python");
  expect(conceptsOf({ ...alone, skills: ["Django"] })).toContain("python");
});

test.each([
  ["We need a driver.", "driver"],
  ["We are looking for a fitter and a tailor.", "tailor"],
  ["Two things are lacking: scales that print, and a driver with his own van.", "driver"],
])("who is looked for by such a name is somebody: “%s”", (bio, concept) =>
  expect(conceptsIn(bio)).toContain(concept),
);

test.each([
  ["We need a server.", "waiter-role"],
  ["Our app shows each driver the way.", "driver"],
])("but not “%s”", (bio, concept) => expect(conceptsIn(bio)).not.toContain(concept));

describe("of several skills of one name", () => {
  test.each([
    ["каталог", ["номын сан", "ном зүй"], "cataloguing", "layout-design"],
    ["каталог", ["лого", "сав баглаа боодлын дизайн"], "layout-design", "cataloguing"],
    ["camp management", ["catering", "mining"], "site-camp-services", "tourist-camps"],
    ["camp management", ["tour guiding", "hotel management"], "tourist-camps", "site-camp-services"],
    ["шинжилгээ", ["HACCP", "хүнсний технологи"], "laboratory-testing", "laboratory-medicine"],
    ["socket", ["orthotics", "prosthetics making"], "assistive-design", "electrical-installation"],
    ["будаг", ["ган хийц үйлдвэрлэл", "гагнуур"], "surface-coating", "building-finishing"],
    ["будаг", ["обой", "шавардлага"], "building-finishing", "surface-coating"],
    ["баглаа", ["хүргэлт", "агуулах"], "packaging", "nothing"],
    ["Illustrator", ["Photoshop", "branding"], "adobe-illustrator", "illustration"],
    ["illustrator", ["comics", "book illustration"], "illustration", "adobe-illustrator"],
    ["шинжилгээ", ["сувилагч", "эмч"], "laboratory-medicine", "laboratory-testing"],
    ["зураг авалт", ["баримтат кино", "монтаж"], "video-production", "photography"],
    ["зураг авалт", ["гэрэл зураг", "портрет"], "photography", "video-production"],
    ["хамгаалалт", ["ган хийц үйлдвэрлэл", "гагнуур"], "surface-coating", "security-services"],
    ["хамгаалалт", ["харуул", "эргүүл"], "security-services", "surface-coating"],
  ])("%s beside %j is %s, not %s", (name, others, meant, other) => {
    const concepts = conceptsOf({ id: "a", skills: [name, ...others] });
    expect(concepts).toContain(meant);
    expect(concepts).not.toContain(other);
  });
  test("either is meant where nothing else is said", () => {
    expect(conceptsOf({ id: "a", skills: ["каталог"] })).toEqual(
      expect.arrayContaining(["cataloguing", "layout-design"]),
    );
  });
});

function conceptsIn(bio: string): string[] {
  return conceptsOf({ id: "a", bio });
}

function conceptsOf(person: {
  readonly id: string;
  readonly bio?: string;
  readonly skills?: string[];
}): string[] {
  const { needs, offers, topics } = matcher.analyse("cofounder", person);
  return [...needs, ...offers, ...topics].flatMap(({ parts }) => parts.flatMap(({ concepts }) => concepts));
}

function rows(table: string): [text: string, concept: string][] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [text = "", concept = ""] = line.split(" | ");
      return [text, concept];
    });
}
