// Trades of health, sport, beauty and learning.
export const healthLearning = `
doctor; family doctor; physician
does: medicine; family medicine; internal medicine; paediatrics; health screening; remote consultations; patient communication; clinical research; public health; medical records; surgery; neurology; oncology; cardiology
with: health information systems; medical imaging; English
about: healthcare; doctor appointments; medical records; diabetes; heart disease; patients; cancer; hospitals; rural health care; pregnancy; hepatitis
near: nurse; hospital manager; pharmacist; healthtech developer; lab doctor; psychologist

medical specialist; surgeon; dermatologist; gynaecologist
does: surgery; obstetrics and gynaecology; dermatology; ophthalmology; oncology; paediatrics; medical imaging; emergency medicine; cardiac diagnostics; audiology; clinical advice; running a clinic; women's health
with: medical devices; diagnostics; English
about: skin problems; pregnancy; fertility; eyesight; hearing loss; cancer; babies; heart disease; treatment abroad; allergies
near: doctor; nurse; clinic owner; medical device dealer; lab doctor

nurse; midwife; paramedic; care worker
does: nursing; patient communication; first aid; elderly care; vaccination; home visits; emergency medicine; postpartum care; health screening; shift management; rehabilitation; health education
with: medical records; driving
about: healthcare; elderly care; patients; babies; pregnancy; chronic illness; ambulance; vaccines
near: doctor; care home manager; physiotherapist; hospital manager

dentist; dental clinic owner; dental technician
does: dentistry; dental technology; running a clinic; patient communication; orthodontics; 3D printing; booking; implants; health screening
with: CAD design; medical imaging; booking systems
about: teeth; dental care; doctor appointments; healthcare; children; salon management
near: clinic owner; nurse; medical device dealer; healthtech developer

clinic owner; hospital manager; medical director
does: hospital administration; running a clinic; quality management; health information systems; procurement; patient communication; human resources; medical tourism; financial licensing; marketing; scheduling; care business
with: accounting software; CRM systems; booking systems
about: healthcare; doctor appointments; medical records; queues; salon and clinic management; treatment abroad; health insurance
near: doctor; nurse; healthtech developer; accountant; medical device dealer; hospital manager

hospital manager; public health officer; epidemiologist
does: public health; hospital administration; statistics; epidemiology; health screening; project evaluation; survey research; health policy; health education; emergency management; vaccination campaigns; nutrition
with: R programming; statistical software; GIS
about: infectious diseases; vaccines; hepatitis; healthcare; government; rural health care; air quality; cancer screening
near: doctor; development programme officer; data scientist; healthtech developer; nutritionist

pharmacist; pharmacy owner; drug developer
does: pharmacy; pharmaceutical manufacturing; medicines regulation; drug development; pharmacovigilance; clinical research; inventory management; traditional medicine; GxP quality systems; import permits; freeze drying; retail sales
with: cold chain; inventory software; laboratory testing
about: medicines; pharmaceuticals; patients; medicinal plants; chronic illness
near: doctor; lab specialist; biotechnologist; distributor; traditional healer

traditional healer; traditional medicine doctor; sanatorium manager
does: traditional Mongolian medicine; massage therapy; balneotherapy; medicinal plants; acupuncture; wellness; rehabilitation; herbs; wild plant harvesting
with: Tibetan; chemistry
about: medicinal plants; wellness; back pain; sleep; stress; spas; treatment
near: physiotherapist; pharmacist; massage therapist; resort manager

lab doctor; radiologist; diagnostic centre manager
does: laboratory medicine; medical imaging; diagnostic kits; cardiac diagnostics; lab accreditation; quality management; radiation safety; health screening; sequencing; sample preparation
with: laboratory software; calibration; computer vision
about: cancer screening; hepatitis; healthcare; infectious diseases; rare diseases; blood donation
near: doctor; lab specialist; biotechnologist; medical device dealer; vision engineer

medical device dealer; biomedical engineer
does: medical devices; medical device regulation; equipment maintenance; calibration; distribution; electronics; tendering; training; import; wearables; service; assistive technology design
with: ISO standards; PCB design
about: medical devices; healthcare; hospitals; hearing loss; disability
near: clinic owner; electronics engineer; doctor; hospital manager

physiotherapist; rehabilitation specialist; occupational therapist
does: rehabilitation; sports medicine; massage therapy; neurorehabilitation; exercise; patient support; elderly care; assistive technology; back pain; wellness coaching; home visits
with: booking systems; wearables
about: back pain; recovery after illness; disability; exercise; wellness; sports; elderly people
near: doctor; fitness trainer; care home manager; massage therapist; nurse

psychologist; counsellor; therapist
does: psychology; mental health; crisis counselling; coaching; family counselling; addiction; research; training; wellness coaching; remote consultations; child psychology; group work; sleep
with: online survey tools; booking systems; English
about: mental health; stress; addiction; bullying; young people; parents; family life; dating; sleep; divorce
near: social worker; doctor; school counsellor; hr manager; trainer; special needs teacher

care home manager; elderly care founder
does: elderly care; nursing; care business; home visits; recruitment; remote consultations; social work; catering; licences and permits; patient communication
with: wearables; alert systems; booking systems
about: elderly care; elderly people; pensions; chronic illness; families; healthcare; babysitters
near: nurse; social worker; physiotherapist; healthtech developer

fitness trainer; gym owner; yoga teacher
does: fitness; exercise; sports coaching; nutrition; wellness coaching; group classes; social media marketing; membership; online course creation; sports medicine; content creation
with: booking systems; wearables; video
about: wellness; exercise; weight loss; sports; sleep; stress; women
near: nutritionist; physiotherapist; digital marketer; sports coach

sports coach; sports federation manager; wrestling coach
does: sports coaching; sports management; event management; tournament organisation; sponsorship sales; youth training; wrestling; basketball; camp leadership; physical education; fan community
with: video analysis; statistics
about: sports; Mongolian wrestling; basketball; young people; naadam; event tickets; after-school clubs
near: fitness trainer; event manager; teacher; streamer; physiotherapist

beauty salon owner; hairdresser; nail artist; spa manager
does: beauty services; hairdressing; nail services; makeup artistry; massage therapy; customer service; booking; running a salon; tattoo art; cosmetics; loyalty programmes; cash handling
with: booking systems; Instagram; POS systems
about: beauty; salon management; appointments; natural cosmetics and soap; weddings; wellness; skin problems
near: cosmetics maker; stylist; digital marketer; massage therapist; small shop owner

massage therapist; wellness coach; spa therapist
does: massage therapy; wellness coaching; beauty services; balneotherapy; rehabilitation; meditation; customer service
with: booking systems
about: wellness; back pain; stress; sleep; hotels
near: beauty salon owner; physiotherapist; traditional healer; hotel manager

teacher; schoolteacher; school principal
does: teaching; primary and secondary teaching; curriculum design; classroom technology; STEM education; history teaching; exam preparation; parent communication; mathematics; lesson content; olympiad coaching; leadership
with: learning management systems; presentation design; Microsoft Office
about: education; school; exams; teachers; students; mathematics; natural sciences; textbooks; bullying; olympiads
near: curriculum developer; edtech developer; tutor; school counsellor; special needs teacher; language teacher

tutor; exam coach; tutoring centre owner
does: exam preparation; tutoring; olympiad coaching; teaching; mathematics; online courses; admission tests; language teaching; lesson content; video lessons; homework help
with: online examinations; learning platforms
about: tutoring; exams; mathematics; school; scholarships; universities; parents; English learning
near: teacher; online course maker; edtech developer; study abroad consultant

language teacher; English teacher; language school owner
does: language teaching; English; curriculum design; exam preparation; translation; online course creation; speech; early reading; foreign language skills; workplace language training; lesson content; debate coaching
with: English; Korean; Japanese; Chinese; German; learning platforms
about: language education; English learning; exams; working abroad; universities; scholarships; adult learning
near: teacher; translator; online course maker; overseas employment agent; edtech developer

kindergarten teacher; nursery owner; childcare founder
does: early childhood education; childcare; parenting education; early reading; children's entertainment; child nutrition; curriculum design; special needs education; music education; toys; safety
with: booking systems; children's content
about: childcare; children; parents; babies; children's toys; kids and family; babysitters; school meals
near: teacher; psychologist; toy maker; children's author; special needs teacher

special needs teacher; speech therapist; inclusive education specialist
does: special needs education; sign language; speech therapy; assistive technology design; parent support; curriculum design; psychology; accessibility; rehabilitation; teacher training
with: sign language; learning games
about: autism; disability; children; education; hearing loss; parents; school
near: teacher; psychologist; physiotherapist; accessibility specialist; kindergarten teacher

accessibility specialist; disability advocate
does: accessibility auditing; web accessibility; advocacy campaigns; assistive technology design; sign language; plain-language writing; training; policy drafting
with: text-to-speech; UX research
about: disability; eyesight; hearing loss; websites; non-profit; human rights
near: ux designer; ngo manager; special needs teacher; web developer

toy maker; STEAM kit founder; kids coding school owner
does: toy making; STEM education; coding for kids; robotics; STEAM kits; 3D printing; learning games; electronics; curriculum design; camp leadership; wooden toys; industrial design
with: Arduino; Scratch; Python; 3D modelling
about: children's toys; coding for children; kids and family; after-school clubs; education; robotics; olympiads
near: teacher; industrial designer; robotics engineer; kindergarten teacher; edtech developer

curriculum developer; learning designer; textbook author
does: curriculum design; textbook development; lesson content; item banks; curriculum testing; teacher training; e-learning; video lessons; educational research; gamified learning; text editing; assessment
with: learning management systems; layout design; LMS administration
about: textbooks; education; exams; reading; school; EdTech; natural sciences; early reading
near: teacher; edtech developer; editor; illustrator; online course maker

online course maker; video teacher; e-learning founder
does: online course creation; video lessons; e-learning; video editing; digital marketing; live streaming; subscription; community management; content creation; teaching; public speaking; presentation design
with: learning platforms; video production; Canva
about: EdTech; adult learning; English learning; digital literacy; career choice; creator economy
near: teacher; videographer; digital marketer; edtech developer; tutor

career adviser; school counsellor; youth worker
does: coaching; psychology; career counselling; youth work; mentoring; job matching; event management; employer relations; interviewing; soft skills; student support
with: online survey tools
about: career choice; internships; young people; students; job search; school; universities
near: psychologist; recruiter; teacher; ngo manager; school counsellor

lecturer; university dean; vocational school director
does: higher education; vocational education; research; academic writing; admission campaigns; teaching; curriculum design; scholarships; grant writing; doctoral research; school partnerships; educational research
with: English; learning management systems
about: universities; education; research papers; scholarships; students; internships
near: researcher; teacher; career adviser; economist; edtech developer

librarian; archivist; museum curator
does: library science; museum work; archiving; cataloguing; digital heritage; art curation; library systems; scanning services; exhibition design; cultural heritage; oral history; archival research; object restoration; environmental education
with: metadata; photo archives; databases
about: museum visits; heritage; books; history; reading; traditional script; arts and culture
near: historian; restorer; vr developer; exhibition designer; artist; librarian

historian; anthropologist; linguist
does: anthropology; oral history; research; cultural heritage; academic writing; language documentation; field work; history teaching; archaeology; translation; philosophy; traditional Mongolian script; qualitative research
with: Russian; Chinese; Mongolian; archives
about: history; heritage; language preservation; family tree; religion; herders; research papers
near: museum curator; language engineer; documentary maker; publisher; market researcher

restorer; conservator; building restoration specialist
does: restoration and conservation; object restoration; building restoration; furniture restoration; wood carving; fine art; chemistry; museum work; traditional crafts; hand bookbinding; photography
with: 3D scanning; material testing
about: heritage; museum visits; religion; arts and culture; furniture; craft makers
near: museum curator; architect; ger maker; artist
`;
