// Concepts of kind skill: design, image, sound, word. Hand-written.
// Interface and product design (UX, UI, prototyping) is in skills-technology.ts.

export const skillsCreative = `
@skill

# ---------------------------------------------------------------- main fields

design
en: design
mn: дизайн; дизайнер; загвар зохион бүтээх; бүтээлч дизайн; дизайн хийх
also: дезайн; visual designer; дезайнер; aesthetic sense
tag: загвар; модель; designing; redesign

graphic-design
en: graphic design; graphic designer; graphics; print design; poster design; social media design
mn: график дизайн; график дизайнер; эвлүүлэг дизайн; постер дизайн; зурагт хуудас хийх; постер хийх; сошиал дизайн
also: графикч; график дезайн; графикийн ажил; flyer design; banner design; баннер хийх; баннер дизайн; флаер хийх; брошур хийх; пост дизайн; хэвлэлийн дизайн; 2D design; 2D дизайн; эвлүүлэгч дизайнер; флаер дизайн; cover design; хавтасны дизайн; calendar design; Adobe; адоби; Adobe Certified; вектор зураг; Inkscape
tag: poster; banner; постер; баннер; зурагт хуудас; flyers; brochures; брошур; график; Affinity; Affinity Designer
broader: design
related: branding-design; illustration; ui-design
implies: branding-design; layout-design; advertising-design

animation
en: animation; animator; animated video; cartoon animation; animated film
mn: анимэйшн; аниматор; анимац; хүүхэлдэйн кино; анимэйшн хийх; хөдөлгөөнт зураг; анимацын видео
also: аниме; анимэйшн видео; хүүхэлдэйн кино хийх; хүүхэлдэйн кино бүтээх; cartoons; cartoon making; animated series; аниматорч; хөдөлгөөнт дүрс; анимаци; lip sync
related: illustration; motion-graphics; video-production

video-production
en: video production; videographer; videography; filmmaking; video shooting; video shoot; filming; video content
mn: видео бүтээх; видео бүтээл; видео зураг авалт; видео зураг авах; видео хийх; видео зураглаач; зураглаач; видео контент; кино зураг авалт; видео үйлдвэрлэл; бичлэг хийх
also: video maker; film crew; зураг авалтын баг; film making; video creator; клип хийх; видео клип; видео продакшн; контент бичлэг; реклам бичлэг; рекламны видео; продакшн студи; видеограф; видео бичлэг; commercial production; corporate video; байгууллагын видео; танилцуулга видео; видео продакшн хийх; YouTube videos; interviews on camera; time-lapse; aerial video; aerial footage; clapper loader; video ad; video advertising; short clips; видео сурталчилгаа; promo video; промо видео; промо бичлэг; сурталчилгааны бичлэг; wedding video; wedding videographer; хуримын бичлэг; event video; эвентийн бичлэг; product videos; бүтээгдэхүүний бичлэг
tag: video; видео; бичлэг; b-roll; promo; клип; зураг авалт
implies: video-editing; cinematography

photography
en: photography; photographer; photo shooting; photo shoot; professional photos
mn: гэрэл зураг; гэрэл зурагчин; фото зураг; фотографч; фото зураг авалт; фото авах; зурагчин; зураг авалт; фото зурагчин
also: фотограф; фото сурвалжлага; зураг авхуулах; photo studio; фото студи; зураг авдаг; фотошүүт; фотосешн; camera skills; DSLR; stock photos; Canon; Nikon; Sony Alpha; GoPro; studio lighting; Fujifilm; гэрэл зургийн студи; graduation albums; төгсөлтийн альбом; албум хийх; Лайтрум; darkroom; family photos; гэр бүлийн зураг; newborn photography; portrait photography; family portraits; хөрөг зураг авалт
tag: photo; фото; портрет; macro; portrait; headshots
related: video-production; photo-editing
implies: event-photography; product-photography

writing
en: writing skills; professional writing; writer; article writing; creative writing; content writing
mn: бичгийн ур чадвар; нийтлэл бичих; зохиолч; контент бичих; нийтлэл бичлэг; нийтлэлч; бичих чадвар
also: author; freelance writer; written communication; text writing; текст бичих; бичвэр; бичгийн чадвар; найруулан бичих; уран зохиол; пост бичих; найруулга зүй; агуулга бичих; агуулга бэлтгэх; Scrivener; Ulysses app; Final Draft; Celtx; WriterDuet; summary writing; sentence structure; haiku; journaling; эссэ
tag: бичих; writing; editorial; authoring
related: editing; copywriting

content-creation
en: content creation; content creator; digital content
mn: контент бүтээх; контент; контент бүтээгч; контент үйлдвэрлэл; контент креатор; дижитал контент
also: контент менежер; content manager; агуулга бүтээх; UGC; reels хийх; рийлс хийх; short videos; богино видео; агуулга хийх; unboxing; ASMR; Patreon; thumbnails; влог; рийл; ютүб суваг; Gumroad
tag: content; ютүб
related: social-media-marketing; video-production; copywriting; graphic-design

translation
en: translation; translator; document translation; translating
mn: орчуулга; орчуулагч; бичиг баримтын орчуулга; орчуулах ажил
also: translate; англи орчуулга; англи хэлний орчуулга; хятад хэлний орчуулга; япон хэлний орчуулга; солонгос хэлний орчуулга; орос хэлний орчуулга; орчуулгын товчоо; англи хэлний орчуулагч; certified translation; CAT tools; нотариатын орчуулга; ISO 17100; Trados; MemoQ; Smartcat; OmegaT; Wordfast; translation memory; Lokalise; Crowdin; орчуулгын программ; translation agency; XTM; DeepL; SDL Studio; translators' association; transcreation; ATA certified; Smartling; орчуулах
related: interpreting; localisation; editing

3d-modelling
en: 3D modelling; 3D artist; 3D design; 3D designer
mn: 3D загварчлал; 3D дизайн; 3D дизайнер; 3D зураач; гурван хэмжээст загварчлал
also: 3D; 3Д дизайн; 3Д дизайнер; 3д; 3 хэмжээст загварчлал; CGI; computer graphics; компьютер график; гурван хэмжээст
related: 3d-rendering; animation; game-art; cad-design

music-production
en: music production; music producer; beat making; music recording; sound recording; arranging music
mn: хөгжмийн продакшн; хөгжмийн продюсер; дуу бичлэг; хөгжмийн найруулга; хөгжим найруулагч; дуу хөгжим найруулагч; аранжировка; хөгжим бүтээх
also: beatmaker; битмэйкер; бит мейкер; дуу хураах; дууны студи; аранжировщик; FL Studio; Ableton; Logic Pro; music studio; record label; demo recording; хөгжмийн студи; Reason Studios; beatmaking; Bitwig; MIDI; synthesizers; turntables; samplers; groovebox; rap production; хип хоп; реп дуу; VST; Dorico; Eurorack; SuperCollider; synths; аранжировк хийх; recording studio; Kontakt instruments; sample libraries
tag: music; хөгжим; бит хийх; vinyl; реп; beats; hip-hop; аяз; recording; хит; Kontakt
related: audio-engineering; music-composition; sound-design

# ---------------------------------------------------------------- graphic and brand design

branding-design
en: brand identity design; logo design; visual identity; logo designer; brand design
mn: брэнд дизайн; лого хийх; брэндийн дүр төрх; брэнд бүүк; визуал айдентити
also: logo; лого; лого дизайнер; brand book; brandbook; brand guidelines; брэндбүүк; фирмийн загвар; brand identity; corporate identity; rebranding design; брэнд дизайнер; брэндийн удирдамж; brand rules; брэндийн дүрэм; брэндийн заавар; brand manual; style guide; фирмийн хэв маяг; айдентити
tag: identity
broader: graphic-design
related: branding; typography; packaging-design

packaging-design
en: packaging design; package design; label design; packaging designer
mn: сав баглаа боодлын дизайн; савлагааны дизайн; шошгоны дизайн; сав баглаа боодлын дизайнер
also: шошго хийх; box design; product label; савны дизайн; packaging layout; савлагааны загвар; shelf design
tag: dieline; шошго; labels; Esko
broader: graphic-design
related: branding-design; print-production

print-production
en: print production; printing; printing house
mn: хэвлэлийн үйлдвэрлэл; хэвлэх үйлдвэр; хэвлэлийн ажил; офсет хэвлэл; хэвлэлийн технологи
also: хэвлэлийн үйлдвэр; хэвлүүлэх; хэвлэлийн инженер; сурталчилгааны хэвлэл; дижитал хэвлэл; нэрийн хуудас хэвлэх; нэрийн хуудас; business cards; наалт хэвлэх; bookbinding; үдээс; хэвлэгч оператор; print shop; label printing; шошго хэвлэл; offset; flexo; flexography; large format; die cutting; lamination; embossing; foil stamping; sublimation; офсет; ламинат хийх; өргөн формат; самбар хэвлэх; hardcover binding; Epson printers; Mimaki; Heidelberg; Konica Minolta; DTF printing; DTG; plotters; Roland printer; хэвлэлийн машин; ink mixing; календарь; банзал; UV lacquer; photocopying; хувилах; ламинатор; ном хэвлэх; урилга хэвлэх; флаер хэвлэх; полиграф
tag: print; хэвлэл; binding; принтер; letterpress; хэвлэх; inks; хэвлэлийн будаг; toner; scanner; photocopy
related: graphic-design; layout-design; manufacturing

prepress
en: prepress; print file preparation
mn: хэвлэлийн эх бэлтгэл; хэвлэлийн эх
also: RIP software
broader: print-production
related: layout-design

screen-printing
en: T-shirt and merchandise printing; screen printing; T-shirt printing; merchandise printing; sublimation printing
mn: цамц ба бэлэг дурсгал дээр хэвлэх; торон хэвлэл; футболк хэвлэл; цамц дээр хэвлэх; сублимац хэвлэл; бэлэг дурсгал хэвлэл
also: silk screen; merch; merchandise design; мерч; аяга хэвлэл; цамцан дээр зураг хэвлэх; t-shirt design; цамцны дизайн; шелкограф; DTF; сублимаци; трансфер хэвлэл; heat press; малгай хэвлэх; футболк хэвлэх
tag: шелк; serigraphy
broader: print-production
related: fashion-design

layout-design
en: layout design; book design; magazine layout; desktop publishing; InDesign
mn: хуудасны дизайн; номын дизайн; номын эх бэлтгэл; сэтгүүлийн эх бэлтгэл; хуудаслалт; InDesign
also: book layout; page layout; typesetting; эх бэлтгэгч; номын хавтас; book cover; каталог дизайн; catalogue design; тайлангийн дизайн; annual report design; сэтгүүлийн дизайн; editorial design; цахим ном бэлтгэх; номын эвлүүлэг; хэвлэлийн эвлүүлэг; сэтгүүл эвлүүлэг; ном эвлүүлэх; хуудас эвлүүлэх; newspaper layout; сонины эвлүүлэг; magazine design; report layout; designing menus
tag: layout; эх бэлтгэл; DTP; annual reports; каталог; catalog
broader: graphic-design
related: publishing; typography; print-production

typography
en: typography; lettering; text layout
mn: типограф; үсгийн дизайн; үсэг зурлага; леттеринг
also: typographer; типографи; үсэглэл
broader: graphic-design
related: type-design; calligraphy

type-design
en: type design; font designer
mn: фонт зохиох; үсгийн фонт; фонт дизайн; фонт хийх
also: fonts; монгол фонт; монгол бичгийн фонт; кирилл фонт; үсгийн загвар зохиох
tag: Glyphs
broader: graphic-design
related: typography; mongol-bichig

calligraphy
en: calligraphy; calligrapher; handwriting art
mn: уран бичлэг; уран бичээч; каллиграф; уран бичлэгийн зураач
also: бийрийн бичиг; бийрээр бичих; уран бичгийн; каллиграфи
related: mongol-bichig; typography; fine-art

mongol-bichig
en: traditional Mongolian script; Mongol bichig; vertical Mongolian script
mn: монгол бичиг; үндэсний бичиг; босоо монгол бичиг; монгол бичгийн эх бэлтгэл
also: Mongolian script; old script; хуучин бичиг; худам монгол бичиг; босоо бичиг; монгол бичигт хөрвүүлэх; галиг хөрвүүлэлт; кирилл монгол хөрвүүлэгч; монгол бичгийн багш; соёмбо бичиг; дөрвөлжин бичиг; Soyombo script; тод бичиг; монгол бичгээр бичих; хос бичиг
related: calligraphy; typography; translation

photoshop-illustrator
en: Adobe Photoshop
mn: Photoshop; Фотошоп; Adobe Photoshop
also: photo shop; фотошопчин
broader: graphic-design
related: photo-editing; illustration

adobe-illustrator
en: Adobe Illustrator
mn: Illustrator программ; Иллюстратор программ; Adobe Illustrator
also: иллюстрэйтор
tag: Illustrator; иллюстратор
broader: graphic-design
related: illustration; photoshop-illustrator

coreldraw
en: CorelDRAW
mn: CorelDRAW
also: корел
broader: graphic-design
related: adobe-illustrator; photoshop-illustrator

canva
en: template design (Canva); Canva; template design; simple social graphics
mn: бэлэн загвараар дизайн хийх (Canva); Canva; Канва; бэлэн загвараар дизайн хийх; Канва дээр дизайн хийх
also: Adobe Express; пост хийх; social media graphics; сошиал постер
broader: graphic-design
related: content-creation; social-media-marketing

presentation-design
en: presentation design; pitch deck design; slide design; PowerPoint design
mn: танилцуулга бэлтгэх; илтгэлийн дизайн; слайд хийх; пич дек бэлтгэх; презентэйшн хийх
also: power point хийх; slide deck; investor deck; презентац; presentation slides; компанийн танилцуулга; Keynote; Prezi; Google Slides; Gamma app
tag: presentation; танилцуулга; slides; decks; presenting
broader: graphic-design
related: fundraising; data-visualisation

advertising-design
en: advertising design; billboard design; advertising creative; art direction; art director
mn: зар сурталчилгааны дизайн; зар сурталчилгааны дизайнер; рекламны дизайн; билборд дизайн; арт директор; креатив дизайн
also: ad design; ad creative; арт найруулагч; арт дайректор; creative direction; креатив директор; creative concept; креатив санаа; рекламны санаа; key visual; самбар дизайн; креатив дайректор; креатив агентлаг; creative agency; креатив продюсер; реклам креатив
broader: graphic-design
related: branding; copywriting; marketing

signage-design
en: signage; sign making; wayfinding design; shop sign production
mn: хаяг самбар хийх; хаягжуулалт; хаяг хийх; гэрэлтэй хаяг; чиглүүлэх тэмдэг тэмдэглэгээ; хаяг самбар
also: neon sign; неон хаяг; signboard; sign board; дэлгүүрийн хаяг; гадна хаяг; фасадны хаяг; wayfinding; үсэгт хаяг; лайтбокс; vehicle wrapping; машин наалт; sign writer; light boxes; рекламны самбар хийх; LED хаяг; plotter cutting; плоттер; shop signs; нэрийн самбар; хаягжилт; plexiglass; акрил; үсгэн хаяг; самбар хийх; гадна самбар; стикер наалт; vinyl stickers; тор баннер; хаяг реклам
tag: signs; сийлүүр; хаяг; самбар; наалт; стикер; signwriting
related: graphic-design; advertising-design; print-production

exhibition-design
en: exhibition and stage design; exhibition design; stage design; set design; booth design; event decoration
mn: үзэсгэлэн ба тайзны дизайн; үзэсгэлэнгийн дизайн; тайзны дизайн; тайз засал; павильоны дизайн; үзэсгэлэнгийн тавилт
also: set designer; stage decor; production design; production designer; тайзны чимэглэл; эвентийн чимэглэл; event decor; museum design; музейн тавилт; exhibition stand; тайзны зураач; киноны зураач; balloon decoration; шаарны чимэглэл; decor design; trade show booths; expo booths; shop fitting; shopfitting; стенд; trade fair stand; expo stand; dioramas
broader: design
related: event-management; interior-design

interior-design
en: interior design; interior designer; space planning; interior decoration
mn: интерьер дизайн; интерьер дизайнер; дотоод засал чимэглэл; дотор заслын дизайн
also: interior; интерьер; interior architect; интерьер архитектор; гэрийн дизайн; дотоод дизайн; дотор дизайн; дотор талын дизайн; home decor; дотоод заслын дизайнер; home staging; дотоод чимэглэл; дэлгүүрийн дизайн; interior renderings; room design; тохижилт дизайн; furniture layout; 3D интерьер; PRO100; Planner 5D; Homestyler; Chief Architect; SketchUp interiors; inside design
tag: чимэглэл; decoration
broader: design
related: architecture; 3d-rendering

jewellery-design
en: jewellery design; jewelry making; goldsmith; silversmith
mn: үнэт эдлэлийн дизайн; үнэт эдлэл урлах; мөнгөний дархан; гоёл чимэглэл урлах
also: jewelry; jewellery; jewelry designer; алтны дархан; гоёл чимэглэлийн дизайн; ээмэг бөгж хийх; гар урлалын гоёл; jewelry CAD; MatrixGold; RhinoGold; JewelCAD; ZBrush jewellery
broader: design
related: handicrafts; 3d-modelling

handicrafts
en: handicrafts; artisan; souvenir making
mn: гар урлал; бэлэг дурсгалын зүйл хийх; урлаач; гараар урлах
also: handmade; craftsman; crafts; craft maker; souvenir design; бэлэг дурсгал; зүү ороох; сүлжмэл урлал; ваар урлал; арьсан урлал; leather craft; арьс урлал; terracotta; keychains; medals; trophies; kirigami; пайз хийх; цом хийх; papermaking; kintsugi; paper marbling; сувсан урлал; paper crafts; paper folding; цаасан шуумал; цаасан урлал
tag: badges; candles; медаль
related: textile-production; fine-art

fashion-illustration
en: fashion illustration; fashion sketching; fashion drawing; clothing sketches
mn: хувцас загварын зураг; загварын зураг; хувцасны эскиз; загварын эскиз зурах
also: fashion sketch; хувцасны зураг зурах
broader: illustration
related: fashion-design; pattern-ornament

pattern-ornament
en: pattern and ornament design; pattern design; Mongolian ornament; surface design
mn: хээ угалз зохиох; хээ угалз; угалз зохиох; хээ зохиох; үндэсний хээ
also: ornament; монгол хээ; surface pattern; traditional patterns; монгол угалз; textile design; textile prints; угалз; бэлгэдэл; textile pattern design
tag: хээ
broader: graphic-design
related: illustration; handicrafts

# ---------------------------------------------------------------- drawing and fine art

illustration
en: illustration; illustrator; digital drawing; digital painting
mn: иллюстрац; зураг чимэглэл; дижитал зураг; номын чимэглэл; иллюстратор; дижитал зураач; чимэглэгч зураач
also: иллюстраци; иллюстрэйшн; зураг зурах; дүрслэл зурах; digital art; digital artist; digital illustrator; хүүхдийн номын зураач; хүүхдийн номын зураг; Procreate; графикаар зурах; таблетаар зурах; дижитал арт; хөрөг зурах; sketching; sketch art; drawing skills; sticker design; стикер дизайн; эскиз зурах; 2D art; Krita; Clip Studio Paint; VTuber models; sketchnoting; скетч
tag: drawing; зураг; sketches; дүрслэл; зураас; зурмал; tracing
related: graphic-design; fine-art; comics

comics
en: comics; manga; webtoon; comic artist; graphic novels
mn: комикс; зурагт ном; манга; вэбтүүн; комикс зураач
also: comic book; manga artist; комик; комик зураач; cartoonist; шог зураач; шог зураг; хошин зураг; caricature; карикатур
broader: illustration
related: storytelling; animation

concept-art
en: concept art and character design; concept art; concept artist; character design; environment concept
mn: концепт арт ба дүрийн дизайн; концепт арт; дүрийн дизайн; концепт зураач; баатрын дүр зохиох; персонаж дизайн
also: character designer; mascot design; маскот; маскот дизайн; creature design; дүр зохиох зураг; visual development; концепт зураг; concept design; персонаж зохиох; mascot; эмблем дүр; character art
tag: characters; creature
broader: illustration
related: game-art; animation

fine-art
en: fine art; art painting; visual artist; contemporary art
mn: дүрслэх урлаг; уран зураг; зураач; уран бүтээлч; орчин үеийн урлаг
also: oil painting; watercolour; усан будаг; монгол зураг; visual arts; artist painter; mural; ханын зураг; стрит арт; street art; граффити; graffiti; хөрөг зураг; портрет зураг; art studio; зургийн сургалт; painting classes; зургийн багш; зургийн дугуйлан; бурхан зураг; thangka; acrylic; etching; linocut; printmaking; тосон будаг; pencil drawing; risograph; fresco; gouache; танка; tempera; акварель; акварел зураг; зураг урлал; танк зураг; art teacher
tag: зурах; painting
related: illustration; sculpture; calligraphy

sculpture
en: sculpture; sculptor; stone carving; bronze casting
mn: уран баримал; уран барималч; барималч; баримал; чулуун сийлбэр
also: sculpting art; хөшөө; monument design; сийлбэр; сийлбэрч; цутгамал; bone carving; ясан сийлбэр; clay modelling; stone sculpting; mask making; цам баг
tag: sculpting; modelling clay
broader: fine-art
related: handicrafts; 3d-sculpting

tattoo-art
en: tattoo art; tattoo artist; body art; henna design
mn: шивээс; шивээсчин; шивээсийн зураач; тату
also: tattoo; tattooist; body painting; face painting; tattoo design; шивээсний дизайн; henna; хна
broader: illustration

makeup-styling
en: makeup and styling; makeup artistry; make-up artist; fashion styling; stylist; special effects makeup
mn: нүүр будалт ба стилистийн ажил; нүүр будагч; нүүр будалт хийх; стилист; визажист; гримёр; гримчин; нүүр будалт
also: MUA; make-up; нүүр будах; имиж дизайн; имиж мейкер; image maker; fashion stylist; хувцасны стилист; SFX makeup; киноны грим; визаж; wardrobe stylist; грим; гоёлын будалт; өдөр тутмын будалт; мэйкап артист; нүүр хувиргах; нүүр хувиргагч
tag: contouring
related: fashion-design; photography; video-production

art-curation
en: art curation; gallery management; art exhibitions; curator
mn: урлагийн үзэсгэлэн ба галерейн ажил; үзэсгэлэн зохион байгуулах; куратор; урлагийн галерей; үзэсгэлэнгийн куратор
also: art gallery; галерей; урлаг судлаач; урлаг судлал; art critic; урлагийн менежмент; arts management; cultural management; соёлын менежмент; art dealer; соёл урлагийн менежер; exhibition curating; gallery curating
tag: curation; curating
related: event-management; fine-art

# ---------------------------------------------------------------- photography

photo-editing
en: photo editing; image editing; retoucher; Lightroom
mn: зураг засвар; зураг засах; фото эвлүүлэг; ретушь; зургийн боловсруулалт; Lightroom
also: retouch; retouching; зургийн эвлүүлэг; зураг эвлүүлэх; зураг янзлах; фото засвар; colour correction photo; background removal; зургийн найруулга; лайтрүүм; зураг засварлах; хуучин зураг сэргээх; photo restoration; Capture One; GIMP; Topaz; image processing for print
tag: image
related: photography; photoshop-illustrator

event-photography
en: event photography; wedding photography; wedding photographer; event photographer
mn: арга хэмжээний зураг авалт; хуримын зураг авалт; хуримын зурагчин
also: wedding photo; хуримын зураглаач; graduation photos; төгсөлтийн зураг; concert photography; хуримын фото; эвент зураг; photo booths
broader: photography

product-photography
en: commercial photography; product photography; food photography; advertising photography
mn: рекламны зураг авалт; бүтээгдэхүүний зураг авалт; хоолны зураг авалт; барааны зураг авах
also: product photos; food photographer; food styling; фүүд фото; catalog photography; бүтээгдэхүүний фото; studio photography; fashion photography; загварын зураг авалт; fashion photographer; real estate photography; үл хөдлөхийн зураг авалт; interior photography; хоолны стилист; shooting products
broader: photography
related: e-commerce-operations

photojournalism
en: documentary photography; photojournalism; photojournalist; travel photography
mn: баримтат гэрэл зураг; фото сэтгүүл зүй; сурвалжлах гэрэл зураг; фото сурвалжлагч; аяллын гэрэл зураг
also: photo reporter; photo documentary; nature photography; байгалийн гэрэл зураг; wildlife photography; зэрлэг амьтны зураг авалт; landscape photography; street photography; аяллын зурагчин; travel photographer; astrophotography; photo essay; спорт гэрэл зураг; sports photography
broader: photography
related: journalism

# ---------------------------------------------------------------- film and video

video-editing
en: video editing; video editor; film editing; post-production; Premiere Pro
mn: видео эвлүүлэг; эвлүүлэгч; видео эдит; видео монтаж; эвлүүлэг хийх; видео найруулга; Premiere Pro
also: видео эдитор; эдит хийх; видео эвлүүлэх; видео засах; видео эдитлэх; монтаж хийх; Adobe Premiere; DaVinci Resolve; Final Cut Pro; CapCut; бичлэг эвлүүлэх; рийлс эвлүүлэг; reels editing; пост продакшн; постпродакшн; премьер про; Filmora; Vegas Pro; видео монтажлах; iMovie; Camtasia; Descript; Kdenlive; кап кат; рилс хийх; видео засварлагч; видео засварлах
tag: Premiere; DaVinci; Final Cut; Avid; montage; эвлүүлэг; Shotcut; эдит; Resolve; монтаж
broader: video-production
related: motion-graphics; colour-grading

cinematography
en: cinematography; cinematographer; camera operator; director of photography; camera operation
mn: кино зураглал; кино зураглаач; зураглаачийн урлаг; камерын оператор; зураглаач найруулагч; операторын ажил
also: DOP; cameraman; camera work; камерчин; camera assistant; gimbal; гэрэлтүүлэгч кино; film lighting; зурагт зураглаач; RED camera; камер ажиллуулах; гэрэлтүүлэгч; стедикам; Sony FX3; Blackmagic; ARRI; Ronin; Aputure; teleprompter; lighting setup; drone shots; камерын ажил; steadicam; lighting gaffer; focus puller; гимбал; кино гэрэл
tag: camera; gaffer
broader: video-production
related: film-directing; photography

film-directing
en: film directing; film director; video director; short film making
mn: кино найруулга; кино найруулагч; найруулагч; клип найруулагч; богино хэмжээний кино; найруулагчийн ажил
also: movie director; рекламны найруулагч; кино хийх; кино бүтээх; short film; feature film; богино кино; кино урлаг; music video; ТВ найруулагч; TV director; theatre director; театрын найруулагч; жүжгийн найруулагч; туслах найруулагч; web series; вэб цуврал
tag: directing; найруулга; film; кино
broader: video-production
related: screenwriting; film-producing

film-producing
en: film and TV producing; film producing; film producer; TV production; TV producer; media producer
mn: кино ба телевизийн продакшн; кино продюсер; продюсер; телевизийн продюсер; нэвтрүүлэг бэлтгэх; нэвтрүүлгийн продюсер; кино продакшн
also: executive producer; line producer; продюсерлэх; телевизийн нэвтрүүлэг; TV show production; шоу нэвтрүүлэг; телевизийн контент; content producer; контент продюсер; ТВ нэвтрүүлэг; film production; продакшн менежер; production manager film; location scouting; уран бүтээлийн продюсер; кастинг; projectionist; second unit; дублёр; line producing; production coordinator; call sheets; зураг авалтын менежер; best boy; FilmFreeway; DCP mastering; casting director; casting agency
tag: grip; DCP
broader: video-production
related: event-management; film-directing; fundraising

documentary
en: documentary filmmaking; documentary film
mn: баримтат кино; баримтат киноны найруулагч; документари; баримтат кино хийх
also: documentary; баримтат нэвтрүүлэг; nature documentary; сурвалжилга видео; video reportage
broader: video-production
related: journalism; film-directing

colour-grading
en: colour grading; colourist; colour correction
mn: өнгө засвар; колорист; өнгөний найруулга
also: colorist; колор грэйдинг; видеоны өнгө; өнгө найруулагч; LUTs; colour theory; өнгө засварлах; Baselight
broader: video-editing

visual-effects
en: visual effects; VFX; compositing; virtual production
mn: визуал эффект; тусгай эффект; компьютер эффект; VFX
also: VFX artist; special effects; CGI effects; chroma key; green screen; ногоон дэвсгэр; композитинг; Houdini; киноны эффект; rotoscoping; matte painting
tag: Nuke
broader: video-production
related: motion-graphics; 3d-rendering; video-editing

motion-graphics
en: motion graphics; motion design; After Effects; motion designer; explainer videos
mn: моушн график; моушн дизайн; моушн дизайнер; After Effects; хөдөлгөөнт график; тайлбар видео
also: motion graphics designer; мошн график; моушн; афтер эффект; лого анимэйшн; logo animation; animated infographics; Lottie; motion graphic дизайнер; интро хийх; title sequences; VJ loops; lower thirds; титр; openFrameworks; хөдөлгөөнт дизайн
tag: Rive; motion; Cavalry
broader: animation
related: graphic-design; video-editing; visual-effects

2d-animation
en: 2D animation; 2D animator; traditional animation; frame-by-frame animation
mn: 2D анимэйшн; 2D анимац; 2D аниматор; гар зургийн анимэйшн
also: 2Д анимэйшн; Toon Boom; Adobe Animate; anime style; аниме зурах; зурган кино; 2D аниматорч; Live2D; sprite animation; Spine 2D; Spine animation; TVPaint; Moho; hand-drawn animation
tag: Spine
broader: animation
related: illustration; storyboarding

3d-animation
en: 3D animation; 3D animator; character animation; motion capture
mn: 3D анимэйшн; 3D анимац; 3D аниматор; дүрийн хөдөлгөөн; риггинг
also: 3Д анимэйшн; 3Д анимац; mocap; 3D хүүхэлдэйн кино; 3D видео; 3D cartoon
tag: skinning; rigs; rigging; rigger
broader: animation
implies: 3d-modelling

storyboarding
en: storyboarding; storyboard artist; previsualisation
mn: сториборд; раскадровка; зурагт зохиол; сториборд зураач
also: storyboard; story board; animatics; кадрын зураглал; shot list; сторибоард
related: illustration; film-directing; animation

# ---------------------------------------------------------------- 3D

blender-3d
en: 3D software (Blender); Blender 3D; Blender artist; Cinema 4D
mn: 3D программ (Blender); Blender программ; Блендер 3D; 3ds Max; Cinema 4D; Maya программ; Blender 3D
also: SketchUp; скетчап; Blender software; блендер программ; Substance Painter; Rhino Grasshopper; Houdini FX
tag: Blender; Maya
broader: 3d-modelling

3d-rendering
en: 3D rendering; architectural visualisation; 3D visualisation; 3D visualizer
mn: 3D рэндэр; 3D визуалчлал; архитектурын визуалчлал; 3D дүрслэл; архитектурын 3D зураг
also: rendering; 3D render; рэндэр; V-Ray; интерьер 3D; визуализаци; Lumion; Enscape; Twinmotion; D5 Render; KeyShot; Corona Renderer; Redshift renderer; Arnold renderer
tag: Corona; Octane; Arnold
broader: 3d-modelling
related: interior-design; architecture

3d-sculpting
en: 3D sculpting; ZBrush; digital sculpting; 3D character artist
mn: 3D баримал; ZBrush; дижитал баримал
also: 3D character; 3D дүр; фигур хийх; 3D персонаж; character modeling
broader: 3d-modelling
related: game-art; 3d-printing

# ---------------------------------------------------------------- games

game-design
en: game design; game designer; game mechanics; gameplay design
mn: тоглоомын дизайн; гейм дизайн; гейм дизайнер; тоглоомын механик; тоглоомын дизайнер
also: гэйм дизайн; гэйм дизайнер; game concept; game balancing; тоглоомын дүрэм зохиох; gamification; геймификаци; тоглоомжуулалт; game design document; gameplay; systems design games; тоглоомын санаа; тоглоомын концепт; roguelikes; RPGs; Dungeons & Dragons; gamified
tag: GDD; miniatures
related: game-development; level-design; game-writing

level-design
en: level design; level designer; world building; environment design
mn: тоглоомын түвшний дизайн; левел дизайн; тоглоомын ертөнц бүтээх; левел дизайнер
also: map design game; game world; worldbuilding; environment artist; game environment; тоглоомын мап; тоглоомын газрын зураг; мап хийх тоглоом; mission design; quest design
broader: game-design

game-economy
en: game economy design; game monetisation; virtual economy; in-game purchases
mn: тоглоомын эдийн засаг; тоглоомын орлогын загвар; тоглоом доторх худалдан авалт; виртуал эдийн засаг
also: game economy; economy designer; play to earn; free-to-play; LiveOps; live ops; in-app purchase
broader: game-design
related: product-analytics; financial-modelling

game-art
en: game art; game artist; pixel art; sprites; game assets
mn: тоглоомын зураг; пиксел арт; гейм арт; тоглоомын зураач; тоглоомын график
also: low poly; game UI; тоглоомын UI; гейм артист; asset creation; тоглоомын дүр; game character; тоглоомын дизайны зураг; voxel art; Aseprite; Quixel; SpeedTree; World Machine
related: concept-art; 3d-modelling; illustration; game-development

game-writing
en: game writing; narrative design; interactive fiction; visual novels
mn: тоглоомын зохиол; тоглоомын өгүүлэмж; нарратив дизайн; интерактив зохиол
also: game story; тоглоомын түүх зохиох; dialogue writing; game scenario; game narrative
tag: narrative; dialogue
broader: game-design
related: screenwriting; storytelling

board-games
en: board game and puzzle design; board game design; tabletop games; puzzle design
mn: ширээний тоглоом ба оньсого зохиох; ширээний тоглоом; хөзрийн тоглоом зохиох; оньсон тоглоом
also: board game; boardgame; tabletop RPG; card game; escape room design; оньсого зохиох; puzzles; модон оньсого; escape room; dungeon master
tag: tabletop
broader: game-design
related: illustration; handicrafts; game-design

# ---------------------------------------------------------------- sound and music

audio-engineering
en: audio engineering; sound engineer; audio editing; sound mixing
mn: дууны найруулга; дууны инженерчлэл; дууны инженер; дууны найруулагч; миксинг мастеринг; дуу эвлүүлэг; дууны операторч
also: аудио бичлэг; sound editing; audio mixing; дуу засвар; sound operator; аудио инженер; дуу оператор; аудио засвар; аудио эвлүүлэг; Adobe Audition; аудио продюсер; audio producer; Cubase; GarageBand; iZotope; Audacity; Studio One; mixing console; microphones setup; Shure; Focusrite; Neumann; Waves plugins; Behringer; Universal Audio; FabFilter; Melodyne; микшер; lavalier mics; RØDE; recordist; Pro Tools; sound engineering; дуу эвлүүлэх
tag: sound; audio; аудио; Reaper; Audition; mixing; микрофон; чанга яригч; mastering
related: music-production; sound-design; podcasting
implies: sound-design

live-sound
en: live sound; stage sound
mn: тайзны дуу; концертын дуу
also: FOH; front of house sound; PA systems; line array; wireless microphones; soundcheck; Allen & Heath; Yamaha mixers; тайзны дууны инженер
broader: audio-engineering
related: audio-visual-systems; stage-lighting

sound-design
en: sound design; sound designer; sound effects; foley; game audio
mn: дууны дизайн; дууны эффект; саунд дизайн; саунд дизайнер; чимээний эффект
also: SFX; audio design; тоглоомын дуу; game sound; киноны дуу; audio branding; ambient sound; FMOD; Wwise; field recording; Dolby Atmos
related: audio-engineering; music-composition; game-development; voice-acting

music-composition
en: music composition; composer; songwriting; songwriter; film scoring
mn: хөгжим зохиох; хөгжмийн зохиолч; ая зохиох; дуу зохиох; аялгуу зохиох; киноны хөгжим
also: song writing; game music; тоглоомын хөгжим; background music; soundtrack; саундтрек; jingle; рекламны дуу; киноны хөгжмийн зохиолч; AI music; хөгжмийн зохиомж; Sibelius; MuseScore; Finale notation; sheet music; аранжировк
related: music-production; lyric-writing

lyric-writing
en: lyrics and poetry; lyric writing; lyricist; rap writing; poetry
mn: дууны үг ба шүлэг бичих; дууны үг бичих; шүлэг бичих; яруу найраг; яруу найрагч; дууны шүлэг
also: lyrics; poet; poems; дууны үг; шүлэг; шүлэгч; рэп бичих; уран уншлага; spoken word
broader: writing
related: music-composition

music-performance
en: music performance; musician; live band
mn: хөгжим тоглох; хөгжим тоглох ба дуулах; хөгжимчин; хамтлаг; хөгжимдөх
also: guitarist; гитарчин; гитар тоглох; төгөлдөр хуур; pianist; piano; drummer; бөмбөрчин; band member; вокал; вокалист; folk music; ардын хөгжим; orchestra; амьд хөгжим; accompanist; session musician; хийлч; violin; cello; drums; бөмбөр; saxophone; саксофон; бүрээ; гитар; wind instruments; string instruments; үлээвэр хөгжим; чавхдаст хөгжим; укулеле; ukulele; guitar playing
tag: concerts; flute; banjo; harp; trumpet; хийл; лимбэ; harmonica; percussion; band
related: music-education; music-production

music-education
en: music education; music teacher; guitar lessons; piano lessons; singing lessons
mn: хөгжим заах; хөгжмийн багш; хөгжмийн сургалт; гитарын сургалт; төгөлдөр хуурын багш; дууны багш
also: music lessons; гитар заах; vocal coach; вокалын багш; дуу заах; хөгжмийн дугуйлан; морин хуурын сургалт; music school; урлагийн сургалт; хөгжмийн боловсрол; morin khuur teaching; дуу хөгжмийн багш; violin lessons; voice lessons; гитарын багш; хийлийн багш; solfege; музыкийн багш
broader: teaching
related: music-performance

music-business
en: music business; artist management; talent management; music distribution
mn: хөгжмийн бизнес; уран бүтээлчийн менежмент; хөгжмийн менежмент; артист менежер
also: talent agency; band manager; хамтлагийн менежер; music streaming distribution; уран бүтээлчийн менежер; music rights; booking agent; concert promoter; тоглолт зохион байгуулах; artist relations; music publishing; Spotify; SoundCloud; Bandcamp; DistroKid; TuneCore; спотифай
related: event-management; music-production; public-relations

dj
en: DJing; DJ; disc jockey; electronic music
mn: диджей хийх; диджей; Ди Жэй; электрон хөгжим; DJ хийх
also: DJ set; EDM; party DJ; Serato; Rekordbox; CDJ
broader: music-production
related: event-management; music-performance

voice-acting
en: voice acting; voice-over; dubbing; narrator; voice artist
mn: дуу оруулалт; дуу оруулагч; хоолой оруулах; дубляж; дуу хоолойны жүжигчин; хүүрнэгч
also: voice actor; дуу оруулах; дуу оруулгын жүжигчин; войс овер; кино дуу оруулалт; рекламны хоолой; аудио ном унших; аудио ном; аудио ном бүтээх; хүүрнэх; narration; хоолой найруулга; voice casting; дуу оруулга; dub
tag: voice; дуу хоолой
related: audio-engineering; acting; podcasting

podcasting
en: podcasting; podcaster; podcast host
mn: подкаст; подкаст хөтлөгч; подкаст бичлэг; подкаст хийх
also: podcast; подкастер; подкаст продюсер; audio content; аудио контент; Zencastr; SquadCast; Buzzsprout
tag: Riverside
broader: content-creation
related: audio-engineering; journalism; presenting

live-streaming
en: live streaming; streamer; live broadcast; live commerce
mn: шууд дамжуулалт; стриминг; стример; лайв худалдаа
also: livestream; livestreaming; live stream; OBS; Twitch; live video; шууд эфир; шууд нэвтрүүлэг; лайв; лайв борлуулалт; live selling; стрим хийх; multi-camera production; тэмцээн шууд дамжуулах; game streamer; vMix; онлайн дамжуулалт; стрийм; стриймер; multicam; амьд дамжуулалт; эвент дамжуулах; онлайнаар шууд дамжуулах; Facebook live; TikTok live; ATEM; StreamYard; Wirecast; TriCaster; Restream; Streamlabs; NDI; SRT protocol; VJ; VJing; stream production
tag: streaming
broader: content-creation
related: video-production; presenting

radio-broadcasting
en: broadcasting; radio production; radio host; broadcast engineer
mn: өргөн нэвтрүүлэг; радио нэвтрүүлэг; радиогийн хөтлөгч; радио найруулагч
also: radio station; radio show; радио жүжиг; FM радио; радио сэтгүүлч; television broadcasting; телевизийн инженер; broadcaster; өргөн нэвтрүүлгийн инженер; диктор; ТВ оператор; announcer; airtime; эфирийн цаг
tag: radio; TV; broadcast; радио; телевиз; ТВ; television; нэвтрүүлэг
related: journalism; audio-engineering; presenting

# ---------------------------------------------------------------- stage and presence

presenting
en: presenting on stage and screen; event host; master of ceremonies; TV presenter; emcee
mn: арга хэмжээ ба нэвтрүүлэг хөтлөх; хөтлөгч; арга хэмжээний хөтлөгч; телевизийн хөтлөгч; тоглолт хөтлөх; эвент хөтлөгч
also: TV host; show host; MC for events; хурим хөтлөх; нэвтрүүлэг хөтлөх; нэвтрүүлэгчийн ажил; шоу хөтлөгч; найр хөтлөгч; news anchor; мэдээний хөтлөгч; эмси; radio announcer
tag: MC; хөтлөх
related: public-speaking; acting; event-management

public-speaking
en: public speaking; speech giving; debate; rhetoric
mn: олны өмнө илтгэх; илтгэх урлаг; уран илтгэл; мэтгэлцээн; илтгэгч
also: keynote speaker; presentation skills; илтгэх чадвар; motivational speaker; мотиваци спикер; debating; пич хийх; питч хийх; speechwriting; toastmasters; TED talk; elocution; TEDx; илтгэл; олны өмнө ярих
tag: pitching; speaking; илтгэх; briefings
related: presenting; storytelling; training

acting
en: acting; actor; actress; theatre; stand-up comedy
mn: жүжиглэх; жүжигчин; театрын урлаг; стэнд-ап комеди; комедичин
also: drama; theater; жүжигчний ур чадвар; стэндап; стэнд ап; comedian; хошин урлаг; хошин шог; шог жүжигчин; improv; рекламны жүжигчин; puppet theatre; хүүхэлдэйн театр; improv theatre; кино жүжигчин; инээдмийн тоглолт; stunts; мим; pantomime; mime artist; каскад; импровизаци; дүрд тоглох
tag: жүжиг; stand-up; comedy; extras; mime; драм; импров
related: film-directing; voice-acting; dance

dance
en: dance; dancer; choreography; choreographer
mn: бүжиг; бүжигчин; бүжгийн багш; бүжиг дэглэх
also: dance teacher; бүжгийн сургалт; хип хоп бүжиг; k-pop dance; биелгээ; монгол бүжиг; балет; ballet; бүжгийн студи; dance studio; ballroom dance; бүжгийн хамтлаг; хореограф; salsa dancing; tango dancing; ballroom dancing; танго бүжиг; сальса; бачата; балетчин
tag: бүжиглэх; dancing; salsa; tango; waltz; вальс; танго; cheerleading
related: acting; event-management; teaching

influencing
en: influencer work; influencer; vlogging; vlogger
mn: инфлүүнсерийн ажил; инфлүүнсэр; влог хийх; влогер; ютубер; ютуб суваг; нөлөөлөгч
also: YouTuber; vlog; блогер; blogger video; TikToker; тиктокер; инфлюенсер; YouTube; ютуб хийх; аяллын влог; key opinion leader; KOL; brand ambassador; personal brand; хувийн брэнд; ютюб суваг; ютюбер
broader: content-creation
related: social-media-marketing; video-production; presenting

children-content
en: children's content; kids content; storytelling for children
mn: хүүхдийн контент; хүүхдийн нэвтрүүлэг; хүүхдэд зориулсан контент; хүүхдийн үлгэр
also: kids videos; хүүхдийн видео; children's songs; хүүхдийн дуу; хүүхдийн кино; үлгэр бичих; fairy tales; kids app; хүүхдийн апп; хүүхдийн хүүхэлдэйн кино
tag: үлгэр
broader: content-creation
related: teaching; animation; illustration

# ---------------------------------------------------------------- words

copywriting
en: copywriting; copywriter; ad copy; slogan writing; sales copy
mn: копирайтинг; копирайтер; рекламны эх бичих; сурталчилгааны текст бичих; уриа үг зохиох
also: copy writing; advertising copy; копирайт бичих; слоган; зарын текст; постын эх; web copy; SEO writing; SEO нийтлэл; контент текст; landing page copy; нэр зохиох; brand naming; нэр гаргах; нэр өгөх; taglines; slogans; product descriptions; уриа үг; реклам бичих; рекламын текст
tag: naming; copy; уриа
broader: writing
related: content-creation; marketing; advertising-design

content-strategy
en: content strategy; editorial planning; content planning; content marketing strategy
mn: контент стратеги; контент төлөвлөлт; контент төлөвлөгөө гаргах; редакцын төлөвлөлт
also: content calendar; контент план; контент төлөвлөгөө; editorial calendar; контент хуваарь; brand storytelling; content lead
broader: content-creation
related: marketing; copywriting; seo

journalism
en: journalism; journalist; reporter; news writing; investigative journalism
mn: сэтгүүл зүй; сэтгүүлч; сурвалжлагч; мэдээ бичих
also: news reporter; сэтгүүлзүй; мэдээний сайт; news site; ярилцлага авах; interviewing journalist; сурвалжилга; сурвалжлага; эрэн сурвалжлах; мэдээ бэлтгэх; редакц; newsroom; fact-checking; баримт шалгах; медиа сэтгүүлч; мультимедиа сэтгүүлч; нийтлэлч сэтгүүлч; correspondent; нийтлэл; newsroom CMS; Adobe InCopy; Datawrapper; investigative reporting; ярилцлага бэлтгэх; ярилцлага хийх
tag: news; reportage; interviews; ярилцлага; мэдээ; investigative
related: writing; editing; public-relations

editing
en: text editing; editor of texts; editor-in-chief; proofreading; proofreader
mn: эх хянах ба засварлах; редактор; эх хянах; хянан тохиолдуулах; алдаа засах эх; хянагч редактор; бичвэр засварлах
also: copy editing; copyeditor; proof reading; ерөнхий эрхлэгч; ерөнхий редактор; орчуулгын редактор; нийтлэлийн редактор; хянан засварлах; номын редактор; book editor; үг үсгийн алдаа засах; найруулан засах; academic editing; English editing; корректор; зөв бичгийн дүрэм; диплом засварлах
tag: editing
broader: writing
related: publishing; translation

publishing
en: publishing; publisher
mn: ном хэвлэл; хэвлэн нийтлэх; ном хэвлүүлэх; хэвлэлийн газар; сэтгүүл гаргах; ном нийтлэл
also: ebook; цахим ном; ном гаргах; ISBN; book distribution; номын худалдаа; magazine; сэтгүүл
related: editing; layout-design; print-production; writing

screenwriting
en: screenwriting; screenwriter; scriptwriting; script writer; playwriting
mn: кино зохиол бичих; кино зохиол; кино зохиолч; зохиол бичих; видео зохиол; жүжгийн зохиол
also: screenplay; script writing; scriptwriter; scripts for videos; сценарист; сценарь; video script; жүжгийн зохиолч; рекламны зохиол; comedy writing; YouTube scripts
tag: script; зохиол
broader: writing
related: storytelling; film-directing

storytelling
en: storytelling; storyteller; narrative craft; brand stories
mn: түүх ярих урлаг; түүх өгүүлэх; сториителлинг; өгүүлэх урлаг
also: story telling; сторителлинг; oral history; аман түүх; тууль; туульч; үлгэрч; story writing
related: writing; content-creation; screenwriting

fiction-writing
en: fiction writing; novelist; novel writing; short stories; book author
mn: уран зохиол бичих; роман бичих; өгүүллэг бичих; ном бичих; роман зохиолч; номын зохиолч
also: fantasy writing; өгүүллэг; туужич; тууж; book writing; ном зохиох; вэб роман; web novel; science fiction; шинжлэх ухааны зөгнөлт; хүүхдийн зохиолч; children's author; ghostwriting; ghostwriter; намтар бичих; memoir; biography writing; дурсамж ном
tag: зохиол; fiction
broader: writing
related: publishing; editing

blogging
en: blogging; newsletters; blogger
mn: блог бичих; блог; имэйл сэтгүүл; блогчин
also: blog; ньюслеттер; guest posting; LinkedIn posts; TypePad; Medium articles; Substack newsletters; beehiiv
tag: Medium; Substack; Tumblr
broader: writing
related: content-creation; seo

academic-writing
en: academic writing; scientific writing; research papers; report writing
mn: эрдэм шинжилгээний өгүүлэл бичих; академик бичвэр; тайлан бичих; эрдэм шинжилгээний бичвэр; судалгааны тайлан бичих
also: essay writing; эссэ бичих; эсээ бичих; academic essay; thesis writing; science communication; шинжлэх ухааны сэтгүүл зүй; popular science; report writer; тайлан бэлтгэх; science writer; өгүүлэл бичих; white paper; case study writing; EndNote; Zotero; Mendeley; Overleaf; reference management; citation management; зохион бичлэг
tag: essay; эсээ
broader: writing
related: research; technical-writing

business-writing
en: business writing; proposal writing; speech writing; official correspondence
mn: албан бичиг боловсруулах; илтгэл бичих; албан бичиг
also: business letters; proposal writer; speechwriter; business plan writing; бизнес төлөвлөгөө бичих; мэндчилгээ бичих; CV writing; resume writing; анкет бичих; CV бичих; албан хэрэг хөтлөлт; бичиг хэрэг; баримт бичиг боловсруулах
tag: drafting
broader: writing
related: fundraising-ngo; public-relations; business

# ---------------------------------------------------------------- between languages

interpreting
en: interpreting; interpreter
mn: аман орчуулга; хэлмэрч; аман орчуулагч; синхрон орчуулагч
also: interpretation services; conference interpreter; хөрвүүлэгч; business interpreter; хурлын орчуулга; синхрон; хэлмэрчлэх; орчуулагч хэлмэрч; live interpretation; court interpreter; хөтөч орчуулагч; guide interpreter; хэлмэрч хийх; зэрэг орчуулга
broader: translation

technical-translation
en: specialised translation; technical translation; legal translation; medical translation
mn: мэргэжлийн орчуулга; техникийн орчуулга; хууль эрх зүйн орчуулга; эмнэлгийн орчуулга; гэрээний орчуулга
also: technical translator; legal translator; contract translation; уул уурхайн орчуулга; mining translator; мэргэжлийн нэр томьёо; terminology; нэр томьёо; financial translation; IT орчуулга; medical translator; санхүүгийн орчуулга; барилгын орчуулга; баталгаат орчуулга; нэр томьёоны сан; medical terminology; sworn translation; албан ёсны орчуулга; хуулийн орчуулга; баримт бичгийн орчуулга
broader: translation

literary-translation
en: literary translation; book translation; literary translator; book translator
mn: уран зохиолын орчуулга; номын орчуулга; номын орчуулагч; ном орчуулах
also: novel translation; уран зохиолын орчуулагч; comic translation; манга орчуулга; poetry translation; кино орчуулга; кино орчуулагч
broader: translation
related: publishing; editing

localisation
en: localisation; localization; cultural adaptation
mn: нутагшуулалт; локалчлал; орон нутгийн хэлэнд хөрвүүлэх; апп орчуулга
also: l10n; i18n; internationalisation; тоглоом орчуулах; тоглоомын орчуулга; монголчлох; монголчлол; website translation; вэбсайт орчуулга; апп орчуулах; локалчлах; multilingual content; олон хэлний хувилбар; multilingual site; multilingual website; олон хэлтэй вэбсайт
broader: translation
related: software-development; ux-design

subtitling
en: subtitling; subtitles; captions
mn: хадмал орчуулга; субтитр; хадмал хийх
also: хадмал; субтайтл; subtitler; Aegisub; Subtitle Edit; Amara; EZTitles; audio description; дуун тайлбар
tag: captioning
related: translation; video-editing; transcription

transcription
en: transcription; transcriptionist
mn: бичлэг буулгах; ярилцлага буулгах; аудио буулгах
also: дууг текст болгох ажил; тэмдэглэл хөтлөгч; meeting minutes; протокол хөтлөх; стенограф
related: subtitling; speech-recognition

sign-language
en: sign language; sign language interpreter; Braille
mn: дохионы хэл; дохионы хэлмэрч; дохионы хэлний орчуулга; Braille; брайл
also: Mongolian Sign Language; дохионы хэлний хэлмэрч; дохионы хэлний багш; deaf communication; сонсголгүй иргэн
related: interpreting; web-accessibility
`;
