// Trades of mines, buildings and power.
export const buildingMining = `
mine manager; mining engineer
does: mining engineering; mine safety; blasting; drilling services; slope stability; production planning; heavy equipment; geotechnical engineering; mine closure planning; mining law; cost reduction; leadership; environmental management
with: mining technology; surveying; AutoCAD; drones; dispatch systems
about: mining; metals; minerals; gold; workplace accidents; coal; mine closure
near: geologist; mineral processing engineer; safety engineer; heavy equipment mechanic; surveyor; environmental engineer

geologist; exploration geologist; geotechnical engineer
does: geology; geotechnical engineering; drilling services; assaying; geostatistics; field work; slope stability; GIS; mineral exploration; remote sensing; sample preparation; coal quality; terrain models
with: 3D modelling; Python; core logging; geological maps
about: mining; oil and gas; gold; minerals; soil; earthquakes; water
near: mine manager; driller; gis specialist; lab specialist; surveyor

mineral processing engineer; metallurgist; assay laboratory manager
does: mineral processing; process engineering; assaying; chemistry; process control; metal casting; laboratory testing; instrument analysis; water treatment; environmental management; sampling; laboratory management
with: simulation modelling; calibration; statistics
about: metals; gold; copper; mining; coal; steel
near: mine manager; chemist; automation engineer; lab specialist; geologist

driller; blaster; water well driller
does: drilling services; blasting; heavy equipment operation; mine safety; pump service; field repair; work at height; geology; earthworks
with: diesel generators; maintenance
about: mining; water; oil and gas; roads
near: geologist; mine manager; water engineer; heavy equipment mechanic

safety engineer; HSE manager; occupational health specialist
does: occupational safety; mine safety; fire safety; risk management; training; emergency management; workplace ergonomics; occupational health; ISO standards; incident investigation; radiation safety; environmental management; work at height
with: first aid; inspection; document management
about: workplace accidents; mining; construction; manufacturing; health
near: mine manager; construction manager; hr manager; emergency manager; production manager

heavy equipment mechanic; fleet maintenance manager; machine operator
does: heavy equipment service; heavy equipment operation; diesel engine repair; industrial maintenance; field repair; welding; fleet maintenance; hydraulics; spare parts; pump and compressor service; tyre service; condition monitoring
with: GPS tracking; diagnostics; driving licence
about: mining; equipment breakdowns; machinery; trucks; car parts; fuel
near: mechanic; mine manager; transport manager; welder; parts dealer

oil and gas engineer; fuel station manager
does: oil and gas; drilling services; process engineering; geology; distribution; fuel; dangerous goods transport; safety; pipelines; laboratory testing; storage; retail management
with: automation; simulation
about: oil and gas; fuel; energy; cars; petrol stations
near: geologist; safety engineer; transport manager; energy project developer

surveyor; land surveyor; geodesist
does: land surveying; cartography; GIS; photogrammetry; terrain models; satellite positioning; drone piloting; land information systems; quantity takeoff; land acquisition; CAD design
with: AutoCAD; total station; drones
about: maps; houses and land; mining; construction; roads; street addresses
near: gis specialist; civil engineer; mine manager; drone pilot; road engineer

civil engineer; structural engineer
does: civil engineering; steel structures; engineering analysis; concrete; BIM; building inspection; cost estimation; construction management; geotechnical engineering; earthquakes; cold regions engineering; site supervision; building restoration
with: AutoCAD; Revit; CAD design; MATLAB
about: construction; buildings; earthquakes; cement and bricks; roads; houses
near: architect; construction manager; estimator; surveyor; heating engineer; road engineer

architect; urban planner
does: architecture; urban planning; interior design; BIM; 3D rendering; CAD design; landscape; building restoration; energy efficiency; licences and permits; exhibition design; sustainable design; 3D modelling; citizen participation
with: Revit; AutoCAD; Blender 3D; GIS; Adobe Photoshop
about: construction; parks; houses and land; ger district; smart city; real estate; roads; apartments; heritage
near: civil engineer; interior designer; landscaper; construction manager; 3d visualiser; heating engineer

interior designer; exhibition designer
does: interior design; 3D rendering; furniture design; finishing works; exhibition design; lighting; visual merchandising; drawing; procurement; 3D modelling; space planning; colour
with: AutoCAD; Blender 3D; Adobe Photoshop; SketchUp
about: design; apartments; furniture; restaurants; coworking; home repairs
near: architect; carpenter; builder; real estate agent; 3d visualiser

3d visualiser; rendering artist
does: 3D rendering; 3D modelling; architectural visualisation; animation; interior design; virtual tours; product visualisation; photo editing; texturing
with: Blender 3D; Unreal Engine; Adobe Photoshop; Revit
about: design; real estate; construction; furniture; advertising
near: architect; interior designer; game artist; advertising agency; vr developer

construction manager; general contractor; site supervisor
does: construction management; site supervision; cost estimation; project scheduling; procurement; tendering; quality management; occupational safety; masonry; building materials; contract law; steel structures; crew management; earthworks
with: AutoCAD; Microsoft Excel; BIM; drones
about: construction; apartments; tenders; building materials; staff shortage; houses and land; workplace accidents
near: civil engineer; estimator; builder; architect; safety engineer; building material dealer

estimator; quantity surveyor
does: construction cost estimation; quantity takeoff; tendering; budgeting; technical specifications; procurement; BIM; contracts; building materials
with: AutoCAD; Microsoft Excel; Revit
about: construction; tenders; prices; building materials
near: construction manager; civil engineer; tender specialist; accountant

builder; mason; finishing worker; roofer
does: finishing works; masonry; roofing; painting; tiling; door and window fitting; thermal insulation; concrete; demolition; fence building; small repairs; plastering; work at height; stove building
with: tools; scaffolding
about: home repairs; construction; houses; apartments; cement and bricks; home insulation
near: construction manager; plumber; electrician; carpenter; building material dealer

insulation specialist; energy auditor; passive house builder
does: thermal insulation; energy efficiency; heating engineering; energy audit; building materials; natural building; door and window fitting; green finance; thermal imaging; stove building; simulation modelling
with: sensors; thermal engineering; CAD design
about: home insulation; energy saving; smoke; home heating; ger district; houses; felt; cleantech
near: heating engineer; builder; felt maker; architect; energy engineer; building material dealer

building material dealer; brick factory manager; concrete plant manager
does: building materials; manufacturing; concrete; distribution; quality management; laboratory testing; logistics; stone cutting; glass; B2B sales; import
with: ERP systems; trucks
about: cement and bricks; building materials; steel; wood; glass; construction; wholesale
near: construction manager; distributor; builder; truck dispatcher; civil engineer

road engineer; bridge engineer; earthworks contractor
does: road construction; earthworks; civil engineering; heavy equipment operation; surveying; tendering; laboratory testing; flood protection; traffic planning; drones; geotechnical engineering
with: AutoCAD; GIS
about: roads; traffic; mining; soums and districts; bridges; borders
near: civil engineer; surveyor; heavy equipment mechanic; construction manager

electrician; electrical engineer
does: electrical engineering; electrical installation; power electronics; lighting; solar installation; industrial automation; commissioning; repair and maintenance; low voltage; safety; cost estimation; appliance repair
with: AutoCAD; work at height; PLC programming
about: energy; construction; apartments; street lighting; solar panels for homes; energy saving
near: automation engineer; solar installer; builder; hvac engineer; energy engineer; cctv installer

plumber; heating installer; sewage contractor
does: plumbing; heating; repair and maintenance; heating engineering; water engineering; welding; small repairs; pumps; sewage; repair coordination
with: tools; boilers
about: home repairs; toilets; home heating; water; apartments; utility bills
near: heating engineer; builder; water engineer; property manager

heating engineer; HVAC engineer; hvac engineer; boiler house manager
does: heating engineering; HVAC; energy efficiency; power plant operations; thermal engineering; air quality; commissioning; heat pumps; smart home; stove building; remote metering; pump service; cost estimation
with: AutoCAD; sensors; industrial automation
about: home heating; smoke; energy; ger district; utility bills; energy saving; coal smoke
near: plumber; insulation specialist; electrician; energy engineer; automation engineer; embedded engineer

hvac engineer; ventilation installer; refrigeration technician
does: HVAC; refrigeration; cold chain; air quality; appliance repair; installation; commissioning; thermal engineering; electrical installation
with: sensors; work at height
about: air quality; cold storage; offices; restaurants; home appliances
near: heating engineer; cold chain manager; facility manager; electrician

elevator technician; industrial climber
does: elevator installation and maintenance; work at height; electrical installation; building inspection; repair and maintenance; facade cleaning; rope access
with: safety certificates
about: apartments; neighbours; building repairs; construction
near: property manager; electrician; builder; safety engineer

energy engineer; power plant manager; grid operator
does: power plant operations; electrical engineering; energy efficiency; renewable energy; forecasting; remote metering; battery management; control engineering; equipment maintenance; energy audit; optimisation
with: SCADA; MATLAB; simulation modelling
about: energy; renewable energy; energy saving; utility bills; coal; batteries
near: electrician; heating engineer; energy project developer; automation engineer; data scientist

solar installer; renewable energy engineer; wind engineer
does: solar energy; solar installation; wind energy; renewable energy; battery management; power electronics; energy efficiency; on-site installation; energy project development; work at height; leasing; sales; low power
with: CAD design; remote metering; electrical engineering
about: solar panels for homes; renewable energy; herders; energy; gers; CleanTech; countryside; low power
near: electrician; energy project developer; energy engineer; herder; embedded engineer

energy project developer; project finance manager
does: energy project development; project finance; feasibility study; licences and permits; land acquisition; renewable energy; financial modelling; carbon projects; government relations; contract negotiation; environmental impact
with: Microsoft Excel; English; GIS
about: renewable energy; energy; foreign investors; CleanTech; grants
near: solar installer; financial lawyer; investor; energy engineer; carbon project developer
`;
