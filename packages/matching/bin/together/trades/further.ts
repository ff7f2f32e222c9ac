// Trades that the other lists have passed over: courts and uniforms, sports and stages, small crafts, sciences, services of the street.
export const further = `
criminal lawyer; judge; prosecutor
does: criminal law; litigation; public and administrative law; legal drafting; legal research; mediation; human rights law; courts; interviewing witnesses
with: Russian; document preparation
about: courts; legal help; legal services; human rights; domestic violence; corruption
near: lawyer; family lawyer; police officer; social worker

transport lawyer; shipping lawyer
does: transport and maritime law; contract law; insurance claims; international law; dangerous goods transport; aviation law; customs clearance
with: English; Chinese; Russian
about: trucks; borders; flights; containers; international trade; legal services
near: freight forwarder; lawyer; airline manager; insurance agent

bailiff; debt collector
does: court enforcement; debt collection; loan servicing; legal drafting; negotiation; collateral management
with: document management; law
about: debt; courts; loans; banking
near: banker; lawyer; microfinance officer

police officer; detective; border guard
does: policing and investigation; border and immigration control; digital forensics; first aid; report writing; security services; crisis management; CCTV
with: radio; dogs; driving
about: government; borders; home safety; fraud; visas; domestic violence
near: security guard manager; criminal lawyer; civil servant; emergency manager

circus artist; acrobat; stunt performer
does: circus arts; dance; acting; children's entertainment; training; stage performance; event management; horse riding
with: costume; music
about: entertainment; cultural festivals; children; event tickets
near: actor; event manager; sports coach; party host

climber; ski instructor; mountain guide
does: skiing and climbing; outdoor recreation; wilderness safety; first aid; rescue; tour guiding; work at height; camp leadership
with: maps; weather
about: mountains; hikes; sports; tourism; young people
near: tour guide; tour operator; sports coach; emergency manager

running coach; swimming coach; athlete
does: running and swimming; sports coaching; sports medicine; nutrition; fitness; tournament organisation; event management
with: wearables; statistics
about: sports; exercise; weight loss; children; after-school clubs
near: fitness trainer; sports coach; nutritionist; physiotherapist

chess teacher; archery coach; shagai player
does: chess and mind sports; archery and shooting sports; teaching; tournament organisation; sports coaching; traditional crafts; club management
with: online course creation; board game design
about: tabletop games; naadam; heritage; after-school clubs; children; olympiads
near: teacher; sports coach; game designer; ger maker

rally driver; motorsport organiser; driving school owner
does: motorsport; driving instruction; car repair; event management; sponsorship sales; professional driving; vehicle electronics; licences and permits
with: simulation; booking systems
about: cars; sports; event tickets; traffic; exams
near: mechanic; event manager; taxi manager; parts dealer

chimney sweep; stove cleaner; disinfection worker
does: chimney and duct cleaning; stove building; disinfection; fumigation; pest management; cleaning services; fire safety; air quality
with: household chemicals; work at height
about: smoke; home heating; insects; houses and land; hygiene products
near: cleaning company; heating engineer; plumber; agronomist

commercial diver; underwater inspector
does: underwater work; welding; visual inspection; non-destructive testing; water engineering; rescue
with: camera technology; pumps
about: rivers and lakes; water; oil and gas
near: water engineer; welder; emergency manager

knitter; basket weaver; macrame maker
does: hand knitting; crochet; basket weaving; wool processing; natural dyes; pattern design; selling online; teaching workshops
with: Instagram; product photography
about: wool; craft makers; clothes; gifts; souvenirs; children's toys
near: felt maker; online seller; tailor; souvenir seller

candle maker; bead artist; paper crafter
does: soap and candle making; paper and bead crafts; gift packaging; selling online; product photography; branding; traditional Mongolian crafts; jewellery making
with: Canva; moulds
about: gifts; craft makers; natural cosmetics and soap; household goods; weddings
near: cosmetics maker; online seller; souvenir seller; jeweller

industrial engineer; work study engineer
does: industrial engineering; lean manufacturing; production scheduling; ergonomics; process engineering; simulation modelling; warehousing; time planning
with: AutoCAD; Microsoft Excel; Lean Six Sigma; ERP systems
about: manufacturing; small workshops; logistics; equipment breakdowns
near: production manager; mechanical engineer; management consultant; supply chain manager

chemical engineer; refinery engineer
does: chemical engineering; process engineering; oil and gas; mineral processing; process control; industrial automation; safety; plastics production; water treatment
with: simulation modelling; MATLAB; PLC programming
about: chemicals; fuel; oil and gas; manufacturing; water
near: chemist; automation engineer; oil and gas engineer; mineral processing engineer

hydrogen engineer; nuclear engineer
does: hydrogen and nuclear energy; power plant operations; radiation safety; chemical engineering; thermal engineering; energy project development; physics
with: simulation modelling; MATLAB
about: energy; CleanTech; scientific research; renewable energy
near: energy engineer; physicist; safety engineer; energy project developer

grid engineer; substation engineer; relay engineer
does: power grids; electrical engineering; substations; relay protection; remote metering; commissioning; forecasting; control engineering
with: AutoCAD; SCADA; MATLAB
about: energy; utility bills; renewable energy; street lighting
near: electrician; energy engineer; automation engineer; solar installer

quantum researcher; rocket engineer
does: quantum computing; physics; algorithms and data structures; rockets and spacecraft; control theory; systems engineering; optics; mathematics
with: Python; MATLAB; C++
about: scientific research; space technology; universities
near: physicist; satellite engineer; machine learning engineer; security engineer

brain researcher; life scientist
does: neuroscience and cognitive science; biology; psychology; statistics; clinical research; medical imaging; academic writing; botany; zoology; genome sequencing
with: R programming; Python; laboratory equipment
about: scientific research; mental health; universities; research papers; sleep
near: psychologist; doctor; data scientist; biotechnologist

animal medicine maker; veterinary pharmacist
does: medicines and vaccines for animals; veterinary medicine; pharmaceutical manufacturing; medicines regulation; distribution; laboratory testing
with: cold chain; inventory software
about: animal diseases; livestock; medicines; veterinary services; herders
near: veterinarian; pharmacist; distributor; biotechnologist

postal worker; mail sorter; porter; loader
does: postal work; mail sorting; freight handler; dispatch; warehousing; parcel delivery; customer service
with: geocoding; driving
about: parcels; street addresses; couriers; logistics
near: courier manager; warehouse manager; truck dispatcher

casino operator; karaoke owner; cinema manager
does: gaming and betting operations; karaoke and clubs; cinema operations; bartending; cash handling; ticketing; security services; shift management; event management
with: POS systems; CCTV; audio-visual systems
about: entertainment; event tickets; films and series; songs; beer and spirits
near: event manager; restaurant manager; barista; sound engineer

temple worker; church worker
does: religious services; philosophy; community work; cultural heritage; volunteering; counselling; teaching
with: Tibetan; translation
about: religion; charity campaigns; communities; elderly people
near: monk; ngo manager; historian; volunteer coordinator

goods inspector; cargo surveyor; metrologist
does: goods inspection; cargo survey; instrument calibration; testing and certification; food safety; product conformity; laboratory accreditation; export certification
with: ISO standards; English; calibration
about: exports; imports; certification; product quality; borders; meat; minerals
near: quality manager; customs broker; lab specialist; export manager

kiosk owner; alcohol trader; shop assistant
does: tobacco and alcohol trade; retail sales; cash handling; shop display; inventory management; customer service; licences and permits
with: POS systems
about: small shops; beer and spirits; retail; household goods
near: small shop owner; distributor; salesperson

train driver; ship crew; conductor
does: railways; train or ship crew; transport operations; safety; customer service; ticketing; equipment maintenance
with: radio; Russian
about: train travel; transport; trains; borders; tourists
near: railway engineer; freight forwarder; tour operator

cleaner; caretaker; janitor
does: cleaning services; cleaner; grounds maintenance; small repairs (watches and shoes); laundry; household chemicals; reception
with: work at height
about: housework; apartments; offices; home services; neighbours
near: cleaning company; property manager; hotel manager; home service founder

clerk; secretary; archivist clerk
does: office administration; clerk; archiving; reception; document preparation; email systems; scheduling; data entry; spelling
with: Microsoft Office; Microsoft Excel; traditional Mongolian script
about: paperwork; email; meetings; government; spelling and handwriting
near: operations manager; hr manager; librarian; civil servant

watch repairer; shoe repairer; key cutter
does: watch repair; shoe repair; small repairs; engraving; leather product making; customer service; retail sales
with: tools; calibration
about: shoes; jewellery; used things; small shops; warranty
near: jeweller; leather craftsman; phone repairer; tailor

fertiliser dealer; agrochemist
does: fertilisers and crop protection; soil science; pest management; chemistry; sales; distribution; laboratory testing; seed growing
with: driving licence; agricultural technology
about: farms; soil; crop production; chemicals; harvest
near: agronomist; chemist; farm machinery dealer; distributor

disability carer; home carer
does: elderly and disability care; nursing; rehabilitation; first aid; cooking; patient communication; social work
with: driving; wearables
about: disability; elderly care; families; chronic illness
near: nurse; care home manager; social worker; physiotherapist

leisure centre manager; sports venue manager; swimming pool manager
does: leisure and sports centre manager; sports management; facility management; booking; event management; membership; shift management; fitness
with: booking systems; access control systems; POS systems
about: sports; exercise; children; basketball; wellness
near: sports coach; fitness trainer; facility manager; event manager

technical co-founder; software founder
does: software development; MVP development; technology leadership; web development; mobile development; system design; product management; cloud computing
with: Spring Boot; Svelte; version control; Google Analytics; Tableau; code review
about: start-up ideas; SaaS; software; mobile apps; technology
near: startup founder; product manager; web developer; investor

business co-founder; commercial co-founder; marketing co-founder
does: business development; sales; marketing; fundraising; pricing; negotiation; market research; business management; partner network; innovation management
with: Google Ads; Canva; CRM systems; marketing automation
about: start-up ideas; finding customers; small and medium enterprises; foreign investors
near: startup founder; b2b salesperson; digital marketer; cfo

finance co-founder; legal co-founder; operations co-founder
does: finance; accounting; contract law; operations; budgeting; fundraising; business management; compliance; human resources
with: Microsoft Excel; accounting software
about: start-up ideas; cash flow; contracts; small and medium enterprises
near: cfo; lawyer; operations manager; startup founder

agricultural co-founder; science co-founder; medical co-founder
does: new product development; research; field work; clinical research; crop farming; animal husbandry; medicine; grant writing; prototyping
with: laboratory equipment; English
about: start-up ideas; agriculture; healthcare; scientific research; grants; biotechnology
near: agronomist; doctor; researcher; investor; startup founder

flatmate finder; housing community manager
does: marketplace platforms; community management; tenant relations; tenancy law; content moderation; mobile development
with: reviews; payments
about: flatshare; apartments; students; tenants and landlords; ger district life
near: real estate agent; community builder; mobile developer; proptech developer

freelance designer; illustrator of brands; print designer
does: graphic design; illustration; layout design; logo design; print production; brand identity design; packaging design
with: Adobe Illustrator; CorelDRAW; Figma; Adobe Photoshop; Canva
about: design; packaging and printing; marketing; small shops
near: graphic designer; advertising agency; copywriter; brand manager
`;
