// Concepts of kind skill: skills of all trades as people put them in tags, beside the other skills files. Hand-written.

export const skillsMore = `
@skill

# ---------------------------------------------------------------- general management and operations

crew-management
en: crew management; crew scheduling; supervising crews
mn: бригад удирдах; ажилчдын багийг удирдах; бригадын удирдлага
also: crew lead; crew supervisor; crew supervision; бригадын ахлагч; team supervision; supervising staff; ажилтнуудыг удирдах
broader: operations; leadership

field-work
en: field work; fieldwork; field operations
mn: хээрийн ажил; хээрийн судалгаа хийх; газар дээр нь ажиллах
also: хээрээр ажиллах; site visits; талбайн ажил; field coordinator; field team; газар дээр нь очиж ажиллах; хөдөө явж ажиллах; хөдөө ажиллах; field visits; site visit reports
tag: хээр
broader: operations
related: survey-research

field-research
en: field research; field surveys
mn: хээрийн судалгаа
broader: research
related: field-ecology; geology

partner-network
en: partner network; partner relations
mn: түншийн сүлжээ; түншлэлийн харилцаа; хамтрагч байгууллагатай ажиллах
also: partner ecosystem; channel partners; partner onboarding; partnership building; түншлэл хөгжүүлэх; хамтын ажиллагаа өргөжүүлэх; alliances; dealer network; дилерийн сүлжээ
broader: business-development

country-expansion
en: international expansion; country expansion
mn: шинэ зах зээлд нэвтрэх; гадаад зах зээлд тэлэх; зах зээлд нэвтрэх стратеги
also: country launch; country manager; улс хариуцсан менежер; regional expansion; бүс нутгийн тэлэлт; going abroad; expansion manager
tag: expansion
broader: business-development; strategy
related: export-marketing; export-import

territory-sales
en: territory sales; regional sales; area sales
mn: бүсийн борлуулалт; бүс хариуцсан борлуулалт; орон нутгийн борлуулалт
also: territory manager; area sales manager; regional manager; бүсийн менежер; sales route; rural sales; regional sales manager
broader: sales
related: field-sales; distribution

stakeholder-relations
en: stakeholder relations; stakeholder management; stakeholder communication
mn: оролцогч талуудтай харилцах; талуудын харилцаа; сонирхогч талуудын удирдлага
also: stakeholder mapping; stakeholder dialogue; stakeholder liaison; оролцогч талуудын уулзалт; stakeholder analysis; resettlement plans; FPIC; social safeguards; нүүлгэн шилжүүлэлтийн төлөвлөгөө; grievance mechanism
tag: stakeholders; safeguards
broader: public-relations
related: government-relations; project-management

community-liaison
en: community liaison; community relations; community outreach
mn: орон нутагтай харилцах; орон нутгийн иргэдтэй харилцах; иргэдтэй ажиллах
also: community engagement; орон нутгийн харилцаа; орон нутгийн харилцааны менежер; grievance handling; citizen outreach; иргэдийн оролцоо хангах; иргэдтэй уулзах; олон нийтийн оролцоо; иргэдийн уулзалт; complaints mechanism; санал гомдлын механизм; Equator Principles
broader: public-relations
related: stakeholder-relations; social-work

policy-drafting
en: policy drafting; policy development; legislative drafting
mn: бодлого боловсруулах; хуулийн төсөл боловсруулах; дүрэм журам боловсруулалт
also: drafting regulations; policy writing; policy brief; бодлогын баримт бичиг; internal policies; law drafting; бодлого боловсруулалт
tag: policies; бодлого; журам; дүрэм журам
broader: government-relations
related: legal; compliance

risk-modelling
en: risk modelling; risk analytics; risk analysis
mn: эрсдэлийн загварчлал; эрсдэлийн шинжилгээ; эрсдэл тооцоолох; эрсдэлийн загвар
also: risk model; stress testing; стресс тест; scenario analysis; хувилбарын шинжилгээ; quantitative risk; Monte Carlo; SAS Risk; Moody's RiskCalc; Basel III; IFRS 9
broader: risk-management
related: credit-risk; actuarial

reconciliation
en: reconciliation
mn: тооцоо нийлэх; дансны тулгалт; тооцоо нийлүүлэх; төлбөр тулгалт
also: тулгалт хийх; тооцоо тулгах; ledger matching; банкны тулгалт; тооцооны үлдэгдэл баталгаажуулах; гүйлгээ тулгах; төлбөр тулгах; settlement matching; тооцоо тулгалт; тооцооны үлдэгдэл баталгаажуулалт
tag: тулгалт; тулгах; reconciling
broader: accounting
related: ledger-systems; payment-integration

bookkeeping-data
en: invoicing and receivables; invoicing and billing; accounts receivable management; billing operations
mn: нэхэмжлэх ба авлагын удирдлага; нэхэмжлэх бичих; төлбөрийн нэхэмжлэл; авлагын удирдлага
also: billing specialist; invoice processing; receivables; invoice management; төлбөр нэхэмжлэх
broader: accounting
related: debt-collection

cost-reduction
en: cost reduction; cost optimisation; cost saving
mn: зардал бууруулах; зардал хэмнэх; зардлын оновчлол
also: expense reduction; spend analysis; saving costs; зардлын менежмент; зардлын шинжилгээ; cutting costs
broader: management-accounting; operations

business-continuity
en: crisis management; contingency planning
mn: хямралын удирдлага; бизнесийн тасралтгүй ажиллагаа; болзошгүй эрсдэлийн төлөвлөгөө
also: turnaround; restructuring; бүтцийн өөрчлөлт; ISO 22301
broader: risk-management
related: disaster-recovery

people-supervision
en: staff reviews and mentoring; performance reviews; one-on-one meetings; mentoring staff
mn: ажилтны гүйцэтгэл үнэлэх ба дадлагажуулах; ажилтны гүйцэтгэл үнэлэх; ганцаарчилсан уулзалт; ажилтан сургаж дадлагажуулах
also: staff mentoring; on-the-job training; ажлын байрны сургалт; ажилтан чиглүүлэх; delegation; ажил хуваарилах; supervising people; staff supervision; line management
tag: supervising; supervision
broader: leadership
related: compensation-benefits

workforce-planning
en: workforce planning; headcount planning; succession planning
mn: хүний нөөцийн төлөвлөлт; орон тооны төлөвлөлт; залгамж халаа бэлтгэх
also: manpower planning; org design; organisation structure; байгууллагын бүтэц боловсруулах; орон тоо; job descriptions; ажлын байрны тодорхойлолт; байгууллагын бүтэц боловсруулалт
broader: human-resources

employee-onboarding
en: employee onboarding; HR administration
mn: шинэ ажилтан дадлагажуулах; ажилтны дасан зохицох хөтөлбөр; хүний нөөцийн бичиг баримт
also: new hire onboarding; HR documents; ажилд авах бүрдүүлэлт; personnel files; HR admin
tag: induction
broader: human-resources

employer-branding
en: employee engagement programmes; internal culture
mn: ажилтны оролцоо нэмэгдүүлэх; байгууллагын соёл төлөвшүүлэх
also: employer brand
broader: human-resources; branding
related: internal-communications

branch-management
en: branch management; multi-site operations; branch opening
mn: салбарын удирдлага; салбар удирдах; шинэ салбар нээх
also: салбарын менежер; opening new locations; салбарын эрхлэгч; store opening; салбарын захирал
broader: operations
related: retail-management

vendor-contracts
en: supplier and contractor management; supplier relations; contractor management
mn: нийлүүлэгч ба гүйцэтгэгчийн удирдлага; нийлүүлэгчийн удирдлага; гүйцэтгэгчийн удирдлага
also: contractor supervision; туслан гүйцэтгэгчтэй ажиллах; supplier evaluation; нийлүүлэгчийн үнэлгээ; supplier audits; outsourcing management; vendor negotiations; subcontractor management; factory audits; supplier development; factory visits; үйлдвэрийн шалгалт
broader: procurement

import-sourcing-agent
en: product sourcing; China sourcing; buying trips
mn: бараа сонгож захиалах; үйлдвэрээс захиалга хийх
also: sourcing agent; 1688 sourcing; Taobao agent; factory sourcing; OEM sourcing; Гуанжоугаас бараа авах; Хятадаас бараа; Солонгосоос бараа; бараа татан авалт; Америкаас захиалга; Японоос бараа; cargo from China; Эрээнээс бараа; finding suppliers; үйлдвэртэй холбох; sample ordering; Guangzhou sourcing; Yiwu market; нийлүүлэгч хайх
tag: importing; Иү
broader: procurement; export-import
related: marketplace-sourcing

programme-management
en: programme management; portfolio management office; PMO
mn: хөтөлбөрийн удирдлага; хөтөлбөр хариуцах; төслийн удирдлагын алба
also: program manager; хөтөлбөрийн зохицуулагч; programme coordinator; program coordination
broader: project-management

project-scheduling
en: project scheduling; project controls; work planning
mn: төслийн хуваарь гаргах; ажлын төлөвлөгөө гаргах; календарчилсан төлөвлөгөө
also: Microsoft Project; planning engineer; төлөвлөлтийн инженер; ажлын явцын хяналт; Primavera; critical path method
tag: plans; planning boards; scheduler
broader: project-management

decision-support
en: executive reporting; KPI tracking
mn: удирдлагын тайлан; үзүүлэлт хянах; удирдлагад тайлагнах
also: board reports; management reports; performance tracking; metrics tracking; гүйцэтгэлийн тайлан
broader: operations
related: business-intelligence; management-accounting

investor-reporting
en: investor reporting; cap table management
mn: хөрөнгө оруулагчид тайлагнах; дата рүм бэлтгэх; хувьцааны бүтцийн удирдлага
also: data room; investor update; investor materials; board deck; хөрөнгө оруулагчийн тайлан; board reporting; board packs
broader: fundraising

accelerator-programmes
en: startup programme management; startup support; venture building
mn: стартап дэмжих хөтөлбөр; стартап хөтөлбөр удирдах; венч билдинг
also: venture studio; startup mentoring; стартапт зөвлөх
broader: entrepreneurship
related: innovation-management

# ---------------------------------------------------------------- sales, marketing and customers

customer-success
en: client onboarding and retention; client onboarding; customer retention
mn: харилцагч нэвтрүүлэх ба тогтоон барих; шинэ харилцагч нэвтрүүлэх; хэрэглэгч тогтоон барих
also: churn reduction; user onboarding; client retention; нэмж борлуулах; contract renewals; renewal rates
tag: renewals
broader: customer-service
related: account-management; saas-sales

quotations-proposals
en: quotations and proposals; sales proposals; quotations; commercial offers
mn: үнийн санал бэлтгэх; борлуулалтын санал; арилжааны санал
also: pre-sales engineer; sales engineering; техникийн борлуулалт; technical sales; business proposals; presenting proposals; proposal presentations
tag: proposals
broader: sales
related: tendering

product-demos
en: product demos; demo presentations; trade show selling
mn: бүтээгдэхүүн танилцуулах; демо танилцуулга; үзэсгэлэнд оролцох
also: demos; product presentation; exhibition sales; үзэсгэлэн худалдаа; roadshow; demonstrating products; product knowledge; product demonstrations
broader: sales

product-marketing
en: product marketing; product positioning; launch marketing
mn: бүтээгдэхүүний маркетинг; бүтээгдэхүүний байршуулалт
also: product marketer; positioning; messaging strategy; launch campaign; soft launch; launch planning; бүтээгдэхүүн гаргах төлөвлөгөө
tag: launch
broader: marketing
related: mvp-development

loyalty-management
en: loyalty programme management; CRM marketing
mn: үнэнч хэрэглэгчийн хөтөлбөр; урамшууллын хөтөлбөр хөгжүүлэх; харилцагчийн баазтай ажиллах
also: bonus card system; customer segmentation; хэрэглэгчийн сегментчлэл; database marketing; урамшууллын хөтөлбөр хөгжүүлэлт; gift cards; loyalty cards; урамшууллын карт; оноо цуглуулах
broader: marketing

app-store-marketing
en: app marketing; app store optimisation
mn: апп маркетинг; апп сурталчлах; апп таталт нэмэгдүүлэх
also: app installs; app growth; мобайл маркетинг; mobile marketing
broader: digital-marketing
related: growth-marketing

review-management
en: online reputation management; review management; feedback analysis
mn: онлайн нэр хүндийн удирдлага; сэтгэгдэл хянах; санал гомдол шинжлэх
also: social listening; brand monitoring; media monitoring; мониторинг хийх медиа; хэвлэл мэдээллийн мониторинг
broader: public-relations
related: customer-experience

content-moderation
en: content moderation; trust and safety
mn: контент модераци; сэтгэгдэл хянах модератор; контент шалгах
also: content moderator; user safety; abuse prevention; spam filtering; moderation; контент модератор
broader: community-management

sponsorship-sales
en: advertising and sponsorship sales; sponsorship sales
mn: зар ба ивээн тэтгэлгийн борлуулалт; ивээн тэтгэгч олох; спонсорын гэрээ хийх
also: sponsors; спонсортой ажиллах; media sales; сурталчилгааны орон зай борлуулах; ad sales; брэндтэй хамтрах; brand partnerships; ивээн тэтгэлэг; сурталчилгааны орон зай борлуулалт; event sponsorship; sponsorship; ивээн тэтгэх; спонсор олох; advertising sales; airtime sales; зарын борлуулалт; зар сурталчилгааны борлуулалт
broader: sales
related: event-management; ticketing-reservations

# ---------------------------------------------------------------- technology

model-compression
en: model compression; model optimisation; quantisation
mn: хиймэл оюуны загвар хөнгөрүүлэх; загвар шахах; загвар хөнгөрүүлэх; модель оновчлох
also: knowledge distillation; inference optimisation; TensorRT; загварын оновчлол; загвар шахалт
broader: machine-learning
related: mlops

model-evaluation
en: model evaluation; AI benchmarking
mn: хиймэл оюуны загварын үнэлгээ; загварын үнэлгээ; хиймэл оюуны загвар үнэлэх; загвар турших
also: LLM evaluation; AI evals; benchmarks; red teaming AI; AI safety; model validation; хариуцлагатай хиймэл оюун
broader: machine-learning

document-extraction
en: document extraction; intelligent document processing
mn: баримтаас мэдээлэл ялгах; баримт боловсруулах автоматжуулалт
also: data extraction from PDF; PDF parsing; invoice recognition; form recognition; receipt OCR; information extraction; мэдээлэл ялгаж авах; баримтаас мэдээлэл ялгалт
broader: natural-language-processing; computer-vision
related: ocr; document-management

retrieval-augmented-search
en: retrieval-augmented generation (RAG); retrieval-augmented generation
mn: мэдлэгийн сангаас хариулах (RAG); мэдлэгийн сангаас хариулах; вектор хайлт; утгаар хайх
also: RAG; pgvector; Pinecone; knowledge graph; мэдлэгийн граф; ontology; Weaviate; Milvus; Qdrant; LlamaIndex; ChromaDB; FAISS
broader: artificial-intelligence
related: large-language-models; search-technology

search-relevance
en: search engines; search relevance; query understanding
mn: хайлтын систем хөгжүүлэх; хайлтын чанар сайжруулах
also: search quality; ranking models; learning to rank; хайлтын алгоритм; search engineer; site search; хайлтын чанар сайжруулалт
tag: indexing
broader: search-technology
related: recommender-systems; seo

speech-data
en: speech data; audio annotation; voice dataset recording
mn: ярианы өгөгдөл; аудио тэмдэглэгээ; дуу хоолойн сан бүрдүүлэх
also: speech corpus; phonetics; фонетик; voice recording for AI; хөрвүүлж бичих
broader: natural-language-processing
related: data-annotation; speech-recognition

language-documentation
en: linguistics; language documentation; lexicography
mn: хэл шинжлэл; хэлний баримтжуулалт; корпус бүрдүүлэх; толь бичиг зохиох
also: хэл судлал; linguist; хэл шинжээч; lexicographer; текст корпус; terminology management; нэр томьёо боловсруулах; нэр томьёо боловсруулалт; корпус бүрдүүлэлт; philology; phonology; syntax and grammar; авиа зүй; өгүүлбэр зүй; Praat; sociolinguistics; psycholinguistics; dialect research; dialectology; аялгуу судлал
tag: grammar; хэл зүй; ELAN; dialects; аялгуу
broader: research
related: natural-language-processing; translation; data-annotation

mobile-performance
en: mobile performance; app performance optimisation; app profiling
mn: аппын гүйцэтгэл сайжруулах; апп хурдасгах; мобайл гүйцэтгэл
also: app performance; crash analytics; app size reduction; battery optimisation; mobile optimization; low-end devices
broader: mobile-development

offline-first-development
en: offline-first apps; data synchronisation; local-first software
mn: офлайн ажилладаг апп хөгжүүлэх; өгөгдөл синк хийх; офлайн апп
also: data sync; offline sync; local storage; CRDT; sync engine; USSD development
broader: mobile-development; software-development

release-engineering
en: release management; version releases
mn: хувилбар гаргах; апп стор байршуулалт; релиз удирдлага
also: апп байршуулах; build engineering; feature flags; апп байршуулалт
broader: devops
related: mobile-development; ci-cd

legacy-modernisation
en: legacy system modernisation; system migration
mn: хуучин систем шинэчлэх; систем шилжүүлэх
also: legacy migration; refactoring; technical debt; кодын цэвэрлэгээ; систем шилжүүлэлт
broader: software-development

software-localisation
en: multilingual interfaces
mn: олон хэлний дэмжлэг; программ нутагшуулах
also: монгол хэлний дэмжлэг; game localisation; Weblate; Transifex; Poedit; POEditor
broader: software-development; localisation

customer-data-integration
en: systems integration; payment gateway integration
mn: систем холболт; гуравдагч талын систем холбох
also: integration engineer; банкны API холболт; EDI; системийн нэгтгэл; систем нэгтгэх
tag: Segment; CDP
broader: software-development
related: api-development; payment-integration

control-engineering
en: control engineering
mn: автомат удирдлага; удирдлагын систем; процессын удирдлага
also: PID control; хэмжил автоматик; SCADA engineering; motor control
tag: удирдлагын систем
broader: electrical-engineering
related: plc-programming; industrial-automation

functional-safety
en: functional safety; safety-critical systems; safety cases
mn: функциональ аюулгүй байдал; аюулгүй ажиллагааны систем; аюулгүй байдлын шинжилгээ
also: ISO 26262; IEC 61508; FMEA; hazard analysis; safety engineering; найдвартай ажиллагааны инженер; процессын аюулгүй байдал; process safety
broader: quality-management
related: embedded-systems; control-engineering

testing-certification
en: testing and certification; product compliance testing; type approval
mn: туршилт ба баталгаажуулалт; бүтээгдэхүүний туршилт баталгаажуулалт; тохирлын туршилт
also: EMC testing; certification testing; FCC; CE testing; type certification; lab accreditation; homologation; certification engineer; explosion-proof certification; ATEX certification; IECEx
tag: ATEX; ASTM; ASME; NFPA; AWWA; verification
broader: quality-management
related: export-certification; laboratory-testing

hardware-prototyping
en: device assembly and manufacturing; device assembly; electronics manufacturing
mn: төхөөрөмж угсрах ба үйлдвэрлэх; төхөөрөмжийн загвар хийх; төхөөрөмж угсралт; электрон төхөөрөмж үйлдвэрлэл
also: electronics prototyping; PCB assembly; enclosure design; хайрцаг дизайн төхөөрөмж; small batch production; breadboard; device testing; design for manufacturing; төхөөрөмж угсрах
broader: electronics; hardware-product-development

wireless-communication
en: wireless communication; Bluetooth development
mn: утасгүй холбоо; утасгүй сүлжээ; радио холбоо
also: BLE; NB-IoT; mesh networks; wireless sensor networks; вайфай тохируулах; вайфай тохируулалт; bluetooth low energy; Bluetooth LE; radio communication; VHF radio; two-way radio
broader: telecom-engineering
related: iot; rf-engineering

battery-systems
en: battery systems; battery management; energy storage systems
mn: аккумуляторын систем; эрчим хүч хуримтлуур; батарейн систем
also: BMS; lithium battery assembly; батарей угсрах; low-power design; low power electronics; батарей угсралт; battery energy storage; grid storage; эрчим хүч хадгалах; LiFePO4; 18650 cells; lithium cells; лити батарей; аккумулятор сэргээх; battery pack; lithium battery; зай хураагуур; батерейн систем; battery engineer; battery bank; energy storage; батарей хуримтлуур; battery storage
tag: BESS; 18650; батерей; батарей; batteries; аккумлятор; аккумулятор
broader: electrical-engineering
related: electric-vehicles; power-electronics

thermal-engineering
en: thermal engineering; heat transfer; refrigeration engineering
mn: дулаан техник; дулаан солилцоо
also: хөргөлтийн төхөөрөмж; термодинамик; thermal imaging survey
broader: mechanical-engineering
related: heating-engineering; hvac; cold-chain

simulation-modelling
en: engineering simulation
mn: инженерийн симуляц; компьютер загварчлал тооцоо; симуляци; инженерийн тооцоолол
also: FEA; CFD; numerical modelling; process simulation; system dynamics; discrete event simulation; agent-based modelling; AnyLogic; computer-aided engineering; finite element; OpenModelica; fatigue analysis; computational mechanics; ANSYS
tag: CAE
broader: mechanical-engineering
related: engineering-analysis; scientific-computing

engineering-analysis
en: engineering analysis; technical calculations
mn: инженерийн шинжилгээ; инженерийн тооцоо
also: тооцоо хийх инженер; engineering design; Abaqus; COMSOL; Nastran; LS-DYNA; OpenFOAM; FEM; tolerance analysis; geometric dimensioning and tolerancing; stack-up analysis
tag: GD&T; tolerances
broader: mechanical-engineering
related: cad-design

optimisation-research
en: mathematical optimisation; optimisation models
mn: математик оновчлол; үйл ажиллагааны судалгаа; математик загварчлал
also: optimization; linear programming; маршрут төлөвлөх; scheduling algorithms; vehicle routing; applied mathematics; хэрэглээний математик; queueing theory; mathematical programming; game theory; үйлдлийн судалгаа; тоглоомын онол; operations research; mathematical modeling; математик загвар; оновчлолын бодлого; optimization algorithms; оновчлолын загвар
broader: data-science
related: logistics-management; algorithms; forecasting; delivery-platforms

experimentation-causal
en: experiment design; causal inference; impact measurement studies
mn: туршилтын дизайн; шалтгаан үр дагаврын шинжилгээ; туршилт төлөвлөх
also: randomised trials; RCT; experimental design; causal analysis; туршилт судалгаа
broader: statistics
related: product-analytics; project-evaluation

geodata-products
en: satellite data analysis; earth observation analysis
mn: хиймэл дагуулын өгөгдөл боловсруулах; орчны мониторинг; дагуулын мэдээ боловсруулах
also: environmental data; air quality data; NDVI analysis; pasture monitoring; бэлчээрийн мониторинг; land cover mapping; water monitoring; хиймэл дагуулын өгөгдөл боловсруулалт
broader: remote-sensing
related: environmental-management; gis

tech-community
en: developer relations; hackathon organisation; tech community building
mn: хөгжүүлэгчдийн харилцаа; хакатон зохион байгуулалт; технологийн комьюнити
also: DevRel; developer advocate; tech events; developer community; tech evangelist; meetup organising
broader: community-management

privacy-engineering
en: privacy engineering; data protection compliance; GDPR compliance
mn: хувийн мэдээллийн хамгаалалт хэрэгжүүлэх; мэдээллийн нууцлал хангах; дата хамгаалалт
also: anonymization; privacy by design; consent management; дата нууцлал; differential privacy
broader: cybersecurity; compliance
related: technology-law

security-awareness
en: security awareness training; phishing prevention; cyber hygiene
mn: кибер аюулгүй байдлын сургалт; фишингээс сэргийлэх; цахим аюулгүй байдлын мэдлэг
also: cyber awareness; security training; аюулгүй байдлын сургалт IT; phishing simulation; phishing exercises; phishing drills
broader: cybersecurity
related: training

# ---------------------------------------------------------------- logistics, trade, transport

dispatch-coordination
en: dispatch; truck dispatch; freight dispatcher; vehicle scheduling
mn: диспетчерийн ажил; тээврийн диспетчер; ачааны машины диспетчер; тээвэр хуваарилах; унаа хуваарилалт
also: dispatcher; диспетчер; трак диспетч; маршрут төлөвлөлт; driver management; жолооч удирдах; dispatching; trip scheduling; driver coordination; жолооч хуваарилах; дуудлага хуваарилах; жолоочийн сүлжээ; унаа хуваарилах
broader: transport-operations
related: logistics-management

fleet-maintenance
en: fleet maintenance; vehicle inspection
mn: авто паркийн засвар үйлчилгээ; машины үзлэг; дугуй засварын ажил
also: vehicle diagnostics; машины оношилгоо; техникийн үзлэг хийх; fuel management; шатахууны зарцуулалт хянах; garage management; автосервис ажиллуулах; fuel control; tyre repair
broader: transport-operations; car-repair

customs-documents
en: shipping and trade documents; shipping documents; trade documentation; import permits
mn: тээвэр ба гадаад худалдааны бичиг баримт; тээврийн бичиг баримт; гадаад худалдааны бичиг баримт; импортын зөвшөөрөл
also: bill of lading; customs paperwork; commercial invoice; packing list; waybill; тээврийн баримт; import licence; экспортын баримт бүрдүүлэлт; export documents; экспортын баримт бүрдүүлэх
broader: export-import
related: customs; freight-forwarding

itinerary-planning
en: itinerary planning; route design for tours; trip planning
mn: аяллын хөтөлбөр зохиох; маршрут зохиох; аялал төлөвлөлт
also: itinerary design; tour design; travel planning; tour pricing; аяллын төлбөр тооцоо; tour product development
broader: tourism-operations

ticketing-reservations
en: ticketing and reservations; booking management; ticket sales
mn: тасалбар захиалга; онгоцны билет захиалга; захиалга хүлээн авах; тасалбар борлуулалт; тасалбар борлуулах
also: ticketing sales; Amadeus; reservation agent; захиалгын ажилтан; билетчин; тийз захиалга; OTA management; booking coordination; Expedia; GDS; онгоцны тийз; Sabre; авиа билет; нислэгийн тийз; Travelport; билет захиалга; flight ticket booking; нислэгийн захиалга; нислэг буудлын захиалга; flight and hotel booking
tag: тийз; Galileo; tickets; билет; тасалбар
broader: tourism-operations
related: hospitality; aviation

warehouse-systems-work
en: order picking and goods receiving; order picking; goods receiving
mn: захиалга бүрдүүлэх ба бараа хүлээн авах; захиалга түүх; бараа савлах; бараа хүлээн авах
also: picking; packing; бараа ялгах; савлагч; packer; inventory counting; barcode scanning; order fulfillment; захиалга бэлтгэх; pick and pack; SAP EWM; Manhattan WMS; Blue Yonder; Zebra scanners; handheld scanners; Odoo Inventory; barcode printers
broader: warehousing

returns-handling
en: returns and warranty service; returns handling; warranty service
mn: буцаалт ба баталгаат үйлчилгээ; буцаалтын үйлчилгээ; борлуулалтын дараах үйлчилгээ; баталгаат засварын үйлчилгээ
also: after sales; returns management; warranty claims; буцаалт шийдвэрлэх; сервисийн менежер; spare parts management; сэлбэгийн менежер; буцаалт авах; буцаалт солилт; product returns; reverse logistics returns; буцаан олголт; RMA handling
tag: буцаалт; returns
broader: customer-service

# ---------------------------------------------------------------- agriculture, food, nature

livestock-health-monitoring
en: livestock monitoring; herd management; animal feeding plans
mn: малын хяналт; сүргийн удирдлага; малын тэжээллэг
also: herd monitoring; herd records; herd health; сүргийн эрүүл мэнд
broader: animal-husbandry
related: veterinary; livestock-traceability

breeding-genetics
en: animal breeding selection; artificial insemination; livestock genetics
mn: мал сайжруулах; зохиомол хээлтүүлэг хийх; үүлдэр угсаа сайжруулах
also: embryo transfer; breeding programme; үржлийн ажил; insemination technician; хээлтүүлэгч; genetic selection; малын генетик; breeding stock; үржлийн мал; үржлийн хуц; үржлийн бух; селекц; нөхөн үржил
broader: animal-husbandry
related: biotechnology

community-herder-work
en: working with herders; herder training; pasture user groups
mn: малчидтай ажиллах; малчдын сургалт; бэлчээр ашиглагчдын бүлэг
also: herder cooperatives; малчдын бүлэгтэй ажиллах; хоршоо байгуулах; хоршооны удирдлага; herder outreach; agricultural extension; ХАА-н зөвлөх үйлчилгээ
broader: community-development-work
related: pasture-management

community-development-work
en: community development; rural development; community mobilisation
mn: иргэдтэй хамтран ажиллах; хөдөөгийн хөгжлийн ажил; иргэдийг зохион байгуулах; амьжиргаа дэмжих төсөл
also: local development; орон нутгийн хөгжил; livelihoods; village development; community projects; бүлэг байгуулах; орон нутгийг хөгжүүлэх; village banks; айлуудтай ажиллах; нийгэмлэгтэй ажиллах; community work
broader: social-work

crop-monitoring
en: crop monitoring; plant disease diagnosis; seed selection; plant protection
mn: тариалангийн хяналт; ургамлын өвчин тодорхойлох; үр сонголт; ургамал хамгаалал
also: field scouting; crop protection; pest monitoring; seed testing; үрийн шалгалт; yield estimation; ургац тооцоолох; үр сонгох; OneSoil; FieldView; Cropwise; Farmonaut; yield prediction; pesticides
broader: crop-farming
related: soil-science; agri-technology

harvest-processing
en: post-harvest handling; vegetable storage; drying and sorting
mn: ургац хадгалах; ногоо хадгалалт; хатаах ангилах
also: sorting and grading; food drying; жимс хатаах; ногоо хатаах; pickling; даршлах; зоорь ажиллуулах; ногоо хадгалах; жимс хатаалт; даршилсан
broader: food-technology; crop-farming

sample-preparation
en: lab work; sample preparation; laboratory experiments
mn: лабораторийн ажил; дээж бэлтгэх; дээж бэлдэх
also: wet lab; lab assistant; дээж авах; дээж цуглуулах; sampling protocols; microscopy; микроскоп; спектрометр; HPLC; chromatography; хроматограф; лабораторийн туршилт; sample taking; taking samples; sample collection; сорьц авах; сорьц цуглуулах; сорьц бэлтгэх; сорьц бэлтгэл; sample prep
tag: дээж; сорьц; sampling
broader: laboratory-testing

shelf-life-testing
en: shelf-life and taste testing; shelf-life testing; sensory evaluation; product tasting
mn: хадгалах хугацаа ба амтын үнэлгээ; хадгалах хугацааны туршилт; мэдрэхүйн үнэлгээ
also: shelf-life; sensory analysis; амтлалтын үнэлгээ; taste panel; stability testing; амталгааны хэсэг
broader: food-technology
related: food-labelling; laboratory-testing

menu-development
en: kitchen management and food costing; food costing; kitchen management
mn: гал тогооны удирдлага ба меню зохиох; хоолны өртөг тооцох; меню зохиох; гал тогооны удирдлага
also: menu design; menu planning; recipe costing; калькуляци; хоолны технологийн карт; head chef; шинэ меню гаргах; шинэ меню гаргалт; цэс зохиох; menu development; цэс боловсруулах; цэс боловсруулалт
broader: cooking; restaurant-management

wild-harvest
en: wild and medicinal plant harvesting; wild plant harvesting; medicinal plant cultivation; herb processing
mn: эмийн ургамал түүх ба боловсруулах; байгалийн ургамал түүх; эмийн ургамал тариалах; ургамал боловсруулах
also: wild berries picking; жимс түүх; herb drying; essential oil extraction; эфирийн тос гаргах; herbal tea making; pine nuts; самар түүх; эмийн ургамал тариалалт; эфирийн тос гаргалт
broader: crop-farming
related: traditional-medicine

water-quality-testing
en: water quality testing; water treatment operations
mn: усны чанарын шинжилгээ; ус цэвэршүүлэх технологи
also: water quality; усны чанар; water analysis; water purification; усны шинжилгээ
related: water-engineering; laboratory-testing

recycling-operations
en: recycling operations; waste sorting; scrap collection
mn: дахин боловсруулах ажиллагаа; хог ангилалт; хоёрдогч түүхий эд цуглуулах
also: апсайклинг хийх; composting; компост хийх; waste audits; waste picker; хог ялгагч; түүхий эд цуглуулагч; дахивар; recycled; recyclables; хоёрдогч түүхий эдийн цэг; shredding; baling; sorting lines; drop-off points; waste paper; хаягдал цаас; ангилан ялгах; ангилан ялгалт; хог ангилан ялгах
tag: sorting; compaction; swap
broader: waste-management

impact-reporting
en: sustainability reporting; life cycle assessment; ESG reporting
mn: тогтвортой хөгжлийн тайлан; амьдралын мөчлөгийн үнэлгээ; ESG тайлан
also: carbon footprint calculation; GHG inventory; ESG data; environmental reporting; GRI; SASB; TCFD; SDG reporting; SDGs; sustainability report; тогтвортой байдлын тайлан
tag: тайлагнах
broader: environmental-management
related: carbon-finance; climate-change; green-technology

# ---------------------------------------------------------------- construction, manufacturing, craft

site-supervision
en: site supervision; construction quality control; handover inspection
mn: барилгын чанарын хяналт; барилга хүлээлцэх үзлэг
also: site supervisor; талбайн ахлагч; construction inspector; defect inspection; улсын комисс; work acceptance; ажил хүлээж авах; норм дүрэм; норм стандарт; building codes
broader: construction-management

electrical-installation
en: electrical assembly and maintenance; electrical maintenance; cable installation
mn: цахилгаан угсралт ба засвар; цахилгаан монтажчин
also: electrician work; electrical work; цахилгааны ажил; house wiring; lighting installation; гэрэлтүүлэг угсрах; low-voltage systems; сул гүйдэл; panel assembly; самбар угсрах; гэрэлтүүлэг угсралт; cable jointer; electrical fitter; line worker; агаарын шугам; кабелчин; шугамын цахилгаанчин; ABB; Legrand; Eaton; Fluke; Megger; Schneider panels; Hager; multimeter; wiring houses; Dialux; Relux; grounding systems; газардуулга; earthing; jointing; splicer; розетка; розетк тавих; щит угсрах; дотор цахилгаан угсралт; залгуур; гэрэл суурилуулах; MCB; RCD; busbars; cable conduit; кабелийн монтаж; LED lighting; lighting
tag: кабель; cabling; UPS; wires; fuses; sockets; утас татах; NEC; розетк; цахилгаан; гэрэлтүүлэг; conduit
broader: electrical-engineering

modular-building
en: modular building; prefabrication; modular housing
mn: модульчилсан барилга; каркас байшин; угсармал байшин
also: prefab; modular houses; container houses; чингэлэг байшин; SIP panels; сэндвич байшин; tiny houses; сүрлэн байшин; frame house; modular homes; SIP house; угсармал барилга; prefab house; контейнер байшин; модуль байшин; barns; storage sheds
tag: sheds
broader: construction-management
related: ger-making

solar-installation
en: solar installation; off-grid systems; inverter setup
mn: нарны панел суурилуулах; бие даасан цахилгаан систем; инвертер тохируулах
also: solar installer; PV installation; rooftop solar; нарны цахилгаан үүсгүүр угсрах; нарны үүсгүүр суурилуулах; нарны станц барих; solar design; нарны систем угсрах; off-grid power design; ger solar system; SMA; Victron; Growatt; Deye; Huawei FusionSolar; Fronius
broader: solar-energy

production-planning
en: production scheduling
mn: үйлдвэрлэл төлөвлөх; үйлдвэрлэлийн хуваарь гаргах; үйлдвэрийн ээлж төлөвлөлт
also: production planner; capacity planning; MRP; manufacturing planning; үйлдвэрийн шугам; line manager; материалын зарцуулалт тооцох; production control; үйлдвэрийн ээлж төлөвлөх
broader: manufacturing
related: supply-chain

lean-manufacturing
en: lean manufacturing; 5S; production improvement
mn: Lean үйлдвэрлэл; лин үйлдвэрлэл; үйлдвэрлэлийн сайжруулалт; 5S
also: lean production; waste elimination; kanban production; үйлдвэрлэлийн бүтээмж; productivity improvement; бүтээмж дээшлүүлэх; Gemba; TPM; total productive maintenance; poka-yoke; just in time; overall equipment effectiveness; quick changeover; PDCA; VSM; Andon; theory of constraints; bottleneck analysis; takt; гэмба; value stream; таван С
tag: OEE; SMED; 5С; 6S
broader: manufacturing
related: business-process-management

new-product-development
en: new product development; product samples; sampling for brands
mn: шинэ бүтээгдэхүүн хөгжүүлэх; дээж бүтээгдэхүүн гаргах; загварын дээж хийх
also: NPD; product R&D; sample making; samples development; prototype product; шинэ бүтээгдэхүүн гаргах; formulation; найрлага боловсруулах; бүтээгдэхүүн боловсруулалт; бүтээгдэхүүн зохион бүтээх; recipe and product development; дээж бүтээгдэхүүн гаргалт; шинэ бүтээгдэхүүн гаргалт; бүтээгдэхүүн зохион бүтээлт
tag: бүтээгдэхүүн боловсруулах; new products; шинэ бүтээгдэхүүн
broader: manufacturing
related: quality-management; product-management

pattern-making
en: pattern making; garment construction; grading and cutting
mn: хувцас эсгэх; эсгүүрчин
also: хэмжээ шилжүүлэх; pattern cutter; garment cutting; fabric cutting; хэмжээ авах; эсгүүр оёдол; лекал; размер градаци; эсгүүр
tag: patterns; grading; эсгэх
broader: sewing
related: fashion-design

knitwear-design
en: knitting and knitwear; knitting; knitwear design; machine knitting
mn: сүлжмэл; сүлжмэлийн дизайн; машин сүлжмэл
also: сүлжмэлчин; сүлжмэл хийх; yarn development; утас сонголт; нэхмэл нэхэх; flat knitting; circular knitting; linking machine; knitwear production; утас сонгох; Stoll; M1plus; Shima; нэхмэлийн машин; CMS knitting; knitted fabric; knit programming
tag: knit
related: textile-production; cashmere-processing; wool-processing; embroidery

dyeing-finishing
en: dyeing and textile finishing; natural dyes; textile finishing
mn: нэхмэл будах ба боловсруулах; байгалийн будаг; будах технологи; нэхмэлийн боловсруулалт
also: yarn dyeing; ноос будах; fabric dyeing; textile dyeing; батик; өнгө тааруулах; ургамлын будаг; block printing; даавуу будах; shibori; будагч эрдэс; dyeing; будалт
tag: dyes; өнгө оруулах
broader: textile-production

cashmere-sourcing
en: cashmere sourcing; fibre grading; raw wool trading
mn: ноолуур бэлтгэх; ноолуур ангилах; ноос ноолуур худалдан авах
also: fiber sorting; cashmere trader; ноолуурын ченж; fibre testing; micron testing; ноолуур ялгах; sustainable fibre; responsible sourcing; ноолуурын ангилал; микроны хэмжилт; fibre diameter; ноолуур ялгалт
broader: cashmere-processing
related: procurement

leather-product-making
en: leather product making; bag making; shoemaking craft; leather goods
mn: арьсан бүтээгдэхүүн урлах; цүнх хийх; гутал урлах; арьсан эдлэл; ширэн эдлэл
also: saddle making; эмээл хийх; leather belts; handmade shoes; монгол гутал хийх; wallet making; түрийвч хийх; leather artisan; shoemaker; гутал хийх; boots making; цүнх урлах; saddle stitching; pattern leather; edge finishing; sewing leather; handbag making; cordwainer; last making; insoles; belt making; чемодан; тулам; сармай; нэхий эдлэл; leather bags; shoemaking; гуталчин; гутал үйлдвэрлэл; leather work; leatherworking
broader: hides-leather

wood-carving
en: wood carving; wooden toy making; woodworking design
mn: модон сийлбэр; модон тоглоом хийх
also: carver; woodcraft; зүмбэрчин; зүмбэр; pyrography; lacquer work; шатаалт; модон дээр шатаах; мод сийлбэр; сийлбэрчин
tag: сийлэх; inlay; whittling
broader: carpentry; handicrafts

restoration-conservation
en: restoration and conservation; artefact digitisation; heritage documentation
mn: сэргээн засварлалт; үзмэр дижиталжуулах; өвийн баримтжуулалт
also: restorer; heritage digitisation; 3D скан; photogrammetry of monuments; manuscript preservation; хуучин судар хадгалалт; хуучин ном сэргээх; conservator; хуучин судар хадгалах; хуучин ном сэргээлт; restoration crafts; restoration work; art restoration; сэргээн засварлах; gilding; picture framing; жааз хийх; алтадмал
tag: restoration; framing
broader: cultural-heritage
related: museum-work

# ---------------------------------------------------------------- health, care, wellbeing

telehealth-operations
en: telehealth operations; remote consultations; patient triage
mn: зайн эмчилгээ ба үзлэг; зайнаас эмчлэх; зайн үзлэг; өвчтөн ангилах; зайн зөвлөгөө; онлайн зөвлөгөө
also: remote diagnosis; triage; online medical consultation; telemedicine operations; video consultation; teleconsultation; online doctor; онлайн эмч; эмчээс асуух; өвчтөн ангилалт; зайн эмчилгээ
broader: hospital-administration
related: health-informatics; family-medicine

screening-prevention
en: health screening; disease prevention; vaccination work
mn: урьдчилан сэргийлэх үзлэг; эрт илрүүлэг хийх; өвчнөөс сэргийлэх ажил
also: screening programmes; preventive medicine; урьдчилан сэргийлэх анагаах; cancer screening; diabetes education; health coaching; эрүүл мэндийн коуч; health coach; health checks; check-up; эмнэлгийн үзлэг; эрүүл мэндийн үзлэг; үзлэгт оруулах
tag: prevention
broader: public-health

patient-support
en: patient communication; care coordination; patient navigation
mn: өвчтөнтэй харилцах; тусламжийн зохицуулалт; өвчтөнд чиглүүлэг өгөх
also: patient coordinator; patient education; case management; кейс менежмент; care plans; medical coordinator; medical interpreter; эмнэлгийн зохицуулагч; chronic care; discharge planning
broader: nursing
related: hospital-administration

elderly-care-work
en: elderly and disability care; elderly care work; disability support; personal assistance
mn: ахмад ба хөгжлийн бэрхшээлтэй хүнийг асрах; ахмад настан асаргаа; хөгжлийн бэрхшээлтэй хүнд туслах; хувийн туслах асрагч
also: dementia care; senior care; carer; support worker; personal assistant for disabled; ахмад асрагч; day care for seniors; ахмадын өдрийн төв; ахмад асрах; настан хүн асрах; aged care; companionship; деменци
tag: сахигч; companions
broader: nursing; social-work

crisis-counselling
en: crisis counselling; peer support; helpline work
mn: хямралын үеийн зөвлөгөө; ижил түвшний дэмжлэг; тусламжийн утсаар зөвлөх
also: suicide prevention; hotline counsellor; support groups; crisis lines
broader: mental-health

assistive-design
en: assistive technology design; inclusive design; orthopaedic devices
mn: туслах хэрэгсэл зохион бүтээх; хүртээмжтэй загвар; ортопедийн хэрэгсэл
also: orthopaedics devices; wheelchair design; accessibility consulting; хүртээмжийн зөвлөх; prosthetics making; протезчин; туслах хэрэгсэл зохион бүтээлт; prosthetist; orthotics; ортез; prosthetics technician; wheelchairs
tag: socket
related: medical-devices; web-accessibility; rehabilitation

wellness-coaching
en: wellness coaching; meditation teaching; breathwork
mn: эрүүл амьдралын коучинг; бясалгалын багш; эрүүл амьдралын зөвлөх
also: meditation instructor; mindfulness teaching; sleep coaching; lifestyle coach; retreat organisation; ретрит зохион байгуулах; ретрит зохион байгуулалт
broader: fitness
related: coaching

# ---------------------------------------------------------------- education, culture, language

curriculum-testing
en: curriculum testing; classroom piloting; learning assessment
mn: сургалтын хөтөлбөр турших; хөтөлбөр турших; сургалтын үнэлгээ; хичээлийн туршилт
also: piloting lessons; educational assessment; боловсролын үнэлгээ; шалгалтын даалгавар боловсруулах; exam design; learning outcomes; psychometrics; adaptive testing; pilot schools; шалгалтын даалгавар боловсруулалт
tag: assessment
broader: curriculum-design

school-partnerships
en: school partnerships; education outreach; student recruitment
mn: сургуультай хамтран ажиллах; сургуулиудтай харилцах; оюутан элсүүлэх
also: school sales; working with schools; school outreach; admission marketing; элсэлтийн менежер; university relations; campus ambassador; оюутны элч; сургуультай хамтрах; сургуулиудтай ажиллах; оюутан элсүүлэлт
broader: business-development
related: teaching

learning-games
en: gamified learning; educational game design
mn: тоглоомжуулсан сургалт; боловсролын тоглоом зохиох
also: learning games; хичээлийн видео хийх; боловсролын тоглоом
broader: curriculum-design
related: game-design; e-learning; children-content

exam-preparation
en: exam preparation; test prep teaching; essay coaching
mn: шалгалтад бэлтгэх; элсэлтийн шалгалтын бэлтгэл; эсээ бичүүлэх сургалт
also: exam coaching; ЭЕШ багш; SAT preparation; IELTS coach; entrance exam preparation; application coaching; interview preparation; ярилцлагад бэлтгэх; exam prep; шалгалтын бэлтгэл; ЭЕШ бэлтгэл; SAT prep; TOEFL бэлтгэл; entrance exam prep; SAT бэлтгэл
tag: ACT
broader: teaching

camp-facilitation
en: camp leadership; workshop facilitation for youth
mn: зуслан ба хүүхдийн хөтөлбөр хөтлөх; залуучуудтай ажиллах; зуслангийн багш; хүүхдийн хөтөлбөр хөтлөх
also: youth worker; youth leader; camp counsellor; summer camp leader; дугуйлангийн багш; дугуйлан хичээллүүлэх; scouting; скаут; after-school clubs; kids coaching; хүүхдийн хөтөлбөр хөтлөлт; children's camp; day camp; camp counselor
broader: teaching
related: social-work; ngo-management

debate-speech-teaching
en: debate and speech coaching; debate coaching; communication skills training; presentation training
mn: мэтгэлцээн ба илтгэх урлаг заах; мэтгэлцээний багш; илтгэх урлагийн сургалт; харилцааны ур чадварын сургалт
also: ярих урлаг
broader: training
related: public-speaking

oral-history
en: archival research
mn: архивын судалгаа; түүхийн судалгаа
also: ургийн бичиг хөтлөх; local history; орон нутаг судлал; folklore collection; interviews with elders; ургийн бичиг хөтлөлт
broader: research
related: cultural-heritage; storytelling

translation-review
en: translation editing; terminology work
mn: орчуулга хянах
also: хянан тохиолдуулагч; translation quality; post-editing; хэвлэлийн эх хянах; language quality
broader: translation; editing

audio-content
en: audiobook production; audio storytelling
mn: аудио ном хийх; аудио ном уншигч
also: audiobooks; audio fairy tales
broader: audio-engineering
related: voice-acting; podcasting

festival-programming
en: festival programming; stage management; artist booking
mn: фестивалийн хөтөлбөр гаргах; тайзны удирдлага; уран бүтээлч урих
also: festival organiser; тайзны менежер; concert organisation; puppet theatre programme; stage programme; concert programming
broader: event-management

fan-community
en: tournament organisation; league operations; fan engagement
mn: тэмцээн ба лиг зохион байгуулах; лиг зохион байгуулах; фэн комьюнити
also: e-sports events; кибер спортын тэмцээн зохион байгуулах; match commentary; тэмцээн тайлбарлагч; referee; шүүгч тэмцээн; league management; tournaments; refereeing; тэмцээн шүүх
broader: event-management
related: sports-management; esports

photo-archive-work
en: image archive management; stock photography; scanning and digitisation
mn: зургийн сангийн удирдлага; сток зураг; скан хийж дижиталжуулах
also: scanning documents; photo archive; stock footage; media library; архив дижиталжуулах
broader: records-management
related: photography

# ---------------------------------------------------------------- law, public work, society

legal-research-drafting
en: legal drafting; case analysis; regulatory research
mn: хуулийн баримт бичиг боловсруулах; хэргийн шинжилгээ; хууль эрх зүйн судалгаа
also: legal documents; legal memo; legal analysis; regulation review; legal design; Westlaw; LexisNexis; iManage; Clio; HeinOnline; legal databases; Legalinfo; хуулийн мэдээллийн сан
broader: legal

mediation-conflict
en: mediation; conflict resolution; dispute settlement
mn: зөрчил шийдвэрлэх; маргаан шийдвэрлэх
also: mediator; conflict management; зөрчлийн менежмент; ombudsman; negotiating disputes; тохиролцоонд хүргэх; certified mediator; эвлэрүүлэн зуучлах; peacebuilding; peace building; эвлэрүүлэн зуучлал; dispute resolution
tag: adjudication; mediating
broader: legal
related: negotiation; international-law

grant-monitoring
en: grant reporting and compliance; donor reporting; budget monitoring
mn: донорт тайлагнах; төслийн төсвийн хяналт; төслийн тайлан бичих
also: donor compliance; project finance reports; project budgeting; төслийн төсөв; grant accounting; төслийн нягтлан; financial monitoring
broader: donor-project-management

advocacy-campaigns
en: advocacy campaigns; awareness campaigns; social marketing
mn: нөлөөллийн аян; мэдлэг олгох аян; нийгмийн маркетинг
also: awareness raising; campaigning; нөлөөллийн ажил; behaviour change communication; зан үйл өөрчлөх; petition; public awareness; нийгмийн сурталчилгаа
broader: public-relations
related: ngo-management; government-relations

civic-participation
en: citizen participation; participatory planning; public consultation
mn: иргэдийн оролцооны арга; оролцооны төлөвлөлт; иргэдийн хэлэлцүүлэг
also: public hearings; хэлэлцүүлэг зохион байгуулах; participatory budgeting; community consultation; focus discussions; town hall; хэлэлцүүлэг зохион байгуулалт
broader: community-liaison
related: public-administration

integration-support
en: migrant support; newcomer integration; cross-cultural communication
mn: цагаачдыг дэмжих; дасан зохицоход туслах; соёл хоорондын харилцаа
also: intercultural communication; cross-cultural; relocation support; шилжин ирэгчдэд туслах; diaspora outreach; expat services; settlement services; дүрвэгсдийг дэмжих
broader: social-work
related: overseas-employment

form-filling-help
en: document preparation; application assistance; visa paperwork
mn: бичиг баримт бүрдүүлэх; мэдүүлэг бөглөж өгөх; бичиг баримт бэлтгэх
also: document assistance; form filling; анкет бөглөх; өргөдөл бичих; визийн бүрдүүлэлт
broader: office-administration
related: overseas-employment

# ---------------------------------------------------------------- property, home, local services

tenant-relations
en: tenant relations; lease administration; rental listings
mn: түрээслэгчтэй харилцах; түрээсийн гэрээ хөтлөх; түрээсийн зар оруулах
also: tenant management; lease contracts; leasing agent; түрээсийн менежер; rent collection; түрээс цуглуулах; property listing; байрны зар; байр үзүүлэх
broader: real-estate-management

short-term-rental-hosting
en: short-term rental hosting; guest communication; homestay management
mn: өдрийн байр түрээслүүлэх; зочинтой харилцах; айлын зочлох үйлчилгээ
also: Airbnb management; airbnb hosting; vacation rental; guest check-in; guest support; Airbnb host; Airbnb; short-term rental; богино хугацааны түрээс
broader: hospitality

home-services-coordination
en: repair coordination; service scheduling; technician dispatch
mn: засварын дуудлага зохицуулах; дуудлагын үйлчилгээ зохион байгуулах; мастер хуваарилах
also: service coordinator; field service; technician scheduling; call-out service; errands; shopping help; house sitting; гэр харж өгөх; decluttering; keyholding
broader: facility-management
related: dispatch-coordination

queue-front-desk
en: reception; appointment management; front-desk service
mn: ресепшн ба цаг захиалга; хүлээн авах ажил; цаг захиалга зохицуулах; хүлээн авахын ажилтан
also: угтах үйлчилгээ; salon administrator; салоны админ; бүртгэлийн ажилтан; цаг захиалга зохицуулалт
broader: customer-service
related: office-administration

cashier-work
en: cash handling; point-of-sale operation
mn: кассын ажил; тооцоо хийх касс
also: cash register; касс; кассир; кассын мэргэжилтэн; cash counting; мөнгө тоолох; shop cashier; теллер касс; cash desk; ticket clerk; касс барих; касс ажиллуулах; till operation; checkout; cashier work
broader: retail-sales
related: treasury

visual-merchandising
en: shop display; window dressing
mn: барааны өрөлт; дэлгүүрийн чимэглэл
also: store display; display design; витрин; дэлгүүрийн тохижилт; shop shelving; store fixtures; pop-up shops; pop-up stores; тавиур өрөлт
tag: shelving; shelves
broader: merchandising
related: interior-design

second-hand-trading
en: second-hand trading; refurbishing; resale
mn: хуучин барааны худалдаа; сэргээн засаж зарах; дахин борлуулах
also: refurbishment; reselling; thrift business; сэргээсэн төхөөрөмж; antiques; эртний эдлэл; collectibles; цуглуулга; coin collecting; зоос цуглуулах; numismatics; philately; consignment; марк цуглуулах; эртний зоос
tag: coins; stamps collecting; vintage
broader: retail-sales

personal-styling
en: personal styling; wardrobe consulting; image consulting
mn: хувцаслалтын зөвлөгөө; хувцаслалтын зөвлөх; имиж зөвлөх
also: personal shopper; style advice; colour analysis
tag: styling
broader: fashion-design
related: makeup-styling

gift-services
en: gift wrapping and party decoration; gift packaging; party decoration
mn: бэлэг боох ба баярын чимэглэл; бэлэг боох; баярын чимэглэл хийх
also: gift box design; gift wrapping; decor; декор; wedding decoration; чимэглэлийн үйлчилгээ; баярын чимэглэл
broader: event-management
related: exhibition-design; wedding-planning
`;
