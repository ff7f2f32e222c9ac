// Concepts that the classifications of occupations, skills and industries name and the field files leave open. The names
// and the facts come from ISCO-08, ISIC, ESCO, O*NET and lists of trades and courses (docs/concepts.md); the words are our own.

export const occupations = `
@skill

# ---------------------------------------------------------------- law and public safety

criminal-law
en: criminal law; criminal defence
mn: эрүүгийн эрх зүй; эрүүгийн хэрэг
also: criminal lawyer; criminal procedure; criminal cases; defence lawyer; эрүүгийн өмгөөлөгч; эрүүгийн хууль; prosecutor; прокурор; criminology; гэмт хэрэг судлал; криминологи
broader: legal
related: litigation

public-law
en: public and administrative law; constitutional law; human rights law
mn: захиргааны ба үндсэн хуулийн эрх зүй; захиргааны эрх зүй; үндсэн хуулийн эрх зүй
also: захиргааны хэрэг; judicial review; хүний эрхийн хууль; public law; нийтийн эрх зүй; election law; сонгуулийн хууль; хууль боловсруулах
tag: legislation
broader: legal
related: government-relations; litigation

transport-law
en: transport and maritime law; maritime law; aviation law; shipping law
mn: тээврийн эрх зүй; далайн эрх зүй
also: air law; carriage of goods; CMR convention; тээврийн хууль; агаарын эрх зүй
broader: legal
related: freight-forwarding; international-law

debt-enforcement
en: court enforcement; bailiff
mn: шүүхийн шийдвэр гүйцэтгэх; шүүхийн шийдвэр гүйцэтгэгч
also: enforcement of judgments; шийдвэр гүйцэтгэх ажиллагаа; foreclosure
broader: legal
related: debt-collection

policing-investigation
en: policing and investigation; police work; criminal investigation
mn: цагдаа ба мөрдөн шалгалтын ажил; мөрдөн шалгалт; цагдаагийн ажил; мөрдөн байцаах
also: police officer; police inspector; detective; private investigator; мөрдөн байцаагч; мөрдөгч; цагдаа; хэв журам; traffic police; замын цагдаа; ballistics; arson investigation; баллистик; криминалистик
broader: security-services
related: digital-forensics; criminal-law

border-immigration-work
en: border and immigration control
mn: хил ба гадаадын иргэний хяналт; хилийн хяналт; гадаадын иргэний бүртгэл
also: border inspector; border guard; immigration officer; хилийн шалгагч; хилчин; passport control; паспортын хяналт
broader: public-administration
related: customs; immigration-law

military-service
en: military service; army
mn: цэргийн алба; цэрэг
also: military officer; soldier; энхийг сахиулагч; peacekeeping; veteran soldier; military engineering; sapper; reserve officer; зэвсэгт хүчин
tag: military; офицер; signalman; алба хаах
broader: security-services

search-and-rescue
en: search and rescue; lifeguard; water rescue
mn: эрэн хайх ба аврах ажиллагаа; усны аврагч
also: rescuer; rescue work; lifeguarding; аврах ажиллагаа; эрэн хайх ажиллагаа; K9 search; avalanche rescue; demining; mine clearance
broader: emergency-management
related: emergency-medicine; outdoor-recreation

# ---------------------------------------------------------------- stage, sport and play

circus-arts
en: circus arts; circus performer; acrobatics; contortion
mn: циркийн урлаг; уран нугаралт; циркчин
also: acrobat; contortionist; juggling; circus artist; циркийн жүжигчин; акробат; жонглёр; трапец; aerial silks; fire show; trick riding; illusionist; magician; илбэчин; шидтэн; clown; алиалагч; magic shows; илбэ; trapeze; aerial hoop; гал шоу; stilt walkers; уран нугараа; паркур; unicycling; эквилибр; цирк
tag: magic; illusions; нугараа; тэнцвэр; poi
broader: acting
related: dance; event-management

theatre-production
en: theatre production; theatre directing; stage production
mn: театрын бүтээл; театр; театрын найруулга
also: stagecraft; жүжиг найруулах; puppetry; musical theatre; мюзикл; opera; дуурь; prop making; scenography; декораци; stage plays; жүжиг тавих
tag: stage; тайз; plays; drama plays
broader: acting
related: event-management

singing
en: singing; vocals; singer; choir
mn: дуулах; дуу дуулах; дуучин; найрал дуу
also: vocalist; choir conducting; opera singing; дуурийн дуучин; поп дуучин; рэппер; rapper; рэп; хөөмийлөх; voice training; нийтийн дуучин; beatboxing; хоор дуу; эстрад дуу
tag: rap; дуулах; хоор
broader: music-performance
related: music-composition; lyric-writing

winter-mountain-sports
en: skiing and climbing; rock climbing
mn: цана ба хад авиралт; цана ба ууланд авиралт; хад авиралт
also: snowboarding; сноуборд; ski school; цана; тэшүүр; skating; уран гулгалт; ice hockey; хоккей; мөсний хоккей; alpinism; альпинизм; bouldering; climbing wall; ice climbing; skiing; цанаар гулгах; bobsleigh; biathlon; avalanche; luge; мөсөн талбай; мөсөн хөлөг; цасан чарга; route setting; climbing coach; биатлон; авиралт
tag: skate; ski; skis; climb; climbing; чарга
broader: sports-coaching
related: outdoor-recreation; wilderness-safety

combat-sports
en: martial arts; wrestling; judo; boxing
mn: тулааны урлаг; жүдо; бокс; чөлөөт бөх
also: karate; карате; taekwondo; таеквондо; sambo; самбо; MMA; kickboxing; jiu-jitsu; жиу жицү; self-defence; өөрийгөө хамгаалах; ушу; wushu; kung fu; freestyle wrestling; boxing coach; судо; кикбокс; dojo; бөхийн дасгалжуулагч; сумо; sumo; үндэсний бөх; aikido; BJJ; айкидо; grappling; тхэквондо; kendo; capoeira classes; жиү жицү; жиу житсу; бөхийн багш; барилдааны дасгал
tag: бөх
broader: sports-coaching
related: fitness

team-racket-sports
en: ball and racket sports; team and racket sports; volleyball; table tennis; tennis
mn: бөмбөгт спорт; багийн ба цохиурт спорт; волейбол; ширээний теннис; теннис
also: badminton; бадминтон; futsal; футзал; handball; rugby; регби; golf; гольф; billiards; бильярд; baseball; бейсбол; hockey; softball; bowling; padel; racquetball; floorball; ultimate frisbee; lacrosse
tag: squash; cricket; гар бөмбөг; snooker
broader: sports-coaching
related: sports-management

football-coaching
en: football; soccer; football coach; football coaching
mn: хөлбөмбөг; хөлбөмбөгийн дасгалжуулагч; хөлбөмбөгийн дасгалжуулалт
also: youth football
tag: хөл бөмбөг
broader: team-racket-sports

basketball-coaching
en: basketball; basketball coach; basketball coaching
mn: сагсан бөмбөг; сагсан бөмбөгийн дасгалжуулагч
also: 3x3 basketball
tag: сагс; сагс тоглох
broader: team-racket-sports

endurance-swimming-sports
en: athletics and water sports; running and swimming; athletics; swimming; marathon
mn: хөнгөн атлетик ба усны спорт; гүйлт ба усан сэлэлт; хөнгөн атлетик; усан сэлэлт; марафон
also: trail running; triathlon; триатлон; mountain biking; дугуйн спорт; унадаг дугуй; cycling; ultramarathon; long-distance running; гүйлтийн клуб; race director; orienteering; kayaking; каяк; rafting; рафтинг; scuba diving; шумбагч; усанд шумбах; гүйлт; сэлэлт; сэлэлтийн багш; swimming coach; swimming instructor; усан сэлэлтийн багш; усанд сэлэх багш
tag: diving; diver; rowing; swim; run; race; running; гүйх; сэлэх; дугуй унах
broader: sports-coaching
related: fitness; outdoor-recreation

mind-games
en: chess and mind sports; chess; mind sports; Go and bridge
mn: шатар ба оюуны спорт; шатар; оюуны спорт
also: chess coach; шатрын багш; chess lessons; draughts; checkers; poker; покер; bridge game; шагай; speed cubing; Rubik; рубик; мэргэн оюун; оюун ухааны тэмцээн; quiz games; mental arithmetic; сампин; soroban; memory sports; хурдан уншлага; ухаан сэлбэх; sudoku; abacus; go game; ментал арифметик; судоку; дэмбээ; рубик шоо эвлүүлэх; memory training; абакус
tag: даам; crossword
broader: teaching
related: board-games; esports

archery-shooting
en: archery and shooting sports
mn: сур харваа ба буудлага; сур харваа; буудлага
also: archer; харваач; нум сум; bow making; shooting coach; буудлагын спорт; нум урлах; horseback archery; airsoft; paintball; пейнтбол; ankle-bone shooting; шагайн харваа
tag: харваа; shooting
broader: sports-coaching
related: naadam

motor-sports
en: motorsport; karting
mn: мото спорт; ралли; картинг
also: motor racing; motocross; мотокросс; enduro; дрифт; off-road driving; оффроуд; jeep club; авто спорт; race car; racing driver; motorcycle touring
tag: rally; drifting; racing; drift
broader: sports-coaching
related: car-repair; professional-driving

horse-training
en: horse training; horse trainer
mn: морь сургах; эмнэг сургах; адуу сургах
also: horse whispering; farrier; тахлах; horse shoeing; horse breaking; дэл засах; морины тах; тах дархан
tag: lasso; harness; horsemanship
broader: horse-breeding
related: horse-races; sports-coaching

riding-instruction
en: riding instruction; horse riding; riding instructor
mn: морь унах сургалт; морин спорт; морь унуулах
also: riding school; riding lessons; riding teacher; equestrian; horse therapy; hippotherapy; polo; horse polo; морин поло; dressage; show jumping; rodeo; saddling horses
tag: riding; морь унах; saddling
broader: horse-training
related: sports-coaching; tour-guiding

race-horse-training
en: race horse training; race horse trainer
mn: хурдан морь уях; уяач; морь уях
also: хурдан морь; race horses; jockey; унаач; уяа сойлго
broader: horse-training
related: horse-races

yoga-meditation
en: yoga and meditation; yoga; meditation; pilates; mindfulness
mn: йог ба бясалгал; йог; бясалгал; пилатес
also: yoga teacher; yoga instructor; йогийн багш; yoga studio; breathing exercises; амьсгалын дасгал; tai chi; тайчи; чигун; qigong; stretching; сунгалт; иога; meditation retreat; sound healing; reiki; vipassana; gong bath; цигун; breathing practice; RYT200; RYT
broader: fitness
related: wellness-coaching; mental-health

nutrition-diets
en: diet planning; weight loss coaching
mn: хоолны дэглэм; жин хасах зөвлөгөө; хоолны дэглэм гаргах
also: diet coach; meal planning; weight management; sports nutrition; keto; спорт хоолзүй; турах хөтөлбөр; жин хасах хөтөлбөр; хоолны дэглэмийн зөвлөгөө; meal plans; protein powder; макро тооцох; кето
broader: nutrition
related: fitness; weight-diet

# ---------------------------------------------------------------- crafts and repair

chimney-stove-cleaning
en: chimney and duct cleaning; chimney sweep
mn: яндан цэвэрлэгээ; агааржуулалтын хоолой цэвэрлэх
also: chimney cleaning; duct cleaning; янданчин; яндан хөөлөх; хөө цэвэрлэх; ventilation cleaning
broader: cleaning-services
related: stove-building; hvac

diving-underwater-work
en: underwater and ship work; underwater work; commercial diving
mn: усан доорх ба усан онгоцны ажил; усан доорх ажил; мэргэжлийн шумбалт
also: underwater welding; усан доорх гагнуур; усан зам; scuba; freediving; аквалан; PADI; NAUI
tag: ports; sonar
broader: field-work
related: water-engineering; welding

basketry-straw
en: basket weaving; macramé
mn: сүлжмэл сагс; макраме
also: wicker; macrame; бургасан сагс; straw weaving; rope craft; basketry
broader: handicrafts
related: carpet-weaving

knitting-crochet
en: hand knitting; crochet; amigurumi
mn: гар нэхмэл; зүүгээр нэхэх; дэгээгээр нэхэх; амигуруми
also: hand-knitted; crocheting; knitting patterns; ноосон нэхмэл; гараар нэхэх; ороолт нэхэх; crochet toys; yarn; утас ээрэх; hand spinning; lace knitting; quilt making; хөнжил оёх; skein; drop spindle; нэхээс
tag: lace; quilts; дэгээ
broader: handicrafts
related: knitwear-design; wool-processing

candles-soap-making
en: soap and candle making
mn: саван ба лаа хийх
also: handmade soap; гар аргаар саван; soap making; candle making; лаа урлах; саван урлах; scented candles; үнэртэй лаа; bath bombs; wax melts; soap and lather; саван хийх; лаа хийх
tag: wax; lather; лав; саван
broader: handicrafts
related: cosmetics-production

resin-beads-crafts
en: paper and bead crafts; beadwork; scrapbooking
mn: цаас ба сувдаар урлах; сувдан урлал; гар урлалын иж бүрдэл
also: beading; resin craft; epoxy art; эпокси; DIY crafts; origami; оригами; papercraft; polymer clay; diamond painting; доллор зураг; candle holders; гар хийцийн бэлэг; handmade gifts; алмазан хатгамал; quilling; epoxy resin; bead stringing; сувдан эдлэл; шил сувс
tag: resin; epoxy; beads; pearl; braid; сувд; сувс
broader: handicrafts
related: jewellery; gift-services

industrial-engineering
en: industrial engineering; work study; plant layout
mn: үйлдвэрлэлийн инженерчлэл; үйлдвэрийн зохион байгуулалт
also: time and motion study; factory layout; facility layout; production engineering; үйлдвэрлэлийн инженер; хугацаа хэмжилт; line balancing; шугам тэнцвэржүүлэлт
broader: manufacturing
related: lean-manufacturing; operations

chemical-engineering-process
en: chemical engineering; process plant design
mn: химийн инженерчлэл; химийн технологи
also: химийн инженер; химийн технологич; chemical technician; chemical plant; petrochemicals; нефть боловсруулах; refinery; газрын тос боловсруулах үйлдвэр; distillation; polymer engineering; electrochemistry; catalysis; HAZOP; P&ID; Aspen HYSYS; ChemCAD; AutoPIPE; Caesar II; PDMS; нэрэлт
broader: chemistry
related: process-engineering; oil-gas

materials-metallurgy
en: materials science; metallurgy
mn: материал судлал; металлурги
also: metallurgist; металлургич; materials engineering; материалын инженер; composites; steelmaking; ган хайлуулах; heat treatment; corrosion; зэврэлт; polymers; alloys; smelting; hydrometallurgy; гидрометаллурги; полимер судлал; карбон материал; нийлмэл материал
broader: manufacturing
related: mineral-processing; metal-casting

structural-engineering
en: structural engineering; structural design; earthquake engineering
mn: барилгын бүтээцийн тооцоо; бүтээцийн инженерчлэл; газар хөдлөлтийн тооцоо
also: structural calculations; бүтээц тооцоо; бүтээцийн инженер; конструктор; конструкторч инженер; reinforced concrete design; төмөр бетон бүтээц; seismic design; steel design; foundation design; суурийн тооцоо; bridge design; гүүрийн инженер; газар хөдлөлтийн тэсвэрлэлт; seismic retrofit; structural drawings; хийцийн зураг; Eurocode; SNiP; ASCE 7; Лира программ; SCAD Office; тооцоо бүтээц; металл хийцийн тооцоо; bridge inspection; load rating; гүүрний зураг төсөл; гүүрний үзлэг; structural drafting
tag: STAAD; ACI; AISC; IBC; Lira; SCAD
broader: civil-engineering
related: steel-structures; geotechnical-engineering

nuclear-hydrogen-energy
en: hydrogen and nuclear energy
mn: устөрөгч ба цөмийн эрчим хүч; цөмийн эрчим хүч
also: green hydrogen; ногоон устөрөгч; hydrogen; fuel cells; electrolysers; nuclear energy; nuclear engineering; цөмийн физик; uranium mining; цөмийн энерги; цөмийн инженер; атомын эрчим хүч; устөрөгч; uranium enrichment
tag: nuclear; reactors
broader: renewable-energy
related: power-plant-operations; physics

power-grid
en: power grids; substations; relay protection
mn: цахилгаан дамжуулах сүлжээ; дэд станц; реле хамгаалалт
also: transmission lines; distribution networks; grid operation; диспетчер эрчим хүч; high voltage; өндөр хүчдэл; substation engineer; smart grid; ухаалаг сүлжээ; power systems; цахилгаан систем; ЦДАШ; кабелийн шугам; switchgear; трансформатор; electricity metering; load flow; ETAP; PSS/E; цахилгаан түгээх; DIgSILENT; PowerFactory; PSCAD; switchboards; load dispatch; microgrids; microgrid design; demand response; grid balancing; жижиг сүлжээ; PSSE; цахилгаан шугам; релений инженер; micro-grid
tag: load shifting
broader: electrical-engineering
related: energy-project-development; power-plant-operations

quantum-computing
en: quantum computing; quantum technology
mn: квант тооцоолол; квант технологи
also: Qiskit; quantum algorithms; quantum cryptography; qubits; квант компьютер; квант физик
tag: quantum
broader: physics
related: algorithms; cryptography

space-engineering
en: rockets and spacecraft; rocketry
mn: пуужин ба сансрын хөлөг; сансрын инженерчлэл; пуужингийн технологи
also: rockets; spacecraft; orbital mechanics; астронавт; satellite ground station; satellite payload; aerodynamics; аэродинамик; avionics; STK; FreeFlyer; OpenRocket; cFS; сансар; nanosatellite; кубсат; space science
tag: космос; propulsion; space
broader: satellite-technology
related: systems-engineering; astronomy

neuroscience-cognitive
en: neuroscience and cognitive science; neuroscience; cognitive science; brain-computer interfaces
mn: мэдрэл ба танин мэдэхүйн шинжлэх ухаан; мэдрэл судлал; танин мэдэхүйн шинжлэх ухаан
also: neurotech; EEG; brain imaging; BCI; cognitive psychology; танин мэдэхүйн сэтгэл судлал; neurofeedback; neuromarketing; нейромаркетинг
broader: biology
related: psychology; signal-processing

veterinary-pharmacy-products
en: medicines and vaccines for animals; animal vaccines
mn: мал амьтны эм ба вакцин; мал эмнэлгийн эм
also: animal drugs; мал эмнэлгийн эмийн сан; veterinary pharmacy; угаалга туулга; anthelmintics; паразит туулга
tag: dipping
broader: veterinary
related: vaccine-development; pharmacy

# ---------------------------------------------------------------- services and offices

driving-instruction
en: driving instruction; driving instructor; driving school
mn: жолооны сургалт; жолооны багш; жолооны курс
also: driving lessons; жолооны дамжаа; замын хөдөлгөөний дүрэм; жолооны шалгалт; traffic rules; жолоодох эрх; жолоодлого заах; машин барих сургалт; авто сургууль; жолоо заах; driver training; жолооч бэлтгэх
tag: жолоодлого
broader: vocational-education
related: professional-driving

postal-work
en: postal work; mail sorting
mn: шуудангийн үйлчилгээ; шуудан хүргэлт
also: mail carrier; шуудан зөөгч; post office; parcel sorting; илгээмж ангилах; mail clerk; Mongol Post; Монгол шуудан
broader: delivery-operations
related: parcels

casino-betting
en: gaming and betting operations
mn: мөрийтэй тоглоомын үйл ажиллагаа; бооцоо
also: croupier; bookmaker; lottery; сугалаа; betting odds; casino; казино
related: entertainment-operations

entertainment-operations
en: entertainment venues; karaoke and clubs; cinema operations
mn: зугаа цэнгэлийн газар ажиллуулах; кино театр ажиллуулах
also: night club; nightclub; шөнийн клуб; karaoke bar; PC cafe; PC тоглоомын газар; game centre; internet cafe; интернет кафе; парк ажиллуулах; cinema manager; эскейп рүүм; bowling centre; тоглоомын төв; хүүхдийн тоглоомын газар; bingo nights; amusement centre; цэнгээний газар; караоке төв; pyrotechnics; cosplay; show programme; шоу хөтөлбөр; батут; дартс; караоке; karaoke; боулинг
tag: bingo
broader: hospitality
related: event-management; kids-entertainment

household-service
en: household management; nanny and home help
mn: гэрийн үйлчилгээ; гэрийн үйлчлэгч
also: home help; domestic worker; house manager; хүүхэд харагч; гэрийн ажил
tag: butler; maid; гэр ахуй; индүүдлэг; homemaking
broader: cleaning-services
related: babysitters-nannies; office-administration

religious-service
en: religious services; temple and church work
mn: шашны үйл ажиллагаа; хийд, сүмийн ажил
also: religious associate; lama prayers; ном хурал; shaman; бөө мөргөл; astrologer; зурхайч; astrology; feng shui; фэн шүй; tarot; чойжин; numerology; palmistry; зөн билэг; фэн шуй
tag: сүм; хийд; бөө; зурхай; таро
broader: religion-philosophy

stock-grading-inspection
en: goods inspection; cargo survey
mn: барааны хяналт; ачааны магадлан шалгалт
also: cargo surveyor; pre-shipment inspection; SGS inspection; draft survey; inspection of goods; ачаа шалгах; барааны шалгалт; жинлэгч; жингийн ажилтан; scale operator
tag: weighing
broader: quality-management
related: product-conformity; customs

fumigation-disinfection
en: disinfection; fumigation
mn: ариутгал; халдваргүйтгэл; утлага
also: disinfestation; sterilisation; pest removal; rodent control; шавьж устгал; мэрэгч устгах; дератизаци; cockroach control; bed bugs; жоом устгал
broader: cleaning-services
related: pest-management; public-health

tobacco-alcohol-retail
en: tobacco and alcohol trade
mn: тамхи ба согтууруулах ундааны худалдаа
also: тамхины худалдаа; vapes; вейп; электрон тамхи; liquor store; архи худалдаа; дарсны худалдаа; wine trade; liquor licence; cigars; hookah; vaping; shisha; кальян; вэйп
tag: tobacco; cigarettes; тамхи
broader: retail-sales
related: beer-wine-spirits

@role

technician-role
en: technician; engineering technician
mn: техникч; техникийн ажилтан
also: техникийн мэргэжилтэн; lab tech; дадлагажигч техникч; техник хариуцсан; техникийн асуудал хариуцсан; утасны засварчин
tag: tech
related: mechanic; engineer
implies: equipment-maintenance

industrial-engineer-role
en: industrial engineer
mn: үйлдвэрлэлийн инженер
also: process improvement engineer; үйлдвэрийн инженер; plant engineer
broader: engineer
implies: industrial-engineering

structural-engineer-role
en: structural engineer
mn: бүтээцийн инженер; конструктор инженер
also: конструкторч; барилгын конструктор
broader: civil-engineer
implies: structural-engineering

chemical-engineer-role
en: chemical engineer
mn: химийн инженер; химич технологич
also: process chemist; chemical technologist
broader: engineer
implies: chemical-engineering-process

chemist-role
en: chemist
mn: химич
also: analytical chemist; аналитик химич; химийн лаборант; research chemist; formulation chemist; biochemist; биохимич
broader: researcher
related: lab-specialist
implies: chemistry

biologist-role
en: biologist or ecologist; biologist; ecologist
mn: биологич эсвэл экологич; биологич; экологич
also: microbiologist; микробиологич; geneticist; генетикч; экологич инженер
broader: researcher
related: field-scientist
implies: biology

physicist-mathematician-role
en: physicist or mathematician; physicist; mathematician
mn: физикч эсвэл математикч; физикч; математикч
also: theoretical physicist; applied mathematician; хэрэглээний математикч; astronomer; одон орон судлаач; meteorologist; цаг уурч
broader: researcher
related: researcher
implies: mathematics

performer-role
en: stage performer; actor; dancer; performer
mn: тайзны уран бүтээлч; жүжигчин; бүжигчин
also: actress; circus performer; ballet dancer; балетчин; stunt performer; каскадёр; fashion model; загвар өмсөгч; кино жүжигчин; хүүхэлдэйн жүжигчин; performing artist; choreographer; бүжиг дэглээч; уран нугараач
broader: artist-role
related: artist-role; musician
implies: acting

presenter-role
en: presenter; MC
mn: хөтлөгч; нэвтрүүлэгч
also: TV host; TV presenter; radio host; event host; радио хөтлөгч; телевизийн хөтлөгч; news anchor; emcee
tag: host; hosting; нэвтрүүлэгч
related: content-creator-role
implies: presenting

sports-coach-role
en: sports coach; trainer in sports
mn: спортын дасгалжуулагч; спортын багш; дасгалжуулагч
also: wrestling coach; boxing coach; physical education teacher; биеийн тамирын багш; PE teacher; gymnastics coach; гимнастикийн дасгалжуулагч; referee; спортын шүүгч; volleyball coach; бөхийн дасгалжуулагч; esports coach
related: fitness-trainer; athlete
implies: sports-coaching

counsellor-role
en: psychological counsellor; school counsellor
mn: сэтгэл зүйн зөвлөгч; сэтгэл заслын эмч
also: family therapist; гэр бүлийн зөвлөх; art therapist; урлаг засалч; addiction counsellor
related: psychologist; social-worker
implies: psychology

paramedic-role
en: paramedic; feldsher; ambulance crew
mn: бага эмч; түргэн тусламжийн ажилтан; фельдшер
also: EMT; emergency medical technician; medic; аврагч эмч; medical assistant; эмнэлгийн туслах
related: nurse-role; doctor
implies: emergency-medicine

midwife-role
en: midwife; doula
mn: эх баригч; дула
also: midwifery; birth attendant; эх барихын сувилагч; lactation consultant; хөхүүл эхийн зөвлөх
related: nurse-role
implies: obstetrics-gynaecology

carer-role
en: caregiver or nanny; caregiver; nanny; babysitter
mn: асрагч эсвэл хүүхэд харагч; асрагч; хүүхэд асрагч; хүүхэд харагч; няня
also: асрамжийн ажилтан; асаргаа сувилгааны ажилтан
related: nurse-role; social-worker; elderly-care-work; babysitters-nannies

dental-optical-technician-role
en: dental technician or optician; dental technician; optician
mn: шүдний техникч эсвэл оптикч; шүдний техникч; оптикч
also: dental hygienist; dental assistant; optometrist; нүдний шилний мастер; шүдний сувилагч
related: dentist
implies: medical-devices; dental-technology

lab-technician-role
en: laboratory technician; medical laboratory scientist
mn: лаборант; лабораторийн эмч
also: lab assistant; lab technician; лабораторийн техникч; biomedical scientist; medical technologist; клиник лаборант; chemical analyst; химийн шинжээч; assayer; сорьц бэлтгэгч
related: lab-specialist
implies: laboratory-medicine

health-therapist-role
en: occupational or speech therapist; occupational therapist; speech therapist; massage therapist
mn: хөдөлмөр ба хэл засалч; хөдөлмөр засалч; хэл засалч; бариа засалч
also: speech pathologist; сэргээн засалч; chiropractor; массажист; acupuncturist; зүүч эмч; osteopath; speech-language therapist; speech-language pathologist; ergotherapist; бариач; иллэгч; иллэг хийгч
related: physiotherapist
implies: rehabilitation

conservation-forester-role
en: forester or park ranger; forester; park ranger
mn: ойн инженер эсвэл байгаль хамгаалагч; ойн инженер; байгаль хамгаалагч; ойч
also: ranger; forest ranger; gamekeeper; ойн мэргэжилтэн; ойжуулагч; wildlife officer; hunter; анчин; trapper; trophy guide; fisherman; загасчин; forestry engineer
related: environmental-specialist
implies: forestry

livestock-specialist-role
en: animal scientist; livestock technician
mn: зоотехникч; мал зүйч; мал аж ахуйн мэргэжилтэн
also: zootechnician; livestock officer; artificial insemination technician; зохиомол хээлтүүлэгч; breeder; үржүүлгийн мэргэжилтэн; beekeeper; зөгийчин; poultry farmer; шувуучин; dairy farmer; сүүний фермер; саальчин; shearer; ноосчин; livestock specialist; малын үржүүлэгч; feed specialist; тэжээл судлаач
related: veterinarian; herder
implies: animal-husbandry

train-ship-crew-role
en: train or ship crew; train driver; ship crew; railway worker
mn: галт тэрэг эсвэл усан онгоцны ажилтан; машинист; төмөр замчин; усан замчин
also: locomotive driver; locomotive engineer; галт тэрэгний машинист; зүтгүүрийн машинист; train attendant; вагоны үйлчлэгч; кондуктор; conductor train; track worker; замчин; deckhand; captain of ship; railway dispatcher
related: driver
implies: railways

cabin-flight-crew-role
en: flight attendant or air traffic controller; flight attendant; air traffic controller
mn: онгоцны үйлчлэгч эсвэл нислэгийн удирдагч; онгоцны үйлчлэгч; нислэгийн удирдагч
also: cabin crew; stewardess; стюардесс; flight dispatcher; нислэгийн диспетчер; aircraft mechanic; aircraft technician; агаарын хөлгийн техникч; ground handling; нисэх буудлын ажилтан; нислэгийн үйлчлэгч; бортын үйлчлэгч
related: pilot-role
implies: aviation

plumber-role
en: plumber; pipe fitter
mn: сантехникч; шугам хоолойн засварчин
also: plumbing technician; pipefitter; усны засварчин; gas fitter; слесарь; сантехникийн засварчин; fitter; heating fitter
related: builder
implies: plumbing

electrician-role
en: electrician; lineman
mn: цахилгаанчин; шугамын цахилгаанчин
also: electrical fitter; cable jointer; монтёр; electrical technician; цахилгааны техникч; electrician's mate; цахилгаан угсрагч; solar installer; нарны панель суурилуулагч; цахилгаан монтёр; электрикч; цахилгаан монтажчин; электрик; нарны панел суурилуулагч
related: electrical-engineer; builder
implies: electrical-installation

finisher-role
en: painter or plasterer; painter and decorator; tiler; plasterer
mn: заслын ажилчин; будагчин; шаварчин; хавтанчин
also: house painter; wallpaper hanger; parquet layer; паркетчин; обойчин; дотор заслын мастер; гипсчин; glazier; шилчин; floor layer; insulation worker; дулаалгачин; euro finisher; шаваасчин; заслын ажилтан; плитачин; засалчин; painter decorator
broader: builder
related: builder; carpenter
implies: building-finishing

miner-role
en: miner or driller; miner; quarry worker; drill and blast operator
mn: уурхайчин эсвэл өрөмчин; уурхайчин; өрөмчин; тэсэлгээчин
also: нүүрсчин; driller; drill operator; shotfirer; mine operator; quarryman; карьерын ажилтан; mill operator; баяжуулагч; gold panner; бичил уурхайчин; нинжа; artisanal miner
related: mining-engineer-role; machine-operator
implies: mining-engineering

butcher-baker-role
en: baker or butcher; baker; pastry chef; butcher
mn: талхчин эсвэл махчин; талхчин; бялууч; нарийн боовчин; махчин
also: confectioner; кондитер; pastry cook; cake designer; мах боловсруулагч; slaughterman; нядлагч; cheese maker; бяслагчин; fishmonger; food processor worker; barbecue master; нарийн боовны тогооч; боовчин; бялуу хийгч; cake maker; cake decorator
related: chef
implies: baking

waiter-role
en: waiter or bartender; waiter; waitress; bartender
mn: зөөгч эсвэл бармен; зөөгч; үйлчлэгч; бармен
also: server in restaurant; restaurant host; зоогийн газрын үйлчлэгч; food runner; sommelier; сомелье; mixologist; floor manager restaurant; counter attendant; кассын үйлчлэгч; kitchen assistant; тогоочийн туслах; dishwasher; аяга угаагч; street food vendor; cafeteria worker; wait staff; barman; кафены ажилтан; хүнсний үйлчилгээний ажилтан
related: chef; barista-role
implies: restaurant-management

cleaner-role
en: cleaner or caretaker; cleaner; janitor; caretaker
mn: цэвэрлэгч эсвэл жижүүр; цэвэрлэгч; жижүүр
also: housekeeper; office cleaner; building caretaker; үйлчлэгч цэвэрлэгч; car washer; laundry worker; угаагч; refuse collector; хогчин; хог тээвэрлэгч; doorman; байрны слесарь; housekeeping staff; өрөөний үйлчлэгч; room attendant
related: security-guard
implies: cleaning-services

porter-loader-role
en: loader; porter; freight handler
mn: ачигч; хүнд ачаа зөөгч; грузчик
also: warehouse worker; агуулахын ажилтан; hand packer; савлагч; нүүлгэгч; stock handler; picker packer; labourer; хар ажилчин; туслах ажилчин; construction labourer; farm labourer; general worker; өдрийн ажилчин
tag: mover
related: courier; warehouse-manager
implies: warehousing

beautician-role
en: beautician or make-up artist; beautician; nail artist; make-up artist
mn: гоо сайханч эсвэл нүүр будагч; гоо сайханч; маникюрчин; нүүр будагч
also: cosmetologist; косметологич; lash artist; сормуусчин; brow artist; eyelash technician; manicurist; хумсны засалч; barber; эрэгтэй үсчин; визажист; visagiste; tattoo artist; шивээсчин; aesthetician; spa therapist; спа мастер; массажчин; гоо засалч; хумсчин; tattooist; гоо сайхны мэргэжилтэн; гоо сайхны зөвлөх
related: hairdresser
implies: beauty-services

shoemaker-saddler-role
en: shoemaker or leather craftsman; shoemaker; leather craftsman
mn: гуталчин эсвэл арьсан эдлэлийн урлаач; гуталчин; арьсан эдлэлийн урлаач
also: cobbler; saddler; эмээлчин; tanner; furrier; leatherworker; upholsterer; бүрээсчин; bag maker; цүнхчин; hatter; малгайчин; гутал урлаач
related: artisan-role; tailor
implies: leather-product-making

smith-potter-role
en: jeweller or blacksmith; jeweller; blacksmith; potter
mn: алт мөнгөний эсвэл төмрийн дархан; алт мөнгөний дархан; төмрийн дархан; ваарчин
also: goldsmith; silversmith; engraver; сийлбэрчин; зүмбэрчин; glass blower; шил үлээгч; керамикч; ceramist
broader: artisan-role
related: artisan-role; welder
implies: handicrafts

bank-teller-role
en: bank teller or credit officer; bank teller; credit officer
mn: теллер эсвэл зээлийн ажилтан; теллер; зээлийн эдийн засагч; банкны ажилтан
also: loan officer; зээлийн мэргэжилтэн; customer relationship officer bank; cash officer; мөнгөн кассын ажилтан; bank branch manager; салбарын эрхлэгч; банкны эдийн засагч; зээлийн шинжээч; credit analyst; гүйлгээний ажилтан; teller; зээлийн ажилтан
broader: banker
related: banker; financial-analyst
implies: lending

clerk-role
en: clerk
mn: оффисын ажилтан; захиргааны туслах
also: office assistant; office worker; filing clerk; legal secretary; medical secretary; transport clerk; stock clerk; stenographer; хувийн туслах; data entry clerk; шивэгч
broader: office-manager
related: office-manager
implies: office-administration

sports-venue-manager-role
en: leisure and sports centre manager
mn: спорт заалны менежер; чөлөөт цагийн төвийн менежер
also: gym manager; фитнессийн менежер; club manager; sports hall manager; cinema manager; camp director; зуслангийн эрхлэгч
related: hotel-manager
implies: sports-management

education-specialist-role
en: education specialist; methodologist
mn: боловсролын мэргэжилтэн; арга зүйч
also: education adviser; school adviser; хичээлийн эрхлэгч; сургалтын албаны дарга; training officer; сургалтын мэргэжилтэн; IT trainer; school counselor; head of education; education programme manager; методист; education manager; боловсролын менежер
related: teacher-role
implies: curriculum-design

police-military-role
en: police officer or soldier; police officer; soldier; firefighter
mn: цагдаа эсвэл цэргийн албан хаагч; цагдаагийн ажилтан; цэргийн албан хаагч; гал сөнөөгч
also: police inspector; army officer; fireman; аврагч; border guard; хилчин; prison officer; хорихын ажилтан; intelligence officer; ex-military; ахмад цэрэг; онцгой байдлын ажилтан; customs inspector
tag: fire service
related: security-guard
implies: emergency-management

historian-linguist-role
en: historian or linguist; historian; linguist; archaeologist
mn: түүхч эсвэл хэл шинжээч; түүхч; хэл шинжлэлч; археологич
also: ethnographer; угсаатны зүйч; philosopher; гүн ухаанч; anthropologist; хүн судлаач; sociologist; социологич; political scientist; улс төр судлаач; philologist; orientalist; монгол судлаач; mongolist; museum curator; музей судлаач; хэл шинжээч
broader: researcher
related: researcher

@industry

staffing-industry
en: staffing and outsourcing services
mn: хүн хүч нийлүүлэлт; аутсорсинг үйлчилгээ
also: temp agency; labour leasing; business process outsourcing; ажиллах хүч нийлүүлэх; manpower supply
broader: services-industry
related: job-search

security-industry-services
en: private security industry
mn: хамгаалалтын салбар; харуул хамгаалалтын компани
also: guarding company; security firm; alarm monitoring company
broader: services-industry
related: home-security-safety

cleaning-industry
en: cleaning and facility services industry
mn: цэвэрлэгээний салбар; цэвэрлэгээний компани
also: facility services; janitorial services
broader: services-industry
related: housework-cleaning

engineering-services-industry
en: engineering and surveying firms
mn: инженерийн зөвлөх үйлчилгээ; зураг төслийн компани
also: engineering consultancy; engineering company; инженерийн компани; design institute; зураг төслийн товчоо; architecture studio; архитектурын товчоо; surveying company; геодезийн компани
tag: engineering
broader: consulting-industry
related: construction

animal-feed-industry
en: animal feed
mn: малын тэжээл
also: fodder; feed mill; тэжээлийн үйлдвэр; өвс; silage; дарш; compound feed; амьтны хоол
tag: feed
broader: agriculture
related: livestock-industry

fertiliser-agrochemicals
en: fertilisers and crop protection
mn: бордоо ба ургамал хамгаалал; бордоо; ургамал хамгааллын бодис
also: fertilizer; pesticides; пестицид; herbicides; гербицид; compost; компост; бордоо үйлдвэрлэл; органик бордоо; biohumus; био бордоо
broader: crop-industry; chemicals-industry

gaming-lottery-industry
en: betting and lotteries
mn: бооцоо ба сугалаа
also: casino industry; betting company; lottery company; казино; gambling; мөрийтэй тоглоом
broader: entertainment
`;
