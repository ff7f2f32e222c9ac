// Concepts of kind skill: design, image, sound, word. Hand-written.
// Interface and product design (UX, UI, prototyping) is in skills-technology.ts.

export const skillsCreative = `
@skill

# ---------------------------------------------------------------- main fields

design
en: design; design skills; visual design; design work; creative design
mn: дизайн; дизайн хийх; дизайнер; дизайны ур чадвар; загвар зохион бүтээх; бүтээлч дизайн
also: designing; дезайн; дизайны ажил; visual designer; дезайнер; design principles; дизайн гаргах

graphic-design
en: graphic design; graphic designer; graphics; print design; poster design; social media design
mn: график дизайн; график дизайнер; графикийн дизайн; эвлүүлэг дизайн; постер дизайн; зурагт хуудас хийх; постер хийх; сошиал дизайн
also: графикч; график дезайн; графикийн дизайнер; графикийн ажил; flyer design; banner design; brochure design; баннер хийх; баннер дизайн; флаер хийх; брошур хийх; брошур дизайн; постын дизайн; пост дизайн; хэвлэлийн дизайн; хэвлэлийн эх бэлтгэх; зар сурталчилгааны дизайн; graphical design; 2D design; 2D дизайн
broader: design
related: branding-design; illustration; ui-design

animation
en: animation; animator; animated video; cartoon animation; animated film
mn: анимэйшн; аниматор; анимац; хүүхэлдэйн кино; анимэйшн хийх; хөдөлгөөнт зураг; анимацын видео
also: анимейшн; аниме; анимэйшн видео; анимейшн хийх; хүүхэлдэйн кино хийх; хүүхэлдэйн кино бүтээх; cartoons; cartoon making; animating; animated series; аниматорч; хөдөлгөөнт дүрс
related: illustration; motion-graphics; video-production

video-production
en: video production; videographer; videography; filmmaking; video shooting; filming; video content
mn: видео бүтээл; видео зураг авалт; видео хийх; видео зураглаач; зураглаач; видео контент; видео бүтээх; кино зураг авалт; видео үйлдвэрлэл; бичлэг хийх
also: video maker; film making; video creator; shoot videos; make videos; make video; clip making; клип хийх; клип зураг авалт; видео клип; видео продакшн; видео продакшн хийх; контент бичлэг; реклам зураг авалт; реклам хийх; рекламны видео; продакшн студи; видеограф; видео бичлэг; видео бичлэг хийх; видео контент хийх; commercial production; corporate video; байгууллагын видео; танилцуулга видео; студийн зураг авалт

photography
en: photography; photographer; photo shooting; photo shoot; professional photos
mn: гэрэл зураг; гэрэл зурагчин; фото зураг; фотографч; фото зураг авалт; зурагчин; зураг авалт; фото зурагчин
also: фотограф; фото сурвалжлага; гэрэл зургийн студи; photo session; photo studio; фото студи; фото зураг авах; гэрэл зураг авах; зураг авдаг; фотошүүт; фотосешн; camera skills; DSLR; Canon camera; Sony Alpha; Nikon
related: video-production; photo-editing

writing
en: writing skills; professional writing; writer; article writing; creative writing; content writing
mn: бичгийн ур чадвар; нийтлэл бичих; зохиолч; контент бичих; нийтлэл бичлэг; бичвэр бэлтгэх; эх бичвэр; нийтлэлч; бичих чадвар
also: author; write articles; writing articles; content writer; freelance writer; written communication; text writing; текст бичих; бичвэр; бичгийн чадвар; найруулан бичих; уран зохиол; пост бичих; найруулга зүй; контент бичигч
related: editing; copywriting

content-creation
en: content creation; content creator; content production; creating content; social media content; digital content
mn: контент бүтээх; контент; контент бүтээгч; контент хийх; контент үйлдвэрлэл; сошиал контент; контент креатор; дижитал контент
also: content maker; content; create content; making content; контент крэйтор; контент криэйтор; контент менежер; content manager; контент бэлтгэх; контент бэлтгэгч; агуулга бүтээх; user generated content; UGC; reels хийх; рийлс хийх; tiktok контент; тикток контент; TikTok content; instagram content; short videos; богино видео; богино контент; facebook контент; фэйсбүүк контент
related: social-media-marketing; video-production; copywriting; graphic-design

translation
en: translation; translator; document translation; written translation; translating
mn: орчуулга; орчуулагч; орчуулга хийх; бичгийн орчуулга; бичиг баримтын орчуулга; орчуулах ажил
also: translate; translate documents; translations; англи орчуулга; англи хэлний орчуулга; хятад хэлний орчуулга; япон хэлний орчуулга; солонгос хэлний орчуулга; орос хэлний орчуулга; орчуулгын товчоо; баримт орчуулах; орчуулгын ажил; англи хэлний орчуулагч; мэргэжлийн орчуулагч; certified translation; CAT tools; нотариатын орчуулга
related: interpreting; localisation; editing

3d-modelling
en: 3D modelling; 3D modeling; 3D modeller; 3D artist; 3D design; 3D designer
mn: 3D загварчлал; 3D моделинг; 3D загвар; 3D дизайн; 3D дизайнер; 3D зураач; гурван хэмжээст загварчлал; 3D загвар гаргах
also: 3D; 3Д загварчлал; 3Д дизайн; 3Д дизайнер; 3Д моделинг; 3д; 3 хэмжээст загварчлал; 3D моделлинг; 3D моделлер; 3D modeler; 3D model; 3D models; гурван хэмжээст дүрслэл; 3D загвар хийх; CGI; computer graphics; компьютер график
related: 3d-rendering; animation; game-art; cad-design

music-production
en: music production; music producer; beat making; music recording; sound recording; arranging music
mn: хөгжмийн продакшн; хөгжмийн продюсер; дуу бичлэг; хөгжмийн найруулга; бит хийх; аранжировка; дуу бичлэгийн студи; хөгжим бүтээх
also: beatmaker; beat maker; битмэйкер; бит мейкер; дууны бичлэг; дуу хураах; дууны студи; хөгжим найруулга; аранжировщик; FL Studio; Ableton; Ableton Live; Logic Pro; Pro Tools; Cubase; DAW; music studio; record label; demo recording; хөгжмийн студи
related: audio-engineering; music-composition; sound-design

# ---------------------------------------------------------------- graphic and brand design

branding-design
en: brand identity design; logo design; visual identity; logo designer; brand design
mn: брэнд дизайн; лого дизайн; лого хийх; брэндийн дүр төрх; брэнд бүүк; визуал айдентити
also: logo; logos; лого; лого зохиох; лого дизайнер; brand book; brandbook; brand guidelines; брэндбүүк; фирмийн загвар; корпорат дизайн; brand identity; corporate identity; брэндийн дизайн; бренд дизайн; rebranding design; логоны дизайн; брэнд дизайнер
broader: graphic-design
related: branding; typography; packaging-design

packaging-design
en: packaging design; package design; label design; packaging designer
mn: сав баглаа боодлын дизайн; савлагааны дизайн; шошгоны дизайн; сав баглаа боодлын дизайнер
also: баглаа боодлын дизайн; шошго хийх; хайрцагны дизайн; box design; product label; die-cut design; бүтээгдэхүүний савлагаа дизайн; уутны дизайн
broader: graphic-design
related: branding-design; print-production

print-production
en: print production; printing; prepress; offset printing; printing house
mn: хэвлэх үйлдвэр; хэвлэлийн ажил; хэвлэлийн эх бэлтгэл; офсет хэвлэл; хэвлэлийн технологи
also: pre-press; хэвлэлийн үйлдвэр; хэвлэлийн инженер; сурталчилгааны хэвлэл; digital printing; дижитал хэвлэл; өргөн форматын хэвлэл; large format printing; нэрийн хуудас хэвлэх; нэрийн хуудас; business cards; sticker printing; наалт хэвлэх; номын хэвлэл; bookbinding; үдээс; хэвлэгч оператор; print shop; хаяг реклам
related: graphic-design; layout-design; manufacturing

screen-printing
en: screen printing; T-shirt printing; merchandise printing; sublimation printing
mn: торон хэвлэл; футболк хэвлэл; цамц дээр хэвлэх; сублимац хэвлэл; бэлэг дурсгал хэвлэл
also: silk screen; DTF printing; DTG; merch; merchandise design; мерч; аяга хэвлэл; mug printing; цамцан дээр зураг хэвлэх; embroidery machine; машин хатгамал; t-shirt design; цамцны дизайн; шелкограф; vinyl cutting
broader: print-production
related: fashion-design

layout-design
en: layout design; book design; magazine layout; desktop publishing; InDesign
mn: номын дизайн; номын эх бэлтгэл; сэтгүүлийн эх бэлтгэл; хуудаслалт; InDesign
also: Adobe InDesign; book layout; page layout; typesetting; эх бэлтгэгч; номын хавтас; номын хавтасны дизайн; book cover; book cover design; каталог дизайн; catalogue design; тайлангийн дизайн; annual report design; сэтгүүлийн дизайн; editorial design; QuarkXPress; ePub; цахим ном бэлтгэх
broader: graphic-design
related: publishing; typography; print-production

typography
en: typography; lettering; text layout
mn: типограф; үсгийн дизайн; үсэг зурлага; леттеринг
also: typographer; hand lettering; типографи; үсэглэл; кирилл үсгийн дизайн
broader: graphic-design
related: type-design; calligraphy

type-design
en: type design; font design; typeface design; font designer
mn: фонт зохиох; үсгийн фонт; фонт дизайн; фонт хийх
also: fonts; font making; монгол фонт; монгол бичгийн фонт; Glyphs app; FontLab; typeface; кирилл фонт; үсгийн загвар зохиох
broader: graphic-design
related: typography; mongol-bichig

calligraphy
en: calligraphy; calligrapher; handwriting art
mn: уран бичлэг; уран бичээч; каллиграф; уран бичлэгийн зураач
also: calligraphic; монгол уран бичлэг; Mongolian calligraphy; калиграф; бийрийн бичиг; бийрээр бичих; уран бичгийн
related: mongol-bichig; typography; fine-art

mongol-bichig
en: traditional Mongolian script; Mongol bichig; vertical Mongolian script
mn: монгол бичиг; үндэсний бичиг; босоо монгол бичиг; монгол бичгийн эх бэлтгэл
also: Mongolian script; худам монгол бичиг; босоо бичиг; монгол бичигт хөрвүүлэх; галиг хөрвүүлэлт; кирилл монгол хөрвүүлэгч; монгол бичгийн багш; соёмбо бичиг; дөрвөлжин бичиг; Soyombo script; тод бичиг; монгол бичгээр бичих; хос бичиг
related: calligraphy; typography; translation

photoshop-illustrator
en: Adobe Photoshop; Adobe Illustrator; Adobe Creative Suite; CorelDRAW; Adobe Creative Cloud
mn: Photoshop; Фотошоп; Illustrator программ; Иллюстратор программ; CorelDRAW; Adobe программ
also: photo shop; Adobe; adobe suite; фотошоп хийх; фотошопчин; corel draw; корел; Affinity Designer; GIMP; Inkscape; вектор зураг; vector graphics; иллюстрэйтор; адоби; Photoshop, Illustrator
broader: graphic-design
related: photo-editing; illustration

canva
en: Canva; template design; simple social graphics
mn: Canva; Канва; Канва дээр дизайн хийх; бэлэн загвараар дизайн хийх
also: canva design; canva pro; канва дизайн; Adobe Express; пост хийх; social media graphics; сошиал пост хийх; сошиал постер
broader: graphic-design
related: content-creation; social-media-marketing

presentation-design
en: presentation design; pitch deck design; slide design; PowerPoint design
mn: танилцуулга бэлтгэх; илтгэлийн дизайн; слайд хийх; пич дек бэлтгэх; презентэйшн хийх
also: pitch decks; презентаци бэлтгэх; power point хийх; танилцуулгын дизайн; Keynote slides; slide deck; investor deck; презентац; presentation slides; компанийн танилцуулга
broader: graphic-design
related: fundraising; data-visualisation

advertising-design
en: advertising design; billboard design; advertising creative; art direction; art director
mn: зар сурталчилгааны дизайнер; рекламны дизайн; билборд дизайн; арт директор; креатив дизайн
also: ad design; ad creatives; ad creative; арт найруулагч; арт дайректор; creative direction; creative director; креатив директор; creative concept; креатив санаа; рекламны санаа; key visual; самбар дизайн; креатив дайректор; креатив агентлаг; creative agency; креатив продюсер; реклам креатив
broader: graphic-design
related: branding; copywriting; marketing

signage-design
en: signage; sign making; wayfinding design; shop sign production
mn: хаягжуулалт; хаяг хийх; гэрэлтэй хаяг; чиглүүлэх тэмдэг тэмдэглэгээ; хаяг самбар
also: neon sign; неон хаяг; signboard; sign board; дэлгүүрийн хаяг; гадна хаяг; фасадны хаяг; wayfinding; үсэгт хаяг; лайтбокс; lightbox sign; vehicle wrapping; машин наалт; машины наалт
related: graphic-design; advertising-design; print-production

exhibition-design
en: exhibition design; stage design; set design; booth design; event decoration
mn: үзэсгэлэнгийн дизайн; тайзны дизайн; тайз засал; павильоны дизайн; үзэсгэлэнгийн тавилт
also: set designer; scenography; stage decor; production design; production designer; тайзны чимэглэл; эвентийн чимэглэл; event decor; museum design; музейн тавилт; exhibition stand; expo booth; тайзны зураач; киноны зураач; balloon decoration; шаарны чимэглэл; decor design
broader: design
related: event-management; interior-design

interior-design
en: interior design; interior designer; space planning; interior decoration
mn: интерьер дизайн; интерьер дизайнер; дотоод засал чимэглэл; интерьерийн зураг төсөл; дотор заслын дизайн
also: interior; интерьер; interior architect; интерьер архитектор; гэрийн дизайн; оффисын интерьер; office interior; home decor; дотоод заслын дизайнер; home staging; дотоод чимэглэл; интерьер зураг; landscape design; ландшафт дизайн; ландшафтын дизайнер
broader: design
related: architecture; 3d-rendering

jewellery-design
en: jewellery design; jewelry making; goldsmith; silversmith
mn: үнэт эдлэлийн дизайн; үнэт эдлэл урлах; мөнгөний дархан; гоёл чимэглэл урлах
also: jewelry; jewellery; jewelry designer; алтны дархан; гоёл чимэглэлийн дизайн; ээмэг бөгж хийх; гар урлалын гоёл; jewelry CAD
broader: design
related: handicrafts; 3d-modelling

handicrafts
en: handicrafts; handmade crafts; artisan; souvenir making; craft design
mn: гар урлал; гар урлалын бүтээгдэхүүн; бэлэг дурсгалын зүйл хийх; урлаач; гар урлаач; гараар урлах
also: handicraft; handmade; craftsman; crafts; craft maker; souvenir design; бэлэг дурсгал; felt crafts; зүү ороох; сүлжмэл урлал; лаа урлах; candle making; саван урлах; soap making; ваар урлал; модон сийлбэр; woodcarving; арьсан урлал; leather craft; арьс урлал; үндэсний гар урлал; DIY crafts
related: textile-production; fine-art

fashion-illustration
en: fashion illustration; fashion sketching; fashion drawing; clothing sketches
mn: загварын зураг; хувцасны эскиз; хувцас загварын зураг; загварын эскиз зурах
also: fashion sketch; хувцасны зураг зурах; хувцас дизайны эскиз; textile pattern design; даавууны хээ зохиох; print pattern design; хувцасны дизайны зураг; CLO 3D; 3D fashion; digital fashion
broader: illustration
related: fashion-design; pattern-ornament

pattern-ornament
en: pattern design; Mongolian ornament; ornament design; surface design
mn: хээ угалз; монгол хээ угалз; угалз зохиох; хээ зохиох; үндэсний хээ
also: ornament; ornaments; монгол хээ; хээний дизайн; угалз хээ; surface pattern; traditional patterns; үндэсний хээ угалз; монгол угалз
broader: graphic-design
related: illustration; handicrafts

# ---------------------------------------------------------------- drawing and fine art

illustration
en: illustration; illustrator; digital drawing; digital painting; drawing and sketching
mn: иллюстрац; зураг чимэглэл; дижитал зураг; номын чимэглэл; иллюстратор; дижитал зураач; чимэглэгч зураач
also: иллюстраци; иллюстрэйшн; зураг зурах; зураг зурдаг; digital art; digital artist; digital illustrator; character illustration; children's book illustration; хүүхдийн номын зураач; хүүхдийн номын зураг; Procreate; Wacom; графикаар зурах; таблетаар зурах; дижитал арт; хөрөг зурах; sketching; sketch art; drawing skills; клипарт; sticker design; стикер дизайн
related: graphic-design; fine-art; comics

comics
en: comics; manga; webtoon; comic artist; graphic novels
mn: комикс; зурагт ном; манга; вэбтүүн; комикс зураач
also: comic book; comic books; manga artist; webtoons; комик; комикс зурах; комик зураач; storyboard comics; graphic novel; cartoonist; шог зураач; шог зураг; вебтүүн; хошин зураг; caricature; карикатур
broader: illustration
related: storytelling; animation

concept-art
en: concept art; concept artist; character design; environment concept
mn: концепт арт; дүрийн дизайн; концепт зураач; баатрын дүр зохиох; персонаж дизайн
also: character designer; character artist; mascot design; маскот; маскот дизайн; creature design; matte painting; дүр зохиох зураг; visual development; концепт зураг; concept design; персонаж зохиох; mascot; эмблем дүр
broader: illustration
related: game-art; animation

fine-art
en: fine art; art painting; visual artist; contemporary art
mn: дүрслэх урлаг; уран зураг; зураач; уран зураач; уран бүтээлч; орчин үеийн урлаг
also: fine arts; oil painting; тосон будгийн зураг; watercolour; усан будаг; монгол зураг; Mongol zurag; visual arts; artist painter; acrylic painting; mural; ханын зураг; mural art; стрит арт; street art; граффити; graffiti; хөрөг зураг; портрет зураг; art studio; зургийн сургалт; painting classes; зургийн багш; зургийн дугуйлан; printmaking; бурхан зураг; thangka
related: illustration; sculpture; calligraphy

sculpture
en: sculpture; sculptor; stone carving; bronze casting
mn: уран барималч; барималч; баримал; баримал урлах; чулуун сийлбэр
also: sculpting art; хөшөө баримал; хөшөө; monument design; сийлбэр; сийлбэрч; цутгамал; clay sculpture; уран баримал; мөсөн баримал; ice sculpture; bone carving; ясан сийлбэр
broader: fine-art
related: handicrafts; 3d-sculpting

tattoo-art
en: tattoo art; tattoo artist; body art; henna design
mn: шивээс; шивээсчин; шивээсийн зураач; тату
also: tattoo; tattoos; tattooist; шивээс хийх; тату артист; body painting; нүүр будалт; face painting; tattoo design; шивээсний дизайн; tattoo studio; хна зураг
broader: illustration

makeup-styling
en: makeup artistry; make-up artist; fashion styling; stylist; special effects makeup
mn: нүүр будагч; нүүр будалт хийх; стилист; визажист; гримёр; гримчин
also: makeup artist; make up artist; MUA; make-up; нүүр будах; имиж дизайн; имиж мейкер; image maker; fashion stylist; хувцасны стилист; SFX makeup; киноны грим; визаж; photoshoot styling; wardrobe stylist; costume design; хувцас зураач; costume designer
related: fashion-design; photography; video-production

art-curation
en: art curation; gallery management; art exhibitions; curator
mn: үзэсгэлэн зохион байгуулах; куратор; урлагийн галерей; үзэсгэлэнгийн куратор
also: art curator; art gallery; галерей; урлаг судлаач; урлаг судлал; музей судлал; museum curator; art critic; урлагийн менежмент; arts management; cultural management; соёлын менежмент; heritage preservation; сэргээн засварлах; art dealer; соёл урлагийн менежер
related: event-management; fine-art

# ---------------------------------------------------------------- photography

photo-editing
en: photo editing; photo retouching; image editing; retoucher; Lightroom
mn: зураг засвар; зураг засах; фото эвлүүлэг; ретушь; зургийн боловсруулалт; Lightroom
also: photo editor; retouch; retouching; зургийн эвлүүлэг; зураг эвлүүлэх; зураг янзлах; Adobe Lightroom; фото засвар; colour correction photo; background removal; photo manipulation; зургийн найруулга; лайтрүүм; зураг засварлах; хуучин зураг сэргээх; photo restoration
related: photography; photoshop-illustrator

event-photography
en: event photography; wedding photography; wedding photographer; event photographer
mn: хуримын зураг авалт; эвентийн зураг авалт; хуримын зурагчин; арга хэмжээний зураг авалт
also: wedding photo; wedding video; wedding videographer; хуримын бичлэг; хуримын зураглаач; найрын зураг авалт; graduation photos; төгсөлтийн зураг; төгсөлтийн зураг авалт; concert photography; event video; хуримын фото; эвент зураг; family photos; гэр бүлийн зураг; newborn photography; нялхсын зураг авалт; эвентийн бичлэг
broader: photography

product-photography
en: product photography; food photography; commercial photography; advertising photography
mn: бүтээгдэхүүний зураг авалт; хоолны зураг авалт; рекламны зураг авалт; барааны зураг авах
also: product photos; product photographer; food photographer; food styling; фүүд фото; catalog photography; бүтээгдэхүүний фото; studio photography; студийн гэрэл зураг; fashion photography; загварын зураг авалт; fashion photographer; real estate photography; үл хөдлөхийн зураг авалт; interior photography; хоолны стилист
broader: photography
related: e-commerce-operations

photojournalism
en: photojournalism; documentary photography; photojournalist; travel photography
mn: фото сэтгүүл зүй; сурвалжлах гэрэл зураг; фото сурвалжлагч; баримтат гэрэл зураг; аяллын гэрэл зураг
also: photo reporter; photo documentary; nature photography; байгалийн гэрэл зураг; wildlife photography; зэрлэг амьтны зураг авалт; landscape photography; street photography; аяллын зурагчин; travel photographer; astrophotography; photo essay; спорт гэрэл зураг; sports photography
broader: photography
related: journalism

# ---------------------------------------------------------------- film and video

video-editing
en: video editing; video editor; film editing; post-production; Premiere Pro
mn: видео эвлүүлэг; эвлүүлэгч; видео эдит; видео монтаж; эвлүүлэг хийх; видео найруулга; Premiere Pro
also: post production; video edit; edit videos; видео эдитор; эдит хийх; видео эвлүүлэх; видео засах; видео эдитлэх; монтажчин; монтаж хийх; Adobe Premiere; DaVinci Resolve; Final Cut Pro; CapCut; кэпкат; кап кат; бичлэг эвлүүлэх; рийлс эвлүүлэг; reels editing; short video editing; пост продакшн; постпродакшн; премьер про; Filmora; Vegas Pro; видео ээдит
broader: video-production
related: motion-graphics; colour-grading

cinematography
en: cinematography; cinematographer; camera operator; director of photography; camera operation
mn: кино зураглаач; зураглаачийн урлаг; камерын оператор; зураглаач найруулагч; операторын ажил
also: DOP; DoP film; cameraman; camera work; камерчин; camera assistant; gimbal; steadicam; gaffer; гэрэлтүүлэгч кино; film lighting; зурагт зураглаач; RED camera; ARRI; Blackmagic camera; камер ажиллуулах
broader: video-production
related: film-directing; photography

film-directing
en: film directing; film director; music video director; video director; short film making
mn: кино найруулагч; найруулагч; кино найруулга; клип найруулагч; богино хэмжээний кино; найруулагчийн ажил
also: movie director; film directors; рекламны найруулагч; кино хийх; кино бүтээх; уран сайхны кино; short film; feature film; богино кино; кино урлаг; music video; telefilm; олон ангит кино; ТВ найруулагч; TV director; theatre director; театрын найруулагч; жүжгийн найруулагч; casting director; туслах найруулагч; web series; вэб цуврал
broader: video-production
related: screenwriting; film-producing

film-producing
en: film producing; film producer; TV production; TV producer; media producer
mn: кино продюсер; продюсер; телевизийн продюсер; нэвтрүүлэг бэлтгэх; нэвтрүүлгийн продюсер; кино продакшн
also: executive producer; line producer; продюсерлэх; телевизийн нэвтрүүлэг; TV show production; шоу нэвтрүүлэг; телевизийн контент; content producer; контент продюсер; ТВ нэвтрүүлэг; film production; продакшн менежер; production manager film; location scouting; film fixer; уран бүтээлийн продюсер
broader: video-production
related: event-management; film-directing; fundraising

documentary
en: documentary filmmaking; documentary film; documentary maker
mn: баримтат кино; баримтат кино хийх; баримтат киноны найруулагч; документари
also: documentaries; documentary; баримтат нэвтрүүлэг; docu series; түүхэн баримтат кино; nature documentary; сурвалжилга видео; video reportage
broader: video-production
related: journalism; film-directing

colour-grading
en: colour grading; color grading; colourist; colour correction
mn: өнгө засвар; видео өнгөний засвар; колорист; өнгөний найруулга
also: colorist; color correction; колор грэйдинг; LUTs; видеоны өнгө; өнгө найруулагч
broader: video-editing

visual-effects
en: visual effects; VFX; compositing; After Effects compositing
mn: визуал эффект; тусгай эффект; компьютер эффект; VFX
also: VFX artist; special effects; CGI effects; Nuke compositing; chroma key; green screen; ногоон дэвсгэр; композитинг; Houdini; визуал эффект хийх; rotoscoping; киноны эффект; компьютер графикийн эффект
broader: video-production
related: motion-graphics; 3d-rendering; video-editing

motion-graphics
en: motion graphics; motion design; After Effects; motion designer; explainer videos
mn: моушн график; моушн дизайн; моушн дизайнер; After Effects; хөдөлгөөнт график; тайлбар видео
also: motion; motion graphic; motion graphics designer; Adobe After Effects; мошн график; моушн; афтер эффект; explainer video; лого анимэйшн; logo animation; animated infographics; моушион график; Lottie; kinetic typography; motion graphic дизайнер; интро хийх
broader: animation
related: graphic-design; video-editing; visual-effects

2d-animation
en: 2D animation; 2D animator; traditional animation; frame-by-frame animation
mn: 2D анимэйшн; 2D анимац; 2D аниматор; гар зургийн анимэйшн
also: 2Д анимэйшн; Toon Boom; Adobe Animate; Spine animation; cel animation; anime style; аниме зурах; Moho; stop motion; стоп моушн; зурган кино; 2D аниматорч; 2д анимейшн; character rigging 2D; Live2D; VTuber
broader: animation
related: illustration; storyboarding

3d-animation
en: 3D animation; 3D animator; character animation; rigging; motion capture
mn: 3D анимэйшн; 3D анимац; 3D аниматор; дүрийн хөдөлгөөн; риггинг
also: 3Д анимэйшн; 3Д анимац; rigger; mocap; character rigging; 3D хүүхэлдэйн кино; 3D видео; 3д анимейшн; моушн капчер; Mixamo; Cascadeur; CG animation; 3D cartoon
broader: animation
implies: 3d-modelling

storyboarding
en: storyboarding; storyboard artist; previsualisation
mn: сториборд; раскадровка; зурагт зохиол; сториборд зураач
also: storyboard; story board; сторибоорд; previs; animatics; кадрын зураглал; shot list
related: illustration; film-directing; animation

# ---------------------------------------------------------------- 3D

blender-3d
en: Blender 3D; Blender artist; Maya and 3ds Max; Cinema 4D
mn: Blender программ; Блендер 3D; 3ds Max; Cinema 4D; Maya программ
also: Blender modelling; blender modeling; 3dsmax; 3Ds Max программ; 3D Max; 3Д макс; Autodesk Maya; C4D; SketchUp; скетчап; Blender software; блендер программ; Substance Painter; Rhino Grasshopper
broader: 3d-modelling

3d-rendering
en: 3D rendering; architectural visualisation; 3D visualisation; 3D visualizer
mn: 3D рэндэр; 3D визуалчлал; архитектурын визуалчлал; 3D дүрслэл; архитектурын 3D зураг
also: 3D render; rendering; archviz; architectural visualization; 3D visualization; рэндэр; рендер; 3D рендер; Lumion; V-Ray; Corona Renderer; Twinmotion; Enscape; D5 Render; интерьер 3D; 3D интерьер; барилгын 3D зураг; exterior rendering; 3D интерьер зураг; визуализаци; product rendering
broader: 3d-modelling
related: interior-design; architecture

3d-sculpting
en: 3D sculpting; ZBrush; digital sculpting; 3D character artist
mn: 3D баримал; ZBrush; дижитал баримал; 3D дүр загварчлал
also: 3D character; Z Brush; 3D figure; 3D дүр; figurine design; фигур хийх; Nomad Sculpt; 3D персонаж; 3D character modeling; hard surface modelling
broader: 3d-modelling
related: game-art; 3d-printing

# ---------------------------------------------------------------- games

game-design
en: game design; game designer; game mechanics; gameplay design
mn: тоглоомын дизайн; гейм дизайн; гейм дизайнер; тоглоомын механик; тоглоомын дизайнер
also: гэйм дизайн; гэйм дизайнер; game concept; game balancing; тоглоомын дүрэм зохиох; gamification; геймификаци; тоглоомжуулалт; GDD; game design document; gameplay; systems design games; тоглоомын санаа; тоглоомын концепт
related: game-development; level-design; game-writing

level-design
en: level design; level designer; world building; environment design
mn: тоглоомын түвшний дизайн; левел дизайн; тоглоомын ертөнц бүтээх; левел дизайнер
also: map design game; game world; worldbuilding; environment artist; game environment; тоглоомын мап; тоглоомын газрын зураг; мап хийх тоглоом; mission design; quest design
broader: game-design

game-economy
en: game economy design; game monetisation; virtual economy; in-game purchases
mn: тоглоомын эдийн засаг; тоглоомын орлогын загвар; тоглоом доторх худалдан авалт; виртуал эдийн засаг
also: game economy; game monetization; economy designer; play to earn; P2E; GameFi; in-app purchases; free-to-play; loot system; LiveOps; live ops; тоглоомын мөнгөжүүлэлт; reward system design; in-app purchase
broader: game-design
related: product-analytics; financial-modelling

game-art
en: game art; game artist; pixel art; sprites; game assets
mn: тоглоомын зураг; пиксел арт; гейм арт; тоглоомын зураач; тоглоомын график
also: 2D game art; 3D game art; sprite; tileset; low poly; game UI; тоглоомын UI; гейм артист; pixel artist; asset creation; game asset; тоглоомын дүр; game character; тоглоомын дизайны зураг
related: concept-art; 3d-modelling; illustration; game-development

game-writing
en: game writing; narrative design; interactive fiction; visual novels
mn: тоглоомын зохиол; тоглоомын өгүүлэмж; нарратив дизайн; интерактив зохиол
also: narrative designer; game writer; game story; тоглоомын түүх зохиох; dialogue writing; visual novel; lore writing; game scenario; тоглоомын сценари
broader: game-design
related: screenwriting; storytelling

board-games
en: board game design; tabletop games; card game design; puzzle design
mn: ширээний тоглоом; ширээний тоглоом зохиох; хөзрийн тоглоом зохиох; оньсон тоглоом
also: board game; boardgame; boardgames; tabletop RPG; card game; escape room design; оньсого зохиох; puzzles; toy design; тоглоом наадгай дизайн; хүүхдийн тоглоом зохион бүтээх; wooden puzzle; модон оньсого; educational games; боловсролын тоглоом; escape room
broader: game-design
related: illustration; handicrafts

# ---------------------------------------------------------------- sound and music

audio-engineering
en: audio engineering; sound engineer; mixing and mastering; audio editing; sound mixing
mn: дууны инженер; дууны найруулагч; миксинг мастеринг; дуу эвлүүлэг; дууны операторч
also: audio engineer; mastering; audio mixing; дуу засвар; дууны эвлүүлэг; sound operator; дууны оператор; аудио инженер; live sound; дуу оператор; аудио засвар; дуу найруулагч; аудио эвлүүлэг; Adobe Audition; acoustic engineering; акустик
related: music-production; sound-design; podcasting

sound-design
en: sound design; sound designer; sound effects; foley; game audio
mn: дууны дизайн; дууны эффект; саунд дизайн; саунд дизайнер; чимээний эффект
also: SFX; sound effect; audio design; тоглоомын дуу; game sound; Wwise; FMOD; киноны дуу; audio branding; дуу чимээний эффект; ambient sound
related: audio-engineering; music-composition; game-development

music-composition
en: music composition; composer; songwriting; songwriter; film scoring
mn: хөгжмийн зохиолч; ая зохиох; дуу зохиох; хөгжим зохиох; аялгуу зохиох; киноны хөгжим
also: song writing; write songs; game music; тоглоомын хөгжим; background music; soundtrack; саундтрек; jingle; рекламны дуу; киноны хөгжмийн зохиолч; ая зохиогч; AI music; Suno AI; хөгжмийн зохиомж
related: music-production; lyric-writing

lyric-writing
en: lyric writing; lyricist; rap writing; poetry
mn: дууны үг бичих; шүлэг бичих; яруу найраг; яруу найрагч; дууны шүлэг
also: lyrics; poet; poems; дууны үг; шүлэг; шүлэгч; рэп бичих; рэппер; rapper; уран уншлага; spoken word
broader: writing
related: music-composition

music-performance
en: music performance; musician; singer; vocalist; live band
mn: хөгжимчин; дуучин; дуулах; хөгжим тоглох; хамтлаг; хөгжимдөх
also: singing; guitarist; гитарчин; гитар тоглох; төгөлдөр хуур; pianist; piano; drummer; бөмбөрчин; дуурийн дуучин; band member; вокал; вокалист; folk music; ардын хөгжим; orchestra
related: music-education; music-production

music-education
en: music education; music teacher; guitar lessons; piano lessons; singing lessons
mn: хөгжмийн багш; хөгжмийн сургалт; гитарын сургалт; төгөлдөр хуурын багш; дууны багш
also: music lessons; гитар заах; vocal coach; вокалын багш; дуу заах; хөгжмийн дугуйлан; морин хуурын сургалт; төгөлдөр хуур заах; music school; урлагийн сургалт; art teacher
related: teaching; music-performance

music-business
en: music business; artist management; talent management; music distribution
mn: уран бүтээлчийн менежмент; хөгжмийн менежмент; артист менежер; хөгжмийн бизнес
also: artist manager; talent agency; band manager; хамтлагийн менежер; music streaming distribution; Spotify release; уран бүтээлчийн менежер; music rights; booking agent; concert promoter; тоглолт зохион байгуулах; концерт зохион байгуулах; моделийн агентлаг; casting agency
related: event-management; music-production; public-relations

dj
en: DJ; disc jockey; electronic music; DJing
mn: диджей; Ди Жэй; электрон хөгжим; DJ хийх
also: DJ set; techno music; EDM; turntables; диджэй; party DJ; Serato; rekordbox
broader: music-production
related: event-management; music-performance

voice-acting
en: voice acting; voice-over; dubbing; narrator; voice artist
mn: дуу оруулалт; дуу оруулагч; хоолой оруулах; дубляж; дуу хоолойны жүжигчин; хүүрнэгч
also: voiceover; voice over; voice actor; дуу оруулах; дуу оруулгын жүжигчин; войс овер; кино дуу оруулалт; рекламны хоолой; аудио ном унших; audiobook narration; audiobook; аудио ном; аудио ном бүтээх; хүүрнэх; киноны дуу оруулалт; narration; хоолой найруулга
related: audio-engineering; acting; podcasting

podcasting
en: podcasting; podcast production; podcaster; podcast host
mn: подкаст; подкаст хийх; подкаст хөтлөгч; подкаст бэлтгэх; подкаст бичлэг
also: podcast; podcasts; подкастер; подкаст продюсер; подкаст студи; podcast editing; подкаст эвлүүлэг; video podcast; podcast studio; ярилцлага бэлтгэх; audio content; аудио контент; ярилцлага хийх
broader: content-creation
related: audio-engineering; journalism; presenting

live-streaming
en: live streaming; streamer; live broadcast; Twitch streaming; live commerce
mn: шууд дамжуулалт; стриминг; стример; лайв хийх; лайв стрим; лайв худалдаа
also: livestream; livestreaming; live stream; OBS; OBS Studio; Twitch; live video; шууд эфир; шууд нэвтрүүлэг; лайв; лайв борлуулалт; live selling; стрим хийх; multi-camera production; тэмцээн шууд дамжуулах; game streamer; vMix; онлайн дамжуулалт; стрийм; стриймер; multicam
broader: content-creation
related: video-production; presenting

radio-broadcasting
en: radio production; broadcasting; radio host; broadcast engineer
mn: радио нэвтрүүлэг; радиогийн хөтлөгч; өргөн нэвтрүүлэг; радио найруулагч
also: radio station; radio show; радио жүжиг; FM радио; радио сэтгүүлч; television broadcasting; телевизийн инженер; broadcaster; өргөн нэвтрүүлгийн инженер; нэвтрүүлэгч; диктор; ТВ оператор
related: journalism; audio-engineering; presenting

# ---------------------------------------------------------------- stage and presence

presenting
en: presenting on stage and screen; event host; master of ceremonies; TV presenter; emcee
mn: хөтлөгч; арга хэмжээний хөтлөгч; телевизийн хөтлөгч; тоглолт хөтлөх; эвент хөтлөгч
also: TV host; show host; MC for events; хурим хөтлөх; хуримын хөтлөгч; нэвтрүүлэг хөтлөх; нэвтрүүлэгчийн ажил; шоу хөтлөгч; найр хөтлөгч; news anchor; мэдээний хөтлөгч; эмси
related: public-speaking; acting; event-management

public-speaking
en: public speaking; speech giving; debate; rhetoric
mn: олны өмнө илтгэх; илтгэх урлаг; уран илтгэл; мэтгэлцээн; илтгэгч
also: keynote speaker; илтгэл тавих; TEDx; Toastmasters; presentation skills; илтгэх чадвар; яриа илтгэл; motivational speaker; мотиваци спикер; индэр илтгэл; debating; pitching; пич хийх; питч хийх
related: presenting; storytelling; training

acting
en: acting; actor; actress; theatre; stand-up comedy
mn: жүжигчин; жүжиглэх; театрын урлаг; стэнд-ап комеди; комедичин
also: drama; theater; жүжигчний ур чадвар; стэндап; стэнд ап; стэндап комеди; stand up comedian; comedian; хошин урлаг; хошин шог; шог жүжигчин; improv; загвар өмсөгч; fashion model; рекламны жүжигчин; puppet theatre; хүүхэлдэйн театр
related: film-directing; voice-acting; dance

dance
en: dance; dancer; choreography; choreographer
mn: бүжиг; бүжигчин; бүжиг дэглээч; бүжгийн багш; бүжиг дэглэх
also: dance teacher; бүжгийн сургалт; хип хоп бүжиг; k-pop dance; биелгээ; монгол бүжиг; балет; ballet; бүжгийн студи; dance studio; уран нугаралт; уран нугараач; contortion; цирк; circus; ballroom dance; бүжгийн хамтлаг; хореограф
related: acting; event-management

influencing
en: influencer work; influencer; vlogging; vlogger; YouTube channel
mn: инфлүүнсэр; влог хийх; влогер; ютубер; ютуб суваг; нөлөөлөгч
also: YouTuber; vlog; vlogs; блогер; blogger video; TikToker; тиктокер; инфлюенсер; инфлюэнсер; инфлүүнсер; YouTube контент; YouTube; ютүбер; ютуб хийх; travel vlog; аяллын влог; key opinion leader; KOL; brand ambassador; personal brand; хувийн брэнд; instagrammer; ютюб суваг; ютюбер
broader: content-creation
related: social-media-marketing; video-production; presenting

children-content
en: children's content; kids content; storytelling for children; educational videos
mn: хүүхдийн контент; хүүхдийн нэвтрүүлэг; хүүхдэд зориулсан контент; боловсролын видео; хүүхдийн үлгэр
also: kids videos; хүүхдийн видео; children's songs; хүүхдийн дуу; хүүхдийн кино; educational content; боловсролын контент; үлгэр бичих; үлгэр; fairy tales; kids app; хүүхдийн апп; хүүхдийн хүүхэлдэйн кино; сургалтын видео; edutainment
broader: content-creation
related: teaching; animation; illustration

# ---------------------------------------------------------------- words

copywriting
en: copywriting; copywriter; ad copy; slogan writing; sales copy
mn: копирайтинг; копирайтер; рекламны эх бичих; сурталчилгааны текст бичих; уриа үг зохиох
also: copy writing; copy writer; advertising copy; копирайт бичих; слоган; слоган зохиох; зарын текст; пост бичих текст; постын эх; копирайтэр; web copy; SEO writing; SEO copywriting; SEO нийтлэл; контент текст; email copywriting; landing page copy; нэр зохиох; brand naming
broader: writing
related: content-creation; marketing; advertising-design

content-strategy
en: content strategy; editorial planning; content planning; content marketing strategy
mn: контент стратеги; контент төлөвлөлт; контент төлөвлөгөө гаргах; редакцын төлөвлөлт
also: content strategist; content calendar; контент план; контент төлөвлөгөө; контент календарь; editorial calendar; контент стратегич; content planner; контент хуваарь; brand storytelling; content lead
broader: content-creation
related: marketing; copywriting; seo

journalism
en: journalism; journalist; reporter; news writing; investigative journalism
mn: сэтгүүл зүй; сэтгүүлч; сурвалжлагч; мэдээ бичих; эрэн сурвалжлах сэтгүүл зүй
also: news reporter; сэтгүүлзүй; мэдээний сайт; news site; ярилцлага авах; interviewing journalist; сурвалжилга; сурвалжлага; эрэн сурвалжлах; мэдээ бэлтгэх; редакц; newsroom; data journalism; fact-checking; баримт шалгах; fact checker; медиа сэтгүүлч; мультимедиа сэтгүүлч; business journalism; нийтлэлч сэтгүүлч; correspondent
related: writing; editing; public-relations

editing
en: text editing; editor of texts; editor-in-chief; proofreading; proofreader
mn: редактор; эх хянах; хянан тохиолдуулах; алдаа засах эх; хянагч редактор; бичвэр засварлах
also: copy editing; copyeditor; copy editor; proof reading; ерөнхий эрхлэгч; ерөнхий редактор; орчуулгын редактор; нийтлэлийн редактор; эх хянагч; хянан засварлах; номын редактор; book editor; үг үсгийн алдаа засах; найруулан засах; academic editing; English editing; корректор; зөв бичгийн дүрэм; диплом засварлах
broader: writing
related: publishing; translation

publishing
en: publishing; publisher; book publishing; magazine publishing; self-publishing
mn: ном хэвлэл; хэвлэн нийтлэх; ном хэвлүүлэх; хэвлэлийн газар; сэтгүүл гаргах; ном нийтлэл
also: publishing house; e-book; ebook; цахим ном; цахим ном гаргах; book publisher; ном гаргах; ISBN; book distribution; номын худалдаа; magazine; сэтгүүл эрхлэн гаргах; copyright publishing; digital publishing
related: editing; layout-design; print-production; writing

screenwriting
en: screenwriting; screenwriter; scriptwriting; script writer; playwriting
mn: кино зохиол; кино зохиолч; сценари бичих; зохиол бичих; видео зохиол; жүжгийн зохиол
also: screenplay; script writing; scriptwriter; scripts for videos; сценарист; сценарь; сценари; видео сценари; рийлс сценари; video script; жүжгийн зохиолч; playwright; контент сценари; рекламны зохиол; олон ангит киноны зохиол; кино зохиол бичих; comedy writing; YouTube scripts
broader: writing
related: storytelling; film-directing

storytelling
en: storytelling; storyteller; narrative craft; brand stories
mn: түүх өгүүлэх; сториителлинг; түүх ярих урлаг; өгүүлэх урлаг
also: story telling; сторителлинг; storyteller brand; сторитэллинг; visual storytelling; digital storytelling; oral history; аман түүх; тууль; туульч; үлгэрч; түүхчилсэн контент; story writing
related: writing; content-creation; screenwriting

fiction-writing
en: fiction writing; novelist; novel writing; short stories; book author
mn: уран зохиол бичих; роман бичих; өгүүллэг бичих; ном бичих; роман зохиолч; номын зохиолч
also: fantasy writing; өгүүллэг; туужич; тууж; book writing; ном зохиох; writing a book; вэб роман; web novel; science fiction; шинжлэх ухааны зөгнөлт; хүүхдийн зохиолч; children's author; ghostwriting; ghostwriter; намтар бичих; memoir; biography writing; дурсамж ном
broader: writing
related: publishing; editing

blogging
en: blogging; blog writing; newsletters; blogger
mn: блог бичих; блог хөтлөх; блог; имэйл сэтгүүл; блогчин
also: blog; blog posts; Substack; newsletter; ньюслеттер; Medium articles; блог нийтлэл; блог хийх; guest posting; food blog; travel blog; аяллын блог; LinkedIn posts
broader: writing
related: content-creation; seo

academic-writing
en: academic writing; scientific writing; research papers; report writing
mn: эрдэм шинжилгээний өгүүлэл бичих; академик бичвэр; тайлан бичих; эрдэм шинжилгээний бичвэр; судалгааны тайлан бичих
also: essay writing; эссэ бичих; эсээ бичих; academic essay; thesis writing; дипломын ажил бичих; research paper; science communication; шинжлэх ухааны сэтгүүл зүй; popular science; report writer; тайлан бэлтгэх; science writer; өгүүлэл бичих; white paper; whitepaper writing; case study writing
broader: writing
related: research; technical-writing

business-writing
en: business writing; proposal writing; speech writing; official correspondence
mn: албан бичиг боловсруулах; илтгэл бичих; албан бичиг
also: business letters; proposal writer; grant writer; грант төсөл бичих; төсөл бичигч; speechwriter; business plan writing; бизнес төлөвлөгөө бичих; мэндчилгээ бичих; CV writing; resume writing; анкет бичих; CV бичих; press release writing; хэвлэлийн мэдээ бичих; тендерийн материал бэлтгэх; tender documents; албан хэрэг хөтлөлт; бичиг хэрэг; fundraising proposals
broader: writing
related: fundraising-ngo; public-relations; business

# ---------------------------------------------------------------- between languages

interpreting
en: interpreting; interpreter; simultaneous interpreting; consecutive interpreting
mn: аман орчуулга; хэлмэрч; синхрон орчуулга; аман орчуулагч; синхрон орчуулагч
also: interpretation services; conference interpreter; хөрвүүлэгч; дагалдах орчуулга; business interpreter; хурлын орчуулга; синхрон; хэлмэрчлэх; орчуулагч хэлмэрч; дараалсан орчуулга; live interpretation; court interpreter; хөтөч орчуулагч; guide interpreter
broader: translation

technical-translation
en: technical translation; legal translation; medical translation; specialised translation
mn: техникийн орчуулга; хууль эрх зүйн орчуулга; эмнэлгийн орчуулга; гэрээний орчуулга; мэргэжлийн орчуулга
also: technical translator; legal translator; contract translation; уул уурхайн орчуулга; mining translator; мэргэжлийн нэр томьёо; terminology; нэр томьёо; financial translation; IT орчуулга; specialized translation; medical translator; санхүүгийн орчуулга; барилгын орчуулга
broader: translation

literary-translation
en: literary translation; book translation; literary translator; book translator
mn: уран зохиолын орчуулга; номын орчуулга; номын орчуулагч; ном орчуулах
also: novel translation; translate books; уран зохиолын орчуулагч; comic translation; манга орчуулга; poetry translation; кино орчуулга; кино орчуулагч
broader: translation
related: publishing; editing

localisation
en: localisation; localization; software localisation; cultural adaptation
mn: локалчлал; нутагшуулалт; программ монголчлох; орон нутгийн хэлэнд хөрвүүлэх; апп орчуулга
also: l10n; i18n; internationalisation; internationalization; game localization; тоглоом орчуулах; тоглоомын орчуулга; software localization; монголчлох; монголчлол; апп монголчлох; transcreation; website translation; вэбсайт орчуулга; апп орчуулах; локалчлах; app localization; multilingual content; Crowdin; олон хэлний хувилбар
broader: translation
related: software-development; ux-design

subtitling
en: subtitling; subtitles; captions; video transcription; transcription
mn: хадмал орчуулга; субтитр; видео хадмал; хадмал хийх; хадмал бичих; бичлэг буулгах
also: subtitle; subtitle translation; closed captions; хадмал; кино хадмал; субтайтл; transcribing; transcriptionist; transcriber; ярилцлага буулгах; аудио буулгах; дууг текст болгох ажил; тэмдэглэл хөтлөгч; meeting minutes; протокол хөтлөх; subtitler; стенограф
broader: translation
related: video-editing; speech-recognition

sign-language
en: sign language; sign language interpreter; Braille
mn: дохионы хэл; дохионы хэлмэрч; дохионы хэлний орчуулга; Брайл үсэг
also: Mongolian Sign Language; дохионы хэлний хэлмэрч; дохионы хэлний багш; deaf communication; сонсголгүй иргэн; audio description; брайл
related: interpreting; web-accessibility
`;
