// Concepts of kind skill: software, data, hardware, digital product work. Hand-written.
// Format: see the parser of this package. Creative work is in skills-creative.ts.

export const skillsTechnology = `
@skill

# ---------------------------------------------------------------- main fields

information-technology
en: information technology; IT specialist; IT skills; IT engineer; computer science; ICT
mn: мэдээллийн технологи; IT мэргэжилтэн; мэдээллийн технологич; компьютерийн шинжлэх ухаан; мэдээллийн технологийн инженер; айти мэргэжилтэн
also: IT department; IT manager; IT expert; IT инженер; айтишник; IT салбар; мэдээллийн систем; information systems; computer engineering; компьютерын инженер; компьютерын ухаан
tag: IT; айти; MIS; MCSA

software-development
en: software development; software engineering; software developer; software engineer; programming; programmer; coding; software architecture
mn: программ хангамж хөгжүүлэлт; программ хангамж; программ хөгжүүлэлт; программ хөгжүүлэгч; программчлал; программист; программ хангамжийн инженер; код бичих; систем хөгжүүлэлт; систем хөгжүүлэгч
also: програмчлал; coder; програм бичих; програм зохиох; кодлох; кодинг; кодер; програм хийх; систем хийх; систем хөгжүүлэх; write code; software dev; SWE; OOP; clean code; design patterns; product engineering; product engineers; software product development; IntelliJ IDEA; code editors; plugin development; плагин хөгжүүлэлт; плагин бичих; код болгох
tag: code; software; development; код; хөгжүүлэлт; хөгжүүлэгч; платформ; platform; debugging; програмчилах; SDK; scripting; concurrency; Eclipse; Emacs; Vim; IntelliJ; Cursor; VS Code; Visual Studio; plugin; плагин
broader: information-technology

web-development
en: web development; web developer; website development; building websites; web programming; website creation
mn: вэб хөгжүүлэлт; вэб хөгжүүлэгч; вэбсайт хөгжүүлэлт; вэб хийх; вэбсайт хийх; вэб программчлал; сайт хийх
also: web dev; webdev; webmaster; вебмастер; веб хөгжүүлэлт; веб хөгжүүлэгч; веб хийх; вэб хөгжүүлэх; сайт хөгжүүлэлт; вэб апп; web application; web app development; landing page development; вэбсайт бүтээх; цахим хуудас хийх; цахим хуудас хөгжүүлэлт; вэб систем; web system; website хийх; website making; сайт босгох; вэб сайтын хөгжүүлэлт; вэб бүтээх; company website; вэб хуудас; corporate website; website redesign; XML; YAML; data formats; web portal; вэб портал; customer portal; self-service portal; web platform; онлайн систем хөгжүүлэлт; online platform; онлайн платформ; платформ хөгжүүлэх; цахим платформ; веб платформ; вэб платформ; веб систем; вэб аппликейшн; веб аппликейшн
tag: web; веб; вэб; website; цахим хуудас; сайт; вэб сайт; JSON; портал; portals; CSV
broader: software-development

frontend-development
en: frontend development; front-end developer; frontend engineer; frontend; progressive web apps
mn: фронтэнд хөгжүүлэлт; фронтэнд; фронт хөгжүүлэлт; фронт хөгжүүлэгч
also: front end; frontend dev; front-end хөгжүүлэгч; фронт энд; UI developer; client-side development; вэбийн урд тал; урд талын хөгжүүлэлт; хэрэглэгчийн тал; харагдах тал; клиент тал; веб интерфейс хийх; вэбийн интерфейс; TanStack; Vercel; Vite; SolidJS; PWA; service workers
tag: фронт; front; client side; Qwik; Astro; Solid
broader: web-development
related: ui-design; ux-design

backend-development
en: backend development; back-end developer; backend engineer; backend; server-side development
mn: бэкэнд хөгжүүлэлт; бэкэнд; бэк хөгжүүлэлт; бэк хөгжүүлэгч
also: back end; backend dev; back-end хөгжүүлэгч; бакенд; бэк энд; server-side programming; server developer; backend architecture; бэкэнд архитектур; вэбийн ар тал; ар талын хөгжүүлэлт; сервер тал; арын системийн хөгжүүлэлт; серверийн программ; Hono
tag: бэк; server side; ар тал
broader: software-development
related: databases; web-development; devops

full-stack-development
en: full-stack development; full-stack developer; full stack developer; fullstack developer; fullstack
mn: фулстак хөгжүүлэлт; фулстэк хөгжүүлэлт; фулстэк; фулстэк хөгжүүлэгч; бүрэн стек хөгжүүлэлт; фул стэк хөгжүүлэгч
also: full stack; full-stack engineer; full-stack хөгжүүлэгч; фулстак; фулл стэк; end-to-end development
broader: web-development
implies: frontend-development; backend-development

mobile-development
en: mobile development; mobile developer; mobile app development; app development; app developer; mobile engineer
mn: мобайл хөгжүүлэлт; апп хөгжүүлэлт; мобайл апп; мобайл хөгжүүлэгч; апп хийх; апп хөгжүүлэгч; гар утасны апп
also: апп болгох; аппликейшн хийх; апликейшн; утасны апп; гар утасны аппликэйшн; мобайл программист; апп бүтээх; апп бичих; апп хөгжүүлэх; mobile application; mobile app; mobile dev; app dev; smartphone app; ухаалаг утасны апп; App Store; Google Play; Play Store; утасны програм; утсанд зориулсан программ; iOS and Android apps; music streaming app; аудио ном апп; audiobook app; подкаст апп; гар утасны хөгжүүлэлт
tag: mobile; app; мобайл; апп; push
broader: software-development

devops
en: DevOps; DevOps engineer; site reliability engineering; infrastructure automation; platform engineering
mn: DevOps; девопс; DevOps инженер; девопс инженер; дэд бүтцийн автоматжуулалт
also: dev ops; SRE; DevSecOps; deployment automation; infrastructure engineer; платформ инженер; деплой; деплоймент; LXC
broader: information-technology
related: cloud-computing; system-administration; backend-development

cloud-computing
en: cloud computing; cloud engineering; cloud engineer; cloud infrastructure; cloud architecture; cloud services
mn: үүлэн тооцоолол; үүлэн технологи; клоуд; клоуд инженер; үүлэн дэд бүтэц; үүлэн үйлчилгээ
also: cloud migration; cloud hosting; cloud architect; cloud native; клауд; үүлэн сервер; serverless; IaaS; PaaS; object storage; Fly.io; Alibaba Cloud; Huawei Cloud; Oracle Cloud; DigitalOcean
tag: cloud; үүлэн; MinIO; S3 storage
broader: information-technology
related: devops; system-administration

databases
en: databases; database design; database administrator; database developer; data modelling
mn: өгөгдлийн сан; мэдээллийн сан; датабааз
also: DBA; RDBMS; дата бааз; баазын админ; өгөгдлийн сангийн удирдлага; мэдээллийн баз; NoSQL; CouchDB; ScyllaDB; ArangoDB; CockroachDB; PlanetScale; Sequelize; TypeORM; DB2; Teradata; Firebird SQL; ORM
tag: database; өгөгдлийн баз; Drizzle; ERD; Cassandra
broader: information-technology
related: backend-development; data-engineering

cybersecurity
en: cybersecurity; cyber security; information security; security engineer; security analyst; IT security
mn: кибер аюулгүй байдал; мэдээллийн аюулгүй байдал; мэдээллийн аюулгүй байдлын инженер; кибер хамгаалалт; мэдээллийн хамгаалалт; кибер аюулгүй байдлын мэргэжилтэн
also: infosec; IT аюулгүй байдал; got hacked; хакердуулсан; кибер халдлага; data security; өгөгдлийн аюулгүй байдал; CISSP; CEH; CISO; security hardening; server hardening; system hardening; hardening of systems; эмзэг байдал; blue teaming; мэдээллийн нууцлал; нууцлал аюулгүй байдал; cybercrime
tag: security; кибер; cyber; нууцлал; аюулгүй байдал
broader: information-technology

qa-testing
en: QA testing; software testing; quality assurance engineer; QA engineer; software tester; test engineer
mn: программ хангамжийн тест; программ тестлэх; тестер; QA инженер; тест инженер; систем тестлэх; тестлэгч
also: QA; manual testing; test cases; regression testing; bug testing; bug hunting; апп тестлэх; апп турших; тест хийгч; тест кейс; алдаа илрүүлэх тест; smoke testing; UAT; system testing; тест хийх; гар тест; регрессийн тест; localization testing; Qase; Testlink; manual QA; tester
tag: testing; test; тест; тестлэх; тестлэлт
broader: information-technology
related: software-development

data-science
en: data science; data scientist; data mining; predictive modelling
mn: өгөгдлийн шинжлэх ухаан; дата сайнс; дата сайнтист; өгөгдлийн ухаан; өгөгдөл судлаач; өгөгдлийн эрдэмтэн
also: datascience; data guy; дата саянс; дата судлаач; өгөгдөл олборлолт; predictive analytics; Kaggle
broader: data-analysis
related: machine-learning; statistics; python

data-engineering
en: data engineering; data engineer; ETL; data pipelines; data warehouse; big data
mn: дата инженерчлэл; дата инженер; өгөгдлийн инженер; өгөгдлийн агуулах; их өгөгдөл; өгөгдөл боловсруулалт
also: ELT; data lake; data warehousing; dbt; Airflow; big data engineer; биг дата; өгөгдлийн урсгал; BigQuery; Redshift; data platform; data lakehouse; data vault; extraction pipelines; pipelines for data; Matillion
tag: Snowflake
broader: information-technology
related: databases; data-science; python

data-analysis
en: data analysis; data analyst; data analytics; analytics; data insights
mn: өгөгдлийн шинжилгээ; дата анализ; дата шинжээч; өгөгдлийн шинжээч; дата аналист; өгөгдөлд дүн шинжилгээ хийх; дата шинжилгээ; мэдээлэл боловсруулалт
also: дата аналитик; дата аналис; тоон мэдээллийн шинжилгээ; analytical skills; тоо мэдээлэл боловсруулах; мэдээлэлд дүн шинжилгээ хийх; тоон анализ; ритейл аналитик; өгөгдөл боловсруулах; дата боловсруулах; Excel reporting; дата шинжлэх; өгөгдөл шинжлэх; KNIME; RapidMiner
tag: data; дата; өгөгдөл; аналитик; тооцоолол; analysis; Mode
related: statistics; research

machine-learning
en: machine learning; machine learning engineer; ML engineer; deep learning models; predictive models
mn: машин сургалт; машин сургалтын инженер; машин лернинг; ML инженер
also: ML; машин сургалтын загвар; model training; supervised learning; unsupervised learning; машин лөрнинг; загвар сургах; scikit-learn; sklearn; XGBoost; AutoML; LightGBM; CatBoost; federated learning; feature engineering; таамаглах загвар; gradient boosting; decision trees; DataRobot; MLlib
tag: classification; мэшин лэрнинг; Weka
broader: artificial-intelligence
related: data-science; python; statistics

artificial-intelligence
en: AI; artificial intelligence; AI engineer; AI developer; AI specialist
mn: хиймэл оюун ухаан; хиймэл оюун; AI инженер; хиймэл оюуны инженер; AI хөгжүүлэгч
also: ХОУ; A.I.; AI researcher; эй ай; AI судлаач; intelligent systems; machine intelligence; AI solutions; AI integration; AI хэрэгсэл; хиймэл оюуны шийдэл; AI automation
related: data-science; software-development

natural-language-processing
en: natural language processing; NLP; text mining; computational linguistics; NLP engineer
mn: байгалийн хэл боловсруулалт; эх хэл боловсруулалт; текст боловсруулалт; NLP инженер; компьютер хэл шинжлэл; хэлний технологи
also: text classification; sentiment analysis; natural language understanding; language technology; хэл боловсруулах; текст анализ; spaCy; text analytics; named entity recognition; корпус боловсруулалт; хэлний корпус; document classification; хэлний боловсруулалт; machine translation; машин орчуулга
tag: NLTK
broader: artificial-intelligence
related: machine-learning; large-language-models; python

computer-vision
en: computer vision; image recognition; image processing; object detection; face recognition; video analytics
mn: компьютерын хараа; дүрс таних; дүрс боловсруулалт; царай таних; дүрс танилт; зураг боловсруулах хиймэл оюун; нүүр таних
also: машин хараа; machine vision; OpenCV; YOLO; image classification; зураг ангилал; image segmentation; facial recognition; дүрс шинжилгээ; царай танилт; объект таних; license plate recognition; ANPR; дүрс боловсруулах; medical image analysis; MediaPipe; дугаар таних; зураг ангилах; зураг таних; видео аналитик; recognition systems; таних систем; AI on cameras; camera AI; камерын AI; камерын хиймэл оюун; камерын дүрс
broader: artificial-intelligence
related: machine-learning; robotics; python

blockchain
en: blockchain; Web3; blockchain developer; distributed ledger
mn: блокчэйн; блокчейн; Web3; блокчэйн хөгжүүлэгч
also: web 3; веб3; вэб3; blockchain engineer; block chain; крипто; криптовалют; cryptocurrency; crypto; Ethereum; Bitcoin; биткойн; эфириум; DeFi; decentralized finance; dApp; tokenomics; tokenization; Hyperledger; Cardano; airdrops; Polkadot; layer 2; Aptos; Solana; DAO; токен; MetaMask; IPFS; crypto mining; bitcoin mining; майнинг хийх
tag: Polygon
related: smart-contracts; payments

game-development
en: game development; game developer; game programming; game programmer; making games; game AI
mn: тоглоом хөгжүүлэлт; тоглоом хөгжүүлэгч; гейм хөгжүүлэлт; гейм хөгжүүлэгч; тоглоом хийх; компьютер тоглоом хийх; тоглоомын программист; тоглоомын хиймэл оюун
also: game dev; gamedev; indie game; инди тоглоом; гэйм хөгжүүлэлт; гэйм хөгжүүлэгч; гейм хийх; гэйм хийх; мобайл тоглоом; mobile game; тоглоом бүтээх; тоглоом зохиох; video game; видео тоглоом; PC game; game studio; game engine; кроссплатформ тоглоом; procedural generation; gameplay programming; gameplay systems; RPG Maker; Construct 3; Defold; Phaser; Photon engine; PlayFab; Wwise integration; Mirror networking; Cocos Creator; Love2D; MonoGame; libGDX; GameMaker; PlayCanvas; Cocos2d; HTML5 games; 2D game; 2D тоглоом; browser game; вэб тоглоом
tag: тоглоом; game; Photon; Construct; Bevy; Cocos
broader: software-development
related: game-design; 3d-modelling; unity-engine; unreal-engine

embedded-systems
en: embedded systems; embedded software; firmware; firmware engineer; embedded developer; microcontrollers
mn: суулгамал систем; суулгагдсан систем; микроконтроллер; фирмвэр; эмбэддэд инженер; микропроцессорын программчлал
also: embedded; embedded systems engineer; embedded engineer; firmware developer; RTOS; FreeRTOS; STM32; AVR; embedded инженер; фирмвейр; төхөөрөмжийн программ; суулгамал төхөөрөмж; Yocto; embedded Linux; Keil; Buildroot; 8051; Jetson; BeagleBone; MSP430; QEMU; Segger; TI CC2650; AUTOSAR; RP2040; Teensy; ARM Cortex; I2C; UART; JTAG; PlatformIO; Espressif; SPI bus; ESP8266; micro:bit
tag: ESP-IDF; SPI; IAR; Nordic
related: electronics; iot; c-language; software-development

electronics
en: electronics; electronics engineer; circuit design; electronic engineering; electronics repair; hardware engineering; electronics servicing
mn: электроник; электроникийн инженер; электрон инженер; электрон хэлхээ; хэлхээний зураглал; электроникч; техник хангамжийн инженер
also: hardware design; hardware development; circuits; soldering; гагнуур электроник; хэлхээ угсрах; электрон төхөөрөмж; хардвер; электрон засварчин; cable harness; wire harness; schematics; oscilloscope; breadboarding; magnets; electromagnets; соронз; reflow; pick and place; wire crimping; IPC-A-610; ESD; surface mount; плат засвар; плат гагнах; телевиз засвар; console repair
tag: hardware; low power; radar; соронзон; хэлхээ; кабел; SMD
related: electrical-engineering; embedded-systems; pcb-design

robotics
en: robotics; robotics engineer; robot design; robot programming
mn: робот техник; роботик; робот зохион бүтээх; робот инженер; робот программчлал; робот хийх; робот угсрах
also: роботикс; робототехник; robot; роботик сургалт; ROS; robotic arm; робот гар; Robocon; Робокон; ROS2; motion planning; Gazebo simulator; MoveIt; robot arm; KUKA; ABB robots; FANUC; Universal Robots; cobots; robot kinematics; automated guided vehicles; autonomous mobile robots; Pixhawk; Dobot; manipulators; servo motors; Mindstorms; exoskeletons; kinematics; humanoids; SLAM
tag: робот; AGV; AMR; Gazebo; servo; VEX; WRO; grippers
related: electronics; embedded-systems; mechatronics; computer-vision

iot
en: IoT; Internet of Things; IoT developer; connected devices; smart devices; IoT engineer
mn: зүйлсийн интернэт (IoT); зүйлсийн интернэт; юмсын интернэт; ухаалаг төхөөрөмж; IoT инженер
also: ухаалаг мэдрэгч; smart sensors; telemetry; телеметр; MQTT; LoRa; LoRaWAN; Zigbee; remote monitoring; алсын хяналт; connected sensors; Node-RED; CoAP; Sigfox; ThingsBoard; smart meter; Bluetooth; блютүүт
related: embedded-systems; electronics; sensors

networking
en: computer networking; network engineering; network engineer; network administration; network administrator; network infrastructure
mn: компьютерийн сүлжээ; сүлжээний инженер; сүлжээний админ; сүлжээний тохиргоо; сүлжээ угсралт; сүлжээний администратор; дотоод сүлжээ
also: сүлжээний дэд бүтэц; сүлжээний мэргэжилтэн; интернэт сүлжээ; routing and switching; CCNA; CCNP; Cisco; router configuration; network setup; TCP/IP; LAN; wifi тохиргоо; рутер тохируулах; MikroTik; VPN; firewall; network cabling; сүлжээ татах; сүлжээний кабель; сүлжээний төхөөрөмж; WireGuard; Juniper; pfSense; OpenVPN; Ubiquiti; UniFi; Cisco IOS; TP-Link; BGP; OSPF; structured cabling; MPLS; SD-WAN; packet tracer; wireless routers; IP setup; modems and routers; H3C; BICSI; RCDD; JNCIA; роутер; сиско; вайфай суурилуулах; Wi-Fi setup; VLAN; patch panels; Cat6
tag: network; сүлжээ; routers; modems; switches; wireless
broader: information-technology
related: system-administration; cybersecurity; telecom-engineering

it-support
en: IT support; technical support; help desk; IT technician; computer repair; tech support
mn: IT дэмжлэг; техникийн дэмжлэг; компьютер засвар; компьютерийн засвар үйлчилгээ; техникийн тусламж; системийн дэмжлэг; компьютер форматлах; IT ажилтан
also: helpdesk; service desk; desktop support; компьютер засварчин; компьютер засах; компьютер угсрах; принтер засвар; ноутбук засвар; laptop repair; айти ажилтан; айти дэмжлэг; windows суулгах; программ суулгах; хэлп деск; troubleshooting computers; support desk; macOS; Mac support; Windows 11; driver installation; OS installation; printer repair; office IT; компьютерийн үйлчилгээ; printer setup; PC assembly; PC repair; ай ти; виндоус суулгах; format хийх; хор цэнэглэх; программ суулгалт
tag: дэмжлэг; L1 support; L2 support
broader: information-technology
related: system-administration; networking; customer-service

saas
en: SaaS; software as a service; subscription software; cloud software
mn: SaaS; сервис хэлбэрийн программ хангамж; үүлэн программ хангамж; захиалгат программ хангамж
also: саас; B2B SaaS; SaaS startup; SaaS стартап; subscription platform; multi-tenant; multi-tenant SaaS; annual recurring revenue; monthly recurring revenue
tag: ARR; MRR
related: cloud-computing; product-management; web-development; b2b-sales

system-administration
en: system administration; system administrator; sysadmin; server administration; server management
mn: систем ба серверийн удирдлага; системийн администратор; системийн админ; сервер хариуцсан админ; серверийн удирдлага; системийн инженер; сервер тохируулах; серверийн инженер
also: system engineer; sys admin; server admin; сервер админ; сисадмин; системийн зохицуулагч; Active Directory; Windows Server; VMware; virtualization; виртуалчлал; сервер суулгах; сервер угсрах; data center; дата төв; дата центр; MCSE; сервер суурилуулалт; Microsoft Certified; operating systems; file systems; system logs; ZFS; NFS; Synology; GPO; SCCM; Microsoft 365 administration; Office 365 admin; IT дэд бүтэц; IT infrastructure; мэдээллийн технологийн дэд бүтэц
tag: server; сервер; Samba; NAS
broader: information-technology
related: networking; devops; linux

product-management
en: product management; product manager; product owner; product strategy
mn: бүтээгдэхүүний менежмент; продакт менежмент; продакт менежер; бүтээгдэхүүний менежер; бүтээгдэхүүн хөгжүүлэлт; продакт оунер; бүтээгдэхүүний удирдлага
also: product lead; head of product; product development; product roadmap; бүтээгдэхүүн хөгжүүлэх; бүтээгдэхүүний эзэн; продакт овнер; продукт менежер; продукт менежмент; product backlog; feature prioritization; product discovery; roadmapping; backlog grooming; product requirements; PRD; user story mapping; Productboard; product sense; feature specs; продакт; product person
tag: roadmap; discovery
related: project-management; ux-research; strategy; agile

project-management
en: project management; project manager; project coordination; project coordinator; project planning
mn: төслийн менежмент; төслийн удирдлага; төслийн менежер; төсөл удирдах; төслийн зохицуулагч; төсөл хэрэгжүүлэх; төсөл хариуцсан менежер
also: PMP; PMBOK; PRINCE2; project lead; төслийн ахлагч; төсөл төлөвлөлт; төслийн зохицуулалт; MS Project; project delivery; program management; хөтөлбөрийн менежер; Gantt chart; deadline management; project reporting; project administration; work breakdown structure; WBS; Confluence; Trello; Asana
tag: төсөл; project; хэрэгжүүлэлт; Monday; Linear
related: operations; leadership; agile

ux-design
en: UX design; UX designer; UI/UX design; UI/UX designer; interaction design; product design
mn: UX дизайн; хэрэглэгчийн туршлагын дизайн; UX дизайнер; UI/UX дизайнер; хэрэглэгчийн туршлага; продакт дизайн; продакт дизайнер
also: UX; UI/UX; UX/UI designer; UX/UI дизайнер; UIUX; user experience; interaction designer; usability; information architecture; onboarding design; interaction flows; user flows; human-computer interaction
tag: HCI; heuristics
broader: design
related: ui-design; ux-research; prototyping; product-management

ui-design
en: UI design; UI designer; interface design; web design; web designer; app design
mn: UI дизайн; интерфейсийн дизайн; UI дизайнер; вэб дизайн; вэб дизайнер; апп дизайн; хэрэглэгчийн интерфейс; аппын дизайн
also: UI; user interface; веб дизайн; веб дизайнер; вэбсайтын дизайн; сайтын дизайн; дэлгэцийн дизайн; screen design; website design; landing page design; мобайл дизайн; design QA; dashboard design; form design
broader: design
related: ux-design; graphic-design; frontend-development; figma

javascript
en: JavaScript; JavaScript developer; JS developer; ECMAScript
mn: JavaScript; жаваскрипт; JavaScript хөгжүүлэгч; жава скрипт; ECMAScript
also: JS; java script; ES6; javascipt; jquery; JS хөгжүүлэгч; HTMX; Alpine.js; D3.js; Chart.js; Lodash
tag: Ember; Backbone
broader: programming-languages
related: html-css; web-development

typescript
en: TypeScript; TypeScript developer; TS developer
mn: TypeScript; тайпскрипт; TypeScript хөгжүүлэгч
also: type script
tag: Zod
broader: programming-languages
implies: javascript

python
en: Python; Python developer; Python programmer
mn: Python; пайтон; Python хөгжүүлэгч; пайтон хөгжүүлэгч
also: питон; пайтон программист; phyton; Gunicorn; Pygame; PyCharm
broader: programming-languages
related: data-analysis; backend-development

java
en: Java; Java developer; Java programmer; Java backend
mn: Java; жава; Java хөгжүүлэгч; жава хөгжүүлэгч
also: J2EE; жава программист; java engineer; Hibernate; Quarkus; Micronaut; Jakarta EE; Hibernate ORM
tag: Groovy
broader: programming-languages
related: backend-development; kotlin

# ---------------------------------------------------------------- programming languages

programming-languages
en: programming languages
mn: программчлалын хэл
also: кодын хэл; Clojure; Fortran; ColdFusion; F Sharp; Common Lisp; Erlang OTP; PureScript; Tcl; Smalltalk; Lua
tag: F#; Gleam; Racket; Elm; D language
broader: software-development

html-css
en: HTML/CSS; HTML5; CSS3; web markup
mn: HTML/CSS; вэб хуудас угсралт; HTML5; CSS3
also: HTML; CSS; SCSS; верстка; вэб угсрах; web layout coding
tag: Less; Sass
broader: frontend-development

php
en: PHP; PHP developer
mn: PHP; PHP хөгжүүлэгч; PHP программист
also: CodeIgniter; Symfony; CakePHP; Yii2; Zend Framework; PHPUnit
tag: Yii; Zend
broader: programming-languages
related: backend-development; web-development

c-language
en: C language; C programming; C programmer
mn: Си хэл; C хэл; Си программчлал
tag: C
broader: programming-languages
related: cpp; embedded-systems

cpp
en: C++; C++ developer
mn: C++; C++ хөгжүүлэгч
also: CPP
broader: programming-languages
related: c-language; game-development

csharp
en: C#; C# developer
mn: C#; C# хөгжүүлэгч; си шарп
also: csharp; WPF
broader: programming-languages
related: dotnet; unity-engine

golang
en: Golang; Go language; Go developer; Golang developer
mn: Golang; Голанг; Go хэл; Golang хөгжүүлэгч
also: Go programming; write Go
tag: Go
broader: programming-languages
related: backend-development; microservices

rust-language
en: Rust language; Rust developer; Rust programming
mn: Rust хэл; Rust хөгжүүлэгч
also: rustlang; Actix; Rust engineer; Rust
broader: programming-languages
related: cpp

ruby-language
en: Ruby; Ruby developer
mn: Ruby; Ruby хөгжүүлэгч
also: RoR; Rails developer; Sinatra; RSpec
tag: Rails
broader: programming-languages
related: backend-development

kotlin
en: Kotlin; Kotlin developer
mn: Kotlin; Котлин; Kotlin хөгжүүлэгч
also: Jetpack Compose
broader: programming-languages
related: android-development; java

swift-language
en: Swift language; SwiftUI; Swift developer
mn: Swift хэл; SwiftUI; Swift хөгжүүлэгч
also: Swift programming; Objective-C; UIKit
tag: Swift; Vapor
broader: programming-languages
related: ios-development

dart-language
en: Dart language; Dart developer
mn: Dart хэл; Dart хөгжүүлэгч
also: Dart programming
tag: Dart
broader: programming-languages
related: flutter

scala-language
en: functional programming (Scala); Scala; Scala developer; functional programming
mn: функциональ программчлал (Scala); Scala; функциональ программчлал
also: Haskell; Elixir; Erlang; functional programmer; Phoenix framework
tag: Phoenix; Akka; OCaml; Lisp; Prolog
broader: programming-languages
related: java; data-engineering

r-language
en: R programming; R language; RStudio
mn: R хэл; R программчлал; RStudio
also: ggplot2; R программ
tag: R; Shiny
broader: programming-languages
related: statistics; data-science

matlab
en: MATLAB; Simulink
mn: MATLAB; Матлаб; Simulink
broader: programming-languages
related: statistics; electrical-engineering

sql
en: SQL; SQL developer
mn: SQL
also: query optimization; structured query language; stored procedures; SQLite
broader: databases
related: data-analysis

shell-scripting
en: shell scripting; command line
mn: shell скрипт; командын мөр
also: PowerShell; shell script; скрипт бичих; zsh; regex; regular expressions
tag: bash; awk
broader: programming-languages
related: linux; devops

vba
en: VBA; Visual Basic; Excel macros
mn: VBA; Visual Basic; Excel макро; макро бичих
also: эксел макро
broader: programming-languages
related: microsoft-excel

legacy-languages
en: legacy languages; Delphi; COBOL; Pascal
mn: хуучин системийн программчлал; Delphi; Паскаль; Pascal
also: FoxPro; Perl; legacy systems
broader: programming-languages
related: desktop-development

kids-coding
en: teaching coding; coding for kids; Scratch programming; coding instructor
mn: программчлал заах; хүүхдийн программчлал; хүүхдэд код заах; Scratch программчлал; программчлалын багш; код заах
also: kids programming; coding bootcamp; кодинг сургалт; программчлалын сургалт; хүүхдийн кодинг; coding club; teach programming; код сургалт; STEM сургалт; coding teacher; Blockly; Code.org; LEGO Mindstorms; IT teacher
related: teaching; software-development; robotics

algorithms
en: algorithms and data structures; algorithms; competitive programming
mn: алгоритм; олимпиадын программчлал
also: data structures; algorithm design; leetcode; програмчлалын олимпиад
broader: software-development

# ---------------------------------------------------------------- web, front end

react
en: React; ReactJS; React developer
mn: React; риакт; React хөгжүүлэгч; ReactJS
also: Redux; реакт; Zustand; React.js; styled-components; MobX; Gatsby
tag: Hooks; TanStack Query; Remix
broader: frontend-development
implies: javascript; html-css

nextjs
en: Next.js; NextJS; Next.js developer
mn: Next.js; Next.js хөгжүүлэгч; NextJS
tag: Next
broader: frontend-development
implies: react

vuejs
en: Vue.js; VueJS; Vue developer
mn: Vue.js; Vue хөгжүүлэгч; VueJS
also: Vue; Nuxt; Pinia; Vuex
tag: Quasar
broader: frontend-development
implies: javascript; html-css

angular
en: Angular; AngularJS; Angular developer
mn: Angular; Ангуляр; Angular хөгжүүлэгч; AngularJS
also: RxJS
broader: frontend-development
implies: typescript; html-css

svelte
en: Svelte; SvelteKit
mn: Svelte; SvelteKit
broader: frontend-development
implies: javascript; html-css

css-frameworks
en: CSS frameworks; Bootstrap framework
mn: CSS фрэймворк; Bootstrap фрэймворк
also: tailwind; shadcn; Ant Design; Tailwind CSS; Material UI; Chakra UI; Foundation CSS; Bulma; Radix UI
tag: Bootstrap; MUI; Chakra
broader: frontend-development
implies: html-css

web-graphics
en: web graphics; Three.js; WebGL
mn: вэб график; Three.js; WebGL
also: canvas animation; 3D website; 3D вэбсайт; интерактив вэб; interactive website; WebGPU; Babylon.js; PixiJS; p5.js; GLSL; product configurators; 3D configurator; 3D конфигуратор; 3D on the web
broader: frontend-development
related: 3d-modelling; motion-graphics; javascript

web-accessibility
en: web accessibility; digital accessibility; accessible design; WCAG
mn: вэб хүртээмж; дижитал хүртээмж; хөгжлийн бэрхшээлтэй хүнд ээлтэй вэб
also: accessibility testing; screen reader; дэлгэц уншигч; хүртээмжтэй дизайн; accessibility audit; хүртээмжтэй байдал; accessible websites; digital inclusion
tag: accessibility; хүртээмж; a11y
related: frontend-development; ux-design

web-performance
en: web performance; page speed optimisation
mn: вэбийн хурд сайжруулах; вэб оновчлол; вэбсайт хурдасгах
also: core web vitals; page speed; site speed; CDN; Cloudflare; performance tuning
broader: web-development
related: frontend-development; seo; performance-testing

# ---------------------------------------------------------------- back end and interfaces between systems

nodejs
en: Node.js; NodeJS; Node developer; Express.js
mn: Node.js; Node.js хөгжүүлэгч; нод жс; NodeJS; Express.js
also: expressjs; MERN; MEAN stack; NestJS; Fastify; Deno; Mongoose
tag: Express; Nest; Koa; Node; Prisma; Bun
broader: backend-development
implies: javascript

django
en: Django; Django developer
mn: Django; Жанго; Django хөгжүүлэгч
broader: backend-development
implies: python

python-frameworks
en: Python web frameworks; FastAPI; Flask framework
mn: Python вэб фрэймворк; FastAPI
also: Python web; SQLAlchemy; Flask
tag: Celery
broader: backend-development
implies: python
related: django

laravel
en: Laravel; Laravel developer
mn: Laravel; Ларавел; Laravel хөгжүүлэгч
also: Filament PHP
broader: backend-development
implies: php

spring-boot
en: Spring Boot; Spring Framework
mn: Spring Boot; Спринг Бүүт; Spring хөгжүүлэгч; Spring Framework
also: springboot; Spring Cloud; Spring Security
tag: Spring
broader: backend-development
implies: java

dotnet
en: .NET; .NET developer
mn: .NET; дот нет; .NET хөгжүүлэгч
also: dotnet; Blazor; Entity Framework; дотнет; MAUI; NUnit; xUnit
broader: backend-development
implies: csharp

api-development
en: API development; API design
mn: API хөгжүүлэлт; системийн интеграц; системүүдийг холбох; систем хоорондын холболт
also: API; APIs; web services; вэб сервис; integrations; интеграц хийх; системийн уялдаа; Postman; Swagger; OpenAPI; middleware; SDK development; tRPC; RESTful; Protobuf; gRPC
tag: REST; SOAP
broader: backend-development
related: payment-integration; microservices

graphql
en: GraphQL
mn: GraphQL
also: Hasura; Apollo Server
tag: Apollo
broader: api-development

microservices
en: microservices; microservice architecture; distributed systems
mn: микросервис; микросервис архитектур; тархмал систем; түгээмэл тооцоолол
also: micro services; event-driven architecture; service oriented architecture; distributed computing; domain driven design; микро сервис; CQRS; event sourcing; event-sourced systems
broader: backend-development
related: software-architecture; kubernetes

software-architecture
en: system architecture; system design; software architect; solution architecture; solution architect
mn: системийн архитектур; программ хангамжийн архитектур; системийн архитектор; шийдлийн архитектор; системийн зохиомж
also: enterprise architecture; technical architecture; архитектурын шийдэл программ; scalable systems; scalability; technical architect; программ хангамжийн архитектор; tech lead; technical lead; техникийн ахлагч; clean architecture; code audit; architecture review
tag: DDD
broader: software-development
related: microservices; backend-development

message-queues
en: message queues; RabbitMQ; event streaming
mn: мессежийн дараалал; Kafka; RabbitMQ
also: message broker; pub/sub; stream processing; NATS; ActiveMQ; ZeroMQ; Pulsar
broader: backend-development
related: microservices; data-engineering

realtime-systems
en: real-time applications; WebSocket; WebRTC; real-time communication
mn: бодит цагийн систем; WebSocket; WebRTC; чат хөгжүүлэлт
also: realtime app; real time app; Socket.io; chat app; чат апп; live chat development; realtime data; чат систем; мессенжер апп; Jitsi; video calls; SignalR hubs
tag: Agora; SignalR; видео дуудлага
broader: software-development
related: backend-development

search-technology
en: search technology; Elasticsearch; search engine development
mn: хайлтын систем; Elasticsearch
also: full-text search; OpenSearch; elastic search; information retrieval; хайлтын технологи; semantic search; vector search; Algolia; search engineering; autocomplete; query parsing; баримтын хайлт; баримт хайх систем; enterprise search; AI search; Solr; Meilisearch; Typesense; Lucene
tag: search; хайлт; Manticore
broader: backend-development
related: natural-language-processing; databases

web-scraping
en: web scraping; data scraping; data extraction
mn: вэб скрэйпинг; вэбээс өгөгдөл татах; вэб краулер; өгөгдөл цуглуулах бот
also: scraper; web crawling; scrapy; скрейпинг; BeautifulSoup; crawler; сайтаас мэдээлэл татах; data mining web; data extraction pipeline; вэб өгөгдөл цуглуулах
related: python; data-engineering

bots
en: bot development; Telegram bot; Discord bot; Messenger bot
mn: бот хөгжүүлэлт; бот хийх; Telegram бот; Discord бот; Messenger бот
also: телеграм бот; дискорд бот; мессенжер бот; page bot; пэйж бот; бот бичих; автомат хариулагч
broader: software-development
related: chatbots; api-development

open-source
en: open source; open-source software; open source contributor
mn: нээлттэй эх код; нээлттэй эх; нээлттэй эхтэй программ хангамж
also: opensource; FOSS; free software
related: software-development; git

version-control
en: version control
mn: хувилбарын удирдлага
also: version control system; source control; SVN; Subversion; Perforce
tag: Mercurial
broader: software-development

code-review
en: code review
mn: код хянах; код ревью
also: pull requests; SonarQube; static code analysis
tag: linters
broader: software-development
related: version-control

git
en: Git; GitHub; GitLab
mn: Git; GitHub; GitLab
also: гитхаб; Bitbucket
tag: гит
broader: version-control

# ---------------------------------------------------------------- mobile and desktop

android-development
en: Android development; Android developer
mn: Android хөгжүүлэлт; Android хөгжүүлэгч; андройд хөгжүүлэгч
also: Android; андройд; android engineer
tag: Retrofit; Dagger; Hilt
broader: mobile-development
related: kotlin; java

ios-development
en: iOS development; iOS developer; iPhone app
mn: iOS хөгжүүлэлт; iOS хөгжүүлэгч; айфон апп
also: iOS; xcode; iPad app; iOS engineer; айос хөгжүүлэгч
broader: mobile-development
related: swift-language

cross-platform-development
en: cross-platform development; cross-platform apps
mn: кросс платформ хөгжүүлэлт; олон платформын апп; гибрид апп
also: cross platform; Ionic; Xamarin; multi-platform app; hybrid app; олон платформ дээр ажиллах апп; Cordova; PhoneGap; NativeScript; Kotlin Multiplatform
tag: Capacitor
broader: mobile-development

flutter
en: Flutter; Flutter developer
mn: Flutter; Флаттер; Flutter хөгжүүлэгч; флаттер хөгжүүлэгч
also: FlutterFlow; флуттер
broader: cross-platform-development
implies: dart-language

react-native
en: React Native; React Native developer; Expo framework
mn: React Native; React Native хөгжүүлэгч; риакт нэйтив
also: reactnative; RN developer
tag: Expo
broader: cross-platform-development
implies: react

mini-apps
en: mini app development; super app; mini programs
mn: мини апп хөгжүүлэлт; мини апп; супер апп
also: mini app
broader: mobile-development
related: payment-integration

desktop-development
en: desktop development; desktop application; Windows application; Electron framework
mn: десктоп программ; компьютерийн программ хөгжүүлэлт; десктоп хөгжүүлэлт; Windows программ
also: desktop app; desktop software; windows forms; macOS app; desktop developer; Tauri; Qt; PyQt; WinForms; GTK; JavaFX; Win32
tag: Electron
broader: software-development

# ---------------------------------------------------------------- data

postgresql
en: PostgreSQL; Postgres
mn: PostgreSQL; Postgres
also: PostGIS; Supabase
broader: databases
implies: sql

mysql
en: MySQL; MariaDB
mn: MySQL; MariaDB
also: my sql
broader: databases
implies: sql

sql-server
en: SQL Server
mn: SQL Server
also: MSSQL; MS SQL; sql сервер
broader: databases
implies: sql

oracle-database
en: Oracle database; Oracle DBA
mn: Oracle өгөгдлийн сан; Оракл; Oracle DBA
also: Oracle DB; Oracle certified
tag: Oracle; OCP
broader: databases
implies: sql

mongodb
en: document databases (MongoDB); MongoDB; document database
mn: баримтын өгөгдлийн сан (MongoDB); MongoDB; Монго ДБ
also: DynamoDB
broader: databases

redis
en: caching (Redis); Redis; caching
mn: кэш систем (Redis); Redis; кэш систем
also: Memcached; Valkey
broader: databases
related: backend-development

firebase
en: Firebase; Firestore
mn: Firebase; Файрбэйс; Firestore
also: fire base
related: databases; mobile-development; backend-development

push-notifications
en: push notifications; push notification service
mn: push мэдэгдэл; пуш мэдэгдэл
tag: notifications; мэдэгдэл
related: firebase; mobile-development; email-technology

backend-as-a-service
en: backend as a service; BaaS
mn: бэлэн бэкэнд үйлчилгээ (BaaS)
also: Convex database
tag: Convex; Appwrite; PocketBase
related: firebase; backend-development

big-data-tools
en: big data tools; Apache Spark; Hadoop; Databricks; PySpark
mn: их өгөгдлийн хэрэгсэл; Apache Spark; Hadoop; Databricks; PySpark
also: Spark SQL; lakehouse; Delta Lake; Apache Iceberg; Presto SQL; Trino; Apache Beam
tag: Spark; Hive; Presto; Flink; Avro; Iceberg
broader: data-engineering

business-intelligence
en: business intelligence; BI analyst; BI developer
mn: бизнес интеллиженс (BI); бизнес интеллиженс; BI шинжээч; BI хөгжүүлэгч; тайлангийн самбар; хяналтын самбар
also: BI tools; dashboard; дашбоард; дашборд; reporting automation; тайлан автоматжуулах; Looker Studio; Metabase; KPI dashboard; бизнес аналитик систем; management reporting; BI тайлан; Qlik; QlikView; Apache Superset; Google Data Studio; Crystal Reports; MicroStrategy; Cognos; business metrics; Redash; Spotfire; SSAS
tag: BI; Looker; Superset; Sisense; metrics; KPIs; visualisations
broader: data-analysis
related: data-visualisation; sql; power-bi

power-bi
en: Power BI; BI reporting tools
mn: Power BI; пауэр би ай
also: powerbi; power query; power pivot
tag: DAX
broader: business-intelligence

tableau
en: Tableau
mn: Tableau
also: tableau software
broader: business-intelligence
related: power-bi

data-visualisation
en: data visualisation; infographics; charts and graphs
mn: өгөгдлийн дүрслэл; инфографик; дата визуалчлал; өгөгдөл дүрслэх; график диаграмм
also: infographic; дата визуализаци; dataviz; data storytelling; information design
tag: D3; Dash
broader: data-analysis
related: graphic-design; business-intelligence

microsoft-excel
en: Microsoft Excel; Excel; spreadsheets; Google Sheets
mn: Excel; эксел; хүснэгт боловсруулах; Google Sheets; Microsoft Excel
also: pivot table; пивот хүснэгт; excel тайлан; vlookup; гүүгл шийт; Эксель; XLOOKUP
tag: хүснэгт
related: data-analysis; microsoft-office

statistical-software
en: statistical software; SPSS; Stata; SAS software
mn: статистикийн программ; SPSS; Stata
also: EViews; Minitab; JASP; jamovi; SmartPLS; JMP; OriginPro; Gretl; GraphPad; OriginLab
tag: SAS
broader: data-analysis
related: statistics; research

web-analytics
en: web analytics; digital analytics; user analytics
mn: вэб аналитик; хандалтын шинжилгээ
also: хандалт хэмжих; Mixpanel; Amplitude analytics; conversion tracking; site analytics; сайтын хандалт; tag manager; analytics setup; tracking setup; Matomo; Yandex Metrica
broader: data-analysis
related: digital-marketing; product-analytics

google-analytics
en: Google Analytics; GA4
mn: Google Analytics; гүүгл аналитикс; GA4
also: Google Analytics certified; Google Analytics certification; GAIQ
broader: web-analytics

product-analytics
en: product analytics; A/B testing; product metrics; growth experiments
mn: бүтээгдэхүүний аналитик; A/B тест; бүтээгдэхүүний үзүүлэлт хэмжих
also: AB testing; A/B test; cohort analysis; retention analysis; funnel analysis; conversion rate optimization; CRO; user metrics; growth product manager; split testing; Hotjar; PostHog; FullStory; Microsoft Clarity; Heap analytics; Amplitude
tag: experimentation
broader: data-analysis
related: product-management; web-analytics

data-governance
en: data management; data governance; data quality
mn: өгөгдлийн удирдлага; өгөгдлийн засаглал; өгөгдлийн чанар
also: data steward; metadata; data catalog; дата засаглал; дата менежмент; MDM; data strategy; өгөгдлийн бодлого; data cleaning; өгөгдөл цэвэрлэх; data contracts; data mesh; өгөгдөл цэгцлэх; мэдээлэл цэгцлэх; дата цэвэрлэх; data cleansing; messy data; tidying data; Collibra; Alation; DataHub
related: data-engineering; compliance; databases

data-entry
en: data entry; data input
mn: өгөгдөл оруулах; мэдээлэл шивэх; шивээч; дата шивэгч; баримт шивэх; өгөгдөл шивэлт
also: typist; дата оруулах; бичээч; хурдан бичих; бичиг хэрэг шивэх; өгөгдөл шивэх; дата энтри; хурдан шивэх; 10 хуруу; арван хуруу; мэдээлэл оруулах
tag: typing; шивэх
related: microsoft-office

data-annotation
en: data annotation; data labelling
mn: өгөгдөл тэмдэглэгээ; дата шошголох; өгөгдөл шошголох
also: dataset; labelled data; annotator; image labeling; дата лэйблинг; өгөгдлийн сан бүрдүүлэх AI; training data; сургалтын өгөгдөл; data collection for AI; дата цуглуулах; corpus building; өгөгдөл тэмдэглэх; датасет бүрдүүлэх; text annotation; датаны багц; өгөгдлийн багц
tag: annotation; labeling; датасет
related: artificial-intelligence; machine-learning; data-entry

forecasting
en: forecasting
mn: таамаглалын загварчлал; таамаглал загвар; цаг хугацааны цувааны шинжилгээ; эрэлтийн таамаглал
also: time series; прогноз; demand prediction; борлуулалтын таамаглал; S&OP; эрэлтийн төлөвлөлт
tag: predicting; predictions
broader: data-science
related: statistics; financial-modelling

bioinformatics
en: bioinformatics; computational biology; genomic data
mn: биоинформатик; геномын өгөгдөл; тооцооллын биологи
also: genomics; биоинформатикч; BLAST; QIIME; Galaxy workflows; Bioconductor; AlphaFold; AutoDock; GROMACS; PyMOL; molecular docking; molecular dynamics; drug design software; SnapGene; Benchling; Geneious; Nextflow; Snakemake; GATK
related: data-science; medicine; research

scientific-computing
en: scientific computing; high performance computing
mn: шинжлэх ухааны тооцоолол; өндөр хүчин чадлын тооцоолол; симуляц загварчлал
also: HPC; parallel computing; CUDA; GPU computing; numerical methods; тоон арга; simulation; Julia language; computational science; ImageJ; quantum chemistry; Gaussian software; Slurm; MPI; OpenMP; суперкомпьютер; LAMMPS; Mathematica; Wolfram; Scilab; GNU Octave
tag: Julia; Maple
related: software-development; research; machine-learning

# ---------------------------------------------------------------- artificial intelligence

deep-learning
en: deep learning; neural networks; PyTorch; TensorFlow
mn: гүн сургалт; нейрон сүлжээ; мэдрэлийн сүлжээ; гүнзгий сургалт; PyTorch; TensorFlow
also: CNN; RNN; Keras; дийп лернинг; deeplearning; Hugging Face; huggingface; JAX; MXNet; transformers
broader: machine-learning
implies: python

large-language-models
en: large language models; LLM; LLM engineer
mn: том хэлний загвар (LLM); том хэлний загвар; LLM
also: OpenAI API; GPT API; Claude API; Anthropic; Mistral; Gemini API; LangChain; fine tuning; language model; хэлний загвар; vector database; embeddings; text-to-SQL; хэлний том загвар; Gemini; DeepSeek; Qwen; LoRA DPO; QLoRA
tag: Llama
broader: natural-language-processing
related: generative-ai; python

generative-ai
en: generative AI; GenAI; AI tools; AI content generation
mn: үүсгэгч хиймэл оюун; генератив AI; AI хэрэгсэл ашиглах; чат жипити
also: gen AI; AI copilot; AI assistant; AI туслах; чат жи пи ти; ChatGPT ашиглах; GPT; Copilot; Claude; Gemini AI; AI контент
broader: artificial-intelligence
related: prompt-engineering; ai-image-generation

prompt-engineering
en: prompt engineering; prompt engineer; prompt writing
mn: промпт инженерчлэл; промпт инженер
also: промт бичих; промпт; prompt design; vibe coding
broader: generative-ai

ai-agents
en: AI agents; agentic AI; multi-agent systems
mn: AI агент; хиймэл оюунт агент; AI эйжент
also: autonomous agents; voice agent; AI workflow; agent framework; MCP server; AI ажилтан; CrewAI; AutoGen; LangGraph; Semantic Kernel
tag: agents; MCP
broader: artificial-intelligence
related: large-language-models; workflow-automation; chatbots

ai-image-generation
en: AI image generation; AI art; Midjourney; Stable Diffusion
mn: AI зураг үүсгэх; AI зураг; AI арт; хиймэл оюунаар зураг бүтээх; AI видео хийх; Midjourney; Stable Diffusion
also: AI image; AI video; AI видео; DALL-E; Runway ML; AI дүрс; AI контент бүтээгч; AI animation; image generation; text-to-image; video generation; diffusion models; text-to-video; ComfyUI; Flux model
broader: generative-ai
related: graphic-design; video-production

chatbots
en: chatbots; conversational AI; virtual assistant bot
mn: чатбот; ярианы хиймэл оюун; чат бот хийх
also: chat bot; чат бот; ухаалаг туслах; виртуал туслах; Dialogflow; ManyChat; Botpress; Chatfuel; Voiceflow
broader: artificial-intelligence
related: natural-language-processing; bots; customer-service

speech-recognition
en: speech recognition; speech to text; voice recognition; speech technology; voice AI
mn: яриа таних; яриа танилт; дуу хоолой таних; яриаг текст болгох; ярианы технологи
also: ASR; STT; Chimege; Чимэгэ; voice assistant; дуут туслах; дуу таних; voice command; transcription AI; speech AI; acoustic modelling; acoustic models; яриа бичвэрт буулгах; яриаг бичвэр болгох; яриаг бичвэрт хөрвүүлэх; яриаг бичиж буулгах; Kaldi; wav2vec; DeepSpeech; Vosk; AssemblyAI; Deepgram
tag: Whisper; NeMo
broader: natural-language-processing
related: text-to-speech; machine-learning

text-to-speech
en: text to speech; speech synthesis; voice synthesis; voice cloning
mn: текстийг яриа болгох; текст уншигч; яриа нийлэгжүүлэх; дуу хоолойн синтез
also: TTS; ElevenLabs; synthetic voice; яриа үүсгэх; voice generation; AI voice; хоолой хувилах; Coqui; Tacotron; VITS
broader: natural-language-processing
related: speech-recognition

ocr
en: OCR; optical character recognition; document recognition; handwriting recognition
mn: тэмдэгт таних (OCR); тэмдэгт таних; OCR; бичиг таних; баримт таних; гар бичмэл таних
also: текст таних; text recognition; document AI; Tesseract; document processing; монгол бичиг таних; ABBYY FineReader
broader: computer-vision
related: natural-language-processing; document-management

mlops
en: MLOps; model deployment; ML infrastructure; edge AI
mn: MLOps; загвар нэвтрүүлэх; машин сургалтын дэд бүтэц
also: ML ops; ML pipeline; MLflow; SageMaker; TinyML; AI infrastructure; AI deployment; LLMOps; model lifecycle; загварын амьдралын мөчлөг; Kubeflow; Weights and Biases; Ray Serve; BentoML
broader: machine-learning
related: devops; data-engineering

recommender-systems
en: recommender systems; recommendation engine; personalisation algorithms; matching algorithms
mn: зөвлөмжийн систем; санал болгох систем; тохируулах алгоритм
also: recommendation system; recommendation algorithm; personalization; matching engine; санал болгох алгоритм; хувийн зөвлөмж
tag: recommendations; matching; ranking
broader: machine-learning
related: data-science

reinforcement-learning
en: reinforcement learning; decision optimisation
mn: бататгах сургалт; дэмжлэгт сургалт
also: RLHF
broader: machine-learning
related: robotics

fraud-detection
en: fraud detection; anomaly detection; risk scoring
mn: залилан илрүүлэх; гажиг илрүүлэх
also: fraud analytics; fraud prevention; transaction monitoring; AML monitoring
related: machine-learning; banking; compliance; data-science

biometrics
en: biometrics; identity verification; eKYC
mn: биометр; хэн болохыг баталгаажуулах; цахим таних; eKYC
also: biometric; e-KYC; fingerprint; хурууны хээ; liveness detection; face ID; ID verification; биометрик; цаг бүртгэлийн төхөөрөмж; gait recognition; iris recognition; palm vein; царайгаар нэвтрэх
related: computer-vision; identity-management; access-control-systems

autonomous-vehicles
en: autonomous vehicles; self-driving; ADAS
mn: автомат жолоодлого; жолоочгүй машин; өөрөө явагч машин; автомат жолоодлоготой тээвэр
also: self driving car; autonomous driving; autonomous haulage; жолоочгүй тээвэр; autonomous trucks; sensor fusion
broader: robotics
related: computer-vision; embedded-systems

ai-strategy
en: AI strategy; AI ethics; AI adoption; AI training for companies
mn: AI стратеги; хиймэл оюуны ёс зүй; AI нэвтрүүлэх; AI сургалт
also: AI consulting; AI зөвлөх; AI consultant; responsible AI; AI governance; AI policy; AI transformation; AI сургагч багш; хиймэл оюун нэвтрүүлэх; AI workshop; AI literacy
related: artificial-intelligence; digital-transformation

# ---------------------------------------------------------------- security

penetration-testing
en: penetration testing; ethical hacking; ethical hacker; pentester; vulnerability assessment
mn: нэвтрэлтийн тест; ёс зүйт хакер; халдлагын тест; эмзэг байдлын үнэлгээ; цагаан малгайт хакер
also: pentest; аюулгүй байдлыг шалгах; pen testing; pen test; white hat; хакер; хакинг; bug bounty; red team; red teaming; vulnerability scanning; нэвтрэлтийн тестер; CTF; OSCP; Харуул занги; security testing; security audit; аюулгүй байдлын аудит; аюулгүй байдлын тест; аюулгүй байдлын шалгалт; penetration tests; vulnerability management; social engineering tests; халдлагын туршилт; security assessment; hacker; hack us; hack our system; хакердах; хакердуулах; try to hack; Burp Suite; Metasploit; Nmap; Nessus; OWASP ZAP; Kali; eJPT; CRTP; GPEN; CySA; PNPT; security test; attack scenarios; attack simulation
tag: CREST; social engineering; Nuclei
broader: cybersecurity

network-security
en: network security; firewall administration; perimeter security
mn: сүлжээний аюулгүй байдал; галт хана; сүлжээний хамгаалалт
also: Fortinet; intrusion detection; zero trust; DDoS protection; Wireshark
broader: cybersecurity
related: networking

application-security
en: application security; secure coding; web security; code security
mn: аппликэйшний аюулгүй байдал; вэбийн аюулгүй байдал; аюулгүй кодчилол
also: AppSec; OWASP; secure development; smart contract audit; вэбсайтын аюулгүй байдал; mobile security; threat modeling; мобайл аюулгүй байдал; mobile app security; Snyk; Checkmarx; Veracode; CodeQL; Coverity; Semgrep; app security
tag: Fortify
broader: cybersecurity
related: software-development

security-operations
en: security operations; SOC analyst; incident response; threat intelligence
mn: аюулгүй байдлын төвийн үйл ажиллагаа (SOC); аюулгүй байдлын төв; SOC шинжээч; кибер халдлагад хариу үзүүлэх; зөрчил илрүүлэх
also: SIEM; threat hunting; malware analysis; incident handling; Splunk; security monitoring; CERT; SOC as a service; Wazuh; Snort; Suricata; CrowdStrike; SentinelOne; ESET; QRadar; hacked
tag: SOC
broader: cybersecurity

security-governance
en: information security management; ISO 27001; IT audit
mn: мэдээллийн аюулгүй байдлын удирдлага; ISO 27001; IT аудит; мэдээллийн аюулгүй байдлын аудит
also: ISO27001; GRC; IT auditor; PCI DSS; CISA; security policy; information security audit; системийн аудит; audit log; audit trail
broader: cybersecurity
related: compliance; audit

cryptography
en: cryptography; encryption; PKI
mn: шифрлэлт ба криптограф; криптограф; шифрлэлт
also: криптографи; нууцлал кодлол; public key infrastructure; шифрлэх; zero-knowledge proofs; zk-SNARKs; homomorphic encryption; steganography; HSM; post-quantum
tag: TLS; ZKP
related: cybersecurity; blockchain

identity-management
en: identity management; authentication; single sign-on; access management; digital signature
mn: нэвтрэлт ба хандалтын удирдлага; нэвтрэлтийн систем; хэрэглэгч баталгаажуулалт; ДАН систем; нэгдсэн нэвтрэлт; тоон гарын үсэг; цахим гарын үсэг
also: IAM; SSO; OAuth; Keycloak; Auth0; LDAP; MFA; ДАН нэвтрэлт; DAN login; passkeys; хандах эрхийн удирдлага; digital identity; цахим үнэмлэх; role-based access control; role-based access; хандалтын эрх; хандах эрхийн тохиргоо; Okta; Microsoft Intune; SAML login; eIDAS; verifiable credentials; нэг удаагийн нэвтрэлт; нэвтрэх систем; e-signature; electronic signature
tag: JWT; RBAC; PAM; SAML; Intune; SCIM
related: cybersecurity; backend-development; e-government

digital-forensics
en: digital forensics; cybercrime investigation
mn: цахим нотлох баримтын шинжилгээ; цахим шинжилгээ; кибер гэмт хэрэг; цахим нотлох баримт
also: computer forensics; forensic analyst; cyber crime; OSINT; кибер мөрдлөг
tag: forensics
related: cybersecurity; legal

data-recovery
en: data recovery; file recovery
mn: өгөгдөл сэргээх; дата сэргээх
also: дата сэргээлт; файл сэргээх; хард сэргээх; мэдээлэл сэргээх
related: digital-forensics; disaster-recovery; it-support

disaster-recovery
en: backup and disaster recovery; disaster recovery; backup and recovery; business continuity
mn: нөөцлөлт ба сэргээн ажиллуулах төлөвлөгөө; нөөцлөлт; гамшгаас сэргээх төлөвлөгөө; бизнесийн тасралтгүй байдал; нөөц хуулбар
also: data backup; backup system; нөөц систем; BCP; нөөц дата төв; Veeam; Acronis; Bacula; Commvault; restic
tag: backup
related: system-administration; cybersecurity

# ---------------------------------------------------------------- cloud, servers, delivery

aws
en: AWS; Amazon Web Services; AWS engineer
mn: AWS; Amazon Web Services; AWS инженер
also: EC2; AWS certified; AWS architect
tag: Lambda; ECS; S3; CDK; Bedrock
broader: cloud-computing

microsoft-azure
en: Microsoft Azure
mn: Microsoft Azure; Азур
also: Azure; azure engineer
broader: cloud-computing

google-cloud
en: Google Cloud; GCP
mn: Google Cloud; GCP; гүүгл клоуд
also: Vertex AI
broader: cloud-computing

docker
en: Docker; software containers
mn: Docker; докер; контейнержүүлэлт
also: containerization; Podman
broader: devops

kubernetes
en: Kubernetes; K8s; container orchestration
mn: Kubernetes; кубернетес; K8s
also: OpenShift; EKS; GKE; service mesh; Istio; Linkerd; FluxCD; k3s; Cilium
tag: Helm; Longhorn
broader: devops
implies: docker

ci-cd
en: CI/CD; continuous integration; continuous delivery; release engineering
mn: CI/CD; тасралтгүй интеграц; автомат deploy
also: Jenkins; deployment pipeline; continuous deployment; build pipeline; GitOps; CircleCI; ArgoCD; Argo CD; GitHub Actions; GitLab CI; TeamCity; Bitbucket Pipelines; Azure DevOps; Buildkite pipelines; Bitrise; CodePush; Dependabot; Travis CI
tag: Buildkite; Fastlane
broader: devops
related: git; test-automation

infrastructure-as-code
en: infrastructure as code; Terraform; Ansible
mn: кодчилсон дэд бүтэц; Terraform; Ansible
also: IaC; CloudFormation; configuration management; Pulumi; Vagrant; OpenTofu; SaltStack; Bicep templates
tag: Puppet; Consul
broader: devops
related: cloud-computing

observability
en: observability; system monitoring; Grafana; Prometheus monitoring
mn: системийн мониторинг; системийн хяналт; Grafana; лог хяналт
also: Datadog; ELK stack; logging and monitoring; Zabbix; New Relic; Sentry; uptime monitoring; серверийн хяналт; Kibana; log analysis; crash reporting; Nagios; OpenTelemetry; PRTG; Dynatrace; AppDynamics; PagerDuty; chaos engineering; eBPF tracing; fault injection; Fluentd; Logstash; Graylog; Jaeger; Zipkin
tag: ELK; Prometheus; eBPF; Loki
broader: devops
related: system-administration

linux
en: Linux; Linux administration; Ubuntu; Unix
mn: Linux; Линукс; Ubuntu; Unix
also: Debian; Red Hat; Nginx; linux engineer; Linux certified; CentOS; FreeBSD; Kali Linux; AlmaLinux; openSUSE; RHEL
tag: Fedora
related: system-administration; devops; shell-scripting

web-hosting
en: web hosting; domain registration; email hosting; server hosting
mn: вэб хостинг; хостинг; байгууллагын имэйл
also: host our data; host our site; domain name; cPanel; DNS; домайн; домейн; VPS; corporate email; SSL certificate; мэйл сервер; mail server; сервер түрээс; домэйн хостинг; Plesk; Linode; OVH; shared hosting; DirectAdmin; WHM; webhosting
tag: SSL; Heroku; Netlify; Hetzner; Render.com; hosting
related: system-administration; web-development

# ---------------------------------------------------------------- testing

test-automation
en: test automation; automated testing; automation QA; Selenium; SDET
mn: автомат тест; тестийн автоматжуулалт; автоматжуулсан тест; Selenium
also: automation testing; test scripts; Cypress; Appium; unit testing; unit tests; TDD; test driven development; юнит тест; Jest; JUnit; QA automation; pytest; end-to-end testing; e2e testing; behaviour-driven development; Mockito; TestCafe; WebdriverIO; Katalon; XCUITest; Puppeteer; TestNG; Gherkin; Jasmine; Playwright
tag: Mocha; Cucumber; BDD; Allure; Detox
broader: qa-testing
related: software-development; ci-cd

performance-testing
en: performance testing; load testing; stress testing software
mn: ачааллын тест; гүйцэтгэлийн тест
also: JMeter; load test; performance tuning; ачаалал шалгах; ачааллын шалгалт; Gatling; BlazeMeter
tag: Locust
broader: qa-testing
related: observability; backend-development

# ---------------------------------------------------------------- electronics, devices, automation

arduino
en: Arduino; ESP32
mn: Arduino; Ардуино; ESP32
broader: embedded-systems
related: iot; robotics

raspberry-pi
en: single-board computers (Raspberry Pi); Raspberry Pi; single-board computers; Nvidia Jetson
mn: нэг хавтант компьютер (Raspberry Pi); Raspberry Pi; нэг хавтант компьютер; распберри пай; Nvidia Jetson
also: Jetson Nano
broader: embedded-systems
related: linux; iot

pcb-design
en: PCB design; circuit board design; schematic design
mn: хэвлэмэл хавтангийн дизайн; хэвлэмэл хавтан; PCB дизайн; хэлхээний хавтан зохиох
also: PCB; driver board; motor driver; Altium; KiCad; хэвлэмэл хэлхээ; SMT; Multisim; LTspice; Cadence Allegro; OrCAD; EAGLE CAD; Proteus design; EasyEDA
tag: Proteus; Cadence
broader: electronics

sensors
en: sensors; measurement instruments; instrumentation; lidar
mn: мэдрэгч; хэмжих хэрэгсэл; хэмжилтийн багаж
also: датчик; air quality sensor; агаарын чанар хэмжигч; хэмжих багаж; КИП; instrumentation engineer; хэмжилт автоматик; soil moisture sensor; data acquisition
tag: тоолуур; sensing
broader: electronics
related: iot; embedded-systems

power-electronics
en: power electronics; inverters
mn: чадлын электроник; инвертер
also: motor drives; power supply design; charge controllers; solar controllers
broader: electronics
related: electrical-engineering; renewable-energy

fpga-chip-design
en: FPGA and chip design; FPGA; chip design; semiconductor design; VLSI
mn: FPGA ба чип дизайн; FPGA; чип дизайн; хагас дамжуулагч; микро схемийн зохиомж
also: Verilog; VHDL; ASIC; integrated circuits; semiconductors; IC design; хагас дамжуулагчийн инженер; чип зохион бүтээх; digital logic design; SystemVerilog; Vivado; Quartus; RTL design; ModelSim; RISC-V; chip layout; Cadence Virtuoso; Synopsys; UVM; микросхем
tag: чип
broader: electronics
related: embedded-systems

rf-engineering
en: RF engineering; antenna design; radio engineering
mn: радио инженерчлэл; радио инженер; радио долгион; радио техник
also: radio frequency; antenna; антен; software defined radio; радио давтамж; радио холбооны инженер; radar systems; HFSS; spectrum analysers; link budget; радио дамжуулагч
tag: RF; дамжуулагч
broader: electronics
related: telecom-engineering

phone-repair
en: phone repair
mn: гар утасны засвар; утас засвар; утасны засварчин
also: утас засах; iPhone repair; айфон засвар; утас засварын газар; smartphone repair; screen replacement; дэлгэц солих
broader: electronics
related: it-support

wearables
en: wearables; smart watches; health devices
mn: зүүдэг төхөөрөмж; ухаалаг цаг
also: smartwatch; smart band; health monitoring device; haptic feedback; haptics; smart textiles; e-textiles
related: embedded-systems; sensors; medicine

hardware-product-development
en: hardware product development; hardware prototyping; hardware startup
mn: төхөөрөмж хөгжүүлэлт; техник хангамж хөгжүүлэлт; төхөөрөмжийн прототип; төхөөрөмж зохион бүтээх
also: hardware product; hardware prototype; device development; gadget; гаджет; consumer electronics; DFM; device prototyping; төхөөрөмж үйлдвэрлэх; шинэ бүтээл төхөөрөмж; maker projects; зохион бүтээгч; шинэ бүтээлч; PCBA; product teardown; device enclosures
tag: enclosures; teardown
related: electronics; cad-design; 3d-printing; manufacturing

industrial-automation
en: industrial automation; automation engineer; process automation control; SCADA
mn: үйлдвэрийн автоматжуулалт; автоматжуулалтын инженер; SCADA; автоматикийн инженер
also: control systems; control engineer; automation engineering; автоматчлал; автоматжуулалт; удирдлагын систем инженер; DCS; скада; industry 4.0; smart factory; ухаалаг үйлдвэр; process control; MES system; автоматик; industrial PC; industrial controllers; industrial computers; LabVIEW; industrial PCs; actuators; КИПиА; КИП автоматик; хэмжих хэрэгсэл автоматик; servo systems; AVEVA; Wonderware; Omron; Siemens S7; Yokogawa; frequency drives; АСУ; Yaskawa; WAGO; Profinet
tag: Ignition; Siemens; Schneider
related: plc-programming; electrical-engineering; sensors; manufacturing

plc-programming
en: PLC programming; PLC programmer
mn: PLC программчлал; ПЛК программчлал; PLC инженер; контроллер программчлах
also: PLC; HMI; TIA Portal; programmable logic controller; Modbus; ПЛК; Allen-Bradley; Schneider Electric; Omron PLC; Beckhoff; TwinCAT; ladder logic; WinCC; Rockwell; S7-1200
broader: industrial-automation
related: embedded-systems

mechatronics
en: mechatronics; mechatronics engineer
mn: мехатроник; мехатроникийн инженер; механик электроник
also: цахилгаан механик систем
related: robotics; mechanical-engineering; electronics; industrial-automation

drones
en: drones; UAV
mn: дрон; нисгэгчгүй нисэх төхөөрөмж
also: unmanned aerial vehicle; нисгэгчгүй онгоц; FPV; quadcopter; DJI; дрон технологи; drone delivery; unmanned aircraft; PX4; ArduPilot; drone survey; ROV; AUV; VTOL; UAS
related: robotics; drone-piloting; embedded-systems

drone-piloting
en: drone piloting; drone pilot; aerial photography; aerial filming
mn: дрон нисгэх; дроны зураг авалт; агаарын зураг авалт; дрон нисгэгч; дронограф
also: drone operator; drone photography; drone video; drone filming; дрон оператор; дрон бичлэг; дроноор зураг авах; FPV pilot; дронтой зураглаач; drone show; дрон шоу; дрончин; дрон зураг; Part 107
tag: A2 CofC
related: drones; video-production; photogrammetry; photography

smart-home
en: smart home; home automation; smart building; building automation
mn: ухаалаг гэр; ухаалаг байр; ухаалаг орон сууц; гэр автоматжуулалт; ухаалаг барилга
also: smart lock; ухаалаг түгжээ; Home Assistant; BMS building; smart lighting; ухаалаг гэрэлтүүлэг; барилгын автоматжуулалт; ухаалаг халаалт; smart heating; Tuya; KNX; Sonoff; Aqara; Xiaomi Home; ухаалаг байшин; ухаалаг айл
tag: Matter; DALI
related: iot; electrical-engineering; energy-efficiency

cctv-systems
en: CCTV and alarm systems; CCTV; security cameras; surveillance systems; alarm systems
mn: хяналтын камер ба дохиолол; хяналтын камер; камер суурилуулалт; камержуулалт; дохиолол; дохиолол хамгаалалтын систем
also: camera installation; камер угсралт; камер суурилуулах; телекамер; дохиоллын систем; surveillance camera; Hikvision; intercom; домофон; video surveillance; security system; IP camera; камер тавих; Dahua; Axis cameras; Milestone XProtect; Ezviz; NVR; DVR; камер суурилуулагч
tag: камер; камерын систем
related: networking; access-control-systems; computer-vision

access-control-systems
en: access control systems; RFID; NFC; smart locks and gates
mn: хандалтын хяналтын систем; RFID; NFC; нэвтрэх хяналтын систем; автомат хаалт
also: access control; RFID tag; зогсоолын систем; parking system; ухаалаг зогсоол; smart parking; turnstile; турникет; smart card; смарт карт; картын систем; ухаалаг хаалт; ZKTeco; Suprema; HID cards
related: iot; electronics; cctv-systems

gps-tracking
en: GPS tracking; vehicle tracking; fleet tracking; truck tracking; telematics
mn: GPS хяналт; тээврийн хэрэгслийн байршил хянах; машины байршил тогтоогч; телематик
also: GPS; GPS tracker; машин хянах; truck monitoring; monitoring of trucks; vehicle monitoring; location tracking; ЖПС; asset tracking; livestock tracking; мал хянах GPS; fuel monitoring; түлшний хяналт; байршил тогтоох; тээврийн хэрэгслийн хяналт; GPS telemetry; livestock trackers; GPS collars; fuel sensors; Wialon; Teltonika; Traccar; Samsara; Geotab; жи пи эс; geofencing
tag: tracking
related: iot; gis; transport-operations

agri-technology
en: agricultural technology; precision agriculture; smart farming; smart greenhouse
mn: хөдөө аж ахуйн технологи; ухаалаг ферм; ухаалаг хүлэмж; нарийвчилсан газар тариалан; ухаалаг мал аж ахуй
also: precision farming; precision livestock farming; smart agriculture; hydroponics system; vertical farming; гидропоник; ухаалаг усалгаа; smart irrigation; автомат усалгаа; малын бүртгэлийн систем; малын чип; ear tag; ухаалаг ээмэг
related: iot; crop-farming; animal-husbandry; remote-sensing

3d-printing
en: 3D printing; additive manufacturing; rapid prototyping; 3D printer
mn: 3D хэвлэл; 3D принт; 3D принтер
also: 3Д принтер; 3Д принт; 3Д хэвлэл; FDM printing; SLA printing; resin printing; 3D printed; 3D хэвлэгч; Cura slicer; PrusaSlicer; Bambu Lab; FDM; Prusa; slicers; Ender 3; stereolithography; PLA filament; filament printing
tag: Cura; PLA; SLS; filament; филамент
related: cad-design; 3d-modelling; hardware-product-development; prototyping

cad-design
en: CAD design; technical drawing
mn: CAD зураг төсөл; техникийн зураг; инженерийн зураг төсөл; зураг төсөл гаргах
also: CAD; CAD/CAM; Fusion 360; draftsman; ажлын зураг; CAD engineer; Rhino 3D; механик зураглал; product drawings; бүтээгдэхүүний зураг төсөл; production drawings; assembly drawings; shop drawings; CATIA; Creo; Onshape; FreeCAD; MicroStation; BricsCAD; NanoCAD; Siemens NX; technical drawing software; ZWCAD; KOMPAS-3D; Компас-3D; OpenSCAD; nTopology; GstarCAD; Windchill; Teamcenter; инженерийн зураг; Solid Edge; машин зураг төслийн; Autodesk; engineering drawings; чертёж
tag: Inventor; Fusion; зураг төсөл
related: 3d-modelling; mechanical-engineering; bim

blueprint-reading
en: blueprint reading; reading blueprints
mn: зураг төсөл унших
tag: blueprints; зураг унших
related: cad-design

autocad
en: AutoCAD; Autodesk AutoCAD
mn: AutoCAD; автокад; Autodesk AutoCAD
broader: cad-design

solidworks
en: SolidWorks
mn: SolidWorks; солидворкс
broader: cad-design
related: mechanical-engineering

bim
en: BIM; Revit; building information modelling
mn: BIM; Revit; барилгын мэдээллийн загварчлал; BIM инженер
also: ArchiCAD; Архикад; Ревит; Tekla; Navisworks; IFC models; Autodesk Construction Cloud; BIMcollab; Solibri; Allplan; Nemetschek; Graphisoft; clash detection; MagiCAD
related: cad-design; architecture; civil-engineering

cnc-machining
en: CNC machining and laser cutting; CNC machining; CNC operator; laser cutting; CNC programming
mn: CNC боловсруулалт ба лазер зүсэлт; CNC машин; лазер зүсэлт; CNC оператор; лазер сийлбэр
also: CNC; laser engraving; лазераар зүсэх; CNC milling; G-code; си эн си; lathe; plasma cutting; Mastercam; ArtCAM; RDWorks; LightBurn; waterjet; router CNC; HSMWorks; PowerMill; ЧПУ; фрезлэх; шлифлэх; Trumpf; Mazak; Haas; Okuma; Heidenhain; Amada; DMG Mori; лазер огтлол
broader: machining
related: cad-design; manufacturing; mechanical-engineering

industrial-design
en: industrial design; product styling; industrial designer; furniture design
mn: үйлдвэрлэлийн дизайн; бүтээгдэхүүний загвар дизайн; тавилгын дизайн; үйлдвэрлэлийн дизайнер
also: тавилгын дизайнер; үйлдвэрийн дизайн; concept product design; бүтээгдэхүүний дизайн
broader: design
related: cad-design; 3d-modelling; hardware-product-development

# ---------------------------------------------------------------- telecom, space

telecom-engineering
en: telecom engineering; telecommunications; telecom engineer; mobile networks; 5G
mn: харилцаа холбооны инженерчлэл; харилцаа холбооны инженер; холбооны инженер; цахилгаан холбоо; үүрэн холбоо; харилцаа холбооны технологи; мобайл сүлжээ
also: LTE; 4G; 5G network; base station; бааз станц; cellular network; радио сүлжээ; core network; холбооны сүлжээ; microwave link; үүрэн телефон; ISP; интернэт үйлчилгээ; IPTV; carrier network; operator networks; операторын сүлжээ; carrier-grade; GSM; WCDMA; 3GPP; cell towers; IMS core; SDH; DWDM; telecom towers; Nokia RAN; суурь станц; OSS/BSS; RF planning; network planning; ZTE; Ericsson
tag: RAN; Nokia
related: networking; fiber-optics; rf-engineering

fiber-optics
en: fibre optics; fiber optics; fiber splicing
mn: шилэн кабелийн сүлжээ; шилэн кабель татах; шилэн кабель гагнуур
also: FTTH; optical fiber; optical network; холбооны шугам; fibre optic cable; fibre splicing; OTDR; GPON; fibre broadband; fusion splicer; шилэн кабель
tag: fibre; fiber; splicing
broader: telecom-engineering

satellite-technology
en: space technology; satellite technology; CubeSat
mn: сансрын технологи; хиймэл дагуул; сансрын холбоо; сансрын инженер; CubeSat
also: satellite; Starlink; VSAT; aerospace engineering; сансар судлал; space engineering; ground station; пуужин; space tech
related: telecom-engineering; remote-sensing; rf-engineering

voip-call-systems
en: internet telephony (VoIP); VoIP; call centre systems; IP telephony; SMS gateway
mn: IP телефон; дуудлагын төвийн систем; VoIP; мессеж илгээх систем; СМС үйлчилгээ
also: call center software; IVR; PBX; bulk SMS; SMS API; video conferencing; видео хурал; Zoom setup; мессеж үйлчилгээ; оператор систем; Asterisk; 3CX; SIP trunk; Cisco Call Manager; Avaya; telephony
tag: SIP; SIP trunking
related: telecom-engineering; customer-service

# ---------------------------------------------------------------- maps, earth observation

gis
en: GIS; geographic information systems; GIS analyst; spatial analysis; ArcGIS
mn: газарзүйн мэдээллийн систем (GIS); газарзүйн мэдээллийн систем; ГМС; орон зайн шинжилгээ; ArcGIS; газар зүйн мэдээллийн систем
also: QGIS; geospatial; орон зайн өгөгдөл; spatial data; GIS developer; ЖИС; орон зайн мэдээлэл; MapInfo; гео мэдээлэл; геоинформатик; Global Mapper; ArcMap; georeferencing; орон зайн анализ
related: remote-sensing; cartography; data-analysis

remote-sensing
en: remote sensing; satellite imagery; earth observation
mn: зайнаас тандан судлал; зайнаас тандах; хиймэл дагуулын зураг; сансрын зургийн боловсруулалт; сансрын зураг
also: зайнаас тандан судалгаа; Google Earth Engine; Landsat; NDVI; satellite images; satellite pictures; satellite data; hyperspectral; ЗТС; multispectral imaging; ENVI; Sentinel-2
tag: Sentinel; MODIS; SNAP
related: gis; computer-vision; environmental-management; photogrammetry

cartography
en: cartography; map making; digital maps; mapping services
mn: зураг зүй; газрын зураг хийх; дижитал газрын зураг; газрын зураглал; картограф
also: cartographer; interactive map; Mapbox; OpenStreetMap; map design; картографи; газрын зураг зохиох; web map; газрын зурагтай апп; navigation maps
tag: mapping; maps; газрын зураг
related: gis; surveying

surveying
en: land surveying; geodesy; surveyor; topographic survey
mn: геодези; геодезич; газрын хэмжилт; байр зүйн зураглал; геодезийн инженер; кадастр
also: surveying; total station; тахеометр; RTK GPS; cadastral survey; кадастрын зураг; кадастрын зураглал; газар зохион байгуулалт; топограф; маркшейдер; geodetic; хэмжилт зураглал; дэвсгэр зураг; cadastre mapping; cadastral mapping; газрын кадастр; Trimble; Topcon; Leica; GNSS receivers; theodolite; теодолит; нивелир; тэнхлэг татах; hydrography; bathymetry; echo sounding; levelling survey; байр зүйн хэмжилт; Stonex; газар хэмжих
tag: зураглал; Garmin; levelling
related: gis; photogrammetry; civil-engineering

photogrammetry
en: photogrammetry; drone mapping; aerial survey; laser scanning; point cloud
mn: фотограмметр; дроны зураглал; агаарын зураглал; лазер сканнердалт
also: Pix4D; LiDAR survey; orthophoto; ортофото; агаарын зургийн боловсруулалт; 3D зураглал; лазер скан; фотограмметри; Agisoft; Metashape; DJI Terra; Artec; FARO; DroneDeploy; 3D scanning; 3D сканнер; үүлэн цэг
related: drones; gis; surveying

# ---------------------------------------------------------------- games, virtual worlds

unity-engine
en: Unity engine; Unity3D; Unity developer
mn: Unity; Unity хөгжүүлэгч; Юнити; Unity3D
also: юнити хөгжүүлэгч; Unity Certified
broader: game-development
implies: csharp

unreal-engine
en: Unreal Engine; Unreal developer; UE5
mn: Unreal Engine; Unreal хөгжүүлэгч; UE5
tag: Unreal
broader: game-development
related: cpp; 3d-rendering; virtual-reality

godot
en: Godot
mn: Godot
broader: game-development

roblox-development
en: game modding (Roblox and Minecraft); Roblox development; Minecraft modding; game modding
mn: тоглоомын мод (Roblox ба Minecraft); Roblox тоглоом хийх; тоглоомын мод; Minecraft мод
also: roblox; майнкрафт
tag: modding; mods
broader: game-development

multiplayer-development
en: multiplayer game development; game servers; netcode
mn: олон тоглогчтой тоглоом хөгжүүлэлт; тоглоомын сервер
also: multiplayer; multiplayer game; MMORPG; online game; онлайн тоглоом; game backend; anti-cheat
broader: game-development
related: backend-development; realtime-systems

game-graphics-programming
en: graphics programming; shaders; rendering engine; technical art
mn: график программчлал; рэндэр энжин; техник зураач
also: OpenGL; Vulkan API; DirectX; VFX for games; ray tracing; шейдер
broader: game-development
related: 3d-rendering; cpp

augmented-reality
en: augmented reality; AR development; AR filters; mixed reality
mn: өргөтгөсөн бодит байдал; нэмэгдүүлсэн бодит байдал; AR хөгжүүлэлт; AR фильтр; холимог бодит байдал
also: AR/VR; AR app; AR апп; ARKit; ARCore; Spark AR; XR; extended reality; AR технологи; AR эффект; AR developer; AR experience; Vuforia; 8th Wall; Lens Studio; Niantic; нэмэгдсэн бодит байдал
tag: AR
related: virtual-reality; 3d-modelling; mobile-development

virtual-reality
en: virtual reality; VR; metaverse
mn: виртуал бодит байдал; VR; метаверс; виртуал аялал
also: VR game; VR контент; Oculus; VR developer; VR хөгжүүлэгч; virtual tour; 360 virtual tour; ви ар; VR аялал; VR training; Apple Vision Pro; 360 video; 360 видео; Meta Quest; HTC Vive; OpenXR; WebXR; A-Frame
tag: immersive
related: augmented-reality; unity-engine; 3d-modelling

digital-twin
en: 3D simulation; digital twin; training simulators
mn: 3D симуляц; дижитал ихэр; симулятор; сургалтын симулятор
also: simulator; industrial simulation; цахим ихэр; city models
related: virtual-reality; iot; 3d-modelling

esports
en: esports; gaming tournaments; game streaming events; pro gaming
mn: кибер спорт; цахим спорт; и-спорт; тоглоомын тэмцээн зохион байгуулах; киберспорт
also: испорт; CS2; PUBG Mobile; Mobile Legends; гейм тэмцээн; esports coach; тоглоомын холбоо; ПС газар
related: event-management; live-streaming

# ---------------------------------------------------------------- blockchain and money technology

smart-contracts
en: smart contracts; Solidity; smart contract developer; token development
mn: ухаалаг гэрээ; Solidity; смарт контракт; ухаалаг гэрээ бичих
also: DeFi protocol; Hardhat; Truffle; Foundry Solidity; ethers.js; Web3.js; Chainlink; OpenZeppelin; Anchor framework
tag: Vyper
broader: blockchain

nft
en: NFT; digital collectibles; NFT marketplace
mn: NFT; цахим цуглуулга; эн эф ти
also: non-fungible token
broader: blockchain
related: illustration

fintech-development
en: fintech development; digital banking; digital wallet; lending software
mn: финтек хөгжүүлэлт; дижитал банк; банкны үндсэн систем; цахим хэтэвч; зээлийн систем
also: fintech developer; core banking; internet banking; интернэт банк; mobile banking; мобайл банк; ewallet; и-хэтэвч; хэтэвч апп; lending app; зээлийн апп; digital lending; open banking; P2P lending; BNPL; buy now pay later; neobank; цахим банк; банкны систем; online lending; crowdfunding platform; fintech app; fintech product; core system integration; Finacle; Temenos; T24 Temenos; Grapebank; Toki; Pocket app; банкны программ хангамж; банк санхүүгийн программ хангамж; banking software
tag: wallet
related: payments; banking; backend-development; payment-integration

payment-integration
en: payment integration; payment gateway
mn: төлбөрийн холболт; төлбөрийн систем холбох; онлайн төлбөр холбох; төлбөрийн гарц; банкны төлбөр холбох
also: QPay; кьюпэй; SocialPay; Social Pay; MonPay; Storepay; Pocket pay; Hipay; Stripe; PayPal; payment API; QR payment; QR төлбөр; payment processing; card payments; online payments; accepting payments; төлбөрийн систем; онлайн төлбөр; төлбөрийн интеграц; Apple Pay; Visa Mastercard acquiring; карт холболт; checkout integration; subscription billing; төлбөр хүлээн авах систем; банк холболт; Adyen; PayU; Klarna; Razorpay; Braintree; Alipay; WeChat Pay; Google Pay; UnionPay; 3-D Secure; Square payments; PayPal checkout; Payoneer; Revolut; QPay integration
tag: 3DS; Square
broader: payments
related: fintech-development; ledger-systems; api-development

algorithmic-trading
en: algorithmic trading; quantitative finance; trading bots; trading systems
mn: алгоритмын арилжаа; арилжааны бот; тоон санхүү; арилжааны систем
also: algo trading; quant; quantitative analyst; MetaTrader; trading platform; арилжааны платформ; forex bot; биржийн систем; exchange platform; крипто арилжаа; backtesting; market making; high-frequency trading
tag: HFT
related: financial-modelling; investment; machine-learning

# ---------------------------------------------------------------- product work and interface design

ux-research
en: UX research; user research; usability testing; user interviews
mn: UX судалгаа; хэрэглэгчийн судалгаа; хэрэглэгчийн ярилцлага; ашиглахад хялбар байдлын тест
also: user testing; usability test; customer discovery; customer interviews; research interviews; UX судлаач; хэрэглэгчийн тест; journey mapping; customer journey; хэрэглэгчийн зан төлөв; card sorting; customer development; UX audit; usability audit; personas; empathy mapping; jobs to be done; JTBD; contextual inquiry; diary study; talking to users; хэрэглэгчтэй ярилцах; Lookback; dscout
tag: Maze; Dovetail
related: ux-design; research; product-management

prototyping
en: prototyping; wireframing; interactive prototype
mn: прототип хийх; прототип; вайрфрэйм; загвар туршилтын хувилбар; мокап
also: prototype; wireframe; клик прототип; прототайп; прототип гаргах; app mockup; mock-up; Adobe XD; апп дизайн прототип; design sprint; Zeplin; InVision; Balsamiq; Axure; Marvel app; ProtoPie; UXPin; Justinmind; Principle for Mac
tag: Sketch
related: ux-design; figma; mvp-development

figma
en: Figma; FigJam
mn: Figma; Фигма; FigJam
also: figma дизайн
related: ui-design; ux-design; prototyping

design-systems
en: design systems; UI kit; component library
mn: дизайн систем; UI кит; дизайны нэгдсэн систем
also: Storybook; UI components; style guide UI
tag: handoff
broader: ui-design
related: frontend-development

mvp-development
en: MVP development; MVP; minimum viable product; product launch
mn: MVP хөгжүүлэлт; MVP; анхны хувилбар хөгжүүлэх; хамгийн бага бүтээгдэхүүн; бүтээгдэхүүн зах зээлд гаргах
also: build MVP; building MVP; MVP хийх; эм ви пи; lean startup; proof of concept; POC; бета хувилбар; beta version; product-market fit; PMF; zero to one; бүтээгдэхүүний анхны хувилбар; MVP бүтээх; prototype to launch
related: product-management; prototyping; entrepreneurship; software-development

agile
en: agile; Scrum; Scrum master; Kanban; agile coach
mn: аджайл; скрам; скрам мастер; уян хатан хөгжүүлэлт; канбан; Scrum; Kanban
also: sprint planning; эжайл; ажайл; Jira; product sprint; CSM; PSM; retrospectives; спринт
related: project-management; product-management

business-analysis
en: business analysis; business analyst; requirements analysis; systems analyst
mn: бизнес анализ; бизнес шинжээч; шаардлага тодорхойлох; системийн шинжээч; бизнес аналист
also: requirements gathering; requirements engineering; системийн аналист; шаардлагын шинжилгээ; техникийн даалгавар; user stories; process modelling; BPMN; бизнес процесс; процесс зураглал; UML; business process analysis; business systems analyst; ТЗ бичих; IT analyst; system analysis; ТЗ боловсруулах; систем анализ
tag: BSA; БСА
related: product-management; project-management; erp-systems

technical-writing
en: technical writing; technical writer; software documentation; user manuals; API documentation
mn: техникийн баримт бичиг боловсруулах; техникийн баримт бичиг; гарын авлага бичих; баримтжуулалт; хэрэглэгчийн гарын авлага
also: tech writer; technical documentation; user guide; knowledge base; help center articles; хэрэглэх заавар; заавар бичих; SOP writing; manual writing; техникийн бичиг баримт; system documentation
tag: documentation; баримтжуулах; manuals
broader: writing
related: software-development; ux-design

digital-transformation
en: digital transformation; digitalisation; IT consulting; IT strategy; process digitisation
mn: цахим шилжилт; дижитал шилжилт; цахимжуулалт; дижитал трансформаци; IT зөвлөх; цахимжуулах
also: digitization of processes; онлайн болгох; дижиталчлал; цахим болгох; технологийн зөвлөх; technology consultant; tech consulting; CIO; digital strategy; байгууллагын цахим шилжилт; дижитал стратеги; IT зөвлөх үйлчилгээ; цахим шилжилтийн зөвлөгөө; digital services
tag: digital; дижитал
related: project-management; erp-systems; strategy; e-government

technology-leadership
en: technology leadership; engineering management; engineering manager; technical co-founder skills
mn: технологийн удирдлага; инженерийн багийн удирдлага; технологийн багийн ахлагч; хөгжүүлэлтийн баг удирдах
also: CTO level; head of engineering; VP of engineering; engineering lead; dev team lead; хөгжүүлэгчдийн баг удирдах; fractional CTO; tech hiring; багийн ахлах хөгжүүлэгч; CTO services; CTO as a service; hiring developers
related: leadership; software-architecture; project-management

# ---------------------------------------------------------------- business systems and platforms

erp-systems
en: ERP systems; Odoo; SAP; enterprise software
mn: ERP систем; байгууллагын нөөц төлөвлөлтийн систем; байгууллагын дотоод систем; Odoo; SAP
also: ERP; ERP software; Odoo developer; Odoo хөгжүүлэгч; Microsoft Dynamics; Dynamics 365; NetSuite; байгууллагын систем; Erxes; SAP certified; ERPNext; Oracle EBS; Infor; Epicor; Acumatica; IFS; JD Edwards; S/4HANA; PeopleSoft; enterprise systems
tag: Dynamics; ABAP
related: business-analysis; accounting-software; operations; crm-systems

crm-systems
en: CRM systems; CRM; Salesforce; HubSpot; customer relationship management
mn: CRM систем; харилцагчийн удирдлагын систем; харилцагчийн бүртгэлийн систем; Salesforce; HubSpot
also: CRM software; Zoho; Bitrix24; CRM manager; salesforce admin; Salesforce developer; харилцагчийн мэдээллийн сан; client database; Salesforce certified; Salesforce Administrator; Pipedrive; SugarCRM; Freshsales; Kommo; Insightly; харилцагчийн удирдлага
tag: amoCRM; Apex; Lightning
related: sales; customer-service; erp-systems

accounting-software
en: accounting software; QuickBooks; payroll software
mn: нягтлангийн программ; бүртгэлийн программ; цалингийн программ; QuickBooks
also: 1C; 1С; 1С программист; Diamond программ; Даймонд программ; Acolous; Xero; invoicing software; bookkeeping automation; accounting automation; 1C certified; 1С гэрчилгээ; FreshBooks; Sage accounting; Tally ERP; Акаунт программ; Интерактив программ; Zoho Books; MYOB; Аколоус; Ундарга; Undarga; Полярис; Финанс программ; Peachtree; Expensify; нягтлан бодох бүртгэлийн программ
tag: Wave; Sage; Tally; Diamond; Даймонд; Акаунт; Интерактив
related: accounting; erp-systems; tax

pos-systems
en: POS systems; point of sale software; cash register systems; self-service kiosks
mn: ПОС систем; касс систем; кассын программ; борлуулалтын систем; ПОС машин
also: POS software; POS terminal; пос терминал; дэлгүүрийн программ; рестораны систем; restaurant POS; kiosk; self checkout; касс машин; тоо бүртгэлийн программ; label printer; receipt printer; restaurant software; POS integration; kiosk software; iiko; R-Keeper; Poster POS; Square POS; Toast POS; Micros POS; Lightspeed POS; Loyverse POS; POS систем; касс POS; cash register software
tag: POS; ПОС; Lightspeed; Loyverse; Clover
related: retail-management; payment-integration; inventory-systems

inventory-systems
en: inventory software; warehouse management system; stock control software
mn: агуулахын программ; бараа материалын бүртгэлийн систем; агуулахын систем; нөөцийн удирдлагын систем
also: WMS; inventory system; inventory management software; inventory app; агуулахын бүртгэлийн программ; барааны бүртгэлийн систем; бараа бүртгэлийн программ; logistics software; логистикийн систем; warehouse software; SKU data; Zoho Inventory; inFlow; Katana MRP; Cin7; Sortly; TradeGecko; Fishbowl; MoySklad; МойСклад
tag: SKU; SKUs
related: erp-systems; supply-chain; logistics-management

barcode-systems
en: barcodes and QR codes; barcode; QR code
mn: баркод ба QR код; баркод; QR код
also: barcode systems; бар код систем; barcode scanner; barcode data; баркод уншигч
related: inventory-systems; access-control-systems

hr-software
en: HR software; recruitment software; payroll systems
mn: хүний нөөцийн программ; хүний нөөцийн систем; цаг бүртгэлийн систем; ажлын байрны платформ
also: HRIS; HRMS; applicant tracking system; HR tech; HR систем; job board; ажлын зарын платформ; job platform; employee app; BambooHR; Workday; SuccessFactors; Personio; Greenhouse ATS; Workable
tag: ATS; Rippling; Gusto
related: human-resources; erp-systems

learning-platforms
en: learning management systems; LMS; Moodle
mn: цахим сургалтын систем; сургалтын удирдлагын систем; LMS; Moodle
also: school management system; сургуулийн систем; Google Classroom; SCORM; learning app; сургалтын апп; educational app; боловсролын апп; reading apps; language learning apps; course platform; сургалтын платформ; school website; language apps; Articulate Storyline; BigBlueButton; online classroom software; хэл сурах апп
related: teaching; curriculum-design; web-development; training

health-informatics
en: health information systems; electronic medical records; telemedicine software; medical software
mn: эмнэлгийн мэдээллийн систем; цахим эмнэлэг; эмнэлгийн программ; зайн оношилгоо; эмнэлгийн систем
also: EMR; EHR; electronic patient records; hospital information system; телемедицин; telemedicine; telehealth; онлайн эмчийн зөвлөгөө; PACS; FHIR; health app; mHealth; clinic software; digital health; fitness app; эмнэлгийн системийн холболт; health records; HL7; OpenEMR; OpenMRS; electronic health records; HIS software; DHIS2; эрүүл мэндийн мэдээллийн систем; ICD-10 coding; SNOMED CT; clinical terminology; өвчний олон улсын ангилал; medical coding; health data science; эрүүл мэндийн өгөгдөл
tag: e-health; ICD-10; SNOMED; openEHR
related: medicine; software-development; public-health

e-government
en: e-government; government digital services; XYP integration; civic tech
mn: цахим засаг; төрийн цахим үйлчилгээ; ХУР систем; и-Монгол; төрийн мэдээллийн систем
also: e-gov; E-Mongolia; eMongolia; И-Монголиа; govtech; gov tech; ХУР системтэй холбох; төрийн систем; төрийн үйлчилгээ цахимжуулах; open data; нээлттэй өгөгдөл; smart government; цахим үндэстэн; public sector IT; e-procurement; цахим худалдан авах ажиллагаа; ХУР холболт; ХУР интеграц; data portals; е-Монголиа; digital public services; цахим засаглал
related: digital-transformation; government-relations; identity-management

smart-city
en: smart city; intelligent transport systems; urban technology
mn: ухаалаг хот; тээврийн ухаалаг систем; хотын технологи; ухаалаг гэрлэн дохио
also: urban tech; smart traffic; ухаалаг автобус; ухаалаг картын систем; smart bus; ухаалаг эрчим хүч; city data; traffic control systems
related: iot; e-government; gis

ecommerce-development
en: e-commerce development; Shopify; WooCommerce; online shop setup
mn: онлайн дэлгүүр хөгжүүлэлт; онлайн дэлгүүр хийх; цахим худалдааны систем; Shopify; онлайн дэлгүүрийн сайт; WooCommerce
also: ecommerce developer; shop development; ecommerce website; e-shop; Magento; Shopify developer; шопифай; shopping cart; онлайн захиалгын систем; headless commerce; product feeds; marketplace integration; PrestaShop; OpenCart; BigCommerce; Medusa.js; Cafe24; Shopware
tag: online shop; online store; e-commerce; ecommerce; онлайн дэлгүүр; цахим худалдаа
broader: web-development
related: e-commerce-operations; payment-integration

marketplace-platforms
en: marketplace platforms; platform business; two-sided platforms
mn: маркетплэйс хөгжүүлэлт; платформ бизнес; маркетплэйс; зарын платформ
also: marketplace; online marketplace; classifieds; зарын сайт; зарын апп; freelance platform; фриланс платформ; gig platform; sharing economy; peer-to-peer platform; B2B marketplace
tag: C2C
related: web-development; product-management; e-commerce-operations

booking-systems
en: booking systems; reservation software; appointment scheduling; ticketing systems
mn: захиалгын систем; цаг захиалгын систем; онлайн цаг захиалга; тасалбарын систем; захиалгын апп
also: booking app; ordering app; ordering system; booking platform; reservation system; online booking; онлайн захиалга; ticketing platform; онлайн тасалбар; зочид буудлын систем; үсчин цаг захиалга; channel manager; аяллын захиалгын систем; queue management; дугаарлах систем; booking engine; hotel software; booking flow; booking software; rental calendar; booking calendar; availability calendar; захиалгын календарь; Calendly; missed appointments; appointment no-shows; Beds24; Rezdy; seat maps; seat reservation; суудлын схем
tag: PMS; no-shows
broader: software-development
related: tourism-operations; hospitality; payment-integration

delivery-platforms
en: delivery apps; ride-hailing apps; dispatch software; route optimisation
mn: хүргэлтийн апп; такси дуудлагын апп; хүргэлтийн систем; маршрут оновчлол; хоол захиалгын апп
also: delivery platform; food delivery app; taxi app; такси апп; courier app; route planning; хүргэлтийн платформ; хоол хүргэлтийн апп; dispatch system; диспетчерийн систем; transport management system; carpooling app; car sharing app; хүргэлт хянах; fleet management software; Onfleet; Route4Me; OptimoRoute; Tookan; Detrack
tag: TMS
broader: software-development
related: logistics-management; gps-tracking; mobile-development

proptech
en: property technology; real estate software; property management software
mn: үл хөдлөхийн технологи; үл хөдлөхийн платформ; СӨХ систем; СӨХ апп; үл хөдлөхийн зарын апп
also: proptech; tenant app; байр хайх апп; түрээсийн платформ; property platform
related: real-estate-management; marketplace-platforms

social-apps
en: social network development; community platforms; dating apps; social apps
mn: сошиал апп хөгжүүлэлт; сошиал сүлжээ хөгжүүлэлт; болзооны апп; нийгмийн сүлжээ хөгжүүлэх
also: social platform; танилцах апп; community app; consumer app; нийгэмлэгийн платформ; chat platform; creator platform; форум хөгжүүлэлт; forum development
broader: software-development
related: mobile-development; community-management

cms-websites
en: content management systems; CMS; website builder
mn: контент удирдлагын систем; бэлэн загвараар вэб хийх
also: Drupal; Strapi; Wix; Squarespace; content modeling; content upload; uploading content; content entry; content migration; moving content; website content update; агуулга оруулах; агуулга шилжүүлэх; контент оруулах; контент шилжүүлэх; сайтын агуулга шинэчлэх; Elementor; Joomla; Contentful; Umbraco; TYPO3; Craft CMS; Directus; Sitecore; AEM; Liferay; Bitrix; Jekyll
tag: Ghost; Sanity; Divi; Payload; Gutenberg
broader: web-development
related: no-code

wordpress
en: WordPress; WordPress developer
mn: WordPress; ВордПресс
also: word press; wordpress хөгжүүлэгч
broader: cms-websites

no-code
en: no-code; low-code; Webflow; Bubble.io
mn: ноу код; код бичихгүй хөгжүүлэлт; лоу код; Webflow; кодгүй хөгжүүлэлт; Bubble.io
also: Airtable; Framer; Power Apps; PowerApps; кодгүйгээр апп хийх; Tilda; Power Platform; Adalo; AppSheet; Glide apps; Softr; OutSystems; Mendix; Replit; Thunkable; v0; Bolt.new
tag: Bubble; Glide; Lovable
related: web-development; workflow-automation; prototyping

workflow-automation
en: workflow automation; Zapier; n8n
mn: ажлын урсгалын автоматжуулалт; бизнес процессын автоматжуулалт; n8n; автоматжуулалт хийх; Zapier
also: Make.com; automation; автоматжуулах; Power Automate; workflow; n8n автоматжуулалт; BPM; automate processes; автоматжуулалтын мэргэжилтэн; Google Apps Script; process mining; IFTTT; Pabbly
tag: Make
related: no-code; ai-agents; rpa; api-development

rpa
en: RPA; robotic process automation; UiPath
mn: RPA; процессын роботжуулалт; UiPath; роботжуулсан процесс автоматжуулалт
also: RPA developer; программ робот; software robot; RPA хөгжүүлэгч; Blue Prism; Automation Anywhere; Power Automate Desktop
broader: workflow-automation

document-management
en: document management systems; electronic archives; e-office; digital archiving
mn: баримт бичгийн удирдлагын систем; цахим архив; албан бичгийн систем; цахим бичиг хэрэг; архивын цахимжуулалт
also: DMS; document management; SharePoint; electronic document; цахим баримт бичиг; electronic records; records management; архивын систем; гэрээний систем; contract management software; баримт бичиг цахимжуулах; document scanning; document digitization; digitization; хуучин ном цахимжуулах; DocuSign; Alfresco
tag: e-archive
related: ocr; e-government; erp-systems; records-management

microsoft-office
en: office software (Microsoft Office); Microsoft Office; office software; Google Workspace; Word and Excel; computer literacy
mn: оффис программ (Microsoft Office); оффис программ; Microsoft Office; компьютерийн хэрэглээний программ; компьютерийн мэдлэг; Word Excel дээр ажиллах; Google Workspace
also: MS Office; MS Word; Microsoft Word; PowerPoint; Microsoft 365; Office 365; Google Docs; Google Drive; G Suite; computer skills; хэрэглээний програм; Notion app; Microsoft Teams; компьютер дээр ажиллах; Microsoft Outlook; word processing; Microsoft Access; Пауэр пойнт; Пауэрпойнт; офисын программ; албан хэрэгцээний программ
tag: computer; Teams; Exchange; Outlook; Access; Word; ворд; ICDL
related: data-entry; microsoft-excel

email-technology
en: email systems; transactional email; notification systems
mn: имэйл систем
also: SendGrid; notification service; email delivery; мэдэгдэл илгээх систем; email templates; HTML email; Postfix; Dovecot; Zimbra; Mailgun; Postmark
tag: email; Exim; мэдэгдлийн систем
related: digital-marketing; workflow-automation; crm-systems

ad-technology
en: advertising technology; programmatic platforms; digital signage
mn: сурталчилгааны технологи; дижитал самбар
also: adtech; ad tech; ad server; LED board; LED самбар; digital billboard; дижитал билборд; programmatic advertising; martech; лед самбар; digital display network; SSP
tag: DMP
related: digital-marketing; electronics

video-streaming-technology
en: video streaming technology; IPTV platforms; media streaming
mn: видео стриминг технологи; видео платформ хөгжүүлэх; кино үзэх апп
also: video streaming; streaming platform; OTT; video on demand; VOD; стриминг платформ; video encoding; video player development; broadcast systems; FFmpeg; GStreamer; HLS; DRM; Widevine; live transcoding; Wowza; RTMP
broader: software-development
related: live-streaming; cloud-computing

language-technology
en: Mongolian language technology; fonts and keyboards; dictionary apps; spell checking
mn: монгол хэлний технологи; монгол бичгийн программ; толь бичгийн апп; алдаа шалгагч; фонт ба гарны драйвер
also: spellcheck; цахим толь; Mongolian keyboard; монгол гар; Unicode; юникод; машин орчуулгын систем; монгол хэлний корпус; bilingual dictionaries; dictionary software
related: natural-language-processing; mongol-bichig; localisation; type-design

green-technology
en: climate tech; clean technology development; air quality technology; carbon accounting software
mn: уур амьсгалын технологи; цэвэр технологи хөгжүүлэлт; агаарын чанарын технологи; ногоон технологи
also: climate technology; greentech; green tech; carbon footprint software; air purifier; агаар цэвэршүүлэгч; waste sorting technology; smart bin; нүүрстөрөгчийн тооцоо; recycling technology; Verra
related: iot; environmental-management; renewable-energy; energy-efficiency

mining-technology
en: mining technology; mine planning software; mine automation; ore modelling
mn: уул уурхайн технологи; уул уурхайн программ; уурхайн төлөвлөлтийн программ; уурхайн автоматжуулалт
also: Surpac; Micromine; dispatch mining; геологийн загварчлал; уурхайн диспетчер; block model; fleet management system mining; MineSight; Datamine; Deswik; Leapfrog Geo; MinePlan; GEOVIA; Studio RM; Maptek; Modular Dispatch; MineStar; Wenco; Hexagon Mining; K-Mine; RPMGlobal; XPAC; Minesched; Vulcan software
tag: Whittle; Vulcan; Leapfrog
related: mining-engineering; industrial-automation; geology

audio-visual-systems
en: audio-visual systems; sound and light installation; conference systems; stage technology
mn: дуу гэрлийн систем; дуу дүрсний систем; хурлын танхимын тоног төхөөрөмж; гэрэл дууны угсралт
also: AV systems; AV technician; дууны систем; дуу гэрэл; конференц систем; проектор; projection mapping; прожекшн маппинг; sound system; speaker installation; LED wall; Resolume; TouchDesigner; QLab; sound system rental; дуу, гэрэл түрээс; stage rigging; stage technician; projectors; loudspeakers; amplifiers; өсгөгч; LED дэлгэц; LED screens
tag: screens; microphones; recorders; дэлгэц; projection
related: audio-engineering; electronics; event-management; stage-lighting

stage-lighting
en: stage lighting; lighting technician
mn: тайзны гэрэл; гэрэлтүүлгийн оператор
also: DMX; lighting rigs; тайзны гэрэлтүүлэг; event lighting; lighting programmer; rigging of lights
tag: гэрэл; grandMA
related: event-management; audio-visual-systems; audio-engineering
`;
