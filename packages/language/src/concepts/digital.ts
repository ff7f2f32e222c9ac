// Concepts of the digital trades that the field files leave open: tools, language technology, games, learning,
// laboratories, certificates, and the roles of digital companies. Hand-written; format: see the parser of this package.

export const digital = `
@skill

# ---------------------------------------------------------------- languages, tools, data stores

low-level-programming
en: low-level programming; systems programming; assembly language
mn: доод түвшний программчлал; системийн программчлал; ассемблер
also: assembler; reverse engineering; компилятор; compilers; Linux kernel; kernel development
tag: Zig; Nim
broader: programming-languages
related: c-language; embedded-systems

frontend-tooling
en: front-end build tools; Webpack
mn: фронтэндийн хэрэгсэл; Webpack
also: monorepo; ESLint; module federation; esbuild; Vitest; Turborepo
tag: WebAssembly; web components; Nx; pnpm; Rollup; Babel; Gulp; Parcel; Biome; Prettier
broader: frontend-development
related: ci-cd

browser-extensions
en: browser extensions; Chrome extensions
mn: хөтчийн өргөтгөл; Chrome өргөтгөл
also: өргөтгөл хөгжүүлэх
broader: frontend-development

connected-screen-apps
en: smart TV apps; smartwatch apps
mn: ухаалаг ТВ-ийн апп; машины дэлгэцийн апп; ухаалаг цагны апп
also: Android TV; Apple TV apps; car apps; wearable apps; ТВ апп; телевизийн апп
tag: smart TV
broader: mobile-development
related: video-streaming-technology; wearables

shopify-development
en: Shopify themes and apps; Shopify Plus; Liquid templates
mn: Shopify хөгжүүлэлт; Shopify загвар хийх; Shopify Plus
also: Shopify development; Shopify apps; Shopify дэлгүүр
tag: Liquid
broader: ecommerce-development

python-data-tools
en: Python data tools; pandas library; NumPy; Jupyter
mn: Python өгөгдлийн хэрэгсэл; NumPy; Jupyter
also: SciPy; Jupyter Notebook; Matplotlib; Plotly; Streamlit; Google Colab; Gradio
tag: pandas; Polars; Seaborn; Anaconda; Optuna
broader: data-analysis
implies: python

bayesian-statistics
en: Bayesian statistics
mn: Байесийн статистик
also: Bayesian methods; Bayesian inference; Markov chain Monte Carlo
broader: statistics
related: data-science

analytical-databases
en: analytical databases; ClickHouse; columnar databases
mn: аналитик өгөгдлийн сан; ClickHouse
also: DuckDB; OLAP; data mart
broader: databases; data-engineering
related: business-intelligence

graph-databases
en: graph databases; Neo4j
mn: граф өгөгдлийн сан; Neo4j
also: SPARQL; RDF; triple store; TigerGraph
broader: databases

time-series-databases
en: time series databases; InfluxDB; TimescaleDB
mn: цаг хугацааны цувааны өгөгдлийн сан; InfluxDB; TimescaleDB
also: historian database
broader: databases
related: iot; observability

mobile-databases
en: mobile databases; Realm database
mn: мобайл өгөгдлийн сан; гар утасны өгөгдлийн сан
also: Core Data; on-device storage
tag: Realm
broader: databases
related: offline-first-development; mobile-development

etl-tools
en: data integration; ETL tools; Airbyte
mn: өгөгдөл нэгтгэх; ETL хэрэгсэл; өгөгдлийн нэгтгэл; Airbyte
also: change data capture; reverse ETL; өгөгдлийн интеграц; data ingestion; Dagster; Talend; SSIS; Fivetran; Apache NiFi; Pentaho; Informatica PowerCenter; Meltano; Alteryx
tag: NiFi; Informatica; Prefect; DWH; EAI; Beam; Stitch
broader: data-engineering

entity-resolution
en: entity resolution; data deduplication; record linkage
mn: давхардсан бүртгэл илрүүлэх; өгөгдлийн давхардал арилгах
also: data matching; duplicate detection; fuzzy matching; identity resolution; давхардлыг арилгах; master record
tag: deduplication
broader: data-governance; data-engineering

collaboration-tools
en: team collaboration tools; online whiteboards
mn: багаар ажиллах хэрэгсэл; онлайн самбар; багийн хамтын ажиллагааны программ
also: Basecamp; Google Meet; wiki administration; ClickUp; Smartsheet; Wrike; Monday.com; OneDrive; Dropbox; Webex; Mattermost; Nextcloud; ownCloud; Redmine; YouTrack; Evernote; OneNote; Skype; Feishu; DingTalk; Lark Suite
tag: Miro; Slack; Notion; Coda; Zoom; Todoist; Obsidian; Matrix; Otter; Lark
related: microsoft-office; agile

# ---------------------------------------------------------------- systems that must hold

high-load-systems
en: high-load systems; high availability; high-traffic backends
mn: өндөр ачаалалтай систем; өндөр ачаалал; тасралтгүй ажиллагаатай систем
also: high load; highload; fault tolerance; fault-tolerant systems; horizontal scaling; sharding; replication; failover; low-latency systems; ачаалал даах систем; өндөр хүртээмжтэй систем; high traffic; high-traffic services; peak load; оргил ачаалал
tag: HA; scaling
broader: backend-development; software-architecture
related: performance-testing; web-servers; observability

web-servers
en: web servers and load balancing; load balancing; Apache HTTP Server
mn: вэб сервер ба ачаалал тэнцвэржүүлэлт; вэб сервер; ачаалал тэнцвэржүүлэлт; ачаалал хуваарилагч; Apache HTTP Server
also: Apache web server; reverse proxy; HAProxy; Tomcat; IIS server; Traefik; JBoss; WebSphere
tag: Apache; Caddy; Envoy; IIS
broader: system-administration
related: web-hosting; high-load-systems

private-cloud
en: private cloud; server virtualisation; bare metal servers
mn: хувийн үүлэн орчин; серверийн виртуалчлал; виртуал сервер удирдах
also: Proxmox; Hyper-V; OpenStack; hybrid cloud; хувийн клоуд; storage area network; data centre operations; vSphere; ESXi; Citrix; Nutanix; XCP-ng; KVM; oVirt
tag: Ceph; bare metal; colocation
broader: system-administration; cloud-computing

on-premise-deployment
en: on-premise deployment; on-premises software; self-hosting
mn: байгууллагын серверт байршуулах; дотоод сервер
also: on-premise; on-prem; self-hosted; air-gapped deployment; air-gapped systems; системийг серверт байршуулах; дата төвд байршуулах
broader: devops; system-administration
related: private-cloud; cybersecurity

enterprise-integration
en: enterprise integration; ERP integration; 1C integration
mn: байгууллагын системийн интеграц; ERP холболт; 1С холболт
also: data exchange; webhooks; bank integration; CRM integration; API gateway; integration platform; системүүд хооронд өгөгдөл солилцох; мэдээлэл солилцооны систем; interoperability; MuleSoft Anypoint; Apache Camel; Electronic data interchange; Apigee; WSO2; TIBCO; BizTalk
tag: интеграц; Boomi; MuleSoft; Peppol; GS1; EPCIS
broader: api-development
related: erp-systems; etl-tools

internal-tools
en: internal tools; admin panels; back-office systems
mn: дотоод систем хөгжүүлэлт; админ панел; байгууллагын дотоод портал
also: admin dashboard; back office software; intranet; corporate portal; staff portal; админ самбар; удирдлагын панел; дотоод вэб; operations software; internal system; internal platform; Retool; Appsmith; Budibase
tag: дотоод систем
broader: software-development
related: erp-systems; workflow-automation; no-code

messaging-systems
en: messaging systems; messaging platforms; SMS and chat integration
mn: мессежийн систем; мессеж илгээх шийдэл; СМС интеграц
also: messaging API; Twilio; OTP login; one-time passwords; SMS OTP; USSD; USSD menu; Viber Business; Telegram API; Messenger API; нэг удаагийн код илгээх; СМС мэдэгдэл; СМС холболт; SMS холболт; SMS notifications; multichannel messaging; instant messaging; message delivery; зурвас илгээх
tag: messaging; SMS; СМС; мессеж; OTP; WhatsApp; Viber; Telegram; Messenger; Facebook Messenger; messages; зурвас
broader: backend-development
related: voip-call-systems; email-technology; chat-systems

chat-systems
en: in-app chat; chat software
mn: апп доторх чат; онлайн чат холбох
also: чат үйлчилгээ; chat SDK; chat integration; messenger development; мессенжер хөгжүүлэх; чат модуль
tag: chat; чат; live chat
broader: realtime-systems
related: chatbots

alerting-systems
en: alert systems; alerting; reminder systems
mn: сэрэмжлүүлгийн систем; эрт сэрэмжлүүлэх систем; сануулгын систем; анхааруулгын систем
also: early warning system; SMS alerts; automatic alerts; alarm notifications; emergency alerts; автомат сануулга; анхааруулга өгөх систем; түргэн сэрэмжлүүлэх
tag: alerts; reminders; early warning; сануулга; анхааруулга; сэрэмжлүүлэг
broader: software-development
related: messaging-systems; observability; iot

support-desk-software
en: help desk software; customer support software
mn: хүсэлт хүлээн авах систем; харилцагчийн дэмжлэгийн систем; нэгдсэн харилцааны систем
also: Freshdesk; support ticketing; ticketing software; contact centre software; omnichannel; shared inbox; санал гомдлын систем; гомдол бүртгэлийн систем; хүсэлт бүртгэлийн систем; LiveChat; Tawk.to; Zammad; Freshworks
broader: crm-systems
related: customer-service; voip-call-systems; itil

app-monetisation
en: app monetisation; ad monetisation
mn: аппаас орлого олох загвар; аппын орлогын загвар; монетизаци
also: AdMob; in-app advertising; subscription apps; paywall; monetization strategy; RevenueCat; Superwall; Adapty; AppLovin; app revenue; in-app subscriptions; апп доторх худалдан авалт; subscriptions in apps
tag: monetisation
related: product-management; game-economy; pricing

app-store-release
en: app store publishing; App Store and Google Play release; app signing
mn: апп нийтлэх; апп сторт гаргах; апп стор руу оруулах
also: app release; Apple developer account; App Store Connect; TestFlight; app review guidelines; publishing apps; апп гаргах; аппыг сторт байршуулах; deep linking; deep links; app store release; store release; Play Store release
tag: апп стор
broader: release-engineering
implies: mobile-development

# ---------------------------------------------------------------- software as a service to others

software-outsourcing
en: software outsourcing; outsourced development; dedicated development teams
mn: программ хангамжийн аутсорсинг; IT аутсорсинг; гэрээт хөгжүүлэлтийн баг
also: IT outsourcing; body leasing; body shop; remote development team; зайнаас ажиллах хөгжүүлэлтийн баг; developer outstaffing; developer augmentation; team augmentation; team extension; nearshore development; nearshore team; nearshoring; offshore development; offshore team; dedicated developers; хөгжүүлэгч түрээслэх; гэрээт хөгжүүлэгч; хөгжүүлэлтийн баг түрээс
tag: outsourcing; аутсорсинг; nearshore; offshore; хөгжүүлэлтийн баг; dedicated team
broader: software-development
related: custom-software; technology-leadership

custom-software
en: custom software development; bespoke software; turnkey software development
mn: захиалгат программ хөгжүүлэлт; захиалгат систем; захиалгаар программ хийх
also: custom software; custom development; tailor-made software; захиалгат хөгжүүлэлт; захиалгат програм; custom apps; custom solutions; custom systems
broader: software-development
related: business-analysis

system-implementation
en: system implementation; software rollout; implementation services
mn: систем нэвтрүүлэлт; систем нэвтрүүлэх; программ нэвтрүүлэх
also: software implementation; go-live support; user training; хэрэглэгчийн сургалт; system rollout; user onboarding to systems; нэвтрүүлэлтийн төсөл; систем суулгах; system set-up; data migration; өгөгдөл шилжүүлэх; өгөгдлийн шилжүүлэлт
tag: implementation; нэвтрүүлэлт; rollout
broader: digital-transformation
related: erp-systems; project-management; change-management

managed-services
en: managed IT services; managed services; service level agreements
mn: гэрээт IT үйлчилгээ; IT үйлчилгээ үзүүлэх; мэдээллийн технологийн гэрээт үйлчилгээ
also: managed hosting; 24/7 support; SLA support; round-the-clock support; SLA management; IT as a service; 24/7 дэмжлэг; байгууллагын IT хариуцах; IT хариуцах үйлчилгээ; 24 цагийн дэмжлэг; 24 цагийн үйлчилгээ; 24/7 үйлчилгээ; 24/7 monitoring; around-the-clock support; хоногийн 24 цаг
tag: MSP; SLA; 24/7; 24 цаг
broader: information-technology
related: it-support; system-administration; itil

software-maintenance
en: software maintenance; application support; post-launch support
mn: программын засвар үйлчилгээ; программын арчилгаа; системийн арчлалт үйлчилгээ; систем хөгжүүлэлтийн дараах дэмжлэг
also: rescue projects; project rescue; систем арчилгаа; L3 support; support engineering; серверийн арчилгаа; вэб арчилгаа; application maintenance; production support; bug fixing; software support; maintenance and support; вэбсайт арчилгаа; сайтын арчлалт; website maintenance; системийн арчлалт; алдаа засвар үйлчилгээ
tag: bug fixes
broader: software-development
related: it-support; legacy-modernisation

technical-specification
en: technical specifications; specification writing; terms of reference for software
mn: техникийн тодорхойлолт; техникийн даалгавар бичих
also: software requirements specification; SRS document; functional specification; functional requirements; product requirements document; PRD writing; acceptance criteria; системийн шаардлага; ажлын даалгавар боловсруулах
tag: requirements; specifications; шаардлага
broader: business-analysis; technical-writing

it-procurement
en: software procurement; software licensing
mn: IT худалдан авалт; программ хангамж сонгох; программын лицензийн удирдлага
also: IT procurement; vendor selection; RFP writing; IT tender documents; hardware procurement; software asset management; software licences; лицензтэй программ нийлүүлэх; компьютер нийлүүлэлт; IT тоног төхөөрөмж нийлүүлэлт
broader: procurement
related: it-governance; technical-specification

itil
en: IT service management; ITIL; ITSM
mn: IT үйлчилгээний менежмент; ITIL; мэдээллийн технологийн үйлчилгээний удирдлага
also: ITIL Foundation; ISO 20000; ISO/IEC 20000; ServiceNow; Jira Service Management; change advisory; incident management; problem management; IT operations
broader: information-technology
related: it-support; managed-services

# ---------------------------------------------------------------- kinds of testing

test-management
en: test management; test planning; ISTQB
mn: тестийн удирдлага; ISTQB
also: test plan; test strategy; test lead; QA process; ISTQB Foundation; bug reports; bug reporting; defect tracking; тест төлөвлөх; QA lead; QA management
broader: qa-testing

api-testing
en: API testing; integration testing; SoapUI
mn: API тест; интеграцын тест; холболтын тест; SoapUI
also: Postman testing; contract testing; backend testing
tag: Insomnia; Fiddler
broader: qa-testing
related: api-development; test-automation

mobile-testing
en: mobile app testing
mn: мобайл аппын тест; апп тест; төхөөрөмж дээр тестлэх
also: mobile testing; device farm; compatibility testing; browser testing; real device testing; нийцтэй байдлын тест
broader: qa-testing
related: mobile-development

game-testing
en: game testing; playtesting; game QA
mn: тоглоомын тест; тоглоом туршигч; тоглоом тестлэх
also: playtest; playtester; тоглоомын тестер; тоглож турших
broader: qa-testing
related: game-development; game-design

beta-testing
en: beta testing; acceptance testing; pilot testing
mn: бета тест; хүлээн авах туршилт; хэрэглэгчийн хүлээн авах тест
also: beta programme; хүлээн авах тест; бета хэрэглэгч
broader: qa-testing
related: ux-research

# ---------------------------------------------------------------- language technology

speaker-diarisation
en: speaker diarisation; speaker recognition; wake word detection
mn: ярьж буй хүнийг ялгах; яригчийг таних; хоолойгоор нь таних
also: diarization; speaker identification; speaker verification; voice biometrics; keyword spotting; дуу хоолойгоор нэвтрэх; ярьсан хүнийг ялгах
broader: speech-recognition

low-resource-languages
en: low-resource languages; low-resource NLP
mn: өгөгдөл багатай хэл; нөөц багатай хэлний технологи
also: under-resourced languages; minority language technology; Mongolian NLP; монгол хэлний NLP; multilingual models; цөөнхийн хэлний технологи
broader: natural-language-processing
related: language-documentation; speech-data

dialogue-systems
en: dialogue systems; dialog systems; conversation design
mn: харилцан ярианы систем; яриа хөтлөх систем
also: dialogue management; task-oriented dialogue; intent recognition; conversation designer; conversational design; ухаалаг яриа хөтлөгч
tag: Rasa
broader: chatbots; natural-language-processing

voice-bots
en: voice bots; call centre AI; voice assistants for phones
mn: дуут бот; дуудлагын төвийн хиймэл оюун; утсаар ярьдаг робот
also: voicebot; AI phone agent; automated calls; robocall; автомат дуудлага; дуудлагын робот; AI оператор
broader: dialogue-systems
related: speech-recognition; text-to-speech; voip-call-systems

morphological-analysis
en: morphological analysis; tokenisation and lemmatisation; part-of-speech tagging
mn: үг зүйн шинжилгээ; үгийн язгуур ялгах; үгийн аймаг тодорхойлох
also: lemmatization; POS tagging; tokenizer; syntactic parsing; dependency parsing; өгүүлбэр зүйн шинжилгээ; морфологи
tag: morphology; NER; parsing; stemming
broader: natural-language-processing
related: language-documentation

text-summarisation
en: text summarisation; question answering; topic modelling
mn: текст хураангуйлах; асуулт хариултын систем; сэдэв ялгах
also: summarization; automatic summaries; keyword extraction; хураангуй гаргах; түлхүүр үг ялгах
broader: natural-language-processing
related: large-language-models

machine-translation-engineering
en: machine translation engineering; neural machine translation; parallel corpora
mn: машин орчуулгын инженерчлэл; нейрон машин орчуулга; зэрэгцээ корпус
also: NMT; translation models; parallel corpus; bilingual corpus
broader: natural-language-processing
related: translation-review

transliteration
en: transliteration; script conversion; romanisation
mn: галиглах; галиг хөрвүүлэх; бичиг хөрвүүлэх; кирилл латин хөрвүүлэлт
also: Cyrillic to Latin; крилл латин хөрвүүлэгч; галиглал; кирилл галиг хөрвүүлэгч; латин галиг; худам хөрвүүлэгч
tag: галиг
broader: language-technology
related: mongol-bichig

input-methods
en: keyboards and input methods; keyboard layouts
mn: гарын байрлал ба бичвэр оруулах арга; гарын драйвер; компьютерийн гарын байрлал; бичвэр оруулах арга
also: input method; keyboard app; virtual keyboard; on-screen keyboard; гарын программ; гар утасны гар; predictive text; autocorrect; товчлуур хөгжүүлэх
tag: IME; keyboard
broader: language-technology
related: type-design; mobile-development

text-rendering
en: text rendering; font engineering; vertical text layout
mn: текст дүрслэл; фонтын инженерчлэл; босоо бичвэрийн дүрслэл
also: OpenType; text shaping; complex scripts; vertical writing; web fonts; font technology; босоо бичгийн дэмжлэг
broader: language-technology
related: type-design; mongol-bichig; frontend-development

proofing-tools
en: proofing tools; grammar checking; language identification
mn: бичвэр шалгах программ; дүрмийн алдаа шалгах; хэл танигч
also: grammar checker; Grammarly; writing assistant; style checker; language detection; хэл таних
broader: language-technology; natural-language-processing

# ---------------------------------------------------------------- artificial intelligence

edge-inference
en: edge inference; on-device inference; edge AI deployment
mn: төхөөрөмж дээр ажиллах хиймэл оюун; төхөөрөмж дээрх загвар; интернэтгүй ажиллах хиймэл оюун
also: edge deployment; embedded AI; on-device models; TFLite; TensorFlow Lite; Core ML; llama.cpp; neural processing unit; offline AI; AI accelerator; гар утсан дээр ажиллах загвар; inference on device; on-device AI; on-device inferencing; inference at the edge; төхөөрөмж дээр загвар ажиллуулах; edge models; models on the edge; OpenVINO; Coral TPU; Hailo
tag: NPU; NCNN
broader: mlops
related: model-compression; embedded-systems

inference-serving
en: model inference; ONNX; NVIDIA Triton; inference serving
mn: хиймэл оюуны загвар ажиллуулах; ONNX; загвар ажиллуулах сервер; NVIDIA Triton
also: vLLM; Ollama; model server; GPU inference; LLM serving; inference server; inference engine; загвар байршуулах; model serving; serving models
tag: Triton; inference; Ray
broader: mlops
related: gpu-computing

gpu-computing
en: GPU clusters; distributed training; GPU servers
mn: GPU сервер; GPU кластер; тархмал сургалт
also: GPU infrastructure; NVIDIA GPU; графикийн процессор; видео картын сервер
tag: GPU; GPUs
broader: mlops; scientific-computing

model-training
en: model fine-tuning; instruction tuning; pre-training
mn: хиймэл оюуны загвар нэмж сургах; загвар нарийн тохируулах; загвар нэмж сургах; бэлэн загвар сургах
also: LoRA fine-tuning; transfer learning; finetuning; fine-tuned models; hyperparameter tuning; загварын нарийн тохиргоо; өөрийн өгөгдлөөр сургах; model tuning; model development; загвар тааруулах; загвар хөгжүүлэх
broader: deep-learning
related: large-language-models; gpu-computing

ai-guardrails
en: AI guardrails; hallucination detection; LLM output checking
mn: хиймэл оюуны хариултын хяналт; AI хариулт шалгах
also: hallucination reduction; prompt injection defence; output validation; AI quality assurance; LLM observability; AI red teaming; AI алдаа илрүүлэх
tag: guardrails; evals
broader: large-language-models
related: model-evaluation; application-security

human-in-the-loop
en: human-in-the-loop labelling; annotation management; active learning
mn: хүний оролцоотой тэмдэглэгээ; тэмдэглэгээний багийн удирдлага; хүний хяналттай хиймэл оюун
also: human-in-the-loop; annotation guidelines; annotation tools; labelling team; labeling guidelines; crowdsourced labelling; human feedback data; тэмдэглэгээний заавар; тэмдэглэгч баг
broader: data-annotation
related: model-evaluation

synthetic-data
en: synthetic data; data augmentation; simulated training data
mn: зохиомол өгөгдөл; нийлэг өгөгдөл; өгөгдөл олшруулах
also: synthetic datasets; хиймэл өгөгдөл үүсгэх
broader: machine-learning
related: data-annotation

document-layout
en: document layout analysis; layout models; table extraction
mn: баримтын бүтэц таних; хуудасны бүтэц таних; хүснэгт таних
also: document layout; page segmentation; document understanding; table recognition; PDF layout; хуудас таних загвар
broader: ocr
related: document-extraction

handwritten-text-recognition
en: handwritten text recognition; historical document recognition; HTR
mn: гар бичвэр таних; хуучин бичиг баримт таних; эртний бичмэл таних
also: manuscript recognition; historical documents OCR; монгол бичгийн OCR; босоо бичиг таних
broader: ocr
related: document-scanning; mongol-bichig

explainable-ai
en: explainable AI; model interpretability; explainability
mn: тайлбарлах боломжтой хиймэл оюун; загварын шийдвэр тайлбарлах; хиймэл оюуны шийдвэрийг тайлбарлах
also: XAI; feature importance; тайлбарлагдах загвар
tag: SHAP; interpretability
broader: machine-learning
related: model-evaluation; ai-strategy

model-monitoring
en: model monitoring; drift detection
mn: загварын мониторинг; сургасан загварын хяналт; загварын хазайлт илрүүлэх
also: data drift; model drift; feature store; model registry; experiment tracking; data version control; загварын гүйцэтгэл хянах
tag: DVC
broader: mlops
related: observability

visual-inspection
en: machine vision inspection; defect detection; automated optical inspection
mn: дүрсээр гологдол илрүүлэх; гологдол илрүүлэх камер; бүтээгдэхүүн дүрсээр шалгах
also: surface defect detection; vision inspection; crack detection; гологдол таних; хагарал илрүүлэх
broader: computer-vision
related: quality-management; industrial-automation

3d-reconstruction
en: 3D reconstruction; neural radiance fields; depth estimation
mn: дүрснээс 3D загвар сэргээх; 3D сэргээлт; зургаас 3D загвар гаргах
also: NeRF; Gaussian splatting; structure from motion; stereo vision; depth camera; visual SLAM; point cloud processing; цэгэн үүл
broader: computer-vision
related: photogrammetry; 3d-modelling

vision-tracking
en: object tracking; pose estimation; people counting
mn: объектын хөдөлгөөн хянах; хөдөлгөөн таних; хүн тоолох камер
also: gesture recognition; motion tracking; vehicle counting; livestock counting; мал тоолох камер; машин тоолох; crowd counting
broader: computer-vision
related: cctv-systems

taxonomy-design
en: data taxonomies; classification schemes; ontology engineering
mn: мэдээллийн ангиллын систем; ангилал кодлолын систем; ангиллын загвар боловсруулах
also: taxonomy design; product taxonomy; product categorisation; controlled vocabulary; semantic web; thesaurus building; skills taxonomy; ангилагч боловсруулах; код ангилал
tag: taxonomies; semantics
broader: data-governance
related: cataloguing; retrieval-augmented-search

signal-processing
en: digital signal processing; signal analysis
mn: тоон дохио боловсруулалт; дохионы шинжилгээ; дохионы тоон боловсруулалт
also: DSP; audio processing; noise reduction algorithms; sensor signal processing; filter design; biosignal processing; дохио боловсруулах; signal processing; дохио боловсруулалт; JUCE; VST plugins; VST3; audio plugins; Kontakt scripting
broader: electronics
related: embedded-systems; control-theory

# ---------------------------------------------------------------- devices

rugged-devices
en: rugged devices; ruggedised devices; cold-resistant electronics
mn: бат бөх төхөөрөмж; хүйтэнд тэсвэртэй төхөөрөмж; хүнд нөхцөлд ажиллах төхөөрөмж
also: ruggedized devices; outdoor electronics; тоос ус нэвтэрдэггүй төхөөрөмж; уурхайн нөхцөлд ажиллах төхөөрөмж; ruggedisation; weatherproofing of devices
tag: rugged; ruggedised hardware; ruggedized hardware; IP67; IP68
broader: hardware-product-development

iot-gateways
en: IoT gateways; edge gateways; data loggers
mn: IoT гэйтвэй; өгөгдөл цуглуулагч төхөөрөмж; өгөгдөл дамжуулах төхөөрөмж
also: edge device; protocol gateway; LoRaWAN gateway; GSM module; өгөгдөл бүртгэгч; гэйтвэй төхөөрөмж; edge computing
tag: gateway; гэйтвэй
broader: iot; embedded-systems
related: industrial-protocols; wireless-communication

industrial-protocols
en: industrial protocols; OPC UA; CAN bus; fieldbus systems
mn: үйлдвэрийн холбооны протокол; OPC UA; CAN шугам
also: BACnet; field bus
tag: CAN
broader: industrial-automation
related: embedded-systems; iot

camera-technology
en: camera technology; camera modules; camera hardware
mn: камерын технологи; дулаан мэдрэгч камер; камерын модуль
also: дулаан камер; хэт улаан туяаны камер; camera sensors; industrial cameras; trail cameras; night vision; шөнийн харааны төхөөрөмж; ANPR camera; dash cameras; dashcam; edge cameras; AI cameras; smart cameras; ухаалаг камер; видео бүртгэгч
tag: cameras
broader: electronics
related: cctv-systems; computer-vision; optics-photonics

device-firmware-platforms
en: device drivers; over-the-air updates; board support packages
mn: төхөөрөмжийн драйвер бичих; алсаас шинэчлэх программ; төхөөрөмжийн системийн программ
also: OTA update; firmware updates; bootloader; nRF52; embedded Linux distribution; device management; device provisioning; төхөөрөмжийн удирдлагын программ
tag: Zephyr; nRF; OTA; device drivers
broader: embedded-systems

hardware-testing
en: hardware testing; reliability testing; production testing
mn: төхөөрөмжийн туршилт; найдвартай ажиллагааны туршилт; үйлдвэрлэлийн туршилт
also: vibration testing; temperature testing; test fixtures; end-of-line testing; hardware test engineer; hardware validation; хүйтэнд турших; Keysight; Tektronix; Rigol; Saleae; logic analysers; осциллограф; мультиметр
broader: electronics
related: testing-certification; quality-management

electronics-compliance
en: electronics compliance; EMC
mn: электрон төхөөрөмжийн тохирол; цахилгаан соронзон нийцэл; төхөөрөмжийн баталгаажуулалт
also: electromagnetic compatibility; EMC design; FCC approval; radio equipment approval; IP rating; battery certification; радио төхөөрөмжийн зөвшөөрөл
broader: testing-certification; product-conformity
related: hardware-product-development

component-sourcing
en: electronic component sourcing; bill of materials management; electronics supply
mn: электрон эд анги нийлүүлэлт; эд анги захиалах; эд ангийн жагсаалт
also: component sourcing; BOM management; BOM cost; electronics procurement; parts sourcing; Shenzhen sourcing; эд анги олж нийлүүлэх; component engineer
tag: BOM
broader: procurement
related: hardware-product-development; electronics

remote-metering
en: remote metering; meter reading systems
mn: алсаас тоолуур унших; тоолуурын систем; тоолуурын заалт авах систем
also: metering; automatic meter reading; heat meters; дулааны тоолуур; усны тоолуур; цахилгааны тоолуур; prepaid meters; utility billing software; meter reader; тоолуурын байцаагч; тоон хэмжигч; ухаалаг тоолуур; заалт унших
tag: meters
broader: iot
related: energy-efficiency; smart-city

environmental-sensing
en: environmental sensing; environmental sensors; automatic monitoring stations
mn: орчны мэдрэгч; автомат хэмжилтийн станц; автомат цаг уурын станц
also: rain gauges; snow depth sensor; hydrological sensors; температурын хяналт; temperature loggers
broader: sensors
related: meteorology; iot-gateways

satellite-positioning
en: satellite positioning; GNSS; RTK
mn: хиймэл дагуулын байрлал тогтоолт; GNSS; нарийн байршил тогтоолт
also: RTK positioning; precise positioning; indoor positioning; байрлал тодорхойлох
tag: UWB
broader: surveying
related: gps-tracking; drones

vehicle-electronics
en: vehicle electronics; on-board diagnostics; automotive electronics
mn: тээврийн хэрэгслийн электроник; машины электроник; машины компьютер оношилгоо
also: OBD; OBD2; ECU tuning; automotive engineer; тахограф; driver monitoring; tyre pressure sensors; жолоочийн хяналтын төхөөрөмж; CANalyzer; WinOLS; авто диагностик; компьютер оношилгоо; авто цахилгаан; engine control unit
tag: диагностик; ECU
broader: electronics
related: gps-tracking; car-repair

manufacturing-software
en: manufacturing software; manufacturing execution systems; product lifecycle management
mn: үйлдвэрлэлийн программ; үйлдвэрлэлийн удирдлагын систем; үйлдвэрийн захиалгын систем
also: product lifecycle management software; shop floor software; production tracking; digital work instructions; PIM system; product information management; үйлдвэрлэл хянах систем; production monitoring; Ignition SCADA; OEE software; Fishbowl Manufacturing
tag: MES; PLM; PIM; Katana
related: industrial-automation; erp-systems; production-planning

# ---------------------------------------------------------------- maps and the earth

geodata-processing
en: geodata processing; spatial data processing; spatial databases
mn: орон зайн өгөгдөл боловсруулах; геодата; геоөгөгдөл боловсруулах
also: GDAL; GeoJSON; shapefile; geospatial pipelines; geospatial Python; гео өгөгдөл; орон зайн дата; байршлын өгөгдөл; location data; location intelligence
tag: geodata; spatial
broader: gis; data-engineering

web-mapping
en: web mapping; map services; map tiles
mn: вэб газрын зураг; газрын зургийн үйлчилгээ; цахим газрын зураг
also: GeoServer; Leaflet.js; vector tiles; basemap; tile server; map API; geoportal; геопортал; 3D газрын зураг; story maps; indoor maps; 3D maps; WMS service; OpenLayers
tag: Leaflet
broader: cartography; gis
related: frontend-development

geocoding-addressing
en: geocoding; address data; address systems
mn: хаягийн мэдээллийн сан; хаягийг байршилтай холбох; хаягжуулалтын систем
also: geocoder; address database; address matching; address parsing; place names; газар нутгийн нэр; хаягийн сан; зип код; plus codes; points of interest
tag: addressing
broader: gis
related: entity-resolution

route-engines
en: routing engines; navigation software; travel time models
mn: маршрут тооцоолох программ; навигацын программ; замын сүлжээний өгөгдөл
also: road network data; map matching; навигаци хөгжүүлэх; offline navigation; офлайн навигаци
tag: routing; navigation; навигаци
broader: gis
related: delivery-platforms; optimisation-research

vegetation-indices
en: vegetation indices; NDVI time series; biomass estimation
mn: ургамлын индекс; ургамалжилтын индекс; ургамлын нөмрөгийн үнэлгээ
also: vegetation index; leaf area index; vegetation mapping; vegetation monitoring; biomass mapping; pasture biomass; бэлчээрийн ургацын үнэлгээ; ургамлын бүрхэвч; ургамалжилтын зураглал
tag: EVI
broader: remote-sensing
related: pasture-management; crop-monitoring

radar-remote-sensing
en: radar remote sensing; radar satellite imagery; InSAR
mn: радарын зайнаас тандан судлал; радарын зураг боловсруулах; радарын хиймэл дагуул; InSAR
also: synthetic aperture radar; ground-penetrating radar; газрын хөдөлгөөний мониторинг
broader: remote-sensing

thematic-mapping
en: land cover and land use maps; hazard mapping
mn: газрын бүрхэвчийн зураглал; газар ашиглалтын зураглал; аюулын зураглал
also: snow maps; snow cover maps; land use mapping; crop mapping; crop type maps; flood mapping; fire mapping; burned area mapping; rangeland monitoring; rangeland mapping; soil mapping; soil maps; change detection; deforestation monitoring; үерийн эрсдэлийн зураглал; түймрийн зураглал; хөрсний зураглал
tag: land cover; land use
broader: remote-sensing; gis
related: environmental-management; urban-planning

terrain-modelling
en: terrain models; digital elevation models; topographic mapping; volume calculation
mn: гадаргын загвар; өндөршлийн тоон загвар; газрын гадаргын 3D загвар
also: elevation data; topographic maps; volume surveys; stockpile volumes; байр зүйн зураг; гадаргын тоон загвар; овоолгын эзлэхүүн
tag: DEM
broader: gis
related: photogrammetry; surveying

geostatistics
en: geostatistics; kriging; spatial statistics
mn: геостатистик; ордын нөөцийн тооцоо; ордын нөөц тооцох
also: mineral resource estimation; ore reserve modelling; mineral mapping; geochemical mapping
broader: statistics
related: geology; mining-technology

hydrological-modelling
en: hydrology; hydrological modelling; flood modelling; groundwater modelling
mn: ус судлал; гидрологийн загварчлал; үерийн загварчлал; гүний усны загварчлал
also: гидрологи; усны нөөц; hydrologist; runoff modelling; catchment modelling; сав газрын загварчлал; урсацын тооцоо; MODFLOW; FEFLOW; HEC-RAS; SWMM; гидрогеологийн загвар
related: water-engineering; hydrogeology; gis; simulation-modelling

land-information-systems
en: land information systems; cadastre systems; land registry
mn: газрын мэдээллийн систем; кадастрын систем
also: cadastral system; land administration; land tenure records; parcel mapping; property registry; газрын бүртгэл; нэгж талбарын бүртгэл; parcel data
tag: cadastre
broader: gis
related: surveying; e-government

# ---------------------------------------------------------------- laboratories, medicines, sciences

lab-software
en: laboratory software; LIMS; electronic lab notebooks
mn: лабораторийн программ; лабораторийн мэдээллийн систем; цахим лабораторийн дэвтэр
also: laboratory information management system; laboratory information system; lab software; lab informatics; lab automation; лабораторийн автоматжуулалт; laboratory informatics; electronic laboratory notebook; sample tracking; лабораторийн цахим бүртгэл; сорьцын бүртгэлийн систем; LabWare; STARLIMS
tag: ELN; LIS
related: laboratory-testing; health-informatics; software-development

gxp-quality
en: GxP quality systems; GMP; good manufacturing practice
mn: зохистой дадлын тогтолцоо (GxP); эмийн үйлдвэрлэлийн зохистой дадал
also: GxP; good laboratory practice; good clinical practice; good distribution practice; GMP audit; GMP inspection; deviation management; batch records; batch release; quality by design; data integrity; лабораторийн зохистой дадал; түгээлтийн зохистой дадал; эмийн зохистой дадал; эмийн чанар
tag: GLP; GxP compliance
broader: quality-management; compliance
related: pharmacy

computer-system-validation
en: computer system validation; 21 CFR Part 11; GAMP 5
mn: компьютерийн системийн валидаци; системийн валидаци; цахим бүртгэлийн шаардлагын нийцэл; 21 CFR Part 11; GAMP 5
also: computerised system validation; software validation; validation protocols; electronic records and signatures; validated systems; validation engineer; валидацийн инженер
tag: Part 11
broader: gxp-quality; qa-testing
related: lab-software

process-validation
en: process validation; method validation; equipment qualification
mn: процессын валидаци; шинжилгээний аргын баталгаажуулалт; тоног төхөөрөмжийн квалификаци
also: cleaning validation; installation qualification; operational qualification; performance qualification; stability studies; transport validation; аргын валидаци; цэвэрлэгээний валидаци
tag: validation; валидаци
broader: gxp-quality

pharma-manufacturing
en: pharmaceutical manufacturing; drug formulation; sterile production
mn: эмийн үйлдвэрлэл; эмийн технологи; эмийн найрлага боловсруулах
also: pharmaceutical technology; pharmaceutical production; formulation development; tablet production; aseptic processing; cleanroom; эмийн үйлдвэр; шахмал эм үйлдвэрлэх; herbal medicine production; active pharmaceutical ingredients; contract drug manufacturing; dosage forms; pharmaceutical APIs
tag: pharma
broader: pharmacy; manufacturing
related: gxp-quality; chemistry

lyophilisation
en: lyophilisation; freeze-drying technology; vacuum drying
mn: лиофилжуулалт; хөлдөөж хатаах технологи; вакуум хатаалт
also: freeze dryer; freeze-dried products; лиофилизаци; лиофил хатаалт
broader: food-technology
related: biotechnology; pharma-manufacturing

drug-development
en: drug development; drug discovery; preclinical research
mn: шинэ эм боловсруулах; эм зохион бүтээх; клиникийн өмнөх судалгаа
also: new drug development; medicinal chemistry; bioequivalence; pharmacokinetics; toxicology; хор судлал; эм судлал; screening of compounds; animal models
broader: research; pharmacy
related: clinical-research; biotechnology

pharmacovigilance
en: pharmacovigilance; drug safety monitoring; adverse event reporting
mn: эмийн аюулгүй байдлын хяналт; эмийн гаж нөлөөний хяналт
also: adverse drug reactions; safety reports; гаж нөлөөний мэдээлэл; эмийн аюулгүй байдал
broader: pharmacy
related: clinical-research

medicines-regulation
en: medicines regulation; registration dossiers; FDA submissions
mn: эмийн зохицуулалт; эмийн бүртгэлийн баримт бүрдүүлэх; эм бүртгүүлэх
also: marketing authorisation; FDA approval; medicines registration; registration of medicines
tag: FDA; EMA
broader: compliance
related: pharmacy; gxp-quality

medical-device-regulation
en: medical device regulation; IEC 62304; ISO 14971; medical software regulation
mn: эмнэлгийн хэрэгслийн зохицуулалт; эмнэлгийн хэрэгслийн бүртгэл; эмнэлгийн программын зохицуулалт; IEC 62304; ISO 14971
also: EU MDR; 510(k); software as a medical device; SaMD; medical device certification; usability engineering for devices
tag: MDR
broader: compliance; medical-devices

clinical-data-management
en: clinical data management; electronic data capture; REDCap
mn: эмнэл зүйн судалгааны өгөгдөл; судалгааны өгөгдлийн удирдлага; REDCap
also: case report forms; patient registries; өвчтөний бүртгэлийн сан; biostatistician
tag: EDC
broader: clinical-research; data-governance
related: statistics

proficiency-testing
en: certified reference materials; proficiency testing; interlaboratory comparison
mn: баталгаат стандарт загвар; стандартчилсан загвар; лаборатори хоорондын харьцуулалт
also: reference standards; CRM producer; мэргэшлийн сорилт; лавлагаа стандарт
tag: стандарт загвар
broader: laboratory-testing
related: calibration; lab-accreditation

lab-accreditation
en: laboratory accreditation; ISO 17025; ISO 15189; laboratory quality systems
mn: лабораторийн итгэмжлэл; лабораторийн чанарын тогтолцоо; ISO 15189
also: laboratory quality management; lab quality manager; accreditation body; лаборатори итгэмжлүүлэх; лабораторийн чанарын менежер; чанарын лаборатори
tag: QC lab
broader: laboratory-testing; quality-standards

lab-management
en: laboratory management; laboratory safety; biosafety
mn: лабораторийн удирдлага; лабораторийн аюулгүй ажиллагаа; био аюулгүй байдал
also: lab management; laboratory design; lab set-up; laboratory equipment supply; chemical safety; химийн бодисын аюулгүй ажиллагаа; лабораторийн менежер; лабораторийн эрхлэгч; лаборатори байгуулах; лабораторийн тоног төхөөрөмж
broader: laboratory-testing

instrumental-analysis
en: instrumental analysis; mass spectrometry; X-ray fluorescence
mn: багажийн шинжилгээ; багажит шинжилгээ; масс спектрометр; рентген флуоресценц
also: heavy metals; хүнд металл; GC-MS; LC-MS; XRD; NMR; gas chromatography; atomic absorption; электрон микроскоп; хийн хроматограф; аналитик багаж; ICP-MS; AAS; FTIR; titration; Kjeldahl; spectroscopy; SEM microscopy; атомын шингээлт; Agilent; Shimadzu; PerkinElmer; Thermo Fisher; Waters HPLC; UV-Vis; Soxhlet
broader: laboratory-testing; chemistry
related: sample-preparation

natural-products-chemistry
en: natural products chemistry; phytochemistry; plant extracts
mn: ургамлын хими; байгалийн нэгдлийн хими; ургамлын ханд
also: plant extraction; natural extracts; bioactive compounds; биологийн идэвхт бодис; биологийн идэвхт бүтээгдэхүүн; ханд гаргаж авах; herbal extracts; natural ingredients; sea buckthorn oil extraction; liquorice root
tag: natural products; extracts
broader: chemistry
related: wild-harvest; pharmacy; cosmetics-production

bioprocess-engineering
en: bioprocess engineering; bioreactors; industrial fermentation
mn: биопроцессын инженерчлэл; биореактор; үйлдвэрийн исгэлт
also: bioprocessing; downstream processing; upstream processing; strain development; microbial strains; strain collection; биопроцесс; precision fermentation
broader: biotechnology
related: fermentation

cell-gene-technology
en: cell and gene technology; stem cells; gene editing
mn: эс ба генийн технологи; үүдэл эс; ген засварлах
also: cell therapy; gene therapy; cell lines; эсийн судалгаа; эсийн технологи; genetic engineering; генийн инженерчлэл; recombinant proteins
broader: biotechnology

sequencing-omics
en: genome sequencing; metagenomics; proteomics
mn: генийн дараалал тогтоох; метагеномик; протеомик
also: next-generation sequencing; NGS; nanopore; qPCR; genotyping; DNA testing; ДНХ шинжилгээ; ПГУ; molecular diagnostics; генотип тодорхойлох; Illumina; RNA-seq; metabolomics; геномик; ДНК; РНХ; RNA
tag: sequencing; DNA; ДНХ
broader: biotechnology
related: bioinformatics

diagnostic-kits
en: diagnostic kits; rapid tests; immunoassays
mn: оношлуур үйлдвэрлэл; түргэвчилсэн тест; дархлааны урвалын шинжилгээ
also: diagnostic test development; ELISA; lateral flow tests; point-of-care tests; point-of-care diagnostics; biosensors; биосенсор; test kits; оношлуурын хэрэгсэл; оношлуур хөгжүүлэх; veterinary diagnostics
tag: оношлуур
broader: biotechnology
related: laboratory-medicine; medical-devices

vaccine-development
en: vaccine development; biologics; veterinary vaccines
mn: вакцин үйлдвэрлэл; вакцин боловсруулах; биобэлдмэл
also: vaccine production; biopharmaceuticals; serum production; immunology; virology; immunologist; virologist; вирус судлал; вирус судлаач; дархлаа судлал; дархлаа судлаач; биобэлдмэлийн үйлдвэр; monoclonal antibodies
tag: vaccines; вакцин
broader: biotechnology
related: veterinary; pharma-manufacturing

plant-biotechnology
en: plant biotechnology; plant tissue culture; micropropagation
mn: ургамлын биотехнологи; ургамлын эд өсгөвөрлөх; ургамлын микроүржүүлэг
also: in vitro propagation; plant genetics; ургамлын генетик; эсийн өсгөвөр; эд өсгөвөр
broader: biotechnology
related: seed-work; botany

microbial-research
en: microbiology; microbial research; parasitology; soil and food microbiology
mn: микробиологи; бичил биет ба шимэгч судлал; шимэгч судлал; хөрсний микробиологи; хүнсний микробиологи
also: microbiologist; микробиологич; soil microbiology; microbial ecology; microbiome; микробиом; antimicrobial resistance; algae cultivation; замаг өсгөвөрлөх
tag: algae; fungi; yeast; мөөгөнцөр
broader: biotechnology
related: laboratory-medicine

organism-taxonomy
en: plant and animal taxonomy; phylogenetics; scientific nomenclature
mn: биологийн ангилал зүй; ургамлын ангилал зүй; амьтны ангилал зүй; филогенетик мод
also: plant taxonomy; animal taxonomy; molecular systematics; загас судлал; зүйлийн нэршил
tag: taxonomy; ангилал зүй
broader: species-identification

nanotechnology
en: nanotechnology; nanomaterials; crystallography
mn: нанотехнологи; наноматериал; талст судлал; цахилгаан хими
also: nanoparticles; thin films; surface chemistry; battery chemistry; нано материал; graphene; photolithography; sputtering; CVD; PVD
broader: research
related: chemistry; physics

physics
en: physics; applied physics; nuclear physics
mn: физикийн ухаан; хэрэглээний физик
also: physicist; theoretical physics; plasma physics; particle physics; medical physics; эмнэлгийн физикч; nuclear technology; цөмийн технологи; solid state physics; biophysics; биофизик; quantum mechanics; spectrometry; vacuum systems; cryogenics; superconductors
tag: plasma; квант
broader: research

mathematics
en: mathematics; pure mathematics; mathematical research
mn: математик; математикийн судалгаа
also: discrete mathematics; linear algebra; шугаман алгебр; number theory; mathematical logic; геометр; mathematical analysis; differential equations; calculus; graph theory; combinatorics; магадлалын онол; дифференциал тэгшитгэл
tag: math; probability; topology; proofs; магадлал; дифференциал
related: statistics; algorithms; optimisation-research

astronomy
en: astronomy; astrophysics; stargazing events
mn: одон орон судлал; одон орон; астрофизик
also: astronomer; observatory; одон орон судлаач; дуран авай; planetarium; билгийн тоолол; lunar calendar; од эрхэс; stargazing; telescopes; star party; од харах; одод ажиглах; телескоп; одны зураг авах; планетари; тэнгэрийн одод
broader: research
related: satellite-technology

biology
en: biology; life sciences; biomedical science
mn: биологи; амьдралын шинжлэх ухаан; био анагаах ухаан
also: biological sciences; biomedical research; anatomy; анатоми; physiology; физиологи; био анагаах; cell biology; эс судлал; developmental biology; biochemist; биохими; биохимич; biochemistry
broader: research
related: biotechnology; field-ecology

scientific-review
en: peer review; scientific editing; research publishing
mn: эрдэм шинжилгээний шүүмж; эрдэм шинжилгээний сэтгүүлийн эрхлэлт; өгүүлэл шүүх
also: journal editing; journal publication; scientific publications; Scopus; Web of Science; research data management; systematic review; open science; LaTeX
broader: academic-writing; research

# ---------------------------------------------------------------- games

game-production
en: game production; game producing; game project management
mn: тоглоомын продакшн; тоглоом бүтээх баг удирдах; тоглоомын төслийн удирдлага
also: game studio management; game roadmap; milestone planning for games; тоглоомын продюсер; тоглоомын студи удирдах; гейм продюсер; live game operations
broader: project-management
related: game-development; game-design

game-balancing
en: game balance; economy balancing; difficulty tuning
mn: тоглоомын тэнцвэр; тоглоомын баланс; тоглоомын эдийн засгийн тэнцвэр
also: balance design; combat balance; economy balance; тоглоомын тэнцвэржүүлэлт; тоглоомын хүндрэлийг тохируулах; эдийн засгийн тэнцвэр
tag: balancing
broader: game-design
related: game-economy

game-publishing
en: game publishing; Steam publishing; game store pages
mn: тоглоом зах зээлд гаргах; Steam дээр гаргах; тоглоом гаргагч
also: game publisher; Steamworks; Steam page; Steam release; itch.io; Epic Games Store; game launch; game marketing; тоглоомын маркетинг; game soft launch; Steam store; Steam game; тоглоомын паблишер
tag: store pages; Steam
broader: game-production
related: app-store-marketing; marketing; publishing

console-development
en: console game development; game porting; Nintendo Switch development
mn: консолын тоглоом хөгжүүлэлт; консолд зориулж хөрвүүлэх; тоглоом хөрвүүлэлт
also: console development; console porting; console games; PlayStation development; Xbox development; Nintendo Switch; консол тоглоом
tag: PlayStation; Xbox; porting; consoles
broader: game-development

casual-games
en: casual games; puzzle mobile games
mn: хөнгөн тоглоом хөгжүүлэлт; гар утасны хөнгөн тоглоом; оньсон мобайл тоглоом
also: hypercasual; mini games; word games; trivia games; quiz app; асуулт хариултын тоглоом; үгийн тоглоом; мини тоглоом; games for children; хүүхдийн тоглоом хөгжүүлэлт
tag: kids games
broader: game-development; game-design

serious-games
en: serious games; training games; simulation games for learning
mn: сургалтын зориулалттай тоглоом; сургалтын тоглоом; дадлагын тоглоом
also: business simulation game; museum games; тоглоомоор сургах; симуляц тоглоом; educational games
broader: game-design
related: learning-games; digital-twin

game-analytics
en: game analytics; player data analysis; player retention analysis
mn: тоглоомын аналитик; тоглогчийн өгөгдлийн шинжилгээ; тоглогчийн зан төлөвийн шинжилгээ
also: player segmentation; telemetry for games; game metrics; player behaviour analysis; тоглоомын үзүүлэлт
broader: product-analytics
related: game-economy

game-cinematics
en: game cinematics; cutscenes; in-engine cinematics
mn: тоглоомын синематик; тоглоомын кино бичлэг; тоглоомын кино хэсэг
also: cinematics artist; real-time cinematics
tag: cinematics
broader: 3d-animation
related: game-art; film-directing

key-art
en: key art; cover art; promotional illustration
mn: сурталчилгааны гол зураг; нүүр зураг; хавтасны зураг
also: key art design; game cover; album cover; poster art; кино постер; movie poster; marketing illustration; ковер зураг; цомгийн хавтас
broader: illustration
related: advertising-design; game-art

interface-art
en: game interface art; UI art; HUD design
mn: тоглоомын интерфейсийн дизайн; интерфейсийн зураг; тоглоомын интерфейс
also: interface art; game UX; in-game menus; UI animation; интерфейсийн анимэйшн
broader: game-art; ui-design

environment-art
en: environment art; 3D props; prop modelling
mn: орчны 3D загварчлал; тоглоомын орчин бүтээх; 3D эд зүйлсийн загвар
also: environment modelling; 3D environment; prop artist; hard surface; modular assets; terrain art; 3D орчин; тоглоомын орчны зураач
tag: props
broader: 3d-modelling; game-art
related: level-design

texturing
en: texturing; texture painting; PBR materials
mn: текстур зурах; текстурчлал; 3D материал бэлтгэх
also: texture artist; UV mapping; Substance Designer; Substance 3D; material creation; shading and lighting; look development; текстур
tag: Substance; textures; shading
broader: 3d-modelling

parametric-modelling
en: parametric modelling; computational design
mn: параметрийн загварчлал; алгоритмын дизайн; параметрийн архитектур
also: parametric design; generative design; Rhino modelling; algorithmic architecture; параметрийн дизайн
tag: Rhino; Grasshopper; Rhinoceros
broader: 3d-modelling; cad-design
related: architecture

# ---------------------------------------------------------------- image, sound and page

short-form-video
en: short-form video; vertical video; TikTok and Reels production
mn: богино бичлэг; босоо бичлэг; рийлс бэлтгэх
also: Instagram Reels; TikTok videos; рийлс бичлэг; тикток бичлэг; reels production
tag: reels; shorts; TikTok; рийлс
broader: content-creation; video-production
related: social-media-marketing; video-editing

trailers
en: trailer editing; game trailers; film trailers
mn: трейлер хийх; тоглоомын трейлер
also: movie trailer; teaser video; тийзер
tag: trailer; трейлер
broader: video-editing
related: motion-graphics; game-publishing

broadcast-technology
en: broadcast technology; outside broadcast; studio operations
mn: нэвтрүүлгийн техник; хөдөлгөөнт студи; студийн техникийн ажил
also: OB van; live production switching; vision mixer; broadcast graphics; телевизийн студи; телевизийн техник; эфирийн найруулга; эфирийн инженер; transmission engineer; studio director; broadcasting technician; stagehand; студийн инженер; ТВ техник; live production
broader: radio-broadcasting
related: live-streaming; audio-visual-systems

catalogue-layout
en: catalogue layout; catalogue production; price list design
mn: каталогийн эвлүүлэг; каталог бэлтгэх; бүтээгдэхүүний каталог
also: product catalogue; lookbook; каталогийн эх бэлтгэл; үнийн жагсаалтын дизайн
broader: layout-design
related: product-photography; print-production

icon-design
en: icon design; pictograms; icon sets
mn: айкон дизайн; дүрс тэмдгийн дизайн; дүрс тэмдэг зохиох
also: iconography; app icon; айкон зурах; апп айкон; пиктограм
tag: icon; айкон; дүрс тэмдэг
broader: graphic-design
related: ui-design; illustration

data-storytelling
en: data journalism visuals; animated charts; explanatory graphics
mn: өгөгдлийн сэтгүүл зүйн график; хөдөлгөөнт диаграмм; тайлбар график
also: interactive charts; interactive infographics; explanatory journalism; интерактив график; газрын зурагтай мэдээлэл
broader: data-visualisation
related: journalism; motion-graphics

children-books
en: children's books; picture books; children's literature
mn: хүүхдийн ном бүтээх; хүүхдийн зурагт ном; хүүхдийн уран зохиол
also: хүүхдийн ном; үлгэрийн ном
broader: publishing; writing
related: illustration; early-reading

# ---------------------------------------------------------------- learning

item-banks
en: item banks; question banks; exam task writing
mn: даалгаврын сан; тестийн сан; бодлогын сан; шалгалтын даалгавар зохиох
also: task bank; item banking; test bank; test items; exam questions; test development; item writer; тест зохиох; тестийн даалгавар; асуултын сан; бодлого зохиох; rubrics; rubric design; item response theory; adaptive test design; educational measurement; тестийн онол; шалгалтын материал боловсруулах; exam papers
related: curriculum-design; curriculum-testing; online-exams

early-reading
en: early reading; phonics
mn: эхлэн унших; унших чадвар хөгжүүлэх; хүүхдэд уншиж бичихийг заах
also: early literacy; early grade reading; reading instruction; teaching reading; reading skills; graded readers; цагаан толгой заах; үсэг заах; уншлагын сургалт; унших бичих чадвар; reading programmes; reading games; уншлагын хөтөлбөр
tag: literacy; унших бичих; унших чадвар
broader: teaching
related: primary-secondary-education; early-childhood-education; children-books

lesson-content
en: lesson content; lesson preparation; educational content development
mn: хичээлийн контент; хичээл төлөвлөлт; хичээлийн материал бэлтгэх
also: lesson plan; learning content; learning materials; lesson materials; educational content writer; content for schools; lesson development; хичээл бэлтгэх; хичээлийн агуулга; сургалтын контент; хичээлийн хэрэглэгдэхүүн; боловсролын агуулга; educational content; боловсролын контент
tag: worksheets; lessons; handouts
broader: curriculum-design
related: e-learning; content-creation

textbook-development
en: textbook development; textbook authoring
mn: сурах бичиг боловсруулах; дасгалын дэвтэр зохиох; сурах бичиг бичих
also: textbook author; workbook design; exercise books; teacher's guide; багшийн ном; дасгал ажлын дэвтэр; дасгалын ном; сурах бичгийн редактор; багшийн гарын авлага; textbook editing; гарын авлага зохиох
tag: textbook; workbooks; сурах бичиг; дасгалын дэвтэр
broader: curriculum-design; writing
related: publishing

video-lessons
en: video lessons; lecture recording; teaching videos
mn: видео хичээл бэлтгэх; лекц бичлэг хийх; хичээлийн видео
also: lecture capture; screencast; хичээлийн бичлэг; tutorials
broader: e-learning; video-production
related: lesson-content

admission-campaigns
en: admission campaigns; enrolment marketing
mn: элсэлтийн аян; элсэлтийн ажил; элсэлтийн сурталчилгаа
also: admissions; enrollment; enrolment; admission marketing campaign; нээлттэй өдөрлөг; элсэлт авах; элсэлт зохион байгуулах; элсэгчдийн бүртгэл; суралцагч элсүүлэх
broader: school-partnerships
related: marketing; admission-systems

library-museum-systems
en: library systems; museum collection software; archive software
mn: номын сангийн систем; музейн бүртгэлийн систем; архивын программ
also: library automation; digital repository; institutional repository; музейн систем; номын сангийн программ; номын сангийн автоматжуулалт; архивын бүртгэлийн программ; Koha; DSpace; MARC21; Aleph; Omeka; Evergreen ILS; ArchivesSpace
broader: document-management
related: library-science; museum-work; cataloguing

admission-systems
en: school information systems; student information systems
mn: сургуулийн мэдээллийн систем; цахим журнал; элсэлтийн систем
also: SIS software; gradebook; electronic diary; school CRM; admission system; enrolment system; timetable software; school software; school timetable; timetabling; хичээлийн хуваарийн программ; хичээлийн хуваарь гаргах; дүнгийн систем; оюутны мэдээллийн систем; цэцэрлэгийн систем; kindergarten software; parent app; эцэг эхийн апп; parent communication app; school communication app
tag: SIS; timetable; хичээлийн хуваарь
broader: learning-platforms
related: learning-analytics

online-exams
en: online examinations; proctoring; exam systems
mn: онлайн шалгалт; шалгалтын систем; цахим шалгалт авах
also: online exam; online testing platform; computer-based testing; exam software; proctored exams; plagiarism detection; Turnitin; хуулалт илрүүлэх; шалгалтын хяналтын систем; тест авах систем; quiz platform; онлайн тест
broader: learning-platforms

learning-analytics
en: learning analytics; adaptive learning; education data
mn: сургалтын өгөгдлийн шинжилгээ; дасан зохицох сургалт; боловсролын өгөгдөл
also: personalised learning; personalized learning; intelligent tutoring; knowledge tracing; learner data; AI tutor; AI багш; сурлагын өгөгдөл
broader: data-analysis; learning-platforms
related: recommender-systems

lms-administration
en: LMS administration; Canvas LMS; Moodle administration
mn: сургалтын системийн удирдлага; сургалтын системийн админ; Moodle удирдах; цахим сургалтын систем ажиллуулах; Canvas LMS
also: LMS admin; learning technologist; e-learning developer; LMS систем; LMS нэвтрүүлэх; PowerSchool; ALEKS
tag: Blackboard
broader: learning-platforms
related: e-learning; system-administration

classroom-technology
en: classroom technology; interactive whiteboards; smart boards
mn: анги танхимын тоног төхөөрөмж; интерактив самбар; ухаалаг самбар; цахим самбар
also: interactive board; smartboard; interactive panel; interactive displays; language laboratory; хэлний лаборатори; STEM kits; lab kits for schools; сургуулийн тоног төхөөрөмж; ухаалаг анги; smart classroom; мэдээллийн технологийн кабинет; classroom tablets; GeoGebra; Desmos; PhET; Padlet; Mentimeter; Nearpod; Seesaw; Edmodo; Schoology; ClassDojo; Slido; Kahoot; Quizlet
tag: whiteboards
related: learning-platforms; audio-visual-systems; it-support

teacher-development
en: teacher training; teacher professional development; teacher mentoring
mn: багшийн мэргэжил дээшлүүлэх; багш нарт сургалт хийх; багш бэлтгэх
also: teacher education; lesson study; багшийн сургалт; багшийн мэргэжлийн хөгжил; хичээлийн судалгаа; teacher coaching; classroom observation; хичээл ажиглалт; багшлах дадлага
broader: training; teaching
related: curriculum-design

education-research
en: education research; school improvement
mn: боловсролын судалгаа; боловсролын бодлого; сургуулийн хөгжил
also: educational research; education policy analysis; PISA; education assessment study; learning sciences; education consultant; боловсролын зөвлөх; сургуулийн магадлан итгэмжлэл; school accreditation; education economics; боловсрол судлал; боловсрол судлаач
tag: education policy; ECD
broader: research
related: project-evaluation; curriculum-testing

steam-kits
en: STEAM and maker education; STEAM learning kits; maker education; robotics for children
mn: STEAM ба мэйкер боловсрол; хүүхдийн робот техник; STEAM сургалт; STEAM багц; мэйкер боловсрол
also: maker space; makerspace; fab lab; фаб лаб; LEGO robotics; LEGO Education; robotics for kids; robotics club; робот дугуйлан; robotics kits; robot kit; educational kits; science kits; хүүхдэд робот заах
tag: STEM; STEAM
broader: stem-teaching; teaching
related: robotics; kids-coding

foreign-languages
en: foreign language skills; language certificates; TOEFL iBT
mn: гадаад хэлний мэдлэг; гадаад хэлний түвшний гэрчилгээ; гадаад хэлний шалгалтын оноо; TOEFL iBT
also: language proficiency; TOPIK certificate; JLPT certificate; HSK certificate; language proficiency certificate; TOEIC score; IELTS score; IELTS certificate; IELTS Academic; IELTS 6.5; IELTS 7.5; TOPIK 3; TOPIK 4; TOPIK 5; TOPIK 6; JLPT N1; JLPT N2; JLPT N3; HSK 4; HSK 5; HSK 6; ТРКИ; TestDaF; Goethe-Zertifikat; ТОЕФЛ; CEFR; polyglot; айлтс; тойфл; тойк
tag: TOEIC; DELF; JLPT N4; IELTS 6; IELTS 7; IELTS 8; English; англи хэл; foreign languages; гадаад хэл; хэл; bilingual

admission-tests
en: admission tests; SAT and GRE; international school programmes
mn: их сургуулийн элсэлтийн шалгалт; олон улсын шалгалтын бэлтгэл
also: SAT tutor; SAT teacher; GMAT; GRE test; түвшин тогтоох тест; A-Level; IB Diploma; IGCSE; entrance exams; элсэлтийн ерөнхий шалгалт; EJU
tag: SAT; GRE; IB; LSAT
broader: exam-preparation

olympiad-coaching
en: olympiad coaching; competition preparation for pupils
mn: олимпиадад бэлтгэх; олимпиадын багш
also: olympiad preparation; maths olympiad; physics olympiad; informatics olympiad; математикийн олимпиад; физикийн олимпиад; мэдээлэл зүйн олимпиад; olympiad trainer
tag: olympiads; олимпиад
broader: exam-preparation

humanities-teaching
en: humanities teaching; history teaching; geography teaching; Mongolian language and literature teaching
mn: хүмүүнлэгийн хичээл заах; түүхийн багш; газарзүйн багш; монгол хэл уран зохиолын багш
also: history teacher; geography teacher; literature teacher; social studies teacher; нийгмийн ухааны багш; нийгмийн багш; уран зохиолын багш; монгол хэл заах; гадаад хүнд монгол хэл заах; Mongolian for foreigners; иргэний боловсрол заах
tag: history; geography; literature; газарзүй
broader: teaching

survey-tools
en: online survey tools; electronic data collection; mobile data collection
mn: цахим асуулга; онлайн санал асуулга бэлтгэх
also: Qualtrics; Typeform; Google Forms; electronic questionnaires; survey programming; online forms; онлайн асуулга; цахим судалгаа; таблет судалгаа; CommCare; SurveyCTO; KoboCollect; Kobo; LimeSurvey; Jotform; вэб маягт
tag: ODK; forms
broader: survey-research
related: statistical-software

digital-heritage
en: digital heritage; virtual museums; museum apps
mn: соёлын өвийн дижиталжуулалт; виртуал музей; музейн апп
also: AR guide; heritage 3D scanning; digital exhibits; interactive exhibits; interactive museum; дижитал өв; цахим музей; 3D музей; соёлын өвийг цахимжуулах; online collections
broader: cultural-heritage
related: museum-work; augmented-reality; document-scanning

# ---------------------------------------------------------------- reaching customers online

message-campaigns
en: SMS and push campaigns; push campaigns; messenger marketing
mn: SMS ба мессенжер маркетинг; SMS маркетинг; мессенжер маркетинг; мессежээр сурталчлах
also: SMS campaigns; bulk SMS marketing; push notification campaigns; WhatsApp marketing; Viber marketing; СМС маркетинг; СМС сурталчилгаа; in-app messaging; пуш сурталчилгаа
broader: digital-marketing
related: messaging-systems; email-marketing

paid-search
en: paid search; search advertising
mn: хайлтын сурталчилгаа
also: search ads; search campaigns; search engine marketing; SEM campaigns; keyword bidding; Microsoft Advertising; shopping ads; Google Shopping; түлхүүр үгийн сурталчилгаа
broader: online-advertising
related: seo; web-analytics

google-ads
en: Google Ads; Google Ads campaigns; Google Ads certification
mn: Google Ads; Google Ads сурталчилгаа; гүүгл сурталчилгаа
also: гүүгл ads; Google Ads certified
broader: paid-search

paid-social
en: social media advertising; LinkedIn Ads
mn: сошиал сурталчилгаа; LinkedIn Ads
also: paid social media; Instagram ads; Instagram advertising; TikTok advertising; X ads; сошиал зар; зорилтот сурталчилгаа; targetologist; lookalike audiences; инстаграм зар; зар бүүстлэх
tag: таргет; бүүст; targeting; boost
broader: online-advertising; social-media-marketing

facebook-ads
en: Facebook Ads; Facebook advertising
mn: Facebook Ads; Facebook сурталчилгаа; фэйсбүүк сурталчилгаа; фэйсбүүкийн зар сурталчилгаа
also: Facebook campaigns; фэйсбүүк ads; фэйсбүүк зар; фэйсбүүкээр сурталчлах; Meta Ads; Meta Ads Manager; ads manager; Meta Business Suite; Meta certified; Meta Blueprint
broader: paid-social

remarketing
en: remarketing and display ads; remarketing; display advertising; retargeting campaigns
mn: ремаркетинг ба баннер сурталчилгаа; ремаркетинг; дахин сурталчлах; баннер сурталчилгаа
also: banner advertising; programmatic buying; native advertising; pixel tracking; Meta Pixel; conversion API; YouTube advertising; YouTube ads; ютуб сурталчилгаа; video ads; connected TV ads; онлайн баннер
broader: online-advertising
related: ad-technology

paid-media-management
en: paid media management; ad account management; media spend planning
mn: төлбөртэй сурталчилгааны удирдлага; медиа худалдан авалт; зарын данс удирдах
also: paid media; media buying agency; ad spend; ad budget optimisation; campaign optimisation ads; attribution modelling; marketing attribution; сурталчилгааны төсөв удирдах
broader: online-advertising
related: marketing-analytics

landing-page-conversion
en: landing pages; landing page optimisation; conversion copy and design
mn: лэндинг хуудас; лэндинг пэйж
also: landing page testing; sales funnel; funnel building; one-page website; лэндинг; Unbounce; Leadpages
broader: digital-marketing
related: copywriting; ui-design; product-analytics

app-user-acquisition
en: app user acquisition; mobile attribution; app install campaigns
mn: аппын хэрэглэгч татах; апп суулгалтын сурталчилгаа; апп татуулах
also: game user acquisition; install campaigns; AppsFlyer; Apple Search Ads; app campaigns; апп таниулах; mobile growth
tag: UA; Branch.io
broader: growth-marketing; online-advertising
related: app-store-marketing

# ---------------------------------------------------------------- access for everyone

accessibility-auditing
en: accessibility auditing; IAAP certification; accessibility compliance
mn: хүртээмжийн аудит; хүртээмжийн зөвлөгөө; IAAP гэрчилгээ
also: accessibility audit report; accessibility specialist; accessibility consultant; accessibility tester; CPACC; assistive technology testing; NVDA; WAI-ARIA; keyboard navigation; хүртээмжийн шалгалт; хүртээмжийн мэргэжилтэн
tag: IAAP; ARIA; WAS; Section 508
broader: web-accessibility
related: qa-testing

plain-writing
en: plain-language writing; easy-to-read texts; simplified texts
mn: ойлгомжтой бичвэр; энгийн үгээр бичих; уншихад хялбар бичвэр
also: plain English; easy read; readability; accessible documents; accessible PDF
broader: writing
related: web-accessibility; technical-writing

# ---------------------------------------------------------------- certificates and standards of technology firms

soc-reports
en: SOC 2
mn: SOC 2; SOC 2 тайлан
also: SOC2; SOC 3; trust services criteria
broader: security-governance; compliance

cmmi
en: CMMI; software process maturity; process appraisal
mn: CMMI; программ хангамжийн процессын түвшин; процессын төлөвшил
also: capability maturity model; software quality assurance standards
broader: business-process-management
related: software-development; quality-management

cloud-security
en: cloud security; CSA STAR; cloud security posture
mn: үүлэн орчны аюулгүй байдал; клоуд аюулгүй байдал; үүлэн системийн хамгаалалт; CSA STAR
also: Cloud Security Alliance; CCSP; AWS security; Azure security; container security; secrets management; HashiCorp Vault
tag: CSA; Vault
broader: cybersecurity; cloud-computing

hipaa
en: health data protection (HIPAA); HIPAA compliance; health data protection; HITRUST
mn: эрүүл мэндийн мэдээллийн хамгаалалт (HIPAA); эрүүл мэндийн мэдээллийн хамгаалалт; өвчтөний мэдээллийн нууцлал; HITRUST
also: HIPAA; protected health information; PHI; health data privacy; medical data privacy; эмнэлгийн мэдээллийн нууцлал
broader: compliance; security-governance
related: health-informatics; privacy-engineering

security-frameworks
en: security frameworks (NIST); NIST framework; CIS Controls; security frameworks
mn: мэдээллийн аюулгүй байдлын тогтолцоо (NIST); NIST стандарт; аюулгүй байдлын стандарт нэвтрүүлэх; мэдээллийн аюулгүй байдлын тогтолцоо; CIS Controls
also: NIST CSF; FedRAMP; security controls; security maturity assessment; аюулгүй байдлын бодлого боловсруулах
tag: NIST
broader: security-governance

ot-security
en: industrial cybersecurity; OT security; IEC 62443
mn: үйлдвэрийн системийн кибер аюулгүй байдал; онц чухал дэд бүтцийн хамгаалалт; IEC 62443
also: SCADA security; critical infrastructure protection; device security; IoT security; firmware security; secure boot; төхөөрөмжийн аюулгүй байдал
broader: cybersecurity
related: industrial-automation; iot

endpoint-security
en: endpoint security; antivirus; data loss prevention
mn: төхөөрөмжийн хамгаалалт; антивирус; мэдээлэл алдагдахаас хамгаалах
also: endpoint protection; EDR; email security; ransomware protection; malware protection; вирусээс хамгаалах; компьютерийн вирус; Kaspersky
tag: DLP; Bitdefender
broader: cybersecurity

security-certificates
en: security certificates; CompTIA Security+; CISM; GIAC certificates
mn: мэдээллийн аюулгүй байдлын гэрчилгээ; кибер аюулгүй байдлын гэрчилгээ; CISM; CompTIA Security+
also: CRISC; EC-Council
tag: Security+; GIAC; CySA+
broader: cybersecurity

information-security-standards
en: information security management systems (ISMS); ISO 27001 lead auditor; ISO 27001 lead implementer; ISMS
mn: мэдээллийн аюулгүй байдлын менежментийн тогтолцоо; ISO 27001 ахлах аудитор; ISO 27001 нэвтрүүлэгч
also: ISO/IEC 27001; ISO 27001 certification; ISO 27001 certified; ISO 27001 consulting; AI management system; ISO 27001 гэрчилгээ
broader: security-governance

privacy-certificates
en: privacy compliance (CCPA); CCPA; data protection officer certificates; CIPP
mn: хувийн мэдээлэл хамгаалал (CCPA); хувийн мэдээлэл хамгаалах гэрчилгээ; CIPP; мэдээлэл хамгаалалтын ажилтан
also: CIPM; DPO certification; GDPR certified; GDPR practitioner
broader: privacy-engineering

it-governance
en: IT governance; COBIT; enterprise architecture frameworks
mn: IT засаглал; мэдээллийн технологийн засаглал; COBIT
also: TOGAF; ArchiMate; IT policy; IT risk management; IT бодлого; IT эрсдэл; application portfolio; IT budgeting; CGEIT
broader: information-technology
related: security-governance; software-architecture; digital-transformation

network-certificates
en: network certificates; CCIE; CompTIA Network+
mn: сүлжээний гэрчилгээ; Cisco гэрчилгээ; Huawei гэрчилгээ; CompTIA Network+
also: CCNA Security; HCIA; Cisco certified; CompTIA A+; CompTIA certified
tag: Network+; CompTIA; A+
broader: networking

linux-container-certificates
en: Red Hat and Kubernetes certificates; Red Hat certificates; RHCSA; Certified Kubernetes Administrator
mn: Red Hat ба Kubernetes гэрчилгээ; Red Hat гэрчилгээ; RHCSA; Kubernetes гэрчилгээ; Certified Kubernetes Administrator
also: RHCE; LPIC; Linux Foundation certified; VMware certified; Docker certified associate
tag: CKA; CKAD; LPI; VCP
broader: system-administration
implies: linux

cloud-certificates
en: cloud certificates; AWS Certified Solutions Architect; Azure Administrator certificate; Google Cloud certification
mn: үүлэн технологийн гэрчилгээ; AWS гэрчилгээ; Azure гэрчилгээ; Google Cloud гэрчилгээ; AWS Certified Solutions Architect
also: AWS SAA; AWS Solutions Architect; AWS Developer Associate; AWS certification; AWS Certified Developer; AZ-900; AZ-104; Azure Administrator; Alibaba Cloud certification; cloud certified
broader: cloud-computing

data-certificates
en: data and AI certificates; Power BI data analyst certificate; Databricks certification
mn: өгөгдлийн шинжилгээний гэрчилгээ; хиймэл оюуны гэрчилгээ; Power BI гэрчилгээ
also: PL-300; DP-100; Databricks certified; Tableau certified; Google Data Analytics Certificate; Kaggle Master; NVIDIA certification
broader: data-analysis

project-certificates
en: project management certificates; PMI certification; CAPM
mn: төслийн удирдлагын гэрчилгээ; PMP гэрчилгээ; CAPM
also: PMP certified; PMP certification; PMI-ACP; IPMA; PRINCE2 Foundation; AgilePM; P3O
tag: PMI
broader: project-management

scrum-certificates
en: Scrum certificates; certified Scrum product owner; SAFe certification
mn: скрамын гэрчилгээ; скрам мастерын гэрчилгээ; SAFe гэрчилгээ
also: CSPO; PSPO; certified Scrum master; Professional Scrum Master; Kanban certification
tag: SAFe
broader: agile

lean-six-sigma
en: Lean Six Sigma; Six Sigma Green Belt; process excellence
mn: Lean Six Sigma; зургаан сигма; Six Sigma ногоон бүс; Six Sigma Green Belt
also: Yellow Belt; DMAIC; process capability; operational excellence; тасралтгүй сайжруулалт
tag: Green Belt; Black Belt
broader: business-process-management; quality-management
related: lean-manufacturing

analyst-certificates
en: business analysis certificates; CBAP; ECBA
mn: бизнес шинжээчийн гэрчилгээ; CBAP
broader: business-analysis

doctoral-training
en: doctoral research; doctoral studies
mn: докторын судалгаа; докторын ажил
also: докторын сургалт
tag: PhD; Ph.D.; doctorate; doctoral degree; докторын зэрэг
broader: research

@role

# ---------------------------------------------------------------- roles of digital companies

mobile-lead
en: mobile lead; lead mobile developer; head of mobile; iOS lead
mn: мобайл хөгжүүлэлтийн ахлагч; мобайл багийн ахлагч; мобайл хөгжүүлэлтийн ахлах
also: Android lead; mobile tech lead; mobile engineering manager; lead iOS developer; lead Android developer
broader: tech-lead; mobile-developer

frontend-lead
en: frontend lead; front-end lead; lead frontend developer
mn: фронтэнд ахлагч; фронтэнд багийн ахлагч
also: frontend architect; UI lead developer
broader: tech-lead; frontend-developer

backend-lead
en: backend lead; back-end lead; lead backend developer
mn: бэкэнд ахлагч; бэкэнд багийн ахлагч
also: backend architect; API lead
broader: tech-lead; backend-developer

head-of-engineering
en: engineering director; director of engineering; head of software development
mn: хөгжүүлэлтийн захирал; хөгжүүлэлтийн албаны дарга; инженерийн багийн захирал
also: engineering head; head of development; head of software; хөгжүүлэлт хариуцсан захирал; технологийн албаны дарга
broader: tech-lead
related: cto
implies: technology-leadership

principal-engineer
en: principal engineer; staff engineer; principal software engineer; software development lead
mn: тэргүүлэх инженер; тэргүүлэх хөгжүүлэгч
also: principal architect
broader: developer
related: tech-lead; software-architect

data-lead
en: data lead; lead data scientist; lead data analyst; data team lead
mn: дата багийн ахлагч; өгөгдлийн багийн ахлагч
also: data steward; data governance manager; lead data engineer; data engineering lead
broader: data-scientist-role; department-head
related: chief-data-officer

ai-lead
en: AI lead; machine learning lead; NLP lead
mn: хиймэл оюуны багийн ахлагч; машин сургалтын багийн ахлагч
also: AI team lead; computer vision lead; speech lead; AI director
broader: ml-engineer; tech-lead

ml-platform-engineer
en: MLOps engineer; ML platform engineer; inference engineer; speech engineer
mn: MLOps инженер; загвар нэвтрүүлэлтийн инженер; яриа танилтын инженер
also: AI infrastructure engineer; ML infrastructure engineer; speech recognition engineer; search engineer; recommendation engineer; deployment engineer ML
broader: ml-engineer
implies: mlops

data-annotator-role
en: data annotator; annotation lead; data curator; AI trainer
mn: өгөгдөл тэмдэглэгч; дата тэмдэглэгч; өгөгдлийн сан бүрдүүлэгч
also: annotator; annotation manager; labelling specialist; data labeler; dataset manager; transcriber for AI; дата лэйблэр; тэмдэглэгээний багийн ахлагч
implies: data-annotation

language-specialist-role
en: computational linguist; language engineer; lexicographer; terminologist
mn: компьютерийн хэл шинжээч; хэл судлаач; толь бичиг зохиогч
also: language specialist; corpus linguist; хэлний технологийн мэргэжилтэн; нэр томьёо судлаач
broader: researcher
implies: language-documentation; natural-language-processing

solutions-engineer
en: solutions engineer; sales engineer; pre-sales engineer; technical sales engineer
mn: шийдлийн инженер; борлуулалтын инженер
also: pre-sales consultant
broader: engineer; salesperson
implies: quotations-proposals; product-demos

implementation-manager
en: implementation manager; implementation consultant; integration engineer; ERP consultant
mn: нэвтрүүлэлтийн менежер; систем нэвтрүүлэгч; ERP зөвлөх; интеграцын инженер
also: implementation specialist; onboarding manager; systems integrator; integration developer; SAP consultant; CRM consultant; Salesforce consultant; Salesforce admin; 1C consultant; rollout manager; нэвтрүүлэлтийн мэргэжилтэн
broader: consultant
related: project-manager-role; business-analyst
implies: erp-systems

site-builder-role
en: website builder (WordPress or Shopify); WordPress developer; Shopify developer; no-code developer; website builder
mn: вэбсайт хийгч (WordPress эсвэл Shopify); WordPress хөгжүүлэгч; Shopify хөгжүүлэгч; сайт хийгч
also: Webflow developer; Wix developer; Tilda developer; low-code developer; web designer and developer
broader: developer
implies: web-development

support-engineer
en: support engineer; technical account manager; application support specialist
mn: техникийн дэмжлэгийн инженер; дэмжлэгийн инженер
also: support lead; head of support; support team lead; product support specialist; IT service manager; дэмжлэгийн багийн ахлагч
implies: it-support; software-maintenance

qa-lead
en: QA lead; test manager; head of QA; test lead
mn: QA багийн ахлагч; тестийн багийн ахлагч; тестийн менежер
also: QA manager software; quality engineering lead
broader: qa-engineer; department-head
implies: test-management

specialist-tester
en: app and game tester; game tester; accessibility tester; mobile app tester; beta tester
mn: апп ба тоглоомын тестер; тоглоомын тестер; тоглоом туршигч; апп туршигч
also: playtester; game QA tester; device tester; usability tester; hardware test engineer; field tester; accessibility analyst
broader: qa-engineer

infrastructure-lead
en: infrastructure lead; head of infrastructure; DevOps lead; head of IT operations
mn: дэд бүтцийн багийн ахлагч; DevOps багийн ахлагч; IT дэд бүтцийн дарга
also: cloud lead; platform lead; infrastructure manager; IT operations manager; data centre manager; систем хариуцсан дарга
broader: devops-engineer; department-head

security-lead
en: security lead; head of security; security team lead
mn: мэдээллийн аюулгүй байдлын ахлагч; мэдээллийн аюулгүй байдлын менежер
also: information security manager; SOC manager
broader: security-engineer
related: ciso

it-auditor-role
en: IT auditor; GRC specialist; information systems auditor
mn: IT аудитор; мэдээллийн системийн аудитор
also: security governance specialist; ISMS manager; мэдээллийн технологийн аудитор
broader: auditor
related: security-engineer; compliance-officer
implies: security-governance

hardware-lead
en: hardware lead; head of hardware; firmware lead; lead hardware engineer
mn: төхөөрөмж хөгжүүлэлтийн ахлагч; техник хангамжийн ахлагч
also: lead firmware engineer; hardware manager; hardware product manager; head of R&D hardware; төхөөрөмжийн бүтээгдэхүүний менежер
broader: hardware-engineer; tech-lead

geodata-specialist
en: remote sensing specialist; GIS developer; geodata analyst; geospatial analyst
mn: зайнаас тандан судлалын мэргэжилтэн; орон зайн өгөгдлийн шинжээч
also: geospatial developer; geospatial data scientist; spatial data analyst; earth observation scientist; GIS engineer; mapping specialist; GIS хөгжүүлэгч; GIS specialist; ГМС мэргэжилтэн
broader: surveyor-role
implies: gis; remote-sensing

lab-specialist
en: laboratory specialist; laboratory manager; laboratory analyst; head of laboratory; laboratory scientist
mn: лабораторийн мэргэжилтэн; лабораторийн менежер; лабораторийн шинжээч; лабораторийн эрхлэгч
also: lab manager; lab analyst; lab head; head of lab; шинжилгээний химич; хэмжил зүйч; QC analyst; quality control chemist; лабораторийн ажилтан; лабораторийн эмч шинжээч
broader: researcher
implies: laboratory-testing

validation-specialist
en: validation engineer; GMP specialist; validation specialist; pharmaceutical quality manager
mn: валидацийн инженер; GMP мэргэжилтэн; эмийн чанарын менежер
also: CSV engineer; QA pharmacist; qualified person; clinical research associate; clinical data manager; pharmacovigilance officer; эмнэл зүйн судалгааны ажилтан; эмийн үйлдвэрийн технологич
broader: quality-manager-role
implies: gxp-quality

principal-investigator
en: principal investigator; research lead; research group leader; head of research group
mn: судалгааны багийн ахлагч; төслийн эрдэм шинжилгээний удирдагч; тэргүүлэх судлаач
also: эрдэм шинжилгээний эрхлэгч; шинжлэх ухааны захирал
tag: PI
broader: researcher
implies: research; leadership

# ---------------------------------------------------------------- roles of media, games and learning

producer-role
en: digital producer; podcast producer; content and media producer
mn: дижитал продюсер; подкаст продюсер; ерөнхий продюсер
also: studio producer; production lead; production coordinator; broadcast producer; radio producer; video producer; commercial producer; видео продюсер; рекламны продюсер; уран бүтээлийн удирдагч; продакшн координатор; шоу продюсер
tag: producer
broader: project-manager-role
implies: video-production; content-creation

game-producer-role
en: game producer; game studio head; game project lead; game director
mn: тоглоомын продюсер; тоглоомын студийн захирал; тоглоомын төслийн удирдагч
also: head of studio; game studio founder; lead game designer; live ops manager; LiveOps manager; associate producer games; тоглоомын ахлах дизайнер
broader: game-developer; producer-role
implies: game-production; leadership

game-systems-designer
en: game systems designer; level designer; game economist; narrative designer; systems designer; game designer
mn: тоглоомын системийн дизайнер; түвшний дизайнер; тоглоомын эдийн засагч; тоглоомын зохиолч; тоглоомын дизайнер
also: economy designer; combat designer; quest designer; game balance designer; game writer; левел дизайнер; тоглоомын баланс дизайнер; гейм дизайнер
broader: game-developer
implies: game-design

gameplay-programmer
en: gameplay programmer; engine programmer; lead programmer; multiplayer programmer
mn: тоглоомын программист; тоглоомын хөдөлгүүр хөгжүүлэгч
also: gameplay engineer; graphics programmer; Unity programmer; game backend developer
broader: game-developer

game-artist-role
en: game artist; concept artist; environment artist; technical artist; UI artist; pixel artist; art lead
mn: тоглоомын зураач; концепт зураач; техник зураач; пиксел зураач; урлагийн багийн ахлагч
also: key artist; lead artist; 2D artist; texture artist; prop artist; VFX artist games; interface artist; 3D character artist; ахлах зураач; концепт артист
broader: animator-role
implies: game-art; illustration

layout-artist-role
en: layout artist or retoucher; retoucher; layout artist; prepress specialist; editorial designer
mn: хэвлэлийн эх ба зураг засварлагч; хэвлэлийн эх бэлтгэгч; зураг засварлагч; каталог эвлүүлэгч
also: desktop publisher; typesetter; photo editor; book designer; icon designer; номын дизайнер; retouching artist
broader: graphic-designer-role
implies: layout-design

illustrator-role
en: illustrator; comic artist; storyboard artist
mn: иллюстратор; номын зураач
also: зураач дизайнер
broader: artist-role
related: graphic-designer-role; game-artist-role
implies: illustration

live-stream-operator
en: live stream operator; vision mixer operator; studio technician
mn: шууд дамжуулалтын оператор; лайв оператор; студийн техникч; нэвтрүүлгийн техникч
also: streaming engineer; streamer operator; AV technician; broadcast engineer; эфирийн инженер
broader: videographer-role
implies: live-streaming

sound-light-engineer
en: sound or lighting engineer; sound engineer; audio engineer; lighting technician
mn: дуу эсвэл гэрлийн инженер; дууны инженер; дууны найруулагч; гэрэлтүүлэгч
also: sound designer; sound technician; дууны техникч; дуу бичлэгийн инженер; light technician
related: musician; live-stream-operator
implies: audio-engineering

editor-role
en: text editor; managing editor; copy editor; book editor
mn: эх хянагч; хянагч редактор; номын редактор
also: editorial director; commissioning editor; web editor; academic editor; fact-checker; орчуулгын редактор; эх засварлагч; proofreader; хянан тохиолдуулагч
tag: editor
broader: writer-role
implies: editing

content-lead
en: content lead; head of content; content strategist; content director
mn: контентын багийн ахлагч; контентын албаны дарга; контент стратегич
also: lead content creator; editorial lead; content marketing manager; content marketing lead
broader: content-creator-role; department-head
implies: content-strategy; editing

localisation-manager
en: localisation manager; localisation lead
mn: нутагшуулалтын менежер; локалчлалын менежер; орчуулгын багийн ахлагч
also: translation manager; translation project manager; language quality manager; post-editor; орчуулгын менежер
broader: translator-role
implies: localisation

media-buyer-role
en: media buyer; paid media specialist; paid social specialist; user acquisition manager
mn: сурталчилгаа байршуулагч; сурталчилгаа ажиллуулагч; онлайн сурталчилгааны мэргэжилтэн; төлбөртэй сурталчилгааны мэргэжилтэн
also: paid search specialist; head of performance; UA manager; media planner; targetologist; таргетолог; таргет мэргэжилтэн; медиа байер
broader: digital-marketer
implies: online-advertising

learning-designer
en: learning designer; educational content developer; e-learning developer
mn: сургалтын дизайнер; цахим сургалт хөгжүүлэгч; хичээлийн контент боловсруулагч; сургалтын агуулга боловсруулагч
also: learning experience designer; course developer; course author; lesson writer; curriculum lead; head of curriculum; test developer; item writer; textbook author; educational technologist; learning technologist; сурах бичгийн зохиогч; тестийн даалгавар боловсруулагч; цахим хичээл бэлтгэгч; хөтөлбөрийн багийн ахлагч; instructional designer
implies: curriculum-design; e-learning

early-reading-specialist
en: early reading specialist; literacy specialist; reading teacher
mn: уншлагын багш; унших чадварын мэргэжилтэн
also: literacy coach; phonics teacher; reading coach; бичиг үсгийн багш
broader: teacher-role
implies: early-reading

admissions-officer
en: admissions officer; admissions manager; student recruiter; head of admissions
mn: элсэлтийн ажилтан; элсэлтийн менежер; элсэлт хариуцсан ажилтан
also: student adviser; student services officer; student success manager; оюутан элсүүлэгч; элсэлтийн албаны дарга; сургалтын зөвлөх
implies: school-partnerships; admission-campaigns

accessibility-specialist-role
en: accessibility specialist; accessibility consultant; accessibility lead; inclusive designer
mn: хүртээмжийн мэргэжилтэн; хүртээмжийн зөвлөх
also: accessibility engineer; accessibility auditor
broader: ux-ui-designer
implies: web-accessibility

# ---------------------------------------------------------------- leading places and fields

country-lead
en: country lead; head of country office; market lead; launch manager
mn: улс хариуцсан ахлагч; төлөөлөгчийн газрын захирал; улсын төлөөлөгч; зах зээл хариуцсан менежер
also: country operations lead; market launch lead; city lead; expansion lead; expansion manager; Монгол дахь захирал; Монгол дахь төлөөлөгч; улсын менежер; салбар компанийн захирал
broader: managing-director
related: regional-director
implies: business-development; operations; leadership

commercial-lead
en: commercial lead; commercial manager; head of commercial; go-to-market lead
mn: арилжааны менежер; арилжаа хариуцсан ахлагч; худалдаа хариуцсан менежер
also: commercial head; GTM lead; revenue lead; head of revenue; head of growth sales; хамтын ажиллагааны албаны дарга; худалдааны албаны менежер
broader: salesperson; business-developer
related: chief-commercial-officer
implies: negotiation; leadership

field-lead
en: field lead; field manager; field team leader; field operations manager
mn: хээрийн багийн ахлагч; хээрийн ажлын удирдагч; талбайн менежер
also: field engineering lead; field operations lead; field enumerator lead; expedition leader; хээрийн зохицуулагч; экспедицийн ахлагч; талбайн зохицуулагч; хээрийн ахлагч; талбайн удирдагч; хээрийн удирдагч; экспедицийн удирдагч
broader: department-head
related: site-lead; programme-officer
implies: field-work; crew-management


fractional-leads
en: fractional head of product or HR; fractional CPO; fractional head of product; fractional HR lead; part-time executive
mn: хагас цагийн бүтээгдэхүүн эсвэл хүний нөөцийн захирал; цагийн бүтээгдэхүүний захирал; цагийн хүний нөөцийн захирал; цагаар ажилладаг захирал
also: fractional head of engineering; fractional head of marketing; fractional CISO; virtual CISO; vCISO; fractional people lead; interim head; part-time CPO; fractional leader; цагаар ажиллах удирдлага
broader: executive
related: fractional-coo; fractional-cto; fractional-cmo

hr-lead
en: HR lead; people lead; head of people operations; talent lead
mn: хүний нөөцийн ахлагч; хүний нөөцийн багийн ахлагч
also: head of talent; people operations lead
broader: hr-manager; department-head

finance-lead
en: finance lead; finance team lead; accounting lead
mn: санхүүгийн багийн ахлагч; санхүүгийн ахлах менежер; нягтлангийн багийн ахлагч
also: head of accounting; head of finance operations; finance business partner
broader: department-head; financial-analyst
related: cfo
implies: finance
`;
