// Concepts of kind place. Hand-written. broader is the containing place.
// Names that are also everyday words (төв, цэцэрлэг, мөрөн) appear only with their аймаг, хот or сум.

export const places = `
@place

# ---------------------------------------------------------------- the world

world
en: worldwide; global; the whole world
mn: дэлхий даяар; дэлхий нийт; олон улсын хэмжээнд
also: anywhere in the world; across the globe; дэлхийн хаана ч; globally

remote
en: remote; work from anywhere; online only; location independent
mn: зайнаас; алсаас; хаанаас ч
tag: online; онлайн
also: remotely; any location; байршил хамаарахгүй; зайнаас хамтрах; digital nomad

asia
en: Asia
mn: Ази; Ази тив
also: Asian countries
broader: world

europe
en: Europe
mn: Европ; Европ тив
also: Еуроп; EMEA
broader: world

north-america
en: North America
mn: Хойд Америк; Умард Америк
broader: world

south-america
en: South America; Latin America
mn: Өмнөд Америк; Латин Америк
also: LATAM
broader: world

africa
en: Africa
mn: Африк; Африк тив
also: African countries
broader: world

oceania
en: Oceania; Australasia
mn: Номхон далайн орнууд; Австрали Океани
also: Asia Pacific; APAC; Номхон далайн бүс
broader: world

central-asia
en: Central Asia
mn: Төв Ази
also: Дундад Ази; Central Asian countries
broader: asia

east-asia
en: East Asia; Northeast Asia
mn: Зүүн Ази; Зүүн хойд Ази
also: Eastern Asia
broader: asia

southeast-asia
en: Southeast Asia; ASEAN
mn: Зүүн өмнөд Ази
also: South East Asia; АСЕАН
broader: asia

south-asia
en: South Asia
mn: Өмнөд Ази
also: Indian subcontinent
broader: asia

middle-east
en: Middle East; MENA; Gulf countries
mn: Ойрхи Дорнод; Дундад Дорнод
also: GCC; Ойрх Дорнод
broader: asia

eastern-europe
en: Eastern Europe; Central and Eastern Europe
mn: Зүүн Европ; Төв ба Зүүн Европ
also: CEE
broader: europe

western-europe
en: Western Europe; DACH region
mn: Баруун Европ
also: DACH
broader: europe

nordics
en: Nordics; Scandinavia; Nordic countries
mn: Скандинав; Хойд Европ; Скандинавын орнууд
also: Northern Europe
broader: europe

european-union
en: European Union; EU countries
mn: Европын холбоо; Европын Холбооны орнууд
also: EU
broader: europe

# ---------------------------------------------------------------- Mongolia: regions and capital

mongolia
en: Mongolia
mn: Монгол; Монгол Улс
also: Mongolian market; Монголд; Mongolie; улс даяар
broader: east-asia; central-asia

ulaanbaatar
en: Ulaanbaatar; Ulan Bator
mn: Улаанбаатар; Улаанбаатар хот; УБ хот; УБ
also: UB; нийслэл; Улаан Баатар; Ulanbator; Улаанбатар
broader: mongolia

rural-mongolia
en: rural Mongolia; Mongolian countryside; aimags
mn: орон нутаг; хөдөө орон нутаг; аймаг орон нутаг
also: хөдөө нутаг; 21 аймаг; аймгууд; хөдөө сум; countryside
broader: mongolia

western-mongolia
en: western Mongolia
mn: баруун аймгууд; баруун бүс
also: баруун аймаг; Алтайн бүс
broader: mongolia

eastern-mongolia
en: eastern Mongolia
mn: зүүн аймгууд; зүүн бүс
also: зүүн аймаг
broader: mongolia

khangai-region
en: Khangai region; central Mongolia
mn: Хангайн бүс; төвийн бүс
also: төвийн аймгууд
broader: mongolia

gobi-region
en: Gobi; Gobi region; Gobi desert; southern Mongolia
mn: говийн бүс; говийн аймгууд; Говь нутаг
also: говь цөл
broader: mongolia

# Ulaanbaatar's nine districts and well-known quarters

bayangol
en: Bayangol district; Bayangol
mn: Баянгол дүүрэг; Баянгол
also: БГД
broader: ulaanbaatar

bayanzurkh
en: Bayanzurkh district; Bayanzurkh
mn: Баянзүрх дүүрэг; Баянзүрх
also: БЗД
broader: ulaanbaatar

chingeltei
en: Chingeltei district; Chingeltei
mn: Чингэлтэй дүүрэг; Чингэлтэй
also: ЧД
broader: ulaanbaatar

sukhbaatar-district
en: Sukhbaatar district
mn: Сүхбаатар дүүрэг
also: СБД; Сүхбаатарын талбай; Sukhbaatar square
broader: ulaanbaatar

khan-uul
en: Khan-Uul district; Khan-Uul
mn: Хан-Уул дүүрэг; Хан-Уул
also: ХУД
broader: ulaanbaatar

songinokhairkhan
en: Songinokhairkhan district; Songinokhairkhan
mn: Сонгинохайрхан дүүрэг; Сонгинохайрхан
also: СХД; Сонгино хайрхан
broader: ulaanbaatar

nalaikh
en: Nalaikh; Nalaikh district
mn: Налайх; Налайх дүүрэг
broader: ulaanbaatar

baganuur
en: Baganuur; Baganuur district
mn: Багануур; Багануур дүүрэг
also: БНД
broader: ulaanbaatar

bagakhangai
en: Bagakhangai; Bagakhangai district
mn: Багахангай; Багахангай дүүрэг
also: БХД
broader: ulaanbaatar

zaisan
en: Zaisan
mn: Зайсан
broader: khan-uul

yarmag
en: Yarmag
mn: Яармаг; Яармагийн хороолол
broader: khan-uul

gachuurt
en: Gachuurt
mn: Гачуурт
broader: bayanzurkh

# ---------------------------------------------------------------- the 21 aimags and their centres

arkhangai
en: Arkhangai; Arkhangai province
mn: Архангай; Архангай аймаг
also: Arhangai
broader: khangai-region

tsetserleg
en: Tsetserleg
mn: Цэцэрлэг хот
also: Архангайн төв; Эрдэнэбулган сум
broader: arkhangai

bayan-ulgii
en: Bayan-Ulgii; Bayan-Olgii; Bayan-Ulgii province
mn: Баян-Өлгий; Баян-Өлгий аймаг
broader: western-mongolia

ulgii
en: Ulgii; Olgii
mn: Өлгий; Өлгий хот
broader: bayan-ulgii

bayankhongor
en: Bayankhongor; Bayankhongor province
mn: Баянхонгор; Баянхонгор аймаг
also: Bayanhongor
broader: khangai-region

bayankhongor-city
en: Bayankhongor city
mn: Баянхонгор хот
also: Баянхонгор сум; Баянхонгор аймгийн төв
broader: bayankhongor

bulgan
en: Bulgan; Bulgan province
mn: Булган; Булган аймаг
broader: khangai-region

bulgan-city
en: Bulgan city; Bulgan town
mn: Булган хот
also: Булган аймгийн төв
broader: bulgan

govi-altai
en: Govi-Altai; Gobi-Altai; Govi-Altai province
mn: Говь-Алтай; Говь-Алтай аймаг
broader: western-mongolia

altai-city
en: Altai city
mn: Алтай хот
also: Есөнбулаг; Говь-Алтайн төв
broader: govi-altai

govisumber
en: Govisumber; Govisumber province
mn: Говьсүмбэр; Говьсүмбэр аймаг
also: Gobisumber
broader: gobi-region

choir
en: Choir city
mn: Чойр; Чойр хот
also: Сүмбэр сум
broader: govisumber

darkhan-uul
en: Darkhan-Uul; Darkhan-Uul province
mn: Дархан-Уул; Дархан-Уул аймаг
broader: khangai-region

darkhan
en: Darkhan; Darkhan city
mn: Дархан; Дархан хот
also: Darhan
broader: darkhan-uul

dornogovi
en: Dornogovi; Dornogobi; Dornogovi province
mn: Дорноговь; Дорноговь аймаг
also: East Gobi
broader: gobi-region

sainshand
en: Sainshand
mn: Сайншанд; Сайншанд хот
broader: dornogovi

dornod
en: Dornod; Dornod province
mn: Дорнод аймаг; Дорнод
also: Зүүн Монгол
broader: eastern-mongolia

choibalsan
en: Choibalsan; Choibalsan city
mn: Чойбалсан; Чойбалсан хот
also: Дорнодын Хэрлэн сум
broader: dornod

dundgovi
en: Dundgovi; Dundgobi; Dundgovi province
mn: Дундговь; Дундговь аймаг
also: Middle Gobi
broader: gobi-region

mandalgovi
en: Mandalgovi; Mandalgobi
mn: Мандалговь; Мандалговь хот
also: Сайнцагаан сум
broader: dundgovi

khovd
en: Khovd; Khovd province
mn: Ховд; Ховд аймаг
also: Hovd
broader: western-mongolia

khovd-city
en: Khovd city
mn: Ховд хот
also: Жаргалант сум; Ховд аймгийн төв
broader: khovd

khuvsgul
en: Khuvsgul; Khovsgol; Khuvsgul province
mn: Хөвсгөл; Хөвсгөл аймаг
also: Hovsgol; Хөвсгөл нуур
broader: khangai-region

murun
en: Murun; Muren; Moron city
mn: Мөрөн хот; Мөрөн сум
also: Хөвсгөлийн төв; Мурун; Mörön
broader: khuvsgul

khentii
en: Khentii; Khentii province
mn: Хэнтий; Хэнтий аймаг
broader: eastern-mongolia

undurkhaan
en: Undurkhaan; Chinggis city
mn: Өндөрхаан; Чингис хот
also: Хэрлэн сум
broader: khentii

orkhon
en: Orkhon province; Orkhon aimag
mn: Орхон аймаг
also: Орхон
broader: khangai-region

erdenet
en: Erdenet; Erdenet city
mn: Эрдэнэт; Эрдэнэт хот
also: Баян-Өндөр сум
broader: orkhon

selenge
en: Selenge; Selenge province
mn: Сэлэнгэ; Сэлэнгэ аймаг
also: Selenga
broader: khangai-region

sukhbaatar-city
en: Sukhbaatar city; Sukhbaatar town
mn: Сүхбаатар хот
also: Сүхбаатар сум; Сэлэнгийн төв
broader: selenge

sukhbaatar-aimag
en: Sukhbaatar province; Sukhbaatar aimag
mn: Сүхбаатар аймаг
also: Сүхбаатар
broader: eastern-mongolia

baruun-urt
en: Baruun-Urt
mn: Баруун-Урт; Баруун-Урт хот
broader: sukhbaatar-aimag

tuv
en: Tuv province; Tov province; Tuv aimag
mn: Төв аймаг
broader: khangai-region

zuunmod
en: Zuunmod; Zuun mod
mn: Зуунмод; Зуунмод хот
also: Зуун мод
broader: tuv

uvs
en: Uvs; Uvs province
mn: Увс аймаг; Увс
also: Увс нуур
broader: western-mongolia

ulaangom
en: Ulaangom
mn: Улаангом; Улаангом хот
broader: uvs

umnugovi
en: Umnugovi; South Gobi; Umnugovi province
mn: Өмнөговь; Өмнөговь аймаг
also: Omnogovi; Umnugobi; Өмнө говь
broader: gobi-region

dalanzadgad
en: Dalanzadgad
mn: Даланзадгад; Даланзадгад хот
broader: umnugovi

uvurkhangai
en: Uvurkhangai; Ovorkhangai; Uvurkhangai province
mn: Өвөрхангай; Өвөрхангай аймаг
also: Ovorhangai; Өвөр хангай
broader: khangai-region

arvaikheer
en: Arvaikheer
mn: Арвайхээр; Арвайхээр хот
broader: uvurkhangai

zavkhan
en: Zavkhan; Zavkhan province
mn: Завхан; Завхан аймаг
also: Zavhan
broader: western-mongolia

uliastai
en: Uliastai
mn: Улиастай; Улиастай хот
broader: zavkhan

# larger sums, border towns, mines and resorts

kharkhorin
en: Kharkhorin; Karakorum; Kharkhorum
mn: Хархорин; Хархорин сум
also: Хархорум; Хар хорум; Orkhon valley; Орхоны хөндий
broader: uvurkhangai

zamyn-uud
en: Zamyn-Uud
mn: Замын-Үүд; Замын-Үүд сум
also: Zamiin-Uud; Замын үүд чөлөөт бүс
broader: dornogovi

altanbulag
en: Altanbulag
mn: Алтанбулаг; Алтанбулаг сум
also: Altanbulag free zone
broader: selenge

sharyn-gol
en: Sharyn Gol
mn: Шарын гол; Шарын гол сум
also: Шарынгол; Sharingol
broader: darkhan-uul

khongor
en: Khongor soum
mn: Хонгор сум
broader: darkhan-uul

mandal-zuunkharaa
en: Zuunkharaa; Mandal soum
mn: Зүүнхараа; Мандал сум
also: Зүүн хараа; Zuun kharaa
broader: selenge

khutul
en: Khutul
mn: Хөтөл хот; Хөтөл тосгон
also: Хөтөлийн цемент; Сайхан сум
broader: selenge

orkhontuul
en: Orkhontuul
mn: Орхонтуул; Орхонтуул сум
broader: selenge

tsagaannuur
en: Tsagaannuur; Tsagaannuur soum
mn: Цагааннуур; Цагааннуур сум
also: Цагаан нуур; Tsaatan land
broader: khuvsgul

khatgal
en: Khatgal
mn: Хатгал; Хатгал тосгон
also: Ханх
broader: khuvsgul

tosontsengel
en: Tosontsengel
mn: Тосонцэнгэл; Тосонцэнгэл сум
broader: zavkhan

khanbogd
en: Khanbogd; Oyu Tolgoi town
mn: Ханбогд; Ханбогд сум
also: Оюу толгойн хотхон
tag: Оюу толгой; Oyu Tolgoi
broader: umnugovi

tsogttsetsii
en: Tsogttsetsii; Tavan Tolgoi
mn: Цогтцэций; Цогтцэций сум; Тавантолгой
also: Таван толгой; Ухаа худаг
broader: umnugovi

gurvantes
en: Gurvantes; Shivee Khuren
mn: Гурвантэс; Шивээхүрэн
also: Гурван тэс
broader: umnugovi

gashuunsukhait
en: Gashuunsukhait border
mn: Гашуунсухайт; Гашуунсухайт боомт
also: Гашуун сухайт
broader: umnugovi

bor-undur
en: Bor-Undur
mn: Бор-Өндөр; Бор-Өндөр сум
broader: khentii

berkh
en: Berkh
mn: Бэрх хот; Бэрх тосгон
broader: khentii

dadal
en: Dadal; Binder
mn: Дадал сум; Биндэр сум
also: Дэлүүн болдог
broader: khentii

khalkhgol
en: Khalkhgol
mn: Халхгол; Халхгол сум
also: Халх гол
broader: dornod

terelj
en: Terelj; Gorkhi-Terelj
mn: Тэрэлж; Горхи-Тэрэлж
broader: ulaanbaatar

khushig-valley
en: Khushig valley; new airport city
mn: Хөшигийн хөндий
also: Чингис хаан нисэх буудал; Chinggis Khaan airport; Сэргэлэн сум
broader: tuv

bornuur
en: Bornuur
mn: Борнуур; Борнуур сум
broader: tuv

batsumber
en: Batsumber
mn: Батсүмбэр; Батсүмбэр сум
broader: tuv

yarant
en: Yarant; Bulgan soum of Khovd
mn: Ярант боомт; Ховдын Булган сум
also: Ярант
broader: khovd

tsenkher
en: Tsenkher
mn: Цэнхэр сум
also: Цэнхэрийн рашаан
broader: arkhangai

bayanchandmani
en: Bayanchandmani
mn: Баянчандмань; Баянчандмань сум
broader: tuv

# ---------------------------------------------------------------- East Asia

china
en: China; PRC
mn: Хятад; Хятад улс; БНХАУ
also: урд хөрш
broader: east-asia

beijing
en: Beijing
mn: Бээжин; Бээжин хот
also: Peking
broader: china

shanghai
en: Shanghai
mn: Шанхай; Шанхай хот
broader: china

shenzhen
en: Shenzhen
mn: Шэньжэнь; Шэньчжэнь
also: Шенжень
broader: china

guangzhou
en: Guangzhou; Canton
mn: Гуанжоу
also: Гуанчжоу
broader: china

hangzhou
en: Hangzhou
mn: Ханжоу
also: Ханчжоу
broader: china

yiwu
en: Yiwu
mn: Иу хот; Иүү
also: Иү хот
broader: china

tianjin
en: Tianjin
mn: Тяньжин
also: Тяньцзинь; Тяньжинь
broader: china

inner-mongolia
en: Inner Mongolia
mn: Өвөр Монгол
also: ӨМӨЗО; Өвөрмонгол; Southern Mongolia region
broader: china

hohhot
en: Hohhot; Huhhot
mn: Хөх хот; Хөххот
broader: inner-mongolia

ordos
en: Ordos
mn: Ордос; Ордос хот
broader: inner-mongolia

erlian
en: Erlian; Erenhot; Ereen
mn: Эрээн; Эрээн хот
also: Эрэн хот; Erlianhaote
broader: inner-mongolia

manzhouli
en: Manzhouli
mn: Манжуур; Манжуур хот
broader: inner-mongolia

urumqi
en: Urumqi; Xinjiang
mn: Үрэмч; Шинжаан
also: Өрөмч; Urumchi
broader: china

hong-kong
en: Hong Kong
mn: Хонконг
also: Хонг Конг; HK
broader: china

macau
en: Macau; Macao
mn: Макао
broader: china

taiwan
en: Taiwan
mn: Тайвань
broader: east-asia

taipei
en: Taipei
mn: Тайбэй; Тайпей
broader: taiwan

south-korea
en: South Korea; Korea; Republic of Korea
mn: Солонгос; БНСУ; Өмнөд Солонгос
also: Солонгост; ROK
broader: east-asia

seoul
en: Seoul
mn: Сөүл; Сөүл хот
also: Сеул
broader: south-korea

incheon
en: Incheon
mn: Инчон; Инчон хот
broader: south-korea

busan
en: Busan; Pusan
mn: Пусан; Бусан
broader: south-korea

daejeon
en: Daejeon
mn: Тэжон
also: Дэжон
broader: south-korea

suwon
en: Suwon; Gyeonggi
mn: Сувон
also: Кёнги
broader: south-korea

gwangju
en: Gwangju
mn: Кванжу
broader: south-korea

north-korea
en: North Korea
mn: Хойд Солонгос; БНАСАУ
broader: east-asia

japan
en: Japan
mn: Япон; Япон улс
also: Японд; Nippon
broader: east-asia

tokyo
en: Tokyo
mn: Токио; Токио хот
also: Токёо
broader: japan

osaka
en: Osaka
mn: Осака; Осака хот
broader: japan

nagoya
en: Nagoya
mn: Нагоя
broader: japan

fukuoka
en: Fukuoka
mn: Фүкүока
broader: japan

kyoto
en: Kyoto
mn: Киото
also: Кёото
broader: japan

sapporo
en: Sapporo; Hokkaido
mn: Саппоро; Хоккайдо
broader: japan

yokohama
en: Yokohama
mn: Йокохама
broader: japan

# ---------------------------------------------------------------- Russia and Central Asia

russia
en: Russia; Russian Federation
mn: Орос; Орос улс; ОХУ
also: Орост; хойд хөрш
broader: eastern-europe; asia

moscow
en: Moscow
mn: Москва; Москва хот
broader: russia

saint-petersburg
en: Saint Petersburg; St. Petersburg
mn: Санкт-Петербург
also: Петербург; Ленинград
broader: russia

siberia
en: Siberia
mn: Сибирь
broader: russia

buryatia
en: Buryatia
mn: Буриад; Буриад улс
also: БНБУ; Buryat Republic
broader: russia

ulan-ude
en: Ulan-Ude
mn: Улаан-Үд; Улаан-Үд хот
broader: buryatia

irkutsk
en: Irkutsk
mn: Эрхүү; Эрхүү хот
also: Иркутск
broader: russia

novosibirsk
en: Novosibirsk
mn: Новосибирск
broader: russia

tuva
en: Tuva; Kyzyl
mn: Тува; Кызыл хот
also: Тыва
tag: Тува
broader: russia

kalmykia
en: Kalmykia; Elista
mn: Халимаг; Элиста
broader: russia

kazakhstan
en: Kazakhstan
mn: Казахстан; Казахстан улс
also: БНКазУ; Хасагстан; Qazaqstan
broader: central-asia

almaty
en: Almaty
mn: Алматы; Алматы хот
also: Алма-Ата; Alma-Ata
broader: kazakhstan

astana
en: Astana; Nur-Sultan
mn: Астана
broader: kazakhstan

uzbekistan
en: Uzbekistan
mn: Узбекистан
broader: central-asia

tashkent
en: Tashkent
mn: Ташкент
broader: uzbekistan

kyrgyzstan
en: Kyrgyzstan
mn: Киргиз; Киргизстан; Киргиз улс
also: Кыргызстан
broader: central-asia

bishkek
en: Bishkek
mn: Бишкек
broader: kyrgyzstan

tajikistan
en: Tajikistan
mn: Тажикистан
broader: central-asia

turkmenistan
en: Turkmenistan
mn: Туркменистан
broader: central-asia

# ---------------------------------------------------------------- South-east and South Asia

singapore
en: Singapore
mn: Сингапур
broader: southeast-asia

malaysia
en: Malaysia
mn: Малайз
also: Малайзи
broader: southeast-asia

kuala-lumpur
en: Kuala Lumpur
mn: Куала-Лумпур
broader: malaysia

thailand
en: Thailand
mn: Тайланд
broader: southeast-asia

bangkok
en: Bangkok
mn: Бангкок
broader: thailand

vietnam
en: Vietnam
mn: Вьетнам
broader: southeast-asia

ho-chi-minh-city
en: Ho Chi Minh City; Saigon
mn: Хо Ши Мин хот
also: Хошимин
broader: vietnam

hanoi
en: Hanoi
mn: Ханой
broader: vietnam

indonesia
en: Indonesia
mn: Индонез
also: Индонези
broader: southeast-asia

jakarta
en: Jakarta
mn: Жакарта
broader: indonesia

bali
en: Bali
mn: Бали; Бали арал
broader: indonesia

philippines
en: Philippines
mn: Филиппин
also: Манила; Manila
broader: southeast-asia

india
en: India
mn: Энэтхэг
broader: south-asia

bengaluru
en: Bengaluru; Bangalore
mn: Бангалор
also: Бенгалуру
broader: india

delhi
en: New Delhi; Delhi
mn: Шинэ Дели; Дели
broader: india

mumbai
en: Mumbai
mn: Мумбай
also: Бомбей
broader: india

nepal
en: Nepal
mn: Балба; Непал
broader: south-asia

pakistan
en: Pakistan
mn: Пакистан
broader: south-asia

# ---------------------------------------------------------------- Middle East

georgia
en: Georgia
mn: Гүрж; Жоржи
broader: eastern-europe

armenia
en: Armenia
mn: Армени
broader: eastern-europe

azerbaijan
en: Azerbaijan
mn: Азербайжан
broader: eastern-europe

belarus
en: Belarus
mn: Беларусь
broader: eastern-europe

slovakia
en: Slovakia
mn: Словак
broader: eastern-europe

serbia
en: Serbia
mn: Серби
broader: eastern-europe

iran
en: Iran
mn: Иран
broader: middle-east

iraq
en: Iraq
mn: Ирак
broader: middle-east

ethiopia
en: Ethiopia
mn: Этиоп
broader: africa

morocco
en: Morocco
mn: Марокко
broader: africa

bangladesh
en: Bangladesh
mn: Бангладеш
broader: south-asia

sri-lanka
en: Sri Lanka
mn: Шри Ланка
broader: south-asia

myanmar
en: Myanmar; Burma
mn: Мьянмар; Бирм
broader: southeast-asia

laos
en: Laos
mn: Лаос
broader: southeast-asia

cambodia
en: Cambodia
mn: Камбож
broader: southeast-asia

turkiye
en: Türkiye; Turkey; Turkiye
mn: Турк; Турк улс
broader: middle-east; europe

istanbul
en: Istanbul
mn: Истанбул; Стамбул
broader: turkiye

ankara
en: Ankara
mn: Анкара
broader: turkiye

israel
en: Israel
mn: Израиль
broader: middle-east

tel-aviv
en: Tel Aviv
mn: Тель-Авив
broader: israel

uae
en: United Arab Emirates; UAE
mn: Арабын Нэгдсэн Эмират; АНЭУ
also: Emirates; Эмират
broader: middle-east

dubai
en: Dubai
mn: Дубай
broader: uae

abu-dhabi
en: Abu Dhabi
mn: Абу-Даби
broader: uae

saudi-arabia
en: Saudi Arabia; Riyadh
mn: Саудын Араб
also: Рияд
broader: middle-east

qatar
en: Qatar; Doha
mn: Катар
also: Доха
broader: middle-east

kuwait
en: Kuwait
mn: Кувейт
broader: middle-east

# ---------------------------------------------------------------- Europe

united-kingdom
en: United Kingdom; UK; Great Britain; England
mn: Их Британи; Англи улс; Британи
also: Нэгдсэн Вант Улс; Britain; Scotland; Шотланд
broader: western-europe

london
en: London
mn: Лондон; Лондон хот
broader: united-kingdom

cambridge-uk
en: Cambridge; Oxford
mn: Кембриж; Оксфорд
broader: united-kingdom

manchester
en: Manchester
mn: Манчестер
broader: united-kingdom

edinburgh
en: Edinburgh
mn: Эдинбург
broader: united-kingdom

ireland
en: Ireland
mn: Ирланд
broader: western-europe; european-union

dublin
en: Dublin
mn: Дублин
broader: ireland

germany
en: Germany
mn: Герман; ХБНГУ; Герман улс
also: Германд; Deutschland
broader: western-europe; european-union

berlin
en: Berlin
mn: Берлин; Берлин хот
broader: germany

munich
en: Munich
mn: Мюнхен
broader: germany

hamburg
en: Hamburg
mn: Гамбург
broader: germany

frankfurt
en: Frankfurt
mn: Франкфурт
broader: germany

cologne
en: Cologne
mn: Кёльн
also: Köln; Дюссельдорф; Düsseldorf
broader: germany

leipzig-dresden
en: Leipzig; Dresden
mn: Лейпциг; Дрезден
broader: germany

austria
en: Austria
mn: Австри
broader: western-europe; european-union

vienna
en: Vienna
mn: Вена
broader: austria

switzerland
en: Switzerland
mn: Швейцар; Швейцарь
broader: western-europe

zurich
en: Zurich
mn: Цюрих
also: Zürich
broader: switzerland

geneva
en: Geneva
mn: Женев
broader: switzerland

france
en: France
mn: Франц; Франц улс
broader: western-europe; european-union

paris
en: Paris
mn: Парис; Парис хот
also: Париж
broader: france

netherlands
en: Netherlands; Holland
mn: Нидерланд; Голланд
broader: western-europe; european-union

amsterdam
en: Amsterdam
mn: Амстердам
broader: netherlands

belgium
en: Belgium
mn: Бельги
broader: western-europe; european-union

brussels
en: Brussels
mn: Брюссель
broader: belgium

luxembourg
en: Luxembourg
mn: Люксембург
broader: western-europe; european-union

spain
en: Spain
mn: Испани
broader: western-europe; european-union

barcelona
en: Barcelona
mn: Барселона
broader: spain

madrid
en: Madrid
mn: Мадрид
broader: spain

portugal
en: Portugal
mn: Португал
also: Португали
broader: western-europe; european-union

lisbon
en: Lisbon
mn: Лиссабон
broader: portugal

italy
en: Italy
mn: Итали
broader: western-europe; european-union

milan
en: Milan
mn: Милан
broader: italy

rome
en: Rome
mn: Ром; Ром хот
broader: italy

czechia
en: Czech Republic; Czechia
mn: Чех; Чех улс; БНЧУ
broader: eastern-europe; european-union

prague
en: Prague
mn: Прага; Прага хот
also: Praha
broader: czechia

brno
en: Brno
mn: Брно
broader: czechia

poland
en: Poland
mn: Польш
broader: eastern-europe; european-union

warsaw
en: Warsaw
mn: Варшав
broader: poland

krakow
en: Krakow; Kraków
mn: Краков
broader: poland

hungary
en: Hungary
mn: Унгар
broader: eastern-europe; european-union

budapest
en: Budapest
mn: Будапешт
broader: hungary

romania
en: Romania
mn: Румын
broader: eastern-europe; european-union

bulgaria
en: Bulgaria
mn: Болгар
also: София; Sofia
broader: eastern-europe; european-union

ukraine
en: Ukraine
mn: Украин
broader: eastern-europe

kyiv
en: Kyiv; Kiev
mn: Киев
broader: ukraine

estonia
en: Estonia
mn: Эстони
broader: eastern-europe; european-union

tallinn
en: Tallinn
mn: Таллин
broader: estonia

lithuania
en: Lithuania; Vilnius
mn: Литва
also: Вильнюс
broader: eastern-europe; european-union

latvia
en: Latvia
mn: Латви
also: Рига; Riga
broader: eastern-europe; european-union

greece
en: Greece
mn: Грек; Грек улс
also: Афин; Athens
broader: europe; european-union

sweden
en: Sweden
mn: Швед; Швед улс
broader: nordics; european-union

stockholm
en: Stockholm
mn: Стокгольм
broader: sweden

gothenburg
en: Gothenburg; Malmö
mn: Гётеборг
also: Мальмё; Malmo
broader: sweden

norway
en: Norway
mn: Норвеги
broader: nordics

oslo
en: Oslo
mn: Осло
broader: norway

denmark
en: Denmark
mn: Дани
broader: nordics; european-union

copenhagen
en: Copenhagen
mn: Копенгаген
broader: denmark

finland
en: Finland
mn: Финланд
broader: nordics; european-union

helsinki
en: Helsinki
mn: Хельсинки
broader: finland

# ---------------------------------------------------------------- North America

usa
en: United States; USA; America
mn: АНУ; Америк; Америкийн Нэгдсэн Улс
also: U.S.
broader: north-america

california
en: California
mn: Калифорни
broader: usa

bay-area
en: San Francisco Bay Area; Silicon Valley; Bay Area
mn: Сан-Францискогийн булангийн бүс; Цахиурын хөндий; Силикон Валли
broader: california

san-francisco
en: San Francisco; SF
mn: Сан-Франциско
also: Frisco
broader: bay-area

oakland
en: Oakland; Berkeley
mn: Оукланд
also: Беркли; Окланд Калифорни
broader: bay-area

san-jose
en: San Jose
mn: Сан-Хосе
broader: bay-area

palo-alto
en: Palo Alto; Mountain View; Stanford
mn: Пало-Альто
also: Стэнфорд
broader: bay-area

los-angeles
en: Los Angeles
mn: Лос-Анжелес
also: L.A.; Лос-Анжелос; Koreatown LA
broader: california

san-diego
en: San Diego
mn: Сан-Диего
broader: california

new-york-state
en: New York State
mn: Нью-Йорк муж
broader: usa

new-york
en: New York; New York City; NYC
mn: Нью-Йорк; Нью-Йорк хот
also: Manhattan; Brooklyn
broader: new-york-state

illinois
en: Illinois
mn: Иллинойс
broader: usa

chicago
en: Chicago
mn: Чикаго; Чикаго хот
broader: illinois

colorado
en: Colorado
mn: Колорадо
broader: usa

denver
en: Denver
mn: Денвер
broader: colorado

washington-dc
en: Washington DC; Washington D.C.
mn: Вашингтон; Вашингтон ДиСи
also: DC area; DMV area
broader: usa

virginia
en: Virginia
mn: Виржини
broader: usa

arlington
en: Arlington; Northern Virginia
mn: Арлингтон
also: Falls Church; Alexandria Virginia; Annandale
broader: virginia

maryland
en: Maryland
mn: Мэрилэнд
also: Baltimore
broader: usa

texas
en: Texas
mn: Техас
broader: usa

austin
en: Austin
mn: Остин
broader: texas

dallas
en: Dallas
mn: Даллас
broader: texas

houston
en: Houston
mn: Хьюстон
broader: texas

massachusetts
en: Massachusetts
mn: Массачусетс
broader: usa

boston
en: Boston
mn: Бостон
broader: massachusetts

washington-state
en: Washington State
mn: Вашингтон муж
broader: usa

seattle
en: Seattle
mn: Сиэтл
broader: washington-state

oregon
en: Oregon; Portland
mn: Орегон
also: Портланд
broader: usa

florida
en: Florida
mn: Флорида
broader: usa

miami
en: Miami
mn: Майами
broader: florida

georgia-usa
en: Atlanta; Georgia USA
mn: Атланта
also: Жоржиа муж
broader: usa

nevada
en: Nevada; Las Vegas
mn: Невада; Лас-Вегас
broader: usa

utah
en: Utah; Salt Lake City
mn: Юта
also: Солт Лейк Сити
broader: usa

arizona
en: Arizona; Phoenix Arizona
mn: Аризона
broader: usa

minnesota
en: Minnesota; Minneapolis
mn: Миннесота
broader: usa

pennsylvania
en: Pennsylvania; Philadelphia
mn: Пенсильвани; Филадельфи
also: Pittsburgh
broader: usa

delaware
en: Delaware
mn: Делавэр
broader: usa

new-jersey
en: New Jersey
mn: Нью-Жерси
broader: usa

ohio
en: Ohio
mn: Охайо
broader: usa

hawaii
en: Hawaii
mn: Хавай
broader: usa

alaska
en: Alaska
mn: Аляск
broader: usa

canada
en: Canada
mn: Канад
broader: north-america

toronto
en: Toronto
mn: Торонто
broader: canada

vancouver
en: Vancouver
mn: Ванкувер
broader: canada

montreal
en: Montreal
mn: Монреаль
broader: canada

calgary
en: Calgary; Edmonton
mn: Калгари
broader: canada

mexico
en: Mexico
mn: Мексик
also: Мехико
broader: north-america

# ---------------------------------------------------------------- South America, Africa, Oceania

brazil
en: Brazil
mn: Бразил
also: São Paulo; Sao Paulo
broader: south-america

argentina
en: Argentina
mn: Аргентин
also: Buenos Aires
broader: south-america

chile
en: Chile; Santiago de Chile
mn: Чили улс
broader: south-america

south-africa
en: South Africa; Cape Town
mn: Өмнөд Африк; БНӨАУ
also: Кейптаун
broader: africa

nigeria
en: Nigeria; Lagos
mn: Нигери
also: Лагос
broader: africa

kenya
en: Kenya; Nairobi
mn: Кени
also: Найроби
broader: africa

egypt
en: Egypt; Cairo
mn: Египет
also: Каир
broader: africa; middle-east

australia
en: Australia
mn: Австрали; Австрали улс
broader: oceania

sydney
en: Sydney
mn: Сидней; Сидней хот
broader: australia

melbourne
en: Melbourne
mn: Мельбурн
broader: australia

brisbane
en: Brisbane
mn: Брисбен
broader: australia

perth
en: Perth Australia; Perth
mn: Перт; Перт хот
broader: australia

new-zealand
en: New Zealand
mn: Шинэ Зеланд
broader: oceania

auckland
en: Auckland
mn: Окланд
broader: new-zealand
`;
