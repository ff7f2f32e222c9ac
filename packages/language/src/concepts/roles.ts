// Concepts of kind role: titles of persons. Hand-written. Each role implies the skills it surely has.
// A role may carry the same word as a skill: labels are unique within one kind only.

export const roles = `
@role

# ---------------------------------------------------------------- founders

founder
en: founder; startup founder; founding CEO
mn: үүсгэн байгуулагч; үндэслэгч; стартап үүсгэн байгуулагч
also: фаундер; стартапер
implies: entrepreneurship

co-founder
en: co-founder; cofounder; founding partner; founding team member
mn: хамтран үүсгэн байгуулагч; хамтран үндэслэгч; хамтран байгуулагч; үүсгэн байгуулагч партнёр
also: кофаундер; хамтран үүсгэгч; хамт үүсгэн байгуулах; хамтран үүсгэн байгуулах; founding member; startup partner; стартап партнёр; right hand; hands-on partner
tag: partner; түнш; партнёр; партнер; хамтрагч
broader: founder
implies: entrepreneurship

technical-co-founder
en: technical co-founder; tech co-founder; technical founder
mn: техникийн хамтран үүсгэн байгуулагч; технологийн хамтран үүсгэн байгуулагч; техникийн үүсгэн байгуулагч
also: technical partner; техникийн хамтран үүсгэгч; технологи талыг хариуцах хүн; somebody technical; someone technical; technical person; tech person; tech guy; tech partner; техникийн хүн; технологийн партнёр; техник талын партнёр; founding engineer; техникийн cofounder; техник талын хамтран үүсгэн байгуулагч
broader: co-founder
related: cto; developer
implies: software-development

business-co-founder
en: business co-founder; commercial co-founder; non-technical co-founder
mn: бизнесийн хамтран үүсгэн байгуулагч; бизнес хариуцсан хамтран үүсгэн байгуулагч; арилжааны хамтран үүсгэн байгуулагч
also: business partner; бизнес хамтран үүсгэгч; бизнесийн хамтран үүсгэгч; non-technical cofounder; non-technical founder; someone commercial; non-technical person; someone non-technical; бизнес талын хүн; бизнес партнёр; бизнесийн түнш
broader: co-founder
related: ceo; business-developer
implies: business; business-development; sales; marketing

solo-founder
en: solo founder; sole founder; indie hacker; solopreneur
mn: дангаараа үүсгэн байгуулагч; ганцаарчилсан үүсгэн байгуулагч; ганцаараа эхлүүлсэн
also: indie maker; ганцаараа стартап; solo entrepreneur
broader: founder

entrepreneur-role
en: entrepreneur; businessman; businesswoman; business owner; small business owner
mn: бизнес эрхлэгч; энтрепренёр; бизнесмен; аж ахуй эрхлэгч
also: company owner; компанийн эзэн; бизнесийн эзэн; бизнес эзэмшигч; энтрепренер; sole proprietor; хувиараа хөдөлмөр эрхлэгч
tag: owner; co-owner; эзэн
related: founder
implies: entrepreneurship; business

serial-entrepreneur
en: serial entrepreneur; serial founder; second-time founder; exited founder
mn: олон компани байгуулсан бизнес эрхлэгч; олон бизнес эхлүүлсэн; олон стартап байгуулсан; туршлагатай үүсгэн байгуулагч
also: стартап байгуулж байсан
broader: entrepreneur-role; founder
implies: entrepreneurship; leadership; strategy

# ---------------------------------------------------------------- C-level and directors

executive
en: executive; senior executive; top management; company director
mn: удирдах ажилтан; дээд түвшний удирдлага; дээд шатны удирдлага; компанийн захирал; захирал
also: C-level; C-suite; удирдах албан тушаал; менежментийн баг
tag: director; VP; SVP; EVP
implies: leadership; business

ceo
en: CEO; chief executive
mn: гүйцэтгэх захирал; CEO
also: general director
tag: гүйцэтгэх; удирдагч
broader: executive
implies: leadership; strategy; business

managing-director
en: managing director; general manager; company president
mn: ерөнхий захирал; ерөнхий менежер; удирдах захирал; компанийн ерөнхийлөгч
also: group director; country manager; country director; салбарын захирал; суурин төлөөлөгч; country head; country representative; улсын захирал; суурин захирал; улс хариуцсан захирал
tag: GM
broader: executive
related: ceo
implies: leadership; operations; business

deputy-director
en: deputy director; vice president; deputy CEO
mn: дэд захирал; дэд ерөнхийлөгч; орлогч захирал
also: vice director; assistant director; захирлын орлогч
broader: executive
implies: leadership; operations

cto
en: CTO; chief technology officer; chief technical officer; technical director
mn: технологийн захирал; CTO; технологи хариуцсан захирал; техникийн захирал
also: си ти о; head of technology; head of engineering; VP of engineering; VP engineering; технологийн удирдлага; техник хариуцсан захирал; техникийн директор
broader: executive
implies: software-development; technical-management; technology-leadership; project-management

cfo
en: CFO; chief financial officer; finance director
mn: санхүүгийн захирал; CFO; санхүү хариуцсан захирал
also: си эф о; head of finance; VP finance; financial director; санхүү эрхэлсэн захирал; санхүүгийн албаны дарга; санхүүгийн хэлтсийн дарга
broader: executive
implies: finance; accounting; financial-modelling; leadership

coo
en: COO; chief operating officer; chief operations officer; director of operations
mn: үйл ажиллагааны захирал; COO; үйл ажиллагаа хариуцсан захирал
also: си о о; үйл ажиллагаа эрхэлсэн захирал; үйл ажиллагааны удирдагч; үйл ажиллагаа хариуцсан удирдлага
broader: executive
related: operations-manager
implies: operations; leadership; project-management

cmo
en: CMO; chief marketing officer; marketing director
mn: маркетингийн захирал; CMO; маркетинг хариуцсан захирал
also: си эм о; head of marketing; VP marketing; VP of marketing; маркетингийн албаны дарга; маркетингийн хэлтсийн дарга; director of marketing
broader: executive; marketer
implies: marketing; branding; leadership

cpo
en: CPO; chief product officer; product director
mn: бүтээгдэхүүний захирал; CPO; бүтээгдэхүүн хариуцсан захирал
also: head of product; VP product; VP of product; director of product
broader: executive; product-manager
implies: product-management; leadership

cio
en: CIO; chief information officer; IT director
mn: мэдээллийн технологийн захирал; CIO; мэдээллийн технологи хариуцсан захирал
also: head of IT; IT захирал; chief digital officer; мэдээллийн технологийн албаны дарга; дижитал шилжилт хариуцсан захирал
broader: executive
related: cto
implies: system-administration; project-management; leadership

ciso
en: CISO; chief information security officer; chief security officer
mn: мэдээллийн аюулгүй байдлын захирал; CISO; мэдээллийн аюулгүй байдал хариуцсан захирал
also: head of information security; кибер аюулгүй байдлын захирал
broader: executive; security-engineer
implies: cybersecurity; compliance; leadership

chief-data-officer
en: chief data officer; head of data; chief AI officer; head of AI
mn: дата хариуцсан захирал; өгөгдөл хариуцсан захирал; хиймэл оюун хариуцсан захирал
also: CDO; data director
broader: executive
implies: data-analysis; data-science; leadership

chief-commercial-officer
en: chief commercial officer; commercial director; chief revenue officer; sales director
mn: арилжааны захирал; борлуулалтын захирал; борлуулалт хариуцсан захирал; худалдаа эрхэлсэн захирал
also: CCO; CRO; бизнес хөгжлийн захирал; худалдаа хариуцсан захирал; бизнес хөгжил хариуцсан захирал; бизнес хөгжүүлэлт хариуцсан захирал
broader: executive
related: sales-manager-role
implies: sales; business-development; leadership

chief-people-officer
en: chief people officer; chief human resources officer; HR director
mn: хүний нөөцийн захирал; хүний нөөц хариуцсан захирал
also: CHRO; head of people; хүний нөөцийн албаны дарга; хүний нөөцийн хэлтсийн дарга; VP people
broader: executive; hr-manager
implies: human-resources; leadership

chief-strategy-officer
en: chief strategy officer; strategy director
mn: стратегийн захирал; стратеги хариуцсан захирал; стратеги төлөвлөлтийн захирал
also: head of strategy; стратеги бодлогын газрын дарга; VP strategy
broader: executive
implies: strategy; leadership; business

general-counsel
en: general counsel; chief legal officer; head of legal
mn: хуулийн хэлтсийн дарга; хуулийн албаны дарга; хууль хариуцсан захирал
also: CLO; in-house counsel; компанийн хуульч
broader: lawyer
implies: legal; contract-law; compliance

chief-of-staff
en: chief of staff
mn: ажлын албаны дарга; тамгын газрын дарга; захиргааны дарга
also: захиргаа удирдлагын дарга; administration director; administrative director; захиргааны захирал
implies: operations; project-management; strategy

board-member
en: board member; board director; independent director; board chair
mn: төлөөлөн удирдах зөвлөлийн гишүүн; ТУЗ-ийн гишүүн; хараат бус гишүүн; ТУЗ-ийн дарга; удирдах зөвлөлийн гишүүн
also: chairman of the board; chairperson; board observer; non-executive director; chair of the board; board chairman; ТУЗ-ийн ерөнхийлөгч; хяналтын зөвлөлийн гишүүн; supervisory board; trustee; итгэмжлэгч гишүүн
tag: chairman; chairwoman; ТУЗ; board
related: advisor
implies: corporate-governance; strategy; leadership

department-head
en: department or team head; department head; head of department; team lead; team leader; line manager
mn: хэлтсийн дарга эсвэл багийн ахлагч; хэлтсийн дарга; албаны дарга; багийн ахлагч; нэгжийн дарга; газрын дарга
also: тим лид; багийн ахлах; division head; unit manager; хэлтсийн менежер; branch manager; салбарын менежер; people manager
tag: ахлагч; manager; менежер; дарга; head; эрхлэгч; ахлах
related: operations-manager
implies: leadership

# ---------------------------------------------------------------- advisors, fractional roles, money

advisor
en: advisor; adviser; startup advisor; advisory board member
mn: зөвлөх; стартап зөвлөх; бизнес зөвлөх
also: зөвлөхөөр ажиллах; advisory role
related: mentor; consultant
implies: strategy

technical-advisor
en: technical advisor; technology advisor; tech advisor; CTO advisor
mn: техникийн зөвлөх; технологийн зөвлөх; IT зөвлөх; мэдээллийн технологийн зөвлөх
also: software consultant; IT consultant; tech consultant; шинжлэх ухааны зөвлөх
broader: advisor
related: cto; fractional-cto
implies: software-development; strategy

commercial-advisor
en: commercial advisor; sales advisor; go-to-market advisor; business development advisor
mn: арилжааны зөвлөх; борлуулалтын зөвлөх; зах зээлд нэвтрэх зөвлөх; бизнес хөгжлийн зөвлөх
also: market entry advisor
broader: advisor
implies: business-development; sales

marketing-advisor
en: marketing advisor; marketing consultant; brand consultant
mn: маркетингийн зөвлөх; брэндийн зөвлөх
also: growth advisor
broader: advisor; marketer
implies: marketing; branding

financial-advisor
en: financial advisor; finance consultant; financial consultant; fundraising advisor
mn: санхүүгийн зөвлөх; хөрөнгө оруулалтын зөвлөх; хөрөнгө босголтын зөвлөх
also: financial planner
broader: advisor
implies: finance; financial-modelling; investment

legal-advisor
en: legal advisor; legal consultant; legal adviser
mn: хуулийн зөвлөх; хууль зүйн зөвлөх; эрх зүйн зөвлөх
also: startup lawyer; стартап хуульч
broader: advisor; lawyer
implies: legal; contract-law

industry-expert
en: industry expert; domain expert; subject matter expert
mn: салбарын мэргэжилтэн; салбарын эксперт; салбарын туршлагатай зөвлөх; мэргэжлийн зөвлөх
also: SME expert; industry specialist; domain specialist
tag: expert
broader: advisor

fractional-cto
en: fractional CTO; part-time CTO; interim CTO; CTO as a service
mn: хагас цагийн технологийн захирал; цагийн CTO; гэрээт CTO; цагийн технологийн захирал; гэрээт технологийн захирал
also: freelance CTO
broader: cto
related: technical-advisor
implies: software-development; leadership

fractional-cfo
en: fractional CFO; part-time CFO; interim CFO; outsourced CFO
mn: хагас цагийн санхүүгийн захирал; цагийн CFO; гэрээт CFO; цагийн санхүүгийн захирал; гэрээт санхүүгийн захирал
also: freelance CFO
broader: cfo
related: financial-advisor
implies: finance; accounting; financial-modelling

fractional-cmo
en: fractional CMO; part-time CMO; interim CMO
mn: хагас цагийн маркетингийн захирал; цагийн CMO; гэрээт CMO; цагийн маркетингийн захирал; гэрээт маркетингийн захирал
also: freelance CMO
broader: cmo
related: marketing-advisor
implies: marketing; branding

fractional-coo
en: fractional COO; interim COO; part-time COO; fractional executive; interim manager
mn: хагас цагийн үйл ажиллагааны захирал; цагийн COO; гэрээт COO; гэрээт захирал; цагийн удирдлага
also: fractional role; fractional work
broader: coo
implies: operations; strategy

mentor
en: mentor
mn: ментор; чиглүүлэгч
also: менторшип; mentorship; mentoring; менторлох; менторинг
related: advisor; coach-role
implies: leadership

coach-role
en: business coach; executive coach; life coach; career coach
mn: бизнес коуч; коуч; карьер коуч; амьдралын коуч
also: коучинг; coaching sessions; certified coach; кооч; career counsellor; карьерын зөвлөгч; мэргэжил сонголтын зөвлөгч
related: mentor; trainer-role
implies: coaching; leadership; training

consultant
en: consultant
mn: консалтант; менежментийн зөвлөх; зөвлөх мэргэжилтэн; бие даасан зөвлөх
also: consulting expert; зөвлөх үйлчилгээ үзүүлэгч
related: advisor
implies: strategy; business

investor-role
en: investor; startup investor; capital partner; funding partner
mn: хөрөнгө оруулагч; стартап хөрөнгө оруулагч; санхүүжүүлэгч
also: инвестор; silent partner; sleeping partner; outside money; outside investment; хөрөнгө оруулах хүн
implies: investment

angel-investor
en: angel investor; business angel; angel syndicate
mn: ангел хөрөнгө оруулагч; сахиусан хөрөнгө оруулагч; бизнес ангел
also: angel check; seed investor; angel network; үрийн хөрөнгө оруулагч
broader: investor-role
implies: investment; entrepreneurship

venture-capitalist
en: venture capitalist; VC investor; venture partner; fund manager
mn: венчур хөрөнгө оруулагч; венч капиталист; венч хөрөнгө оруулагч; хөрөнгө оруулалтын сангийн менежер; эрсдэлийн хөрөнгө оруулагч
also: венчур капиталист; VC partner; VC associate; general partner; private equity manager; сангийн удирдагч
broader: investor-role
implies: investment; financial-modelling; fundraising

brand-ambassador
en: brand ambassador; influencer; opinion leader
mn: брэнд амбассадор; инфлүүнсэр; нөлөөлөгч; брэндийн элч
also: инфлюенсер; инфлуэнсер; KOL; амбассадор; брэндийн нүүр царай
related: content-creator-role
implies: content-creation; social-media-marketing

# ---------------------------------------------------------------- software and data

developer
en: developer; software developer; programmer; software engineer; coder
mn: хөгжүүлэгч; программист; программ хангамжийн инженер; программ хөгжүүлэгч; кодер
also: программ зохиогч; програмист; programist; девелопер; dev; SWE; software engineering lead; систем хөгжүүлэгч; 1С программист; automation developer; n8n developer
implies: software-development

frontend-developer
en: frontend developer; front-end developer; frontend engineer; web developer
mn: фронтэнд хөгжүүлэгч; вэб хөгжүүлэгч; фронт-энд хөгжүүлэгч
also: React developer; React хөгжүүлэгч; webmaster
broader: developer
implies: frontend-development; web-development; javascript

backend-developer
en: backend developer; back-end developer; backend engineer; server-side developer
mn: бэкэнд хөгжүүлэгч; бэк-энд хөгжүүлэгч; серверийн хөгжүүлэгч
also: API developer; Python developer; Java developer; PHP developer; Node developer
broader: developer
implies: backend-development; databases

full-stack-developer
en: full-stack developer; fullstack developer; full-stack engineer
mn: фулстак хөгжүүлэгч; фулл стак хөгжүүлэгч; full-stack хөгжүүлэгч
also: фулстэк хөгжүүлэгч
broader: frontend-developer; backend-developer
implies: full-stack-development; frontend-development; backend-development

mobile-developer
en: mobile developer; app developer; iOS developer; Android developer
mn: мобайл хөгжүүлэгч; апп хөгжүүлэгч; гар утасны апп хөгжүүлэгч; аппликейшн хөгжүүлэгч
also: Flutter developer; React Native developer; андройд хөгжүүлэгч; iOS хөгжүүлэгч; iOS engineer; Android engineer
broader: developer
implies: mobile-development

game-developer
en: game developer; game programmer
mn: тоглоом хөгжүүлэгч; видео тоглоом хөгжүүлэгч; гейм хөгжүүлэгч
also: Unity developer; Unreal developer; гейм девелопер; game engineer
broader: developer
implies: game-development

blockchain-developer
en: blockchain developer; smart contract developer; Web3 developer; blockchain engineer
mn: блокчэйн хөгжүүлэгч; ухаалаг гэрээ хөгжүүлэгч
also: Solidity developer; crypto developer; веб3 хөгжүүлэгч; Web3 engineer; блокчэйн инженер
broader: developer
implies: blockchain

embedded-engineer
en: embedded engineer; firmware engineer; embedded software engineer; IoT engineer
mn: суулгамал системийн инженер; эмбэддэд инженер; микроконтроллер хөгжүүлэгч; IoT инженер
also: firmware developer; embedded developer; IoT developer
broader: engineer; developer
implies: embedded-systems; electronics; iot

hardware-engineer
en: hardware engineer; electronics engineer; electronic engineer
mn: электроникийн инженер; техник хангамжийн инженер; электрон төхөөрөмжийн инженер
also: хардвэр инженер; PCB designer; электроникч
broader: engineer
implies: electronics; embedded-systems

robotics-engineer
en: robotics engineer; automation engineer; mechatronics engineer
mn: роботикийн инженер; автоматжуулалтын инженер; мехатроникийн инженер; робот техникийн инженер
also: robot developer; робот хөгжүүлэгч; automation specialist; автоматикийн инженер; PLC programmer
broader: engineer
implies: robotics; electronics

software-architect
en: software architect; solution architect; system architect; enterprise architect
mn: системийн архитектор; программ хангамжийн архитектор; шийдлийн архитектор
also: tech architect; клауд архитектор; IT архитектор
broader: developer
implies: software-development; cloud-computing; databases

tech-lead
en: tech lead; technical lead; lead developer; engineering manager; lead engineer
mn: техникийн ахлагч; хөгжүүлэлтийн багийн ахлагч; ахлах инженер
also: тек лид; tech team lead; development manager; хөгжүүлэлтийн багийн ахлах; хөгжүүлэлтийн менежер
broader: developer; department-head
related: cto
implies: software-development; technical-management; technology-leadership

devops-engineer
en: DevOps engineer; site reliability engineer; cloud engineer; platform engineer
mn: DevOps инженер; клауд инженер; девопс инженер
also: SRE; үүлэн технологийн инженер; cloud specialist; дэд бүтцийн инженер; release manager; хувилбарын менежер; release engineer
broader: engineer
implies: devops; cloud-computing

qa-engineer
en: QA engineer; software tester; test engineer; QA specialist
mn: QA инженер; тестер; тест инженер; программ хангамжийн тестер; чанарын тестер
also: manual tester; automation tester; SDET; тестлэгч
broader: engineer
implies: qa-testing

security-engineer
en: security engineer; cybersecurity specialist; information security officer; penetration tester; ethical hacker
mn: кибер аюулгүй байдлын мэргэжилтэн; мэдээллийн аюулгүй байдлын мэргэжилтэн; аюулгүй байдлын инженер; кибер аюулгүй байдлын инженер
also: pentester; white hat; мэдээллийн аюулгүй байдлын ажилтан; security analyst; мэдээллийн аюулгүй байдлын инженер; цагаан малгайт хакер; ёс зүйтэй хакер; security researcher; bug bounty hunter; SOC analyst; аюулгүй байдлын шинжээч
broader: engineer
implies: cybersecurity; networking

data-scientist-role
en: data scientist; senior data scientist; decision scientist
mn: дата сайнтист; дата эрдэмтэн; өгөгдлийн эрдэмтэн
also: дата сайентист; дата шинжлэх ухааны мэргэжилтэн
related: ml-engineer; data-analyst-role
implies: data-science; statistics; machine-learning; python

ml-engineer
en: machine learning engineer; AI engineer; ML engineer; AI developer; AI researcher
mn: машин сургалтын инженер; хиймэл оюуны инженер; AI инженер; хиймэл оюун хөгжүүлэгч
also: deep learning engineer; AI specialist; хиймэл оюуны мэргэжилтэн; хиймэл оюун ухааны инженер; AI хөгжүүлэгч; computer vision engineer; NLP engineer; ML инженер; LLM engineer; prompt engineer; хиймэл оюуны судлаач
broader: engineer
implies: machine-learning; artificial-intelligence; python

data-analyst-role
en: data analyst; BI analyst; business intelligence analyst; analytics specialist
mn: дата аналист; дата шинжээч; өгөгдлийн аналист; өгөгдөл шинжээч; мэдээллийн шинжээч
also: BI developer; reporting analyst; product analyst; marketing analyst; дата мэргэжилтэн
implies: data-analysis; statistics

data-engineer-role
en: data engineer; ETL developer; big data engineer; database administrator; DBA
mn: дата инженер; өгөгдлийн инженер; өгөгдлийн сангийн администратор; дата архитектор
also: data architect; database engineer; өгөгдлийн сангийн инженер; data warehouse engineer; analytics engineer
broader: engineer
implies: data-engineering; databases

system-administrator
en: system administrator; sysadmin; IT administrator; systems engineer; network engineer; network administrator
mn: системийн администратор; системийн инженер; сүлжээний инженер; сүлжээний администратор
also: сервер администратор; server administrator; сисадмин; сүлжээчин; network specialist
tag: админ
implies: system-administration; networking

it-specialist-role
en: IT specialist; IT support specialist; help desk technician; IT technician; IT manager
mn: IT мэргэжилтэн; мэдээллийн технологийн мэргэжилтэн; IT инженер; IT менежер; мэдээллийн технологийн ажилтан
also: айти мэргэжилтэн; IT ажилтан; айтишник; IT officer; айти инженер; мэдээллийн технологийн инженер; technical support engineer
implies: it-support; networking

telecom-engineer-role
en: telecom engineer; telecommunications engineer; RF engineer
mn: харилцаа холбооны инженер; холбооны инженер; телекомын инженер
also: холбооны мэргэжилтэн; радио холбооны инженер; fiber technician; шилэн кабелийн инженер
broader: engineer
implies: telecom-engineering; networking; electronics

# ---------------------------------------------------------------- product and projects

product-manager
en: product manager; product owner; product lead
mn: бүтээгдэхүүний менежер; бүтээгдэхүүн хариуцсан менежер; продакт менежер; бүтээгдэхүүний эзэн
also: продакт оунер; продукт оунер; бүтээгдэхүүн хөгжүүлэлтийн менежер
tag: PO
implies: product-management

project-manager-role
en: project manager; project coordinator; project lead; program manager; programme manager
mn: төслийн менежер; төслийн удирдагч; төслийн зохицуулагч; хөтөлбөрийн менежер; төсөл хариуцсан менежер
also: төслийн координатор; project officer; төслийн ажилтан; PMP; хөтөлбөрийн зохицуулагч; төслийн захирал; project director; delivery manager; төсөл гүйцэтгэгч; project administrator
implies: project-management

scrum-master
en: scrum master; agile coach
mn: скрам мастер; аджайл коуч
also: скрум мастер; agile facilitator; эжайл коуч
broader: project-manager-role
implies: agile; project-management

business-analyst
en: business analyst; systems analyst; process analyst; requirements analyst
mn: бизнес аналист; бизнес шинжээч; системийн шинжээч; бизнес процессын шинжээч
also: систем аналист; бизнес анализ хийгч; requirements engineer
tag: BSA; БСА; analyst; BA; шинжээч
implies: business-analysis; project-management; data-analysis; business

# ---------------------------------------------------------------- design, image, sound, word

designer
en: designer; visual designer
mn: дизайнер; бүтээлч дизайнер
also: дезайнер; design lead; head of design; дизайнч; design director; дизайны ахлагч; дизайн хариуцсан захирал; chief design officer
implies: design

ux-ui-designer
en: UX/UI designer; UX designer; UI designer; product designer; UI/UX designer
mn: UX/UI дизайнер; бүтээгдэхүүний дизайнер; UI дизайнер; UX дизайнер; UI/UX дизайнер
also: web designer; вэб дизайнер; UX researcher; UX судлаач; information architect; UX writer lead; мэдээллийн архитектор
broader: designer
implies: ux-design; ui-design

graphic-designer-role
en: graphic designer; brand designer; logo designer; print designer
mn: график дизайнер; лого дизайнер; брэнд дизайнер; график зураач
also: эх бэлтгэгч; packaging designer; сав баглаа боодлын дизайнер; хэвлэлийн дизайнер
broader: designer
implies: graphic-design; branding

animator-role
en: animator; motion designer; 3D artist; 3D animator; motion graphics designer; VFX artist
mn: аниматор; моушн дизайнер; 3D зураач; 3D аниматор; хөдөлгөөнт дүрсийн дизайнер
also: 3Д зураач; моушн график дизайнер; character artist; 3D дизайнер; motion artist; 3D designer
broader: designer
related: artist-role
implies: animation; 3d-modelling

industrial-designer-role
en: industrial designer; hardware product designer; furniture designer
mn: үйлдвэрлэлийн дизайнер; тавилгын дизайнер; эдлэхүүний дизайнер
also: CAD designer; product design engineer
broader: designer
implies: industrial-design; design; 3d-modelling

art-director
en: art director; creative director
mn: арт директор; креатив директор; уран бүтээлийн захирал; бүтээлч найруулагч
also: creative lead; креатив захирал; уран сайхны удирдагч; creative producer; креатив продюсер
broader: designer
implies: design; branding; leadership

fashion-designer-role
en: fashion designer; clothing designer; knitwear designer; apparel designer
mn: хувцас загвар зохион бүтээгч; загвар зохион бүтээгч; моод дизайнер; хувцасны дизайнер; сүлжмэлийн дизайнер
also: загвар зохиогч; fashion stylist; costume designer; stylist; стилист
broader: designer
implies: fashion-design

architect-role
en: architect; urban planner; landscape architect
mn: архитектор; архитекторч; хот төлөвлөгч; ландшафт архитектор
also: уран барилгач; city planner; хот төлөвлөлтийн мэргэжилтэн; ландшафтын дизайнер
implies: architecture; design

interior-designer-role
en: interior designer; interior decorator; space designer
mn: интерьер дизайнер; дотоод засал чимэглэлийн дизайнер; интерьерийн дизайнер
also: дотоод заслын дизайнер; exhibition designer; lighting designer
broader: designer
implies: interior-design; design; architecture

photographer-role
en: photographer; product photographer; wedding photographer; photojournalist
mn: гэрэл зурагчин; фотографч; зурагчин; фото зурагчин; фото сурвалжлагч
also: фотограф; хуримын зурагчин; freelance photographer; фото сэтгүүлч
implies: photography

videographer-role
en: videographer; cameraman; camera operator; cinematographer; video editor
mn: зураглаач; видео зураглаач; видео эвлүүлэгч; видео эдитор
also: видеограф; видео оператор; эвлүүлэгч; видео эвлүүлгийн мэргэжилтэн; film editor; DOP; зураглаач найруулагч; дрон зураглаач
implies: video-production

film-director
en: film director or producer; film director; film producer; TV producer; executive producer; screenwriter
mn: кино найруулагч эсвэл продюсер; кино найруулагч; найруулагч; кино продюсер; продюсер; кино зохиолч; телевизийн найруулагч
also: movie director; movie maker; filmmaker; продюсор; TV director; кино бүтээгч; scriptwriter
implies: film-directing; video-production; project-management

content-creator-role
en: content creator; content producer; content manager; digital creator
mn: контент бүтээгч; контент менежер; контент продюсер; контент креатор
also: podcast host; контент захирал; podcaster; подкастер; блогер; blogger; влогер; vlogger; streamer; стример; youtuber; ютубер; tiktoker; тиктокер
implies: content-creation

writer-role
en: writer; author; novelist; technical writer
mn: зохиолч; нийтлэлч; техникийн бичвэр зохиогч; номын зохиогч; яруу найрагч
also: ghostwriter; freelance writer; poet
implies: writing

copywriter-role
en: copywriter; UX writer; advertising copywriter
mn: копирайтер; зар сурталчилгааны эх зохиогч; рекламын эх зохиогч
also: копирайтор; копи райтер; copy writer; ad writer
implies: copywriting; writing; content-creation; marketing

journalist
en: journalist; reporter; news editor; editor-in-chief; magazine editor
mn: сэтгүүлч; сурвалжлагч; редактор; мэдээний редактор; ерөнхий редактор
also: ерөнхий эрхлэгч
implies: journalism; writing

translator-role
en: translator; interpreter; simultaneous interpreter; localisation specialist
mn: орчуулагч; хэлмэрч; синхрон орчуулагч; аман орчуулагч
also: англи хэлний орчуулагч; subtitler; sworn translator
implies: translation

musician
en: musician; music producer; composer; singer
mn: хөгжимчин; хөгжмийн продюсер; хөгжмийн зохиолч; дуучин
also: ая зохиогч; beatmaker; DJ; диджей; уртын дууч; морин хуурч; хөөмийч
implies: music-performance; music-production

artist-role
en: artist; painter; fine artist
mn: уран бүтээлч; зураач
also: craft artist; calligrapher; уран бичээч; sculptor; уран барималч
related: fine-art
implies: fine-art

# ---------------------------------------------------------------- marketing, sales, customers

marketer
en: marketer; marketing manager; marketing specialist; marketing officer
mn: маркетер; маркетингийн менежер; маркетингийн мэргэжилтэн; маркетингийн ажилтан
also: маркетолог; маркетингч; маркетингийн хүн; marketing person; маркетинг хариуцсан ажилтан; маркетинг хариуцсан менежер; marketing lead; marketing coordinator; маркетинг хийх хүн
implies: marketing

digital-marketer
en: digital marketer; digital marketing manager; digital marketing specialist; performance marketer; growth marketer
mn: дижитал маркетер; дижитал маркетингийн менежер; дижитал маркетингийн мэргэжилтэн
also: growth hacker; SEO specialist; SEO мэргэжилтэн; growth manager; PPC specialist; ads manager; head of growth; CRM manager; CRM marketer; email marketer; growth lead; acquisition manager; ads specialist; ad specialist; таргетлагч; зар сурталчилгааны мэргэжилтэн
broader: marketer
implies: digital-marketing; social-media-marketing

social-media-manager
en: social media manager; social media specialist; social media marketer
mn: сошиал медиа менежер; сошиал менежер; сошиал медиа маркетер; олон нийтийн сүлжээний менежер
also: пэйж хөтлөгч; фэйсбүүк хуудас хөтлөгч; сошиал хариуцсан ажилтан; сошиал медиа мэргэжилтэн
broader: digital-marketer
implies: social-media-marketing; content-creation

brand-manager
en: brand manager; brand strategist; trade marketing manager
mn: брэнд менежер; брэнд стратегич
also: бренд хариуцсан менежер; category manager; ангиллын менежер
broader: marketer
implies: branding; marketing

pr-manager
en: PR manager; public relations officer; communications manager; communications specialist; spokesperson
mn: PR менежер; олон нийттэй харилцах менежер; олон нийттэй харилцах мэргэжилтэн; хэвлэлийн төлөөлөгч; харилцааны менежер
also: press officer; press secretary; хэвлэл мэдээллийн ажилтан; communications officer; пи ар менежер; PR мэргэжилтэн
broader: marketer
implies: public-relations; writing

salesperson
en: salesperson; sales representative; sales manager; sales executive
mn: борлуулагч; борлуулалтын менежер; борлуулалтын төлөөлөгч; борлуулалтын ажилтан; худалдааны төлөөлөгч; худалдааны менежер
also: salesman; sales agent; ХТ төлөөлөгч; SDR
tag: AE
implies: sales

sales-manager-role
en: sales team lead; head of sales team; regional sales manager; sales lead
mn: борлуулалтын багийн ахлагч; борлуулалтын ахлах менежер; бүсийн борлуулалтын менежер
also: sales supervisor; area sales manager
broader: salesperson; department-head
implies: sales; leadership

account-manager-role
en: account manager; key account manager; account executive; B2B sales manager
mn: харилцагчийн менежер; түлхүүр харилцагчийн менежер; байгууллагын борлуулалтын менежер
also: KAM; client manager; харилцагч хариуцсан менежер
tag: AM
broader: salesperson
implies: account-management; b2b-sales; sales; customer-service

business-developer
en: business developer; business development manager; BD manager; partnerships manager; business development representative
mn: бизнес хөгжлийн менежер; бизнес хөгжүүлэлтийн менежер; түншлэлийн менежер; бизнес хөгжүүлэгч
also: BDM; BDR; бизнес девелопер; гадаад харилцааны менежер; гадаад харилцааны мэргэжилтэн; business development executive; бизнес хөгжлийн мэргэжилтэн
tag: BD
implies: business-development; sales

shop-assistant
en: shop assistant; sales clerk; cashier; retail seller
mn: худалдагч; кассчин; худалдагч кассчин; дэлгүүрийн худалдагч; худалдааны зөвлөх
also: худалдааны ажилтан; кассир; лангууны худалдагч; борлуулалтын зөвлөх ажилтан; shelf filler; shopkeeper; shop attendant; petrol station attendant; түгээгч
broader: salesperson
implies: retail-sales; customer-service; sales

customer-service-representative
en: customer service representative; customer support specialist; call centre operator; customer success manager; support agent
mn: харилцагчийн үйлчилгээний ажилтан; хэрэглэгчийн үйлчилгээний ажилтан; дуудлагын төвийн оператор; харилцагчийн үйлчилгээний менежер; лавлахын оператор
also: call center agent; CS manager; колл центрийн оператор; хэрэглэгчийн туслах; receptionist; ресепшн; ресепшин; хүлээн авагч; хүлээн авахын ажилтан; хэрэглэгчийн амжилт хариуцсан; харилцагчийн үйлчилгээ хариуцсан захирал; head of customer success; customer success lead; hotel receptionist
tag: хэрэглэгчийн амжилт; CS
implies: customer-service

community-manager-role
en: community manager; community builder; community lead
mn: комьюнити менежер; хамтын нийгэмлэгийн менежер
also: community organiser; community organizer; group admin; developer advocate; developer relations
implies: community-management; social-media-marketing

event-manager-role
en: event manager; event organiser; event planner; wedding planner; event producer
mn: арга хэмжээ зохион байгуулагч; эвент менежер; ивент менежер; хурим зохион байгуулагч; үйл ажиллагаа зохион байгуулагч
also: event coordinator; эвент зохион байгуулагч; ивент зохион байгуулагч; хурлын зохион байгуулагч; concert promoter; тоглолт зохион байгуулагч
implies: event-management; project-management

# ---------------------------------------------------------------- finance

accountant-role
en: accountant; bookkeeper; senior accountant; certified accountant
mn: нягтлан бодогч; нягтлан; ня-бо
also: нябо; CPA; ACCA; МНБ; гэрээт нягтлан; гэрээт нягтлан бодогч; цалингийн нягтлан; данс бүртгэлийн ажилтан; ерөнхий нягтлан; payroll clerk; нягтлан туслах; accounting assistant; accounts clerk
implies: accounting; tax

auditor
en: auditor; internal auditor; audit manager
mn: аудитор; дотоод аудитор; аудитын менежер; хяналт шалгалтын аудитор
related: accountant-role
implies: audit; accounting

tax-consultant
en: tax consultant; tax advisor; tax inspector; tax specialist
mn: татварын зөвлөх; татварын мэргэжилтэн; татварын байцаагч; татварын мэргэшсэн зөвлөх
also: tax adviser; tax lawyer; ТМЗ; татварын улсын байцаагч; tax accountant
related: accountant-role
implies: tax; compliance

financial-analyst
en: financial analyst; finance manager; investment analyst; financial controller
mn: санхүүгийн шинжээч; санхүүгийн аналист; санхүүгийн менежер; хөрөнгө оруулалтын шинжээч; санхүүч
also: finance specialist; санхүүгийн мэргэжилтэн; санхүү хариуцсан менежер; financial specialist; CFA; FP&A; treasurer; санхүүгийн хянагч; equity analyst; санхүүгийн ажилтан; risk manager; эрсдэлийн менежер; эрсдэлийн шинжээч
implies: finance; financial-modelling

economist
en: economist; research economist; macroeconomist
mn: эдийн засагч; эдийн засгийн шинжээч; эдийн засагч судлаач
also: экономист; economic analyst; эконометрикч
implies: economics; statistics; finance

banker
en: banker; bank manager
mn: банкир; зээлийн менежер
also: банкны менежер; bank clerk; банкны салбарын захирал
implies: banking; finance; customer-service

insurance-agent-role
en: insurance specialist; insurance agent; insurance broker; underwriter; insurance manager
mn: даатгалын мэргэжилтэн; даатгалын төлөөлөгч; даатгалын менежер; даатгалын зуучлагч; андеррайтер
also: insurance adjuster; хохирол үнэлэгч; даатгалын агент; даатгалын брокер
implies: insurance-products; sales

broker-role
en: stockbroker; securities broker; stock trader; crypto trader
mn: брокер; үнэт цаасны брокер; трейдер; хөрөнгийн зах зээлийн мэргэжилтэн
also: forex trader; арилжаа эрхлэгч; day trader
implies: investment; finance

appraiser
en: appraiser; property appraiser; valuation expert
mn: хөрөнгийн үнэлгээчин; үнэлгээчин; хөрөнгө үнэлэгч
also: valuer
implies: valuation; finance

# ---------------------------------------------------------------- law and people

lawyer
en: lawyer; attorney; solicitor
mn: хуульч; өмгөөлөгч; эрх зүйч; хуулийн мэргэжилтэн
also: юрист; corporate lawyer; attorney at law; гэрээний хуульч; paralegal; хуулийн ажилтан
implies: legal; contract-law

notary-role
en: notary; notary public
mn: нотариатч
also: нотариус
implies: notary; legal; contract-law

judge-prosecutor-role
en: judge or prosecutor; prosecutor
mn: шүүгч эсвэл прокурор; шүүгч; прокурор
related: lawyer
implies: legal

mediator-role
en: mediator or arbitrator; mediator; arbitrator
mn: эвлэрүүлэн зуучлагч эсвэл арбитрч; эвлэрүүлэн зуучлагч; арбитрч
related: lawyer
implies: mediation-conflict

patent-attorney
en: patent attorney; patent agent; IP lawyer; trademark agent
mn: патентын итгэмжлэгдсэн төлөөлөгч; патентын хуульч; оюуны өмчийн хуульч
broader: lawyer
implies: intellectual-property; legal

compliance-officer
en: compliance officer; compliance manager; AML officer; regulatory affairs manager
mn: комплаенсын ажилтан; комплаенс менежер; дотоод хяналтын ажилтан; нийцлийн ажилтан
also: комплаенс офицер; data protection officer; зохицуулалтын мэргэжилтэн; KYC officer; privacy officer; хувийн мэдээлэл хариуцсан ажилтан; дагаж мөрдөлтийн ажилтан
tag: DPO
implies: compliance; legal

hr-manager
en: HR manager; human resources manager; HR specialist; HR generalist; HR officer
mn: хүний нөөцийн менежер; хүний нөөцийн мэргэжилтэн; хүний нөөцийн ажилтан; HR менежер
also: HR business partner; HRBP; people operations manager; боловсон хүчний ажилтан
implies: human-resources; recruitment

recruiter
en: recruiter; talent acquisition specialist; headhunter; recruitment specialist
mn: рекрутер; хүний нөөцийн бүрдүүлэгч; хэдхантер; сонгон шалгаруулалтын мэргэжилтэн
also: talent manager; talent partner; ажилд зуучлагч
broader: hr-manager
implies: recruitment

trainer-role
en: trainer; training manager; facilitator
mn: сургагч багш; сургалтын менежер; тренер; фасилитатор; сургалт зохион байгуулагч
also: learning and development manager; сургалт хөгжлийн менежер; workshop leader; сургалтын зохицуулагч; сургалт хариуцсан; сургалт хариуцсан захирал; teacher trainer; багшийн сургагч; teacher educator; teacher coach; багш нарын сургагч
related: teacher-role; coach-role
implies: training

office-manager
en: office manager; administrative assistant; executive assistant; secretary; virtual assistant
mn: оффис менежер; захирлын туслах; нарийн бичиг; бичиг хэргийн ажилтан
also: нарийн бичгийн дарга; admin assistant; personal assistant; захиргааны ажилтан; administrator; захиргааны менежер; архивч; archivist; бичиг хэргийн эрхлэгч
tag: assistant; PA; EA
implies: office-administration; operations; customer-service

# ---------------------------------------------------------------- operations, trade, production

operations-manager
en: operations manager; operations specialist; operations lead; process manager
mn: үйл ажиллагааны менежер; үйл ажиллагаа хариуцсан менежер; оперэйшн менежер; процессын менежер
also: үйл ажиллагааны зохицуулагч
tag: operator
related: coo; project-manager-role
implies: operations

supply-chain-manager
en: supply chain manager; logistics manager; logistics specialist; freight forwarder; logistician
mn: нийлүүлэлтийн сүлжээний менежер; ложистикийн менежер; тээвэр зуучийн менежер; логистикийн менежер; ложистикийн мэргэжилтэн
also: тээвэр зуучлагч; ложистикч; supply chain specialist; supply chain planner; freight broker; тээврийн менежер
implies: supply-chain; logistics-management

procurement-officer
en: procurement officer; procurement manager; purchasing manager; sourcing manager
mn: худалдан авалтын менежер; хангамжийн ажилтан; худалдан авалтын мэргэжилтэн; хангамжийн менежер; хангамжийн дарга
also: purchaser; sourcing specialist; тендерийн мэргэжилтэн; хангагч; худалдан авах ажиллагааны мэргэжилтэн; А3 мэргэжилтэн; sourcing agent
implies: procurement; supply-chain

trade-specialist
en: foreign trade manager; import manager; export manager; foreign trade specialist; import-export specialist
mn: гадаад худалдааны менежер; импортын менежер; экспортын менежер; гадаад худалдааны мэргэжилтэн; импорт экспортын мэргэжилтэн
also: exporter; importer; экспортлогч; импортлогч; карго эрхлэгч; наймаачин; худалдаачин
implies: export-import; logistics-management

customs-broker-role
en: customs broker; customs specialist; customs officer; customs declarant
mn: гаалийн бүрдүүлэгч; гаалийн мэргэжилтэн; гаалийн байцаагч; гаалийн зуучлагч
also: гаалийн брокер; бүрдүүлэгч; customs agent; customs clearance specialist; гаалийн улсын байцаагч; гаалийн декларант; declarant
implies: customs; export-import

warehouse-manager
en: warehouse manager; warehouse keeper; storekeeper; inventory manager
mn: агуулахын эрхлэгч; агуулахын нярав; нярав; агуулахын менежер
also: stock keeper; тооллогын ажилтан; нярвын ажил
tag: няравч
implies: warehousing; logistics-management; operations

courier
en: courier; delivery driver; delivery person
mn: хүргэгч; хүргэлтийн ажилтан; хүргэлтийн жолооч; курьер; шуудан зөөгч
also: delivery rider; хүргэлт хийдэг хүн; хүргэлт хариуцсан ажилтан
implies: delivery-operations

store-manager
en: store manager; shop manager; retail manager; shop owner
mn: дэлгүүрийн менежер; дэлгүүрийн эрхлэгч; дэлгүүрийн эзэн
also: supermarket manager; мерчендайзер; merchandiser; retail supervisor
implies: retail-management; sales; customer-service

ecommerce-manager
en: e-commerce manager; online store manager; marketplace manager; online seller
mn: цахим худалдааны менежер; онлайн дэлгүүрийн менежер; онлайн худалдаа эрхлэгч; онлайн дэлгүүрийн эзэн
also: Shopify specialist; онлайн шоп эзэн; онлайн худалдаачин; e-commerce specialist; dropshipper; онлайн шопын менежер
implies: e-commerce-operations; digital-marketing

quality-manager-role
en: quality manager; quality control inspector; quality assurance manager; quality engineer
mn: чанарын менежер; чанарын хяналтын ажилтан; чанарын инженер; чанарын мэргэжилтэн
also: QC inspector; QC manager; ISO specialist; ISO мэргэжилтэн; чанар хариуцсан менежер; стандартчиллын мэргэжилтэн
tag: хянагч
implies: quality-management

production-manager
en: production manager; factory manager; plant manager; manufacturing manager; production planner
mn: үйлдвэрлэлийн менежер; үйлдвэрийн дарга; цехийн дарга; үйлдвэрлэлийн дарга; үйлдвэрийн захирал
also: factory director; production supervisor; үйлдвэрлэл хариуцсан захирал; production director; үйлдвэрлэлийн мастер; factory owner; үйлдвэрийн эзэн; үйлдвэрлэлийн захирал; үйлдвэрлэл хариуцагч; head of production
implies: manufacturing; operations; quality-management

process-technologist
en: process technologist; production technologist; materials engineer
mn: технологич; үйлдвэрийн технологич; материал судлаач
also: процессын инженер; технологийн инженер; materials scientist; химич инженер
broader: engineer
implies: manufacturing; quality-management

food-technologist
en: food technologist; food engineer; food scientist; food safety specialist
mn: хүнсний технологич; хоолны технологич; хүнсний инженер; хүнсний аюулгүй байдлын мэргэжилтэн; сүүний технологич; махны технологич
also: dairy technologist; food R&D; шар айрагны технологич; хүнс судлаач; хүнсний үйлдвэрийн технологич; brewer; шар айраг исгэгч; winemaker; хоолны үйлдвэрийн технологич
implies: food-technology; food-safety

safety-engineer
en: safety engineer; occupational safety officer; HSE manager; HSE officer
mn: ХАБЭА ажилтан; хөдөлмөрийн аюулгүй байдлын ажилтан; ХАБЭА менежер; ХАБЭА инженер
also: health and safety officer; ХАБ ажилтан; хөдөлмөр хамгааллын ажилтан; ХАБЭА мэргэжилтэн; HSE specialist; ХАБЭАБО менежер; fire safety officer
implies: occupational-safety; compliance; quality-management

# ---------------------------------------------------------------- engineers

engineer
en: engineer; design engineer; engineering specialist
mn: инженер; зөвлөх инженер
also: инженерчлэлийн мэргэжилтэн

civil-engineer
en: civil engineer; construction engineer; road engineer; hydraulic engineer
mn: барилгын инженер; зам гүүрийн инженер; гидротехникийн инженер
also: барилга угсралтын инженер; замын инженер; ус зүйн инженер; талбайн инженер; site engineer; ажлын зураг гаргагч; railway engineer; төмөр замын инженер; тээврийн инженер; transport engineer
broader: engineer
implies: civil-engineering

construction-manager-role
en: construction manager; site manager; construction foreman; construction superintendent
mn: барилгын талбайн менежер; барилгын мастер; барилгын талбайн ахлагч; барилгын ажлын удирдагч; барилгын компанийн захирал
also: даамал; хяналтын инженер; захиалагчийн хяналт; барилга гүйцэтгэгч; contractor; foreman; clerk of works; барилгын талбайн дарга
implies: construction-management; civil-engineering

electrical-engineer
en: electrical engineer; power engineer
mn: цахилгааны инженер; эрчим хүчний инженер
broader: engineer
implies: electrical-engineering

mechanical-engineer
en: mechanical engineer; machine designer; maintenance engineer
mn: механик инженер; машины инженер; тоног төхөөрөмжийн инженер
also: machinery engineer; машин механизмын инженер; засварын инженер; aerospace engineer; automotive engineer
broader: engineer
implies: mechanical-engineering

energy-engineer
en: energy engineer; solar engineer; renewable energy engineer; energy auditor; energy manager
mn: сэргээгдэх эрчим хүч ба хэмнэлтийн инженер; сэргээгдэх эрчим хүчний инженер; эрчим хүчний аудитор; эрчим хүчний менежер; нарны эрчим хүчний инженер
also: энергийн менежер; салхин цахилгааны инженер; эрчим хүчний хэмнэлтийн мэргэжилтэн; эрчим хүчний мэргэжилтэн
broader: engineer
implies: renewable-energy; energy-efficiency; electrical-engineering

heating-engineer-role
en: heating engineer; HVAC engineer; plumbing engineer; heating technician
mn: халаалтын инженер; дулааны инженер; сантехникийн инженер; агаар сэлгэлтийн инженер
also: халаалт агааржуулалтын инженер; дулааны техникч; boiler engineer; HVAC technician; heat pump installer; stoker; boiler operator; boiler stoker; уурын зуухчин; зуухны галч; heating installer; халаалт угсрагч; air conditioning technician; агааржуулалтын техникч; refrigeration technician; хөргөлтийн техникч
broader: engineer
implies: heating-engineering; energy-efficiency

mining-engineer-role
en: mining engineer; mine manager; mine planner; mineral processing engineer; blasting engineer
mn: уулын инженер; уурхайн инженер; уурхайн дарга; баяжуулалтын инженер; тэсэлгээний инженер
also: уурхайн захирал; уул уурхайн инженер; metallurgist; металлургич; mine foreman; drilling engineer; өрмийн инженер; petroleum engineer; газрын тосны инженер; blaster; mine superintendent; уурхайн ээлжийн ахлагч; геотехникийн инженер уурхай
broader: engineer
implies: mining-engineering

geologist
en: geologist
mn: геологич; хайгуулын геологич
also: гео инженер; геологч; exploration manager; хайгуулын менежер; геологийн инженер; geophysicist; геофизикч
implies: geology

surveyor-role
en: surveyor; land surveyor; geodesist; GIS analyst; cartographer
mn: геодезийн инженер; газар зохион байгуулагч; кадастрын инженер; геодезист
also: кадастрын зураг хийгч; зураг зүйч; геодезич; кадастрч; маркшейдерийн инженер; land manager; маркшейдер
implies: surveying; geology; civil-engineering

environmental-specialist
en: environmental specialist; environmental engineer; sustainability manager; ESG manager
mn: байгаль орчны мэргэжилтэн; байгаль орчны инженер; тогтвортой хөгжлийн менежер; байгаль орчны менежер
also: sustainability officer; ESG officer; ESG мэргэжилтэн; environmental consultant; нөхөн сэргээлтийн инженер; экологийн мэргэжилтэн; climate specialist; уур амьсгалын мэргэжилтэн; carbon specialist; rehabilitation specialist; hydrologist; усзүйч
implies: environmental-management

# ---------------------------------------------------------------- crafts and technicians

builder
en: construction worker; house builder
mn: барилгачин
also: барилгын ажилчин; roofer; дээвэрчин; scaffolder; bricklayer; өрлөгчин; stonemason; concrete worker; бетончин; арматурчин
implies: masonry-concrete

carpenter
en: carpenter; joiner; woodworker; cabinet maker
mn: мужаан; модон эдлэлийн дархан; модчин
also: модон эдлэл урлаач; гэрийн мод хийгч; ger maker; yurt maker; гэр урлаач; модон сийлбэрч; furniture maker; тавилгачин; тавилга үйлдвэрлэгч
implies: carpentry

welder
en: welder or metalworker; welder; metalworker; lathe operator; locksmith
mn: гагнуурчин эсвэл төмөрчин; гагнуурчин; төмөрчин; токарьчин; слесарь гагнуурчин
also: гагнуурын инженер; токарч; machinist; CNC operator; CNC оператор; metal fabricator; фрезерчин; цоожны дархан
implies: welding; manufacturing

mechanic
en: mechanic; car mechanic; auto mechanic; repair technician
mn: механик; авто засварчин; машин засварчин; авто механик; засварчин
also: auto repair; автозасварчин; motor mechanic; farm machinery mechanic; bicycle repair; дугуй засвар; автомеханик; моторчин; автын засварчин; car electrician; engine repair; мотор засвар; хөдөлгүүр засвар; auto mechanics; auto electrician; автын цахилгаанчин; heavy equipment mechanic; хүнд машин механизмын механик; хүнд машины механик
implies: repair-maintenance; mechanical-engineering

machine-operator
en: heavy equipment operator; crane operator; excavator operator; machine operator
mn: хүнд машины оператор; кранчин; экскаваторчин; машин механизмын оператор; хүнд машин механизмын оператор
also: бульдозерчин; тракторчин; ковшчин; dozer operator; forklift operator; комбайнчин; автогрейдерчин; road roller; grader operator; loader operator; dumper driver; индүүчин; ковшийн оператор; forklift driver; сэрээт ачигч; кранист
tag: оператор
implies: heavy-equipment

factory-worker
en: factory worker; production worker; assembler; packer
mn: үйлдвэрийн ажилчин; үйлдвэрлэлийн ажилтан; угсрагч; үйлдвэрийн ажилтан
also: production operator; assembly worker; үйлдвэрлэлийн оператор; савлагааны ажилтан; машинчин; printer worker; хэвлэгч; bookbinder; дэвтэрлэгч; packing machine operator; production line operator; loom operator; kiln operator
implies: manufacturing

tailor
en: tailor; seamstress; dressmaker; pattern maker; sewing operator
mn: оёдолчин; эсгүүрчин; дээл урлаач; хувцас оёгч; эсгүүрийн технологич
also: дээл оёгч; оёдлын технологич
implies: sewing; fashion-design; textile-production

textile-technologist
en: textile technologist; textile engineer; knitter; cashmere technologist
mn: нэхмэлийн технологич; сүлжмэлийн технологич; ноолуурын технологич; сүлжмэлчин
also: сүлжмэлийн оператор; knitting technologist; cashmere sorter; cashmere buyer; ноолуурын ченж; ноолуур худалдан авагч
implies: textile-production; cashmere-processing; knitwear-design

artisan-role
en: artisan; craftsman; craftswoman; handicraft maker
mn: урлаач; гар урчин; үнэт эдлэлийн дархан; мөнгөний дархан; гар урлалын мастер
also: алтны дархан; jewelry maker; гар урлаач; бэлэг дурсгал урлагч; гар хийцийн бүтээгч; candle maker; лаа урлаач; soap maker; саван урлаач; gift maker; керамикчин; woodcarver; модон сийлбэрчин; weaver; нэхмэлчин; basket weaver; хөгжим урлаач; хатгамалчин; felt maker; эсгий урлаач; эсгийчин
implies: handicrafts

# ---------------------------------------------------------------- education, science, society

teacher-role
en: teacher; school teacher; tutor; instructor
mn: багш; дунд сургуулийн багш; их сургуулийн багш; давтлагын багш; лектор
also: математикийн багш; программчлалын багш; физикийн багш; химийн багш; биологийн багш; дугуйлангийн багш; math teacher; хөгжмийн багш; хувийн багш; dance teacher; бүжгийн багш; технологийн багш; дүрслэх урлагийн багш; arts teacher; subject teacher; түүхийн багш; teaching assistant; туслах багш; special needs teacher; тусгай хэрэгцээт боловсролын багш; professor; профессор; associate professor; дэд профессор; lecturer; ахлах багш; бага ангийн багш; primary school teacher; special education teacher; тусгай боловсролын багш
implies: teaching

language-teacher
en: language teacher; English teacher; ESL teacher; English tutor
mn: хэлний багш; англи хэлний багш; гадаад хэлний багш; солонгос хэлний багш; япон хэлний багш; хятад хэлний багш
also: орос хэлний багш; герман хэлний багш; TOEFL багш; IELTS багш; IELTS teacher; IELTS tutor; монгол хэлний багш; англи хэл заах; TESOL
broader: teacher-role
implies: language-teaching; teaching

kindergarten-teacher
en: kindergarten teacher; preschool teacher; nursery teacher
mn: цэцэрлэгийн багш; сургуулийн өмнөх боловсролын багш; асрагч багш
also: early childhood educator; Монтессори багш; Montessori teacher
broader: teacher-role
implies: early-childhood-education; teaching

school-principal
en: school principal; school director; academic director; head teacher; training centre director
mn: сургуулийн захирал; цэцэрлэгийн эрхлэгч; сургалтын төвийн захирал
also: тэнхимийн эрхлэгч; headmaster; ректор
tag: dean
implies: teaching; curriculum-design; leadership

researcher
en: researcher; scientist; research fellow; PhD researcher
mn: судлаач; эрдэмтэн; эрдэм шинжилгээний ажилтан; докторант
also: PhD student; PhD candidate; postdoc; biotechnologist; биотехнологич; магистрант; антропологич; судалгааны туслах ажилтан; эрдэм шинжилгээний дэд ажилтан; senior researcher; research engineer
implies: research

statistician-role
en: statistics and survey specialist; statistician; market researcher; survey researcher; monitoring and evaluation specialist
mn: статистик ба судалгааны мэргэжилтэн; статистикч; зах зээлийн судлаач; мониторинг үнэлгээний мэргэжилтэн; хяналт шинжилгээ үнэлгээний мэргэжилтэн
also: M&E officer; M&E specialist; demographer; хүн ам зүйч; enumerator
broader: researcher
implies: statistics; research

social-worker
en: social worker; youth worker; community worker
mn: нийгмийн ажилтан; залуучуудын ажилтан; нийгмийн ажилтан багш
also: volunteer coordinator; сайн дурынхны зохицуулагч; case worker; child protection specialist; хүүхэд хамгааллын мэргэжилтэн
implies: social-work

ngo-manager
en: NGO manager; NGO director; nonprofit manager; fundraising officer; development officer
mn: ТББ-ын тэргүүн; төрийн бус байгууллагын тэргүүн; ТББ-ын зохицуулагч; төслийн санхүүжилтийн мэргэжилтэн; сангийн тэргүүн
also: nonprofit director; grant writer; foundation director; сангийн гүйцэтгэх захирал; activist; идэвхтэн; humanitarian worker; хүмүүнлэгийн ажилтан; хөгжлийн мэргэжилтэн; холбооны тэргүүн; хоршооны дарга; нийгмийн төслийн менежер
implies: ngo-management; fundraising-ngo; project-management

civil-servant
en: civil servant; government official; public servant; policy analyst; government relations manager
mn: төрийн албан хаагч; төрийн албан тушаалтан; бодлогын шинжээч; төрийн харилцааны менежер; сумын засаг дарга
also: policy advisor; бодлогын зөвлөх; lobbyist; лоббист; diplomat; төрийн захиргааны албан хаагч; засаг дарга; government officer; village head; soum governor; state inspector; улсын байцаагч; хурлын төлөөлөгч; иргэдийн төлөөлөгч; багийн засаг дарга; тамгын газрын ажилтан; policy administrator; tax official; төрийн захиргааны ажилтан
implies: public-administration; government-relations

# ---------------------------------------------------------------- health

doctor
en: doctor; physician; medical doctor; surgeon; pediatrician; medical specialist
mn: эмч; их эмч; мэс засалч; хүүхдийн эмч; өрхийн эмч
also: general practitioner; дотрын эмч; эмэгтэйчүүдийн эмч; мэдрэлийн эмч; зүрхний эмч; арьсны эмч; cardiologist; radiologist; neurologist; gynecologist; dermatologist; резидент эмч; psychiatrist; сэтгэцийн эмч; paediatrician; нүдний эмч; ophthalmologist
implies: medicine

dentist
en: dentist; orthodontist; dental surgeon
mn: шүдний эмч; гажиг заслын эмч; нүүр амны эмч
also: стоматологич; нүүр амны мэс засалч; гажиг засалч
broader: doctor
implies: dentistry; medicine

nurse-role
en: nurse
mn: сувилагч; сувилагч техникч
also: RN; community health worker
implies: nursing

pharmacist
en: pharmacist; pharmacy technician; pharmacologist; medical representative
mn: эм зүйч; эм найруулагч; эмийн санч; эмийн төлөөлөгч; фармацевт
also: pharma rep; эмийн сангийн эрхлэгч; эм судлаач; pharmacy owner; эмийн сангийн эзэн; эмийн маркетингийн төлөөлөгч
implies: pharmacy; medicine

psychologist
en: psychologist; psychotherapist; counsellor; therapist
mn: сэтгэл зүйч; сэтгэл засалч; сэтгэл зүйн зөвлөх
also: сэтгэлзүйч; counselor; сургуулийн сэтгэл зүйч; child psychologist
implies: psychology

physiotherapist
en: physiotherapist; physical therapist; rehabilitation therapist
mn: физик засалч; хөдөлгөөн засалч
also: сэргээн заслын эмч; physio; физик эмч
implies: rehabilitation; public-health

nutritionist-role
en: nutritionist; dietitian
mn: хоол зүйч; диетолог
also: хоол судлаач; шим тэжээл судлаач
implies: nutrition

public-health-specialist
en: public health specialist; epidemiologist
mn: нийгмийн эрүүл мэндийн мэргэжилтэн; тархвар судлаач; нийгмийн эрүүл мэндийн ажилтан
also: hygienist; эрүүл ахуйч; health economist; clinical research coordinator
implies: public-health

hospital-manager-role
en: hospital or clinic manager; hospital manager; health administrator; clinic manager
mn: эмнэлгийн удирдлагын ажилтан; эмнэлгийн захирал; эмнэлгийн менежер
also: эмнэлгийн эрхлэгч; clinic director; эмнэлгийн ерөнхий эрхлэгч
related: public-health-specialist; medical-director
implies: hospital-administration

veterinarian
en: veterinarian; vet doctor; animal doctor; veterinary surgeon; veterinary technician
mn: малын эмч; мал эмнэлгийн эмч; амьтны эмч; мал эмнэлгийн мэргэжилтэн; мал эмнэлгийн техникч
also: малын их эмч; pet doctor; малын бага эмч; нохойн эмч; мал эмнэлгийн нэгжийн эмч
implies: veterinary; animal-husbandry

# ---------------------------------------------------------------- farming

herder
en: herder; livestock farmer; rancher
mn: малчин; мал аж ахуй эрхлэгч; фермер малчин; тахианы аж ахуй эрхлэгч
also: cattle farmer; camel herder; тэмээчин; адуучин; хоньчин; үхэрчин; ямаачин; nomadic herder; horse breeder; уяач; horse trainer; sheep farmer; pig farmer; гахайн аж ахуй эрхлэгч; herding family; хотон толгойлогч; сүргийн эзэн
implies: animal-husbandry

farmer
en: farmer; crop farmer; vegetable grower; greenhouse grower; grain grower; orchardist
mn: фермер; тариаланч; ногоочин; хүлэмжийн аж ахуй эрхлэгч; жимс жимсгэнэ тариалагч
also: тариалан эрхлэгч; ногоо тариалагч; чацаргана тариалагч; төмс тариалагч; potato grower; gardener; цэцэрлэгч; fruit grower; fish farmer; загасны аж ахуй эрхлэгч; буудай тариалагч
implies: crop-farming

agronomist
en: agronomist; agricultural specialist; soil scientist
mn: агрономич; хөдөө аж ахуйн мэргэжилтэн; хөрс судлаач
also: агроном; ургамал хамгааллын мэргэжилтэн; үр судлаач; бэлчээрийн мэргэжилтэн; rangeland specialist; plant breeder; agricultural engineer; хөдөө аж ахуйн инженер; farming adviser; crop adviser; агрономч
implies: crop-farming; animal-husbandry

# ---------------------------------------------------------------- food, hospitality, travel

chef
en: chef
mn: тогооч
also: head chef; шеф; sushi chef; caterer
implies: cooking; food-safety

barista-role
en: barista
mn: бариста; баристач
implies: barista; hospitality; customer-service

restaurant-manager
en: restaurant manager; cafe manager; restaurant owner; cafe owner; food and beverage manager
mn: ресторан менежер; рестораны менежер; кафены менежер; зоогийн газрын эзэн; кафены эзэн; рестораны эзэн
also: F&B manager; restaurateur; цайны газрын эзэн; зоогийн газрын менежер; coffee shop owner; кофе шопын эзэн; хоолны газрын эзэн; зоогийн газрын эрхлэгч
implies: restaurant-management; hospitality; operations; customer-service

hotel-manager
en: hotel manager; guesthouse owner; camp manager; front desk manager
mn: зочид буудлын менежер; буудлын захирал; жуулчны баазын менежер; гэр буудлын эзэн; амралтын газрын менежер
also: hotelier; hotel owner; жуулчны баазын эзэн; camp owner; хостел эзэн; Airbnb host; жуулчны баазын захирал
implies: hotel-management; hospitality; tourism-operations

tour-guide
en: tour guide; tour leader; travel guide; mountain guide; hunting guide
mn: хөтөч; аяллын хөтөч; хөтөч тайлбарлагч; уулын хөтөч; тайлбарлагч хөтөч
also: гид; hiking guide; хөтөч орчуулагч; museum guide; музейн тайлбарлагч; уулчин; mountaineer; freelance guide; fishing guide
tag: guide
implies: tour-guiding; tourism-operations; customer-service

tour-operator-role
en: tour operator; travel agent; tour manager; travel consultant; tourism manager
mn: тур оператор; аяллын менежер; аялал жуулчлалын менежер; аяллын зөвлөх; аялал зохион байгуулагч
also: travel manager; тур менежер; аяллын агент; travel agency owner; аялал төлөвлөгч; ticket agent; билетийн ажилтан
implies: tourism-operations; sales; customer-service

# ---------------------------------------------------------------- personal services, sport

hairdresser
en: hairdresser; hair stylist
mn: үсчин
implies: hairdressing; customer-service

fitness-trainer
en: fitness trainer; personal trainer; yoga instructor; gym instructor
mn: фитнесс дасгалжуулагч; хувийн дасгалжуулагч; иогийн багш
also: фитнес багш; gym trainer; yoga teacher; pilates instructor
implies: fitness; training

athlete
en: athlete; wrestler; footballer
mn: тамирчин; бөх тамирчин; кибер спортын тамирчин; хөлбөмбөгчин
also: сагсчин; sportsman; сагсан бөмбөгчин; жүдоч; боксчин; e-sports player
related: sports-coaching
implies: sports-coaching

# ---------------------------------------------------------------- transport, property, security

driver
en: professional driver; truck driver; taxi driver; bus driver; delivery truck driver
mn: жолооч; ачааны жолооч; таксины жолооч; автобусны жолооч; хүнд даацын жолооч
also: driver; chauffeur; long haul driver; ride-hailing driver; CDL driver; van driver
implies: professional-driving; transport-operations

transport-manager
en: transport manager; dispatcher; fleet manager; traffic coordinator
mn: тээвэр хариуцсан менежер; диспетчер; автопаркийн менежер; тээврийн диспетчер
also: диспечер; freight dispatcher; fleet coordinator; тээвэр зохион байгуулагч
implies: transport-operations; logistics-management

pilot-role
en: aircraft or drone pilot; airline pilot; drone pilot; helicopter pilot; drone operator
mn: нисгэгч; дрон нисгэгч; дроны оператор; онгоцны нисгэгч
also: UAV pilot
implies: aviation

real-estate-agent
en: real estate agent; realtor; real estate broker; property agent
mn: үл хөдлөх хөрөнгийн зуучлагч; үл хөдлөхийн агент; үл хөдлөх хөрөнгийн менежер; үл хөдлөхийн зуучлагч; риэлтор
also: үл хөдлөхийн менежер; байр зуучлагч; орон сууц зуучлагч; estate agent; real estate consultant; real estate developer; үл хөдлөх хөгжүүлэгч
broader: salesperson
implies: real-estate-management; sales

property-manager-role
en: property manager; facility manager; building manager; landlord
mn: барилга ашиглалтын менежер; СӨХ-ийн дарга; үл хөдлөх хөрөнгө удирдлагын менежер; объектын менежер; ашиглалтын инженер
also: байрны эзэн; coworking manager; коворкинг менежер; обьектын менежер
implies: real-estate-management; operations

security-guard
en: security guard; security officer; bodyguard
mn: харуул хамгаалагч; хамгаалагч; хамгаалалтын ажилтан
also: аюулгүй байдлын ажилтан; watchman; манаач
tag: харуул
implies: security-services

# ---------------------------------------------------------------- forms of engagement

freelancer
en: freelancer; independent contractor; self-employed professional; gig worker
mn: фрилансер; чөлөөт уран бүтээлч; гэрээт ажилтан; бие даасан гүйцэтгэгч
also: фрийлансер; freelance; фриланс; freelance specialist; чөлөөт ажилтан; фрилэнсер; outsourced contractor; freelancing; хувиараа; чөлөөт ажил

intern
en: intern; trainee; apprentice; junior specialist
mn: дадлагажигч; дадлагажигч оюутан; дагалдан; дадлагын оюутан
also: интерн; internship; интерншип; дадлага хийх; entry level; анхан шатны мэргэжилтэн; graduate trainee

volunteer-role
en: volunteer; volunteer contributor; open source contributor
mn: сайн дурын ажилтан; сайн дурын гишүүн; волонтёр
also: волонтер; сайн дураар ажиллах; volunteering; pro bono; сайн дурынхан; volunteer work; сайдурын ажилтан

general-specialist
en: generalist; startup generalist; jack of all trades; early employee
mn: олон талт мэргэжилтэн; олон төрлийн ажил хийдэг; анхны ажилтан; универсал мэргэжилтэн
also: all-rounder; бүх талын мэргэжилтэн; first employee; first hire; анхны багийн гишүүн; multi-skilled; бүх юманд гарамгай; олон талын хүн
tag: builder; maker; ажилтан; specialist; officer; associate; мэргэжилтэн
implies: operations; project-management
`;
