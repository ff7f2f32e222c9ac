// Concepts of kind industry: topics, i.e. what ideas, companies and projects are about below the level of an industry. Hand-written.
// Everyday nouns are allowed where they name a subject (meat, horses, exams); function-like or many-sided words are not.

export const topics = `
@industry

# ---------------------------------------------------------------- food and drink

meat
en: meat; beef; mutton; meat products
mn: мах; үхрийн мах; хонины мах
also: goat meat; ямааны мах; адууны мах; horse meat; lamb meat; цул мах; fresh meat; шинэ мах; махны зах
broader: meat-dairy-industry
related: livestock-industry; meat-processing

sausages-cured-meat
en: sausages; sausage and ham; processed meat
mn: хиам; хиам зайдас; зайдас
also: smoked meat; утсан мах; ham; canned meat; лаазалсан мах; нөөшилсөн мах
broader: meat-dairy-industry
related: meat; meat-processing

milk
en: milk; fresh milk; cow's milk
mn: сүү; үнээний сүү; шинэ сүү
also: raw milk; camel milk; тэмээний сүү; powdered milk; хуурай сүү; хөөрүүлсэн сүү; саам; milk collection; сүү тушаах
broader: meat-dairy-industry
related: dairy

curds-cheese-butter
en: cheese and curds; cheese; curds; butter; cream
mn: бяслаг ааруул; ээзгий; цөцгийн тос; өрөм; цөцгий
also: aaruul; dried curds; шар тос; ghee; yoghurt; yogurt; йогурт; хоормог; аарц
broader: meat-dairy-industry
related: dairy; milk

fermented-mares-milk
en: airag; fermented mare's milk; kumis
mn: гүүний айраг; гүүний саам; исгэсэн гүүний сүү
also: koumiss; mare's milk; саамал; airag; kumys
broader: meat-dairy-industry; beverage-industry
related: horses; milk

ice-cream
en: ice cream; frozen desserts
mn: зайрмаг; мөхөөлдөс
also: gelato; желато; soft ice cream; мороженое
broader: food-beverage
related: milk; sweets

eggs-topic
en: eggs; hen eggs; fresh eggs
mn: өндөг; тахианы өндөг
also: egg production; өндөгний ферм; quail eggs; бөднө шувууны өндөг
broader: food-beverage; livestock-industry
related: poultry-pig-farming

fish-seafood
en: fish; seafood; fish products
mn: загас; далайн бүтээгдэхүүн; загасан бүтээгдэхүүн
also: sushi; суши; caviar; түрс; smoked fish; утсан загас
broader: food-beverage
related: forestry-fishery-industry; fisheries

bread-bakery-goods
en: bread; baked goods; pastries
mn: талх; боов; талх боов
also: sourdough; исгэлэн талх; biscuits; жигнэмэг; печень; boortsog; боорцог; buns; croissant; круассан
broader: food-beverage
related: baking; flour-grain-products

cakes-desserts
en: cakes; desserts; birthday cakes
mn: бялуу; амттан; төрсөн өдрийн бялуу
also: cake orders; торт; десерт; cupcakes; wedding cake; хуримын бялуу
broader: food-beverage
related: baking; sweets

sweets
en: sweets; chocolate; candy
mn: чихэр; шоколад; чихэр жимс
also: confectionery products; карамель; caramel; jelly sweets; сүүн чихэр; кондитер
broader: food-beverage
related: baking

snacks
en: snacks; healthy snacks; chips and crackers
mn: хөнгөн зууш; зууш; снек
also: чипс; dried fruit; хатаасан жимс; protein bars; протейн бар; nuts and seeds; crackers; снэк; шар айрагны зууш
broader: food-beverage

flour-grain-products
en: flour; grain products; cereals
mn: гурил; гурилан бүтээгдэхүүн; үр тарианы бүтээгдэхүүн
also: oats; овъёос; barley; арвай; buckwheat; гурвалжин будаа; bran; хивэг; rice; цагаан будаа; muesli; мюсли; гурилын үйлдвэр; flour mill; тээрэм
broader: food-beverage
related: crop-industry

noodles-dumplings
en: noodles and dumplings; buuz; dumplings; noodles
mn: бууз; банш; гоймон; бууз банш; хуушуур
also: khuushuur; tsuivan; цуйван; instant noodles; бэлэн гоймон; хөлдөөсөн бууз; frozen dumplings; pasta; манту
broader: food-beverage
related: ready-meals; cooking

ready-meals
en: ready meals; lunch boxes; instant food
mn: бэлэн хоол; савласан хоол; лаазалсан хоол
also: canned food; нөөшилсөн бүтээгдэхүүн; консерв; semi-finished food; хагас боловсруулсан хоол; freeze-dried food; бенто; packed lunch; office lunch; оффисын өдрийн хоол; өдрийн хоол
broader: food-beverage
related: foodtech; catering

vegetables-topic
en: vegetables; fresh vegetables; potatoes
mn: ногоо; шинэ ногоо; төмс
also: carrots; лууван; cabbage; байцаа; onions; сонгино; tomatoes; улаан лооль; cucumbers; өргөст хэмх; garlic; сармис; mushrooms; мөөг; pickles; даршилсан ногоо; салат
broader: crop-industry
related: greenhouse

fruit-topic
en: fruit; fresh fruit; apples
mn: жимс; шинэ жимс; алим
also: fruits; imported fruit; импортын жимс; бананууд; watermelon; тарвас; grapes; усан үзэм; жимсний дэлгүүр
broader: crop-industry
related: fruit-berry-growing

berries-topic
en: wild berries; blueberries; berry products
mn: жимсгэнэ; нэрс; аньс; зэрлэг жимс
also: lingonberry; strawberry; гүзээлзгэнэ; raspberry; бөөрөлзгөнө; blackcurrants; үхрийн нүд; jam; жимсний чанамал; berry juice; варень
broader: crop-industry; food-beverage
related: fruit-berry-growing

nuts-oil-seeds
en: nuts; vegetable oil; oil seeds
mn: хуш модны самар; ургамлын тос; тосны ургамал
also: walnut; хушга; sunflower oil; наранцэцгийн тос; rapeseed oil; рапсын тос; hemp seed; олсны үр; almonds; бүйлс; sea buckthorn oil; чацарганы тос
broader: food-beverage
related: crop-industry

honey-topic
en: honey; bee products; propolis
mn: бал; цэвэр зөгийн бал; балт бүтээгдэхүүн
also: beeswax; зөгийн лав; royal jelly; цэцгийн тоос; wild honey
broader: food-beverage
related: beekeeping; forestry-fishery-industry

spices-sauces
en: spices and sauces; spices; sauces; salt
mn: амтлагч; соус; халуун ногоо амтлагч; давс
also: ketchup; кетчуп; mayonnaise; майонез; soy sauce; цуу; chilli; чинжүү; sugar; элсэн чихэр; натрийн бага давс; жамц давс
broader: food-beverage

coffee-topic
en: coffee; coffee beans
mn: кофе; кофены үр
also: specialty coffee; roasted coffee; instant coffee; бэлэн кофе; кофе машин; coffee machine; эспрессо; espresso; coffee to go
broader: beverage-industry
related: barista; restaurant-industry

tea-topic
en: tea; milk tea; herbal tea
mn: цай; сүүтэй цай; ургамлын цай
also: green tea; ногоон цай; хар цай; suutei tsai; хандгай цай; rosehip tea; нохойн хошуу цай; чацарганы цай
broader: beverage-industry
related: medicinal-plants

juice-water-drinks
en: juice and water; juice; mineral water; energy drinks
mn: жүүс; рашаан ус; рашаан; энерги ундаа; хийжүүлсэн ундаа
also: lemonade; лимонад; smoothie; смүүти; soda; зөөлөн ундаа; жимсний шүүс; ус савлах; sports drink
broader: beverage-industry

beer-wine-spirits
en: beer and spirits; beer; wine; whisky
mn: пиво; дарс; виски; шимийн архи
also: whiskey; liquor; alcohol; архи; cocktails; коктейль; spirits; milk vodka; сүүн архи; gin; жин архи
broader: beverage-industry
related: bartending

baby-food
en: baby food; infant formula; baby nutrition
mn: нялхсын хоол; хүүхдийн хоол; хүүхдийн тэжээл
also: infant nutrition; baby puree; нэмэгдэл хоол; breast milk substitute; сүүн тэжээл
broader: food-beverage; kids-family-industry
related: nutrition

school-meals
en: school meals; school lunches; canteen food
mn: сургуулийн хоол; сургуулийн үдийн цай; үдийн цай
also: school canteen; сургуулийн гуанз; kindergarten meals; цэцэрлэгийн хоол; цайны өрөө
broader: food-beverage
related: school-life; nutrition; catering

vegan-vegetarian-food
en: vegan food; vegetarian food; plant-based meals
mn: веган хоол; цагаан хоол; ургамлын гаралтай хоол
also: vegan; веган; vegetarian; цагаан хоолтон; meat alternatives; соёогийн мах; tofu; дүпү
broader: food-beverage
related: foodtech; nutrition

recipes-home-cooking
en: recipes; home cooking; meal planning
mn: хоолны жор; гэрийн хоол; хоолны төлөвлөгөө
also: recipe app; жорын апп; cooking tips; хоол хийж сурах; cooking videos; meal plan; долоо хоногийн хоол
broader: food-beverage
related: cooking; foodtech

food-waste
en: food waste; surplus food; leftovers
mn: хүнсний хаягдал; илүүдэл хоол; хоолны үлдэгдэл
also: food loss; хүнсний хорогдол; expiring food; хугацаа дуусах дөхсөн хүнс; food sharing; хоол хуваалцах; food rescue; food bank; хүнсний банк
broader: food-beverage; waste-industry
related: foodtech

local-food
en: local food; farm to table; farmers' market; local produce
mn: дотоодын хүнс; эх орны хүнс; фермерийн бүтээгдэхүүн; ногоон зах
also: direct from farmers; фермерээс шууд; малчнаас шууд; direct from herders; homemade food; гар аргаар хийсэн хүнс; farm shop; made in Mongolia food; монгол хүнс
broader: food-beverage
related: agriculture; traceability-topic

food-prices-supply
en: food security; food supply; food prices
mn: хүнсний хангамж; хүнсний аюулгүй хангамж; хүнсний үнэ
also: food reserve; хүнсний нөөц; нөөцийн мах; strategic food stock; price of meat; махны үнэ; food import dependence; Хүнсний хувьсгал
broader: food-beverage
related: agriculture

food-allergy-diet
en: food allergies; special diets; gluten-free food
mn: хоолны харшил; тусгай хооллолт; глютенгүй хүнс
also: gluten free; lactose intolerance; лактоз үл тэвчих; sugar free; чихэргүй; keto diet; кето; calorie counting; илчлэг тооцох
broader: food-beverage
related: nutrition; allergy

halal-food
en: halal food; halal meat
mn: халал хүнс; халал мах
also: halal; халал; halal export; kosher
broader: food-beverage
related: meat; certification-topic

# ---------------------------------------------------------------- animals

horses
en: horses; horse; mares and foals
mn: адуу; морь; морьд
also: horse herd; адуун сүрэг; Mongolian horse; монгол адуу; гүү; унага; saddle; эмээл хазаар; horse tack; морины тоног
broader: livestock-industry
related: horse-breeding

camels
en: camels; Bactrian camels; camel herding
mn: тэмээ; хоёр бөхт тэмээ; тэмээн аж ахуй
also: camel; ингэ; ботго; camel festival; тэмээний баяр; camel riding; тэмээ унах
broader: livestock-industry

yaks
en: yaks; yak herding
mn: сарлаг; сарлагийн аж ахуй; хайнаг
also: yak; yak milk; сарлагийн сүү; сарлагийн хөөвөр
broader: livestock-industry

sheep-goats
en: sheep and goats; sheep; goats
mn: хонь; ямаа; бог мал
also: lambs; хурга; ишиг; cashmere goat; small livestock; хонин сүрэг
broader: livestock-industry
related: wool; cashmere-industry

cattle
en: cattle; cows; beef cattle
mn: үхэр; үнээ; бод мал; махны үхэр
also: calves; тугал; dairy cows; саалийн үнээ; cow; Angus; feedlot; бордооны аж ахуй; мал бордох
broader: livestock-industry
related: milk; meat

reindeer
en: reindeer; reindeer herders
mn: цаа буга; цаатан
also: Dukha people; Tsaatan; цаатны аялал; reindeer herding
broader: livestock-industry

pigs-poultry
en: pigs and poultry; chickens; pigs
mn: гахай; тахиа; гахай шувуу
also: hens; chicken; rabbits; туулай; ducks; нугас; turkeys; цацагт хяруул; chicks; дэгдээхэй
broader: livestock-industry
related: poultry-pig-farming

dogs
en: dogs; puppies; dog owners
mn: нохой; гөлөг; нохойтой айл
also: dog; dog walking; нохой салхилуулах; dog training; Mongolian bankhar; банхар; хоточ нохой; guard dog; guide dog; хөтөч нохой
broader: pets-industry
related: pet-care

cats
en: cats; kittens; cat owners
mn: муур; муурын зулзага
also: cat; cat food; муурын хоол; cat cafe; муурын кафе
broader: pets-industry
related: pet-care

stray-animals
en: stray dogs; stray animals; animal shelter
mn: золбин нохой; золбин амьтан; амьтны хамгаалах байр
also: animal rescue; амьтан аврах; animal adoption; нохой үрчлэх; animal welfare; амьтны эрх; lost pets; төөрсөн нохой
broader: pets-industry
related: non-profit; pet-care

lost-livestock
en: lost livestock; livestock theft; finding lost animals
mn: алдуул мал; малын хулгай; мал хайх
also: lost horses; алдсан мал; livestock tracker; мал алдах; theft of livestock; алдсан адуу; GPS collar; мал хянах
broader: livestock-industry
related: livestock-traceability; gps-tracking

animal-diseases
en: animal diseases; livestock diseases; foot-and-mouth disease
mn: малын өвчин; малын гоц халдварт өвчин; малын халдварт өвчин
also: FMD; шүлхий өвчин; brucellosis; бруцеллёз өвчин; sheep pox; хонины цэцэг; quarantine of livestock; livestock vaccination; мал вакцинжуулалт; lumpy skin
broader: veterinary-industry; livestock-industry
related: veterinary

animal-breeding
en: animal breeding; breeding stock; artificial insemination
mn: мал үржүүлэг; малын удмын сан; зохиомол хээлтүүлэг
also: pedigree animals; цэвэр үүлдрийн мал; үүлдэр; breeding bulls; хээлтүүлэгч; livestock genetics; малын генетик; embryo transfer
broader: livestock-industry
related: animal-husbandry

herders-life
en: herders; herder households; nomadic life
mn: малчид; малчин айл; нүүдэлчин ахуй; нүүдлийн амьдрал
also: nomads; нүүдэлчид; nomadic families; herder income; малчны орлого; малчдын амьдрал; otor; отор; seasonal migration; нүүдэлчин айл; young herders; залуу малчин
broader: livestock-industry
related: pasture; rural-life

wildlife
en: wildlife; wild animals; snow leopards
mn: зэрлэг амьтан; ан амьтан; ирвэс; цоохор ирвэс
also: gazelles; цагаан зээр; argali; аргаль; янгир; ibex; wolves; чоно; marmots; тарвага; takhi; тахь; Przewalski horse; gobi bear; мазаалай; rare animals; ховор амьтан; poaching; хулгайн ан
broader: environment-industry
related: wildlife-conservation

birds
en: birds; birdwatching; falcons
mn: шувуу; шувуу ажиглах; нүүдлийн шувуу; шонхор
also: birding; saker falcon; идлэг шонхор; eagle hunting; бүргэдчин; бүргэдийн баяр; eagles; бүргэд; cranes; тогоруу
broader: environment-industry
related: wildlife-conservation

insects-pests
en: pests and insects; insects; pest outbreaks; rodents
mn: хортон шавж; шавж; мэрэгч; хортон мэрэгч
also: locusts; царцаа; mice; үлийн цагаан оготно; ticks; хачиг; bed bugs; хясаа; cockroaches; жоом
related: soil-science; cleaning-services

# ---------------------------------------------------------------- family, age and people

children-topic
en: children; kids; toddlers
mn: хүүхэд; хүүхэд багачууд; бага насны хүүхэд
also: child; young children; балчир хүүхэд; hүүхдүүд; for kids; хүүхдэд зориулсан; школьник; kids app; хүүхдийн апп
broader: kids-family-industry
related: parents; childcare-industry

babies
en: babies; newborns; infants
mn: нярай; нялх хүүхэд; нярай хүүхэд
also: baby; newborn; baby products; нялхсын бараа; diapers; живх; памперс; breastfeeding; хөхөөр хооллох; baby clothes; нялхсын хувцас; stroller; хүүхдийн тэрэг
broader: kids-family-industry
related: pregnancy; parents

parents
en: parents; mothers and fathers; parenthood
mn: эцэг эх; аав ээж; аав ээжүүд; ээжүүд
also: mums; moms; mothers; fathers; dads; аавууд; working mothers; ажил хийдэг ээжүүд; single parents; өрх толгойлсон эх; өрх толгойлсон; parent community
broader: kids-family-industry
related: parenting-education; children-topic

family-life
en: family life; families; households
mn: гэр бүл; айл өрх; гэр бүлийн амьдрал
also: family; family members; family calendar; гэр бүлийн хуанли; relatives; хамаатан садан; ах дүү төрөл садан; marriage; гэрлэлт; newlyweds; залуу гэр бүл; family time
broader: kids-family-industry
related: family-law; parents

family-tree
en: family tree; genealogy; ancestry
mn: угийн бичиг; ургийн мод; удам судар
also: family history; гэр бүлийн түүх; ураг төрөл; clan names; ургийн овог; genealogy app; lineage; өвөг дээдэс
related: family-life; cultural-heritage

divorce-custody
en: divorce; child support; separation
mn: гэр бүл салалт; салалт; хүүхдийн тэтгэлэг
also: alimony; custody; салсан гэр бүл; asset division; хөрөнгө хуваах
broader: legal-industry
related: family-law; family-life

elderly-topic
en: elderly people; seniors; older people; grandparents
mn: ахмад настан; өндөр настан; настай хүмүүс; эмээ өвөө
also: elderly; senior citizens; old people; ахмадууд; pensioners; тэтгэврийн хүмүүс; өндөр настнууд; aging; ageing; хөгшид; dementia; зөнөгрөл; Alzheimer; альцгеймер
broader: social-impact-industry
related: elder-care-industry; pensions

youth
en: young people; youth; teenagers
mn: залуучууд; өсвөр нас; өсвөр насныхан
also: teens; adolescents; young adults; gen Z; залуу үе; youth club; залуучуудын клуб; youth unemployment; залуучуудын ажилгүйдэл; youth centre
broader: social-impact-industry
related: students-topic

women-topic
en: women; women entrepreneurs; girls
mn: эмэгтэйчүүд; бизнес эрхлэгч эмэгтэйчүүд; охид
also: female founders; women in tech; технологи дахь эмэгтэйчүүд; women-led; эмэгтэй удирдагч; girls in STEM; бүсгүйчүүд; женщины; female entrepreneur
broader: social-impact-industry
related: women-health-industry

gender-violence
en: domestic violence; violence against women; child abuse
mn: гэр бүлийн хүчирхийлэл; хүүхдийн хүчирхийлэл; хүчирхийлэлгүй орчин
also: hotline for victims; хүчирхийллийн хохирогч; child protection; хүүхэд хамгаалал; хамгаалах байр; sexual harassment; бэлгийн дарамт; safe house
broader: social-impact-industry
related: social-work

students-topic
en: students; university students; student life
mn: оюутан; оюутнууд; оюутны амьдрал
also: student; undergraduates; оюутан залуус; student community; оюутны клуб; campus; кампус; student discount; оюутны хөнгөлөлт; freshmen
broader: education-industry
related: youth; scholarships

dating-relationships
en: dating; relationships; matchmaking; making friends
mn: болзоо; танилцах; хос; найз олох
also: online dating; хайр дурлал; couples; хосууд; хань ижил; meeting new people; шинэ хүнтэй танилцах; friendship; найз нөхөд; loneliness; ганцаардал
broader: social-network-industry
related: family-life

weddings-topic
en: wedding planning; brides; wedding gifts
mn: хурим найр; бэр; сүй бэлэг; хуримын бэлтгэл
also: bride; groom; wedding dress; хуримын даашинз; wedding invitation; хуримын урилга; proposal planning; гэрлэх санал
broader: events-industry
related: wedding-planning

birthdays-gifts
en: gifts; birthday gifts; presents; greeting cards
mn: бэлэг; төрсөн өдрийн бэлэг; мэндчилгээ
also: gift ideas; бэлгийн санаа; gift box; бэлгийн хайрцаг; gift card; бэлгийн карт; surprise; сюрприз; corporate gifts; байгууллагын бэлэг; мэндчилгээний карт; flowers delivery; цэцэг хүргэлт
broader: retail
related: events-industry

babysitters-nannies
en: babysitters; nannies; childminding
mn: хүүхэд харагч; хүүхэд асрагч; асрагч
also: nanny; babysitter; au pair; хүүхэд харуулах; find a nanny; асрагч олох; school pick-up; сургуулиас авах
broader: childcare-industry
related: parents; early-childhood-education

adoption-orphans
en: orphans; foster care; adoption of children
mn: өнчин хүүхэд; хүүхэд үрчлэх; асран хамгаалагч
also: orphanage; асрамжийн төв; street children; гудамжны хүүхэд; үрчлэлт
broader: social-impact-industry
related: non-profit; children-topic

names-identity
en: personal names; baby names
mn: хүний нэр; хүүхдэд нэр өгөх; монгол нэр
also: name giving; нэр хайрлах; name meaning; нэрний утга; нэр сонгох
related: family-tree

# ---------------------------------------------------------------- school life and learning

school-life
en: school; school pupils; secondary school; pupils
mn: сургууль; сурагч; сурагчид; ерөнхий боловсролын сургууль
also: schoolchildren; ЕБС; high school; ахлах анги; дунд сургууль; classroom; ангийн өрөө; school bus; сургуулийн автобус; school fees; сургалтын төлбөр; school app; сургуулийн апп; homework; гэрийн даалгавар
broader: education-industry
related: teaching; children-topic

teachers-topic
en: teachers; school staff; teacher workload
mn: багш нар; багшийн хөгжил; багшийн ажлын ачаалал
also: teacher tools; багшийн туслах; lesson plans; ээлжит хичээл; хичээлийн төлөвлөгөө; classroom management; анги удирдах
broader: education-industry
related: teaching; school-life

universities-colleges
en: universities; university; college
mn: их сургууль коллеж; их дээд сургууль; коллеж
also: МУИС; ШУТИС; bachelor; бакалавр; master's degree; магистр; MUST university; university admission; их сургуулийн элсэлт; ИДС; campus life; diploma; диплом
broader: education-industry
related: higher-education; students-topic

exams
en: exams; university entrance exam; tests
mn: шалгалт; элсэлтийн ерөнхий шалгалт; ЭЕШ; улсын шалгалт
also: exam preparation; шалгалтад бэлтгэх; mock test; сорил; past papers; entrance exam; элсэлтийн шалгалт; SAT; САТ шалгалт; quiz; асуулт хариулт; test bank; тестийн сан; IELTS exam
broader: education-industry
related: stem-teaching; language-teaching

scholarships
en: scholarships; student grants; tuition funding
mn: тэтгэлэг; сургалтын тэтгэлэг; тэтгэлэгт хөтөлбөр
also: scholarship; Fulbright; Chevening; MEXT; монбушо; KGSP; GKS; scholarship search; тэтгэлэг хайх; student loan; сургалтын зээл; Боловсролын зээлийн сан
broader: education-industry
related: study-abroad-consulting; students-topic

reading-literacy
en: reading; literacy; learning to read
mn: уншлага; унших чадвар; ном унших; бичиг үсэг
also: reading habit; номын клуб; book club; letters and alphabet; цагаан толгой; үсэг сурах; reading comprehension; уншиж ойлгох; speed reading; хурдан унших; storytelling for kids
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
also: math; algebra; алгебр; geometry; геометр; mental arithmetic; абакус; abacus; сампин; calculus; math olympiad; математикийн олимпиад; math problems; бодлого бодох; math app
broader: education-industry
related: stem-teaching

natural-sciences
en: physics, chemistry and biology; natural sciences; science experiments
mn: байгалийн ухаан; физикийн хичээл; химийн хичээл; туршилт хийх
also: physics; физик; biology; биологи; STEM kits; science lab; шинжлэх ухааны лаборатори; school lab; сургуулийн лаборатори; science museum; science club; STEM
broader: education-industry
related: stem-teaching; science-research-industry

history-topic
en: history; Mongolian history; historical sources
mn: түүх; монголын түүх; түүхийн сурвалж
also: Chinggis Khaan; Чингис хаан; Genghis Khan; Mongol Empire; Монголын эзэнт гүрэн; Secret History; Нууц товчоо; historical documents; түүхэн баримт; world history; дэлхийн түүх; historian; түүхч
broader: arts-culture-industry; education-industry
related: cultural-heritage

coding-for-kids
en: coding for children; computer lessons; robotics club
mn: хүүхдийн программчлал; компьютерын хичээл; робот угсрах дугуйлан
also: kids coding; робот дугуйлан; мэдээлэл зүй; informatics; code club; scratch; LEGO; лего
broader: education-industry
related: kids-coding; robotics

english-learning
en: learning English; English vocabulary; English speaking practice
mn: англи хэл сурах; англи үг цээжлэх; англиар ярьж сурах
also: English lessons; англи хэлний хичээл; speaking club; ярианы клуб; vocabulary app; үг цээжлэх; flashcards; флаш карт; pronunciation; дуудлага засах; English for kids; хүүхдийн англи хэл
broader: language-education-industry
related: language-teaching; english-language

tutoring-homework
en: tutoring; private lessons; homework help
mn: давтлага; гэрийн багш; гэрийн даалгаварт туслах
also: tutors; find a tutor; багш олох; private tutor; хувийн багш; давтлага өгөх; online tutor; онлайн багш; хичээл давтах; extra lessons; нэмэлт хичээл
broader: education-industry
related: teaching; edtech

clubs-after-school
en: after-school clubs; hobby classes; extracurricular activities
mn: дугуйлан; секц дугуйлан; хичээлээс гадуурх үйл ажиллагаа
also: chess; шатар; шатрын дугуйлан; art class; зургийн дугуйлан; music lessons; swimming lessons; усан сэлэлт; bootcamp for kids; хүүхдийн зуслан; summer camp; зуны сургалт
broader: education-industry; kids-family-industry
related: children-topic

olympiads-competitions
en: olympiads; school competitions; debate
mn: олимпиад; сурагчдын олимпиад; мэтгэлцээн; уралдаан тэмцээн
also: competitions; hackathon; хакатон; debate club; мэтгэлцээний клуб; science fair; essay contest; эсээ бичлэгийн уралдаан; AMO tests
broader: education-industry
related: school-life

career-choice
en: career choice; career guidance; choosing a profession
mn: мэргэжил сонголт; карьер; мэргэжлээ сонгох; карьерын зөвлөгөө
also: career; career planning; career path; CV writing; анкет бөглөх; CV бичих; ажлын ярилцлага; job interview; career fair; ажлын байрны өдөрлөг; aptitude test; professional orientation
broader: education-industry; hrtech
related: coaching; job-search

internships-first-jobs
en: internships; apprenticeships; first jobs
mn: дадлага; дадлагын ажил; оюутны цагийн ажил
also: internship; student jobs; оюутны ажил; trainee; дадлагажигч; graduates; төгсөгчид; дадлага хийх газар; part-time student work
broader: hrtech
related: students-topic; job-search

adult-learning
en: adult learning; reskilling; short courses
mn: насанд хүрэгчдийн сургалт; ур чадвараа дээшлүүлэх; богино хугацааны сургалт; давтан сургалт
also: upskilling; lifelong learning; certificates of completion; сертификаттай сургалт; professional development; мэргэжил дээшлүүлэх; digital skills; дижитал ур чадвар; evening courses
broader: education-industry
related: training; vocational-education

digital-literacy
en: digital literacy; media literacy; computer basics
mn: цахим бичиг үсэг; дижитал бичиг үсгийн боловсрол; медиа боловсрол; компьютерын анхан шат
also: teaching seniors to use phones; ухаалаг утас сургах; fake news; хуурамч мэдээ; fact checking; баримт шалгах; internet safety; хүүхдийн цахим аюулгүй байдал; screen time; дэлгэцийн цаг; cyberbullying; цахим дээрэлхэлт
broader: education-industry
related: scams-fraud

school-bullying
en: bullying; school safety; school violence
mn: үе тэнгийн дээрэлхэлт; сургуулийн аюулгүй байдал; дээрэлхэлт
also: anti-bullying; дарамт шахалт; үе тэнгийн дарамт; school psychologist; сургуулийн сэтгэл зүйч
broader: social-impact-industry
related: school-life; mental-stress

special-needs-children
en: autism; children with special needs; speech delay; dyslexia
mn: аутизм; тусгай хэрэгцээт хүүхэд; хэлд орох хоцрогдол; дислекси
also: autistic children; аутизмтай хүүхэд; ADHD; хэт хөдөлгөөнтөх; Down syndrome; дауны хам шинж; cerebral palsy; тархины саажилт; speech therapy for kids; ярианы бэрхшээл
broader: social-impact-industry; education-industry
related: special-education; disability

textbooks-learning-materials
en: textbooks; learning materials; workbooks
mn: сурах бичиг; хичээлийн материал; дасгалын ном
also: textbook; study notes; хичээлийн тэмдэглэл; lecture notes; лекц; video lessons; видео хичээл; workbook; stationery; бичиг хэрэг; school supplies; сургуулийн хэрэглэл
broader: education-industry; publishing-industry
related: curriculum-design

research-papers
en: research papers; theses; citations
mn: эрдэм шинжилгээний өгүүлэл; дипломын ажил; судалгааны ажил
also: thesis; dissertation; диссертаци; plagiarism; хуулбарлалт шалгах; scientific journals; эрдэм шинжилгээний сэтгүүл; academic articles; ишлэл; library search
broader: science-research-industry
related: research; academic-writing

# ---------------------------------------------------------------- health

diabetes
en: diabetes; blood sugar; insulin
mn: чихрийн шижин; цусан дахь сахар; инсулин
also: diabetic; glucose; сахарын хэмжээ; шижинтэй; glucometer; сахар хэмжигч
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
mn: хорт хавдар; эрт илрүүлэг; хавдрын эрт илрүүлэг
also: tumour; liver cancer; элэгний хорт хавдар; breast cancer; хөхний хорт хавдар; cervical cancer; умайн хүзүүний хавдар; хавдартай; health check-up; урьдчилан сэргийлэх үзлэг
broader: healthcare
related: oncology

liver-hepatitis
en: hepatitis; liver disease
mn: гепатит; элэгний өвчин; элэгний вирус
also: hepatitis B; hepatitis C; С вирус; В вирус; элэгний хатуурал; liver; элэг бүтэн Монгол; cirrhosis
broader: healthcare
related: internal-medicine

rare-diseases
en: rare diseases; genetic disorders; patient communities
mn: ховор өвчин; удамшлын өвчин; өвчтөний нийгэмлэг
also: genetic disease; генетикийн эмгэг; orphan drugs; muscular dystrophy; булчингийн сулрал; patient registry; patients association
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
also: COVID; ковид; коронавирус; influenza; ханиад; measles; улаан бурхан; HIV; ХДХВ; ДОХ; STI; БЗДХ; virus outbreak
broader: healthcare
related: public-health; vaccination

vaccination
en: vaccines; vaccination; immunisation
mn: вакцин; дархлаажуулалт; вакцинжуулалт
also: immunization; vaccine reminder; вакцины хуваарь; immunity; дархлаа; хүүхдийн вакцин
broader: healthcare
related: public-health; infectious-disease

pregnancy
en: pregnancy; childbirth; expectant mothers
mn: жирэмслэлт; жирэмсэн эх; төрөлт; жирэмсэн ээжүүд
also: pregnant women; жирэмсэн эмэгтэй; maternity; амаржих газар; antenatal care; miscarriage; зулбалт; postpartum; төрсний дараах; maternity leave; жирэмсний амралт
broader: women-health-industry
related: obstetrics-gynaecology; babies

fertility
en: fertility; infertility treatment; menstrual cycle
mn: үргүйдэл; үр шилжүүлэн суулгах; сарын тэмдэг; үр тогтоох
also: IVF; эко бэби; period tracker; сарын тэмдгийн хуанли; menopause; цэвэршилт; family planning; гэр бүл төлөвлөлт; contraception; жирэмслэлтээс хамгаалах
broader: women-health-industry
related: obstetrics-gynaecology; pregnancy

eyesight
en: eyesight; vision; glasses; short-sightedness
mn: хараа; нүдний хараа; нүдний шил; хараа муудах
also: myopia; ойрын хараа; eye test; хараа шалгах; contact lenses; линз; blindness; eye strain; нүд ядрах; optician
broader: healthcare
related: ophthalmology

hearing
en: hearing; deafness; hearing aids
mn: сонсгол; сонсголын аппарат; сонсголын бэрхшээл
also: deaf people; дүлий; сонсголгүй; hearing loss; сонсгол муудах; hearing aid; чихний аппарат
broader: healthcare
related: disability; sign-language

skin-allergy
en: skin problems; acne; eczema
mn: арьсны өвчин; батга; экзем; арьсны асуудал
also: acne treatment; psoriasis; псориаз; skin type; арьсны төрөл; sensitive skin; харшилтай арьс; sun protection; нарны тос
broader: healthcare
related: dermatology; beauty-industry

allergy
en: allergies; asthma; respiratory illness
mn: харшил; багтраа; амьсгалын замын өвчин; астма
also: allergy; hay fever; хаврын харшил; pollen; тоосонцрын харшил; lungs; уушгины өвчин; pneumonia; хатгалгаа; хатгаа; breathing problems; nebulizer
broader: healthcare
related: air-quality-industry

bones-back-pain
en: back pain; joints and bones; posture
mn: нурууны өвдөлт; үе мөч; яс үе; биеийн байрлал
also: spine; нуруу өвдөх; scoliosis; нурууны муруйлт; disc hernia; дискний ивэрхий; osteoporosis; яс сийрэгжилт; arthritis; fractures; хугарал; sedentary lifestyle; суугаа ажил
broader: healthcare
related: rehabilitation

rehab-recovery
en: recovery after illness; prosthetics; wheelchairs
mn: сэргээн засал; нөхөн сэргээх эмчилгээ; хиймэл эрхтэн; тэргэнцэр
also: prosthesis; протез хийх; wheelchair; orthopaedic shoes; ортопед; stroke recovery; харвалтын дараах; home exercises; гэрийн дасгал; assistive devices; туслах хэрэгсэл
broader: healthcare
related: rehabilitation; disability

mental-stress
en: stress; burnout; anxiety; depression
mn: стресс; сэтгэл гутрал; сэтгэл түгшилт; ажлын халшрал; сэтгэлийн дарамт
also: mental stress; panic attacks; сандрал; депресс; бухимдал; suicide prevention; амиа хорлохоос сэргийлэх; emotional support; сэтгэлийн дэм; сэтгэл санаа; ядаргаа; self-help; mood tracking
broader: mental-health-industry
related: psychology

addiction
en: addiction; alcoholism; quitting smoking; gambling addiction
mn: донтолт; архины хамаарал; тамхинаас гарах; мөрийтэй тоглоом
also: alcohol addiction; архинаас гарах; smoking; тамхи; vaping; вэйп; drug addiction; мансууруулах бодис; betting; бооцоот тоглоом; online gambling; онлайн мөрийтэй тоглоом; phone addiction; утасны донтолт
broader: mental-health-industry
related: mental-health; social-impact-industry

sleep-topic
en: sleep; insomnia; better sleep
mn: нойр; нойргүйдэл; нойрны чанар
also: sleep tracking; нойр дутах; sleep disorder; нойрны эмгэг; sleeping; snoring; хурхирах; alarm app
broader: wellness-industry
related: mental-stress

weight-diet
en: weight loss; obesity; dieting
mn: жин хасах; таргалалт; илүүдэл жин; жингээ барих
also: lose weight; турах; diet; дэглэм; BMI; calories; калори; healthy weight; eating habits; хооллох дадал; fasting; мацаг
broader: wellness-industry
related: nutrition; fitness

exercise-topic
en: exercise; workouts; running; home workouts
mn: дасгал хөдөлгөөн; гүйлт; дасгал хийх; өглөөний дасгал
also: jogging; marathon; марафон; step counter; алхаа тоолох; walking; алхалт; yoga practice; strength training; active lifestyle; идэвхтэй хөдөлгөөн; running club; гүйлтийн клуб
broader: sports-industry; wellness-industry
related: fitness

emergency-care
en: ambulance; emergency care; first aid
mn: түргэн тусламж; яаралтай тусламж; анхны тусламж; 103
also: emergency call; яаралтай дуудлага; SOS button; SOS товч; accident; осол гэмтэл; injuries; гэмтэл бэртэл; rescue; аврах; эрэн хайх; search and rescue; emergency room
broader: healthcare
related: emergency-medicine; emergency-management

doctor-appointments
en: doctor appointments; hospital queues; booking a doctor
mn: эмчийн цаг авах; эмнэлгийн дараалал; эмчид үзүүлэх; эмнэлгийн цаг захиалга
also: online doctor; эмчийн цаг; find a doctor; эмч хайх; эмнэлгийн оочер; second opinion; home visit doctor; дуудлагын эмч
broader: healthcare; healthtech
related: booking-systems; queues-waiting

medical-records
en: medical records; health history; lab results
mn: эмнэлгийн түүх; өвчний түүх; шинжилгээний хариу; цахим карт
also: patient records; эрүүл мэндийн дэвтэр; electronic health record; test results; шинжилгээний дүн; health data; эрүүл мэндийн мэдээлэл; prescriptions; эмийн жор; e-prescription; цахим жор
broader: healthtech
related: health-informatics; privacy-data-protection

medicines-topic
en: medicines; drugs and tablets; drug availability
mn: эм; эм тариа; эмийн хомсдол; эм хайх
also: medicine; medication; finding medicines; эмийн үнэ; antibiotics; антибиотик; counterfeit medicine; хуурамч эм; vitamins; витамин; амин дэм; painkillers; drug interactions
broader: pharma-industry
related: pharmacy

medicinal-plants
en: medicinal plants; herbs; herbal remedies
mn: эмийн ургамал; өвс ургамал; ургамлын гаралтай эм; ардын эмчилгээ
also: herbal; ganga; вансэмбэрүү; rosehip; нохойн хошуу; wild plants; зэрлэг ургамал; essential oils; эфирийн тос; CBD; aromatherapy
broader: pharma-industry
related: traditional-medicine

blood-organ-donation
en: blood donation; organ donation; blood bank
mn: цусны донор; цус өгөх; эрхтний донор
also: blood donors; эрхтэн шилжүүлэн суулгах; transplant; organ transplant; цусны төв
broader: healthcare
related: non-profit

teeth-topic
en: teeth; oral hygiene; tooth decay
mn: шүд; амны хөндийн эрүүл ахуй; шүд цоорох
also: toothpaste; шүдний оо; braces; аппарат зүүх; dental check-up; шүд угаах; tooth implants
broader: dental-industry
related: dentistry

patients-families
en: patients; patients' families; caregivers at home
mn: өвчтөн; өвчтөний ар гэр; асран хамгаалагчид; үйлчлүүлэгч өвчтөн
also: patient; inpatients; хэвтэн эмчлүүлэх; ар гэрийнхэн; care at home; асардаг гэр бүл; patient support
broader: healthcare
related: nursing

treatment-abroad
en: treatment abroad; medical travel; Korean hospitals
mn: гадаадад эмчлүүлэх; гадаад эмчилгээ; Солонгост эмчлүүлэх
also: medical tourism agency; эмчилгээний зуучлал; treatment in India; Энэтхэгт эмчлүүлэх; treatment in Turkey; эмчилгээний виз; hospital interpreter; эмнэлгийн орчуулагч
broader: healthcare; tourism
related: migration-diaspora-industry

rural-health
en: rural health care; soum hospitals; mobile clinics
mn: хөдөөгийн эмнэлэг; сумын эмнэлэг; сумын эрүүл мэндийн төв; явуулын эмнэлэг
also: remote diagnosis; алслагдсан сум эмч; bag doctor; багийн эмч; mobile hospital; зайн зөвлөгөө эмч; health care for herders
broader: healthcare
related: rural-life; healthtech

`;
