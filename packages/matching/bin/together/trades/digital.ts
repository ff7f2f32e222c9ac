// Trades of software, data, devices, networks and games: what their people do, with what, about what, and beside whom.
export const digital = `
web developer; frontend developer; full-stack developer
does: web development; frontend development; full-stack development; web accessibility; web performance; landing pages; design systems; API development; real-time applications
with: React; TypeScript; JavaScript; Next.js; Vue.js; Angular; Svelte; HTML/CSS; CSS frameworks; front-end build tools; Git; GraphQL; Figma
about: websites; technology; SaaS; software; online marketplace
near: ux designer; backend developer; product manager; qa engineer; digital marketer

backend developer; software architect; backend lead
does: backend development; API development; system design; microservices; databases; high-load systems; in-app chat; search engines; payment integration; systems integration; performance testing
with: Node.js; PostgreSQL; Redis; Java; Spring Boot; Python; Django; Golang; .NET; C#; MySQL; MongoDB; message queues; Docker; GraphQL; Linux; PHP; Laravel; Kotlin; Ruby; Scala
about: software; SaaS; technology; fintech; data and analytics
near: web developer; devops engineer; mobile developer; data engineer

mobile developer; mobile lead
does: mobile development; Android development; iOS development; cross-platform development; mobile app performance; offline-first apps; app store publishing; mini app development; push notifications; app monetisation; mobile app testing
with: Flutter; React Native; Kotlin; Swift language; Dart language; Firebase; mobile databases; Figma; Git
about: mobile apps; software; phones; offline use; technology
near: ux designer; backend developer; product manager; app marketer

devops engineer; system administrator; infrastructure lead
does: DevOps; cloud computing; CI/CD; infrastructure as code; observability; release management; system administration; web servers and load balancing; private cloud; disaster recovery; on-premise deployment; web hosting; cloud security; high-load systems
with: AWS; Kubernetes; Docker; Linux; Google Cloud; Microsoft Azure; shell scripting; Golang; Python; cloud certificates; Red Hat certificates; Git
about: SaaS; software; web hosting and domains; cybersecurity; technology
near: backend developer; security engineer; network engineer

qa engineer; QA lead; tester
does: QA testing; test automation; API testing; performance testing; test management; mobile app testing; beta testing; game testing; web accessibility; technical specifications
with: Python; JavaScript; Git; CI/CD; SQL
about: software; product quality; mobile apps; technology
near: web developer; mobile developer; product manager; devops engineer

ux designer; UX/UI designer; product designer
does: UX design; UI design; UX research; prototyping; design systems; web accessibility; icon design; plain-language writing; qualitative research; accessibility auditing
with: Figma; Adobe Photoshop; product analytics; presentation design
about: design; mobile apps; websites; software; customer requests
near: product manager; web developer; mobile developer; graphic designer

product manager; CPO; product owner
does: product management; agile; business analysis; MVP development; user research; product analytics; pricing; product positioning; technical specifications; experiment design; customer feedback; roadmaps; growth marketing
with: Figma; SQL; team collaboration tools; Microsoft Excel; scrum certificates
about: SaaS; software; start-up ideas; mobile apps; customer retention
near: ux designer; web developer; business analyst; growth marketer; startup founder

business analyst; scrum master; project manager
does: business analysis; project management; agile; technical specifications; business process management; project scheduling; stakeholder relations; programme management; change management; system implementation; risk management
with: Microsoft Excel; Microsoft Office; team collaboration tools; project management certificates; scrum certificates; business analysis certificates; Power BI
about: technology; task tracking; reports; consulting; software
near: product manager; erp consultant; software house; management consultant

data scientist; data analyst; chief data officer
does: data science; data analysis; statistics; forecasting; business intelligence; data visualisation; machine learning; experiment design; web analytics; product analytics; data governance; executive reporting; recommender systems
with: Python; SQL; R programming; Python data tools; Power BI; Microsoft Excel; statistical software; Bayesian statistics; analytical databases; Apache Spark
about: data and analytics; reports; fintech; technology; data collection
near: data engineer; machine learning engineer; risk analyst; market researcher

data engineer; data lead
does: data engineering; databases; data integration; big data; data governance; entity resolution; customer data integration; analytical databases; graph databases; time series databases; web scraping
with: SQL; PostgreSQL; Apache Spark; Python; Scala; AWS; message queues; MongoDB; Oracle database; SQL Server
about: data and analytics; reports; software; technology
near: data scientist; backend developer; devops engineer

machine learning engineer; AI lead; MLOps engineer
does: machine learning; AI; deep learning; MLOps; model fine-tuning; model evaluation; model compression; edge inference; inference serving; recommender systems; explainable AI; model monitoring; AI strategy; reinforcement learning; synthetic data; AI guardrails
with: Python; GPU clusters; Docker; C++; Python data tools; Kubernetes; open source
about: artificial intelligence; data and analytics; scientific research; software
near: data scientist; language engineer; vision engineer; data annotator; backend developer

language engineer; computational linguist; speech engineer
does: natural language processing; speech recognition; text-to-speech; large language models; chatbots; machine translation; dialogue systems; voice bots; morphological analysis; text summarisation; transliteration; low-resource languages; retrieval-augmented generation; speech data; prompt engineering; AI agents; proofing tools; speaker diarisation; Mongolian language technology
with: Python; deep learning; Bayesian statistics; data annotation; open source; GPU clusters
about: voice recognition; machine translation; dictionaries; virtual assistants; language preservation; artificial intelligence
near: machine learning engineer; data annotator; translator; linguist

vision engineer; document AI engineer
does: computer vision; OCR; handwritten text recognition; visual inspection; object tracking; document layout analysis; document extraction; biometrics; 3D reconstruction; edge inference; digital signal processing; data annotation
with: Python; C++; deep learning; GPU clusters; camera technology; Raspberry Pi
about: artificial intelligence; handwriting recognition; paperwork; product quality; sensors
near: machine learning engineer; embedded engineer; robotics engineer; data annotator

generative AI developer; prompt engineer; automation specialist
does: generative AI; prompt engineering; AI agents; chatbots; AI image generation; workflow automation; RPA; no-code; retrieval-augmented generation; AI guardrails; bot development; internal tools
with: Python; JavaScript; large language models; team collaboration tools; API development
about: virtual assistants; artificial intelligence; software; customer requests
near: machine learning engineer; web developer; business analyst; support manager

data annotator; annotation team lead
does: data annotation; data entry; speech data; human-in-the-loop labelling; data taxonomies; cataloguing; scanning services; translation
with: Microsoft Excel; online survey tools; Mongolian; English
about: artificial intelligence; data collection; outsourcing to Mongolia; voice recognition; students
near: machine learning engineer; language engineer; outsourcing manager

security engineer; penetration tester; CISO
does: cybersecurity; penetration testing; network security; application security; security operations; information security management; identity management; digital forensics; cryptography; cloud security; endpoint security; security awareness training; disaster recovery; industrial cybersecurity; privacy engineering
with: Linux; Python; security certificates; ISO 27001 lead auditor; NIST framework; SOC 2; shell scripting; access control systems
about: cybersecurity; privacy; fraud; banking; technology
near: devops engineer; network engineer; it auditor; data protection lawyer

it auditor; IT governance consultant
does: IT governance; IT audit; internal audit; risk management; information security management; audit preparation; compliance; SOC 2; data governance; business continuity; CCPA; privacy
with: ISO 27001 lead auditor; IT service management; Microsoft Excel; CMMI; security certificates
about: cybersecurity; banking; consulting; privacy
near: security engineer; auditor; compliance officer; cio

network engineer; telecom engineer
does: computer networking; telecom engineering; fibre optics; VoIP; wireless communication; satellite technology; RF engineering; network security; work at height; on-site installation
with: network certificates; Linux; Cisco; GPS tracking
about: telecommunications; internet access; rural life; space technology; technology
near: it support specialist; security engineer; electronics engineer; cctv installer

it support specialist; help desk engineer; IT specialist
does: IT support; help desk software; computer networking; managed IT services; phone repair; Microsoft Office; system administration; email systems; equipment breakdowns; hardware testing; software procurement; customer service
with: Linux; IT service management; Microsoft Azure; collaboration tools
about: phones; technology; small and medium enterprises; warranty
near: network engineer; security engineer; office manager; cctv installer

cio; CTO; engineering director; tech lead
does: technology leadership; system design; digital transformation; AI strategy; IT procurement; leadership; performance reviews; recruitment; IT governance; legacy system modernisation; software outsourcing; technical management; custom software development
with: AWS; agile; Microsoft Azure; IT service management
about: technology; software; SaaS; start-up ideas; outsourcing to Mongolia
near: backend developer; product manager; startup founder; security engineer; software house

software house; software outsourcing company; digital agency
does: custom software development; software outsourcing; software maintenance; web development; mobile development; QA testing; UX design; system implementation; legacy system modernisation; technical specifications; project management
with: React; .NET; Java; Flutter; AWS; PostgreSQL; agile; CMMI
about: software; outsourcing to Mongolia; technology; small and medium enterprises
near: product manager; project manager; qa engineer; outsourcing manager

outsourcing manager; delivery manager
does: software outsourcing; account management; call centre; data entry; recruitment; project management; staffing services; B2B sales; remote work; supplier relations; Japanese market; Korean market; European market
with: English; Japanese; Korean; CRM systems; team collaboration tools
about: outsourcing to Mongolia; software; services; internships
near: software house; recruiter; support manager; b2b salesperson

erp consultant; implementation manager; solutions engineer
does: ERP systems; system implementation; CRM systems; accounting software; inventory software; HR software; systems integration; data integration; business process management; client onboarding; training; enterprise integration; document management systems; manufacturing software; warehouse management
with: SQL; Oracle database; SQL Server; 1C; Microsoft Excel; Power BI; VBA
about: inventory; invoices; small and medium enterprises; software; salaries and payroll; attendance
near: accountant; business analyst; project manager; supply chain manager; cio

wordpress developer; no-code developer
does: WordPress; no-code; landing pages; web hosting; SEO; Shopify themes and apps; e-commerce development; UI design; website maintenance; booking systems
with: HTML/CSS; JavaScript; PHP; Canva; Figma; web analytics; MySQL
about: websites; small shops; selling online; web hosting and domains
near: graphic designer; digital marketer; copywriter; online seller

ecommerce developer; marketplace developer
does: e-commerce development; marketplace platforms; payment integration; recommender systems; search engines; delivery apps; inventory software; POS systems; loyalty programmes; booking systems; Shopify themes and apps; product analytics
with: PHP; Laravel; React; Node.js; MySQL; Redis; QR payments
about: e-commerce; marketplaces; selling online; retail; online marketplace; parcels
near: online seller; payments specialist; courier manager; digital marketer; web developer

fintech developer; payments engineer
does: fintech development; payment integration; ledger systems; algorithmic trading; smart contracts; fraud detection; recurring billing; mobile money; identity management; credit scoring; application security; open banking
with: Java; Golang; PostgreSQL; Kotlin; message queues; Python
about: FinTech; payment services; QR payments; banking; loans; sending money home
near: payments specialist; compliance officer; banker; security engineer; mobile developer

blockchain developer; web3 developer
does: blockchain; smart contracts; NFT; cryptography; cryptocurrency trading; payment integration; traceability; digital signatures; algorithms and data structures
with: Rust language; JavaScript; TypeScript; Golang
about: blockchain; fintech; shares and bonds; digital art
near: fintech developer; security engineer; financial lawyer; game producer

embedded engineer; firmware developer; low-level programmer
does: embedded systems; device drivers; IoT; sensors; low-level programming; digital signal processing; wireless communication; battery management; edge inference; vehicle electronics; functional safety; hardware testing; IoT gateways
with: C language; C++; Arduino; Raspberry Pi; Rust language; Linux; FPGA; PCB design
about: hardware; low power; sensors; smart watches; iot; car parts
near: electronics engineer; hardware founder; automation engineer; mobile developer

electronics engineer; hardware engineer; hardware lead
does: electronics; PCB design; power electronics; RF engineering; electronic component sourcing; hardware product development; device assembly; testing and certification; FPGA; battery management; electronics compliance; hardware testing; thermal engineering
with: CAD design; Arduino; 3D printing; MATLAB; soldering
about: hardware; semiconductors; low power; gadgets; machine tools for small workshops
near: embedded engineer; industrial designer; mechanical engineer; china sourcing agent

hardware founder; device maker; smart home installer
does: smart home; IoT; wearables; hardware product development; 3D printing; device assembly; crowdfunding; component sourcing; mobile app development; testing and certification; pricing; private label production
with: Arduino; Raspberry Pi; sensors; wireless communication
about: hardware; smart watches; home safety; home heating; energy saving; gadgets
near: electronics engineer; embedded engineer; industrial designer; china sourcing agent; mobile developer

robotics engineer; drone engineer; mechatronics engineer
does: robotics; mechatronics; drones; autonomous vehicles; control theory; engineering simulation; computer vision; control engineering; object tracking; rugged devices; drone piloting; 3D reconstruction
with: C++; Python; CAD design; MATLAB; Linux; 3D printing; CNC machining
about: robotics; drone delivery; machinery; defence; agritech
near: embedded engineer; mechanical engineer; vision engineer; drone pilot; automation engineer

drone pilot; aerial surveyor
does: drone piloting; photogrammetry; remote sensing; crop monitoring; aerial photography; land surveying; 3D reconstruction; terrain models; visual inspection; object tracking
with: drones; GIS; satellite positioning; photo editing; web mapping
about: drones; agriculture; mining; maps; satellite images; film and video
near: surveyor; gis specialist; agronomist; videographer; robotics engineer

automation engineer; PLC programmer; control engineer
does: industrial automation; PLC programming; control engineering; industrial protocols; commissioning; calibration; mechatronics; functional safety; process engineering; remote metering; industrial cybersecurity; sensors; energy efficiency
with: SCADA; MATLAB; electrical engineering; IoT gateways; CAD design
about: manufacturing; machinery; energy; mining; product quality; sensors
near: electrical engineer; mechanical engineer; embedded engineer; plant engineer; production manager

gis specialist; remote sensing specialist; cartographer
does: GIS; remote sensing; cartography; web mapping; satellite data analysis; land cover and land use maps; geocoding; vegetation indices; radar remote sensing; terrain models; geostatistics; geodata processing; land information systems; routing engines; hydrological modelling
with: Python; PostgreSQL; drones; satellite positioning; R programming
about: maps; satellite images; pasture; land degradation; street addresses; environmental services
near: surveyor; ecologist; drone pilot; data scientist; urban planner; agronomist

cctv installer; access control installer; alarm technician
does: CCTV; access control systems; on-site installation; alert systems; fire safety; smart home; computer networking; fibre optics; biometrics; electrical installation; security services
with: camera technology; GPS tracking; work at height
about: home safety; security; neighbours; small shops; warehouses
near: electrician; network engineer; security guard manager; it support specialist

game developer; gameplay programmer; Unity developer
does: game development; graphics programming; multiplayer game development; console game development; level design; augmented reality; virtual reality; casual games; Roblox development; game analytics; serious games
with: Unity engine; Unreal Engine; Godot; C#; C++; Blender 3D; Git
about: gaming; educational games; AR/VR; entertainment; mobile apps
near: game designer; game artist; game producer; sound designer; mobile developer

game designer; level designer; game writer
does: game design; level design; game economy design; game balance; game writing; storytelling; board game design; gamified learning; game analytics; storyboarding
with: Unity engine; Microsoft Excel; Figma
about: gaming; tabletop games; educational games; comic stories
near: game developer; game artist; game producer; screenwriter; illustrator

game artist; concept artist; 3D artist
does: game art; concept art; 3D modelling; 3D animation; texturing; environment art; 3D sculpting; game interface art; illustration; visual effects; key art; 2D animation
with: Blender 3D; Unreal Engine; Adobe Photoshop; Unity engine
about: gaming; film and video; animation; entertainment; digital art
near: game developer; animator; illustrator; film producer

game producer; esports organiser; game publisher
does: game production; game publishing; esports; tournament organisation; community management; app user acquisition; app monetisation; live streaming; game cinematics; sponsorship sales; trailers; app marketing; game balance
with: Discord; product analytics; project management; agile
about: e-sports; gaming; entertainment; event tickets; young people
near: game developer; game designer; streamer; event manager; app marketer

vr developer; digital twin engineer
does: virtual reality; augmented reality; digital twin; 3D rendering; 3D modelling; photogrammetry; digital heritage; engineering simulation; BIM; game cinematics
with: Unreal Engine; Unity engine; Blender 3D; C#; web graphics
about: AR/VR; museum visits; construction technology; education; real estate
near: game developer; museum curator; architect; 3d visualiser

edtech developer; learning platform developer
does: learning management systems; LMS administration; online examinations; learning analytics; school information systems; gamified learning; video streaming; e-learning; web development; item banks; offline-first apps
with: React; Python; Firebase; MySQL
about: EdTech; education; exams; school; digital literacy; English learning
near: teacher; curriculum developer; mobile developer; online course maker

healthtech developer; health informatics specialist
does: health information systems; telehealth; medical records; booking systems; data privacy; HIPAA compliance; systems integration; bioinformatics; wearables; laboratory software; clinical data management
with: Java; Python; SQL; mobile development; cloud computing
about: HealthTech; doctor appointments; medical records; hospitals; rural health care
near: doctor; hospital manager; mobile developer; data protection lawyer

proptech developer; construction software developer
does: property technology; BIM; booking systems; marketplace platforms; smart city; digital twin; GIS; document management systems; recurring billing; access control systems
with: React; web mapping; PostgreSQL; mobile development
about: PropTech; apartments; neighbours; tenants and landlords; construction technology; utility bills
near: property manager; real estate agent; construction manager; web developer

legaltech developer; govtech developer
does: e-government; document management systems; digital signatures; legal drafting; identity management; workflow automation; chatbots; citizen participation; document extraction; search engines
with: Java; PostgreSQL; large language models; web accessibility
about: LegalTech; government; contracts; identity cards; permits; corruption; queues
near: lawyer; civil servant; language engineer; security engineer

agritech developer; livestock technology engineer
does: agricultural technology; livestock monitoring; GPS tracking; sensors; IoT; crop monitoring; satellite data analysis; offline-first apps; livestock traceability; drones; low power
with: Flutter; Arduino; Python; satellite positioning; remote sensing
about: AgriTech; herders; lost livestock; pasture; farms; weather
near: herder; agronomist; embedded engineer; veterinarian; gis specialist

video streaming engineer; broadcast engineer
does: video streaming; broadcast technology; audio-visual systems; smart TV apps; live streaming; sound engineering; subtitles; camera technology; signal processing
with: C++; cloud computing; Linux
about: media; films; films and series; songs; entertainment; sports
near: film producer; radio host; streamer; sound engineer

tourism technology developer; booking system developer
does: booking systems; ticketing and reservations; marketplace platforms; mobile development; web mapping; payment integration; review management; offline-first apps; localisation
with: React; Node.js; PostgreSQL; routing engines
about: tourism; trips; booking; flights; reviews; maps
near: tour operator; hotel manager; web developer; translator
`;
