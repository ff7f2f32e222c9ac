// Trades of herds, fields, food, fibre, crafts and nature.
export const land = `
herder; herding family; herder group leader
does: animal husbandry; pasture management; horse breeding; dairy processing; wool; cashmere; grazing planning; animal breeding selection; working with herders; felt; livestock traceability; saddlery
with: motorcycles; solar panels for homes; ger; GPS tracking; Mongolian
about: herders; sheep and goats; horses; camels; yaks; cattle; pasture; lost livestock; dzud; countryside; milk; gers; livestock; airag
near: veterinarian; dairy maker; cashmere processor; meat processor; cooperative manager; agritech developer

reindeer herder; camel herder; horse trainer
does: animal husbandry; horse breeding; animal breeding selection; horse riding; saddlery; tour guiding; wildlife conservation; traditional crafts
with: veterinary medicine; horse races; expeditions
about: reindeer; camels; horses; horse races; mountains; airag; heritage; naadam
near: herder; tour guide; veterinarian; leather craftsman

cooperative manager; herder cooperative leader
does: cooperative management; value chain development; working with herders; cashmere sourcing; member services; wool; microfinance; training; distribution; bookkeeping; rural development; organic certification; grant reporting
with: Microsoft Excel; traceability
about: cooperative societies; herders; farms; wool; milk; soums and districts; countryside; livestock
near: herder; dairy maker; cashmere processor; development programme officer; microfinance officer

veterinarian; animal health technician
does: veterinary medicine; small animal medicine; livestock health monitoring; animal breeding selection; laboratory testing; vaccines; veterinary field work; food safety; livestock traceability; nutrition; surgery
with: diagnostic kits; laboratory equipment; driving licence
about: veterinary services; animal diseases; animal breeding; sheep and goats; horses; pets; dogs; cats; livestock
near: herder; pet shop owner; food safety specialist; agronomist; lab specialist

pet shop owner; groomer; dog trainer; animal shelter manager
does: pet care; small animal medicine; retail sales; volunteering; fundraising; pet food; training; appointments; social media marketing
with: booking systems; e-commerce
about: pets; dogs; cats; stray dogs; adoption
near: veterinarian; small shop owner; ngo manager

pasture specialist; rangeland ecologist; desertification researcher
does: pasture management; grazing planning; vegetation indices; remote sensing; field ecology; soil science; land cover and land use maps; climate change; community work; regenerative farming; project evaluation; survey research
with: GIS; R programming; drones; satellite images
about: pasture; land degradation; drought; dzud; environmental services; herders; climate change impacts
near: gis specialist; herder; ecologist; development programme officer; meteorologist

agronomist; crop farmer; farm manager
does: crop farming; soil science; irrigation; farm machinery; seed growing; crop monitoring; pest management; post-harvest handling; regenerative farming; fertiliser; forecasting; cold-climate growing; agricultural trading
with: drones; tractors; GPS tracking; weather
about: crop production; farms; harvest; soil; vegetables; agriculture; food security; flour
near: greenhouse grower; flour miller; farm machinery dealer; agritech developer; gis specialist

greenhouse grower; vegetable farmer; greenhouse manager
does: greenhouse farming; irrigation; vegetable growing; cold-climate growing; seed growing; greenhouse construction; pest management; heating; organic certification; post-harvest handling; sensors; distribution
with: solar energy; low power; heat pumps; agricultural technology
about: vegetables; farms; local food; agriculture; home garden; agritech; berries
near: agronomist; heating engineer; distributor; embedded engineer; restaurant manager

berry grower; fruit farmer; sea buckthorn processor
does: fruit and berry growing; fruit and berry processing; wild plant harvesting; oil pressing; juice; beverage production; food technology; irrigation; packaging; export and import; natural cosmetics; shelf life testing
with: cold chain; organic certification
about: wild berries; fruit; juice and water; medicinal plants; exports; nuts; local food
near: agronomist; food technologist; cosmetics maker; distributor; beverage maker

beekeeper; honey producer
does: beekeeping; food labelling; packaging; organic certification; product branding; export and import; wild plants; laboratory testing
with: e-commerce
about: honey; insects; local food; medicinal plants; crop production
near: food technologist; cosmetics maker; export manager

poultry farmer; pig farmer; fish farmer
does: poultry farming; fish farming; feed milling; cold chain; veterinary medicine; livestock health monitoring; distribution; farm management; food safety
with: sensors; heating
about: eggs; pigs and poultry; fish; meat and dairy; farms; local food
near: veterinarian; feed maker; food safety specialist; distributor

feed maker; fodder producer
does: feed milling; animal nutrition; crop farming; hay; farm machinery; distribution; laboratory testing; warehousing; quality management
with: trucks; machine maintenance
about: livestock; dzud; farms; cattle; drought; harvest
near: herder; agronomist; poultry farmer

farm machinery dealer; tractor mechanic
does: farm machinery; industrial maintenance; heavy equipment service; sales; leasing; spare parts; field repair; diesel engine repair; training
with: GPS; warranty
about: machinery; agriculture; harvest; equipment breakdowns; farms
near: agronomist; mechanic; leasing manager

forester; nursery owner; tree planter
does: forestry; tree nursery; landscaping; soil science; irrigation; environmental management; carbon projects; wild plant harvesting; drones; botany; fire prevention; volunteering
with: GIS; remote sensing; seed growing
about: forests; forestry and fishery; land degradation; wood; parks; climate change impacts; dust
near: ecologist; landscaper; sawmill owner; gis specialist; carbon project developer

landscaper; florist; gardener
does: landscaping; floristry; grounds maintenance; greenhouse farming; irrigation; interior design; wedding decoration; plant care; parks
with: CAD design; seed growing
about: flowers; gardening; parks; weddings; houses and land
near: architect; event manager; greenhouse grower; forester

ecologist; field biologist; conservation officer
does: wildlife conservation; field ecology; species identification; environmental management; environmental education; botany; zoology; remote sensing; field work; aquatic ecology; palaeontology; environmental law; grant reporting
with: GIS; drones; R programming; camera technology
about: wildlife; birds; rivers and lakes; mountains; environmental services; forests; scientific research
near: pasture specialist; gis specialist; ranger guide; ngo manager; environmental engineer

meteorologist; climate scientist
does: meteorology; climate change; forecasting; remote sensing; simulation modelling; hydrological modelling; statistics; air quality; alert systems; emergency management
with: Python; satellites; GIS; MATLAB; scientific computing
about: weather; dzud; drought; dust storms; air quality; climate change impacts; disasters
near: gis specialist; data scientist; agronomist; emergency manager; actuary

environmental engineer; air quality specialist; environmental specialist
does: environmental management; air quality; environmental sensing; water quality testing; environmental law; sustainability reporting; waste management; mine closure planning; environmental impact; laboratory testing; compliance; climate change; noise
with: sensors; GIS; ISO standards; laboratory software
about: environmental services; air quality; smoke; dust; water; mine closure; CleanTech; soil
near: ecologist; lab specialist; mine manager; heating engineer; waste manager

carbon project developer; sustainability director; ESG consultant
does: sustainability reporting; carbon projects; climate finance; green finance; environmental management; climate change; grazing planning; supplier audits; ethical sourcing; energy efficiency; project finance; impact measurement
with: remote sensing; Microsoft Excel; English
about: CleanTech; sustainable living; climate change impacts; forests; pasture; foreign investors; grants
near: energy project developer; forester; pasture specialist; investor; environmental engineer

waste manager; recycler; circular economy founder
does: waste management; recycling operations; plastics production; environmental education; logistics; sorting; route planning; second-hand trading; collection; machine maintenance; paper production; community campaigns
with: routing engines; GPS tracking; sensors
about: waste management; household waste; plastic; paper; circular economy; old electronics; used things; glass; CleanTech
near: environmental engineer; packaging manufacturer; truck dispatcher; ngo manager; civil servant

water engineer; sanitation engineer; hydrologist
does: water engineering; hydrological modelling; water quality testing; plumbing; pump and compressor service; irrigation; civil engineering; drilling services; flood protection; environmental management; remote metering
with: CAD design; GIS; sensors
about: water; toilets; water and sanitation; rivers and lakes; ger district; utility bills
near: civil engineer; plumber; environmental engineer; geologist; heating engineer

meat processor; slaughterhouse manager; butcher
does: meat processing; cold chain; food safety; livestock traceability; HACCP; halal certification; packaging; export certification; distribution; quality management; shelf-life testing; production planning
with: refrigeration; laboratory testing
about: meat; sausages; exports; meat and dairy; cold storage; livestock; halal food
near: herder; veterinarian; food safety specialist; distributor; export manager; cold chain manager

dairy maker; milk collector; cheese maker
does: dairy processing; milk collection; food technology; fermentation; cold chain; food safety; packaging; distribution; shelf-life testing; recipes; machine maintenance; supplying supermarkets; school meals
with: laboratory testing; refrigeration
about: milk; cheese and curds; airag; ice cream; meat and dairy; herders; local food
near: herder; food technologist; cooperative manager; distributor; packaging manufacturer

food technologist; food safety specialist; food laboratory manager
does: food technology; food safety; food labelling; new product development; shelf-life testing; HACCP; quality management; laboratory testing; ISO standards; fermentation; nutrition; food regulation; recipe development; allergens
with: laboratory equipment; statistics; calibration
about: food and beverage; FoodTech; baby food; food allergies; product quality; certification; snacks
near: lab specialist; food manufacturer; nutritionist; chef; dairy maker; food safety specialist

food safety specialist; quality inspector
does: food safety; HACCP; audit preparation; quality management; laboratory testing; ISO standards; food regulation; inspection; supplier audits; training; food labelling; halal certification
with: lab accreditation; document management
about: food and beverage; school meals; restaurants; certification; product quality; traceability
near: food technologist; chef; meat processor; lab specialist; quality manager

food manufacturer; production manager; ready meal maker
does: manufacturing; food technology; production planning; packaging; frozen food production; supplying supermarkets; food safety; new product development; distribution; procurement; category; private label production; machine maintenance
with: ERP systems; inventory; cold chain
about: food and beverage; ready meals; noodles and dumplings; snacks; sauces; sweets; wholesale; food packaging
near: food technologist; distributor; packaging manufacturer; sales manager; retail manager; quality manager

flour miller; baker; bakery owner
does: baking; flour milling; recipes; food costing; production planning; food safety; retail sales; delivery; supplying supermarkets; shift management; cake decoration; menu development
with: kitchen equipment; POS systems
about: bread; cakes; flour; sweets; restaurants; small shops; birthdays and gifts
near: chef; agronomist; food technologist; small shop owner; caterer

chef; cook; kitchen manager
does: cooking; menu development; food costing; catering; food safety; recipes; kitchen management; procurement; restaurant management; baking; training; vegan food
with: kitchen equipment; cold storage
about: restaurants; food and beverage; recipes; vegan food; hospitality; food waste
near: restaurant manager; caterer; food safety specialist; baker; hotel manager

restaurant manager; cafe owner
does: restaurant management; menu development; food costing; shift management; customer service; POS systems; interior design; social media marketing; procurement; franchising; loyalty programmes; cash handling
with: booking systems; delivery apps; accounting software
about: restaurants; coffee; food and beverage; booking; couriers; franchise
near: chef; barista; courier manager; digital marketer; interior designer; small shop owner

barista; coffee roaster; bartender
does: barista; bartending; coffee roasting; beverages; customer service; tea; training; menu development; cash handling; events
with: POS systems; equipment maintenance
about: coffee; tea; restaurants; beverages; beer and spirits
near: restaurant manager; beverage maker; franchise manager; event manager

caterer; school meal provider; canteen manager
does: catering; cooking; nutrition; food safety; shift management; delivery; menu development; procurement; event management; tendering; food costing
with: kitchen equipment; cold chain
about: school meals; food and beverage; weddings; events; children; food waste
near: chef; food safety specialist; event manager; nutritionist; courier manager

beverage maker; brewer; water bottler; distiller
does: beverage production; fermentation; bottling; food technology; packaging design; distribution; quality management; label design; water quality testing; supplying supermarkets; branding; production planning
with: laboratory testing; machine maintenance
about: beer and spirits; juice and water; beverages; tea; airag; fruit; glass
near: food technologist; packaging manufacturer; distributor; brand manager; berry grower

nutritionist; dietitian
does: nutrition; weight loss; menu development; health coaching; diabetes; recipes; children's nutrition; content creation; food labelling; research; sports nutrition; counselling
with: online course creation; body measurement
about: weight loss; diabetes; baby food; wellness; food allergies; exercise; school meals
near: doctor; fitness trainer; food technologist; chef; psychologist

cosmetics maker; soap maker; household chemicals producer
does: cosmetics production; natural products chemistry; household chemicals; packaging design; laboratory testing; oil pressing; branding; product conformity; e-commerce operations; chemical regulation; new product development; wild plant harvesting
with: chemistry; fermentation
about: natural cosmetics and soap; beauty; hygiene products; medicinal plants; skin problems; small workshops; selling online
near: chemist; berry grower; online seller; packaging manufacturer; brand manager; beauty salon owner

cashmere processor; cashmere company; textile technologist
does: cashmere processing; cashmere sourcing; wool processing; textile production; natural dyes; knitwear design; quality management; export and import; livestock traceability; textile standards; spinning; fibre sorting; ethical sourcing; machine maintenance
with: knitting machines; laboratory testing; Italian; English
about: cashmere; textiles; wool; herders; exports; fashion; sheep and goats; clothes; traceability
near: herder; knitwear designer; export manager; quality manager; cooperative manager; brand manager

knitwear designer; fashion designer; garment technologist
does: fashion design; knitwear design; pattern making; sewing; garment samples; fashion illustration; clothing construction; textile production; dyeing; collection planning; natural dyes; product photography; branding; embroidery
with: Adobe Photoshop; CAD design; knitting machines
about: fashion; clothes; cashmere; textiles; bags; design
near: cashmere processor; tailor; product photographer; online seller; stylist; brand manager

tailor; sewing workshop owner; deel maker
does: sewing; pattern making; traditional costume; embroidery; clothing design; production planning; workwear; clothing repair; garment samples; shift management; pricing; school uniforms
with: sewing machines; cutting
about: clothes; deel; textiles; small workshops; weddings; fashion; staff
near: knitwear designer; small shop owner; felt maker; export manager; leather craftsman

stylist; makeup artist; costume designer
does: personal styling; makeup artistry; hairdressing; fashion design; photo shoots; traditional costume; wedding planning; costume for film; content creation; second-hand trading
with: Instagram; photography
about: fashion; beauty; weddings; film; clothes; jewellery
near: fashion designer; photographer; beauty salon owner; film producer; knitwear designer

felt maker; felt artisan; wool product maker
does: felt making; felt manufacturing; wool processing; handicrafts; embroidery; natural dyes; souvenir design; thermal insulation; ger making; export and import; rug making; toy making
with: sewing; product photography
about: felt; wool; souvenirs; craft makers; gers; jewellery and crafts; slippers; children's toys; home insulation
near: herder; tailor; souvenir seller; cooperative manager; ger maker; online seller

leather craftsman; tannery manager; saddler; shoemaker
does: leather processing; leather product making; saddlery; fur processing; shoe making; dyeing; pattern making; bag design; environmental management; quality management; machine maintenance
with: sewing machines; chemistry; cutting
about: leather; fur; shoes; bags; horses; exports; livestock; small workshops
near: herder; tailor; export manager; environmental engineer; knitwear designer

jeweller; goldsmith; silversmith
does: jewellery making; jewellery design; stone cutting; metal casting; 3D modelling; engraving; handicrafts; gold; pricing; retail sales; product photography; traditional crafts
with: 3D printing; CAD design
about: rings and earrings; gold; jewellery and crafts; weddings; gifts; souvenirs
near: souvenir seller; 3d visualiser; online seller; artist

ger maker; traditional craftsman; instrument maker
does: ger making; wood carving; carpentry; traditional crafts; bone and horn carving; musical instrument making; instrument tuning; pattern design; felt making; wood processing; restoration; saddlery; hand bookbinding
with: wood; workshops
about: gers; heritage; craft makers; wood; souvenirs; folk music; felt
near: felt maker; carpenter; museum curator; tourist camp manager; musician

souvenir seller; craft shop owner; gift maker
does: handicrafts; souvenir design; gift packaging; retail sales; cross-border e-commerce; visual merchandising; toy making; wooden toys; product photography; working with craftspeople; ceramics; branding
with: e-commerce; POS systems; English
about: souvenirs; gifts; tourists; craft makers; jewellery and crafts; handicraft; toys
near: felt maker; jeweller; tour operator; online seller; ceramicist

ceramicist; glass maker; stone carver
does: ceramics; sculpture; stone cutting; mould making; product design; handicrafts; kiln; decorative arts; interior design; teaching workshops
with: 3D printing; glazing
about: household goods; glass; craft makers; souvenirs; arts
near: souvenir seller; artist; interior designer; sculptor

carpenter; furniture maker; joiner
does: furniture making; carpentry; wood processing; interior design; CNC machining; door and window fitting; furniture restoration; cost estimation; upholstery; delivery; 3D rendering; order management
with: CAD design; machine tools; spray coating
about: sofas and beds; wood; furniture; houses; offices; small workshops
near: interior designer; sawmill owner; builder; architect; ger maker

sawmill owner; timber house builder
does: wood processing; timber framing; modular building; carpentry; forestry; roofing; thermal insulation; drying; machine maintenance; distribution
with: CNC machining; trucks
about: wood; houses and land; building materials; forests
near: carpenter; forester; builder; insulation specialist

packaging manufacturer; plastics producer; paper mill manager
does: packaging; plastics production; paper production; packaging design; print production; mould making; recycling operations; manufacturing; quality management; production planning; food packaging; new product development
with: machine maintenance; ISO standards; CAD design
about: packaging and printing; food packaging; plastic; paper; wholesale; small workshops
near: food manufacturer; advertising agency; waste manager; cosmetics maker; production manager

hunter guide; fishing guide; ranger guide
does: wildlife conservation; tour guiding; fishing; wilderness safety; expeditions; horse riding; first aid; field work; species identification; camp leadership
with: satellite navigation; driving; English
about: fishing; wildlife; mountains; rivers and lakes; hikes; tourists; birds
near: tour operator; ecologist; tourist camp manager; tour guide
`;
