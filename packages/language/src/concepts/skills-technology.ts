// Concepts of kind skill: software, data, hardware, digital product work. Hand-written.
// Format: see the parser of this package. Creative work is in skills-creative.ts.

export const skillsTechnology = `
@skill

# ---------------------------------------------------------------- main fields

information-technology
en: information technology; IT specialist; IT skills; IT engineer; computer science; ICT
mn: мэдээллийн технологи; мэдээлэл технологи; IT мэргэжилтэн; мэдээллийн технологич; компьютерийн шинжлэх ухаан; мэдээллийн технологийн инженер; айти мэргэжилтэн
also: IT department; IT manager; IT expert; IT инженер; айтишник; IT салбар; мэдээллийн систем; харилцаа холбоо мэдээллийн технологи

software-development
en: software development; software engineering; software developer; software engineer; programming; programmer; coding; software architecture
mn: программ хангамж хөгжүүлэлт; программ хангамж; программ хөгжүүлэлт; программ хөгжүүлэгч; программчлал; программист; программ хангамжийн инженер; код бичих; систем хөгжүүлэлт; систем хөгжүүлэгч
also: coder; програм хангамж; програм хөгжүүлэлт; програм хөгжүүлэгч; програм хангамж хөгжүүлэлт; програм хангамжийн инженер; програмчлал; програмист; программ бичих; програм бичих; программ зохиох; програм зохиох; кодлох; кодинг; кодчин; кодер; программ хийх; програм хийх; систем хийх; систем хөгжүүлэх; write code; software dev; SWE; sofware developer; OOP; object oriented programming; clean code; design patterns
broader: information-technology

web-development
en: web development; web developer; website development; building websites; web programming; website creation
mn: вэб хөгжүүлэлт; вэб хөгжүүлэгч; вэбсайт хөгжүүлэлт; вэб сайт хийх; вэб хийх; вэбсайт хийх; вэб программчлал; сайт хийх
also: web dev; webdev; webmaster; вебмастер; вэбмастер; веб хөгжүүлэлт; веб хөгжүүлэгч; веб сайт хийх; вебсайт хийх; веб хийх; вэб хөгжүүлэх; вэбчин; сайт хөгжүүлэлт; вэб апп; web application; web app development; landing page development; вэбсайт бүтээх; цахим хуудас хийх; цахим хуудас хөгжүүлэлт; вэб систем
broader: software-development

frontend-development
en: frontend development; frontend developer; front-end development; front-end developer; frontend engineer; frontend
mn: фронтэнд хөгжүүлэлт; фронтэнд; фронтэнд хөгжүүлэгч; фронт хөгжүүлэлт; фронт хөгжүүлэгч; хэрэглэгчийн талын хөгжүүлэлт
also: front end; front-end; frontend dev; frontend хөгжүүлэгч; front-end хөгжүүлэгч; frontend хөгжүүлэлт; фронтенд; фронтенд хөгжүүлэгч; фронтенд хөгжүүлэлт; фронт энд; UI developer; client-side development
broader: web-development
related: ui-design; ux-design

backend-development
en: backend development; backend developer; back-end development; back-end developer; backend engineer; backend; server-side development
mn: бэкэнд хөгжүүлэлт; бэкэнд; бэкэнд хөгжүүлэгч; бэк хөгжүүлэлт; бэк хөгжүүлэгч; серверийн талын хөгжүүлэлт; сервер талын программчлал
also: back end; back-end; backend dev; backend хөгжүүлэгч; back-end хөгжүүлэгч; backend хөгжүүлэлт; бэкенд; бэкенд хөгжүүлэгч; бэкенд хөгжүүлэлт; бакенд; бэк энд; server-side programming; server developer
broader: software-development
related: databases; web-development; devops

full-stack-development
en: full-stack development; full-stack developer; full stack development; full stack developer; fullstack developer; fullstack
mn: фулстэк хөгжүүлэлт; фулстэк; фулстэк хөгжүүлэгч; бүрэн стек хөгжүүлэлт; фул стэк хөгжүүлэгч
also: full stack; full-stack; full-stack engineer; fullstack engineer; full stack engineer; fullstack хөгжүүлэгч; full stack хөгжүүлэгч; full-stack хөгжүүлэгч; фуллстэк; фулстак; фуллстак; фулстек; фулл стэк; end-to-end development
broader: web-development
implies: frontend-development; backend-development

mobile-development
en: mobile development; mobile developer; mobile app development; app development; app developer; mobile engineer; building apps
mn: мобайл хөгжүүлэлт; апп хөгжүүлэлт; мобайл апп; мобайл хөгжүүлэгч; апп хийх; апп хөгжүүлэгч; гар утасны апп; мобайл аппликэйшн хөгжүүлэлт; гар утасны программ
also: мобайл апп хийх; мобайл апп хөгжүүлэлт; мобайл апп хөгжүүлэгч; аппликейшн хийх; аппликэйшн хийх; аппликэйшн хөгжүүлэлт; апликейшн; аппликэйшн; аппликейшн; утасны апп; гар утасны аппликэйшн; мобайл программист; апп бүтээх; апп хөгжүүлэх; mobile application; mobile app; mobile apps; mobile dev; app dev; smartphone app; ухаалаг утасны апп; App Store; Google Play; Play Store
broader: software-development

devops
en: DevOps; DevOps engineer; site reliability engineering; infrastructure automation; platform engineering
mn: DevOps; девопс; DevOps инженер; девопс инженер; дэд бүтцийн автоматжуулалт
also: dev ops; SRE; site reliability engineer; DevSecOps; deployment automation; infrastructure engineer; дэвопс; дэв опс; платформ инженер
broader: information-technology
related: cloud-computing; system-administration; backend-development

cloud-computing
en: cloud computing; cloud engineering; cloud engineer; cloud infrastructure; cloud architecture; cloud services
mn: үүлэн тооцоолол; үүлэн технологи; клоуд; клоуд инженер; үүлэн дэд бүтэц; үүлэн үйлчилгээ; клауд технологи
also: cloud migration; cloud hosting; cloud architect; cloud native; клауд; клауд инженер; клоуд сервер; үүлэн сервер; serverless; IaaS; PaaS
broader: information-technology
related: devops; system-administration

databases
en: databases; database design; database administration; database administrator; database developer; data modelling
mn: өгөгдлийн сан; өгөгдлийн сангийн админ; мэдээллийн сан; өгөгдлийн сангийн зохиомж; датабааз; өгөгдлийн баз
also: DBA; database; database management; RDBMS; relational database; датабэйс; датабейс; дата бааз; баазын админ; өгөгдлийн сангийн удирдлага; мэдээллийн баз; NoSQL; data modeling
broader: information-technology
related: backend-development; data-engineering

cybersecurity
en: cybersecurity; cyber security; information security; security engineer; security analyst; IT security
mn: кибер аюулгүй байдал; мэдээллийн аюулгүй байдал; мэдээллийн аюулгүй байдлын инженер; кибер хамгаалалт; мэдээллийн хамгаалалт; кибер аюулгүй байдлын мэргэжилтэн
also: infosec; cyber defense; кибер халдлага; кибер секюрити; аюулгүй байдлын инженер; кибераюулгүй байдал; data security; өгөгдлийн аюулгүй байдал; CISSP; CEH; CISO
broader: information-technology

qa-testing
en: QA testing; software testing; quality assurance engineer; QA engineer; software tester; test engineer
mn: программ хангамжийн тест; программ тестлэх; тестер; QA инженер; тест инженер; систем тестлэх; чанар шалгалтын инженер; тестлэгч
also: QA tester; QA; QA/QC software; manual testing; test cases; regression testing; bug testing; bug hunting; програм тестлэх; апп тестлэх; апп турших; тест хийгч; тест кейс; тестэр; QA мэргэжилтэн; алдаа илрүүлэх тест; smoke testing; user acceptance testing; UAT
broader: information-technology
related: software-development

data-science
en: data science; data scientist; data mining; predictive modelling
mn: өгөгдлийн шинжлэх ухаан; дата сайнс; дата сайнтист; өгөгдлийн ухаан; өгөгдөл судлаач; өгөгдлийн эрдэмтэн
also: data sciences; datascience; дата саянс; дата судлаач; өгөгдөл олборлолт; predictive analytics; predictive modeling; Kaggle
broader: data-analysis
related: machine-learning; statistics; python

data-engineering
en: data engineering; data engineer; ETL; data pipelines; data warehouse; big data
mn: дата инженерчлэл; дата инженер; өгөгдлийн инженер; өгөгдлийн агуулах; их өгөгдөл; өгөгдөл боловсруулалт
also: ELT; data pipeline; data lake; data warehousing; dbt; Airflow; big data engineer; биг дата; датаны инженер; өгөгдлийн урсгал; Apache Airflow; Snowflake data; BigQuery; Redshift
broader: information-technology
related: databases; data-science; python

data-analysis
en: data analysis; data analyst; data analytics; analytics; data insights
mn: өгөгдлийн шинжилгээ; дата анализ; дата шинжээч; өгөгдлийн шинжээч; дата аналист; өгөгдөлд дүн шинжилгээ хийх; дата шинжилгээ; мэдээлэл боловсруулалт
also: analyze data; analyse data; data analysing; дата аналитик; дата аналис; тоон мэдээллийн шинжилгээ; өгөгдөл шинжлэх; analytical skills; тоо мэдээлэл боловсруулах; мэдээлэлд дүн шинжилгээ хийх; тоон анализ
related: statistics; research

machine-learning
en: machine learning; machine learning engineer; ML engineer; deep learning models; predictive models
mn: машин сургалт; машин сургалтын инженер; машин лернинг; машин сургалтын загвар; ML инженер
also: ML; ML model; train models; model training; supervised learning; unsupervised learning; машин лөрнинг; загвар сургах; machine-learning; scikit-learn; sklearn; XGBoost
broader: artificial-intelligence
related: data-science; python; statistics

artificial-intelligence
en: AI; AI/ML; artificial intelligence; AI engineer; AI developer; AI specialist; AI solutions
mn: хиймэл оюун ухаан; хиймэл оюун; AI инженер; хиймэл оюуны инженер; AI хөгжүүлэгч; хиймэл оюун ухааны мэргэжилтэн; AI шийдэл
also: ХОУ; A.I.; AI expert; AI researcher; AI product; AI technology; эй ай; AI технологи; AI судлаач; хиймэл оюуны технологи; intelligent systems; machine intelligence; AI automation; applied AI
related: data-science; software-development

natural-language-processing
en: natural language processing; NLP; text mining; computational linguistics; NLP engineer
mn: байгалийн хэл боловсруулалт; эх хэл боловсруулалт; текст боловсруулалт; NLP инженер; компьютер хэл шинжлэл; хэлний технологи
also: text classification; sentiment analysis; natural language understanding; language technology; хэл боловсруулах; байгалийн хэлний боловсруулалт; монгол хэлний боловсруулалт; текст анализ; spaCy; machine translation; машин орчуулга; text analytics; named entity recognition
broader: artificial-intelligence
related: machine-learning; large-language-models; python

computer-vision
en: computer vision; image recognition; image processing; object detection; face recognition; video analytics
mn: компьютерын хараа; компьютер хараа; дүрс таних; дүрс боловсруулалт; царай таних; дүрс танилт; зураг боловсруулах хиймэл оюун; нүүр таних
also: компьютерийн хараа; машин хараа; machine vision; OpenCV; YOLO; image classification; image segmentation; facial recognition; дүрс шинжилгээ; царай танилт; объект таних; license plate recognition; улсын дугаар таних; камерын хиймэл оюун
broader: artificial-intelligence
related: machine-learning; robotics; python

blockchain
en: blockchain; Web3; Web3/Blockchain; blockchain developer; cryptocurrency development; distributed ledger
mn: блокчэйн; блокчейн; Web3; блокчэйн хөгжүүлэгч; крипто технологи; блокчэйн технологи
also: web 3; web 3.0; веб3; вэб3; blockchain engineer; block chain; крипто; криптовалют; cryptocurrency; crypto; Ethereum; Bitcoin; биткойн; эфириум; DeFi; децентралчлал; decentralized finance; dApp; токен гаргах; tokenomics; tokenization; крипто бирж; IDAX
related: smart-contracts; payments

game-development
en: game development; game developer; game programming; game programmer; video game development; making games
mn: тоглоом хөгжүүлэлт; тоглоом хөгжүүлэгч; видео тоглоом хөгжүүлэлт; гейм хөгжүүлэлт; гейм хөгжүүлэгч; тоглоом хийх; компьютер тоглоом хийх; тоглоомын программист
also: game dev; gamedev; indie game; indie games; инди тоглоом; гэйм хөгжүүлэлт; гэйм хөгжүүлэгч; гейм хийх; гэйм хийх; мобайл тоглоом; mobile game; mobile game development; тоглоом бүтээх; тоглоом зохиох; video game; видео тоглоом; PC game; game studio; game engine
broader: software-development
related: game-design; 3d-modelling; unity-engine; unreal-engine

embedded-systems
en: embedded systems; embedded software; firmware; firmware engineer; embedded developer; microcontrollers
mn: суулгагдсан систем; эмбэддэд систем; микроконтроллер; фирмвэр; микроконтроллерын программчлал; эмбэддэд инженер; микропроцессорын программчлал
also: embedded; embedded engineer; embedded C; embedded linux; microcontroller; firmware developer; RTOS; FreeRTOS; STM32; ARM Cortex; AVR; суурилуулсан систем; embedded инженер; фирмвейр; эмбеддед; эмбэдэд; төхөөрөмжийн программ
related: electronics; iot; c-language; software-development

electronics
en: electronics; electronics engineer; circuit design; electronic engineering; electronics repair; hardware engineering
mn: электроник; электроникийн инженер; электрон инженер; электрон хэлхээ; хэлхээний зураглал; электрон төхөөрөмж засвар; электроникч; техник хангамжийн инженер
also: hardware engineer; hardware design; hardware development; circuits; soldering; гагнуур электроник; хэлхээ угсрах; электрон төхөөрөмж; электрон бараа засвар; хардвер; хардвэр; хардвэр инженер; электрон засварчин; analog circuits; digital circuits; схем техник
related: electrical-engineering; embedded-systems; pcb-design

robotics
en: robotics; robotics engineer; robot design; robot programming; robot building
mn: робот техник; роботик; робот зохион бүтээх; робот инженер; робот программчлал; роботын инженер; робот хийх; робот угсрах
also: роботикс; робототехник; роботикийн инженер; robot; роботик сургалт; ROS; robot operating system; humanoid robot; robotic arm; робот гар; Robocon; Робокон; mechatronics robot; RoboCup
related: electronics; embedded-systems; mechatronics; computer-vision

iot
en: IoT; Internet of Things; IoT developer; connected devices; smart devices; IoT engineer
mn: зүйлсийн интернэт; юмсын интернэт; IoT төхөөрөмж; ухаалаг төхөөрөмж; IoT инженер; IoT шийдэл
also: зүйлсийн интернет; юмсын интернет; эд зүйлсийн интернэт; эд юмсын интернет; IoT devices; IoT system; IoT solution; IoT хөгжүүлэлт; ухаалаг мэдрэгч; smart sensors; telemetry; телеметр; MQTT; LoRa; LoRaWAN; Zigbee; remote monitoring; алсын хяналт; connected sensors
related: embedded-systems; electronics; sensors

networking
en: computer networking; network engineering; network engineer; network administration; network administrator; network infrastructure
mn: компьютерийн сүлжээ; сүлжээний инженер; сүлжээний админ; сүлжээний тохиргоо; сүлжээ угсралт; сүлжээний администратор; дотоод сүлжээ
also: компьютерын сүлжээ; сүлжээний дэд бүтэц; сүлжээний мэргэжилтэн; интернэт сүлжээ; интернет сүлжээ; шилэн кабель; routing and switching; CCNA; CCNP; Cisco; router configuration; network setup; TCP/IP; LAN; Wi-Fi setup; wifi тохиргоо; рутер тохируулах; роутер тохируулах; MikroTik; VPN; firewall; network cabling; сүлжээ татах; сүлжээний кабель
broader: information-technology
related: system-administration; cybersecurity; telecom-engineering

it-support
en: IT support; technical support; help desk; IT technician; computer repair; tech support
mn: IT дэмжлэг; техникийн дэмжлэг; компьютер засвар; компьютерийн засвар үйлчилгээ; техникийн тусламж; системийн дэмжлэг; компьютер форматлах; IT ажилтан
also: helpdesk; service desk; desktop support; компьютер засварчин; компьютер засах; компьютер угсрах; принтер засвар; ноутбук засвар; laptop repair; айти ажилтан; айти дэмжлэг; windows суулгах; программ суулгах; хэлп деск; хэрэглэгчийн техникийн дэмжлэг; troubleshooting computers; техникийн мэргэжилтэн
broader: information-technology
related: system-administration; networking; customer-service

saas
en: SaaS; software as a service; SaaS product; subscription software; cloud software
mn: SaaS; сервис хэлбэрийн программ хангамж; SaaS бүтээгдэхүүн; үүлэн программ хангамж; захиалгат программ хангамж
also: саас; SaaS platform; SaaS платформ; B2B SaaS; SaaS startup; micro SaaS; micro-SaaS; SaaS стартап; SaaS систем; web platform; онлайн систем хөгжүүлэлт; subscription platform; multi-tenant
related: cloud-computing; product-management; web-development; b2b-sales

system-administration
en: system administration; system administrator; sysadmin; server administration; server management
mn: системийн администратор; системийн админ; сервер хариуцсан админ; серверийн удирдлага; систем администратор; системийн инженер; сервер тохируулах; серверийн инженер
also: systems administrator; systems engineer; system engineer; sys admin; server admin; сервер админ; серверийн админ; сисадмин; систем админ; системийн зохицуулагч; Active Directory; Windows Server; VMware; virtualization; виртуалчлал; backup systems; сервер суулгах; сервер угсрах; data center; дата төв; дата центр
broader: information-technology
related: networking; devops; linux

product-management
en: product management; product manager; product owner; product strategy; product development management
mn: бүтээгдэхүүний менежмент; продакт менежмент; продакт менежер; бүтээгдэхүүний менежер; бүтээгдэхүүн хөгжүүлэлт; продакт оунер; бүтээгдэхүүний удирдлага
also: product lead; head of product; digital product; product development; product roadmap; бүтээгдэхүүн хариуцсан менежер; бүтээгдэхүүн хөгжүүлэх; бүтээгдэхүүний эзэн; продакт овнер; продукт менежер; продукт менежмент; product backlog; feature prioritization
related: project-management; ux-research; strategy; agile

project-management
en: project management; project manager; project coordination; project coordinator; project planning
mn: төслийн менежмент; төслийн удирдлага; төслийн менежер; төсөл удирдах; төсөл удирдагч; төслийн зохицуулагч; төсөл хэрэгжүүлэх; төсөл хариуцсан менежер
also: PMP; PMBOK; PRINCE2; project lead; project leader; manage projects; managing projects; IT project manager; төсөл удирдлага; төслийн удирдагч; төслийн ахлагч; төслийн төлөвлөлт; төсөл төлөвлөлт; төслийн зохицуулалт; MS Project; Gantt chart; project delivery; program management; хөтөлбөрийн менежер
related: operations; leadership; agile

ux-design
en: UX design; user experience design; UX designer; UI/UX design; UI/UX designer; interaction design; product design
mn: UX дизайн; хэрэглэгчийн туршлагын дизайн; UX дизайнер; UI/UX дизайн; UI/UX дизайнер; хэрэглэгчийн туршлага; продакт дизайн; продакт дизайнер
also: UX; UI/UX; UX/UI; UX/UI design; UX/UI designer; UX/UI дизайнер; UX/UI дизайн; UIUX; user experience; product designer; interaction designer; usability; дижитал бүтээгдэхүүний дизайн; юай юэкс; UI UX дизайн; UI UX designer; HCI; human computer interaction; information architecture; user flows
broader: design
related: ui-design; ux-research; prototyping; product-management

ui-design
en: UI design; user interface design; UI designer; interface design; web design; web designer; app design
mn: UI дизайн; интерфейсийн дизайн; UI дизайнер; вэб дизайн; вэб дизайнер; апп дизайн; хэрэглэгчийн интерфейс; аппын дизайн
also: UI; user interface; GUI design; веб дизайн; веб дизайнер; вэбсайтын дизайн; сайтын дизайн; интерфэйс дизайн; интерфейс дизайн; дэлгэцийн дизайн; screen design; website design; landing page design; mobile UI; responsive design; мобайл дизайн
broader: design
related: ux-design; graphic-design; frontend-development; figma

javascript
en: JavaScript; JavaScript developer; JS developer; ECMAScript; vanilla JavaScript
mn: JavaScript; жаваскрипт; JavaScript хөгжүүлэгч; жава скрипт
also: JS; java script; ES6; javascipt; javascript programming; jquery; JS хөгжүүлэгч
broader: programming-languages
related: html-css; web-development

typescript
en: TypeScript; TypeScript developer; TS developer
mn: TypeScript; тайпскрипт; TypeScript хөгжүүлэгч
also: type script; тайп скрипт; typed JavaScript
broader: programming-languages
implies: javascript

python
en: Python; Python developer; Python programming; Python programmer; Python scripting
mn: Python; пайтон; Python хөгжүүлэгч; пайтон хөгжүүлэгч; Python программчлал
also: питон; python3; пайтон программист; питон программчлал; phyton
broader: programming-languages
related: data-analysis; backend-development

java
en: Java; Java developer; Java programming; Java programmer; core Java
mn: Java; жава; Java хөгжүүлэгч; жава хөгжүүлэгч; жава программчлал
also: JDK; J2EE; Java EE; JavaEE; JVM; жава программист; java engineer; JavaFX; Hibernate
broader: programming-languages
related: backend-development; kotlin

# ---------------------------------------------------------------- programming languages

programming-languages
en: programming languages; programming language skills
mn: программчлалын хэл; программчлалын хэлний мэдлэг
also: програмчлалын хэл; programming language; кодын хэл
broader: software-development

html-css
en: HTML/CSS; HTML and CSS; HTML5; CSS3; web markup
mn: HTML/CSS; вэб хуудас угсралт; HTML CSS хийх
also: HTML; CSS; HTML & CSS; html, css; SCSS; верстка; вэб угсрах; web layout coding
broader: frontend-development

php
en: PHP; PHP developer; PHP programming
mn: PHP; PHP хөгжүүлэгч; PHP программист
also: CodeIgniter; Symfony; Yii framework; Yii2
broader: programming-languages
related: backend-development; web-development

c-language
en: C language; C programming; C programmer
mn: Си хэл; C хэл; Си программчлал
also: ANSI C; C/C++; C хэл дээр программчлах; си хэл дээр
broader: programming-languages
related: cpp; embedded-systems

cpp
en: C++; C++ developer; C++ programming
mn: C++; C++ хөгжүүлэгч; C++ программчлал
also: CPP; си плас плас; си плюс плюс; cplusplus
broader: programming-languages
related: c-language; game-development

csharp
en: C#; C# developer; C# programming
mn: C#; C# хөгжүүлэгч; си шарп
also: csharp; c sharp; си-шарп; WPF; WinForms
broader: programming-languages
related: dotnet; unity-engine

golang
en: Golang; Go language; Go developer; Golang developer
mn: Golang; Голанг; Go хэл; Golang хөгжүүлэгч
also: Go programming; Go programming language; гоу лэнг
broader: programming-languages
related: backend-development; microservices

rust-language
en: Rust language; Rust developer; Rust programming
mn: Rust хэл; Rust хөгжүүлэгч
also: rustlang; Rust programming language; раст хэл
broader: programming-languages
related: cpp

ruby-language
en: Ruby; Ruby on Rails; Ruby developer
mn: Ruby; Ruby on Rails; Ruby хөгжүүлэгч
also: RoR; Rails developer; руби он рэйлс; rubyonrails
broader: programming-languages
related: backend-development

kotlin
en: Kotlin; Kotlin developer
mn: Kotlin; Котлин; Kotlin хөгжүүлэгч
also: Kotlin Multiplatform; Jetpack Compose; KMM
broader: programming-languages
related: android-development; java

swift-language
en: Swift language; SwiftUI; Swift developer
mn: Swift хэл; SwiftUI; Swift хөгжүүлэгч
also: Swift programming; Objective-C; UIKit; objective c
broader: programming-languages
related: ios-development

dart-language
en: Dart language; Dart developer
mn: Dart хэл; Dart хөгжүүлэгч
also: Dart programming; dartlang; Flutter Dart
broader: programming-languages
related: flutter

scala-language
en: Scala; Scala developer; functional programming
mn: Scala; функциональ программчлал
also: Haskell; Elixir; Clojure; Erlang; F#; functional programmer
broader: programming-languages
related: java; data-engineering

r-language
en: R programming; R language; RStudio
mn: R хэл; R программчлал; RStudio
also: R statistics; ggplot2; R stats; tidyverse; R Studio; R программ
broader: programming-languages
related: statistics; data-science

matlab
en: MATLAB; Simulink; MATLAB programming
mn: MATLAB; Матлаб; Матлаб программ
also: mat lab; GNU Octave
broader: programming-languages
related: statistics; electrical-engineering

sql
en: SQL; SQL queries; SQL developer
mn: SQL; SQL хүсэлт; SQL бичих
also: PL/SQL; T-SQL; query optimization; эс кью эл; structured query language; SQL query; stored procedures
broader: databases
related: data-analysis

shell-scripting
en: shell scripting; Bash scripting; command line
mn: shell скрипт; Bash скрипт; командын мөр
also: bash; PowerShell; shell script; скрипт бичих; terminal scripting
broader: programming-languages
related: linux; devops

vba
en: VBA; Visual Basic; Excel macros
mn: VBA; Visual Basic; Excel макро; макро бичих
also: VB.NET; visual basic for applications; macros in Excel; эксел макро
broader: programming-languages
related: microsoft-excel

legacy-languages
en: legacy languages; Delphi; COBOL; Pascal
mn: хуучин системийн программчлал; Delphi; Паскаль
also: FoxPro; Turbo Pascal; FORTRAN; дельфи; Perl; mainframe programming; legacy systems
broader: programming-languages
related: desktop-development

kids-coding
en: coding for kids; Scratch programming; teaching coding; coding instructor
mn: хүүхдийн программчлал; хүүхдэд код заах; Scratch программчлал; программчлалын багш; код заах
also: Scratch coding; kids programming; coding bootcamp; кодинг сургалт; программчлалын сургалт; програмчлалын багш; хүүхдийн кодинг; coding club; teach programming; код сургалт; STEM сургалт; coding teacher
related: teaching; software-development; robotics

algorithms
en: algorithms and data structures; algorithms; competitive programming
mn: алгоритм; өгөгдлийн бүтэц ба алгоритм; олимпиадын программчлал; алгоритм зохиох
also: algorithm; data structures; algorithm design; leetcode; codeforces; програмчлалын олимпиад; программчлалын олимпиад
broader: software-development

# ---------------------------------------------------------------- web, front end

react
en: React; React.js; ReactJS; React developer
mn: React; риакт; React хөгжүүлэгч
also: react js; Redux; реакт; React хөгжүүлэлт; React hooks; Zustand; Vite; React/Next
broader: frontend-development
implies: javascript; html-css

nextjs
en: Next.js; NextJS; Next.js developer
mn: Next.js; Next.js хөгжүүлэгч
also: next js; нэкст жс; Remix framework; Gatsby; Vercel
broader: frontend-development
implies: react

vuejs
en: Vue.js; VueJS; Vue developer
mn: Vue.js; Vue хөгжүүлэгч
also: Vue; vue js; Nuxt; Nuxt.js; Vuex; Quasar framework
broader: frontend-development
implies: javascript; html-css

angular
en: Angular; AngularJS; Angular developer
mn: Angular; Ангуляр; Angular хөгжүүлэгч
also: angular js; RxJS; Angular framework
broader: frontend-development
implies: typescript; html-css

svelte
en: Svelte; SvelteKit
mn: Svelte; SvelteKit
also: SolidJS; Astro framework; Alpine.js; htmx
broader: frontend-development
implies: javascript; html-css

css-frameworks
en: CSS frameworks; Tailwind CSS; Bootstrap framework
mn: CSS фрэймворк; Tailwind CSS; Bootstrap фрэймворк
also: tailwind; tailwindcss; Bootstrap 5; bootstrap css; Material UI; Chakra UI; shadcn; Ant Design
broader: frontend-development
implies: html-css

web-graphics
en: web graphics; Three.js; WebGL
mn: вэб график; Three.js; WebGL
also: WebGPU; D3.js; canvas animation; 3D website; 3D вэбсайт; PixiJS; GSAP; интерактив вэб; interactive website; Babylon.js
broader: frontend-development
related: 3d-modelling; motion-graphics; javascript

web-accessibility
en: web accessibility; digital accessibility; accessible design; WCAG
mn: вэб хүртээмж; дижитал хүртээмж; хөгжлийн бэрхшээлтэй хүнд ээлтэй вэб
also: a11y; accessibility testing; screen reader; дэлгэц уншигч; хүртээмжтэй дизайн; accessibility audit
related: frontend-development; ux-design

web-performance
en: web performance; page speed optimisation; technical SEO; progressive web apps
mn: вэбийн хурд сайжруулах; вэб оновчлол; вэбсайт хурдасгах; техникийн SEO
also: core web vitals; page speed; PWA; page speed optimization; site speed; Lighthouse audit; CDN; Cloudflare
related: frontend-development; seo

# ---------------------------------------------------------------- back end and interfaces between systems

nodejs
en: Node.js; NodeJS; Node developer; Express.js
mn: Node.js; Node.js хөгжүүлэгч; нод жс
also: node js; expressjs; MERN; MERN stack; MEAN stack; NestJS; Nest.js; Koa.js; Fastify; Bun runtime; Deno; MEVN
broader: backend-development
implies: javascript

django
en: Django; Django developer; FastAPI; Flask framework
mn: Django; Жанго; Django хөгжүүлэгч; FastAPI
also: django rest framework; DRF; python backend; Python web; FastAPI developer; Flask python
broader: backend-development
implies: python

laravel
en: Laravel; Laravel developer
mn: Laravel; Ларавел; Laravel хөгжүүлэгч
also: laravel framework; Livewire; PHP Laravel; Filament PHP
broader: backend-development
implies: php

spring-boot
en: Spring Boot; Spring Framework; Java backend
mn: Spring Boot; Спринг Бүүт; Spring хөгжүүлэгч
also: springboot; Java Spring; Spring MVC; Quarkus; Micronaut; Spring Cloud
broader: backend-development
implies: java

dotnet
en: .NET; .NET Core; ASP.NET; .NET developer
mn: .NET; дот нет; .NET хөгжүүлэгч; ASP.NET
also: dotnet; dot net; asp net core; ASP.NET Core; Blazor; Entity Framework; дотнет; .net framework; MAUI
broader: backend-development
implies: csharp

api-development
en: API development; API integration; REST API; system integration; API design
mn: API хөгжүүлэлт; API холболт; системийн интеграц; API интеграц; системүүдийг холбох; систем хоорондын холболт
also: API; APIs; RESTful API; REST APIs; web services; вэб сервис; SOAP API; integrations; интеграц хийх; системийн уялдаа; third-party integration; Postman; Swagger; OpenAPI; ESB; middleware; гуравдагч системтэй холбох
broader: backend-development
related: payment-integration; microservices

graphql
en: GraphQL; GraphQL API; Apollo GraphQL
mn: GraphQL; GraphQL API
also: graph ql; Hasura; Apollo client; gRPC; tRPC
broader: api-development

microservices
en: microservices; microservice architecture; distributed systems
mn: микросервис; микросервис архитектур; тархмал систем; түгээмэл тооцоолол
also: micro services; microservice; event-driven architecture; service oriented architecture; distributed computing; domain driven design; микро сервис
broader: backend-development
related: software-architecture; kubernetes

software-architecture
en: system design; software architect; solution architecture; solution architect; system architecture
mn: системийн архитектур; программ хангамжийн архитектур; системийн архитектор; шийдлийн архитектор; системийн зохиомж
also: solutions architect; enterprise architecture; technical architecture; системийн архитект; архитектурын шийдэл программ; scalable systems; scalability; technical architect; программ хангамжийн архитектор; tech lead; technical lead; техникийн ахлагч
broader: software-development
related: microservices; backend-development

message-queues
en: message queues; Apache Kafka; RabbitMQ; event streaming
mn: мессежийн дараалал; Kafka; RabbitMQ
also: message broker; Kafka streams; ActiveMQ; NATS; pub/sub; stream processing
broader: backend-development
related: microservices; data-engineering

realtime-systems
en: real-time applications; WebSocket; WebRTC; real-time communication
mn: бодит цагийн систем; WebSocket; WebRTC; чат хөгжүүлэлт
also: realtime app; real time app; Socket.io; chat app; чат апп; live chat development; video call app; видео дуудлагын апп; realtime data; чат систем; мессенжер апп
broader: software-development
related: backend-development

search-technology
en: search technology; Elasticsearch; search engine development
mn: хайлтын систем; Elasticsearch; хайлтын систем хөгжүүлэлт
also: full-text search; OpenSearch; Apache Solr; elastic search; information retrieval; хайлтын технологи; semantic search; vector search; Meilisearch; Algolia
broader: backend-development
related: natural-language-processing; databases

web-scraping
en: web scraping; web crawler; data scraping; data extraction
mn: вэб скрэйпинг; вэбээс өгөгдөл татах; вэб краулер; өгөгдөл цуглуулах бот
also: scraper; web crawling; scrapy; Selenium scraping; скрейпинг; BeautifulSoup; crawler; сайтаас мэдээлэл татах; data mining web
related: python; data-engineering

bots
en: bot development; Telegram bot; Discord bot; Messenger bot
mn: бот хөгжүүлэлт; бот хийх; Telegram бот; Discord бот; Messenger бот
also: телеграм бот; дискорд бот; мессенжер бот; facebook bot; page bot; пэйж бот; slack bot; viber bot; бот бичих; auto reply bot; автомат хариулагч
broader: software-development
related: chatbots; api-development

open-source
en: open source; open-source software; open source contributor
mn: нээлттэй эх; нээлттэй эхийн программ; нээлттэй эхтэй программ хангамж
also: opensource; open-source contribution; FOSS; free software; нээлттэй эх код; open source maintainer
related: software-development; git

version-control
en: version control; code review
mn: хувилбарын удирдлага; код ревью; код хянах
also: SVN; version control system; source control; peer code review; pull requests
broader: software-development

git
en: Git; GitHub; GitLab
mn: Git; GitHub; GitLab
also: гит; гитхаб; Bitbucket; git hub; gitflow
broader: version-control

# ---------------------------------------------------------------- mobile and desktop

android-development
en: Android development; Android developer; Android app
mn: Android хөгжүүлэлт; андройд хөгжүүлэлт; Android хөгжүүлэгч; андройд хөгжүүлэгч; андройд апп
also: Android; android studio; андроид хөгжүүлэгч; андроид апп; андройд; андроид; Android SDK; android application; android engineer
broader: mobile-development
related: kotlin; java

ios-development
en: iOS development; iOS developer; iPhone app; iOS app
mn: iOS хөгжүүлэлт; iOS хөгжүүлэгч; айфон апп; iOS апп
also: iOS; xcode; iPad app; айфоны апп; iOS engineer; apple developer; айос хөгжүүлэгч
broader: mobile-development
related: swift-language

cross-platform-development
en: cross-platform development; cross-platform apps; hybrid app development
mn: кросс платформ хөгжүүлэлт; олон платформын апп; гибрид апп
also: cross platform; Ionic; Xamarin; Capacitor; Cordova; multi-platform app; hybrid app; олон платформ дээр ажиллах апп
broader: mobile-development

flutter
en: Flutter; Flutter developer; Flutter app
mn: Flutter; Флаттер; Flutter хөгжүүлэгч; флаттер хөгжүүлэгч
also: FlutterFlow; flutter development; флатер; флуттер; flutter framework
broader: cross-platform-development
implies: dart-language

react-native
en: React Native; React Native developer; Expo framework
mn: React Native; React Native хөгжүүлэгч; риакт нэйтив
also: reactnative; RN developer; react-native; react native expo; реакт нэйтив
broader: cross-platform-development
implies: react

mini-apps
en: mini app development; super app; mini programs
mn: мини апп хөгжүүлэлт; мини апп; супер апп
also: mini app; WeChat mini program; Telegram mini app; superapp; mini-program; Toki mini app; супер аппликэйшн
broader: mobile-development
related: payment-integration

desktop-development
en: desktop development; desktop application; Windows application; Electron framework
mn: десктоп программ; компьютерийн программ хөгжүүлэлт; десктоп хөгжүүлэлт; Windows программ
also: desktop app; desktop software; Qt framework; ElectronJS; Tauri; windows forms; macOS app; дэсктоп программ; десктоп програм; desktop developer
broader: software-development

# ---------------------------------------------------------------- data

postgresql
en: PostgreSQL; Postgres
mn: PostgreSQL; Postgres
also: postgre; PostGIS; pgsql; postgresql database; Supabase
broader: databases
implies: sql

mysql
en: MySQL; MariaDB
mn: MySQL; MariaDB
also: my sql; mysql database; SQLite; phpMyAdmin
broader: databases
implies: sql

sql-server
en: SQL Server; Microsoft SQL Server
mn: SQL Server; Microsoft SQL Server
also: MSSQL; MS SQL; SSIS; SSRS; sql сервер
broader: databases
implies: sql

oracle-database
en: Oracle database; Oracle DBA
mn: Oracle өгөгдлийн сан; Оракл; Oracle DBA
also: Oracle DB; oracle sql; Oracle APEX; оракл бааз
broader: databases
implies: sql

mongodb
en: MongoDB; document database
mn: MongoDB; Монго ДБ
also: mongo db; Mongoose; Cassandra database; DynamoDB; CouchDB; nosql database
broader: databases

redis
en: Redis; caching
mn: Redis; кэш систем
also: Memcached; in-memory database; cache layer
broader: databases
related: backend-development

firebase
en: Firebase; Firestore; backend as a service
mn: Firebase; Файрбэйс; Firestore
also: fire base; BaaS; Appwrite; firebase auth; push notification; пуш мэдэгдэл
related: databases; mobile-development; backend-development

big-data-tools
en: Apache Spark; Hadoop; Databricks; PySpark
mn: Apache Spark; Hadoop; их өгөгдлийн хэрэгсэл
also: Spark SQL; Apache Flink; Apache Hive; big data tools; hadoop ecosystem; Trino
broader: data-engineering

business-intelligence
en: business intelligence; BI analyst; BI developer; reporting dashboards
mn: бизнес интеллиженс; BI шинжээч; BI хөгжүүлэгч; тайлангийн самбар; хяналтын самбар
also: BI tools; BI dashboard; dashboard; dashboards; дашбоард; дашборд; дашбоард хийх; reporting automation; тайлан автоматжуулах; Qlik; Looker Studio; Metabase; KPI dashboard; бизнес аналитик систем; Superset; management reporting
broader: data-analysis
related: data-visualisation; sql; power-bi

power-bi
en: Power BI; Tableau; BI reporting tools
mn: Power BI; Tableau; пауэр би ай
also: powerbi; power query; DAX; microsoft power bi; power pivot; tableau software
broader: business-intelligence

data-visualisation
en: data visualisation; data visualization; infographics; charts and graphs
mn: өгөгдлийн дүрслэл; инфографик; дата визуалчлал; өгөгдөл дүрслэх; график диаграмм
also: infographic; инфографик хийх; дата визуализаци; data viz; dataviz; data storytelling; visualise data; visualize data; датаг дүрслэх
broader: data-analysis
related: graphic-design; business-intelligence

microsoft-excel
en: Microsoft Excel; Excel; spreadsheets; Google Sheets; advanced Excel
mn: Excel; эксел; Excel дээр ажиллах; хүснэгт боловсруулах; Google Sheets
also: MS Excel; spreadsheet; pivot table; пивот хүснэгт; эксэл; excel тайлан; excel formula; экселийн өндөр түвшний хэрэглээ; vlookup; google sheet; гүүгл шийт
related: data-analysis; microsoft-office

statistical-software
en: statistical software; SPSS; Stata; SAS software
mn: статистикийн программ; SPSS; Stata
also: EViews; IBM SPSS; SPSS дээр боловсруулах; JASP; KoboToolbox; Kobo; survey data processing; судалгааны өгөгдөл боловсруулах; SPSS программ
broader: data-analysis
related: statistics; research

web-analytics
en: web analytics; Google Analytics; digital analytics; user analytics
mn: вэб аналитик; Google Analytics; гүүгл аналитикс; хандалтын шинжилгээ
also: GA4; Google Tag Manager; GTM tags; хандалт хэмжих; Mixpanel; Amplitude analytics; Hotjar; PostHog; conversion tracking; site analytics; сайтын хандалт
broader: data-analysis
related: digital-marketing; product-analytics

product-analytics
en: product analytics; A/B testing; product metrics; growth experiments
mn: бүтээгдэхүүний аналитик; A/B тест; бүтээгдэхүүний үзүүлэлт хэмжих
also: AB testing; A/B test; cohort analysis; retention analysis; funnel analysis; conversion rate optimization; CRO; user metrics; growth product manager; split testing
broader: data-analysis
related: product-management; web-analytics

data-governance
en: data governance; data quality; data management; master data management
mn: өгөгдлийн засаглал; өгөгдлийн удирдлага; өгөгдлийн чанар
also: data steward; metadata; data catalog; дата засаглал; дата менежмент; MDM; data strategy; өгөгдлийн бодлого; data cleaning; өгөгдөл цэвэрлэх
related: data-engineering; compliance; databases

data-entry
en: data entry; data entry operator; data input; typing
mn: өгөгдөл оруулах; мэдээлэл шивэх; шивээч; дата шивэгч; баримт шивэх; өгөгдөл шивэлт
also: data encoder; typist; мэдээлэл оруулагч; дата оруулах; бичээч; хурдан бичих; бичиг хэрэг шивэх; fast typing; өгөгдөл шивэх; дата энтри
related: microsoft-office

data-annotation
en: data annotation; data labelling; data labeling; dataset creation
mn: өгөгдөл тэмдэглэгээ; дата шошголох; өгөгдөл шошголох; өгөгдлийн багц бүрдүүлэх
also: dataset; labelled data; annotator; data annotator; image labeling; дата лэйблинг; өгөгдлийн сан бүрдүүлэх AI; training data; сургалтын өгөгдөл; data collection for AI; дата цуглуулах; corpus building
related: artificial-intelligence; machine-learning; data-entry

forecasting
en: forecasting; time series analysis; demand forecasting; optimisation models
mn: таамаглал загвар; цаг хугацааны цувааны шинжилгээ; эрэлтийн таамаглал; математик загварчлал
also: time series; predictive forecasting; прогноз; прогноз гаргах; demand prediction; operations research; mathematical modelling; mathematical modeling; математик загвар; оновчлолын бодлого; optimization algorithms; борлуулалтын таамаглал
broader: data-science
related: statistics; financial-modelling

bioinformatics
en: bioinformatics; computational biology; genomic data
mn: биоинформатик; геномын өгөгдөл; тооцооллын биологи
also: genomics; DNA sequencing data; health data science; биоинформатикч; эрүүл мэндийн өгөгдөл; medical data analysis
related: data-science; medicine; research

scientific-computing
en: scientific computing; high performance computing; simulation modelling; quantum computing
mn: шинжлэх ухааны тооцоолол; өндөр хүчин чадлын тооцоолол; симуляц загварчлал; квант тооцоолол
also: HPC; parallel computing; CUDA; GPU computing; numerical methods; тоон арга; simulation; simulations; finite element analysis; ANSYS; COMSOL; supercomputer; суперкомпьютер
related: software-development; research; machine-learning

# ---------------------------------------------------------------- artificial intelligence

deep-learning
en: deep learning; neural networks; PyTorch; TensorFlow
mn: гүн сургалт; нейрон сүлжээ; мэдрэлийн сүлжээ; гүнзгий сургалт
also: deep neural network; neural network; CNN; RNN; transformer model; Keras; дийп лернинг; deeplearning; JAX; Hugging Face; huggingface; хиймэл мэдрэлийн сүлжээ
broader: machine-learning
implies: python

large-language-models
en: large language models; LLM; LLM engineer; RAG; fine-tuning language models
mn: том хэлний загвар; LLM; LLM хөгжүүлэлт; хэлний том загвар; хэлний загвар сургах
also: LLMs; LLM application; retrieval augmented generation; OpenAI API; GPT API; Claude API; Anthropic; Llama; Mistral; Gemini API; LangChain; LlamaIndex; fine tuning; language model; хэлний загвар; монгол хэлний загвар; vector database; embeddings
broader: natural-language-processing
related: generative-ai; python

generative-ai
en: generative AI; GenAI; ChatGPT; AI tools; AI content generation
mn: үүсгэгч хиймэл оюун; генератив AI; ChatGPT; AI хэрэгсэл ашиглах; чат жипити
also: gen AI; generative artificial intelligence; AI хэрэгслүүд; AI copilot; AI assistant; AI туслах; чат жи пи ти; ChatGPT ашиглах; GPT; Copilot; Claude; Gemini AI; AI контент; генератив хиймэл оюун; AI tools user
broader: artificial-intelligence
related: prompt-engineering; ai-image-generation

prompt-engineering
en: prompt engineering; prompt engineer; prompt writing
mn: промпт инженерчлэл; промпт бичих; промпт инженер
also: промт бичих; промпт; prompt design; vibe coding; вайб кодинг; AI coding tools; Cursor AI
broader: generative-ai

ai-agents
en: AI agents; agentic AI; AI agent development; multi-agent systems
mn: AI агент; AI агент хөгжүүлэлт; хиймэл оюунт агент; AI эйжент
also: AI agent; autonomous agents; voice agent; AI эйжэнт; AI workflow; agent framework; MCP server; CrewAI; LangGraph; AI ажилтан
broader: artificial-intelligence
related: large-language-models; workflow-automation; chatbots

ai-image-generation
en: AI image generation; AI art; AI video generation; Midjourney; Stable Diffusion
mn: AI зураг үүсгэх; AI зураг; AI видео хийх; AI арт; хиймэл оюунаар зураг бүтээх
also: AI image; AI video; AI видео; DALL-E; ComfyUI; AI avatar; Runway ML; AI зураг хийх; AI дүрс; AI контент бүтээгч; Kling AI; Sora AI; HeyGen; AI animation
broader: generative-ai
related: graphic-design; video-production

chatbots
en: chatbots; chatbot development; conversational AI; virtual assistant bot
mn: чатбот; чатбот хөгжүүлэлт; чат бот хийх; ярианы хиймэл оюун; чатбот хийх
also: chatbot; chat bot; чат бот; AI chatbot; AI чатбот; customer service bot; ухаалаг туслах; виртуал туслах; Dialogflow; ManyChat; харилцагчийн үйлчилгээний бот; AI customer support
broader: artificial-intelligence
related: natural-language-processing; bots; customer-service

speech-recognition
en: speech recognition; speech to text; voice recognition; speech technology; voice AI
mn: яриа таних; яриа танилт; дуу хоолой таних; яриаг текст болгох; ярианы технологи
also: ASR; STT; automatic speech recognition; speech-to-text; Whisper model; Chimege; Чимэгэ; voice assistant; дуут туслах; дуу таних; voice command; transcription AI; speech AI
broader: natural-language-processing
related: text-to-speech; machine-learning

text-to-speech
en: text to speech; speech synthesis; voice synthesis; voice cloning
mn: текст уншигч; яриа нийлэгжүүлэх; текстийг яриа болгох; дуу хоолойн синтез
also: TTS; text-to-speech; ElevenLabs; synthetic voice; монгол TTS; яриа үүсгэх; voice generation; AI voice; AI дуу хоолой; хоолой хувилах
broader: natural-language-processing
related: speech-recognition

ocr
en: OCR; optical character recognition; document recognition; handwriting recognition
mn: тэмдэгт таних; OCR; бичиг таних; баримт таних; гар бичмэл таних
also: текст таних; text recognition; document scanning; document AI; баримт бичиг цахимжуулах; архив цахимжуулалт; цаасан баримт таних; Tesseract; document digitization; digitization; document processing; бичиг баримт таних; монгол бичиг таних
broader: computer-vision
related: natural-language-processing; document-management

mlops
en: MLOps; model deployment; ML infrastructure; edge AI
mn: MLOps; загвар нэвтрүүлэх; машин сургалтын дэд бүтэц
also: ML ops; ML pipeline; MLflow; Kubeflow; SageMaker; model serving; TinyML; on-device AI; AI infrastructure; AI deployment; LLMOps
broader: machine-learning
related: devops; data-engineering

recommender-systems
en: recommender systems; recommendation engine; personalisation algorithms; matching algorithms
mn: зөвлөмжийн систем; санал болгох систем; тохируулах алгоритм
also: recommendation system; recommendation algorithm; recommender system; personalization; matching algorithm; matching engine; санал болгох алгоритм; хувийн зөвлөмж
broader: machine-learning
related: data-science

reinforcement-learning
en: reinforcement learning; game AI; decision optimisation
mn: бататгах сургалт; дэмжлэгт сургалт; тоглоомын хиймэл оюун
also: deep reinforcement learning; self-play; Q-learning; RLHF; NPC AI
broader: machine-learning
related: robotics

fraud-detection
en: fraud detection; anomaly detection; risk scoring; credit scoring models
mn: залилан илрүүлэх; гажиг илрүүлэх; зээлийн скоринг загвар; эрсдэлийн загвар
also: fraud analytics; anti-fraud; кредит скоринг; fraud prevention; залилангаас сэргийлэх; transaction monitoring; зээлжих чадвар тооцох; AML monitoring
related: machine-learning; banking; compliance; data-science

biometrics
en: biometrics; fingerprint recognition; identity verification; eKYC
mn: биометр; хурууны хээ таних; хэн болохыг баталгаажуулах; цахим таних; eKYC
also: biometric; e-KYC; fingerprint; хурууны хээ; liveness detection; иргэний үнэмлэх таних; face ID; ID verification; biometric authentication; биометрик; цаг бүртгэлийн төхөөрөмж
related: computer-vision; identity-management; access-control-systems

autonomous-vehicles
en: autonomous vehicles; self-driving; ADAS; lidar
mn: автомат жолоодлого; жолоочгүй машин; өөрөө явагч машин; автомат жолоодлоготой тээвэр
also: self driving car; driverless; autonomous driving; SLAM; autonomous haulage; жолоочгүй тээвэр; autonomous trucks; lidar perception; sensor fusion; автономит машин
broader: robotics
related: computer-vision; embedded-systems

ai-strategy
en: AI strategy; AI ethics; AI adoption; AI training for companies
mn: AI стратеги; хиймэл оюуны ёс зүй; AI нэвтрүүлэх; AI сургалт
also: AI consulting; AI зөвлөх; AI consultant; responsible AI; AI governance; AI policy; AI transformation; AI сургагч багш; хиймэл оюун нэвтрүүлэх; байгууллагад AI нэвтрүүлэх; AI workshop; AI literacy
related: artificial-intelligence; digital-transformation

# ---------------------------------------------------------------- security

penetration-testing
en: penetration testing; ethical hacking; ethical hacker; pentester; vulnerability assessment
mn: нэвтрэлтийн тест; ёс зүйт хакер; халдлагын тест; эмзэг байдлын үнэлгээ; цагаан малгайт хакер
also: pentest; pen testing; white hat; хакер; хакинг; bug bounty; red team; red teaming; kali linux; vulnerability scanning; нэвтрэлтийн тестер; CTF; OSCP; Харуул занги
broader: cybersecurity

network-security
en: network security; firewall administration; perimeter security
mn: сүлжээний аюулгүй байдал; галт хана; сүлжээний хамгаалалт
also: Fortinet; Palo Alto Networks; IDS; intrusion detection; WAF; zero trust; галт ханын тохиргоо; DDoS protection; FortiGate
broader: cybersecurity
related: networking

application-security
en: application security; secure coding; web security; code security
mn: аппликэйшний аюулгүй байдал; вэбийн аюулгүй байдал; аюулгүй кодчилол
also: AppSec; OWASP; secure development; web application security; smart contract audit; вэб аюулгүй байдал; вэбсайтын аюулгүй байдал; mobile security
broader: cybersecurity
related: software-development

security-operations
en: security operations; SOC analyst; incident response; threat intelligence
mn: аюулгүй байдлын төв; SOC шинжээч; кибер халдлагад хариу үзүүлэх; зөрчил илрүүлэх
also: SIEM; blue team; threat hunting; malware analysis; incident handling; Splunk; security monitoring; CERT; CIRT; кибер халдлага зөрчилтэй тэмцэх; Wazuh; MNCERT
broader: cybersecurity

security-governance
en: information security management; ISO 27001; IT audit; data privacy
mn: мэдээллийн аюулгүй байдлын удирдлага; ISO 27001; IT аудит; хувь хүний мэдээлэл хамгаалах; мэдээллийн аюулгүй байдлын аудит
also: ISO27001; GRC; IT auditor; мэдээллийн технологийн аудит; GDPR; PCI DSS; CISA; security policy; data protection; хувийн мэдээллийн хамгаалалт; security audit; personal data protection; системийн аудит; кибер аюулгүй байдлын аудит
broader: cybersecurity
related: compliance; audit

cryptography
en: cryptography; encryption; digital signature; PKI
mn: криптограф; шифрлэлт; тоон гарын үсэг; цахим гарын үсэг
also: криптографи; e-signature; electronic signature; digital signatures; мэдээлэл шифрлэх; нууцлал кодлол; public key infrastructure; тоон гарын үсгийн систем; zero knowledge proofs; DocuSign; шифрлэх
related: cybersecurity; blockchain

identity-management
en: identity management; authentication; single sign-on; access management
mn: нэвтрэлтийн систем; хэрэглэгч баталгаажуулалт; ДАН систем; нэгдсэн нэвтрэлт
also: IAM; SSO; OAuth; Keycloak; Auth0; LDAP; MFA; two-factor authentication; ДАН нэвтрэлт; DAN login; user authentication; passkeys; хандах эрхийн удирдлага; digital identity; цахим үнэмлэх
related: cybersecurity; backend-development; e-government

digital-forensics
en: digital forensics; cybercrime investigation; data recovery
mn: цахим шинжилгээ; кибер гэмт хэрэг; дата сэргээх; өгөгдөл сэргээх; цахим нотлох баримт
also: computer forensics; forensic analyst; cyber crime; дата сэргээлт; файл сэргээх; hard disk recovery; OSINT; хард сэргээх; кибер мөрдлөг; мэдээлэл сэргээх
related: cybersecurity; legal

disaster-recovery
en: disaster recovery; backup and recovery; business continuity
mn: нөөцлөлт; гамшгаас сэргээх төлөвлөгөө; бизнесийн тасралтгүй байдал; нөөц хуулбар
also: data backup; backup system; нөөц систем; DR site; BCP; Veeam; системийн нөөцлөлт; нөөц дата төв
related: system-administration; cybersecurity

# ---------------------------------------------------------------- cloud, servers, delivery

aws
en: AWS; Amazon Web Services; AWS engineer
mn: AWS; Amazon Web Services; AWS инженер
also: EC2; AWS Lambda; amazon cloud; AWS certified; AWS architect; амазон вэб сервис
broader: cloud-computing

microsoft-azure
en: Microsoft Azure; Azure cloud
mn: Microsoft Azure; Азур; Azure үүлэн үйлчилгээ
also: Azure; Azure DevOps; Microsoft 365 administration; Office 365 admin; Entra ID; azure engineer
broader: cloud-computing

google-cloud
en: Google Cloud; Google Cloud Platform; GCP
mn: Google Cloud; GCP; гүүгл клоуд
also: google cloud engineer; Alibaba Cloud; Huawei Cloud; Vertex AI; Oracle Cloud; DigitalOcean
broader: cloud-computing

docker
en: Docker; software containers; Docker containers
mn: Docker; докер; контейнержүүлэлт
also: docker compose; dockerize; containerization; Podman; LXC
broader: devops

kubernetes
en: Kubernetes; K8s; container orchestration
mn: Kubernetes; кубернетес; K8s
also: helm chart; OpenShift; EKS; GKE; k8s admin; Rancher; kuber
broader: devops
implies: docker

ci-cd
en: CI/CD; continuous integration; continuous delivery; release engineering
mn: CI/CD; тасралтгүй интеграц; автомат deploy
also: GitHub Actions; GitLab CI; Jenkins; CICD; deployment pipeline; continuous deployment; build pipeline; ArgoCD; Fastlane
broader: devops
related: git; test-automation

infrastructure-as-code
en: infrastructure as code; Terraform; Ansible
mn: кодчилсон дэд бүтэц; Terraform; Ansible
also: IaC; Pulumi; CloudFormation; Puppet configuration; configuration management
broader: devops
related: cloud-computing

observability
en: observability; system monitoring; Grafana; Prometheus monitoring
mn: системийн мониторинг; системийн хяналт; Grafana; лог хяналт
also: Datadog; ELK stack; logging and monitoring; Zabbix; New Relic; Sentry; uptime monitoring; серверийн хяналт; Kibana; Nagios
broader: devops
related: system-administration

linux
en: Linux; Linux administration; Ubuntu; Unix
mn: Linux; Линукс; Линукс сервер; Линуксийн админ
also: linux admin; linux server; CentOS; Debian; Red Hat; RHEL; Nginx; юникс; linux engineer
related: system-administration; devops; shell-scripting

web-hosting
en: web hosting; domain registration; email hosting; server hosting
mn: вэб хостинг; домэйн нэр; хостинг; байгууллагын имэйл; домэйн бүртгэл
also: domain name; cPanel; DNS; домайн; домейн; VPS; corporate email; веб хостинг; SSL certificate; мэйл сервер; mail server; сервер түрээс
related: system-administration; web-development

# ---------------------------------------------------------------- testing

test-automation
en: test automation; automated testing; automation QA; Selenium; SDET
mn: автомат тест; тестийн автоматжуулалт; автомат тест бичих; автоматжуулсан тест
also: automation testing; test scripts; Cypress; Playwright testing; Appium; unit testing; unit tests; TDD; test driven development; юнит тест; Jest; JUnit; QA automation; pytest; end-to-end testing; e2e testing
broader: qa-testing
related: software-development; ci-cd

performance-testing
en: performance testing; load testing; stress testing software
mn: ачааллын тест; гүйцэтгэлийн тест; системийн ачаалал шалгах
also: JMeter; k6; load test; performance tuning; ачаалал шалгах; Gatling; Locust load
broader: qa-testing
related: observability; backend-development

# ---------------------------------------------------------------- electronics, devices, automation

arduino
en: Arduino; ESP32; Arduino projects
mn: Arduino; Ардуино; ESP32; Ардуино төсөл
also: ESP8266; micro:bit; arduino programming; ардуино программчлал; NodeMCU
broader: embedded-systems
related: iot; robotics

raspberry-pi
en: Raspberry Pi; single-board computers; Nvidia Jetson
mn: Raspberry Pi; нэг хавтант компьютер; распберри пай
also: raspberrypi; Jetson Nano; Orange Pi; BeagleBone
broader: embedded-systems
related: linux; iot

pcb-design
en: PCB design; circuit board design; PCB layout; schematic design
mn: хэвлэмэл хавтан; PCB дизайн; хэлхээний хавтан зохиох; PCB зураглал
also: PCB; Altium; Altium Designer; KiCad; EasyEDA; printed circuit board; хэвлэмэл хэлхээ; SMT; Proteus circuits; плат зураглах
broader: electronics

sensors
en: sensors; sensor technology; measurement instruments; instrumentation
mn: мэдрэгч; мэдрэгчийн технологи; хэмжих хэрэгсэл; хэмжилтийн багаж
also: sensor; датчик; sensor network; temperature sensor; air quality sensor; агаарын чанар хэмжигч; хэмжих багаж; КИП; instrumentation engineer; хэмжилт автоматик; calibration; калибровка; soil moisture sensor
broader: electronics
related: iot; embedded-systems

power-electronics
en: power electronics; battery systems; inverters; charging stations
mn: чадлын электроник; батарейн систем; инвертер; цэнэглэх станц
also: battery management system; BMS battery; EV charging; EV charger; цахилгаан машин цэнэглэгч; цэнэглэгч станц; battery pack; lithium battery; зай хураагуур; батерейн систем; motor drives; battery engineer
broader: electronics
related: electrical-engineering; renewable-energy

fpga-chip-design
en: FPGA; chip design; semiconductor design; VLSI
mn: FPGA; чип дизайн; хагас дамжуулагч; микро схемийн зохиомж
also: Verilog; VHDL; ASIC; integrated circuits; semiconductors; IC design; хагас дамжуулагчийн инженер; микросхем; чип зохион бүтээх; digital logic design
broader: electronics
related: embedded-systems

rf-engineering
en: RF engineering; antenna design; radio engineering
mn: радио инженер; антенны зохиомж; радио долгион; радио техник
also: RF engineer; radio frequency; antenna; антен; software defined radio; радио давтамж; радио холбооны инженер; radar systems; bluetooth low energy
broader: electronics
related: telecom-engineering

phone-repair
en: phone repair; mobile phone repair; electronics servicing
mn: гар утас засвар; утас засвар; утасны засварчин; гар утасны засвар; цахилгаан хэрэгсэл засвар
also: утас засах; гар утас засах; дэлгэц солих утас; iPhone repair; айфон засвар; телевиз засвар; гэр ахуйн цахилгаан хэрэгслийн засвар; console repair; утас засварын газар; smartphone repair
broader: electronics
related: it-support

wearables
en: wearables; smart watches; health devices
mn: зүүдэг төхөөрөмж; ухаалаг цаг; эмнэлгийн төхөөрөмж хөгжүүлэлт
also: wearable; wearable device; smartwatch; smart band; medical device development; биоанагаахын инженер; эмнэлгийн тоног төхөөрөмжийн инженер; health monitoring device; smart wearable
related: embedded-systems; sensors; medicine

hardware-product-development
en: hardware product development; hardware prototyping; hardware startup; contract manufacturing
mn: төхөөрөмж хөгжүүлэлт; техник хангамж хөгжүүлэлт; төхөөрөмжийн прототип; төхөөрөмж зохион бүтээх
also: hardware product; hardware prototype; device development; gadget; гаджет; consumer electronics; DFM; device prototyping; төхөөрөмж үйлдвэрлэх; багаж төхөөрөмж зохион бүтээх; шинэ бүтээл төхөөрөмж; OEM; ODM; maker projects; зохион бүтээгч; шинэ бүтээлч
related: electronics; cad-design; 3d-printing; manufacturing

industrial-automation
en: industrial automation; automation engineer; process automation control; SCADA
mn: үйлдвэрийн автоматжуулалт; автоматжуулалтын инженер; SCADA; автоматикийн инженер; технологийн процессын автоматжуулалт
also: control systems; control engineer; automation engineering; автоматчлал; автоматжуулалт; удирдлагын систем инженер; DCS; скада; industry 4.0; smart factory; ухаалаг үйлдвэр; КИПиА; КИП автоматик; process control; MES system; автоматик; үйлдвэрийн автоматик
related: plc-programming; electrical-engineering; sensors; manufacturing

plc-programming
en: PLC programming; PLC programmer; Siemens PLC
mn: PLC программчлал; ПЛК программчлал; PLC инженер; контроллер программчлах
also: PLC; HMI; TIA Portal; Allen-Bradley; Rockwell automation; Omron PLC; Mitsubishi PLC; programmable logic controller; Modbus; ПЛК
broader: industrial-automation

mechatronics
en: mechatronics; mechatronics engineer; electromechanical systems
mn: мехатроник; мехатроникийн инженер; механик электроник
also: mechatronic; mechatronics engineering; electromechanical; mechatronic systems; цахилгаан механик систем
related: robotics; mechanical-engineering; electronics; industrial-automation

drones
en: drones; UAV; drone engineering; drone development
mn: дрон; нисгэгчгүй нисэх төхөөрөмж; дрон хөгжүүлэлт; дрон угсралт
also: drone; unmanned aerial vehicle; нисгэгчгүй онгоц; FPV; quadcopter; DJI; дрон угсрах; дрон технологи; UAS; дрон засвар; drone delivery; дроны технологи; unmanned aircraft; Pixhawk
related: robotics; drone-piloting; embedded-systems

drone-piloting
en: drone piloting; drone pilot; aerial photography; aerial filming
mn: дрон нисгэх; дроны зураг авалт; агаарын зураг авалт; дрон нисгэгч; дронограф
also: drone operator; drone photography; drone video; drone filming; дрон оператор; дрон бичлэг; дрон зураг авалт; дроноор зураг авах; FPV pilot; drone shots; дронтой зураглаач; drone show; дрон шоу; дрончин
related: drones; video-production; photogrammetry

smart-home
en: smart home; home automation; smart building; building automation
mn: ухаалаг гэр; ухаалаг байр; ухаалаг орон сууц; гэр автоматжуулалт; ухаалаг барилга
also: smart homes; smart lock; ухаалаг түгжээ; KNX; Home Assistant; BMS building; smart lighting; ухаалаг гэрэлтүүлэг; барилгын автоматжуулалт; ухаалаг халаалт; smart heating; smart thermostat
related: iot; electrical-engineering; energy-efficiency

cctv-systems
en: CCTV; security cameras; surveillance systems; alarm systems
mn: хяналтын камер; камер суурилуулалт; камержуулалт; дохиолол; дохиолол хамгаалалтын систем
also: CCTV installation; camera installation; камер угсралт; камер суурилуулах; теле камержуулалт; телекамер; дохиоллын систем; surveillance camera; Hikvision; Dahua; fire alarm; галын дохиолол; intercom; домофон; video surveillance; security system; IP camera; камер тавих
related: networking; access-control-systems; computer-vision

access-control-systems
en: access control systems; RFID; NFC; smart locks and gates; barcode systems
mn: хандалтын хяналтын систем; RFID; NFC; нэвтрэх хяналтын систем; бар код систем; автомат хаалт
also: access control; RFID tag; NFC card; QR code system; QR код; баркод; barcode scanner; barcode; зогсоолын систем; parking system; ухаалаг зогсоол; smart parking; turnstile; турникет; smart card; смарт карт; картын систем
related: iot; electronics; cctv-systems

gps-tracking
en: GPS tracking; vehicle tracking; fleet tracking; telematics
mn: GPS хяналт; тээврийн хэрэгслийн байршил хянах; GPS трекер; машины байршил тогтоогч; телематик
also: GPS; GPS tracker; location tracking; жипиэс; ЖПС; байршил тогтоогч; asset tracking; livestock tracking; мал хянах GPS; малын GPS; vehicle telematics; fuel monitoring; түлшний хяналт; geofencing; байршил тогтоох
related: iot; gis; transport-operations

agri-technology
en: agricultural technology; precision agriculture; smart farming; smart greenhouse
mn: хөдөө аж ахуйн технологи; ухаалаг ферм; ухаалаг хүлэмж; нарийвчилсан газар тариалан; ухаалаг мал аж ахуй
also: precision farming; precision livestock farming; smart agriculture; ухаалаг хөдөө аж ахуй; hydroponics system; vertical farming; гидропоник; ухаалаг усалгаа; smart irrigation; автомат усалгаа; малын бүртгэлийн систем; малын чип; ear tag; ухаалаг ээмэг
related: iot; crop-farming; animal-husbandry; remote-sensing

3d-printing
en: 3D printing; additive manufacturing; rapid prototyping; 3D printer
mn: 3D хэвлэл; 3D принт; 3D принтер; 3D принтер ашиглах; 3D принтээр хэвлэх
also: 3d print; 3Д принтер; 3Д принт; 3Д хэвлэл; 3D принтинг; FDM printing; SLA printing; resin printing; 3D printed; 3D хэвлэгч; 3D scanning; 3D сканнер; 3D scanner
related: cad-design; 3d-modelling; hardware-product-development

cad-design
en: CAD design; AutoCAD; SolidWorks; technical drawing; CAD drafting
mn: AutoCAD; автокад; техникийн зураг; инженерийн зураг төсөл; SolidWorks; зураг төсөл гаргах
also: CAD; CAD/CAM; Fusion 360; CATIA; Autodesk Inventor; draftsman; автокад дээр зурах; ажлын зураг; солидворкс; Creo Parametric; CAD engineer; 2D CAD; Rhino 3D; механик зураглал; Autodesk
related: 3d-modelling; mechanical-engineering; bim

bim
en: BIM; Revit; building information modelling
mn: BIM; Revit; барилгын мэдээллийн загварчлал; BIM инженер
also: building information modeling; ArchiCAD; Архикад; Ревит; Tekla; Navisworks; BIM coordinator; BIM modeller; BIM загварчлал
related: cad-design; architecture; civil-engineering

cnc-machining
en: CNC machining; CNC operator; laser cutting; CNC programming
mn: CNC машин; лазер зүсэлт; CNC оператор; лазер сийлбэр; CNC суурь машин
also: CNC; CNC router; laser engraving; laser cutter; лазераар зүсэх; лазер хэвлэл; CNC milling; G-code; си эн си; CNC зүсэлт; lathe; plasma cutting; тоон удирдлагатай суурь машин
related: cad-design; manufacturing; mechanical-engineering

industrial-design
en: industrial design; product styling; industrial designer; furniture design
mn: үйлдвэрлэлийн дизайн; бүтээгдэхүүний загвар дизайн; тавилгын дизайн; үйлдвэрлэлийн дизайнер
also: physical product design; тавилга дизайн; тавилгын дизайнер; эд хэрэглэлийн дизайн; furniture designer; ergonomics; эргономик; үйлдвэрийн дизайн; concept product design; бүтээгдэхүүний дизайн
broader: design
related: cad-design; 3d-modelling; hardware-product-development

# ---------------------------------------------------------------- telecom, space

telecom-engineering
en: telecom engineering; telecommunications; telecom engineer; mobile networks; 5G
mn: харилцаа холбооны инженер; холбооны инженер; цахилгаан холбоо; үүрэн холбоо; харилцаа холбооны технологи; мобайл сүлжээ
also: telecommunication; telecommunication engineer; LTE; 4G; 5G network; base station; бааз станц; cellular network; радио сүлжээ; core network; холбооны сүлжээ; харилцаа холбооны сүлжээ; microwave link; үүрэн телефон; ISP; интернэт үйлчилгээ; IPTV
related: networking; fiber-optics; rf-engineering

fiber-optics
en: fibre optics; fiber optics; cable installation; fiber splicing
mn: шилэн кабелийн сүлжээ; шилэн кабель татах; шилэн кабель гагнуур; кабелийн шугам
also: FTTH; GPON; optical fiber; optical network; шилэн кабель угсралт; кабель шугам; холбооны шугам; шилэн кабелийн инженер; fibre optic cable
broader: telecom-engineering

satellite-technology
en: satellite technology; satellite communication; space technology; CubeSat
mn: сансрын технологи; хиймэл дагуул; сансрын холбоо; хиймэл дагуулын холбоо; сансрын инженер
also: satellite; Starlink; VSAT; aerospace engineering; aerospace engineer; сансар судлал; space engineering; nano satellite; ground station; пуужин; space tech; жижиг хиймэл дагуул
related: telecom-engineering; remote-sensing; rf-engineering

voip-call-systems
en: VoIP; call centre systems; IP telephony; SMS gateway
mn: IP телефон; дуудлагын төвийн систем; VoIP; мессеж илгээх систем; СМС үйлчилгээ
also: call center software; Asterisk PBX; IVR; SIP trunk; PBX; bulk SMS; callpro; колл центр систем; SMS API; video conferencing; видео хурал; Zoom setup; мессеж үйлчилгээ; оператор систем
related: telecom-engineering; customer-service

# ---------------------------------------------------------------- maps, earth observation

gis
en: GIS; geographic information systems; GIS analyst; spatial analysis; ArcGIS
mn: газарзүйн мэдээллийн систем; ГМС; GIS мэргэжилтэн; орон зайн шинжилгээ; ArcGIS; газар зүйн мэдээллийн систем
also: QGIS; geospatial; geospatial data; орон зайн өгөгдөл; spatial data; GIS mapping; GIS specialist; GIS developer; ЖИС; GIS аналист; geographic information system; орон зайн мэдээлэл; MapInfo; гео мэдээлэл; геоинформатик
related: remote-sensing; cartography; data-analysis

remote-sensing
en: remote sensing; satellite imagery; earth observation; satellite image analysis
mn: зайнаас тандан судлал; зайнаас тандах; хиймэл дагуулын зураг; сансрын зургийн боловсруулалт; сансрын зураг
also: зайнаас тандан судалгаа; Google Earth Engine; Sentinel-2; Landsat; NDVI; satellite images; satellite data; хиймэл дагуулын мэдээ; Planet imagery; hyperspectral; ЗТС; ERDAS; ENVI
related: gis; computer-vision; environmental-management; photogrammetry

cartography
en: cartography; map making; digital maps; mapping services
mn: зураг зүй; газрын зураг хийх; дижитал газрын зураг; газрын зураглал; картограф
also: cartographer; interactive map; Mapbox; Google Maps API; OpenStreetMap; Leaflet maps; map design; картографи; газрын зураг зохиох; web map; OSM; газрын зурагтай апп; navigation maps
related: gis; surveying

surveying
en: land surveying; geodesy; surveyor; topographic survey
mn: геодези; геодезич; газрын хэмжилт; топограф зураглал; байр зүйн зураглал; геодезийн инженер; кадастр
also: surveying; total station; тахеометр; RTK GPS; cadastral survey; кадастрын зураг; кадастрын зураглал; газар зохион байгуулалт; газар зохион байгуулагч; топограф; маркшейдер; mine surveyor; geodetic; хэмжилт зураглал; дэвсгэр зураг
related: gis; photogrammetry; civil-engineering

photogrammetry
en: photogrammetry; drone mapping; aerial survey; laser scanning; point cloud
mn: фотограмметр; дроны зураглал; агаарын зураглал; лазер сканнердалт; дрон зураглал
also: drone survey; Pix4D; Agisoft; LiDAR survey; orthophoto; ортофото; orthomosaic; агаарын зургийн боловсруулалт; 3D зураглал; лазер скан; фотограмметри; Metashape
related: drones; gis; surveying

# ---------------------------------------------------------------- games, virtual worlds

unity-engine
en: Unity engine; Unity3D; Unity developer
mn: Unity; Unity хөгжүүлэгч; Юнити; Unity3D
also: unity 3d; Unity game; Unity 2D; Unity programming; юнити хөгжүүлэгч; unity game engine
broader: game-development
implies: csharp

unreal-engine
en: Unreal Engine; Unreal developer; UE5
mn: Unreal Engine; Анрил энжин; Unreal хөгжүүлэгч
also: UE4; unreal engine 5; UE blueprints; UEFN; анрил
broader: game-development
related: cpp; 3d-rendering; virtual-reality

godot
en: Godot; GameMaker; Cocos2d; 2D game engines
mn: Godot; GameMaker; 2D тоглоом хөгжүүлэлт
also: Godot engine; Construct 3; Phaser; HTML5 games; 2D game; 2D тоглоом; Pygame; RPG Maker; Defold; browser game; вэб тоглоом
broader: game-development

roblox-development
en: Roblox development; Minecraft modding; game modding; Fortnite Creative
mn: Roblox тоглоом хийх; Roblox хөгжүүлэлт; тоглоомын мод; Minecraft мод
also: Roblox Studio; roblox; роблокс; майнкрафт; Lua; modder; Minecraft plugin; dota 2 mod; map maker; custom map; user generated games
broader: game-development

multiplayer-development
en: multiplayer game development; game servers; netcode
mn: олон тоглогчтой тоглоом хөгжүүлэлт; онлайн тоглоом хөгжүүлэлт; тоглоомын сервер
also: multiplayer; multiplayer game; MMO; MMORPG; Photon networking; online game; онлайн тоглоом; game backend; game server; PlayFab
broader: game-development
related: backend-development; realtime-systems

game-graphics-programming
en: graphics programming; shaders; rendering engine; technical art
mn: график программчлал; шэйдер бичих; рэндэр энжин; техник зураач
also: shader; OpenGL; Vulkan API; DirectX; HLSL; GLSL; technical artist; game engine programming; VFX for games; ray tracing; шейдер
broader: game-development
related: 3d-rendering; cpp

augmented-reality
en: augmented reality; AR development; AR filters; mixed reality
mn: өргөтгөсөн бодит байдал; нэмэгдүүлсэн бодит байдал; AR хөгжүүлэлт; AR фильтр; холимог бодит байдал
also: AR/VR; AR app; AR апп; ARKit; ARCore; Spark AR; Lens Studio; XR; extended reality; Vuforia; AR filter; AR технологи; WebAR; AR эффект; HoloLens; AR developer; AR experience
related: virtual-reality; 3d-modelling; mobile-development

virtual-reality
en: virtual reality; VR development; VR; VR experiences; metaverse
mn: виртуал бодит байдал; VR хөгжүүлэлт; VR; метаверс; виртуал аялал
also: VR headset; VR game; VR тоглоом; VR контент; Oculus; Meta Quest; VR developer; VR хөгжүүлэгч; virtual tour; 360 virtual tour; immersive; immersive experience; ви ар; VR аялал; VR training; Apple Vision Pro; VR app
related: augmented-reality; unity-engine; 3d-modelling

digital-twin
en: digital twin; 3D simulation; training simulators; virtual production
mn: дижитал ихэр; симулятор; 3D симуляц; сургалтын симулятор
also: digital twins; simulator; тренажер; driving simulator; жолооны симулятор; Omniverse; industrial simulation; цахим ихэр; mine simulator
related: virtual-reality; iot; 3d-modelling

esports
en: esports; gaming tournaments; game streaming events; pro gaming
mn: цахим спорт; и-спорт; тоглоомын тэмцээн зохион байгуулах; киберспорт
also: e-sports; e-sport; esport; испорт; Dota 2; CS2; PUBG Mobile; Mobile Legends; гейм тэмцээн; esports tournament; esports team; esports coach; цахим спортын баг; тоглоомын холбоо; ПС газар
related: event-management; live-streaming

# ---------------------------------------------------------------- blockchain and money technology

smart-contracts
en: smart contracts; Solidity; smart contract developer; token development
mn: ухаалаг гэрээ; Solidity; смарт контракт; ухаалаг гэрээ бичих; токен хөгжүүлэлт
also: smart contract; ERC-20; ERC20; Solana; Hardhat; EVM; Polygon network; DAO; токен; DeFi protocol; Binance Smart Chain; Move language; web3.js; ethers.js
broader: blockchain

nft
en: NFT; digital collectibles; NFT marketplace; NFT art
mn: NFT; цахим цуглуулга; NFT бүтээл; эн эф ти
also: NFTs; non-fungible token; OpenSea; NFT collection; NFT арт; digital collectible; NFT зах
broader: blockchain
related: illustration

fintech-development
en: fintech development; digital banking; core banking systems; digital wallet; lending software
mn: финтек хөгжүүлэлт; дижитал банк; банкны үндсэн систем; цахим хэтэвч; онлайн зээлийн апп; зээлийн систем
also: fintech developer; core banking; internet banking; интернэт банк; интернет банк; mobile banking; мобайл банк; e-wallet; ewallet; и-хэтэвч; хэтэвч апп; lending app; зээлийн апп; digital lending; loan management system; open banking; P2P lending; финтэк; BNPL; buy now pay later; хуваан төлөх; neobank; цахим банк; банкны систем; online lending; crowdfunding platform
related: payments; banking; backend-development; payment-integration

payment-integration
en: payment integration; payment gateway; QPay integration; online payment integration; Stripe integration
mn: төлбөрийн холболт; төлбөрийн систем холбох; QPay холболт; онлайн төлбөр холбох; төлбөрийн гарц; банкны төлбөр холбох
also: QPay; кьюпэй; SocialPay; Social Pay; MonPay; Storepay; Pocket pay; Hipay; Stripe; PayPal; payment API; QR payment; QR төлбөр; payment processing; төлбөрийн интеграц; Apple Pay; Visa Mastercard acquiring; карт холболт; онлайн төлбөрийн систем; payment system; checkout integration; subscription billing; төлбөр хүлээн авах систем; банк холболт
broader: api-development
related: payments; fintech-development

algorithmic-trading
en: algorithmic trading; quantitative finance; trading bots; trading systems
mn: алгоритмын арилжаа; арилжааны бот; тоон санхүү; арилжааны систем
also: algo trading; quant; quantitative analyst; MetaTrader; MQL5; trading bot; trading platform; арилжааны платформ; forex bot; quant trading; биржийн систем; exchange platform; крипто арилжаа; backtesting
related: financial-modelling; investment; machine-learning

# ---------------------------------------------------------------- product work and interface design

ux-research
en: UX research; user research; usability testing; user interviews
mn: UX судалгаа; хэрэглэгчийн судалгаа; хэрэглэгчийн ярилцлага; ашиглахад хялбар байдлын тест
also: UX researcher; user testing; usability test; customer discovery; customer interviews; UX судлаач; хэрэглэгчийн тест; user personas; journey mapping; customer journey; хэрэглэгчийн зан төлөв; card sorting; customer development
related: ux-design; research; product-management

prototyping
en: prototyping; wireframing; interactive prototype; mockups
mn: прототип; прототип хийх; вайрфрэйм; загвар туршилтын хувилбар; мокап
also: prototype; prototypes; wireframe; wireframes; mockup; клик прототип; прототайп; прототип гаргах; app mockup; mock-up; low-fidelity; high-fidelity; Adobe XD; Axure; Balsamiq; Sketch app; апп дизайн прототип
related: ux-design; figma; mvp-development

figma
en: Figma; FigJam
mn: Figma; Фигма
also: figma design; figma дизайн; фигма дээр; figma prototype
related: ui-design; ux-design; prototyping

design-systems
en: design systems; UI kit; component library
mn: дизайн систем; UI кит; дизайны нэгдсэн систем
also: design system; Storybook; design tokens; UI components; style guide UI
broader: ui-design
related: frontend-development

mvp-development
en: MVP development; MVP; minimum viable product; product launch
mn: MVP хөгжүүлэлт; MVP; анхны хувилбар хөгжүүлэх; хамгийн бага бүтээгдэхүүн; бүтээгдэхүүн зах зээлд гаргах
also: build MVP; building MVP; MVP хийх; эм ви пи; lean startup; proof of concept; POC; бета хувилбар; beta version; product-market fit; product market fit; PMF; zero to one; v1 product; бүтээгдэхүүний анхны хувилбар
related: product-management; prototyping; entrepreneurship

agile
en: agile; Scrum; Scrum master; Kanban; agile coach
mn: аджайл; скрам; скрам мастер; уян хатан хөгжүүлэлт; канбан
also: agile methodology; agile development; scrummaster; sprint planning; SAFe agile; эжайл; ажайл; Jira; Confluence; Trello; Asana; ClickUp; Agile аргачлал; product sprint; monday.com; Linear app; CSM; PSM
related: project-management; product-management

business-analysis
en: business analysis; business analyst; requirements analysis; systems analyst
mn: бизнес анализ; бизнес шинжээч; шаардлага тодорхойлох; системийн шинжээч; бизнес аналист
also: requirements gathering; requirements engineering; системийн аналист; шаардлагын шинжилгээ; техникийн даалгавар; техникийн тодорхойлолт бичих; BRD; user stories; process modelling; BPMN; бизнес процесс; процесс зураглал; UML; business process analysis; business systems analyst; ТЗ бичих; IT analyst
related: product-management; project-management; erp-systems

technical-writing
en: technical writing; technical writer; software documentation; user manuals; API documentation
mn: техникийн баримт бичиг; гарын авлага бичих; системийн баримтжуулалт; баримтжуулалт; хэрэглэгчийн гарын авлага
also: tech writer; technical documentation; user guide; knowledge base; help center articles; хэрэглэх заавар; заавар бичих; SOP writing; UX writing; UX writer; manual writing
broader: writing
related: software-development; ux-design

digital-transformation
en: digital transformation; digitalisation; IT consulting; IT strategy; process digitisation
mn: цахим шилжилт; дижитал шилжилт; цахимжуулалт; дижитал трансформаци; IT зөвлөх; цахимжуулах
also: digitalization; digitization of processes; дижиталчлал; цахим болгох; IT consultant; IT зөвлөгөө; технологийн зөвлөх; technology consultant; tech consulting; CIO; digital strategy; процесс цахимжуулах; байгууллагын цахим шилжилт; дижитал стратеги; бизнес цахимжуулах
related: project-management; erp-systems; strategy; e-government

technology-leadership
en: technology leadership; engineering management; engineering manager; technical co-founder skills
mn: технологийн удирдлага; инженерийн багийн удирдлага; технологийн багийн ахлагч; хөгжүүлэлтийн баг удирдах
also: CTO level; head of engineering; VP of engineering; engineering lead; dev team lead; IT баг удирдах; хөгжүүлэгчдийн баг удирдах; IT team management; fractional CTO; tech hiring; багийн ахлах хөгжүүлэгч
related: leadership; software-architecture; project-management

# ---------------------------------------------------------------- business systems and platforms

erp-systems
en: ERP systems; ERP implementation; Odoo; SAP; enterprise software
mn: ERP систем; ERP нэвтрүүлэлт; байгууллагын нөөц төлөвлөлтийн систем; байгууллагын дотоод систем; Odoo
also: ERP; ERP software; ERP consultant; ERP хөгжүүлэлт; Odoo developer; Odoo хөгжүүлэгч; ERPNext; SAP consultant; SAP ABAP; Oracle ERP; Microsoft Dynamics; Dynamics 365; NetSuite; байгууллагын систем; Erxes; Интерактив ERP; internal tools; дотоод систем хөгжүүлэх; ERP програм; ERP программ
related: business-analysis; accounting-software; operations; crm-systems

crm-systems
en: CRM systems; CRM; Salesforce; HubSpot; customer relationship management
mn: CRM систем; харилцагчийн удирдлагын систем; CRM нэвтрүүлэлт; харилцагчийн бүртгэлийн систем
also: CRM software; Zoho; Zoho CRM; Pipedrive; Bitrix24; CRM admin; CRM manager; salesforce admin; Salesforce developer; харилцагчийн мэдээллийн сан; CRM хөгжүүлэлт; CRM программ; client database
related: sales; customer-service; erp-systems

accounting-software
en: accounting software; 1C Enterprise; QuickBooks; payroll software
mn: санхүүгийн программ; нягтлангийн программ; 1С программ; бүртгэлийн программ; цалингийн программ
also: 1C; 1С; 1C developer; 1С программист; Diamond программ; Даймонд программ; Даймонд санхүүгийн программ; санхүүгийн програм; нягтлангийн програм; Acolous; Xero; e-barimt; ebarimt; и-баримт; и баримт холболт; цахим баримт; e-Tax; e-invoicing; invoicing software; нэхэмжлэхийн систем; Sage accounting; иБаримт
related: accounting; erp-systems; tax

pos-systems
en: POS systems; point of sale software; cash register systems; self-service kiosks
mn: ПОС систем; касс систем; кассын программ; борлуулалтын систем; ПОС машин
also: POS system; POS software; POS terminal; пос терминал; касс программ; дэлгүүрийн программ; рестораны систем; restaurant POS; kiosk; киоск; self checkout; касс машин; тоо бүртгэлийн программ; vending machine; автомат машин худалдаа; вендинг машин
related: retail-management; payment-integration; inventory-systems

inventory-systems
en: inventory software; warehouse management system; stock control software
mn: агуулахын программ; бараа материалын бүртгэлийн систем; агуулахын систем; нөөцийн удирдлагын систем
also: WMS; inventory system; inventory management software; inventory app; агуулахын бүртгэлийн программ; барааны бүртгэлийн систем; бараа бүртгэлийн программ; stock management system; агуулахын програм; logistics software; логистикийн систем
related: erp-systems; supply-chain; logistics-management

hr-software
en: HR software; HRM systems; recruitment software; payroll systems; job platform development
mn: хүний нөөцийн программ; хүний нөөцийн систем; цаг бүртгэлийн систем; ажлын байрны платформ
also: HRIS; HRMS; applicant tracking system; time tracking system; цаг бүртгэл; хүний нөөцийн програм; HR tech; HRtech; HR систем; job board; ажлын зарын платформ; job platform; employee app
related: human-resources; erp-systems

learning-platforms
en: learning management systems; LMS; e-learning development; Moodle
mn: цахим сургалтын систем; сургалтын удирдлагын систем; онлайн сургалтын платформ; цахим хичээл бэлтгэх; LMS
also: e-learning; elearning; online course platform; online courses; онлайн хичээл; онлайн сургалт бэлтгэх; цахим сургалт; цахим хичээл; school management system; сургуулийн систем; instructional design; Google Classroom; Articulate Storyline; SCORM; learning app; сургалтын апп; course creation; educational app; боловсролын апп; онлайн курс; видео хичээл
related: teaching; curriculum-design; web-development; training

health-informatics
en: health information systems; electronic medical records; telemedicine software; medical software
mn: эмнэлгийн мэдээллийн систем; цахим эмнэлэг; эмнэлгийн программ; зайн оношилгоо; эмнэлгийн систем
also: EMR; EHR; hospital information system; телемедицин; telemedicine; telehealth; онлайн эмчийн зөвлөгөө; PACS; HL7; FHIR; эрүүл мэндийн апп; health app; mHealth; clinic software; эмнэлгийн цаг захиалга; digital health; цахим эрүүл мэнд; эмнэлгийн програм; fitness app; эрүүл мэндийн мэдээллийн технологи
related: medicine; software-development; public-health

e-government
en: e-government; government digital services; XYP integration; civic tech
mn: цахим засаг; төрийн цахим үйлчилгээ; ХУР систем; и-Монгол; төрийн мэдээллийн систем
also: e-gov; egov; E-Mongolia; eMongolia; И-Монголиа; govtech; gov tech; ХУР системтэй холбох; төрийн систем; төрийн үйлчилгээ цахимжуулах; open data; нээлттэй өгөгдөл; smart government; цахим үндэстэн; public sector IT; e-procurement; цахим худалдан авах ажиллагаа
related: digital-transformation; government-relations; identity-management

smart-city
en: smart city; intelligent transport systems; urban technology
mn: ухаалаг хот; тээврийн ухаалаг систем; хотын технологи; ухаалаг гэрлэн дохио
also: smart cities; ITS traffic; urban tech; smart traffic; ухаалаг автобус; ухаалаг картын систем; smart meter; ухаалаг тоолуур; smart bus; smart grid; ухаалаг сүлжээ; ухаалаг эрчим хүч; city data; traffic control systems
related: iot; e-government; gis

ecommerce-development
en: e-commerce development; online store development; Shopify; WooCommerce; online shop setup
mn: онлайн дэлгүүр хөгжүүлэлт; онлайн дэлгүүр хийх; цахим худалдааны систем; Shopify; онлайн дэлгүүрийн сайт
also: ecommerce developer; ecommerce website; e-commerce website; e-shop; онлайн шоп хийх; Magento; PrestaShop; OpenCart; Shopify developer; шопифай; shopping cart; online store; цахим дэлгүүр хөгжүүлэлт; онлайн худалдааны сайт; онлайн захиалгын систем; BigCommerce; цахим худалдааны платформ; online shop website; e-commerce platform
broader: web-development
related: e-commerce-operations; payment-integration

marketplace-platforms
en: marketplace platforms; marketplace development; platform business; two-sided platforms
mn: маркетплэйс хөгжүүлэлт; зарын сайт хөгжүүлэх; платформ бизнес; маркетплэйс; зарын платформ
also: marketplace; online marketplace; marketplace app; маркетплейс; classifieds; зарын сайт; зарын апп; freelance platform; фриланс платформ; gig platform; sharing economy; peer-to-peer platform; B2B marketplace; online platform; онлайн платформ; онлайн платформ хөгжүүлэх; платформ хөгжүүлэх; цахим платформ
related: web-development; product-management; e-commerce-operations

booking-systems
en: booking systems; reservation software; appointment scheduling; ticketing systems
mn: захиалгын систем; цаг захиалгын систем; онлайн цаг захиалга; тасалбарын систем; захиалгын апп
also: booking app; booking platform; booking system; reservation system; online booking; онлайн захиалга; ticketing platform; онлайн тасалбар; hotel booking software; зочид буудлын систем; PMS hotel; цаг авах апп; үсчин цаг захиалга; channel manager; travel booking app; аяллын захиалгын систем; queue management; дугаарлах систем
broader: software-development
related: tourism-operations; hospitality; payment-integration

delivery-platforms
en: delivery apps; ride-hailing apps; dispatch software; route optimisation
mn: хүргэлтийн апп; такси дуудлагын апп; хүргэлтийн систем; маршрут оновчлол; хоол захиалгын апп
also: delivery app; delivery platform; food delivery app; ride hailing; taxi app; таксины апп; такси апп; courier app; route optimization; route planning; хүргэлтийн платформ; хоол хүргэлтийн апп; dispatch system; диспетчерийн систем; transport management system; carpooling app; car sharing app; last mile software; хүргэлт хянах
broader: software-development
related: logistics-management; gps-tracking; mobile-development

proptech
en: property technology; real estate software; property management software
mn: үл хөдлөхийн технологи; үл хөдлөхийн платформ; СӨХ систем; СӨХ апп; үл хөдлөхийн зарын апп
also: proptech; real estate app; property listing app; real estate platform; tenant app; орон сууцны систем; байр хайх апп; түрээсийн платформ; үл хөдлөх технологи; property platform
related: real-estate-management; marketplace-platforms

social-apps
en: social network development; community platforms; dating apps; social apps
mn: сошиал апп хөгжүүлэлт; сошиал сүлжээ хөгжүүлэлт; болзооны апп; нийгмийн сүлжээ хөгжүүлэх
also: social app; social platform; dating app; танилцах апп; community app; consumer app; нийгэмлэгийн платформ; social network app; chat platform; online community platform; creator platform
broader: software-development
related: mobile-development; community-management

cms-websites
en: WordPress; content management systems; CMS; WordPress developer; website builder
mn: WordPress; ВордПресс; WordPress вэбсайт; контент удирдлагын систем; бэлэн загвараар вэб хийх
also: word press; Drupal; Joomla; headless CMS; Strapi; Elementor; wordpress site; wordpress plugin; вордпресс сайт; Wix; Squarespace; вордпресс хийх; Ghost CMS; wordpress хөгжүүлэгч; Contentful; Sanity CMS
broader: web-development
related: no-code

no-code
en: no-code; low-code; Webflow; Bubble.io; no-code development
mn: ноу код; код бичихгүй хөгжүүлэлт; лоу код; Webflow; кодгүй хөгжүүлэлт
also: nocode; no code; low code; lowcode; no-code tools; AppSheet; Airtable; Softr; Glide apps; Framer; Power Apps; PowerApps; OutSystems; Lovable AI; v0.dev; кодгүйгээр апп хийх; Retool; Tilda
related: web-development; workflow-automation; prototyping

workflow-automation
en: workflow automation; process automation; Zapier; n8n; business automation
mn: ажлын урсгалын автоматжуулалт; бизнес процессын автоматжуулалт; процесс автоматжуулах; n8n; автоматжуулалт хийх
also: Make.com; automation; automations; автоматжуулах; Power Automate; workflow; n8n автоматжуулалт; business process automation; BPM; automate processes; automation specialist; автоматжуулалтын мэргэжилтэн; workflow system; Integromat; IFTTT; ажлыг автоматжуулах
related: no-code; ai-agents; rpa; api-development

rpa
en: RPA; robotic process automation; UiPath
mn: RPA; процессын роботжуулалт; UiPath; роботжуулсан процесс автоматжуулалт
also: Automation Anywhere; Blue Prism; RPA developer; программ робот; software robot; RPA хөгжүүлэгч
broader: workflow-automation

document-management
en: document management systems; electronic archives; e-office; digital archiving
mn: баримт бичгийн удирдлагын систем; цахим архив; албан бичгийн систем; цахим бичиг хэрэг; архивын цахимжуулалт
also: DMS; document management; EDMS; SharePoint; electronic document; цахим баримт бичиг; electronic records; records management; e-document; архивын систем; гэрээний систем; contract management software
related: ocr; e-government; erp-systems

microsoft-office
en: Microsoft Office; office software; Google Workspace; Word and Excel; computer literacy
mn: оффис программ; Microsoft Office; компьютерийн хэрэглээний программ; компьютерийн мэдлэг; Word Excel дээр ажиллах
also: MS Office; MS Word; Microsoft Word; PowerPoint; Microsoft 365; Office 365; компьютерын мэдлэг; офис програм; оффисын программ; Google Docs; Google Drive; G Suite; computer skills; хэрэглээний программ; хэрэглээний програм; Notion app; Microsoft Teams; word, excel, powerpoint; компьютер дээр ажиллах; basic computer skills
related: data-entry; microsoft-excel

email-technology
en: email systems; transactional email; marketing automation tools; notification systems
mn: имэйл систем; мэдэгдлийн систем; маркетингийн автоматжуулалт
also: Mailchimp; SendGrid; email automation; marketing automation; имэйл автоматжуулалт; Klaviyo; Brevo; notification service; OneSignal; Marketo; email deliverability
related: digital-marketing; workflow-automation; crm-systems

ad-technology
en: advertising technology; programmatic platforms; digital signage; LED screens
mn: сурталчилгааны технологи; дижитал самбар; LED дэлгэц; LED дэлгэцийн систем
also: adtech; ad tech; ad server; LED board; LED самбар; led screen; LED дэлгэц суурилуулах; digital billboard; дижитал билборд; programmatic advertising; martech; лед дэлгэц; лед самбар; digital display network
related: digital-marketing; electronics

video-streaming-technology
en: video streaming technology; OTT platforms; IPTV platforms; media streaming
mn: видео стриминг технологи; OTT платформ; видео платформ хөгжүүлэх; кино үзэх апп
also: video streaming; streaming platform; OTT; HLS; FFmpeg; video on demand; VOD; стриминг платформ; music streaming app; video encoding; video player development; broadcast systems; аудио ном апп; audiobook app; подкаст апп
broader: software-development
related: live-streaming; cloud-computing

language-technology
en: Mongolian language technology; fonts and keyboards; dictionary apps; spell checking
mn: монгол хэлний технологи; монгол бичгийн программ; толь бичгийн апп; алдаа шалгагч; фонт ба гарны драйвер
also: spell checker; spellcheck; үг зөв бичгийн алдаа шалгагч; dictionary app; цахим толь; толь бичиг апп; Mongolian keyboard; монгол гар; Unicode; юникод; Mongolian Unicode; машин орчуулгын систем; language learning app; хэл сурах апп; монгол хэлний корпус
related: natural-language-processing; mongol-bichig; localisation; type-design

green-technology
en: climate tech; clean technology development; air quality technology; carbon accounting software
mn: уур амьсгалын технологи; цэвэр технологи хөгжүүлэлт; агаарын чанарын технологи; ногоон технологи
also: climate technology; greentech; green tech; ногоон технологийн шийдэл; carbon footprint software; emission monitoring; air pollution monitoring; air purifier; агаар цэвэршүүлэгч; waste sorting technology; ухаалаг хогийн сав; smart bin; агаарын бохирдлын шийдэл; нүүрстөрөгчийн тооцоо; recycling technology; дахин боловсруулах технологи
related: iot; environmental-management; renewable-energy; energy-efficiency

mining-technology
en: mining technology; mine planning software; mine automation; ore modelling
mn: уул уурхайн технологи; уул уурхайн программ; уурхайн төлөвлөлтийн программ; уурхайн автоматжуулалт
also: minetech; Surpac; Micromine; Leapfrog Geo; Datamine; Deswik; dispatch mining; MineSight; Wenco; геологийн загварчлал; уурхайн диспетчер; block model; геологийн блок загвар; fleet management system mining; Whittle
related: mining-engineering; industrial-automation; geology

audio-visual-systems
en: audio-visual systems; sound and light installation; conference systems; stage technology
mn: дуу гэрлийн систем; дуу дүрсний систем; хурлын танхимын тоног төхөөрөмж; гэрэл дууны угсралт
also: AV systems; AV technician; дууны систем; дуу гэрэл; конференц систем; тайзны гэрэл; stage lighting; lighting technician; гэрэлтүүлгийн оператор; projector installation; проектор; projection mapping; прожекшн маппинг; sound system; speaker installation; LED wall
related: audio-engineering; electronics; event-management
`;
