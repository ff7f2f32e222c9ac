// Concepts of kind value, stage and language: how people want to work, how far a venture is, which languages they speak. Hand-written.

export const context = `
@value

# ---------------------------------------------------------------- place and time of work

remote-work
en: remote work; work from home; working remotely; fully remote; remote-first
mn: зайнаас ажиллах; гэрээсээ ажиллах; онлайнаар ажиллах; зайны ажил; зайнаас хийх ажил
also: WFH; remote job; remote team; telework; teleworking; remote only; гэрээс ажиллах; алсаас ажиллах; зайнаас хамтрах; remote ажил; online ажил; онлайн ажил; distributed team; 100% remote

on-site-work
en: on-site work; office work; in-person work; work on site
mn: оффисоос ажиллах; биечлэн ажиллах; ажлын байран дээр ажиллах; оффист ажиллах
also: onsite; on-site; in the office; in person; танхимаар ажиллах; in-office; газар дээр нь ажиллах; face to face; биечлэн уулзах; биеэр ажиллах; оффисын ажил

hybrid-work
en: hybrid work; hybrid; partly remote
mn: хосолсон ажил; хагас зайнаас ажиллах; хайбрид ажил; хосолмол хэлбэрээр ажиллах
also: hybrid model; partially remote; хайбрид; хосолсон хэлбэрээр ажиллах; хосолсон горим; office and remote
related: remote-work; on-site-work

full-time
en: full-time; full time; full-time commitment; 40 hours a week
mn: бүтэн цагаар; бүтэн цагийн ажил; үндсэн ажилтан; бүтэн цагаар ажиллах
also: fulltime; үндсэн ажил; full-time job; бүтэн цаг; permanent job; байнгын ажил; бүрэн цагаар; бүрэн цагийн; 40+ hours; all in

part-time
en: part-time; part time; part-time commitment; a few hours a week
mn: цагийн ажил; хагас цагаар; цагаар ажиллах; хагас цагийн ажил
also: parttime; part-time job; half-time; хагас цаг; өдөрт хэдэн цаг; 10 hours a week; 20 hours a week; 10-20 hours; долоо хоногт хэдэн цаг; side job; хажуугаар ажиллах; тодорхой цагаар; парттайм; цагийн хамтрагч

consulting-work
en: consulting work; contract work; advisory basis; project-based work; freelance work
mn: гэрээт ажил; зөвлөхөөр ажиллах; гэрээгээр ажиллах; төслийн гэрээт ажил; фриланс ажил
also: contract basis; hourly consulting; гүйцэтгэлийн гэрээ; project basis; ажил гүйцэтгэх гэрээ; нэг удаагийн ажил; short-term contract; богино хугацааны гэрээ; freelance basis; цагийн зөвлөгөө; төслийн ажил; retainer; advisory hours

weekends
en: weekends; weekend work; evenings and weekends; available on weekends
mn: амралтын өдөр; амралтын өдрөөр ажиллах; хагас бүтэн сайн; амралтын өдрүүдээр
also: weekend; бямба ням; хагас сайн бүтэн сайн; Saturday and Sunday; weekend project; бүтэн сайн өдөр; хагас сайн өдөр; амралтаар ажиллах; бямба гараг

evenings
en: evenings; evening work; after work hours; available in the evenings
mn: ажлын дараа; оройн цагаар; орой ажиллах; ажил тарсны дараа
also: after hours; оройны цаг; nights and weekends; оройн ээлж; evening shift; хичээлийн дараа; after office hours
related: weekends; part-time

flexible-hours
en: flexible hours; flexible schedule; flexible working; flextime
mn: уян хатан цаг; чөлөөт цагийн хуваарь; уян хатан хуваарь; цагийн уян хатан байдал
also: flexi-time; flexible time; чөлөөт цагаар ажиллах; own schedule; өөрийн цагаар ажиллах; цагийн хуваарь чөлөөтэй; work when you want; уян хатан ажиллах; flexible work
related: part-time; remote-work

night-shift
en: night shift; night work; overnight work
mn: шөнийн ээлж; шөнийн ажил; шөнө ажиллах
also: graveyard shift; шөнийн цагаар; nights only; шөнийн цагийн ажил

shift-work
en: shift work; rotating shifts; two-week roster
mn: ээлжийн ажил; ээлжээр ажиллах; ээлжийн хуваарь; 14:14 хуваарь
also: rotation work; уурхайн ээлж; roster; fly-in fly-out; FIFO; 20:10; хоногийн ээлж; ээлжээр амрах; 14 хоног ажиллаад амрах

short-term
en: short-term; temporary work; seasonal work; gig work
mn: түр ажил; улирлын ажил; богино хугацааны ажил; түр хугацаагаар ажиллах
also: temporary job; short term; seasonal job; зуны ажил; summer job; түр хугацааны гэрээ
related: consulting-work; part-time

long-term-commitment
en: long-term commitment; long-term partnership; long-term collaboration
mn: урт хугацааны хамтын ажиллагаа; урт хугацаанд ажиллах; тогтвортой ажиллах; урт хугацааны түншлэл
also: long term commitment; long haul; тууштай хамтрах; long-term relationship; тогтвор суурьшилтай ажиллах; урт хугацаанд хамтрах; committed for years
related: full-time; long-term-thinking

immediate-start
en: immediate start; available immediately; start right away
mn: шууд эхлэх; яаралтай ажилд орох; одооноос эхлэх боломжтой
also: start immediately; available now; ASAP; даруй эхлэх; шууд ажилд орох; яаралтай хайж байна; can start now; маргаашнаас эхлэх

relocation-ready
en: willing to relocate; ready to move; relocation possible
mn: нүүж суурьших боломжтой; шилжин ажиллах боломжтой; орон нутагт ажиллах боломжтой
also: open to relocation; relocate; will relocate; нүүж очих; гадаадад ажиллах боломжтой; хөдөө ажиллах боломжтой; able to relocate

travel-ready
en: business travel; ready to travel; frequent travel
mn: томилолтоор явах; томилолтоор ажиллах; бизнес аялал; хөдөө орон нутагт явах
also: travel required; хөдөө томилолт; willing to travel; гадаад томилолт; томилолттой ажил; field trips; хээрийн ажил; field work

async-work
en: asynchronous work; async communication; fewer meetings
mn: асинхрон ажил; асинхрон харилцаа; уулзалт багатай
also: async; async first; asynchronous communication; хурал багатай; no meetings; written-first

# ---------------------------------------------------------------- reward

equity-based
en: equity-based; sweat equity; equity compensation; equity share
mn: хувьцаагаар урамшуулах; хувь эзэмшинэ; хувьцаа эзэмших; хувь эзэмшүүлэх; компанийн хувь
also: equity only; stock options; ESOP; equity split; vesting; хувьцаа санал болгоно; хувь санал болгоно; шэйр эзэмших; опцион; equity partner; хувьцаатай хамтрах; share options; хувь хүртэх; ажилтны хувьцаа

paid-salary
en: paid position; salary; paid work; market salary
mn: цалинтай; цалинтай ажил; цалин олгоно; өрсөлдөхүйц цалин
also: competitive salary; monthly salary; үндсэн цалин; тогтмол цалин; good salary; өндөр цалин; paid role; сарын цалин; fixed salary

revenue-share
en: revenue share; profit sharing; commission-based; performance-based pay
mn: орлого хуваах; ашиг хуваах; комисс; борлуулалтын хувь; гүйцэтгэлийн урамшуулал
also: commission; rev share; revenue sharing; гүйцэтгэлээр цалинжих; ашгаас хувь; bonus; бонус; урамшуулалт цалин; profit share; борлуулалтаас хувь авах

unpaid-start
en: unpaid at first; no salary yet; pro bono work; voluntary basis
mn: эхэндээ цалингүй; цалингүй; сайн дурын үндсэн дээр; үнэ төлбөргүй туслах
also: unpaid; volunteer basis; without pay; no salary; цалин байхгүй; цалингүй ажиллах; эхний ээлжинд цалингүй; сайн дураараа; free of charge help
related: equity-based

# ---------------------------------------------------------------- way of working

ownership
en: ownership; sense of ownership; taking responsibility; accountability
mn: хариуцлага; эзний сэтгэл; хариуцлагатай; эзний сэтгэлээр хандах; хариуцлага хүлээх
also: responsible; end-to-end ownership; хариуцлагатай байх; ownership mindset; эзэн шиг ажиллах; хариуцлагын мэдрэмж; extreme ownership; үүрэг хариуцлага; accountable

autonomy
en: autonomy; independence; self-directed; working independently; self-starter
mn: бие даасан байдал; бие даан ажиллах; өөрөө санаачлах; өөрийгөө удирдах
also: autonomous; self-starting; self-managed; бие дааж ажиллах; өөрөө өөрийгөө удирдах; micromanagement free; no micromanagement; self-motivated; бие даах чадвар; independent worker
related: ownership

initiative
en: initiative; proactivity; proactive; bias for action
mn: санаачилга; санаачилгатай; идэвх зүтгэл; санаачлагатай
also: proactive attitude; hustle; get things done; ажил хэрэгч; идэвх санаачилга; ажилсаг; санаачлан ажиллах; doer; ажлыг дуусгадаг; can-do attitude; execution-focused; self driven; action-oriented
related: ownership

teamwork
en: teamwork; collaboration; team player; collaborative
mn: багийн ажиллагаа; хамтын ажиллагаа; багаар ажиллах; багийн тоглогч; эв нэгдэл
also: team spirit; cooperative; хамт олонч; хамтран ажиллах; багийн эв нэгдэл; team work; багаараа ажиллах; багийн сэтгэл; collaborative culture; багийн хүн

transparency
en: transparency; openness; open communication; transparent culture
mn: ил тод байдал; нээлттэй байдал; нээлттэй харилцаа; ил тод; ил тод харилцаа
also: transparent; open culture; open book; нээлттэй соёл; ил тодоор ажиллах; radical transparency; build in public; нээлттэй ярилцах; clear communication

honesty
en: honesty; integrity; ethics; candour; straightforwardness
mn: шударга байдал; үнэнч шударга; шударга; ёс зүй; чин үнэнч
also: honest; straightforward; candor; ethical; ёс зүйтэй; үнэнч; шулуухан; high integrity; шударга бизнес; шударгаар ажиллах; ёс зүйтэй бизнес; business ethics
related: transparency; trust

trust
en: trust; trustworthiness; loyalty; mutual trust
mn: итгэлцэл; итгэл; үнэнч байдал; харилцан итгэлцэл; итгэл даах
also: trustworthy; loyal; trust-based; найдвартай хүн; итгэлтэй хүн; итгэлцэлд суурилсан; итгэл хүлээсэн; итгэл дээр суурилсан
related: reliability

reliability
en: reliability; dependability; keeping promises; punctuality; discipline
mn: найдвартай байдал; амлалтдаа хүрэх; цаг баримтлах; сахилга бат; хэлсэндээ хүрэх
also: reliable; dependable; punctual; цаг барьдаг; найдвартай; сахилга баттай; disciplined; хэлсэндээ эзэн болох; цагтаа ажиллах; meets deadlines; хугацаандаа дуусгах; амласандаа хүрэх; амлалтандаа хүрэх
related: trust; ownership

respect
en: respect; kindness; empathy; mutual respect
mn: хүндлэл; харилцан хүндлэл; эелдэг; бусдыг ойлгох; сайхан сэтгэл
also: respectful; empathetic; эмпати; kind people; хүндэтгэл; хүнлэг; хүнлэг байдал; бие биенээ хүндлэх; харилцан хүндэтгэх

direct-feedback
en: direct feedback; open feedback; feedback culture; constructive criticism
mn: шууд санал хэлэх; нээлттэй санал солилцох; бүтээлч шүүмжлэл; эргэх холбоо
also: candid feedback; honest feedback; radical candor; фидбэк; санал шүүмж; шууд ярих; direct communication; шууд харилцаа; регуляр фидбэк; giving feedback
related: transparency

communication
en: good communication; clear communicator; regular communication; communication skills
mn: харилцааны чадвар; харилцааны соёл; сайн харилцаа; тогтмол харилцах; харилцаатай байх
also: excellent communication; strong communication; харилцааны ур чадвар; ойлголцол; бие биенээ ойлгох; ярилцах чадвар; communicative; харилцаа сайтай
related: teamwork

leadership-value
en: leading by example; servant leadership; strong leadership
mn: үлгэрлэн манлайлах; манлайлал; манлайлагч; удирдан чиглүүлэх
also: leader mindset; лидер; лидершип; үлгэр дуурайл; багийг манлайлах; people leader; leads by example

speed
en: speed; moving fast; fast-paced; fast execution; quick decisions
mn: хурд; хурдан ажиллах; шуурхай; шуурхай байдал; хурдтай орчин; хурдан шийдвэр
also: fast paced; move fast; rapid execution; хурдтай ажиллах; шуурхай ажиллах; хурдан гүйцэтгэл; fast iteration; ship fast; хурдан хөгжүүлэх; хурдан шийдвэр гаргах; velocity; sense of urgency; хурдан шуурхай; agility; эрч хүчтэй орчин; хурдан туршиж үзэх

quality
en: quality; high standards; craftsmanship; attention to detail; excellence
mn: чанар; чанарт анхаарах; нарийн нямбай; өндөр стандарт; чанарыг эрхэмлэх
also: detail-oriented; нямбай; perfectionism; perfectionist; төгс хийх; quality first; чанартай ажил; quality over quantity; чанарыг нэгдүгээрт; high quality; чамбай; нарийвчлал; accuracy; precision; хянуур; нягт нямбай

innovation
en: innovation; creativity; creative thinking; thinking outside the box
mn: инноваци; шинэ санаа; бүтээлч сэтгэлгээ; бүтээлч байдал; шинийг санаачлах
also: innovative; out of the box; шинийг эрэлхийлэх; creative mind; бүтээлч; шинэлэг; шинэлэг санаа; шинэлэг шийдэл; invention; inventive; original thinking; бүтээлчээр сэтгэх; бүтээлч хандлага
related: experimentation; curiosity

experimentation
en: experimentation; learning by doing; fail fast; trial and error; iterative approach
mn: туршиж үзэх; алдаанаасаа суралцах; туршилтын сэтгэлгээ; алдаж сурах
also: fail forward; learn fast; test and learn; hypothesis-driven; lean approach; lean startup; лийн стартап; алдахаас айдаггүй; experiments; алхам алхмаар сайжруулах; build measure learn
related: innovation; risk-taking

curiosity
en: curiosity; willingness to learn; lifelong learning; growth mindset; continuous learning
mn: сониуч зан; суралцах хүсэл; тасралтгүй суралцах; өсөлтийн сэтгэлгээ; сурах хүсэл
also: curious; eager to learn; шинийг сурах; open to learning; өөрийгөө хөгжүүлэх; self-development; learning mindset; хувь хүний хөгжил; personal growth; суралцах эрмэлзэл; fast learner; сониуч; тасралтгүй хөгжил; хурдан суралцдаг; continuous improvement; кайзен; kaizen
related: innovation

open-mindedness
en: open-mindedness; openness to ideas; open to new ideas
mn: нээлттэй сэтгэлгээ; шинэ санаанд нээлттэй; нээлттэй хүн
also: open minded; open-minded; шинэ зүйлд нээлттэй; бусдын санааг сонсох; нээлттэй бодолтой
related: curiosity; diversity

adaptability
en: adaptability; flexibility; versatility; comfort with ambiguity
mn: дасан зохицох чадвар; уян хатан байдал; уян хатан; дасан зохицох
also: adaptable; versatile; comfortable with uncertainty; тодорхойгүй байдалд ажиллах; flexible mindset; өөрчлөлтөд дасан зохицох; wear many hats; олон үүрэг гүйцэтгэх; уян хатан хандлага; pivot ready
related: flexible-hours; resilience

resilience
en: resilience; perseverance; persistence; grit; determination
mn: тэсвэр хатуужил; шантрахгүй; тууштай; хичээл зүтгэл; тэвчээр; тууштай байдал
also: resilient; persistent; determined; never give up; hard-working; hardworking; hard work; хөдөлмөрч; хөдөлмөрч байдал; шаргуу хөдөлмөр; бууж өгдөггүй; бууж өгөхгүй; work ethic; зорилгодоо хүрэх; зорилготой; шаргуу; шантардаггүй; stress resistance; стресс тэсвэрлэх; хатуужилтай; tenacity

ambition
en: ambition; big vision; think big; high growth ambition
mn: том зорилго; эрмэлзэл; том мөрөөдөл; өндөр зорилго; өсөх эрмэлзэл
also: ambitious; unicorn; big dreams; unicorn ambition; юникорн болох; том сэтгэх; томоор сэтгэх; hungry for success; амбицтай; дэлхийд гарах зорилго; амжилтын төлөө
related: global-outlook; speed

passion
en: passion; enthusiasm; mission-driven; purpose; dedication
mn: хүсэл тэмүүлэл; сэтгэл зүрхээ зориулах; зорилготой баг; эрхэм зорилго; урам зориг
also: passionate; mission driven; enthusiastic; purpose-driven; зүтгэл; сэтгэлээсээ хийх; хийж байгаа зүйлдээ дуртай; эрч хүчтэй; motivated; dedicated; мотивацтай; урам зоригтой; хүсэл эрмэлзэлтэй; сэтгэл гаргадаг; сэтгэлтэй

risk-taking
en: risk-taking; willingness to take risks; courage; boldness
mn: эрсдэл хүлээх; эрсдэл гаргах; зоригтой; зоригтой шийдвэр; эр зориг
also: risk taker; risk tolerant; bold decisions; эрсдэлд бэлэн; эрсдэл үүрэх; high risk tolerance; шинэ зүйлээс айдаггүй; эрсдэлээс айдаггүй; risk appetite
related: ambition

caution
en: careful planning; risk-aware; prudence; low risk
mn: болгоомжтой; эрсдэлээс сэргийлэх; нухацтай төлөвлөх; эрсдэл багатай
also: risk averse; prudent; болгоомжтой байх; careful approach; тооцоотой хандах
related: frugality

frugality
en: frugality; bootstrapping mindset; lean spending; cost-consciousness
mn: хэмнэлт; хэмнэлттэй; зардал хэмнэх; арвич; үр ашигтай зарцуулах
also: frugal; bootstrapped; bootstrapping; cost conscious; өөрийн хөрөнгөөр; өөрийн хөрөнгөөр эхлүүлсэн; lean team; арвич хямгач; do more with less; capital efficient; бага зардлаар; зардал бага; гаднаас хөрөнгө оруулалтгүй; self-funded; өөрийн санхүүжилтээр
related: profitability

profitability
en: profitability; profit first; financial sustainability; sustainable business
mn: ашигтай ажиллах; ашигт ажиллагаа; ашигтай бизнес; санхүүгийн тогтвортой байдал
also: profitable; cash flow positive; ашиг олох; lifestyle business; ашигтай байх; sustainable profit; тогтвортой орлого; орлогоо нэмэх; ашгаа нэмэгдүүлэх
related: frugality

long-term-thinking
en: long-term thinking; long-term vision; patience; lasting value
mn: урт хугацааны сэтгэлгээ; алсын хараа; хэтийн зорилго; урт хугацааны алсын хараа
also: long term thinking; long term vision; урт хугацааны харах; урт хугацааны стратеги; generational thinking; холын бодлого; урт хугацаагаар сэтгэх; long-term mindset; алсыг харах; хэтийг харах
related: long-term-commitment

quick-exit
en: exit-oriented; quick exit; early acquisition; build to sell
mn: бизнесээ зарах зорилготой; хурдан борлуулах; экзит хийх; компаниа зарах
also: aim to exit; exit strategy; компани зарах; acquisition target; early exit
related: ambition

customer-focus
en: customer focus; customer obsession; customer-centric; user-centred
mn: хэрэглэгч төвтэй; хэрэглэгчээ сонсох; үйлчлүүлэгч төвтэй; хэрэглэгчийг эрхэмлэх
also: customer first; customer obsessed; user first; customer centric; user-centric; user-centered; хэрэглэгч эхэнд; хэрэглэгчийн хэрэгцээнд суурилсан; харилцагч төвтэй; хэрэглэгчтэйгээ ярих; хэрэглэгч нэгдүгээрт; хэрэглэгчдээ ойр

data-driven
en: data-driven; evidence-based; analytical mindset; fact-based decisions
mn: өгөгдөлд суурилсан; нотолгоонд суурилсан; баримтад суурилсан; тоон мэдээлэлд суурилсан
also: data driven; metrics-driven; дата дээр суурилсан; датанд суурилсан; аналитик сэтгэлгээ; analytical thinking; evidence based; тоо баримт; data-informed; тоон баримтад суурилсан; датад суурилсан шийдвэр; баримттай ярих

# ---------------------------------------------------------------- purpose and fairness

social-impact
en: social impact; social good; positive impact; making a difference; giving back
mn: нийгмийн нөлөө; нийгэмд эерэг нөлөө; нийгэмд хувь нэмэр; нийгмийн сайн сайхан; нийгмийн хариуцлага
also: impact-driven; social responsibility; CSR; эерэг нөлөө; impact first; нийгэмд тустай; хүмүүст тус болох; нийгмийн төлөө; helping people; хүмүүст туслах; бусдад туслах; эх орондоо хувь нэмрээ оруулах; meaningful work; утга учиртай ажил; нийгмийн асуудлыг шийдэх; улс орондоо тустай

sustainability-value
en: sustainability; environmental responsibility; eco-friendly; green values
mn: тогтвортой байдал; байгальд ээлтэй; байгаль орчинд ээлтэй; эко сэтгэлгээ; байгаль орчны хариуцлага
also: environmentally friendly; sustainable; ногоон сэтгэлгээ; eco friendly; нүүрстөрөгч бага; байгалиа хайрлах; carbon neutral; environment friendly; байгаль дэлхийгээ хайрлах
related: social-impact

diversity
en: diversity; inclusion; diversity and inclusion; equal opportunity; inclusiveness
mn: олон талт байдал; тэгш боломж; тэгш оролцоо; хүртээмжтэй байдал; ялгаварлан гадуурхалгүй
also: diverse team; inclusive; inclusivity; DEI; gender balance; жендэрийн тэгш байдал; тэгш эрх; equality; women-led; equal rights; тэгш хандах; олон соёлт баг; эмэгтэй удирдагчтай; multicultural team; тэгш хүртээмж

fairness
en: fairness; fair split; equal partnership; fair pay
mn: тэгш шударга; тэнцүү хувь; шударга хуваарилалт; эрх тэгш хамтрал; тэгш хамтрал
also: equal split; 50/50; 50-50; тэнцүү хуваах; equal equity; fair equity; тэгш түншлэл; эрх тэгш түнш; win-win; харилцан ашигтай; fair deal; харилцан ашигтай хамтрах
related: honesty

work-life-balance
en: work-life balance; family first; healthy pace; wellbeing at work
mn: ажил амьдралын тэнцвэр; гэр бүлийн цаг; гэр бүлээ эрхэмлэх; ажил амралтын тэнцвэр
also: work life balance; no burnout; гэр бүл нэгдүгээрт; family time; calm company; four-day week; family-friendly; гэр бүлдээ цаг гаргах; ажил хувийн амьдралын тэнцвэр; амралт ажлын тэнцвэр
related: flexible-hours

work-hard
en: intense work; startup hustle; long hours; high intensity
mn: шөнөгүй ажиллах; өдөр шөнөгүй ажиллах; их ажиллах; хүчтэй ачаалал; илүү цагаар ажиллах
also: 996; hustle culture; overtime; илүү цаг; ачаалал даах; нойргүй ажиллах; high pressure; ачаалалтай ажиллах; ачаалал даах чадвартай
related: speed; full-time

friendly-culture
en: friendly atmosphere; fun at work; flat structure; informal culture
mn: найрсаг уур амьсгал; найрсаг орчин; найрсаг хамт олон; дотно хамт олон; эрх чөлөөтэй орчин
also: flat hierarchy; no hierarchy; friendly team; хөгжилтэй баг; хөгжилтэй орчин; залуу баг; young team; startup culture; стартап соёл; casual culture; humour; хошин мэдрэмж; эерэг уур амьсгал; эерэг хандлага; positive attitude
related: teamwork

structure
en: structured work; clear processes; clear roles; well-organised
mn: тодорхой зохион байгуулалт; тодорхой үүрэг; зохион байгуулалттай; эмх цэгцтэй
also: well organized; organised; тодорхой процесс; systematic; системтэй ажиллах; clear responsibilities; тодорхой дүрэм журам; well-structured; системтэй; төлөвлөгөөтэй ажиллах; зохион байгуулалт сайтай; organized
related: reliability

confidentiality
en: confidentiality; discretion; data privacy; keeping secrets; NDA
mn: нууцлал; нууц хадгалах; нууцлалын гэрээ; хувийн нууцыг хүндлэх
also: non-disclosure agreement; confidential; privacy first; мэдээллийн нууцлал; нууц хадгалах гэрээ; privacy; хувийн мэдээлэл хамгаалах; non disclosure agreement
related: trust

open-source-value
en: open source values; knowledge sharing; sharing openly; open knowledge
mn: мэдлэгээ хуваалцах; мэдлэг түгээх; нээлттэй эхийн сэтгэлгээ; туршлагаа хуваалцах
also: open source first; share knowledge; мэдлэг хуваалцах; open data; нээлттэй өгөгдөл; sharing experience; туршлага солилцох
related: transparency; teamwork

safety-first
en: safety first; responsible technology; zero harm
mn: аюулгүй байдлыг эрхэмлэх; аюулгүй ажиллагаа нэгдүгээрт; хариуцлагатай технологи
also: zero accident; responsible AI; аюулгүй байдал нэгдүгээрт; осолгүй ажиллах; хариуцлагатай хиймэл оюун; осол аваргүй

national-values
en: national pride; Mongolian heritage values; supporting local; made in Mongolia
mn: эх оронч; эх орноо хөгжүүлэх; үндэсний үнэт зүйл; дотоодоо дэмжих; уламжлалаа хадгалах
also: patriotic; support local; local first; Монголд үйлдвэрлэв; Монголоо хөгжүүлэх; эх орондоо хөрөнгө оруулах; Монголоо гэх; монгол брэнд; Mongolian-made; өв соёлоо хадгалах; нүүдэлчин соёл; nomadic culture
related: social-impact

global-outlook
en: global outlook; global market; international mindset; going global
mn: дэлхийн зах зээл; дэлхийд гарах; олон улсын зах зээл; олон улсын түвшин; гадаад зах зээл
also: international market; global-first; born global; гадаадын зах зээлд гарах; international expansion; олон улсад гарах; global team; олон улсын баг; дэлхийд өрсөлдөх; overseas market; дэлхийн түвшний
related: ambition

results-oriented
en: results-oriented; goal-driven; outcome-focused; performance culture
mn: үр дүнд чиглэсэн; үр дүнтэй ажиллах; зорилгод чиглэсэн; үр дүнгээр үнэлэх
also: result-oriented; results driven; goal oriented; OKR; OKRs; KPI; KPI-д суурилсан; үр дүн гаргах; үр дүн төвтэй; result driven; results-driven; бодит үр дүн; efficiency; үр ашиг
related: ownership

simplicity
en: simplicity; pragmatism; practical approach
mn: энгийн байх; прагматик хандлага; практик хандлага; нэг зүйлд төвлөрөх; бодит хандлага
also: pragmatic; keep it simple; бодитой; бодитойгоор хандах; KISS; төвлөрөл; focused team; минималист; minimalism; practical mindset; бодит байдалд нийцсэн
related: frugality

@stage

stage-early
en: early stage; early-stage startup; just starting out
mn: эхний шат; эхлэл үе шат; гарааны шат; дөнгөж эхэлж байгаа
also: early-stage; эхлэлийн шат; дөнгөж эхэлсэн; анхан шатны стартап; эрт үе шат; шинээр эхэлж байгаа; startup stage; newly started; шинэ стартап

stage-idea
en: idea; idea stage; just an idea; at the idea stage
mn: санаа; санааны шат; санаа төдий; зөвхөн санаатай; бизнес санаатай
also: idea phase; ideation; napkin idea; санаа байгаа; санааны түвшин; шинэ санаатай; санаа л байна; only an idea; looking for an idea; санаа хайж байна; бизнес санаа; startup idea; стартап санаа; хэрэгжүүлэх санаатай; business idea; санаагаа хэрэгжүүлэх
broader: stage-early

stage-concept
en: concept; concept stage; validated problem; proof of concept
mn: концепц; концепцын шат; концепт; асуудлаа баталгаажуулсан
also: POC; concept phase; problem validated; үзэл баримтлалын шат; customer interviews done; хэрэглэгчийн судалгаа хийсэн; problem-solution fit; концепт шат; market research done; зах зээлийн судалгаа хийсэн; судалгаагаа хийсэн; баталгаажуулалтын шат; концепци; landing page; waitlist; хүлээлгийн жагсаалт; idea validation
broader: stage-early
related: stage-idea; stage-planning

stage-planning
en: planning; planning stage; preparation stage; business plan ready
mn: төлөвлөлт; төлөвлөлтийн шат; бэлтгэл шат; бизнес төлөвлөгөөтэй; бэлтгэл ажил
also: planning phase; төлөвлөгөө гаргасан; бизнес төлөвлөгөө бэлэн; roadmap ready; төлөвлөж байгаа; төлөвлөлт хийж байгаа; бэлтгэж байгаа; business plan; бэлтгэл үе шат; pre-launch; team building stage; бэлтгэл хангаж байна; баг бүрдүүлэх шат; баг бүрдүүлж байна; assembling the team
broader: stage-early
related: stage-concept

stage-prototype
en: prototype; prototype stage; working prototype; demo ready
mn: прототип; прототипын шат; анхны прототип; туршилтын загвар; загвар хувилбар
also: prototyping; демо; demo; working demo; прототип бэлэн; пилот загвар; clickable prototype; mockup; дэмо; демо бэлэн; туршилтын хувилбар; прототип хийсэн; wireframes ready; алфа хувилбар; alpha version; first prototype; мок ап; туршилтын дээж; эхний дээж; first sample; дээж бүтээгдэхүүн; туршилтын бүтээгдэхүүн; functional prototype; дэмо хувилбар
broader: stage-early
related: stage-mvp

stage-mvp
en: MVP; minimum viable product; first version; beta; beta version; working product
mn: MVP; анхны хувилбар; бета хувилбар; бэлэн бүтээгдэхүүн; ажиллаж байгаа бүтээгдэхүүн
also: minimal viable product; MVP stage; MVP шат; хамгийн бага боломжит бүтээгдэхүүн; beta testing; MVP launched; эхний хувилбар; бета туршилт; beta launch; soft launch; анхны бүтээгдэхүүн; MVP ready; ажилладаг хувилбар; launched MVP; МВП; хязгаарлагдмал хувилбар; MVP бэлэн; product is ready; MVP хөгжүүлж байна; MVP хийсэн; бүтээгдэхүүн бэлэн; бүтээгдэхүүн гарсан
broader: stage-early
related: stage-prototype; stage-first-users

stage-pilot
en: pilot; pilot project; pilot customers; pilot stage
mn: пилот; пилот төсөл; туршилтын төсөл; туршилтын хэрэглэгчтэй; пилот туршилт
also: pilot phase; pilot programme; pilot program; piloting; туршилтын шат; туршилтаар хэрэгжүүлж байгаа; туршилтаар ажиллаж байгаа; пилот хийж байгаа; field trial
broader: stage-mvp

stage-launched
en: launched; live product; recently launched; in production
mn: зах зээлд гарсан; нээлтээ хийсэн; ажиллаж эхэлсэн; үйл ажиллагаагаа эхэлсэн; албан ёсоор гарсан
also: product launched; already live; public launch; бүтээгдэхүүнээ гаргасан; App Store дээр байгаа; Play Store дээр байгаа; зах зээлд нэвтэрсэн; go live; on the App Store; бүтээгдэхүүн зах зээлд; хэрэглээнд гарсан; хэрэглээнд нэвтэрсэн; зах зээлд нэвтрүүлсэн
broader: stage-mvp
related: stage-first-users

stage-first-users
en: first users; early users; first customers; early traction; early adopters
mn: анхны хэрэглэгчтэй; анхны хэрэглэгчид; анхны үйлчлүүлэгчид; анхдагч хэрэглэгчид; хэрэглэгчтэй болсон
also: early customers; initial users; анхны үйлчлүүлэгчтэй; эхний хэрэглэгчид; эхний хэрэглэгчтэй; beta users; active users; идэвхтэй хэрэглэгч; туршилтын хэрэглэгч; traction; анхны харилцагч; эхний харилцагч; monthly active users; бета хэрэглэгчид; анхны 100 хэрэглэгч; анхны захиалга; first orders
broader: stage-mvp
related: stage-revenue

stage-revenue
en: paying customers; revenue; revenue stage; generating revenue; first revenue
mn: төлбөртэй хэрэглэгчтэй; орлого олж байгаа; орлоготой болсон; төлбөр төлдөг хэрэглэгчтэй
also: post-revenue; first paying customers; recurring revenue; MRR; ARR; эхний орлого; revenue-generating; анхны борлуулалт; борлуулалттай; first sales; first sale; анхны орлого; борлуулалт хийж эхэлсэн; орлого олж эхэлсэн; төлбөртэй хэрэглэгч; with revenue; paying users; paid customers; борлуулалт нь эхэлсэн
related: stage-first-users; stage-growth

stage-product-market-fit
en: product-market fit; product market fit; proven demand
mn: зах зээлийн эрэлтээ олсон; бүтээгдэхүүн зах зээлийн нийцэл; эрэлт нь батлагдсан
also: PMF; finding product-market fit; зах зээлд нийцсэн; achieved product-market fit; зах зээлээ олсон
broader: stage-revenue
related: stage-growth

stage-growth
en: growth; growth stage; growing business; expansion stage; growing fast
mn: өсөлт; өсөлтийн шат; өргөжиж буй; өсөж буй бизнес; тэлэх шат
also: growth phase; expanding; өргөжин тэлэх; тэлэлт; өргөжүүлэх; growing company; бизнесээ тэлэх; бизнесээ өргөжүүлэх; өсөлтийн үе; өсөж байгаа; өргөжиж байгаа; өсөж томорч буй; rapid growth; хурдан өсөж буй; тэлж байгаа
related: stage-revenue; stage-scale

stage-scale
en: scale-up; scaling; scaling internationally; market expansion
mn: масштаблах; скэйл хийх; олон улсад тэлэх; шинэ зах зээлд тэлэх; скэйлап
also: scaleup; scale up; scaling stage; скейл ап; скэйл; гадаад зах зээлд тэлэх; regional expansion; масштабаа тэлэх; scaling phase; хурдацтай тэлэх
broader: stage-growth

stage-established
en: established business; mature company; established company; market leader
mn: тогтсон бизнес; туршлагатай компани; олон жил үйл ажиллагаа явуулсан; жигдэрсэн бизнес; зах зээлд тэргүүлэгч
also: mature business; profitable company; mature stage; жигдэрсэн; family business; гэр бүлийн бизнес; established brand; тогтвортой бизнес; олон жил ажилласан компани; corporate stage; бэлэн бизнес; existing business; operating business; үйл ажиллагаа явуулж буй компани; ажиллаж байгаа бизнес
related: stage-growth

stage-pre-seed
en: pre-seed; pre-seed round; friends and family round; pre-seed funding
mn: үрийн өмнөх шат; pre-seed; пре-сид; гэр бүл найзуудын хөрөнгө
also: preseed; pre seed; пресид; анхны хөрөнгө оруулалт; pre-seed stage; ангел шат; angel round; first investment; анхны санхүүжилт; first funding; анхны хөрөнгө босголт
broader: stage-early
related: stage-prototype; stage-mvp

stage-seed
en: seed; seed stage; seed round; seed funding
mn: үрийн шат; үрийн санхүүжилт; сид шат; үрийн хөрөнгө оруулалт
also: seed-stage; сид раунд; seed investment; raised seed; seed capital; үрийн хөрөнгө; үрийн раунд; accelerator stage; сид санхүүжилт; seed хөрөнгө оруулалт
related: stage-mvp; stage-first-users; stage-pre-seed

stage-series-a
en: Series A; Series A round; Series B; venture-backed
mn: Series A; А шатны хөрөнгө оруулалт; А раунд; венч санхүүжилттэй
also: A round; VC backed; B round; Series A funding; Series C; later stage; venture backed; А цувралын хөрөнгө оруулалт; сери А; А серийн хөрөнгө оруулалт
broader: stage-growth

stage-fundraising
en: raising funds; raising investment; looking for investment; fundraising round
mn: хөрөнгө босгож байна; хөрөнгө оруулалт хайж байна; санхүүжилт хайж байна; хөрөнгө босголтын шат
also: raising a round; seeking funding; хөрөнгө оруулагч хайж байна; currently raising; looking for funding; seeking investment; хөрөнгө оруулагч хайх; looking for investors; raising money; seeking investors; хөрөнгө босгох шат; хөрөнгө босгохоор
related: stage-seed; stage-pre-seed

stage-pivot
en: pivoting; pivot stage; restarting; changing direction
mn: пивот; чиглэлээ өөрчилж буй; дахин эхлүүлж буй; пивот хийж байна
also: pivoted; relaunch; чиглэлээ өөрчилсөн; дахин эхэлж байгаа; second attempt; чиглэл өөрчлөх; чиглэлээ өөрчлөх
related: stage-concept; stage-mvp

@language

mongolian-language
en: Mongolian; Mongolian language; native Mongolian; Khalkha Mongolian
mn: монгол хэл; монголоор ярих; монгол хэлтэй; халх монгол хэл
also: fluent Mongolian; spoken Mongolian; Mongolian speaker; Mongolian-speaking; Mongolian speaking; монгол хэлээр; монголоор; кирилл монгол; эх хэл монгол; төрөлх монгол хэл

traditional-mongolian-script
en: traditional Mongolian script; Mongol bichig; classical Mongolian script
mn: монгол бичиг; үндэсний бичиг; худам монгол бичиг; босоо бичиг
also: Mongolian script; уйгаржин монгол бичиг; хуучин монгол бичиг; vertical script
broader: mongolian-language

buryat-language
en: Buryat; Buryat language
mn: буриад хэл; буриадаар ярих
also: Buriat; буриад аялгуу
related: mongolian-language

kalmyk-language
en: Kalmyk; Kalmyk language; Oirat language
mn: халимаг хэл; ойрад хэл; тод бичиг
also: Kalmyk Oirat; Oirat; торгууд аялгуу
related: mongolian-language

english-language
en: English; English language; fluent English; business English
mn: англи хэл; англи; англиар ярих; англи хэлтэй; бизнес англи хэл
also: English speaker; English-speaking; IELTS; TOEFL; TOEIC; англиар; English proficiency; англи хэлний мэдлэг; good English; spoken English; English speaking; англи хэлний түвшин; англи хэлээр ярьдаг; english fluent; advanced English; intermediate English; харилцааны англи хэл

russian-language
en: Russian; Russian language; fluent Russian
mn: орос хэл; оросоор ярих; орос хэлтэй
also: Russian speaker; Russian-speaking; Russian speaking; оросоор; орос хэлний мэдлэг; spoken Russian

chinese-language
en: Chinese; Mandarin; Mandarin Chinese; Chinese language
mn: хятад хэл; хятадаар ярих; мандарин хэл; хятад хэлтэй
also: Chinese speaker; HSK; Chinese-speaking; Putonghua; хятадаар; Mandarin speaker; хятад хэлний мэдлэг; fluent Chinese; Mandarin speaking; fluent Mandarin

cantonese-language
en: Cantonese; Cantonese language
mn: кантон хэл; кантоноор ярих
also: Yue Chinese; хонконг хэл; Cantonese speaker
related: chinese-language

korean-language
en: Korean; Korean language; fluent Korean
mn: солонгос хэл; солонгосоор ярих; солонгос хэлтэй
also: Korean speaker; TOPIK; Korean-speaking; солонгосоор; солонгос хэлний мэдлэг; топик; EPS-TOPIK; Korean speaking

japanese-language
en: Japanese; Japanese language; fluent Japanese
mn: япон хэл; японоор ярих; япон хэлтэй
also: Japanese speaker; JLPT; Japanese-speaking; японоор; JLPT N1; JLPT N2; япон хэлний мэдлэг; Japanese speaking; JLPT N3

german-language
en: German; German language; fluent German
mn: герман хэл; германаар ярих; герман хэлтэй
also: German speaker; Deutsch; TestDaF; Goethe-Zertifikat; германаар; герман хэлний мэдлэг; German-speaking; German speaking

french-language
en: French; French language; fluent French
mn: франц хэл; францаар ярих; франц хэлтэй
also: French speaker; DELF; francais; францаар; French-speaking

spanish-language
en: Spanish; Spanish language; fluent Spanish
mn: испани хэл; испаниар ярих; испани хэлтэй
also: Spanish speaker; DELE; испаниар; Spanish-speaking

italian-language
en: Italian; Italian language
mn: итали хэл; италиар ярих; итали хэлтэй
also: Italian speaker; италиар; fluent Italian

portuguese-language
en: Portuguese; Portuguese language
mn: португал хэл; португалаар ярих
also: Brazilian Portuguese; португали хэл; Portuguese speaker

turkish-language
en: Turkish; Turkish language; fluent Turkish
mn: турк хэл; туркээр ярих; турк хэлтэй
also: Turkish speaker; TÖMER; туркээр; түрэг хэл

kazakh-language
en: Kazakh; Kazakh language
mn: казах хэл; казахаар ярих; казах хэлтэй
also: Kazakh speaker; Qazaq; хасаг хэл; казахаар; қазақ тілі; Kazakh-speaking

tuvan-language
en: Tuvan; Tuvan language
mn: тува хэл; тувагаар ярих; урианхай хэл
also: Tyvan; Dukha language; цаатан хэл

uzbek-language
en: Uzbek; Uzbek language
mn: узбек хэл; узбекээр ярих
also: Uzbek speaker; узбекээр

kyrgyz-language
en: Kyrgyz; Kyrgyz language
mn: киргиз хэл; киргизээр ярих
also: Kirghiz; Kyrgyz speaker; кыргыз хэл

ukrainian-language
en: Ukrainian; Ukrainian language
mn: украин хэл; украинаар ярих
also: Ukrainian speaker; украины хэл

polish-language
en: Polish language; Polish speaker; fluent Polish
mn: польш хэл; польшоор ярих; польш хэлтэй
also: native Polish; польшийн хэл; polski

czech-language
en: Czech; Czech language
mn: чех хэл; чехээр ярих; чех хэлтэй
also: Czech speaker; чехээр; fluent Czech

hungarian-language
en: Hungarian; Hungarian language
mn: унгар хэл; унгараар ярих; унгар хэлтэй
also: Magyar; Hungarian speaker; мажар хэл

bulgarian-language
en: Bulgarian; Bulgarian language
mn: болгар хэл; болгараар ярих
also: Bulgarian speaker

swedish-language
en: Swedish; Swedish language
mn: швед хэл; шведээр ярих; швед хэлтэй
also: Swedish speaker; svenska; шведээр

norwegian-language
en: Norwegian; Norwegian language
mn: норвеги хэл; норвегиор ярих
also: Norwegian speaker; норвег хэл; norsk

danish-language
en: Danish; Danish language
mn: дани хэл; даниар ярих
also: Danish speaker; дан хэл

finnish-language
en: Finnish; Finnish language
mn: финланд хэл; финландаар ярих
also: Finnish speaker; финн хэл; фин хэл; suomi

dutch-language
en: Dutch; Dutch language; Flemish
mn: голланд хэл; нидерланд хэл; голландаар ярих
also: Dutch speaker; фламанд хэл

greek-language
en: Greek language; Greek speaker; modern Greek
mn: грек хэл; грекээр ярих
also: fluent Greek; грекийн хэл

arabic-language
en: Arabic; Arabic language
mn: араб хэл; арабаар ярих; араб хэлтэй
also: Arabic speaker; арабаар

hebrew-language
en: Hebrew; Hebrew language
mn: еврей хэл; иврит хэл; ивритээр ярих
also: Hebrew speaker; иврит

persian-language
en: Persian; Farsi; Persian language
mn: перс хэл; фарси хэл; персээр ярих
also: Dari; Persian speaker; фарси

hindi-language
en: Hindi; Hindi language; Urdu
mn: хинди хэл; хиндигээр ярих; урду хэл
also: Hindi speaker; энэтхэг хэл; хинди

tibetan-language
en: Tibetan; Tibetan language; classical Tibetan
mn: төвд хэл; төвдөөр ярих; төвөд хэл
also: Tibetan speaker; Tibetan script; төвд бичиг

thai-language
en: Thai; Thai language
mn: тай хэл; тайгаар ярих; тайланд хэл
also: Thai speaker; fluent Thai

vietnamese-language
en: Vietnamese; Vietnamese language
mn: вьетнам хэл; вьетнамаар ярих
also: Vietnamese speaker; вьетнам хэлтэй

indonesian-language
en: Indonesian; Bahasa Indonesia; Malay
mn: индонез хэл; малай хэл; индонезээр ярих
also: Malay language; Bahasa Melayu; Indonesian language; индонези хэл

filipino-language
en: Filipino language; Tagalog
mn: филиппин хэл; тагалог хэл
also: Tagalog speaker; тагалог

signed-language
en: sign language; Mongolian sign language; sign language interpretation
mn: дохионы хэл; монгол дохионы хэл; дохионы хэлмэрч
also: ASL; American sign language; дохионы хэлтэй; signing; дохионы хэлний хэлмэрч; сонсголгүй хүмүүсийн хэл
`;
