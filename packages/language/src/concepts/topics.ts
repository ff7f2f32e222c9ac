// Concepts of kind industry: topics, i.e. what ideas, companies and projects are about below the level of an industry. Hand-written.
// Everyday nouns are allowed where they name a subject (meat, horses, exams); function-like or many-sided words are not.

export const topics = `
@industry

# ---------------------------------------------------------------- food and drink

meat
en: meat; beef; mutton
mn: мах
tag: pork; үхрийн мах; хонины мах; гэдэс; дотор; шийр; толгой; гүзээ; хавирга; horsemeat; venison; хорхог; боодог
broader: meat-dairy-industry
related: livestock-industry; meat-processing

sausages-cured-meat
en: sausages; processed meat
mn: хиам; зайдас
also: утсан мах; ham; canned meat; лаазалсан мах; нөөшилсөн мах
broader: meat-dairy-industry
related: meat; meat-processing

milk
en: milk
mn: сүү
also: саам; milk collection
tag: UHT; Tetra Pak
broader: meat-dairy-industry
related: dairy

curds-cheese-butter
en: cheese and curds; cheese; curds; butter; cream
mn: бяслаг ааруул; ээзгий; цөцгийн тос; цөцгий
also: aaruul; шар тос; yoghurt; yogurt; йогурт; хоормог; аарц; kefir; sour cream; ээдэм
tag: масло; өрөм
broader: meat-dairy-industry
related: dairy; milk

fermented-mares-milk
en: airag; fermented mare's milk; kumis
mn: гүүний айраг; гүүний саам; исгэсэн гүүний сүү
also: саамал
broader: meat-dairy-industry; beverage-industry
related: horses; milk

ice-cream
en: ice cream; frozen desserts
mn: зайрмаг; мөхөөлдөс
also: gelato
broader: food-beverage
related: milk; sweets

eggs-topic
en: eggs
mn: өндөг
also: egg production; өндөгний ферм
broader: food-beverage; livestock-industry
related: poultry-pig-farming

fish-seafood
en: fish; seafood
mn: загас; далайн бүтээгдэхүүн; загасан бүтээгдэхүүн
also: sushi; суши; fishmonger; загасны худалдаа
tag: түрс; shrimp; trout; salmon; filleting
broader: food-beverage
related: forestry-fishery-industry; fisheries

bread-bakery-goods
en: bread; baked goods; pastries
mn: талх; боов
also: sourdough; biscuits; жигнэмэг; boortsog; боорцог; buns
broader: food-beverage
related: baking; flour-grain-products

cakes-desserts
en: cakes; desserts
mn: бялуу; амттан
also: торт
broader: food-beverage
related: baking; sweets

sweets
en: sweets; chocolate; candy
mn: чихэр; шоколад; чихэр жимс
also: confectionery products; кондитер
broader: food-beverage
related: baking

snacks
en: snacks
mn: хөнгөн зууш; зууш; снек
also: чипс; dried fruit; хатаасан жимс; protein bars; протейн бар; снэк; potato chips
tag: popcorn; попкорн; chips
broader: food-beverage

flour-grain-products
en: flour; grain products; cereals
mn: гурил; гурилан бүтээгдэхүүн; үр тарианы бүтээгдэхүүн
also: oats; овьёос; barley; арвай; buckwheat; гурвалжин будаа; хивэг; rice; цагаан будаа; muesli; мюсли; гурилын үйлдвэр; тээрэм
tag: будаа; bran
broader: food-beverage
related: crop-industry

noodles-dumplings
en: noodles and dumplings; buuz; dumplings; noodles
mn: гоймон ба бууз; бууз; банш; гоймон; хуушуур
also: цуйван; pasta
broader: food-beverage
related: ready-meals; cooking

ready-meals
en: ready meals; lunch boxes; instant food
mn: бэлэн хоол; савласан хоол; лаазалсан хоол
also: canned food; нөөшилсөн бүтээгдэхүүн; консерв; semi-finished food; хагас боловсруулсан хоол; freeze-dried food; packed lunch; office lunch; өдрийн хоол
tag: sandwich; burger; salad; бургер; сэндвич; шөл; kimbap; кимбап
broader: food-beverage
related: foodtech; catering

vegetables-topic
en: vegetables; potatoes
mn: ногоо; төмс
also: carrots; лууван; cabbage; байцаа; onions; сонгино; tomatoes; улаан лооль; cucumbers; өргөст хэмх; garlic; саримс; сармис; mushrooms; мөөг; pickles; салат; кимчи
tag: potato; tomato; peas; sprouts; broccoli; spinach
broader: crop-industry
related: greenhouse

fruit-topic
en: fruit; apples
mn: жимс; алим
also: гадил; тарвас; усан үзэм; жимсний дэлгүүр; grapes
broader: crop-industry
related: fruit-berry-growing

berries-topic
en: wild berries; blueberries; berry products
mn: жимсгэнэ; нэрс; аньс; зэрлэг жимс
also: strawberry; гүзээлзгэнэ; бөөрөлзгөнө; үхрийн нүд; жимсний чанамал; berry juice
tag: jam; raspberries; currants; cherries; интоор
broader: crop-industry; food-beverage
related: fruit-berry-growing

nuts-oil-seeds
en: nuts and oil seeds; nuts; vegetable oil; oil seeds
mn: самар ба тосны ургамал; хуш модны самар; ургамлын тос; тосны ургамал
also: хушга; sunflower oil; наранцэцгийн тос; rapeseed oil; рапсын тос; hemp seed; олсны үр; бүйлс; sea buckthorn oil; чацарганы тос; nuts and seeds
broader: food-beverage
related: crop-industry

honey-topic
en: honey; bee products; propolis
mn: цэвэр зөгийн бал; цэвэр бал; балт бүтээгдэхүүн
also: beeswax; зөгийн лав; цэцгийн тоос
tag: bees
broader: food-beverage
related: beekeeping; forestry-fishery-industry

spices-sauces
en: spices and sauces; spices; sauces
mn: амтлагч; соус; давс
also: чинжүү; sugar; элсэн чихэр; condiments; ванилин; vanilla pods
tag: salt; vanilla; curry powder; хачир; pepper; mustard; chili
broader: food-beverage

coffee-topic
en: coffee
mn: кофе
also: specialty coffee; эспрессо; espresso
tag: roasting
broader: beverage-industry
related: barista; restaurant-industry

tea-topic
en: tea; milk tea
mn: цай; сүүтэй цай
tag: бабл ти
broader: beverage-industry
related: medicinal-plants

juice-water-drinks
en: juice and water; juice; mineral water; energy drinks
mn: жүүс ба рашаан; жүүс; рашаан ус; рашаан; энерги ундаа; хийжүүлсэн ундаа
also: зөөлөн ундаа; жимсний шүүс; ус савлах; sports drink; soda water
tag: soda; smoothies; smoothie; kvass; смүүти; квас; lemonade
broader: beverage-industry

beer-wine-spirits
en: beer and spirits; beer; wine; whisky
mn: пиво ба архи; пиво; дарс; виски; шимийн архи
also: whiskey; alcohol; архи; cocktails; коктейль; milk vodka; malt production; malting; homebrewing; home brewing; winemaking; distilling spirits; шар айраг исгэх; craft cider; WSET; шар айраг
tag: spirits; malt; liquor; gin; cider; mead; sake; rum; tequila; сидр; джин; коньяк; brandy; нэрмэл
broader: beverage-industry
related: bartending

baby-food
en: baby food; infant formula; baby nutrition
mn: нялхсын хоол; хүүхдийн хоол; хүүхдийн тэжээл
also: baby puree; нэмэгдэл хоол; breast milk substitute; сүүн тэжээл
broader: food-beverage; kids-family-industry
related: nutrition

school-meals
en: school meals; school lunches
mn: сургуулийн хоол; үдийн цай
also: school canteen; сургуулийн гуанз; kindergarten meals; цэцэрлэгийн хоол
broader: food-beverage
related: school-life; nutrition; catering

vegan-vegetarian-food
en: vegan food; plant-based meals
mn: веган хоол; цагаан хоол; ургамлын гаралтай хоол
also: vegan; vegetarian; цагаан хоолтон; meat alternatives; шар буурцагны мах
tag: тофу; веган
broader: food-beverage
related: foodtech; nutrition

recipes-home-cooking
en: recipes; home cooking; meal planning
mn: хоолны жор; гэрийн хоол; хоолны төлөвлөгөө
also: жорын апп; cooking tips; cooking videos; meal plan; долоо хоногийн хоол
broader: food-beverage
related: cooking; foodtech

food-waste
en: food waste; surplus food; leftovers
mn: хүнсний хаягдал; илүүдэл хоол; хоолны үлдэгдэл
also: food loss; food thrown away; хоол хаягдах; хаягдсан хоол; хүнсний хорогдол; expiring food; food sharing; хоол хуваалцах; food rescue; food bank; хүнсний банк
broader: food-beverage; waste-industry
related: foodtech

local-food
en: local food; farm to table; farmers' market; local produce
mn: дотоодын хүнс; эх орны хүнс; фермерийн бүтээгдэхүүн; ногоон зах
also: direct from farmers; фермерээс шууд; малчнаас шууд; direct from herders; homemade food; farm shop; made in Mongolia food; монгол хүнс
broader: food-beverage
related: agriculture; traceability-topic

food-prices-supply
en: food security; food supply; food prices
mn: хүнсний хангамж; хүнсний аюулгүй хангамж; хүнсний үнэ
also: food reserve; хүнсний нөөц; нөөцийн мах; strategic food stock; price of meat; махны үнэ
broader: food-beverage
related: agriculture

food-allergy-diet
en: food allergies; special diets; gluten-free food
mn: хоолны харшил; тусгай хооллолт; глютенгүй хүнс
also: gluten free; lactose intolerance; лактоз үл тэвчих; sugar free; чихэргүй; keto diet; calorie counting; илчлэг тооцох; kosher
broader: food-beverage
related: nutrition; allergy

halal-food
en: halal food
mn: халал хүнс
also: halal; халал; halal export
broader: food-beverage
related: meat; certification-topic

# ---------------------------------------------------------------- animals

horses
en: horses; horse; mares and foals
mn: адуу; морь
also: гүү; saddle; эмээл хазаар; horse tack; сүйх тэрэг
tag: унага; азарга
broader: livestock-industry
related: horse-breeding

camels
en: camels
mn: тэмээ; хоёр бөхт тэмээ
also: camel festival
tag: ботго; ингэ
broader: livestock-industry

yaks
en: yaks
mn: сарлаг; хайнаг
also: yak milk; сарлагийн сүү; сарлагийн хөөвөр
broader: livestock-industry

sheep-goats
en: sheep and goats; sheep; goats
mn: бог мал (хонь ямаа); хонь; ямаа; бог мал
also: lambs; хурга; small livestock
tag: ишиг; ухна; хуц
broader: livestock-industry
related: wool; cashmere-industry

cattle
en: cattle; cows
mn: үхэр; үнээ; бод мал
also: calves; тугал; саалийн үнээ; бордооны аж ахуй; мал бордох
tag: бух
broader: livestock-industry
related: milk; meat

reindeer
en: reindeer; reindeer herders
mn: цаа буга; цаатан
also: Dukha people; цаатны аялал
broader: livestock-industry

pigs-poultry
en: pigs and poultry; chickens; pigs
mn: гахай ба шувуу; гахай; тахиа; гахай шувуу
also: hens; туулай; ducks; нугас
tag: галуу
broader: livestock-industry
related: poultry-pig-farming

dogs
en: dogs; puppies
mn: нохой; гөлөг
also: dog walking; dog training; банхар
broader: pets-industry
related: pet-care

cats
en: cats; kittens
mn: муур
also: муурын кафе
broader: pets-industry
related: pet-care

stray-animals
en: stray animals; stray dogs; animal shelter
mn: золбин амьтан; золбин нохой; амьтны хамгаалах байр
also: animal rescue; амьтан аврах; animal adoption; нохой үрчлэх; animal welfare; амьтны эрх; lost pets; золбин
broader: pets-industry
related: non-profit; pet-care

lost-livestock
en: lost livestock; livestock theft; finding lost animals
mn: алдуул мал; малын хулгай; мал хайх
also: lost horses; livestock tracker; мал алдах; алдсан адуу; GPS collar; мал хянах
broader: livestock-industry
related: livestock-traceability; gps-tracking

animal-diseases
en: animal diseases; livestock diseases; foot-and-mouth disease
mn: малын өвчин; малын гоц халдварт өвчин; малын халдварт өвчин
also: FMD; шүлхий өвчин; бруцеллёз өвчин; хонины цэцэг; livestock vaccination; мал вакцинжуулалт
broader: veterinary-industry; livestock-industry
related: veterinary

animal-breeding
en: animal breeding; breeding stock; artificial insemination
mn: мал үржүүлэг; малын удмын сан; зохиомол хээлтүүлэг
also: pedigree animals; үүлдэр; breeding bulls; хээлтүүлэгч; livestock genetics; малын генетик; embryo transfer; үржүүлгийн ажил
tag: үржүүлэг
broader: livestock-industry
related: animal-husbandry

herders-life
en: herders; herder households; nomadic life
mn: малчид; малчин айл; нүүдэлчин ахуй; нүүдлийн амьдрал
also: nomads; nomadic families; малчны орлого; малчдын амьдрал; otor; отор; seasonal migration; залуу малчин; нүүдэл; нүүдэлчин; хужир; өвөлжөөлөх
tag: сүрэг; төл
broader: livestock-industry
related: pasture; rural-life

wildlife
en: wildlife; wild animals; snow leopards
mn: зэрлэг амьтан; ан амьтан; ирвэс; цоохор ирвэс
also: цагаан зээр; argali; аргаль; чоно; marmots; тарвага; тахь адуу; Przewalski horse; gobi bear; мазаалай; rare animals; ховор амьтан; poaching; хулгайн ан
broader: environment-industry
related: wildlife-conservation

birds
en: birds; birdwatching; falcons
mn: шувуу; шонхор
also: birding; eagle hunting; бүргэдчин; eagles; бүргэд; тогоруу
broader: environment-industry
related: wildlife-conservation

insects-pests
en: pests and insects; insects; pest outbreaks; rodents
mn: хортон шавж; шавж; мэрэгч
also: locusts; царцаа; үлийн цагаан оготно; жоом
tag: snails; silkworm; worms; өт
related: soil-science; cleaning-services

# ---------------------------------------------------------------- family, age and people

children-topic
en: children; kids; toddlers
mn: хүүхэд
also: kids app; хүүхдийн апп; child protection; хүүхэд хамгаалал
tag: tots
broader: kids-family-industry
related: parents; childcare-industry

babies
en: babies; newborns; infants
mn: нярай; нялх хүүхэд
also: нялхсын бараа; diapers; живх; breastfeeding; хөхөөр хооллох; baby clothes; нялхсын хувцас; хүүхдийн тэрэг
broader: kids-family-industry
related: pregnancy; parents

parents
en: parents; parenthood
mn: эцэг эх; аав ээж; ээжүүд
also: mothers; аавууд; өрх толгойлсон; parent community
broader: kids-family-industry
related: parenting-education; children-topic

family-life
en: family life; families; households
mn: гэр бүл; айл өрх
also: family calendar; гэр бүлийн хуанли; relatives; хамаатан садан; ах дүү төрөл садан; marriage; гэрлэлт; family time
tag: households
broader: social-impact-industry
related: kids-family-industry; family-law; parents

family-tree
en: family tree; genealogy; ancestry
mn: угийн бичиг; ургийн мод; удам судар
also: family history; гэр бүлийн түүх; ураг төрөл; clan names; ургийн овог; өвөг дээдэс; ургийн бичиг
related: family-life; cultural-heritage

divorce-custody
en: divorce; child support
mn: гэр бүл салалт; салалт; хүүхдийн тэтгэлэг
also: custody; asset division; хөрөнгө хуваах
broader: legal-industry
related: family-law; family-life

elderly-topic
en: elderly people; older people; grandparents
mn: ахмад настан; өндөр настан; настай хүмүүс; эмээ өвөө
also: elderly; old people; ахмадууд; хөгшчүүд; хөгшчүүл; pensioners; aging; ageing; хөгшид; dementia; Alzheimer; альцгеймер; senior citizens
tag: ахмад; elders
broader: social-impact-industry
related: elder-care-industry; pensions

youth
en: young people; youth; teenagers
mn: залуучууд; өсвөр нас
also: teens; adolescents; young adults; gen Z; залуу үе; youth club; залуучуудын клуб; youth unemployment; залуучуудын ажилгүйдэл; өсвөрийнхөн; өсвөр үе
tag: залуус
broader: social-impact-industry
related: students-topic

women-topic
en: women; women entrepreneurs; girls
mn: эмэгтэйчүүд; бизнес эрхлэгч эмэгтэйчүүд; охид
also: female founders; women-led; эмэгтэй удирдагч; girls in STEM; бүсгүйчүүд; female entrepreneur
broader: social-impact-industry
related: women-health-industry

gender-violence
en: violence and abuse; domestic violence; violence against women; child abuse
mn: хүчирхийлэл ба дарамт; гэр бүлийн хүчирхийлэл; хүүхдийн хүчирхийлэл; хүчирхийлэлгүй орчин
also: hotline for victims; хүчирхийллийн хохирогч; хамгаалах байр; sexual harassment; бэлгийн дарамт; safe house; human trafficking prevention; anti-trafficking; хүн худалдаалахаас сэргийлэх
tag: human trafficking; хүчирхийлэл
broader: social-impact-industry
related: social-work

students-topic
en: students
mn: оюутан
also: student community; оюутны клуб; campus; кампус; student discount; оюутны хөнгөлөлт; dormitory; дотуур байр
broader: education-industry
related: youth; scholarships

dating-relationships
en: dating; romantic relationships; matchmaking; making friends
mn: болзоо; найз олох
also: хайр дурлал; хосууд; хань ижил; meeting new people; friendship
tag: relationships; танилцах; matchmaking
broader: social-network-industry
related: family-life

weddings-topic
en: wedding planning; brides; wedding gifts
mn: хурим найр; сүй бэлэг; хуримын бэлтгэл
also: хуримын урилга; гэрлэх санал
broader: events-industry
related: wedding-planning

birthdays-gifts
en: gifts; greeting cards
mn: бэлэг; мэндчилгээ
also: gift ideas; бэлгийн санаа; бэлгийн хайрцаг; сюрприз
broader: retail
related: events-industry

babysitters-nannies
en: babysitters; nannies; childminding
mn: хүүхэд харагч; хүүхэд асрагч; асрагч
also: au pair; school pick-up; сургуулиас авах
broader: childcare-industry
related: parents; early-childhood-education

adoption-orphans
en: orphans and adoption; orphans; foster care; adoption of children
mn: өнчин хүүхэд ба үрчлэлт; өнчин хүүхэд; хүүхэд үрчлэх; асран хамгаалагч
also: orphanage; асрамжийн төв; street children; гудамжны хүүхэд; үрчлэлт
broader: social-impact-industry
related: non-profit; children-topic

names-identity
en: personal names; baby names
mn: хүний нэр; хүүхдэд нэр өгөх; монгол нэр
also: name giving; нэр хайрлах; нэрийн утга; нэр сонгох
related: family-tree

# ---------------------------------------------------------------- school life and learning

school-life
en: school; pupils
mn: сургууль; сурагч
also: schoolchildren; ЕБС; ахлах анги; classroom; ангийн өрөө; school bus; сургуулийн автобус; сургалтын төлбөр; homework; гэрийн даалгавар
broader: education-industry
related: teaching; children-topic

teachers-topic
en: teachers; school staff; teacher workload
mn: багш нар; багшийн хөгжил; багшийн ажлын ачаалал
also: багшийн туслах; lesson plans; ээлжит хичээл; хичээлийн төлөвлөгөө; classroom management; анги удирдах
broader: education-industry
related: teaching; school-life

universities-colleges
en: universities; college
mn: их сургууль ба коллеж; их сургууль коллеж; их дээд сургууль; коллеж
also: МУИС; ШУТИС; university admission; их сургуулийн элсэлт; ИДС; campus life; диплом; study abroad; гадаадад сурах
tag: магистр; бакалавр; bachelor; master's degree; diploma
broader: education-industry
related: higher-education; students-topic

exams
en: exams; university entrance exam; school tests
mn: шалгалт; элсэлтийн ерөнхий шалгалт; ЭЕШ
also: exam preparation; шалгалтад бэлтгэх; mock test; past papers; entrance exam; SAT; test bank; тестийн сан
tag: сорил; quiz
broader: education-industry
related: stem-teaching; language-teaching

scholarships
en: scholarships; student grants; tuition funding
mn: тэтгэлэг; сургалтын тэтгэлэг
also: Fulbright; монбушо; student loan; сургалтын зээл; Боловсролын зээлийн сан
tag: tuition
broader: education-industry
related: study-abroad-consulting; students-topic

reading-literacy
en: reading; literacy; learning to read
mn: уншлага; унших чадвар; ном унших; бичиг үсэг
also: номын клуб; book club; цагаан толгой; үсэг сурах; уншиж ойлгох; хурдан унших; storytelling for kids
tag: reading; literacy
broader: education-industry
related: school-life; publishing-industry

handwriting-spelling
en: spelling and handwriting; spelling; penmanship; spell checking
mn: зөв бичих дүрэм; зөв бичих; бичгийн хэв; алдаа шалгах
also: spell checker; үсгийн алдаа; зөв бичгийн дүрэм; цээж бичиг; dictation; grammar; хэл зүй; proofreading tool; дүрмийн алдаа
broader: education-industry
related: reading-literacy; natural-language-processing

mathematics-topic
en: mathematics; maths; arithmetic
mn: математик; тоо бодох; тооны хичээл
also: algebra; алгебр; geometry; геометр; сампин; math olympiad; математикийн олимпиад; бодлого бодох
broader: education-industry
related: stem-teaching

natural-sciences
en: natural sciences; science experiments
mn: байгалийн ухаан; химийн хичээл; химийн туршилт
also: physics; физик; biology; биологи; STEM kits; science lab; school lab; сургуулийн лаборатори; science museum; science club; STEM
broader: education-industry
related: stem-teaching; science-research-industry

history-topic
en: history; Mongolian history; historical sources
mn: түүх; монголын түүх
also: Chinggis Khaan; Чингис хаан; Genghis Khan; Mongol Empire; Монголын эзэнт гүрэн; Нууц товчоо; historical documents; түүхэн баримт; historian; түүхч
broader: arts-culture-industry; education-industry
related: cultural-heritage

coding-for-kids
en: coding for children; computer lessons; robotics club
mn: хүүхдийн программчлал; компьютерын хичээл; робот угсрах дугуйлан
also: kids coding; робот дугуйлан; informatics; code club; LEGO; лего; скретч; Tynker
tag: scratch
broader: education-industry
related: kids-coding; robotics

english-learning
en: learning English; English vocabulary; English speaking practice
mn: англи хэл сурах; англи үг цээжлэх; англиар ярьж сурах
also: English lessons; English for kids; хүүхдийн англи хэл
broader: language-education-industry
related: language-teaching; english-language

tutoring-homework
en: tutoring; private lessons; homework help
mn: давтлага; гэрийн багш; гэрийн даалгаварт туслах
also: tutors; багш олох; хувийн багш; онлайн багш; хичээл давтах; extra lessons; нэмэлт хичээл
broader: education-industry
related: teaching; edtech

clubs-after-school
en: after-school clubs; hobby classes; extracurricular activities
mn: дугуйлан; хичээлээс гадуурх үйл ажиллагаа
also: зургийн дугуйлан; music lessons; swimming lessons; хүүхдийн зуслан; summer camp; зуны сургалт
broader: education-industry; kids-family-industry
related: children-topic

olympiads-competitions
en: olympiads and competitions; olympiads; debate
mn: олимпиад ба уралдаан тэмцээн; олимпиад; мэтгэлцээн; уралдаан тэмцээн
also: competitions; hackathon; хакатон; debate club; мэтгэлцээний клуб; science fair; essay contest; эсээ бичлэгийн уралдаан
broader: education-industry
related: school-life

career-choice
en: career choice; choosing a profession
mn: мэргэжил сонголт; карьер; мэргэжлээ сонгох; карьерын зөвлөгөө
also: career planning; CV writing; анкет бөглөх; CV бичих; ажлын ярилцлага; job interview; ажлын байрны өдөрлөг; aptitude test; professional orientation
tag: мэргэжил
broader: education-industry
related: coaching; job-search

internships-first-jobs
en: internships; apprenticeships; first jobs
mn: дадлага; оюутны цагийн ажил
also: student jobs; оюутны ажил; trainee; дадлагажигч; graduates; төгсөгчид; дадлага хийх газар; part-time student work
broader: services-industry
related: students-topic; job-search

adult-learning
en: adult learning; reskilling; short courses
mn: насанд хүрэгчдийн сургалт; ур чадвараа дээшлүүлэх; богино хугацааны сургалт; давтан сургалт
also: upskilling; lifelong learning; сертификаттай сургалт; professional development; мэргэжил дээшлүүлэх; evening courses; насан туршийн боловсрол
broader: education-industry
related: training; vocational-education

digital-literacy
en: digital literacy; media literacy; computer basics
mn: цахим бичиг үсэг; дижитал бичиг үсгийн боловсрол; медиа боловсрол; компьютерын анхан шат
also: teaching seniors to use phones; ухаалаг утас сургах; fake news; хуурамч мэдээ; баримт шалгах; internet safety; хүүхдийн цахим аюулгүй байдал; screen time; дэлгэцийн цаг; cyberbullying; цахим дээрэлхэлт; digital skills; дижитал ур чадвар
broader: education-industry
related: scams-fraud

school-bullying
en: bullying; school safety; school violence
mn: үе тэнгийн дээрэлхэлт; сургуулийн аюулгүй байдал; дээрэлхэлт
also: дарамт шахалт; үе тэнгийн дарамт; school psychologist; сургуулийн сэтгэл зүйч
broader: social-impact-industry
related: school-life; mental-stress

special-needs-children
en: children with special needs; autism; speech delay; dyslexia
mn: тусгай хэрэгцээт хүүхэд; аутизм; хэлд орох хоцрогдол; дислекси
also: autistic children; аутизмтай хүүхэд; ADHD; хэт хөдөлгөөнтөх; Down syndrome; дауны хам шинж; cerebral palsy; тархины саажилт; speech therapy for kids; ярианы бэрхшээл
broader: social-impact-industry; education-industry
related: special-education; disability

textbooks-learning-materials
en: learning materials; textbooks; workbooks
mn: хичээлийн материал; сурах бичиг; дасгалын ном
also: study notes; хичээлийн тэмдэглэл; lecture notes; лекц; video lessons; видео хичээл; stationery; бичиг хэрэг; school supplies; сургуулийн хэрэглэл
broader: education-industry; publishing-industry
related: curriculum-design

research-papers
en: research papers; theses; citations
mn: эрдэм шинжилгээний өгүүлэл; дипломын ажил; судалгааны ажил
also: dissertation; диссертаци; plagiarism; хуулбарлалт шалгах; scientific journals; academic articles; ишлэл; library search; EndNote; Zotero; Mendeley
broader: science-research-industry
related: research; academic-writing

# ---------------------------------------------------------------- health

diabetes
en: diabetes; blood sugar; insulin
mn: чихрийн шижин; цусан дахь сахар; инсулин
also: diabetic; сахарын хэмжээ; шижинтэй; сахар хэмжигч
broader: healthcare
related: nutrition; internal-medicine

heart-blood-pressure
en: heart disease; blood pressure; hypertension
mn: зүрхний өвчин; цусны даралт; даралт ихсэх; зүрх судас
also: stroke; харвалт; cardiovascular; cholesterol; холестерин; heart attack; шигдээс; ECG; зүрхний бичлэг; даралтны аппарат
broader: healthcare
related: internal-medicine

cancer-screening
en: cancer; cancer screening; early detection
mn: хорт хавдар; эрт илрүүлэг
also: tumour; умайн хүзүүний хавдар; хавдартай
broader: healthcare
related: oncology

liver-hepatitis
en: hepatitis and liver disease; hepatitis
mn: элэгний өвчин ба гепатит; гепатит; элэгний өвчин; элэгний вирус
also: С вирус; В вирус; элэгний хатуурал; liver; элэг бүтэн Монгол
broader: healthcare
related: internal-medicine

rare-diseases
en: rare diseases; genetic disorders; patient communities
mn: ховор өвчин; удамшлын өвчин; өвчтөний нийгэмлэг
also: genetic disease; генетикийн эмгэг; muscular dystrophy; булчингийн сулрал; patient registry; patients association
broader: healthcare
related: non-profit; medicine

chronic-illness
en: chronic illness; long-term care; patient monitoring
mn: архаг өвчин; удаан хугацааны эмчилгээ; өвчтөний хяналт; архаг хууч
also: chronic disease; chronic pain; архаг өвдөлт; kidney disease; бөөрний өвчин; dialysis; гемодиализ; medication reminder; эм уух сануулга; эмийн сануулга
broader: healthcare
related: nursing; healthtech

infectious-disease
en: infectious diseases; flu; tuberculosis; pandemics
mn: халдварт өвчин; томуу; сүрьеэ; цар тахал
also: COVID; ковид; коронавирус; influenza; ханиад; улаан бурхан; HIV; ХДХВ; ДОХ; STI; БЗДХ; virus outbreak; TB
broader: healthcare
related: public-health; vaccination

vaccination
en: vaccines; vaccination; immunisation
mn: вакцин; дархлаажуулалт; вакцинжуулалт
also: immunity; дархлаа
broader: healthcare
related: public-health; infectious-disease

pregnancy
en: pregnancy; childbirth; expectant mothers
mn: жирэмслэлт; жирэмсэн эх; жирэмсэн ээжүүд
also: жирэмсэн эмэгтэй; maternity; амаржих газар; antenatal care; miscarriage; зулбалт; postpartum; төрсний дараах; жирэмсний амралт
tag: төрөлт
broader: women-health-industry
related: obstetrics-gynaecology; babies

fertility
en: fertility; infertility treatment; menstrual cycle
mn: үр тогтоох ба нөхөн үржихүй; үргүйдэл; үр шилжүүлэн суулгах; сарын тэмдэг; үр тогтоох
also: IVF; эко бэби; period tracker; сарын тэмдгийн хуанли; цэвэршилт; family planning; гэр бүл төлөвлөлт; contraception
broader: women-health-industry
related: obstetrics-gynaecology; pregnancy

eyesight
en: eyesight; eyeglasses; short-sightedness
mn: нүдний хараа; нүдний шил; хараа муудах
also: myopia; ойрын хараа; eye test; хараа шалгах; contact lenses; линз; blindness; eye strain; нүд ядрах; optician; reading glasses
broader: healthcare
related: ophthalmology

hearing
en: hearing loss; deafness; hearing aids
mn: сонсголын бэрхшээл; сонсгол
also: дүлий; hard of hearing; чихний аппарат; deaf
broader: healthcare
related: disability; sign-language

skin-allergy
en: skin problems; acne; eczema
mn: арьсны өвчин; батга; экзем; арьсны асуудал
also: псориаз; skin type; арьсны төрөл; sensitive skin; харшилтай арьс; sun protection; нарны тос
broader: healthcare
related: dermatology; beauty-industry

allergy
en: allergies and respiratory illness; allergies; asthma
mn: харшил ба амьсгалын замын өвчин; харшил; багтраа; астма
also: hay fever; lungs; уушгины өвчин; pneumonia; хатгалгаа; хатгаа; breathing problems; respiratory illness; амьсгалын замын өвчин
broader: healthcare
related: air-quality-industry

bones-back-pain
en: back and joint pain; back pain; joints and bones; posture
mn: нуруу ба үе мөчний өвдөлт; нурууны өвдөлт; үе мөч; яс үе; биеийн байрлал
also: нуруу өвдөх; нурууны муруйлт; disc hernia; дискний ивэрхий; osteoporosis; яс сийрэгжилт; arthritis; fractures; хугарал; sedentary lifestyle; суугаа ажил; spine health; spinal pain
broader: healthcare
related: rehabilitation

rehab-recovery
en: recovery after illness; prosthetics; wheelchairs
mn: сэргээн засал; нөхөн сэргээх эмчилгээ; хиймэл эрхтэн; тэргэнцэр
also: prosthesis; протез хийх; orthopaedic shoes; ортопед; stroke recovery; харвалтын дараах; home exercises; гэрийн дасгал; assistive devices; туслах хэрэгсэл
broader: healthcare
related: rehabilitation; disability

mental-stress
en: stress; burnout; anxiety; depression
mn: стресс; сэтгэл гутрал; сэтгэл түгшилт; ажлын халшрал; сэтгэлийн дарамт
also: panic attacks; сандрал; депресс; бухимдал; suicide prevention; амиа хорлохоос сэргийлэх; emotional support; сэтгэлийн дэм; сэтгэл санаа; ядаргаа; self-help; mood tracking
broader: mental-health-industry
related: psychology

addiction
en: addiction; alcoholism
mn: донтолт; архины хамаарал
also: архинаас гарах; smoking; тамхи; мансууруулах бодис; betting; бооцоот тоглоом; online gambling
broader: mental-health-industry
related: mental-health; social-impact-industry

sleep-topic
en: sleep; insomnia
mn: нойр; нойргүйдэл; нойрны чанар
also: sleeping; хурхирах; alarm app
broader: wellness-industry
related: mental-stress

weight-diet
en: weight loss; obesity; dieting
mn: жин хасах; таргалалт; илүүдэл жин; жингээ барих
also: lose weight; diet; дэглэм; BMI; calories; калори; healthy weight; eating habits; хооллох дадал; мацаг
tag: турах
broader: wellness-industry
related: nutrition; fitness

exercise-topic
en: exercise; workouts; jogging
mn: дасгал хөдөлгөөн; гүйлт; дасгал хийх; өглөөний дасгал
also: marathon; марафон; алхаа тоолох; алхалт; yoga practice; strength training; active lifestyle; идэвхтэй хөдөлгөөн; running club; гүйлтийн клуб
tag: walking
broader: sports-industry; wellness-industry
related: fitness

emergency-care
en: emergency care; ambulance; first aid
mn: яаралтай тусламж; түргэн тусламж; анхны тусламж
also: emergency call; яаралтай дуудлага; SOS button; SOS товч; accident; осол гэмтэл; injuries; гэмтэл бэртэл; emergency room
tag: осол
broader: healthcare
related: emergency-medicine; emergency-management

doctor-appointments
en: doctor appointments; hospital queues; booking a doctor
mn: эмчийн цаг авах; эмнэлгийн дараалал; эмчид үзүүлэх; эмнэлгийн цаг захиалга
also: online doctor; эмчийн цаг; find a doctor; эмч хайх; эмнэлгийн оочер; home visit doctor; дуудлагын эмч; home visits
broader: healthcare
related: booking-systems; queues-waiting; healthtech

medical-records
en: medical records; health history; lab results
mn: өвчний түүх; эмнэлгийн түүх; шинжилгээний хариу; цахим карт
also: patient records; эрүүл мэндийн дэвтэр; test results; шинжилгээний дүн; health data; prescriptions; эмийн жор; цахим жор
broader: healthcare
related: health-informatics; privacy-data-protection; healthtech

medicines-topic
en: medicines; drugs and tablets; drug availability
mn: эм тариа; эмийн хомсдол; эм хайх
also: medication; эмийн үнэ; antibiotics; антибиотик; хуурамч эм; vitamins; витамин; амин дэм; painkillers; drug interactions
tag: pills; oxygen; эм бэлдмэл; хүчилтөрөгч
broader: pharma-industry
related: pharmacy

medicinal-plants
en: medicinal plants; herbs
mn: эмийн ургамал; өвс ургамал; ургамлын гаралтай эм; ардын эмчилгээ
also: herbal; вансэмбэрүү; wild plants; зэрлэг ургамал; essential oils; эфирийн тос; CBD; aromatherapy
tag: cannabis; ginseng; liquorice; astragalus; rhubarb; lavender; хүн орхоодой; хунчир; гоньд; lavandula
broader: pharma-industry
related: traditional-medicine

blood-organ-donation
en: blood donation; organ donation; blood bank
mn: цусны донор; цус өгөх; эрхтний донор
also: blood donors; эрхтэн шилжүүлэн суулгах; transplant; цусны төв
broader: healthcare
related: non-profit

teeth-topic
en: teeth; oral hygiene; tooth decay
mn: шүд; амны хөндийн эрүүл ахуй
also: toothpaste; braces; аппарат зүүх; dental check-up; tooth implants
broader: dental-industry
related: dentistry

patients-families
en: patients; patients' families; caregivers at home
mn: өвчтөн; асран хамгаалагчид
also: хэвтэн эмчлүүлэх; ар гэрийнхэн; care at home; асардаг гэр бүл
broader: healthcare
related: nursing

treatment-abroad
en: treatment abroad; medical travel; Korean hospitals
mn: гадаадад эмчлүүлэх; гадаад эмчилгээ; Солонгост эмчлүүлэх
also: medical tourism agency; treatment in India; Энэтхэгт эмчлүүлэх; treatment in Turkey; hospital interpreter; эмнэлгийн орчуулагч
broader: healthcare; tourism
related: migration-diaspora-industry

rural-health
en: rural health care; soum hospitals; mobile clinics
mn: хөдөөгийн эмнэлэг; сумын эмнэлэг; сумын эрүүл мэндийн төв; явуулын эмнэлэг
also: remote diagnosis; алслагдсан сум эмч; bag doctor; багийн эмч; mobile hospital; зайн зөвлөгөө эмч; health care for herders
broader: healthcare
related: rural-life; healthtech

# ---------------------------------------------------------------- home and city

apartments-topic
en: apartments; flats; new apartments
mn: орон сууцны байр; шинэ байр; орон сууцны хороолол
also: condominium; хоёр өрөө байр; 2 өрөө байр; байр худалдаж авах; байрны үнэ; м.кв үнэ; apartment blocks; apartment buildings
tag: байр
broader: real-estate
related: mortgage-topic; construction

flatshare
en: flatshare; roommates; shared housing
mn: хамт байр түрээслэх; хамтран амьдрагч; өрөө түрээс; дундын байр
also: өрөөний найз; room rental; өрөө хөлслөх; хамт амьдрах хүн; co-living; коливинг
broader: real-estate
related: tenants-landlords; students-topic

tenants-landlords
en: tenants and landlords; renting a flat; house rental
mn: түрээслэгч ба түрээслүүлэгч; түрээслэгч; түрээслүүлэгч; байр хөлслөх; байрны түрээс
also: tenant; landlord; rent payment; түрээсийн төлбөр; түрээсийн барьцаа; rental agreement; түрээсийн гэрээ; байр түрээслэх; monthly rent; сарын түрээс
broader: real-estate
related: real-estate-management; apartments-topic

mortgage-topic
en: mortgages; housing loans; affordable housing
mn: ипотек; орон сууцны зээл; хямд орон сууц
also: 6 хувийн зээл; урьдчилгаа төлбөр; down payment; social housing; түрээслээд өмчлөх; rent to own
broader: real-estate; finance-industry
related: loans-topic; apartments-topic

houses-land-plots
en: houses and land; house building; land plots; summer houses
mn: хашаа байшин ба газар; хашаа байшин; газар эзэмших; зуслан; амины орон сууц
also: private house; хувийн байшин; хашаа газар; land certificate; газрын гэрчилгээ; cadastre; кадастр; tiny house; хаус
tag: хашаа
broader: real-estate; construction
related: real-estate-law

ger-yurt
en: gers; yurt; traditional felt tent
mn: монгол гэр; эсгий гэр; гэрийн мод
also: гэр барих; гэрийн бүрээс; ger insulation; гэрийн дулаалга; тооно унь; монгол гэр үйлдвэрлэл; ger manufacturing
broader: construction
related: ger-making; tourist-camps

ger-district-life
en: ger district life; ger area households; unplanned settlements
mn: гэр хорооллын амьдрал; гэр хорооллын айл; гэр хорооллын иргэд
also: ger district; гэр хороолол; yurt district; хашаа айл; гэр хорооллын дахин төлөвлөлт; off-grid district; pit latrine; нүхэн жорлон; ger area upgrading; дэд төв
broader: government
related: coal-smoke; home-heating

home-heating
en: home heating; stoves; boilers; heaters
mn: халаалт; зуух; халаагуур
also: heating; шахмал түлш; briquettes; radiators; радиатор; шалны халаалт; wood pellets; байшин халаах
tag: charcoal; шахмал; үнс
broader: energy
related: heating-engineering; air-quality-industry

home-insulation
en: home insulation; warm windows; thermal insulation
mn: байшингийн дулаалга; дулаалга
also: insulation; дулаан тусгаарлалт; энергийн хэмнэлттэй цонх; гэр дулаалах; retrofit; дулаалах ажил
broader: construction
related: insulation; home-heating

coal-smoke
en: smoke; winter smog
mn: утаа; нүүрсний утаа
also: PM2.5; тоос тоосонцор; raw coal; түүхий нүүрс; chimney; яндан
broader: air-quality-industry
related: home-heating

dust-storms
en: dust and sandstorms; dust; sandstorms
mn: тоос ба шороон шуурга; тоос; шороон шуурга; тоосжилт
also: элсний нүүдэл
tag: dust
broader: environment-industry
related: mining; desertification-topic

traffic-jams
en: traffic; traffic jams; congestion; road safety
mn: замын түгжрэл; түгжрэл; замын хөдөлгөөн; хөдөлгөөний аюулгүй байдал
also: гэрлэн дохио; road accidents; commuting; ажилдаа явах; rush hour; оргил цаг; явган хүний гарц; замын торгууль
broader: transport
related: transport-operations; smart-city-industry

parking
en: parking; car parks
mn: машины зогсоол; зогсоол
also: garage; гараж; дугаар таних камер; license plate recognition
tag: паркинг; valet
broader: transport
related: traffic-jams; smart-city-industry

buses-public-transport
en: buses and metro; buses; metro
mn: автобус ба метро; автобус; метро
also: bus; юү мани; commuters; зорчигч; автобусны тасалбар; cable car; дүүжин зам; Sprinter; спринтер; микробус; микроавтобус; minibus
broader: transport; mobility-industry
related: transport-operations

taxis-rides
en: taxis; ride sharing between towns; rides
mn: такси; хамт явах; унаа
also: taxi; taxi drivers; таксины жолооч; UBCab; найдвартай жолооч; school run; хүүхэд зөөх
broader: mobility-industry
related: delivery-platforms

bicycles-scooters
en: bicycles and scooters; bicycles; scooters; cycle lanes
mn: дугуй ба скүүтер; унадаг дугуй; скүүтер; дугуйн зам; мопед
also: bike; cycling; дугуйгаар явах; bicycle repair; motorcycles; мотоцикл; цахилгаан скүтер
tag: скүтер
broader: mobility-industry
related: electric-vehicles-industry

roads-bridges
en: roads and bridges; roads; bridges; potholes
mn: зам гүүр; авто зам; гүүр; замын эвдрэл
also: highway; хурдны зам; road repair; замын засвар; шороон зам; road map conditions; замын нөхцөл; нүх цөөрөм; snow clearing; цас цэвэрлэх
tag: зам
broader: construction; transport
related: road-construction

water-supply-topic
en: water; wells; water kiosks
mn: ус; усан хангамж
also: усны тоолуур; groundwater; rainwater; rain water
broader: water-industry
related: water-engineering

toilets-sewage
en: toilets; sewage
mn: бие засах газар; жорлон; бохирын нүх; бохирын шугам
also: нийтийн ариун цэврийн газар; ариун цэврийн өрөө; septic; бохир соруулах; showers; септик
broader: water-industry
related: plumbing

household-waste
en: household waste; rubbish; litter; waste sorting
mn: хог; ахуйн хог хаягдал
also: garbage; trash; garbage truck; landfill; хогийн цэг; plastic bottles; лааз; glass collection; deposit return; waste pickers; coal ash
tag: bin
broader: waste-industry
related: waste-management

old-electronics
en: old electronics; broken phones; used batteries
mn: хуучин цахилгаан бараа; эвдэрсэн утас; ашигласан зай хураагуур
also: electronic scrap; хуучин утас; used laptop; хуучин компьютер; refurbished phones; сэргээсэн утас; old phones; батарей дахин боловсруулах
broader: waste-industry; secondhand-circular-industry
related: phone-repair

utilities-bills
en: utility bills; heating bills
mn: ашиглалтын төлбөр; тогны мөнгө; байрны мөнгө
also: тоолуур; smart meters; bill payment; төлбөр төлөх; СӨХ төлбөр; water bill; усны төлбөр; night tariff; шөнийн тариф
tag: bills; УБЦТС
broader: energy; real-estate
related: hoa-management; payments-industry

neighbours-housing-associations
en: neighbours; housing associations; homeowners' associations
mn: хөрш; сууц өмчлөгчдийн холбоо; оршин суугчид
also: neighbourhood; neighborhood; хороолол; СӨХ хурал; residents; хөршийн тусламж; байрны чат
broader: real-estate
related: hoa-management; community-management

building-repairs-home
en: home repairs; handyman; renovation of flats
mn: гэрийн засвар үйлчилгээ; сантехникч дуудах; байрны засвар; дуудлагын мастер
also: plumber; сантехникч; electrician at home; цахилгаанчин дуудах; ус алдах; renovation budget; засварын төсөв; find a craftsman; мастер олох
broader: home-services-industry
related: building-finishing

housework-cleaning
en: housework; home cleaning; domestic help
mn: гэрийн ажил; гэрийн үйлчлэгч; гэр цэвэрлүүлэх
also: domestic worker; household chores; чөлөөт цаг хэмнэх; cleaner at home; ironing; хувцас угаах; washing clothes; үйлчлэгч олох
broader: home-services-industry
related: cleaning-services

moving-house
en: moving house; moving trucks
mn: нүүлгэлт; оффис нүүлгэлт
also: ачааны портер; портер дуудах; packing boxes; moving office; house move
tag: removals; нүүх
broader: home-services-industry; transport
related: trucks

home-garden
en: gardening and houseplants; gardening; houseplants
mn: цэцэрлэгжүүлэлт ба тасалгааны ургамал; тасалгааны ургамал; хашааны ногоо; гэрийн цэцэг
also: garden; plant care; цэцэг арчилгаа; seedlings; үрсэлгээ; potted plants; lawn care; бонсай; raised beds; orchids; цэцэрлэгжүүлэлт; landscaping
tag: allotment
broader: crop-industry
related: landscaping; greenhouse

home-security-safety
en: home safety; burglar alarms; smoke detectors; gas leaks
mn: гэрийн аюулгүй байдал; дохиолол; утаа мэдрэгч; угаарын хий
also: carbon monoxide; угаарын хийн мэдрэгч; CO detector; theft prevention; хулгайгаас хамгаалах; house fire; гал түймэр; домофон; smart lock; ухаалаг цоож; door lock; locksmith; key cutting; цоож засах; цоож суурилуулах; түлхүүр олшруулах; fire alarm; security cameras; хяналтын камер; safe opening; мастер түлхүүр
tag: locks; keys; цоож; түлхүүр
broader: defence-industry; iot-hardware-industry
related: smart-home; fire-safety

public-space-parks
en: parks; public space; playgrounds; pavements
mn: цэцэрлэгт хүрээлэн; нийтийн эзэмшлийн талбай; тоглоомын талбай; хүүхдийн тоглоомын талбай; явган хүний зам
also: green areas; ногоон байгууламж; хотын цэцэрлэг; sidewalk; явган зам; street art; гудамжны урлаг; pedestrian street
broader: government
related: urban-planning; landscaping; smart-city-industry

street-lighting-addresses
en: street addresses; house numbers
mn: хаяг байршил; хаягжуулалт; зип код
also: postal code; zip code; address system; хаяг олох; address search; барилгын дугаар
broader: government
related: gis; maps-navigation; smart-city-industry

noise-topic
en: noise; soundproofing
mn: дуу чимээ; чимээ шуугиан; дуу тусгаарлалт
also: acoustic panels; дуу намсгах
broader: environment-industry; construction
related: neighbours-housing-associations

# ---------------------------------------------------------------- work life

payroll-topic
en: salaries and payroll; wages; payslips
mn: цалин тооцоо; цалингийн тооцоо
also: salary calculation; overtime pay; илүү цагийн хөлс; salary advance; цалингийн урьдчилгаа; average salary; хөдөлмөрийн хөлсний доод хэмжээ
tag: цалин
broader: services-industry
related: payroll; hr-software; hrtech

attendance-timesheets
en: attendance; timesheets; leave requests
mn: ирц; цаг бүртгэлийн систем; чөлөөний хүсэлт
also: time tracking; time clock; хурууны хээгээр цаг бүртгэх; царай таних цаг бүртгэл; annual leave; ээлжийн амралт; sick leave; ажлын цагийн бүртгэл; absence
broader: services-industry
related: hr-software; shift-management; hrtech

shifts-rosters
en: work shifts; work rosters; shift planning
mn: ээлж; ажлын хуваарь
also: roster app; shift swap; worker schedule; график гаргах; long shifts; shift planner
broader: services-industry
related: shift-management; shift-work; hrtech

appointments-scheduling
en: appointments; scheduling; calendars
mn: цаг захиалга; цаг товлох; цагийн хуваарь; хуанли; сануулга
also: book a time; цаг авах; time slots; уулзалт товлох; no-shows; ирэхгүй үйлчлүүлэгч
tag: reminders; цагийн хуваарь
broader: services-industry
related: booking-systems

queues-waiting
en: queues; waiting lines; queue tickets
mn: дараалал; оочер; дугаарлах; хүлээлгийн хугацаа
also: queue management; дугаар авах; waiting time; ээлж дугаар; ticket machine
broader: services-industry
related: booking-systems; customer-experience

paperwork-documents
en: paperwork; documents; bureaucracy
mn: бичиг баримт; цаасан ажил; бичиг цаас; маягт
also: paper forms; хүнд суртал; application forms; өргөдөл; бичиг баримт бүрдүүлэх; тодорхойлолт; лавлагаа; form filling; бичгийн загвар; paperless; цаасгүй; electronic documents; цахим баримт
tag: docs; notes; deeds; баримт бичиг
broader: services-industry
related: document-management; office-administration

invoices-receipts
en: invoices; receipts; billing
mn: нэхэмжлэх; төлбөрийн баримт; и-баримт; НӨАТ-ын баримт
also: ebarimt; сугалаат баримт; billing software; нэхэмжлэл үүсгэх; invoicing; зарлагын баримт; e-barimt; иБаримт
broader: finance-industry
related: accounting; accounting-software

bookkeeping-small-firms
en: bookkeeping and tax reports of small firms; bookkeeping for small firms; tax reports; expense tracking
mn: жижиг бизнесийн бүртгэл ба татварын тайлан; жижиг бизнесийн нягтлан бодох бүртгэл; жижиг бизнесийн нягтлан; татвар тайлан; зардал хянах; орлого зарлага
also: tax reporting; expense reports; income and expenses; х тайлан; X тайлан; household accounts; кассын ном; small business accounting; бүртгэл хөтлөлт
broader: accounting-industry
related: small-business-bookkeeping; tax

taxes-topic
en: taxes
mn: татвар ногдуулалт; татварын хөнгөлөлт; татварын өр; албан татвар
also: taxpayer; tax refund; tax debt; татвар төлөх; үл хөдлөхийн татвар; автомашины татвар
broader: accounting-industry
related: tax

contracts-agreements
en: contracts; agreements
mn: гэрээ; хэлцэл
also: хөдөлмөрийн гэрээ; contract signing; гэрээ байгуулах; contract generator; ажил гүйцэтгэх гэрээ
broader: legal-industry
related: contract-law; legaltech

legal-help
en: legal help; legal rights; legal questions
mn: хууль зүйн зөвлөгөө; хуулийн тусламж; иргэдийн эрх; хуулийн асуулт
also: хууль тогтоомж; legal aid; find a lawyer; өмгөөлөгч олох; legislation search; хууль хайх; legalinfo; хуулийн мэдээлэл; consumer rights; хэрэглэгчийн эрх; court cases
broader: legal-industry
related: legal; litigation

reports-dashboards
en: reports; reporting
mn: тайлан; тайлагнал
also: report writing; тайлан бичих; annual report
broader: services-industry
related: business-intelligence; financial-reporting

meetings-minutes
en: meetings; meeting minutes
mn: уулзалт; хурал
also: Zoom; зүүм; video conferences; videoconference preparation; webinars
tag: videoconferencing
broader: services-industry
related: speech-recognition

email-correspondence
en: email; business letters; correspondence
mn: имэйл; албан бичиг; захидал; мэйл
also: e-mail; official letters; албан тоот; letter writing; spam; спам; newsletter; мэдээллийн товхимол
tag: inbox; mail
broader: services-industry
related: email-technology; business-writing

tenders-topic
en: tenders; bids; public procurement notices
mn: тендер ба төрийн худалдан авалт; тендерийн урилга; тендерийн зар; тендер сонгон шалгаруулалт; төрийн худалдан авалт
also: RFP; тендер хайх; government contracts; төрийн захиалга; bidding documents; тендерт оролцох; e-procurement; framework agreement
broader: government
related: tendering

permits-licences
en: permits; licences; registrations
mn: зөвшөөрөл; лиценз; тусгай зөвшөөрлүүд
also: барилгын зөвшөөрөл; company registration; legal entity registration; компани бүртгүүлэх; улсын бүртгэл; one-stop shop; нэг цэгийн үйлчилгээ; хяналт шалгалтын байгууллага
tag: зөвшөөрөл авах; licensing
broader: government; legal-industry
related: licensing-permits

visas-passports
en: visas; passports; residence permits
mn: виз; паспорт; оршин суух үнэмлэх
also: schengen; шенген; ажлын виз; embassy; элчин сайдын яам; green card; грийн карт; visa appointment
broader: migration-diaspora-industry; legal-industry
related: immigration-law

id-documents
en: identity cards; identity verification; civil registration
mn: иргэний үнэмлэх; бичиг баримтын лавлагаа; иргэний бүртгэл; регистрийн дугаар
also: ID card; birth certificate; төрсний гэрчилгээ; хурууны хээ; fingerprint; ДАН систем; DAN login; digital identity; цахим үнэмлэх; e-ID; identity check
broader: government
related: identity-management; biometrics; govtech

migration-topic
en: migration; moving abroad; emigration
mn: шилжин суурьших; гадаадад гарах; шилжилт хөдөлгөөн; хөдөөнөөс хотод шилжих
also: immigration; emigrants; цагаач; brain drain; оюуны дайжилт; refugees; дүрвэгч; moving to Korea; Солонгост амьдрах; returning home; эх орондоо ирэх; integration of migrants; newcomers abroad
broader: migration-diaspora-industry
related: overseas-employment

work-abroad
en: working abroad; foreign workers; seasonal work abroad
mn: гадаадад ажиллах; гадаадад ажил хийх; гадаад ажилчид; Солонгост ажиллах
also: jobs in Korea; Японд ажил хийх; work in Germany; Германд ажиллах; au pair abroad; seasonal worker
broader: migration-diaspora-industry
related: overseas-employment

pensions
en: pensions and social insurance; pensions; retirement; social insurance
mn: тэтгэвэр ба нийгмийн даатгал; тэтгэвэр; нийгмийн даатгал
also: retired people; НДШ төлөх; pension loan; тэтгэврийн зээл
broader: finance-industry; insurance
related: elderly-topic; personal-finance

social-benefits
en: social benefits; child allowance; welfare payments
mn: нийгмийн халамжийн тэтгэмж; хүүхдийн мөнгө; тэтгэмж; хөнгөлөлт тусламж
also: welfare; child money; халамж; хүнсний эрхийн бичиг; hardship support; unemployment benefit; targeted support; poor households; ядуу өрх
broader: government; social-impact-industry
related: social-work; poverty

job-search
en: job search; vacancies; unemployment
mn: ажил хайх; ажлын байр; ажил хайгч; ажилгүйдэл; ажлын байрны зар авах
also: finding work; ажилд орох; CV builder; анкет; резюме; resume builder; day labour; өдрийн ажил; цагийн ажил олох; gig workers
broader: services-industry
related: recruitment; career-choice; hrtech

freelancers-gigs
en: freelancers; gig workers' platform
mn: фрилансер; хувиараа хөдөлмөр эрхлэгч; фриланс ажил; чөлөөт уран бүтээлч
also: freelance; self-employed; side job; нэмэлт орлого; side income; extra income; фриланс платформ; remote jobs; зайны ажил; digital nomads; тоон нүүдэлчид; дижитал нүүдэлчин; contract workers; гэрээт ажилчид
broader: services-industry
related: consulting-work; marketplace-industry

staff-shortage
en: staff shortage; labour shortage
mn: ажиллах хүчний дутагдал; ажилтан олох; ажилчин олох; боловсон хүчний хомсдол
also: skilled workers; мэргэжилтэй ажилтан; turnover of staff; ажилчдын тогтворгүй байдал; talent shortage
tag: hiring
broader: services-industry
related: recruitment; hrtech

workplace-safety-topic
en: safety at work; workplace accidents; protective clothing
mn: хөдөлмөр хамгаалал; үйлдвэрлэлийн осол; хамгаалах хувцас
also: work accidents; осолгүй ажиллах; safety training; аюулгүй ажиллагааны сургалт; occupational disease; мэргэжлээс шалтгаалсан өвчин
broader: defence-industry
related: occupational-safety

team-building-culture
en: team building; employee engagement; company culture; staff perks
mn: баг бүрдүүлэлт; ажилтны сэтгэл ханамж; байгууллагын соёл; ажилтны урамшуулал
also: teambuilding; тим билдинг; employee wellbeing; employee benefits; ажилтны хөнгөлөлт; staff training; employee survey; recognition programme
broader: services-industry
related: human-resources; training

onboarding-topic
en: onboarding; welcome guides; first-time users
mn: танилцах ба дасан зохицох үе шат; онбординг; шинэ ажилтны дасан зохицох; шинэ хэрэглэгч; танилцах үе шат
also: user onboarding; new employees; шинэ ажилтан; new hires; user activation; дасан зохицох хөтөлбөр
broader: services-industry
related: ux-design; training

knowledge-sharing-topic
en: internal knowledge; instructions
mn: дотоод мэдлэгийн сан; заавар зөвлөмж; ажлын заавар; мэдлэгийн сан
also: wiki; knowledge base; FAQ; түгээмэл асуулт; handover; ажил хүлээлцэх; manuals; гарын авлага; guidelines; туршлага солилцох
broader: services-industry
related: technical-writing; records-management

task-project-tracking
en: task tracking; to-do lists; project tracking
mn: даалгавар хянах; ажлын даалгавар; төслийн явц хянах; хийх ажлын жагсаалт
also: task manager; productivity; бүтээмж; time management; цагийн менежмент; checklists; deadline; Smartsheet; productivity tool
tag: tasks
broader: saas-industry
related: project-management

# ---------------------------------------------------------------- money life

savings-topic
en: savings; deposits
mn: хадгаламж; мөнгө хуримтлуулах; хуримтлал; мөнгө хэмнэх
also: interest rates; savings group
broader: finance-industry
related: personal-finance

household-budget
en: household budget; personal budgeting; financial literacy
mn: гэр бүлийн төсөв; хувийн төсөв; санхүүгийн мэдлэг; мөнгөө зөв удирдах
also: budget app; төсвийн апп; spending tracker; өрхийн орлого; cost of living; амьжиргааны өртөг; money habits; shared expenses; зардал хуваах
broader: finance-industry
related: personal-finance; savings-topic; fintech

debt-topic
en: debt; overdue payments
mn: өр төлбөр; өр зээл; хугацаа хэтэрсэн төлбөр
also: өртэй хүн; unpaid invoices; авлага; бүртгэлтэй өр; өрийн дарамт; bankruptcy; дампуурал; late payments; хожимдсон төлбөр; өр барагдуулах
broader: finance-industry
related: debt-collection; loans-topic

loans-topic
en: loans; small business loans; consumer credit
mn: зээл; цалингийн зээл
also: microloan; бичил зээл; collateral; барьцаа; credit card; кредит карт; credit history; зээлийн түүх
broader: lending-industry
related: lending

instalments
en: instalments; pay later; hire purchase
mn: хувааж төлөх нөхцөл; лизингээр авах; хэсэгчлэн төлөх
also: installments; лизингийн нөхцөл; Storepay; zero interest; car leasing; машины лизинг
broader: lending-industry
related: leasing-factoring

money-transfers-abroad
en: sending money home; international transfers; transfers abroad
mn: гадаад гуйвуулга; гадаадаас мөнгө явуулах; олон улсын гуйвуулга; мөнгө шилжүүлэх
also: Western Union; remittance costs; гуйвуулгын шимтгэл; send money; Wise; PayPal; пэйпал; migrant remittances; SWIFT transfer; SWIFT code; SWIFT гуйвуулга; мөнгө илгээх; мөнгө явуулах; remittance; мөнгөн гуйвуулга
broader: payments-industry
related: foreign-exchange; migration-diaspora-industry

qr-mobile-payments
en: cashless payment; QR payments; payment apps; card terminals
mn: бэлэн бус төлбөр; QR-аар төлөх; төлбөрийн апп; карт уншигч
also: QPay; кьюпэй; SocialPay; MonPay; Apple Pay; Stripe; bank cards; банкны карт; payment link; recurring payments; contactless; offline payments; NFC payment; QR код
broader: payments-industry
related: payments; payment-integration

crowdfunding-topic
en: crowdfunding campaigns; donations; community fundraising
mn: олон нийтийн хөрөнгө босголт; хандив цуглуулах; хандив өгөх; хандивын аян
also: crowd funding; donate; хандивын апп; help fund; тусламжийн данс
broader: investment-industry; non-profit
related: crowdfunding

cash-flow-topic
en: cash flow; working capital; liquidity of small firms
mn: мөнгөн урсгал; эргэлтийн хөрөнгө; эргэлтийн мөнгө
also: cashflow; supplier credit; бараагаар зээл; invoice finance; түр санхүүжилт; late paying customers; мөнгөний дутагдал
tag: runway
broader: finance-industry
related: treasury; budgeting

stocks-investing
en: shares and bonds; personal investing
mn: хувьцаа ба бонд; хувьцаа; бонд; хувийн хөрөнгө оруулалт; хөрөнгө оруулж эхлэх
also: investing app; stock market; ногдол ашиг; retail investors; жижиг хөрөнгө оруулагч; investment club; mutual fund
broader: investment-industry
related: securities-trading

gold-silver
en: gold and silver; gold; silver; precious metals
mn: алт ба үнэт металл; алт; мөнгөн эдлэл; үнэт металл
also: gold savings; алтан хадгаламж; мөнгөн аяга
broader: jewelry-crafts-industry; mining
related: jewellery

exchange-rates
en: exchange rates; currencies; dollars; tugrik
mn: валютын ханш; ханш; доллар
also: MNT; USD; euro; евро; валют солилцоо; ханшийн өсөлт
tag: төгрөг
broader: finance-industry
related: foreign-exchange

insurance-needs
en: personal insurance; health insurance; car insurance; travel insurance
mn: хувийн даатгал; жолоочийн даатгал; аяллын даатгал; эрүүл мэндийн даатгалын сан; амь насны даатгал
also: medical insurance; ЭМД; ЭМДС; ЭМД-ын сан; ЭМД-ын сангийн тооцоо; эрүүл мэндийн даатгалын тооцоо; health insurance fund; life insurance; property insurance; accident insurance; гэнэтийн осол даатгал; compare insurance; даатгал харьцуулах; insurance claim
broader: insurance
related: insurance-products

prices-comparison
en: price comparison; discounts; coupons; bargains
mn: үнэ харьцуулах; хямдрал; купон; хөнгөлөлт
also: compare prices; cheap goods; хямд бараа; cashback; кэшбэк; promo code; промо код; black friday; бүлгээр худалдан авах
tag: group buying
broader: retail
related: pricing; loyalty-programmes

pricing-topic
en: pricing; price lists
mn: үнэ тогтоох; үнийн санал; үнийн бодлого; үнийн жагсаалт
also: quotations; price quotes; тариф; tariffs; price setting; price data; үнийн мэдээлэл; margins; ашгийн хувь; үнийн санал өгөх
tag: fees; хураамж
broader: services-industry
related: pricing

scams-fraud
en: fraud; fake accounts
mn: залилан; хуурамч хаяг; хуурамч зар
also: scam; phishing; фишинг; луйвар; залилах; fraud prevention; акк хакердуулах; deepfake; дийпфэйк; counterfeit goods; хуурамч бараа; fake goods
broader: cybersecurity-industry; fintech
related: fraud-detection; cybersecurity

# ---------------------------------------------------------------- trade and transport

imports
en: imports; imported goods; ordering from China
mn: импорт; импортын бараа; бараа татах; Хятадаас захиалах
also: бараа захиалах; Таобао; Taobao; 1688; Alibaba; Алибаба; Эрээн; Ereen; Erlian; goods from Korea; солонгос бараа; япон бараа; order from USA; Amazon orders; proxy buying; барааны захиалга
broader: export-trade-industry
related: export-import; parcels

exports
en: exports; selling abroad
mn: экспорт; гадаад зах зээлд гарах; экспортлох
also: exporting; foreign markets; buyers abroad; гадаадад зарах; гадаадад гаргах; гадаад зах руу гарах; гадаад худалдан авагч; trade fair; худалдааны үзэсгэлэн; market entry; зах зээлд нэвтрэх
broader: export-trade-industry
related: export-import; export-marketing

customs-topic
en: customs rules; customs duties; customs declarations
mn: гааль; гаалийн бичиг баримт; гаалийн татвар
also: customs clearance; гаалийн бүрдүүлэлт; duty free; татваргүй; free zone; чөлөөт бүс; HS codes; quarantine inspection; хорио цээр; customs tariff; customs control; customs office
tag: customs
broader: export-trade-industry
related: border-crossings

border-crossings
en: borders
mn: хил ба боомт; хил; боомт
also: Zamyn-Uud; Замын-Үүд; Гашуунсухайт; border queue; хилийн дараалал; хилчин; port of entry
broader: export-trade-industry; logistics
related: customs-topic; trucks

trucks
en: trucks; lorries; truck drivers
mn: ачааны машин; хүнд даацын машин; ачааны тэрэг
also: нүүрс тээвэр; нүүрсний машин; чиргүүл; портер; empty runs; хоосон буцах; backhaul; ачаа олох; truck parking; semi-trailer
tag: vans; фургон; Howo; Kamaz; Foton; Isuzu; Scania; DAF; Volvo; Камаз; Хово
broader: transport; logistics
related: trucking-dispatch

parcels
en: parcels; pick-up points
mn: илгээмж ба ачаа; ачаа; илгээмж авах; бараа хүргэлт; илгээмж хянах
also: тээврийн карго; парсел; хүргэлтийн цэг; parcel locker; door to door; гэрт нь хүргэх; бараа буцаалт; delivery tracking; sending parcels to the countryside
broader: delivery-industry
related: delivery-operations

couriers-riders
en: couriers; delivery riders; delivery routes
mn: хүргэлтийн ажилтан; курьер; хүргэлтийн жолооч; хүргэлтийн маршрут
also: delivery drivers; хүргэгч; route planning; чиглэл төлөвлөх; same-day delivery; өдөртөө хүргэх; delivery fee; хүргэлтийн төлбөр
broader: delivery-industry
related: delivery-operations

car-parts
en: car parts; tyres; engine oil
mn: автомашины сэлбэг ба дугуй; машины сэлбэгүүд; сэлбэг; дугуй засвар; моторын тос; автомашины дугуй
also: spare part; used parts; өвлийн дугуй; аккумулятор; car battery; genuine parts
tag: дугуй; tires; Michelin; Bridgestone; Mobil; Castrol
broader: automotive-industry
related: car-repair

cars-topic
en: cars; second-hand cars
mn: суудлын машин; автомашинтай иргэд; хуучин машин
also: vehicle; тээврийн хэрэгсэл; car inspection; техникийн үзлэг; машины улсын дугаар; vehicle registration; Land Cruiser; right-hand drive; авто зах; машины үнэ; car history; dash cam; бичигч камер
tag: машин; Honda; Hyundai; Kia; Mercedes; BMW; Tesla; BYD; Nissan; UAZ; drift; жийп
broader: automotive-industry
related: auto-sales

car-breakdown
en: roadside assistance; breakdowns; towing
mn: замын тусламж; машин ачигч; машин эвдрэх; чирэх үйлчилгээ
also: tow truck; flat tyre; дугуй хагарах; машин асаах; remote start; алсаас асаагч; mechanic on call; дуудлагын засварчин
broader: automotive-industry
related: car-repair

fuel-topic
en: fuel; petrol; diesel; coal briquettes
mn: түлш; бензин; түлээ
also: gasoline; шатахууны үнэ; firewood; модон шахмал; pellet production; sawdust pellets
tag: дизель; pellets; Petrovis; Magnai; Петровис; Магнай
broader: oil-gas-industry; energy
related: home-heating

cold-storage-topic
en: cold storage; cellars; refrigerators; freezers
mn: хөргүүр; зоорь; хөлдөөгч; хөргөгч
also: fridge; reefer; vegetable storage; ногоо хадгалах; meat storage; мах хадгалах; temperature monitoring; температур хянах; cold rooms
tag: cooler; ice; мөс
broader: logistics
related: cold-chain

storage-space
en: storage space; self-storage; warehouses
mn: агуулахын зай; бараа хадгалах; хадгалалтын үйлчилгээ; түр агуулах
also: storage units; ачаа хадгалах; бараа байршуулах; lockers
broader: logistics
related: warehousing

containers-freight
en: freight containers; container transport
mn: чингэлэг; контейнер; вагон; чингэлэг тээвэр
also: shipping container; sea freight; далайн тээвэр; container house; чингэлэг байшин; шилжүүлэн ачих; bill of lading; rail wagons; container
tag: groupage; transit
broader: logistics
related: freight-forwarding

stock-inventory
en: inventory; stocktaking; goods in stock; barcodes
mn: барааны үлдэгдэл; агуулахын үлдэгдэл; тооллого хийх; бар код
also: out of stock; бараа дуусах; баркод; RFID; expiry dates; дуусах хугацаа; goods received; бараа хүлээн авах
tag: үлдэгдэл; stock
broader: logistics; retail
related: inventory-management; inventory-systems

suppliers-sourcing
en: suppliers; sourcing; raw materials
mn: нийлүүлэгч; түүхий эд
also: vendors; үйлдвэрлэгч олох; group purchasing; bulk buying; bulk orders; ингредиент
broader: wholesale-industry
related: procurement

small-shops
en: small shops; corner shops; kiosks; market stalls
mn: жижиг дэлгүүр ба лангуу; хүнсний жижиг дэлгүүр; лангуу; ТҮЦ; дэлгүүр эзэн; зах дээр
also: shop owners; жижиг дэлгүүр; Narantuul; Нарантуул; Naran tuul market; bazaar; хар зах; container shop; small retailers; жижиг худалдаачин; ченж; traders; наймаачин; village shop; сумын дэлгүүр; market trader
broader: retail
related: retail-management

vending-machines
en: vending machines; self-service kiosks; unmanned shops
mn: автомат худалдааны машин; вендинг машин; хүнгүй дэлгүүр
also: vending; киоск; kiosk machine; кофены автомат; self checkout; өөртөө үйлчлэх касс; locker machine; автомат машин худалдаа
broader: retail
related: pos-systems; hardware-product-development

air-travel-topic
en: flights; air tickets; airports
mn: нислэг; онгоц
also: plane ticket; МИАТ; MIAT; Чингис хаан нисэх буудал; тээш; luggage
tag: нисэх
broader: aviation-industry; tourism
related: aviation

trains-topic
en: train travel; Trans-Siberian railway; train tickets
mn: галт тэрэг; галт тэрэгний тасалбар; вагоны билет
also: passenger trains; sleeper train; Транссибир; railway station; high-speed rail
broader: transport
related: railways

drones-topic
en: uses of drones; drone delivery; drone spraying
mn: дроны хэрэглээ; дрон хүргэлт; дрон зураг; нисгэгчгүй төхөөрөмж
also: drone; дрон; quadcopter; drones in herding; unmanned aircraft; нисгэгчгүй онгоц
broader: robotics-industry
related: drones; drone-piloting

# ---------------------------------------------------------------- land, nature and climate

pasture
en: pasture; overgrazing
mn: бэлчээр нутаг; бэлчээрийн доройтол; бэлчээр ашиглах; хадлан
also: grassland; grazing; бэлчээрийн маргаан; winter camp; өвөлжөө; хаваржаа; зуслангийн бэлчээр; hay; өвс тэжээл
tag: grass; straw; сүрэл
broader: livestock-industry
related: pasture-management; herders-life

drought-dzud
en: dzud; drought; harsh winter; livestock losses
mn: зуд; ган гачиг; малын хорогдол
also: zud; snowfall; их цас; winter preparation; өвөлжилтийн бэлтгэл; өвс тэжээлийн нөөц; dry summer; ган болох; disaster relief herders
broader: livestock-industry; environment-industry
related: herders-life; weather-topic

climate-change-topic
en: climate change impacts; global warming; climate adaptation
mn: дэлхийн дулаарал; уур амьсгалын өөрчлөлтөд дасан зохицох; хүлэмжийн хий; нүүрстөрөгчийн ялгарал
also: greenhouse gas; carbon footprint; нүүрстөрөгчийн ул мөр; emissions; мөсөн гол; мөнх цэвдэг; permafrost; climate risk; уур амьсгалын эрсдэл; CO2
tag: climate; климат; уур амьсгал
broader: environment-industry
related: climate-change; carbon-finance

desertification-topic
en: land degradation
mn: газрын доройтол; элсний нүүдлийг зогсоох
also: цөлжилттэй тэмцэх; dryland
broader: environment-industry
related: forestry; pasture

forests-trees
en: forests; trees; saplings
mn: ой мод; суулгац; тарьц суулгац; мод тарилт
also: шинэс; нарс; wildfire; түймэр; deforestation; ойн хомсдол; illegal logging; хууль бус мод бэлтгэл; green belt; ногоон бүс
tag: мод; pine
broader: forestry-fishery-industry
related: forestry

rivers-lakes
en: rivers and lakes; rivers; floods
mn: гол нуур; гол мөрөн; нуур; үер; булаг шанд; гол горхи
also: lake; Khuvsgul; Хөвсгөл; Туул гол; голын бохирдол; fresh water; wetlands; dam; усан сан
tag: гол; булаг
broader: environment-industry; water-industry
related: water-engineering

mountains-steppe
en: nature and landscapes; mountains; steppe; national parks
mn: байгаль ба уул хээр тал; уул ба тал хээр; уул хад; хээр тал; байгалийн үзэсгэлэнт газар
also: Altai; Алтай; Khangai; Хангай; Terelj; Тэрэлж; Богд уул; protected area; дархан цаазат газар; байгаль; nature; говь; говь цөл; Gobi; Gobi desert; desert; sand dunes; элсэн манхан; landscapes
broader: environment-industry; tourism
related: wildlife-conservation; hiking-topic

soil-topic
en: soil; soil quality; manure
mn: хөрс; малын бууц; хөрсний чанар
also: аргал; worm compost; ялзмаг; soil fertility; plant nutrition
broader: crop-industry; environment-industry
related: soil-science

weather-topic
en: weather; extreme cold; storm warnings
mn: цаг агаар; цаг агаарын мэдээ; хахир хүйтэн; шуурга; аюултай үзэгдэл
also: temperature outside; weather stations; rain; бороо; аянга; early warning
tag: snow; цас; winter; өвөл
broader: environment-industry
related: meteorology

crops-harvest
en: harvest; wheat fields; crop seeds
mn: ургац; таримал; үр суулгах; тариалангийн талбай
also: crops; yield prediction; plant disease; ургамлын өвчин; weeds; хогийн ургамал; sowing; тариалалт; farm fields; combine harvester
tag: yield; maize; rye; corn; lentils; beans; эрдэнэ шиш; хөх тариа; буурцаг; вандуй
broader: crop-industry
related: crop-farming

farms-farmers
en: farms; farmers; smallholders
mn: ферм; фермерүүд; тариаланчид; ногоочид
also: family farms; фермерийн зах зээл
tag: ranch
broader: agriculture
related: farmer; local-food

disasters-earthquakes
en: natural disasters; earthquakes; evacuation; early warning systems
mn: байгалийн гамшиг; газар хөдлөлт; эрт сэрэмжлүүлэх; аврах ажиллагаа
also: disaster; гамшиг; emergency alert; онцгой байдлын мэдээ; emergency kit; яаралтай үеийн цүнх; civil defence; ОБЕГ; rescue; эрэн хайх
broader: defence-industry
related: emergency-management

minerals-mines-impact
en: mine closure and mining communities; mine closure; mining communities; artisanal mining
mn: уурхайн хаалт ба нөлөөлөл; уурхайн хаалт; нинжа; бичил уурхай; уурхай орчмын иргэд
also: ninja miners; mine tailings; хаягдлын сан; mine workers' camp
broader: mining
related: mining-engineering; environmental-management

wind-solar-home
en: solar panels for homes; small wind turbines
mn: айлын нарны панел; нарны зай; зөөврийн цахилгаан; нарны дэлгэц
also: off-grid; solar kit; solar for gers; гэрийн нарны үүсгүүр; portable battery; зөөврийн батарей; power bank; inverter; инвертер; solar heating; нарны халаалт; нарны иж бүрдэл
broader: renewable-energy-industry
related: solar-energy

# ---------------------------------------------------------------- materials and goods

wool
en: wool; sheep wool; yarn; knitting
mn: ноос; ээрмэл утас; утас ээрэх; сүлжмэл нэхэх
also: camel hair; yak down products; ноосон оймс; зүймэл; carpets; wool blankets; ноосон хөнжил; crochet
broader: textile-industry
related: wool-processing; felt-topic

felt-topic
en: felt; felt crafts; felt slippers
mn: эсгий
also: felting; felt toys; эсгий тоглоом; felt ornaments; ширдэг
tag: felt
broader: textile-industry; jewelry-crafts-industry
related: felt-making; wool

leather-fur
en: fur and leather; fur; leather shoes and bags; sheepskin coats
mn: үслэг ба арьсан эдлэл; үслэг эдлэл; арьсан гутал; савхин хүрэм; үслэг дээл
also: leather jacket; leather belts; арьсан бүс; түүхий арьс; түрийвч; leather craft; арьс урлал; exotic leather; малын арьс
tag: hides
broader: leather-industry
related: hides-leather

wood-timber
en: wood; planks; plywood; wooden products
mn: модон материал; банз; фанер; модон бүтээгдэхүүн
also: wooden houses; модон байшин; модны хаягдал; ламинат; wooden toys; модон тоглоом; firewood supply; bamboo products; plywood boards
tag: bamboo; хулс
broader: furniture-industry
related: carpentry; wood-processing

steel-metal
en: steel and iron; steel; aluminium
mn: төмөр эдлэл ба ган; ган материал; төмөр хаягдал; хөнгөн цагаан; төмөр эдлэл; арматур
also: rebar; blacksmith; төмөр хаалга; copper goods; aluminum; ган хоолой; металл
tag: төмөр; ган; iron; smithing
broader: metals-industry
related: welding

cement-bricks
en: cement and bricks; bricks; concrete blocks; concrete
mn: цемент ба тоосго; цемент зуурмаг; элс хайрга; бетон; шавар
also: gravel; ready-mix; шохой; шавар байшин; earth building; хөнгөн бетонон блок; үнсэн блок; тоосго
tag: lime
broader: building-materials-industry
related: masonry-concrete

glass-topic
en: glass; glassware
mn: шил ба шилэн эдлэл; шил; шилэн сав; шилэн эдлэл
also: bottles; glass recycling; insulated glazing; glass jars; шилэн лонх
tag: mirror
broader: manufacturing-industry
related: waste-industry

plastics-topic
en: plastic; plastic bags
mn: хуванцар; гялгар уут; нэг удаагийн сав
also: лонх; microplastics; bioplastic; нэг удаагийн аяга; reusable cups
tag: уут; plastics
broader: chemicals-industry
related: plastics-production; household-waste

paper-cardboard
en: paper; cardboard; paper recycling; notebooks
mn: цаас; картон; макулатур; дэвтэр
also: tissue paper; салфетка; paper cups; цаасан аяга
broader: packaging-printing-industry
related: paper-production

packaging-topic
en: packaging and labels; gift packaging
mn: сав баглаа; савлагаа; наалт; шошго хэвлэх; сав суулга
also: packaging design; eco-friendly packaging; эко сав; stickers; стикер; label printing; vacuum packing; вакуум савлагаа; хайрцаг; bottle caps; food packaging
tag: boxes; jars
broader: packaging-printing-industry
related: packaging; packaging-design

clothes-topic
en: items of clothing; winter clothing; children's clothes
mn: хувцас хунар; өвлийн хувцас; хүүхдийн өмсгөл
also: t-shirts; футболк; jackets; куртка; хуучин хувцас; clothing size; virtual fitting; wardrobe; stylist; стилист; lingerie; underwear; sweaters; jeans; дотуур хувцас; костюм; ноосон цамц; хүүхдийн хувцас; куртик; socks; coats
tag: пальто; цамц; өмд; даашинз; оймс; corsetry; corsets; suits; scarves; пиджак; pyjamas; outerwear; aprons; scrubs
broader: fashion
related: sewing; fashion-design

deel-national-dress
en: deel; national costume; Mongolian robe
mn: дээл; монгол дээлүүд
also: deel rental; дээл түрээс; traditional clothing; уламжлалт хувцас; хантааз; silk; торго
broader: fashion
related: traditional-costume

shoes-boots
en: shoes; boots; sneakers
mn: гутал пүүз; пүүз; монгол гутал; өвлийн гутал; гутал
also: shoe repair; гутал засвар; гутал цэвэрлэгээ; улавч; slippers; footwear
broader: fashion; leather-industry
related: hides-leather

bags-accessories
en: accessories; bags; backpacks
mn: аксессуар; цүнх; үүргэвч; ороолт
also: hats; нарны шил; watches; цаг бугуйвч; wallets; sunglasses; eyewear; wristbands; belts and scarves; umbrellas; gloves; шүхэр; малгай; бээлий
tag: бүс; дагалдах хэрэгсэл; caps; handbags; suitcases; belts; purses
broader: fashion
related: leather-fur

jewellery-topic
en: rings and earrings; wedding rings; silver jewellery; hair ornaments
mn: бөгж ба ээмэг; бөгж; ээмэг; хуримын бөгж; мөнгөн эдлэлийн урлал; зүүлт
also: earrings; бугуйвч; bracelets; хөөрөг; snuff bottles
broader: jewelry-crafts-industry
related: jewellery

cosmetics-topic
en: cosmetics and soap; skincare products; creams; shampoo
mn: гоо сайхны бүтээгдэхүүн ба саван; тос крем; арьс арчилгааны бүтээгдэхүүн; шампунь
also: serum; нүүрний тос; soap; саван; lip balm; уруулын тос; face mask; нүүрний маск; sea buckthorn cosmetics; сүүлний тос; makeup products; perfume oil; солонгос гоо сайхан; сахлын хэрэгсэл
broader: beauty-industry
related: cosmetics-production

hygiene-products
en: hygiene products; wet wipes; detergents
mn: ариун цэврийн хэрэглэл; эмэгтэйчүүдийн ариун цэврийн хэрэглэл; нойтон салфетка; угаалгын шингэн
also: sanitary towels; hand sanitizer; гар ариутгагч; шүдний сойз; period poverty; эко угаалгын бодис; sanitary pads
broader: chemicals-industry; beauty-industry
related: household-chemicals

toys-topic
en: children's toys; dolls; puzzles; wooden toys and games
mn: тоглоом ба хүүхэлдэй; хүүхэлдэй; оньсон тоглоом; тоглоом наадгай; эвлүүлдэг тоглоом
also: паззл; toy rental; тоглоом түрээс; toy library; plush toys; чихмэл тоглоом; building blocks; Rubik's cube; рубик шоо
broader: kids-family-industry; retail
related: children-topic; board-games

furniture-topic
en: home and office furniture; sofas and beds; kitchen cabinets; office furniture; mattresses
mn: гэр ба оффисын тавилга; буйдан ба ор; буйдан; гал тогооны шүүгээ; оффисын тавилга; матрас
also: sofa; chairs; сандал; ширээ; шкаф; wardrobes; custom furniture; захиалгат тавилга; school furniture; blinds and curtains; хөшиг
tag: мебель
broader: furniture-industry
related: furniture-making

household-goods
en: household goods; kitchenware; tableware; bedding
mn: гэр ахуйн хэрэгсэл; аяга таваг; гал тогооны хэрэгсэл
also: cookware; тогоо шанага; халуун сав; towels; blankets; хөнжил; ceramics; керамик; pottery; ваар; candle; лаа
tag: дэр; чийдэн; cups; tablecloths; алчуур; crockery; cutlery; халбага сэрээ; mugs; аяга
broader: retail; furniture-industry
related: ceramics

home-appliances
en: home appliances; washing machines; vacuum cleaners; televisions
mn: гэр ахуйн цахилгаан хэрэгсэл; угаалгын машин; тоос сорогч; зурагт
also: appliances; TV set; air conditioner; агааржуулагч; чийгшүүлэгч; microwave; богино долгионы зуух; robot vacuum; household appliances; ovens; электрон плитка; гэрэлтүүлэг; LED гэрэл; LED lights
tag: lamps; lighting fixtures
broader: retail
related: appliance-repair

phones-computers
en: phones and computers; phones; laptops; computers; phone accessories
mn: гар утас ба компьютер; гар утас; компьютер; ноутбук
also: smartphone; ухаалаг утас; iPhone; айфон; tablet; таблет; нөүтбүүк; phone repair; утасны засвар; headphones; чихэвч; chargers; цэнэглэгч; printers; принтер; лаптоп
broader: retail
related: phone-repair; it-support; iot-hardware-industry

souvenirs
en: souvenir goods; Mongolian gifts; miniature gers
mn: бэлэг дурсгалын зүйл; дурсгалын зүйлс; монгол бэлэг; сувинир
also: souvenir; соронз наалт; cashmere gifts; хадаг; орон нутгийн бэлэг дурсгал; shell crafts
tag: shells; цом; пайз
broader: jewelry-crafts-industry; tourism
related: handicrafts

handicraft-makers
en: craft makers; embroidery and weaving; wood carving; workshops for crafts
mn: урчууд; гар урлалчид; сийлбэр; хатгамал; зээгт наамал
also: artisans; craftspeople; дархчууд; carving; carver; pottery class; handmade gifts; home workshop; гэрийн үйлдвэр; cottage industry; craft market
broader: jewelry-crafts-industry
related: handicrafts; embroidery

books-topic
en: literature and used books; children's books; book exchange; reading apps; second-hand books
mn: уран зохиол ба хуучин ном; хүүхдийн ном; ном солилцох; хуучин ном; ном унших апп
also: used books; номын захиалга; book rental; ном түрээслэх; novels; short stories; өгүүллэг; poetry; яруу найраг; шүлэг; picture books; зурагт ном; book review; bookshop; сонсдог ном; уншигчид
tag: роман; уншигч
broader: publishing-industry
related: publishing; reading-literacy

flowers-topic
en: flowers; bouquets
mn: цэцэг; цэцгийн баглаа; цэцгийн хүргэлт
also: flower subscription; flower shop; цэцгийн дэлгүүр
broader: retail
related: floristry

machines-tools
en: machines and tools; machine tools for small workshops; tool rental
mn: машин механизм ба багаж; багаж; станок
also: power tools; sewing machines; оёдлын машин; машин түрээслүүлэх; техник түрээс; hand tools; цахилгаан багаж
tag: төхөөрөмж; tool; knife; knives; drill; saw; хутга; өрөм багаж; Bosch; Makita; Hilti; DeWalt; Stihl; Husqvarna
broader: machinery-industry
related: rental-services

heavy-machines-topic
en: construction machinery; excavators; tractors
mn: барилгын машин механизм; экскаватор; трактор
also: crane; кран; bulldozer; бульдозер; forklift; сэрээт ачигч
broader: machinery-industry
related: heavy-equipment; heavy-equipment-service

second-hand-goods
en: used things; pre-owned items; classified ads
mn: хэрэглэсэн бараа; хуучин эд зүйл; зарын булан; бараа солилцох; хуучин зарах
also: used items; unegui; үнэгүй зар; үнэгүй өгөх; garage sale; thrift; ads site; flea market; буцааж зарах
tag: swapping
broader: secondhand-circular-industry
related: marketplace-platforms

rental-sharing
en: rentals; sharing things
mn: түрээс; юм түрээслэх; эд зүйл хуваалцах; тоног төхөөрөмжийн түрээс
also: машин түрээслэх; tool library
tag: sharing; rent; хуваалцах; renting
broader: secondhand-circular-industry
related: rental-services

# ---------------------------------------------------------------- technology topics

data-collection-topic
en: data collection; open data; field data; datasets
mn: мэдээлэл цуглуулах; өгөгдөл цуглуулах; нээлттэй өгөгдөл; дата цуглуулга
also: data set; өгөгдлийн багц; surveys in the field; statistics data; data gathering; crowdsourced data; дата сет; mobile data collection
tag: crowdsourcing
broader: data-industry
related: survey-research; data-annotation

sensors-monitoring
en: sensors; remote monitoring; measuring devices
mn: мэдрэгч; алсын хяналт; хэмжих төхөөрөмж; сенсор
also: monitoring system; real-time alerts; шууд сэрэмжлүүлэг; measurements; LoRa; лора; telemetry
tag: хяналтын систем; хэмжилт
broader: iot-hardware-industry
related: sensors; iot

maps-navigation
en: maps; navigation; offline maps; location sharing
mn: газрын зураг; навигаци; зам заагч; байршил илгээх
also: GPS; ЖПС; гүүгл мап; геолокаци; geolocation; route finder; чиглэл олох; location tracking; байршил хянах; indoor maps; луужин; баримжаа олох; газар баримжаалах; баримжаат аялал; замчлах
tag: compass; баримжаа; маршрут; navigation
broader: technology
related: gis; gps-tracking

satellite-images
en: satellite images; satellite monitoring; aerial photos
mn: хиймэл дагуулын зураг; сансрын зураг; агаарын зураг
also: satellite imagery; Sentinel; Landsat; NDVI; pasture maps from space; remote observation; дагуулын мэдээ; aerial imagery; drone maps
broader: space-industry; agritech
related: remote-sensing

satellite-internet-coverage
en: internet access; mobile coverage; Starlink; rural internet
mn: интернэт холболт; сүлжээний хамралт; хөдөөгийн интернэт; Старлинк
also: Wi-Fi; вайфай; poor connection; сүлжээгүй газар; mobile data; дата багц; SIM cards; сим карт; eSIM; 4G; internet speed; интернэтийн хурд; satellite internet
broader: telecom
related: satellite-technology; offline-use

offline-use
en: offline use; works without internet; low bandwidth
mn: офлайн; интернэтгүй ажиллах; интернэтгүй ашиглах
also: offline; no internet; sync later; SMS service; мессежээр; USSD; low connectivity; сул сүлжээ; сүлжээгүй горим; сүлжээгүй ажиллах; сүлжээгүй үед ажиллах
broader: technology
related: mobile-development; rural-life

low-power-batteries
en: low power; battery life; energy harvesting; long battery
mn: бага чадал; бага эрчим хүч зарцуулах; зай удаан барих; батарейн хугацаа
also: battery powered; power saving; батарейгаар ажилладаг
broader: iot-hardware-industry
related: embedded-systems; power-electronics

voice-speech-topic
en: voice recognition; voice assistants; speech to text; reading aloud
mn: дуу хоолой таних; дуут туслах; яриаг бичвэрт хөрвүүлэх; бичвэрийг дуу болгох
also: дуугаар удирдах; дуугаар бичих; dictation software; text reader; Mongolian speech; монгол яриа; дуут мессеж; voice bot; дуут бот
tag: voice
broader: ai-industry
related: speech-recognition; text-to-speech

handwriting-recognition-topic
en: handwriting recognition; scanning old documents; digitising books
mn: гар бичмэл таних; хуучин баримт дижитал болгох; ном дижиталжуулах; бичиг таних
also: handwriting; гар бичмэл; OCR scanning; scanner app; сканнер; old manuscripts; судар ном; archive digitisation; архив цахимжуулах; script recognition; монгол бичиг таних
broader: ai-industry; arts-culture-industry
related: ocr

subtitles-captions
en: subtitles; captions; dubbing
mn: хадмал; хадмал орчуулгатай; дуу оруулалт; дубляж
also: кино орчуулга; voice-over translation
broader: translation-industry; film-video-industry
related: subtitling

dictionaries-topic
en: dictionaries; word lists; terminology; glossaries
mn: толь бичиг; толь; нэр томьёо; үгийн сан; хадмал толь
also: нэр томъёо; lexicon; thesaurus; ярианы дэвтэр
broader: language-education-industry; publishing-industry
related: language-technology

machine-translation-topic
en: machine translation
mn: машин орчуулга; орчуулагч апп
also: DeepL; parallel corpus
broader: translation-industry; ai-industry
related: translation; natural-language-processing

chatbots-assistants-topic
en: virtual assistants; automatic replies; AI helpers
mn: виртуал туслах; автомат хариулт; хиймэл оюунт туслах; чатбот туслах
also: chat assistant; AI assistant; AI туслах; ChatGPT; чат жпт; automatic answering; автоматаар хариулах; customer chat; page automation; пэйж автоматжуулалт; AI tutor; AI багш; copilot
broader: ai-industry
related: chatbots; customer-service

privacy-data-protection
en: privacy; personal data; data protection; consent
mn: хувийн нууц; хувийн мэдээлэл; хувийн мэдээллийн хамгаалалт; мэдээллийн нууцлал
also: GDPR; user privacy; anonymous; нэргүй; encrypted messages; шифрлэлт; encryption; нууц үг; passwords; VPN; parental control; эцэг эхийн хяналт; data leaks; мэдээлэл алдагдах
broader: cybersecurity-industry
related: technology-law; cybersecurity

digital-signature-topic
en: digital signatures; electronic seals; signing documents online
mn: тоон гарын үсэг зурах; цахим тамга; цахимаар баталгаажуулах
also: digital signing; e-sign; eSign; тоон гарын үсгийн гэрчилгээ; online signature; signature verification; document approval; баримт батлах
broader: legaltech; govtech
related: document-management; cryptography

photos-video-sharing
en: photos and short videos; short videos; photo albums; video clips; photo editing apps
mn: фото зураг ба богино видео; богино видео; фото зураг; зураг засах; бичлэг; зургийн цомог
also: photos; рийлс; reels; TikTok; тикток; photo restoration; хуучин зураг сэргээх; фото ном; photo printing; зураг угаалгах; Flickr; Instagram Reels
broader: media
related: photo-editing; video-editing

websites-topic
en: websites; online presence; landing pages; Facebook pages
mn: вэбсайт; сайт; вэб хуудас; фэйсбүүк пэйж; онлайн танилцуулга
also: web page; пэйж; homepage; link in bio; portfolio site; вэб студи; web studio; web agency; вэб агентлаг; вэбсайт хийх үйлчилгээ
broader: technology
related: web-development

mobile-apps-topic
en: mobile apps; smartphone apps; super apps
mn: гар утасны апп; мобайл апп; аппликейшн; ухаалаг утасны апп
also: phone app; application for phones; app store; Play Store
broader: technology
related: mobile-development

reviews-ratings
en: reviews; ratings; recommendations from users; word of mouth
mn: сэтгэгдэл; хэрэглэгчийн үнэлгээ; одоор үнэлэх
also: complaints; гомдол; trust score; найдвартай эсэх; feedback from customers; рейтинг
broader: services-industry
related: customer-experience

news-information
en: news; information in Mongolian; announcements
mn: мэдээ; мэдээ мэдээлэл авах; орон нутгийн мэдээ; зарлал
also: investigative journalism; podcasts in Mongolian; fact-checking
broader: media
related: journalism

gadgets-smart-home-topic
en: smart watches and trackers; smart watches; home automation; smart collars; trackers
mn: ухаалаг цаг ба хянах төхөөрөмж; ухаалаг цаг; ухаалаг хүзүүвч; хянах төхөөрөмж; ухаалаг хэрэгсэл
also: smartwatch; bracelets for children; GPS watch; smart lights; remote control; алсаас удирдах
broader: iot-hardware-industry
related: smart-home; wearables

traceability-topic
en: traceability; product origin; authenticity; supply chain transparency
mn: мөшгөх; гарал үүсэл; жинхэнэ эсэхийг шалгах
also: origin tracking; provenance; product passport; бүтээгдэхүүний паспорт; genuine products; жинхэнэ бараа; anti-counterfeit; traceable cashmere; мөшгөгдсөн ноолуур; responsible cashmere
broader: logistics; food-beverage
related: livestock-traceability; blockchain-industry


# ---------------------------------------------------------------- culture and leisure

festivals-topic
en: cultural festivals; Tsagaan Sar; public holidays; celebrations
mn: баяр наадам; наадам цэнгээн; Цагаан сар; фестиваль; баяр ёслолын арга хэмжээ
also: festival; lunar new year; сар шинэ; new year party; шинэ жилийн баяр; мөсний баяр
broader: events-industry; arts-culture-industry
related: event-management

naadam
en: Naadam; three manly games
mn: наадам; Улсын баяр наадам
also: ankle bone shooting; шагайн харваа; archery; сур харваа; наадмын тасалбар
broader: events-industry; sports-industry
related: horse-races; wrestling-topic

horse-races
en: horse races; child jockeys
mn: морин уралдаан; уяач; унаач хүүхэд
also: jockey; racing results
broader: sports-industry
related: horses; horse-breeding

wrestling-topic
en: wrestling and martial arts; Mongolian wrestling; wrestlers; sumo; judo
mn: бөх ба тулааны спорт; үндэсний бөх; бөхчүүд; сүмо; жүдо
also: барилдаан; boxing; бокс; MMA; karate; taekwondo; таеквондо; барилдах; wrestle
broader: sports-industry
related: sports-coaching

ball-games
en: ball games; basketball; football; volleyball; amateur leagues
mn: сагс ба хөл бөмбөг; сагс; хөл бөмбөг; волейбол; сонирхогчдын лиг; гар бөмбөг
also: soccer; талбай түрээс; спорт заал түрээс; sports hall booking; ширээний теннис; tennis; ice hockey; хоккей; find players; тоглогч олох; match results
broader: sports-industry
related: sports-management

folk-music-dance
en: folk music and dance; folk music; folk songs; biyelgee folk dance; long song
mn: ардын дуу бүжиг; ардын дуу; ардын хөгжим; бий биелгээ; уртын дуу
also: khoomii; хөөмийчид; ятга тоглох; ensemble; чуулга; ерөөл магтаал; epic tales; туульч
broader: arts-culture-industry; music-industry
related: traditional-music

songs-concerts
en: songs and concerts; songs; singers; concert tickets; learning an instrument
mn: дуу ба концерт; дуучин; дуу дуулах; концертын тасалбар; хөгжим сурах; гитар
also: guitar; piano; төгөлдөр хуур; bands; хамтлаг; рэп; song lyrics; дууны үг; singing lessons; дуулж сурах; music app; K-pop
tag: дуу; тоглолт; beats; rap; рок; жазз; найрал
broader: music-industry
related: music-education

films-series
en: films and series; films; short films
mn: кино ба цуврал; кинонууд; богино хэмжээний кино; цуврал кино; кино үзэх; монгол кино
also: movie; солонгос кино; cinema tickets; кино тасалбар; film festival; кино наадам; screenings; anime; анимэ; cartoons; хүүхэлдэйн кино; дорама; Netflix; sci-fi
tag: series; цуврал
broader: film-video-industry
related: film-producing

comics-stories
en: comic stories; fairy tales; graphic novels
mn: комикс ном; домог; монгол үлгэр; зурагт түүх
also: comic; fairytale; үлгэрийн ном; audio fairy tales; bedtime stories; mythology; баатар
tag: үлгэр; legend
broader: publishing-industry
related: comics; storytelling

board-card-games
en: tabletop games; card games; ankle bone games
mn: ширээний тоглоом; хөзөр; шагай; шатар тоглох; шагай наадгай
also: board game; boardgame; монополь; traditional puzzle; даалуу; trivia; quiz game; асуулт хариултын тоглоом; chess app; dice games; D&D; Dungeons and Dragons; mahjong; мажонг; мафи тоглох; домино; backgammon; Catan; Warhammer; UNO; chess; шатар
tag: dice; мафи; шоо
broader: kids-family-industry; entertainment
related: board-games; game-design; clubs-after-school

mobile-online-games
en: mobile and online games; educational games; multiplayer games; game tournaments; casual games
mn: онлайн ба гар утасны тоглоом; боловсролын тоглоом; тоглоомын тэмцээн; олон тоглогчтой тоглоом; тоглоомын апп
also: сурган тоглоом; gamers; гэймер; дота; CS2; PUBG; Mobile Legends; game streaming platform; gamification; гэймификейшн; тоглоомжуулах; learning games
tag: dota
broader: gaming
related: game-development; esports-industry

hiking-topic
en: hiking and outdoor sports; hikes; camping; trekking; outdoor trips
mn: явган аялал ба задгай агаарын спорт; явган аялал; уулын алхалт; байгальд аялах
also: tents; майхан; camp sites; буудаллах; backpacking; outdoor gear; weekend trips; амралтын өдрийн аялал; skiing; цана; ice skating; тэшүүр; climbing; ууланд гарах; ууланд алхах; адал явдал; хээр хонох
tag: survival; outdoors; wilderness
broader: tourism; sports-industry
related: outdoor-recreation

fishing-hunting
en: fishing and hunting; fishing; hunting; anglers
mn: загасчлал ба ан агнуур; загасчлал; ан агнуур; загасчин
also: тул загас; hunters; анчин; загасны уурга; catch and release; fishing licence; агнуурын зөвшөөрөл; falconry; falconer; ангийн буу; trapping; angling
tag: ан; ангуучлал; flyfishing
broader: tourism; sports-industry
related: fisheries; wildlife

photography-topic
en: photographers; photo shoots; portrait photos; old photographs
mn: гэрэл зурагчин; фото зургийн авалт; хөрөг зураг; хуучин гэрэл зураг
also: зурагчин олох; newborn photos; нярайн зураг; travel photos; ID photos; цээж зураг; graduation photos; төгсөлтийн зураг
broader: photo-studio-industry
related: photography

museums-exhibitions
en: museum visits; exhibitions; virtual tours; monuments
mn: музейн үзмэр; үзэсгэлэн; виртуал аялал; дурсгалт газар; хөшөө дурсгал
also: museum guide; аудио хөтөч; audio guide; artefacts; dinosaur; үлэг гүрвэл; fossils; deer stones; буган хөшөө; 360 tour; art exhibition; galleries; historic sites; түүхийн дурсгал
tag: олдвор
broader: arts-culture-industry
related: museum-work

heritage-topic
en: heritage; traditional culture; customs and traditions; crafts of nomads
mn: өв соёл; өв уламжлал; ёс заншил соёл; соёлын биет бус өв
also: intangible heritage; угсаатан; ethnic minorities; цөөн тооны ард түмэн; proverbs; зүйр цэцэн үг; riddles; оньсого; folklore collection; old customs; nomadic civilisation; UNESCO; ЮНЕСКО
broader: arts-culture-industry
related: cultural-heritage

religion-topic
en: religion; Buddhism; monasteries; shamanism
mn: шашин; ном уншуулах; бөө
also: monks; prayer; засал ном; зурхайч; fortune telling; мэргэ төлөг; shaman; church; astrologer; Islam; meditation centre
tag: лам; овоо; бурхан; сахиус; сүм
broader: religion-spirituality-industry
related: religion-philosophy

language-preservation
en: language preservation; endangered languages; Mongolian script; dialects
mn: хэл хамгаалал; устаж буй хэл; монгол бичиг; аялгуу; эх хэл
also: mother tongue; native language; heritage language; minority languages; Tuvan; Tsaatan language; Buryat; буриад; үндэсний бичиг; vertical script; босоо бичиг; худам; Mongolian language lessons; монгол хэл заах
broader: language-education-industry; arts-culture-industry
related: mongol-bichig; language-technology

art-lovers
en: paintings and artists; paintings; artists; artwork sales; art classes
mn: уран зураг ба зураачид; зураг зурах; зураачид; уран бүтээл; уран зураг худалдаа; монгол зураг
also: зургийн анги; murals; ханын зураг; sculptures; баримал; calligraphy art; commissioned art; digital art; дижитал зураг; art prints
tag: drawing
broader: arts-culture-industry
related: fine-art; illustration

travel-itineraries
en: trips; itineraries; tour packages; sightseeing; road trips
mn: аяллын маршрут; аяллын багц; аялал төлөвлөх; үзэх газрууд
also: travel planning; jeep tours; travellers; аялагчид; backpackers; үүргэвчтэн; аяллын хамтрагч; travel tips; holiday packages; group tours; family holidays
broader: tourism
related: tourism-operations

tourists-guides
en: tourists and local guides; tourists; local guides; homestays with nomads; foreign visitors
mn: жуулчин ба хөтөч; жуулчин; хөтөч; малчин айлд зочлох; хөтөч олох
also: homestay; айлын зочлох; nomad families stay
broader: tourism
related: tour-guiding; hospitality-industry

event-tickets-guests
en: event tickets; guest lists; invitations; venue hire
mn: тасалбар ба урилга; тасалбар; урилга; зочдын жагсаалт; танхим түрээс
also: ticket; билет; conference app; RSVP; уулзалт арга хэмжээ; Eventbrite; Cvent; Ticketmaster; TicketMN
broader: events-industry
related: event-management; booking-systems

# ---------------------------------------------------------------- society

local-government-topic
en: soums and districts; municipal services; citizen complaints; province administration
mn: сум дүүргийн захиргаа; иргэдийн санал гомдол; аймгийн захиргаа; ЗДТГ-ын үйлчилгээ
also: хороо; тамгын газар; soum governor; сумын Засаг дарга; district office; citizen feedback; иргэдийн оролцоо; citizen participation; public consultation; local budget; орон нутгийн төсөв; ОНХС
tag: дүүрэг
broader: government
related: public-administration

elections
en: elections; voting; political parties
mn: сонгууль; санал өгөх; улс төрийн нам
also: voters; сонгогч; parliament; УИХ; нэр дэвшигч; referendum; санал хураалт; democracy; ардчилал
tag: санал өгөх
broader: government
related: political-campaigning

courts-justice
en: courts and police; courts; justice; police
mn: шүүх цагдаа; шүүх; цагдаа; хууль сахиулах
also: шүүгч; prosecutor; прокурор; crime; гэмт хэрэг; mediation; эвлэрүүлэн зуучлах
tag: judges; prison
broader: government; legal-industry
related: litigation

corruption-transparency
en: corruption; public spending; budget transparency; accountability of officials
mn: авлига; төсвийн ил тод байдал; шилэн данс
also: anti-corruption; glass account; government spending; төсвийн зарцуулалт; asset declarations; ХОМ; whistleblowing; extractive industries transparency; ОҮИТБС
tag: EITI
broader: government
related: compliance

cooperatives-topic
en: cooperative societies; herders' cooperatives; farmer groups; collective ownership
mn: хоршоо ба нөхөрлөл; малчдын хоршоо; нөхөрлөл; бүлэг хоршоо; хоршоологч; хоршооны гишүүд
also: cooperative; co-op; herder groups; малчдын бүлэг; member-owned; community groups; иргэдийн бүлэг; joint marketing; women's cooperative; эмэгтэйчүүдийн хоршоо; хоршоо
broader: agriculture; social-impact-industry
related: herders-life; savings-topic

disability
en: disability; accessibility; visually impaired people
mn: хөгжлийн бэрхшээл; хараагүй иргэд; хүртээмж
also: disabled people; disabled children; blind people; хараа муутай; wheelchair users; тэргэнцэртэй; налуу зам; accessible; sign language interpreter; дохионы хэлмэрч; inclusive employment; Braille; брайль; barrier-free; хараагүй
tag: ramps; хүртээмж
broader: social-impact-industry
related: special-education; web-accessibility

volunteering-topic
en: volunteering; volunteers; community service
mn: сайн дурын ажил; сайн дурынхан; нийгэмд тустай ажил
also: social causes; нийгмийн сайн үйлс; mutual aid; харилцан туслах; Red Cross; улаан загалмай; нийтийн тус; beach cleanups; litter picking
tag: сайн дурын
broader: non-profit
related: ngo-management

charity-help
en: charity campaigns; helping families in need; humanitarian aid; clothes donations
mn: буяны үйлс; тусламж; буяны аян; хувцас хандив
also: хүмүүнлэг; toy drive; homeless; орон гэргүй; soup kitchen; food parcels; хүнсний багц; sponsor a child; хүүхэд ивээн тэтгэх; disaster relief
broader: non-profit
related: crowdfunding-topic; poverty

poverty
en: poverty; low-income households; livelihoods; inequality
mn: ядуурал; бага орлоготой өрх; амьжиргаа; тэгш бус байдал
also: low income; poor families; vulnerable groups; эмзэг бүлэг; income generation; informal workers
broader: social-impact-industry
related: social-work

rural-life
en: countryside; rural communities; remote villages; rural youth
mn: хөдөө; хөдөө орон нутаг; алслагдсан сум; сумын төв; хөдөөгийн залуучууд
also: soum centre; аймгийн төв; rural jobs; хөдөөгийн ажлын байр; rural entrepreneurs; rural schools; хөдөөгийн сургууль; remote areas; алслагдсан бүс нутаг; regional development; бүсчилсэн хөгжил
tag: аймаг; countryside; орон нутаг; rural
broader: agriculture; social-impact-industry
related: herders-life

diaspora-communities
en: Mongolians abroad; diaspora communities; Mongolian schools abroad; community of expatriates
mn: хилийн чанад дахь монголчууд; гадаад дахь монголчуудын холбоо; гадаад дахь монгол сургууль; монгол хэл соёлын сургууль
also: Mongolians in Korea; Солонгос дахь монголчууд; Mongolians in USA; Америк дахь монголчууд; Mongolians in Germany; Герман дахь монголчууд; overseas students; хилийн чанад; expat community; гадаадын иргэд Монголд; foreigners in Mongolia
broader: migration-diaspora-industry
related: migration-topic; money-transfers-abroad

communities-clubs
en: communities; clubs; interest groups; networking events
mn: комьюнити; клуб; сонирхлын бүлэг; нетворкинг
also: membership; гишүүнчлэл; alumni; төгсөгчдийн холбоо; networking; танил тал; group chat; members' portal; meetup
broader: social-impact-industry
related: community-management; social-network-industry

mentors-startups
en: start-ups and small businesses; start-up ideas; finding co-founders; startup mentoring; business ideas
mn: стартап ба жижиг бизнес; бизнес санаа; хамтран үүсгэн байгуулагч хайх; стартап санаа
also: co-founder search; business plan help; setting up a company; компани байгуулалт
tag: стартап; start-ups; startup; гарааны компани; small business; жижиг бизнес; entrepreneurs; бизнес эрхлэгчид; side business; family business; гэр бүлийн бизнес; business partners; бизнесийн түнш
broader: services-industry
related: entrepreneurship; mentor; coworking-industry

donor-grant-projects
en: grants; development projects; project proposals; international donors
mn: буцалтгүй тусламж; төслийн санал; донор; олон улсын төсөл; төсөл хөтөлбөр
also: grant application; JICA; ЖАЙКА; KOICA; USAID projects; World Bank; Дэлхийн банк; ADB; АХБ; EU funding; судалгааны грант; ШУТС; government subsidies; state subsidies; төрийн татаас; Millennium Challenge; USAID; GIZ
tag: subsidies; татаас; MCA; төсөл хөтөлбөр
broader: non-profit
related: fundraising-ngo

peace-civic-education
en: human rights; civic education; children's rights; media freedom
mn: хүний эрх; иргэний боловсрол; хүүхдийн эрхүүд; хэвлэлийн эрх чөлөө
also: freedom of speech; үг хэлэх эрх; discrimination; ялгаварлан гадуурхалт; equality; equal rights; civic activism; иргэний хөдөлгөөн; legal literacy
tag: иргэн; нийгэм; society
broader: non-profit; social-impact-industry
related: social-work

# ---------------------------------------------------------------- business life

franchise-topic
en: franchise; chain stores; branch opening
mn: франчайз; сүлжээ салбар; брэндийн эрх
also: second branch; branch network; brand licensing
broader: retail; services-industry
related: franchising

subscription-topic
en: subscription; subscription boxes; monthly plans; recurring revenue
mn: сарын захиалга; гишүүнчлэлийн төлбөр; захиалгат үйлчилгээ; сарын хураамж
also: багц үйлчилгээ; MRR; membership fee; monthly fee; freemium; free trial; туршилтын хугацаа; box delivery
broader: ecommerce
related: pricing-topic; saas-industry

wholesale-orders
en: wholesale orders; bulk purchase; resellers; dealers
mn: бөөний захиалга; бөөний үнэ; дахин борлуулагч; дилер
also: wholesalers; бөөний худалдаачид; shop ordering; minimum order; distributor search; B2B orders; sales agents; борлуулагч төлөөлөгч
tag: orders; group order; бөөн
broader: wholesale-industry
related: distribution

online-selling
en: selling online; Facebook selling; live selling; online sellers
mn: онлайнаар зарах; онлайн борлуулалт; лайв худалдаа; пэйжээр зарах; онлайн худалдаачин
also: live commerce; лайв борлуулалт; sellers; shopping app; online orders; онлайн захиалга; Instagram shop; инстаграм дэлгүүр; shopping cart; pre-order; захиалгаар авчрах; sell online; sell things online; урьдчилсан захиалга
broader: ecommerce
related: e-commerce-operations

marketplaces-topic
en: marketplaces; matching buyers and sellers; intermediaries
mn: худалдагч ба худалдан авагчийг холбох; зуучлагчгүй; үйлчилгээний платформ
also: ченжгүй; hiring platform; лавлах; үйлчилгээ үзүүлэгч олох; matching platform; холбох платформ; task platform; supply and demand
broader: marketplace-industry
related: marketplace-platforms

booking-topic
en: booking; reservations
mn: урьдчилан захиалга; ширээ захиалга; өрөө захиалах; онлайн цаг захиалга
also: буудал захиалах; book online; салоны цаг; cancellations; захиалга цуцлах; room availability
tag: захиалга
broader: services-industry
related: booking-systems

loyalty-programmes
en: loyalty programmes; bonus points; membership cards; regular customers
mn: урамшууллын хөтөлбөр; бонус оноо; гишүүнчлэлийн карт; байнгын үйлчлүүлэгч
also: loyalty card; loyalty app; U-Point; юү пойнт; оноо цуглуулах; rewards; gift vouchers; customer loyalty; үнэнч хэрэглэгч; loyalty систем; loyalty system
tag: loyalty
broader: retail; marketing-industry
related: customer-experience

referrals-topic
en: referrals; invite a friend; recommendation bonuses; affiliate sales
mn: найзаа урих; санал болгож урамшуулал авах; урилгын урамшуулал; танилаараа дамжуулах
also: invite code; урилгын код; ambassador programme; элч хөтөлбөр
broader: marketing-industry
related: affiliate-marketing

retention-topic
en: customer retention; churn; repeat customers; customer lifetime value
mn: үйлчлүүлэгч хадгалах; хэрэглэгч хадгалах; хэрэглэгчийн алдагдал; дахин худалдан авалт
also: retention; returning customers; дахин ирдэг үйлчлүүлэгч; LTV; хэрэглэгчийн идэвх; customer success
tag: engagement
broader: marketing-industry
related: product-analytics; account-management

customer-acquisition-topic
en: finding customers; customer acquisition; lead lists; online advertising for small firms
mn: үйлчлүүлэгч олох; хэрэглэгч татах; үйлчлүүлэгч татах; бизнесээ сурталчлах
also: CAC; client base; харилцагчийн бааз; target customers; зорилтот хэрэглэгч; promotion of small business; flyers; флаер; хаяг өсгөх; followers; post boosting; first customers; first hundred customers; getting customers
tag: campaigns; аян; дагагч
broader: marketing-industry
related: lead-generation; digital-marketing

customer-feedback-support
en: customer requests; support tickets; call handling; client communication
mn: хэрэглэгчийн хүсэлт; хэрэглэгчийн санал гомдол; дуудлага хариулах; харилцагчтай харилцах
also: customer complaints; inbox management; чат хариулах; response time; message replies; help line; тусламжийн утас; hotline; ticket system
tag: callback
broader: services-industry
related: customer-service

quality-assurance-topic
en: product quality; quality checks; standards; defects
mn: бүтээгдэхүүний чанар; чанарын шалгалт; стандарт; гологдол; чанарын баталгаа
also: quality control; чанар хяналт; inspection of goods; MNS; defect detection; согог илрүүлэх
tag: quality; чанар
broader: manufacturing-industry
related: quality-management

certification-topic
en: certification; organic certification; certificates; eco-labels
mn: гэрчилгээжүүлэлт; органик гэрчилгээ; сертификат; эко тэмдэг; тохирлын гэрчилгээ
also: certified; баталгаажсан; organic label; органик баталгаа; CE mark; гэрчилгээ; ISO; ISO 9001; sustainable cashmere standard; accreditation body; итгэмжлэл; audit of suppliers; inspections
broader: services-industry
related: quality-standards; export-certification

warranty-service
en: warranty and after-sales service; service centres; product returns
mn: баталгаа ба борлуулалтын дараах үйлчилгээ; засварын төв; бараа буцаах; баталгаат засвар
also: guarantee; сервис төв; repair shop; refunds; мөнгө буцаалт; spare parts supply; maintenance contract; засвар үйлчилгээний гэрээ; product support; warranty; баталгаат хугацаа; борлуулалтын дараах үйлчилгээ; after-sales
tag: returns
broader: services-industry
related: appliance-repair; customer-service

maintenance-topic
en: maintenance of equipment; equipment breakdowns; preventive maintenance; service schedules
mn: тоног төхөөрөмжийн арчилгаа; тоног төхөөрөмжийн эвдрэл; урьдчилан сэргийлэх засвар; тоног төхөөрөмжийн зогсолт; засварын хуваарь
also: predictive maintenance; засвар төлөвлөлт; downtime; сул зогсолт; equipment monitoring; repair tracking; service history
tag: maintenance
broader: manufacturing-industry; machinery-industry
related: equipment-maintenance

production-workshops
en: workshops and custom production; small workshops; production orders; sewing workshops
mn: цех ба захиалгат үйлдвэрлэл; цех; захиалгат үйлдвэрлэл; үйлдвэрлэлийн захиалга
also: workshop production; made to order; захиалгаар оёх; prototype parts; small batch; production planning; үйлдвэрлэл төлөвлөлт; private label; machine capacity; custom made
broader: manufacturing-industry
related: manufacturing

energy-saving-topic
en: energy saving; energy audits; electricity consumption
mn: эрчим хүч хэмнэх; энергийн аудит; цахилгаан хэмнэх; эрчим хүчний хэрэглээ
also: energy use; consumption data; хэрэглээний мэдээлэл; load shifting; LED replacement; thermal camera; дулааны алдагдал; energy bills
broader: energy; environment-industry
related: energy-efficiency

sustainable-living
en: sustainable living; reusable products; eco-friendly lifestyle; ethical consumption
mn: эко амьдрал; байгальд ээлтэй амьдрал; ухаалаг хэрэглээ
also: eco; эко; reusable bags; zero-waste living; less waste; ethical brands; conscious consumers; sustainable products; тогтвортой хэрэглээ; ethical fashion; fair trade; шударга худалдаа
tag: дахин ашиглалт; reuse; дахин ашиглах
broader: environment-industry
related: plastics-topic; secondhand-circular-industry

outsourcing-remote-teams
en: outsourcing to Mongolia; remote teams; offshore developers; back-office services
mn: Монголоос аутсорсинг хийх; зайны баг; гадаад захиалга; бэк оффис үйлчилгээ
also: offshoring; nearshoring; foreign clients; гадаад захиалагч; distributed team; remote staff; BPO services
broader: services-industry
related: remote-work; software

foreign-investors-topic
en: foreign investors; joint ventures
mn: гадаадын хөрөнгө оруулагч; хамтарсан компани
also: foreign investment; FDI; doing business in Mongolia; Монголд бизнес эрхлэх; trade delegation; local partner; орон нутгийн түнш
broader: investment-industry; consulting-industry
related: business-development

salon-clinic-management
en: salon and clinic management; service business software; salon management; clinic management systems; gym memberships
mn: салон ба эмнэлгийн удирдлага; үйлчилгээний газрын систем; салоны удирдлага; эмнэлгийн систем; фитнесийн гишүүнчлэл
also: barbershop booking; spa booking; salon app; салон апп; gym software; clinic software
tag: clinics; clinic
broader: services-industry
related: booking-systems; pos-systems; saas-industry
`;
