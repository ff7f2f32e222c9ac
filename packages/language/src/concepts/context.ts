// Concepts of kind value, stage and language: how people want to work, how far a venture is, which languages they speak. Hand-written.

export const context = `
@value

# ---------------------------------------------------------------- place and time of work

remote-work
en: remote work; work from home; working remotely; fully remote; remote-first
mn: зайнаас ажиллах; гэрээсээ ажиллах; онлайнаар ажиллах; зайны ажил; зайнаас хийх ажил
also: WFH; гэртээ сууж ажиллах; remote job; remote team; telework; teleworking; remote only; алсаас ажиллах; зайнаас хамтрах; remote ажил; online ажил; онлайн ажил; distributed team
tag: remote

on-site-work
en: on-site work; office work
mn: оффисоос ажиллах; биечлэн ажиллах; ажлын байран дээр ажиллах
also: onsite; on-site; in the office; in person; танхимаар ажиллах; газар дээр нь ажиллах; face to face; биечлэн уулзах; биеэр ажиллах; оффисын ажил
tag: office; оффис

hybrid-work
en: hybrid work; hybrid; partly remote
mn: хосолсон ажил; хагас зайнаас ажиллах; хосолмол хэлбэрээр ажиллах
also: partially remote; хайбрид; хосолсон хэлбэрээр ажиллах; хосолсон горим; office and remote
related: remote-work; on-site-work

full-time
en: full-time; 40 hours a week
mn: бүтэн цагаар; бүтэн цагийн ажил; үндсэн ажилтан; бүтэн цагаар ажиллах
also: үндсэн ажил; бүтэн цаг; permanent job; байнгын ажил; бүрэн цагаар; бүрэн цагийн; all in

part-time
en: part-time; a few hours a week
mn: хагас цагаар; цагийн ажил; цагаар ажиллах
also: half-time; хагас цаг; өдөрт хэдэн цаг; 10 hours a week; 20 hours a week; 10-20 hours; долоо хоногт хэдэн цаг; side job; хажуугаар ажиллах; тодорхой цагаар; парттайм; цагийн хамтрагч

consulting-work
en: consulting or contract work; consulting work; contract work; advisory basis; project-based work; freelance work
mn: зөвлөх ба гэрээт ажил; гэрээт ажил; зөвлөхөөр ажиллах; гэрээгээр ажиллах; фриланс ажил
also: contract basis; hourly consulting; гүйцэтгэлийн гэрээ; project basis; ажил гүйцэтгэх гэрээ; нэг удаагийн ажил; short-term contract; богино хугацааны гэрээ; freelance basis; цагийн зөвлөгөө; төслийн ажил; advisory hours
tag: contract; contracting; гэрээт; гэрээгээр

weekends
en: weekends
mn: амралтын өдөр; хагас бүтэн сайн
also: бямба ням; хагас сайн бүтэн сайн; Saturday and Sunday; бүтэн сайн өдөр; хагас сайн өдөр; амралтаар ажиллах; бямба гараг

evenings
en: evenings; after work hours
mn: орой ажиллах; ажлын дараа; ажил тарсны дараа
also: after hours; оройны цаг; оройн ээлж; хичээлийн дараа; after office hours
tag: орой
related: weekends; part-time

flexible-hours
en: flexible hours; flexible schedule; flexible working; flextime
mn: уян хатан цаг; чөлөөт цагийн хуваарь; уян хатан хуваарь; цагийн уян хатан байдал
also: flexible time; чөлөөт цагаар ажиллах; own schedule; өөрийн цагаар ажиллах; цагийн хуваарь чөлөөтэй; flexible work
tag: flexible
related: part-time; remote-work

night-shift
en: night shift; night work; overnight work
mn: шөнийн ээлж; шөнийн ажил; шөнө ажиллах
also: шөнийн цагаар; nights only; шөнийн цагийн ажил; night duty; шөнийн жижүүр; overnight shifts
tag: nights; шөнө

shift-work
en: shift work; rotating shifts; two-week roster
mn: ээлжийн ажил; ээлжээр ажиллах; ээлжийн хуваарь; 14:14 хуваарь
also: rotation work; уурхайн ээлж; fly-in fly-out; FIFO; 20:10; хоногийн ээлж; 14 хоног ажиллаад амрах
tag: shifts; ээлж; шифт; roster

short-term
en: short-term; temporary work; seasonal work; gig work
mn: түр ажил; улирлын ажил; богино хугацааны ажил; түр хугацаагаар ажиллах
also: temporary job; seasonal job; зуны ажил; summer job; түр хугацааны гэрээ
tag: temporary
related: consulting-work; part-time

long-term-commitment
en: long-term commitment; long-term partnership; long-term collaboration
mn: урт хугацааны хамтын ажиллагаа; урт хугацаанд ажиллах; тогтвортой ажиллах; урт хугацааны түншлэл
also: long haul; тууштай хамтрах; long-term relationship; тогтвор суурьшилтай ажиллах; урт хугацаанд хамтрах
tag: long-term; урт хугацаа
related: full-time; long-term-thinking

immediate-start
en: immediate start; available immediately; start right away
mn: шууд эхлэх; яаралтай ажилд орох; одооноос эхлэх боломжтой
also: start immediately; available now; ASAP; даруй эхлэх; шууд ажилд орох; яаралтай хайж байна; can start now; маргаашнаас эхлэх

relocation-ready
en: willing to relocate; ready to move; relocation possible
mn: нүүж суурьших боломжтой; шилжин ажиллах боломжтой; орон нутагт ажиллах боломжтой
also: open to relocation; relocate; нүүж очих; гадаадад ажиллах боломжтой; хөдөө ажиллах боломжтой; open to relocating; хөдөө суурьших; нүүж ажиллах
tag: relocation; relocating; нүүх

travel-ready
en: business travel; ready to travel; frequent travel
mn: томилолтоор явах; томилолтоор ажиллах; бизнес аялал; хөдөө орон нутагт явах
also: travel required; хөдөө томилолт; willing to travel; гадаад томилолт; томилолттой ажил; field trips; хээрийн ажил; field work; хөдөө явах боломжтой; орон нутагт явах
tag: travel; travelling; томилолт; аялах

async-work
en: asynchronous work; fewer meetings
mn: асинхрон ажил; асинхрон харилцаа; уулзалт багатай
also: async; asynchronous communication; хурал багатай; no meetings; written-first

# ---------------------------------------------------------------- reward

equity-based
en: equity-based; sweat equity; equity compensation; equity share
mn: хувьцаагаар урамшуулах; хувь эзэмшинэ; хувьцаа эзэмших; хувь эзэмшүүлэх; компанийн хувь
also: equity only; stock options; ESOP; equity split; vesting; хувьцаа санал болгоно; хувь санал болгоно; опцион; equity partner; хувьцаатай хамтрах; share options; хувь хүртэх; ажилтны хувьцаа; хувьцаатай орох; хувьцаатай ажиллах
tag: equity; хувьцаа; shares

paid-salary
en: paid position; salary; paid work
mn: цалинтай; цалинтай ажил; цалин олгоно; өрсөлдөхүйц цалин
also: үндсэн цалин; тогтмол цалин; өндөр цалин; paid role; төлбөртэй ажил
tag: paid

revenue-share
en: revenue share; profit sharing; performance-based pay
mn: орлого хуваах; ашиг хуваах; комисс; борлуулалтын хувь; гүйцэтгэлийн урамшуулал
also: commission; revenue sharing; гүйцэтгэлээр цалинжих; ашгаас хувь; бонус; урамшуулалт цалин; profit share
tag: bonus

unpaid-start
en: unpaid at first; pro bono work; voluntary basis
mn: эхэндээ цалингүй; цалингүй; сайн дурын үндсэн дээр; үнэ төлбөргүй туслах
also: unpaid; volunteer basis; without pay; no salary; цалин байхгүй; эхний ээлжинд цалингүй; сайн дураараа; free of charge help
related: equity-based

# ---------------------------------------------------------------- way of working

ownership
en: ownership; taking responsibility; accountability
mn: хариуцлага; эзний сэтгэл
also: responsible; эзэн шиг ажиллах; accountable; алдаагаа хүлээх; тооцоотой байх
tag: responsibility; тооцоотой

autonomy
en: autonomy; independence; self-directed; working independently; self-starter
mn: бие даасан байдал; бие даан ажиллах; өөрөө санаачлах; өөрийгөө удирдах
also: autonomous; self-managed; no micromanagement; self-motivated; бие даах чадвар; independent worker
tag: freedom; эрх чөлөө
related: ownership

initiative
en: initiative; proactivity; proactive; bias for action
mn: санаачилга; идэвх зүтгэл; санаачлагатай
also: hustle; get things done; ажил хэрэгч; ажилсаг; санаачлан ажиллах; ажлыг дуусгадаг; can-do attitude; execution-focused; self driven; action-oriented; resourceful
tag: resourcefulness; responsive
related: ownership

teamwork
en: teamwork; collaboration; team player; collaborative
mn: багийн ажиллагаа; хамтын ажиллагаа; багаар ажиллах; багийн тоглогч; эв нэгдэл
also: team spirit; cooperative; хамт олонч; хамтран ажиллах; team work; багийн сэтгэл; collaborative culture; багийн хүн; хамтын хүч; хамтдаа ажиллах

transparency
en: transparency; openness; open communication; transparent culture
mn: ил тод байдал; нээлттэй байдал; нээлттэй харилцаа; ил тод
also: transparent; open culture; open book; нээлттэй соёл; build in public; нээлттэй ярилцах; clear communication
tag: open; нээлттэй

honesty
en: honesty; integrity; ethics; candour; straightforwardness
mn: шударга байдал; шударга; ёс зүй
also: honest; straightforward; ethical; үнэнч; шулуухан; үнэн үг; үнэн зөв мэдээлэл; clean books; үнэнээ хэлэх
related: transparency; trust

trust
en: trust; trustworthiness; loyalty
mn: итгэлцэл; итгэл; үнэнч байдал
also: trustworthy; loyal; найдвартай хүн
related: reliability

reliability
en: reliability; dependability; keeping promises; punctuality; discipline
mn: найдвартай байдал; амлалтдаа хүрэх; цаг баримтлах; сахилга бат; хэлсэндээ хүрэх
also: reliable; dependable; punctual; цаг барьдаг; найдвартай; disciplined; хэлсэндээ эзэн болох; цагтаа ажиллах; meets deadlines; амласандаа хүрэх; амлалтандаа хүрэх; үгэндээ хүрэх; хугацаандаа; цагтаа дуусгах; consistent work
tag: on time; цагтаа; consistency
related: trust; ownership

respect
en: respect; kindness; empathy
mn: хүндлэл; эелдэг; бусдыг ойлгох; сайхан сэтгэл
also: empathetic; эмпати; kind people; хүндэтгэл; хүнлэг; бие биенээ хүндлэх; харилцан хүндэтгэх; хүнээ хайрлах; хүний нэр төр
tag: kind; kindness first; dignity; respectful

direct-feedback
en: direct feedback; open feedback; feedback culture; constructive criticism
mn: шууд санал хэлэх; нээлттэй санал солилцох; бүтээлч шүүмжлэл; эргэх холбоо
also: candid feedback; honest feedback; санал шүүмж; шууд ярих; direct communication; шууд харилцаа; giving feedback; шулуун ярих; handling criticism; taking feedback
tag: direct; criticism
related: transparency

communication
en: good communication; clear communicator; regular communication; communication skills
mn: харилцааны чадвар; харилцааны соёл; сайн харилцаа; тогтмол харилцах; харилцаатай байх
also: excellent communication; strong communication; харилцааны ур чадвар; ойлголцол; бие биенээ ойлгох; ярилцах чадвар; communicative; харилцаа сайтай; articulate speaker; listening to people; harmonious communication; diplomatic manner
tag: communicating; assertive; assertiveness; diplomatic; articulate; confidence; presenting to groups; wide vocabulary; харилцаа; communication
related: teamwork

leadership-value
en: leading by example; servant leadership; strong leadership
mn: үлгэрлэн манлайлах; манлайлал; манлайлагч; удирдан чиглүүлэх
also: leader mindset; лидер; үлгэр дуурайл; багийг манлайлах; people leader; leads by example

speed
en: speed; moving fast; fast-paced; fast execution; quick decisions
mn: хурд; хурдан ажиллах; шуурхай; хурдан шийдвэр
also: move fast; rapid execution; хурдан гүйцэтгэл; fast iteration; ship fast; хурдан хөгжүүлэх; sense of urgency; agility; эрч хүчтэй орчин; хурдан туршиж үзэх
tag: velocity

quality
en: quality; high standards; craftsmanship; attention to detail; excellence
mn: чанар; өндөр стандарт
also: detail-oriented; нямбай; perfectionist; төгс хийх; чамбай; нарийвчлал; accuracy; precision; хянуур; taste first
tag: detail; нарийн

innovation
en: innovation; creativity; creative thinking; thinking outside the box
mn: инноваци; шинэ санаа; шинийг санаачлах
also: innovative; out of the box; шинийг эрэлхийлэх; creative mind; бүтээлч; шинэлэг; invention; inventive; original thinking; market disruption; disruptive ideas
tag: disruption; disruptive; digital innovation; creative
related: experimentation; curiosity

experimentation
en: experimentation; learning by doing; fail fast; trial and error; iterative approach
mn: туршиж үзэх; алдаанаасаа суралцах; туршилтын сэтгэлгээ; алдаж сурах
also: learn fast; test and learn; hypothesis-driven; lean approach; lean startup; лийн стартап; алдахаас айдаггүй; experiments; алхам алхмаар сайжруулах; build measure learn; туршиж батлах
related: innovation; risk-taking

curiosity
en: curiosity; willingness to learn; lifelong learning; growth mindset; continuous learning
mn: сониуч зан; суралцах хүсэл; тасралтгүй суралцах; өсөлтийн сэтгэлгээ; сурах хүсэл
also: curious; eager to learn; шинийг сурах; open to learning; өөрийгөө хөгжүүлэх; self-development; learning mindset; хувь хүний хөгжил; personal growth; суралцах эрмэлзэл; fast learner; сониуч; тасралтгүй хөгжил; хурдан суралцдаг; continuous improvement; кайзен; kaizen; quick learner; хурдан сурдаг; сурах хурдтай
tag: learning
related: innovation

open-mindedness
en: open-mindedness; openness to ideas; open to new ideas
mn: нээлттэй сэтгэлгээ; шинэ санаанд нээлттэй; нээлттэй хүн
also: open minded; шинэ зүйлд нээлттэй; бусдын санааг сонсох; нээлттэй бодолтой; inquisitive mind
tag: inquisitive
related: curiosity; diversity

adaptability
en: adaptability; flexibility; versatility; comfort with ambiguity
mn: дасан зохицох чадвар; уян хатан; дасан зохицох
also: adaptable; versatile; comfortable with uncertainty; тодорхойгүй байдалд ажиллах; flexible mindset; wear many hats; олон үүрэг гүйцэтгэх; pivot ready
related: flexible-hours; resilience

resilience
en: resilience; perseverance; persistence; grit; determination
mn: тэсвэр хатуужил; шантрахгүй; тууштай; хичээл зүтгэл; тэвчээр
also: resilient; persistent; determined; never give up; hard-working; hard work; хөдөлмөрч; бууж өгдөггүй; бууж өгөхгүй; work ethic; зорилгодоо хүрэх; зорилготой; шаргуу; шантардаггүй; stress resistance; стресс тэсвэрлэх; хатуужилтай; works under pressure; working under pressure; stress tolerance

ambition
en: ambition; big vision; think big; high growth ambition
mn: том зорилго; эрмэлзэл; том мөрөөдөл; өндөр зорилго
also: ambitious; big dreams; том сэтгэх; амбицтай; амжилтын төлөө
tag: unicorn
related: global-outlook; speed

passion
en: passion; enthusiasm; mission-driven; dedication
mn: хүсэл тэмүүлэл; сэтгэл зүрхээ зориулах; зорилготой баг; эрхэм зорилго; урам зориг
also: passionate; enthusiastic; зүтгэл; сэтгэлээсээ хийх; хийж байгаа зүйлдээ дуртай; эрч хүчтэй; motivated; dedicated; мотивацтай; хүсэл эрмэлзэлтэй; сэтгэл гаргадаг; сэтгэлтэй; energetic; positive energy
tag: purpose; positivity; motivation; motivational

risk-taking
en: risk-taking; willingness to take risks; courage; boldness
mn: эрсдэл хүлээх; эрсдэл гаргах; зоригтой; эр зориг
also: risk taker; risk tolerant; эрсдэлд бэлэн; эрсдэл үүрэх; high risk tolerance; шинэ зүйлээс айдаггүй; эрсдэлээс айдаггүй; risk appetite; зоримог
related: ambition

caution
en: careful planning; risk-aware; prudence; low risk
mn: нухацтай төлөвлөх; болгоомжтой; эрсдэлээс сэргийлэх; эрсдэл багатай
also: risk averse; prudent; careful approach; тооцоотой хандах
tag: careful; болгоомж
related: frugality

frugality
en: frugality; lean spending; cost-consciousness
mn: хэмнэлт; зардал хэмнэх; арвич; үр ашигтай зарцуулах
also: frugal; bootstrapped; bootstrapping; cost conscious; өөрийн хөрөнгөөр; lean team; do more with less; capital efficient; бага зардлаар; зардал бага; гаднаас хөрөнгө оруулалтгүй; self-funded; өөрийн санхүүжилтээр
related: profitability

profitability
en: profitability; profit first; financial sustainability; sustainable business
mn: ашигтай ажиллах; ашигтай бизнес; санхүүгийн тогтвортой байдал
also: profitable; cash flow positive; ашиг олох; lifestyle business; ашигтай байх; sustainable profit; тогтвортой орлого; орлогоо нэмэх; ашгаа нэмэгдүүлэх
related: frugality

long-term-thinking
en: long-term thinking; long-term vision; patience; lasting value
mn: урт хугацааны сэтгэлгээ; алсын хараа; хэтийн зорилго
also: урт хугацааны харах; урт хугацааны стратеги; холын бодлого; урт хугацаагаар сэтгэх; long-term mindset; алсыг харах; хэтийг харах; long view; long-term customers; урт хугацааны харилцагч
related: long-term-commitment

quick-exit
en: exit-oriented; quick exit; early acquisition; build to sell
mn: бизнесээ зарах зорилготой; хурдан борлуулах; экзит хийх; компаниа зарах
also: exit strategy; acquisition target; early exit
related: ambition

customer-focus
en: customer focus; customer obsession; customer-centric; user-centred
mn: хэрэглэгч төвтэй; хэрэглэгчээ сонсох; үйлчлүүлэгч төвтэй; хэрэглэгчийг эрхэмлэх
also: customer first; customer obsessed; user first; user-centric; user-centered; хэрэглэгч эхэнд; хэрэглэгчийн хэрэгцээнд суурилсан; харилцагч төвтэй; хэрэглэгчтэйгээ ярих; хэрэглэгч нэгдүгээрт; хэрэглэгчдээ ойр

data-driven
en: data-driven; evidence-based; analytical mindset; fact-based decisions
mn: өгөгдөлд суурилсан; нотолгоонд суурилсан; баримтад суурилсан; тоон мэдээлэлд суурилсан
also: metrics-driven; дата дээр суурилсан; датанд суурилсан; аналитик сэтгэлгээ; analytical thinking; тоо баримт; data-informed; баримттай ярих; measured outcomes; тоогоор ярих; numbers first
tag: evidence; нотолгоо; data; баримт

# ---------------------------------------------------------------- purpose and fairness

social-impact
en: social impact; social good; positive impact; making a difference; giving back
mn: нийгмийн нөлөө; нийгэмд эерэг нөлөө; нийгэмд хувь нэмэр; нийгмийн сайн сайхан; нийгмийн хариуцлага
also: impact-driven; social responsibility; CSR; эерэг нөлөө; impact first; нийгэмд тустай; хүмүүст тус болох; нийгмийн төлөө; helping people; хүмүүст туслах; бусдад туслах; эх орондоо хувь нэмрээ оруулах; meaningful work; утга учиртай ажил; нийгмийн асуудлыг шийдэх; улс орондоо тустай; малчны төлөө; эмзэг бүлгийн төлөө; serving vulnerable people
tag: for herders

sustainability-value
en: sustainability; environmental responsibility; eco-friendly; green values
mn: тогтвортой байдал; байгальд ээлтэй; байгаль орчинд ээлтэй; эко сэтгэлгээ; байгаль орчны хариуцлага
also: environmentally friendly; sustainable; ногоон сэтгэлгээ; нүүрстөрөгч бага; байгалиа хайрлах; carbon neutral; environment friendly; байгаль дэлхийгээ хайрлах
related: social-impact

diversity
en: diversity; inclusion; equal opportunity; inclusiveness
mn: олон талт байдал; тэгш боломж; тэгш оролцоо; хүртээмжтэй байдал; ялгаварлан гадуурхалгүй
also: diverse team; inclusive; inclusivity; DEI; gender balance; жендэрийн тэгш байдал; тэгш эрх; equality; women-led; equal rights; тэгш хандах; олон соёлт баг; эмэгтэй удирдагчтай; multicultural team; тэгш хүртээмж

fairness
en: fairness; fair split; equal partnership; fair pay
mn: тэгш шударга; тэнцүү хувь; шударга хуваарилалт; эрх тэгш хамтрал; тэгш хамтрал
also: equal split; 50/50; тэнцүү хуваах; equal equity; fair equity; тэгш түншлэл; эрх тэгш түнш; win-win; харилцан ашигтай; fair deal; шударга үнэ; fair price; pay people first; artists get paid; fair recruitment; шударга цалин
related: honesty

work-life-balance
en: work-life balance; family first; healthy pace; wellbeing at work
mn: ажил амьдралын тэнцвэр; гэр бүлийн цаг; гэр бүлээ эрхэмлэх; ажил амралтын тэнцвэр
also: no burnout; гэр бүл нэгдүгээрт; family time; calm company; four-day week; family-friendly; ажил хувийн амьдралын тэнцвэр; амралт ажлын тэнцвэр
related: flexible-hours

work-hard
en: intense work; startup hustle; long hours; high intensity
mn: өдөр шөнөгүй ажиллах; шөнөгүй ажиллах; их ажиллах; хүчтэй ачаалал; илүү цагаар ажиллах
also: 996; hustle culture; илүү цаг; ачаалал даах; нойргүй ажиллах; high pressure; ачаалалтай ажиллах
tag: overtime
related: speed; full-time

friendly-culture
en: friendly atmosphere; fun at work; flat structure; informal culture
mn: найрсаг уур амьсгал; найрсаг орчин; найрсаг хамт олон; дотно хамт олон; эрх чөлөөтэй орчин
also: flat hierarchy; no hierarchy; friendly team; хөгжилтэй баг; хөгжилтэй орчин; залуу баг; young team; startup culture; стартап соёл; casual culture; хошин мэдрэмж; эерэг уур амьсгал; эерэг хандлага; positive attitude; friendly manner; good humour; compassionate; personable; найрсаг зан
tag: fun; хөгжилтэй; хөгжилтэй байх; инээд; laughter; personality; pleasant; compassion; witty; humor
related: teamwork

structure
en: structured work; clear processes; clear roles; well-organised
mn: тодорхой зохион байгуулалт; тодорхой үүрэг; зохион байгуулалттай; эмх цэгцтэй
also: organised; тодорхой процесс; systematic; тодорхой дүрэм журам; well-structured; системтэй; төлөвлөгөөтэй ажиллах; зохион байгуулалт сайтай; organized
related: reliability

confidentiality
en: confidentiality; discretion; data privacy; keeping secrets; NDA
mn: нууцлал; нууц хадгалах; нууцлалын гэрээ; хувийн нууцыг хүндлэх
also: non-disclosure agreement; confidential; мэдээллийн нууцлал; нууц хадгалах гэрээ; privacy; хувийн мэдээлэл хамгаалах
related: trust

open-source-value
en: knowledge sharing; open source values; sharing openly; open knowledge
mn: мэдлэгээ хуваалцах; мэдлэг түгээх; нээлттэй эхийн сэтгэлгээ; туршлагаа хуваалцах
also: open source first; share knowledge; open data; нээлттэй өгөгдөл; sharing experience; туршлага солилцох
related: transparency; teamwork

safety-first
en: safety first; responsible technology; zero harm
mn: аюулгүй байдлыг эрхэмлэх; аюулгүй ажиллагаа нэгдүгээрт; хариуцлагатай технологи
also: zero accident; responsible AI; аюулгүй байдал нэгдүгээрт; осолгүй ажиллах; хариуцлагатай хиймэл оюун; осол аваргүй
tag: safety; safe

national-values
en: national pride; Mongolian heritage values; supporting local; made in Mongolia
mn: эх оронч; эх орноо хөгжүүлэх; үндэсний үнэт зүйл; дотоодоо дэмжих; уламжлалаа хадгалах
also: patriotic; support local; local first; Монголд үйлдвэрлэв; Монголоо хөгжүүлэх; эх орондоо хөрөнгө оруулах; Монголоо гэх; монгол брэнд; нүүдэлчин соёл; nomadic culture; соёлоо хадгалах; keeping our culture; хэлээ хадгалах
related: social-impact

global-outlook
en: global outlook; global market; international mindset; going global
mn: дэлхийд гарах; дэлхийн зах зээл; олон улсын зах зээл; олон улсын түвшин; гадаад зах зээл
also: international market; global-first; born global; гадаадын зах зээлд гарах; international expansion; олон улсад гарах; global team; олон улсын баг; дэлхийд өрсөлдөх; overseas market; дэлхийн түвшний
related: ambition

results-oriented
en: results-oriented; goal-driven; outcome-focused; performance culture
mn: үр дүнд чиглэсэн; үр дүнтэй ажиллах; зорилгод чиглэсэн; үр дүнгээр үнэлэх
also: OKR; KPI; үр дүн гаргах; үр дүн төвтэй; result driven; бодит үр дүн; efficiency; үр ашиг; goal-oriented; goal setting; execution-minded; зорилго тавих
tag: execution; goals; getting things done
related: ownership

simplicity
en: simplicity; pragmatism; practical approach
mn: энгийн байх; прагматик хандлага; практик хандлага; нэг зүйлд төвлөрөх; бодит хандлага
also: pragmatic; keep it simple; бодитой; KISS; focused team; минималист; practical mindset; бодит байдалд нийцсэн
tag: төвлөрөл
related: frugality

@stage

stage-early
en: early stage; early-stage startup; just starting out
mn: эхний шат; эхлэл үе шат; гарааны шат; дөнгөж эхэлж байгаа
also: эхлэлийн шат; дөнгөж эхэлсэн; анхан шатны стартап; эрт үе шат; шинээр эхэлж байгаа; startup stage; шинэ стартап

stage-idea
en: idea
mn: санаа
also: ideation; шинэ санаатай; бизнес санаа; startup idea; стартап санаа; business idea
broader: stage-early

stage-concept
en: concept; validated problem; proof of concept
mn: концепц; концепт; асуудлаа баталгаажуулсан
also: POC; үзэл баримтлалын шат; customer interviews done; хэрэглэгчийн судалгаа хийсэн; problem-solution fit; market research done; зах зээлийн судалгаа хийсэн; судалгаагаа хийсэн; баталгаажуулалтын шат; концепци; landing page; waitlist; хүлээлгийн жагсаалт; idea validation
broader: stage-early
related: stage-idea; stage-planning

stage-planning
en: planning; preparation stage
mn: төлөвлөлт; бэлтгэл шат; бизнес төлөвлөгөөтэй; бэлтгэл ажил
also: төлөвлөгөө гаргасан; бизнес төлөвлөгөө бэлэн; roadmap ready; төлөвлөж байгаа; бэлтгэж байгаа; business plan; бэлтгэл үе шат; pre-launch; team building stage; бэлтгэл хангаж байна; баг бүрдүүлэх шат; баг бүрдүүлж байна; assembling the team
broader: stage-early
related: stage-concept

stage-prototype
en: prototype; prototype stage; working prototype; demo ready
mn: прототип; прототипын шат; анхны прототип; туршилтын загвар; загвар хувилбар
also: prototyping; демо; demo; пилот загвар; mockup; дэмо; туршилтын хувилбар; прототип хийсэн; wireframes ready; алфа хувилбар; alpha version; туршилтын дээж; эхний дээж; first sample; дээж бүтээгдэхүүн; туршилтын бүтээгдэхүүн
broader: stage-early
related: stage-mvp

stage-mvp
en: MVP; minimum viable product; first version; beta version; working product
mn: MVP; анхны хувилбар; бета хувилбар; бэлэн бүтээгдэхүүн; ажиллаж байгаа бүтээгдэхүүн
also: minimal viable product; хамгийн бага боломжит бүтээгдэхүүн; beta testing; эхний хувилбар; бета туршилт; soft launch; анхны бүтээгдэхүүн; ажилладаг хувилбар; МВП; хязгаарлагдмал хувилбар; product is ready; MVP хийсэн; бүтээгдэхүүн гарсан; бүтээгдэхүүн бэлэн
tag: beta
broader: stage-early
related: stage-prototype; stage-first-users

stage-pilot
en: pilot; pilot project; pilot customers; pilot stage
mn: пилот; туршилтын төсөл; туршилтын хэрэглэгчтэй
also: piloting; туршилтын шат; туршилтаар хэрэгжүүлж байгаа; туршилтаар ажиллаж байгаа; field trial; field testing; хээрийн туршилт
broader: stage-mvp

stage-launched
en: launched; live product; in production
mn: зах зээлд гарсан; нээлтээ хийсэн; ажиллаж эхэлсэн; үйл ажиллагаагаа эхэлсэн; албан ёсоор гарсан
also: already live; public launch; бүтээгдэхүүнээ гаргасан; App Store дээр байгаа; Play Store дээр байгаа; зах зээлд нэвтэрсэн; go live; on the App Store; бүтээгдэхүүн зах зээлд; хэрэглээнд гарсан; хэрэглээнд нэвтэрсэн; зах зээлд нэвтрүүлсэн
broader: stage-mvp
related: stage-first-users

stage-first-users
en: first users; early users; first customers; early adopters
mn: анхны хэрэглэгчтэй; анхны хэрэглэгчид; анхны үйлчлүүлэгчид; анхдагч хэрэглэгчид; хэрэглэгчтэй болсон
also: early customers; initial users; анхны үйлчлүүлэгчтэй; эхний хэрэглэгчид; эхний хэрэглэгчтэй; beta users; active users; идэвхтэй хэрэглэгч; туршилтын хэрэглэгч; анхны харилцагч; эхний харилцагч; бета хэрэглэгчид; анхны 100 хэрэглэгч; анхны захиалга; first orders
tag: traction
broader: stage-mvp
related: stage-revenue

stage-revenue
en: paying customers; revenue
mn: төлбөртэй хэрэглэгчтэй; орлого олж байгаа; орлоготой болсон; төлбөр төлдөг хэрэглэгчтэй
also: recurring revenue; MRR; ARR; эхний орлого; анхны борлуулалт; борлуулалттай; first sale; анхны орлого; борлуулалт хийж эхэлсэн; орлого олж эхэлсэн; төлбөртэй хэрэглэгч; paying users; paid customers; борлуулалт нь эхэлсэн
related: stage-first-users; stage-growth

stage-product-market-fit
en: product-market fit; proven demand
mn: зах зээлийн эрэлтээ олсон; бүтээгдэхүүн зах зээлийн нийцэл; эрэлт нь батлагдсан
also: PMF; зах зээлд нийцсэн; зах зээлээ олсон
broader: stage-revenue
related: stage-growth

stage-growth
en: growth; growing business; expansion stage; growing fast
mn: өсөлт; өргөжиж буй; өсөж буй бизнес; тэлэх шат
also: өргөжин тэлэх; тэлэлт; өргөжүүлэх; growing company; бизнесээ тэлэх; өсөж байгаа; өргөжиж байгаа; өсөж томорч буй; хурдан өсөж буй; тэлж байгаа
tag: expanding
related: stage-revenue; stage-scale

stage-scale
en: scale-up; market expansion
mn: өргөжих шат; масштаблах; олон улсад тэлэх; шинэ зах зээлд тэлэх; скэйлап
also: гадаад зах зээлд тэлэх; regional expansion; масштабаа тэлэх; хурдацтай тэлэх
tag: scaling
broader: stage-growth

stage-established
en: established business; mature company; established company; market leader
mn: тогтсон бизнес; туршлагатай компани; олон жил үйл ажиллагаа явуулсан; зах зээлд тэргүүлэгч
also: mature business; profitable company; mature stage; жигдэрсэн; family business; гэр бүлийн бизнес; established brand; тогтвортой бизнес; олон жил ажилласан компани; corporate stage; бэлэн бизнес; existing business; operating business; үйл ажиллагаа явуулж буй компани; ажиллаж байгаа бизнес
related: stage-growth

stage-pre-seed
en: pre-seed; pre-seed round; friends and family round; pre-seed funding
mn: үрийн өмнөх шат; pre-seed; пре-сид; гэр бүл найзуудын хөрөнгө
also: анхны хөрөнгө оруулалт; pre-seed stage; ангел шат; angel round; first investment; анхны санхүүжилт; first funding; анхны хөрөнгө босголт
broader: stage-early
related: stage-prototype; stage-mvp

stage-seed
en: seed; seed round
mn: үрийн шат; үрийн санхүүжилт; сид шат; үрийн хөрөнгө оруулалт
also: сид раунд; seed investment; үрийн хөрөнгө; үрийн раунд; accelerator stage; сид санхүүжилт; seed хөрөнгө оруулалт
related: stage-mvp; stage-first-users; stage-pre-seed

stage-series-a
en: Series A or B; Series A; Series A round; Series B; venture-backed
mn: Series A ба B шат; Series A; А шатны хөрөнгө оруулалт; А раунд; венч санхүүжилттэй
also: A round; VC backed; B round; Series C; later stage; А цувралын хөрөнгө оруулалт; сери А; А серийн хөрөнгө оруулалт
broader: stage-growth

stage-fundraising
en: raising funds; raising investment; looking for investment; fundraising round
mn: хөрөнгө босгож байна; хөрөнгө оруулалт хайж байна; санхүүжилт хайж байна; хөрөнгө босголтын шат
also: raising a round; seeking funding; looking for funding; seeking investment; raising money; хөрөнгө босгох шат; хөрөнгө босгохоор
related: stage-seed; stage-pre-seed

stage-pivot
en: pivoting; pivot stage; restarting; changing direction
mn: чиглэлээ өөрчилж буй; пивот; дахин эхлүүлж буй
also: pivoted; чиглэлээ өөрчилсөн; дахин эхэлж байгаа; чиглэл өөрчлөх
tag: relaunch
related: stage-concept; stage-mvp

@language

mongolian-language
en: Mongolian; Mongolian language; native Mongolian; Khalkha Mongolian
mn: монгол хэл; монголоор ярих; халх монгол хэл
also: монголоор; кирилл монгол; эх хэл монгол
tag: Монгол; mn; mon; mgl; дүрэм

traditional-mongolian-script
en: traditional Mongolian script; Mongol bichig; classical Mongolian script
mn: монгол бичиг; үндэсний бичиг; худам монгол бичиг; босоо бичиг
also: Mongolian script; vertical script
tag: Mongol script
broader: mongolian-language

buryat-language
en: Buryat; Buryat language
mn: буриад хэл; буриадаар ярих
also: Buriat; буриад аялгуу
tag: Буриад
related: mongolian-language

kalmyk-language
en: Kalmyk; Kalmyk language; Oirat language
mn: халимаг хэл; ойрад хэл; тод бичиг
also: Oirat; торгууд аялгуу
tag: Халимаг; Ойрад
related: mongolian-language

english-language
en: English; English language; fluent English; business English
mn: англи хэл; англи; англиар ярих; бизнес англи хэл
also: IELTS; TOEFL; TOEIC
tag: Англи; en; eng

russian-language
en: Russian; Russian language; fluent Russian
mn: орос хэл; оросоор ярих
also: оросоор; TORFL; ТРКИ
tag: Орос; ru; rus; русский

chinese-language
en: Chinese; Mandarin; Mandarin Chinese; Chinese language
mn: хятад хэл; хятадаар ярих; мандарин хэл
also: HSK; Putonghua; хятадаар; ханз
tag: Хятад; zh; cn; chi; 中文

cantonese-language
en: Cantonese; Cantonese language
mn: кантон хэл; кантоноор ярих
also: Yue Chinese; хонконг хэл
tag: Кантон
related: chinese-language

korean-language
en: Korean; Korean language; fluent Korean
mn: солонгос хэл; солонгосоор ярих
also: TOPIK; солонгосоор; топик
tag: Солонгос; ko; kr; kor; 한국어

japanese-language
en: Japanese; Japanese language; fluent Japanese
mn: япон хэл; японоор ярих
also: JLPT; японоор; JLPT N1; JLPT N2; JLPT N3
tag: Япон; ja; jp; jpn; 日本語

german-language
en: German; German language; fluent German
mn: герман хэл; германаар ярих
also: Deutsch; TestDaF; Goethe-Zertifikat; германаар; Goethe; DSH
tag: Герман; de

french-language
en: French; French language; fluent French
mn: франц хэл; францаар ярих
also: DELF; francais; францаар
tag: Франц; fr; fre

spanish-language
en: Spanish; Spanish language; fluent Spanish
mn: испани хэл; испаниар ярих
also: DELE; испаниар
tag: Испани; es; español

italian-language
en: Italian; Italian language
mn: итали хэл; италиар ярих
also: италиар
tag: Итали

portuguese-language
en: Portuguese; Portuguese language
mn: португал хэл; португалаар ярих
also: португали хэл
tag: Португал

turkish-language
en: Turkish; Turkish language; fluent Turkish
mn: турк хэл; туркээр ярих
also: TÖMER; туркээр; түрэг хэл
tag: Турк; tr; türkçe

kazakh-language
en: Kazakh; Kazakh language
mn: казах хэл; казахаар ярих
also: Qazaq; хасаг хэл; казахаар; қазақ тілі
tag: Казах; Хасаг; kz; kk; қазақша

tuvan-language
en: Tuvan; Tuvan language
mn: тува хэл; тувагаар ярих; урианхай хэл
also: Tyvan; Dukha language; цаатан хэл
tag: Тува; Тыва

uzbek-language
en: Uzbek; Uzbek language
mn: узбек хэл; узбекээр ярих
also: узбекээр
tag: Узбек

kyrgyz-language
en: Kyrgyz; Kyrgyz language
mn: киргиз хэл; киргизээр ярих
also: Kirghiz; кыргыз хэл
tag: Киргиз

ukrainian-language
en: Ukrainian; Ukrainian language
mn: украин хэл; украинаар ярих
tag: Украин

polish-language
en: Polish language; Polish speaker; fluent Polish
mn: польш хэл; польшоор ярих
also: native Polish; polski
tag: Polish; Польш

czech-language
en: Czech; Czech language
mn: чех хэл; чехээр ярих
also: чехээр
tag: Чех

hungarian-language
en: Hungarian; Hungarian language
mn: унгар хэл; унгараар ярих
also: Magyar; мажар хэл
tag: Унгар

bulgarian-language
en: Bulgarian; Bulgarian language
mn: болгар хэл; болгараар ярих
tag: Болгар

swedish-language
en: Swedish; Swedish language
mn: швед хэл; шведээр ярих
also: svenska; шведээр
tag: Швед

norwegian-language
en: Norwegian; Norwegian language
mn: норвеги хэл; норвегиор ярих
also: норвег хэл; norsk
tag: Норвеги

danish-language
en: Danish; Danish language
mn: дани хэл; даниар ярих
also: дан хэл
tag: Дани

finnish-language
en: Finnish; Finnish language
mn: финланд хэл; финландаар ярих
also: фин хэл; suomi
tag: Финланд

dutch-language
en: Dutch; Dutch language; Flemish
mn: голланд хэл; нидерланд хэл; голландаар ярих
also: фламанд хэл
tag: Голланд; Нидерланд

greek-language
en: Greek language; Greek speaker; modern Greek
mn: грек хэл; грекээр ярих
also: fluent Greek
tag: Greek; Грек

arabic-language
en: Arabic; Arabic language
mn: араб хэл; арабаар ярих
also: арабаар
tag: Араб

hebrew-language
en: Hebrew; Hebrew language
mn: еврей хэл; иврит хэл; ивритээр ярих
also: иврит
tag: Еврей

persian-language
en: Persian; Farsi; Persian language
mn: перс хэл; фарси хэл; персээр ярих
also: Dari; фарси
tag: Перс

hindi-language
en: Hindi or Urdu; Hindi; Hindi language; Urdu
mn: хинди эсвэл урду хэл; хинди хэл; хиндигээр ярих; урду хэл
also: энэтхэг хэл; хинди

tibetan-language
en: Tibetan; Tibetan language; classical Tibetan
mn: төвд хэл; төвдөөр ярих
also: төвд бичиг
tag: Төвөд

thai-language
en: Thai; Thai language
mn: тай хэл; тайгаар ярих; тайланд хэл
tag: Тай; Тайланд

vietnamese-language
en: Vietnamese; Vietnamese language
mn: вьетнам хэл; вьетнамаар ярих
tag: Вьетнам

indonesian-language
en: Indonesian or Malay; Indonesian; Bahasa Indonesia; Malay
mn: индонез эсвэл малай хэл; индонез хэл; малай хэл; индонезээр ярих
also: Bahasa Melayu; индонези хэл
tag: Индонез; Малай; bahasa

filipino-language
en: Filipino language; Tagalog
mn: филиппин хэл; тагалог хэл
also: тагалог
tag: Filipino

signed-language
en: sign language; Mongolian sign language; sign language interpretation
mn: дохионы хэл; монгол дохионы хэл; дохионы хэлмэрч
also: ASL; signing; дохионы хэлний хэлмэрч; сонсголгүй хүмүүсийн хэл
`;
