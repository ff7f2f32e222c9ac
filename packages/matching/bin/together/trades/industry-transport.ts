// Trades of factories, machines, roads, laboratories and science.
export const industryTransport = `
production manager; factory director; plant engineer
does: manufacturing; production planning; lean manufacturing; quality management; shift management; equipment maintenance; process engineering; occupational safety; cost reduction; workforce planning; inventory management; industrial automation; leadership
with: ERP systems; manufacturing software; ISO standards; Microsoft Excel; Lean Six Sigma
about: manufacturing; equipment breakdowns; small workshops; staff shortage; inventory; product quality
near: quality manager; automation engineer; supply chain manager; mechanical engineer; maintenance engineer

plant engineer; maintenance engineer; service engineer
does: industrial maintenance; equipment maintenance; mechanical engineering; pump and compressor service; welding; electrical maintenance; commissioning; calibration; condition monitoring; spare parts; non-destructive testing; repair
with: PLC programming; CAD design; sensors
about: equipment breakdowns; machinery; manufacturing; energy; warranty
near: mechanical engineer; automation engineer; production manager; welder; electrician

quality manager; ISO consultant; certification specialist
does: quality management; ISO standards; audit preparation; testing and certification; product conformity; lab accreditation; lean manufacturing; process validation; supplier audits; internal audit; inspection; calibration; organic certification
with: statistics; document management; Lean Six Sigma
about: certification; product quality; manufacturing; exports; food and beverage
near: production manager; food safety specialist; lab specialist; export manager; management consultant

mechanical engineer; machinery designer
does: mechanical engineering; CAD design; machining; engineering simulation; thermal engineering; engineering analysis; 3D printing; prototyping; mechatronics; parametric modelling; equipment maintenance; mould making; systems engineering
with: SolidWorks; MATLAB; CNC machining; simulation
about: machinery; manufacturing; machine tools for small workshops; automotive; robotics
near: industrial designer; machinist; automation engineer; plant engineer; robotics engineer

machinist; toolmaker; welder; metal workshop owner
does: machining; CNC machining; welding; steel structures; mould making; surface coating; metal casting; sheet metal; machine repair; non-destructive testing; stove building; custom orders
with: CAD design; machine tools
about: metals; steel; machinery; small workshops; machine tools for small workshops
near: mechanical engineer; builder; plant engineer; heavy equipment mechanic; industrial designer

industrial designer; product designer for manufacturing
does: industrial design; CAD design; prototyping; 3D printing; 3D modelling; product design; packaging design; ergonomics; new product development; assistive technology design; mould making; 3D rendering
with: SolidWorks; Blender 3D; Figma
about: hardware; design; furniture; household goods; toys; manufacturing
near: mechanical engineer; electronics engineer; packaging manufacturer; hardware founder; graphic designer

mechanic; car service owner; parts dealer
does: car repair; car diagnostics; car parts; car wash; electric vehicles; diesel engine repair; tyre service; roadside assistance; customer service; insurance claims; vehicle electronics; warranty; painting
with: diagnostics; POS systems; booking systems
about: cars; car parts; roadside assistance; automotive; car breakdown; small shops
near: car dealer; heavy equipment mechanic; electric vehicle engineer; insurance agent; taxi manager

parts dealer; car dealer; car importer
does: car sales; export and import; customs clearance; leasing; auto auctions; pricing; Japanese market; inventory; negotiation; car inspection; online advertising
with: Japanese; Korean; inventory software
about: cars; car parts; automotive; imports; instalments; electric vehicles
near: mechanic; customs broker; banker; online seller; leasing manager

leasing manager; rental company owner
does: leasing; rental services; lease structuring; collateral management; fleet; contracts; credit risk; insurance; heavy equipment; booking
with: accounting software; GPS tracking
about: rentals; instalments; machinery; cars; mining; tools
near: banker; car dealer; heavy equipment mechanic; farm machinery dealer

electric vehicle engineer; charging network founder
does: electric vehicles; battery systems; power electronics; vehicle electronics; charging stations; mobile app development; energy efficiency; embedded systems; fleet; recurring billing; car repair
with: embedded systems; electrical engineering; payment integration
about: electric vehicles; mobility; energy; cars; parking; bicycles and scooters
near: electrician; embedded engineer; mechanic; energy engineer; taxi manager

taxi manager; ride hailing founder; bus company manager
does: transport operations; professional driving; dispatch; route planning; mobile app development; fleet maintenance; ticketing; pricing; driver training; GPS tracking; traffic
with: routing engines; payments; mini apps
about: taxis; buses; traffic; mobility; transport; parking; bicycles
near: mobile developer; transport manager; mechanic; civil servant; electric vehicle engineer

transport manager; truck dispatcher; freight carrier
does: transport operations; truck dispatch; road freight; fleet maintenance; route planning; professional driving; dispatch; GPS tracking; dangerous goods transport; fuel; crew management; pricing; insurance
with: routing engines; Microsoft Excel; driving licence; Russian; Chinese
about: trucks; transport; logistics; fuel; borders; containers; mining; roads
near: freight forwarder; warehouse manager; heavy equipment mechanic; supply chain manager; truck dispatcher

truck dispatcher; professional driver; dispatcher
does: professional driving; dispatch; road freight; truck dispatch; delivery; vehicle maintenance; GPS tracking; loading; parcel delivery
with: driving licence; navigation; radio
about: trucks; cars; transport; parcels; roads; fuel
near: transport manager; courier manager; mechanic

freight forwarder; logistics company; rail freight manager
does: freight forwarding; logistics management; customs clearance; cargo consolidation; shipping documents; railways; road freight; warehousing; export and import; negotiation; tracking; dangerous goods; air freight
with: English; Russian; Chinese; ERP systems
about: containers; logistics; borders; imports; exports; trains; international trade; trucks
near: customs broker; transport manager; warehouse manager; export manager; china sourcing agent

customs broker; customs declarant
does: customs clearance; shipping documents; export and import; tariff codes; product conformity; import permits; export controls; compliance; document preparation; logistics; food regulation
with: Microsoft Excel; Chinese; Russian; English
about: customs duties; borders; imports; exports; permits; international trade; paperwork
near: freight forwarder; export manager; distributor; lawyer; accountant

warehouse manager; storekeeper; fulfilment manager
does: warehousing; inventory management; order picking; inventory software; returns handling; cold storage; shift management; packing; forklift operation; occupational safety; stocktaking; dispatch
with: barcode; ERP systems; Microsoft Excel
about: inventory; storage space; logistics; parcels; wholesale; e-commerce
near: supply chain manager; courier manager; transport manager; online seller

supply chain manager; purchasing director
does: supply chain; procurement; logistics management; inventory management; forecasting; supplier relations; production planning; cost reduction; warehousing; export and import; optimisation; ethical sourcing
with: ERP systems; Power BI; Microsoft Excel; SQL
about: suppliers; logistics; inventory; wholesale; retail; manufacturing; food security
near: warehouse manager; production manager; distributor; freight forwarder; retail manager

cold chain manager; cold storage owner
does: cold chain; warehousing; refrigeration; food safety; temperature sensors; distribution; fleet; meat storage; vaccines; energy efficiency
with: sensors; GPS tracking
about: cold storage; meat; milk; vegetables; medicines; food and beverage; food waste
near: meat processor; hvac engineer; distributor; pharmacist; transport manager

courier manager; delivery service founder; courier
does: delivery operations; dispatch; route planning; courier; customer service; parcel lockers; cash on delivery; mobile app development; returns handling; shift management; pricing
with: delivery apps; GPS tracking; routing engines; geocoding
about: couriers; parcels; e-commerce; restaurants; street addresses; traffic; delivery services
near: online seller; mobile developer; restaurant manager; warehouse manager; ecommerce developer

airline manager; pilot; aviation technician
does: aviation; flight planning; maintenance; safety; ticketing and reservations; ground handling; customer service; dangerous goods; meteorology; training; crew
with: English; simulation
about: flights; aviation; tourism; air freight; parcels; drones
near: tour operator; freight forwarder; safety engineer; drone pilot

railway engineer; train operations manager
does: railways; transport operations; signalling; maintenance; logistics; freight forwarding; safety; scheduling; civil engineering
with: Russian; automation
about: trains; transport; borders; mining; containers
near: freight forwarder; civil engineer; mine manager; automation engineer

lab specialist; chemist; laboratory manager
does: chemistry; laboratory testing; instrumental analysis; laboratory management; sample preparation; calibration; lab accreditation; certified reference materials; quality management; natural products chemistry; GxP; water quality testing; food safety; validation
with: laboratory software; statistics; ISO standards
about: chemicals; certification; scientific research; product quality; water; soil; pharmaceuticals
near: food technologist; mineral processing engineer; environmental engineer; pharmacist; biotechnologist

chemist; polymer chemist; coatings maker
does: chemistry; nanotechnology; household chemicals; surface coating; chemical regulation; process engineering; new product development; plastics production; battery; research; natural products chemistry
with: instrumental analysis; simulation
about: chemicals; plastic; natural cosmetics and soap; paint; scientific research
near: lab specialist; cosmetics maker; production manager; biotechnologist

biotechnologist; bioprocess engineer; vaccine researcher
does: biotechnology; bioprocess engineering; microbial research; vaccine development; fermentation; genome sequencing; cell and gene technology; plant biotechnology; bioinformatics; diagnostic kits; drug development; process validation; freeze drying
with: laboratory equipment; R programming; Python; GxP quality systems
about: biotechnology; vaccines; animal diseases; infectious diseases; scientific research; pharmaceuticals
near: lab specialist; veterinarian; doctor; pharmacist; researcher

researcher; physicist; mathematician; university scientist
does: research; academic writing; physics; mathematics; scientific computing; simulation; statistics; optics; astronomy; peer review; doctoral research; optimisation; grant writing; higher education; patents
with: Python; MATLAB; R programming; English
about: scientific research; research papers; universities; natural sciences; grants
near: data scientist; lecturer; biotechnologist; chemist; robotics engineer

satellite engineer; space founder
does: satellite technology; remote sensing; RF engineering; satellite data analysis; embedded systems; optics; radar; systems engineering; control theory; signal processing
with: MATLAB; C++; Python; FPGA
about: space technology; satellite images; internet access; maps; weather; telecommunications
near: gis specialist; electronics engineer; network engineer; physicist

emergency manager; rescuer; firefighter
does: emergency management; fire safety; first aid; rescue; training; alert systems; flood protection; crisis management; wilderness safety; logistics; risk mapping; volunteering
with: GIS; drones; radio
about: disasters; earthquakes; dzud; ambulance; fire; weather; government
near: meteorologist; safety engineer; civil servant; paramedic; gis specialist
`;
