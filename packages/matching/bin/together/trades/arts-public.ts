// Trades of language, arts, media, travel, public life and services at home.
export const artsPublic = `
translator; interpreter; localisation manager
does: translation; interpreting; technical translation; literary translation; localisation; subtitling; translation editing; business interpreting; multilingual interfaces; community interpreting; legal translation; text editing
with: English; Russian; Chinese; Japanese; Korean; German; French; Kazakh
about: language services; books; films; contracts; migration; software; tourists; dictionaries
near: editor; language engineer; tour guide; export manager; publisher; lawyer

editor; publisher; book designer
does: publishing; text editing; layout design; book design; rights management; translation; printing; distribution; children's books; proofreading; audiobook production; marketing; typography; catalogue layout
with: Adobe Photoshop; e-commerce; typesetting
about: publishing; books; children's books; textbooks; reading; magazines; media
near: writer; illustrator; translator; curriculum developer; print house; publisher

writer; children's author; screenwriter
does: fiction writing; screenwriting; storytelling; children's books; game writing; content creation; blogging; text editing; lyric writing; copywriting; poetry; podcasting
with: Mongolian; English
about: books; films and series; children's books; comic stories; entertainment; heritage
near: editor; illustrator; film producer; game designer; copywriter

journalist; news editor; fact checker
does: journalism; text editing; video production; interviewing; photojournalism; data journalism; podcasting; social media; investigative reporting; content strategy; radio production; media law
with: English; data visualisation; WordPress
about: news; media; elections; corruption; soums and districts; human rights
near: pr manager; photographer; radio host; data scientist; editor

radio host; podcaster; tv presenter; voice actor
does: podcasting; radio production; presenting on stage and screen; voice acting; audio engineering; interviewing; sound design; audiobook production; public speaking; content creation; dubbing; live streaming
with: audio editing; microphones; social media
about: media; entertainment; songs; news; audiobooks; films; creator economy
near: sound engineer; journalist; streamer; event manager; writer

streamer; content creator; influencer; YouTuber
does: content creation; influencer work; live streaming; short-form video; video editing; social media marketing; community management; sponsorship; presenting; podcasting; esports; brand deals
with: Canva; YouTube; TikTok; photo editing
about: creator economy; social networks; entertainment; gaming; fashion; trips; beauty
near: videographer; digital marketer; brand manager; game producer; podcaster

photographer; product photographer; photo studio owner
does: photography; product photography; event photography; photo editing; studio lighting; wedding photography; image archive management; photojournalism; drone photography; retouching; print; aerial photography
with: Adobe Photoshop; camera technology; Instagram
about: photography; weddings; photo albums; tourism; fashion; food; events
near: videographer; event manager; stylist; online seller; drone pilot; product photographer

videographer; film producer; video editor; documentary maker
does: video production; video editing; cinematography; film directing; film producing; documentary filmmaking; colour grading; visual effects; motion graphics; storyboarding; screenwriting; subtitling; sound design; trailers; advertising
with: Adobe Premiere; drones; camera technology; After Effects
about: film and video; films; media; advertising; music videos; entertainment; wedding
near: screenwriter; sound engineer; actor; animator; photographer; film producer

film producer; documentary maker; film festival director
does: film producing; documentary filmmaking; film directing; fundraising; screenwriting; festival programming; distribution; sponsorship sales; rights management; casting; co-production; budgeting; subtitling
with: English; project management
about: film and video; films and series; arts and culture; heritage; grants; cultural festivals
near: videographer; writer; actor; pr manager; music manager

animator; motion designer; comics artist
does: animation; 2D animation; 3D animation; motion graphics; storyboarding; illustration; comics; character design; video editing; children's content; visual effects; advertising
with: Blender 3D; After Effects; Adobe Photoshop; Unity engine
about: film and video; comic stories; children; entertainment; education; gaming
near: illustrator; game artist; videographer; writer; sound designer

graphic designer; art director; branding studio
does: graphic design; brand identity design; packaging design; typography; layout design; illustration; advertising design; presentation design; print production; UI design; icon design; signage; type design; catalogue layout
with: Adobe Photoshop; Figma; Canva; Illustrator; Blender 3D
about: design; marketing; packaging and printing; food packaging; websites; souvenirs
near: brand manager; web developer; advertising agency; illustrator; copywriter; packaging manufacturer

illustrator; artist; calligrapher; sculptor
does: illustration; fine art; drawing; calligraphy; traditional Mongolian script; sculpture; children's books; tattoo art; pattern design; concept art; comics; key art; art teaching; exhibitions
with: Adobe Photoshop; NFT; painting
about: paintings; arts and culture; children's books; souvenirs; heritage; design; museum
near: editor; graphic designer; game artist; gallery owner; animator; museum curator

gallery owner; art manager; artist
does: art curation; fine art; art sales; exhibition design; event management; e-commerce; international marketing; sponsorship; appraisal; NFT; interior design
with: English; photography
about: paintings; arts and culture; museum visits; gifts; investment
near: illustrator; museum curator; event manager; interior designer

musician; composer; singer; music teacher
does: music performance; music composition; music education; traditional Mongolian music; lyric writing; music production; teaching; arrangement; dance; stage performance; instrument tuning; voice
with: audio engineering; musical instruments
about: music; songs; folk music; cultural festivals; weddings; heritage; event tickets
near: sound engineer; music manager; event manager; ger maker; dancer

sound engineer; music producer; sound designer; dj
does: audio engineering; sound design; music production; DJ; music composition; live sound; mixing; audio-visual systems; podcasting; game sound; acoustics; voice recording
with: recording studio; MIDI; signal processing
about: music; songs; film and video; events; gaming; radio
near: musician; videographer; event manager; podcaster; game developer

music manager; concert promoter; label owner
does: music business; rights management; event management; ticketing; artist management; royalties; sponsorship sales; streaming; digital marketing; distribution; contract law; festival programming
with: social media marketing; English; video
about: music; songs and concerts; event tickets; cultural festivals; entertainment; copyright
near: musician; data protection lawyer; event manager; digital marketer; sound engineer

actor; dancer; theatre director
does: acting; dance; stage directing; presenting; voice acting; choreography; teaching; screenwriting; children's entertainment; event performance; casting
with: costume; lighting
about: entertainment; arts and culture; films; folk music; cultural festivals; children
near: film producer; event manager; musician; stylist; writer

tour operator; travel agency owner; tourism manager
does: tourism operations; itinerary planning; tour guiding; ticketing and reservations; tourism marketing; tourist camps; English; expeditions; customer service; pricing; partner network; translation; digital marketing; outdoor recreation
with: booking systems; English; Japanese; Chinese; Korean; Russian; CRM systems
about: tourism; trips; tourists; flights; hotels; booking; mountains; naadam; herders
near: tour guide; hotel manager; tourist camp manager; tourism technology developer; transport manager

tour guide; trekking guide; expedition leader
does: tour guiding; guide interpreting; outdoor recreation; wilderness safety; first aid; expedition planning; storytelling; heritage interpretation; driving; horse riding; photography; cooking; English
with: English; French; German; Russian; Japanese; maps
about: tourists; hikes; mountains; tourism; wildlife; heritage; horses; trips
near: tour operator; translator; truck dispatcher; ranger guide; tourist camp manager; museum curator

tourist camp manager; eco lodge owner; homestay host
does: tourist camp management; hospitality; agritourism; cooking; solar energy; short-term rental hosting; waste management; booking; horse riding; herder homestays; seasonal staff; tourism marketing; English
with: booking systems; solar installation; ger making
about: gers; tourism; hospitality; herders; mountains; rivers and lakes; countryside; toilets; local food
near: tour operator; herder; chef; solar installer; hotel manager

hotel manager; guesthouse owner; resort manager
does: hotel management; hospitality; reception; customer service; pricing; review management; restaurant management; cleaning; online reputation management; event hosting; short-term rental hosting; shift management; energy efficiency
with: booking systems; English; POS systems; Chinese
about: hospitality; tourism; booking; reviews; restaurants; tourists; wellness
near: tour operator; chef; cleaning company; tourism technology developer; property manager

ngo manager; civil society leader; charity founder
does: NGO management; NGO fundraising; donor project management; advocacy campaigns; grant reporting and compliance; volunteering; community development; project evaluation; public relations; event management; human rights; policy drafting; partnership
with: English; Microsoft Excel; social media marketing
about: non-profit; charity; grants; volunteers; poverty; human rights; children; social enterprise; women
near: development programme officer; social worker; pr manager; accountant; volunteer coordinator

development programme officer; donor project manager; evaluator
does: donor project management; project evaluation; grant monitoring; rural development; value chain development; gender equality programmes; humanitarian programmes; survey research; stakeholder relations; programme management; budgeting; reporting; training
with: English; Microsoft Excel; GIS; statistics
about: grants; non-profit; poverty; herders; government; climate change impacts; cooperative societies; women
near: ngo manager; economist; cooperative manager; civil servant; accelerator manager

social worker; case manager; shelter manager
does: social work; crisis counselling; mediation; child protection; community work; elderly care; case management; psychology; family support; migrant support; advocacy; training
with: documentation; driving
about: domestic violence; poverty; orphans; elderly people; disability; addiction; social benefits; families; women
near: psychologist; family lawyer; ngo manager; nurse; civil servant

volunteer coordinator; fundraiser; community organiser
does: NGO fundraising; community management; volunteering; crowdfunding; event management; social media marketing; citizen participation; donor relations; sponsorship; storytelling
with: Canva; CRM systems; payments
about: volunteers; charity; communities; crowdfunding campaigns; blood donation; stray dogs; environment
near: ngo manager; event manager; digital marketer; ecologist

civil servant; local governor; policy officer
does: public administration; policy drafting; e-government; procurement; citizen participation; urban planning; legal; budgeting; statistics; government relations; public services; project management; licences and permits
with: Microsoft Office; GIS; document management systems
about: government; soums and districts; permits; queues; social benefits; elections; street addresses; tenders; corruption
near: economist; lawyer; legaltech developer; development programme officer; urban planner; election campaigner

diplomat; international relations specialist; diaspora organiser
does: international relations; protocol; interpreting; event management; government relations; foreign languages; community management; international law; research; migrant support; remittances; cultural exchange
with: English; Russian; Chinese; Japanese
about: diaspora services; Mongolians abroad; migration; visas; foreign investors; government; sending money home
near: translator; lawyer; ngo manager; overseas employment agent

election campaigner; political strategist; civic tech founder
does: political campaigning; survey research; public speaking; citizen participation; public relations; data analysis; social media marketing; advocacy; debate; volunteers
with: message campaigns; statistics
about: elections; government; human rights; corruption; news; communities
near: pr manager; journalist; market researcher; civil servant; legaltech developer

monk; religious community leader; funeral director
does: philosophy; religion; funeral services; counselling; meditation; community work; cultural heritage; translation; teaching; traditional medicine
with: Tibetan; Sanskrit
about: religion; heritage; families; elderly people; personal names; spirituality
near: traditional healer; historian; psychologist; florist

party host; children's entertainer; event decorator
does: children's entertainment; presenting; event management; gift packaging; balloon decoration; face painting; photography; catering; music; games
with: booking; social media marketing
about: birthdays; children; weddings; gifts; events; kids and family; toys
near: event manager; photographer; baker; kindergarten teacher; florist

home service founder; repairman; appliance technician
does: home services; repair coordination; appliance repair; small repairs; plumbing; electrical installation; cleaning services; furniture assembly; phone repair; booking systems; customer service; moving; dispatch
with: mobile development; reviews; payments
about: home repairs; home services; home appliances; housework; moving house; neighbours; reviews
near: plumber; electrician; cleaning company; mobile developer; builder; phone repairer

phone repairer; electronics shop owner; second-hand dealer
does: phone repair; appliance repair; second-hand trading; retail sales; spare parts; soldering; electronics; refurbishing; warranty; online selling
with: POS systems; microscopes; data recovery
about: phones; old electronics; used things; small shops; warranty; gadgets
near: it support specialist; online seller; waste manager; home service founder

babysitter agency; nanny; family services founder
does: childcare; early childhood education; recruitment; first aid; parenting education; customer service; background checks; elderly care; housekeeping; booking
with: mobile apps; reviews
about: babysitters; children; parents; kids and family; babies; family life; elderly people
near: kindergarten teacher; recruiter; cleaning company; nurse; mobile developer

dating app founder; community builder; social network founder
does: social network development; community management; content moderation; growth marketing; mobile app development; event management; subscription; user research; recommender systems; chat
with: Firebase; product analytics
about: social networks; dating; communities; young people; privacy; photo albums; Mongolians abroad
near: mobile developer; growth marketer; ux designer; psychologist

florist; gift shop owner; bouquet maker
does: floristry; gift packaging; online selling; delivery; wedding decoration; retail sales; shop display; import
with: Instagram; POS systems
about: flowers; gifts; weddings; birthdays; small shops; couriers
near: event manager; small shop owner; courier manager; baker
`;
