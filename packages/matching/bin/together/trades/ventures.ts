// Ventures: what they are about, and the trades that such a venture needs beside one another.
export const ventures = `
herd register; herders; lost livestock; GPS tracking; sensors; livestock; countryside > herder; embedded engineer; mobile developer; veterinarian; agritech developer
pasture map; pasture; herders; satellite images; vegetation indices; drought; grazing planning > gis specialist; pasture specialist; mobile developer; herder; data scientist
dzud early warning; dzud; weather; herders; alert systems; insurance; forecasting > meteorologist; data scientist; insurance agent; mobile developer; herder
index insurance for herds; agricultural insurance; dzud; livestock; insurance claims; loans > actuary; insurance agent; gis specialist; herder; compliance officer
animal health line; veterinary services; animal diseases; herders; remote consultations; medicines > veterinarian; mobile developer; herder; support manager
milk collection route; milk; herders; cold chain; dairy processing; local food; couriers > dairy maker; herder; cold chain manager; transport manager; mobile developer
meat with known origin; meat; traceability; livestock; exports; QR payments; halal certification > meat processor; herder; agritech developer; export manager; food safety specialist
cashmere with known origin; cashmere; traceability; herders; fashion; exports; ethical sourcing; sustainability > cashmere processor; herder; knitwear designer; online seller; blockchain developer; brand manager
cashmere brand abroad; cashmere; fashion; clothes; selling online; European market; e-commerce > knitwear designer; cashmere processor; brand manager; online seller; product photographer; export manager
wool insulation; wool; home insulation; felt; building materials; energy saving; houses > insulation specialist; felt maker; production manager; building material dealer; herder
felt and craft shop; felt; craft makers; souvenirs; selling online; tourists > felt maker; souvenir seller; online seller; product photographer; graphic designer
modern deel; deel; fashion; clothes; heritage; selling online; weddings > tailor; knitwear designer; online seller; photographer; brand manager
leather bags; leather; bags; fashion; exports; craft makers > leather craftsman; fashion designer; online seller; export manager
heated winter greenhouse; vegetables; greenhouse farming; home heating; energy saving; local food > greenhouse grower; heating engineer; agronomist; solar installer; distributor
soil sensors for farms; soil; farms; sensors; irrigation; AgriTech; harvest > agronomist; embedded engineer; data scientist; agritech developer
hay and fodder market; dzud; livestock; harvest; trucks; marketplaces; herders > feed maker; herder; ecommerce developer; transport manager
vegetable cellar and cold store; vegetables; cold storage; food waste; wholesale > cold chain manager; agronomist; distributor; hvac engineer
sea buckthorn oil; wild berries; natural cosmetics and soap; exports; oil pressing; organic certification > berry grower; cosmetics maker; export manager; food technologist
natural cosmetics; natural cosmetics and soap; medicinal plants; beauty; selling online; skin problems > cosmetics maker; chemist; brand manager; online seller; graphic designer
honey and herbs; honey; medicinal plants; local food; food packaging > beekeeper; food technologist; graphic designer; distributor
dried dairy snacks; snacks; cheese and curds; food packaging; exports; supermarkets > dairy maker; food technologist; packaging manufacturer; brand manager; export manager
frozen dumplings; noodles and dumplings; ready meals; supermarkets; food packaging > food manufacturer; food technologist; distributor; sales manager; packaging manufacturer
baby food; baby food; babies; parents; food safety; nutrition > food technologist; nutritionist; food safety specialist; brand manager; retail manager
school meals; school meals; children; nutrition; food safety; catering; tenders > caterer; nutritionist; food safety specialist; civil servant; accountant
food waste market; food waste; restaurants; mobile apps; price comparison; small shops > restaurant manager; mobile developer; growth marketer; small shop owner
airag bar and bottling; airag; beverages; fermentation; tourists; heritage > herder; beverage maker; food technologist; brand manager
coffee roastery; coffee; restaurants; franchise; small shops > barista; restaurant manager; franchise manager; interior designer; brand manager
cloud kitchen; restaurants; couriers; food and beverage; delivery apps > chef; restaurant manager; courier manager; mobile developer; digital marketer
food delivery to the countryside; parcels; countryside; small shops; trucks > courier manager; transport manager; distributor; mobile developer
table booking; restaurants; booking; reviews; loyalty programmes > restaurant manager; web developer; ux designer; b2b salesperson
bakery chain; bread; cakes; franchise; small shops > baker; food technologist; retail manager; accountant; interior designer
vegan food; vegan food; recipes; weight loss; restaurants > chef; nutritionist; digital marketer; food technologist
water in ger districts; water; ger district; utility bills; toilets; sensors > water engineer; plumber; embedded engineer; civil servant; ngo manager
clean stove; smoke; home heating; ger district; gers; energy saving > heating engineer; machinist; insulation specialist; environmental engineer; ngo manager
electric heating for gers; home heating; gers; smoke; utility bills; low power > heating engineer; electrician; embedded engineer; energy engineer; industrial designer
air quality map; air quality; smoke; sensors; maps; health; children > environmental engineer; embedded engineer; data scientist; web developer; gis specialist
solar kits for herders; solar panels for homes; herders; instalments; countryside; gers > solar installer; electrician; microfinance officer; salesperson; herder
solar park; renewable energy; energy; foreign investors; project finance > energy project developer; solar installer; financial lawyer; financial analyst; energy engineer
home energy audit; energy saving; home insulation; apartments; mortgages > insulation specialist; energy engineer; banker; heating engineer
battery reuse; batteries; old electronics; circular economy; energy > electronics engineer; waste manager; energy engineer; chemist
charging stations; electric vehicles; parking; mobility; energy > electric vehicle engineer; electrician; mobile developer; energy engineer; property manager
recycling of plastic; plastic; household waste; circular economy; small workshops; construction > waste manager; chemist; production manager; machinist; environmental engineer
deposit bottles; household waste; glass; small shops; vending machines; sensors > waste manager; embedded engineer; beverage maker; small shop owner
second-hand clothes; used things; clothes; circular economy; selling online > online seller; stylist; mobile developer; digital marketer
tree planting; forests; dust; volunteers; land degradation; crowdfunding campaigns > forester; volunteer coordinator; gis specialist; ngo manager
carbon from pastures; pasture; climate finance; herders; carbon projects; satellite images > carbon project developer; pasture specialist; gis specialist; cooperative manager; investor
wildlife cameras; wildlife; artificial intelligence; computer vision; birds; scientific research > ecologist; vision engineer; embedded engineer; ngo manager
forest fire detection; forests; disasters; satellite images; drones; alert systems > gis specialist; drone pilot; emergency manager; machine learning engineer
mine safety platform; mining; workplace accidents; wearables; sensors; alert systems > safety engineer; embedded engineer; mine manager; software house
ore sorting by camera; mining; computer vision; minerals; gold > vision engineer; mineral processing engineer; automation engineer; mine manager
mine fleet monitoring; mining; trucks; fuel; equipment breakdowns; GPS tracking > heavy equipment mechanic; data scientist; embedded engineer; mine manager
mine closure and land recovery; mine closure; soil; environmental services; water > environmental engineer; ecologist; mine manager; financial lawyer; forester
core and assay database; geology; minerals; databases; laboratory software > geologist; backend developer; lab specialist; gis specialist
construction tender platform; construction; tenders; suppliers; contracts > estimator; construction manager; web developer; lawyer; b2b salesperson
building site app; construction; task tracking; reports; site supervision; BIM > construction manager; mobile developer; civil engineer; product manager
prefabricated houses; houses and land; modular building; home insulation; wood; mortgages > architect; civil engineer; sawmill owner; insulation specialist; real estate agent; production manager
home renovation service; home repairs; apartments; interior design; furniture > builder; interior designer; home service founder; estimator; mobile developer
smart apartment block; apartments; neighbours; utility bills; access control; parking > proptech developer; property manager; embedded engineer; cctv installer; accountant
rental marketplace; apartments; tenants and landlords; real estate; contracts > real estate agent; proptech developer; lawyer; digital marketer; payments specialist
land and address register; street addresses; houses and land; maps; government > surveyor; gis specialist; civil servant; backend developer; legaltech developer
parking app; parking; traffic; cars; QR payments; sensors > mobile developer; embedded engineer; payments specialist; civil servant
bus information; buses; traffic; maps; mobile apps > mobile developer; gis specialist; taxi manager; data scientist
ride sharing; taxis; mobility; traffic; mobile apps > taxi manager; mobile developer; backend developer; insurance agent; growth marketer
bicycle and scooter rental; bicycles; rentals; mobile apps; mobility > mobile developer; embedded engineer; mechanic; civil servant
car parts marketplace; car parts; cars; marketplaces; imports > mechanic; parts dealer; ecommerce developer; china sourcing agent; customs broker
roadside help; roadside assistance; cars; trucks; insurance > mechanic; mobile developer; insurance agent; support manager
truck load exchange; trucks; logistics; borders; containers; marketplaces > transport manager; freight forwarder; ecommerce developer; backend developer; b2b salesperson
customs papers by machine; customs duties; paperwork; imports; document extraction; artificial intelligence > customs broker; vision engineer; generative AI developer; freight forwarder
warehouse for online sellers; parcels; inventory; e-commerce; storage space > warehouse manager; online seller; courier manager; erp consultant
parcel lockers; parcels; couriers; small shops; apartments > hardware founder; courier manager; embedded engineer; property manager
buying together from China; imports; wholesale orders; selling online; suppliers > china sourcing agent; online seller; customs broker; freight forwarder
supplier platform for small shops; small shops; wholesale; suppliers; mobile apps; credit > distributor; small shop owner; mobile developer; warehouse manager; fintech developer
shop till and stock app; small shops; inventory; invoices; POS systems; taxes > small shop owner; mobile developer; accountant; b2b salesperson; product manager
automatic bookkeeping; bookkeeping for small firms; invoices; taxes; artificial intelligence; SaaS > accountant; tax consultant; vision engineer; backend developer; b2b salesperson
payroll and attendance; salaries and payroll; attendance; work shifts; HR Tech; SaaS > hr manager; accountant; web developer; product manager; labour lawyer
loan scoring; loans; credit scoring; FinTech; fraud; banking > risk analyst; fintech developer; machine learning engineer; compliance officer; banker
buy now pay later; instalments; FinTech; selling online; credit risk > fintech developer; risk analyst; payments specialist; compliance officer; growth marketer
sending money home; sending money home; exchange rates; Mongolians abroad; FinTech > payments specialist; compliance officer; fintech developer; mobile developer; diaspora organiser
savings app; savings; household budget; FinTech; young people; mobile apps > mobile developer; fintech developer; ux designer; banker; growth marketer
investing for everybody; shares and bonds; gold; investment; mobile apps > stockbroker; fintech developer; compliance officer; ux designer
crowdfunding platform; crowdfunding campaigns; start-up ideas; payments; charity > fintech developer; compliance officer; growth marketer; lawyer; web developer
credit union software; cooperative societies; loans; savings; countryside > microfinance officer; backend developer; accountant; it auditor
insurance comparison; health insurance; cars; price comparison; insurance > insurance agent; web developer; compliance officer; digital marketer
contract assistant; contracts; LegalTech; legal help; artificial intelligence; large language models > lawyer; language engineer; legaltech developer; ux designer
legal help for citizens; legal help; courts; divorce; chatbots; human rights > family lawyer; language engineer; ngo manager; web developer
company registration online; permits; small and medium enterprises; paperwork; foreign investors > lawyer; legaltech developer; accountant; notary
queue-free public services; queues; government; paperwork; identity cards; mobile apps > civil servant; legaltech developer; ux designer; mobile developer
open spending data; corruption; government; tenders; data and analytics; news > journalist; data engineer; civil servant; web developer; election campaigner
citizen reports; soums and districts; roads; street addresses; mobile apps; communities > mobile developer; civil servant; gis specialist; civic tech founder
speech recognition for Mongolian; voice recognition; artificial intelligence; language preservation; subtitles > language engineer; data annotator; machine learning engineer; linguist; b2b salesperson
voice assistant for elders; elderly people; virtual assistants; voice recognition; health > language engineer; nurse; mobile developer; ux designer
machine translation; machine translation; dictionaries; artificial intelligence; tourists > language engineer; translator; machine learning engineer; backend developer
traditional script reader; traditional script; handwriting recognition; heritage; books > vision engineer; historian; librarian; language engineer
call centre robot; customer requests; voice bots; telecommunications; virtual assistants > language engineer; support manager; backend developer; b2b salesperson
dictionary and learner app; dictionaries; English learning; mobile apps; language education > language teacher; mobile developer; translator; linguist
news without noise; news; artificial intelligence; mobile apps; media > journalist; language engineer; mobile developer; growth marketer
doctor booking; doctor appointments; queues; HealthTech; medical records > doctor; healthtech developer; clinic owner; mobile developer; product manager
telehealth for soums; rural health care; remote consultations; patients; internet access > doctor; nurse; healthtech developer; hospital manager; network engineer
cancer screening by image; cancer screening; medical imaging; artificial intelligence; hospitals > lab doctor; vision engineer; doctor; medical device dealer
diabetes companion; diabetes; weight loss; nutrition; mobile apps; chronic illness > doctor; nutritionist; mobile developer; ux designer
pregnancy and mothers; pregnancy; babies; parents; women's health; mobile apps > medical specialist; nurse; mobile developer; psychologist
mental health chat; mental health; stress; young people; mobile apps; privacy > psychologist; mobile developer; ux designer; social worker
elder care network; elderly care; nursing; families; elderly people; wearables > care home manager; nurse; mobile developer; social worker
pharmacy stock network; medicines; pharmacy; inventory; price comparison > pharmacist; backend developer; distributor; healthtech developer
rehabilitation device; recovery after illness; medical devices; disability; hardware > physiotherapist; electronics engineer; industrial designer; medical device dealer
hearing and sight aids; hearing loss; eyesight; disability; hardware > medical specialist; electronics engineer; accessibility specialist; medical device dealer
dental chain; teeth; dental care; booking > dentist; clinic owner; digital marketer; accountant
gym and habit app; exercise; weight loss; wellness; mobile apps; subscription > fitness trainer; mobile developer; nutritionist; growth marketer
school platform; school; parents; exams; EdTech; reports > teacher; edtech developer; ux designer; b2b salesperson; school principal
exam preparation; exams; tutoring; mathematics; mobile apps; students > tutor; edtech developer; teacher; data scientist; growth marketer
reading for small children; reading; children; children's books; mobile apps; early reading > children's author; illustrator; kindergarten teacher; mobile developer
coding club; coding for children; after-school clubs; robotics; school > toy maker; teacher; robotics engineer; web developer
wooden learning toys; children's toys; wood; kids and family; craft makers > toy maker; carpenter; kindergarten teacher; online seller; industrial designer
language exchange; English learning; communities; students; mobile apps > language teacher; mobile developer; community builder; ux designer
study abroad guide; scholarships; universities; working abroad; exams > study abroad consultant; language teacher; web developer; digital marketer
job matching; job search; staff shortage; HR Tech; internships > recruiter; machine learning engineer; web developer; growth marketer; career adviser
gig work for students; freelancers; students; mobile apps; internships > recruiter; mobile developer; payments specialist; lawyer
remote developers for abroad; outsourcing to Mongolia; software; Japanese market; freelancers > outsourcing manager; software house; recruiter; lawyer; language teacher
bilingual accessible lessons; autism; disability; school; parents; EdTech > special needs teacher; edtech developer; psychologist; illustrator
kindergarten finder; childcare; parents; children; reviews > kindergarten teacher; web developer; teacher; digital marketer
babysitters; babysitters; parents; reviews; mobile apps > babysitter agency; mobile developer; lawyer; growth marketer
travel planner; trips; tourists; tourism; maps; artificial intelligence > tour operator; tourism technology developer; generative AI developer; tour guide
herder homestays; tourists; herders; gers; booking; countryside > herder; tour operator; tourism technology developer; translator; tourist camp manager
eco camp; gers; tourism; solar panels for homes; toilets; mountains > tourist camp manager; architect; solar installer; tour operator; chef
winter tourism; tourism; reindeer; hikes; mountains; expeditions > tour operator; tour guide; reindeer herder; pr manager
horse trekking; horses; tourists; hikes; herders > horse trainer; tour guide; tour operator; veterinarian
virtual museum; museum visits; AR/VR; heritage; history > museum curator; vr developer; historian; 3d artist
concert tickets; event tickets; songs; mobile apps; cultural festivals > event manager; music manager; web developer; payments specialist
music for the world; music; songs; folk music; creator economy > musician; sound engineer; music manager; digital marketer
podcast and audiobook app; books; audiobooks; mobile apps; subscription > radio host; publisher; mobile developer; sound engineer; writer
comics and animation; comic stories; children; films and series; heritage > comics artist; writer; animator; publisher
film festival; film and video; cultural festivals; event tickets > film producer; event manager; pr manager; translator
video studio; film and video; advertising; creator economy > videographer; animator; digital marketer; sound engineer
mobile game of nomads; gaming; heritage; horses; mobile apps > game developer; game artist; game designer; sound designer; game producer
learning game; educational games; school; children; mathematics > game developer; teacher; game designer; illustrator
esports league; e-sports; gaming; young people; event tickets > game producer; streamer; event manager; marketing manager
board game; tabletop games; heritage; gifts; craft makers > game designer; illustrator; print house; online seller
art marketplace; paintings; arts and culture; selling online; gifts > gallery owner; illustrator; web developer; photographer
wedding planner app; weddings; photography; event tickets; booking > wedding planner; photographer; mobile developer; caterer; florist
gift delivery; gifts; flowers; couriers; birthdays > florist; courier manager; online seller; web developer
beauty booking; beauty; appointments; salon management; mobile apps > beauty salon owner; mobile developer; ux designer; b2b salesperson
pet care app; pets; dogs; cats; veterinary services > pet shop owner; veterinarian; mobile developer; digital marketer
stray dog shelter; stray dogs; charity; volunteers; adoption > animal shelter manager; veterinarian; volunteer coordinator; pr manager
home services app; home services; home repairs; housework; reviews; mobile apps > home service founder; mobile developer; cleaning company; growth marketer
moving and storage; moving house; storage space; trucks > transport manager; warehouse manager; web developer; digital marketer
family tree; family tree; heritage; photo albums; personal names > historian; mobile developer; backend developer; librarian
diaspora community; Mongolians abroad; migration; communities; visas > diaspora organiser; community builder; immigration lawyer; mobile developer
charity giving; charity; crowdfunding campaigns; volunteers; QR payments > ngo manager; fintech developer; pr manager; volunteer coordinator
women's workshop; women; social enterprise; craft makers; clothes > tailor; ngo manager; online seller; trainer; microfinance officer
domestic violence help; domestic violence; women; legal help; privacy > social worker; family lawyer; psychologist; mobile developer; ngo manager
accessible city; disability; maps; roads; communities > accessibility specialist; mobile developer; gis specialist; civil servant
sports club platform; sports; basketball; after-school clubs; booking > sports coach; web developer; event manager; payments specialist
factory quality by camera; product quality; computer vision; manufacturing; small workshops > vision engineer; quality manager; automation engineer; production manager
small CNC workshop; machine tools for small workshops; metals; furniture; manufacturing > machinist; mechanical engineer; industrial designer; b2b salesperson
predictive maintenance; equipment breakdowns; sensors; energy; manufacturing; machine learning > plant engineer; data scientist; embedded engineer; automation engineer
lab results online; certification; laboratory testing; food and beverage; product quality > lab specialist; food safety specialist; web developer; quality manager
ERP for workshops; inventory; invoices; manufacturing; SaaS > erp consultant; production manager; accountant; software house
cyber safety for firms; cybersecurity; privacy; small and medium enterprises; fraud > security engineer; it auditor; trainer; b2b salesperson
smart watch for herders; smart watches; herders; health; low power > electronics engineer; embedded engineer; herder; industrial designer
satellite internet for soums; internet access; countryside; telecommunications; school > network engineer; satellite engineer; civil servant; salesperson
drones for mines and farms; drones; mining; farms; maps > drone pilot; surveyor; agronomist; gis specialist; robotics engineer
vaccine against animal disease; animal diseases; vaccines; livestock; biotechnology > biotechnologist; veterinarian; lab specialist; pharmacist
herbal medicine factory; medicinal plants; medicines; pharmaceuticals; heritage > traditional healer; pharmacist; chemist; production manager
publishing in both scripts; books; traditional script; reading; textbooks > publisher; calligrapher; translator; graphic designer
marketing for small firms; small shops; marketing; customer acquisition; social networks > digital marketer; copywriter; graphic designer; generative AI developer
customer insight; customer requests; reviews; data and analytics; retail > market researcher; data scientist; web developer; marketing manager
loyalty for shops; loyalty programmes; small shops; customer retention; QR payments > mobile developer; retail manager; marketing manager; payments specialist
franchise of a local brand; franchise; coffee; restaurants; foreign investors > franchise manager; lawyer; restaurant manager; brand manager; cfo
start-up school; start-up ideas; mentors; universities; investment > accelerator manager; startup founder; investor; trainer
coworking in the provinces; coworking; countryside; freelancers; start-up ideas > coworking manager; community builder; interior designer; accelerator manager
`;
